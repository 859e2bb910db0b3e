"""What came of an answer that was not the best, in the games in which it was tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.advice import HoldsLess, ScoresLess
from warofwhispers.bots.explain import stakes_of
from warofwhispers.content import EMPIRES
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import ASK_SWAP, EMPIRE_COUNT

if TYPE_CHECKING:
    from warofwhispers.bots.advice import Less
    from warofwhispers.bots.reasons import Stakes
    from warofwhispers.bots.search.study import Study

OFTEN: Final = 0.1  # how much more often a city must be held for that to be told,
MORE_POINTS: Final = 0.5  # or how many more points must be expected


@dataclass(slots=True)
class Ends:
    """How games end after one answer, on average: who holds each city, and points."""

    holders: dict[int, list[float]]
    points: float


def ends_after(study: Study, option: int, worlds: int) -> Ends:
    """Return the ends of the games that `weigh` plays for an answer."""
    cities = study.maker.plain.data.cities
    found = Ends({region: [0.0] * EMPIRE_COUNT for region in cities}, 0.0)
    share = 1.0 / worlds
    for number in range(worlds):
        world = study.world(number)
        state = world.begin()
        world.answer(state, option)
        world.play_on(state, RandomStream(study.seed, 50_000 + number), study.last_round)
        for region in cities:
            found.holders[region][state.holder[region]] += share
        found.points += world.points(state) * share
    return found


def lacks(best: Ends, other: Ends, stakes: Stakes, regions: list[str]) -> Less | None:
    """Return what an answer brings less of than the best one; None if nothing stands out.

    A city says most. But a swap changes what cities count, so there only points compare.
    """
    swap = stakes.seen.prompt == ASK_SWAP
    return (None if swap else _city(best, other, stakes, regions)) or _points(best, other)


def explained(study: Study, options: list[int], worlds: int) -> list[Less | None]:
    """Return what each answer lacks, compared with the first."""
    stakes = stakes_of(study)
    regions = study.maker.plain.data.region_ids
    best, *others = (ends_after(study, option, worlds) for option in options)
    return [None, *(lacks(best, other, stakes, list(regions)) for other in others)]


def _city(best: Ends, other: Ends, stakes: Stakes, regions: list[str]) -> HoldsLess | None:
    """Return the city whose holder makes the greatest difference to the seat."""
    most, found = 0.0, None
    for region, holders in best.holders.items():
        gaps = [one - two for one, two in zip(holders, other.holders[region], strict=True)]
        empire, loser = gaps.index(max(gaps)), gaps.index(min(gaps))
        gain = gaps[empire] * stakes.gain(empire, loser)
        if gaps[empire] < OFTEN or gain <= most:
            continue
        whose, rival = stakes.whose(empire, loser)
        if whose == "none":
            continue
        most = gain
        found = HoldsLess(
            region=regions[region],
            empire=EMPIRES[empire],
            loser=EMPIRES[loser],
            best=round(100 * holders[empire]),
            here=round(100 * other.holders[region][empire]),
            points=stakes.points(empire, loser),
            whose=whose,
            rival=rival,
        )
    return found


def _points(best: Ends, other: Ends) -> ScoresLess | None:
    if best.points - other.points < MORE_POINTS:
        return None
    return ScoresLess(round(best.points, 1), round(other.points, 1))
