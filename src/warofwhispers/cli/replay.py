"""`whispers replay`: play records again and see that they come out the same."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers import RecordError, read_record
from warofwhispers import replay as play_again
from warofwhispers.cli.errors import complain, told

if TYPE_CHECKING:
    import argparse

    from warofwhispers import Game

ABOUT = "play records again; exit code 1 if one does not come out as written"
EXAMPLE = "whispers replay records/*.json"
DIFFERENT = 1
UNREADABLE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD", help="a record file")


def run(arguments: argparse.Namespace) -> int:
    """Replay each; a bad one is told and the others are still tried."""
    code = 0
    for path in arguments.records:
        try:
            game = play_again(read_record(path))
        except RecordError as fault:
            complain(str(fault) if str(path) in str(fault) else f"{path}: {fault}")
            code = max(code, DIFFERENT)
        except OSError as fault:
            complain(told(fault))
            code = max(code, UNREADABLE)
        else:
            print(f"{path}: {outcome(game)}")
    return code


def outcome(game: Game) -> str:
    """Say in a few words how a game stands."""
    length = f"{len(game.actions)} actions"
    if not game.over:
        return f"replays, {length}, round {game.state.round}, not over yet"
    scores = ", ".join(f"{society} {points}" for society, points in game.scores().items())
    winners = " and ".join(game.winners()) or "nobody"
    return f"replays, {length}, {scores}; won by {winners}"
