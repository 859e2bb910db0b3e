"""`whispers replay`: replay records and check that the results are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers import RecordError, read_record
from warofwhispers import replay as play_again
from warofwhispers.cli.errors import DIFFERENT, UNREADABLE, error_text, print_error
from warofwhispers.cli.language import words
from warofwhispers.cli.options import add_records_argument

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from warofwhispers import Game

EXAMPLE = "whispers replay records/*.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_records_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay each record; report a bad one and go on with the others."""
    code = 0
    for path in arguments.records:
        try:
            game = play_again(read_record(path))
        except RecordError as fault:
            text = words().tell(fault)
            print_error(
                text if str(path) in text else str(RecordError("in-file", where=path, fault=fault))
            )
            code = max(code, DIFFERENT)
        except OSError as fault:
            print_error(error_text(fault))
            code = max(code, UNREADABLE)
        else:
            print(outcome(game, path))
    return code


def outcome(game: Game, path: Path) -> str:
    """Return how a game ended, or where it stands, in a few words."""
    facts: dict[str, object] = {"path": path, "actions": len(game.actions)}
    if not game.over:
        return words().say("cli-replay-going-on", **facts, round=game.state.round)
    scores = [{"who": society, "points": points} for society, points in game.scores().items()]
    return words().say("cli-replay-over", **facts, scores=scores, winners=game.winners())
