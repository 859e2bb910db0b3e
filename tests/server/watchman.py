"""Sees that nothing a test has started outlives the tests, however they end.

A process of its own holds the other end of a pipe. When the tests are gone, killed ones too, the
pipe closes: then it ends the processes and removes the folders it was told of.
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
    """Let a process (by its id) or a folder not outlive the tests."""
    _tell(f"+{what}")


def forget(what: int | Path) -> None:
    """Say that a process has ended, or a folder was removed: its name may be another's soon."""
    _tell(f"-{what}")


def _tell(line: str) -> None:
    pipe = _watchman().stdin
    assert pipe is not None
    pipe.write(f"{line}\n")
    pipe.flush()


@cache
def _watchman() -> subprocess.Popen[str]:
    """Start the watchman of this process; a session of its own keeps Ctrl-C from it."""
    watchman = subprocess.Popen(  # noqa: S603 - this very file
        [sys.executable, __file__], stdin=subprocess.PIPE, text=True, start_new_session=True
    )
    atexit.register(watchman.communicate)
    return watchman


def keep_watch(lines: IO[str]) -> None:
    """Listen until nobody speaks any more, then put an end to what is left."""
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
