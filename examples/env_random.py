"""Random play through PettingZoo: `python examples/env_random.py --games 20`."""

import argparse

import numpy as np

from warofwhispers.env.aec import WhispersEnv


def play(games: int, players: int, seed: int) -> list[float]:
    """Play games at random; return each seat's share of the victories."""
    env = WhispersEnv(players=players)
    rng = np.random.default_rng(seed)
    won = np.zeros(players)
    for game in range(games):
        env.reset(seed=seed + game)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                won[env.possible_agents.index(agent)] += reward
                env.step(None)
                continue
            allowed = np.flatnonzero(observation["action_mask"])
            env.step(int(rng.choice(allowed)))
    share: list[float] = (won / games).tolist()
    return share


def main() -> None:
    """Read the flags and play."""
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--games", type=int, default=20)
    flags.add_argument("--players", type=int, default=4)
    flags.add_argument("--seed", type=int, default=1)
    given = flags.parse_args()
    for seat, share in enumerate(play(given.games, given.players, given.seed)):
        print(f"player_{seat}: {share:.0%} of {given.games} games")


if __name__ == "__main__":
    main()
