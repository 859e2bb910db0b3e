"""Who may ask a bot for advice, and about what.

Advice follows from what one seat sees. While a game goes on it is for that seat alone, and only
where nobody is wronged by it: against bots, or where the table was made with a coach for all.
Once the game has ended anybody may ask what any seat could have thought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.server.errors import Refusal
from warofwhispers.server.table import BOT

if TYPE_CHECKING:
    from warofwhispers.server.table import Table, Who


def has_coach(table: Table) -> bool:
    """Tell whether people may ask for advice while they play at a table."""
    return bool(table.made["coach"]) or sum(chair.kind != BOT for chair in table.chairs) == 1


def advised(table: Table, who: Who, number: int, eyes: str | None) -> str:
    """Give whose eyes the advice about a step is for; refuse what would be unfair."""
    own = None if who.seat is None else table.chairs[who.seat].society
    eyes = eyes or own
    if table.play is None:
        raise Refusal("not_now", "no_game_yet")
    if not 0 <= number <= len(table.line):
        raise Refusal("not_found", "no_such_step", step=number, last=len(table.line))
    if eyes is None or eyes not in table.play.game.seats:
        raise Refusal("invalid", "no_such_eyes", eyes=eyes or "")
    if not table.ended and eyes != own:
        raise Refusal("not_allowed", "own_eyes_only")
    if not table.ended and not has_coach(table):
        raise Refusal("not_allowed", "no_coach")
    return eyes
