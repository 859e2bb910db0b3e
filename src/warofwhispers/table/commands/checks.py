"""What commands have in common: finding things, and refusing requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.table.errors import Refusal
from warofwhispers.table.names import looks_taken

if TYPE_CHECKING:
    from warofwhispers.content import Society
    from warofwhispers.table.history import GameHistory
    from warofwhispers.table.journal import VoteKind
    from warofwhispers.table.seats import Identity, Seat
    from warofwhispers.table.state import Table

LONGEST_DETAIL: Final = 300


def shorten(text: str) -> str:
    """Return a text cut to a length that fits into a message."""
    return text if len(text) <= LONGEST_DETAIL else text[: LONGEST_DETAIL - 1] + "…"


def find_seat(table: Table, seat: int) -> Seat:
    """Return a seat; refuse if there is no such number."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("not_found", "no-such-seat", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def own_seat(table: Table, identity: Identity, seat: int) -> Seat:
    """Return a seat, which must be the requester's own, at a table that can still be changed."""
    found = find_seat(table, seat)
    if identity.seat != seat:
        raise Refusal("not_allowed", "not-your-seat", seat=seat)
    if table.status == "unreadable":
        raise Refusal("not_now", "read-only")
    return found


def require_seat(identity: Identity) -> int:
    """Return the requester's seat; refuse spectators."""
    if identity.seat is None:
        raise Refusal("not_allowed", "for-seats-only")
    return identity.seat


def require_host(identity: Identity) -> None:
    """Refuse anyone but the host."""
    if not identity.host:
        raise Refusal("not_allowed", "for-the-host-only")


def require_open(table: Table) -> None:
    """Refuse once the game has started."""
    if table.status != "open":
        raise Refusal("not_now", "game-has-begun")


def require_playing(table: Table) -> GameHistory:
    """Return the game; refuse unless it is in progress."""
    if table.status != "playing" or table.history is None:
        raise Refusal("not_now", f"not-playing-{table.status}")
    return table.history


def require_turn(table: Table, turn: int) -> None:
    """Refuse a request made for another turn."""
    if turn != table.turn:
        raise Refusal("stale", "turn-over", turn=turn, now=table.turn)


def require_not_asked(table: Table, kind: VoteKind, seat: int | None = None) -> None:
    """Refuse if the table is already voting on the same thing."""
    if table.votes.is_asked(kind, seat):
        raise Refusal("not_now", "asked-already")


def require_free_name(table: Table, seat: int, name: str) -> str:
    """Return a name; refuse one that looks like another seat's."""
    if looks_taken(name, names_but(table, seat)):
        raise Refusal("conflict", "name-taken", name=name)
    return name


def names_but(table: Table, seat: int) -> list[str]:
    """Return the names of all seats but one."""
    return [other.name for at, other in enumerate(table.seats) if at != seat]


def require_free_society(table: Table, seat: int, society: Society | None) -> None:
    """Refuse a society that another seat has."""
    others = {other.society for at, other in enumerate(table.seats) if at != seat}
    if society is not None and society in others:
        raise Refusal("conflict", "society-taken", society=society)
