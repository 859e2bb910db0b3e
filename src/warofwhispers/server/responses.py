"""Answers over HTTP: shapes beyond the table's own, and how anything is sent as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from fastapi.responses import Response
from pydantic import TypeAdapter
from pydantic_core import to_json

# FastAPI reads these annotations at run time, so the names are imported in earnest.
from warofwhispers.table.errors import RefusalKind  # noqa: TC001 - see above
from warofwhispers.table.shapes import Result, SeatKeys, TableFacts, View

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class TableList:
    """The lobby."""

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
    """A table."""

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
    values: dict[str, Any]
    message: str
    view: View | None


@dataclass(frozen=True, slots=True)
class Record:
    """A game written down; `docs/notation.md` describes it."""

    format: str
    version: int
    rules: int
    ruleset: str
    options: dict[str, str]
    seats: tuple[str, ...]
    seating: str
    first: str | None
    actions: tuple[str, ...]
    result: Result | None
    board: dict[str, Any] | None = None
    councils: dict[str, Any] | None = None
    proof: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class LevelFacts:
    """A level of play: what to ask for, what it is called, and a sentence about it."""

    name: str
    title: str
    about: str


@dataclass(frozen=True, slots=True)
class PresetFacts:
    """A ruleset."""

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
    """Lengths and sizes."""

    chat_length: int
    name_length: int
    record_bytes: int


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
    """The data files for drawing, as they are packed."""

    board: object
    councils: object
    cards: object
    sites: object


@dataclass(frozen=True, slots=True)
class Health:
    """How the server is."""

    status: str


def json_response(
    data: object,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
    *,
    view: bytes | None = None,
) -> Response:
    """Return an answer as JSON, which nobody in between may keep.

    `view`, JSON already, is added to the object that `data` is.
    """
    body = to_json(data)
    if view is not None:
        body = b'%b,"view":%b}' % (body[:-1], view)
    return json_bytes_response(body, status, headers)


def json_bytes_response(
    body: bytes, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """Return what is JSON already."""
    return Response(body, status, {"Cache-Control": "no-store", **(headers or {})}, JSON_TYPE)


JSON_TYPE: Final = "application/json"
ERRORS: Final = {
    400: "The body is not valid JSON.",
    401: "The secret does not open anything here.",
    403: "The requester may not do this.",
    404: "There is no such thing.",
    408: "The body did not come in time.",
    409: "Not now, or too late; a fresh view may come along.",
    413: "The body is too large.",
    422: "Something in the request is wrong; the message names it.",
    429: "Too many requests.",
    503: "The database does not answer; try again.",
}


def built_once(shape: type) -> None:
    """Keep on a dataclass the schema that pydantic makes of it.

    Pydantic keeps those of its own models only: for plain dataclasses every status of every route
    would make the whole tree of a view anew, which takes seconds at each start.
    """
    if "__pydantic_core_schema__" not in vars(shape):
        shape.__pydantic_core_schema__ = TypeAdapter(shape).core_schema  # type: ignore[attr-defined]  # where pydantic looks for it


def documented(shape: type, *errors: int, status: int = 200, body: bool = True) -> dict[str, Any]:
    """Describe a route's answers for the OpenAPI document."""
    for each in (View, Error, shape):
        built_once(each)
    codes = {401, 403, 404, 409, 422, 429, 503, *errors} | ({400, 408, 413} if body else set())
    described: dict[int | str, Any] = {
        code: {"model": Error, "description": ERRORS[code]} for code in sorted(codes)
    }
    return {"responses": {status: {"model": shape}, **described}, "status_code": status}
