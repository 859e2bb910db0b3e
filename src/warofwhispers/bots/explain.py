"""What a bot thinks and why: for a coach, a suspicion board, a report after a game.

Everything here follows from one seat's observation and the events it saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.advice import (
    Advice,
    Candidate,
    ChangesForecast,
    ChangesHand,
    Controls,
    FieldAgent,
    GivesUp,
    LosesCity,
    Shows,
    Suspicion,
    Swaps,
    TakesCity,
)
from warofwhispers.bots.belief.likelihood import EMPIRE_IN, ORDERS
from warofwhispers.bots.belief.loyalties import Belief
from warofwhispers.bots.belief.worth import policy_for
from warofwhispers.bots.judgement.moves import Judge
from warofwhispers.bots.judgement.one_ply import finish_for
from warofwhispers.bots.judgement.style import plain_style
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.search import TREE_SHARE
from warofwhispers.bots.search.study import Study
from warofwhispers.content import EMPIRES, SLOTS, SOCIETIES
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import (
    ASK_DEPLOY,
    ASK_RETRIEVE,
    ASK_SWAP,
    COUNCIL_SIZE,
    DEPLOY,
    DEPLOY_FIELD,
    EMPIRE_COUNT,
    PASS,
    RETRIEVE,
    RETRIEVE_FIELD,
    SLOT_COUNT,
    SWAP,
)
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.score import MULTIPLIERS
from warofwhispers.notation import POSITION_TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.bots.advice import Reason
    from warofwhispers.bots.players.bot import Budget
    from warofwhispers.bots.search.tree import Trial
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event, State
    from warofwhispers.notation import Notation

WORTH_SAYING = 0.05  # a change of a forecast, in cities
MANY = 200


def analyse(
    seen: Observation, notation: Notation, budget: Budget, seed: int, events: Iterable[Event] = ()
) -> Advice:
    """Return what a bot thinks of the question that a seat is asked.

    A seat that is not asked gets beliefs and the forecast alone. `events` are all that the seat
    saw from the beginning (`events_for`), `notation` is the game's. The same arguments give the
    same advice, since of the budget only the simulations count.
    """
    belief = Belief(seen.data, seen.players, load_forecast())
    belief.notice(events)
    belief.look(seen)
    if not seen.options:
        cities = load_forecast().cities(belief.public.state)
        return _advice(seen, cities, belief.chances(), (), 0)
    study = Study(belief, seen, seed)
    if len(seen.options) > 1:
        _look_into(study, min(budget.simulations, 1_000_000))
    state = study.maker.plain
    policy = policy_for(seen, state, study.chances, plain_style())
    top = sorted(study.trials, key=lambda trial: (-(trial.number > 0), -trial.mean(), -trial.prior))
    candidates = tuple(
        _candidate(trial, notation, reasons(state, trial.option, policy.weights, seed, seen))
        for trial in top
        if trial.number > 0 or len(seen.options) == 1
    )
    cities = load_forecast().cities(state)
    return _advice(seen, cities, study.chances, candidates, study.tried)


def _advice(
    seen: Observation,
    cities: list[float],
    chances: Sequence[Sequence[float]],
    candidates: tuple[Candidate, ...],
    simulations: int,
) -> Advice:
    return Advice(
        seat=_society(seen, seen.seat),
        simulations=simulations,
        cities=_by_empire(cities, 3),
        suspicions={
            _society(seen, seat): suspicion_of(chances[seat])
            for seat in range(seen.players)
            if seat != seen.seat
        },
        candidates=candidates,
    )


def _candidate(trial: Trial, notation: Notation, why: list[Reason]) -> Candidate:
    return Candidate(
        option=notation.text(trial.option),
        win=round(trial.mean(), 4),
        error=round(trial.error(), 4),
        points=round(trial.points / trial.number, 2) if trial.number else 0.0,
        tried=trial.number,
        reasons=tuple(why),
    )


def _society(seen: Observation, seat: int) -> str:
    return SOCIETIES[seen.seats[seat]]


def _by_empire(numbers: Sequence[float], digits: int) -> dict[str, float]:
    return {empire: round(number, digits) for empire, number in zip(EMPIRES, numbers, strict=True)}


def _look_into(study: Study, simulations: int) -> None:
    """Try every option a few times before any is dropped: advice shows them all."""
    for number in range(max(1, min(MANY, simulations // 20))):
        study.world(number).keeps_points = True
    study.points = True
    study.halve(max(2, int(simulations * (1.0 - TREE_SHARE))), 2)


def suspicion_of(chances: Sequence[float]) -> Suspicion:
    """Return what a seat seems to want, by the chances of its loyalty orders."""
    slots = [[0.0] * EMPIRE_COUNT for _ in range(SLOT_COUNT)]
    for order in range(ORDERS):
        for slot in range(SLOT_COUNT):
            slots[slot][EMPIRE_IN[order * SLOT_COUNT + slot]] += chances[order]
    worth = [
        sum(slots[slot][empire] * MULTIPLIERS[slot] for slot in range(SLOT_COUNT))
        for empire in range(EMPIRE_COUNT)
    ]
    return Suspicion(tuple(_by_empire(line, 4) for line in slots), _by_empire(worth, 3))


def reasons(
    state: State, option: int, weights: list[float], seed: int, seen: Observation
) -> list[Reason]:
    """Return what a move does: to cities, forecasts, cards, control or loyalties."""
    if seen.prompt in (ASK_DEPLOY, ASK_RETRIEVE):
        return [_agent_reason(state, option, weights, seen)]
    if seen.prompt == ASK_SWAP:
        return _swap_reasons(state, option, seen.seat)
    after = state.clone()
    after.apply(option)
    if after.tracker == state.tracker and after.phase == state.phase:
        policy = policy_for(seen, state, [[1.0 / ORDERS] * ORDERS] * seen.players, plain_style())
        policy.weights = weights
        finish_for(after, policy, RandomStream(seed, 3), seen.seat)
    return _move_reasons(state, after, weights, seen.seat)


def _move_reasons(state: State, after: State, weights: list[float], seat: int) -> list[Reason]:
    forecast, regions = load_forecast(), state.data.region_ids
    found: list[Reason] = []
    for region in state.data.cities:
        if after.holder[region] != state.holder[region]:
            found.append(TakesCity(regions[region], EMPIRES[after.holder[region]]))
            found.append(LosesCity(regions[region], EMPIRES[state.holder[region]]))
    pairs = zip(forecast.cities(state), forecast.cities(after), strict=True)
    for empire, (before, then) in enumerate(pairs):
        if abs(then - before) >= WORTH_SAYING:
            worth = weights[seat * EMPIRE_COUNT + empire]
            found.append(
                ChangesForecast(EMPIRES[empire], round(before, 3), round(then, 3), round(worth, 3))
            )
    more = after.hand_size[seat] - state.hand_size[seat]
    if more:
        found.append(ChangesHand(more))
    return found


def _agent_reason(state: State, option: int, weights: list[float], seen: Observation) -> Reason:
    if option >= RETRIEVE_FIELD or DEPLOY_FIELD <= option < RETRIEVE:
        region = option - (RETRIEVE_FIELD if option >= RETRIEVE_FIELD else DEPLOY_FIELD)
        return FieldAgent(state.data.region_ids[region], EMPIRES[state.holder[region]])
    kind, base = (Controls, DEPLOY) if seen.prompt == ASK_DEPLOY else (GivesUp, RETRIEVE)
    position = option - base
    judge = Judge(state, weights, seen.seat * EMPIRE_COUNT)
    worth = judge.seat(state, seen.seat, position, 1.0, 1.0)
    return kind(POSITION_TEXTS[position], EMPIRES[position // COUNCIL_SIZE], round(worth, 3))


def _swap_reasons(state: State, option: int, seat: int) -> list[Reason]:
    if option == PASS:
        return []
    i, j = SLOT_PAIRS[option - SWAP]
    a, b = state.loyalty[seat * SLOT_COUNT + i], state.loyalty[seat * SLOT_COUNT + j]
    cities = load_forecast().cities(state)
    gain = (MULTIPLIERS[i] - MULTIPLIERS[j]) * (cities[b] - cities[a])
    return [Swaps(EMPIRES[a], EMPIRES[b], round(gain, 3)), Shows(SLOTS[i], SLOTS[j])]
