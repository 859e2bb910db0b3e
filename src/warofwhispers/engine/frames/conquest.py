"""Conquest cards (R6.7): drawn, shown, resolved by whoever drew them, and removed from the game."""

from __future__ import annotations

from typing import ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ASK_AVERT,
    ASK_CONQUEST,
    ASK_CONTROL,
    ASK_MUSTER,
    ASK_SAVAGED,
    ASK_SPREAD,
    ASK_STAMPEDE,
    ASK_TRIALS,
    ASSASSINATION_PLOT,
    AT,
    AVERT,
    BAD_BLOOD,
    BEAR,
    BOUNTIFUL_HARVEST,
    CHANCELLOR,
    CONTROL,
    COUNCIL_SIZE,
    EAGLE,
    ELEPHANT,
    ENACT,
    FARMS_DOUBLED,
    HALF,
    HOARD,
    HORSE,
    LION,
    MOVE,
    MUSTER,
    NO_ELEPHANT_ATTACK,
    NO_SUPPLY,
    NOBODY,
    NOMADIC_LIFE,
    PEACE_THROUGH_STRENGTH,
    PERMIT,
    PLAGUE,
    POSITION_COUNT,
    PURGE,
    REGION_COUNT,
    SAVAGED,
    SPREAD,
    STAMPEDE,
    SUCCESSION_CRISIS,
    THE_TRIALS,
    TRADE,
    WARRING_CLANS,
)
from warofwhispers.engine.frames.bad_blood import BloodFrom, blood_sources
from warofwhispers.engine.frames.nomads import NomadsFrom, nomad_sources
from warofwhispers.engine.frames.seating import ReseatCouncil, agents_in
from warofwhispers.engine.places import council_part, first_position
from warofwhispers.engine.state import Frame, State

RULE: Final = "R6.7"
BEAR_CHANCELLOR: Final = BEAR * COUNCIL_SIZE + CHANCELLOR
# The cards with two halves, and the first half of each.
FIRST_HALF: Final = {
    WARRING_CLANS: BAD_BLOOD,
    BOUNTIFUL_HARVEST: TRADE,
    ASSASSINATION_PLOT: AVERT,
    PEACE_THROUGH_STRENGTH: PURGE,
    PLAGUE: CONTROL,
}
LASTING_BIT: Final = {TRADE: FARMS_DOUBLED, HOARD: NO_SUPPLY, PERMIT: NO_ELEPHANT_ATTACK}

# What is done to a region, numbered: a half of a card, or 20 + a card without halves.
WHOLE: Final = 20
PROMPT_AT: Final = {
    SAVAGED: ASK_SAVAGED,
    AVERT: ASK_AVERT,
    CONTROL: ASK_CONTROL,
    SPREAD: ASK_SPREAD,
    WHOLE + STAMPEDE: ASK_STAMPEDE,
    WHOLE + MUSTER: ASK_MUSTER,
}


def can_resolve(s: State, card: int) -> bool:
    """Return whether a conquest card could have any effect now."""
    if card in FIRST_HALF:
        return bool(halves(s, card))
    if card == THE_TRIALS:
        return bool(trials(s))
    if card == NOMADIC_LIFE:
        return bool(nomad_sources(s))
    if card == SUCCESSION_CRISIS:
        return agents_in(s, HORSE) > 0
    return bool(places(s, WHOLE + card))


def resolve(s: State, player: int, card: int) -> None:
    """Push the card's first question onto the stack."""
    if card in FIRST_HALF:
        s.stack.append(ConquestHalf(player, card))
    elif card == THE_TRIALS:
        s.stack.append(Trials(player))
    elif card == NOMADIC_LIFE:
        s.stack.append(NomadsFrom(player))
    elif card == SUCCESSION_CRISIS:
        if s.tracker >= first_position(HORSE):
            s.stack[:] = [frame.sent_back() for frame in s.stack]
        s.stack.append(ReseatCouncil(player, HORSE, tuple(council_part(s.council, HORSE)), ()))
    else:
        s.stack.append(ConquestRegion(player, WHOLE + card))


def halves(s: State, card: int) -> list[int]:
    """Return the halves of a card that have an effect."""
    first = FIRST_HALF[card]
    return [half for half in (first, first + 1) if has_half(s, half)]


def has_half(s: State, half: int) -> bool:
    """Return whether a half would have any effect."""
    if half in LASTING_BIT:
        return True
    if half == BAD_BLOOD:
        return bool(blood_sources(s))
    if half == ENACT:
        return agents_in(s, EAGLE) > 0
    if half == PURGE:
        return any(s.holder[r] == ELEPHANT and s.banners[r] > 0 for r in range(REGION_COUNT))
    return bool(places(s, half))


def places(s: State, what: int) -> list[int]:
    """Return the regions where an effect can take place."""
    return [region for region in range(REGION_COUNT) if _suits(s, what, region)]


def _suits(s: State, what: int, region: int) -> bool:
    holder, home = s.holder[region], s.data.home[region]
    if what == WHOLE + MUSTER:
        return holder == LION and any(
            other != region and s.holder[other] == LION and s.banners[other] > 1
            for other in range(REGION_COUNT)
        )
    if s.banners[region] == 0:
        return False
    if what == SAVAGED:
        return home == BEAR and holder != BEAR
    if what == AVERT:
        return holder == EAGLE
    if what == CONTROL:
        return holder == LION and home == LION
    if what == SPREAD:
        return holder == LION
    return any(s.holder[other] == ELEPHANT for other in s.data.borders[region])


def trials(s: State) -> list[int]:
    """Return the positions whose agent, or vacancy, can trade places with the Bear Chancellor."""
    chancellor = s.council[BEAR_CHANCELLOR]
    able = [*range(BEAR_CHANCELLOR), *range(COUNCIL_SIZE, POSITION_COUNT, COUNCIL_SIZE)]
    return [position for position in able if s.council[position] != chancellor]


@final
class ConquestHalf(Frame):
    """The half of a conquest card to use."""

    FIELDS: ClassVar = (fields.PLAYER, fields.CONQUEST_CARD)

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def advance(self, s: State) -> bool:
        """Offer the halves that have an effect."""
        return s.ask(self.player, ASK_CONQUEST, [HALF + half for half in halves(s, self.card)])

    def choose(self, s: State, action: int) -> None:
        """Apply the half, or ask where."""
        half = action - HALF
        s.stack.pop()
        if s.log is not None:
            s.note("half", RULE, self.player, (half,))
        if half in LASTING_BIT:
            s.lasting |= LASTING_BIT[half]
        elif half == BAD_BLOOD:
            s.stack.append(BloodFrom(self.player))
        elif half == ENACT:
            s.stack.append(
                ReseatCouncil(
                    self.player,
                    EAGLE,
                    tuple(council_part(s.council, EAGLE)),
                    (),
                )
            )
        elif half == PURGE:
            for region in range(REGION_COUNT):
                if s.holder[region] == ELEPHANT and s.banners[region] > 0:
                    s.kill(region, 1, RULE)
        else:
            s.stack.append(ConquestRegion(self.player, half))


@final
class ConquestRegion(Frame):
    """The region that a conquest card affects."""

    FIELDS: ClassVar = (fields.PLAYER, fields.CONQUEST_EFFECT)

    def __init__(self, player: int, what: int) -> None:
        self.player = player
        self.what = what

    def advance(self, s: State) -> bool:
        """Offer the regions where the effect can take place."""
        options = [AT + region for region in places(s, self.what)]
        return s.ask(self.player, PROMPT_AT[self.what], options)

    def choose(self, s: State, action: int) -> None:
        """Let the card take effect in that region."""
        region = action - AT
        s.stack.pop()
        if self.what == WHOLE + MUSTER:
            muster(s, region)
            return
        s.kill(region, s.banners[region], RULE)
        if self.what == SPREAD:
            for other in s.data.borders[region]:
                if s.banners[other] > 0:
                    s.kill(other, 1, RULE)


def muster(s: State, region: int) -> None:
    """Move one Lion banner to a region from every other region that has two or more."""
    for other in range(REGION_COUNT):
        if other != region and s.holder[other] == LION and s.banners[other] > 1:
            s.banners[other] -= 1
            s.banners[region] += 1
            if s.log is not None:
                s.note("moved", RULE, NOBODY, (LION, other, region, 1))


@final
class Trials(Frame):
    """The trials: who changes places with the Bear Chancellor."""

    FIELDS: ClassVar = (fields.PLAYER,)

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, s: State) -> bool:
        """Offer Bear positions (absolve) and the other empires' Sheriffs (exile)."""
        return s.ask(self.player, ASK_TRIALS, [MOVE + position for position in trials(s)])

    def choose(self, s: State, action: int) -> None:
        """Let them change places."""
        position = action - MOVE
        s.stack.pop()
        council = s.council
        council[position], council[BEAR_CHANCELLOR] = council[BEAR_CHANCELLOR], council[position]
        if s.log is not None:
            values = (BEAR_CHANCELLOR, position, council[position], council[BEAR_CHANCELLOR])
            s.note("changed_places", RULE, self.player, values)
