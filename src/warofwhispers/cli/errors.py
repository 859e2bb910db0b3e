"""What a command says when it cannot do what was asked: always one line."""

import re
import sys
from typing import Final

from warofwhispers.cli.language import words
from warofwhispers.content.errors import WhispersError

# No-break spaces are no line breaks: French has them before its punctuation.
LINE_BREAKS: Final = re.compile(r"\s*[\r\n]\s*|[ \t]+")

# Exit codes of commands that check records.
DIFFERENT: Final = 1
UNREADABLE: Final = 2


class UsageError(WhispersError, ValueError):
    """Something asked of a command that cannot be."""


def complain(message: str) -> None:
    """Say what is wrong, in one line."""
    print(words().say("cli-error", message=LINE_BREAKS.sub(" ", message.strip())), file=sys.stderr)


def told(fault: BaseException) -> str:
    """Return an error's own words; for one of the system's, file first."""
    if isinstance(fault, OSError) and fault.strerror:
        where = None if fault.filename is None else str(fault.filename)
        return words().say("cli-system-error", where=where, fault=fault.strerror)
    return words().tell(fault)
