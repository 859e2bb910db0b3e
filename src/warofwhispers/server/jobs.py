"""What passes through the pipes of a worker process: one job per line, and one reply per line.

Both are JSON. Whatever a worker is asked, its answer is text: an action, or JSON that the
server passes on as it is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.record import RecordJson


@dataclass(frozen=True, slots=True)
class GameSoFar:
    """A game up to some action: its setup as a journal has it, and the actions as text."""

    setup: RecordJson
    actions: Sequence[str]


@dataclass(frozen=True, slots=True)
class Move:
    """Answer for a society, as a bot of this level; the answer is an action.

    A bot remembers its `table` from one question to the next. `seconds` is the most it may
    spend on a position.
    """

    game: GameSoFar
    table: str
    society: str
    level: str
    seconds: float
    seed: int


@dataclass(frozen=True, slots=True)
class Advise:
    """Report what a bot thinks in a society's place; the answer is an `Advice`."""

    game: GameSoFar
    society: str


@dataclass(frozen=True, slots=True)
class Suspect:
    """Report what a society may suspect about the others; the answer is a `Suspicions`."""

    game: GameSoFar
    society: str


@dataclass(frozen=True, slots=True)
class LookBack:
    """Report what a finished game shows to a society; the answer is a `Review`."""

    game: GameSoFar
    society: str


@dataclass(frozen=True, slots=True)
class Judge:
    """Compare the answer given at a step of a finished game with the best; returns a `Judged`.

    With `deep`, it may take seconds.
    """

    game: GameSoFar
    step: int
    deep: bool


Coaching = Advise | Suspect | LookBack | Judge
Job = Move | Coaching
KINDS: Final[dict[str, type[Job]]] = {
    kind.__name__: kind for kind in (Move, Advise, Suspect, LookBack, Judge)
}


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a job, or the fault that prevented one."""

    answer: str = ""
    fault: str | None = None


def write_job(job: Job) -> bytes:
    """Return a job as a line.

    >>> job = Judge(GameSoFar({"first": "rat"}, ["pass"]), 0, deep=False)
    >>> read_job(write_job(job)) == job
    True
    """
    return _line(
        {
            **_shallow(job),
            "kind": type(job).__name__,
            "game": _shallow(job.game),
        }
    )


def read_job(line: str | bytes) -> Job:
    """Return the job that `write_job` wrote."""
    data = json.loads(line)
    kind, game = KINDS[data.pop("kind")], GameSoFar(**data.pop("game"))
    return kind(game=game, **data)


def write_reply(reply: Reply) -> bytes:
    """Return a reply as the line that `read_reply` reads."""
    return _line(_shallow(reply))


def read_reply(line: str | bytes) -> Reply:
    """Return the reply that `write_reply` wrote; raises `ValueError` or `TypeError`."""
    return Reply(**json.loads(line))


def _shallow(shape: Job | GameSoFar | Reply) -> dict[str, object]:
    """Return the fields of a dataclass by name; `asdict` would copy a whole game."""
    return {field.name: getattr(shape, field.name) for field in fields(shape)}


def _line(data: dict[str, object]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"
