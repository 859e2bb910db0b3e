"""Snapshots: a cache that saves replaying a long game, and is never the truth."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, TypedDict

from warofwhispers.codec import CodecError, SavedState, state_from_json, state_to_json
from warofwhispers.content import RULES_VERSION
from warofwhispers.content.errors import WhispersError
from warofwhispers.engine.state import Event
from warofwhispers.table.history import GameHistory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.content import Society
    from warofwhispers.game import Setup


class SnapshotError(WhispersError, ValueError):
    """A snapshot that is damaged or belongs to another line of actions."""


class SnapshotBody(TypedDict):
    """A game and its past; an event is its number, name, rule, seat and values."""

    rules: int
    line: str
    count: int
    state: SavedState
    log: list[list[Any]]
    askers: list[Society | None]
    telling: list[bool]
    chosen: list[bool]


def snapshot(history: GameHistory) -> str:
    """Return a game and its past as text with a checksum."""
    log = history.game.state.log or []
    body: SnapshotBody = {
        "rules": RULES_VERSION,
        "line": line_digest(history.texts()),
        "count": len(history),
        "state": state_to_json(history.game.state),
        "log": [[e.number, e.name, e.rule, e.seat, *e.values] for e in log],
        "askers": history.askers,
        "telling": history.revealing,
        "chosen": history.choices,
    }
    text = json.dumps(body, separators=(",", ":"))
    return f"{hashlib.sha256(text.encode()).hexdigest()} {text}"


def restore(setup: Setup, line: Sequence[str], text: str) -> GameHistory:
    """Return the history of a line of actions, from a snapshot of its beginning.

    Raises `SnapshotError` without having trusted anything in the text.
    """
    checksum, _, body = text.partition(" ")
    if hashlib.sha256(body.encode()).hexdigest() != checksum:
        raise SnapshotError("snapshot-damaged")
    try:
        history = _restored(setup, line, json.loads(body))
    except (CodecError, ValueError, KeyError, TypeError, IndexError) as fault:
        raise SnapshotError("snapshot-unreadable", fault=str(fault)) from fault
    if history is None:
        raise SnapshotError("snapshot-of-another-line")
    return history


def _restored(setup: Setup, line: Sequence[str], data: SnapshotBody) -> GameHistory | None:
    """Return a history; None if the snapshot is of other actions or of other rules."""
    count = data["count"]
    if data["rules"] != RULES_VERSION or data["line"] != line_digest(line[:count]):
        return None
    history = GameHistory(setup)
    game = history.game
    game.state = state_from_json(game.state.data, data["state"])
    game.state.log = [Event(e[0], e[1], e[2], e[3], tuple(e[4:])) for e in data["log"]]
    game.actions = [game.notation.parse(action) for action in line[:count]]
    history.askers = data["askers"]
    history.revealing = data["telling"]
    history.choices = data["chosen"]
    history.catch_up(line)
    return history


def line_digest(line: Sequence[str]) -> str:
    """Return the digest by which a snapshot is recognised as that of a line of actions."""
    return hashlib.sha256("\n".join(line).encode()).hexdigest()
