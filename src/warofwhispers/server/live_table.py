"""A table in memory: the state that was committed last, who watches it, and its views as JSON."""

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
NOTED_SECONDS: Final = 60.0
"""A table's time of last change may be so much behind in the database, which spares writing."""
VIEW: Final = TypeAdapter(View)


class LiveTable:
    """A table and those who listen to it."""

    def __init__(
        self, table: Table, presence: Presence, on_presence: Callable[[LiveTable], None]
    ) -> None:
        """Start with a table's presence; `on_presence` is called when people come and go."""
        self.table = without_old_talk(table)
        self.presence = presence
        self.watching = 0
        self.used_at = float("-inf")
        self.looked_at = float("-inf")
        self.asker = ""  # the address for which its bots play, as far as known
        self.saved_at = table.seq
        self.noted: tuple[Summary, float] | None = None
        """What this server wrote last beside the journal, and when."""
        self.doubtful = False  # what is on disk may be more than what is here
        self._on_presence = on_presence
        self._listening: set[asyncio.Event] = set()
        self._views: dict[tuple[Identity, int, frozenset[int]], bytes] = {}
        self._facts: tuple[frozenset[int], TableFacts] | None = None
        self.record: bytes | None = None
        """The record of a game that has ended, as JSON, once somebody has asked for it."""

    def has_noted(self, summary: Summary, now: float) -> bool:
        """Return whether the database has this summary, and about the time of the last change.

        Who looks for tables where bots hang needs the very time.
        """
        if self.noted is None or summary.bot_to_move:
            return False
        before, at = self.noted
        return summary == before and now - at < NOTED_SECONDS

    def show(self, table: Table) -> None:
        """Let everyone see a new state of the table, which has been committed."""
        self.table = without_old_talk(table)
        self._views.clear()
        self._facts = None
        self.record = None
        self.wake()

    def wake(self) -> None:
        """Let everyone who listens look again."""
        for news in self._listening:
            news.set()

    def view(self, identity: Identity, since: int = 0) -> bytes:
        """Return somebody's view as JSON, made once for all who may know and have the same."""
        online = frozenset(self.presence.online)
        key = (identity, since, online)
        made = self._views.get(key)
        if made is None:
            facts = self._facts_with(online)
            view = views.view(self.table, identity, since, online=online, facts=facts)
            made = VIEW.dump_json(view, exclude_defaults=True)
            if len(self._views) >= VIEWS_KEPT:
                self._views.clear()
            self._views[key] = made
        return made

    def facts(self) -> TableFacts:
        """Return what anybody may know about the table."""
        return self._facts_with(frozenset(self.presence.online))

    def _facts_with(self, online: frozenset[int]) -> TableFacts:
        if self._facts is None or self._facts[0] != online:
            self._facts = (online, views.table_facts(self.table, online))
        return self._facts[1]

    @contextmanager
    def heard_by(self, news: asyncio.Event) -> Iterator[None]:
        """Set an event whenever something changes, for as long as this lasts."""
        self._listening.add(news)
        try:
            yield
        finally:
            self._listening.discard(news)

    @contextmanager
    def present(self, seat: int | None) -> Iterator[None]:
        """Count somebody as there for as long as this lasts."""
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


def without_old_talk(table: Table) -> Table:
    """Return a table whose messages are no more than anybody is told; the journal has all."""
    del table.chat[: -views.CHAT_KEPT]
    return table
