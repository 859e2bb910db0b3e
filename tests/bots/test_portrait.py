"""The portrait: what is counted is what happened."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.arena.portrait import (
    Sketch,
    alike,
    correlation,
    gain_on_others,
    portrait,
    sketch,
)
from warofwhispers.bots.players.bot import Budget
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.cli import main
from warofwhispers.content import ABILITIES
from warofwhispers.engine.score import winners
from warofwhispers.engine.state import Event
from warofwhispers.game import Game

if TYPE_CHECKING:
    from pathlib import Path

    from warofwhispers.engine.state import State


def over(number: int) -> State:
    """Return a whole game of three players."""
    game = Game.new(3, seed=number)
    play(game, [Guarded(RulesBot(), Budget()) for _ in range(3)], number)
    return game.state


def test_a_sketch_agrees_with_the_state_at_the_end() -> None:
    """Cards and swaps match the state's own counts, in several games."""
    for number in range(4):
        state = over(number)
        found = sketch(state)
        assert found.swaps == sum(state.swaps)
        assert 0 <= found.early_swaps <= 3
        left = sum(state.hand_size)
        thrown = sum(event.name == "discarded" for event in state.log or [])
        assert found.drawn - found.used == left + thrown
        assert sum(found.plays.values()) <= found.used
        assert found.alike_ended == pytest.approx(alike(state.loyalty, 3))


def test_a_city_taken_from_ones_own_devout_is_counted() -> None:
    """By the loyalties of that moment: after a swap, another empire is meant."""
    state = over(0)
    city = state.data.cities[0]
    plain = next(region for region in range(40) if not state.data.city[region])

    def fight(region: int, holder: int) -> list[Event]:
        return [
            Event(0, "declared", "R5.1", 1, (2, 5, region, 3)),
            Event(0, "fought", "R5.5", -1, (2, region, 0, 1, 1, holder)),
        ]

    deal = [Event(0, "dealt", "R2.2", seat, (slot, slot)) for seat in range(3) for slot in range(5)]
    state.log = [
        *deal,
        Event(0, "round", "R3.1", -1, (1,)),
        *fight(city, 2),  # this one
        *fight(city, 0),  # beaten back
        *fight(plain, 2),  # no city
        Event(0, "swapped", "R7.2", 1, (0, 3, 3, 0)),
        *fight(city, 2),  # Devout to another by now
    ]
    found = sketch(state)
    assert (found.betrayed, found.in_vain) == (1, 1)  # all have the same loyalties
    assert (found.early_swaps, found.swaps) == (1, 1)
    assert found.alike_dealt == pytest.approx(1.0)


def test_a_betrayal_is_in_vain_unless_it_gains_on_the_others() -> None:
    """The Devout's city goes to the Dutiful one: it gains if the others lose more by it."""
    mine, same, foe = [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 4, 2, 3, 1]
    assert gain_on_others(mine + same, 0, 0, 1) == pytest.approx(0.0)
    assert gain_on_others(mine + foe, 0, 0, 1) == pytest.approx(4.0)  # 3 - 4 against -1 - 4
    assert gain_on_others(mine + same + foe, 0, 0, 1) == pytest.approx(2.0)
    assert gain_on_others(mine + foe[::-1], 0, 0, 1) < 0.0


def test_correlation_is_pearsons() -> None:
    """One, minus one, and a value worked out by hand."""
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert correlation([1, 2, 3, 4], [1, 3, 2, 4]) == pytest.approx(0.8)


def test_a_portrait_is_means_with_their_errors() -> None:
    """Two games of four seats."""
    tie = True
    first, second = ABILITIES[:2]
    games = [
        Sketch(4, tie, 4, 6, 0.0, 0.5, 20, 15, 1, {first: 2}, [0.5, 0, 0.5, 0], [0, 1, 4, 4]),
        Sketch(4, not tie, 0, 2, 0.2, 0.7, 30, 29, 0, {}, [1, 0, 0, 0], [4, 0, 1, 2]),
    ]
    found = portrait(games)
    assert found.ties == pytest.approx((0.5, 0.98))
    assert found.early_swaps[0] == pytest.approx(0.5)
    assert found.unused == pytest.approx((3.0, 1.96 * 2))
    assert (found.plays[first], found.plays[second]) == (1.0, 0.0)
    assert found.turns == [(1.5, 2), (0, 2), (0.5, 2), (0, 2)]
    assert found.devouts == {
        "bear": (0.5, 2), "eagle": (0, 2), "elephant": (0, 1), "lion": (0, 0), "horse": (1.5, 3),
    }  # fmt: skip


def test_who_won_is_told_by_turn_and_by_the_devout_they_were_dealt() -> None:
    """The first player comes first, wherever they sit."""
    turned = 0
    for number in range(6):
        state = over(number)
        log = state.log or []
        first = next(event.seat for event in log if event.name == "first")
        turned += first != 0
        order = [(first + turn) % 3 for turn in range(3)]
        found = sketch(state)
        assert [seat for seat, won in zip(order, found.won, strict=True) if won] == sorted(
            winners(state), key=order.index
        )
        devouts = {e.seat: e.values[1] for e in log if e.name == "dealt" and e.values[0] == 0}
        assert found.devouts == [devouts[seat] for seat in order]
    assert turned


def test_the_arena_draws_a_portrait_and_keeps_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second run plays nothing and prints the same."""
    path = tmp_path / "run.jsonl"
    command = [
        "arena", "--bots", "rules,random", "--players", "2", "--games", "2", "--processes", "1",
        "--portrait", "--out", str(path),
    ]  # fmt: skip
    assert main(command) == 0
    first = capsys.readouterr().out
    assert "swaps in round 1, per seat" in first
    assert json.loads(path.read_text("utf-8").splitlines()[1])["sketch"]["seats"] == 2
    before = path.read_bytes()
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert path.read_bytes() == before
