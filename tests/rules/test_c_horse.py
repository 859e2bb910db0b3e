"""C-horse-1 march, C-horse-2 rearrange."""

from math import comb

import pytest

from tests.rules.table import (
    Banners,
    answer,
    asked,
    at,
    attack,
    banners,
    offered,
    outcomes,
    play,
    playable,
    price,
    refuses,
    reserve,
    table,
)
from warofwhispers import Game

MARCH = "play march horse/bear"
REARRANGE = play("rearrange")


def before(
    armies: dict[str, Banners], cards: list[str], position: str = "bear.steward", **options: str
) -> Game:
    """Let the raven come to a position with these cards."""
    return table(
        options=options,
        banners=armies,
        council={position: "raven"},
        hands={"raven": cards},
        begin=position,
    )


# -- C-horse-1 -------------------------------------------------------------------------------------


def test_c_horse_1_moves_banners_between_two_regions_of_the_empire() -> None:
    """Two of three go from Wolfgate to Varnhold, though the two do not border each other."""
    game = before({"B4": 3, "E2": 2}, ["horse/bear"])
    answer(game, MARCH, "from B4", "to B1", "count 2")
    assert banners(game) == {"B1": ("bear", 2), "B4": ("bear", 1), "E2": ("eagle", 2)}
    assert asked(game) == ("raven", "act")


def test_c_horse_1_any_number_of_them() -> None:
    """One to all: home may be left empty, and there is no supply limit on the way."""
    game = before({"B4": 9}, ["horse/bear"])
    answer(game, MARCH, "from B4", "to B1")
    assert offered(game) == [f"count {number}" for number in range(1, 10)]
    answer(game, "count 9")
    assert banners(game) == {"B1": ("bear", 9)}
    assert at(game, "B4") == ("bear", 0)


def test_c_horse_1_a_conquered_region_keeps_one() -> None:
    """From abroad all but one may leave, and one alone may not."""
    game = before({"E2": ("bear", 3), "L2": ("bear", 1)}, ["horse/bear"])
    answer(game, MARCH)
    assert offered(game) == ["from E2"]
    answer(game, "from E2", "to L2")
    assert offered(game) == ["count 1", "count 2"]


def test_c_horse_1_own_regions_only_empty_ones_too() -> None:
    """Every other region the empire controls can be marched to, no one else's."""
    game = before({"B4": 3, "E3": ("bear", 1), "B1": ("lion", 1), "L2": 2}, ["horse/bear"])
    answer(game, MARCH, "from B4")
    assert offered(game, "to ") == ["B2", "B3", "B5", "B6", "E3"]
    refuses(game, "to B4", "C-horse-1")
    refuses(game, "to B1", "C-horse-1")


def test_c_horse_1_not_another_empires_army() -> None:
    """At the Bear's turn no Eagles march."""
    game = before({"B4": 3, "E2": 3}, ["horse/bear"])
    answer(game, MARCH)
    refuses(game, "from E2", "C-horse-1")
    refuses(game, "from B1", "C-horse-1")


def test_c_horse_1_does_not_fight_a_fort() -> None:
    """Marching into a fort of one's own costs nobody, home or conquered."""
    game = before({"B2": 3, "E2": ("bear", 1)}, ["horse/bear", "horse/lion"])
    answer(game, MARCH, "from B2", "to E2", "count 2")
    answer(game, "play march horse/lion", "from B2", "to B1", "count 1")
    assert banners(game) == {"E2": ("bear", 3), "B1": ("bear", 1)}


def test_c_horse_1_a_single_region_left_is_nowhere_to_march() -> None:
    """An empire that holds one region alone has no other to go to."""
    lost: dict[str, Banners] = {f"B{n}": ("lion", 1) for n in (1, 2, 3, 5, 6)}
    game = before({**lost, "B4": 3}, ["horse/bear"])
    refuses(game, MARCH, "R4.3")


def test_c_horse_1_two_regions_left_are_enough_to_march() -> None:
    """With two regions the one has the other to go to."""
    lost: dict[str, Banners] = {f"B{n}": ("lion", 1) for n in (1, 2, 3, 5)}
    game = before({**lost, "B4": 3}, ["horse/bear"])
    answer(game, MARCH, "from B4")
    assert offered(game) == ["to B6"]


def test_c_horse_1_after_the_fight_survivors_may_march_on() -> None:
    """All survivors but the one that holds the conquered region go home again."""
    game = before({"B4": 6, "E2": 1}, ["horse/bear"], "bear.marshal")
    attack(game, "B4", "E2", 5)
    answer(game, "pass", MARCH, "from E2", "to B1")
    assert offered(game) == ["count 1", "count 2"]


# -- C-horse-2 -------------------------------------------------------------------------------------


def test_c_horse_2_lays_an_empires_banners_out_anew() -> None:
    """Six Bears in two places are spread over four, empty home regions among them."""
    game = before({"B4": 3, "B5": 3}, price("rearrange"))
    answer(game, REARRANGE, "empire bear", "add B1", "add B1", "add B2", "add B3", "add B6")
    assert banners(game) == {"B1": ("bear", 2), "B2": ("bear", 1), "B3": ("bear", 1),
                             "B6": ("bear", 2)}  # fmt: skip
    assert reserve(game, "bear") == 14


def test_c_horse_2_of_any_empire() -> None:
    """At the Bear's turn the Eagles can be rearranged, and every empire that can be is offered."""
    game = before({"B4": 3, "E2": 2, "L3": 1, "P2": ("horse", 1)}, price("rearrange"))
    answer(game, REARRANGE)
    assert offered(game) == ["empire bear", "empire eagle", "empire lion"]
    refuses(game, "empire horse", "C-horse-2")  # its only banner holds a conquered region
    refuses(game, "empire elephant", "C-horse-2")
    answer(game, "empire eagle", "add E6", "add E7")
    assert banners(game) == {"B4": ("bear", 3), "E6": ("eagle", 1), "E7": ("eagle", 1),
                             "L3": ("lion", 1), "P2": ("horse", 1)}  # fmt: skip


def test_c_horse_2_every_conquered_region_keeps_one() -> None:
    """Conquered regions cannot be given up, but can get more."""
    game = before({"E2": ("bear", 3), "L2": ("bear", 1), "B4": 1}, price("rearrange"))
    answer(game, REARRANGE, "empire bear")
    assert offered(game, "add ") == ["B1", "B2", "B3", "B4", "B5", "B6", "E2", "L2"]
    answer(game, "add L2")  # the last on the map: the other two follow
    assert banners(game) == {"E2": ("bear", 1), "L2": ("bear", 4)}


def test_c_horse_2_no_region_above_its_limit() -> None:
    """Four, or six with a farm: a fifth banner must go elsewhere."""
    game = before({"B3": 4, "B4": 4}, price("rearrange"))
    answer(game, REARRANGE, "empire bear", "add B1", "add B1", "add B1", "add B1")
    refuses(game, "add B1", "C-horse-2")
    answer(game, "add B2")
    assert "add B2" in offered(game)
    game = before({"B3": 4, "B4": 4}, price("rearrange"))
    answer(game, REARRANGE, "empire bear", *["add B2"] * 6)
    refuses(game, "add B2", "C-horse-2")


def test_c_horse_2_a_region_may_keep_what_it_had_beyond_its_limit() -> None:
    """Seven stood there before, so seven may stand there again, but not eight."""
    game = before({"B3": 7, "B4": 3}, price("rearrange"))
    answer(game, REARRANGE, "empire bear", *["add B3"] * 7)
    refuses(game, "add B3", "C-horse-2")
    answer(game, "add B4", "add B4", "add B6")
    assert banners(game) == {"B3": ("bear", 7), "B4": ("bear", 2), "B6": ("bear", 1)}


def test_c_horse_2_never_leads_into_a_dead_end() -> None:
    """With room for just the banners there are, no choice leaves too little room for the rest."""
    armies: dict[str, Banners] = {"B2": ("lion", 1), "B3": ("lion", 1), "B5": ("lion", 1)}
    game = before({**armies, "B1": 4, "B4": 4, "B6": 3}, price("rearrange"))
    answer(game, REARRANGE, "empire bear")
    assert at(game, "B1") == ("bear", 3)  # there is one place too many, so three must go there
    assert offered(game) == ["add B1", "add B4"]
    answer(game, "add B4")
    assert asked(game) == ("raven", "act")
    assert [at(game, f"B{n}") for n in (1, 4, 6)] == [("bear", 3), ("bear", 4), ("bear", 4)]


@pytest.mark.parametrize(
    "armies",
    [
        {"B1": 4, **{f"B{n}": ("lion", 1) for n in (2, 3, 4, 5, 6)}},  # one region, full
        {"B1": 3, **{f"B{n}": ("lion", 1) for n in (2, 3, 4, 5, 6)}},  # one region with room
        {"B1": 5, "B4": 4, **{f"B{n}": ("lion", 1) for n in (2, 3, 5, 6)}},  # no room anywhere
        {"E2": ("bear", 1), "L2": ("bear", 1)},  # conquered ones, each with its one
    ],
)
def test_c_horse_2_an_empire_that_could_not_lie_otherwise_is_not_offered(
    armies: dict[str, Banners],
) -> None:
    """Where every banner has to stay where it is there is nothing to rearrange."""
    game = before({**armies, "H1": 1}, price("rearrange"))
    answer(game, REARRANGE)
    refuses(game, "empire bear", "C-horse-2")


def test_c_horse_2_one_region_to_leave_and_one_to_go_to_are_enough() -> None:
    """Five in one of the last two regions, none in the other: four at most may go across."""
    lost: dict[str, Banners] = {f"B{n}": ("lion", 1) for n in (2, 3, 5, 6)}
    game = before({**lost, "B1": 5}, price("rearrange"))
    answer(game, REARRANGE, "empire bear", "add B4")
    assert (at(game, "B1"), at(game, "B4")) == (("bear", 1), ("bear", 4))


def test_c_horse_2_into_and_out_of_supply_trouble() -> None:
    """Nine in one region are saved from starving at the Chancellor's turn."""
    game = table(
        banners={"B4": 9},
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": price("rearrange")},
        begin="bear.chancellor",
    )
    answer(game, REARRANGE, "empire bear", *["add B1"] * 4, *["add B2"] * 5)
    answer(game, "order bear.chancellor attack")
    assert asked(game) == ("spider", "act")
    assert banners(game) == {"B1": ("bear", 4), "B2": ("bear", 5)}


def test_c_horse_2_survivors_rearranged_do_not_press_on() -> None:
    """After the fight the survivors may be laid out elsewhere; one stays and attacks no more."""
    game = before({"B4": 6, "E2": 1}, [*price("rearrange"), "bear/eagle"], "bear.marshal")
    attack(game, "B4", "E2", 5)
    answer(game, "pass")
    assert "extra_attack" in playable(game)
    answer(game, REARRANGE, "empire bear", "add B1", "add B1", "add B1")
    assert at(game, "E2") == ("bear", 1)
    refuses(game, "play extra_attack bear/eagle", "R5.6")


def test_c_horse_2_rearranging_an_enemy_before_attacking_it() -> None:
    """The defenders are laid out elsewhere while the attack is under way."""
    game = before({"B4": 3, "E2": 4}, price("rearrange"), "bear.marshal")
    attack(game, "B4", "E2", 3)
    answer(game, REARRANGE, "empire eagle", *["add E7"] * 1)
    assert at(game, "E7") == ("eagle", 4)
    assert at(game, "E2") == ("bear", 2)


def test_c_horse_2_each_outcome_is_reached_in_one_way() -> None:
    """Three banners over six home regions: every layout once, none twice."""
    game = before({"B4": 3}, price("rearrange"))
    answer(game, REARRANGE, "empire bear")
    found = outcomes(game)
    assert len(found) == len(set(found)) == comb(6 + 3 - 1, 3)
