"""`whispers replay`: play records again and see that they come out the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers import RecordError, read_record
from warofwhispers import replay as play_again
from warofwhispers.cli.errors import DIFFERENT, UNREADABLE, complain, told
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
    """Replay each; a bad one is told and the others are still tried."""
    code = 0
    for path in arguments.records:
        try:
            game = play_again(read_record(path))
        except RecordError as fault:
            text = words().tell(fault)
            complain(
                text if str(path) in text else str(RecordError("in-file", where=path, fault=fault))
            )
            code = max(code, DIFFERENT)
        except OSError as fault:
            complain(told(fault))
            code = max(code, UNREADABLE)
        else:
            print(outcome(game, path))
    return code


def outcome(game: Game, path: Path) -> str:
    """Say in a few words how a game stands."""
    facts: dict[str, object] = {"path": path, "actions": len(game.actions)}
    if not game.over:
        return words().say("cli-replay-going-on", **facts, round=game.state.round)
    scores = [{"who": society, "points": points} for society, points in game.scores().items()]
    return words().say("cli-replay-over", **facts, scores=scores, winners=game.winners())
