"""Files of SQLite databases: who may read them, who has them, copies of them, room beside them."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import sys
import tempfile
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from warofwhispers.server.database import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterator

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
        if sys.platform != "win32" and os.geteuid() == 0:
            _give_to_owner_of_folder(path)
    with suppress(FileNotFoundError, PermissionError):  # another user's file: its owner decides
        if not _may_be_database(path):
            return
    for ending in SIDE_FILES:
        beside = Path(f"{file}{ending}")
        with suppress(FileNotFoundError, PermissionError):
            if stat.S_IMODE(beside.stat().st_mode) & 0o077:
                beside.chmod(0o600)


def _give_to_owner_of_folder(path: Path) -> None:
    """Let the server, which is another user than the superuser at the command line, use a file.

    SQLite gives away its side files in the same way.
    """
    owner = path.parent.stat()
    os.chown(path, owner.st_uid, owner.st_gid)


def _may_be_database(path: Path) -> bool:
    """Return whether a file is empty or begins as SQLite's do."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) in {b"", MAGIC}


def keep(file: str) -> AbstractContextManager[object]:
    """Lock a file while in this context, or until the process ends, however it ends."""
    create_private(file)
    with ExitStack() as stack:
        try:
            lock = stack.enter_context(closing(sqlite3.connect(file, timeout=0.0)))
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as fault:
            if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreError("database-locked") from None
            raise StoreError("database-failed", fault=f"{file}: {fault}") from fault
        return stack.pop_all()


def check_opens(file: str) -> None:
    """Check that SQLite can open a file; raises `sqlite3.Error`.

    The asynchronous driver would leave a thread behind, which then speaks to a closed event loop.
    """
    sqlite3.connect(file).close()


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """Yield a file to write, readable by its owner alone, that gets its name when it is complete.

    So whatever interrupts the writing, nothing incomplete has that name, and what has it stays.
    """
    part = file.with_name(f"{file.name}.part")
    remains = [Path(f"{part}{ending}") for ending in SIDE_FILES]
    for remain in remains:  # of one that was killed
        remain.unlink(missing_ok=True)
    create_private(str(part))
    try:
        yield part
        put_on_disk(part)
        part.replace(file)
    finally:
        for remain in remains:
            remain.unlink(missing_ok=True)


def put_on_disk(file: Path) -> None:
    """Wait until what was written to a file would survive a power cut."""
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def back_up(file: str, copy: str) -> None:
    """Copy an SQLite database, even one in use, to a file that only its owner can read."""
    with written_whole(Path(copy)) as part:
        fill(file, part)


def fill(file: str, copy: Path) -> None:
    """Copy an SQLite database into an empty file."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def set_aside(file: str, aside: str) -> None:
    """Give a database that nobody uses a second name, whatever state it is in.

    What it has in its log goes into it first or, if it is too damaged for that, along with it. The
    first name is to be given to another database.
    """
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with suppress(FileNotFoundError):
        Path(f"{file}-wal").rename(f"{aside}-wal")
    Path(f"{file}-shm").unlink(missing_ok=True)
    try:
        Path(aside).hardlink_to(file)
    except FileExistsError:
        raise
    except OSError:  # not every file system can
        shutil.copy2(file, aside)


def probe_disk(folder: Path) -> None:
    """Check that there is room for some more entries; raises `OSError`."""
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(PROBE_BYTES))
        file.flush()
