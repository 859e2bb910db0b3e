"""A tiny self-play learner: `python examples/env_learn.py --games 800`.

It learns one number for each kind of action, where the kind is what the action does and where the
empires it is about stand among one's own loyalties ("deploy as Chancellor of my Devout", "attack
a city of my Opposed that nobody defends"). That is a softmax policy over a table, trained by
REINFORCE: an action becomes likelier by as much as one's own points grew in the turns after it,
less what they grow on average after such a question.

Everything it knows comes from the PettingZoo environment: the observation row and the action mask.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from warofwhispers.engine import codes
from warofwhispers.engine.plays import PLAY_ABILITY
from warofwhispers.engine.score import MULTIPLIERS
from warofwhispers.env.aec import WhispersEnv
from warofwhispers.env.layout import FIELDS, OFFSETS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

Kind: TypeAlias = tuple[object, ...]
Choice: TypeAlias = tuple[int, list[Kind], list[float]]  # which, and of what, how likely
Policy: TypeAlias = "Callable[[Seen, list[int], random.Random], Choice]"

LENGTHS = {name: length for name, length, _ in FIELDS}
MANY = 3  # banners
REGION_VERBS = ((codes.PLACE, "place"), (codes.AT, "at"), (codes.KILL, "kill"))
POSITION_VERBS = (
    (codes.DEPLOY, "deploy"), (codes.RETRIEVE, "retrieve"), (codes.MOVE, "move"),
    (codes.ELSEWHERE, "elsewhere"),
)  # fmt: skip


class Seen:
    """What a policy looks at in an observation row."""

    def __init__(self, env: WhispersEnv, row: NDArray[np.int8]) -> None:
        """Read the row; `docs/env.md` has its layout."""
        self.game_data = env.game_data
        self.row = row
        tokens = self.field("loyalty")[:25].reshape(5, 5)
        self.rank = {int(empire): slot for slot, empire in enumerate(tokens.argmax(1))}
        self.holder = self.field("holder").reshape(40, 5).argmax(1).tolist()
        self.banners = self.field("banners").tolist()
        self.prompt = int(self.field("prompt").argmax())
        self.source = int(self.field("subject_from").argmax())
        self.target = int(self.field("subject_to").argmax())
        self.serving = int(self.field("serving").argmax())

    def field(self, name: str) -> NDArray[np.int8]:
        """Return a field of the row."""
        return self.row[OFFSETS[name] : OFFSETS[name] + LENGTHS[name]]

    def points(self) -> int:
        """Score one's own loyalties as if the game ended now."""
        return sum(MULTIPLIERS[self.rank[self.holder[region]]] for region in self.game_data.cities)


def kind_of(seen: Seen, action: int) -> Kind:
    """Return the kind of an action, as this seat's loyalties see it."""
    if codes.TO <= action < codes.ORDER:
        region = action - codes.TO
        mine, theirs = seen.rank[seen.serving], seen.rank[seen.holder[region]]
        weak = seen.banners[region] < seen.banners[seen.source]
        return "to", mine, theirs, seen.game_data.city[region], weak
    if codes.COUNT <= action < codes.PLACE:
        number, there = action - codes.COUNT, seen.banners[seen.target]
        return "count", seen.prompt, seen.rank[seen.serving], min(max(number - there, -1), 2)
    if codes.FROM <= action < codes.TO:
        region = action - codes.FROM
        return "from", seen.rank[seen.holder[region]], min(seen.banners[region], MANY)
    for base, verb in REGION_VERBS:
        if base <= action < base + codes.REGION_COUNT:
            region = action - base
            city, few = seen.game_data.city[region], seen.banners[region] < MANY
            return verb, seen.prompt, seen.rank[seen.holder[region]], city, few
    for base, verb in POSITION_VERBS:
        if base <= action < base + codes.POSITION_COUNT:
            empire, seat = divmod(action - base, 4)
            return verb, seen.rank[empire], seat
    if codes.ORDER <= action < codes.DEPLOY:
        order = action - codes.ORDER
        return "order", seen.rank[order // 16], seen.game_data.order_kind[order]
    if codes.PLAY <= action < codes.SIT:
        return "play", PLAY_ABILITY[action - codes.PLAY], seen.rank[seen.serving]
    if codes.EMPIRE <= action < codes.SWAP:
        return "empire", seen.prompt, seen.rank[action - codes.EMPIRE]
    if codes.SWAP <= action < codes.DISCARD:
        return "swap", swap_gain(seen, action - codes.SWAP)
    return "other", seen.prompt, action == codes.PASS


def swap_gain(seen: Seen, pair: int) -> int:
    """Return how many points a swap of loyalties would gain now."""
    slots = [(i, j) for i in range(5) for j in range(i + 1, 5)][pair]
    cities = [0] * 5
    for region in seen.game_data.cities:
        cities[seen.rank[seen.holder[region]]] += 1
    one, other = slots
    gain = (MULTIPLIERS[one] - MULTIPLIERS[other]) * (cities[other] - cities[one])
    return max(-MANY, min(MANY, gain // 3))


class Learner:
    """The numbers, and how to choose by them."""

    def __init__(self, rate: float = 0.1, fade: float = 0.98) -> None:
        """Start with zeros; `fade` is the discount of later points, turn by turn."""
        self.weights: dict[Kind, float] = defaultdict(float)
        self.usual: dict[int, float] = defaultdict(float)
        self.rate = rate
        self.fade = fade

    def __call__(self, seen: Seen, options: list[int], dice: random.Random) -> Choice:
        """Return the index of the chosen option, the kinds of all, and how likely each was."""
        kinds = [kind_of(seen, option) for option in options]
        raised = [math.exp(self.weights[kind]) for kind in kinds]
        total = sum(raised)
        chances = [weight / total for weight in raised]
        return dice.choices(range(len(options)), raised)[0], kinds, chances

    def learn(self, choices: list[tuple[int, Choice]], points: list[int]) -> None:
        """Make choices likelier, or less so, by their results; `points` has one more."""
        gain = 0.0
        for turn in range(len(choices) - 1, -1, -1):
            prompt, (chosen, kinds, chances) = choices[turn]
            gain = points[turn + 1] - points[turn] + self.fade * gain
            better = gain - self.usual[prompt]
            self.usual[prompt] += 0.01 * better
            step = self.rate * max(-5.0, min(5.0, better))
            self.weights[kinds[chosen]] += step
            for kind, chance in zip(kinds, chances, strict=True):
                self.weights[kind] -= step * chance


def at_random(_seen: Seen, options: list[int], dice: random.Random) -> Choice:
    """Choose any option."""
    return dice.randrange(len(options)), [], []


def play(
    env: WhispersEnv, policies: list[Policy], seed: int, *, teach: Learner | None = None
) -> list[float]:
    """Play a game and learn from it; return each seat's share of the victory."""
    dice = random.Random(seed)
    env.reset(seed=seed)
    choices: list[list[tuple[int, Choice]]] = [[] for _ in policies]
    points: list[list[int]] = [[] for _ in policies]
    while not any(env.terminations.values()):
        seat = env.possible_agents.index(env.agent_selection)
        observation = env.observe(env.agent_selection)
        options = np.flatnonzero(observation["action_mask"]).tolist()
        place = 0
        if len(options) > 1:
            seen = Seen(env, observation["observation"])
            choice = policies[seat](seen, options, dice)
            place = choice[0]
            if teach is not None:
                choices[seat].append((seen.prompt, choice))
                points[seat].append(seen.points())
        env.step(options[place])
    if teach is not None:
        for seat, agent in enumerate(env.possible_agents):
            points[seat].append(Seen(env, env.observe(agent)["observation"]).points())
            teach.learn(choices[seat], points[seat])
    return [env.rewards[agent] for agent in env.possible_agents]


def train(games: int, seed: int) -> Learner:
    """Let one learner play against itself."""
    env, learner = WhispersEnv(players=2), Learner()
    for game in range(games):
        play(env, [learner, learner], seed + game, teach=learner)
    return learner


def share_against(policy: Policy, other: Policy, games: int, seed: int) -> float:
    """Return a policy's share of victories over another, with seats rotated."""
    env, won = WhispersEnv(players=2), 0.0
    for game in range(games):
        seat = game % 2
        policies = [policy, other][:: 1 - 2 * seat]
        won += play(env, policies, seed + game // 2)[seat]
    return won / games


def main() -> None:
    """Read the flags, train, and print the results."""
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--games", type=int, default=800)
    flags.add_argument("--check", type=int, default=1000)
    flags.add_argument("--seed", type=int, default=1)
    given = flags.parse_args()
    before = share_against(Learner(), at_random, given.check, 10**6)
    print(f"before: {before:.1%} of {given.check} games against random play")
    learner = train(given.games, given.seed)
    after = share_against(learner, at_random, given.check, 10**6)
    print(f"after {given.games} games with itself: {after:.1%}")


if __name__ == "__main__":
    main()
