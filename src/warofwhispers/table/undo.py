"""How far back a person may go alone, and why not further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.table.shapes import UndoFacts

if TYPE_CHECKING:
    from warofwhispers.table.shapes import UndoReason
    from warofwhispers.table.state import Table


def undo_for(table: Table, seat: int | None) -> UndoFacts:
    """Return how far the person in a seat may take the game back.

    What the table began with, a lesson's position or the game it continues, cannot be undone.
    """
    history = table.history
    if history is None or table.status == "open":
        return UndoFacts(None, "not_started", None, None)
    if table.status != "playing":
        return UndoFacts(None, "over", None, None)
    if seat is None or not table.seats[seat].is_person:
        return UndoFacts(None, "not_seated", None, None)
    society = table.seats[seat].society
    at = len(history)
    reason: UndoReason = "ok" if at > table.given else "nothing"
    while at > table.given and reason == "ok":
        asker = history.askers[at - 1]
        if asker is None:
            reason = "chance"
        elif asker != society:
            reason = "other_moved"
        elif history.revealing[at - 1]:
            reason = "revealed"
        else:
            at -= 1
    free_to = at if at < len(history) else None
    own = (
        number
        for number in reversed(range(table.given, len(history)))
        if history.askers[number] == society and history.choices[number]
    )
    return UndoFacts(free_to, reason, first_question(table), next(own, None))


def first_question(table: Table) -> int | None:
    """Return the first question that a player has answered at the table."""
    askers = table.history.askers if table.history is not None else []
    answered = (at for at in range(table.given, len(askers)) if askers[at] is not None)
    return next(answered, None)
