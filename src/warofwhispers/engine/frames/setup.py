"""Before the first round (R2): seats, first player and loyalties, all decided by chance."""

from __future__ import annotations

from typing import ClassVar, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ASK_DEAL,
    ASK_FIRST,
    ASK_SEAT,
    CHANCE,
    DEAL,
    EMPIRE_COUNT,
    FIRST,
    PHASE_SETUP,
    SEAT,
    SLOT_COUNT,
)
from warofwhispers.engine.state import Frame, State


@final
class Seating(Frame):
    """Societies (bits) still to be seated at random, from seat `seat` on."""

    FIELDS: ClassVar = (fields.SEAT, fields.SOCIETIES)

    def __init__(self, seat: int, societies: int) -> None:
        self.seat = seat
        self.societies = societies

    def advance(self, s: State) -> bool:
        """Offer chance the societies left."""
        s.phase = PHASE_SETUP
        options = [SEAT + society for society in range(4) if (self.societies >> society) & 1]
        if not options:
            s.stack.pop()
            return False
        return s.ask(CHANCE, ASK_SEAT, options)

    def choose(self, s: State, action: int) -> None:
        """Seat that society."""
        society = action - SEAT
        s.seats[self.seat] = society
        if s.log is not None:
            s.note("seated", "R2.3", self.seat, (society,))
        s.stack[-1] = Seating(self.seat + 1, self.societies & ~(1 << society))


@final
class FirstPlayer(Frame):
    """The first player, chosen at random."""

    def advance(self, s: State) -> bool:
        """Offer chance the seats, by society."""
        return s.ask(CHANCE, ASK_FIRST, [FIRST + society for society in s.seats])

    def choose(self, s: State, action: int) -> None:
        """Give the first-player marker to that seat (R2.3)."""
        s.stack.pop()
        s.first = s.seats.index(action - FIRST)
        if s.log is not None:
            s.note("first", "R2.3", s.first, ())


@final
class Loyalties(Frame):
    """Tokens still to be dealt: every Devout first, then player by player; `turn` counts them."""

    FIELDS: ClassVar = (fields.TURN,)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def place(self, players: int) -> int:
        """Return where the next token goes: player * SLOT_COUNT + slot."""
        if self.turn < players:
            return self.turn * SLOT_COUNT
        later = self.turn - players
        return later // (SLOT_COUNT - 1) * SLOT_COUNT + 1 + later % (SLOT_COUNT - 1)

    def advance(self, s: State) -> bool:
        """Offer chance the tokens left; a player's last token is not a question."""
        if self.turn == s.players * SLOT_COUNT:
            s.stack.pop()
            return False
        place = self.place(s.players)
        player = place // SLOT_COUNT
        mine = s.loyalty[player * SLOT_COUNT : player * SLOT_COUNT + SLOT_COUNT]
        barred = mine
        if place % SLOT_COUNT == 0 and s.data.unique_devout:
            barred = [s.loyalty[other * SLOT_COUNT] for other in range(s.players)]
        options = [DEAL + empire for empire in range(EMPIRE_COUNT) if empire not in barred]
        if len(options) == 1:
            self.choose(s, options[0])
            return False
        return s.ask(CHANCE, ASK_DEAL, options)

    def choose(self, s: State, action: int) -> None:
        """Lay the token down, face down."""
        place = self.place(s.players)
        s.loyalty[place] = action - DEAL
        if s.log is not None:
            rule = "R2.4" if s.data.unique_devout else "R2.2"
            s.note("dealt", rule, place // SLOT_COUNT, (place % SLOT_COUNT, action - DEAL))
        s.stack[-1] = Loyalties(self.turn + 1)
