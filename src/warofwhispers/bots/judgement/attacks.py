"""Attacks, found and weighed by rules of thumb.

Worth is in points: a player's `weights` say, empire by empire, what one more city of it is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.forecast import can_still_attack, part_left, rounds_after
from warofwhispers.engine.codes import BANNERS_PER_EMPIRE, EMPIRE_COUNT, REGION_COUNT
from warofwhispers.engine.fight import attackers_lost, defenders_lost, needed
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


class AttackJudge:
    """Judges attacks for one player in one state, and keeps the best of each empire."""

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
