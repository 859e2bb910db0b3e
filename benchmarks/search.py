"""Simulations per second, compared with another engine's tree search in the same run.

    make bench-search ARGS='--seconds 10'

A simulation of ours goes from a question to the end of the round, by heuristics, and is judged by
the forecast; one of Catanatron's goes to the end of its game, at random, as in its tree
search.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.bots.players.search import SearchBot
from warofwhispers.bots.search.study import Study
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

TABLES = 12  # questions searched, spread over a game
EACH = 96


@dataclass(frozen=True, slots=True)
class Rate:
    """What simulations took, in seconds of CPU time."""

    tried: int
    prepared: float  # for reading the game so far, and for finding candidates
    simulated: float  # for making worlds, and for playing candidates out in them

    def per_second(self) -> float:
        """Return the simulations per second, everything counted."""
        return self.tried / max(self.prepared + self.simulated, 1e-9)


def our_rate(seconds: float) -> Rate:
    """Measure simulations at questions spread over games of four.

    A bot at a table reads each move once; here the whole game is read for a single question.
    """
    tried = 0
    number = 0
    start = time.process_time()
    prepared = simulated = 0.0
    while not tried or time.process_time() - start < seconds:
        game = Game.new(4, seed=number)
        seats = [Guarded(RulesBot(), Budget()) for _ in range(4)]
        play(game, seats, number, 20 + number % TABLES * 25)
        number += 1
        if game.over or len(game.state.options) == 1:
            continue
        seat = game.state.player
        bot = SearchBot()
        bot.notice(events_for(game.state, seat, 0))
        began = time.process_time()
        seen = Observation(game.state, seat)
        study = Study(bot.belief(seen), seen, number)
        ready = time.process_time()
        study.halve(EACH, 2)
        prepared += ready - began
        simulated += time.process_time() - ready
        tried += study.tried
    return Rate(tried, prepared, simulated)


def catanatron_rate(seconds: float) -> float | None:
    """Return the rate at which it copies games and plays them out at random.

    That is what its tree search spends its time on. The package on PyPI lacks the search itself, so
    this is an upper bound. None if it is not installed.
    """
    try:
        catan: Any = import_module("catanatron")
    except ImportError:
        return None
    game = catan.Game([catan.RandomPlayer(colour) for colour in list(catan.Color)[:4]])
    for _ in range(40):
        game.play_tick()
    played = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        game.copy().play()
        played += 1
    return played / (time.process_time() - start)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure both and print them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args(argv)
    ours = our_rate(asked.seconds)
    rate = ours.per_second()
    each = 1e6 / max(ours.tried, 1)
    print(
        f"search      {rate:10,.0f} simulations per second of CPU time; microseconds for each: "
        f"{ours.prepared * each:.0f} to prepare, {ours.simulated * each:.0f} to simulate"
    )
    theirs = catanatron_rate(asked.seconds)
    if theirs is None:
        print("catanatron is not installed here: `make bench-search` brings it along")
    else:
        print(f"catanatron  {theirs:10,.0f}   ours is {rate / theirs:,.0f} times that")


if __name__ == "__main__":
    main()
