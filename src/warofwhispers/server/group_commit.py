"""One commit for the entries of many tables.

Whatever arrives during a commit goes into the next one, all of it together: one transaction, one
wait for the disk. Everybody waits until that commit has finished, and if it fails everybody is
told so.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from warofwhispers.content.errors import WhispersError
from warofwhispers.server.metrics import COMMITS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from warofwhispers.server.schema import (
        ChangedRow,
        CreatedRow,
        EntryRow,
        SeenRow,
        SnapshotRow,
    )

LARGEST: Final = 500
"""The most writes in one commit."""
PACE: Final = 0.005
"""Seconds from the start of one commit to that of the next, so that more writes share it."""
GAP: Final = 0.002
"""Minimum number of seconds between two commits, in which another process may write to the file."""


class EntryConflict(WhispersError):  # noqa: N818 - it reads as what it is
    """Another writer was first: read the journal again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Write:
    """What is written for one table, all or nothing: rows of the database's tables."""

    entries: list[EntryRow] = field(default_factory=list)
    created: CreatedRow | None = None
    changed: ChangedRow | None = None
    snapshot: SnapshotRow | None = None
    """Replaces the previous one."""
    seen: Sequence[SeenRow] = ()
    """When seats were last seen."""


def entry_taken(group: Sequence[Write]) -> EntryConflict:
    """Return the refusal for a group consisting of one entry whose number was taken."""
    entry = next(row for write in group for row in write.entries)
    return EntryConflict("entry-taken", table=entry["table_id"], entry=entry["seq"])


class GroupCommit:
    """Collects writes and commits them in groups."""

    def __init__(self, commit: Callable[[list[Write]], Awaitable[None]]) -> None:
        """Commit groups with `commit`, one after the other; it writes a whole group or raises."""
        self._commit = commit
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, write: Write) -> None:
        """Write; the write is on disk when this returns. Raises what `commit` raised.

        A conflict concerns only its own write: the rest of the group is written without it.
        """
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await future

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                began = loop.time()
                group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                # Writes of callers that have gone away are dropped: nothing of them has begun.
                await self._commit_group([one for one in group if not one[1].done()])
                await asyncio.sleep(max(GAP, began + PACE - loop.time()))
        finally:
            self._task = None

    async def _commit_group(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        if not group:
            return
        try:
            await self._commit([write for write, _ in group])
        except EntryConflict as conflict:
            if len(group) == 1:
                tell(group, conflict)
            else:
                for one in group:
                    await self._commit_group([one])
        except Exception as fault:  # noqa: BLE001 - whatever it is, they are told
            tell(group, fault)
        else:
            COMMITS.inc()
            for _, future in group:
                if not future.done():
                    future.set_result(None)


def tell(group: list[tuple[Write, asyncio.Future[None]]], fault: Exception) -> None:
    """Pass an error on to every writer in a group."""
    for _, future in group:
        if not future.done():
            future.set_exception(fault)
