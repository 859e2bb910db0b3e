"""What stays in memory, what outlives it, and whether the server reports that it is ready."""

from __future__ import annotations

import asyncio
import gc
import resource
import weakref
from typing import TYPE_CHECKING, Any, cast

import httpx

from tests.patience import PATIENCE
from tests.server.helpers import Client, Clock, friends, good, refused, running, started
from tests.server.processes import Forked
from tests.server.test_fair_queue import until
from tests.table.helpers import started_table
from warofwhispers.server import registry, run, store
from warofwhispers.server.live_table import LiveTable
from warofwhispers.server.presence import GRACE, SAVED_EVERY, Presence
from warofwhispers.table.state import Message
from warofwhispers.table.views import CHAT_KEPT

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.server.postgres import Postgres


def test_tables_that_nobody_uses_leave_the_memory(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Streamed, left, gone; one being watched stays, and one requested comes back."""
    monkeypatch.setattr(registry, "SAVED_EVERY", 0.01)
    clock = Clock()
    with running(file, clock=clock) as server:
        known = server.services.registry
        tables = [started(server.url, "me", "screen")[0] for _ in range(30)]
        for client in tables:
            stream = client.stream()
            next(stream)
            stream.close()  # type: ignore[attr-defined]  # it is a generator
        watched = tables[0].stream()
        next(watched)
        references = [weakref.ref(live) for live in known.live_tables()]
        until(lambda: sum(live.watching for live in known.live_tables()) == 1)
        clock.now += registry.IDLE
        until(lambda: [live.table.id for live in known.live_tables()] == [tables[0].table])

        def are_gone() -> bool:
            gc.collect()
            return sum(reference() is not None for reference in references) == 1

        until(are_gone)
        assert tables[1].view()["you"]["seat"] == 0
        assert "whispers_live_tables" in tables[0].http.get("/metrics").text


def test_old_talk_leaves_the_memory() -> None:
    """A table in memory has what people are sent; all of it stays in the journal."""
    table = started_table("me", "me")
    table.chat = [Message(seq, 0, "Ada", f"line {seq}", 0.0) for seq in range(300)]
    live = LiveTable(table.fork(), Presence(Clock()), lambda _: None)
    assert [message.seq for message in live.table.chat] == list(range(300 - CHAT_KEPT, 300))
    live.show(table)
    assert len(live.table.chat) == CHAT_KEPT


def test_time_away_outlives_a_restart(database: str) -> None:
    """When each seat was last seen is saved; while the server is down nobody can be present."""
    clock = Clock()
    body = {"kind": "bot", "seat": 1}
    with running(database, clock=clock) as server:
        clients = friends(server.url, 2, patience=3600)
        clock.now += 1000
        clients[0].view()
    clock.now += 50
    with running(database, clock=clock) as server:
        one = Client(server.url, clients[0].table, clients[0].token)
        clock.now += 50
        said = refused(one.post("/votes", body), 409, "not_now")
        assert said["values"]["seconds"] == 3600 - 50
        clock.now += GRACE
        said = refused(one.post("/votes", body), 409, "not_now")
        assert said["values"]["seconds"] == 3600 - (1000 + 50 + 50 + GRACE - SAVED_EVERY)
        clock.now += 3600
        assert good(one.post("/votes", body))["table"]["seats"][1]["away"] is True


def test_presence_is_kept_no_more_often_than_needed() -> None:
    """A sign of life is saved now and then; what was not saved counts in the person's favour."""
    clock = Clock()
    presence = Presence(clock, {0: 900.0}, started=0.0)
    assert presence.away_for(0) == 100 - SAVED_EVERY
    assert presence.unsaved() == {}
    presence.notice(0)
    assert presence.unsaved() == {0: 1000.0}
    presence.saved({0: 1000.0})
    clock.now += SAVED_EVERY
    presence.notice(0)
    assert presence.unsaved() == {}
    presence.come(1)
    assert presence.unsaved() == {1: 1030.0}


def test_readiness_is_told_in_time_when_postgresql_hangs(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It returns 503 while the database does not respond, and 200 when it does again."""
    monkeypatch.setattr(store, "CHECK_SECONDS", 0.2)
    with running(postgres.new_database()) as server:

        def is_ready() -> bool:
            return httpx.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 200

        until(is_ready)
        with postgres.frozen():
            for _ in range(12):  # more than the pool has
                assert httpx.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 503
            assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200
        until(is_ready)


def test_full_disk_is_not_ready(tmp_path: Path) -> None:
    """Where no more can be written, no players should be sent."""
    process = Forked(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path)
    ready = f"{process.url}/ready"
    assert httpx.get(ready, timeout=PATIENCE).status_code == 200
    unlimited = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
    assert httpx.get(ready, timeout=PATIENCE).status_code == 503
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
    assert httpx.get(ready, timeout=PATIENCE).status_code == 200
    assert process.stop() == 0


def test_all_garbage_is_collected_now_and_then_while_serving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Since Python itself is told not to: it would stop the server for a moment far too often."""

    async def serve() -> None:
        collected = asyncio.Event()

        class Waiting:
            async def serve(self, _listeners: object) -> None:
                await collected.wait()

        monkeypatch.setattr(run, "GARBAGE_SECONDS", 0.0)
        monkeypatch.setattr(gc, "collect", collected.set)
        await asyncio.wait_for(
            run.serve_tidily(cast("Any", Waiting()), cast("Any", None)), PATIENCE
        )

    asyncio.run(serve())
