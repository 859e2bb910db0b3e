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
    """Return whether a banner can leave a region for another region."""
    held: i64 = 0
    able = False
    region: i64
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            held += 1
            able = able or s.movable(region) > 0
            if able and held > 1:
                return True
    return False


def can_rearrange(s: State, empire: i64) -> bool:
    """Return whether a banner can leave a region for another region that has room for it."""
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
    """March: the source, a region of the empire served."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE)

    def __init__(self, player: int, empire: int) -> None:
        self.player = player
        self.empire = empire

    def advance(self, s: State) -> bool:
        """Offer regions with a banner that may leave."""
        return s.ask(self.player, ASK_MARCH_FROM, sources(s, self.empire))

    def choose(self, s: State, action: int) -> None:
        """Go on to the destination."""
        s.stack[-1] = MarchTo(self.player, self.empire, action - FROM)


@final
class MarchTo(Frame):
    """March: the destination, another region of that empire."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.SOURCE)

    def __init__(self, player: int, empire: int, source: int) -> None:
        self.player = player
        self.empire = empire
        self.source = source

    def advance(self, s: State) -> bool:
        """Offer the other regions."""
        options: list[int] = []
        region: i64
        for region in range(REGION_COUNT):
            if s.holder[region] == self.empire and region != self.source:
                options.append(TO + region)
        return s.ask(self.player, ASK_MARCH_TO, options)

    def choose(self, s: State, action: int) -> None:
        """Go on to the number."""
        s.stack[-1] = MarchCount(self.player, self.empire, self.source, action - TO)


@final
class MarchCount(Frame):
    """March: the number of banners."""

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
        """Move the banners."""
        number = action - COUNT
        s.stack.pop()
        s.banners[self.source] -= number
        s.banners[self.target] += number
        if s.log is not None:
            values = (self.empire, self.source, self.target, number)
            s.note("moved", ABILITY_RULES[MARCH], NOBODY, values)


@final
class RearrangeEmpire(Frame):
    """Rearrange: whose banners to rearrange."""

    FIELDS: ClassVar = (fields.PLAYER,)

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, s: State) -> bool:
        """Offer empires whose banners could be arranged differently."""
        options = [EMPIRE + empire for empire in range(EMPIRE_COUNT) if can_rearrange(s, empire)]
        return s.ask(self.player, ASK_REARRANGE_EMPIRE, options)

    def choose(self, s: State, action: int) -> None:
        """Lift its banners, and ask where each of them goes."""
        s.stack.pop()
        rearrange(s, self.player, ASK_REARRANGE, action - EMPIRE)
