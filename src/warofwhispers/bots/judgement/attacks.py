"""Heuristics that find and evaluate attacks.

Values are in points: a player's `weights` say what one more city of each empire is worth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.forecast import can_still_attack, part_left, rounds_after
from warofwhispers.engine.codes import (
    BANNERS_PER_EMPIRE,
    CITY,
    EMPIRE_COUNT,
    FARM,
    FORT,
    ICON_COUNT,
    REGION_COUNT,
)
from warofwhispers.engine.fight import attackers_lost, defenders_lost, needed, strength
from warofwhispers.engine.frames.reach import PLAIN, is_target

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State

NOTHING: Final = -1000.0
BANNER: Final = 0.09  # a banner on the map, in cities, while there is still time to use it
ICON: Final = 0.10  # a farm or a fort, in the same way
GROUND: Final = 0.03  # any region
RETAKEN: Final = 0.45  # chance that a city left too weak is lost again
ROUNDING: Final = 1.0e-9


def site_worths(time: float) -> list[float]:
    """Return what holding a region is worth, in cities, by its icons (`GameData.site`)."""
    out: list[float] = []
    icon: float = ICON * time
    site: i64
    for site in range(1 << ICON_COUNT):
        worth: float = GROUND * time
        if (site >> CITY) & 1:
            worth += 1.0
        if (site >> FARM) & 1:
            worth += icon
        if (site >> FORT) & 1:
            worth += icon
        out.append(worth)
    return out


class AttackJudge:
    """Evaluates attacks in one state for one player, and remembers each empire's best."""

    def __init__(self, s: State, weights: list[float], base: i64) -> None:
        """Start with state `s`, for the player whose weights begin at index `base`."""
        self.w: list[float] = weights[base : base + 5]
        self.time: float = -1.0
        self._sites: list[float] = []  # what holding a region is worth, by its icons
        self.attackers: i64 = 0
        self.source: i64 = -1
        self.target: i64 = -1
        self.force: i64 = 0
        # A cache of each empire's best attack without cards: `found` has the bits of the empires
        # searched, `plans` their source, target and force, `plan_worths` what those are worth.
        self.found: i64 = 0
        self.plans: list[int] = [0] * (EMPIRE_COUNT * 3)
        self.plan_worths: list[float] = [0.0] * EMPIRE_COUNT
        self.look(s, weights, base)

    def look(self, s: State, weights: list[float], base: i64) -> None:
        """Move on to another state or player, and clear the cache."""
        self.w = weights[base : base + 5]
        time: float = min(1.0, rounds_after(s) * 0.5 + part_left(s) * 0.5)
        if time != self.time:
            self.time = time
            self._sites = site_worths(time)
        self.attackers = can_still_attack(s)
        self.source = -1
        self.target = -1
        self.force = 0
        self.found = 0

    def site(self, s: State, region: i64) -> float:
        """Return what holding a region is worth, in cities."""
        return self._sites[s.data.site[region]]

    def attack(self, s: State, empire: i64, source: i64, target: i64, force: i64) -> float:
        """Return what an attack with `force` banners is worth."""
        over_target: i64 = self._threat(s, empire, source, target)
        over_source: i64 = self._threat(s, empire, target, source)
        site: float = self.site(s, target)
        theirs: float = self.w[s.holder[target]]
        return self._worth(
            s, source, target, force, site, over_target, over_source, self.w[empire], theirs
        )

    def _worth(
        self, s: State, source: i64, target: i64, force: i64, site: float,
        over_target: i64, over_source: i64, mine: float, theirs: float,
    ) -> float:  # fmt: skip
        """Return what an attack is worth, given the site's value and the threats to both ends.

        A city is worth `mine` if it is the attacker's, and `theirs` if it is the defender's.
        """
        data = s.data
        fort: i64 = data.fort[target]
        defending: i64 = s.banners[target]
        own: i64 = attackers_lost(force, defending, fort)
        foe: i64 = defenders_lost(force, defending, fort)
        survivors: i64 = force - own
        worth: float = -(float(own) * mine + float(foe) * theirs) * BANNER * (0.2 + 0.8 * self.time)
        if survivors > 0:
            held: float = site
            if over_target > strength(survivors, fort):
                held *= 1.0 - RETAKEN
            worth += held * (mine - theirs)
        elif foe == defending:
            home: i64 = data.home[target]
            if home != s.holder[target]:
                worth += site * (self.w[home] - theirs)
        left: i64 = s.banners[source] - force
        if data.city[source] and over_source > strength(left, data.fort[source]):
            worth -= RETAKEN * mine
        return worth

    def _threat(self, s: State, empire: i64, beside: i64, region: i64) -> i64:
        """Return the most banners an enemy can send to `region` from one region except `beside`."""
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
                if home[other] != foe:  # one must stay behind, as in `State.movable`
                    able -= 1
                if able > most:  # noqa: PLR1730 - `max` costs a call when compiled
                    most = able
        return most

    def plain_attack(self, s: State, empire: i64) -> float:
        """Return the worth of the empire's best attack without cards, and cache the attack."""
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
        """Find the best attack, store its source, target and force, and return its worth."""
        best: float = NOTHING
        home = s.data.home
        self.source = -1
        self.force = 0
        source: i64
        target: i64
        i: i64
        for source in range(REGION_COUNT):
            if s.holder[source] != empire or (fixed >= 0 and fixed != source):
                continue
            able: i64 = s.banners[source]
            if home[source] != empire:  # one must stay behind, as in `State.movable`
                able -= 1
            if able > limit:  # noqa: PLR1730 - `min` costs a call when compiled
                able = limit
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
        """Find the best attack from one source on one of `targets`, and return its worth."""
        best: float = NOTHING
        i: i64
        able: i64 = min(limit, s.movable(source))
        for i in range(len(targets)):
            best = self._weigh(s, empire, source, targets[i], able, best)
        return best

    def _weigh(
        self, s: State, empire: i64, source: i64, target: i64, able: i64, best: float
    ) -> float:
        """Try all banners, just enough, and one; store the attack if it beats `best`."""
        w = self.w
        mine: float = w[empire]
        theirs: float = w[s.holder[target]]
        site: float = self.site(s, target)
        # An upper bound: everything good that could come of any attack there.
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
            s, source, target, able, site, over_target, over_source, mine, theirs
        )
        if worth > best:
            best = self._keep(source, target, able, worth)
        enough: i64 = needed(s.banners[target], s.data.fort[target])
        if enough < able:
            worth = self._worth(
                s, source, target, enough, site, over_target, over_source, mine, theirs
            )
            if worth > best:
                best = self._keep(source, target, enough, worth)
        if able > 1 and enough != 1:
            worth = self._worth(s, source, target, 1, site, over_target, over_source, mine, theirs)
            if worth > best:
                best = self._keep(source, target, 1, worth)
        return best

    def _keep(self, source: i64, target: i64, force: i64, worth: float) -> float:
        self.source = source
        self.target = target
        self.force = force
        return worth
