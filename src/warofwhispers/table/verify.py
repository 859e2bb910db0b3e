"""Checking a record's proof: commitment, words, chain, every draw, and that it is this game's.

`web/src/fairness/verify.ts` checks the same in the page, except what needs the rules of the game:
that everything listed as possible really could have been drawn.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypedDict, cast

from warofwhispers.content import SOCIETIES
from warofwhispers.engine.codes import CHANCE
from warofwhispers.game import IllegalAction
from warofwhispers.record import RecordError, record_to_json, replay
from warofwhispers.table.chain import body_digest, first_link, link
from warofwhispers.table.fairness import commitment, draw_index
from warofwhispers.table.history import GameHistory, outcomes
from warofwhispers.table.proof import PROOF_VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from warofwhispers.record import Proof, ProofEntry, Record, RecordJson

FaultKind = Literal[
    "proof", "commitment", "words", "chain", "setup", "undo", "number", "draw", "answer", "line",
    "game", "outcomes",
]  # fmt: skip
CHANCE_VERBS: Final = ("deal", "draw", "first", "seat")
PARTS: Final = {
    "started": ("words", "seats", "setup", "actions", "given", "draws"),
    "acted": ("actions", "number", "draws"),
    "undone": ("to",),
    "proposed": ("to",),
}
"""What counts in the body of each kind of entry.

Anything else in a body, or a body of another kind, was not written by a table: a forger could call
draws given, or hide an undo in a message.
"""


class DrawJson(TypedDict):
    """A draw, as the journal has it."""

    number: int
    among: list[str]
    drawn: str


class SeatJson(TypedDict):
    """A seat, as it was when the game started."""

    kind: str
    society: str


class Body(TypedDict, total=False):
    """An open entry of the journal: whichever parts its kind has, empty for a private one."""

    actions: list[str]
    number: int | None
    given: int
    draws: list[DrawJson]
    to: int | None
    words: list[str | None]
    seats: list[SeatJson]
    setup: RecordJson


Bodies = list[tuple[int, str, Body]]
"""Number, kind and body of each entry."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A mismatch: in which journal entry, which draw, which action."""

    kind: FaultKind
    entry: int | None = None
    draw: int | None = None
    step: int | None = None


@dataclass(slots=True)
class Verdict:
    """What was checked, and what does not match.

    The first `given` actions come from another game, whose draws are not in this proof.
    """

    entries: int = 0
    draws: int = 0
    undone: int = 0
    words: int = 0
    given: int = 0
    faults: list[Fault] = field(default_factory=list)


def verify(record: Record) -> Verdict:
    """Check the proof of a record, each fault independently of the others."""
    if record.proof is None:
        return Verdict(faults=[Fault("proof")])
    verdict = Verdict()
    try:
        verdict.faults += _check(record, record.proof, verdict)
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        verdict.faults.append(Fault("proof"))
    return verdict


def _check(record: Record, proof: Proof, verdict: Verdict) -> Iterator[Fault]:
    if proof["version"] != PROOF_VERSION:
        yield Fault("proof")
        return
    secret = proof["secret"]
    if commitment(secret) != proof["commitment"]:
        yield Fault("commitment")
    verdict.entries = len(proof["journal"])
    verdict.words = sum(word is not None for word in proof["words"])
    yield from _check_chain(secret, proof)
    bodies: Bodies = [
        (number, entry["kind"], _body(entry)) for number, entry in enumerate(proof["journal"], 1)
    ]
    started = [(number, body) for number, kind, body in bodies if kind == "started"]
    if len(started) != 1:
        yield Fault("proof")
        return
    yield from _check_start(record, proof, *started[0])
    verdict.given = _given(started[0][1])
    yield from _check_draws(proof, bodies, verdict)
    yield from _check_line(record, bodies, verdict)
    yield from _check_game(record, bodies)


def _check_chain(secret: str, proof: Proof) -> Iterator[Fault]:
    before = first_link(proof["table"])
    for number, entry in enumerate(proof["journal"], 1):
        digest = body_digest(secret, entry["body"]) if "body" in entry else entry["digest"]
        if link(before, entry["kind"], entry["at"], digest) != entry["hash"]:
            yield Fault("chain", entry=number)
        before = entry["hash"]


def _body(entry: ProofEntry) -> Body:
    """Return what counts in an entry."""
    read = json.loads(entry["body"], parse_float=_number) if "body" in entry else {}
    parts = read.items()
    return cast(
        "Body", {name: part for name, part in parts if name in PARTS.get(entry["kind"], ())}
    )


def _number(text: str) -> float:
    """Return a number as the page reads it: 24.0 is 24, and is hashed as such."""
    number = float(text)
    return int(number) if number.is_integer() else number


def _given(started: Body) -> int:
    """Return how many actions the game began with; raises `ValueError` if that cannot be."""
    given = started.get("given", 0)
    if type(given) is not int or not 0 <= given <= len(started["actions"]):
        raise ValueError
    return given


def _check_start(record: Record, proof: Proof, number: int, body: Body) -> Iterator[Fault]:
    words, kinds = proof["words"], [seat["kind"] for seat in body["seats"]]
    bots = [word for word, kind in zip(words, kinds, strict=False) if kind == "bot"]
    if body["words"] != words or len(words) != len(kinds) or any(bots):
        yield Fault("words", entry=number)
    mine = record_to_json(record)
    parts = ("rules", "ruleset", "options", "seats", "seating", "first", "board", "councils")
    if any(body["setup"].get(part) != mine.get(part) for part in parts):
        yield Fault("setup", entry=number)
    yield from _check_societies(number, body)


def _check_societies(number: int, body: Body) -> Iterator[Fault]:
    """Before anything else, each seat whose person chose none gets one of those left."""
    draws, seats = body["draws"], body["seats"]
    wanting = [int(draw["drawn"].split()[1]) for draw in draws if not _is_action(draw)]
    chosen = {seat["society"] for at, seat in enumerate(seats) if at not in wanting}
    left = [society for society in SOCIETIES if society not in chosen]
    before = -1
    for draw, at in zip(draws, wanting, strict=False):
        society = seats[at]["society"]
        if draw["drawn"] != f"society {at} {society}" or at <= before:
            yield Fault("answer", entry=number, draw=draw["number"])
        elif draw["among"] != [f"society {at} {other}" for other in left]:
            yield Fault("outcomes", entry=number, draw=draw["number"])
        left = [other for other in left if other != society]
        before = at


def _check_draws(proof: Proof, bodies: Bodies, verdict: Verdict) -> Iterator[Fault]:
    """Each draw has the next number, and is what secret, words, table and number give."""
    expected = 0
    for number, kind, body in bodies:
        for draw, step in zip(body.get("draws", ()), _steps(body), strict=False):
            expected += 1
            at = {"entry": number, "draw": draw["number"], "step": step}
            if draw["number"] != expected or type(draw["number"]) is not int:
                yield Fault("number", **at)
                expected = draw["number"]
            among = draw["among"]
            index = draw_index(
                proof["secret"], proof["table"], proof["words"], draw["number"], len(among)
            )
            if among[index] != draw["drawn"]:
                yield Fault("draw", **at)
            verdict.draws += 1
            if kind != "started" and not _is_action(draw):
                yield Fault("answer", **at)
        drawn = [draw["drawn"] for draw in body.get("draws", ()) if _is_action(draw)]
        if [action for _, action in _chance_actions(body)] != drawn:
            yield Fault("answer", entry=number)
        for step, action in enumerate(body.get("actions", ()), body.get("number") or 0):
            if not _is_spelt(action):
                yield Fault("answer", entry=number, step=step)


def _is_spelt(action: str) -> bool:
    """Return whether an action is spelt as tables do it: `[a-z]+( [!-~]+)*`.

    The rules are read more tolerantly: in capitals, a draw would be played but not recognised.
    """
    words = action.split(" ")
    plain = action.isascii() and action.isprintable() and all(words)
    return plain and words[0].isalpha() and words[0].islower()


def _is_action(draw: DrawJson) -> bool:
    return not draw["drawn"].startswith("society ")


def _chance_actions(body: Body) -> list[tuple[int, str]]:
    """Return the number and text of each of chance's actions in an entry, except given ones."""
    given = body.get("given", 0)
    first = body.get("number") or 0
    return [
        (first + at, action)
        for at, action in enumerate(body.get("actions", ()))
        if at >= given and action.split(" ", 1)[0] in CHANCE_VERBS
    ]


def _steps(body: Body) -> list[int | None]:
    """Return, for each draw of an entry, the number of its action; none for a society."""
    steps = iter([number for number, _ in _chance_actions(body)])
    return [next(steps, None) if _is_action(draw) else None for draw in body.get("draws", ())]


def _check_line(record: Record, bodies: Bodies, verdict: Verdict) -> Iterator[Fault]:
    """The record's actions are those of the journal, and nothing vanished without an undo."""
    line: list[str] = []
    undone_to: set[int] = set()
    for number, _, body in bodies:
        if (to := body.get("to")) is not None:
            undone_to.add(to)
        if "actions" not in body:
            continue
        start = body.get("number") or 0
        if start != len(line) and start not in undone_to:
            yield Fault("undo", entry=number, step=start)
        verdict.undone += sum(_is_chance(action) for action in line[start:])
        line[start:] = body["actions"]
        undone_to.clear()
    if len(record.actions) != len(line) and len(record.actions) not in undone_to:
        yield Fault("line", step=min(len(record.actions), len(line)))
    for step, (mine, theirs) in enumerate(zip(record.actions, line, strict=False)):
        if mine != theirs:
            yield Fault("line", step=step)
            return


def _is_chance(action: str) -> bool:
    return action.split(" ", 1)[0] in CHANCE_VERBS


def _check_game(record: Record, bodies: Bodies) -> Iterator[Fault]:
    """By the rules: every action is possible, and everything was there that could be drawn."""
    try:
        replay(record)
    except RecordError as fault:
        yield Fault("game", step=_step_of(fault))
        return
    history = GameHistory(record.setup)
    for number, _, body in bodies:
        actions = body.get("actions", ())
        if not actions:
            continue
        history.back_to(min(body.get("number") or 0, len(history)))
        draws = iter([draw for draw in body["draws"] if _is_action(draw)])
        for at, action in enumerate(actions):
            if at >= body.get("given", 0) and history.game.state.player == CHANCE:
                draw = next(draws, None)
                if draw is not None and draw["among"] != _outcomes(history):
                    yield Fault("outcomes", number, draw["number"], len(history))
            try:
                history.play(action)
            except IllegalAction:
                yield Fault("game", entry=number, step=len(history))
                return


def _step_of(fault: RecordError) -> int | None:
    step = fault.facts.get("number")
    return step if isinstance(step, int) else None


def _outcomes(history: GameHistory) -> Sequence[str]:
    return [history.game.notation.text(code) for code in outcomes(history.game.state)]
