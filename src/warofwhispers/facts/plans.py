"""Questions that come once for each banner or card: how many each place may still take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.engine.codes import DISCARD, HAND_LIMIT, KILL, PLACE, REGION_COUNT
from warofwhispers.engine.frames.abilities import AlchemistsFire
from warofwhispers.engine.frames.place import PlaceBanners
from warofwhispers.engine.frames.rounds import Cleanup
from warofwhispers.engine.reasons import ALLOWED
from warofwhispers.facts.shapes import Plan

if TYPE_CHECKING:
    from warofwhispers.engine.state import State
    from warofwhispers.notation import Notation


def plan(s: State, seat: int, words: Notation) -> Plan | None:
    """Give what several answers at once may hold; None where there is nothing to plan."""
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
