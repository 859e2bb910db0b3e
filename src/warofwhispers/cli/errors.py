"""What a command prints when it cannot do what it was asked: always one line."""

import re
import sys
from typing import Final

from warofwhispers.cli.language import words
from warofwhispers.content.errors import WhispersError

# No-break spaces do not break lines: French has them before its punctuation.
LINE_BREAKS: Final = re.compile(r"\s*[\r\n]\s*|[ \t]+")

# Exit codes of commands that check records.
DIFFERENT: Final = 1
UNREADABLE: Final = 2


class UsageError(WhispersError, ValueError):
    """A command was asked for something impossible."""


def print_error(message: str) -> None:
    """Print what is wrong, on one line."""
    print(words().say("cli-error", message=LINE_BREAKS.sub(" ", message.strip())), file=sys.stderr)


def error_text(fault: BaseException) -> str:
    """Return an error's message; for a system error, the file comes first."""
    if isinstance(fault, OSError) and fault.strerror:
        where = None if fault.filename is None else str(fault.filename)
        return words().say("cli-system-error", where=where, fault=fault)
    return words().tell(fault)
