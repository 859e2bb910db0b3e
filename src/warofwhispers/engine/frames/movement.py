"""The Horse's abilities: march and rearrange."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ABILITY_RULES,
    ASK_MARCH_COUNT,
    ASK_MARCH_FROM,
    ASK_MARCH_TO,
    ASK_REARRANGE,
    ASK_REARRANGE_EMPIRE,
    COUNT,
    EMPIRE,
    EMPIRE_COUNT,
    FROM,
    MARCH,
    NOBODY,
    REGION_COUNT,
    TO,
)
from warofwhispers.engine.frames.place import rearrange
from warofwhispers.engine.reasons import ALLOWED
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def can_march(s: State, empire: i64) -> bool:
    """Look for a banner that can leave a region, and another region to go to."""
    held: i64 = 0
    able = False
    region: i64
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            held += 1
            if s.movable(region) > 0:
                able = True
    return able and held > 1


def can_rearrange(s: State, empire: i64) -> bool:
    """Look for a banner that can leave a region and another region with room for it."""
    sources: i64 = 0
    rooms: i64 = 0
    both: i64 = 0
    region: i64
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            able = s.movable(region) > 0
            room = s.banners[region] < s.data.limit[region]
            if able:
                sources += 1
            if room:
                rooms += 1
            if able and room:
                both += 1
    return sources > 0 and rooms > 0 and not (sources == 1 and rooms == 1 and both == 1)


def sources(s: State, empire: i64) -> list[int]:
    """Return the answers that name a region of an empire with a banner that may leave."""
    options: list[int] = []
    region: i64
    for region in range(REGION_COUNT):
        if s.unmovable(empire, region) == ALLOWED:
            options.append(FROM + region)
    return options


@final
class MarchFrom(Frame):
    """March: from which region of the empire served."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE)

    def __init__(self, player: int, empire: int) -> None:
        self.player = player
        self.empire = empire

    def advance(self, s: State) -> bool:
        """Offer regions with a banner that may leave."""
        return s.ask(self.player, ASK_MARCH_FROM, sources(s, self.empire))

    def choose(self, s: State, action: int) -> None:
        """Go on to where."""
        s.stack[-1] = MarchTo(self.player, self.empire, action - FROM)


@final
class MarchTo(Frame):
    """March: to which other region of that empire."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.SOURCE)

    def __init__(self, player: int, empire: int, source: int) -> None:
        self.player = player
        self.empire = empire
        self.source = source

    def advance(self, s: State) -> bool:
        """Offer the others."""
        options: list[int] = []
        region: i64
        for region in range(REGION_COUNT):
            if s.holder[region] == self.empire and region != self.source:
                options.append(TO + region)
        return s.ask(self.player, ASK_MARCH_TO, options)

    def choose(self, s: State, action: int) -> None:
        """Go on to how many."""
        s.stack[-1] = MarchCount(self.player, self.empire, self.source, action - TO)


@final
class MarchCount(Frame):
    """March: how many."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.SOURCE, fields.TARGET)

    def __init__(self, player: int, empire: int, source: int, target: int) -> None:
        self.player = player
        self.empire = empire
        self.source = source
        self.target = target

    def advance(self, s: State) -> bool:
        """Offer one to as many as may leave."""
        options = [COUNT + number for number in range(1, s.movable(self.source) + 1)]
        return s.ask(self.player, ASK_MARCH_COUNT, options)

    def choose(self, s: State, action: int) -> None:
        """Move them."""
        number = action - COUNT
        s.stack.pop()
        s.banners[self.source] -= number
        s.banners[self.target] += number
        if s.log is not None:
            values = (self.empire, self.source, self.target, number)
            s.note("moved", ABILITY_RULES[MARCH], NOBODY, values)


@final
class RearrangeEmpire(Frame):
    """Rearrange: whose banners."""

    FIELDS: ClassVar = (fields.PLAYER,)

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, s: State) -> bool:
        """Offer empires whose banners could lie otherwise."""
        options = [EMPIRE + empire for empire in range(EMPIRE_COUNT) if can_rearrange(s, empire)]
        return s.ask(self.player, ASK_REARRANGE_EMPIRE, options)

    def choose(self, s: State, action: int) -> None:
        """Lift them, and ask for each where it goes."""
        s.stack.pop()
        rearrange(s, self.player, ASK_REARRANGE, action - EMPIRE)
