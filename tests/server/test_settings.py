"""Settings from flags, environment and file; migrations; where data goes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import time
from contextlib import closing, nullcontext
from dataclasses import fields
from typing import TYPE_CHECKING, get_type_hints
from unittest.mock import Mock

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import make_url

from tests.patience import PATIENCE
from tests.server.helpers import make, running
from tests.server.processes import Forked, Process
from warofwhispers.cli import main
from warofwhispers.cli.serve import tell
from warofwhispers.server import run, schema
from warofwhispers.server.database import database_url
from warofwhispers.server.run import bind, network_addresses, prepare
from warofwhispers.server.settings import (
    Settings,
    SettingsError,
    default_database,
    load_settings,
)
from warofwhispers.server.sqlite_files import create_private
from warofwhispers.server.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection, Table


def test_flags_win_over_environment_over_file_over_defaults(tmp_path: Path) -> None:
    """The sources are consulted in this order."""
    file = tmp_path / "whispers.toml"
    file.write_text('port = 1\nhost = "a"\nworkers = 3\nmetrics = false\n')
    environment = {"WHISPERS_PORT": "2", "WHISPERS_HOST": "b", "WHISPERS_TRUST_PROXY": "yes"}
    settings = load_settings({"port": "3", "host": None}, environment, file)
    assert (settings.port, settings.host, settings.workers) == (3, "b", 3)
    assert (settings.metrics, settings.trust_proxy) == (False, True)
    assert settings.chat_per_minute == Settings().chat_per_minute


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("port = 'x'", "port"),
        ("port = -1", "port"),
        ("port = 65536", "port"),
        ("metrics = 'perhaps'", "metrics"),
        ("log_level = 'loud'", "log_level"),
        ("log_format = 'xml'", "log_format"),
        ("database = 'mysql://h/d'", "database"),
        ("colour = 'red'", "colour"),
        ("patience = 59", "patience"),
        ("port = ", "whispers.toml"),
    ],
)
def test_bad_settings_are_named(tmp_path: Path, text: str, word: str) -> None:
    """The message says which setting, and from where."""
    file = tmp_path / "whispers.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=word):
        load_settings({}, {}, file)
    with pytest.raises(SettingsError, match="WHISPERS_PORT"):
        load_settings({}, {"WHISPERS_PORT": "high"})
    with pytest.raises(SettingsError, match="--port"):
        load_settings({"port": "high"}, {})


def test_help_shows_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    """Each setting has its flag and its variable in the help, and a bad one takes one line."""
    assert main(["serve", "--help"]) == 0
    shown = capsys.readouterr().out
    for entry in fields(Settings):
        assert f"--{entry.name.replace('_', '-')}" in shown
        assert f"[WHISPERS_{entry.name.upper()}]" in shown.replace("\n" + " " * 24, " ")
    assert main(["serve", "--port", "high"]) == 2
    assert "--port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--database", "postgresql://w:hidden@127.0.0.1:1/d"], "database postgresql"),
        (["--database", "/dev/null/none/tables.sqlite3"], "database sqlite"),
        (["--database", "{folder}"], "database sqlite"),
        (["--database", "{newer}"], "database sqlite"),
        (["--database", "postgresql://w:hidden@[::1/d"], "address cannot be read"),
        (["--database", "sqlite://"], "an SQLite database needs a file"),
        (["--database", "sqlite:///:memory:"], "an SQLite database needs a file"),
        (["--host", "300.1.1.1", "--database", "{folder}/a"], "host 300.1.1.1, port 8421"),
    ],
)
def test_server_that_cannot_start_says_why_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flags: list[str], words: str
) -> None:
    """No address is announced, no trace shown, no password printed."""
    newer = tmp_path / "newer"
    with closing(sqlite3.connect(newer)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    filled = [flag.format(folder=tmp_path, newer=newer) for flag in flags]
    assert main(["serve", *filled]) == 2
    out, said = capsys.readouterr()
    assert out == ""
    assert said.count("\n") == 1
    assert words in said
    assert "hidden" not in said


def test_second_server_of_a_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two servers would not notice each other; once the first is gone, even killed, all is well."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    first = Forked(database, tmp_path)
    assert main(["serve", "--database", database]) == 2
    assert "another server is using it" in capsys.readouterr().err
    first.kill()
    assert Forked(database, tmp_path).stop() == 0


def test_browser_is_opened_with_the_address_and_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The browser gets the printed address, and the server serves meanwhile."""
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\nexec sleep 60\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    process = Process(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, "--open-browser")
    assert httpx.get(f"{process.url}/health", timeout=PATIENCE).status_code == 200
    end = time.monotonic() + PATIENCE
    while not (opened.exists() and opened.read_text()) and time.monotonic() < end:
        time.sleep(0.05)
    assert opened.read_text().strip() == process.url
    assert process.stop() == 0


@pytest.mark.parametrize(
    ("host", "own", "told"),
    [
        ("", "192.168.7.5", True),
        ("", "127.0.0.1", False),
        ("", None, False),
        ("127.0.0.1", "192.168.7.5", False),
    ],
)
def test_friends_are_told_the_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    host: str,
    own: str | None,
    told: bool,
) -> None:
    """Where the server listens on all addresses and the machine is in a network."""
    with bind(host, 0) as listener:
        route = Mock()
        route.connect.side_effect = None if own else OSError("no network")
        route.getsockname.return_value = (own, 9)
        monkeypatch.setattr(f"{run.__name__}.socket.socket", lambda *_: nullcontext(route))
        nearby = network_addresses(listener)
        port = listener.getsockname()[1]
    assert nearby == ([f"http://{own}:{port}"] if told else [])
    tell("http://127.0.0.1:1", nearby)
    assert [f"for friends on your network: http://{own}:{port}"] * told == (
        capsys.readouterr().out.splitlines()[1:]
    )


def test_database_goes_to_the_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where programs keep data, by the user's own settings."""
    monkeypatch.setenv("HOME", str(tmp_path))  # what was played on this machine does not count
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "warofwhispers" / "tables.sqlite3")


def test_addresses_name_their_driver() -> None:
    """Plain addresses and paths are understood."""
    for given, meant in (
        ("postgresql://n:%20p@h/d", "postgresql+asyncpg://n:%20p@h/d"),
        ("postgres://h/d", "postgresql+asyncpg://h/d"),
        ("sqlite:////x/y", "sqlite+aiosqlite:////x/y"),
        ("/x/y", "sqlite+aiosqlite:////x/y"),
    ):
        assert database_url(given) == make_url(meant)


def test_path_is_taken_as_it_is(tmp_path: Path) -> None:
    """A folder may have signs in its name that mean something in an address."""
    file = tmp_path / "50%20 off?" / "tables#1.sqlite3"
    with running(str(file)) as server:
        make(server.url, "me", "screen")
    assert [place.name for place in tmp_path.iterdir()] == ["50%20 off?"]
    assert file.exists()


def test_what_is_no_database_keeps_its_permissions(tmp_path: Path) -> None:
    """A mistaken `--database` closes neither a folder, nor notes, nor a device to others."""
    folder, notes, pipe = (tmp_path / name for name in ("folder", "notes", "pipe"))
    folder.mkdir()
    notes.write_text("not a database")
    os.mkfifo(pipe)
    for place in (folder, notes, pipe):
        place.chmod(0o755)
        create_private(str(place))
        assert stat.S_IMODE(place.stat().st_mode) == 0o755


def test_migrations_make_what_the_code_expects(database: str) -> None:
    """After all migrations the database matches the schema, however often they run."""

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async def look() -> list[object]:
        store = Store(database)
        await store.migrate()
        await store.migrate()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(look()) == []


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (schema.CreatedRow, schema.tables),
        (schema.EntryRow, schema.entries),
        (schema.SnapshotRow, schema.snapshots),
        (schema.SeenRow, schema.seen),
    ],
)
def test_rows_have_the_columns_of_their_table(row: type, table: Table) -> None:
    """What is written has every column, and no other."""
    assert get_type_hints(row).keys() == {column.name for column in table.c}


@pytest.mark.parametrize("there", [(), ("t.db",), ("t.db", "t.db.lock", "t.db-wal")])
def test_database_files_are_for_their_owner_alone(tmp_path: Path, there: tuple[str, ...]) -> None:
    """Including side files, and existing files with other permissions."""
    (tmp_path / "new").mkdir()
    for name in there:
        (tmp_path / "new" / name).touch(0o644)
    database = f"sqlite:///{tmp_path}/new/t.db"

    async def modes() -> dict[str, int]:
        store = Store(database)
        try:
            await store.migrate()
            return {p.name: p.stat().st_mode & 0o777 for p in (tmp_path / "new").iterdir()}
        finally:
            await store.close()

    default = os.umask(0o022)
    try:
        with asyncio.run(prepare(Settings(database=database))):
            found = asyncio.run(modes())
    finally:
        os.umask(default)
    assert {"t.db", "t.db-wal", "t.db-shm", "t.db.lock"} <= found.keys()
    assert set(found.values()) == {0o600}
