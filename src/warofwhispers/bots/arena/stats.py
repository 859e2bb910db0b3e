"""Small statistics for the arena: intervals, a sequential test, ratings."""

from __future__ import annotations

import math
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Z95 = 1.959964

Verdict = Literal["stronger", "not-stronger"]


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return the Wilson interval of a win share (shared wins count in parts).

    >>> tuple(round(end, 3) for end in wilson(60, 100))
    (0.502, 0.691)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half /= 1 + z * z / games
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class Sprt:
    """A sequential test of whether a win share is at most `low` or at least `high`.

    Both error probabilities are at most `error`. Add results until `verdict` returns one.
    """

    low: float
    high: float
    error: float = 0.05
    ratio: float = 0.0

    def add(self, won: float) -> None:
        """Add a game: 1 for a win, 0 for a loss, a fraction for a shared win."""
        self.ratio += won * math.log(self.high / self.low)
        self.ratio += (1.0 - won) * math.log((1.0 - self.high) / (1.0 - self.low))

    @property
    def verdict(self) -> Verdict | None:
        """Return which of the two the results show, or None while undecided."""
        bound = math.log((1.0 - self.error) / self.error)
        if self.ratio >= bound:
            return "stronger"
        return "not-stronger" if self.ratio <= -bound else None


def plackett_luce(rankings: Sequence[Sequence[Sequence[str]]]) -> dict[str, float]:
    """Fit one strength per name to rankings (best first, ties together), by Hunter's iteration.

    Returns log strengths with mean 0. One imaginary draw with everybody keeps the strength of a
    name that won or lost everything finite.
    """
    names = sorted({name for ranking in rankings for tied in ranking for name in tied})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        wins = dict.fromkeys(names, 0.5)
        rest = {name: 0.5 * 2 / (strength[name] + 1.0) for name in names}
        for ranking in rankings:
            _one_ranking(ranking, strength, wins, rest)
        fresh = {name: wins[name] / rest[name] for name in names}
        mean = math.exp(sum(math.log(value) for value in fresh.values()) / len(fresh))
        moved = max(abs(math.log(fresh[name] / mean / strength[name])) for name in names)
        strength = {name: value / mean for name, value in fresh.items()}
        if moved < 1e-6:
            break
    return {name: math.log(value) for name, value in strength.items()}


def _one_ranking(
    ranking: Sequence[Sequence[str]], strength: Mapping[str, float], wins: dict[str, float],
    rest: dict[str, float],
) -> None:  # fmt: skip
    left = [name for tied in ranking for name in tied]
    for tied in ranking[:-1] if len(ranking) > 1 else ():
        share = len(tied)
        total = sum(strength[name] for name in left)
        for name in tied:
            wins[name] += 1.0
        for name in left:
            rest[name] += share / total
        for name in tied:
            left.remove(name)


def openskill_ratings(
    rankings: Sequence[Sequence[Sequence[str]]],
) -> dict[str, tuple[float, float]]:
    """Rate by the `openskill` package's Plackett-Luce model: mean and deviation by name.

    Returns nothing if the package is not installed (it comes with the extra `arena`).
    """
    try:
        models: Any = import_module("openskill.models")
    except ImportError:
        return {}
    model = models.PlackettLuce()
    ratings: dict[str, Any] = {}
    for ranking in rankings:
        names = [(name, place) for place, tied in enumerate(ranking) for name in tied]
        for name, _ in names:
            ratings.setdefault(name, model.rating(name=name))
        teams = [[ratings[name]] for name, _ in names]
        rated = model.rate(teams, ranks=[place for _, place in names])
        gained: dict[str, list[Any]] = {}
        for (name, _), team in zip(names, rated, strict=True):
            gained.setdefault(name, []).append(team[0])
        for name, several in gained.items():  # one bot may sit in several seats
            mean = sum(rating.mu for rating in several) / len(several)
            spread = sum(rating.sigma for rating in several) / len(several)
            ratings[name] = model.rating(mu=mean, sigma=spread, name=name)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
