"""A seat at a table, and a person's identity there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from warofwhispers.content import Society  # noqa: TC001 - the journal reads annotations

SeatKind = Literal["free", "open", "person", "bot"]
"""Free for an invited friend, free for anyone, a person's, a bot's."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table; its secrets are stored as digests.

    `away`: a bot plays for the person; `left`: because the person asked for it. `screen`: the host
    made this seat for somebody at the same screen. `word`: the person's part in the deal.
    `muted`: the operator has stopped it from chatting.
    """

    kind: SeatKind
    name: str = ""
    society: Society | None = None
    level: str | None = None
    token: str | None = None
    invite: str | None = None
    away: bool = False
    host: bool = False
    left: bool = False
    screen: bool = False
    word: str | None = None
    muted: bool = False

    @property
    def is_empty(self) -> bool:
        """Return whether nobody has taken it yet."""
        return self.kind in {"free", "open"}

    @property
    def is_person(self) -> bool:
        """Return whether a person sits here and plays."""
        return self.kind == "person" and not self.away

    @property
    def is_bot(self) -> bool:
        """Return whether a bot answers here, in its own seat or for somebody away."""
        return self.kind == "bot" or (self.kind == "person" and self.away)


@dataclass(frozen=True, slots=True)
class Identity:
    """Who somebody is at a table: a seat, the host, both, or neither (a spectator)."""

    seat: int | None = None
    host: bool = False


WATCHER = Identity()
