"""A state rebuilt from what one seat sees, with nothing hidden behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.engine.codes import EMPIRE_COUNT
from warofwhispers.engine.frames.registry import make_frame
from warofwhispers.engine.state import State

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation


def rebuild(seen: Observation) -> State:
    """Rebuild the state as `seen` has it, at the question asked.

    What the seat cannot see is missing: face-down tokens are VACANT, others' cards are only
    counted, decks have a size but no cards. So whatever the engine works out on this state follows
    from the observation. What is in progress (the stack) is included only for the seat asked:
    others may not see all of it.
    """
    s = State(seen.data, seen.players)
    s.banners = seen.banners[:]
    s.holder = seen.holder[:]
    s.reserve = seen.reserve[:]
    s.council = seen.council[:]
    s.agents = seen.agents[:]
    s.field = seen.field[:]
    s.held = seen.held[:]
    s.hand_size = [
        sum(seen.held[player * EMPIRE_COUNT : (player + 1) * EMPIRE_COUNT])
        for player in range(seen.players)
    ]
    s.deck = [0] * seen.data.kinds
    s.deck_size = seen.deck_size[:]
    s.discard_size = seen.discard_size[:]
    s.removed = seen.removed[:]
    s.loyalty = seen.loyalty[:]
    s.face_up = seen.face_up[:]
    s.swaps = seen.swaps[:]
    s.seats = seen.seats[:]
    s.first = seen.first
    s.round = seen.round
    s.phase = seen.phase
    s.tracker = seen.tracker
    s.active = seen.active
    s.serving = seen.serving
    s.lasting = seen.lasting
    s.standing = seen.standing[:]
    s.offered = seen.offered
    s.count = seen.count
    s.player = seen.player
    s.prompt = seen.prompt
    s.options = seen.options
    if seen.seat >= 0:
        kinds = seen.data.kinds
        s.hands[seen.seat * kinds : (seen.seat + 1) * kinds] = seen.hand
        s.update_payable(seen.seat)
    if seen.seat == seen.player:
        s.stack = [make_frame(name, list(parts)) for name, parts in seen.frames]
    return s
