"""A table in memory: its last committed state, who watches it, and its views as JSON."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from pydantic import TypeAdapter

from warofwhispers.server.metrics import STREAMS
from warofwhispers.table import views
from warofwhispers.table.shapes import TableFacts, View

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Iterator

    from warofwhispers.server.presence import Presence
    from warofwhispers.server.store import Summary
    from warofwhispers.table.seats import Identity
    from warofwhispers.table.state import Table

VIEWS_KEPT: Final = 32
VIEWS_BYTES: Final = 256 * 1024
"""How large a table's views may be together, unless it is a single one.

Anybody may ask for one since any entry, and each has the talk since then.
"""
NOTED_SECONDS: Final = 60.0
"""How far a table's last change may lag behind in the database, which saves writing."""
VIEW: Final = TypeAdapter(View)


class LiveTable:
    """A table and those who listen to it."""

    def __init__(
        self, table: Table, presence: Presence, on_presence: Callable[[LiveTable], None]
    ) -> None:
        """Start with a table and its presence; `on_presence` is called when people come and go."""
        self.table = without_old_messages(table)
        self.presence = presence
        self.watching = 0
        self.used_at = float("-inf")
        self.looked_at = float("-inf")
        self.asker = ""  # the address its bots play for, as far as known
        self.saved_at = table.seq
        self.noted: tuple[Summary, float] | None = None
        """What this server last wrote beside the journal, and when."""
        self.doubtful = False  # the disk may have newer entries
        self._on_presence = on_presence
        self._listening: set[asyncio.Event] = set()
        self._views: dict[tuple[Identity, int, frozenset[int]], bytes] = {}
        self._facts: tuple[frozenset[int], TableFacts] | None = None

    def has_noted(self, summary: Summary, now: float) -> bool:
        """Return whether the database has this summary, with a recent time of the last change.

        Never while a bot has to move: the search for stuck bots needs the exact time.
        """
        if self.noted is None or summary.bot_to_move:
            return False
        before, at = self.noted
        return summary == before and now - at < NOTED_SECONDS

    def show(self, table: Table) -> None:
        """Replace the table by a newer committed state, and wake everyone who listens."""
        self.table = without_old_messages(table)
        self._views.clear()
        self._facts = None
        self.wake()

    def wake(self) -> None:
        """Wake everyone who listens."""
        for news in self._listening:
            news.set()

    def view(self, identity: Identity, since: int = 0) -> bytes:
        """Return a view as JSON, built once for everyone who may see the same."""
        online = self.presence.online
        key = (identity, since, online)
        made = self._views.get(key)
        if made is None:
            facts = self._facts_with(online)
            view = views.view(self.table, identity, since, online=online, facts=facts)
            made = VIEW.dump_json(view, exclude_defaults=True)
            size = len(made) + sum(map(len, self._views.values()))
            if len(self._views) >= VIEWS_KEPT or size > VIEWS_BYTES:
                self._views.clear()
            self._views[key] = made
        return made

    def facts(self) -> TableFacts:
        """Return what anybody may know about the table."""
        return self._facts_with(self.presence.online)

    def _facts_with(self, online: frozenset[int]) -> TableFacts:
        if self._facts is None or self._facts[0] != online:
            self._facts = (online, views.table_facts(self.table, online))
        return self._facts[1]

    @contextmanager
    def notifying(self, news: asyncio.Event) -> Iterator[None]:
        """Set the event `news` whenever something changes, while in this context."""
        self._listening.add(news)
        try:
            yield
        finally:
            self._listening.discard(news)

    @contextmanager
    def present(self, seat: int | None) -> Iterator[None]:
        """Count a seat as present while in this context."""
        self.watching += 1
        STREAMS.inc()
        if seat is not None:
            self.presence.come(seat)
            self._presence_changed()
        try:
            yield
        finally:
            self.watching -= 1
            STREAMS.dec()
            if seat is not None:
                self.presence.go(seat)
                self._presence_changed()

    def _presence_changed(self) -> None:
        self.wake()
        self._on_presence(self)


def without_old_messages(table: Table) -> Table:
    """Return a table with only the recent chat that is sent; the journal has all of it."""
    del table.chat[: -views.CHAT_KEPT]
    return table
