"""The puzzle of the day: a position to solve, and what the search saw once it is answered."""

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
from warofwhispers.bots.puzzles.making import explanation, study_of
from warofwhispers.bots.reasons import first_price, reasons
from warofwhispers.facts.shapes import BoardView
from warofwhispers.server import requests
from warofwhispers.server.document import documented
from warofwhispers.server.levels import default_level
from warofwhispers.server.responses import json_bytes_response, json_response
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
    """A puzzle as its seat sees it; `day` is its date."""

    number: int
    puzzles: int
    day: str
    kind: PuzzleKind
    view: View
    board: BoardView


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """Whether an answer is the best, and why.

    The best is compared with the answer given or, if that is the best, with the next.
    """

    right: bool
    best: PuzzleAnswer
    compared: PuzzleAnswer
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
    """Return a puzzle as the player asked sees it, by way of a table's own view."""
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


@lru_cache(maxsize=1024)  # it takes about ten milliseconds, for which everybody would wait
def verdict(number: int, option: str) -> PuzzleVerdict:
    """Return how an answer compares with the solution; refuse what is not an answer."""
    puzzle = load_puzzles()[number]
    options = [answer.option for answer in puzzle.answers]
    if option not in options:
        raise Refusal("invalid", "no-such-answer", option=option)
    place = options.index(option)
    game = game_of(puzzle)
    study = study_of(game, 1)
    why = explanation(study, game.parse(puzzle.best))
    compared = puzzle.answers[place or 1]
    found = reasons(study.maker.plain, game.parse(compared.option), stakes_of(study), 1)
    why_not = compared.lacks or first_price(found)
    return PuzzleVerdict(
        right=place == 0,
        best=puzzle.answers[0],
        compared=compared,
        place=place + 1,
        answers=len(options),
        simulations=puzzle.simulations,
        why=() if why is None else (why,),
        why_not=() if why_not is None else (why_not,),
    )
