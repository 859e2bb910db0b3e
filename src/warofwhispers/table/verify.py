"""Checking a record's proof: commitment, words, chain, every draw, and that it is this game's.

`web/src/fairness/verify.ts` checks the same in the page, except what needs the rules of the game:
that everything listed as possible really could have been drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from warofwhispers.content import SOCIETIES
from warofwhispers.engine.codes import CHANCE
from warofwhispers.game import IllegalAction
from warofwhispers.record import RecordError, record_to_json, replay
from warofwhispers.table.chain import body_digest, canonical, first_link, link
from warofwhispers.table.fairness import commitment, draw_index
from warofwhispers.table.history import GameHistory, outcomes
from warofwhispers.table.open_entries import read_open_entries
from warofwhispers.table.proof import PROOF_VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from warofwhispers.record import Proof, Record
    from warofwhispers.table.open_entries import DrawJson, OpenEntry, Started

FaultKind = Literal[
    "proof", "commitment", "words", "chain", "setup", "undo", "number", "draw", "answer", "line",
    "game", "seat", "outcomes",
]  # fmt: skip
CHANCE_VERBS: Final = ("deal", "draw", "first", "seat")
SETUP: Final = (
    "rules", "ruleset", "options", "seats", "seating", "first", "board", "councils",
)  # fmt: skip


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
    started, entries = read_open_entries(proof)
    if commitment(proof["secret"]) != proof["commitment"]:
        yield Fault("commitment")
    verdict.entries = len(proof["journal"])
    verdict.words = sum(word is not None for word in proof["words"])
    verdict.given = entries[0].given
    yield from _check_chain(proof)
    yield from _check_start(record, proof, started, entries[0])
    yield from _check_draws(proof, entries, verdict)
    yield from _check_line(record, entries, verdict)
    yield from _check_game(record, started, entries)


def _check_chain(proof: Proof) -> Iterator[Fault]:
    before = first_link(proof["table"])
    for number, entry in enumerate(proof["journal"], 1):
        body = entry.get("body")
        digest = entry["digest"] if body is None else body_digest(proof["secret"], body)
        if link(before, entry["kind"], entry["at"], digest) != entry["hash"]:
            yield Fault("chain", entry=number)
        before = entry["hash"]


def _check_start(
    record: Record, proof: Proof, started: Started, start: OpenEntry
) -> Iterator[Fault]:
    words, seats = proof["words"], started["seats"]
    bots = (word for word, seat in zip(words, seats, strict=False) if seat["kind"] == "bot")
    if started["words"] != words or len(words) != len(seats) or set(bots) - {None}:
        yield Fault("words", entry=start.entry)
    theirs, mine = started["setup"], record_to_json(record)
    same = all(canonical(theirs.get(part)) == canonical(mine.get(part)) for part in SETUP)
    if not same or sorted(mine["seats"]) != sorted(seat["society"] for seat in seats):
        yield Fault("setup", entry=start.entry)
    yield from _check_societies(started, start)


def _check_societies(started: Started, start: OpenEntry) -> Iterator[Fault]:
    """Before anything else, each seat whose person chose none gets one of those left."""
    seats = started["seats"]
    wanting = [int(draw["drawn"].split()[1]) for draw in start.draws if not _is_action(draw)]
    chosen = {seat["society"] for at, seat in enumerate(seats) if at not in wanting}
    left = [society for society in SOCIETIES if society not in chosen]
    before = -1
    for draw, at in zip(start.draws, wanting, strict=False):
        society = seats[at]["society"]
        if draw["drawn"] != f"society {at} {society}" or at <= before:
            yield Fault("answer", entry=start.entry, draw=draw["number"])
        elif draw["among"] != [f"society {at} {other}" for other in left]:
            yield Fault("outcomes", entry=start.entry, draw=draw["number"])
        left = [other for other in left if other != society]
        before = at


def _check_draws(proof: Proof, entries: Sequence[OpenEntry], verdict: Verdict) -> Iterator[Fault]:
    """Each draw has the next number, and is what secret, words, table and number give."""
    secret, table, words = proof["secret"], proof["table"], proof["words"]
    expected = 0
    for entry in entries:
        for draw, step in zip(entry.draws, _steps(entry), strict=False):
            expected += 1
            at = {"entry": entry.entry, "draw": draw["number"], "step": step}
            if draw["number"] != expected:
                yield Fault("number", **at)
                expected = draw["number"]
            among = draw["among"]
            if among[draw_index(secret, table, words, draw["number"], len(among))] != draw["drawn"]:
                yield Fault("draw", **at)
            verdict.draws += 1
            if entry.kind != "started" and not _is_action(draw):
                yield Fault("answer", **at)
        drawn = [draw["drawn"] for draw in entry.draws if _is_action(draw)]
        if [action for _, action in _chance_actions(entry)] != drawn:
            yield Fault("answer", entry=entry.entry)
        for step, action in enumerate(entry.actions, entry.start):
            if not _is_spelt(action):
                yield Fault("answer", entry=entry.entry, step=step)


def _is_spelt(action: str) -> bool:
    """Return whether an action is spelt as tables do it: `[a-z]+( [!-~]+)*`.

    The rules are read more tolerantly: in capitals, a draw would be played but not recognised.
    """
    words = action.split(" ")
    plain = action.isascii() and action.isprintable() and all(words)
    return plain and words[0].isalpha() and words[0].islower()


def _is_action(draw: DrawJson) -> bool:
    return not draw["drawn"].startswith("society ")


def _chance_actions(entry: OpenEntry) -> list[tuple[int, str]]:
    """Return the number and text of each of chance's actions in an entry, except given ones."""
    own = enumerate(entry.actions[entry.given :], entry.start + entry.given)
    return [(step, action) for step, action in own if _is_chance(action)]


def _steps(entry: OpenEntry) -> list[int | None]:
    """Return, for each draw of an entry, the number of its action; none for a society."""
    steps = iter([number for number, _ in _chance_actions(entry)])
    return [next(steps, None) if _is_action(draw) else None for draw in entry.draws]


def _check_line(record: Record, entries: Sequence[OpenEntry], verdict: Verdict) -> Iterator[Fault]:
    """The record's actions are those of the journal, and nothing vanished without an undo."""
    line: list[str] = []
    proposed: set[int] = set()
    first = len(entries[0].actions)  # what the game began with cannot be undone
    for entry in entries:
        start = entry.start
        alone = line[start : _end(start, proposed, len(line))]
        if entry.kind in {"started", "acted"}:
            fits = start == len(line) or start in proposed
        else:
            fits = first <= start < len(line)
        if not fits or (entry.kind == "undone" and any(map(_is_chance, alone))):
            yield Fault("undo", entry=entry.entry, step=start)
        if entry.kind == "proposed":
            proposed.add(start)
            continue
        verdict.undone += sum(map(_is_chance, line[start:]))
        line[start:] = entry.actions
        proposed.clear()
    if len(record.actions) != len(line) and len(record.actions) not in proposed:
        yield Fault("line", step=min(len(record.actions), len(line)))
    for step, (mine, theirs) in enumerate(zip(record.actions, line, strict=False)):
        if mine != theirs:
            yield Fault("line", step=step)
            return


def _end(start: int, proposed: set[int], end: int) -> int:
    """Return where the actions end that an undo takes back by itself.

    What follows may have gone before, by the consent of all.
    """
    return min((to for to in proposed if to > start), default=end)


def _is_chance(action: str) -> bool:
    return action.split(" ", 1)[0] in CHANCE_VERBS


def _check_game(record: Record, started: Started, entries: Sequence[OpenEntry]) -> Iterator[Fault]:
    """By the rules: who answered was asked, and could; and what was drawn was there to be drawn."""
    try:
        replay(record)
    except RecordError as fault:
        yield Fault("game", step=_step_of(fault))
        return
    history = GameHistory(record.setup)
    seats = dict(enumerate(seat["society"] for seat in started["seats"]))
    proposed: set[int] = set()
    for entry in entries:
        mine = seats.get(entry.seat)
        if entry.kind == "proposed":
            proposed.add(entry.start)
            continue
        start = min(entry.start, len(history))
        end = _end(start, proposed, len(history))
        proposed.clear()
        if entry.kind == "undone":
            others = set(history.askers[start:end]) - {mine}
            if others or any(history.revealing[start:end]):
                yield Fault("seat", entry=entry.entry, step=start)
        history.back_to(start)
        try:
            if entry.kind != "undone":
                yield from _check_answer(history, entry, mine)
        except IllegalAction:
            yield Fault("game", entry=entry.entry, step=len(history))
            return


def _check_answer(history: GameHistory, entry: OpenEntry, mine: str | None) -> Iterator[Fault]:
    """One seat answers as long as it is asked, then chance, until somebody is asked again.

    Leaves the game as it is after the entry; raises `IllegalAction`.
    """
    start = len(history)
    draws = iter([draw for draw in entry.draws if _is_action(draw)])
    for at, action in enumerate(entry.actions):
        if at >= entry.given and history.game.state.player == CHANCE:
            draw = next(draws, None)
            if draw is not None and draw["among"] != _outcomes(history):
                yield Fault("outcomes", entry.entry, draw["number"], len(history))
        history.play(action)
    askers = history.askers[start + entry.given :]
    answers = sum(asker is not None for asker in askers)
    own = [mine] * answers if entry.kind == "acted" else []
    waits = history.game.state.player == CHANCE or (entry.kind == "acted" and not answers)
    if waits or askers != own + [None] * (len(askers) - len(own)):
        yield Fault("seat", entry=entry.entry, step=start)


def _step_of(fault: RecordError) -> int | None:
    step = fault.facts.get("number")
    return step if isinstance(step, int) else None


def _outcomes(history: GameHistory) -> Sequence[str]:
    return [history.game.notation.text(code) for code in outcomes(history.game.state)]
