"""Who may ask a bot for advice, and about what.

Advice is based on what one seat sees. During a game it is for that seat alone, and only where it
is unfair to nobody: against bots, or where the table was made with a coach for everyone. Once the
game has ended, anybody may ask what any seat could have thought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from warofwhispers.table.seats import Identity
    from warofwhispers.table.state import Table


def has_coach(table: Table) -> bool:
    """Return whether people may ask for advice while playing at a table."""
    return table.created.coach or sum(seat.kind != "bot" for seat in table.seats) == 1


def has_suspicion(table: Table) -> bool:
    """Return whether people may look at the suspicion board while playing at a table."""
    return table.created.suspicion or has_coach(table)


def advised_society(table: Table, identity: Identity, number: int, eyes: str | None) -> str:
    """Return the society from whose view a step is judged; refuse what would be unfair."""
    society = _society(table, identity, number, eyes)
    if not table.ended and not has_coach(table):
        raise Refusal("not_allowed", "no-coach")
    return society


def suspecting_society(table: Table, identity: Identity, number: int, eyes: str | None) -> str:
    """Return the society whose suspicions are requested; refuse what would be unfair."""
    society = _society(table, identity, number, eyes)
    if not table.ended and not has_suspicion(table):
        raise Refusal("not_allowed", "no-suspicion")
    return society


def reviewed_society(table: Table, identity: Identity, eyes: str | None) -> str:
    """Return the society for which a finished game is reviewed; not before, as it reveals all."""
    if not table.ended:
        raise Refusal("not_now", "review-after-the-game")
    return _society(table, identity, len(table.line), eyes)


def judged_answer(table: Table, number: int) -> None:
    """Refuse unless the step was a player's answer, with a choice, in a game that has ended."""
    if not table.ended:
        raise Refusal("not_now", "review-after-the-game")
    history = table.history
    if history is None or not 0 <= number < len(table.line):
        raise Refusal("not_found", "no-such-step", step=number, last=len(table.line))
    if history.askers[number] is None or not history.choices[number]:
        raise Refusal("invalid", "no-choice-at-step", step=number)


def _society(table: Table, identity: Identity, number: int, eyes: str | None) -> str:
    own = table.society_of(identity)
    eyes = eyes or own
    if table.history is None:
        raise Refusal("not_now", "no-game-yet")
    if not 0 <= number <= len(table.line):
        raise Refusal("not_found", "no-such-step", step=number, last=len(table.line))
    if eyes is None or eyes not in table.history.game.seats:
        raise Refusal("invalid", "no-such-eyes", eyes=eyes or "")
    if eyes not in table.history.at(number).seats:
        raise Refusal("not_now", "no-seat-at-step", step=number)
    if not table.ended and eyes != own:
        raise Refusal("not_allowed", "own-eyes-only")
    return eyes
