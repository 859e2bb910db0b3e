"""What stays in memory, what outlives it, and whether the server reports that it is ready."""

from __future__ import annotations

import asyncio
import gc
import resource
import sqlite3
import threading
import weakref
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import httpx
from pydantic_core import to_json

from tests.patience import PATIENCE
from tests.server.helpers import Client, Clock, friends, good, make, refused, running, started
from tests.server.processes import Forked
from tests.server.test_fair_queue import until
from tests.table.helpers import started_table
from warofwhispers.server import long_work, records, registry, run, store
from warofwhispers.server.live_table import VIEWS_BYTES, VIEWS_KEPT, LiveTable
from warofwhispers.server.long_work import LONG, LongWork
from warofwhispers.server.presence import GRACE, SAVED_EVERY, Presence
from warofwhispers.table.follow import table_from_journal
from warofwhispers.table.journal import read_entry
from warofwhispers.table.seats import WATCHER
from warofwhispers.table.state import Message
from warofwhispers.table.views import CHAT_KEPT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from tests.server.postgres import Postgres
    from warofwhispers.table.journal import Entry


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


def test_lobby_reads_no_journal_twice(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables have left the memory, only one that has changed since is read again."""
    monkeypatch.setattr(registry, "SAVED_EVERY", 0.01)
    clock = Clock()
    with running(file, clock=clock) as server:
        known = server.services.registry
        read: list[str] = []
        reading = known.store.read

        async def noting(table_id: str, after: int = 0) -> list[Entry]:
            read.append(table_id)
            return await reading(table_id, after)

        def look() -> tuple[list[str], list[tuple[str, str]]]:
            clock.now += registry.IDLE
            until(lambda: known.live_tables() == [])
            read.clear()
            found = good(Client(server.url).http.get("/api/tables"))["tables"]
            return read[:], [(table["id"], table["seats"][1]["kind"]) for table in found]

        monkeypatch.setattr(known.store, "read", noting)
        names = [make(server.url, "me", "open", listed=True)[1][0].table for _ in range(3)][::-1]
        assert look() == (names, [(name, "open") for name in names])
        assert look() == ([], [(name, "open") for name in names])
        good(Client(server.url, names[1]).post("/seats/1/take", {"name": "Late"}))
        kinds = ["open", "person", "open"]
        assert look() == ([names[1]], [*zip(names, kinds, strict=True)])


def test_lobby_hears_of_people_at_other_servers(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who waits at a table elsewhere is shown, even if it has left the memory here."""
    monkeypatch.setattr(registry, "SAVED_EVERY", 0.01)
    database, clock = postgres.new_database(), Clock()
    with running(database) as one, running(database, clock=clock) as two:
        _, [host] = make(one.url, "me", "open", listed=True)

        def is_shown() -> bool:
            [table] = good(Client(two.url).http.get("/api/tables"))["tables"]
            shown: bool = table["seats"][0]["online"]
            return shown

        assert not is_shown()
        clock.now += registry.IDLE
        until(lambda: two.services.registry.live_tables() == [])
        stream = host.stream()
        next(stream)
        until(is_shown)


def test_lobby_does_not_list_a_table_found_damaged(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor if it was whole when it was last listed."""
    monkeypatch.setattr(registry, "SAVED_EVERY", 0.01)
    clock = Clock()
    with running(file, clock=clock) as server:
        _, [host] = make(server.url, "me", "open", listed=True)
        assert len(good(host.http.get("/api/tables"))["tables"]) == 1
        clock.now += registry.IDLE
        until(lambda: server.services.registry.live_tables() == [])
        with closing(sqlite3.connect(file.removeprefix("sqlite:///"))) as database, database:
            database.execute("UPDATE entries SET data = '{'")
        refused(host.get("/view"), 409, "damaged")
        assert good(host.http.get("/api/tables"))["tables"] == []
        server.services.registry.forget(host.table)  # it is not counted in other tests


def test_old_talk_leaves_the_memory() -> None:
    """A table in memory has what people are sent; all of it stays in the journal."""
    table = started_table("me", "me")
    table.chat = [Message(seq, 0, "Ada", f"line {seq}", 0.0) for seq in range(300)]
    live = LiveTable(table.fork(), Presence(Clock()), lambda _: None)
    assert [message.seq for message in live.table.chat] == list(range(300 - CHAT_KEPT, 300))
    live.show(table)
    assert len(live.table.chat) == CHAT_KEPT


def test_many_views_of_one_table_do_not_fill_the_memory() -> None:
    """Anybody may ask for all that was said since any entry, real or not."""
    table = started_table("me", "me")
    table.chat = [Message(seq, 0, "Ada", "\U0001f600" * 500, 0.0) for seq in range(CHAT_KEPT)]
    live = LiveTable(table, Presence(Clock()), lambda _: None)
    large = len(live.view(WATCHER))
    assert large > VIEWS_BYTES
    for since in range(1000, 1000 + VIEWS_KEPT):
        assert len(live.view(WATCHER, since)) == large
        assert sum(map(len, live._views.values())) == large
    assert live.view(WATCHER, since) is live.view(WATCHER, since)


def test_a_table_with_a_long_journal_takes_the_place_of_several(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that some hundred of them cannot fill the memory."""
    monkeypatch.setattr(registry, "SAVED_EVERY", 0.01)
    monkeypatch.setattr(registry, "KEPT", 6)
    monkeypatch.setattr(registry, "HEAVY", 10)
    with running(file) as server:
        known = server.services.registry

        def names() -> list[str]:
            until(lambda: not any(live.presence.unsaved() for live in known.live_tables()))
            make(server.url, "me", "open")
            return [live.table.id for live in known.live_tables()]

        client, _ = started(server.url, "me", "screen")
        short = [make(server.url, "me", "open")[1][0].table for _ in range(3)]
        assert [client.table, *short] == names()[:4]
        for number in range(40):
            good(client.post("/chat", {"text": f"line {number}"}))
        assert client.table in names()
        assert not set(short) & set(names())


def test_long_journals_keep_nobody_waiting(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are read, followed and recorded in a thread; short ones are not worth it."""
    monkeypatch.setattr(long_work, "LONG", 6)
    own: dict[str, list[int]] = {"read": [], "follow": [], "record": []}

    def noting(name: str, work: Any) -> Any:  # noqa: ANN401 - any function
        def noted(*arguments: Any) -> Any:  # noqa: ANN401 - its own
            own[name].append(threading.get_ident())
            return work(*arguments)

        return noted

    with running(file) as server:
        short, long = started(server.url, "me", "screen"), started(server.url, "me", "screen")
        for clients in (short, long):
            good(clients[0].post("/votes", {"kind": "end"}))
            good(clients[1].post("/votes/3", {"yes": True}))
        for number in range(4):
            good(long[0].post("/chat", {"text": f"line {number}"}))
    monkeypatch.setattr(store, "read_entry", noting("read", read_entry))
    monkeypatch.setattr(registry, "table_from_journal", noting("follow", table_from_journal))
    monkeypatch.setattr(records, "to_json", noting("record", to_json))
    with running(file) as server:
        main = server.thread_number
        for client, is_long in ((short[0], False), (long[0], True)):
            for found in own.values():
                found.clear()
            good(Client(server.url, client.table, client.token).get("/record"))
            assert {
                name: main not in found for name, found in own.items() if found
            } == dict.fromkeys(own, is_long)


def test_long_work_is_done_one_piece_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several threads would each take time from everybody who waits for an answer."""

    async def work() -> None:
        begun, may_end, doing = [], asyncio.Event(), LongWork()

        async def in_thread(piece: Callable[[], str]) -> None:
            begun.append(piece())
            await may_end.wait()

        monkeypatch.setattr(asyncio, "to_thread", in_thread)
        tasks = [asyncio.create_task(doing.do(partial(str, name), LONG)) for name in "ab"]
        for _ in range(10):
            await asyncio.sleep(0)
        assert begun == ["a"]
        may_end.set()
        await asyncio.gather(*tasks)
        assert begun == ["a", "b"]

    asyncio.run(work())


def test_few_records_are_kept(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record may have a megabyte, and there may be as many as tables in memory."""
    monkeypatch.setattr(records, "KEPT", 2)
    with running(file) as server:
        for _ in range(4):
            one, other = started(server.url, "me", "screen")
            good(one.post("/votes", {"kind": "end"}))
            good(other.post("/votes/3", {"yes": True}))
            good(one.get("/record"))
            kept = server.services.records._kept
            assert len(kept) <= 2
            assert one.table in kept


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
