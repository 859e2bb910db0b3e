"""The search of one question: candidates tried in many worlds consistent with what a seat sees.

Candidates come from the one-ply judgement, best first. Sequential halving tries them all in the
same worlds with the same random numbers, drops the worse half, and repeats. The last few go through
a tree shared by all worlds, in which every player chooses for itself. Playouts follow heuristics
and end early, at a forecast.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.belief.likelihood import mean_multipliers
from warofwhispers.bots.belief.loyalties import order_number
from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.belief.worth import own_multipliers, policy_for
from warofwhispers.bots.judgement.agents import agent_chances
from warofwhispers.bots.judgement.moves import Judge
from warofwhispers.bots.judgement.one_ply import best_line, option_worths
from warofwhispers.bots.judgement.policy import Policy
from warofwhispers.bots.judgement.value import expected_points, time_left, weights_for
from warofwhispers.bots.judgement.weights import load_agents
from warofwhispers.bots.randomness import random_for
from warofwhispers.bots.search.playout import World
from warofwhispers.bots.search.settings import COACH
from warofwhispers.bots.search.tree import Node, Trial, descend, try_out
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import (
    ASK_DEPLOY,
    ASK_RETRIEVE,
    ASK_SWAP,
    DEPLOY,
    DEPLOY_FIELD,
    EMPIRE_COUNT,
    PLAY,
    PLAY_COUNT,
    POSITION_COUNT,
    ROUND_COUNT,
    SLOT_COUNT,
)
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.bots.belief.loyalties import Belief
    from warofwhispers.bots.search.settings import Settings
    from warofwhispers.engine.observe import Observation

AGENTS: Final = (ASK_DEPLOY, ASK_RETRIEVE)
BIG: Final = (*AGENTS, ASK_SWAP)
LINES: Final = 99  # the stream of random numbers for what follows a card; worlds' begin at 100


class Study:
    """The search of one question: its worlds, made on demand, and its candidates with results."""

    def __init__(
        self, belief: Belief, seen: Observation, seed: int, settings: Settings = COACH
    ) -> None:
        """Prepare belief, candidates and what is needed to make worlds."""
        self.settings = settings
        self.seen = seen
        self.seed = seed * 1_000_003 + seen.count
        self.belief = belief
        self.public = belief.chances()
        own = seen.loyalty[seen.seat * SLOT_COUNT : (seen.seat + 1) * SLOT_COUNT]
        known = [order_number(own) if seat == seen.seat else None for seat in range(seen.players)]
        self.chances = belief.chances(known)
        self.maker = Worlds(seen, belief.cards)
        self.means = [mean_multipliers(chances) for chances in self.public]
        self.theirs = [mean_multipliers(chances) for chances in self.chances]
        self.worlds: list[World] = []
        # The same in every world: the board, and what cities are worth to each seat.
        self._cities = belief.forecast.cities(self.maker.plain)
        self._styles = [settings.rollout] * seen.players
        self._known_weights: list[dict[int, list[float]]] = [{} for _ in range(seen.players)]
        self.tried = 0
        rng = random_for(seen, seed)
        state = self.maker.plain
        policy = policy_for(seen, state, self.chances, settings.own, belief.forecast)
        # The chance to win that one point is worth.
        self.slope = 1.0 / (4.0 * (settings.rough_near + settings.rough_far * time_left(state)))
        # The learnt prior knows nothing about agents in regions.
        self.learnt = (
            bool(settings.agents) and seen.prompt == ASK_DEPLOY and seen.options[-1] < DEPLOY_FIELD
        )
        self._policy = policy
        worths = self._worths(policy, rng)
        ranked = sorted(zip(worths, seen.options, strict=True), key=lambda pair: -pair[0])
        self.trials = [Trial(option, worth) for worth, option in ranked]
        self.last_round = horizon(seen)
        self.until = POSITION_COUNT
        self.points = False  # whether to record the points that playouts end with
        self.faith = settings.faith_big if seen.prompt in BIG else settings.faith
        if self.learnt:
            self.faith = settings.faith_agents
        for trial in self.trials:
            trial.prior = max(-0.5, (trial.prior - ranked[0][0]) * self.slope)

    def _worths(self, policy: Policy, rng: RandomStream) -> list[float]:
        """Return the estimated worth of each option, in points."""
        if not self.learnt:
            return option_worths(self.maker.fill(rng, None), policy, rng)
        seen, state = self.seen, self.maker.plain
        judge = Judge(state, policy.weights, seen.seat * EMPIRE_COUNT)
        places = [option - DEPLOY for option in seen.options]
        weights = load_agents(self.settings.agents)[min(seen.players, 3)]
        chances = agent_chances(state, judge, seen.seat, places, weights)
        return [chance / self.slope for chance in chances]

    def like(self, points: Sequence[float]) -> None:
        """Add a preference for each candidate, in points, on top of the chance to win."""
        for trial, liked in zip(self.trials, points, strict=True):
            trial.liked = liked * self.slope
        self.trials.sort(key=lambda trial: -(trial.prior + trial.liked))

    def rank(self, left: list[Trial]) -> None:
        """Sort candidates best first, by results, and by the prior while results are few."""
        middle = sum(trial.total for trial in left) / max(1, sum(trial.number for trial in left))

        def score(trial: Trial) -> float:
            total = trial.total + self.faith * (middle + trial.prior)
            return total / (trial.number + self.faith) + trial.liked

        left.sort(key=score, reverse=True)

    def is_clear(self) -> bool:
        """Return whether the prior leaves no doubt, so that time is better spent elsewhere."""
        best, second = self.trials[:2]
        behind = second.prior + second.liked - best.prior - best.liked
        return self.seen.prompt not in BIG and behind < self.settings.clear

    def world(self, number: int) -> World:
        """Return the world with this number, making it on first use."""
        while len(self.worlds) <= number:
            self.worlds.append(self._make(len(self.worlds)))
        return self.worlds[number]

    def _make(self, number: int) -> World:
        seen, me = self.seen, self.seen.seat
        rng = RandomStream(self.seed, 100 + number)
        orders = self.belief.draw(self.chances, me, rng)
        state = self.maker.fill(rng, orders)
        weights: list[float] = []
        for seat in range(seen.players):
            tokens = state.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]
            weights += self._weights(seat, tokens)
        policy = Policy(self.belief.forecast, weights, self._styles)
        world = World(state, policy, me, self.means[me])
        world.keeps_points = self.points
        world.until = self.until
        world.at_once = self.settings.at_once
        world.in_step = self.settings.in_step
        return world

    def _weights(self, seat: int, tokens: list[int]) -> list[float]:
        """Return the worth of cities to a seat with these loyalties; cached."""
        key = 0 if seat == self.seen.seat else 1 + order_number(tokens)
        known = self._known_weights[seat].get(key)
        if known is None:
            seen, state = self.seen, self.maker.plain
            rows = self.theirs if seat == seen.seat else self.means
            worth: list[float] = []
            for other in range(seen.players):
                if other != seat:
                    worth += rows[other]
                elif seat == seen.seat:
                    worth += own_multipliers(seen)
                else:
                    worth += multipliers_of(tokens)
            known = weights_for(seat, worth, expected_points(state, self._cities, worth))
            self._known_weights[seat][key] = known
        return known

    # -- looking ahead ----------------------------------------------------------------------------

    def halve(self, simulations: int, keep: int = 1) -> list[Trial]:
        """Try the candidates, repeatedly dropping the worse half; return those left."""
        settings = self.settings
        widest = settings.widest
        if self.learnt:
            widest = max(settings.widest_agents, simulations // settings.each_agents)
        left = self.trials[: max(2, min(widest, simulations // settings.each))]
        if self.seen.prompt not in BIG:
            left = [
                trial for i, trial in enumerate(left) if i < 2 or trial.prior > settings.hopeless
            ]
            if settings.lines:
                self._complete(left)
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

    def _complete(self, trials: list[Trial]) -> None:
        """Make a card played and the rest of its move one candidate."""
        rng = RandomStream(self.seed, LINES)
        state = self.maker.fill(rng, None)
        for trial in trials:
            if PLAY <= trial.option < PLAY + PLAY_COUNT:
                trial.line = best_line(state, self._policy, trial.option, rng)

    def grow(self, left: list[Trial], simulations: int) -> None:
        """Search the remaining candidates in the tree, and add the results to theirs."""
        root = Node(self.seen.players)
        for trial in left:
            place = root.add(trial.option)
            base = place * root.players + self.seen.seat
            root.visits[place] = trial.number
            root.offered[place] = trial.number
            root.totals[base] = trial.total
            root.after[place].line = trial.line
        for number in range(simulations):
            descend(self.world(number), root, number, self.seed, self.last_round)
        for place, trial in enumerate(left):
            trial.number = root.visits[place]
            trial.total = root.totals[place * root.players + self.seen.seat]
        self.tried += simulations
        self.rank(left)


def multipliers_of(tokens: list[int]) -> list[float]:
    """Return the worth of a city of each empire under these loyalties."""
    out = [0.0] * EMPIRE_COUNT
    for slot, empire in enumerate(tokens):
        out[empire] = float(MULTIPLIERS[slot])
    return out


def horizon(seen: Observation) -> int:
    """Return the round at whose end playouts stop."""
    if seen.prompt == ASK_SWAP:  # a swap only pays once its player has acted on it
        return min(ROUND_COUNT, seen.round + 1)
    return max(1, seen.round)
