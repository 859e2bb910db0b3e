"""The general abilities (R6.3): those that can be played around any order.

Each consists of three things: whether it could do anything now, its questions, and its effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ABILITY_RULES,
    ALCHEMISTS_FIRE,
    ASK_DISPERSE,
    ASK_DISPERSE_TO,
    ASK_FIRE_FROM,
    ASK_FIRE_KILL,
    ASK_GARRISON,
    ASK_MERCENARIES,
    ASK_MERCENARIES_COUNT,
    ASK_POPULATE,
    ASK_RECRUIT,
    ASK_UPRISING,
    AT,
    COUNT,
    DISPERSE,
    EMPIRE_COUNT,
    GARRISON,
    GENERAL,
    KILL,
    MARCH,
    MERCENARIES,
    PASS,
    POPULATE,
    REARRANGE,
    RECRUIT,
    REGION_COUNT,
    UPRISING,
)
from warofwhispers.engine.frames.movement import (
    MarchFrom,
    RearrangeEmpire,
    can_march,
    can_rearrange,
)
from warofwhispers.engine.frames.place import PlaceBanners, populate
from warofwhispers.engine.plays import append_payments
from warofwhispers.engine.reasons import (
    ALLOWED,
    CITY_OR_FORT,
    EMPTY,
    NO_CITY,
    NO_EFFECT,
    NO_ENEMY_NEAR,
    NO_RESERVE,
    NOT_EMPTY,
    NOT_HELD,
    NOT_SERVED,
    OWN_REGION,
    PASSED_BY,
    TOO_FAR,
    WRONG_WINDOW,
)
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW_ADDED: Final = 3  # garrison, recruit
UPRISING_ADDED: Final = 4
MERCENARIES_KILL: Final = 3
FIRE_KILLS: Final = 5


def append_general(s: State, player: i64, empire: i64, options: list[int]) -> None:
    """Append every play of a general ability that could have an effect for `empire` now."""
    mask: i64 = s.payable[player] & GENERAL
    ability: i64 = 0
    while mask:
        if mask & 1 and can_general(s, ability, empire):
            append_plays(s, player, ability, options)
        mask >>= 1
        ability += 1


def append_plays(s: State, player: i64, ability: i64, options: list[int]) -> None:
    """Append every way the player can pay for the ability."""
    kinds: i64 = s.data.kinds
    append_payments(options, s.hands, player * kinds, kinds, ability)


def can_general(s: State, ability: i64, empire: i64) -> bool:
    """Return whether the ability could do anything (R6.6)."""
    if ability == MARCH:
        return can_march(s, empire)
    if ability == REARRANGE:
        for other in range(EMPIRE_COUNT):
            if can_rearrange(s, other):
                return True
        return False
    if ability == POPULATE:
        return s.reserve[empire] > 0 and s.controls_any(empire)
    region: i64
    for region in range(REGION_COUNT):
        if unfit(s, ability, empire, region) == ALLOWED:
            return True
    return False


def bars_general(s: State, ability: int, empire: int) -> int:
    """Return why an ability may not be used where general ones may; 0 if it may."""
    if not (GENERAL >> ability) & 1:
        return WRONG_WINDOW
    return ALLOWED if can_general(s, ability, empire) else NO_EFFECT


def unfit(s: State, ability: i64, empire: i64, region: i64) -> i64:
    """Return why a region may not be chosen for an ability that affects one; 0 if it may."""
    data = s.data
    if ability == GARRISON:
        if data.city[region] == 0:
            return NO_CITY
        if data.friendly_is_active and s.holder[region] != empire:
            return NOT_SERVED
        return ALLOWED if s.reserve[s.holder[region]] > 0 else NO_RESERVE
    if ability == MERCENARIES or ability == DISPERSE:
        return ALLOWED if s.banners[region] > 0 else EMPTY
    if ability == RECRUIT or ability == UPRISING:
        if s.banners[region] > 0:
            return NOT_EMPTY
        if ability == UPRISING and (data.city[region] or data.fort[region]):
            return CITY_OR_FORT
        return ALLOWED if s.reserve[data.home[region]] > 0 else NO_RESERVE
    # alchemists_fire: an army of the empire with enemy banners next to it
    if s.holder[region] != empire:
        return NOT_HELD
    if s.banners[region] == 0:
        return EMPTY
    near = data.borders[region]
    i: i64
    for i in range(len(near)):
        if s.holder[near[i]] != empire and s.banners[near[i]] > 0:
            return ALLOWED
    return NO_ENEMY_NEAR


def play_general(s: State, player: int, ability: int, empire: int) -> None:
    """Start the effect of a general ability, once paid for, for the empire served."""
    if ability == MARCH:
        s.stack.append(MarchFrom(player, empire))
    elif ability == REARRANGE:
        s.stack.append(RearrangeEmpire(player))
    elif ability == POPULATE:
        populate(s, player, ASK_POPULATE, empire)
    else:
        s.stack.append(AbilityRegion(player, ability, empire))


def _prompt_at(ability: int) -> int:
    if ability == GARRISON:
        return ASK_GARRISON
    if ability == MERCENARIES:
        return ASK_MERCENARIES
    if ability == RECRUIT:
        return ASK_RECRUIT
    if ability == DISPERSE:
        return ASK_DISPERSE
    if ability == UPRISING:
        return ASK_UPRISING
    return ASK_FIRE_FROM


@final
class AbilityRegion(Frame):
    """The region that an ability affects."""

    FIELDS: ClassVar = (fields.PLAYER, fields.ABILITY, fields.EMPIRE)

    def __init__(self, player: int, ability: int, empire: int) -> None:
        self.player = player
        self.ability = ability
        self.empire = empire

    def advance(self, s: State) -> bool:
        """Offer the eligible regions."""
        options: list[int] = []
        region: i64
        for region in range(REGION_COUNT):
            if unfit(s, self.ability, self.empire, region) == ALLOWED:
                options.append(AT + region)
        return s.ask(self.player, _prompt_at(self.ability), options)

    def choose(self, s: State, action: int) -> None:
        """Apply the effect there, or ask the remaining questions."""
        region = action - AT
        ability = self.ability
        s.stack.pop()
        if ability == MERCENARIES:
            s.stack.append(MercenariesCount(self.player, region))
        elif ability == ALCHEMISTS_FIRE:
            s.stack.append(AlchemistsFire(self.player, self.empire, region, FIRE_KILLS, 0))
        elif ability == DISPERSE:
            disperse(s, self.player, region)
        else:
            size = UPRISING_ADDED if ability == UPRISING else FEW_ADDED
            empire = s.holder[region]
            s.add(empire, region, min(size, s.reserve[empire]), ABILITY_RULES[ability])


def disperse(s: State, player: int, region: int) -> None:
    """Send a region's banners to its neighbours, or home to the reserve; abandon the region."""
    rule = ABILITY_RULES[DISPERSE]
    empire, number = s.holder[region], s.banners[region]
    near = 0
    for other in s.data.borders[region]:
        if s.holder[other] == empire:
            near |= 1 << other
    if near == 0:
        s.kill(region, number, rule)
        return
    s.banners[region] = 0
    s.holder[region] = s.data.home[region]
    if s.log is not None:
        s.note("dispersed", rule, player, (empire, region, number))
    s.stack.append(PlaceBanners(player, ASK_DISPERSE_TO, empire, number, 0, 1, near, ()))


@final
class MercenariesCount(Frame):
    """How many banners the mercenaries kill, 1 to 3."""

    FIELDS: ClassVar = (fields.PLAYER, fields.REGION)

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def advance(self, s: State) -> bool:
        """Offer one to as many as there are, but at most three."""
        most = min(MERCENARIES_KILL, s.banners[self.region])
        options = [COUNT + number for number in range(1, most + 1)]
        return s.ask(self.player, ASK_MERCENARIES_COUNT, options)

    def choose(self, s: State, action: int) -> None:
        """Kill that many."""
        s.stack.pop()
        s.kill(self.region, action - COUNT, ABILITY_RULES[MERCENARIES])


@final
class AlchemistsFire(Frame):
    """Alchemists' fire: enemy banners next to `region` die one by one, up to `left` more."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.REGION, fields.LEFT, fields.CURSOR)

    def __init__(self, player: int, empire: int, region: int, left: int, cursor: int) -> None:
        self.player = player
        self.empire = empire
        self.region = region
        self.left = left
        self.cursor = cursor

    def advance(self, s: State) -> bool:
        """Offer the regions, in map order, and to stop once a banner has died."""
        options: list[int] = []
        if self.left > 0:
            for other in s.data.borders[self.region]:
                if self.spares(s, other) == ALLOWED:
                    options.append(KILL + other)
        if not options:
            s.stack.pop()
            return False
        if self.left < FIRE_KILLS:
            options.append(PASS)
        return s.ask(self.player, ASK_FIRE_KILL, options)

    def spares(self, s: State, region: i64) -> i64:
        """Return why no banner of a region can die in this fire; 0 if one can."""
        if not (s.data.border_bits[self.region] >> region) & 1:
            return TOO_FAR
        if s.holder[region] == self.empire:
            return OWN_REGION
        if s.banners[region] == 0:
            return EMPTY
        return ALLOWED if region >= self.cursor else PASSED_BY

    def choose(self, s: State, action: int) -> None:
        """Kill one, or stop."""
        if action == PASS:
            s.stack.pop()
            return
        region = action - KILL
        s.stack[-1] = AlchemistsFire(self.player, self.empire, self.region, self.left - 1, region)
        s.kill(region, 1, ABILITY_RULES[ALCHEMISTS_FIRE])
