"""What can be inferred about unseen cards: where they are, and which pairings are held.

Colours are public, pairings are not (R6.1). There are three kinds of evidence: cards that went to
a discard pile; cards that were shown and returned to a hand; and, weakly, plays that were not
made. A player who gives an order while holding an A and a B card, without using an A/B pairing,
is slightly less likely to hold one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import BASE_KINDS, EMPIRE_COUNT, KINDS_PER_EMPIRE
from warofwhispers.engine.plays import empire_of, pair_of, partner_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.engine.game_data import GameData
    from warofwhispers.engine.state import Event

# Roughly how often a pairing held when an order comes up is used for it, for each pair of empires,
# in games between `rules`, `greedy` and `search`. (scripts/measure_pairings.py --rates also counts
# pairings drawn along the way.)
USED: Final = (0.21, 0.08, 0.01, 0.06, 0.16, 0.11, 0.11, 0.01, 0.12, 0.04)
TRUST: Final = 0.5  # how much of that to believe: the player may have had a reason to wait
PARTNER: Final = tuple(partner_of(kind) for kind in range(BASE_KINDS))
PASSED_UP: Final = tuple(
    1.0 - TRUST * USED[pair_of(empire_of(kind), PARTNER[kind])] for kind in range(BASE_KINDS)
)


class Pairings:
    """Where cards are, as far as public events tell, and how likely each pairing is held.

    `piled` counts the cards known to be in discard piles and `known` those known to be in each
    hand, both by kind. `weights` say, for each seat and kind, how much likelier than by counting
    alone a held card of that colour is of that kind.
    """

    def __init__(self, data: GameData, players: int) -> None:
        self.data = data
        self.piled = [0] * data.kinds
        self.known = [[0] * data.kinds for _ in range(players)]
        self.weights = [[1.0] * data.kinds for _ in range(players)]
        self.held = [[0] * EMPIRE_COUNT for _ in range(players)]

    def notice(self, event: Event) -> None:
        """Update from one event: a card drawn, played, discarded, or not played."""
        seat, values = event.seat, event.values
        match event.name:
            case "ordered":
                self._passed_up(seat)
            case "drew":
                self._drew(seat, values[0])
            case "played":
                self._spent(seat, [card for card in values[1:] if card >= 0])
            case "accepted":
                self._spent(values[1], values[:1])
            case "declined":
                self.known[values[1]][values[0]] = 1
            case "discarded":
                self._discarded(seat, values[0])
            case "refilled":
                for kind in self._of(values[0]):
                    self.piled[kind] = 0

    def look(self, held: Sequence[int]) -> None:
        """Correct the number of cards of each colour that each seat holds."""
        self.held = [
            list(held[start : start + EMPIRE_COUNT]) for start in range(0, len(held), EMPIRE_COUNT)
        ]

    def _of(self, empire: int) -> list[int]:
        of = self.data.card_empire
        return [kind for kind in range(self.data.kinds) if of[kind] == empire]

    def _passed_up(self, seat: int) -> None:
        held, weights = self.held[seat], self.weights[seat]
        for kind in range(BASE_KINDS):
            if held[kind // KINDS_PER_EMPIRE] and held[PARTNER[kind]]:
                weights[kind] *= PASSED_UP[kind]

    def _drew(self, seat: int, empire: int) -> None:
        """Average a new card, about which nothing is known, into those of its colour."""
        number, weights, kinds = self.held[seat][empire], self.weights[seat], self._of(empire)
        mean = sum(weights[kind] for kind in kinds) / len(kinds)
        for kind in kinds:
            weights[kind] = (number * weights[kind] / mean + 1.0) / (number + 1.0)
        self.held[seat][empire] += 1

    def _spent(self, seat: int, cards: Iterable[int]) -> None:
        for card in cards:
            self.known[seat][card] = 0
            self._left(seat, self.data.card_empire[card])
            if self.data.discard_piles:
                self.piled[card] += 1

    def _discarded(self, seat: int, empire: int) -> None:
        """Forget which cards of the colour were known: any of them may have gone (R7.2)."""
        for kind in self._of(empire):
            self.known[seat][kind] = 0
        self._left(seat, empire)

    def _left(self, seat: int, empire: int) -> None:
        self.held[seat][empire] -= 1
        if self.held[seat][empire] <= 0:
            self.held[seat][empire] = 0
            for kind in self._of(empire):
                self.weights[seat][kind] = 1.0
