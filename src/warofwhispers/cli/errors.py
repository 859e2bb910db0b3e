"""What a command says when it cannot do what was asked: always one line."""

import sys

from warofwhispers.content.errors import WhispersError
from warofwhispers.words import words


class UsageError(WhispersError, ValueError):
    """Something asked of a command that cannot be."""


def complain(message: str) -> None:
    """Say what is wrong, in one line."""
    print(words().say("cli-error", message=" ".join(message.split())), file=sys.stderr)


def told(fault: BaseException) -> str:
    """Return an error's own words; for one of the system's, file first."""
    if isinstance(fault, OSError) and fault.strerror:
        where = None if fault.filename is None else str(fault.filename)
        return words().say("cli-system-error", where=where, fault=fault.strerror)
    return str(fault)
