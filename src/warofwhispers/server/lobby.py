"""The lobby: tables that anybody may find, with a limit for each address."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from warofwhispers.server.addresses import counted_as
from warofwhispers.server.limits import REMEMBERED
from warofwhispers.server.quarantine import suppress_damaged
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from warofwhispers.server.registry import Registry
    from warofwhispers.table.shapes import TableFacts

MOST_LISTED: Final = 100


class Lobby:
    """The listed tables, and which of them were made from which address, as far as known.

    Only the newest are shown, so without a limit one caller could hide everybody else's.
    """

    def __init__(self, registry: Registry, share: int) -> None:
        """Start without any; each address may have `share` tables."""
        self._registry = registry
        self._share = share
        self._made: OrderedDict[str, list[str]] = OrderedDict()
        self._asleep: dict[str, tuple[int, TableFacts]] = {}
        """What was said last of tables where nobody was, with the number of their last entry.

        If there is no later one, it still holds, and a table that has left the memory since is not
        read again: otherwise every look at the lobby would read up to a hundred journals.
        """

    async def tables(self) -> list[TableFacts]:
        """Return the newest tables that are open or being played."""
        found: dict[str, tuple[int, TableFacts]] = {}
        for name, seq in await self._registry.listed(MOST_LISTED):
            before = self._asleep.get(name)
            if before is not None and before[0] == seq and self._has_left(name):
                found[name] = before
                continue
            with suppress_damaged():
                facts = (await self._registry.find(name)).facts()
                found[name] = (facts.seq, facts)
        self._asleep = {
            name: (seq, facts)
            for name, (seq, facts) in found.items()
            if not any(seat.online for seat in facts.seats)
        }
        return [facts for _, facts in found.values()]

    def _has_left(self, name: str) -> bool:
        """Return whether a table has left the memory, and not because it is damaged."""
        return self._registry.peek(name) is None and not self._registry.quarantine.holds(name)

    def wake(self, table_id: str) -> None:
        """Note that somebody has come to a table, at another server."""
        self._asleep.pop(table_id, None)

    async def check(self, address: str, table_id: str | None) -> None:
        """Refuse another table from an address that has its share of tables in progress.

        A repeated request for a table that already exists does not count.
        """
        for counted, share in counted_as(address, self._share):
            made = self._made.get(counted, [])
            if table_id in made:
                return
            if len(made) >= share:
                made[:] = [name for name in made if await self._is_listed(name)]
            if len(made) >= share:
                raise Refusal("too_many", "lobby-share", most=self._share)

    def add(self, address: str, table_id: str) -> None:
        """Note a new table; repeated calls are harmless."""
        for counted, _ in counted_as(address, self._share):
            made = self._made.setdefault(counted, [])
            if table_id not in made:
                made.append(table_id)
            self._made.move_to_end(counted)
        while len(self._made) > REMEMBERED:
            self._made.popitem(last=False)

    async def _is_listed(self, table_id: str) -> bool:
        try:
            live = await self._registry.find(table_id)
        except Refusal as refusal:
            if refusal.kind in {"not_found", "damaged"}:
                return False
            raise
        return live.table.status in {"open", "playing"}
