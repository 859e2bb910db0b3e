"""Choosing by trying out: sequential halving over worlds, then a tree shared by all of them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import CHANCE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.search.playout import World
    from warofwhispers.engine.state import State

DEEP: Final = 10  # questions of players kept in the tree
WIDEN: Final = 5  # visits of a node for each further option tried there
CURIOUS: Final = 0.25


class Node:
    """What has been tried after a line of answers: one entry for each option."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.options: list[int] = []
        self.after: list[Node] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        self.totals: list[float] = []  # for each option, the sum of every seat's outlook
        self.seen: int = 0

    def add(self, option: int) -> int:
        """Make an entry and give its place."""
        self.options.append(option)
        self.after.append(Node(self.players))
        self.visits.append(0)
        self.offered.append(0)
        for _ in range(self.players):
            self.totals.append(0.0)
        return len(self.options) - 1

    def select(self, s: State, prefer: int, rng: RandomStream) -> int:
        """Return the place of the option to try: a new one now and then, else the most hopeful.

        `prefer` is what the rules of thumb would do, or -1 at the root.
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
                hope: float = 10.0
            else:
                mean: float = self.totals[i * self.players + s.player] / float(number)
                hope = mean + CURIOUS * math.sqrt(math.log(float(self.offered[i])) / float(number))
            if hope > top:
                top = hope
                best = i
        if prefer < 0:  # at the root only the candidates are tried
            return best
        if not known:
            return self.add(prefer)
        if tried < len(options) and self.seen >= WIDEN * tried * tried:
            option = options[rng.below(len(options))]
            if option not in self.options:
                return self.add(option)
        return best

    def credit(self, place: i64, outlook: list[float]) -> None:
        """Count a visit of the option at `place`, with each seat's chance to win."""
        self.visits[place] += 1
        base: i64 = place * self.players
        i: i64
        for i in range(self.players):
            self.totals[base + i] += outlook[i]


class Trial:
    """Results of one candidate: how often it was tried, and the sums for mean and error."""

    def __init__(self, option: int, prior: float) -> None:
        """Begin with nothing; `prior` breaks ties."""
        self.option = option
        self.prior = prior
        self.liked: float = 0.0  # for its own sake, beside the chance to win
        self.number: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.points: float = 0.0

    def mean(self) -> float:
        """Return the chance to win found so far."""
        return self.total / float(self.number) if self.number else 0.0

    def error(self) -> float:
        """Return the standard error of the mean."""
        if self.number < 2:
            return 0.5
        mean = self.total / float(self.number)
        spread = self.squares / float(self.number) - mean * mean
        return math.sqrt(max(0.0, spread) / float(self.number - 1))


def try_out(world: World, trial: Trial, number: int, seed: int, last_round: int) -> None:
    """Play one candidate out in one world; the world's number fixes all chance in it."""
    rng = RandomStream(seed, 50_000 + number)
    s = world.begin()
    world.answer(s, trial.option)
    world.play_on(s, rng, last_round)
    result = world.hope(s)
    trial.number += 1
    trial.total += result
    trial.squares += result * result
    if world.keeps_points:
        trial.points += world.points(s)


def descend(world: World, root: Node, number: int, seed: int, last_round: int) -> None:
    """Go down the tree once in one world, play on from its edge, and credit the line."""
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
        prefer = world.policy.choose(s, rng) if depth > 0 else -1
        place = node.select(s, prefer, rng)
        fresh = node.visits[place] == 0
        line.append(node)
        places.append(place)
        world.answer(s, node.options[place])
        node = node.after[place]
        depth += 1
    world.play_on(s, rng, last_round)
    result = world.outlook(s)
    i: i64
    for i in range(len(line)):
        line[i].credit(places[i], result)
