"""Quarantine: tables with unreadable journals are kept apart, so that they affect nothing else.

Nothing in them is changed. Now and then one is tried again, because it may have been repaired.
"""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from warofwhispers.server.metrics import DAMAGED
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

log = logging.getLogger(__name__)

TRY_AGAIN: Final = 60.0
"""Seconds before a damaged table is read again: reading is expensive, whoever asks for it."""


class Quarantine:
    """The damaged tables that were requested, and when each was last tried."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._tried: dict[str, float] = {}

    def holds(self, table_id: str) -> bool:
        """Return whether a table is quarantined."""
        return table_id in self._tried

    def check(self, table_id: str) -> None:
        """Refuse a table that could not be read a moment ago."""
        tried = self._tried.get(table_id)
        if tried is not None and self._clock() - tried < TRY_AGAIN:
            raise Refusal("damaged", "table-damaged")

    def add(self, table_id: str, fault: Exception) -> Refusal:
        """Quarantine a table and return the refusal to raise; the log mentions it once."""
        if table_id not in self._tried:
            log.error("a table cannot be read: %r", fault, extra={"table": table_id})
            DAMAGED.inc()
        self._tried[table_id] = self._clock()
        return Refusal("damaged", "table-damaged")

    def release(self, table_id: str) -> None:
        """Release a table that could be read."""
        if self.forget(table_id):
            log.info("a damaged table can be read again", extra={"table": table_id})

    def forget(self, table_id: str) -> bool:
        """Forget a table, which may have been deleted; return whether it was quarantined."""
        held = self._tried.pop(table_id, None) is not None
        if held:
            DAMAGED.dec()
        return held


@contextmanager
def suppress_damaged() -> Iterator[None]:
    """Continue with other tables if one cannot be read."""
    try:
        yield
    except Refusal as refusal:
        if refusal.kind != "damaged":
            raise
