"""What a command says when it cannot do what was asked: always one line."""

import sys


class UsageError(ValueError):
    """Something asked of a command that cannot be; the message says what."""


def complain(message: str) -> None:
    """Say what is wrong, in one line."""
    print(f"whispers: error: {' '.join(message.split())}", file=sys.stderr)


def told(fault: BaseException) -> str:
    """Return an error's own words; for one of the system's, file first."""
    if isinstance(fault, OSError) and fault.strerror:
        return f"{fault.filename}: {fault.strerror}" if fault.filename else fault.strerror
    return str(fault)
