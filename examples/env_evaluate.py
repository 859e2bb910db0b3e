"""How a policy fares against a fixed pool: `python examples/env_evaluate.py --games 400`.

Exploitability cannot be computed for a game of this size, but it can be bounded from below:
the policy plays every member of a pool, with seats rotated and the same deals for both seats, and
is only as good as its worst result. The pool here is random play, a player with three rules, and
two learners; add whatever you fear most.
"""

from __future__ import annotations

import argparse
import math
from typing import TYPE_CHECKING

from env_learn import at_random, kind_of, play, train

from warofwhispers.engine.codes import ATTACK
from warofwhispers.env.aec import WhispersEnv

if TYPE_CHECKING:
    import random

    from env_learn import Choice, Kind, Policy, Seen

Z95 = 1.96
DEVOUT, LOYAL, DUTIFUL = 0, 1, 2


def by_rules(seen: Seen, options: list[int], dice: random.Random) -> Choice:
    """Sit with one's best empires, attack for them, and against the others; else choose any."""
    worth = [liking(kind_of(seen, option)) for option in options]
    best = max(worth)
    return dice.choice([place for place, value in enumerate(worth) if value == best]), [], []


def liking(kind: Kind) -> int:
    """Return how much the rules like a kind of action."""
    match kind:
        case "deploy", (0 | 1) as rank, int(seat):
            return 10 - 4 * rank + seat
        case "retrieve", int(rank), _:
            return rank
        case "order", (0 | 1), kind_of_order if kind_of_order == ATTACK:
            return 2
        case "to", (0 | 1 | 2) as mine, int(theirs), int(city), bool(weak):
            return (theirs - mine) * (1 + city) * (1 + weak)
        case "count", _, (0 | 1 | 2), int(more):
            return more
        case "swap", int(gain):
            return gain - 1
    return 0


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of victories."""
    share, extra = won / games, Z95**2 / games
    middle = (share + extra / 2) / (1 + extra)
    half = math.sqrt(share * (1 - share) * extra + extra**2 / 4) / (1 + extra)
    return middle - half, middle + half


def match(policy: Policy, other: Policy, games: int, seed: int, players: int = 2) -> float:
    """Play `policy` in each seat in turn against `other` in the rest; return its victories."""
    env, won = WhispersEnv(players=players), 0.0
    for game in range(games):
        seat = game % players
        policies = [policy if at == seat else other for at in range(players)]
        won += play(env, policies, seed + game // players)[seat]
    return won


def evaluate(pool: dict[str, Policy], games: int, seed: int) -> dict[str, tuple[str, float]]:
    """Let all play against all; print the table; return each one's worst opponent and share."""
    print(f"{'':>10}" + "".join(f"{name:>22}" for name in pool) + f"{'worst':>8}")
    worst: dict[str, tuple[str, float]] = {}
    for name, policy in pool.items():
        cells, shares = [], {}
        for other, opponent in pool.items():
            won = match(policy, opponent, games, seed)
            low, high = wilson(won, games)
            cells.append(f"{won / games:.0%} ({low:.0%} to {high:.0%})")
            shares[other] = won / games
        nemesis = min(shares, key=shares.__getitem__)
        worst[name] = nemesis, shares[nemesis]
        print(f"{name:>10}" + "".join(f"{c:>22}" for c in cells) + f"{shares[nemesis]:>8.0%}")
    return worst


def main() -> None:
    """Read the flags, train the learners, and let all play against all."""
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--games", type=int, default=400, help="a pair of policies")
    flags.add_argument("--train", type=int, default=800, help="games the longer learner has had")
    flags.add_argument("--seed", type=int, default=1)
    given = flags.parse_args()
    pool: dict[str, Policy] = {
        "random": at_random,
        "rules": by_rules,
        "beginner": train(given.train // 8, given.seed),
        "learner": train(given.train, given.seed),
    }
    worst = evaluate(pool, given.games, 10**6)
    nemesis, share = worst["learner"]
    print(f"the learner wins at least {share:.0%}, its worst against {nemesis}")


if __name__ == "__main__":
    main()
