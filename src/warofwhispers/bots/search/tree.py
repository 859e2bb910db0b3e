"""Trying candidates in worlds, and a tree of answers that all worlds share."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.search.playout import World
    from warofwhispers.engine.state import State

DEEP: Final = 10  # players' questions kept in the tree
WIDEN: Final = 5  # visits to a node for each further option tried there
CURIOUS: Final = 0.25


class Node:
    """Statistics after one sequence of answers, with an entry for each option tried."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.options: list[int] = []
        self.after: list[Node] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        self.totals: list[float] = []  # for each option, the sum of every seat's chance
        self.seen: int = 0
        self.line: list[int] = []  # answers that lead here after the option, see `Trial`

    def add(self, option: int) -> int:
        """Add an entry for an option and return its index."""
        self.options.append(option)
        self.after.append(Node(self.players))
        self.visits.append(0)
        self.offered.append(0)
        for _ in range(self.players):
            self.totals.append(0.0)
        return len(self.options) - 1

    def select(self, s: State, prefer: int, rng: RandomStream) -> int:
        """Return the index of the option to try: sometimes a new one, otherwise the most promising.

        `prefer` is the heuristic answer, or -1 at the root.
        """
        self.seen += 1
        options = s.options
        best: i64 = -1
        top: float = -1.0
        tried: i64 = 0
        known = False
        i: i64
        for i in range(len(self.options)):
            option = self.options[i]
            if option not in options:
                continue
            tried += 1
            self.offered[i] += 1
            if option == prefer:
                known = True
            number: i64 = self.visits[i]
            if number == 0:
                score: float = 10.0
            else:
                mean: float = self.totals[i * self.players + s.player] / float(number)
                score = mean + CURIOUS * math.sqrt(math.log(float(self.offered[i])) / float(number))
            if score > top:
                top = score
                best = i
        if prefer < 0:  # only the candidates are tried at the root
            return best
        if not known:
            return self.add(prefer)
        if tried < len(options) and self.seen >= WIDEN * tried * tried:
            option = options[rng.below(len(options))]
            if option not in self.options:
                return self.add(option)
        return best

    def credit(self, place: i64, chances: list[float]) -> None:
        """Record a visit to the option at `place`, with each seat's chance to win."""
        self.visits[place] += 1
        base: i64 = place * self.players
        i: i64
        for i in range(self.players):
            self.totals[base + i] += chances[i]


class Trial:
    """The results of one candidate: number of trials, and sums for mean and error.

    `line` has the answers that follow the option as part of the candidate, if there are any.
    """

    def __init__(self, option: int, prior: float) -> None:
        """Start without results; `prior` breaks ties."""
        self.option = option
        self.prior = prior
        self.liked: float = 0.0  # preference beyond the chance to win
        self.number: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.points: float = 0.0
        self.line: list[int] = []

    def mean(self) -> float:
        """Return the mean chance to win so far."""
        return self.total / float(self.number) if self.number else 0.0

    def error(self) -> float:
        """Return the standard error of the mean."""
        if self.number < 2:
            return 0.5
        mean = self.total / float(self.number)
        spread = self.squares / float(self.number) - mean * mean
        return math.sqrt(max(0.0, spread) / float(self.number - 1))


def try_out(world: World, trial: Trial, number: int, seed: int, last_round: int) -> None:
    """Play out one candidate in one world; the world's number seeds all chance in it."""
    rng = RandomStream(seed, 50_000 + number)
    s = world.begin()
    world.answer(s, trial.option)
    world.follow(s, trial.line)
    world.play_on(s, rng, last_round)
    result = world.own_chance(s)
    trial.number += 1
    trial.total += result
    trial.squares += result * result
    if world.keeps_points:
        trial.points += world.points(s)


def descend(world: World, root: Node, number: int, seed: int, last_round: int) -> None:
    """Descend the tree once in one world, play on from its edge, and record the result."""
    rng = RandomStream(seed, 900_000 + number)
    s = world.begin()
    node = root
    line: list[Node] = []
    places: list[int] = []
    depth: i64 = 0
    fresh = False
    while depth < DEEP and not fresh and s.player != NOBODY:
        if s.player == CHANCE:
            world.step(s, rng)
            continue
        if len(s.options) == 1:
            world.answer(s, s.options[0])
            continue
        if world.in_step:
            world.mark(s, rng)
        prefer = world.policy.choose(s, rng) if depth > 0 else -1
        place = node.select(s, prefer, rng)
        fresh = node.visits[place] == 0
        line.append(node)
        places.append(place)
        world.answer(s, node.options[place])
        node = node.after[place]
        world.follow(s, node.line)
        depth += 1
    world.play_on(s, rng, last_round)
    result = world.win_chances(s)
    i: i64
    for i in range(len(line)):
        line[i].credit(places[i], result)
