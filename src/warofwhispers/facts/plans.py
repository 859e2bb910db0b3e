"""Questions asked once per banner or card: how many each place may still take."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import (
    DISCARD,
    HAND_LIMIT,
    KILL,
    PASS,
    PLACE,
    PROMPTS,
    REGION_COUNT,
)
from warofwhispers.engine.frames.abilities import AlchemistsFire
from warofwhispers.engine.frames.place import PlaceBanners
from warofwhispers.engine.frames.rounds import Cleanup
from warofwhispers.engine.reasons import ALLOWED
from warofwhispers.facts.shapes import Plan

if TYPE_CHECKING:
    from collections.abc import Mapping

    from warofwhispers.engine.state import State
    from warofwhispers.notation import Notation

# The events in which the answers appear; their second number says where, or which.
SHOWN: Final = {"added": PLACE, "set_down": PLACE, "killed": KILL, "discarded": DISCARD}


def plan(s: State, seat: int, words: Notation) -> Plan | None:
    """Return what several answers at once may contain; None if there is nothing to plan."""
    frame = s.stack[-1]
    rooms: dict[int, int] = {}
    left = 0
    if isinstance(frame, PlaceBanners):
        left = frame.left
        rooms = {PLACE + region: frame.room(s, region) for region in range(REGION_COUNT)}
    elif isinstance(frame, AlchemistsFire):
        rooms = {
            KILL + region: s.banners[region]
            for region in range(REGION_COUNT)
            if frame.spares(s, region) == ALLOWED
        }
        left = min(frame.left, sum(rooms.values()))
    elif isinstance(frame, Cleanup):
        hand = s.hands[seat * s.data.kinds : (seat + 1) * s.data.kinds]
        cursor = s.data.by_colour[frame.cursor :]
        rooms = {DISCARD + kind: hand[kind] for kind in cursor}
        left = s.hand_size[seat] - HAND_LIMIT
    found = {words.text(action): room for action, room in rooms.items() if room > 0}
    if left < 2 or len(found) < 2:  # noqa: PLR2004 - one alone needs no plan
        return None
    return Plan(left, found, fewer=isinstance(frame, AlchemistsFire))


def steps(s: State, wanted: Mapping[int, int]) -> list[int] | None:
    """Return the answers that achieve exactly what is `wanted` of a question that repeats.

    `wanted` says how often each action is meant. The engine itself places what has only one place
    left to go, so there may be fewer answers than that. None if it cannot be achieved: some of
    it is impossible, or there is more to place.
    """
    player, prompt, rule = s.player, s.prompt, PROMPTS[s.prompt][1]
    order = sorted(wanted, key=lambda action: _place_in_order(s, action))
    trial = s.clone()
    trial.log = []
    done: list[int] = []
    while (trial.player, trial.prompt) == (player, prompt):
        there = laid(trial, rule)
        missing = [action for action in order if wanted[action] > there[action]]
        answer = missing[0] if missing else PASS
        if answer not in trial.options:
            return None
        trial.apply(answer)
        done.append(answer)
        if answer == PASS:
            break
    return done if laid(trial, rule) == Counter(wanted) else None


def _place_in_order(s: State, action: int) -> int:
    """Return an action's place in the engine's own order: that of the map, or of the colours."""
    return s.data.by_colour.index(action - DISCARD) if action >= DISCARD else action


def laid(s: State, rule: str) -> Counter[int]:
    """Count the answers that the log reports to a question with this rule, by action."""
    found: Counter[int] = Counter()
    for event in s.log or []:
        if event.name in SHOWN and event.rule == rule:
            base = SHOWN[event.name]
            found[base + event.values[1]] += 1 if base == DISCARD else event.values[2]
    return found
