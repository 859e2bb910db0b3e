"""A tiny self-play learner: `python examples/env_learn.py --games 3000`.

It learns one number for each kind of action, where the kind is what the action does and how the
empire it is about stands in one's own loyalties ("deploy to my Devout's Chancellor", "attack a
region of my Opposed"). That is a softmax policy, taught by REINFORCE: after a game every choice
of the winner becomes a little likelier, and every choice of the loser a little less so, by as
much as the one was ahead.
"""

import argparse
import math

import numpy as np

from warofwhispers.content import build_ruleset, load_content
from warofwhispers.dealer import Lot, settle
from warofwhispers.engine import codes
from warofwhispers.engine.observe import Observation
from warofwhispers.engine.score import points, winners
from warofwhispers.engine.start import new_state
from warofwhispers.game import tables_for

# Ranges of action codes whose subject is a region, a position, or an order of one.
REGIONS = (codes.PLACE, codes.FROM, codes.TO, codes.AT, codes.KILL)
POSITIONS = (codes.DEPLOY, codes.RETRIEVE, codes.MOVE, codes.ELSEWHERE)
KINDS = 1024
SCALE = 20  # points that make a whole lesson


def kind_of(seen: Observation, action: int) -> int:
    """Give the kind of an action, as this seat's loyalties see it."""
    slots = seen.loyalty[seen.seat * 5 : seen.seat * 5 + 5]
    rank = {empire: slot for slot, empire in enumerate(slots)}
    for place, base in enumerate(REGIONS):
        if base <= action < base + 40:
            region = action - base
            mine, city = rank[seen.holder[region]], seen.tables.city[region]
            return place * 10 + mine * 2 + city
    for place, base in enumerate(POSITIONS):
        if base <= action < base + 20:
            position = action - base
            return 100 + place * 20 + rank[position // 4] * 4 + position % 4
    if codes.ORDER <= action < codes.ORDER + 80:
        order = action - codes.ORDER
        kind = seen.tables.order_kind[order]
        return 200 + rank[order // 16] * 6 + kind
    if codes.COUNT <= action < codes.PLACE:
        return 300 + action - codes.COUNT
    if codes.SWAP <= action < codes.SWAP + 10:
        return 330 + action - codes.SWAP
    if action >= codes.PLAY:
        return 350 + rank[seen.serving] if seen.serving >= 0 else 349
    return 360 + seen.prompt  # passing, by what is passed


class Learner:
    """The numbers, and how to choose by them."""

    def __init__(self, rate: float = 0.05) -> None:
        """Begin knowing nothing."""
        self.weights = np.zeros(KINDS)
        self.rate = rate

    def choose(self, seen: Observation, lot: Lot) -> tuple[int, list[int], list[float]]:
        """Give an option, the kinds of all options, and how likely each was."""
        kinds = [kind_of(seen, option) for option in seen.options]
        raised = [math.exp(self.weights[kind]) for kind in kinds]
        total = sum(raised)
        chances = [weight / total for weight in raised]
        mark = lot.below(1 << 20) / (1 << 20)
        for place, chance in enumerate(chances):
            mark -= chance
            if mark < 0:
                return place, kinds, chances
        return len(chances) - 1, kinds, chances

    def learn(self, choices: list[tuple[int, list[int], list[float]]], gain: float) -> None:
        """Make these choices likelier by `gain`, or less so."""
        for chosen, kinds, chances in choices:
            self.weights[kinds[chosen]] += self.rate * gain
            for kind, chance in zip(kinds, chances, strict=True):
                self.weights[kind] -= self.rate * gain * chance


def play(learners: list[Learner | None], seed: int, *, teach: bool) -> list[float]:
    """Play a game for two (None plays at random); give each seat's share of the victory."""
    tables, _ = tables_for(load_content(), build_ruleset("second"))
    state = new_state(tables, [0, 1], codes.VACANT, seated=True, logged=False)
    chance, players = Lot(seed, 1), Lot(seed, 2)
    made: list[list[tuple[int, list[int], list[float]]]] = [[], []]
    settle(state, chance)
    while state.player != codes.NOBODY:
        learner = learners[state.player]
        place = 0
        if len(state.options) > 1:
            if learner is None:
                place = players.below(len(state.options))
            else:
                choice = learner.choose(Observation(state, state.player), players)
                made[state.player].append(choice)
                place = choice[0]
        state.apply(state.options[place])
        settle(state, chance)
    if teach:
        mine, yours = points(state)
        for seat, learner in enumerate(learners):
            if learner is not None:
                learner.learn(made[seat], (mine - yours) / SCALE * (1 - 2 * seat))
    won = winners(state)
    return [(1 / len(won) if seat in won else 0.0) for seat in (0, 1)]


def train(games: int, seed: int) -> Learner:
    """Let one learner play itself."""
    learner = Learner()
    for game in range(games):
        play([learner, learner], seed + game, teach=True)
    return learner


def against_random(learner: Learner, games: int, seed: int) -> float:
    """Give the learner's share of victories over random play, both seats alike."""
    won = 0.0
    for game in range(games):
        seat = game % 2
        players: list[Learner | None] = [None, None]
        players[seat] = learner
        won += play(players, seed + game, teach=False)[seat]
    return won / games


def main() -> None:
    """Read the flags, train, and show what it was good for."""
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--games", type=int, default=3000)
    flags.add_argument("--check", type=int, default=400)
    flags.add_argument("--seed", type=int, default=1)
    given = flags.parse_args()
    before = against_random(Learner(), given.check, 10**6)
    print(f"before: wins {before:.1%} of {given.check} games against random play")
    learner = train(given.games, given.seed)
    after = against_random(learner, given.check, 10**6)
    print(f"after {given.games} games with itself: {after:.1%}")


if __name__ == "__main__":
    main()
