"""R6.5 and R6.6: orders replaced by a card, and what may not be played."""

import pytest

from tests.rules.table import (
    ONE_OF_EACH,
    Banners,
    answer,
    asked,
    at,
    attack,
    banners,
    hand,
    offered,
    play,
    playable,
    price,
    refuses,
    table,
)
from warofwhispers import Game
from warofwhispers.content import EMPIRES, POSITIONS

INSTEAD = {"relocate_agent", "act_elsewhere"}
REPLACEMENTS = {
    "relocate_agent": "move eagle.steward",
    "act_elsewhere": "act eagle.steward",
}


def replaced(ability: str, cards: list[str], *, timing: str = "open") -> Game:
    """Let the raven's Bear Steward act for the Eagle's instead, with these cards left."""
    council = {"bear.steward": "raven", "lion.sheriff": "raven", "horse.sheriff": "spider"}
    if ability == "act_elsewhere":
        council["eagle.steward"] = "raven"
    game = table(
        options={"card_timing": timing},
        banners={"B4": 3, "E1": 1, "E2": 3, "L2": 3, "P5": 1},
        council=council,
        hands={"raven": [*price(ability), *cards]},
        begin="bear.steward",
    )
    answer(game, play(ability), REPLACEMENTS[ability])
    return game


# -- R6.5 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_the_order_led_to_is_carried_out_for_its_empire(ability: str) -> None:
    """The Eagle Steward's orders are offered, and nothing of the Bear Steward's."""
    game = replaced(ability, [])
    assert offered(game) == [
        "order eagle.steward draw-per-2-farms", "order eagle.steward add-1-per-farm",
    ]  # fmt: skip
    answer(game, "order eagle.steward add-1-per-farm", "add E1", "add E3", "add E3", "add E7")
    assert [at(game, region) for region in ("E1", "E3", "E7", "B4")] == [
        ("eagle", 2), ("eagle", 2), ("eagle", 1), ("bear", 3),
    ]  # fmt: skip


@pytest.mark.parametrize("second", REPLACEMENTS)
@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_a_replacement_happens_once_per_activation(ability: str, second: str) -> None:
    """Whoever acts elsewhere already does not go on to somewhere else, by either card."""
    game = replaced(ability, price(second))
    assert asked(game) == ("raven", "act")
    assert second not in playable(game)
    refuses(game, play(second), "R4.3")


@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_other_cards_before_the_new_order_do_not_bring_back_a_replacement(
    ability: str,
) -> None:
    """After a march in the new before window there is still no second replacement."""
    game = replaced(ability, [*price("march"), *price("relocate_agent"), *price("act_elsewhere")])
    answer(game, play("march"), "from E1", "to E2", "count 1")
    assert asked(game) == ("raven", "act")
    assert not INSTEAD & playable(game)


@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_a_replacement_is_possible_after_other_cards(ability: str) -> None:
    """General cards played first, for the Bear, do not spend the one replacement."""
    game = table(
        banners={"B4": 3, "E2": 3},
        council={"bear.steward": "raven", "eagle.chancellor": "raven"},
        hands={"raven": [*price("march"), *price(ability)]},
        begin="bear.steward",
    )
    answer(game, play("march"), "from B4", "to B1", "count 3")
    assert ability in playable(game)
    answer(game, play(ability), REPLACEMENTS[ability])
    assert offered(game, "order ") == [
        "eagle.steward draw-per-2-farms",
        "eagle.steward add-1-per-farm",
    ]


@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_the_next_activation_may_be_replaced_again(ability: str) -> None:
    """Once per activation, not once per round: the Lion Sheriff may be replaced too."""
    game = replaced(ability, price(ability))
    answer(game, "order eagle.steward add-1-per-farm", "add E1", "add E1", "add E1", "add E1")
    answer(game, "pass")
    while game.state.tracker != 12:
        answer(game, offered(game)[0])
    assert asked(game) == ("raven", "act")
    assert ability in playable(game)


@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_cards_in_the_new_before_window_serve_the_new_empire(ability: str) -> None:
    """A march after the replacement moves the Eagle's banners, not the Bear's."""
    game = replaced(ability, price("march"))
    answer(game, play("march"))
    assert offered(game, "from ") == ["E1", "E2"]


@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_cards_in_the_new_after_window_serve_the_new_empire(ability: str) -> None:
    """Populate after the replaced order fills the Eagle's regions."""
    game = replaced(ability, price("populate"))
    answer(game, "order eagle.steward add-1-per-farm", "add E1", "add E1", "add E1", "add E1")
    assert asked(game) == ("raven", "after_order")
    answer(game, play("populate"))
    assert banners(game) == {
        "B4": ("bear", 3), "E1": ("eagle", 6), "E2": ("eagle", 4), "E3": ("eagle", 1),
        "E4": ("eagle", 1), "E5": ("eagle", 1), "E6": ("eagle", 1), "E7": ("eagle", 1),
        "L2": ("lion", 3), "P5": ("elephant", 1),
    }  # fmt: skip


@pytest.mark.parametrize("ability", REPLACEMENTS)
@pytest.mark.parametrize(
    ("place", "army"),
    [
        ("bear.chancellor", "B1"), ("eagle.sheriff", "E7"), ("lion.chancellor", "L8"),
        ("horse.sheriff", "H10"), ("horse.chancellor", "H10"),
    ],
)  # fmt: skip
def test_r6_5_whichever_position_it_leads_to_its_empire_is_served(
    ability: str, place: str, army: str
) -> None:
    """From the Elephant Sheriff to any other council: after the order its army marches."""
    council = {"elephant.sheriff": "raven"}
    if ability == "act_elsewhere":
        council[place] = "raven"
    game = table(
        banners={"B1": 2, "E7": 2, "P4": 2, "L8": 2, "H10": 2},
        council=council,
        hands={"raven": [*price(ability), "horse/lion"]},
        begin="elephant.sheriff",
    )
    answer(game, play(ability), f"{'move' if ability == 'relocate_agent' else 'act'} {place}")
    while asked(game) != ("raven", "after_order"):
        answer(game, offered(game)[0])  # banners are added, or there is nothing to attack
    answer(game, "play march horse/lion")
    assert army in offered(game, "from ")
    assert {region[0] for region in offered(game, "from ")} == {army[0]}


@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_the_new_order_has_one_after_window_and_the_old_none(ability: str) -> None:
    """One activation, one order, one after window: then the tracker goes on."""
    game = replaced(ability, ["lion/bear"])
    answer(game, "order eagle.steward add-1-per-farm", "add E1", "add E1", "add E1", "add E1")
    assert asked(game) == ("raven", "after_order")
    answer(game, "pass")
    assert asked(game) == ("raven", "act")
    assert game.state.tracker > 1


@pytest.mark.parametrize("ability", REPLACEMENTS)
def test_r6_5_attack_windows_of_the_new_order_serve_the_new_empire(ability: str) -> None:
    """Banners that join a replaced attack are the attacker's own, the Eagle's."""
    place = "eagle.marshal"
    council = {"bear.steward": "raven"}
    if ability == "act_elsewhere":
        council[place] = "raven"
    game = table(
        banners={"B4": 1, "E2": 3},
        council=council,
        hands={"raven": [*price(ability), *price("add_three_to_attack")]},
        begin="bear.steward",
    )
    answer(game, play(ability), REPLACEMENTS[ability].replace("steward", "marshal"))
    attack(game, "E2", "B4", 1)
    answer(game, play("add_three_to_attack"))
    assert at(game, "B4") == ("eagle", 2)  # four came, the fort killed one, the Bear another


@pytest.mark.parametrize("ability", REPLACEMENTS)
@pytest.mark.parametrize("timing", ["open", "strict"])
def test_r6_5_the_tracker_stays_where_it_was(ability: str, timing: str) -> None:
    """The Bear council goes on after its Steward, whichever council's order was carried out."""
    game = replaced(ability, [], timing=timing)
    assert game.state.tracker == 1
    answer(game, "order eagle.steward add-1-per-farm", "add E1", "add E1", "add E1", "add E1")
    assert game.state.tracker > 1


# -- R6.6 ------------------------------------------------------------------------------------------

FULL = {"B2": 6, "B5": 6, "B1": 4, "B4": 4}  # no Bear in reserve


@pytest.mark.parametrize(
    ("ability", "armies"),
    [
        ("march", {"E2": 3}),  # no banner of the Bear
        ("march", {"E2": ("bear", 1), "B1": ("lion", 1)}),  # the only one holds a conquered region
        ("mercenaries", {}),
        ("disperse", {}),
        ("alchemists_fire", {}),
        ("alchemists_fire", {"E2": 3, "B2": 3}),  # no enemy next to an army
        ("alchemists_fire", {"E2": 3, "B5": 3}),  # next to it only home
        ("alchemists_fire", {"E3": ("bear", 3), "E2": ("bear", 2)}),  # next to it only friends
        ("populate", FULL),
        ("rearrange", {}),
        ("rearrange", {"E3": ("bear", 1), "P2": ("lion", 1)}),  # each holds a conquered region
    ],
)
def test_r6_6_a_general_card_that_could_do_nothing_is_not_offered(
    ability: str, armies: dict[str, Banners]
) -> None:
    """Where there is nothing to move, kill or add the ability cannot be played."""
    game = table(banners=armies, council={"bear.steward": "raven"}, begin="bear.steward",
                 hands={"raven": ONE_OF_EACH})  # fmt: skip
    assert ability not in playable(game)
    refuses(game, play(ability), "R4.3")


EMPTY_BUT = {  # all reserves empty; every region with a city, and some others, held
    "B1": 10, "B2": 10, "E1": 10, "E7": 10, "P4": 10, "P7": 10, "L3": 7, "L4": 7, "L8": 6,
    "H1": 5, "H6": 5, "H8": 5, "H10": 5,
}  # fmt: skip


@pytest.mark.parametrize("ability", ["garrison_city", "recruit", "uprising", "populate"])
def test_r6_6_nothing_is_added_from_empty_reserves(ability: str) -> None:
    """With all hundred banners on the map no card adds any."""
    game = table(banners=EMPTY_BUT, council={"bear.sheriff": "raven"}, hands={"raven": ONE_OF_EACH})
    assert ability not in playable(game)
    refuses(game, play(ability), "R4.3")


def test_r6_6_relocate_needs_a_vacant_position() -> None:
    """With all twenty positions taken the agent has nowhere to go."""
    societies = ["raven", "spider", "rat", "serpent"]
    seats = [f"{empire}.{position}" for empire in EMPIRES for position in POSITIONS]
    council = {seat: societies[place % 4] for place, seat in enumerate(seats)}
    game = table(4, round=4, council=council, hands={"raven": ["eagle/bear"]})
    assert "relocate_agent" not in playable(game)
    refuses(game, play("relocate_agent"), "R4.3")


def test_r6_6_act_elsewhere_needs_another_agent() -> None:
    """With one agent on the board there is no elsewhere."""
    game = table(council={"bear.chancellor": "raven", "bear.sheriff": "spider"},
                 hands={"raven": ["lion/bear"]}, begin="bear.steward")  # fmt: skip
    assert asked(game) == ("raven", "act")
    refuses(game, play("act_elsewhere"), "R4.3")


def test_r6_6_act_elsewhere_needs_an_order_there() -> None:
    """A position whose only order is barred is no elsewhere."""
    game = table(
        banners={"E1": 6, "E4": 6, "E6": 6, "E7": 2},
        council={"bear.sheriff": "raven", "eagle.sheriff": "raven"},
        hands={"raven": ["lion/bear"]},
    )
    refuses(game, play("act_elsewhere"), "R4.3")


@pytest.mark.parametrize("ability", ["strike_empty", "armada"])
def test_r6_6_reach_needs_a_banner_that_may_leave(ability: str) -> None:
    """Without a banner to send, a longer reach is of no use."""
    game = table(
        banners={"E3": ("bear", 1), "L2": 2},
        council={"bear.sheriff": "raven"},
        hands={"raven": ONE_OF_EACH},
    )
    answer(game, "order bear.sheriff attack")
    assert asked(game) == ("raven", "attack_from")
    refuses(game, play(ability), "R5.1")
    assert offered(game) == ["pass"]


@pytest.mark.parametrize("ability", ["add_one_to_attack", "add_three_to_attack"])
def test_r6_6_nothing_joins_an_attack_from_an_empty_reserve(ability: str) -> None:
    """With all twenty on the map or under way nobody can join."""
    game = table(banners=FULL | {"E2": 1}, council={"bear.sheriff": "raven"},
                 hands={"raven": ONE_OF_EACH})  # fmt: skip
    attack(game, "B4", "E2", 2)
    assert asked(game) == ("raven", "declared")
    refuses(game, play(ability), "R5.6")


def test_r6_6_reinforce_may_be_played_for_nothing() -> None:
    """Reinforce is the exception: with nobody to call upon it may be played and adds none."""
    game = table(banners={"B4": 2, "E2": 3}, council={"bear.sheriff": "raven"},
                 hands={"raven": price("reinforce")})  # fmt: skip
    attack(game, "B4", "E2", 2)
    assert "reinforce" in playable(game)
    answer(game, play("reinforce"))
    assert offered(game) == ["pass"]
    answer(game, "pass")
    assert hand(game, "raven") == []
    assert at(game, "E2") == ("eagle", 2)
    assert at(game, "B4") == ("bear", 0)


@pytest.mark.parametrize("ability", ["extra_attack", "annihilate", "subjugate"])
def test_r6_6_nothing_to_do_after_a_fight_that_left_nobody_and_killed_no_enemy(
    ability: str,
) -> None:
    """One banner dies at an empty fort: nobody to press on with, to kill or to make up for."""
    game = table(banners={"B4": 3}, council={"bear.sheriff": "raven"},
                 hands={"raven": ONE_OF_EACH})  # fmt: skip
    attack(game, "B4", "E2", 1)
    answer(game, "pass")
    assert asked(game) == ("raven", "after_fight")
    refuses(game, play(ability), "R5.6")


def test_r6_6_midnight_oil_needs_something_to_repeat() -> None:
    """An order that would do nothing the second time is not repeated."""
    game = table(
        banners={"B1": 4, "B2": 6, "B4": 3, "B5": 6},
        council={"bear.steward": "raven"},
        hands={"raven": ONE_OF_EACH},
        begin="bear.steward",
    )
    answer(game, "order bear.steward add-2", "add B1")
    assert asked(game) == ("raven", "after_order")
    refuses(game, play("midnight_oil"), "R6.3")
    # A banner killed meanwhile makes the repeat possible again.
    answer(game, play("mercenaries"), "at B1", "count 1")
    assert "midnight_oil" in playable(game)


@pytest.mark.parametrize(
    ("ability", "refusals"),
    [
        ("mercenaries", ("at B4", "count 0")),
        ("march", ("from B4", "to B1", "count 0")),
        ("alchemists_fire", ("at B4", "pass")),
    ],
)
def test_r6_6_up_to_means_at_least_one(ability: str, refusals: tuple[str, ...]) -> None:
    """Whoever plays mercenaries, a march or fire does something with it."""
    game = table(banners={"B4": 3, "E2": 3}, council={"bear.sheriff": "raven"},
                 hands={"raven": price(ability)})  # fmt: skip
    answer(game, play(ability), *refusals[:-1])
    refuses(game, refusals[-1], game.decision.rule)
