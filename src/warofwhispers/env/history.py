"""What one seat has seen happen, action by action: its information state, with perfect recall.

All actions are public but three: a deal and a draw, which only the player who gets the token or
card sees, and a discard at cleanup, of which others see the colour. A swap and the Lion's price
turn tokens up, and everyone sees which. What a seat has seen of that, together with the setup, is
everything it can know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.content import EMPIRES as NAMES
from warofwhispers.engine.codes import (
    ALLIANCE,
    CONQUEST,
    DEAL,
    DISCARD,
    DRAWN,
    FROM_POSITION,
    REVEAL,
    SEAT,
    SLOT_COUNT,
    SWAP,
)
from warofwhispers.engine.frames.draw import DrawCards
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.frames.setup import Loyalties

if TYPE_CHECKING:
    from warofwhispers.engine.state import State
    from warofwhispers.notation import Notation

# Codes for what is only partly seen, and for what is seen as well, above all actions.
SOME_DEAL: Final = 2000
SOME_DRAW: Final = 2001  # + empire
SOME_DISCARD: Final = 2006  # + empire
TOKEN: Final = 2011  # + empire: it is turned face up
SOME_CODES: Final = 2016


def note_action(s: State, action: int, seen: list[list[int]]) -> None:
    """Append to each seat's list what it sees of `action`, which is about to be applied to `s`."""
    dim = seen_by_all(s, action)
    owner = _owner(s) if dim != action else -1
    for seat, codes in enumerate(seen):
        codes.append(action if seat == owner else dim)
    if SWAP <= action < DISCARD:
        one, other = SLOT_PAIRS[action - SWAP]
        _show(s, other, seen)
        _show(s, one, seen)
    elif REVEAL <= action < FROM_POSITION:
        _show(s, action - REVEAL, seen)


def seen_by_all(s: State, action: int) -> int:
    """Return what everybody sees of an action."""
    if DISCARD <= action < SEAT:
        if action >= DEAL:
            return SOME_DEAL
        if action < DRAWN:
            return SOME_DISCARD + s.data.card_empire[action - DISCARD]
        kind = action - DRAWN
        if not CONQUEST <= kind < ALLIANCE:  # those are shown to all
            return SOME_DRAW + s.data.card_empire[kind]
    return action


def _owner(s: State) -> int:
    """Return who sees the token dealt, the card drawn or the card discarded."""
    frame = s.stack[-1]
    if isinstance(frame, Loyalties):
        return frame.place(s.players) // SLOT_COUNT
    return frame.player if isinstance(frame, DrawCards) else s.player


def _show(s: State, slot: int, seen: list[list[int]]) -> None:
    """Turn up the token in a slot of the asked player, in the order of the slots."""
    empire = s.loyalty[s.player * SLOT_COUNT + slot]
    for codes in seen:
        codes.append(TOKEN + empire)


def seen_text(code: int, words: Notation) -> str:
    """Spell out a code: an action, or what is seen of one."""
    if code < SOME_DEAL:
        return words.text(code)
    if code == SOME_DEAL:
        return "deal ?"
    if code < SOME_DISCARD:
        return f"draw {NAMES[code - SOME_DRAW]}/?"
    if code < TOKEN:
        return f"discard {NAMES[code - SOME_DISCARD]}/?"
    return f"turned up {NAMES[code - TOKEN]}"
