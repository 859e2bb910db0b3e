"""Commands of the operator, who has no seat: closing a table, muting a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.table.commands.checks import find_seat
from warofwhispers.table.errors import Refusal
from warofwhispers.table.journal import SeatMuted, TableClosed

if TYPE_CHECKING:
    from warofwhispers.table.state import Table


def close(table: Table) -> TableClosed:
    """End a table, whether its game has started or not."""
    if table.ended:
        raise Refusal("not_now", f"not-playing-{table.status}")
    return TableClosed()


def mute(table: Table, seat: int, *, muted: bool) -> SeatMuted:
    """Mute a person's seat, or unmute it."""
    found = find_seat(table, seat)
    if found.kind != "person":
        raise Refusal("not_now", "nobody-sits-there", seat=seat)
    before = found.muted
    if before and muted:
        raise Refusal("not_now", "muted-already", seat=seat)
    if not before and not muted:
        raise Refusal("not_now", "not-muted", seat=seat)
    return SeatMuted(seat, muted)
