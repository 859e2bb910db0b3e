"""R6.2 and R6.4: whom a card serves, what comes first, and where spent cards go."""

import pytest

from tests.rules.table import (
    ONE_OF_EACH,
    answer,
    asked,
    banners,
    deck,
    deck_of,
    discarded,
    hand,
    offered,
    play,
    playable,
    refuses,
    table,
)
from warofwhispers.content import EMPIRES

ARMIES = {"B4": 3, "B5": 3, "E2": 3, "L2": 3, "H2": 3}


# -- R6.2 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("empire", EMPIRES)
def test_r6_2_a_card_serves_the_empire_whose_order_it_is(empire: str) -> None:
    """Horse cards march the banners of whichever empire's position is active."""
    armies = {"B4": 3, "E2": 3, "P3": 3, "L2": 3, "H2": 3}
    game = table(
        banners=armies,
        council={f"{empire}.sheriff": "raven"},
        hands={"raven": ["horse/bear"]},
        begin=f"{empire}.sheriff",
    )
    answer(game, "play march horse/bear")
    place = EMPIRES.index(empire)
    assert offered(game, "from ") == [list(armies)[place]]


def test_r6_2_the_colour_of_a_card_says_nothing_about_whom_it_serves() -> None:
    """Eagle and Lion cards fill the Bear's regions for the Bear's Steward."""
    game = table(
        banners=ARMIES,
        council={"bear.steward": "raven"},
        hands={"raven": ["eagle/lion", "lion/eagle"]},
        begin="bear.steward",
    )
    answer(game, play("populate"))
    assert banners(game) == {
        "B1": ("bear", 1), "B2": ("bear", 1), "B3": ("bear", 1), "B4": ("bear", 4),
        "B5": ("bear", 4), "B6": ("bear", 1), "E2": ("eagle", 3), "L2": ("lion", 3),
        "H2": ("horse", 3),
    }  # fmt: skip


def test_r6_2_the_cost_is_paid_before_anything_is_asked() -> None:
    """While the mercenaries' region is still to be chosen their cards are back already."""
    game = table(council={"bear.sheriff": "raven"}, hands={"raven": ["bear/eagle", "eagle/bear"]})
    answer(game, play("mercenaries"))
    assert asked(game) == ("raven", "mercenaries")
    assert hand(game, "raven") == []
    assert deck(game, "bear") == sorted(deck_of("bear"))
    assert deck(game, "eagle") == sorted(deck_of("eagle"))


@pytest.mark.parametrize(
    ("ability", "steps"),
    [
        ("march", ("from B4", "to B5")),
        ("rearrange", ("empire bear",)),
        ("mercenaries", ("at B4",)),
        ("recruit", ()),
        ("uprising", ()),
        ("garrison_city", ()),
        ("disperse", ("at B4",)),
        ("alchemists_fire", ("at B4", "kill E2")),
        ("relocate_agent", ()),
        ("act_elsewhere", ()),
    ],
)
def test_r6_2_a_card_is_finished_before_the_next(ability: str, steps: tuple[str, ...]) -> None:
    """As long as a card has questions no other card and no order is offered."""
    game = table(
        banners=ARMIES,
        council={"bear.sheriff": "raven", "horse.sheriff": "raven"},
        hands={"raven": ONE_OF_EACH},
    )
    answer(game, play(ability))
    for step in (*steps, ""):
        assert asked(game)[0] == "raven"
        assert playable(game) == set()
        assert offered(game, "order ") == []
        if step:
            answer(game, step)


def test_r6_2_any_number_of_cards_may_be_played() -> None:
    """Four marches in a row before one order, and the order is still to come."""
    game = table(
        banners={"B1": 2, "B2": 2, "B3": 2, "B4": 2},
        council={"bear.steward": "raven"},
        hands={"raven": ["horse/bear", "horse/bear", "horse/eagle", "horse/lion"]},
        begin="bear.steward",
    )
    for source, card in (("B1", "bear"), ("B2", "bear"), ("B3", "eagle"), ("B4", "lion")):
        answer(game, f"play march horse/{card}", f"from {source}", "to B6", "count 2")
    assert banners(game) == {"B6": ("bear", 8)}
    assert asked(game) == ("raven", "act")
    assert offered(game) == ["order bear.steward draw-per-2-farms", "order bear.steward add-2"]


def test_r6_2_there_is_no_hand_limit_during_the_round() -> None:
    """A seventh card is drawn and kept; nothing is discarded before the round ends."""
    cards = ["bear/lion", "bear/horse", "eagle/lion", "eagle/horse", "elephant/lion", "horse/lion"]
    game = table(
        council={"lion.sheriff": "raven", "horse.sheriff": "spider"},
        hands={"raven": cards},
        begin="lion.sheriff",
    )
    answer(game, "order lion.sheriff draw-1", "draw lion/bear", "pass")
    assert hand(game, "raven") == sorted([*cards, "lion/bear"])
    assert asked(game) == ("spider", "act")


def test_r6_2_refuses_an_effect_without_its_card() -> None:
    """What a card would ask for cannot be answered before the card is paid for."""
    game = table(council={"bear.sheriff": "raven"}, hands={"raven": ["horse/bear"]})
    for action in ("from B4", "at B4", "kill E2", "move bear.chancellor", "empire bear"):
        refuses(game, action, "R4.3")


# -- R6.4 ------------------------------------------------------------------------------------------


def test_r6_4_reshuffle_puts_a_spent_card_back_at_once() -> None:
    """The card just spent on a march can be the next one drawn."""
    others = [card for card in deck_of("horse") if card != "horse/bear"]
    game = table(
        banners={"B4": 3, "H3": 1, "H4": 1},
        council={"horse.steward": "raven"},
        hands={"raven": ["horse/bear"], "spider": others, "rat": ["horse/bear"]},
        begin="horse.steward",
    )
    assert deck(game, "horse") == []
    answer(game, "play march horse/bear", "from H3", "to H4", "count 1")
    assert deck(game, "horse") == ["horse/bear"]
    assert discarded(game) == []
    answer(game, "order horse.steward draw-per-2-forts")
    assert asked(game) == ("chance", "draw")
    assert offered(game) == ["draw horse/bear"]


def test_r6_4_discard_keeps_spent_cards_out_until_the_deck_is_empty() -> None:
    """Spent cards lie beside their deck; as long as it has one card that is what is drawn."""
    kept = "horse/lion"
    others = deck_of("horse")
    others.remove("horse/bear")
    others.remove(kept)
    game = table(
        ruleset="competitive",
        banners={"B4": 3, "H3": 1, "H4": 1},
        council={"horse.steward": "raven"},
        hands={"raven": ["horse/bear"], "spider": others},
        begin="horse.steward",
    )
    answer(game, "play march horse/bear", "from H3", "to H4", "count 1")
    assert deck(game, "horse") == [kept]
    assert discarded(game) == ["horse/bear"]
    answer(game, "order horse.steward draw-per-2-forts")
    assert offered(game) == [f"draw {kept}"]


def test_r6_4_discard_goes_in_when_a_draw_finds_the_deck_empty() -> None:
    """With nothing else left the spent card comes back with its pile, and only then."""
    others = deck_of("horse")
    others.remove("horse/bear")
    game = table(
        ruleset="competitive",
        banners={"B4": 3, "H3": 1, "H4": 1},
        council={"horse.steward": "raven"},
        hands={"raven": ["horse/bear"], "spider": others},
        begin="horse.steward",
    )
    answer(game, "play march horse/bear", "from H3", "to H4", "count 1")
    assert (deck(game, "horse"), discarded(game)) == ([], ["horse/bear"])
    answer(game, "order horse.steward draw-per-2-forts")
    assert (deck(game, "horse"), discarded(game)) == (["horse/bear"], [])
    assert offered(game) == ["draw horse/bear"]


def test_r6_4_discard_goes_in_between_two_cards_of_one_draw() -> None:
    """The first of two cards empties the deck, the second comes from what was spent."""
    others = deck_of("horse")
    for card in ("horse/bear", "horse/bear", "horse/lion"):
        others.remove(card)
    game = table(
        ruleset="competitive",
        banners={"H3": 1, "H4": 1, "B4": ("horse", 1), "B5": ("horse", 1)},
        council={"horse.steward": "raven"},
        hands={"spider": others},
        discards=["horse/bear", "horse/bear"],
        begin="horse.steward",
    )
    answer(game, "order horse.steward draw-per-2-forts")
    assert offered(game) == ["draw horse/lion"]
    answer(game, "draw horse/lion")
    assert offered(game) == ["draw horse/bear"]
    assert discarded(game) == []
    answer(game, "draw horse/bear")
    assert hand(game, "raven") == ["horse/bear", "horse/lion"]


def test_r6_4_discard_piles_are_each_beside_their_own_deck() -> None:
    """An empty Horse deck takes in Horse cards and leaves the Bear's where they are."""
    game = table(
        ruleset="competitive",
        banners={"H3": 1, "H4": 1},
        council={"horse.steward": "raven"},
        hands={"spider": [card for card in deck_of("horse") if card != "horse/bear"]},
        discards=["horse/bear", "horse/bear", "bear/horse"],
        begin="horse.steward",
    )
    answer(game, "order horse.steward draw-per-2-forts", "draw horse/bear")
    assert deck(game, "horse") == ["horse/bear"]
    assert discarded(game) == ["bear/horse"]


@pytest.mark.parametrize("spent", ["reshuffle", "discard"])
def test_r6_4_both_cards_of_a_pair_go_to_their_own_decks(spent: str) -> None:
    """A Bear and a Horse card part ways: to two decks, or to the piles beside them."""
    game = table(
        options={"spent": spent},
        council={"bear.sheriff": "raven"},
        hands={"raven": ["bear/horse", "horse/eagle", "lion/bear"]},
    )
    answer(game, "play disperse bear/horse+horse/eagle")
    back = spent == "reshuffle"
    assert deck(game, "bear").count("bear/horse") == (2 if back else 1)
    assert deck(game, "horse").count("horse/eagle") == (2 if back else 1)
    assert discarded(game) == ([] if back else ["bear/horse", "horse/eagle"])
    assert hand(game, "raven") == ["lion/bear"]


def test_r6_4_everybody_sees_what_was_spent() -> None:
    """A played card is named in the log of every seat, with what it was played for."""
    game = table(council={"bear.sheriff": "raven"}, hands={"raven": ["bear/eagle", "eagle/lion"]})
    answer(game, "play mercenaries bear/eagle+eagle/lion")
    for society in ("raven", "spider", None):
        (event,) = [e for e in game.events(society=society) if e.event == "played"]
        assert event.seat == "raven"
        assert event.ability == "mercenaries"
        assert (event.card, event.second_card) == ("bear/eagle", "eagle/lion")
