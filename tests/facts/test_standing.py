"""The present state: when supply is checked, which orders have no effect, who may cut one off."""

from __future__ import annotations

import random

import pytest

from tests.facts.test_outcomes import outcomes
from tests.rules.table import price, table
from warofwhispers import Game
from warofwhispers.content import EMPIRES
from warofwhispers.facts.shapes import SupplyCheck

EVERYTHING = {"conquest": "on", "dark_alliances": "on", "treasure": "on"}


@pytest.mark.parametrize("supply", ["active", "all"])
@pytest.mark.parametrize("decks", [{}, EVERYTHING], ids=["plain", "all decks"])
def test_supply_is_foretold(supply: str, decks: dict[str, str]) -> None:
    """Banners are removed only as predicted, and always when predicted (R4.7)."""
    seen = 0
    for seed in range(6):
        game = Game.new(players=3, seed=seed, options={"supply": supply, **decks})
        lots = random.Random(seed)  # noqa: S311 - the same in every run
        after = game.observe(None)
        while not game.over:
            before = after
            number = len(game.state.log or [])
            game.apply(lots.choice(game.decision.options))
            after = game.observe(None)
            starved = {
                EMPIRES[event.values[0]]
                for event in (game.state.log or [])[number:]
                if event.name == "killed" and event.rule == "R4.7"
            }
            for empire in starved:
                check = before.supply[empire]
                assert check is not None
                assert check.later == 0
                seen += 1
            for empire, check in before.supply.items():
                if check is None or check.later:
                    assert empire not in starved
                if after.round > before.round:
                    continue
                gone = check is not None and check.later == 0 and after.supply[empire] != check
                if gone and not after.lasting and not before.lasting:
                    over = [r for r in after.regions.values() if r.empire == empire and r.over]
                    assert not over
    assert seen > 10


def test_supply_names_whose_chancellor() -> None:
    """That of one's own empire, by the older rules the next one; none after the last (R4.7)."""
    game = table(council={"elephant.sheriff": "raven"}, begin="elephant.sheriff", round=4)
    supply = game.observe(None).supply
    assert supply["elephant"] == SupplyCheck("elephant.chancellor")
    assert supply["bear"] is None
    assert supply["horse"] == SupplyCheck("horse.chancellor")
    older = table(ruleset="first", council={"lion.chancellor": "raven"}, begin="lion.chancellor")
    assert set(older.observe(None).supply.values()) == {SupplyCheck("lion.chancellor")}
    placing = table(begin="deploy", round=3)
    assert placing.observe(None).supply["horse"] == SupplyCheck("horse.chancellor")
    ended = table(begin="end", round=3)
    assert ended.observe(None).supply["horse"] == SupplyCheck("horse.chancellor", 1)
    assert table(begin="end", round=4).observe(None).supply["horse"] is None


def test_orders_without_effect_are_known_before() -> None:
    """Nothing in reserve, nobody to attack, nowhere to switch to: 0, visible to everyone."""
    game = table(
        options={"switch": "agents"},
        banners={"B4": 20, "L1": ("lion", 3)},
        council={"bear.chancellor": "raven", "bear.sheriff": "rat", "eagle.marshal": "rat"},
    )
    orders = game.observe(None).orders
    assert orders["bear.steward"]["add-2"] == 0
    assert orders["bear.marshal"]["attack"] is None
    assert orders["eagle.marshal"]["attack"] == 0  # not a banner on the map
    switches = {
        position: brings["switch"] for position, brings in orders.items() if "switch" in brings
    }
    assert switches["bear.chancellor"] is None
    assert switches["lion.chancellor"] is None  # nobody is there who could


def test_a_card_of_ones_own_may_give_an_attack_its_target() -> None:
    """Bears amid Bears reach nobody, except with armada in hand; the others are not told (R6.3)."""
    inland = {"B1": 3}
    council = {"bear.marshal": "raven"}
    game = table(banners=inland, council=council, hands={"raven": price("armada")})
    assert game.observe("raven").orders["bear.marshal"]["attack"] is None
    assert game.observe("rat").orders["bear.marshal"]["attack"] == 0


def test_placing_says_who_could_cut_it_off() -> None:
    """Those who have yet to place, and only where a vacant position would be controlled."""
    game = table(council={"bear.steward": "rat"}, begin="deploy")
    found = outcomes(game)
    assert found["deploy bear.chancellor"].cut == ("spider", "rat")
    assert found["deploy bear.marshal"].cut == ()
    for _ in range(4):
        game.apply(game.decision.options[-1])
    assert game.decision.player == "spider"
    assert outcomes(game)["deploy eagle.chancellor"].cut == ("rat",)
    game.apply(game.decision.options[-1])
    assert outcomes(game)["deploy eagle.chancellor"].cut == ()
