"""A bot worker: a process that reads questions, one JSON line each, and writes answers.

It ends when its input does, so it never outlives the server. The process is sent the whole game
and plays it again; the bot in it gets what its own seat may see, and nothing else, and
remembers that from one question of a table to the next.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

from warofwhispers.bots import LEVELS, Budget, analyse, events_for, judge, review, suspicions
from warofwhispers.facts.plain import as_dict
from warofwhispers.table.history import GameHistory, setup_from_json

if TYPE_CHECKING:
    from typing import IO

    from warofwhispers.bots import Bot

REMEMBERED: Final = 64
ADVICE: Final = Budget(simulations=500)
JUDGED_SECONDS: Final = 1.5
"""Seconds for the answers in question, of a game that is looked back at,"""
JUDGED_WORLDS: Final = 600
"""and in how many worlds they are tried at the most."""


class Memory:
    """A bot at a table, with the game as far as it has followed it."""

    def __init__(self, job: dict[str, Any]) -> None:
        """Start at the game's beginning."""
        self.bot: Bot = LEVELS[job["level"]].make()
        self.history = GameHistory(setup_from_json(job["setup"]))
        self.noticed = 0

    def follows(self, actions: list[str]) -> bool:
        """Return whether a line of actions goes on from what the bot has seen."""
        played = self.history.texts()
        return tuple(actions[: len(played)]) == played

    def answer(self, job: dict[str, Any]) -> str:
        """Return the bot's answer to the question the game has come to."""
        self.history.catch_up(job["actions"])
        game = self.history.game
        seat = game.seat(job["society"])
        self.bot.notice(events_for(game.state, seat, self.noticed))
        self.noticed = len(game.state.log or ())
        code = self.bot.answer(
            game.observation(job["society"]), budget_of(job["level"], job["seconds"]), job["seed"]
        )
        return game.notation.text(code)


def budget_of(level: str, most: float) -> Budget:
    """Return a level's own budget, with no more seconds for a position than the server allows."""
    budget = LEVELS[level].budget
    return replace(budget, seconds=most if budget.seconds is None else min(budget.seconds, most))


class Memories:
    """The bots of the last tables."""

    def __init__(self) -> None:
        """Start with none."""
        self._kept: OrderedDict[str, Memory] = OrderedDict()

    def answer(self, job: dict[str, Any]) -> str:
        """Return a bot's answer; after an undo it follows the game afresh."""
        name = f"{job['table']} {job['society']} {job['level']}"
        memory = self._kept.pop(name, None)
        if memory is None or not memory.follows(job["actions"]):
            memory = Memory(job)
        action = memory.answer(job)
        self._kept[name] = memory
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return action


def analysis(job: dict[str, Any]) -> dict[str, object]:
    """Return what a bot thinks in a society's place, from what that society has seen."""
    game = GameHistory(setup_from_json(job["setup"]), job["actions"]).game
    seat = game.seat(job["analyse"])
    seen = game.observation(job["analyse"])
    events = events_for(game.state, seat, 0)
    return asdict(analyse(seen, game.notation, ADVICE, len(job["actions"]), events))


def suspicion(job: dict[str, Any]) -> dict[str, object]:
    """Return what a society may suspect of the others, from what it has seen."""
    game = GameHistory(setup_from_json(job["setup"]), job["actions"]).game
    return dict(as_dict(suspicions(game, job["suspect"])))


def looked_back(job: dict[str, Any]) -> dict[str, object]:
    """Return what a finished game shows to a society."""
    return dict(as_dict(review(setup_from_json(job["setup"]), job["actions"], job["review"])))


def judgement(job: dict[str, Any]) -> dict[str, object]:
    """Return how an answer of a finished game compares with the best."""
    setup = setup_from_json(job["setup"])
    return asdict(judge(setup, job["actions"], job["judge"], JUDGED_SECONDS, JUDGED_WORLDS))


COACHING: Final = {
    "analyse": analysis,
    "suspect": suspicion,
    "review": looked_back,
    "judge": judgement,
}


def serve(questions: IO[str], answers: IO[str]) -> None:
    """Answer line by line until there are no more questions."""
    memories = Memories()
    for line in questions:
        try:
            job = json.loads(line)
            coached = next((answer for kind, answer in COACHING.items() if kind in job), None)
            if coached is not None:
                reply: dict[str, object] = {"found": coached(job)}
            else:
                reply = {"action": memories.answer(job)}
        except Exception as fault:  # noqa: BLE001 - whatever a bot does wrong, the next one plays
            reply = {"error": f"{type(fault).__name__}: {fault}"}
        answers.write(json.dumps(reply) + "\n")
        answers.flush()


if __name__ == "__main__":
    try:
        serve(sys.stdin, sys.stdout)
    except BrokenPipeError:  # the server was killed, and nobody hears the answer
        os._exit(0)  # at its usual end Python would try to write what is left, and complain
