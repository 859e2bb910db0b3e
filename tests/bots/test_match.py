"""Games between bots: every preset is playable, and a failing bot is replaced and recorded."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest

from tests.bots.tables import LONG, PRESETS
from warofwhispers.bots.arena.match import Fault, Guarded, play, reproduce
from warofwhispers.bots.players.bot import Bot, Budget
from warofwhispers.bots.players.characters import CHARACTERS
from warofwhispers.bots.players.levels import LEVELS, OFFERED, BotError, level
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.game import Game
from warofwhispers.record import load

if TYPE_CHECKING:
    from collections.abc import Iterable

    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event


class Thrower(Bot):
    """Raises at every third question."""

    name = "thrower"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Raise, or answer."""
        if seen.count % 3 == 0:
            message = "out of ideas"
            raise RuntimeError(message)
        return RulesBot().answer(seen, budget, seed)


class Stray(Bot):
    """Answers with something that is not an option."""

    name = "stray"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - a stub
        """Return nonsense."""
        return -5


class Sleeper(Bot):
    """Takes its time."""

    name = "sleeper"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - a stub
        """Sleep, then answer."""
        time.sleep(1.05)
        return seen.options[0]


def test_a_bot_that_throws_is_replaced_and_the_record_reproduces_it() -> None:
    """`rules` answers instead; the fault's record leads to the very question."""
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
    assert reproduce(fault, Thrower()) == fault.error
    assert reproduce(fault, RulesBot()) is None


class Grudge(Bot):
    """Fails once it has been asked often and seen much, so it depends on its memory."""

    name = "grudge"

    def __init__(self) -> None:
        """Start with an empty memory."""
        self.asked = self.noticed = 0

    def notice(self, events: Iterable[Event]) -> None:
        """Count events."""
        self.noticed += len(list(events))

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Answer, up to a point."""
        self.asked += 1
        if self.asked > 6:
            message = f"asked {self.asked} times, saw {self.noticed} events"
            raise RuntimeError(message)
        return RulesBot().answer(seen, budget, seed)


def test_a_fault_that_hangs_on_memory_is_reproduced_from_the_saved_record() -> None:
    """Written to JSON and read again, it fails with the very same message."""
    game = Game.new(3, "competitive", seed=4)
    seats = [
        Guarded(RulesBot(), Budget()),
        Guarded(Grudge(), Budget(7)),
        Guarded(RulesBot(), Budget()),
    ]
    play(game, seats, 4)
    for fault in seats[1].faults[:3]:
        data = json.loads(json.dumps(asdict(fault)))
        saved = Fault(**{**data, "budget": Budget(**data["budget"])})
        assert saved == fault
        assert reproduce(saved, Grudge()) == fault.error


def test_an_answer_that_is_no_option_is_a_fault() -> None:
    """Nonsense does not reach the table."""
    game = Game.new(2, seed=8)
    seats = [Guarded(Stray(), Budget()), Guarded(Stray(), Budget())]
    play(game, seats, 8, 4)
    assert all("no option" in fault.error for seat in seats for fault in seat.faults)
    assert sum(len(seat.faults) for seat in seats) == 4


def test_a_bot_that_takes_far_too_long_is_replaced() -> None:
    """When its time is up, `rules` answers."""
    game = Game.new(2, seed=8)
    guarded = Guarded(Sleeper(), Budget(seconds=0.001))
    seen = game.observation(game.name(game.state.player))
    option = guarded.answer(game, seen, 1)
    assert "took" in guarded.faults[0].error
    assert option == RulesBot().answer(seen, Budget(), 1)


ALL_DECKS = dict.fromkeys(("treasure", "conquest", "dark_alliances"), "on")


@pytest.mark.parametrize("decks", [{}, ALL_DECKS], ids=["base", "decks"])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("name", LEVELS if LONG else OFFERED)
def test_every_preset_plays_without_a_fault(name: str, preset: str, decks: dict[str, str]) -> None:
    """Every level, every ruleset, with the optional decks all on or off (R6.1, R6.7, R6.8).

    Those that look ahead play on from somewhere else each time, for some questions;
    `WHISPERS_LONG=1` plays whole games of 2, 3 and 4.
    """
    budget = Budget(simulations=24)
    for players in (2, 3, 4) if LONG else (3,):
        seed = 21 + players
        game = Game.new(players, preset, options=decks, seed=seed)
        seats = [Guarded(LEVELS[name].make(), budget) for _ in range(players)]
        if name.startswith(("greedy", "search")) and not LONG:
            started = Guarded(RulesBot(), Budget())
            play(game, [started] * players, seed, 30 * (len(name) + PRESETS.index(preset)) % 200)
            play(game, seats, seed, 6 if name.startswith("search") else 20)
        else:
            play(game, seats, seed)
            assert game.over
        assert not [fault for seat in seats for fault in seat.faults]


def test_rules_beat_random() -> None:
    """Fixed games with fixed seeds: of 24 games of two players, at least 20 are won."""
    won = 0
    for number in range(24):
        game = Game.new(2, seed=number // 2)
        bots: list[Bot] = [RulesBot(), LEVELS["random"].make()]
        if number % 2:
            bots.reverse()
        play(game, [Guarded(bot, Budget()) for bot in bots], number)
        won += game.winners() == (game.seats[number % 2],)
    assert won >= 20


def test_styles_play_differently() -> None:
    """Each character's game differs from the steady one's."""
    lines = {}
    for name in LEVELS:
        if name == "rules" or name.startswith("rules~"):
            game = Game.new(2, seed=3)
            play(game, [Guarded(LEVELS[name].make(), Budget()) for _ in range(2)], 3)
            lines[name] = tuple(game.actions)
    assert len(set(lines.values())) == len(lines)


def test_an_unknown_level_is_refused_by_name() -> None:
    """The message lists what is offered, and the characters apart from it, not all their pairs."""
    with pytest.raises(BotError, match="grandmaster") as refused:
        level("grandmaster")
    told = str(refused.value)
    assert ", ".join(OFFERED) in told
    assert ", ".join(CHARACTERS) in told
    assert all(f"{hidden}," not in told for hidden in ("hard:2026", "rules~warlord"))
