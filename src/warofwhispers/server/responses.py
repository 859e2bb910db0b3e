"""HTTP responses: shapes beyond the table's own, and how anything is sent as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fastapi.responses import Response
from pydantic_core import to_json

# The OpenAPI document is made from these annotations at run time, so the imports are real.
from warofwhispers.table.errors import RefusalKind  # noqa: TC001 - see above
from warofwhispers.table.shapes import (  # noqa: TC001 - see above
    SeatKeys,
    TableFacts,
    View,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class TableList:
    """The tables listed in the lobby, newest first."""

    tables: tuple[TableFacts, ...]


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A new table and its secrets."""

    table: TableFacts
    host: str
    seats: tuple[SeatKeys, ...]


@dataclass(frozen=True, slots=True)
class LessonFacts:
    """A lesson: its name, its rule, and whether it has a goal to reach in one position.

    `rules` are all that it teaches, its own among them.
    """

    name: str
    rule: str
    goal: bool
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LessonList:
    """All lessons, in the order to take them."""

    lessons: tuple[LessonFacts, ...]


@dataclass(frozen=True, slots=True)
class OneTable:
    """What anyone may know about a table."""

    table: TableFacts


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat's new secret."""

    seat: int
    token: str
    view: View


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim: its vote, and the secret that will open the seat; none if a bot is to play."""

    seat: int
    vote: int
    token: str | None
    view: View


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """A seat offered; `invite` is the secret for a friend."""

    seat: int
    invite: str | None
    view: View


@dataclass(frozen=True, slots=True)
class Error:
    """A refusal: its kind, the key of its sentence and the values in it, and the sentence."""

    error: RefusalKind
    reason: str
    values: dict[str, str | int | float | bool | list[str] | None]
    message: str
    view: View | None


@dataclass(frozen=True, slots=True)
class LevelFacts:
    """A level of play: what to ask for, what it is called, and a sentence about it."""

    name: str
    title: str
    about: str


@dataclass(frozen=True, slots=True)
class PresetFacts:
    """A ruleset: its name, a sentence about it, what it follows, and the value of every option."""

    title: str
    about: str
    follows: str
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class OptionFacts:
    """A choice within the rules."""

    values: tuple[str, ...]
    available: tuple[str, ...]
    title: str
    help: str
    words: dict[str, str]
    rule: str


@dataclass(frozen=True, slots=True)
class Limits:
    """The longest message and name, in characters, and the largest record, in bytes.

    `fewest_players` and `most_players` are how many can play (R1.1).
    """

    chat_length: int
    name_length: int
    record_bytes: int
    fewest_players: int
    most_players: int


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What this server offers.

    `grades` names the level that is easy, normal and hard. A bot of any level but `random` can have
    one of `characters` (`greedy~warlord`). `addresses` are those in the local network, for somebody
    at the server's own machine who wants to invite friends.
    """

    version: str
    rules: tuple[int, ...]
    default_preset: str
    presets: dict[str, PresetFacts]
    options: dict[str, OptionFacts]
    levels: tuple[LevelFacts, ...]
    default_level: str
    grades: dict[str, str]
    characters: tuple[str, ...]
    addresses: tuple[str, ...]
    societies: tuple[str, ...]
    limits: Limits


@dataclass(frozen=True, slots=True)
class ReportKept:
    """A report that the operator will see, by its number."""

    report: int


@dataclass(frozen=True, slots=True)
class Content:
    """The data files for drawing, as packaged."""

    board: object
    councils: object
    cards: object
    sites: object


@dataclass(frozen=True, slots=True)
class Health:
    """`status` is `ok` if the server is running, and `ready` if it can host games."""

    status: str


def json_response(
    data: object,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
    *,
    view: bytes | None = None,
) -> Response:
    """Return a JSON response that may not be cached.

    `view`, already JSON, is added to the object `data`.
    """
    body = to_json(data)
    if view is not None:
        body = b'%b,"view":%b}' % (body[:-1], view)
    return json_bytes_response(body, status, headers)


def json_bytes_response(
    body: bytes, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """Return a response whose body is JSON already."""
    return Response(body, status, {"Cache-Control": "no-store", **(headers or {})}, JSON_TYPE)


JSON_TYPE: Final = "application/json"
