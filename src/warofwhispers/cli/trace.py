"""`whispers trace`: a record spelled out step by step, for programs that check ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers import read_record
from warofwhispers import trace as trace_lines
from warofwhispers.cli.language import words

if TYPE_CHECKING:
    import argparse

EXAMPLE = "whispers trace game.json | head -n 1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("record", type=Path, metavar="RECORD", help=words().say("cli-help-record"))


def run(arguments: argparse.Namespace) -> int:
    """Print one line per decision."""
    for line in trace_lines(read_record(arguments.record)):
        print(json.dumps(line))
    return 0
