"""R1: who plays, what lies on the table, and who controls what."""

import pytest

from tests.rules.table import answer, at, attack, deck, deck_of, offered, refuses, reserve, table
from warofwhispers import Game, GameError
from warofwhispers.content import EMPIRES, POSITIONS, SOCIETIES, load_content

HOMES = {"bear": 6, "eagle": 7, "elephant": 8, "lion": 9, "horse": 10}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_1_two_to_four_societies_with_nine_agents_and_five_tokens(players: int) -> None:
    """Two, three or four societies play, each with nine agents and a token of every empire."""
    game = Game.new(players, seed=1)
    assert game.seats == ("raven", "spider", "rat", "serpent")[:players]
    assert game.state.agents == [9] * players
    for seat in range(players):
        assert sorted(game.state.loyalty[seat * 5 : seat * 5 + 5]) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_r1_1_refuses_other_numbers_of_players(players: int) -> None:
    """One or five players make no game."""
    with pytest.raises(GameError, match=rf"players: {players};.*R1\.1"):
        Game.new(players)


@pytest.mark.parametrize("seats", [["raven"], ["rat", "rat"], ["raven", "owl"], []])
def test_r1_1_refuses_strangers_and_doubles(seats: list[str]) -> None:
    """Every seat has a society of its own, one of the four."""
    with pytest.raises(GameError, match=r"R1\.1"):
        Game.new(seats=seats)


def test_r1_1_refuses_seats_that_are_not_as_many_as_the_players() -> None:
    """Three players do not sit on two seats."""
    with pytest.raises(GameError, match="3 players do not match 2 seats"):
        Game.new(3, seats=["rat", "raven"])


def test_r1_2_empires_and_positions_in_their_order() -> None:
    """Bear, Eagle, Elephant, Lion, Horse; in each Sheriff, Steward, Marshal, Chancellor."""
    assert EMPIRES == ("bear", "eagle", "elephant", "lion", "horse")
    assert POSITIONS == ("sheriff", "steward", "marshal", "chancellor")
    game = table(4, begin="deploy")
    expected = [f"{empire}.{position}" for empire in EMPIRES for position in POSITIONS]
    assert offered(game, "deploy ") == expected


@pytest.mark.parametrize("empire", EMPIRES)
def test_r1_2_each_empire_has_a_deck_and_twenty_banners(empire: str) -> None:
    """A deck has two cards for each of the other four empires; without an army all 20 wait."""
    game = table(2, begin="deploy", banners={})
    assert deck(game, empire) == sorted(deck_of(empire))
    assert len(deck_of(empire)) == 8
    assert reserve(game, empire) == 20


def test_r1_3_forty_regions_each_home_to_one_empire() -> None:
    """On an empty map every region belongs to its home."""
    game = table(2, begin="deploy", banners={})
    regions = game.notation.regions
    assert len(set(regions)) == 40
    letters = {"B": "bear", "E": "eagle", "P": "elephant", "L": "lion", "H": "horse"}
    assert {region: at(game, region) for region in regions} == {
        region: (letters[region[0]], 0) for region in regions
    }
    for empire, number in HOMES.items():
        assert sum(at(game, region)[0] == empire for region in regions) == number


def test_r1_3_attacks_follow_the_listed_borders_and_no_others() -> None:
    """From any region an army reaches the regions that border it, never across the sea."""
    board = load_content().board
    for region, near in zip(board.regions, board.neighbours(), strict=True):
        game = table(banners={region.id: ("bear", 2)}, council={"bear.sheriff": "raven"})
        answer(game, "order bear.sheriff attack")
        foreign = [board.regions[i].id for i in near if EMPIRES[board.regions[i].home] != "bear"]
        assert offered(game, "from ") == ([region.id] if foreign else [])
        if foreign:
            answer(game, f"from {region.id}")
            assert offered(game, "to ") == foreign


@pytest.mark.parametrize(
    ("region", "near"),
    [
        ("B6", ["H2"]),
        ("B4", ["E2"]),
        ("E1", ["L1"]),
        ("E5", ["P5", "P6"]),
        ("L9", ["P3"]),
        ("H8", ["P1", "L5", "L6"]),
    ],
)
def test_r1_3_neighbours_as_on_the_board(region: str, near: list[str]) -> None:
    """Some borders between empires, read off the printed board."""
    empire = {"B": "bear", "E": "eagle", "L": "lion", "H": "horse"}[region[0]]
    game = table(
        banners={region: 2},
        council={f"{empire}.chancellor": "raven"},
        begin=f"{empire}.chancellor",
    )
    answer(game, f"order {empire}.chancellor attack", f"from {region}")
    assert offered(game, "to ") == near


def test_r1_3_refuses_an_attack_across_the_sea() -> None:
    """The Claw and Ivory Gate face each other over water only."""
    game = table(banners={"L9": 3}, council={"lion.chancellor": "raven"}, begin="lion.chancellor")
    answer(game, "order lion.chancellor attack", "from L9")
    refuses(game, "to P1", "R5.1")


def test_r1_4_a_banner_gives_control_and_an_empty_region_goes_to_its_home() -> None:
    """A brown region with a blue banner is the Bear's; one without any is the Horse's."""
    game = table(banners={"H1": ("bear", 1)}, council={"bear.sheriff": "raven"})
    assert at(game, "H1") == ("bear", 1)
    assert at(game, "H2") == ("horse", 0)


def test_r1_4_control_counts_icons_of_conquered_and_of_empty_home_regions() -> None:
    """Farms count with the empire that holds them, garrisoned or not."""
    game = table(banners={"E1": ("bear", 1), "B5": ("lion", 1)}, council={"bear.sheriff": "raven"})
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert at(game, "B1") == ("bear", 2)  # B2, empty, and E1; not B5
    assert game.decision.prompt != "add"


def test_r1_4_a_region_both_lose_goes_to_its_home_empire() -> None:
    """When two strangers wipe each other out, the home empire has its region back."""
    game = table(banners={"L4": ("horse", 1), "H5": ("bear", 2)}, council={"bear.sheriff": "raven"})
    attack(game, "H5", "L4", 1)
    assert at(game, "L4") == ("lion", 0)
    assert at(game, "H5") == ("bear", 1)


def test_r1_4_refuses_banners_where_another_empire_has_control() -> None:
    """No two empires ever share a region, so nothing is added to another's."""
    game = table(
        banners={"B5": ("lion", 1)}, council={"bear.steward": "raven"}, begin="bear.steward"
    )
    answer(game, "order bear.steward add-2")
    refuses(game, "add B5", "R4.4")
    refuses(game, "add E1", "R4.4")
    assert offered(game, "add ") == ["B1", "B2", "B3", "B4", "B6"]


def test_r1_5_reserve_and_map_make_twenty() -> None:
    """What starts on the map is missing from the reserve, what dies comes back to it."""
    game = table(3, council={"bear.sheriff": "raven"})
    reserves = [reserve(game, empire) for empire in EMPIRES]
    assert reserves == [11, 14, 16, 14, 20]
    attack(game, "B5", "L2", 3)  # two lions and a fort
    assert [reserve(game, empire) for empire in EMPIRES] == [14, 14, 16, 16, 20]


def test_r1_5_an_empire_with_all_banners_on_the_map_has_an_empty_reserve() -> None:
    """With twenty on the map there is nothing to add; the map stays as it is."""
    game = table(
        ruleset="first",
        banners={"B1": 4, "B2": 6, "B3": 4, "B5": 6},
        council={"bear.sheriff": "raven", "bear.steward": "rat"},
    )
    assert reserve(game, "bear") == 0
    answer(game, "order bear.sheriff add-1-per-farm", "order bear.steward add-2")
    assert reserve(game, "bear") == 0
    assert at(game, "B1") == ("bear", 4)


def test_r1_1_the_societies_are_the_four_of_the_box() -> None:
    """Pale Raven, Supplicant Spider, Cult of the Rat, Endless Serpent."""
    assert SOCIETIES == ("raven", "spider", "rat", "serpent")
