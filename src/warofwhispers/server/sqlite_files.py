"""Files of SQLite databases: who may read them, who has them, copies of them, room beside them."""

from __future__ import annotations

import sqlite3
import stat
import tempfile
from contextlib import AbstractContextManager, closing, suppress
from pathlib import Path
from typing import Final

from warofwhispers.server.database import StoreError

SIDE_FILES: Final = ("", "-wal", "-shm", "-journal", ".lock")
MAGIC: Final = b"SQLite format 3\0"
PROBE_BYTES: Final = 1 << 20


def is_there(file: str) -> bool:
    """Return whether a file of this name exists."""
    return Path(file).exists()


def create_private(file: str) -> None:
    """Make a database file, new or not, and its side files readable by their owner alone.

    SQLite gives side files the database's permissions when it creates them. Whatever else has this
    name, such as a folder, a device or somebody's notes, is left as it is; SQLite will refuse it.
    """
    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)
    with suppress(FileNotFoundError, PermissionError):  # another user's file: its owner decides
        if not _may_be_database(path):
            return
    for ending in SIDE_FILES:
        beside = Path(f"{file}{ending}")
        with suppress(FileNotFoundError, PermissionError):
            if stat.S_IMODE(beside.stat().st_mode) & 0o077:
                beside.chmod(0o600)


def _may_be_database(path: Path) -> bool:
    """Return whether a file is empty or begins as SQLite's do."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) in {b"", MAGIC}


def keep(file: str) -> AbstractContextManager[object]:
    """Lock a file while in this context, or until the process ends, however it ends."""
    create_private(file)
    lock = sqlite3.connect(file, timeout=0.0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise StoreError("database-locked") from None
    return closing(lock)


def check_opens(file: str) -> None:
    """Check that SQLite can open a file; raises `sqlite3.Error`.

    The asynchronous driver would leave a thread behind, which then speaks to a closed event loop.
    """
    sqlite3.connect(file).close()


def back_up(file: str, copy: str) -> None:
    """Copy an SQLite database, even one in use, to a file that only its owner can read."""
    create_private(copy)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def probe_disk(folder: Path) -> None:
    """Check that there is room for some more entries; raises `OSError`."""
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(PROBE_BYTES))
        file.flush()
