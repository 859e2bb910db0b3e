"""What goes out over HTTP, for the OpenAPI document. `looks` makes the values; tests compare."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from warofwhispers.facts.shapes import GameView  # noqa: TC001 - pydantic reads annotations
from warofwhispers.server.models import Society  # noqa: TC001 - pydantic reads annotations

ErrorCode = Literal[
    "bad_request", "bad_token", "not_allowed", "not_found", "method_not_allowed", "stale",
    "conflict", "not_now", "too_large", "invalid", "illegal_action", "too_many", "internal",
    "storage", "shutting_down",
]  # fmt: skip


class Answer(BaseModel):
    """An answer: exactly these keys."""

    model_config = ConfigDict(extra="forbid")


class SeatFacts(Answer):
    """A chair, as anybody sees it."""

    seat: int
    kind: Literal["free", "open", "person", "bot"]
    name: str
    society: Society | None
    level: str | None
    online: bool
    away: bool


class Source(Answer):
    """Where a game that goes on came from."""

    table: str
    step: int


class Result(Answer):
    """Points and winners."""

    scores: dict[str, int]
    winners: list[Society]


class TableFacts(Answer):
    """A table, as anybody sees it."""

    id: str
    name: str
    status: Literal["open", "playing", "over", "closed", "unreadable"]
    listed: bool
    created: str
    rules: int
    ruleset: str
    options: dict[str, str]
    changed: dict[str, str]
    seating: Literal["chance", "fixed"]
    first: Society | None
    patience: int
    coach: bool
    seq: int
    n: int
    round: int
    asked: int | None
    seats: list[SeatFacts]
    rematch: str | None
    previous: str | None
    continued: Source | None
    imported: bool
    result: Result | None


class You(Answer):
    """Who the view is for."""

    seat: int | None
    society: Society | None
    host: bool


class Question(Answer):
    """The question asked; options only for who is asked."""

    turn: int
    n: int
    player: str | None
    seat: int | None
    prompt: str
    rule: str
    about: dict[str, Any]
    options: list[str]


class StepQuestion(Answer):
    """A question of the past."""

    n: int
    player: str | None
    prompt: str
    rule: str
    about: dict[str, Any]
    options: list[str]


class Happened(BaseModel):
    """An event; its other fields depend on `event`."""

    model_config = ConfigDict(extra="allow")
    n: int
    event: str
    rule: str
    seat: Society | None = None


class ChatMessage(Answer):
    """A line of talk."""

    seq: int
    seat: int
    name: str
    text: str
    at: str


class UndoFacts(Answer):
    """How far back one may go."""

    free_to: int | None
    reason: Literal[
        "ok", "nothing", "chance", "revealed", "other_moved", "not_seated", "over", "not_started"
    ]
    ask_to: int | None
    last: int | None


class OpenVote(Answer):
    """Something that waits for consent."""

    vote: int
    kind: Literal["undo", "end", "renew", "bot"]
    by: int | None
    to: int | None
    seat: int | None
    level: str | None
    yes: list[int]
    waiting: list[int]


class BotFacts(Answer):
    """What bots do."""

    thinking: int | None


class View(Answer):
    """All that one seat, or a watcher, may know."""

    table: TableFacts
    seq: int
    turn: int
    you: You
    game: GameView | None
    decision: Question | None
    events_from: int
    events: list[Happened]
    chat: list[ChatMessage]
    undo: UndoFacts
    votes: list[OpenVote]
    bots: BotFacts


class Chosen(Answer):
    """An answer that was given."""

    player: str
    text: str


class Step(Answer):
    """A game at one step."""

    n: int
    last: int
    seen_as: str = Field(alias="as")
    game: GameView
    decision: StepQuestion
    events: list[Happened]
    action: Chosen | None
    hands: dict[str, list[str]] | None


class Tables(Answer):
    """The lobby."""

    tables: list[TableFacts]


class SeatKeys(Answer):
    """The secrets of a chair that its maker is told."""

    seat: int
    kind: str
    token: str | None
    invite: str | None


class MadeTable(Answer):
    """A new table and its secrets."""

    table: TableFacts
    host: str
    seats: list[SeatKeys]


class JustTable(Answer):
    """A table."""

    table: TableFacts


class Seated(Answer):
    """A seat's new secret."""

    seat: int
    token: str
    view: View


class Offered(Answer):
    """A chair offered; `invite` is the secret for a friend."""

    seat: int
    invite: str | None
    view: View


class Error(Answer):
    """A refusal: what kind, why (a message of the catalogue and its values), as a sentence."""

    error: ErrorCode
    reason: str
    values: dict[str, Any]
    message: str
    view: View | None


class LevelFacts(Answer):
    """A level of play: what to ask for, what it is called, and a sentence about it."""

    name: str
    title: str
    about: str


class PresetFacts(Answer):
    """A ruleset."""

    title: str
    about: str
    follows: str
    options: dict[str, str]


class OptionFacts(Answer):
    """A choice within the rules."""

    values: list[str]
    available: list[str]
    title: str
    help: str
    words: dict[str, str]
    rule: str


class Limits(Answer):
    """Lengths and sizes."""

    chat_length: int
    name_length: int
    record_bytes: int


class About(Answer):
    """What this server offers."""

    version: str
    rules: list[int]
    default_preset: str
    presets: dict[str, PresetFacts]
    options: dict[str, OptionFacts]
    levels: list[LevelFacts]
    default_level: str
    societies: list[Society]
    limits: Limits


class Content(Answer):
    """The data files for drawing, as they are packed."""

    board: dict[str, Any]
    councils: dict[str, Any]
    cards: dict[str, Any]
    sites: dict[str, Any]


class State(Answer):
    """Health."""

    status: str
