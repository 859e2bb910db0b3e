"""What one seat has seen happen, action by action: its information state, with perfect recall.

An action is public but for three: a deal and a draw, which only whoever gets the token or the
card sees, and a discard at cleanup, of which others see the colour. What a seat has seen of the
actions so far, together with the setup, is everything it can know.
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
    SEAT,
)
from warofwhispers.engine.frames.draw import Draw
from warofwhispers.engine.frames.setup import Loyalties

if TYPE_CHECKING:
    from warofwhispers.engine.state import State
    from warofwhispers.notation import Notation

# Codes for what is not seen whole, above all actions.
SOME_DEAL: Final = 2000
SOME_DRAW: Final = 2001  # + empire
SOME_DISCARD: Final = 2006  # + empire
SOME_CODES: Final = 2011


def seen_by(s: State, action: int) -> list[int]:
    """Give what each seat sees of `action`, before it is applied to `s`."""
    whole = [action] * s.players
    if DEAL <= action < SEAT:
        frame = s.stack[-1]
        owner = frame.place(s.players) // 5 if isinstance(frame, Loyalties) else -1
        return _but_for(owner, whole, SOME_DEAL)
    if DRAWN <= action < DEAL:
        kind = action - DRAWN
        if CONQUEST <= kind < ALLIANCE:
            return whole  # shown to all
        frame = s.stack[-1]
        owner = frame.player if isinstance(frame, Draw) else -1
        return _but_for(owner, whole, SOME_DRAW + s.tables.card_empire[kind])
    if DISCARD <= action < DRAWN:
        empire = s.tables.card_empire[action - DISCARD]
        return _but_for(s.player, whole, SOME_DISCARD + empire)
    return whole


def _but_for(owner: int, whole: list[int], dim: int) -> list[int]:
    return [action if seat == owner else dim for seat, action in enumerate(whole)]


def seen_text(code: int, words: Notation) -> str:
    """Spell out a code: an action, or what is seen of one."""
    if code < SOME_DEAL:
        return words.text(code)
    if code == SOME_DEAL:
        return "deal ?"
    if code < SOME_DISCARD:
        return f"draw {NAMES[code - SOME_DRAW]}/?"
    return f"discard {NAMES[code - SOME_DISCARD]}/?"
