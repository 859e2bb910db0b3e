"""Measure the knowledge of pairings of held cards: log-loss per card, compared with counting.

At the end of each round's empire turns a spectator guesses the pairing of every card held;
counting the unseen cards costs ln 4 = 1.386 nats if none is in a discard pile.

    python scripts/measure_pairings.py --bots random,rules,greedy --games 100 --seed 5
    python scripts/measure_pairings.py --bots rules,greedy,search --games 60 --seed 9 --rates

`--rates` instead prints how often each pairing is used for an order by a player who could.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from dataclasses import replace

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.belief.pairings import PARTNER, Pairings
from warofwhispers.bots.players.bot import events_for
from warofwhispers.bots.players.levels import level
from warofwhispers.engine.codes import (
    ASK_ACT,
    BASE_KINDS,
    EMPIRE_COUNT,
    KINDS_PER_EMPIRE,
    MERCENARIES,
    PHASE_COUNCIL,
    ROUND_COUNT,
)
from warofwhispers.engine.observe import WATCHER
from warofwhispers.engine.plays import empire_of, pair_of
from warofwhispers.game import Game

PLAYERS = 4


class Watch:
    """Follows games and keeps the counts."""

    def __init__(self) -> None:
        """Start with zero counts."""
        self.gains: list[list[float]] = [[] for _ in range(ROUND_COUNT)]
        self.could: Counter[int] = Counter()
        self.used: Counter[int] = Counter()

    def follow(self, name: str, ruleset: str, seed: int, simulations: int) -> None:
        """Play one game."""
        game = Game.new(PLAYERS, ruleset, seed=seed)
        budget = replace(level(name).budget, simulations=simulations, seconds=None)
        seats = [Guarded(level(name).make(), budget) for _ in range(PLAYERS)]
        cards, told, read, done = Pairings(game.state.data, PLAYERS), [0] * PLAYERS, 0, 0
        where = (0, 0, 0)
        while done < ROUND_COUNT:
            state = game.state
            if game.over or (state.round > done and state.phase > PHASE_COUNCIL):
                self._guess(game, cards, done)
                done += 1
                continue
            here = (state.round, state.tracker, state.player)
            if state.prompt == ASK_ACT and here != where:
                where = here
                self.could.update(self._payable(game))
            play(game, seats, seed, 1, told)
            for event in events_for(game.state, WATCHER, read):
                cards.notice(event)
                if event.name == "played" and event.values[0] >= MERCENARIES:
                    self.used[event.values[0] - MERCENARIES] += 1
            read = len(game.state.log or [])

    def _payable(self, game: Game) -> set[int]:
        """Return the pairs for which the asked player could pay."""
        state, seat = game.state, game.state.player
        hand = state.hands[seat * state.data.kinds :][:BASE_KINDS]
        colours = [sum(hand[kind] for kind in kinds_of(empire)) for empire in range(EMPIRE_COUNT)]
        return {
            pair_of(empire_of(kind), PARTNER[kind])
            for kind in range(BASE_KINDS)
            if hand[kind] and colours[PARTNER[kind]]
        }

    def _guess(self, game: Game, cards: Pairings, place: int) -> None:
        """Compare the chances with counting, for each card held."""
        state, game_data = game.state, game.state.data
        left = [game_data.deck[kind] - cards.piled[kind] for kind in range(BASE_KINDS)]
        for seat in range(PLAYERS):
            weights = cards.weights[seat]
            for kind in range(BASE_KINDS):
                same = kinds_of(empire_of(kind))
                counted = left[kind] / sum(left[other] for other in same)
                weighed = weights[kind] * left[kind]
                weighed /= sum(weights[other] * left[other] for other in same)
                number = state.hands[seat * game_data.kinds + kind]
                self.gains[place] += [math.log(weighed / counted)] * number


def kinds_of(empire: int) -> range:
    """Return the base cards in an empire's deck."""
    return range(empire * KINDS_PER_EMPIRE, (empire + 1) * KINDS_PER_EMPIRE)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", default="random,rules,greedy")
    parser.add_argument("--ruleset", default="second")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--rates", action="store_true")
    asked = parser.parse_args()
    for name in asked.bots.split(","):
        watch = Watch()
        for number in range(asked.games):
            seed = asked.seed * 1_000_003 + number
            watch.follow(name, asked.ruleset, seed, asked.simulations)
        if asked.rates:
            rates = (watch.used[pair] / max(1, watch.could[pair]) for pair in range(10))
            print(f"{name:16} " + " ".join(f"{rate:.2f}" for rate in rates), flush=True)
            continue
        cells = []
        for gains in watch.gains:
            mean = sum(gains) / max(1, len(gains))
            error = math.sqrt(sum((gain - mean) ** 2 for gain in gains)) / max(1, len(gains))
            cells.append(f"{-mean:+.4f} ± {1.96 * error:.4f}")
        print(f"{name:16} " + "   ".join(cells), flush=True)


if __name__ == "__main__":
    main()
