"""Backups of each kind of database, and restoring them into another."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import Client, operate, play_out, running, started
from warofwhispers.server.admin import backups
from warofwhispers.server.admin import database as rows
from warofwhispers.server.admin.bans import banned_value
from warofwhispers.server.admin.operator import OperatorError
from warofwhispers.server.database import StoreError
from warofwhispers.server.sqlite_files import keep

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.postgres import Postgres


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
