"""Bad blood (warring clans): Bear against Bear, in a state that has one empire per region."""

from __future__ import annotations

from typing import ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ASK_BLOOD_COUNT,
    ASK_BLOOD_FROM,
    ASK_BLOOD_TO,
    BEAR,
    COUNT,
    FROM,
    REGION_COUNT,
    TO,
)
from warofwhispers.engine.fight import attackers_lost
from warofwhispers.engine.state import Frame, State

RULE: Final = "R6.7"
NO_FORT: Final = 0  # forts do nothing here


def blood_targets(s: State, source: int) -> list[int]:
    """Return the Bear regions with banners next to a source."""
    return [
        other
        for other in s.data.borders[source]
        if s.holder[other] == BEAR and s.banners[other] > 0
    ]


def blood_sources(s: State) -> list[int]:
    """Return the Bear regions whose banners can attack their own kind (R5.2 holds)."""
    return [
        region
        for region in range(REGION_COUNT)
        if s.holder[region] == BEAR and s.movable(region) > 0 and blood_targets(s, region)
    ]


@final
class BloodFrom(Frame):
    """Bad blood: the source."""

    FIELDS: ClassVar = (fields.PLAYER,)

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, s: State) -> bool:
        """Offer the sources."""
        return s.ask(self.player, ASK_BLOOD_FROM, [FROM + region for region in blood_sources(s)])

    def choose(self, s: State, action: int) -> None:
        """Go on to the target."""
        s.stack[-1] = BloodTo(self.player, action - FROM)


@final
class BloodTo(Frame):
    """Bad blood: the target."""

    FIELDS: ClassVar = (fields.PLAYER, fields.SOURCE)

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def advance(self, s: State) -> bool:
        """Offer the targets."""
        options = [TO + region for region in blood_targets(s, self.source)]
        return s.ask(self.player, ASK_BLOOD_TO, options)

    def choose(self, s: State, action: int) -> None:
        """Go on to the number."""
        s.stack[-1] = BloodCount(self.player, self.source, action - TO)


@final
class BloodCount(Frame):
    """Bad blood: the number of banners, then the fight."""

    FIELDS: ClassVar = (fields.PLAYER, fields.SOURCE, fields.TARGET)

    def __init__(self, player: int, source: int, target: int) -> None:
        self.player = player
        self.source = source
        self.target = target

    def advance(self, s: State) -> bool:
        """Offer one to as many as may leave."""
        options = [COUNT + number for number in range(1, s.movable(self.source) + 1)]
        return s.ask(self.player, ASK_BLOOD_COUNT, options)

    def choose(self, s: State, action: int) -> None:
        """Fight one for one, without forts; the survivors stay where they fought."""
        number = action - COUNT
        s.stack.pop()
        dead = attackers_lost(number, s.banners[self.target], NO_FORT)
        s.banners[self.source] -= number
        s.banners[self.target] += number - 2 * dead
        s.reserve[BEAR] += 2 * dead
        if s.banners[self.target] == 0:
            s.holder[self.target] = s.data.home[self.target]
        if s.log is not None:
            s.note("feuded", RULE, self.player, (self.source, self.target, number, 2 * dead))
