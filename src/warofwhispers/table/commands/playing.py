"""Commands of the game itself: answers, undo, chat."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from warofwhispers.facts.plans import steps
from warofwhispers.game import IllegalAction
from warofwhispers.record import result_of
from warofwhispers.table.chance import chance_of
from warofwhispers.table.commands.checks import (
    require_playing,
    require_seat,
    require_turn,
)
from warofwhispers.table.errors import Refusal
from warofwhispers.table.journal import Acted, MessageSent, Undone
from warofwhispers.table.undo import undo_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.game import Game
    from warofwhispers.table.seats import Identity
    from warofwhispers.table.state import Table
    from warofwhispers.table.tokens import RandomBits


def act(
    table: Table, identity: Identity, turn: int, actions: Sequence[str], bits: RandomBits
) -> Acted:
    """Answer the question of a turn, and any that follow directly, as a whole or not at all.

    Chance's answers after the last one are part of the same entry.
    """
    seat = require_seat(identity)
    if not table.seats[seat].is_person:
        raise Refusal("not_now", "bot-plays-for-you")
    return answer(table, seat, turn, actions, bits)


def answer(table: Table, seat: int, turn: int, actions: Sequence[str], bits: RandomBits) -> Acted:
    """Answer for a seat, whoever plays it."""
    history = require_playing(table)
    require_turn(table, turn)
    if table.asked != seat:
        raise Refusal("not_allowed", "asks-somebody-else", turn=turn)
    state = history.game.state
    player = state.player
    start = len(history)
    planned = _planned(history.game, actions) if len(actions) > 1 else None
    for code in planned or ():
        history.push(code)
    for index, action in enumerate(() if planned else actions):
        if state.player != player:
            raise Refusal("illegal_action", "plan-interrupted", index=index)
        try:
            history.play(action)
        except IllegalAction as fault:
            raise Refusal("illegal_action", "no-option", index=index, detail=fault) from None
    chance = chance_of(table, bits)
    history.play_chance(chance)
    result = result_of(history.game)
    return Acted(seat, turn, history.texts(start), start, tuple(chance.draws), result)


def _planned(game: Game, actions: Sequence[str]) -> list[int] | None:
    """Return the answers for several banners or cards, in the engine's own order.

    The engine itself places what has only one place left to go, so there may be fewer answers
    than actions. None if the actions are not such a plan, or cannot be carried out.
    """
    wanted: Counter[int] = Counter()
    for action in actions:
        code = game.notation.find(action)
        if code is None:
            return None
        wanted[code] += 1
    return steps(game.state, wanted)


def undo(table: Table, identity: Identity, turn: int, to: int) -> Undone:
    """Undo without asking anyone, as far as the rule allows."""
    seat = require_seat(identity)
    require_playing(table)
    require_turn(table, turn)
    allowed = undo_for(table, seat)
    if allowed.free_to is None or not allowed.free_to <= to < len(table.line):
        why = "nothing" if allowed.reason == "ok" else allowed.reason.replace("_", "-")
        raise Refusal("not_allowed", f"undo-{why}", to=to)
    return Undone(to, seat)


def say(table: Table, identity: Identity, text: str) -> MessageSent:
    """Write a chat message."""
    if table.status == "unreadable":
        raise Refusal("not_now", "read-only")
    seat = require_seat(identity)
    if table.seats[seat].muted:
        raise Refusal("not_allowed", "muted")
    return MessageSent(seat, text)
