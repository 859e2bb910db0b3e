"""Databases as every released version left them: migrated, complete, and playable."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import Client, good, play_out, running
from warofwhispers.server import migrations
from warofwhispers.server.admin.doctor import examine
from warofwhispers.server.database import newest_revision
from warofwhispers.server.store import Store

if TYPE_CHECKING:
    from tests.server.helpers import Json

DUMPS = sorted((Path(__file__).parent / "databases").glob("*.sql"))
"""Each by the migration at which it stands, as SQL; the first line has the secrets of its seats."""
VERSIONS = Path(migrations.__path__[0]) / "versions"


def loaded(dump: Path, file: Path) -> Json:
    """Create a database from a dump; return the seats' secrets by table."""
    text = dump.read_text()
    with closing(sqlite3.connect(file)) as database:
        database.executescript(text)
    tables: Json = json.loads(text.splitlines()[0].removeprefix("-- "))["tables"]
    return tables


def migrate(file: Path) -> None:
    """Do what a server does when it starts."""

    async def up() -> None:
        store = Store(f"sqlite:///{file}")
        try:
            await store.migrate()
        finally:
            await store.close()

    asyncio.run(up())


def revision_of(file: Path) -> str:
    """Return a database's present migration."""
    with closing(sqlite3.connect(file)) as database:
        [number] = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(number)


def test_there_is_a_database_of_every_earlier_version() -> None:
    """A new migration needs one of the version before it: dump a server's, with games in it."""
    known = {path.name.split("_")[0] for path in VERSIONS.glob("[0-9]*.py")}
    assert {dump.stem for dump in DUMPS} == known - {newest_revision()}


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_a_copy_is_kept_before_a_migration_and_all_is_well_after_it(
    dump: Path, tmp_path: Path
) -> None:
    """The copy is of the old version and private; a second start makes none."""
    file = tmp_path / "tables.sqlite3"
    tables = loaded(dump, file)
    migrate(file)
    migrate(file)
    assert revision_of(file) == newest_revision()
    [copy] = tmp_path.glob("*.backup")
    assert copy.name.startswith(f"tables.sqlite3.{dump.stem}-")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert revision_of(copy) == dump.stem
    found = asyncio.run(examine(f"sqlite:///{file}"))
    assert [finding for finding in found if finding.level == "bad"] == []
    assert any(f.code == "journals" and f.facts["tables"] == len(tables) for f in found)


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_games_of_earlier_versions_go_on(dump: Path, tmp_path: Path) -> None:
    """The finished one has its record, the one in progress continues, the open one can start."""
    file = tmp_path / "tables.sqlite3"
    over, playing, waiting = loaded(dump, file).items()
    with running(f"sqlite:///{file}") as server:
        done = Client(server.url, over[0], over[1][0])
        assert done.view()["table"]["status"] == "over"
        assert done.view()["chat"][0]["text"] == "Hello."
        assert good(done.get("/record"))["result"]
        clients = [Client(server.url, playing[0], token) for token in playing[1]]
        turn = clients[0].view()["turn"]
        play_out(clients, most=10)
        assert clients[0].view()["turn"] == turn + 10
        good(Client(server.url, waiting[0], waiting[1][0]).post("/start"))


def test_new_database_has_no_copy(tmp_path: Path) -> None:
    """There is nothing to copy."""
    migrate(tmp_path / "tables.sqlite3")
    assert not list(tmp_path.glob("*.backup"))
