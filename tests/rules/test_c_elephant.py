"""C-elephant-1 and C-elephant-2: banners from the reserve join an attack; several cards on one."""

import pytest

from tests.rules.table import (
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
    reserve,
    table,
)
from warofwhispers import Game

ONE = play("add_one_to_attack")
THREE = play("add_three_to_attack")


def declared(
    armies: dict[str, Banners], source: str, target: str, number: int, cards: list[str]
) -> Game:
    """Let the raven's Bear Sheriff declare an attack; return the game in that window."""
    game = table(
        banners=armies,
        council={"bear.sheriff": "raven", "bear.chancellor": "spider"},
        hands={"raven": cards},
    )
    attack(game, source, target, number)
    assert asked(game) == ("raven", "declared")
    return game


def test_c_elephant_1_adds_one_banner_from_the_reserve() -> None:
    """Two attack two behind a fort, a third joins them: nobody is left on either side."""
    game = declared({"B4": 3, "E2": 2}, "B4", "E2", 2, price("add_one_to_attack"))
    assert reserve(game, "bear") == 17
    answer(game, ONE)
    assert banners(game) == {"B4": ("bear", 1)}
    assert (reserve(game, "bear"), reserve(game, "eagle")) == (19, 20)


def test_c_elephant_2_adds_three_banners_from_the_reserve() -> None:
    """Two attack two behind a fort and three join: two of five stand in the end."""
    game = declared({"B4": 3, "E2": 2}, "B4", "E2", 2, price("add_three_to_attack"))
    answer(game, THREE)
    assert banners(game) == {"B4": ("bear", 1), "E2": ("bear", 2)}
    assert reserve(game, "bear") == 17


@pytest.mark.parametrize("left", [1, 2])
def test_c_elephant_2_a_short_reserve_gives_what_it_has(left: int) -> None:
    """With fewer than three in reserve, those come."""
    armies: dict[str, Banners] = {"B1": 8, "B2": 8, "B4": 4 - left}
    game = declared(armies | {"E2": 2}, "B4", "E2", 1, price("add_three_to_attack"))
    assert reserve(game, "bear") == left
    answer(game, THREE)
    assert reserve(game, "bear") == 1 + left  # all that came died: the fort's victim and the rest
    assert at(game, "E2") == ("eagle", 2 - left)


@pytest.mark.parametrize("ability", ["add_one_to_attack", "add_three_to_attack"])
def test_c_elephant_with_an_empty_reserve_is_not_offered(ability: str) -> None:
    """Nobody is left to join."""
    game = declared({"B1": 9, "B2": 9, "B4": 2, "E2": 2}, "B4", "E2", 1, price(ability))
    refuses(game, play(ability), "R5.6")
    assert offered(game) == ["pass"]


def test_c_elephant_1_a_freed_banner_can_join() -> None:
    """With an empty reserve a banner killed by mercenaries is there to join the attack."""
    cards = ["elephant/bear", *price("mercenaries")]
    game = declared({"B1": 9, "B2": 9, "B4": 2, "E2": 2}, "B4", "E2", 1, cards)
    assert "add_one_to_attack" not in playable(game)
    answer(game, play("mercenaries"), "at B1", "count 1", ONE)
    assert at(game, "B1") == ("bear", 8)
    assert reserve(game, "bear") == 2


def test_c_elephant_1_and_2_and_reinforce_on_one_attack() -> None:
    """An attack may be added to any number of times: 1 + 1 + 1 + 3 + 4 against 8 and a fort."""
    cards = [
        "elephant/bear", "elephant/bear", "elephant/eagle", "elephant/horse",
        "elephant/lion", "lion/horse",
    ]  # fmt: skip
    game = declared({"B4": 1, "B6": 5, "E2": 8}, "B4", "E2", 1, cards)
    answer(game, ONE, ONE, "play add_three_to_attack elephant/eagle+elephant/horse")
    assert asked(game) == ("raven", "declared")
    answer(game, "play reinforce elephant/lion+lion/horse", "from B6", "count 4")
    assert hand(game, "raven") == []
    assert at(game, "E2") == ("bear", 1)
    assert at(game, "B6") == ("bear", 1)


def test_c_elephant_1_joins_before_the_fort_takes_its_one() -> None:
    """The fort kills one of the whole force, once: a lone banner and one more take the place."""
    game = declared({"B4": 2}, "B4", "E2", 1, price("add_one_to_attack"))
    answer(game, ONE)
    assert at(game, "E2") == ("bear", 1)


def test_c_elephant_2_serves_the_attacker_not_the_elephant() -> None:
    """An attack on the Elephant by the Lion is joined by Lions."""
    game = table(
        banners={"L9": 1, "P3": 2},
        council={"lion.chancellor": "raven"},
        hands={"raven": price("add_three_to_attack")},
        begin="lion.chancellor",
    )
    attack(game, "L9", "P3", 1)
    answer(game, THREE)
    assert at(game, "P3") == ("lion", 1)
    assert reserve(game, "elephant") == 20


def test_c_elephant_2_added_banners_count_as_the_attackers_losses() -> None:
    """Whoever joins and dies has died in the attack: all four come back by own_losses."""
    game = table(
        options={"subjugate": "own_losses"},
        banners={"B4": 1, "E2": 5},
        council={"bear.sheriff": "raven"},
        hands={"raven": [*price("add_three_to_attack"), *price("subjugate")]},
    )
    attack(game, "B4", "E2", 1)
    answer(game, THREE, "pass", play("subjugate"), "add B1", "add B1", "add B1", "add B1")
    assert at(game, "B1") == ("bear", 4)


def test_c_elephant_1_survivors_are_survivors_wherever_they_came_from() -> None:
    """A banner that joined from the reserve may press on like the rest."""
    game = declared({"B4": 2, "E3": ("lion", 1)}, "B4", "E2", 2, [*price("add_three_to_attack"),
                    "bear/eagle"])  # fmt: skip
    answer(game, THREE, "pass", "play extra_attack bear/eagle", "from E2", "to E3")
    assert offered(game) == ["count 1", "count 2", "count 3"]


# -- other cards in the declared window ------------------------------------------------------------


def test_c_mercenaries_on_the_target_of_a_declared_attack() -> None:
    """Three defenders are killed before the banners arrive, and the attack succeeds."""
    game = declared({"B4": 3, "E2": 4}, "B4", "E2", 3, price("mercenaries"))
    answer(game, play("mercenaries"), "at E2", "count 3")
    assert at(game, "E2") == ("bear", 1)


def test_c_mercenaries_on_the_target_do_not_count_as_killed_by_the_attack() -> None:
    """Subjugate makes up for the one the fight killed, not for the mercenaries' three."""
    cards = [*price("mercenaries"), *price("subjugate")]
    game = declared({"B4": 4, "E2": 4}, "B4", "E2", 4, cards)
    answer(game, play("mercenaries"), "at E2", "count 3", "pass", play("subjugate"), "add B1")
    assert banners(game) == {"B1": ("bear", 1), "E2": ("bear", 2)}


def test_c_mercenaries_on_the_last_conquerors_leave_nobody_to_fight() -> None:
    """Eagles killed in a Bear home give it back: the banners under way just arrive."""
    armies: dict[str, Banners] = {"B2": 3, "B4": ("eagle", 2)}
    game = declared(armies, "B2", "B4", 2, price("mercenaries"))
    answer(game, play("mercenaries"), "at B4", "count 2")
    assert banners(game) == {"B2": ("bear", 1), "B4": ("bear", 2)}


def test_c_disperse_the_target_so_that_it_is_the_attackers_own_home_again() -> None:
    """Eagles dispersed from a Bear home leave nobody to fight: the banners just arrive."""
    armies: dict[str, Banners] = {"B4": 3, "B2": ("eagle", 4), "B1": ("eagle", 1)}
    game = declared(armies, "B4", "B2", 3, price("disperse"))
    answer(game, play("disperse"), "at B2")
    assert banners(game) == {"B1": ("eagle", 5), "B2": ("bear", 3)}


def test_c_disperse_the_target_no_fort_kills_on_the_way_home() -> None:
    """The fort in a region that is the attacker's own again harms nobody."""
    armies: dict[str, Banners] = {"B2": 3, "B4": ("eagle", 4), "E2": 1}
    game = declared(armies, "B2", "B4", 3, price("disperse"))
    answer(game, play("disperse"), "at B4")
    assert at(game, "E2") == ("eagle", 5)
    assert at(game, "B4") == ("bear", 3)


def test_c_disperse_the_target_arrivals_join_whoever_came_meanwhile() -> None:
    """Banners put there after the dispersal and those that arrive stand together."""
    armies: dict[str, Banners] = {"B4": 3, "B2": ("eagle", 4), "B1": ("eagle", 1)}
    cards = [*price("disperse"), *price("recruit"), *price("annihilate")]
    game = declared(armies, "B4", "B2", 3, cards)
    answer(game, "play disperse bear/horse+horse/bear", "at B2")
    answer(game, play("recruit"), "at B2")
    assert at(game, "B2") == ("bear", 3)
    answer(game, "pass")
    assert asked(game) == ("raven", "after_fight")
    assert at(game, "B2") == ("bear", 6)
    answer(game, play("annihilate"))
    assert at(game, "B2") == ("bear", 3)  # only those that came with the attack took part


def test_c_disperse_the_target_arrivals_may_press_on_and_have_killed_nobody() -> None:
    """The attack was made and its banners are all alive: they may attack from there, whole."""
    armies: dict[str, Banners] = {"B4": 3, "B2": ("eagle", 4), "B1": ("eagle", 1)}
    game = declared(armies, "B4", "B2", 3, [*price("disperse"), *price("subjugate")])
    answer(game, play("disperse"), "at B2", "pass")
    assert playable(game) == {"extra_attack"}
    answer(game, "play extra_attack bear/lion", "from B2", "to B1")
    assert offered(game) == ["count 1", "count 2", "count 3"]


def test_c_disperse_the_target_to_a_third_empires_home() -> None:
    """Lions dispersed from the Horse's fort leave it to the Horse: the fort still kills one."""
    armies: dict[str, Banners] = {"B6": 3, "H3": ("lion", 3), "H2": ("bear", 3)}
    game = declared(armies, "H2", "H3", 2, price("disperse"))
    answer(game, play("disperse"), "at H3")
    assert at(game, "H3") == ("bear", 1)
    assert reserve(game, "lion") == 20  # no Lion region borders it


def test_c_lion_2_a_city_under_attack_may_be_garrisoned_first() -> None:
    """Three friendly banners come to the target's defenders before the fight."""
    game = declared({"E2": ("bear", 4), "E1": 1}, "E2", "E1", 3, price("garrison_city"))
    answer(game, play("garrison_city"), "at E1")
    assert at(game, "E1") == ("eagle", 1)


def test_c_horse_1_the_emptied_source_may_be_filled_again() -> None:
    """A march behind the attack holds the region it came from; it does not join it."""
    game = declared({"B4": 3, "B5": 3, "E2": 4}, "B4", "E2", 3, price("march"))
    answer(game, play("march"), "from B5", "to B4", "count 3")
    assert at(game, "B4") == ("bear", 3)
    assert at(game, "E2") == ("eagle", 2)


def test_c_horse_2_banners_under_way_are_not_rearranged() -> None:
    """Only what stands on the map is laid out anew; the attackers are in no region."""
    game = declared({"B4": 3, "B5": 2, "E2": 4}, "B4", "E2", 3, price("rearrange"))
    answer(game, play("rearrange"), "empire bear", "add B1", "add B1")
    assert banners(game) == {"B1": ("bear", 2), "E2": ("eagle", 2)}
