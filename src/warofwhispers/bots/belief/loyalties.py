"""Inference of the other seats' loyalties from their public actions (R2.2, R7.2).

Each seat has a probability for each of the 120 orders in which its loyalties may lie. They are
kept separately for a few kinds of player, from careless to sharp, because how much a move reveals
depends on who makes it. One's own seat is included, as the others see it: that is the knowledge
on which they can act.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from itertools import accumulate, permutations
from typing import TYPE_CHECKING

from warofwhispers.bots.belief.choices import attack, attack_label, orders, placings
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
    POSITION_COUNT,
    SLOT_COUNT,
)
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.places import order_position
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
# How common the kinds of player are, the careless first. They dominate, so that nothing is read
# into random play; other players soon reveal themselves (scripts/measure_belief.py --fit).
PRIOR = (0.9, 0.045, 0.033, 0.022)
SWAP_TRUST = 0.7


class Belief:
    """What the public knows about every seat, updated from the events that a viewer sees."""

    def __init__(self, data: GameData, players: int, forecast: Forecast) -> None:
        self.data = data
        self.players = players
        self.forecast = forecast
        self.public = PublicBoard(data, players)
        before = [math.log(share) for share in PRIOR for _ in range(ORDERS)]
        self.logs = [before[:] for _ in range(players)]
        self.dealt_devout = [0] * players  # the slot of the token dealt as each seat's Devout
        self.cards = Pairings(data, players)
        self._shown = [0] * players  # slots known to be face up, as bits
        self._order = [-1] * players  # an attack order whose attack has not been declared yet
        self._cache: list[list[float]] | None = None
        # The last result of `_distinct`, with every possible deal of Devouts and the cumulative
        # probability up to it.
        self._deals: tuple[list[list[float]], list[tuple[float, tuple[int, ...]]]] | None = None
        self._sums: tuple[list[list[float]], list[list[float]]] | None = None

    # -- what happens -----------------------------------------------------------------------------

    def notice(self, events: Iterable[Event]) -> None:
        """Update from events, oldest first."""
        for event in events:
            if event.seat >= 0:
                self._weigh(event)
            self.public.follow(event)
            self.cards.notice(event)

    def look(self, seen: Observation) -> None:
        """Correct what unfamiliar events have changed, using an observation."""
        if not self.public.agrees(seen):
            self.public.set_right(seen)
        self.cards.look(seen.held)
        for seat in range(self.players):
            for slot in range(SLOT_COUNT):
                if (seen.face_up[seat] >> slot) & 1 and not (self._shown[seat] >> slot) & 1:
                    self._show(seat, slot, seen.loyalty[seat * SLOT_COUNT + slot])

    def _show(self, seat: int, slot: int, empire: int) -> None:
        """Rule out every loyalty order with another empire in a face-up slot."""
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
        """Weigh the chosen option against the others; a group counts as one answer a priori."""
        number = len(options) // BLOCK
        if number > 1:
            groups = groups or range(number)
            sizes = Counter(groups)
            blind = [1.0 / len(sizes) / sizes[group] for group in groups]
            weigh(self.logs[seat], options, chosen, trust, blind)
            self._cache = None

    def _deployed(self, seat: int, position: int) -> None:
        """Weigh a deployment against the other vacant positions (R3.2)."""
        board = self.public.state
        vacant = [place for place in range(POSITION_COUNT) if board.council[place] < 0]
        if position in vacant:
            self._add(seat, placings(board, seat, vacant), vacant.index(position), TRUST)

    def _ordered(self, seat: int, order: int) -> None:
        """Weigh an order against the position's others, each attack being an option (R4.3)."""
        kind = self.data.order_kind[order]
        self._order[seat] = order if kind == ATTACK else -1
        if kind in (ADD, ADD_PER, DRAW, DRAW_PER):
            labels: list[int] = []
            options = orders(self.public.state, order_position(order), labels)
            if order in labels:
                self._add(seat, options, labels.index(order), TRUST, groups_of(labels))

    def _declared(self, seat: int, values: tuple[int, ...]) -> None:
        """Weigh an attack against the alternatives and the position's other orders."""
        order, self._order[seat] = self._order[seat], -1
        if order < 0:
            return
        empire, source, target, number = values
        labels: list[int] = []
        options = orders(self.public.state, order_position(order), labels)
        label = attack_label(source, target)
        chosen = linear(attack(self.public.state, empire, source, target, number), 0.0)
        if label in labels:
            start = labels.index(label) * BLOCK
            options[start : start + BLOCK] = chosen
        else:  # a card extended the reach
            labels.append(label)
            options += chosen
        self._add(seat, options, labels.index(label), TRUST, groups_of(labels))

    # -- swaps ------------------------------------------------------------------------------------

    def _swap_options(self, seat: int) -> list[float]:
        """Return the options of a swap question: keeping first, then each swap still possible."""
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
        """Weigh a swap, carry it out in every loyalty order, and rule out those it contradicts."""
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
        """Return each seat's probabilities for the 120 loyalty orders.

        `known` may give, seat by seat, an order that is certain (one's own); that changes the other
        seats only where Devouts are distinct (R2.4).
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
        """Condition on distinct Devouts, by weighing every possible deal of them."""
        shares = self._devout_shares(found)
        joint = [[0.0] * EMPIRE_COUNT for _ in found]
        total, deals = 0.0, []
        for deal in permutations(range(EMPIRE_COUNT), len(found)):
            chance = math.prod([shares[seat][empire] for seat, empire in enumerate(deal)])
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
        """Return each seat's probabilities for the empire it was dealt as its Devout."""
        shares = [[0.0] * EMPIRE_COUNT for _ in found]
        for seat, chances in enumerate(found):
            for order, chance in enumerate(chances):
                shares[seat][EMPIRE_IN[order * SLOT_COUNT + self.dealt_devout[seat]]] += chance
        return shares

    def draw(self, chances: list[list[float]], seat: int, rng: RandomStream) -> list[list[int]]:
        """Draw an order for every seat but `seat`, jointly where Devouts are distinct.

        `chances` must be the result of the last call to `chances`.
        """
        dealt: Sequence[int] | None = None
        if self._deals is not None and self._deals[0] is chances:
            deals = self._deals[1]
            left = deals[-1][0] * rng.below(GRAIN) / GRAIN
            dealt = next((deal for end, deal in deals if left < end), deals[-1][1])
        drawn: list[list[int]] = []
        for other in range(self.players):
            if other == seat:
                drawn.append([])
            elif dealt is None:
                drawn.append(order_at(self._sums_of(chances)[other], rng))
            else:
                place, empire = self.dealt_devout[other], dealt[other]
                fitting = [
                    chance if EMPIRE_IN[order * SLOT_COUNT + place] == empire else 0.0
                    for order, chance in enumerate(chances[other])
                ]
                drawn.append(drawn_order(fitting, rng))
        return drawn

    def _sums_of(self, chances: list[list[float]]) -> list[list[float]]:
        """Return the running sums of every seat's chances, worked out once for all draws."""
        if self._sums is None or self._sums[0] is not chances:
            self._sums = (chances, [list(accumulate(row)) for row in chances])
        return self._sums[1]


def groups_of(labels: Sequence[int]) -> list[int]:
    """Group all attacks of a position, because they are one order (R4.3)."""
    return [max(label, -1) for label in labels]


def drawn_order(chances: Sequence[float], rng: RandomStream) -> list[int]:
    """Draw one loyalty order with the given probabilities; return its tokens by slot."""
    return order_at(list(accumulate(chances)), rng)


def order_at(sums: list[float], rng: RandomStream) -> list[int]:
    """Draw one order by the running sums of the chances; return its tokens by slot."""
    order = min(bisect_right(sums, sums[-1] * rng.below(GRAIN) / GRAIN), ORDERS - 1)
    return EMPIRE_IN[order * SLOT_COUNT : order * SLOT_COUNT + SLOT_COUNT]


def order_number(tokens: Sequence[int]) -> int:
    """Return the number, 0 to 119, of a loyalty order given its tokens by slot."""
    left = list(range(EMPIRE_COUNT))
    number = 0
    for place, token in enumerate(tokens):
        number = number * (EMPIRE_COUNT - place) + left.index(token)
        left.remove(token)
    return number
