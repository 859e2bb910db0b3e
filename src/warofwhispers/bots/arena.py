"""Games among bots by the hundred: every deal in every seat, results kept and taken up again.

Game number n of a plan is always the same game, wherever and whenever it is played, so a run can
stop, go on, or be spread over processes and machines.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations_with_replacement, count
from typing import TYPE_CHECKING, Any

from warofwhispers.bots.levels import BotError, level
from warofwhispers.bots.match import Guarded, play
from warofwhispers.bots.stats import Sprt
from warofwhispers.content import build_ruleset
from warofwhispers.game import Game
from warofwhispers.record import record_of, record_to_json

if TYPE_CHECKING:
    from pathlib import Path

    from warofwhispers.bots.base import Budget

SEED_STEP = 1_000_003


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: who, how many at a table, by which rules.

    `hero` seats the first bot alone among the others in turn (one kind at a table); else tables
    are mixed in every way. `simulations` or `seconds` overrule the levels' own budgets.
    """

    bots: tuple[str, ...]
    players: int = 4
    ruleset: str = "second"
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    hero: bool = False
    simulations: int | None = None
    seconds: float | None = None
    records: bool = False

    def check(self) -> None:
        """Refuse unknown bots and tables that cannot be; raises `BotError` and others."""
        for name in self.bots:
            level(name)
            if self.bots.count(name) > 1:
                raise BotError(f'bot "{name}": named twice')
        if not self.bots:
            raise BotError("bots: name at least one")
        if self.hero and len(self.bots) == 1:
            raise BotError("bots: name two or more, the hero first")
        if self.simulations is not None and self.seconds is not None:
            raise BotError("give the thought in simulations or in seconds, not in both")
        if (self.simulations or 0) < 0 or (self.seconds is not None and not self.seconds > 0):
            raise BotError("the thought for a position: 0 simulations or more, or some seconds")
        build_ruleset(self.ruleset, self.options)

    def tables(self) -> list[tuple[str, ...]]:
        """Give who sits together, before seats are turned."""
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
        """Give the bots by seat, and the deal, of game `number`.

        One deal is played by one table in every turning of its seats before the next.
        """
        turn, group = number % self.players, number // self.players
        tables = self.tables()
        who = tables[group % len(tables)]
        return who[turn:] + who[:turn], self.seed * SEED_STEP + group // len(tables)


def play_number(plan: Plan, number: int) -> dict[str, Any]:
    """Play one game of a plan and give its result as plain JSON values."""
    bots, deal = plan.table(number)
    game = Game.new(plan.players, plan.ruleset, options=plan.options, seed=deal)
    seats = [Guarded(level(name).make(), _budget(plan, name)) for name in bots]
    start = time.perf_counter()
    answers = play(game, seats, deal * 97 + number % plan.players)
    scores, won = game.scores(), game.winners()
    result: dict[str, Any] = {
        "game": number,
        "deal": deal,
        "bots": list(bots),
        "points": [scores[name] for name in game.seats],
        "won": [1 / len(won) if name in won else 0.0 for name in game.seats],
        "answers": answers,
        "seconds": round(time.perf_counter() - start, 4),
        "thought": [round(seat.seconds, 4) for seat in seats],
        "asked": [seat.asked for seat in seats],
        "tried": [int(getattr(seat.bot, "simulations", 0)) for seat in seats],
        "faults": [asdict(fault) for seat in seats for fault in seat.faults],
    }
    if plan.records:
        result["record"] = record_to_json(record_of(game))
    return result


def _budget(plan: Plan, name: str) -> Budget:
    budget = level(name).budget
    if plan.simulations is not None:
        budget = replace(budget, simulations=plan.simulations, seconds=None)
    if plan.seconds is not None:
        budget = replace(budget, seconds=plan.seconds, simulations=1_000_000)
    return budget


# -- kept results ---------------------------------------------------------------------------------


class Results:
    """Results of a plan, in a file of JSON lines if there is one: the plan first."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        """Take up what the file holds already; raises `BotError` if it is another plan's."""
        self.plan = plan
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        if path is None:
            return
        header = json.dumps({"plan": asdict(plan)}, sort_keys=True)
        lines = _lines_of(path)
        if lines and lines[0] != header:
            raise BotError(f"{path}: this is no file of results of this plan; name another")
        for line in lines[1:]:
            game = _whole_line(line, plan.players)
            if game is not None:
                self.games.setdefault(game["game"], game)
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = [json.dumps(game) for game in self.games.values()]
        if [header, *kept] != lines:  # a fresh file, or one whose last line was cut off
            part = path.with_name(path.name + ".part")
            part.write_text("\n".join([header, *kept]) + "\n", "utf-8")
            part.replace(path)

    def missing(self, games: int) -> list[int]:
        """Give the numbers of games not played yet."""
        return [number for number in range(games) if number not in self.games]

    def add(self, game: dict[str, Any]) -> None:
        """Keep a result."""
        self.games[game["game"]] = game
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")

    def shares(self) -> dict[str, tuple[float, int]]:
        """Give, for each bot, games won (in parts) and seats played."""
        won: Counter[str] = Counter()
        played: Counter[str] = Counter()
        for game in self.games.values():
            for name, part in zip(game["bots"], game["won"], strict=True):
                won[name] += part
                played[name] += 1
        return {name: (won[name], played[name]) for name in self.plan.bots if played[name]}

    def seat_shares(self) -> list[tuple[float, int]]:
        """Give, for each seat, games won (in parts) and games played."""
        games = list(self.games.values())
        return [
            (sum(game["won"][seat] for game in games), len(games))
            for seat in range(self.plan.players)
        ]

    def rankings(self) -> list[list[list[str]]]:
        """Give each game as bots ranked by points, winners first, ties together."""
        ranked = []
        for number in sorted(self.games):
            game = self.games[number]
            places: dict[tuple[bool, int], list[str]] = {}
            for name, won, points in zip(game["bots"], game["won"], game["points"], strict=True):
                places.setdefault((won > 0, points), []).append(name)
            ranked.append([places[key] for key in sorted(places, reverse=True)])
        return ranked

    def sprt(self, low: float, high: float) -> Sprt:
        """Test the first bot's win share, game by game in order, up to the first one missing.

        So the verdict does not hang on which games happened to be done first.
        """
        test = Sprt(low, high)
        for number in count():
            game = self.games.get(number)
            if game is None:
                break
            for name, won in zip(game["bots"], game["won"], strict=True):
                if name == self.plan.bots[0]:
                    test.add(won)
            if test.verdict:
                break
        return test

    def thought(self) -> dict[str, tuple[float, int, int]]:
        """Give, for each bot, seconds of thought, questions and games tried out."""
        out: dict[str, tuple[float, int, int]] = {}
        for game in self.games.values():
            for name, *more in zip(
                game["bots"], game["thought"], game["asked"], game["tried"], strict=True
            ):
                seconds, asked, tried = out.get(name, (0.0, 0, 0))
                out[name] = seconds + more[0], asked + more[1], tried + more[2]
        return out

    def faults(self) -> list[dict[str, Any]]:
        """Give every fault there was."""
        return [fault for game in self.games.values() for fault in game["faults"]]


def _lines_of(path: Path) -> list[str]:
    """Read the whole lines of a file and, if it was cut off, what there is of the last one."""
    if not path.exists():
        return []
    try:
        return path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BotError(f"{path}: this is no file of results; name another") from None


def _whole_line(line: str, players: int) -> dict[str, Any] | None:
    """Read a result; a line cut off when a run was stopped is none."""
    try:
        game = json.loads(line)
    except ValueError:
        return None
    whole = isinstance(game, dict) and isinstance(game.get("game"), int) and "faults" in game
    lists = ("bots", "points", "won", "thought", "asked", "tried")
    return game if whole and all(len(game.get(name, ())) == players for name in lists) else None
