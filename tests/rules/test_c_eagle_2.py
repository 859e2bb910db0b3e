"""C-eagle-2: strike; and attacks that only strike or armada make possible (R4.3)."""

import pytest

from tests.rules.table import (
    Banners,
    agent,
    answer,
    asked,
    at,
    attack,
    banners,
    offered,
    play,
    playable,
    price,
    refuses,
    table,
)

STRIKE = play("strike_empty")


def test_c_eagle_2_reaches_any_empty_enemy_region() -> None:
    """Beside the neighbours every empty region of another empire can be attacked."""
    armies: dict[str, Banners] = {"B4": 3, "E2": 2, "H6": 1, "P2": ("bear", 2)}
    game = table(banners=armies, council={"bear.sheriff": "raven"},
                 hands={"raven": price("strike_empty")})  # fmt: skip
    answer(game, "order bear.sheriff attack", STRIKE)
    assert offered(game) == ["from B4", "from P2"]
    answer(game, "from B4")
    regions = game.notation.regions
    assert offered(game, "to ") == [
        region for region in regions if region[0] != "B" and region not in {"P2", "H6"}
    ]


def test_c_eagle_2_takes_an_empty_region_afar() -> None:
    """Two of three go to Mistwood, past everybody."""
    game = table(banners={"B4": 3, "E2": 2}, council={"bear.sheriff": "raven"},
                 hands={"raven": price("strike_empty")})  # fmt: skip
    answer(game, "order bear.sheriff attack", STRIKE, "from B4", "to P2", "count 2")
    assert banners(game) == {"B4": ("bear", 1), "E2": ("eagle", 2), "P2": ("bear", 2)}


def test_c_eagle_2_a_fort_still_kills() -> None:
    """Of two that strike an empty fort one gets in; a single one does not."""
    for number, taken in ((2, ("bear", 1)), (1, ("elephant", 0))):
        game = table(banners={"B4": 3}, council={"bear.sheriff": "raven"},
                     hands={"raven": price("strike_empty")})  # fmt: skip
        answer(game, "order bear.sheriff attack", STRIKE, "from B4", "to P5", f"count {number}")
        assert at(game, "P5") == taken


def test_c_eagle_2_an_adjacent_army_may_still_be_attacked() -> None:
    """The strike may, and need not, go far or to an empty region."""
    game = table(banners={"B4": 4, "E2": 2}, council={"bear.sheriff": "raven"},
                 hands={"raven": price("strike_empty")})  # fmt: skip
    answer(game, "order bear.sheriff attack", STRIKE, "from B4", "to E2", "count 4")
    assert at(game, "E2") == ("bear", 1)


def test_c_eagle_2_a_conquered_source_keeps_one() -> None:
    """A region that is not home is not left, however far the strike."""
    game = table(banners={"P2": ("bear", 3)}, council={"bear.sheriff": "raven"},
                 hands={"raven": price("strike_empty")})  # fmt: skip
    answer(game, "order bear.sheriff attack", STRIKE, "from P2", "to H6")
    assert offered(game) == ["count 1", "count 2"]


def test_c_eagle_2_banners_declared_may_be_added_to() -> None:
    """A strike is an attack like any other once it is under way."""
    game = table(
        banners={"B4": 3},
        council={"bear.sheriff": "raven"},
        hands={"raven": [*price("strike_empty"), "elephant/bear"]},
    )
    answer(game, "order bear.sheriff attack", STRIKE, "from B4", "to P5", "count 1")
    answer(game, "play add_one_to_attack elephant/bear")
    assert at(game, "P5") == ("bear", 1)


def test_c_eagle_2_lets_an_empire_attack_that_could_not() -> None:
    """With all its neighbours its own, the Bear still attacks by a strike; or lets it be."""
    game = table(banners={"B1": 2}, council={"bear.sheriff": "raven"},
                 hands={"raven": price("strike_empty")})  # fmt: skip
    answer(game, "order bear.sheriff attack")
    assert offered(game) == [STRIKE, "pass"]
    answer(game, STRIKE, "from B1", "to L4", "count 2")
    assert at(game, "L4") == ("bear", 2)


def test_c_eagle_2_twice_is_once_too_often() -> None:
    """A second strike in the same attack would open nothing new; an armada would."""
    cards = ["eagle/bear", "eagle/elephant", "eagle/lion", "eagle/horse", "horse/eagle"]
    game = table(banners={"B4": 3, "H6": 1}, council={"bear.sheriff": "raven"},
                 hands={"raven": cards})  # fmt: skip
    answer(game, "order bear.sheriff attack", "play strike_empty eagle/bear+eagle/elephant")
    assert playable(game) == {"armada"}
    refuses(game, "play strike_empty eagle/lion+eagle/horse", "R5.1")
    answer(game, "play armada eagle/horse+horse/eagle", "from B4", "to H6", "count 3")
    answer(game, "pass")
    assert at(game, "H6") == ("bear", 2)


def test_c_eagle_2_needs_an_empty_region_out_of_reach() -> None:
    """Where every enemy region that is not next door is held, there is nothing to strike."""
    regions = [region for region in table().notation.regions if region[0] != "B"]
    armies = {region: 1 for region in regions if region != "E2"} | {"B4": 3}
    game = table(banners=armies, council={"bear.sheriff": "raven"},
                 hands={"raven": price("strike_empty")})  # fmt: skip
    answer(game, "order bear.sheriff attack")
    assert offered(game) == ["from B4"]
    refuses(game, STRIKE, "R5.1")


def test_c_eagle_2_is_for_one_attack() -> None:
    """The next position's attack has its usual reach again."""
    game = table(banners={"B4": 3}, council={"bear.marshal": "raven"},
                 hands={"raven": price("strike_empty")})  # fmt: skip
    answer(game, "order bear.sheriff attack", STRIKE, "from B4", "to P2", "count 1")
    answer(game, "order bear.steward add-2", "add B1", "add B1")
    answer(game, "order bear.marshal attack", "from B4")
    assert offered(game) == ["to E2"]


@pytest.mark.parametrize("ability", ["strike_empty", "armada"])
def test_r4_3_barred_an_attack_by_a_card_alone_must_use_the_card(ability: str) -> None:
    """Where an attack needs a target, attacking with no neighbour means playing it."""
    game = table(
        options={"null_orders": "target_barred", "switch": "agents"},
        banners={"B1": 2},
        council={"bear.chancellor": "raven"},
        hands={"raven": price(ability)},
        begin="bear.chancellor",
    )
    assert "order bear.chancellor attack" in offered(game)
    answer(game, "order bear.chancellor attack")
    assert offered(game) == [play(ability)]
    refuses(game, "pass", "R5.1")
    answer(game, play(ability), "from B1", "to L4", "count 2")
    assert at(game, "L4") == ("bear", 2)


@pytest.mark.parametrize("cards", [["eagle/bear"], ["eagle/lion", "horse/bear"], ["bear/eagle"]])
def test_r4_3_barred_other_cards_do_not_make_the_attack_possible(cards: list[str]) -> None:
    """Without the price of strike or armada no order is left; the card holder is asked anyway."""
    game = table(
        options={"null_orders": "target_barred", "switch": "agents"},
        banners={"B1": 2},
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": cards},
        begin="bear.chancellor",
    )
    assert asked(game) == ("raven", "act")
    assert "pass" in offered(game)
    refuses(game, "order bear.chancellor attack", "R4.3")
    answer(game, "pass")
    assert asked(game) == ("spider", "act")


def test_r4_3_barred_an_attack_reached_by_a_switch_must_use_the_card_too() -> None:
    """The Sheriff can attack only by a strike: if he attacks, he strikes; or he adds nothing."""
    game = table(
        options={"null_orders": "target_barred", "switch": "agents"},
        banners={"B1": 10, "B2": 10},
        council={"bear.chancellor": "raven", "bear.sheriff": "spider"},
        hands={"raven": price("strike_empty")},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.sheriff")
    assert offered(game) == ["order bear.sheriff add-1-per-farm", "order bear.sheriff attack"]
    answer(game, "order bear.sheriff attack")
    assert offered(game) == [STRIKE]


def test_r4_3_barred_nobody_is_made_to_play_a_card() -> None:
    """Only a strike would make the attack possible: the order is offered, and so is to rest."""
    game = table(
        options={"null_orders": "target_barred", "switch": "agents"},
        banners={"B1": 2},
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": price("strike_empty")},
        begin="bear.chancellor",
    )
    assert {"order bear.chancellor attack", "pass"} <= set(offered(game))
    answer(game, "pass")
    assert asked(game) == ("spider", "act")


@pytest.mark.parametrize("cards", [["eagle/bear"], []])
def test_r4_3_recruit_barred_a_switch_may_lead_to_no_order(cards: list[str]) -> None:
    """Nothing to add: the agents have changed places, and card holders are asked."""
    game = table(
        options={"null_orders": "recruit_barred", "switch": "agents"},
        banners={"E4": 6, "E6": 6, "E7": 6, "E1": 2},
        council={
            "eagle.chancellor": "raven",
            "eagle.sheriff": "spider",
            "elephant.sheriff": "spider",
        },
        hands={"raven": cards},
        begin="eagle.chancellor",
    )
    answer(game, "order eagle.chancellor switch", "move eagle.sheriff")
    assert agent(game, "eagle.sheriff") == "raven"
    for window in ("reached", "after_order") if cards else ():
        assert asked(game) == ("raven", window)
        assert offered(game) == ["pass"]
        answer(game, "pass")
    assert asked(game) == ("spider", "act")


@pytest.mark.parametrize("mode", ["allowed", "recruit_barred", "target_barred"])
def test_c_bear_1_pressing_on_by_a_card_alone(mode: str) -> None:
    """From Varnhold only a strike leads on: the card is paid for, so it must (R6.6)."""
    game = table(
        options={"null_orders": mode},
        banners={"B2": 3, "B1": ("eagle", 1)},
        council={"bear.sheriff": "raven"},
        hands={"raven": ["bear/lion", *price("strike_empty")]},
    )
    attack(game, "B2", "B1", 3)
    answer(game, "pass", "play extra_attack bear/lion")
    assert offered(game) == [STRIKE]
    answer(game, STRIKE, "from B1", "to H6", "count 1")
    assert at(game, "H6") == ("bear", 1)
    assert at(game, "B1") == ("bear", 0)
