"""`whispers puzzles`: list the daily puzzles, check them by deep search, or make new ones."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.puzzles import game_of, load_puzzles, number_of_day
from warofwhispers.bots.puzzles.book import puzzles_to_text, read_puzzles
from warofwhispers.bots.puzzles.making import make_puzzles, search_puzzle
from warofwhispers.cli.language import words
from warofwhispers.cli.options import add_seed_argument, at_least
from warofwhispers.content import PRESETS, preset

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from warofwhispers.bots.puzzles import Puzzle

EXAMPLE = "whispers puzzles --check --worlds 2000"
WORLDS = 1_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    say = words().say
    parser.add_argument("--make", type=int, metavar="N", help=say("cli-help-puzzles-make"))
    parser.add_argument("--check", action="store_true", help=say("cli-help-puzzles-check"))
    parser.add_argument("--renew", type=Path, metavar="FILE", help=say("cli-help-puzzles-renew"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=say("cli-help-puzzles-file"))
    parser.add_argument(
        "--worlds", type=int, default=WORLDS, metavar="W",
        help=say("cli-help-puzzles-worlds", default=str(WORLDS)),
    )  # fmt: skip
    parser.add_argument(
        "--ruleset", default="second", metavar="NAME", choices=PRESETS,
        help=say("cli-help-ruleset", known=words().row(PRESETS), default="second"),
    )  # fmt: skip
    add_seed_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Make, check or list."""
    worlds = at_least(2, arguments.worlds, "--worlds")
    if arguments.make is not None:
        return make(at_least(1, arguments.make, "--make"), arguments)
    puzzles = load_puzzles() if arguments.file is None else read_puzzles(arguments.file)
    if arguments.check:
        return check(puzzles, worlds, arguments)
    for number, puzzle in enumerate(puzzles):
        print(line(number, puzzle))
    if puzzles:
        number = number_of_day(datetime.now(UTC).date(), len(puzzles))
        print(words().say("cli-puzzles-today", number=number))
    return 0


def make(number: int, arguments: argparse.Namespace) -> int:
    """Search for puzzles, saving all found so far after each."""
    ruleset = preset(arguments.ruleset).name
    found: list[Puzzle] = []
    for puzzle in islice(make_puzzles(number, ruleset, arguments.seed), number):
        print(line(len(found), puzzle), flush=True)
        found.append(puzzle)
        if arguments.file is not None:
            arguments.file.write_text(puzzles_to_text(found), encoding="utf-8")
    return 0


def check(puzzles: Sequence[Puzzle], worlds: int, arguments: argparse.Namespace) -> int:
    """Search every puzzle again; return 1 if a solution is not clearly the best answer.

    The puzzles that hold are written to a file, if one is named, with the figures found now.
    """
    wrong = 0
    renewed: list[Puzzle] = []
    for number, puzzle in enumerate(puzzles):
        searched = search_puzzle(puzzle, worlds, arguments.seed)
        found = searched.result
        holds = found.best == puzzle.best and found.is_clear
        wrong += not holds
        print(
            words().say(
                "cli-puzzles-checked",
                number=number, holds=holds, best=puzzle.best, found=found.best,
                lead=round(found.lead * 100, 1), error=round(found.error * 100, 1),
            ),
            flush=True,
        )  # fmt: skip
        if holds and arguments.renew is not None:
            renewed.append(searched.puzzle())
            arguments.renew.write_text(puzzles_to_text(renewed), encoding="utf-8")
    print(words().say("cli-puzzles-sum", right=len(puzzles) - wrong, wrong=wrong))
    return 1 if wrong else 0


def line(number: int, puzzle: Puzzle) -> str:
    """Return a line that says what a puzzle is about."""
    game = game_of(puzzle)
    best, second = puzzle.answers[:2]
    return words().say(
        "cli-puzzles-line",
        number=number, kind=puzzle.kind, players=len(game.seats), round=game.state.round,
        answers=len(puzzle.answers), best=best.option, win=round(best.win * 100),
        second=second.option, less=round((best.win - second.win) * 100),
    )  # fmt: skip
