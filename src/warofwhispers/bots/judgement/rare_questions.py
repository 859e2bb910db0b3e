"""Heuristics for questions that come up now and then, mostly because of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.judgement.attacks import NOTHING
from warofwhispers.bots.judgement.placement import fire_from, least_needed, where_fewer, where_more
from warofwhispers.engine.codes import (
    ASK_DISPERSE_TO,
    ASK_ELSEWHERE,
    ASK_FIRE_FROM,
    ASK_FIRE_KILL,
    ASK_GARRISON,
    ASK_MARCH_COUNT,
    ASK_MARCH_FROM,
    ASK_MARCH_TO,
    ASK_MERCENARIES,
    ASK_MERCENARIES_COUNT,
    ASK_POPULATE,
    ASK_REARRANGE,
    ASK_RECRUIT,
    ASK_REINFORCE_COUNT,
    ASK_REINFORCE_FROM,
    ASK_RELOCATE,
    ASK_SWITCH,
    ASK_UPRISING,
    DECLINE,
    ELSEWHERE,
    MOVE,
    PASS,
    SWITCH,
)
from warofwhispers.engine.places import first_order

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.judgement.moves import Judge
    from warofwhispers.bots.judgement.style import Style
    from warofwhispers.dealer import RandomStream
    from warofwhispers.engine.state import State


def answer_rare(s: State, judge: Judge, style: Style, rng: RandomStream) -> int:
    """Return the answer to a question that comes up now and then, mostly because of a card."""
    prompt: i64 = s.prompt
    if prompt == ASK_SWITCH or prompt == ASK_RELOCATE or prompt == ASK_ELSEWHERE:
        return best_position(s, judge, style)
    if (
        prompt == ASK_GARRISON or prompt == ASK_RECRUIT or prompt == ASK_UPRISING
        or prompt == ASK_POPULATE or prompt == ASK_REARRANGE or prompt == ASK_DISPERSE_TO
    ):  # fmt: skip
        return where_more(s, judge)
    if prompt == ASK_MERCENARIES or prompt == ASK_FIRE_KILL:
        return where_fewer(s, judge)
    if prompt == ASK_MERCENARIES_COUNT or prompt == ASK_REINFORCE_COUNT:
        return s.options[-1]
    if prompt == ASK_MARCH_COUNT:
        return s.options[-1]
    if prompt == ASK_MARCH_FROM or prompt == ASK_REINFORCE_FROM:
        return least_needed(s, judge)
    if prompt == ASK_MARCH_TO:
        return where_more(s, judge)
    if prompt == ASK_FIRE_FROM:
        return fire_from(s, judge)
    if PASS in s.options:  # no heuristic knows this question: pass rather than pick anything
        return PASS
    if DECLINE in s.options:
        return DECLINE
    return s.options[rng.below(len(s.options))]


def best_position(s: State, judge: Judge, style: Style) -> int:
    """Choose a position to act from, or to move to for good."""
    best = s.options[0]
    top: float = NOTHING - 1.0
    i: i64
    other: i64
    for i in range(len(s.options)):
        option = s.options[i]
        place: i64 = option - (ELSEWHERE if s.prompt == ASK_ELSEWHERE else MOVE)
        worth: float = NOTHING
        for other in range(first_order(place), first_order(place) + s.data.order_count[place]):
            if s.data.order_kind[other] != SWITCH:
                now = judge.order(s, s.player, other, style.greed, style.aggression)
                worth = max(worth, now)
        if s.prompt == ASK_RELOCATE:
            worth += 0.5 * judge.seat(s, s.player, place, style.greed, style.aggression)
        if worth > top:
            top = worth
            best = option
    return best
