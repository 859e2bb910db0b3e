"""One commit for the entries of many tables: who is told what, and when."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

from warofwhispers.server.database import StoreError
from warofwhispers.server.group_commit import GAP, LARGEST, PACE, EntryConflict, GroupCommit, Write
from warofwhispers.server.store import Store, Summary
from warofwhispers.table.journal import Entry, MessageSent

if TYPE_CHECKING:
    from collections.abc import Awaitable

    import pytest

    from warofwhispers.server.schema import EntryRow, SeenRow

SUMMARY = Summary(listed=False, status="playing", bot_to_move=False)


def write(number: int) -> Write:
    """Return something to write."""
    row: EntryRow = {
        "table_id": f"t{number}", "seq": number,
        "kind": "said", "data": "{}", "at": 0.0, "key": None,
    }  # fmt: skip
    return Write(entries=[row])


async def outcomes(*writes: Awaitable[None]) -> list[str]:
    """Return the outcome of each."""
    found = await asyncio.gather(*writes, return_exceptions=True)
    return ["written" if one is None else type(one).__name__ for one in found]


class Disk:
    """A disk that accepts groups when told to."""

    def __init__(self) -> None:
        """Accept nothing yet."""
        self.groups: list[list[int]] = []
        self.free = asyncio.Event()
        self.bad: int | None = None
        self.broken = False

    async def commit(self, group: list[Write]) -> None:
        """Accept a group, unless something is wrong with it or with the disk."""
        await self.free.wait()
        numbers = [one.entries[0]["seq"] for one in group]
        if self.broken:
            raise OSError("broken")
        if self.bad in numbers:
            raise EntryConflict("entry-taken", table="t", entry=self.bad)
        self.groups.append(numbers)


def test_what_comes_during_a_commit_goes_into_the_next() -> None:
    """Two commits for five writes, and nobody is told before their own."""

    async def run() -> None:
        disk = Disk()
        commits = GroupCommit(disk.commit)
        tasks = [asyncio.create_task(commits.write(write(1)))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(commits.write(write(n))) for n in (2, 3, 4, 5)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in tasks)
        disk.free.set()
        await asyncio.gather(*tasks)
        assert disk.groups == [[1], [2, 3, 4, 5]]

    asyncio.run(run())


def test_conflict_is_told_to_its_own_writer_only() -> None:
    """The others of the group are written, once each."""

    async def run() -> None:
        disk = Disk()
        disk.bad = 2
        disk.free.set()
        commits = GroupCommit(disk.commit)
        found = await outcomes(*(commits.write(write(n)) for n in (1, 2, 3)))
        assert found == ["written", "EntryConflict", "written"]
        assert disk.groups == [[1], [3]]

    asyncio.run(run())


def test_failed_commit_fails_everyone_in_it_and_nobody_after() -> None:
    """Everyone in the group is told; the next group is written."""

    async def run() -> None:
        disk = Disk()
        disk.broken = True
        disk.free.set()
        commits = GroupCommit(disk.commit)
        assert await outcomes(*(commits.write(write(n)) for n in (1, 2))) == ["OSError"] * 2
        disk.broken = False
        assert await outcomes(commits.write(write(3))) == ["written"]
        assert disk.groups == [[3]]

    asyncio.run(run())


def test_who_hung_up_before_the_commit_is_not_written_for() -> None:
    """A write abandoned while it waited never happens."""

    async def run() -> None:
        disk = Disk()
        commits = GroupCommit(disk.commit)
        tasks = [asyncio.create_task(commits.write(write(1)))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(commits.write(write(n))) for n in (2, 3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.sleep(0)
        disk.free.set()
        assert await outcomes(*tasks) == ["written", "CancelledError", "written"]
        assert disk.groups == [[1], [3]]

    asyncio.run(run())


def test_others_find_a_gap_between_commits_that_follow_one_another() -> None:
    """However long a commit takes, the next one leaves room for another process before it."""

    async def run() -> None:
        loop = asyncio.get_running_loop()
        moments: list[float] = []

        async def commit(_group: list[Write]) -> None:
            moments.append(loop.time())
            await asyncio.sleep(2 * PACE)
            moments.append(loop.time())

        commits = GroupCommit(commit)
        tasks = [asyncio.create_task(commits.write(write(n))) for n in range(LARGEST * 2)]
        await asyncio.gather(*tasks)
        _, end, begin, _ = moments
        assert begin - end >= GAP

    asyncio.run(run())


def entry(seq: int) -> Entry:
    """Return a line of a journal."""
    return Entry(seq, 1.0, MessageSent(0, f"word {seq}"))


def test_conflict_in_a_real_database_spares_the_rest_of_its_group(database: str) -> None:
    """Of many appended at once, one number is taken: it alone is refused, and nothing is lost."""

    async def run() -> None:
        store = Store(database)
        await store.migrate()
        names = [f"group-{n}" for n in range(5)]
        for name in names:
            await store.create(name, [entry(1)], SUMMARY)
        await store.append(names[3], entry(2), SUMMARY)
        found = await outcomes(*(store.append(name, entry(2), SUMMARY) for name in names))
        assert found == ["written", "written", "written", "EntryConflict", "written"]
        for name in names:
            assert [one.seq for one in await store.read(name)] == [1, 2]
        await store.close()

    asyncio.run(run())


def test_locked_database_fails_the_whole_group_and_leaves_nothing(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While another process locks the file all are refused; then all can be repeated."""
    monkeypatch.setattr("warofwhispers.server.sqlite_writer.BUSY_SECONDS", 0)

    async def run() -> None:
        store = Store(file)
        await store.migrate()
        for name in ("a", "b"):
            await store.create(name, [entry(1)], SUMMARY)
        other = sqlite3.connect(str(store.url.database), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        appends = [store.append(name, entry(2), SUMMARY) for name in ("a", "b")]
        assert await outcomes(*appends) == [StoreError.__name__] * 2
        assert len(await store.read("a")) == 1
        other.execute("ROLLBACK")
        other.close()
        appends = [store.append(name, entry(2), SUMMARY) for name in ("a", "b")]
        assert await outcomes(*appends) == ["written"] * 2
        await store.close()

    asyncio.run(run())


def test_seats_seen_are_kept_in_the_commit_of_a_group(file: str) -> None:
    """In SQLite only the one writer writes, so that nobody waits for the lock in vain."""

    async def run() -> None:
        store = Store(file)
        await store.migrate()
        await store.create("a", [entry(1)], SUMMARY)
        await store.engine.dispose()
        rows: list[SeenRow] = [
            {"table_id": name, "seat": 1, "at": 5.0} for name in ("a", "deleted")
        ]
        reader = store.engine
        del store.engine
        found = await outcomes(store.save_seen(rows), store.append("a", entry(2), SUMMARY))
        store.engine = reader
        assert found == ["written", "written"]
        assert await store.seen("a") == {1: 5.0}
        assert await store.seen("deleted") == {}
        await store.close()

    asyncio.run(run())


def test_conflict_spares_the_seats_seen_before_it(file: str) -> None:
    """The right entry is identified even in a group that begins without one."""

    async def run() -> None:
        store = Store(file)
        await store.migrate()
        await store.create("a", [entry(1)], SUMMARY)
        rows: list[SeenRow] = [{"table_id": "a", "seat": 0, "at": 7.0}]
        found = await outcomes(store.save_seen(rows), store.append("a", entry(1), SUMMARY))
        assert found == ["written", "EntryConflict"]
        assert await store.seen("a") == {0: 7.0}
        await store.close()

    asyncio.run(run())
