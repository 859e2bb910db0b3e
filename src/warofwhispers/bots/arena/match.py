"""A game between bots: each is told what its seat may see, and asked when it is its turn.

If a bot raises, returns something that is not an option, or takes far too long, `rules` answers
that question, and the fault is kept with a record that reproduces it.
"""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from warofwhispers.bots.players.bot import Bot, Budget, events_for
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.game import Game
from warofwhispers.record import record_from_json, record_of, record_to_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.engine.observe import Observation
    from warofwhispers.record import RecordJson

PATIENCE = 10.0  # a bot is at fault when it takes this many times its seconds, plus one


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong: whose answer, why, with what budget, and the game so far as a record."""

    bot: str
    seat: int
    decision: int
    seed: int
    error: str
    record: RecordJson
    budget: Budget = field(default_factory=Budget)


@dataclass(slots=True)
class Guarded:
    """A wrapper that always answers with an option, whatever the bot inside does.

    `seconds` is the CPU time the bot has used.
    """

    bot: Bot
    budget: Budget
    faults: list[Fault] = field(default_factory=list)
    seconds: float = 0.0
    asked: int = 0

    def answer(self, game: Game, seen: Observation, seed: int) -> int:
        """Return the bot's answer, or that of `rules` if it fails."""
        if len(seen.options) == 1:
            return seen.options[0]
        self.asked += 1
        start, began = time.perf_counter(), time.process_time()
        try:
            option = self.bot.answer(seen, self.budget, seed)
            error = None if option in seen.options else f"answered {option}, which is no option"
        except Exception:  # noqa: BLE001 - whatever it is, the game goes on
            option, error = -1, traceback.format_exc(limit=-4)
        took = time.perf_counter() - start
        self.seconds += time.process_time() - began
        allowed = self.budget.seconds
        if error is None and allowed is not None:
            most = 1.0 + PATIENCE * allowed * max(1.0, self.budget.big)
            if took > most:
                error = f"took {took:.1f} s, {most:.1f} at the most"
        if error is None:
            return option
        record = record_to_json(record_of(game))
        name, seat, number = self.bot.name, seen.seat, seen.count
        self.faults.append(Fault(name, seat, number, seed, error, record, self.budget))
        try:
            option = RulesBot().answer(seen, self.budget, seed)
        except Exception:  # noqa: BLE001 - the stand-in must not fail, either
            option = -1
        return option if option in seen.options else seen.options[0]


def reproduce(fault: Fault, bot: Bot) -> str | None:
    """Replay a fault's record with a fresh bot up to its question; return what goes wrong there.

    The bot is asked every earlier question too, so that it remembers the same things.
    """
    record = record_from_json(fault.record)
    game = Game(record.setup)
    guarded, told = Guarded(bot, fault.budget), 0
    for action in (*record.actions, None):
        if game.state.player == fault.seat:
            bot.notice(events_for(game.state, fault.seat, told))
            told = len(game.state.log or [])
            guarded.answer(game, game.observation(game.name(fault.seat)), fault.seed)
        if action is not None:
            game.apply(action)
    at_last = [again.error for again in guarded.faults if again.decision == fault.decision]
    return at_last[0] if at_last else None


def play(
    game: Game,
    players: Sequence[Guarded],
    seed: int,
    most: int | None = None,
    told: list[int] | None = None,
) -> int:
    """Let the bots, by seat, play to the end (or for `most` answers); return how many they gave.

    `told` is how much of the log each has been told already; it is updated.
    """
    told = [0] * len(players) if told is None else told
    answers = 0
    while not game.over and (most is None or answers < most):
        seat = game.state.player
        log = game.state.log or []
        fresh = events_for(game.state, seat, told[seat])
        told[seat] = len(log)
        player = players[seat]
        player.bot.notice(fresh)
        seen = game.observation(game.name(seat))
        option = player.answer(game, seen, seed)
        game.apply(game.notation.text(option))
        answers += 1
    return answers
