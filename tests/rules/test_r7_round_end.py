"""R7: the end of a round, and of the game."""

from itertools import combinations

import pytest

from tests.rules.table import (
    answer,
    asked,
    at,
    deck,
    deck_of,
    discarded,
    hand,
    offered,
    refuses,
    table,
)
from warofwhispers import Game, IllegalAction
from warofwhispers.content import EMPIRES, SLOTS

SEVEN = [
    "bear/eagle",
    "bear/lion",
    "bear/lion",
    "eagle/bear",
    "lion/horse",
    "horse/bear",
    "horse/lion",
]


def prompts(game: Game) -> list[tuple[str | None, str]]:
    """Answer to the start of the next round with the last option; give who was asked what."""
    questions = []
    while game.decision.prompt != "deploy":
        questions.append(asked(game))
        answer(game, game.decision.options[-1])
    return questions


def tokens(game: Game, society: str) -> list[str]:
    """Return a society's tokens, Devout first."""
    seat = game.seat(society)
    return [EMPIRES[empire] for empire in game.state.loyalty[seat * 5 : seat * 5 + 5]]


def hands_after_cleanup(game: Game) -> list[tuple[str, ...]]:
    """Return every hand that the raven's discarding can lead to, once per way there."""
    if asked(game) != ("raven", "discard"):
        return [tuple(hand(game, "raven"))]
    found = []
    for option in game.decision.options:
        other = game.clone()
        answer(other, option)
        found += hands_after_cleanup(other)
    return found


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_r7_1_the_round_marker_advances(round_: int) -> None:
    """After rounds one to three comes another round."""
    game = table(round=round_, begin="end")
    prompts(game)
    assert game.state.round == round_ + 1
    assert not game.over


@pytest.mark.parametrize("ruleset", ["first", "eog", "second", "competitive"])
def test_r7_1_after_round_four_the_game_ends_at_once(ruleset: str) -> None:
    """No retrieving, no cleanup, no swap, no marker passed: the end."""
    game = table(
        ruleset=ruleset,
        round=4,
        begin="end",
        first="rat",
        council={"bear.sheriff": "raven"},
        hands={"raven": SEVEN},
    )
    assert game.over
    assert asked(game) == (None, "nothing")
    assert offered(game) == []
    assert hand(game, "raven") == sorted(SEVEN)
    assert game.name(game.state.first) == "rat"
    assert game.state.round == 4


def test_r7_1_the_last_order_of_round_four_is_still_carried_out() -> None:
    """The Horse Chancellor acts, and then it is over."""
    game = table(
        round=4,
        banners={"H2": 2},
        council={"horse.chancellor": "raven"},
        begin="horse.chancellor",
    )
    answer(game, "order horse.chancellor attack", "from H2", "to L3", "count 2")
    assert at(game, "L3") == ("horse", 2)
    assert game.over


def test_r7_1_all_is_turned_up_at_the_end() -> None:
    """When the game is over everyone sees everyone's loyalties."""
    game = table(round=4, begin="end")
    assert game.observe("rat").players["raven"].loyalties == EMPIRES


def test_r7_1_refuses_any_answer_after_the_end() -> None:
    """Nothing is asked any more, and nothing changes."""
    game = table(round=4, begin="end")
    actions = list(game.actions)
    with pytest.raises(IllegalAction, match=r'"pass": the game is over.*R7\.1'):
        game.apply("pass")
    assert game.actions == actions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r7_1_a_game_is_four_rounds(players: int) -> None:
    """Played from deal to end, a game has four rounds and three round ends."""
    game = Game.new(players, seed=8)
    while not game.over:
        game.apply(game.decision.options[0])
    names = [event.event for event in game.events()]
    assert names.count("round") == 4
    assert names.count("kept") == 3 * players
    assert names.count("ended") == 1


def test_r7_2_cleanup_down_to_five_in_player_order() -> None:
    """Who holds more than five discards to five, the first player first; five are no matter."""
    hands = {
        "raven": SEVEN,
        "spider": deck_of("elephant")[:5],
        "rat": deck_of("eagle")[2:8],
        "serpent": deck_of("lion")[:6],
    }
    game = table(4, begin="end", first="spider", hands=hands)
    assert game.name(game.state.first) == "rat"
    cards = ["eagle/elephant", "lion/bear", "bear/lion", "horse/lion"]
    questions = answer(game, *(f"discard {card}" for card in cards))
    assert [(q.player, q.prompt) for q in questions] == [
        ("rat", "discard"), ("serpent", "discard"), ("raven", "discard"), ("raven", "discard"),
    ]  # fmt: skip
    kept = ["bear/eagle", "bear/lion", "eagle/bear", "horse/bear", "lion/horse"]
    assert hand(game, "raven") == kept
    assert game.decision.prompt == "swap"


@pytest.mark.parametrize("order", ["cleanup_swap", "swap_cleanup"])
@pytest.mark.parametrize("first", ["rat", "spider"])
def test_r7_2_any_five_may_be_kept(order: str, first: str) -> None:
    """Every choice of five of the seven is open, and each in one way only."""
    game = table(begin="end", first=first, options={"end_of_round": order}, hands={"raven": SEVEN})
    if order == "swap_cleanup":
        answer(game, "pass", "pass", "pass")
    found = hands_after_cleanup(game)
    assert set(found) == {tuple(sorted(five)) for five in combinations(SEVEN, 5)}
    assert len(found) == len(set(found))


def test_r7_2_refuses_cards_one_has_not_and_keeping_too_many() -> None:
    """One discards what one holds, and must."""
    game = table(begin="end", first="rat", hands={"raven": SEVEN, "rat": ["bear/horse"]})
    refuses(game, "discard bear/horse", "R7.2")
    refuses(game, "pass", "R7.2")


@pytest.mark.parametrize(("spent", "pile"), [("reshuffle", []), ("discard", ["bear/lion"])])
def test_r7_2_discarded_cards_go_where_spent_ones_go(spent: str, pile: list[str]) -> None:
    """Back into their deck, or to the pile beside it."""
    cards = [card for card in SEVEN if card != "horse/lion"]
    game = table(begin="end", first="rat", options={"spent": spent}, hands={"raven": cards})
    answer(game, "discard bear/lion")
    assert discarded(game) == pile
    assert deck(game, "bear").count("bear/lion") == 1 - len(pile)


def test_r7_2_others_see_the_colour_of_a_discard_only() -> None:
    """The card itself is known to its player alone."""
    game = table(begin="end", first="rat", hands={"raven": SEVEN})
    answer(game, "discard bear/eagle", "discard lion/horse")
    for society, cards in (("raven", ["bear/eagle", "lion/horse"]), ("rat", [None, None])):
        seen = [e for e in game.events(society=society) if e.event == "discarded"]
        assert [event.card for event in seen] == cards
        assert [event.empire for event in seen] == ["bear", "lion"]


def test_r7_2_each_may_swap_two_face_down_tokens() -> None:
    """In player order, any two of five, or none."""
    game = table(4, begin="end", first="serpent")
    order = []
    while game.decision.prompt == "swap":
        order.append(game.decision.player)
        pairs = [f"{a} {b}" for a, b in combinations(SLOTS, 2)]
        assert offered(game) == ["pass", *(f"swap {pair}" for pair in pairs)]
        answer(game, "pass")
    assert order == ["raven", "spider", "rat", "serpent"]
    assert game.state.swaps == [0] * 4


def test_r7_2_swapped_tokens_change_places_and_lie_face_up() -> None:
    """The two exchange slots and are seen by all from then on."""
    game = table(begin="end", first="rat")
    before = tokens(game, "raven")
    answer(game, "swap devout opposed")
    assert tokens(game, "raven") == [before[4], *before[1:4], before[0]]
    assert game.state.swaps == [1, 0, 0]
    for society in ("spider", None):
        raven = game.observe(society).players["raven"]
        assert raven.loyalties == (before[4], None, None, None, before[0])
        assert raven.face_up == (True, False, False, False, True)
    assert asked(game) == ("spider", "swap")  # one swap each


def test_r7_2_a_face_up_token_never_moves() -> None:
    """After a swap three tokens are left to choose from."""
    game = table(begin="end", first="rat", face_up={"raven": ["devout", "unallied"]})
    assert offered(game, "swap ") == [
        "dutiful affiliated", "dutiful opposed", "affiliated opposed",
    ]  # fmt: skip
    refuses(game, "swap devout dutiful", "R7.2")
    refuses(game, "swap devout unallied", "R7.2")


def test_r7_2_with_fewer_than_two_face_down_nothing_is_asked() -> None:
    """One token alone cannot be exchanged."""
    up = ["devout", "dutiful", "affiliated", "unallied"]
    game = table(begin="end", first="rat", face_up={"raven": up, "spider": list(SLOTS)})
    assert asked(game) == ("rat", "swap")
    answer(game, "pass")
    assert asked(game) == ("raven", "deploy")


@pytest.mark.parametrize("order", ["cleanup_swap", "swap_cleanup"])
def test_r7_2_cleanup_and_swap_in_the_order_of_the_ruleset(order: str) -> None:
    """All players, the first one first, do the one before anyone does the other."""
    hands = {"raven": deck_of("bear")[:6], "spider": deck_of("lion")[:6], "rat": ["horse/bear"] * 2}
    game = table(begin="end", first="rat", options={"end_of_round": order}, hands=hands)
    cleanup = [("raven", "discard"), ("spider", "discard")]
    swap = [("raven", "swap"), ("spider", "swap"), ("rat", "swap")]
    assert prompts(game) == (cleanup + swap if order == "cleanup_swap" else swap + cleanup)


def test_r7_2_retrieving_comes_first_with_retrieve_end() -> None:
    """All take an agent back, then cleanup and swap; a new round then begins with deploying."""
    cards = [card for card in SEVEN if card != "horse/lion"]
    game = table(
        ruleset="competitive",
        begin="end",
        council={"bear.sheriff": "raven", "lion.steward": "rat"},
        hands={"raven": cards},
    )
    assert prompts(game) == [
        ("raven", "retrieve"), ("rat", "retrieve"), ("raven", "discard"),
        ("raven", "swap"), ("spider", "swap"), ("rat", "swap"),
    ]  # fmt: skip
    assert game.state.agents == [9, 9, 9]


@pytest.mark.parametrize(
    ("passes", "order"),
    [("early", ["spider", "rat", "raven"]), ("late", ["raven", "spider", "rat"])],
)
def test_r7_3_the_marker_passes_before_or_after(passes: str, order: list[str]) -> None:
    """Early, the new first player begins the end of the round; late, the old one does."""
    game = table(begin="end", options={"first_player_passes": passes})
    assert [society for society, _ in prompts(game)] == order
    assert asked(game) == ("spider", "deploy")


@pytest.mark.parametrize("passes", ["early", "late"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r7_3_to_the_next_seat_and_round_again(players: int, passes: str) -> None:
    """The last seat hands the marker to the first; once per round end, for all to see."""
    last = ("raven", "spider", "rat", "serpent")[players - 1]
    game = table(players, begin="end", first=last, options={"first_player_passes": passes})
    prompts(game)
    assert asked(game) == ("raven", "deploy")
    assert [event.seat for event in game.events() if event.event == "first"] == ["raven"]


@pytest.mark.parametrize(("passes", "first"), [("early", "spider"), ("late", "raven")])
def test_r7_3_early_also_comes_before_retrieving(passes: str, first: str) -> None:
    """Retrieving at the end is part of what the marker's passing comes before or after."""
    game = table(
        begin="end",
        options={"retrieve": "end", "first_player_passes": passes},
        council={"bear.sheriff": "raven", "lion.steward": "spider"},
    )
    assert asked(game) == (first, "retrieve")


def test_r7_3_four_rounds_have_four_first_players() -> None:
    """With four players everyone begins once."""
    for ruleset in ("first", "competitive"):
        game = Game.new(4, ruleset, seed=4, first="rat")
        begun: dict[int, str | None] = {}
        while not game.over:
            if game.decision.prompt == "deploy":
                begun.setdefault(game.state.round, game.decision.player)
            game.apply(game.decision.options[0])
        assert begun == {1: "rat", 2: "serpent", 3: "raven", 4: "spider"}


def test_r7_3_refuses_choosing_who_is_next() -> None:
    """The marker goes to the next seat by itself: that is nobody's choice."""
    game = table(begin="end", first="raven")
    assert asked(game) == ("spider", "swap")
    refuses(game, "first rat", "R7.2")
