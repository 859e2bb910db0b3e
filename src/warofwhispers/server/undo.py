"""How far back a person may go by themselves, and why not further."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warofwhispers.server.table import Table


@dataclass(frozen=True, slots=True)
class Undo:
    """`free_to` needs nobody's consent, `ask_to` everyone's; None: not at all.

    `last` is the latest question at which this person had something to choose.

    `reason` says what stands before `free_to`: chance fell, something hidden was shown,
    somebody else moved, or the game's beginning ("ok").
    """

    free_to: int | None
    reason: str
    ask_to: int | None
    last: int | None = None


def undo_for(table: Table, seat: int | None) -> Undo:
    """Give how far the person in a seat may take the game back."""
    play = table.play
    if play is None or table.status == "open":
        return Undo(None, "not_started", None)
    if table.status != "playing":
        return Undo(None, "over", None)
    if seat is None or not table.chairs[seat].is_person:
        return Undo(None, "not_seated", None)
    society = table.chairs[seat].society
    at = len(play.askers)
    reason = "ok" if at else "nothing"
    while at > 0 and reason == "ok":
        asker = play.askers[at - 1]
        if asker is None:
            reason = "chance"
        elif asker != society:
            reason = "other_moved"
        elif play.telling[at - 1]:
            reason = "revealed"
        else:
            at -= 1
    free = at if at < len(play.askers) else None
    own = (
        at
        for at in reversed(range(len(play.askers)))
        if play.askers[at] == society and play.chosen[at]
    )
    return Undo(free, reason, first_question(table), next(own, None))


def first_question(table: Table) -> int | None:
    """Give the first question of the game that a player has answered."""
    askers = table.play.askers if table.play is not None else []
    return next((at for at, asker in enumerate(askers) if asker is not None), None)
