"""A council's agents rearranged, each to a new position (assassination plot, succession crisis)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import ASK_SIT, COUNCIL_SIZE, SIT, VACANT
from warofwhispers.engine.places import council_part, first_position
from warofwhispers.engine.state import Frame, State

NOBODY_SITS: Final = 4


def agents_in(s: State, empire: int) -> int:
    """Count the agents in a council."""
    return sum(1 for seat in council_part(s.council, empire) if seat >= 0)


def arrangements(before: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return every way to seat a council's agents so that each has moved.

    Two agents of one player are distinct: they may change places with each other.
    """
    agents = [place for place, player in enumerate(before) if player >= 0]
    found: set[tuple[int, ...]] = set()

    def seat(rest: list[int], taken: tuple[int, ...]) -> None:
        if not rest:
            found.add(taken)
            return
        agent = rest[0]
        for place in range(4):
            if place != agent and taken[place] == VACANT:
                filled = (*taken[:place], before[agent], *taken[place + 1 :])
                seat(rest[1:], filled)

    seat(agents, (VACANT,) * COUNCIL_SIZE)
    return found


@final
class ReseatCouncil(Frame):
    """A council being rearranged: asked seat by seat, from Sheriff to Chancellor.

    `seated` are the answers so far and `before` is who sat where; both hold players or VACANT.
    Seats that follow from the answers so far are not asked for.
    """

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.BEFORE, fields.SEATED)

    def __init__(
        self, player: int, empire: int, before: tuple[int, ...], seated: tuple[int, ...]
    ) -> None:
        self.player = player
        self.empire = empire
        self.before = before
        self.seated = seated

    def advance(self, s: State) -> bool:
        """Offer who may sit in the next seat."""
        place = len(self.seated)
        open_ones = [new for new in arrangements(self.before) if new[:place] == self.seated]
        if len(open_ones) == 1:
            self._sit(s, open_ones[0])
            return False
        who = sorted({new[place] for new in open_ones})
        if len(who) == 1:
            s.stack[-1] = ReseatCouncil(
                self.player, self.empire, self.before, (*self.seated, who[0])
            )
            return False
        options = [SIT + (s.seats[seat] if seat >= 0 else NOBODY_SITS) for seat in who]
        return s.ask(self.player, ASK_SIT, options)

    def choose(self, s: State, action: int) -> None:
        """Take the answer for one seat."""
        society = action - SIT
        seat = VACANT if society == NOBODY_SITS else s.seats.index(society)
        s.stack[-1] = ReseatCouncil(self.player, self.empire, self.before, (*self.seated, seat))

    def _sit(self, s: State, new: tuple[int, ...]) -> None:
        s.stack.pop()
        for place, seat in enumerate(new):
            s.council[first_position(self.empire) + place] = seat
        if s.log is not None:
            s.note("rearranged", "R6.7", self.player, (self.empire, *new))
