"""What a bot thinks, and why, in numbers: for a coach, a suspicion board, a report after a game.

Everything here follows from one seat's observation and the events it saw. Reasons are codes with
numbers; the message catalogue puts them into words (`reasons.<code>`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from warofwhispers.bots.belief.likelihood import EMPIRE_IN, ORDERS
from warofwhispers.bots.belief.loyalties import Belief
from warofwhispers.bots.belief.worth import policy_for
from warofwhispers.bots.judgement.moves import Judge
from warofwhispers.bots.judgement.one_ply import finish_for
from warofwhispers.bots.judgement.style import plain_style
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.search import TREE_SHARE
from warofwhispers.bots.search.study import Study
from warofwhispers.content import EMPIRES as EMPIRE_NAMES
from warofwhispers.content import SLOTS as SLOT_NAMES
from warofwhispers.content import SOCIETIES
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

    from warofwhispers.bots.players.bot import Budget
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event, State
    from warofwhispers.notation import Notation

WORTH_SAYING = 0.05  # a change of a forecast, in cities
MANY = 200


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that speaks for or against a move: a code, names and numbers by field.

    `takes` and `loses` (region, empire): a city changes hands. `forecast` (empire, before,
    after, worth): cities expected in the end, and what one is worth to the seat against what it
    is worth to rivals. `controls` (position, empire, worth): what an agent wins by sitting there.
    `gives_up`: what one loses by leaving. `swaps` (two empires, points): what a swap brings, and
    `shows` (two slots): what it turns up. `cards` (number): cards won or spent.
    """

    code: str
    numbers: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move with what was found by trying it out."""

    option: int
    win: float
    error: float
    points: float
    tried: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What is believed of one seat: for each slot, a chance for each empire."""

    seat: int
    slots: tuple[tuple[float, ...], ...]
    worth: tuple[float, ...]  # what a city of each empire is worth to it, on average


@dataclass(frozen=True, slots=True)
class Analysis:
    """Beliefs about the others, and the moves there are, the best first."""

    seat: int
    suspicions: tuple[Suspicion, ...]
    candidates: tuple[Candidate, ...]
    cities: tuple[float, ...]  # forecast as the board lies
    simulations: int


def analyse(seen: Observation, budget: Budget, seed: int, events: Iterable[Event] = ()) -> Analysis:
    """Look into the question a seat is asked (or, if it is not, only at beliefs).

    `events` are all that the seat saw from the beginning (`events_for`). The same
    arguments give the same analysis if the budget counts simulations.
    """
    belief = Belief(seen.data, seen.players, load_forecast())
    belief.notice(events)
    belief.look(seen)
    if not seen.options:
        cities = load_forecast().cities(belief.public.state)
        suspicions = suspicions_of(seen, belief.chances())
        return Analysis(seen.seat, suspicions, (), tuple(cities), 0)
    study = Study(belief, seen, seed)
    if len(seen.options) > 1:
        _look_into(study, min(budget.simulations, 1_000_000))
    state = study.maker.plain
    policy = policy_for(seen, state, study.chances, plain_style())
    top = sorted(study.trials, key=lambda trial: (-(trial.number > 0), -trial.mean(), -trial.prior))
    candidates = tuple(
        Candidate(
            trial.option, trial.mean(), trial.error(),
            trial.points / trial.number if trial.number else 0.0, trial.number,
            tuple(reasons(state, trial.option, policy.weights, seed, seen)),
        )
        for trial in top
        if trial.number > 0 or len(seen.options) == 1
    )  # fmt: skip
    return Analysis(
        seen.seat, suspicions_of(seen, study.chances), candidates,
        tuple(load_forecast().cities(state)), study.tried,
    )  # fmt: skip


def _look_into(study: Study, simulations: int) -> None:
    """Try every option a few times before any is dropped: an analysis shows them all."""
    for number in range(max(1, min(MANY, simulations // 20))):
        study.world(number).keeps_points = True
    study.points = True
    study.halve(max(2, int(simulations * (1.0 - TREE_SHARE))), 2)


def suspicions_of(seen: Observation, chances: Sequence[Sequence[float]]) -> tuple[Suspicion, ...]:
    """Give what is believed of every other seat."""
    found = []
    for seat in range(seen.players):
        if seat == seen.seat:
            continue
        slots = [[0.0] * EMPIRE_COUNT for _ in range(SLOT_COUNT)]
        for order in range(ORDERS):
            for slot in range(SLOT_COUNT):
                slots[slot][EMPIRE_IN[order * SLOT_COUNT + slot]] += chances[seat][order]
        worth = [
            sum(slots[slot][empire] * MULTIPLIERS[slot] for slot in range(SLOT_COUNT))
            for empire in range(EMPIRE_COUNT)
        ]
        found.append(Suspicion(seat, tuple(tuple(line) for line in slots), tuple(worth)))
    return tuple(found)


def reasons(
    state: State, option: int, weights: list[float], seed: int, seen: Observation
) -> list[Reason]:
    """Say what a move does: to cities, forecasts, cards, control or loyalties."""
    seat = seen.seat
    if seen.prompt in (ASK_DEPLOY, ASK_RETRIEVE):
        return _agent_reasons(state, option, weights, seen)
    if seen.prompt == ASK_SWAP:
        return _swap_reasons(state, option, seat)
    forecast = load_forecast()
    after = state.clone()
    after.apply(option)
    if after.tracker == state.tracker and after.phase == state.phase:
        policy = policy_for(seen, state, [[1.0 / ORDERS] * ORDERS] * seen.players, plain_style())
        policy.weights = weights
        finish_for(after, policy, RandomStream(seed, 3), seat)
    found = []
    for region in state.data.cities:
        if after.holder[region] != state.holder[region]:
            numbers = {"region": float(region), "empire": float(after.holder[region])}
            found.append(Reason("takes", numbers))
            numbers = {"region": float(region), "empire": float(state.holder[region])}
            found.append(Reason("loses", numbers))
    pairs = zip(forecast.cities(state), forecast.cities(after), strict=True)
    for empire, (before, then) in enumerate(pairs):
        if abs(then - before) >= WORTH_SAYING:
            numbers = {
                "empire": float(empire), "before": before, "after": then,
                "worth": weights[seat * EMPIRE_COUNT + empire],
            }  # fmt: skip
            found.append(Reason("forecast", numbers))
    more = after.hand_size[seat] - state.hand_size[seat]
    if more:
        found.append(Reason("cards", {"number": float(more)}))
    return found


def _agent_reasons(
    state: State, option: int, weights: list[float], seen: Observation
) -> list[Reason]:
    judge = Judge(state, weights, seen.seat * EMPIRE_COUNT)
    if option >= RETRIEVE_FIELD or DEPLOY_FIELD <= option < RETRIEVE:
        base = RETRIEVE_FIELD if option >= RETRIEVE_FIELD else DEPLOY_FIELD
        region = option - base
        numbers = {"region": float(region), "empire": float(state.holder[region])}
        return [Reason("field", numbers)]
    code, base = ("controls", DEPLOY) if seen.prompt == ASK_DEPLOY else ("gives_up", RETRIEVE)
    position = option - base
    worth = judge.seat(state, seen.seat, position, 1.0, 1.0)
    numbers = {
        "position": float(position),
        "empire": float(position // COUNCIL_SIZE),
        "worth": worth,
    }
    return [Reason(code, numbers)]


def _swap_reasons(state: State, option: int, seat: int) -> list[Reason]:
    if option == PASS:
        return []
    i, j = SLOT_PAIRS[option - SWAP]
    a, b = state.loyalty[seat * SLOT_COUNT + i], state.loyalty[seat * SLOT_COUNT + j]
    cities = load_forecast().cities(state)
    gain = (MULTIPLIERS[i] - MULTIPLIERS[j]) * (cities[b] - cities[a])
    swaps = {"empire": float(a), "other_empire": float(b), "points": gain}
    return [Reason("swaps", swaps), Reason("shows", {"slot": float(i), "other_slot": float(j)})]


def analysis_json(analysis: Analysis, words: Notation, seats: Sequence[int]) -> dict[str, object]:
    """Give an analysis as plain JSON values with names."""
    return {
        "seat": SOCIETIES[seats[analysis.seat]],
        "simulations": analysis.simulations,
        "cities": dict(zip(EMPIRE_NAMES, (round(n, 3) for n in analysis.cities), strict=True)),
        "suspicions": {
            SOCIETIES[seats[one.seat]]: {
                "slots": [
                    dict(zip(EMPIRE_NAMES, (round(n, 4) for n in line), strict=True))
                    for line in one.slots
                ],
                "worth": dict(zip(EMPIRE_NAMES, (round(n, 3) for n in one.worth), strict=True)),
            }
            for one in analysis.suspicions
        },
        "candidates": [
            {
                "option": words.text(one.option),
                "win": round(one.win, 4),
                "error": round(one.error, 4),
                "points": round(one.points, 2),
                "tried": one.tried,
                "reasons": [
                    {"code": reason.code, **_named(reason.numbers, words)} for reason in one.reasons
                ],
            }
            for one in analysis.candidates
        ],
    }


def _named(numbers: dict[str, float], words: Notation) -> dict[str, object]:
    """Put names to the numbers that stand for something."""
    out: dict[str, object] = {}
    for name, number in numbers.items():
        if name in ("empire", "other_empire"):
            out[name] = EMPIRE_NAMES[int(number)]
        elif name == "region":
            out[name] = words.regions[int(number)]
        elif name == "position":
            out[name] = POSITION_TEXTS[int(number)]
        elif name in ("slot", "other_slot"):
            out[name] = SLOT_NAMES[int(number)]
        elif name == "number":
            out[name] = int(number)
        else:
            out[name] = round(number, 3)
    return out
