"""What single moves seem to be worth to a player, by rules of thumb: attacks, banners, positions.

Worth is in points: a player's `weights` say, empire by empire, what one more city of it is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.forecast import (
    can_still_attack,
    part_left,
    rounds_after,
    strongest_foe,
)
from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ATTACK,
    BANNERS_PER_EMPIRE,
    COUNCIL_SIZE,
    DRAW,
    DRAW_PER,
    EMPIRE_COUNT,
    ORDERS_PER_COUNCIL,
    ORDERS_PER_POSITION,
    REGION_COUNT,
    SWITCH,
)
from warofwhispers.engine.fight import attackers_lost, defenders_lost, needed
from warofwhispers.engine.frames.orders import size_of
from warofwhispers.engine.frames.reach import PLAIN, is_target

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State

NOTHING: Final = -1000.0
BANNER: Final = 0.09  # a banner on the map, in cities, while there is time to use it
ICON: Final = 0.10  # a farm or fort, likewise
GROUND: Final = 0.03  # any region at all
RETAKEN: Final = 0.45  # chance that a city left too weak is taken back
ROUNDING: Final = 1.0e-9
CARD: Final = 0.55  # a card in hand, in points, while there is time to use it


def guarded(foe: i64, guard: i64) -> float:
    """Return what a city's guard is good for against the strongest foe beside it."""
    if foe > guard:
        return -RETAKEN * (1.0 - 0.1 * float(guard))
    return 0.02 * float(min(3, guard - foe)) if foe > 0 else 0.0


def within_reach(able: i64, need: i64) -> float:
    """Return the part of a prize that banners which may leave are worth, where `need` take it."""
    part: float = 1.0 if able >= need else 0.7 * float(able) / float(need)
    if able > need:
        part += 0.05 * float(min(3, able - need))
    return part


class Judge:
    """Judges moves for one player in one state: make it, ask it, and have it look at the next."""

    def __init__(self, s: State, weights: list[float], base: i64) -> None:
        """Look at `s` with the eyes of the player whose weights begin at `base`."""
        self.w: list[float] = weights[base : base + 5]
        self.time: float = 0.0
        self.attackers: i64 = 0
        self.source: i64 = -1
        self.target: i64 = -1
        self.force: i64 = 0
        # The best plain attack of each empire, once it was looked for: the bits of those, and
        # for each empire source, target and force, and its worth.
        self.next_stand: float = 0.0  # of a stand with one banner more than was asked for
        self._prize: float = 0.0
        self._next_prize: float = 0.0
        self.found: i64 = 0
        self.plans: list[int] = [0] * (EMPIRE_COUNT * 3)
        self.plan_worths: list[float] = [0.0] * EMPIRE_COUNT
        self.look(s, weights, base)

    def look(self, s: State, weights: list[float], base: i64) -> None:
        """Look at another state, or with the eyes of another player; nothing is remembered."""
        i: i64
        for i in range(5):
            self.w[i] = weights[base + i]
        self.time = min(1.0, rounds_after(s) * 0.5 + part_left(s) * 0.5)
        self.attackers = can_still_attack(s)
        self.source = -1
        self.target = -1
        self.force = 0
        self.found = 0

    def site(self, s: State, region: i64) -> float:
        """Return what holding a region is worth, in cities."""
        data = s.data
        worth: float = GROUND * self.time
        if data.city[region]:
            worth += 1.0
        if data.farm[region]:
            worth += ICON * self.time
        if data.fort[region]:
            worth += ICON * self.time
        return worth

    # -- attacks ----------------------------------------------------------------------------------

    def attack(self, s: State, empire: i64, source: i64, target: i64, force: i64) -> float:
        """Return what an attack with `force` banners is worth."""
        over_target: i64 = self._threat(s, empire, source, target)
        over_source: i64 = self._threat(s, empire, target, source)
        site: float = self.site(s, target)
        return self._worth(s, empire, source, target, force, site, over_target, over_source)

    def _worth(
        self, s: State, empire: i64, source: i64, target: i64, force: i64, site: float,
        over_target: i64, over_source: i64,
    ) -> float:  # fmt: skip
        """Return what an attack is worth, the site and what threatens both ends being known."""
        data = s.data
        w = self.w
        fort: i64 = data.fort[target]
        defending: i64 = s.banners[target]
        holder: i64 = s.holder[target]
        own: i64 = attackers_lost(force, defending, fort)
        foe: i64 = defenders_lost(force, defending, fort)
        survivors: i64 = force - own
        mine: float = w[empire]
        theirs: float = w[holder]
        worth: float = -(float(own) * mine + float(foe) * theirs) * BANNER * (0.2 + 0.8 * self.time)
        if survivors > 0:
            held: float = site
            if over_target > survivors + fort:
                held *= 1.0 - RETAKEN
            worth += held * (mine - theirs)
        elif foe == defending:
            home: i64 = data.home[target]
            if home != holder:
                worth += site * (w[home] - theirs)
        left: i64 = s.banners[source] - force
        if data.city[source] and over_source > left + data.fort[source]:
            worth -= RETAKEN * mine
        return worth

    def _threat(self, s: State, empire: i64, beside: i64, region: i64) -> i64:
        """Return the most banners an enemy beside `region` (but not in `beside`) could bring."""
        near = s.data.borders[region]
        home = s.data.home
        holder = s.holder
        banners = s.banners
        attackers: i64 = self.attackers
        most: i64 = 0
        i: i64
        for i in range(len(near)):
            other: i64 = near[i]
            foe: i64 = holder[other]
            if foe != empire and other != beside and (attackers >> foe) & 1:
                able: i64 = banners[other]
                if home[other] != foe:  # one stays behind, as `State.movable` has it
                    able -= 1
                if able > most:  # noqa: PLR1730 - `max` costs a call when compiled
                    most = able
        return most

    def plain_attack(self, s: State, empire: i64) -> float:
        """Find the best attack there is without cards; asked again, it is known."""
        if (self.found >> empire) & 1:
            return self.plan_worths[empire]
        worth: float = self.best_attack(s, empire, PLAIN, -1, BANNERS_PER_EMPIRE)
        self.found |= 1 << empire
        self.plan_worths[empire] = worth
        self.plans[empire * 3] = self.source
        self.plans[empire * 3 + 1] = self.target
        self.plans[empire * 3 + 2] = self.force
        return worth

    def best_attack(self, s: State, empire: i64, reach: i64, fixed: i64, limit: i64) -> float:
        """Find the best attack there is and keep its source, target and force; give its worth."""
        best: float = NOTHING
        self.source = -1
        self.force = 0
        source: i64
        target: i64
        i: i64
        for source in range(REGION_COUNT):
            if s.holder[source] != empire or (fixed >= 0 and fixed != source):
                continue
            able: i64 = min(limit, s.movable(source))
            if able < 1:
                continue
            if reach == PLAIN:
                near = s.data.borders[source]
                for i in range(len(near)):
                    target = near[i]
                    if s.holder[target] != empire:
                        best = self._weigh(s, empire, source, target, able, best)
            else:
                for target in range(REGION_COUNT):
                    if is_target(s, empire, reach, source, target):
                        best = self._weigh(s, empire, source, target, able, best)
        return best

    def best_from(
        self, s: State, empire: i64, source: i64, limit: i64, targets: list[int]
    ) -> float:
        """Find the best of some targets for one source."""
        best: float = NOTHING
        i: i64
        able: i64 = min(limit, s.movable(source))
        for i in range(len(targets)):
            best = self._weigh(s, empire, source, targets[i], able, best)
        return best

    def _weigh(
        self, s: State, empire: i64, source: i64, target: i64, able: i64, best: float
    ) -> float:
        """Try all banners, just enough of them, and one; keep the attack if it is the best yet."""
        w = self.w
        mine: float = w[empire]
        theirs: float = w[s.holder[target]]
        site: float = self.site(s, target)
        # No attack there can be worth more than all good that may come of it.
        most: float = 0.0
        if mine > theirs:
            most = site * (mine - theirs)
        homely: float = w[s.data.home[target]]
        if homely > theirs and (homely - theirs) * site > most:
            most = (homely - theirs) * site
        fallen: float = BANNER * (0.2 + 0.8 * self.time)
        if mine < 0.0:
            most -= (fallen * float(able) + RETAKEN) * mine
        if theirs < 0.0:
            most -= fallen * theirs * float(s.banners[target])
        if most + ROUNDING < best:
            return best
        over_target: i64 = self._threat(s, empire, source, target)
        over_source: i64 = self._threat(s, empire, target, source) if s.data.city[source] else 0
        worth: float = self._worth(
            s, empire, source, target, able, site, over_target, over_source
        )  # fmt: skip
        if worth > best:
            best = self._keep(source, target, able, worth)
        enough: i64 = needed(s.banners[target], s.data.fort[target])
        if enough < able:
            worth = self._worth(s, empire, source, target, enough, site, over_target, over_source)
            if worth > best:
                best = self._keep(source, target, enough, worth)
        if able > 1 and enough != 1:
            worth = self._worth(s, empire, source, target, 1, site, over_target, over_source)
            if worth > best:
                best = self._keep(source, target, 1, worth)
        return best

    def _keep(self, source: i64, target: i64, force: i64, worth: float) -> float:
        self.source = source
        self.target = target
        self.force = force
        return worth

    # -- banners ----------------------------------------------------------------------------------

    def stand(self, s: State, empire: i64, region: i64, banners: i64) -> float:
        """Return what `banners` of an empire standing in a region are good for, in cities.

        What one more would be good for is kept as `next_stand`.
        """
        data = s.data
        limit: i64 = data.limit[region]
        now: i64 = min(banners, limit)
        more: i64 = min(banners + 1, limit)
        worth: float = 0.0
        next_worth: float = 0.0
        if data.city[region]:
            foe: i64 = strongest_foe(s, region, self.attackers)
            fort: i64 = data.fort[region]
            worth = guarded(foe, now + fort)
            next_worth = guarded(foe, more + fort)
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
        """Find the best prize next door that `able`, or `more`, could take or come nearer to."""
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
        """Choose where the next of `number` banners goes; `options` begin at code `first`.

        All are laid out in thought, and the lowest of the places is answered, because the engine
        asks in the order of the map.
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
        """Lay `number` banners out, one after the other where it does most; give each number."""
        size: i64 = len(options)
        mine: float = self.w[empire]
        extra: list[int] = [0] * size
        gain: list[float] = [0.0] * size
        stand: list[float] = [0.0] * size  # with one banner more than laid out so far
        i: i64
        there: i64
        for i in range(size):
            there = s.banners[options[i] - first]
            before: float = self.stand(s, empire, options[i] - first, there)
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
                self.stand(s, empire, options[pick] - first, there)
                gain[pick] = self.next_stand - stand[pick]
                stand[pick] = self.next_stand
        return extra

    # -- orders and positions ---------------------------------------------------------------------

    def adding(self, s: State, empire: i64, number: i64) -> float:
        """Return what adding banners is worth."""
        number = min(number, s.reserve[empire])
        return self.w[empire] * float(number) * BANNER * 1.2 * (0.3 + 0.7 * self.time)

    def order(self, s: State, player: i64, order: i64, greed: float, aggression: float) -> float:
        """Return what an order (but switch) is worth now."""
        kind: i64 = s.data.order_kind[order]
        empire: i64 = order // ORDERS_PER_COUNCIL
        if kind == ADD or kind == ADD_PER:
            return self.adding(s, empire, size_of(s, order))
        if kind == DRAW or kind == DRAW_PER:
            cards: i64 = min(size_of(s, order), s.deck_size[empire] + s.discard_size[empire])
            full: float = 1.0 if s.hand_size[player] < 6 else 0.5
            return float(cards) * CARD * greed * full * (0.1 + 0.9 * self.time)
        if kind == SWITCH:
            return NOTHING
        worth: float = self.plain_attack(s, empire)
        return worth * aggression if worth > 0.0 else worth

    def position(self, s: State, position: i64, greed: float, aggression: float) -> float:
        """Return what controlling a position for a round is worth, whatever the board will be."""
        data = s.data
        empire: i64 = position // COUNCIL_SIZE
        mine: float = self.w[empire]
        heart: float = mine if mine > 0.0 else -0.4 * mine
        best: float = 0.0
        rest: float = 0.0
        place: i64
        for place in range(data.order_count[position]):
            order: i64 = position * ORDERS_PER_POSITION + place
            kind: i64 = data.order_kind[order]
            worth: float = 0.0
            if kind == ATTACK:
                worth = 0.45 * heart * aggression
            elif kind == ADD or kind == ADD_PER:
                worth = float(min(4, size_of(s, order))) * BANNER * max(mine, 0.0)
            elif kind == DRAW or kind == DRAW_PER:
                worth = float(size_of(s, order)) * CARD * 0.7 * greed * self.time
            if worth > best:
                rest += best
                best = worth
            else:
                rest += worth
        return best + 0.15 * rest + 0.02

    def seat(self, s: State, player: i64, position: i64, greed: float, aggression: float) -> float:
        """Return what `player` gains by an agent at `position`."""
        first: i64 = position // COUNCIL_SIZE * COUNCIL_SIZE
        place: i64 = position
        worth: float = 0.0
        right: i64 = -1
        i: i64
        for i in range(position + 1, first + COUNCIL_SIZE):
            if s.council[i] >= 0:
                right = s.council[i]
                break
        while place >= first and (place == position or s.council[place] < 0):
            share: float = 1.0 if right < 0 else (0.1 if right == player else 1.2)
            if place != position:
                share *= 0.75
            worth += share * self.position(s, place, greed, aggression)
            place -= 1
        return worth
