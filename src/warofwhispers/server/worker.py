"""A bot worker: a process that reads jobs, one per line, and writes replies (see `jobs`).

It ends when its input does, so it never outlives the server. The process receives the whole game
and replays it; the bot in it is shown what its own seat may see, nothing else, and remembers that
from one question of a table to the next.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Final

from warofwhispers.bots import LEVELS, Budget, analyse, events_for, judge, review, suspicions
from warofwhispers.facts.plain import as_dict
from warofwhispers.game import Game
from warofwhispers.server.jobs import (
    Advise,
    Judge,
    LookBack,
    Move,
    Reply,
    Suspect,
    read_job,
    write_reply,
)
from warofwhispers.table.history import GameHistory, setup_from_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import IO

    from warofwhispers.bots import Advice, Bot, Judged, Review, Suspicions
    from warofwhispers.server.jobs import GameSoFar, Job

REMEMBERED: Final = 64
ADVICE: Final = Budget(simulations=500)
DEEP_SECONDS: Final = 2.0
"""The budget for examining an answer of a finished game more deeply."""


class Memory:
    """A bot at a table, with the game as far as it has followed it."""

    def __init__(self, job: Move) -> None:
        """Start at the beginning of the game."""
        self.bot: Bot = LEVELS[job.level].make()
        self.game = Game(setup_from_json(job.game.setup))

    def follows(self, actions: Sequence[str]) -> bool:
        """Return whether a line of actions continues what the bot has seen."""
        game = self.game
        played = [game.notation.text(code) for code in game.actions]
        return list(actions[: len(played)]) == played

    def catch_up(self, actions: Sequence[str]) -> None:
        """Play the actions of a line that have not been played yet."""
        for action in actions[len(self.game.actions) :]:
            self.game.apply(action)

    def answer(self, job: Move) -> str:
        """Return the bot's answer to the question the game has reached."""
        self.catch_up(job.game.actions)
        game = self.game
        seat = game.seat(job.society)
        self.bot.notice(events_for(game.state, seat, 0))
        game.state.log = []  # what the bot has noticed, and most of the memory
        code = self.bot.answer(
            game.observation(job.society), budget_of(job.level, job.seconds), job.seed
        )
        return game.notation.text(code)


def budget_of(level: str, most: float) -> Budget:
    """Return a level's own budget, with no more seconds per position than the server allows."""
    budget = LEVELS[level].budget
    return replace(budget, seconds=most if budget.seconds is None else min(budget.seconds, most))


class Memories:
    """The bots of the most recent tables."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, str], Memory] = OrderedDict()

    def answer(self, job: Move) -> str:
        """Return a bot's answer; after an undo, its memory is rebuilt from the start."""
        name = (job.table, job.society, job.level)
        memory = self._kept.pop(name, None)
        if memory is None or not memory.follows(job.game.actions):
            memory = Memory(job)
        action = memory.answer(job)
        self._kept[name] = memory
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return action


def played(game: GameSoFar) -> GameHistory:
    """Return a game so far, with its past."""
    return GameHistory(setup_from_json(game.setup), game.actions)


def advice(job: Advise) -> Advice:
    """Return what a bot thinks in a society's place, from what that society has seen."""
    game = played(job.game).game
    seat, seen = game.seat(job.society), game.observation(job.society)
    events = events_for(game.state, seat, 0)
    return analyse(seen, game.notation, ADVICE, len(job.game.actions), events)


def suspected(job: Suspect) -> Suspicions:
    """Return what a society may suspect about the others, from what it has seen."""
    return suspicions(played(job.game).game, job.society)


def looked_back(job: LookBack) -> Review:
    """Return what a finished game shows to a society."""
    return review(setup_from_json(job.game.setup), job.game.actions, job.society)


def judged(job: Judge) -> Judged:
    """Return how an answer of a finished game compares with the best."""
    setup = setup_from_json(job.game.setup)
    seconds = DEEP_SECONDS if job.deep else 0.0
    return judge(setup, job.game.actions, job.step, seconds)


def answered(job: Job, memories: Memories) -> str:
    """Return the answer to a job: a bot's action, or the coach's findings as JSON."""
    found: Mapping[str, object]
    match job:
        case Move():
            return memories.answer(job)
        case Advise():
            found = asdict(advice(job))
        case Suspect():
            found = as_dict(suspected(job))
        case LookBack():
            found = as_dict(looked_back(job))
        case Judge():
            found = asdict(judged(job))
    return json.dumps(found, separators=(",", ":"))


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer line by line until the input ends."""
    memories = Memories()
    for line in questions:
        try:
            reply = Reply(answered(read_job(line), memories))
        except Exception as fault:  # noqa: BLE001 - whatever a bot does wrong, the next one plays
            reply = Reply(fault=f"{type(fault).__name__}: {fault}")
        answers.write(write_reply(reply))
        answers.flush()


if __name__ == "__main__":
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server was killed, so nobody receives the answer
        os._exit(0)  # Python's usual exit would try to flush the rest, and complain
