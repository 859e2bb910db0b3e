"""Nomadic life: a whole Horse army moves to one empty region."""

from __future__ import annotations

from typing import ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ASK_NOMADS_FROM,
    ASK_NOMADS_TO,
    FROM,
    HORSE,
    NOBODY,
    REGION_COUNT,
    TO,
)
from warofwhispers.engine.state import Frame, State

RULE: Final = "R6.7"


def nomad_targets(s: State) -> list[int]:
    """Return where a Horse army could go: every empty region."""
    return [region for region in range(REGION_COUNT) if s.banners[region] == 0]


def nomad_sources(s: State) -> list[int]:
    """Return the regions with a Horse army, if there is somewhere for it to go."""
    if not nomad_targets(s):
        return []
    return [r for r in range(REGION_COUNT) if s.holder[r] == HORSE and s.banners[r] > 0]


@final
class NomadsFrom(Frame):
    """Nomadic life: the army that moves."""

    FIELDS: ClassVar = (fields.PLAYER,)

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, s: State) -> bool:
        """Offer the armies."""
        return s.ask(self.player, ASK_NOMADS_FROM, [FROM + region for region in nomad_sources(s)])

    def choose(self, s: State, action: int) -> None:
        """Go on to the destination."""
        s.stack[-1] = NomadsTo(self.player, action - FROM)


@final
class NomadsTo(Frame):
    """Nomadic life: the destination."""

    FIELDS: ClassVar = (fields.PLAYER, fields.SOURCE)

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def advance(self, s: State) -> bool:
        """Offer the empty regions."""
        return s.ask(self.player, ASK_NOMADS_TO, [TO + region for region in nomad_targets(s)])

    def choose(self, s: State, action: int) -> None:
        """Leave the one region and take the other; a foreign fort kills one banner on entry."""
        target = action - TO
        source = self.source
        number = s.banners[source]
        foreign_fort = s.data.fort[target] and s.holder[target] != HORSE
        s.stack.pop()
        s.banners[source] = 0
        s.holder[source] = s.data.home[source]
        if s.log is not None:
            s.note("moved", RULE, NOBODY, (HORSE, source, target, number))
        s.banners[target] = number
        s.holder[target] = HORSE
        if foreign_fort:
            s.kill(target, 1, RULE)
