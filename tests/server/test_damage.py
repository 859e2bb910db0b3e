"""A table that cannot be read affects nothing but itself."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import Client, Clock, good, refused, running, started, wait_for
from warofwhispers.server.quarantine import TRY_AGAIN

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.helpers import Running

DAMAGE = {
    "no JSON": ("UPDATE entries SET data = '{' WHERE table_id = ? AND seq = 2", "data"),
    "no such kind": ("UPDATE entries SET kind = 'eaten' WHERE table_id = ? AND seq = 2", "kind"),
    "a move that cannot be": (
        "UPDATE entries SET data = replace(data, 'deal ', 'eat ') WHERE table_id = ? AND seq = 2",
        "data",
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_table_is_set_apart(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    """Its people are told; lobby, bots and other tables carry on; repaired, it is back."""
    file, clock = tmp_path / "tables.sqlite3", Clock()
    with running(f"sqlite:///{file}") as server:
        [hurt] = started(server.url, "me", "bot", listed=True)
        [well] = started(server.url, "me", "bot", listed=True)
        wait_for(well, lambda v: v["decision"]["seat"] == 0)
        wait_for(hurt, lambda v: v["decision"]["seat"] == 0)
    statement, column = DAMAGE[damage]
    with sqlite3.connect(file) as database:
        query = f"SELECT {column} FROM entries WHERE table_id = ? AND seq = 2"  # noqa: S608 - ours
        [[before]] = database.execute(query, [hurt.table])
        database.execute(statement, [hurt.table])
        # As after a crash while both bots thought.
        database.execute("UPDATE tables SET bot_to_move = 1")
    caplog.clear()
    clock.now = 2e9
    with running(f"sqlite:///{file}", clock=clock) as server:
        people = [Client(server.url, c.table, c.token) for c in (hurt, well)]
        for path in ("", "/view", "/stream", "/steps/3", "/record"):
            said = refused(people[0].get(path), 409, "damaged")
            assert said["reason"] == "table-damaged"
        refused(people[0].post("/actions", {"turn": 1, "actions": ["pass"]}), 409, "damaged")
        decision = people[1].view()["decision"]
        good(people[1].act(decision["options"][0], decision["turn"]))
        told = [line for line in caplog.messages if "a table cannot be read" in line]
        assert len(told) == 1
        assert "whispers_damaged_tables 1.0" in people[1].http.get("/metrics").text
        with sqlite3.connect(file) as database:
            mend = f"UPDATE entries SET {column} = ? WHERE table_id = ? AND seq = 2"  # noqa: S608 - ours
            database.execute(mend, [before, hurt.table])
        clock.now += TRY_AGAIN
        assert good(people[0].get("/view"))["you"]["seat"] == 0
        assert "whispers_damaged_tables 0.0" in people[1].http.get("/metrics").text


def test_lobby_lists_the_others(tmp_path: Path) -> None:
    """One damaged table does not break the lobby."""
    file = tmp_path / "tables.sqlite3"
    with running(f"sqlite:///{file}") as server:
        tables = [started(server.url, "me", "screen", listed=True)[0].table for _ in range(3)]
    with sqlite3.connect(file) as database:
        data = json.dumps({"seat": 77})
        database.execute("UPDATE entries SET data = ? WHERE table_id = ?", [data, tables[1]])
    with running(f"sqlite:///{file}") as server:
        listed = good(Client(server.url).http.get("/api/tables"))["tables"]
        assert {table["id"] for table in listed} == {tables[0], tables[2]}


def test_deleted_table_is_no_longer_counted_as_damaged(tmp_path: Path) -> None:
    """Whether the server hears of the deletion or finds nothing to read any more."""
    file, clock = tmp_path / "tables.sqlite3", Clock()
    with running(f"sqlite:///{file}") as server:
        tables = [started(server.url, "me", "screen")[0].table for _ in range(2)]
    with sqlite3.connect(file) as database:
        database.execute("UPDATE entries SET data = '{' WHERE seq = 2")
    clock.now = 2e9
    with running(f"sqlite:///{file}", clock=clock) as server:
        people = [Client(server.url, table) for table in tables]
        before = damaged(server)
        for person in people:
            refused(person.get("/view"), 409, "damaged")
        assert damaged(server) == before + 2
        with sqlite3.connect(file) as database:
            database.execute("DELETE FROM entries")
        server.services.registry.forget(tables[0])
        assert damaged(server) == before + 1
        refused(people[0].get("/view"), 404, "not_found")
        clock.now += TRY_AGAIN
        refused(people[1].get("/view"), 404, "not_found")
        assert damaged(server) == before


def damaged(server: Running) -> float:
    """Return how many damaged tables a server counts, with those of earlier tests' servers."""
    lines = Client(server.url).http.get("/metrics").text.splitlines()
    return float(
        next(line for line in lines if line.startswith("whispers_damaged_tables ")).split()[1]
    )
