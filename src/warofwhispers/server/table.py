"""A table: everything that follows from its journal, and nothing that does not.

The journal is a list of entries, numbered from 1. `Table.take_in` follows one entry; doing so
for all of them in order gives the table as it stands. It never asks the clock, chance or the
network, and it never refuses: what may be done is decided before an entry is written (`deeds`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from warofwhispers.server.play import Play, is_readable, restore, setup_from_json
from warofwhispers.server.tokens import matches

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.game import Setup

Data = dict[str, Any]

FREE: Final = "free"
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
PATIENCE: Final = 300
"""Seconds somebody must be away before a bot may be asked for, where a table does not say."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal: what happened, as plain JSON values, and when."""

    seq: int
    kind: str
    data: Data
    at: float
    key: str | None = None


@dataclass(slots=True)
class Chair:
    """A place at the table. Secrets are kept as digests."""

    kind: str
    name: str = ""
    society: str | None = None
    level: str | None = None
    token: str | None = None
    invite: str | None = None
    away: bool = False
    host: bool = False

    @property
    def is_person(self) -> bool:
        """Tell whether a person sits here and plays."""
        return self.kind == PERSON and not self.away

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot answers here, its own chair or for somebody away."""
        return self.kind == BOT or (self.kind == PERSON and self.away)


@dataclass(slots=True)
class Vote:
    """Something that needs the consent of all people at the table."""

    kind: str
    by: int | None
    to: int | None = None
    seat: int | None = None
    token: str | None = None
    level: str | None = None
    without: Sequence[int] = ()
    yes: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Message:
    """A line of talk."""

    seq: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Who:
    """Who asks: a seat, the host, both or neither (a watcher)."""

    seat: int | None = None
    host: bool = False


class Table:
    """One table, as its journal tells it."""

    def __init__(self, table_id: str) -> None:
        """Set up a table that nothing has happened at."""
        self.id = table_id
        self.seq = 0
        self.turn = 0
        self.made: Data = {}
        self.created = 0.0
        self.chairs: list[Chair] = []
        self.host: str | None = None
        self.setup: Setup | None = None
        self.line: list[str] = []
        self.play: Play | None = None
        self.live = False
        self.closed = False
        self.readable = True
        self.rematch: str | None = None
        self.chat: list[Message] = []
        self.votes: dict[int, Vote] = {}
        self.keys: dict[str, str] = {}
        self._lows: list[tuple[int, int]] = []  # journal number, lowest action it changed

    # -- following the journal ----------------------------------------------------------------

    @classmethod
    def from_journal(
        cls, table_id: str, entries: Iterable[Entry], saved: str | None = None
    ) -> tuple[Table, bool]:
        """Make a table from its whole journal; tell too whether the snapshot `saved` was of use."""
        table = cls(table_id)
        for entry in entries:
            table.take_in(entry)
        used = False
        if table.setup is not None and table.readable:
            if saved is not None:
                try:
                    table.play = restore(table.setup, table.line, saved)
                    used = True
                except (ValueError, KeyError, TypeError, IndexError):
                    used = False
            if table.play is None:
                table.play = Play(table.setup, table.line)
        table.live = True
        return table, used

    def take_in(self, entry: Entry) -> None:
        """Follow the next entry of the journal."""
        self.seq = entry.seq
        if entry.key is not None:
            self.keys[entry.key] = entry.data["asked"]
        getattr(self, f"_{entry.kind}")(entry)

    def _made(self, entry: Entry) -> None:
        self.made = entry.data
        self.created = entry.at
        self.host = entry.data["host"]
        self.chairs = [Chair(**chair) for chair in entry.data["seats"]]
        self.readable = is_readable(entry.data)
        self.made.setdefault("patience", PATIENCE)
        self.made.setdefault("coach", False)

    def _taken(self, entry: Entry) -> None:
        data = entry.data
        chair = self.chairs[data["seat"]]
        chair.kind, chair.token, chair.invite, chair.level = PERSON, data["token"], None, None
        chair.name, chair.society = data["name"], data["society"]

    def _changed(self, entry: Entry) -> None:
        chair = self.chairs[entry.data["seat"]]
        chair.name, chair.society = entry.data["name"], entry.data["society"]

    def _offered(self, entry: Entry) -> None:
        data = entry.data
        chair = self.chairs[data["seat"]]
        chair.kind, chair.invite, chair.level = data["kind"], data["invite"], data["level"]
        chair.token, chair.name, chair.away, chair.host = None, data["name"], False, False

    def _left(self, entry: Entry) -> None:
        chair = self.chairs[entry.data["seat"]]
        self._hand_over(chair, entry.data["level"])
        self._settle_votes()

    def _returned(self, entry: Entry) -> None:
        chair = self.chairs[entry.data["seat"]]
        chair.away, chair.level = False, None

    def _renewed(self, entry: Entry) -> None:
        self.chairs[entry.data["seat"]].token = entry.data["token"]

    def _started(self, entry: Entry) -> None:
        for chair, given in zip(self.chairs, entry.data["seats"], strict=True):
            chair.kind, chair.level = given["kind"], given["level"]
            chair.society, chair.name, chair.invite = given["society"], given["name"], None
        if self.readable:
            self.setup = setup_from_json(entry.data["setup"])
            if self.live:
                self.play = Play(self.setup)
        self._lows.append((entry.seq, 0))
        self._go_on(entry.data["actions"])
        self.turn += 1
        self.closed = bool(entry.data.get("closed"))

    def _acted(self, entry: Entry) -> None:
        self._lows.append((entry.seq, len(self.line)))
        self._go_on(entry.data["actions"])
        self.turn += 1
        self._drop_votes("undo")
        self._is_there(entry.data["seat"])

    def _undone(self, entry: Entry) -> None:
        self._go_back(entry.data["to"])

    def _proposed(self, entry: Entry) -> None:
        data = entry.data
        wish = ("kind", "by", "to", "seat", "token", "level", "without")
        vote = Vote(**{name: data[name] for name in wish if name in data})
        if vote.by is not None:
            vote.yes.add(vote.by)
        self.votes[entry.seq] = vote
        self._settle_votes()

    def _voted(self, entry: Entry) -> None:
        data = entry.data
        if data["yes"]:
            self.votes[data["vote"]].yes.add(data["seat"])
            self._settle_votes()
        else:
            del self.votes[data["vote"]]

    def _said(self, entry: Entry) -> None:
        seat = entry.data["seat"]
        self._is_there(seat)
        name = self.chairs[seat].name
        self.chat.append(Message(entry.seq, seat, name, entry.data["text"], entry.at))

    def _rematched(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    # -- what entries do ----------------------------------------------------------------------

    def _go_on(self, actions: list[str]) -> None:
        self.line += actions
        if self.play is not None:
            for action in actions:
                self.play.apply(action)

    def _go_back(self, number: int) -> None:
        self._lows.append((self.seq, number))
        del self.line[number:]
        if self.play is not None:
            self.play.back_to(number)
        self.turn += 1
        self._drop_votes("undo")

    def _drop_votes(self, kind: str) -> None:
        self.votes = {at: vote for at, vote in self.votes.items() if vote.kind != kind}

    def _is_there(self, seat: int) -> None:
        """Who plays or talks needs no bot."""
        self.votes = {
            at: vote for at, vote in self.votes.items() if vote.kind != "bot" or vote.seat != seat
        }

    @staticmethod
    def _hand_over(chair: Chair, level: str | None) -> None:
        chair.away, chair.level = True, level

    def _settle_votes(self) -> None:
        for at, vote in list(self.votes.items()):
            if at in self.votes and vote.yes and not self.waiting_for(vote):
                del self.votes[at]
                if vote.kind == "end":
                    self.closed = True
                elif vote.kind == "undo" and vote.to is not None:
                    self._go_back(vote.to)
                elif vote.kind == "renew" and vote.seat is not None:
                    self.chairs[vote.seat].token = vote.token
                elif vote.kind == "bot" and vote.seat is not None:
                    self._hand_over(self.chairs[vote.seat], vote.level)
                    self._settle_votes()

    def fork(self) -> Table:
        """Copy the table; the two share nothing that changes."""
        other = Table(self.id)
        other.__dict__.update(self.__dict__)
        other.chairs = [replace(chair) for chair in self.chairs]
        other.line = self.line[:]
        other.play = self.play.fork() if self.play is not None else None
        other.chat = self.chat[:]
        other.votes = {at: replace(vote, yes=set(vote.yes)) for at, vote in self.votes.items()}
        other.keys = dict(self.keys)
        other._lows = self._lows[:]
        return other

    # -- questions ----------------------------------------------------------------------------

    def waiting_for(self, vote: Vote) -> list[int]:
        """Give the people whose consent is still missing."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.is_person and seat not in {*vote.yes, *vote.without, vote.seat}
        ]

    @property
    def status(self) -> str:
        """Give open, playing, over, closed or unreadable."""
        if not self.readable:
            return "unreadable"
        if self.setup is None:
            return "open"
        if self.play is not None and self.play.over:
            return "over"
        return "closed" if self.closed else "playing"

    @property
    def ended(self) -> bool:
        """Tell whether all may see everything now."""
        return self.status in {"over", "closed"}

    def low_since(self, seq: int) -> int:
        """Give the lowest action that entries after `seq` have changed."""
        return min((low for at, low in self._lows if at > seq), default=len(self.line))

    def seat_of(self, society: str | None) -> int | None:
        """Give the chair of a society."""
        for seat, chair in enumerate(self.chairs):
            if society is not None and chair.society == society:
                return seat
        return None

    @property
    def asked(self) -> int | None:
        """Give the chair that is asked, while the game goes on."""
        if self.play is None or self.status != "playing":
            return None
        game = self.play.game
        return self.seat_of(game.name(game.state.player))

    def who(self, token_digest: str) -> Who | None:
        """Give whose secret this is, if it is anyone's; all are compared whichever fits."""
        seats = [
            seat for seat, chair in enumerate(self.chairs) if matches(token_digest, chair.token)
        ]
        host = matches(token_digest, self.host)
        if not seats:
            return Who(None, host=True) if host else None
        return Who(seats[0], host=host or self.chairs[seats[0]].host)
