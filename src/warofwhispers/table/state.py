"""A table as its journal describes it: what is known at one moment, and queries on it.

`follow` changes it, entry by entry; nothing else does, except that a command may play its actions
on the copy it was given.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from operator import itemgetter
from typing import TYPE_CHECKING, Literal

from warofwhispers.table.journal import MINIMUM_PATIENCE
from warofwhispers.table.seats import Identity, Seat
from warofwhispers.table.tokens import matches
from warofwhispers.table.votes import Votes

if TYPE_CHECKING:
    from warofwhispers.content import Society
    from warofwhispers.game import Setup
    from warofwhispers.record import RecordJson, ResultJson
    from warofwhispers.table.claims import Refused
    from warofwhispers.table.history import GameHistory
    from warofwhispers.table.journal import TableCreated
    from warofwhispers.teaching import Progress

Status = Literal["open", "playing", "over", "closed", "unreadable"]
"""`closed` games were ended by consent or by the operator; `unreadable` ones have rules that this
version does not know."""


@dataclass(frozen=True, slots=True)
class Message:
    """A line of chat."""

    seq: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(slots=True)
class Table:
    """One table.

    `turn` counts answers and undos and never goes back. `line` has all actions so far as text;
    `history` is the game they lead to, once the table has been started and its rules are known.
    `keys` has the requests carried out, by idempotency key.
    """

    id: str
    created: TableCreated
    created_at: float
    readable: bool
    seats: list[Seat]
    seq: int = 1
    turn: int = 0
    setup: Setup | None = None
    started: bool = False
    line: list[str] = field(default_factory=list)
    history: GameHistory | None = None
    closed: bool = False
    rematch: str | None = None
    chat: list[Message] = field(default_factory=list)
    votes: Votes = field(default_factory=Votes)
    keys: dict[str, str | None] = field(default_factory=dict)
    refused_claims: dict[tuple[int, bool], Refused] = field(default_factory=dict)
    """Failed claims, by seat and by whether they came from outside."""
    warned: dict[int, float] = field(default_factory=dict)
    """For a seat whose owner ended a claim to it by showing up: when that was."""
    changed_from: list[tuple[int, int]] = field(default_factory=list)
    """For each entry that changed the line: its number, and the first action it changed."""
    given: int = 0
    """How many actions the table began with: a lesson's position, or the game it continues."""
    words: tuple[str | None, ...] = ()
    """People's words by seat, as of the start of the game."""
    draws: int = 0
    """How many draws chance has made, including those undone."""
    head: str = ""
    """The hash of the last entry."""
    chained_from: int | None = None
    """The first entry that carries the hash of the one before it."""
    stored_result: ResultJson | None = None
    """The result according to the journal, for a game that this version cannot replay."""
    stored_setup: RecordJson | None = None
    """The setup of such a game."""
    progress: Progress | None = None
    """How far the learner has come, at a table for a lesson."""

    def fork(self) -> Table:
        """Return an independent copy."""
        other = Table.__new__(Table)  # `replace` takes several times as long, for every answer
        for name in Table.__slots__:
            setattr(other, name, getattr(self, name))
        other.seats = self.seats[:]
        other.line = self.line[:]
        other.history = None if self.history is None else self.history.fork()
        other.chat = self.chat[:]
        other.votes = self.votes.fork()
        other.keys = dict(self.keys)
        other.refused_claims = dict(self.refused_claims)
        other.warned = dict(self.warned)
        other.changed_from = self.changed_from[:]
        return other

    @property
    def status(self) -> Status:
        """Return what the table is doing."""
        if not self.readable:
            return "unreadable"
        if not self.started:
            return "closed" if self.closed else "open"
        if self.history is not None and self.history.game.over:
            return "over"
        return "closed" if self.closed else "playing"

    @property
    def patience(self) -> int:
        """Return how many seconds somebody must be away before the others may act on it."""
        return max(self.created.patience, MINIMUM_PATIENCE)

    @property
    def ended(self) -> bool:
        """Return whether everybody may see everything now."""
        if not self.readable:
            return self.closed or self.stored_result is not None
        return self.status in {"over", "closed"}

    @property
    def asked(self) -> int | None:
        """Return the seat that is asked, if the game is in progress."""
        if self.history is None or self.status != "playing":
            return None
        game = self.history.game
        return self.seat_of(game.name(game.state.player))

    def seat_of(self, society: str | None) -> int | None:
        """Return the seat in which a society plays; None if nobody plays it."""
        for number, seat in enumerate(self.seats):
            if society is not None and seat.society == society:
                return number
        return None

    def society_of(self, identity: Identity) -> Society | None:
        """Return the society somebody plays; None for spectators."""
        return None if identity.seat is None else self.seats[identity.seat].society

    def first_change_since(self, seq: int) -> int:
        """Return the first action that entries after number `seq` have changed."""
        newer = self.changed_from[bisect_right(self.changed_from, seq, key=itemgetter(0)) :]
        return min((low for _, low in newer), default=len(self.line))

    def identify(self, token_digest: str) -> Identity | None:
        """Return whose secret this is, if anyone's; all of them are compared in any case."""
        found = [at for at, seat in enumerate(self.seats) if matches(token_digest, seat.token)]
        host = matches(token_digest, self.created.host)
        if not found:
            return Identity(None, host=True) if host else None
        return Identity(found[0], host=host or self.seats[found[0]].host)
