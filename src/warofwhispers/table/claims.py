"""Claims: a way back to a seat for a person who says that they lost its secret.

A claim must never be a way into a rival's hand. So it is possible only after the owner has been
away for long, is shown to everybody, needs everyone else's consent, and then still has to wait; any
sign of the owner ends it. If fewer than two others could consent, the seat goes to a bot and no
secret is handed out: the owner comes back with the old one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from warofwhispers.table.state import Table
    from warofwhispers.table.votes import Vote

CLAIM_WAIT: Final = 3600.0
"""Minimum number of seconds that a claim waits for its owner's veto."""
CLAIM_LIFE: Final = 7 * 86400.0
"""Seconds after which a claim that nobody acted on is forgotten."""
CLAIMS_FROM_OUTSIDE: Final = 3
"""How many claims from outside may be open for one seat; those from the table are not counted."""
FIRST_PAUSE: Final = 600.0
LONGEST_PAUSE: Final = 86400.0


@dataclass(frozen=True, slots=True)
class Refused:
    """How many claims to a seat have failed, and when the last one did."""

    count: int = 0
    at: float = 0.0

    @property
    def pause_ends(self) -> float:
        """Return when the seat may be claimed again, which is later after each refused claim."""
        if not self.count:
            return 0.0
        return self.at + min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(self.count - 1, 20))


def claim_wait(table: Table) -> float:
    """Return how many seconds a claim waits at a table."""
    return max(float(table.patience), CLAIM_WAIT)


def claim_ready(table: Table, vote: Vote) -> float:
    """Return when a claim's waiting time is over."""
    return vote.at + claim_wait(table)


def person_at(table: Table, seat: int) -> int:
    """Return a number for a seat's person; seats at the host's screen belong to one person."""
    found = table.seats[seat]
    return -1 if found.host or found.screen else seat


def opens_to_claimants(table: Table, seat: int, others: list[int]) -> bool:
    """Return whether at least two other people can keep an eye on each other."""
    return len({person_at(table, at) for at in others} - {person_at(table, seat)}) > 1
