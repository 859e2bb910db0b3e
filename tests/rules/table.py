"""Set up a position by hand, answer its questions, look at what came of it.

    from tests.rules.table import answer, at, offered, refuses, table

    game = table(banners={"B4": 3, "E1": ("bear", 1)}, council={"bear.marshal": "raven"})
    answer(game, "order bear.sheriff attack", "from B4", "to E2", "count 3")
    assert at(game, "E2") == ("bear", 2)

What can be said to `table` (all of it optional):

* `players` (3), `ruleset` ("second"), `options` set on top; `seats` as in `Game.new`: 3 players
  are raven, spider, rat in this order; `first` has the marker ("raven"), in round `round` (1).
* `banners`: region -> number (of its home empire) or (empire, number). What is not named is
  empty; without `banners` the board is as at the start. Reserves follow.
* `council`: position -> society; `field`: society -> regions. The other agents are in hand.
* `hands`: society -> cards ("bear/lion"); `discards`: cards. The others are in their decks;
  `deck_of("bear")` names all eight cards of one.
* `loyalties`: society -> five empires, Devout first; `face_up`: society -> slots;
  `swaps`: society -> number.
* `begin`: the position whose turn it is ("bear.sheriff"; one that nobody controls is passed
  over as in play), or "retrieve", "deploy", "end" for that part of the round. "end" is the
  moment after the Horse Chancellor's turn.

Chance is asked like anybody: answer "draw bear/lion" to let that card be drawn.

Then: `answer(game, *actions)` gives the decisions that were asked, one per answer;
`offered(game, "order ")` the options that begin so, without that beginning;
`attack(game, "B4", "E2", 3)` answers for an attack order and its three questions;
`outcomes(game)` follows all answers to a question asked over and over;
`refuses(game, action, rule)` sees an answer refused by the question's name and rule, nothing
changed; `asked(game)` who is asked what. `at` one region, `banners` the whole map, `reserve`,
`hand`, `deck` look. All of them check first that 20 banners per empire, every card, nine agents
per player and one controller per region are there (`check`).

For cards: `price("march")` names cards that pay for an ability, `play("march")` is the answer
that plays them, `playable(game)` names the abilities offered, `ONE_OF_EACH` is a hand that pays
for any of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.laws import check_all
from warofwhispers import Decision, Game, IllegalAction
from warofwhispers.codec import state_to_json
from warofwhispers.content import DOUBLES, EMPIRE_PAIRS, EMPIRES, PAIRS, SINGLES, SLOTS
from warofwhispers.engine.frames.council import Tracker
from warofwhispers.engine.frames.rounds import Round
from warofwhispers.notation import CARD_TEXTS, POSITION_TEXTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from warofwhispers.content import Content, Ruleset

Banners = int | tuple[str, int]

ONE_OF_EACH = [f"{empire}/{other}" for empire in EMPIRES for other in EMPIRES if other != empire]

RETRIEVE, DEPLOY, AFTER_COUNCILS = 0, 1, 3  # the steps of a round, as `Round` counts them


def table(  # noqa: PLR0913 - there is this much on a table
    players: int | None = None,
    ruleset: str | Ruleset = "second",
    options: Mapping[str, str] | None = None,
    *,
    seats: Sequence[str] | None = None,
    first: str | None = None,
    round: int = 1,  # noqa: A002 - the rules' own word
    banners: Mapping[str, Banners] | None = None,
    council: Mapping[str, str] | None = None,
    field: Mapping[str, Sequence[str]] | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    discards: Sequence[str] = (),
    loyalties: Mapping[str, Sequence[str]] | None = None,
    face_up: Mapping[str, Sequence[str]] | None = None,
    swaps: Mapping[str, int] | None = None,
    begin: str = "bear.sheriff",
    content: Content | None = None,
) -> Game:
    """Make a game at the question that the position described leads to."""
    if players is None and seats is None:
        players = 3
    game = Game.new(players, ruleset, options=options, seats=seats, content=content)
    s = game.state
    s.first = game.seat(first) if first else 0
    s.round = round - 1 if begin == "retrieve" else round  # `Round` opens the next one itself
    if banners is not None:
        _lay_banners(game, banners)
    _place_agents(game, council or {}, field or {})
    _deal_cards(game, hands or {}, discards)
    _bet(game, loyalties or {}, face_up or {})
    for society, number in (swaps or {}).items():
        s.swaps[game.seat(society)] = number
    steps = {"retrieve": RETRIEVE, "deploy": DEPLOY, "end": AFTER_COUNCILS}
    s.stack = [Round(steps.get(begin, AFTER_COUNCILS))]
    if begin not in steps:
        s.stack.append(Tracker(POSITION_TEXTS.index(begin), -1))
    s.log = []
    s.count = 0
    check(game)
    s.run()
    check(game)
    return game


def _lay_banners(game: Game, banners: Mapping[str, Banners]) -> None:
    s = game.state
    s.banners = [0] * len(s.banners)
    s.holder = list(s.data.home)
    s.reserve = [20] * len(EMPIRES)
    for region, standing in banners.items():
        place = game.notation.regions.index(region)
        empire, number = s.data.home[place], standing
        if isinstance(standing, tuple):
            empire, number = EMPIRES.index(standing[0]), standing[1]
        assert isinstance(number, int)
        assert number > 0, f"{region}: leave an empty region out"
        s.banners[place] = number
        s.holder[place] = empire
        s.reserve[empire] -= number


def _place_agents(
    game: Game, council: Mapping[str, str], field: Mapping[str, Sequence[str]]
) -> None:
    s = game.state
    for position, society in council.items():
        s.council[POSITION_TEXTS.index(position)] = game.seat(society)
        s.agents[game.seat(society)] -= 1
    for society, regions in field.items():
        for region in regions:
            s.field.append(game.seat(society) * 40 + game.notation.regions.index(region))
            s.agents[game.seat(society)] -= 1
    s.field.sort()


def _deal_cards(game: Game, hands: Mapping[str, Sequence[str]], discards: Sequence[str]) -> None:
    s = game.state
    for society, cards in hands.items():
        for card in cards:
            s.draw(game.seat(society), CARD_TEXTS.index(card))
    for card in discards:
        kind = CARD_TEXTS.index(card)
        s.deck[kind] -= 1
        s.deck_size[s.data.card_empire[kind]] -= 1
        s.discards[kind] += 1
        s.discard_size[s.data.card_empire[kind]] += 1


def _bet(
    game: Game, loyalties: Mapping[str, Sequence[str]], face_up: Mapping[str, Sequence[str]]
) -> None:
    s = game.state
    for seat, society in enumerate(game.seats):
        tokens = loyalties.get(society, EMPIRES[seat:] + EMPIRES[:seat])
        assert sorted(tokens) == sorted(EMPIRES), f"{society}: five tokens, one per empire"
        s.loyalty[seat * 5 : seat * 5 + 5] = [EMPIRES.index(empire) for empire in tokens]
        s.face_up[seat] = sum(1 << SLOTS.index(slot) for slot in face_up.get(society, ()))


def deck_of(empire: str) -> list[str]:
    """Name all cards of an empire's deck."""
    return [f"{empire}/{other}" for other in EMPIRES if other != empire for _ in (1, 2)]


def price(ability: str) -> list[str]:
    """Name cards that pay for an ability: one way of several."""
    if ability in PAIRS:
        a, b = EMPIRE_PAIRS[PAIRS.index(ability)]
        return [f"{EMPIRES[a]}/{EMPIRES[b]}", f"{EMPIRES[b]}/{EMPIRES[a]}"]
    empire = EMPIRES[(SINGLES if ability in SINGLES else DOUBLES).index(ability)]
    cards = [card for card in ONE_OF_EACH if card.startswith(empire)]
    return cards[:1] if ability in SINGLES else cards[:2]


def play(ability: str) -> str:
    """Return the answer that plays an ability with the cards `price` names."""
    return f"play {ability} {'+'.join(price(ability))}"


# -- playing ---------------------------------------------------------------------------------------


def answer(game: Game, *actions: str) -> list[Decision]:
    """Answer question after question; return the questions."""
    questions = []
    for action in actions:
        questions.append(game.decision)
        game.apply(action)
        check(game)
    return questions


def attack(game: Game, source: str, target: str, number: int) -> list[Decision]:
    """Order the attack the position offers; return its questions."""
    order = next(o for o in game.decision.options if o.endswith(" attack"))
    return answer(game, order, f"from {source}", f"to {target}", f"count {number}")


def outcomes(game: Game) -> list[str]:
    """Follow every sequence of answers to the question asked now; return the maps they lead to."""
    prompt = asked(game)[1]
    found = []
    for option in offered(game):
        branch = game.clone()
        answer(branch, option)
        found += outcomes(branch) if asked(branch)[1] == prompt else [str(banners(branch))]
    return found


def refuses(game: Game, action: str, rule: str) -> None:
    """See an answer refused, with the question's name and rule, and nothing changed."""
    before = everything(game)
    decision = game.decision
    with pytest.raises(IllegalAction) as refusal:
        game.apply(action)
    assert decision.rule == rule
    for word in (f"to {decision.prompt} ({rule})", str(decision.player), f'"{action}'):
        assert word in str(refusal.value)
    assert everything(game) == before
    check(game)


def everything(game: Game) -> tuple[object, ...]:
    """Return all there is in a game, to be compared."""
    return (state_to_json(game.state), game.decision, tuple(game.actions), game.events())


# -- looking ---------------------------------------------------------------------------------------


def asked(game: Game) -> tuple[str | None, str]:
    """Return who is asked what."""
    check(game)
    return game.decision.player, game.decision.prompt


def offered(game: Game, start: str = "") -> list[str]:
    """Return the options that begin with `start`, without it."""
    check(game)
    return [o.removeprefix(start) for o in game.decision.options if o.startswith(start)]


def playable(game: Game) -> set[str]:
    """Name the abilities that cards are offered for."""
    return {option.split()[0] for option in offered(game, "play ")}


def at(game: Game, region: str) -> tuple[str, int]:
    """Return who controls a region, with how many banners."""
    check(game)
    place = game.notation.regions.index(region)
    return EMPIRES[game.state.holder[place]], game.state.banners[place]


def banners(game: Game) -> dict[str, tuple[str, int]]:
    """Return all regions with banners."""
    everywhere = {region: at(game, region) for region in game.notation.regions}
    return {region: here for region, here in everywhere.items() if here[1]}


def reserve(game: Game, empire: str) -> int:
    """Return the number of banners in an empire's reserve."""
    check(game)
    return game.state.reserve[EMPIRES.index(empire)]


def hand(game: Game, society: str) -> list[str]:
    """Return a society's cards, sorted."""
    first = game.seat(society) * game.state.data.kinds
    return _cards(game.state.hands[first : first + game.state.data.kinds])


def deck(game: Game, empire: str) -> list[str]:
    """Return the cards in an empire's deck, sorted."""
    return [card for card in _cards(game.state.deck) if card.startswith(empire)]


def discarded(game: Game) -> list[str]:
    """Return the cards in all discard piles, sorted."""
    return _cards(game.state.discards)


def agent(game: Game, position: str) -> str | None:
    """Return whose agent sits there."""
    seat = game.state.council[POSITION_TEXTS.index(position)]
    return game.seats[seat] if seat >= 0 else None


def _cards(counts: list[int]) -> list[str]:
    return sorted(CARD_TEXTS[kind] for kind, number in enumerate(counts) for _ in range(number))


# -- what always holds -----------------------------------------------------------------------------


def check(game: Game) -> None:
    """See that nothing is lost or made up, and that a question has answers."""
    check_all(game.state)
