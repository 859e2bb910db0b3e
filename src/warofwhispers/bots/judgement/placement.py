"""Heuristics for where a card takes effect: where banners help most or are missed least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.judgement.attacks import NOTHING
from warofwhispers.engine.codes import AT, FROM, KILL, PASS, PLACE, REGION_COUNT, TO

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.judgement.moves import Judge
    from warofwhispers.engine.state import State


def where_more(s: State, judge: Judge) -> int:
    """Choose the region where more banners help this player most."""
    best = s.options[0]
    top: float = NOTHING
    i: i64
    for i in range(len(s.options)):
        option = s.options[i]
        if option == PASS:
            continue
        region: i64 = region_of(option)
        holder: i64 = s.holder[region]
        there: i64 = s.banners[region]
        before: float = judge.stand(s, holder, region, there, 3)
        gain: float = (judge.next_stand - before) * judge.w[holder]
        if gain > top:
            top = gain
            best = option
    return best


def region_of(option: i64) -> int:
    """Return the region that an option names."""
    if option >= AT:
        return (option - AT) if option < KILL else option - KILL
    if option >= TO:
        return option - TO
    if option >= FROM:
        return option - FROM
    return option - PLACE


def where_fewer(s: State, judge: Judge) -> int:
    """Choose where banners of disliked empires die; pass rather than hurt a liked one."""
    best = s.options[0]
    top: float = NOTHING
    i: i64
    for i in range(len(s.options)):
        option = s.options[i]
        gain: float = 0.0
        if option != PASS:
            region: i64 = region_of(option)
            holder: i64 = s.holder[region]
            dead: i64 = min(3, s.banners[region])
            gain = -judge.w[holder] * float(dead) * (0.1 + 0.2 * s.data.city[region])
            home: i64 = s.data.home[region]
            if dead == s.banners[region] and home != holder:
                gain += judge.site(s, region) * (judge.w[home] - judge.w[holder])
        if gain > top:
            top = gain
            best = option
    return best


def least_needed(s: State, judge: Judge) -> int:
    """Choose the region whose banners are least useful where they are."""
    best = s.options[0]
    top: float = NOTHING
    i: i64
    for i in range(len(s.options)):
        option = s.options[i]
        if option == PASS:
            continue
        region: i64 = option - FROM
        able: i64 = s.movable(region)
        idle: float = 0.05 * float(min(4, able))
        if s.data.city[region]:
            idle -= 0.2
        idle -= judge.stand(s, s.serving, region, s.banners[region], 0)
        if idle > top:
            top = idle
            best = option
    return best


def fire_from(s: State, judge: Judge) -> int:
    """Choose the army with the most banners of disliked empires next to it."""
    best = s.options[0]
    top: float = NOTHING
    i: i64
    for i in range(len(s.options)):
        region: i64 = s.options[i] - AT
        gain: float = 0.0
        near: i64
        for near in range(REGION_COUNT):
            if (s.data.border_bits[region] >> near) & 1 and s.holder[near] != s.serving:
                gain -= float(s.banners[near]) * judge.w[s.holder[near]]
        if gain > top:
            top = gain
            best = s.options[i]
    return best
