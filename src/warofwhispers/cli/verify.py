"""`whispers verify`: check that chance's answers at a table match its commitments."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from warofwhispers import RecordError, read_record
from warofwhispers.cli.errors import DIFFERENT, UNREADABLE, error_text, print_error
from warofwhispers.cli.language import words
from warofwhispers.cli.options import add_records_argument
from warofwhispers.table.verify import verify

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

EXAMPLE = "whispers verify game.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_records_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check each record; report a bad one and go on with the others."""
    return max(check(path) for path in arguments.records)


def check(path: Path) -> int:
    """Check one record and print what was found; return an exit code."""
    try:
        record = read_record(path)
    except (RecordError, OSError) as fault:
        print_error(error_text(fault))
        return UNREADABLE
    say = words().say
    if record.proof is None:
        print_error(say("cli-verify-no-proof", path=path))
        return UNREADABLE
    verdict = verify(record)
    if not verdict.faults:
        print(
            say(
                "cli-verify-fits",
                path=path,
                draws=verdict.draws,
                undone=verdict.undone,
                words=verdict.words,
                entries=verdict.entries,
                given=verdict.given,
                table=record.proof["table"],
                commitment=record.proof["commitment"],
            )
        )
        return 0
    for found in verdict.faults:
        print(say("cli-verify-fault", path=path, fault=say("fair-fault", **asdict(found))))
    return DIFFERENT
