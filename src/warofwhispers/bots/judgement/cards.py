"""Heuristics for playing cards and for choosing which to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from warofwhispers.bots.judgement.attacks import NOTHING
from warofwhispers.engine.codes import (
    ACT_ELSEWHERE,
    ADD_ONE,
    ADD_THREE,
    ALCHEMISTS_FIRE,
    ANNIHILATE,
    ARMADA,
    BASE_KINDS,
    DISCARD,
    EMPIRE_COUNT,
    EXTRA_ATTACK,
    GARRISON,
    KINDS_PER_EMPIRE,
    MERCENARIES,
    MIDNIGHT_OIL,
    PASS,
    PLAY,
    PLAY_COUNT,
    POPULATE,
    POSITION_COUNT,
    RECRUIT,
    REGION_COUNT,
    REINFORCE,
    RELOCATE,
    STRIKE,
    SUBJUGATE,
    UPRISING,
)
from warofwhispers.engine.frames.reach import AFLOAT, PLAIN, STRUCK
from warofwhispers.engine.places import first_order
from warofwhispers.engine.plays import PLAY_ABILITY, PLAY_SECOND, partner_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.judgement.moves import Judge
    from warofwhispers.bots.judgement.style import Style
    from warofwhispers.engine.frames.attack import AttackSource
    from warofwhispers.engine.frames.battle import AfterFight, AttackDeclared
    from warofwhispers.engine.frames.council import AfterOrder
    from warofwhispers.engine.state import State

COST: Final = 0.5  # points a play must gain for each card spent, while there is still time
EVERYWHERE: Final = bytes(range(REGION_COUNT))
ADDED: Final = 0.09  # the worth of a banner, as in `attacks.BANNER`


def cost(judge: Judge, style: Style, play: i64) -> float:
    """Return the cost of a play in points: its cards, which are worth nothing late in the game."""
    cards: float = 1.0 if PLAY_SECOND[play] < 0 else 2.0
    return cards * COST * judge.time * (0.5 + 0.5 * style.greed) + 0.02


def general(s: State, judge: Judge, ability: i64) -> float:
    """Return roughly what a general ability (R6.3) is worth."""
    w = judge.w
    if ability == POPULATE:
        regions: i64 = 0
        region: i64
        for region in range(REGION_COUNT):
            if s.holder[region] == s.serving:
                regions += 1
        return w[s.serving] * float(min(regions, s.reserve[s.serving])) * ADDED
    if ability == GARRISON or ability == RECRUIT or ability == UPRISING:
        return _best_help(s, judge, ability)
    if ability == MERCENARIES or ability == ALCHEMISTS_FIRE:
        return _best_harm(s, judge, 3 if ability == MERCENARIES else 4, ability)
    return NOTHING  # march, rearrange and disperse take looking ahead, which this does not do


def _best_help(s: State, judge: Judge, ability: i64) -> float:
    best: float = 0.0
    where = s.data.cities if ability == GARRISON else EVERYWHERE
    i: i64
    for i in range(len(where)):
        region: i64 = where[i]
        if ability == GARRISON:
            if s.data.friendly_is_active and s.holder[region] != s.serving:
                continue
        elif s.banners[region] > 0 or (
            ability == UPRISING and (s.data.city[region] or s.data.fort[region])
        ):
            continue
        holder: i64 = s.holder[region]
        if judge.w[holder] <= 0.0 or s.reserve[holder] < 2:
            continue
        more: i64 = 4 if ability == UPRISING else 3
        there: i64 = s.banners[region]
        before: float = judge.stand(s, holder, region, there, more)
        gain: float = judge.next_stand - before
        best = max(best, gain * judge.w[holder])
    return best


def _best_harm(s: State, judge: Judge, most: i64, ability: i64) -> float:
    best: float = 0.0
    region: i64
    for region in range(REGION_COUNT):
        if s.banners[region] == 0:
            continue
        holder: i64 = s.holder[region]
        if ability == ALCHEMISTS_FIRE and holder == s.serving:
            continue
        dead: i64 = min(most, s.banners[region])
        gain: float = -judge.w[holder] * float(dead) * ADDED
        home: i64 = s.data.home[region]
        if dead == s.banners[region] and home != holder and ability == MERCENARIES:
            gain += judge.site(s, region) * (judge.w[home] - judge.w[holder])
        best = max(best, gain)
    return best


def best_play(s: State, judge: Judge, style: Style, otherwise: int, plain: float = 0.0) -> int:
    """Choose the card worth most, or `otherwise`; playing one gives up an order worth `plain`."""
    best = otherwise
    top: float = 0.0
    last: i64 = -1  # the previous option's ability: options that only pay differently are adjacent
    brings: float = 0.0
    i: i64
    for i in range(len(s.options)):
        option = s.options[i]
        if option < PLAY or option >= PLAY + PLAY_COUNT:
            continue
        ability: i64 = PLAY_ABILITY[option - PLAY]
        if ability != last:
            brings = _gain(s, judge, style, ability, plain)
            last = ability
        gain: float = brings - cost(judge, style, option - PLAY)
        if gain > top:
            top = gain
            best = option
    return best


def _gain(s: State, judge: Judge, style: Style, ability: i64, plain: float) -> float:
    """Return what an ability is worth in the window that is being asked."""
    if ability == RELOCATE or ability == ACT_ELSEWHERE:
        return _elsewhere(s, judge, style, ability) - max(plain, 0.0)
    if ability == MIDNIGHT_OIL:
        order = cast("AfterOrder", s.stack[-1]).order
        return judge.order(s, s.player, order, style.greed, style.aggression)
    if ability == ADD_ONE or ability == ADD_THREE or ability == REINFORCE:
        return _under_way(s, judge, ability)
    if ability == EXTRA_ATTACK or ability == SUBJUGATE or ability == ANNIHILATE:
        return _fought(s, judge, ability)
    return general(s, judge, ability)


def _elsewhere(s: State, judge: Judge, style: Style, ability: i64) -> float:
    """Return what the best order at another vacant or own position is worth."""
    best: float = NOTHING
    position: i64
    order: i64
    for position in range(POSITION_COUNT):
        if ability == RELOCATE:
            if s.council[position] >= 0:
                continue
        else:
            agent: i64 = s.agent_for(position)
            if agent < 0 or s.council[agent] != s.player or agent == s.agent_for(s.tracker):
                continue
        for order in range(
            first_order(position),
            first_order(position) + s.data.order_count[position],
        ):
            worth: float = judge.order(s, s.player, order, style.greed, style.aggression)
            best = max(best, worth)
    if ability == RELOCATE:
        best -= 0.3
    return best


def attack_card(s: State, judge: Judge, style: Style, plain: float, otherwise: int) -> int:
    """Choose between an attack worth `plain` and a card that extends its reach."""
    best = otherwise if otherwise in s.options else s.options[0]
    top: float = plain
    attack = cast("AttackSource", s.stack[-1])
    last: i64 = -1
    brings: float = NOTHING
    i: i64
    for i in range(len(s.options)):
        option = s.options[i]
        worth: float = NOTHING
        if option == PASS:
            worth = 0.0
        elif PLAY <= option < PLAY + PLAY_COUNT:
            ability: i64 = PLAY_ABILITY[option - PLAY]
            if ability != last:
                reach = AFLOAT if ability == ARMADA else (STRUCK if ability == STRIKE else PLAIN)
                brings = judge.best_attack(s, attack.empire, reach, attack.fixed, attack.limit)
                last = ability
            worth = brings - cost(judge, style, option - PLAY)
        if worth > top:
            top = worth
            best = option
    return best


def _under_way(s: State, judge: Judge, ability: i64) -> float:
    attack = cast("AttackDeclared", s.stack[-1])
    empire: i64 = attack.empire
    source: i64 = attack.source
    target: i64 = attack.target
    force: i64 = attack.force
    more: i64 = 1 if ability == ADD_ONE else 3
    if ability != REINFORCE:
        more = min(more, s.reserve[empire])
    with_it: float = judge.attack(s, empire, source, target, force + more)
    without: float = judge.attack(s, empire, source, target, force)
    return with_it - without - (0.2 if ability == REINFORCE else 0.0)


def _fought(s: State, judge: Judge, ability: i64) -> float:
    fought = cast("AfterFight", s.stack[-1])
    empire: i64 = fought.empire
    target: i64 = fought.target
    if ability == EXTRA_ATTACK:
        return judge.best_attack(s, empire, PLAIN, target, fought.survivors)
    if ability == SUBJUGATE:
        raised: i64 = fought.own if s.data.subjugate_own else fought.foe
        return judge.adding(s, empire, raised)
    holder: i64 = s.holder[target]
    home: i64 = s.data.home[target]
    gain: float = -judge.w[holder] * float(fought.survivors + fought.left) * ADDED
    return gain + judge.site(s, target) * (judge.w[home] - judge.w[holder])


# What a card's single-card ability is worth keeping it for, by empire, in tenths of a card.
_SINGLE: Final = [10, 8, 7, 9, 5]


def discard(s: State) -> int:
    """Choose the card least worth keeping."""
    best = s.options[0]
    low: float = 1000.0
    kinds: i64 = s.data.kinds
    base: i64 = s.player * kinds
    i: i64
    for i in range(len(s.options)):
        kind: i64 = s.options[i] - DISCARD
        worth: float = 12.0
        if kind < BASE_KINDS:
            empire: i64 = kind // KINDS_PER_EMPIRE
            worth = float(_SINGLE[empire])
            if s.held[s.player * EMPIRE_COUNT + partner_of(kind)] > 0:
                worth += 4.0
            if s.hands[base + kind] > 1:
                worth -= 1.0
        if worth < low:
            low = worth
            best = s.options[i]
    return best
