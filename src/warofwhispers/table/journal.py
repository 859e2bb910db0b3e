"""The journal: every kind of entry with its fields, and how each is read from and written to JSON.

A journal is a list of entries numbered from 1, and the whole truth about a table. Kinds and field
names are stored in databases: new ones are added with a default, old ones keep their meaning.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from warofwhispers.content import Society  # noqa: TC001 - `_declared` reads annotations
from warofwhispers.content.errors import WhispersError
from warofwhispers.record import Proof, RecordJson, ResultJson  # noqa: TC001 - `_declared` reads annotations
from warofwhispers.table.chain import canonical
from warofwhispers.table.fairness import Draw  # noqa: TC001 - `_declared` reads annotations
from warofwhispers.table.seats import Seat, SeatKind  # noqa: TC001 - `_declared` reads annotations

Document = dict[str, Any]
"""A JSON object that another module reads: a game's setup, for `record`."""

DEFAULT_PATIENCE: Final = 300
"""Seconds of absence before a bot may be proposed, unless a table says otherwise."""

MOST_ENTRIES: Final = 5_000
"""The most entries of a journal, ten times a long game's; then only what ends the game is added.

Without a limit one table could grow until reading it holds up all others.
"""

MINIMUM_PATIENCE: Final = 60
"""Nobody counts as away sooner, whatever a table says."""

VoteKind = Literal["undo", "end", "renew", "bot", "claim"]
"""`renew` is what earlier versions wrote instead of `claim`: it took effect with the last yes."""
Seating = Literal["chance", "fixed"]


@dataclass(frozen=True, slots=True)
class Source:
    """The step of another table from which a game continues."""

    table: str
    step: int


@dataclass(frozen=True, slots=True)
class TableCreated:
    """The first entry of every journal. `base` is the setup of the game this is a rematch of.

    Chance's answers follow from `secret`; a table of an earlier version has none, nor has a table
    for a `lesson`, where they are prepared. `proof` is what the record of an imported game contains
    for checking its deals.
    """

    rules: int
    ruleset: str
    options: dict[str, str]
    seating: Seating
    first: Society | None
    host: str
    seats: tuple[Seat, ...]
    name: str = ""
    listed: bool = False
    patience: int = DEFAULT_PATIENCE
    coach: bool = False
    suspicion: bool = False
    previous: str | None = None
    continued: Source | None = None
    imported: bool = False
    base: RecordJson | None = None
    secret: str | None = None
    proof: Proof | None = None
    lesson: str | None = None


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down."""

    seat: int
    token: str
    name: str
    society: Society | None
    word: str | None = None


@dataclass(frozen=True, slots=True)
class WordGiven:
    """A person added their word to the deal, before the game."""

    seat: int
    word: str


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A person changed name or society."""

    seat: int
    name: str
    society: Society | None


@dataclass(frozen=True, slots=True)
class SeatOffered:
    """A seat was emptied, opened to somebody else, or given to a bot."""

    seat: int
    kind: SeatKind
    level: str | None
    invite: str | None
    name: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A person left during the game; a bot plays on."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class SeatReturned:
    """A person took their seat back from the bot."""

    seat: int


@dataclass(frozen=True, slots=True)
class TokenRenewed:
    """A person changed the secret of their seat."""

    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class StartedSeat:
    """A seat as the game starts."""

    kind: SeatKind
    level: str | None
    society: Society | None
    name: str


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The game started: its setup, and the actions so far (chance's, or a continued game's).

    `closed` marks an imported game that does not continue. The first `given` actions come from
    another game, all other answers of chance from `draws`. `words` are people's words, by seat.
    """

    seats: tuple[StartedSeat, ...]
    setup: RecordJson
    actions: tuple[str, ...]
    closed: bool = False
    given: int = 0
    words: tuple[str | None, ...] = ()
    draws: tuple[Draw, ...] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat answered: its actions, and those of chance that followed.

    `number` is the number of the first of them. `result` is present if they ended the game, so
    that even a version that cannot replay it knows the result.
    """

    seat: int
    turn: int
    actions: tuple[str, ...]
    number: int | None = None
    draws: tuple[Draw, ...] = ()
    result: ResultJson | None = None


@dataclass(frozen=True, slots=True)
class Undone:
    """A seat took back every action from number `to` on."""

    to: int
    by: int


@dataclass(frozen=True, slots=True)
class VoteProposed:
    """Somebody asked people at the table for their consent.

    `asked` has the seats that must consent. Earlier versions did not write it: then it was
    everybody who played at the time, except those in `without`.
    """

    kind: VoteKind
    by: int | None
    to: int | None = None
    seat: int | None = None
    token: str | None = None
    level: str | None = None
    without: tuple[int, ...] = ()
    asked: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class VoteCast:
    """A seat consented, or did not. `vote` is the number of the entry that proposed it."""

    vote: int
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class ClaimSettled:
    """A claim that everyone had consented to took effect after its waiting time."""

    vote: int


@dataclass(frozen=True, slots=True)
class MessageSent:
    """A seat wrote a chat message."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class SeatMuted:
    """The operator muted a seat, or unmuted it."""

    seat: int
    muted: bool


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The operator ended the table."""


@dataclass(frozen=True, slots=True)
class RematchCreated:
    """A rematch began at another table."""

    table: str


SeatChange = (
    SeatTaken
    | WordGiven
    | SeatChanged
    | SeatOffered
    | SeatLeft
    | SeatReturned
    | SeatMuted
    | TokenRenewed
)
Change = (
    TableCreated | SeatChange | GameStarted | Acted | Undone | VoteProposed | VoteCast
    | ClaimSettled | MessageSent | RematchCreated | TableClosed
)  # fmt: skip
"""What happened, according to an entry."""

ENDING: Final = (
    GameStarted, Acted, SeatReturned, VoteCast, ClaimSettled, SeatMuted, TableClosed, RematchCreated
)  # fmt: skip
"""What is still written to a full journal; the other kinds could go on for ever."""

KINDS: Final[dict[str, type[Change]]] = {
    "made": TableCreated,
    "taken": SeatTaken,
    "word": WordGiven,
    "changed": SeatChanged,
    "offered": SeatOffered,
    "left": SeatLeft,
    "returned": SeatReturned,
    "renewed": TokenRenewed,
    "started": GameStarted,
    "acted": Acted,
    "undone": Undone,
    "proposed": VoteProposed,
    "voted": VoteCast,
    "settled": ClaimSettled,
    "said": MessageSent,
    "rematched": RematchCreated,
    "muted": SeatMuted,
    "closed": TableClosed,
}
KIND_OF: Final = {shape: kind for kind, shape in KINDS.items()}


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal: what happened, when, and the request that asked for it.

    `key` is the request's idempotency key, bound to the requester, and `asked` a text that is
    the same for the same request. `before` is the hash of the entry before, which earlier versions
    did not write. `stored` is the content as it was read, or will be written.
    """

    seq: int
    at: float
    change: Change
    key: str | None = None
    asked: str | None = None
    before: str | None = None
    stored: str | None = field(default=None, compare=False, repr=False)

    @property
    def body(self) -> str:
        """Return the content in the canonical form that is hashed."""
        return self.stored or content(self.change, self.key, self.asked)

    @property
    def kind(self) -> str:
        """Return the name under which this kind of change is stored."""
        return KIND_OF[type(self.change)]


class JournalError(WhispersError, ValueError):
    """A stored entry that cannot be read."""


def entry_text(entry: Entry) -> str:
    """Return the JSON text that is stored for an entry: its content, and the hash before it."""
    body = entry.body
    if entry.before is None:
        return body
    comma = "" if body == "{}" else ","
    return f'{body[:-1]}{comma}"before":"{entry.before}"}}'


def content(change: Change, key: str | None, asked: str | None) -> str:
    """Return the content of an entry in the canonical form that is hashed."""
    data: Document = _plain(change)
    if key is not None:
        data["request"] = asked
    return canonical(data)


def read_entry(seq: int, at: float, kind: str, data: Document, key: str | None) -> Entry:
    """Return an entry from its stored parts; raises `JournalError`."""
    if kind not in KINDS:
        raise JournalError("journal-kind", entry=seq, kind=repr(kind))
    try:
        content = {name: value for name, value in data.items() if name != "before"}
        stored = canonical(content)
        asked = content.get("request")
        if isinstance(content.get("asked"), str):  # its name in earlier versions
            asked = content.pop("asked")
        change = _read(KINDS[kind], content)
    except (AttributeError, KeyError, TypeError, ValueError) as fault:
        raise JournalError("journal-entry", entry=seq, kind=kind, fault=repr(fault)) from fault
    return Entry(seq, at, change, key, asked, data.get("before"), stored)


def _plain(value: Any) -> Any:  # noqa: ANN401 - any JSON value
    """Return a dataclass, and what is inside it, as plain JSON values."""
    if isinstance(value, tuple):
        return [part if isinstance(part, str) else _plain(part) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {name: _plain(getattr(value, name)) for name in _declared(type(value))}
    return value


def _read(shape: Any, value: Any) -> Any:  # noqa: ANN401 - any JSON value of any declared type
    """Return a JSON value as the declared type: a dataclass, a tuple of some, or plain."""
    origin = get_origin(shape)
    if origin in {Union, UnionType}:
        if value is None:
            return None
        [shape] = [part for part in get_args(shape) if part is not type(None)]
        origin = get_origin(shape)
    if origin is tuple:
        return tuple(_read(get_args(shape)[0], part) for part in value)
    return _read_fields(shape, value) if is_dataclass(shape) else value


def _read_fields(shape: Any, value: Document) -> Any:  # noqa: ANN401 - any dataclass
    given = {}
    for name, (kind, required) in _declared(shape).items():
        if name in value:
            given[name] = _read(kind, value[name])
        elif required:
            raise KeyError(name)
    return shape(**given)


@cache
def _declared(shape: Any) -> dict[str, tuple[Any, bool]]:  # noqa: ANN401 - any dataclass
    """Return each field's type, and whether it must be there."""
    hints = get_type_hints(shape)
    return {field.name: (hints[field.name], field.default is MISSING) for field in fields(shape)}
