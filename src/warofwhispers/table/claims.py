"""Claims: a seat for somebody who says that they have lost its secret.

A claim must never be a way into a rival's hand. So it is possible only while its owner has been
away for long, is shown to everybody, needs the consent of all other people, and then still waits;
any sign of its owner ends it. Where fewer than two others could consent, the seat goes to a bot
and nothing is opened: its owner comes back with the old secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from warofwhispers.table.state import Table
    from warofwhispers.table.votes import Vote

CLAIM_WAIT: Final = 3600.0
"""Seconds that a claim waits for its owner's veto, at least."""
CLAIM_LIFE: Final = 7 * 86400.0
"""Seconds after which a claim that came to nothing is forgotten."""
CLAIMS_FROM_OUTSIDE: Final = 3
"""So many from outside may be open for one seat; those of people at the table have room besides."""
FIRST_PAUSE: Final = 600.0
LONGEST_PAUSE: Final = 86400.0


@dataclass(frozen=True, slots=True)
class Refused:
    """How many claims to a seat came to nothing, and when the last one did."""

    count: int = 0
    at: float = 0.0

    @property
    def pause_ends(self) -> float:
        """Return when the seat may be claimed again: later after each claim refused."""
        if not self.count:
            return 0.0
        return self.at + min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(self.count - 1, 20))


def claim_wait(table: Table) -> float:
    """Return for how many seconds a claim waits at a table."""
    return max(float(table.patience), CLAIM_WAIT)


def claim_ready(table: Table, vote: Vote) -> float:
    """Return when a claim's waiting time is over."""
    return vote.at + claim_wait(table)


def person_at(table: Table, seat: int) -> int:
    """Return a number for the person of a seat; seats at the host's screen are one person's."""
    found = table.seats[seat]
    return -1 if found.host or found.screen else seat


def opens_to_claimants(table: Table, seat: int, others: list[int]) -> bool:
    """Return whether there are two other people at least, who can watch each other."""
    return len({person_at(table, at) for at in others} - {person_at(table, seat)}) > 1
