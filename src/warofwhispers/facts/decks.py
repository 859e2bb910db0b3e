"""Where cards are, as far as one seat can know: by counting, and by what everybody was shown."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import TYPE_CHECKING, Final

from warofwhispers.content import SOCIETIES
from warofwhispers.engine.codes import ALLIANCE, CONQUEST, EMPIRE_COUNT
from warofwhispers.engine.observe import seen_event
from warofwhispers.facts.shapes import CardsView
from warofwhispers.notation import CARD_TEXTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.content import Society
    from warofwhispers.engine.game_data import GameData
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event

FOLLOWED: Final = {"played", "accepted", "declined", "discarded", "refilled"}


def cards(seen: Observation, log: Sequence[Event]) -> CardsView:
    """Return what a seat can know about cards outside its own hand."""
    data = seen.data
    memory = Memory(seen, log)
    hand = seen.hand or [0] * data.kinds
    shown = [sum(numbers) for numbers in zip(*memory.known, strict=True)]
    unseen = [
        data.deck[kind] - hand[kind] - seen.removed[kind] - memory.spent[kind] - shown[kind]
        for kind in range(data.kinds)
    ]
    others = [player for player in range(seen.players) if player != seen.seat]
    if -1 in seen.seats:  # nobody has a society yet, let alone a card
        others = []
    return CardsView(
        unseen=named(unseen),
        spent=named(memory.spent),
        shown={
            society: tuple(named(memory.known[player]))
            for player, society in named_seats(seen, others)
            if any(memory.known[player])
        },
        chances={
            society: found
            for player, society in named_seats(seen, others)
            if (found := chances(seen, player, unseen, memory.known[player]))
        },
    )


class Memory:
    """What was shown and still holds: cards in discard piles, and cards returned to a hand.

    Spent cards go back into their deck at once unless there are piles (R6.4); an alliance that was
    declined is in its owner's hand, known to all (R6.8), until any card of its colour may have been
    the one discarded (R7.2).
    """

    def __init__(self, seen: Observation, log: Sequence[Event]) -> None:
        """Go through what happened, as the seat saw it."""
        data = self.data = seen.data
        self.spent = [0] * data.kinds
        self.known = [[0] * data.kinds for _ in range(seen.players)]
        if data.discard_piles or data.alliances:
            for event in log:
                if event.name in FOLLOWED:
                    self.notice(seen_event(event, seen.seat))
        if seen.seat >= 0:
            self.known[seen.seat] = [0] * data.kinds  # the seat's own hand is known anyway

    def notice(self, event: Event) -> None:
        """Follow one event."""
        values = event.values
        match event.name:
            case "played":
                for card in values[1:]:
                    self.spend(event.seat, card)
            case "accepted":
                self.spend(values[1], values[0])
            case "declined":
                self.known[values[1]][values[0]] = 1
            case "discarded":
                for kind in kinds_of(self.data)[values[0]]:
                    self.known[event.seat][kind] = 0
                self.spend(event.seat, values[1])  # for others' cards, only the colour is visible
            case "refilled":
                for kind in kinds_of(self.data)[values[0]]:
                    self.spent[kind] = 0

    def spend(self, seat: int, card: int) -> None:
        """Move a card out of a hand, to the pile if there are piles."""
        if card >= 0:
            self.known[seat][card] = 0
            self.spent[card] += self.data.discard_piles


def chances(seen: Observation, player: int, unseen: list[int], known: list[int]) -> dict[str, int]:
    """Return, in per cent, how likely a player is to hold a card of each kind, by counting."""
    found = {CARD_TEXTS[kind]: 100 for kind, number in enumerate(known) if number}
    for empire in range(EMPIRE_COUNT):
        held = seen.held[player * EMPIRE_COUNT + empire]
        if not held:
            continue
        kinds = [k for k in kinds_of(seen.data)[empire] if not CONQUEST <= k < ALLIANCE]
        hidden = held - sum(known[kind] for kind in kinds)
        there = sum(unseen[kind] for kind in kinds)
        for kind in kinds:
            if hidden > 0 and unseen[kind] > 0:
                found.setdefault(CARD_TEXTS[kind], chance(unseen[kind], hidden, there))
    return found


@cache  # there are few kinds of game
def kinds_of(data: GameData) -> tuple[tuple[int, ...], ...]:
    """Return the kinds of cards of each empire."""
    of = data.card_empire
    return tuple(
        tuple(kind for kind in range(data.kinds) if of[kind] == empire)
        for empire in range(EMPIRE_COUNT)
    )


@cache  # there are few different ones
def chance(number: int, hidden: int, there: int) -> int:
    """Return, in per cent, how likely one of `number` copies is among `hidden` of those `there`."""
    return round(100 - 100 * comb(there - number, hidden) / comb(there, hidden))


def named(counts: Sequence[int]) -> dict[str, int]:
    """Return the kinds with a count above zero, by name."""
    return {CARD_TEXTS[kind]: number for kind, number in enumerate(counts) if number > 0}


def named_seats(seen: Observation, players: list[int]) -> list[tuple[int, Society]]:
    """Return players with their societies."""
    return [(player, SOCIETIES[seen.seats[player]]) for player in players]
