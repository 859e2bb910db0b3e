"""Backups of each kind of database, and restoring them into another."""

from __future__ import annotations

import asyncio
import errno
import json
import os
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import Client, operate, play_out, running, started
from warofwhispers.server.admin import backups, exchange
from warofwhispers.server.admin import database as rows
from warofwhispers.server.admin.bans import banned_value
from warofwhispers.server.admin.operator import OperatorError
from warofwhispers.server.database import StoreError
from warofwhispers.server.sqlite_files import create_private, keep

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.postgres import Postgres
    from warofwhispers.server.admin.operator import Operator


@pytest.mark.parametrize(
    ("source", "target"),
    [("sqlite", "sqlite"), ("postgresql", "sqlite"), ("postgresql", "postgresql")],
)
def test_backup_is_restored_into_an_empty_database(
    source: str, target: str, postgres: Postgres, tmp_path: Path
) -> None:
    """With the seats' secrets, the game, and what the operator did; never over other tables."""

    def new_database(kind: str, name: str) -> str:
        return f"sqlite:///{tmp_path / name}" if kind == "sqlite" else postgres.new_database()

    old, restored = new_database(source, "old"), new_database(target, "restored")
    copy = tmp_path / "copy"
    with running(old) as server:
        seats = started(server.url, "me", "screen")
        me = seats[0]
        play_out(seats, most=3)
        view = me.view()
    mallory = rows.Ban(0, 0.0, None, "name", banned_value("name", "Mallory"), "")
    operate(old, lambda operator: rows.add_ban(operator.store, mallory))
    operate(old, lambda operator: backups.save(operator.store, copy))
    asyncio.run(backups.restore(restored, copy))
    with running(restored) as server:
        again = Client(server.url, me.table, me.token)
        assert again.view() == view
    [act] = operate(restored, lambda operator: rows.acts_after(operator.store, 0))
    assert act.act == "ban"
    operate(restored, lambda operator: rows.add_ban(operator.store, mallory))
    bans = operate(restored, lambda operator: rows.bans(operator.store))
    assert [ban.value for ban in bans] == [mallory.value] * 2
    with pytest.raises(OperatorError, match="already"):
        asyncio.run(backups.restore(restored, copy))


@pytest.mark.parametrize(
    ("rows", "column", "value", "complaint"),
    [
        ("entries", "key", 2**70, "column key"),
        ("entries", "key", "half of a character: \ud800", "column key"),
        ("entries", "at", True, "column at"),
        ("entries", "table_id", "elsewhere", "another table"),
        ("seen", "at", "yesterday", "column at"),
        ("seen", "seat", 2**40, "column seat"),
        ("seen", "table_id", "elsewhere", "another table"),
        ("seen", "", 5, "row of seen is no object"),
    ],
)
def test_rows_that_no_table_has_are_not_taken_in(
    tmp_path: Path, rows: str, column: str, value: object, complaint: str
) -> None:
    """Of another type or of another table: somebody's file could add to any journal here."""
    file = tmp_path / "tables.jsonl"
    with running(f"sqlite:///{tmp_path / 'old'}") as server:
        [me, _] = started(server.url, "me", "screen")

    async def exported(operator: Operator) -> list[str]:
        return [line async for line in exchange.lines(operator.store)]

    head, line = operate(f"sqlite:///{tmp_path / 'old'}", exported)
    bent = json.loads(line)
    bent["rows"]["seen"] = [{"table_id": me.table, "seat": 0, "at": 1.0}]
    if column:
        bent["rows"][rows][-1][column] = value
    else:
        bent["rows"][rows] = [value]
    file.write_text(f"{head}\n{json.dumps(bent)}\n")
    with pytest.raises(exchange.ExchangeError, match=f"line 2.*{complaint}"):
        asyncio.run(backups.restore(f"sqlite:///{tmp_path / 'new'}", file))


@pytest.mark.parametrize("value", ["10.0.0.0.1", "0.0.0.0/0"])
def test_ban_that_cannot_be_applied_is_not_restored(value: str, tmp_path: Path) -> None:
    """A server that cannot read one of its bans would apply none, or keep everybody out."""
    copy = tmp_path / "copy"
    ban = {"at": 0.0, "until": None, "kind": "address", "value": value, "reason": ""}
    head = {"format": exchange.FORMAT, "version": exchange.VERSION}
    copy.write_text(
        "".join(f"{json.dumps(line)}\n" for line in (head, {"into": "bans", "row": ban}))
    )
    with pytest.raises(exchange.ExchangeError, match="line 2"):
        asyncio.run(backups.restore(f"sqlite:///{tmp_path / 'restored'}", copy))


def test_sqlite_file_is_not_restored_into_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    """The refusal tells how its tables get there."""
    source, copy = f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "copy"
    with running(source):
        operate(source, lambda operator: backups.save(operator.store, copy))
    with pytest.raises(OperatorError, match="export the tables there and import them"):
        asyncio.run(backups.restore(postgres.new_database(), copy))


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    """A server holds the lock of its file."""
    file, copy = tmp_path / "tables.sqlite3", tmp_path / "copy"
    with running(f"sqlite:///{file}"):
        operate(f"sqlite:///{file}", lambda operator: backups.save(operator.store, copy))
    before = file.read_bytes()
    with keep(f"{file}.lock"), pytest.raises(StoreError, match="another server is using it"):
        asyncio.run(backups.restore(f"sqlite:///{file}", copy, replace=True))
    assert file.read_bytes() == before


def test_a_damaged_database_is_replaced_and_kept(tmp_path: Path) -> None:
    """That is what backups are for; its remains may be all there is of the last hours."""
    file, copy = tmp_path / "tables.sqlite3", tmp_path / "copy"
    database = f"sqlite:///{file}"
    with running(database) as server:
        [me, _] = started(server.url, "me", "screen")
    operate(database, lambda operator: backups.save(operator.store, copy))
    damaged = file.read_bytes()[:5000] + b"?" * 5000
    file.write_bytes(damaged)
    aside = asyncio.run(backups.restore(database, copy, replace=True))
    assert aside is not None
    assert aside.read_bytes() == damaged
    [row] = operate(database, lambda operator: rows.tables(operator.store))
    assert row.id == me.table


def test_what_is_interrupted_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No incomplete file has the name of a complete one, and the database is as it was."""
    file, copy, out = (tmp_path / name for name in ("tables.sqlite3", "copy", "out"))
    database = f"sqlite:///{file}"
    with running(database) as server:
        started(server.url, "me", "screen")
    operate(database, lambda operator: backups.save(operator.store, copy))
    before = file.read_bytes()
    acts: dict[Path, Callable[[], object]] = {
        tmp_path / "backup": lambda: operate(
            database, lambda operator: backups.save(operator.store, tmp_path / "backup")
        ),
        out: lambda: exchange.write_private(out, ["one", "two"]),
        file: lambda: asyncio.run(backups.restore(database, copy, replace=True)),
    }

    def full_disk(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    for written, act in acts.items():
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full_disk)
            with pytest.raises(OSError, match="No space left"):
                act()
        assert not list(tmp_path.glob("*.part*"))
        assert written == file or not written.exists()
        assert file.read_bytes() == before
        written.with_name(f"{written.name}.part").write_text("what a killed one has left")
        act()
        assert written.exists()
        assert not list(tmp_path.glob("*.part*"))


def test_the_superuser_makes_files_for_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As SQLite does with its side files: whoever owns the folder can use what appears in it."""
    given: list[tuple[object, ...]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda *owner: given.append(owner))
    file, owner = tmp_path / "tables.sqlite3.lock", tmp_path.stat()
    create_private(str(file))
    create_private(str(file))
    assert given == [(file, owner.st_uid, owner.st_gid)]


def test_a_lock_that_cannot_be_opened_is_no_other_server(tmp_path: Path) -> None:
    """The message says what is wrong with it."""
    file = tmp_path / "tables.sqlite3.lock"
    file.mkdir()
    with pytest.raises(StoreError, match="unable to open database file"):
        keep(str(file))
    file.rmdir()
    file.write_text("somebody's notes")
    with pytest.raises(StoreError, match="not a database"):
        keep(str(file))
