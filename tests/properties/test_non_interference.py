"""What a seat cannot know changes nothing that it sees, nor what others are asked.

`twins.py` explains how two worlds are kept alike; here they are played, and altered on purpose
to see that a leak is found.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tests.properties import twins
from tests.properties.games import HOARDER, SPENDER, Case, cases, many
from tests.properties.twins import Leak, cornered, from_the_start, reshuffled
from warofwhispers.engine.codes import EMPIRE_COUNT, PHASE_COUNCIL
from warofwhispers.engine.frames.registry import take_apart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.properties.twins import Twins
    from warofwhispers import Game

CHUNKS = 12
PAIRS = many(36)

# Kinds of games in which hidden cards could matter to what is asked. Cornered twins (nobody can
# attack but by a card) are played for about a round.
CORNERED = [
    Case(preset, 3 + seed % 2, seed, SPENDER, options)
    for preset, options in (
        ("competitive", ()),
        ("second", (("null_orders", "target_barred"),)),
        ("second", ()),
        ("first", ()),
    )
    for seed in range(8)
]
ROUND = 90
CARDS = [
    Case(preset, players, 10 + players, style, options, councils="scribes")
    for preset, players, style, options in (
        ("second", 2, SPENDER, ()),
        ("second", 4, HOARDER, ()),
        ("eog", 3, HOARDER, ()),
        ("first", 2, SPENDER, (("spent", "discard"),)),
        ("competitive", 3, HOARDER, (("card_timing", "open"),)),
        ("second", 3, SPENDER, (("null_orders", "target_barred"),)),
        ("second", 4, SPENDER, (("dark_alliances", "on"),)),
        ("second", 3, SPENDER, (("conquest", "on"),)),
        ("competitive", 3, SPENDER, (("treasure", "on"),)),
        ("second", 2, HOARDER, (("dark_alliances", "on"), ("treasure", "on"))),
    )
]


def pairs(case: Case, seat: int) -> Iterator[Twins]:
    """Yield twins of a case for one seat (-1: a spectator), from the start and from the middle."""
    yield from_the_start(case, seat)
    for after in (90, 180, 260):
        middle = reshuffled(case, seat, after)
        if middle is not None and ("dark_alliances", "on") not in case.options:
            # (A declined alliance has been seen by all: from the middle it could not differ.)
            yield middle


@pytest.mark.parametrize("index", range(CHUNKS))
def test_seat_sees_nothing_hidden(index: int) -> None:
    """In all kinds of games a seat and a spectator see the same in both worlds."""
    for i, case in enumerate(cases(PAIRS, 8)):
        if i % CHUNKS == index:
            pair = from_the_start(case, i % (case.players + 1) - 1)
            pair.run()
            assert pair.steps > 0


@pytest.mark.parametrize("case", CARDS, ids=str)
def test_windows_tell_nothing(case: Case) -> None:
    """Hands full of other cards lead to the same questions, as far as the worlds go together."""
    met: Counter[str] = Counter()
    for pair in pairs(case, case.seed % (case.players + 1) - 1):
        pair.run()
        met += pair.met
    assert met["hands differ"] > 50


@pytest.mark.parametrize("case", [case for case in CORNERED if case.seed < many(8)], ids=str)
def test_attack_by_cards_alone_tells_nothing(case: Case) -> None:
    """Where only armada makes an attack possible, nobody learns who could play it (R4.3)."""
    for seat in range(-1, case.players):
        cornered(case, seat).run(most=ROUND)


SITUATIONS = (
    "act differs", "after_order differs", "declared differs", "after_fight differs",
    "attack_from differs", "discard differs", "discards differ", "reached differs",
    "relocate asked", "elsewhere asked", "plays in one world alone", "other orders",
    "orders in one world alone",
    "act_elsewhere played", "relocate_agent played", "midnight_oil played", "strike_empty played",
)  # fmt: skip


def test_all_situations_are_met() -> None:
    """The twins above go through every situation in which a hand could betray itself."""
    met: Counter[str] = Counter()
    for case in CARDS:
        for pair in pairs(case, case.seed % (case.players + 1) - 1):
            pair.run(look=lambda *_: {}, asked=lambda _: None)
            met += pair.met
    for case in CORNERED:
        for seat in range(-1, case.players):
            pair = cornered(case, seat)
            pair.run(look=lambda *_: {}, asked=lambda _: None, most=ROUND)
            met += pair.met
    assert [name for name in SITUATIONS if not met[name]] == []


# -- the test can fail -----------------------------------------------------------------------------


def run_all(look: twins.Look = twins.look, asked: twins.Asked = twins.asked) -> None:
    """Play all twins, observed in another way."""
    for case in CARDS:
        for pair in pairs(case, 0):
            pair.run(look, asked)


def deck_shown(game: Game, society: str | None) -> dict[str, Any]:
    """Return the view, plus the deck."""
    return twins.look(game, society) | {"deck": game.state.deck[:]}


def payable_shown(game: Game, society: str | None) -> dict[str, Any]:
    """Return the view, plus what everybody can pay for."""
    return twins.look(game, society) | {"payable": game.state.payable[:]}


def tokens_shown(game: Game, society: str | None) -> dict[str, Any]:
    """Return the view, plus all loyalties."""
    return twins.look(game, society) | {"tokens": game.state.loyalty[:]}


def drawn_shown(game: Game, society: str | None) -> dict[str, Any]:
    """Return the view, plus events as their own seats see them."""
    log = game.state.log or []
    return twins.look(game, society) | {"last": log[-1].values if log else None}


def discards_shown(game: Game, society: str | None) -> dict[str, Any]:
    """Return the view, plus the cursor of the player discarding."""
    frame = game.state.stack[-1]
    return twins.look(game, society) | {"top": take_apart(frame)}


@pytest.mark.parametrize(
    "leaking", [deck_shown, payable_shown, tokens_shown, drawn_shown, discards_shown]
)
def test_leaking_observation_is_found(leaking: twins.Look) -> None:
    """An observation containing one hidden thing is noticed."""
    with pytest.raises(Leak):
        run_all(look=leaking)


def only_real_choices(game: Game) -> object:
    """Return the question as a program would that skips windows without a playable card."""
    one_answer = len(game.state.options) == 1 and game.state.phase == PHASE_COUNCIL
    return None if one_answer else twins.asked(game)


def only_holders_of_two(game: Game) -> object:
    """Return the question as a program would that counts kinds instead of cards."""
    s = game.state
    if s.player < 0:
        return None
    hand = s.hands[s.player * s.data.kinds : (s.player + 1) * s.data.kinds]
    return sum(number > 0 for number in hand) > 1


def number_of_options(game: Game) -> object:
    """Return the question with the number of its answers."""
    return len(game.state.options) if game.state.player >= 0 else None


@pytest.mark.parametrize("doctored", [only_real_choices, only_holders_of_two, number_of_options])
def test_leaking_question_is_found(doctored: twins.Asked) -> None:
    """Questions that depend on hidden cards are noticed."""
    with pytest.raises(Leak):
        run_all(asked=doctored)


def test_twins_differ_in_hidden_things_only() -> None:
    """The second world has other cards in the same numbers and colours, and the same tokens."""
    case = CARDS[1]
    pair = reshuffled(case, 0, 200)
    assert pair is not None
    one, two = pair.one.state, pair.two.state
    assert one.hands != two.hands
    assert one.deck != two.deck
    assert one.loyalty != two.loyalty
    assert one.held == two.held
    kinds = one.data.kinds
    assert one.hands[:kinds] == two.hands[:kinds]
    assert one.loyalty[:EMPIRE_COUNT] == two.loyalty[:EMPIRE_COUNT]
