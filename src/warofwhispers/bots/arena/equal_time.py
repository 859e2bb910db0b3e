"""Matches at equal CPU time: how many simulations a bot gets in the time another takes.

Budgets are still counted in simulations, so a match consists of the same games on every machine;
only their number is measured, on a few games played beforehand.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.results import Results
from warofwhispers.bots.players.levels import level

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from warofwhispers.bots.arena.plan import GameResult, Plan

TRIALS = 4  # deals played, each in every seat, for one measurement
APART = 500_009  # added to the seed, so that a match is not played on the deals it was measured on
LEAST = 8  # simulations; with fewer, a bot does not search at all


def equal_time(
    plan: Plan, simulations: int, play: Callable[[Plan, Iterable[int]], Iterable[GameResult]]
) -> dict[str, int]:
    """Return simulations for the bots of a plan: as given, but for the first as time allows.

    What the others took is multiplied by their levels' `pace`. A bot's time is assumed to be a
    linear function of its simulations, of which two points are measured.
    """
    hero, *others = plan.bots
    apart = replace(plan, seed=plan.seed + APART, hero=True, simulations=None, records=False)

    def measured(number: int) -> tuple[float, float]:
        """Return the CPU time of a game for the first bot and, as charged, for another."""
        each = dict.fromkeys(others, simulations) | {hero: number}
        results = Results(replace(apart, each=each))
        games = TRIALS * plan.players * len(others)
        for game in play(results.plan, range(games)):
            results.add(game)
        took = {name: seconds / seats for name, (seconds, _, _, seats) in results.thought().items()}
        charged = [took[name] * level(name).pace for name in others]
        return took[hero], sum(charged) / len(charged)

    first, wanted = measured(simulations)
    guess = max(LEAST, round(simulations * wanted / first))
    if guess != simulations:
        second, again = measured(guess)
        wanted = (wanted + again) / 2
        slope = (second - first) / (guess - simulations)
        if slope > 0:
            guess = max(LEAST, round(guess + (wanted - second) / slope))
    return dict.fromkeys(others, simulations) | {hero: guess}
