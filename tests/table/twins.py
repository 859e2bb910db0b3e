"""Twins: the same table with everything changed that one seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.engine.codes import CHANCE, EMPIRE_COUNT, NOBODY, PHASE_END, SLOT_COUNT
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.engine.frames.registry import (
    FRAME_FIELDS,
    make_frame,
    take_apart,
)
from warofwhispers.engine.state import Event, State

if TYPE_CHECKING:
    from warofwhispers.dealer import RandomStream
    from warofwhispers.table.state import Table


def twin_of(table: Table, seat: int | None, rng: RandomStream) -> tuple[Table, int]:
    """Return a table that differs only in what the seat may not know, and how much that is."""
    other = table.fork()
    assert other.history is not None
    society = None if seat is None else table.seats[seat].society
    s = other.history.game.state
    mine = -9 if society is None else other.history.game.seat(society)
    changes = turn_loyalties(s, mine, rng) + change_hands(s, mine, rng)
    changes += change_options(s, mine) + change_frames(s, mine) + change_log(s, mine, rng)
    other.line = ["pass"] * len(other.line)
    return other, changes


def turn_loyalties(s: State, mine: int, rng: RandomStream) -> int:
    """Exchange the others' face-down tokens."""
    changes = 0
    if s.phase == PHASE_END:
        return 0
    for player in range(s.players):
        hidden = [
            player * SLOT_COUNT + slot
            for slot in range(SLOT_COUNT)
            if not (s.face_up[player] >> slot) & 1
        ]
        if player != mine and len(hidden) > 1:
            one, two = hidden[0], hidden[1 + rng.below(len(hidden) - 1)]
            s.loyalty[one], s.loyalty[two] = s.loyalty[two], s.loyalty[one]
            changes += s.loyalty[one] != s.loyalty[two]
    return changes


def change_hands(s: State, mine: int, rng: RandomStream) -> int:
    """Exchange cards in others' hands for cards of the same colour from the deck."""
    kinds, changes = s.data.kinds, 0
    for player in range(s.players):
        for kind in range(kinds):
            held = player * kinds + kind
            same = [
                k
                for k in range(kinds)
                if k != kind and s.deck[k] and s.data.card_empire[k] == s.data.card_empire[kind]
            ]
            if player != mine and s.hands[held] and same:
                new = same[rng.below(len(same))]
                s.hands[held] -= 1
                s.deck[kind] += 1
                s.deck[new] -= 1
                s.hands[player * kinds + new] += 1
                changes += 1
        s.update_payable(player)
    return changes


def change_options(s: State, mine: int) -> int:
    """Change the options of somebody else's question."""
    if s.player in {mine, NOBODY, CHANCE} or not s.options:
        return 0
    s.options = [*s.options[1:], s.options[0], s.options[-1]]
    return 1


def change_frames(s: State, mine: int) -> int:
    """Change the parts of frames that only the player asked may see."""
    changes = 0
    if s.player == mine:
        return 0
    for place, frame in enumerate(s.stack):
        name, numbers = take_apart(frame)
        fields = FRAME_FIELDS[name]
        parts = list(numbers)
        for at, field in enumerate(fields):
            if field.startswith("?"):
                parts[at] += 1
                changes += 1
        s.stack[place] = make_frame(name, parts)
    return changes


def change_log(s: State, mine: int, rng: RandomStream) -> int:
    """Change the parts of events that only others may see."""
    changes, log = 0, []
    for event in s.log or []:
        fields = EVENT_FIELDS[event.name]
        values = list(event.values)
        for at, field in enumerate(fields):
            if field.startswith("?") and event.seat != mine:
                values[at] = rng.below(EMPIRE_COUNT)
                changes += values[at] != event.values[at]
        log.append(Event(event.number, event.name, event.rule, event.seat, tuple(values)))
    s.log = log
    return changes
