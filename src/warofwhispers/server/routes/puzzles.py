"""The puzzle of the day: a position to look at, and what the search saw once one has answered."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response
from pydantic import TypeAdapter

from warofwhispers.bots.advice import Reason
from warofwhispers.bots.explain import stakes_of
from warofwhispers.bots.puzzles import (
    PuzzleAnswer,
    PuzzleKind,
    game_of,
    load_puzzles,
    number_of_day,
)
from warofwhispers.bots.puzzles.making import study_of
from warofwhispers.bots.reasons import reasons
from warofwhispers.facts.shapes import BoardView
from warofwhispers.server import requests
from warofwhispers.server.levels import default_level
from warofwhispers.server.responses import documented, json_bytes_response, json_response
from warofwhispers.server.routes.dependencies import Calling
from warofwhispers.table import creation, views
from warofwhispers.table.errors import Refusal
from warofwhispers.table.follow import new_journal
from warofwhispers.table.seats import Identity
from warofwhispers.table.shapes import View

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

PuzzleNumber = Annotated[int, Path(ge=0, le=requests.BIGGEST)]


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle as its seat sees it; `day` is the date that it belongs to."""

    number: int
    puzzles: int
    day: str
    kind: PuzzleKind
    view: View
    board: BoardView


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """Whether an answer is the best, what the search saw of the two, and why."""

    right: bool
    best: PuzzleAnswer
    chosen: PuzzleAnswer
    place: int
    answers: int
    simulations: int
    why: tuple[Reason, ...]
    why_not: tuple[Reason, ...]


VIEW = TypeAdapter(PuzzleView)


@router.get("/today", operation_id="puzzleOfTheDay", **documented(PuzzleView, body=False))
async def today(caller: Calling) -> Response:  # noqa: ARG001 - who asks is counted
    """Return the puzzle of the day (UTC), the same for everybody."""
    day = datetime.now(UTC).date()
    shown = puzzle_view(number_of_day(day, len(load_puzzles())), day.isoformat())
    return json_bytes_response(VIEW.dump_json(shown, exclude_defaults=True))


@router.post(
    "/{number}/answer", operation_id="answerPuzzle", **documented(PuzzleVerdict, status=200)
)
async def answer(caller: Calling, number: PuzzleNumber, body: requests.PuzzleGuess) -> Response:  # noqa: ARG001 - as above
    """Return what the search saw of an answer and of the best one."""
    puzzles = load_puzzles()
    if number >= len(puzzles):
        raise Refusal("not_found", "no-such-puzzle", number=number, last=len(puzzles) - 1)
    return json_response(verdict(number, body.option))


@lru_cache(maxsize=64)
def puzzle_view(number: int, day: str) -> PuzzleView:
    """Return a puzzle as whoever is asked in it sees it: through the door of a table."""
    puzzle = load_puzzles()[number]
    game = game_of(puzzle)
    shelf, _ = new_journal("record", 0.0, creation.from_record(puzzle.record))
    wish = creation.SeatWish("me", default_level(), "", game.decision.player)  # type: ignore[arg-type]  # a society
    changes, key = creation.continue_from(
        shelf, len(game.actions), wish, secrets.randbits, "puzzle"
    )
    table, _ = new_journal("puzzle", 0.0, changes)
    view = views.view(table, Identity(key.seat, host=False))
    count = len(load_puzzles())
    return PuzzleView(number, count, day, puzzle.kind, view, views.board(table))


@lru_cache(maxsize=1024)  # it takes some ten milliseconds, in which everybody would wait
def verdict(number: int, option: str) -> PuzzleVerdict:
    """Return how an answer stands beside the solution; refuses what is no answer."""
    puzzle = load_puzzles()[number]
    options = [answer.option for answer in puzzle.answers]
    if option not in options:
        raise Refusal("invalid", "no-such-answer", option=option)
    place = options.index(option)
    game = game_of(puzzle)
    study = study_of(game, 1)
    stakes, state = stakes_of(study), study.maker.plain
    why, why_not = (
        tuple(reasons(state, game.parse(one), stakes, 1)[:1]) for one in (options[0], option)
    )
    return PuzzleVerdict(
        right=place == 0,
        best=puzzle.answers[0],
        chosen=puzzle.answers[place],
        place=place + 1,
        answers=len(options),
        simulations=puzzle.simulations,
        why=why,
        why_not=() if place == 0 else why_not,
    )
