"""What can be known of the others' loyalties from what they do in public (R2.2, R7.2).

For each seat a chance for each of the 120 orders its loyalties may have, kept apart for a few
kinds of player (from careless to sharp), because how much a move tells depends on who makes it.
The same is kept for one's own seat as the others see it: that is what they can act on.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

from warofwhispers.bots.belief.choices import attack, orders, placings
from warofwhispers.bots.belief.likelihood import (
    BLOCK,
    EMPIRE_IN,
    KINDS,
    ORDERS,
    TRUST,
    linear,
    spread,
    weigh,
)
from warofwhispers.bots.belief.pairings import Pairings
from warofwhispers.bots.belief.public_board import PublicBoard
from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ATTACK,
    DRAW,
    DRAW_PER,
    EMPIRE_COUNT,
    ORDERS_PER_POSITION,
    POSITION_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
)
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.bots.judgement.forecast import Forecast
    from warofwhispers.dealer import RandomStream
    from warofwhispers.engine.game_data import GameData
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event

NEVER = -1.0e6
GRAIN = 1 << 20
# How common the kinds of player are, the careless first: so common that one who plays by chance
# is not read into; one who does not soon shows it (scripts/measure_belief.py --fit).
PRIOR = (0.9, 0.045, 0.033, 0.022)
SWAP_TRUST = 0.7


class Belief:
    """Public belief about every seat, fed with events as a seat (or a watcher) sees them."""

    def __init__(self, data: GameData, players: int, forecast: Forecast) -> None:
        self.data = data
        self.players = players
        self.forecast = forecast
        self.public = PublicBoard(data, players)
        before = [math.log(share) for share in PRIOR for _ in range(ORDERS)]
        self.logs = [before[:] for _ in range(players)]
        self.dealt_devout = [0] * players  # the slot where each seat's first Devout lies now
        self.cards = Pairings(data, players)
        self._shown = [0] * players  # slots known to lie face up, as bits
        self._order = [-1] * players  # an attack order whose attack is still to be declared
        self._cache: list[list[float]] | None = None
        # The chances given last where Devouts are distinct, with every way to deal those out
        # and the sum of the chances up to it.
        self._deals: tuple[list[list[float]], list[tuple[float, tuple[int, ...]]]] | None = None

    # -- what happens -----------------------------------------------------------------------------

    def notice(self, events: Iterable[Event]) -> None:
        """Take in what happened, oldest first."""
        for event in events:
            if event.seat >= 0:
                self._weigh(event)
            self.public.follow(event)
            self.cards.notice(event)

    def look(self, seen: Observation) -> None:
        """Set the board right where events of unknown kinds have moved it."""
        if not self.public.agrees(seen):
            self.public.set_right(seen)
        self.cards.look(seen.held)
        for seat in range(self.players):
            for slot in range(SLOT_COUNT):
                if (seen.face_up[seat] >> slot) & 1 and not (self._shown[seat] >> slot) & 1:
                    self._show(seat, slot, seen.loyalty[seat * SLOT_COUNT + slot])

    def _show(self, seat: int, slot: int, empire: int) -> None:
        """Rule out every order that has another token in a slot that lies face up."""
        self._shown[seat] |= 1 << slot
        for order in range(ORDERS):
            if EMPIRE_IN[order * SLOT_COUNT + slot] != empire:
                for kind in range(KINDS):
                    self.logs[seat][kind * ORDERS + order] += NEVER
        self._cache = None

    def _weigh(self, event: Event) -> None:
        seat, values = event.seat, event.values
        match event.name:
            case "deployed":
                self._deployed(seat, values[0])
            case "ordered":
                self._ordered(seat, values[0])
            case "declared":
                self._declared(seat, values)
            case "swapped":
                self._swapped(seat, values)
            case "kept":
                self._kept(seat)
            case "revealed":
                self._show(seat, values[0], values[1])

    def _add(
        self,
        seat: int,
        options: list[float],
        chosen: int,
        trust: float,
        groups: Sequence[int] = (),
    ) -> None:
        """Weigh one option against the others; those of a group are one answer to begin with."""
        number = len(options) // BLOCK
        if number > 1:
            groups = groups or range(number)
            sizes = Counter(groups)
            blind = [1.0 / len(sizes) / sizes[group] for group in groups]
            weigh(self.logs[seat], options, chosen, trust, blind)
            self._cache = None

    def _deployed(self, seat: int, position: int) -> None:
        """Weigh a placing against the other vacant positions (R3.2)."""
        board = self.public.state
        vacant = [place for place in range(POSITION_COUNT) if board.council[place] < 0]
        if position in vacant:
            self._add(seat, placings(board, seat, vacant), vacant.index(position), TRUST)

    def _ordered(self, seat: int, order: int) -> None:
        """Weigh an order against the position's others, attacks one by one (R4.3)."""
        kind = self.data.order_kind[order]
        self._order[seat] = order if kind == ATTACK else -1
        if kind in (ADD, ADD_PER, DRAW, DRAW_PER):
            labels: list[int] = []
            options = orders(self.public.state, order // ORDERS_PER_POSITION, labels)
            if order in labels:
                self._add(seat, options, labels.index(order), TRUST, groups_of(labels))

    def _declared(self, seat: int, values: tuple[int, ...]) -> None:
        """Weigh an attack against the others there were, and the position's other orders."""
        order, self._order[seat] = self._order[seat], -1
        if order < 0:
            return
        empire, source, target, number = values
        labels: list[int] = []
        options = orders(self.public.state, order // ORDERS_PER_POSITION, labels)
        label = -1 - (source * REGION_COUNT + target)
        chosen = linear(attack(self.public.state, empire, source, target, number), 0.0)
        if label in labels:
            start = labels.index(label) * BLOCK
            options[start : start + BLOCK] = chosen
        else:  # a card has widened the reach
            labels.append(label)
            options += chosen
        self._add(seat, options, labels.index(label), TRUST, groups_of(labels))

    # -- swaps ------------------------------------------------------------------------------------

    def _swap_options(self, seat: int) -> list[float]:
        """Return what each swap still possible would bring, and first what keeping does."""
        cities = self.forecast.cities(self.public.state)
        up = self.public.state.face_up[seat]
        options = [0.0] * BLOCK
        for i, j in SLOT_PAIRS:
            if (up >> i) & 1 or (up >> j) & 1:
                continue
            gain = MULTIPLIERS[i] - MULTIPLIERS[j]
            block = [0.0] * BLOCK
            for empire in range(EMPIRE_COUNT):
                block[empire * SLOT_COUNT + i] = -cities[empire] * gain - 0.5
                block[empire * SLOT_COUNT + j] = cities[empire] * gain - 0.5
            options += block
        return options

    def _kept(self, seat: int) -> None:
        self._add(seat, self._swap_options(seat), 0, SWAP_TRUST)

    def _swapped(self, seat: int, values: tuple[int, ...]) -> None:
        """Weigh a swap, carry it out in every order believed, and rule out what it shows not."""
        i, j, here, there = values
        up = self.public.state.face_up[seat]
        open_pairs = [p for p in SLOT_PAIRS if not (up >> p[0]) & 1 and not (up >> p[1]) & 1]
        if (i, j) in open_pairs:
            self._add(seat, self._swap_options(seat), 1 + open_pairs.index((i, j)), SWAP_TRUST)
        old, new = self.logs[seat], [NEVER] * (KINDS * ORDERS)
        for order in range(ORDERS):
            tokens = EMPIRE_IN[order * SLOT_COUNT : order * SLOT_COUNT + SLOT_COUNT]
            if tokens[i] == there and tokens[j] == here:
                tokens[i], tokens[j] = here, there
                other = order_number(tokens)
                for kind in range(KINDS):
                    new[kind * ORDERS + other] = old[kind * ORDERS + order]
        self.logs[seat] = new
        self._shown[seat] |= 1 << i | 1 << j
        if self.dealt_devout[seat] in (i, j):
            self.dealt_devout[seat] = i + j - self.dealt_devout[seat]
        self._cache = None

    # -- asking -----------------------------------------------------------------------------------

    def chances(self, known: Sequence[int | None] = ()) -> list[list[float]]:
        """Return each seat's chances for the 120 orders.

        `known` may name, seat by seat, an order that is certain (one's own); it only matters
        where Devouts are distinct (R2.4).
        """
        if self._cache is None:
            self._cache = [spread(logs) for logs in self.logs]
        found = [chances[:] for chances in self._cache]
        for seat, order in enumerate(known):
            if order is not None:
                found[seat] = [0.0] * ORDERS
                found[seat][order] = 1.0
        return self._distinct(found) if self.data.unique_devout else found

    def _distinct(self, found: list[list[float]]) -> list[list[float]]:
        """Make the Devouts dealt distinct: weigh every way to deal them out."""
        shares = self._devout_shares(found)
        joint = [[0.0] * EMPIRE_COUNT for _ in found]
        total, deals = 0.0, []
        for deal in permutations(range(EMPIRE_COUNT), len(found)):
            chance = math.prod(shares[seat][empire] for seat, empire in enumerate(deal))
            if chance > 0.0:
                total += chance
                deals.append((total, deal))
                for seat, empire in enumerate(deal):
                    joint[seat][empire] += chance
        if total <= 0.0:
            return found
        for seat, chances in enumerate(found):
            for order in range(ORDERS):
                empire = EMPIRE_IN[order * SLOT_COUNT + self.dealt_devout[seat]]
                if shares[seat][empire] > 0.0:
                    chances[order] *= joint[seat][empire] / shares[seat][empire] / total
        self._deals = (found, deals)
        return found

    def _devout_shares(self, found: list[list[float]]) -> list[list[float]]:
        """Return each seat's chances for the empire it was dealt as its Devout."""
        shares = [[0.0] * EMPIRE_COUNT for _ in found]
        for seat, chances in enumerate(found):
            for order, chance in enumerate(chances):
                shares[seat][EMPIRE_IN[order * SLOT_COUNT + self.dealt_devout[seat]]] += chance
        return shares

    def draw(self, chances: list[list[float]], seat: int, rng: RandomStream) -> list[list[int]]:
        """Draw an order for every seat but `seat`, jointly where Devouts are distinct.

        `chances` are what the last call of that name gave.
        """
        dealt: Sequence[int] | None = None
        if self._deals is not None and self._deals[0] is chances:
            deals = self._deals[1]
            left = deals[-1][0] * rng.below(GRAIN) / GRAIN
            dealt = next((deal for end, deal in deals if left < end), deals[-1][1])
        drawn: list[list[int]] = []
        for other in range(self.players):
            fitting = chances[other]
            if dealt is not None:
                place, empire = self.dealt_devout[other], dealt[other]
                fitting = [
                    chance if EMPIRE_IN[order * SLOT_COUNT + place] == empire else 0.0
                    for order, chance in enumerate(fitting)
                ]
            drawn.append([] if other == seat else drawn_order(fitting, rng))
        return drawn


def groups_of(labels: Sequence[int]) -> list[int]:
    """Put all attacks of a position into one group: they are one order (R4.3)."""
    return [max(label, -1) for label in labels]


def drawn_order(chances: Sequence[float], rng: RandomStream) -> list[int]:
    """Draw one order, each as likely as its share of the chances; give its tokens by slot."""
    left = sum(chances) * rng.below(GRAIN) / GRAIN
    for order in range(ORDERS):
        left -= chances[order]
        if left < 0.0:
            return EMPIRE_IN[order * SLOT_COUNT : order * SLOT_COUNT + SLOT_COUNT]
    best = max(range(ORDERS), key=lambda order: chances[order])
    return EMPIRE_IN[best * SLOT_COUNT : best * SLOT_COUNT + SLOT_COUNT]


def order_number(tokens: Sequence[int]) -> int:
    """Return the number of an order by its tokens, slot by slot."""
    left = list(range(EMPIRE_COUNT))
    number = 0
    for place, token in enumerate(tokens):
        number = number * (EMPIRE_COUNT - place) + left.index(token)
        left.remove(token)
    return number
