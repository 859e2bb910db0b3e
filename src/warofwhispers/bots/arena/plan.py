"""Games between bots by the hundred: who plays whom, with every deal played in every seat.

Game number n of a plan is the same game wherever and whenever it is played, so a run can stop,
resume, or be spread over processes and machines.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.match import Fault, Guarded, play
from warofwhispers.bots.arena.portrait import Sketch, sketch
from warofwhispers.bots.players.levels import BotError, level
from warofwhispers.content import build_ruleset
from warofwhispers.game import Game
from warofwhispers.record import record_of, record_to_json

if TYPE_CHECKING:
    from warofwhispers.bots.players.bot import Budget
    from warofwhispers.record import RecordJson

SEED_STEP = 1_000_003


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: which bots, how many at a table, under which rules.

    `hero` seats the first bot alone among each of the others in turn; without it, tables are mixed
    in every way. `simulations` or `seconds` override the levels' own budgets,
    and `each` has simulations for individual bots.
    """

    bots: tuple[str, ...]
    players: int = 4
    ruleset: str = "second"
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    hero: bool = False
    simulations: int | None = None
    seconds: float | None = None
    each: dict[str, int] = field(default_factory=dict)
    records: bool = False
    portrait: bool = False

    def check(self) -> None:
        """Raise `BotError`, or another of our errors, for unknown bots and impossible tables."""
        for name in self.bots:
            level(name)
            if self.bots.count(name) > 1:
                raise BotError("bot-twice", given=name)
        if not self.bots:
            raise BotError("bots-none")
        if self.hero and len(self.bots) == 1:
            raise BotError("bots-hero")
        if self.simulations is not None and self.seconds is not None:
            raise BotError("bots-thought-twice")
        if min(self.simulations or 0, 0, *self.each.values()) < 0 or (
            self.seconds is not None and not self.seconds > 0
        ):
            raise BotError("bots-thought")
        build_ruleset(self.ruleset, self.options)

    def tables(self) -> list[tuple[str, ...]]:
        """Return which bots sit together, before seats are rotated."""
        if self.hero:
            hero, *others = self.bots
            return [(hero, *[other] * (self.players - 1)) for other in others]
        mixed = [
            table
            for table in combinations_with_replacement(self.bots, self.players)
            if len(set(table)) > 1
        ]
        return mixed or [tuple(self.bots[:1]) * self.players]

    def table(self, number: int) -> tuple[tuple[str, ...], int]:
        """Return the bots by seat, and the deal, of game `number`.

        A table plays each deal in every rotation of its seats before the next deal.
        """
        turn, group = number % self.players, number // self.players
        tables = self.tables()
        who = tables[group % len(tables)]
        return who[turn:] + who[:turn], self.seed * SEED_STEP + group // len(tables)


@dataclass(frozen=True, slots=True)
class GameResult:
    """How game number `game` of a plan ended; lists have an entry for each seat.

    `won` is 1, or a fraction for a shared victory. `seconds` is the game's elapsed time; each bot
    used `thought` seconds of CPU time, was `asked` this often and `tried` this many games.
    """

    game: int
    deal: int
    bots: list[str]
    points: list[int]
    won: list[float]
    answers: int
    seconds: float
    thought: list[float]
    asked: list[int]
    tried: list[int]
    faults: list[Fault]
    record: RecordJson | None = None
    sketch: Sketch | None = None


def play_number(plan: Plan, number: int) -> GameResult:
    """Play one game of a plan and return its result."""
    bots, deal = plan.table(number)
    game = Game.new(plan.players, plan.ruleset, options=plan.options, seed=deal)
    seats = [Guarded(level(name).make(), _budget(plan, name)) for name in bots]
    start = time.perf_counter()
    answers = play(game, seats, deal * 97 + number % plan.players)
    scores, won = game.scores(), game.winners()
    return GameResult(
        game=number,
        deal=deal,
        bots=list(bots),
        points=[scores[name] for name in game.seats],
        won=[1 / len(won) if name in won else 0.0 for name in game.seats],
        answers=answers,
        seconds=round(time.perf_counter() - start, 4),
        thought=[round(seat.seconds, 4) for seat in seats],
        asked=[seat.asked for seat in seats],
        tried=[int(getattr(seat.bot, "simulations", 0)) for seat in seats],
        faults=[fault for seat in seats for fault in seat.faults],
        record=record_to_json(record_of(game)) if plan.records else None,
        sketch=sketch(game.state) if plan.portrait else None,
    )


def _budget(plan: Plan, name: str) -> Budget:
    budget = level(name).budget
    simulations = plan.each.get(name, plan.simulations)
    if simulations is not None:
        budget = replace(budget, simulations=simulations, seconds=None)
    elif plan.seconds is not None:
        budget = replace(budget, seconds=plan.seconds, simulations=1_000_000)
    return budget
