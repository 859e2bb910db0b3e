"""HTTP requests: shapes and limits. What is allowed is decided by the table's commands."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticKnownError

from warofwhispers.content import DEFAULT_PRESET, FEWEST_PLAYERS, SOCIETIES, Society
from warofwhispers.content.errors import WhispersError
from warofwhispers.server.admin.database import ReportKind  # noqa: TC001 - pydantic reads annotations
from warofwhispers.server.levels import default_level, known_levels
from warofwhispers.server.limits import ACTION_LENGTH, CHAT_LENGTH, NAME_LENGTH, PLAN_LENGTH
from warofwhispers.table import creation
from warofwhispers.table.fairness import WORD_PATTERN
from warofwhispers.table.journal import MINIMUM_PATIENCE
from warofwhispers.table.names import UNSEEN, UNSEEN_CATEGORIES, has_unseen, normal_form

BIGGEST = 1_000_000
KEPT = "\n\u200c\u200d"
"""What a message may contain besides visible characters."""


class FieldError(WhispersError, ValueError):
    """A field has the right shape but cannot be used."""


def tidy(text: str) -> str:
    """Return a message without control characters and marks that change the writing direction.

    Joiners stay, because some scripts and emoji need them.
    """
    kept = (c for c in text if c in KEPT or unicodedata.category(c) not in UNSEEN_CATEGORIES)
    return "".join(kept).strip()


def proper_name(text: str) -> str:
    """Return a name as it is stored; refuse one with anything invisible in it."""
    name = normal_form(text)
    if has_unseen(name):
        raise FieldError("field-name-unseen")
    if len(name) > NAME_LENGTH:  # one character may stand for a whole phrase
        raise PydanticKnownError("string_too_long", {"max_length": NAME_LENGTH})
    return name


def real_level(level: str) -> str:
    """Refuse a level that does not exist."""
    if level not in known_levels():
        raise FieldError("field-level", levels=list(known_levels()))
    return level


def something(text: str) -> str:
    """Refuse a message with nothing visible in it."""
    if all(c in UNSEEN or c in KEPT or c.isspace() for c in text):
        raise FieldError("field-blank")
    return text


Name = Annotated[str, Field(max_length=NAME_LENGTH), AfterValidator(proper_name)]
LevelName = Annotated[str, Field(max_length=NAME_LENGTH), AfterValidator(real_level)]
Talk = Annotated[
    str,
    Field(min_length=1, max_length=CHAT_LENGTH),
    AfterValidator(tidy),
    AfterValidator(something),
]


Word = Annotated[str, Field(pattern=WORD_PATTERN, description="random, for the deal")]
Number = Annotated[int, Field(ge=0, le=BIGGEST, strict=True)]
Yes = Annotated[bool, Field(strict=True)]


class Body(BaseModel):
    """A request body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Body):
    """A seat of a new table."""

    kind: Literal["me", "friend", "bot", "screen", "open"]
    name: Name = ""
    society: Society | None = None
    level: LevelName | None = None


class NewTable(Body):
    """A table to create: who sits where, the rules, and what players may use there."""

    seats: Annotated[list[SeatWish], Field(min_length=FEWEST_PLAYERS, max_length=len(SOCIETIES))]
    name: Name = ""
    ruleset: Annotated[str, Field(max_length=40)] = DEFAULT_PRESET
    options: dict[str, Annotated[str, Field(max_length=40)]] = Field(default={}, max_length=40)
    listed: Yes = False
    coach: Annotated[Yes, Field(description="whether players may ask a bot for advice")] = False
    suspicion: Annotated[
        Yes, Field(description="whether players may see what others' actions suggest")
    ] = False
    seating: Literal["chance", "fixed"] = "chance"
    first: Society | None = None
    patience: Annotated[
        Annotated[int, Field(ge=MINIMUM_PATIENCE, le=BIGGEST, strict=True)] | None,
        Field(description="seconds a player must be away before the others may call in a bot"),
    ] = None

    def wish(self, patience: int) -> creation.TableWish:
        """Return the request with levels and the server's patience filled in."""
        return creation.TableWish(
            seats=[
                creation.SeatWish(s.kind, s.level or default_level(), s.name, s.society)
                for s in self.seats
            ],
            name=self.name,
            ruleset=self.ruleset,
            options=self.options,
            listed=self.listed,
            coach=self.coach,
            suspicion=self.suspicion,
            seating=self.seating,
            first=self.first,
            patience=patience if self.patience is None else self.patience,
        )


class TakeSeat(Body):
    """Taking a seat: under which name, as which society, with a word for the deal."""

    name: Name = ""
    society: Society | None = None
    word: Word | None = None


class GiveWord(Body):
    """A word for the deal."""

    word: Word


class ChangeSeat(Body):
    """Another name or society; what is left out stays."""

    name: Name | None = None
    society: Society | None = None


class OfferSeat(Body):
    """Who may take a seat; `remove` says that a person who has taken it is to go."""

    kind: Literal["friend", "open", "bot"]
    level: LevelName | None = None
    remove: bool = False


class StartTable(Body):
    """Starting; `fill` is the level of the bots for empty seats, for the host to say."""

    fill: LevelName | None = None


class LeaveSeat(Body):
    """Leaving; `level` is that of the bot that plays on."""

    level: LevelName | None = None


class Act(Body):
    """Answers to the question of a turn and to those that follow directly, in order."""

    turn: Number
    actions: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=ACTION_LENGTH)]],
        Field(min_length=1, max_length=PLAN_LENGTH),
    ]


class UndoTo(Body):
    """Going back to a question, without asking anyone."""

    turn: Number
    to: Number


class ProposeVote(Body):
    """Asking the others for consent: `undo` needs `to`, `bot` (for somebody away) needs `seat`."""

    kind: Literal["undo", "end", "bot"]
    to: Number | None = None
    seat: Annotated[int, Field(ge=0, le=len(SOCIETIES) - 1, strict=True)] | None = None
    level: LevelName | None = None

    @model_validator(mode="after")
    def _fits(self) -> ProposeVote:
        if self.kind == "undo" and self.to is None:
            raise FieldError("field-needed", field="to", kind=self.kind)
        if self.kind == "bot" and self.seat is None:
            raise FieldError("field-needed", field="seat", kind=self.kind)
        return self


class CastVote(Body):
    """An answer to an open vote."""

    yes: Yes


class SendMessage(Body):
    """A chat message."""

    text: Talk


class MakeReport(Body):
    """Telling the server's operator about a table, or about one seat of it."""

    kind: ReportKind
    seat: Annotated[
        Annotated[int, Field(ge=0, le=len(SOCIETIES) - 1, strict=True)] | None,
        Field(description="whom it is about"),
    ] = None
    text: Talk


class ContinueFrom(Body):
    """Continuing from a step of a finished game."""

    step: Number
    society: Society
    level: LevelName | None = None
    name: Name = ""


class PuzzleGuess(Body):
    """An answer to a puzzle."""

    option: Annotated[str, Field(max_length=ACTION_LENGTH)]
