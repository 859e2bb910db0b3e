"""The shapes of what a table sends: the only things that leave it.

Plain frozen dataclasses, which the server turns into JSON and into its OpenAPI document, from which
the page's types are generated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# Some code reads these annotations at run time, so the imports are real.
from warofwhispers.content import Society  # noqa: TC001 - see above
from warofwhispers.facts.shapes import Facts, GameView, Happened  # noqa: TC001 - see above
from warofwhispers.table.journal import Seating, Source, VoteKind  # noqa: TC001 - see above
from warofwhispers.table.seats import SeatKind  # noqa: TC001 - see above
from warofwhispers.table.state import Status  # noqa: TC001 - see above
from warofwhispers.teaching import Told, Verdict  # noqa: TC001 - see above

UndoReason = Literal[
    "ok", "nothing", "chance", "revealed", "other_moved", "not_seated", "over", "not_started"
]


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A seat, as anybody sees it; `named` tells a name that its person chose from any other."""

    seat: int
    kind: SeatKind
    name: str
    named: bool
    society: Society | None
    level: str | None
    online: bool
    away: bool


@dataclass(frozen=True, slots=True)
class Result:
    """Points and winners of a finished game."""

    scores: dict[str, int]
    winners: tuple[Society, ...]


@dataclass(frozen=True, slots=True)
class FairnessFacts:
    """What is needed to check a table's deals; a table of an earlier version has no such facts.

    `words` are people's words by seat once the game has started, and `given` says who has given
    one. `secret` is revealed when the game has ended. `head` is the hash of journal entry `seq`.
    """

    commitment: str
    given: tuple[bool, ...]
    words: tuple[str | None, ...] | None
    secret: str | None
    seq: int
    head: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """A table, as anybody sees it."""

    id: str
    name: str
    status: Status
    listed: bool
    created: str
    rules: int
    ruleset: str
    options: dict[str, str]
    changed: dict[str, str]
    seating: Seating
    first: Society | None
    patience: int
    coach: bool
    suspicion: bool
    seq: int
    n: int
    round: int
    asked: int | None
    seats: tuple[SeatFacts, ...]
    rematch: str | None
    previous: str | None
    continued: Source | None
    imported: bool
    lesson: str | None
    result: Result | None
    fairness: FairnessFacts | None


@dataclass(frozen=True, slots=True)
class You:
    """Who a view is for.

    `claimed` is when the owner came back to a seat that somebody had asked for, which ended that
    claim; it is sent until the owner answers the next question.
    """

    seat: int | None
    society: Society | None
    host: bool
    claimed: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """The question asked; its options are only for the player asked."""

    turn: int
    seat: int | None
    n: int
    player: str | None
    prompt: str
    rule: str
    about: Facts
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StepQuestion:
    """A question of the past."""

    n: int
    player: str | None
    prompt: str
    rule: str
    about: Facts
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A line of chat."""

    seq: int
    seat: int
    name: str
    text: str
    at: str


@dataclass(frozen=True, slots=True)
class UndoFacts:
    """How far back a player may go.

    `free_to` needs nobody's consent, `ask_to` everyone's; None: not at all. `last` is the latest
    question at which this person had a choice. `reason` says what prevents going further than
    `free_to`: chance answered, something hidden was revealed, somebody else moved, or it is the
    game's beginning ("ok").
    """

    free_to: int | None
    reason: UndoReason
    ask_to: int | None
    last: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenVote:
    """A proposal that waits for consent; a claim takes effect at `ready` at the earliest."""

    vote: int
    kind: VoteKind
    by: int | None
    to: int | None
    seat: int | None
    level: str | None
    yes: tuple[int, ...]
    waiting: tuple[int, ...]
    ready: str | None = None


@dataclass(frozen=True, slots=True)
class BotFacts:
    """The seat whose bot is thinking."""

    thinking: int | None


@dataclass(frozen=True, slots=True)
class Teaching:
    """What a learner is told: every step so far, an answer to try now, the verdict of a lesson.

    `points` are what the lesson itself is about. A lesson with a `goal` ends with a verdict.
    """

    lesson: str
    rule: str
    goal: bool
    points: tuple[str, ...] = ()
    steps: tuple[Told, ...] = ()
    suggests: str | None = None
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Everything that one seat, or a spectator, may know.

    `events` and `chat` have what is new since the requested journal number; events from number
    `events_from` on replace those known before.
    """

    table: TableFacts
    seq: int
    turn: int
    you: You
    game: GameView | None
    decision: Question | None
    events_from: int
    events: tuple[Happened, ...]
    chat: tuple[ChatMessage, ...]
    undo: UndoFacts
    votes: tuple[OpenVote, ...]
    bots: BotFacts
    teaching: Teaching | None = None


@dataclass(frozen=True, slots=True)
class Chosen:
    """An answer that was given."""

    player: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A game at one step, as a society, a spectator, or somebody who knows everything sees it."""

    n: int
    last: int
    eyes: str
    game: GameView
    decision: StepQuestion
    events: tuple[Happened, ...]
    action: Chosen | None
    hands: dict[str, tuple[str, ...]] | None


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """The secrets of a new seat, which only its creator is told."""

    seat: int
    kind: Literal["me", "friend", "bot", "screen", "open"]
    token: str | None = None
    invite: str | None = None
