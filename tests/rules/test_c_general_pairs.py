"""The pair abilities around any order: killing, adding, scattering."""

from math import comb

import pytest

from tests.rules.table import (
    Banners,
    answer,
    asked,
    at,
    banners,
    offered,
    outcomes,
    play,
    price,
    refuses,
    reserve,
    table,
)
from warofwhispers import Game


def played(ability: str, armies: dict[str, Banners], cards: list[str] | None = None) -> Game:
    """Let the raven play an ability before the Bear Steward's order."""
    game = table(
        banners=armies,
        council={"bear.steward": "raven"},
        hands={"raven": price(ability) if cards is None else cards},
        begin="bear.steward",
    )
    answer(game, play(ability))
    return game


# -- mercenaries ----------------------------------------------------------------------------------


def test_c_mercenaries_kill_up_to_three_in_one_region() -> None:
    """One, two or three of four die, and go back to their reserve."""
    game = played("mercenaries", {"L3": 4, "B4": 1})
    answer(game, "at L3")
    assert offered(game) == ["count 1", "count 2", "count 3"]
    answer(game, "count 3")
    assert at(game, "L3") == ("lion", 1)
    assert reserve(game, "lion") == 19
    assert asked(game) == ("raven", "act")


def test_c_mercenaries_in_any_region_with_banners_ones_own_too() -> None:
    """Every army on the map can be hit, that of the empire served among them; empty ones not."""
    game = played("mercenaries", {"L3": 4, "B4": 1, "E2": ("horse", 2)})
    assert offered(game, "at ") == ["B4", "E2", "L3"]
    refuses(game, "at B5", "C-mercenaries")
    answer(game, "at B4")
    assert offered(game) == ["count 1"]
    answer(game, "count 1")
    assert at(game, "B4") == ("bear", 0)


def test_c_mercenaries_the_last_conquerors_killed_the_region_goes_home() -> None:
    """Two Horses held Talon Pass: dead, they leave it to the Eagle."""
    game = played("mercenaries", {"E2": ("horse", 2)})
    answer(game, "at E2", "count 2")
    assert at(game, "E2") == ("eagle", 0)
    assert reserve(game, "horse") == 20


def test_c_mercenaries_twice_in_a_row() -> None:
    """Two pairs of cards kill up to six, in one region or two."""
    cards = ["bear/eagle", "bear/eagle", "eagle/bear", "eagle/bear"]
    game = played("mercenaries", {"L3": 5}, cards)
    answer(game, "at L3", "count 3", play("mercenaries"), "at L3")
    assert offered(game) == ["count 1", "count 2"]


# -- recruit, uprising ----------------------------------------------------------------------------


@pytest.mark.parametrize(("ability", "number"), [("recruit", 3), ("uprising", 4)])
@pytest.mark.parametrize(
    ("region", "empire"), [("B3", "bear"), ("E4", "eagle"), ("P2", "elephant"), ("H7", "horse")]
)
def test_c_recruit_and_uprising_add_friendly_banners_to_an_empty_region(
    ability: str, number: int, region: str, empire: str
) -> None:
    """Three, or four, of the region's own empire, whoever's turn it is."""
    game = played(ability, {"B4": 1})
    answer(game, f"at {region}")
    assert at(game, region) == (empire, number)
    assert reserve(game, empire) == 20 - number - (empire == "bear")


def test_c_recruit_in_every_empty_region_and_no_other() -> None:
    """Cities and forts too; not where anybody stands."""
    game = played("recruit", {"B4": 1, "E2": ("horse", 1), "L3": 2})
    empty = [region for region in game.notation.regions if region not in {"B4", "E2", "L3"}]
    assert offered(game, "at ") == empty
    refuses(game, "at E2", "C-recruit")


def test_c_uprising_only_where_there_is_neither_city_nor_fort() -> None:
    """Empty regions with nothing or a farm are left; held ones are not among them."""
    game = played("uprising", {"B4": 1, "B2": 1, "H5": ("lion", 1)})
    assert offered(game, "at ") == [
        "B3", "E3", "E4", "E6", "P2", "P6", "P8", "L1", "L5", "L6", "L9", "H2", "H7", "H9",
    ]  # fmt: skip
    for region in ("B1", "B5", "E1", "E5", "L4", "H5"):
        refuses(game, f"at {region}", "C-uprising")


@pytest.mark.parametrize("ability", ["recruit", "uprising"])
@pytest.mark.parametrize("left", [0, 1, 2])
def test_c_recruit_and_uprising_with_a_short_reserve(ability: str, left: int) -> None:
    """One or two left: those come. None left: that empire's regions are no choice."""
    game = played(ability, {"E1": 10, "E7": 10 - left})
    if left == 0:
        assert not [region for region in offered(game, "at ") if region.startswith("E")]
        refuses(game, "at E3", f"C-{ability}")
        return
    answer(game, "at E3")
    assert at(game, "E3") == ("eagle", left)
    assert reserve(game, "eagle") == 0


def test_c_recruit_where_a_home_was_just_emptied() -> None:
    """Field agents and icons do not count: a region without banners is empty."""
    game = table(
        banners={"B4": 2, "B5": 2},
        field={"spider": ["B4"], "rat": ["B4"]},
        options={"field_agents": "on"},
        council={"bear.steward": "raven"},
        hands={"raven": ["horse/bear", *price("recruit")]},
        begin="bear.steward",
    )
    answer(game, "play march horse/bear", "from B4", "to B5", "count 2")
    answer(game, play("recruit"), "at B4")
    assert at(game, "B4") == ("bear", 3)


# -- disperse -------------------------------------------------------------------------------------


def test_c_disperse_scatters_an_army_over_its_neighbours() -> None:
    """Four Eagles at Farwatch are split over the Eagle's regions next to it."""
    game = played("disperse", {"E5": 4, "E4": 1, "P5": 2, "E6": ("bear", 1)})
    assert offered(game, "at ") == ["E4", "E5", "E6", "P5"]
    answer(game, "at E5")
    assert offered(game, "add ") == ["E3", "E4"]  # the Elephant's and the Bear's are not open
    answer(game, "add E3", "add E3", "add E4")
    assert banners(game) == {"E3": ("eagle", 2), "E4": ("eagle", 3), "E6": ("bear", 1),
                             "P5": ("elephant", 2)}  # fmt: skip
    assert at(game, "E5") == ("eagle", 0)
    assert reserve(game, "eagle") == 15


def test_c_disperse_gives_a_conquered_region_up() -> None:
    """Bears dispersed from Talon Pass go home to Wolfgate, their only neighbour; it is Eagle."""
    game = played("disperse", {"E2": ("bear", 3), "B4": 2})
    answer(game, "at E2")
    assert at(game, "E2") == ("eagle", 0)
    assert at(game, "B4") == ("bear", 5)


def test_c_disperse_with_nowhere_to_go_they_go_to_the_reserve() -> None:
    """No region of theirs borders the place: all four are off the map."""
    game = played("disperse", {"H6": ("eagle", 4), "L4": 1})
    answer(game, "at H6")
    assert at(game, "H6") == ("horse", 0)
    assert reserve(game, "eagle") == 20


def test_c_disperse_to_conquered_neighbours_too() -> None:
    """Adjacent regions the empire controls, home or not."""
    game = played("disperse", {"L3": ("bear", 2), "L2": ("bear", 1), "H2": ("bear", 1)})
    answer(game, "at L3")
    assert offered(game, "add ") == ["L2", "H2"]
    answer(game, "add L2", "add H2")
    assert banners(game) == {"L2": ("bear", 2), "H2": ("bear", 2)}


def test_c_disperse_knows_no_supply_limit() -> None:
    """All may go to one region, however many stand there."""
    game = played("disperse", {"E7": 8, "E6": 6})
    answer(game, "at E7")
    assert banners(game) == {"E6": ("eagle", 14)}


def test_c_disperse_moves_all_of_them_and_only_to_neighbours() -> None:
    """Nobody may stay behind, nobody may go further."""
    game = played("disperse", {"B3": 2})
    answer(game, "at B3")
    assert offered(game, "add ") == ["B2", "B4", "B5"]
    refuses(game, "add B3", "C-disperse")
    refuses(game, "add B1", "C-disperse")
    refuses(game, "pass", "C-disperse")


def test_c_disperse_an_empty_region_is_no_choice() -> None:
    """There must be banners to disperse."""
    game = played("disperse", {"B3": 2})
    assert offered(game) == ["at B3"]
    refuses(game, "at B4", "C-disperse")


def test_c_disperse_each_outcome_is_reached_in_one_way() -> None:
    """Three banners over three neighbours: ten splits, each once."""
    game = played("disperse", {"B3": 3})
    answer(game, "at B3")
    found = outcomes(game)
    assert len(found) == len(set(found)) == comb(3 + 3 - 1, 3)


# -- alchemists' fire -----------------------------------------------------------------------------


def test_c_alchemists_fire_kills_up_to_five_next_to_an_army_split_at_will() -> None:
    """From Hearthguard it reaches Lions and Eagles on three sides; the sixth is safe."""
    armies: dict[str, Banners] = {
        "B5": 1, "B3": ("eagle", 2), "B4": ("lion", 3), "L2": 3, "B6": 2,
    }  # fmt: skip
    game = played("alchemists_fire", armies)
    assert offered(game) == ["at B5"]
    answer(game, "at B5")
    assert offered(game) == ["kill B3", "kill B4", "kill L2"]
    answer(game, "kill B3", "kill B4", "kill B4", "kill L2", "kill L2")
    assert asked(game) == ("raven", "act")  # five are dead: it is over
    assert banners(game) == {"B3": ("eagle", 1), "B4": ("lion", 1), "B5": ("bear", 1),
                             "B6": ("bear", 2), "L2": ("lion", 1)}  # fmt: skip
    assert (reserve(game, "eagle"), reserve(game, "lion")) == (19, 18)


def test_c_alchemists_fire_may_stop_after_the_first() -> None:
    """At least one, at most five: in between the player says when."""
    game = played("alchemists_fire", {"B4": 1, "E2": 4})
    answer(game, "at B4")
    assert offered(game) == ["kill E2"]
    answer(game, "kill E2")
    assert offered(game) == ["kill E2", "pass"]
    answer(game, "kill E2", "pass")
    assert at(game, "E2") == ("eagle", 2)
    assert asked(game) == ("raven", "act")


def test_c_alchemists_fire_ends_where_nobody_is_left() -> None:
    """Two were there, two are dead, and there is nothing more to ask."""
    game = played("alchemists_fire", {"B4": 1, "E2": 2})
    answer(game, "at B4", "kill E2", "kill E2")
    assert asked(game) == ("raven", "act")
    assert at(game, "E2") == ("eagle", 0)


def test_c_alchemists_fire_from_any_army_of_the_empire_served() -> None:
    """Conquered regions too; not from an empty home region, nor from another empire's army."""
    armies: dict[str, Banners] = {"E3": ("bear", 1), "E5": 2, "E2": 2, "B2": 1, "L2": 1, "P5": 1}
    game = played("alchemists_fire", armies)
    assert offered(game) == ["at E3"]
    refuses(game, "at B4", "C-alchemists_fire")  # empty, though Eagles stand next to it
    refuses(game, "at E5", "C-alchemists_fire")
    refuses(game, "at B2", "C-alchemists_fire")  # nobody to burn
    answer(game, "at E3")
    assert offered(game) == ["kill E2", "kill E5"]


def test_c_alchemists_fire_frees_a_home_region() -> None:
    """The last of the conquerors burnt, the region is the Bear's again."""
    game = played("alchemists_fire", {"B4": 1, "B2": ("lion", 1), "E2": 1})
    answer(game, "at B4", "kill B2", "pass")
    assert at(game, "B2") == ("bear", 0)


def test_c_alchemists_fire_each_outcome_is_reached_in_one_way() -> None:
    """Three here and four there, at most five in all: every split once."""
    game = played("alchemists_fire", {"B4": 1, "B2": ("lion", 3), "E2": 4})
    answer(game, "at B4")
    found = outcomes(game)
    splits = [(i, j) for i in range(4) for j in range(5) if 1 <= i + j <= 5]
    assert len(found) == len(set(found)) == len(splits)


# -- populate -------------------------------------------------------------------------------------


def test_c_populate_adds_one_to_every_region() -> None:
    """Home or conquered, held or empty; not where another empire stands."""
    armies: dict[str, Banners] = {"B4": 4, "B5": ("lion", 1), "E2": ("bear", 1), "E3": 1}
    game = played("populate", armies)
    assert banners(game) == {
        "B1": ("bear", 1), "B2": ("bear", 1), "B3": ("bear", 1), "B4": ("bear", 5),
        "B5": ("lion", 1), "B6": ("bear", 1), "E2": ("bear", 2), "E3": ("eagle", 1),
    }  # fmt: skip
    assert asked(game) == ("raven", "act")


def test_c_populate_exactly_enough() -> None:
    """Six in reserve for six regions: nothing to choose, nothing left."""
    game = played("populate", {"B4": 6, "B5": 8})
    assert reserve(game, "bear") == 0
    assert at(game, "B5") == ("bear", 9)
    assert asked(game) == ("raven", "act")


def test_c_populate_with_a_short_reserve_the_player_chooses_which() -> None:
    """Two left for six regions: one here, one there, and never two in one."""
    game = played("populate", {"B4": 9, "B5": 9})
    assert offered(game, "add ") == ["B1", "B2", "B3", "B4", "B5"]  # B6 alone could not take two
    answer(game, "add B2")
    assert offered(game, "add ") == ["B3", "B4", "B5", "B6"]
    answer(game, "add B6")
    assert banners(game) == {"B2": ("bear", 1), "B4": ("bear", 9), "B5": ("bear", 9),
                             "B6": ("bear", 1)}  # fmt: skip


def test_c_populate_with_one_banner_left() -> None:
    """A single banner in reserve is enough to play it, and goes to any one region."""
    game = played("populate", {"B4": 9, "B5": 10})
    assert offered(game, "add ") == ["B1", "B2", "B3", "B4", "B5", "B6"]
    answer(game, "add B6")
    assert at(game, "B6") == ("bear", 1)


def test_c_populate_with_a_short_reserve_refuses_to_keep_any() -> None:
    """What the reserve has is added: the player says where, not whether."""
    game = played("populate", {"B4": 9, "B5": 9})
    refuses(game, "pass", "C-populate")
    refuses(game, "add E2", "C-populate")


def test_c_populate_with_a_short_reserve_each_outcome_is_reached_in_one_way() -> None:
    """Three banners for six regions: twenty choices of regions, each once."""
    game = played("populate", {"B4": 9, "B5": 8})
    found = outcomes(game)
    assert len(found) == len(set(found)) == comb(6, 3)


def test_c_populate_serves_the_empire_served_and_twice_if_paid_twice() -> None:
    """Two populates: two banners in every region of the Eagle."""
    game = table(
        banners={},
        council={"eagle.sheriff": "raven"},
        hands={"raven": ["eagle/lion", "eagle/lion", "lion/eagle", "lion/eagle"]},
        begin="eagle.sheriff",
    )
    answer(game, play("populate"), play("populate"))
    assert banners(game) == {f"E{n}": ("eagle", 2) for n in range(1, 8)}
