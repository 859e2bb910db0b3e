"""The packaged data hold the facts of the game, counted here by hand."""

import json
import re
from pathlib import Path

import pytest

from warofwhispers.content import (
    ABILITIES,
    EMPIRE_PAIRS,
    EMPIRES,
    MULTIPLIERS,
    POSITIONS,
    SLOTS,
    SOCIETIES,
    Order,
    load_content,
    names,
)

# empire: regions, cities, farms, forts, starting banners
COUNTS = {
    "bear": (6, 1, 2, 4, 9),
    "eagle": (7, 2, 4, 2, 6),
    "elephant": (8, 2, 2, 3, 4),
    "lion": (9, 3, 3, 2, 6),
    "horse": (10, 4, 2, 2, 0),
}

FARM, FORT = "farm", "fort"
ATTACK = Order("attack", None, 0, 0)
SWITCH = Order("switch", None, 0, 0)


def add(n: int) -> Order:
    """Make the order to add n."""
    return Order("add", None, n, 0)


def add_per(icon: str, n: int = 1) -> Order:
    """Make the order to add n per icon."""
    return Order("add_per", icon, n, 1)


def draw_per(icon: str, every: int) -> Order:
    """Make the order to draw one per `every` icons."""
    return Order("draw_per", icon, 1, every)


CHART = {
    "bear": (
        (add_per(FARM), ATTACK),
        (draw_per(FARM, 2), add(2)),
        (add_per(FORT), ATTACK),
        (ATTACK, SWITCH),
    ),
    "eagle": (
        (add(2),),
        (draw_per(FARM, 2), add_per(FARM)),
        (add_per(FORT), ATTACK),
        (ATTACK, SWITCH),
    ),
    "elephant": (
        (add_per(FARM),),
        (draw_per(FORT, 3), add(2)),
        (add_per(FORT), ATTACK),
        (ATTACK, SWITCH),
    ),
    "lion": (
        (add_per(FARM), Order("draw", None, 1, 0)),
        (draw_per(FARM, 3), add(2)),
        (add_per(FORT, 2),),
        (ATTACK, SWITCH),
    ),
    "horse": (
        (add_per(FARM),),
        (draw_per(FORT, 2), add(2)),
        (add_per(FORT), ATTACK),
        (ATTACK, SWITCH),
    ),
}


def test_names() -> None:
    """The fixed words are there in the order everything is numbered by."""
    assert EMPIRES == ("bear", "eagle", "elephant", "lion", "horse")
    assert POSITIONS == ("sheriff", "steward", "marshal", "chancellor")
    assert SOCIETIES == ("raven", "spider", "rat", "serpent")
    worth = dict(zip(SLOTS, MULTIPLIERS, strict=True))
    assert worth == {"devout": 4, "dutiful": 3, "affiliated": 2, "unallied": 0, "opposed": -1}


def test_the_page_has_the_same_names() -> None:
    """It needs them before it has heard from a server; their order is the engine's."""
    page = Path(__file__).parents[2] / "web/src/game/names.ts"
    told = re.compile(r"^export const (\w+) = (\[.*\]) as const;", re.MULTILINE)
    lists = dict(told.findall(page.read_text()))
    assert set(lists) == {"EMPIRES", "POSITIONS", "SOCIETIES", "SLOTS", "ICONS"}
    for name, listed in lists.items():
        assert tuple(json.loads(listed)) == getattr(names, name)


@pytest.mark.parametrize(
    ("ability", "number"),
    [
        ("extra_attack", 0),
        ("march", 4),
        ("annihilate", 5),
        ("rearrange", 9),
        ("mercenaries", 10),
        ("midnight_oil", 19),
    ],
)
def test_ability_numbers(ability: str, number: int) -> None:
    """Singles come first, then doubles, then the shared abilities."""
    assert ABILITIES[number] == ability
    assert len(set(ABILITIES)) == 20


@pytest.mark.parametrize(
    ("first", "second", "ability"),
    [
        ("bear", "eagle", "mercenaries"),
        ("bear", "elephant", "recruit"),
        ("bear", "lion", "subjugate"),
        ("bear", "horse", "disperse"),
        ("eagle", "elephant", "alchemists_fire"),
        ("eagle", "lion", "populate"),
        ("eagle", "horse", "armada"),
        ("elephant", "lion", "reinforce"),
        ("elephant", "horse", "uprising"),
        ("lion", "horse", "midnight_oil"),
    ],
)
def test_pair_abilities(first: str, second: str, ability: str) -> None:
    """Each two empires share the ability the rules give them."""
    place = EMPIRE_PAIRS.index((EMPIRES.index(first), EMPIRES.index(second)))
    assert load_content().cards.pair[place] == ability
    assert ABILITIES[10 + place] == ability


@pytest.mark.parametrize("empire", EMPIRES)
def test_r1_3_regions_of_each_empire(empire: str) -> None:
    """Regions, icons and starting banners of an empire are those of the printed board."""
    home = [r for r in load_content().board.regions if r.home == EMPIRES.index(empire)]
    assert COUNTS[empire] == (
        len(home),
        sum(r.city for r in home),
        sum(r.farm for r in home),
        sum(r.fort for r in home),
        sum(r.start for r in home),
    )


def test_r1_3_board_totals() -> None:
    """There are 40 regions and 69 borders, 12 cities, 13 farms, 13 forts and 25 banners."""
    board = load_content().board
    assert (len(board.regions), len(board.borders)) == (40, 69)
    assert sum(r.city for r in board.regions) == 12
    assert sum(r.farm for r in board.regions) == 13
    assert sum(r.fort for r in board.regions) == 13
    assert sum(r.start for r in board.regions) == 25
    assert board.banners_per_empire == 20
    assert board.source == "builtin"


@pytest.mark.parametrize(
    ("region", "near"),
    [
        ("B1", "B2"),
        ("E7", "E6"),
        ("E1", "E2 L1"),
        ("P1", "P2 H8"),
        ("P5", "E5 P4 P6 P7 P8"),
        ("L3", "L1 L2 L4 L8 H2 H4 H5"),
        ("H10", "H3 H4"),
    ],
)
def test_r1_3_neighbours(region: str, near: str) -> None:
    """A few regions border exactly what the printed board shows, seen from both ends."""
    board = load_content().board
    neighbours = board.neighbours()
    here = board.region_index(region)
    assert " ".join(board.regions[other].id for other in neighbours[here]) == near
    assert all(here in neighbours[other] for other in neighbours[here])


def test_borders_are_sorted_pairs() -> None:
    """Every border is there once, its lower number first, in ascending order."""
    borders = load_content().board.borders
    assert list(borders) == sorted(set(borders))
    assert all(first < second for first, second in borders)


def test_unknown_region_id() -> None:
    """A region that is not there has no number."""
    with pytest.raises(KeyError, match="Z9"):
        load_content().board.region_index("Z9")


@pytest.mark.parametrize("empire", EMPIRES)
def test_r4_3_orders_of_each_council(empire: str) -> None:
    """Each position has the orders of the printed council."""
    assert load_content().councils.chart[EMPIRES.index(empire)] == CHART[empire]


def test_r6_1_decks() -> None:
    """A deck has two copies of each of four pairings, two treasures and two conquest cards."""
    cards = load_content().cards
    assert cards.copies_of_each_pair == 2
    assert cards.treasures_per_deck == 2
    assert cards.single + cards.double + cards.pair == ABILITIES
    assert cards.conquest == (
        ("warring_clans", "the_trials"),
        ("bountiful_harvest", "assassination_plot"),
        ("stampede", "peace_through_strength"),
        ("plague", "muster"),
        ("nomadic_life", "succession_crisis"),
    )
    assert cards.dark_alliances == ("ask", "offer")


def test_sites_draw_borders_that_do_not_cross() -> None:
    """Lines between bordering regions never cross, whichever disputed border is in force."""
    content = load_content()
    assert content.sites is not None
    points = content.sites.points

    def turn(a: int, b: int, c: int) -> int:
        (ax, ay), (bx, by), (cx, cy) = points[a], points[b], points[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    def crosses(p: int, q: int, r: int, s: int) -> bool:
        return turn(p, q, r) * turn(p, q, s) < 0 and turn(r, s, p) * turn(r, s, q) < 0

    for name in ("P5-P7", "P4-P8"):
        borders = content.board.with_border(name).borders
        crossing = [
            (one, other)
            for one in borders
            for other in borders
            if one < other and not set(one) & set(other) and crosses(*one, *other)
        ]
        assert crossing == []
