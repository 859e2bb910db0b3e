"""Midnight oil: the same order again."""

import pytest

from tests.rules.table import (
    ONE_OF_EACH,
    agent,
    answer,
    asked,
    at,
    attack,
    banners,
    deck,
    deck_of,
    discarded,
    hand,
    offered,
    play,
    playable,
    price,
    refuses,
    table,
)

OIL = play("midnight_oil")
GENERAL = {
    "garrison_city", "march", "rearrange", "mercenaries", "recruit", "disperse",
    "alchemists_fire", "populate", "uprising",
}  # fmt: skip


def test_c_midnight_oil_repeats_an_order_with_new_choices() -> None:
    """Two banners to Varnhold, and two more to Southwatch; then it is over."""
    game = table(
        council={"bear.steward": "raven", "eagle.sheriff": "spider"},
        banners={},
        hands={"raven": price("midnight_oil")},
        begin="bear.steward",
    )
    answer(game, "order bear.steward add-2", "add B1", "add B1", OIL, "add B6")
    assert banners(game) == {"B1": ("bear", 2), "B6": ("bear", 2)}
    assert asked(game) == ("spider", "act")


def test_c_midnight_oil_repeats_the_order_chosen_not_another_of_the_position() -> None:
    """After adding, the Steward adds again: there is no choice of orders."""
    game = table(
        council={"bear.steward": "raven"},
        hands={"raven": [*price("midnight_oil"), "bear/lion"]},
        begin="bear.steward",
    )
    answer(game, "order bear.steward add-2", "add B1", "add B1", OIL)
    assert asked(game) == ("raven", "add")


def test_c_midnight_oil_counts_icons_anew() -> None:
    """One farm at first; the second is freed by mercenaries, so the repeat adds two."""
    game = table(
        banners={"B5": ("lion", 1), "B4": 1},
        council={"bear.sheriff": "raven"},
        hands={"raven": [*price("mercenaries"), *price("midnight_oil")]},
    )
    answer(game, "order bear.sheriff add-1-per-farm", "add B1")
    assert asked(game) == ("raven", "after_order")
    answer(game, play("mercenaries"), "at B5", "count 1", OIL, "add B1", "add B1")
    assert at(game, "B1") == ("bear", 3)


def test_c_midnight_oil_counts_cards_to_draw_anew() -> None:
    """One farm gave the Bear Steward nothing; a second one, freed since, gives a card."""
    game = table(
        banners={"B5": ("lion", 1)},
        council={"bear.steward": "raven"},
        hands={"raven": [*price("mercenaries"), *price("midnight_oil")]},
        begin="bear.steward",
    )
    answer(game, "order bear.steward draw-per-2-farms")
    assert "midnight_oil" not in playable(game)
    answer(game, play("mercenaries"), "at B5", "count 1", OIL, "draw bear/lion")
    assert hand(game, "raven") == ["bear/lion"]


def test_c_midnight_oil_not_for_icons_lost_since() -> None:
    """Two farms gave a card; one of them, conquered, is lost again, and there is no repeat."""
    game = table(
        banners={"B5": ("lion", 1), "E4": ("bear", 1)},
        council={"bear.steward": "raven"},
        hands={"raven": [*price("mercenaries"), *price("midnight_oil")]},
        begin="bear.steward",
    )
    answer(game, "order bear.steward draw-per-2-farms", "draw bear/lion")
    assert "midnight_oil" in playable(game)
    answer(game, play("mercenaries"), "at E4", "count 1")
    refuses(game, OIL, "R6.3")


def test_c_midnight_oil_not_for_adding_none() -> None:
    """With both its farms lost the Bear adds nothing per farm, nor does a repeat."""
    game = table(
        banners={"B2": ("lion", 1), "B5": ("lion", 1)},
        council={"bear.sheriff": "raven"},
        hands={"raven": price("midnight_oil")},
    )
    answer(game, "order bear.sheriff add-1-per-farm")
    assert asked(game) == ("raven", "after_order")
    refuses(game, OIL, "R6.3")


def test_c_midnight_oil_not_for_a_draw_of_nothing() -> None:
    """With two of its three farms lost the Lion Steward draws none, nor does a repeat."""
    game = table(
        banners={"L5": ("horse", 1), "L6": ("horse", 1)},
        council={"lion.steward": "raven"},
        hands={"raven": price("midnight_oil")},
        begin="lion.steward",
    )
    answer(game, "order lion.steward draw-per-3-farms")
    assert asked(game) == ("raven", "after_order")
    refuses(game, OIL, "R6.3")


def test_c_midnight_oil_repeats_an_attack_with_all_its_windows() -> None:
    """Source, target and number are chosen anew, cards may be played along the way."""
    game = table(
        banners={"B4": 6, "B5": 3, "B6": 3, "E2": 1, "L2": 2, "L3": 2, "E1": 1},
        council={"bear.sheriff": "raven", "bear.chancellor": "spider", "eagle.sheriff": "raven"},
        hands={"raven": ONE_OF_EACH},
    )
    attack(game, "B4", "E2", 5)
    answer(game, "pass", "pass", OIL)
    assert asked(game) == ("raven", "attack_from")
    assert playable(game) == {"strike_empty", "armada"}
    assert offered(game, "from ") == ["B5", "B6", "E2"]  # next to B4 all is the Bear's now
    answer(game, "from E2", "to E1", "count 2")
    assert asked(game) == ("raven", "declared")
    assert playable(game) == GENERAL | {"add_one_to_attack", "add_three_to_attack", "reinforce"}
    answer(game, "pass")
    assert asked(game) == ("raven", "after_fight")
    assert playable(game) == GENERAL | {"annihilate", "subjugate"}  # a lone survivor stays
    answer(game, "pass")
    assert asked(game) == ("raven", "after_order")
    assert playable(game) == GENERAL
    answer(game, "pass")
    assert asked(game) == ("spider", "act")


def test_c_midnight_oil_without_what_cards_had_added() -> None:
    """The armada and the banners that joined were the first attack's."""
    game = table(
        banners={"B4": 6, "H6": 1},
        council={"bear.sheriff": "raven"},
        hands={"raven": [*price("armada"), "elephant/bear", *price("midnight_oil")]},
    )
    answer(game, "order bear.sheriff attack", play("armada"), "from B4", "to H6", "count 2")
    answer(game, "play add_one_to_attack elephant/bear", "pass", "pass")
    assert at(game, "H6") == ("bear", 2)
    answer(game, OIL, "from B4")
    assert offered(game) == ["to E2"]
    answer(game, "to E2", "count 4")
    assert at(game, "E2") == ("bear", 3)


def test_c_midnight_oil_is_not_burnt_twice() -> None:
    """The repeat has its after window, but no second repeat."""
    game = table(
        council={"bear.steward": "raven"},
        hands={"raven": ["lion/horse", "lion/horse", "horse/lion", "horse/lion"]},
        begin="bear.steward",
    )
    answer(game, "order bear.steward add-2", "add B1", "add B1", OIL, "add B1", "add B1")
    assert asked(game) == ("raven", "after_order")
    refuses(game, OIL, "R6.3")
    assert "march" in playable(game)
    answer(game, "play march horse/lion", "from B1", "to B2", "count 4")
    refuses(game, OIL, "R6.3")


def test_c_midnight_oil_again_at_the_next_position() -> None:
    """Once per order: the Marshal's order may be repeated as the Steward's was."""
    game = table(
        council={"bear.marshal": "raven"},
        hands={"raven": ["lion/horse", "lion/horse", "horse/lion", "horse/lion"]},
        begin="bear.steward",
    )
    answer(game, "order bear.steward add-2", "add B1", "add B1", OIL, "add B1", "add B1", "pass")
    answer(game, "order bear.marshal add-1-per-fort", *["add B2"] * 4)
    assert "midnight_oil" in playable(game)


def test_c_midnight_oil_allows_no_replacement() -> None:
    """Neither before nor around the repeat can another position act instead."""
    game = table(
        council={"bear.steward": "raven", "horse.sheriff": "raven"},
        hands={"raven": ONE_OF_EACH},
        begin="bear.steward",
    )
    answer(game, "order bear.steward add-2", "add B1", "add B1")
    assert not {"relocate_agent", "act_elsewhere"} & playable(game)
    answer(game, OIL, "add B1", "add B1")
    assert not {"relocate_agent", "act_elsewhere"} & playable(game)


@pytest.mark.parametrize("switch", ["agents", "any", "competitive"])
def test_c_midnight_oil_after_a_switch_repeats_the_order_reached(switch: str) -> None:
    """The Chancellor became Steward and added two; the repeat adds two and moves nobody."""
    game = table(
        options={"switch": switch},
        banners={},
        council={"bear.chancellor": "raven", "bear.steward": "spider", "eagle.sheriff": "spider"},
        hands={"raven": price("midnight_oil")},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.steward", "order bear.steward add-2")
    answer(game, "add B1", "add B1", OIL, "add B2", "add B2")
    assert banners(game) == {"B1": ("bear", 2), "B2": ("bear", 2)}
    assert agent(game, "bear.steward") == "raven"
    assert agent(game, "bear.chancellor") == "spider"
    assert asked(game) == ("spider", "act")


def test_c_midnight_oil_has_nothing_to_repeat_if_a_switch_led_to_no_order() -> None:
    """The Eagle Sheriff can add none: the agents have changed places and that was all."""
    game = table(
        options={"null_orders": "recruit_barred", "switch": "agents"},
        banners={"E1": 6, "E4": 6, "E6": 6, "E7": 2},
        council={"eagle.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": [*price("midnight_oil"), *price("mercenaries")]},
        begin="eagle.chancellor",
    )
    answer(game, "order eagle.chancellor switch", "move eagle.sheriff")
    assert asked(game) == ("raven", "reached")
    answer(game, "pass")
    assert asked(game) == ("raven", "after_order")
    refuses(game, OIL, "R6.3")
    answer(game, play("mercenaries"), "at E7", "count 2")
    refuses(game, OIL, "R6.3")


@pytest.mark.parametrize(
    ("ability", "step"),
    [("relocate_agent", "move eagle.sheriff"), ("act_elsewhere", "act eagle.sheriff")],
)
def test_c_midnight_oil_after_a_replaced_order_serves_that_orders_empire(
    ability: str, step: str
) -> None:
    """Four Eagles at the Bear Sheriff's turn: two by the replaced order, two by its repeat."""
    council = {"bear.sheriff": "raven", "horse.sheriff": "spider"}
    if ability == "act_elsewhere":
        council["eagle.sheriff"] = "raven"
    game = table(
        banners={},
        council=council,
        hands={"raven": [*price(ability), *price("midnight_oil")]},
    )
    answer(game, play(ability), step, "order eagle.sheriff add-2", "add E1", "add E1")
    answer(game, OIL, "add E1", "add E1")
    assert banners(game) == {"E1": ("eagle", 4)}


def test_c_midnight_oil_after_a_switch_made_elsewhere() -> None:
    """The Lion Chancellor's switch, taken at the Bear's turn, led to a draw: that is repeated."""
    game = table(
        council={"bear.sheriff": "raven", "lion.chancellor": "raven", "lion.sheriff": "spider"},
        hands={"raven": ["lion/bear", *price("midnight_oil")]},
    )
    answer(game, "play act_elsewhere lion/bear", "act lion.chancellor")
    answer(game, "order lion.chancellor switch", "move lion.sheriff", "order lion.sheriff draw-1")
    answer(game, "draw lion/eagle", OIL, "draw lion/eagle", "pass")
    assert hand(game, "raven") == ["lion/eagle", "lion/eagle"]
    assert agent(game, "lion.sheriff") == "raven"
    assert game.state.tracker == 12  # the Bear council has nobody left after its Sheriff


@pytest.mark.parametrize("spent", ["reshuffle", "discard"])
@pytest.mark.parametrize(
    "cards", [["lion/horse", "horse/bear"], ["lion/bear", "horse/lion"]], ids=["lion", "horse"]
)
def test_c_midnight_oil_for_a_draw_its_own_cost_makes_possible(
    spent: str, cards: list[str]
) -> None:
    """The Lion's deck was empty; the Lion card just paid is in it, and is drawn."""
    paid = cards[0]
    others = deck_of("lion")
    others.remove(paid)
    game = table(
        options={"spent": spent},
        council={"lion.sheriff": "raven", "horse.sheriff": "spider"},
        hands={"raven": cards, "rat": others},
        begin="lion.sheriff",
    )
    assert deck(game, "lion") == []
    answer(game, "order lion.sheriff draw-1")  # draws nothing
    assert asked(game) == ("raven", "after_order")
    (oil,) = offered(game, "play midnight_oil ")
    answer(game, f"play midnight_oil {oil}")
    assert asked(game) == ("chance", "draw")
    assert offered(game) == [f"draw {paid}"]
    answer(game, f"draw {paid}")
    assert hand(game, "raven") == [paid]
    assert discarded(game) == ([] if spent == "reshuffle" else [cards[1]])


def test_c_midnight_oil_not_for_a_draw_from_a_deck_that_stays_empty() -> None:
    """Lion and Horse cards do not fill the Bear's deck."""
    game = table(
        council={"bear.steward": "raven"},
        hands={"raven": price("midnight_oil"), "rat": deck_of("bear")},
        begin="bear.steward",
    )
    answer(game, "order bear.steward draw-per-2-farms")
    refuses(game, OIL, "R6.3")


def test_c_midnight_oil_played_with_the_card_just_drawn() -> None:
    """The Lion card of this very draw, and a Horse card, repeat the draw."""
    game = table(
        council={"lion.sheriff": "raven"}, hands={"raven": ["horse/bear"]}, begin="lion.sheriff"
    )
    answer(game, "order lion.sheriff draw-1", "draw lion/horse")
    answer(game, "play midnight_oil lion/horse+horse/bear", "draw lion/eagle")
    assert hand(game, "raven") == ["lion/eagle"]


def test_c_midnight_oil_needs_cards_left_for_the_reach_it_counts_on() -> None:
    """The repeat could attack only by an armada: one way to pay leaves the cards for it."""
    game = table(
        banners={"B1": 2},
        council={"bear.sheriff": "raven"},
        hands={"raven": ["lion/horse", "horse/eagle", "eagle/lion", "horse/bear"]},
    )
    answer(game, "order bear.sheriff attack", "pass")
    assert asked(game) == ("raven", "after_order")
    assert offered(game, "play midnight_oil ") == ["lion/horse+horse/bear"]
    answer(game, "play midnight_oil lion/horse+horse/bear")
    assert offered(game) == ["play armada horse/eagle+eagle/lion"]  # paid for, so it is made


def test_c_midnight_oil_barred_then_that_card_must_be_played() -> None:
    """A repeat without effect may not be played for, where an attack needs a target too."""
    game = table(
        options={"null_orders": "target_barred"},
        banners={"B1": 4},
        council={"bear.sheriff": "raven", "bear.chancellor": "spider"},
        hands={"raven": [*price("midnight_oil"), *price("strike_empty"), *price("armada")]},
    )
    answer(game, "order bear.sheriff attack", play("armada"), "from B1", "to P2", "count 1")
    answer(game, "pass", "pass", OIL)
    assert asked(game) == ("raven", "attack_from")
    assert offered(game) == [play("strike_empty")]
    refuses(game, "pass", "R5.1")


def test_c_midnight_oil_of_a_chancellor_comes_before_supply() -> None:
    """Two attacks by the Chancellor, and only then do the Bears starve."""
    game = table(
        banners={"B6": 9},
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": price("midnight_oil")},
        begin="bear.chancellor",
    )
    attack(game, "B6", "H2", 2)
    answer(game, "pass", "pass", OIL, "from H2", "to H1")
    assert at(game, "B6") == ("bear", 7)
    answer(game, "count 1")
    assert asked(game) == ("spider", "act")
    assert banners(game) == {"B6": ("bear", 4), "H1": ("bear", 1), "H2": ("bear", 1)}
