"""Games among bots: every preset plays, and a bot that fails is replaced and written down."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.bots.tables import PRESETS
from warofwhispers.bots.base import Bot, Budget
from warofwhispers.bots.levels import LEVELS, BotError, level
from warofwhispers.bots.match import Guarded, play
from warofwhispers.bots.rules import RulesBot
from warofwhispers.game import Game
from warofwhispers.record import load

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation


class Thrower(Bot):
    """Throws at every third question."""

    name = "thrower"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Throw, or answer."""
        if seen.count % 3 == 0:
            message = "out of ideas"
            raise RuntimeError(message)
        return RulesBot().answer(seen, budget, seed)


class Stray(Bot):
    """Answers what is no option."""

    name = "stray"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - a stub
        """Give nonsense."""
        return -5


class Sleeper(Bot):
    """Takes its time."""

    name = "sleeper"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - a stub
        """Sleep, then answer."""
        time.sleep(1.05)
        return seen.options[0]


def test_a_bot_that_throws_is_replaced_and_the_record_reproduces_it() -> None:
    """The game goes on by `rules`; the fault's record leads to the very question."""
    game = Game.new(2, seed=8)
    seats = [Guarded(Thrower(), Budget()), Guarded(RulesBot(), Budget())]
    play(game, seats, 8)
    assert game.over
    fault = seats[0].faults[1]
    assert fault.bot == "thrower"
    assert "out of ideas" in fault.error
    again = load(fault.record)
    assert again.state.count == fault.decision
    with pytest.raises(RuntimeError, match="out of ideas"):
        Thrower().answer(again.observation(again.name(fault.seat)), Budget(), fault.seed)


def test_an_answer_that_is_no_option_is_a_fault() -> None:
    """Nonsense does not reach the table."""
    game = Game.new(2, seed=8)
    seats = [Guarded(Stray(), Budget()), Guarded(Stray(), Budget())]
    play(game, seats, 8, 4)
    assert all("no option" in fault.error for seat in seats for fault in seat.faults)
    assert sum(len(seat.faults) for seat in seats) == 4


def test_a_bot_that_takes_far_too_long_is_replaced() -> None:
    """Out of time, `rules` answers."""
    game = Game.new(2, seed=8)
    guarded = Guarded(Sleeper(), Budget(seconds=0.001))
    seen = game.observation(game.name(game.state.player))
    option = guarded.answer(game, seen, 1)
    assert "took" in guarded.faults[0].error
    assert option == RulesBot().answer(seen, Budget(), 1)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", ["random", "rules", "rules:masked", "greedy"])
def test_every_preset_plays_without_a_fault(preset: str, name: str) -> None:
    """A whole game of each level under each ruleset."""
    game = Game.new(3, preset, seed=21)
    seats = [Guarded(LEVELS[name].make(), Budget()) for _ in range(3)]
    play(game, seats, 21)
    assert game.over
    assert not [fault for seat in seats for fault in seat.faults]


@pytest.mark.parametrize("name", ["rules", "greedy"])
def test_the_optional_decks_play_without_a_fault(name: str) -> None:
    """Treasures, conquest cards and dark alliances all at once (R6.1, R6.7, R6.8)."""
    decks = dict.fromkeys(("treasure", "conquest", "dark_alliances"), "on")
    game = Game.new(2, "second", options=decks, seed=5)
    seats = [Guarded(LEVELS[name].make(), Budget()) for _ in range(2)]
    play(game, seats, 5)
    assert game.over
    assert not [fault for seat in seats for fault in seat.faults]


@pytest.mark.parametrize("preset", PRESETS)
def test_search_plays_every_preset(preset: str) -> None:
    """Some questions of each ruleset, with a small fixed number of simulations."""
    game = Game.new(3, preset, seed=22)
    seats = [Guarded(LEVELS["search"].make(), Budget(simulations=28)) for _ in range(3)]
    play(game, seats, 22, 12)
    assert not [fault for seat in seats for fault in seat.faults]


def test_rules_beat_random() -> None:
    """Fixed games, fixed seeds: 24 of 2 players, at least 20 won."""
    won = 0
    for number in range(24):
        game = Game.new(2, seed=number // 2)
        bots: list[Bot] = [RulesBot(), LEVELS["random"].make()]
        if number % 2:
            bots.reverse()
        play(game, [Guarded(bot, Budget()) for bot in bots], number)
        won += game.winners() == (game.seats[number % 2],)
    assert won >= 20


def test_tempers_play_differently() -> None:
    """Each character's game parts from the steady one's."""
    lines = {}
    for name in LEVELS:
        if name.startswith("rules"):
            game = Game.new(2, seed=3)
            play(game, [Guarded(LEVELS[name].make(), Budget()) for _ in range(2)], 3)
            lines[name] = tuple(game.actions)
    assert len(set(lines.values())) == len(lines)


def test_an_unknown_level_is_refused_by_name() -> None:
    """The message lists those there are."""
    with pytest.raises(BotError, match=r"grandmaster.*rules"):
        level("grandmaster")
