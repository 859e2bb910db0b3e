"""Heuristic values of single moves for one player: placing banners, orders, positions.

Values are in points, as in `attacks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.attacks import BANNER, NOTHING, RETAKEN, AttackJudge
from warofwhispers.bots.judgement.forecast import strongest_foe
from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ATTACK,
    DRAW,
    DRAW_PER,
    EMPIRE_COUNT,
    ICON_COUNT,
    POSITION_COUNT,
    SWITCH,
)
from warofwhispers.engine.fight import needed, strength
from warofwhispers.engine.frames.orders import controlled_by, size_of, size_with
from warofwhispers.engine.places import end_beside, first_order, order_empire, position_empire

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State

CARD: Final = 0.55  # a card in hand, in points, while there is time to use it


def guarded(foe: i64, guard: i64) -> float:
    """Return the value of a city's guard against the strongest neighbouring foe."""
    if foe > guard:
        return -RETAKEN * (1.0 - 0.1 * float(guard))
    return 0.02 * float(min(3, guard - foe)) if foe > 0 else 0.0


def within_reach(able: i64, need: i64) -> float:
    """Return the share of a prize to count for `able` movable banners when `need` take it."""
    part: float = 1.0 if able >= need else 0.7 * float(able) / float(need)
    if able > need:
        part += 0.05 * float(min(3, able - need))
    return part


class Judge(AttackJudge):
    """Evaluates moves in one state for one player; `look` moves it on to another of either."""

    def __init__(self, s: State, weights: list[float], base: i64) -> None:
        """Start with state `s`, for the player whose weights begin at index `base`."""
        self.next_stand: float = 0.0  # what `stand` would return for more banners
        self._prize: float = 0.0
        self._next_prize: float = 0.0
        self._counted: i64 = 0  # which numbers of icons are cached, as bits, empire by empire
        self._icons: list[int] = [0] * (EMPIRE_COUNT * ICON_COUNT)
        self._weighed: i64 = 0  # positions, as bits, whose worth is cached in `_positions`
        self._positions: list[float] = [0.0] * POSITION_COUNT
        super().__init__(s, weights, base)

    def look(self, s: State, weights: list[float], base: i64) -> None:
        """Move on to another state or player, and clear the cache."""
        self._counted = 0
        self._weighed = 0
        super().look(s, weights, base)

    # -- banners ----------------------------------------------------------------------------------

    def stand(self, s: State, empire: i64, region: i64, banners: i64, extra: i64) -> float:
        """Return the value of an empire's `banners` standing in a region, in cities.

        What `extra` more would be good for is kept as `next_stand`.
        """
        data = s.data
        limit: i64 = data.limit[region]
        now: i64 = min(banners, limit)
        more: i64 = min(banners + extra, limit)
        worth: float = 0.0
        next_worth: float = 0.0
        if data.city[region]:
            foe: i64 = strongest_foe(s, region, self.attackers)
            fort: i64 = data.fort[region]
            worth = guarded(foe, strength(now, fort))
            next_worth = guarded(foe, strength(more, fort))
        if (self.attackers >> empire) & 1:
            stays: i64 = 0 if data.home[region] == empire else 1
            self._reach(s, empire, region, now - stays, more - stays)
            if now > stays:
                worth += self._prize
            if more > stays:
                next_worth += self._next_prize
        self.next_stand = next_worth + float(more) * 0.01
        return worth + float(now) * 0.01

    def _reach(self, s: State, empire: i64, region: i64, able: i64, more: i64) -> None:
        """Find the best neighbouring prize that `able` or `more` banners could take or approach."""
        near = s.data.borders[region]
        best: float = 0.0
        next_best: float = 0.0
        i: i64
        for i in range(len(near)):
            other: i64 = near[i]
            if s.holder[other] == empire:
                continue
            prize: float = self.site(s, other)
            need: i64 = needed(s.banners[other], s.data.fort[other])
            worth: float = prize * within_reach(able, need)
            if worth > best:  # noqa: PLR1730 - `max` costs a call when compiled
                best = worth
            if more != able:
                worth = prize * within_reach(more, need)
            if worth > next_best:  # noqa: PLR1730 - as above
                next_best = worth
        self._prize = 0.35 * best
        self._next_prize = 0.35 * next_best

    def place(self, s: State, empire: i64, number: i64, options: list[int], first: int) -> int:
        """Choose where the next of `number` banners goes; `first` is the code of region 0.

        Lays out all of them, then answers the first region in map order, in which the engine asks.
        """
        extra = self.layout(s, empire, number, options, first)
        i: i64
        for i in range(len(options)):
            if extra[i] > 0:
                return options[i]
        return options[0]

    def layout(
        self, s: State, empire: i64, number: i64, options: list[int], first: i64
    ) -> list[int]:
        """Place `number` banners greedily, one at a time; return how many each option gets."""
        size: i64 = len(options)
        mine: float = self.w[empire]
        extra: list[int] = [0] * size
        gain: list[float] = [0.0] * size
        stand: list[float] = [0.0] * size  # the value with one banner more than placed so far
        i: i64
        there: i64
        for i in range(size):
            there = s.banners[options[i] - first]
            before: float = self.stand(s, empire, options[i] - first, there, 1)
            stand[i] = self.next_stand
            gain[i] = stand[i] - before
        left: i64 = number
        while left > 0:
            pick: i64 = 0
            top: float = NOTHING
            for i in range(size):
                worth: float = gain[i] * mine
                if worth > top:
                    top = worth
                    pick = i
            extra[pick] += 1
            left -= 1
            if left > 0:
                there = s.banners[options[pick] - first] + extra[pick]
                self.stand(s, empire, options[pick] - first, there, 1)
                gain[pick] = self.next_stand - stand[pick]
                stand[pick] = self.next_stand
        return extra

    # -- orders and positions ---------------------------------------------------------------------

    def adding(self, s: State, empire: i64, number: i64) -> float:
        """Return the value of adding up to `number` banners from the reserve."""
        number = min(number, s.reserve[empire])
        return self.w[empire] * float(number) * BANNER * 1.2 * (0.3 + 0.7 * self.time)

    def _size(self, s: State, order: i64) -> i64:
        """Return how much an order adds or draws; icons are counted once for all orders."""
        data = s.data
        kind: i64 = data.order_kind[order]
        if kind != ADD_PER and kind != DRAW_PER:
            return size_of(s, order)
        empire: i64 = order_empire(order)
        icon: i64 = data.order_icon[order]
        place: i64 = empire * ICON_COUNT + icon
        if not (self._counted >> place) & 1:
            self._icons[place] = s.icons(empire, icon)
            self._counted |= 1 << place
        return size_with(s, order, self._icons[place])

    def order(self, s: State, player: i64, order: i64, greed: float, aggression: float) -> float:
        """Return the value of an order now; a switch is worth `NOTHING` here."""
        kind: i64 = s.data.order_kind[order]
        empire: i64 = order_empire(order)
        if kind == ADD or kind == ADD_PER:
            return self.adding(s, empire, self._size(s, order))
        if kind == DRAW or kind == DRAW_PER:
            cards: i64 = min(self._size(s, order), s.deck_size[empire] + s.discard_size[empire])
            full: float = 1.0 if s.hand_size[player] < 6 else 0.5
            return float(cards) * CARD * greed * full * (0.1 + 0.9 * self.time)
        if kind == SWITCH:
            return NOTHING
        worth: float = self.plain_attack(s, empire)
        return worth * aggression if worth > 0.0 else worth

    def position(self, s: State, position: i64, greed: float, aggression: float) -> float:
        """Return the average value of controlling a position for a round, whatever the board."""
        data = s.data
        empire: i64 = position_empire(position)
        mine: float = self.w[empire]
        heart: float = mine if mine > 0.0 else -0.4 * mine
        best: float = 0.0
        rest: float = 0.0
        place: i64
        for place in range(data.order_count[position]):
            order: i64 = first_order(position) + place
            kind: i64 = data.order_kind[order]
            worth: float = 0.0
            if kind == ATTACK:
                worth = 0.45 * heart * aggression
            elif kind == ADD or kind == ADD_PER:
                worth = float(min(4, self._size(s, order))) * BANNER * max(mine, 0.0)
            elif kind == DRAW or kind == DRAW_PER:
                worth = float(self._size(s, order)) * CARD * 0.7 * greed * self.time
            if worth > best:
                rest += best
                best = worth
            else:
                rest += worth
        return best + 0.15 * rest + 0.02

    def seat(self, s: State, player: i64, position: i64, greed: float, aggression: float) -> float:
        """Return what `player` gains from an agent at `position`.

        The value of each position is cached until the next `look`.
        """
        served: i64 = controlled_by(s, position)
        place: i64 = position
        worth: float = 0.0
        further: i64 = -1  # whose agent would act here otherwise
        i: i64
        for i in range(position + 1, end_beside(position)):
            if s.council[i] >= 0:
                further = s.council[i]
                break
        while place >= 0 and (served >> place) & 1:
            share: float = 1.0 if further < 0 else (0.1 if further == player else 1.2)
            if place != position:
                share *= 0.75
            if not (self._weighed >> place) & 1:
                self._positions[place] = self.position(s, place, greed, aggression)
                self._weighed |= 1 << place
            worth += share * self._positions[place]
            place -= 1
        return worth
