"""C-lion-1 act elsewhere, C-lion-2 garrison."""

import pytest

from tests.rules.table import (
    Banners,
    agent,
    answer,
    asked,
    at,
    attack,
    banners,
    deck,
    hand,
    offered,
    play,
    price,
    refuses,
    reserve,
    table,
)

ELSEWHERE = "play act_elsewhere lion/bear"
GARRISON = play("garrison_city")
CITIES = ["B1", "E1", "E7", "P4", "P7", "L3", "L4", "L8", "H1", "H6", "H8", "H10"]


# -- C-lion-1 --------------------------------------------------------------------------------------


def test_c_lion_1_an_order_of_another_of_ones_positions_for_its_empire() -> None:
    """The Bear Sheriff's turn is used to add Horses as their Steward; no agent moves."""
    game = table(
        council={"bear.sheriff": "raven", "horse.steward": "raven", "bear.steward": "spider"},
        hands={"raven": ["lion/bear"]},
    )
    before = banners(game)
    answer(game, ELSEWHERE, "act horse.steward")
    assert offered(game) == ["order horse.steward draw-per-2-forts", "order horse.steward add-2"]
    answer(game, "order horse.steward add-2", "add H1", "add H2")
    assert banners(game) == before | {"H1": ("horse", 1), "H2": ("horse", 1)}
    assert agent(game, "bear.sheriff") == "raven"
    assert agent(game, "horse.steward") == "raven"
    assert asked(game) == ("spider", "act")


def test_c_lion_1_positions_controlled_through_another_agent_count() -> None:
    """Vacant positions left of another agent of one's own are as good as its own."""
    game = table(
        council={
            "bear.marshal": "raven", "bear.chancellor": "raven", "eagle.marshal": "raven",
            "eagle.sheriff": "spider", "horse.chancellor": "spider",
        },
        hands={"raven": ["lion/bear"]},
    )  # fmt: skip
    answer(game, ELSEWHERE)
    assert offered(game) == ["act bear.chancellor", "act eagle.steward", "act eagle.marshal"]


@pytest.mark.parametrize("empire", ["bear", "eagle", "elephant", "lion", "horse"])
@pytest.mark.parametrize("position", ["sheriff", "chancellor"])
def test_c_lion_1_elsewhere_may_be_in_any_council(empire: str, position: str) -> None:
    """From the first position of the chart to the last, ahead of the tracker or behind it."""
    seat = f"{empire}.{position}"
    game = table(
        council={"elephant.steward": "raven", seat: "raven"},
        hands={"raven": ["lion/bear"]},
        begin="elephant.steward",
    )
    answer(game, ELSEWHERE)
    assert offered(game, "act ")[-1] == seat
    answer(game, f"act {seat}")
    assert {order.split()[0] for order in offered(game, "order ")} == {seat}


def test_c_lion_1_the_active_agents_own_positions_do_not_count() -> None:
    """Through the agent that is active there is no elsewhere, though it controls three seats."""
    game = table(
        council={"bear.marshal": "raven", "horse.sheriff": "raven"}, hands={"raven": ["lion/bear"]}
    )
    answer(game, ELSEWHERE)
    assert offered(game) == ["act horse.sheriff"]
    for seat in ("bear.sheriff", "bear.steward", "bear.marshal"):
        refuses(game, f"act {seat}", "C-lion-1")


def test_c_lion_1_not_through_an_opponents_agent() -> None:
    """The spider's positions stay the spider's."""
    game = table(
        council={"bear.sheriff": "raven", "horse.sheriff": "raven", "lion.sheriff": "spider"},
        hands={"raven": ["lion/bear"]},
    )
    answer(game, ELSEWHERE)
    refuses(game, "act lion.sheriff", "C-lion-1")
    refuses(game, "pass", "C-lion-1")


def test_c_lion_1_the_other_position_still_has_its_own_turn() -> None:
    """The Horse Steward's agent acts again when the Horse council comes to it."""
    game = table(
        council={"bear.sheriff": "raven", "horse.steward": "raven"}, hands={"raven": ["lion/bear"]}
    )
    answer(game, ELSEWHERE, "act horse.steward", "order horse.steward add-2", "add H1", "add H1")
    answer(game, "order horse.sheriff add-1-per-farm", "add H1", "add H1")
    answer(game, "order horse.steward add-2", "add H1", "add H1")
    assert at(game, "H1") == ("horse", 4)  # six, of which supply left four


def test_c_lion_1_a_draw_is_from_the_other_empires_deck() -> None:
    """Acting as Lion Sheriff one draws Lion cards, at the Bear Sheriff's turn."""
    game = table(
        council={"bear.sheriff": "raven", "lion.sheriff": "raven"}, hands={"raven": ["lion/bear"]}
    )
    answer(game, ELSEWHERE, "act lion.sheriff", "order lion.sheriff draw-1")
    assert len(deck(game, "lion")) == 8
    answer(game, "draw lion/bear")
    assert hand(game, "raven") == ["lion/bear"]


def test_c_lion_1_a_switch_moves_the_other_agent() -> None:
    """The agent in the Lion council changes places there; the active one stays."""
    game = table(
        council={
            "bear.sheriff": "raven", "lion.chancellor": "raven", "lion.sheriff": "spider",
        },
        hands={"raven": ["lion/bear"]},
    )  # fmt: skip
    answer(game, ELSEWHERE, "act lion.chancellor", "order lion.chancellor switch")
    answer(game, "move lion.sheriff", "order lion.sheriff draw-1", "draw lion/horse", "pass")
    assert agent(game, "bear.sheriff") == "raven"
    assert agent(game, "lion.sheriff") == "raven"
    assert agent(game, "lion.chancellor") == "spider"


def test_c_lion_1_in_the_same_council_a_switch_changes_who_acts_there() -> None:
    """The raven's Chancellor takes the spider's Marshal seat while the Sheriff is active."""
    game = table(
        banners={"B4": 3},
        council={
            "bear.sheriff": "raven", "bear.marshal": "spider", "bear.chancellor": "raven",
        },
        hands={"raven": ["lion/bear"]},
    )  # fmt: skip
    answer(game, ELSEWHERE)
    assert offered(game) == ["act bear.chancellor"]
    answer(game, "act bear.chancellor", "order bear.chancellor switch", "move bear.marshal")
    answer(game, "order bear.marshal add-1-per-fort", "add B1", "add B1", "add B1", "add B1")
    assert asked(game) == ("raven", "act")
    assert game.state.tracker == 1  # the Steward, left of the raven's new Marshal
    assert agent(game, "bear.chancellor") == "spider"


def test_c_lion_1_an_attack_elsewhere_is_the_other_empires() -> None:
    """At the Bear Sheriff's turn the Eagle attacks the Bear."""
    game = table(
        banners={"B4": 1, "E2": 4},
        council={"bear.sheriff": "raven", "eagle.chancellor": "raven"},
        hands={"raven": ["lion/bear"]},
    )
    answer(game, ELSEWHERE, "act eagle.chancellor")
    attack(game, "E2", "B4", 4)
    assert at(game, "B4") == ("eagle", 2)


def test_c_lion_1_starves_nobody_in_the_other_council() -> None:
    """Supply waits for the tracker: the Lion Chancellor's order does not end the Lion's turn."""
    game = table(
        banners={"L3": 8, "B4": 6},
        council={"bear.chancellor": "raven", "lion.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": ["lion/bear"]},
        begin="bear.chancellor",
    )
    answer(game, ELSEWHERE, "act lion.chancellor")
    attack(game, "L3", "H5", 1)
    assert asked(game) == ("spider", "act")
    assert at(game, "L3") == ("lion", 7)
    assert at(game, "B4") == ("bear", 4)


def test_c_lion_1_barred_needs_an_order_that_may_be_chosen() -> None:
    """The Bear Chancellor can attack nothing: it is no elsewhere, but by an armada."""
    for cards, seats in (
        (["lion/bear"], ["bear.sheriff", "bear.steward", "bear.marshal"]),
        (
            ["lion/bear", *price("armada")],
            ["bear.sheriff", "bear.steward", "bear.marshal", "bear.chancellor"],
        ),
    ):
        game = table(
            options={"null_orders": "target_barred", "switch": "agents"},
            banners={"B1": 10, "B2": 10, "B5": ("lion", 1)},
            council={"eagle.sheriff": "raven", "bear.chancellor": "raven"},
            hands={"raven": cards},
            begin="eagle.sheriff",
        )
        answer(game, ELSEWHERE)
        assert offered(game, "act ") == seats


# -- C-lion-2 --------------------------------------------------------------------------------------


def test_c_lion_2_adds_three_friendly_banners_to_any_city() -> None:
    """All twelve cities can be chosen; the banners are those of the empire that controls it."""
    game = table(banners={"E1": ("bear", 1)}, council={"lion.sheriff": "raven"},
                 hands={"raven": price("garrison_city")}, begin="lion.sheriff")  # fmt: skip
    answer(game, GARRISON)
    assert offered(game, "at ") == CITIES
    answer(game, "at E1")
    assert at(game, "E1") == ("bear", 4)
    assert reserve(game, "bear") == 16


def test_c_lion_2_an_empty_city_is_its_homes() -> None:
    """Nobody stands in The Eyrie, so three Eagles come, whoever's turn it is."""
    game = table(banners={}, council={"bear.sheriff": "raven"},
                 hands={"raven": price("garrison_city")})  # fmt: skip
    answer(game, GARRISON, "at E7")
    assert banners(game) == {"E7": ("eagle", 3)}


def test_c_lion_2_friendly_may_mean_of_the_empire_served() -> None:
    """By 003 only cities of the active council's empire: the Bear's own and one it has taken."""
    game = table(
        options={"friendly": "active"},
        banners={"L3": ("bear", 1), "B4": 1},
        council={"bear.sheriff": "raven"},
        hands={"raven": price("garrison_city")},
    )
    answer(game, GARRISON)
    assert offered(game, "at ") == ["B1", "L3"]
    refuses(game, "at E1", "C-lion-2")
    answer(game, "at L3")
    assert at(game, "L3") == ("bear", 4)


def test_c_lion_2_friendly_may_mean_of_the_empire_served_after_a_replacement() -> None:
    """Acting for the Eagle at the Bear's turn, the Eagle's cities are the friendly ones."""
    game = table(
        options={"friendly": "active"},
        council={"bear.sheriff": "raven", "eagle.sheriff": "raven"},
        hands={"raven": ["lion/bear", *price("garrison_city")]},
    )
    answer(game, ELSEWHERE, "act eagle.sheriff", GARRISON)
    assert offered(game, "at ") == ["E1", "E7"]


def test_c_lion_2_friendly_active_needs_a_city() -> None:
    """An empire that has lost all its cities cannot garrison one."""
    game = table(
        options={"friendly": "active"},
        banners={"B1": ("eagle", 1)},
        council={"bear.sheriff": "raven"},
        hands={"raven": price("garrison_city")},
    )
    refuses(game, GARRISON, "R4.3")


@pytest.mark.parametrize("left", [1, 2])
def test_c_lion_2_a_short_reserve_gives_what_it_has(left: int) -> None:
    """With one or two banners in reserve, those come."""
    armies: dict[str, Banners] = {"B2": 10, "B5": 10 - left}
    game = table(banners=armies, council={"bear.sheriff": "raven"},
                 hands={"raven": price("garrison_city")})  # fmt: skip
    answer(game, GARRISON, "at B1")
    assert at(game, "B1") == ("bear", left)
    assert reserve(game, "bear") == 0


def test_c_lion_2_not_to_a_city_whose_empire_has_none_left() -> None:
    """The Bear has all its banners out: its city is no choice, the others are."""
    game = table(banners={"B2": 10, "B5": 10}, council={"bear.sheriff": "raven"},
                 hands={"raven": price("garrison_city")})  # fmt: skip
    answer(game, GARRISON)
    assert offered(game, "at ") == CITIES[1:]
    refuses(game, "at B1", "C-lion-2")
    refuses(game, "at B4", "C-lion-2")


def test_c_lion_2_goes_beyond_the_supply_limit_until_supply_is_checked() -> None:
    """Seven in a city are fine within the turn and starve to four at its end."""
    game = table(
        banners={"B1": 4},
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": price("garrison_city")},
        begin="bear.chancellor",
    )
    answer(game, GARRISON, "at B1")
    assert at(game, "B1") == ("bear", 7)
    answer(game, "order bear.chancellor attack")
    assert asked(game) == ("spider", "act")
    assert at(game, "B1") == ("bear", 4)


def test_c_lion_2_twice_in_a_row() -> None:
    """Two garrisons for four Lion cards, to the same city."""
    cards = ["lion/bear", "lion/eagle", "lion/elephant", "lion/horse"]
    game = table(banners={}, council={"bear.sheriff": "raven"}, hands={"raven": cards})
    answer(game, "play garrison_city lion/bear+lion/eagle", "at P4")
    answer(game, "play garrison_city lion/elephant+lion/horse", "at P4")
    assert banners(game) == {"P4": ("elephant", 6)}
