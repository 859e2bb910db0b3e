"""Setting up a new game (R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.engine.codes import VACANT
from warofwhispers.engine.frames.rounds import Round
from warofwhispers.engine.frames.setup import FirstPlayer, Loyalties, Seating
from warofwhispers.engine.state import State

if TYPE_CHECKING:
    from warofwhispers.engine.game_data import GameData


def new_state(
    data: GameData, societies: list[int], first: int, *, seated: bool, logged: bool
) -> State:
    """Set up a game and run it to its first question.

    `societies` are in seat order if `seated`, else chance seats them; `first` is the seat that
    begins, or VACANT to let chance decide. If `logged`, events are kept.
    """
    s = State(data, len(societies))
    if logged:
        s.log = []
    s.stack.append(Round(0))
    s.stack.append(Loyalties(0))
    if first == VACANT:
        s.stack.append(FirstPlayer())
    else:
        s.first = first
    if seated:
        s.seats = societies[:]
    else:
        s.stack.append(Seating(0, sum(1 << society for society in societies)))
    s.run()
    return s
