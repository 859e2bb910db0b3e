"""Drawing cards (R4.5), one at a time, as chance decides; conquest cards interrupt the drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ALLIANCE,
    ASK_DRAW,
    BASE_KINDS,
    CHANCE,
    CONQUEST,
    DRAWN,
    KINDS_PER_EMPIRE,
    NOBODY,
    TREASURE,
)
from warofwhispers.engine.frames.conquest import can_resolve, resolve
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class DrawCards(Frame):
    """Cards still to be drawn, as chance decides."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.LEFT)

    def __init__(self, player: int, empire: int, left: int) -> None:
        self.player = player
        self.empire = empire
        self.left = left

    def advance(self, s: State) -> bool:
        """Offer chance the kinds in the deck; an empty deck is refilled from its discards first."""
        if self.left > 0 and s.deck_size[self.empire] == 0 and s.discard_size[self.empire] > 0:
            s.refill(self.empire)
        if self.left == 0 or s.deck_size[self.empire] == 0:
            s.stack.pop()
            return False
        options: list[int] = []
        first: i64 = self.empire * KINDS_PER_EMPIRE
        kind: i64
        for kind in range(first, first + KINDS_PER_EMPIRE):
            if s.deck[kind] > 0:
                options.append(DRAWN + kind)
        if s.data.kinds > BASE_KINDS:
            for kind in optional_kinds(self.empire):
                if s.deck[kind] > 0:
                    options.append(DRAWN + kind)
        return s.ask(CHANCE, ASK_DRAW, options)

    def choose(self, s: State, action: int) -> None:
        """Put the card drawn into the hand; a conquest card takes effect at once (R6.7)."""
        kind = action - DRAWN
        if CONQUEST <= kind < ALLIANCE:
            self._conquest(s, kind)
            return
        s.draw(self.player, kind)
        if s.log is not None:
            s.note("drew", "R4.5", self.player, (self.empire, kind))
        s.stack[-1] = DrawCards(self.player, self.empire, self.left - 1)

    def _conquest(self, s: State, kind: int) -> None:
        """Show it and resolve it before the next draw; if it can do nothing, draw another."""
        s.remove(kind)
        useful = can_resolve(s, kind - CONQUEST)
        if s.log is not None:
            s.note("conquest", "R6.7", self.player, (kind,))
            if not useful:
                s.note("no_effect", "R6.7", NOBODY, (kind,))
        if useful:
            s.stack[-1] = DrawCards(self.player, self.empire, self.left - 1)
            resolve(s, self.player, kind - CONQUEST)


def optional_kinds(empire: int) -> list[int]:
    """Return the kinds in an empire's deck beyond the base cards."""
    pairs = [CONQUEST + empire * 2, ALLIANCE + empire * 2]
    return [TREASURE + empire, pairs[0], pairs[0] + 1, pairs[1], pairs[1] + 1]
