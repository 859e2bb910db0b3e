"""The puzzles that come with the package: their file format, and which one is today's."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from warofwhispers.bots.advice import HoldsLess, Less, ScoresLess
from warofwhispers.content.errors import WhispersError
from warofwhispers.record import record_from_json, replay

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date
    from pathlib import Path

    from warofwhispers.game import Game
    from warofwhispers.record import RecordJson

LESS: Final[dict[str, type[Less]]] = {"holds_less": HoldsLess, "scores_less": ScoresLess}
PuzzleKind = Literal["deploy", "order", "attack", "card", "swap"]
KINDS: Final[tuple[PuzzleKind, ...]] = get_args(PuzzleKind)


class PuzzleError(WhispersError, ValueError):
    """A file does not contain puzzles."""


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """An answer, with the chance to win that the search found for it and its error.

    `lacks` is what came of it, compared with the best one.
    """

    option: str
    win: float
    error: float
    lacks: Less | None = None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question: a record that ends with it, and every answer to it, best first.

    `simulations` is how many games were simulated to find it.
    """

    kind: PuzzleKind
    record: RecordJson
    answers: tuple[PuzzleAnswer, ...]
    simulations: int

    @property
    def best(self) -> str:
        """Return the answer that solves it: answers are sorted, the best first."""
        return self.answers[0].option


def game_of(puzzle: Puzzle) -> Game:
    """Return the game at the puzzle's question; raises `RecordError` if the record is wrong."""
    return replay(record_from_json(puzzle.record))


def number_of_day(day: date, puzzles: int) -> int:
    """Return the number of a day's puzzle, the same for everybody; puzzles take turns."""
    return day.toordinal() % puzzles


@cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles in `data/puzzles.json`."""
    text = (files("warofwhispers.bots.puzzles") / "data" / "puzzles.json").read_text("utf-8")
    return puzzles_from_text(text)


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Read puzzles from a file; raises `OSError`, or `PuzzleError` if it contains none."""
    try:
        return puzzles_from_text(path.read_text("utf-8"))
    except (ValueError, TypeError, KeyError) as fault:
        raise PuzzleError("json-bad", where=path, fault=fault) from None


def puzzles_from_text(text: str) -> tuple[Puzzle, ...]:
    """Parse the output of `puzzles_to_text`."""
    return tuple(puzzle_from_json(data) for data in json.loads(text))


def puzzle_from_json(data: dict[str, Any]) -> Puzzle:
    """Return a puzzle from its JSON; raises `KeyError` or `TypeError` if it is none."""
    answers = tuple(
        PuzzleAnswer(**answer | {"lacks": less_from_json(answer.get("lacks"))})
        for answer in data["answers"]
    )
    return Puzzle(data["kind"], data["record"], answers, data["simulations"])


def less_from_json(data: dict[str, Any] | None) -> Less | None:
    """Read what an answer lacks."""
    return None if data is None else LESS[data["code"]](**data)


def puzzles_to_text(puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles as JSON, one per line."""
    lines = (json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in puzzles)
    return "[\n" + ",\n".join(lines) + "\n]\n"
