"""R4.7 and R4.8: supply."""

import random

import pytest

from tests.rules.table import answer, asked, at, attack, banners, reserve, table
from warofwhispers.content import EMPIRES, load_content

# Whose turn ends when the tracker leaves these Chancellors, one of every empire.
CHANCELLORS = ["bear", "eagle", "elephant", "lion", "horse"]


def test_r4_7_four_banners_and_six_with_a_farm() -> None:
    """What is above the limit goes home when the empire's turn is over; the limit itself stays."""
    game = table(
        banners={"B1": 5, "B3": 4, "B4": 1, "B2": 7, "E7": ("bear", 1)},
        begin="bear.chancellor",
    )
    assert asked(game)[1] == "swap"
    assert banners(game) == {
        "B1": ("bear", 4), "B3": ("bear", 4), "B4": ("bear", 1), "B2": ("bear", 6),
        "E7": ("bear", 1),
    }  # fmt: skip
    assert reserve(game, "bear") == 4


def test_r4_7_a_conquered_farm_feeds_six() -> None:
    """The limit belongs to the region, whoever stands there."""
    game = table(banners={"E7": ("bear", 8), "L3": ("bear", 8)}, begin="bear.chancellor")
    assert at(game, "E7") == ("bear", 6)
    assert at(game, "L3") == ("bear", 4)


@pytest.mark.parametrize("supply", ["active", "all"])
@pytest.mark.parametrize("empire", CHANCELLORS)
def test_r4_7_only_that_empires_banners_or_every_region(supply: str, empire: str) -> None:
    """With supply=active the turn's own empire alone is checked, with supply=all everyone."""
    armies = {"B1": 5, "E3": 5, "P2": 5, "L9": 5, "H2": 5}
    next_up = {"bear": "eagle", "eagle": "elephant", "elephant": "lion", "lion": "horse"}
    follower = next_up.get(empire)
    game = table(
        options={"supply": supply},
        banners=armies,
        council={f"{follower}.sheriff": "raven"} if follower else {},
        begin=f"{empire}.chancellor",
    )
    for region in armies:
        holder, number = at(game, region)
        assert number == (4 if supply == "all" or holder == empire else 5), region


def test_r4_7_checked_when_the_chancellor_has_acted() -> None:
    """The Chancellor's own conquests are checked with the rest, before the next empire."""
    game = table(
        options={"supply": "active"},
        banners={"B6": 9},
        council={"bear.chancellor": "raven", "eagle.sheriff": "rat"},
        begin="bear.chancellor",
    )
    attack(game, "B6", "H2", 9)
    assert asked(game) == ("rat", "act")
    assert at(game, "H2") == ("bear", 4)
    assert reserve(game, "bear") == 16


def test_r4_7_also_if_nobody_acted() -> None:
    """A council without agents ends with its check all the same."""
    game = table(
        options={"supply": "active"},
        banners={"B1": 6, "E3": 6},
        council={"elephant.sheriff": "raven"},
    )
    assert asked(game) == ("raven", "act")
    assert banners(game) == {"B1": ("bear", 4), "E3": ("eagle", 4)}


def test_r4_7_not_before_the_empires_turn_is_over() -> None:
    """Between the Sheriff and the Chancellor of one empire nothing is checked."""
    game = table(
        options={"supply": "all"},
        banners={"B1": 6, "E3": 6},
        council={"bear.marshal": "raven"},
    )
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert at(game, "B1") == ("bear", 8)
    answer(game, "order bear.steward add-2", "add B1", "add B1")
    assert at(game, "B1") == ("bear", 10)
    assert at(game, "E3") == ("eagle", 6)
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert at(game, "B1") == ("bear", 4)
    assert at(game, "E3") == ("eagle", 4)


def test_r4_7_anothers_excess_waits_for_its_own_turn() -> None:
    """With supply=active an overfull army lives on until its own empire's turn ends."""
    game = table(
        options={"supply": "active"},
        banners={"H2": 9, "L3": ("horse", 6)},
        council={"horse.sheriff": "raven"},
        begin="bear.sheriff",
    )
    assert asked(game) == ("raven", "act")
    assert at(game, "H2") == ("horse", 9)
    answer(game, "order horse.sheriff add-1-per-farm", "add H2", "add H2")
    assert banners(game) == {"H2": ("horse", 4), "L3": ("horse", 4)}


def test_r4_7_the_last_check_of_round_four_comes_before_the_end() -> None:
    """The Horse's supply is checked before the game is over."""
    game = table(banners={"H2": 9}, round=4, begin="horse.chancellor")
    assert game.over
    assert at(game, "H2") == ("horse", 4)


def test_r4_7_comes_after_the_chancellors_after_window() -> None:
    """Who holds a card may still play it on the overfull region."""
    game = table(
        banners={"B6": 9},
        council={"bear.chancellor": "raven"},
        begin="bear.chancellor",
        hands={"raven": ["horse/lion"]},
    )
    attack(game, "B6", "H2", 9)
    answer(game, "pass", "pass")  # declared, after the fight
    assert asked(game) == ("raven", "after_order")
    assert at(game, "H2") == ("bear", 9)
    answer(game, "play march horse/lion", "from H2", "to B6", "count 4")
    assert banners(game) == {"B6": ("bear", 4), "H2": ("bear", 4)}


def test_r4_8_no_limit_within_a_turn() -> None:
    """Any number can be added to one region and fight from there in the same turn."""
    game = table(
        banners={"B6": 12},
        council={"bear.marshal": "raven"},
    )
    answer(game, "order bear.sheriff add-1-per-farm", "add B6")  # no region comes after
    answer(game, "order bear.steward add-2", "add B6")
    assert at(game, "B6") == ("bear", 16)
    questions = attack(game, "B6", "H2", 16)
    assert questions[-1].options[-1] == "count 16"


@pytest.mark.parametrize("supply", ["active", "all"])
def test_r4_7_on_random_maps(supply: str) -> None:
    """Whatever stands where: what is over the limit goes, and nothing else."""
    regions = load_content().board.regions
    chance = random.Random(7)  # noqa: S311 - a fixed lot of maps
    for _ in range(40):
        armies: dict[str, tuple[str, int]] = {}
        left = dict.fromkeys(EMPIRES, 20)
        for region in chance.sample(regions, 12):
            empire = chance.choice(EMPIRES)
            number = min(chance.randint(1, 9), left[empire])
            if number:
                armies[region.id] = (empire, number)
                left[empire] -= number
        # The Horse's turn is the last of the round: no other check follows it.
        game = table(options={"supply": supply}, banners=armies, begin="horse.chancellor")
        limit = {region.id: 6 if region.farm else 4 for region in regions}
        assert banners(game) == {
            region: (empire, min(number, limit[region]))
            if supply == "all" or empire == "horse"
            else (empire, number)
            for region, (empire, number) in armies.items()
        }
