"""A progress bar on standard error, if that is a terminal."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TextIO

WIDTH = 30
PAUSE = 0.1  # seconds between redraws


def progress(numbers: range, what: str, stream: TextIO | None = None) -> Iterable[int]:
    """Iterate over the numbers, drawing progress if the stream is a terminal."""
    stream = stream or sys.stderr
    return _drawn(numbers, what, stream) if stream.isatty() else numbers


def _drawn(numbers: range, what: str, stream: TextIO) -> Iterator[int]:
    drawn_at = 0.0
    try:
        for done, number in enumerate(numbers):
            now = time.monotonic()
            if now - drawn_at > PAUSE:
                drawn_at = now
                stream.write(f"\r{bar(done, len(numbers))} {done}/{len(numbers)} {what}")
                stream.flush()
            yield number
    finally:
        stream.write("\r\x1b[K")
        stream.flush()


def bar(done: int, of: int) -> str:
    """Return a bar for `done` out of `of`."""
    full = WIDTH * done // max(1, of)
    return f"[{'#' * full}{'.' * (WIDTH - full)}]"
