"""What a bot thinks and why: for the coach, the suspicion board and the review after a game.

Everything here follows from one seat's observation and the events it saw.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from warofwhispers.bots.advice import Advice, BringsMore, Candidate, Suspicion
from warofwhispers.bots.belief.likelihood import EMPIRE_IN, ORDERS, mean_multipliers
from warofwhispers.bots.belief.loyalties import Belief
from warofwhispers.bots.belief.worth import policy_for
from warofwhispers.bots.calibration import calibrated
from warofwhispers.bots.judgement.style import plain_style
from warofwhispers.bots.judgement.value import time_left
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.reasons import Stakes, reasons, reasons_for
from warofwhispers.bots.search.study import Study
from warofwhispers.content import EMPIRES, SOCIETIES
from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.bots.advice import Reason, Verdict
    from warofwhispers.bots.players.bot import Budget
    from warofwhispers.bots.search.tree import Trial
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event
    from warofwhispers.notation import Notation

MANY = 200
SMALL = 0.015  # a difference in winning chances too small to mention
SURE = 2.0  # standard errors by which a move must lead
MORE = 1.5  # the least lead in points that is told, where there is nothing else to say


def analyse(
    seen: Observation, notation: Notation, budget: Budget, seed: int, events: Iterable[Event] = ()
) -> Advice:
    """Return what a bot thinks of the question that a seat is asked.

    A seat that is not asked gets only beliefs and the forecast. `events` are all that the seat
    saw from the beginning (`events_for`), and `notation` is the game's. The same arguments give the
    same advice, because only the simulations of the budget count.
    """
    if not seen.options:
        belief = _belief(seen, events)
        cities = load_forecast().cities(belief.public.state)
        return _advice(seen, cities, belief.chances(), (), 0)
    study = look_into(seen, budget, seed, events)
    state = study.maker.plain
    stakes = stakes_of(study)
    best, *others = best_first(study)
    tried = [(best, reasons_for(state, best.option, stakes, seed))]
    tried += [
        (trial, reasons(state, trial.option, stakes, seed)) for trial in others if trial.number > 0
    ]
    candidates = tuple(_candidate(trial, study, notation, why) for trial, why in tried)
    candidates = (explained_by_points(candidates), *candidates[1:])
    cities = load_forecast().cities(state)
    return _advice(seen, cities, study.chances, candidates, study.tried)


def look_into(seen: Observation, budget: Budget, seed: int, events: Iterable[Event]) -> Study:
    """Return what the coach finds out about a question."""
    study = Study(_belief(seen, events), seen, seed)
    if len(seen.options) > 1:
        _try_all(study, min(budget.simulations, 1_000_000))
    return study


def best_first(study: Study) -> list[Trial]:
    """Return the moves of a study, those that were tried before the others."""
    return sorted(study.trials, key=lambda one: (-(one.number > 0), -one.mean(), -one.prior))


def _belief(seen: Observation, events: Iterable[Event]) -> Belief:
    belief = Belief(seen.data, seen.players, load_forecast())
    belief.notice(events)
    belief.look(seen)
    return belief


def _advice(
    seen: Observation,
    cities: list[float],
    chances: Sequence[Sequence[float]],
    candidates: tuple[Candidate, ...],
    simulations: int,
) -> Advice:
    return Advice(
        seat=_society(seen, seen.seat),
        verdict=verdict(candidates, len(seen.options)),
        simulations=simulations,
        cities=_by_empire(cities, 3),
        suspicions={
            _society(seen, seat): suspicion_of(chances[seat])
            for seat in range(seen.players)
            if seat != seen.seat
        },
        candidates=candidates,
    )


def stakes_of(study: Study) -> Stakes:
    """Return what cities are worth to a study's seat and seem to be worth to the others."""
    policy = policy_for(
        study.seen, study.maker.plain, study.chances, plain_style(), study.belief.forecast
    )
    return Stakes(study.seen, policy.weights, [mean_multipliers(row) for row in study.chances])


def verdict(candidates: Sequence[Candidate], options: int) -> Verdict:
    """Return whether the best move can be recommended; a lead within chance does not count."""
    if options < 2:
        return "only" if options else "unasked"
    tried = [one for one in candidates if one.tried > 0]
    if len(tried) < 2:
        return "silent"
    best, second, last = tried[0], tried[1], min(tried, key=lambda one: one.win)
    if not is_ahead(best, last):
        return "silent"
    return "clear" if is_ahead(best, second) else "close"


def explained_by_points(candidates: Sequence[Candidate]) -> Candidate:
    """Return the best move; if nothing was said for it, with the points by which it leads."""
    best, second, *_ = [*candidates, candidates[0]]
    more = best.points - second.points
    if best.reasons or more < MORE or not is_ahead(best, second):
        return best
    return replace(best, reasons=(BringsMore(round(more)),))


def is_ahead(one: Candidate, other: Candidate) -> bool:
    """Return whether a move wins more often than another by more than chance explains."""
    return one.win - other.win > max(SMALL, SURE * math.hypot(one.error, other.error))


def _candidate(trial: Trial, study: Study, notation: Notation, why: list[Reason]) -> Candidate:
    left = time_left(study.maker.plain)
    win, steepness = calibrated(trial.mean(), study.seen.players, left)
    return Candidate(
        option=notation.text(trial.option),
        win=round(win, 4) if trial.number else 0.0,
        error=round(trial.error() * steepness, 4),
        points=round(trial.points / trial.number, 2) if trial.number else 0.0,
        tried=trial.number,
        reasons=tuple(why),
    )


def _society(seen: Observation, seat: int) -> str:
    return SOCIETIES[seen.seats[seat]]


def _by_empire(numbers: Sequence[float], digits: int) -> dict[str, float]:
    return {empire: round(number, digits) for empire, number in zip(EMPIRES, numbers, strict=True)}


def _try_all(study: Study, simulations: int) -> None:
    """Try every option a few times before any is dropped, because advice shows them all."""
    for number in range(max(1, min(MANY, simulations // 20))):
        study.world(number).keeps_points = True
    study.points = True
    study.halve(max(2, int(simulations * (1.0 - study.settings.tree_share))), 2)


def suspicion_of(chances: Sequence[float]) -> Suspicion:
    """Return what a seat seems to want, given the chances of its loyalty orders."""
    slots = [[0.0] * EMPIRE_COUNT for _ in range(SLOT_COUNT)]
    for order in range(ORDERS):
        for slot in range(SLOT_COUNT):
            slots[slot][EMPIRE_IN[order * SLOT_COUNT + slot]] += chances[order]
    worth = [
        sum(slots[slot][empire] * MULTIPLIERS[slot] for slot in range(SLOT_COUNT))
        for empire in range(EMPIRE_COUNT)
    ]
    return Suspicion(tuple(_by_empire(line, 4) for line in slots), _by_empire(worth, 3))
