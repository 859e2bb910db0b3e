"""Nothing that tests have started outlives them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.patience import PATIENCE

TESTS = """
import subprocess, sys, time
from pathlib import Path
from tests.server import reaper
sleeper = subprocess.Popen(["sleep", "600"])
reaper.watch(sleeper.pid)
reaper.watch(Path(sys.argv[1]))
print(sleeper.pid, flush=True)
time.sleep(600)
"""


def test_killed_tests_leave_nothing_behind(tmp_path: Path) -> None:
    """When tests are killed, their processes end and their folders are removed."""
    folder = tmp_path / "left"
    folder.mkdir()
    command = [sys.executable, "-c", TESTS, str(folder)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as tests:  # noqa: S603 - our own
        assert tests.stdout is not None
        sleeper = int(tests.stdout.readline())
        os.kill(sleeper, 0)
        tests.kill()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and (folder.exists() or is_running(sleeper)):
        time.sleep(0.05)
    assert not folder.exists()
    assert not is_running(sleeper)


def is_running(process: int) -> bool:
    """Return whether a process is running, and not just a zombie."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
