"""Reinforce (Elephant and Lion): banners from one region of the empire join its attack."""

from __future__ import annotations

from typing import ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ABILITY_RULES,
    ASK_REINFORCE_COUNT,
    ASK_REINFORCE_FROM,
    COUNT,
    FROM,
    PASS,
    REINFORCE,
)
from warofwhispers.engine.frames.movement import sources
from warofwhispers.engine.state import Frame, State

REINFORCE_MOST: Final = 6


@final
class ReinforceFrom(Frame):
    """Reinforce: the source, if any."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE)

    def __init__(self, player: int, empire: int) -> None:
        self.player = player
        self.empire = empire

    def advance(self, s: State) -> bool:
        """Offer regions with a banner that may leave, and none at all."""
        return s.ask(self.player, ASK_REINFORCE_FROM, [PASS, *sources(s, self.empire)])

    def choose(self, s: State, action: int) -> None:
        """Go on to the number."""
        s.stack.pop()
        if action != PASS:
            s.stack.append(ReinforceCount(self.player, self.empire, action - FROM))


@final
class ReinforceCount(Frame):
    """Reinforce: the number of banners."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.SOURCE)

    def __init__(self, player: int, empire: int, source: int) -> None:
        self.player = player
        self.empire = empire
        self.source = source

    def advance(self, s: State) -> bool:
        """Offer one to six, as far as they may leave."""
        most = min(REINFORCE_MOST, s.movable(self.source))
        options = [COUNT + number for number in range(1, most + 1)]
        return s.ask(self.player, ASK_REINFORCE_COUNT, options)

    def choose(self, s: State, action: int) -> None:
        """Add them to the attack below."""
        number = action - COUNT
        s.stack.pop()
        s.banners[self.source] -= number
        if s.log is not None:
            values = (self.empire, self.source, number)
            s.note("reinforced", ABILITY_RULES[REINFORCE], self.player, values)
        s.stack[-1] = s.stack[-1].grown(number)
