"""The strong one: looks ahead in many worlds that fit what it sees, weighed by belief.

Candidates come from the greedy player, best first. Sequential halving tries them all in the same
worlds with the same chance, drops the worse half, and so on; the last few go through a tree that
all worlds share, where every player chooses for itself. Games are played on by rules of thumb
and cut off by the forecast.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.base import Budget, load_forecast
from warofwhispers.bots.belief import order_number
from warofwhispers.bots.greedy import Thinker, mind_of, own_multipliers
from warofwhispers.bots.likelihood import mean_multipliers
from warofwhispers.bots.playout import World
from warofwhispers.bots.policy import Mind
from warofwhispers.bots.rules import lot_for
from warofwhispers.bots.step import step_worths
from warofwhispers.bots.temper import Temper, plain
from warofwhispers.bots.tree import Node, Trial, descend, try_out
from warofwhispers.bots.value import expected_points, time_left, weights_for
from warofwhispers.bots.worlds import Worlds
from warofwhispers.dealer import Lot
from warofwhispers.engine.codes import (
    ASK_DEPLOY,
    ASK_RETRIEVE,
    ASK_SWAP,
    EMPIRES,
    POSITIONS,
    ROUNDS,
    SLOTS,
)
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation

WIDEST: Final = 12  # candidates at the root
FEWEST: Final = 16  # simulations, or it is not worth starting
FIRST_SHARE: Final = 0.6  # of a position's budget, for its first question
LATER_SHARE: Final = 0.5  # of what is left, for each question after it
PURSE: Final = 38.0  # seconds a bot may think in a whole game: three of them stay below 120
PURSE_PART: Final = 0.125  # of what is left in the purse, for one position at the most
TREE_SHARE: Final = 0.3  # of a question's simulations,
TREE_FROM: Final = 100  # if it has so many
EACH: Final = 6  # simulations there must be for each candidate
CLEAR: Final = -0.08  # the chance to win by which the second best is behind if all is clear
HOPELESS: Final = -0.15  # the chance to win by which a candidate's prior may be behind
ROUGH_NEAR: Final = 1.5  # points by which the prior errs at the very end, and
ROUGH_FAR: Final = 1.8  # how much more for each round to come
# How many simulations the prior counts for: one's own move looked at is worth many, guesses
# about agents and swaps few.
FAITH: Final = 6.0
FAITH_BIG: Final = 4.0
BIG: Final = (ASK_DEPLOY, ASK_RETRIEVE, ASK_SWAP)


class Allowance:
    """Shares a budget out over the questions of one council position.

    On a slow or busy machine the purse, for the whole game, makes budgets smaller as it empties.
    """

    def __init__(self) -> None:
        """Begin with nothing asked."""
        self._where: tuple[int, ...] = ()
        self._simulations = 0.0
        self._seconds: float | None = None
        self._asked = 0
        self._purse = PURSE

    def share(self, seen: Observation, budget: Budget) -> tuple[int, float | None]:
        """Give the simulations and seconds for this question."""
        big = seen.prompt in BIG
        where = (seen.round, seen.phase, seen.tracker, seen.count if big else 0)
        if where != self._where:
            factor = budget.big if big else 1.0
            self._where = where
            self._asked = 0
            self._simulations = budget.simulations * factor
            if budget.seconds is None:
                self._seconds = None
            else:
                self._seconds = min(budget.seconds * factor, self._purse * PURSE_PART)
        part = 1.0 if big else (FIRST_SHARE if self._asked == 0 else LATER_SHARE)
        self._asked += 1
        seconds = None if self._seconds is None else self._seconds * part
        return int(self._simulations * part), seconds

    def spend(self, simulations: int, seconds: float) -> None:
        """Take off what a question took."""
        self._simulations = max(0.0, self._simulations - simulations)
        if self._seconds is not None:
            self._seconds = max(0.0, self._seconds - seconds)
            self._purse = max(0.0, self._purse - seconds)


class Study:
    """One question looked into: worlds on demand, candidates with their results."""

    def __init__(self, thinker: Thinker, seen: Observation, seed: int) -> None:
        """Prepare belief, candidates and the means to make worlds."""
        self.seen = seen
        self.seed = seed * 1_000_003 + seen.count
        belief = thinker.belief(seen)
        self.belief = belief
        self.public = belief.chances()
        own = seen.loyalty[seen.seat * SLOTS : (seen.seat + 1) * SLOTS]
        known = [order_number(own) if seat == seen.seat else None for seat in range(seen.players)]
        self.chances = belief.chances(known)
        self.maker = Worlds(seen, belief.cards)
        self.means = [mean_multipliers(chances) for chances in self.public]
        self.theirs = [mean_multipliers(chances) for chances in self.chances]
        self.worlds: list[World] = []
        self.tried = 0
        lot = lot_for(seen, seed)
        state = self.maker.plain
        mind = mind_of(seen, state, self.chances, plain())
        worths = step_worths(self.maker.fill(lot, None), mind, lot)
        ranked = sorted(zip(worths, seen.options, strict=True), key=lambda pair: -pair[0])
        self.trials = [Trial(option, worth) for worth, option in ranked]
        self.last_round = horizon(seen)
        self.until = POSITIONS
        self.points = False  # whether to keep the points that games end with, too
        self.faith = FAITH_BIG if seen.prompt in BIG else FAITH
        slope = 1.0 / (4.0 * (ROUGH_NEAR + ROUGH_FAR * time_left(state)))
        for trial in self.trials:
            trial.prior = max(-0.5, (trial.prior - ranked[0][0]) * slope)

    def rank(self, left: list[Trial]) -> None:
        """Sort candidates, best first: by results, leaning on the prior while they are few."""
        middle = sum(trial.total for trial in left) / max(1, sum(trial.number for trial in left))

        def lean(trial: Trial) -> float:
            total = trial.total + self.faith * (middle + trial.prior)
            return total / (trial.number + self.faith)

        left.sort(key=lean, reverse=True)

    def is_clear(self) -> bool:
        """Tell whether the prior leaves no doubt: then thought is better spent elsewhere."""
        return self.seen.prompt not in BIG and self.trials[1].prior < CLEAR

    def world(self, number: int) -> World:
        """Give the world of that number, made when first asked for."""
        while len(self.worlds) <= number:
            self.worlds.append(self._make(len(self.worlds)))
        return self.worlds[number]

    def _make(self, number: int) -> World:
        seen, me = self.seen, self.seen.seat
        lot = Lot(self.seed, 100 + number)
        orders = self.belief.draw(self.chances, me, lot)
        state = self.maker.fill(lot, orders)
        forecast = load_forecast()
        cities = forecast.cities(state)
        weights: list[float] = []
        for seat in range(seen.players):
            rows = self.theirs if seat == me else self.means
            worth: list[float] = []
            for other in range(seen.players):
                if other != seat:
                    worth += rows[other]
                elif seat == me:
                    worth += own_multipliers(seen)
                else:
                    worth += multipliers_of(state.loyalty[seat * SLOTS : (seat + 1) * SLOTS])
            weights += weights_for(seat, worth, expected_points(state, cities, worth))
        mind = Mind(forecast, weights, [ROLLOUT] * seen.players)
        world = World(state, mind, me, self.means[me])
        world.keeps_points = self.points
        world.until = self.until
        return world

    # -- looking ahead ----------------------------------------------------------------------------

    def halve(self, simulations: int, keep: int = 1) -> list[Trial]:
        """Try the candidates, dropping the worse half again and again; give those left."""
        left = self.trials[: max(2, min(WIDEST, simulations // EACH))]
        if self.seen.prompt not in BIG:
            left = [trial for i, trial in enumerate(left) if i < 2 or trial.prior > HOPELESS]
        rounds = max(1, math.ceil(math.log2(len(left))))
        first = 0
        for _ in range(rounds):
            each = max(1, simulations // (rounds * len(left)))
            for number in range(first, first + each):
                world = self.world(number)
                for trial in left:
                    try_out(world, trial, number, self.seed, self.last_round)
            first += each
            self.tried += each * len(left)
            self.rank(left)
            if len(left) <= keep:
                break
            left = left[: max(keep, (len(left) + 1) // 2)]
        return left

    def grow(self, left: list[Trial], simulations: int) -> None:
        """Put what is left through the tree, and add its results to theirs."""
        root = Node(self.seen.players)
        for trial in left:
            place = root.add(trial.option)
            base = place * root.players + self.seen.seat
            root.visits[place] = trial.number
            root.offered[place] = trial.number
            root.totals[base] = trial.total
        for number in range(simulations):
            descend(self.world(number), root, number, self.seed, self.last_round)
        for place, trial in enumerate(left):
            trial.number = root.visits[place]
            trial.total = root.totals[place * root.players + self.seen.seat]
        self.tried += simulations
        self.rank(left)


ROLLOUT: Final = Temper(1.0, 1.0, 0.0, 1.0, 0.25)


def multipliers_of(tokens: list[int]) -> list[float]:
    """Give what a city of each empire is worth with these loyalties."""
    out = [0.0] * EMPIRES
    for slot, empire in enumerate(tokens):
        out[empire] = float(MULTIPLIERS[slot])
    return out


def horizon(seen: Observation) -> int:
    """Give the round at whose end games tried out are cut off."""
    if seen.prompt == ASK_SWAP:  # a swap shows its worth when one has acted on it
        return min(ROUNDS, seen.round + 1)
    return max(1, seen.round)


class SearchBot(Thinker):
    """Looks ahead as far as its budget lets it."""

    name = "search"

    def __init__(self, temperature: float = 0.0) -> None:
        """`temperature`, in chances to win, makes a gentler level of it."""
        super().__init__()
        self._allowance = Allowance()
        self._temperature = temperature
        self.simulations = 0

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Give the option that wins most often."""
        if len(seen.options) == 1:
            return seen.options[0]
        start = time.perf_counter()
        simulations, seconds = self._allowance.share(seen, budget)
        study = Study(self, seen, seed)
        if simulations >= FEWEST and not study.is_clear():
            simulations = self._fit_to_clock(study, simulations, start, seconds)
            grown = int(simulations * TREE_SHARE) if simulations >= TREE_FROM else 0
            left = study.halve(simulations - grown, 2)
            study.grow(left, grown)
        else:
            left = study.trials
        self.simulations += study.tried
        self._allowance.spend(study.tried, time.perf_counter() - start)
        return self._pick(left, seen, seed)

    def _fit_to_clock(
        self, study: Study, simulations: int, start: float, seconds: float | None
    ) -> int:
        """Try a few, and take no more than the clock allows for the rest."""
        if seconds is None:
            return simulations
        begun = time.perf_counter()
        for number in range(2):
            try_out(
                study.world(number), Trial(study.trials[0].option, 0.0), number, 0, study.last_round
            )
        now = time.perf_counter()
        each = max(1e-5, (now - begun) / 2.0)
        return max(FEWEST, min(simulations, int((start + seconds - now) / each)))

    def _pick(self, left: list[Trial], seen: Observation, seed: int) -> int:
        if not self._temperature or left[0].number == 0:
            return left[0].option
        lot = Lot(seed, 7_000_003 + seen.count)
        top = left[0].mean()
        parts = [math.exp((trial.mean() - top) / self._temperature) for trial in left]
        point = lot.below(1 << 20) / (1 << 20) * sum(parts)
        for trial, part in zip(left, parts, strict=True):
            point -= part
            if point < 0.0:
                return trial.option
        return left[0].option
