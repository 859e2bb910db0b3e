"""Makes sure that nothing a test has started outlives the tests, however they end.

A separate process holds the other end of a pipe. When the tests are gone, even killed ones, the
pipe closes: then it ends the processes and removes the folders that were registered.
"""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def watch(what: int | Path) -> None:
    """Register a process (by its id) or a folder that must not outlive the tests."""
    _tell(f"+{what}")


def forget(what: int | Path) -> None:
    """Unregister a process that has ended, or a folder that was removed: names may be reused."""
    _tell(f"-{what}")


def _tell(line: str) -> None:
    pipe = _reaper().stdin
    assert pipe is not None
    pipe.write(f"{line}\n")
    pipe.flush()


@cache
def _reaper() -> subprocess.Popen[str]:
    """Start this process's reaper; its own session shields it from Ctrl-C."""
    reaper = subprocess.Popen(  # noqa: S603 - this very file
        [sys.executable, __file__], stdin=subprocess.PIPE, text=True, start_new_session=True
    )
    atexit.register(reaper.communicate)
    return reaper


def keep_watch(lines: IO[str]) -> None:
    """Read lines until the pipe closes, then clean up what is left."""
    left: dict[str, None] = {}
    for line in lines:
        sign, what = line[0], line[1:].rstrip("\n")
        if sign == "+":
            left[what] = None
        else:
            left.pop(what, None)
    for process in filter(str.isdecimal, left):
        with suppress(ProcessLookupError):
            os.kill(int(process), signal.SIGKILL)
    if left:
        time.sleep(1)  # their own children notice and stop writing
    for folder in left:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    keep_watch(sys.stdin)
