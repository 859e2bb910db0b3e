"""What one seat may know, built by adding what is allowed, never by removing what is not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import NOBODY, PHASE_END, SLOT_COUNT
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.engine.frames.registry import FRAME_FIELDS, take_apart
from warofwhispers.engine.state import Event, Frame, State

if TYPE_CHECKING:
    from warofwhispers.engine.game_data import GameData

WATCHER: Final = -1
UNSEEN: Final = -1

# The places of the numbers that only the player asked may see, by the frame's name.
_HIDDEN: Final[dict[str, list[int]]] = {
    name: [place for place, label in enumerate(labels) if label.startswith("?")]
    for name, labels in FRAME_FIELDS.items()
    if "?" in "".join(labels)
}


class Observation:
    """The table as one seat sees it or, for WATCHER, as anybody may.

    Numbers as in `State`. `loyalty` has UNSEEN where a token lies face down before another
    seat, until the game is over and all are turned up. `hand` is the seat's own cards by kind
    (empty for a watcher); of other hands `held` tells the colours. `frames` name what is going
    on, with its public numbers. `options` are the seat's own, empty when another is asked.
    """

    def __init__(self, s: State, seat: int) -> None:
        """Observe `s` from `seat`."""
        self.seat = seat
        self.data: GameData = s.data
        self.players: int = s.players
        self.banners: list[int] = s.banners[:]
        self.holder: list[int] = s.holder[:]
        self.reserve: list[int] = s.reserve[:]
        self.council: list[int] = s.council[:]
        self.agents: list[int] = s.agents[:]
        self.field: list[int] = s.field[:]
        self.held: list[int] = s.held[:]
        self.deck_size: list[int] = s.deck_size[:]
        self.discard_size: list[int] = s.discard_size[:]
        self.removed: list[int] = s.removed[:]
        self.face_up: list[int] = s.face_up[:]
        self.swaps: list[int] = s.swaps[:]
        self.seats: list[int] = s.seats[:]
        self.first: int = s.first
        self.round: int = s.round
        self.phase: int = s.phase
        self.tracker: int = s.tracker
        self.active: int = s.active
        self.serving: int = s.serving
        self.lasting: int = s.lasting
        self.standing: list[int] = s.standing[:]
        self.offered: int = s.offered
        self.count: int = s.count
        self.player: int = s.player
        self.prompt: int = s.prompt
        self.options: list[int] = s.options[:] if seat == s.player and seat >= 0 else []
        self.loyalty: list[int] = [self._token(s, place) for place in range(s.players * SLOT_COUNT)]
        self.hand: list[int] = []
        if seat >= 0:
            self.hand = s.hands[seat * s.data.kinds : (seat + 1) * s.data.kinds]
        self.frames: list[tuple[str, tuple[int, ...]]] = [
            seen_frame(frame, mine=seat == s.player) for frame in s.stack
        ]

    def _token(self, s: State, place: int) -> int:
        player, slot = place // SLOT_COUNT, place % SLOT_COUNT
        seen = player == self.seat or s.phase == PHASE_END or (s.face_up[player] >> slot) & 1
        return s.loyalty[place] if seen else UNSEEN


def seen_frame(frame: Frame, *, mine: bool) -> tuple[str, tuple[int, ...]]:
    """Return a frame's name and numbers; what only the player asked may see is UNSEEN to others."""
    name, parts = take_apart(frame)
    if mine or name not in _HIDDEN:
        return name, parts
    hidden = _HIDDEN[name]
    return name, tuple([UNSEEN if i in hidden else part for i, part in enumerate(parts)])


def seen_event(event: Event, seat: int) -> Event:
    """Return the event as `seat` may know it, with UNSEEN for what it must not see."""
    fields = EVENT_FIELDS[event.name]
    if event.seat == seat and seat != NOBODY:
        return event
    values = tuple(
        UNSEEN if field.startswith("?") else value
        for field, value in zip(fields, event.values, strict=True)
    )
    return Event(event.number, event.name, event.rule, event.seat, values)
