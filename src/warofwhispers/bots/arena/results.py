"""The results of an arena's games: saved to a file, resumed, counted."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import asdict
from itertools import count
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.match import Fault
from warofwhispers.bots.arena.plan import GameResult
from warofwhispers.bots.arena.portrait import Sketch
from warofwhispers.bots.arena.stats import Sprt
from warofwhispers.bots.players.bot import Budget
from warofwhispers.bots.players.levels import BotError

if TYPE_CHECKING:
    from pathlib import Path

    from warofwhispers.bots.arena.plan import Plan


class Results:
    """The results of a plan, kept in a file of JSON lines if a path is given, the plan first."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        """Load the file, if any; raises `BotError` if it belongs to another plan."""
        self.plan = plan
        self.path = path
        self.games: dict[int, GameResult] = {}
        if path is None:
            return
        header = json.dumps({"plan": asdict(plan)}, sort_keys=True)
        lines = _lines_of(path)
        if lines and lines[0] != header:
            raise BotError("results-other-plan", path=path)
        for line in lines[1:]:
            game = _whole_line(line, plan.players)
            if game is not None:
                self.games.setdefault(game.game, game)
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = [_line_of(game) for game in self.games.values()]
        if [header, *kept] != lines:  # the file is new, or its last line was cut off
            part = path.with_name(path.name + ".part")
            part.write_text("\n".join([header, *kept]) + "\n", "utf-8")
            part.replace(path)

    @staticmethod
    def measured(plan: Plan, path: Path) -> dict[str, int] | None:
        """Return the measured simulations per bot stored in a file of this plan, if any."""
        try:
            header = json.loads(next(iter(_lines_of(path)), "{}"))
        except ValueError:
            return None
        begun = header.get("plan", {}) if isinstance(header, dict) else {}
        each: dict[str, int] = begun.get("each", {})
        wanted = json.loads(json.dumps({**asdict(plan), "each": each}))
        return each if each and begun == wanted else None

    def missing(self, games: int) -> list[int]:
        """Return the numbers of games not played yet."""
        return [number for number in range(games) if number not in self.games]

    def add(self, game: GameResult) -> None:
        """Add a game's result, and write it to the file at once."""
        self.games[game.game] = game
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line_of(game) + "\n")

    def shares(self) -> dict[str, tuple[float, int]]:
        """Return, for each bot, games won (shared ones in part) and seats played."""
        won: defaultdict[str, float] = defaultdict(float)
        played: Counter[str] = Counter()
        for game in self.games.values():
            for name, part in zip(game.bots, game.won, strict=True):
                won[name] += part
                played[name] += 1
        return {name: (won[name], played[name]) for name in self.plan.bots if played[name]}

    def seat_shares(self) -> list[tuple[float, int]]:
        """Return, for each seat, games won (shared ones in part) and games played."""
        games = list(self.games.values())
        return [
            (sum(game.won[seat] for game in games), len(games)) for seat in range(self.plan.players)
        ]

    def rankings(self) -> list[list[list[str]]]:
        """Return each game as bots ranked by points, winners first, ties together."""
        ranked = []
        for number in sorted(self.games):
            game = self.games[number]
            places: dict[tuple[bool, int], list[str]] = {}
            for name, won, points in zip(game.bots, game.won, game.points, strict=True):
                places.setdefault((won > 0, points), []).append(name)
            ranked.append([places[key] for key in sorted(places, reverse=True)])
        return ranked

    def sprt(self, low: float, high: float) -> Sprt:
        """Test the first bot's win share, game by game in order, up to the first missing one.

        In order, so that the verdict does not depend on which games happened to finish first.
        """
        test = Sprt(low, high)
        for number in count():
            game = self.games.get(number)
            if game is None:
                break
            for name, won in zip(game.bots, game.won, strict=True):
                if name == self.plan.bots[0]:
                    test.add(won)
            if test.verdict:
                break
        return test

    def thought(self) -> dict[str, tuple[float, int, int, int]]:
        """Return, for each bot, CPU seconds used, questions, games simulated, and seats."""
        out: dict[str, tuple[float, int, int, int]] = {}
        for game in self.games.values():
            by_seat = zip(game.bots, game.thought, game.asked, game.tried, strict=True)
            for name, thought, questions, games in by_seat:
                seconds, asked, tried, seats = out.get(name, (0.0, 0, 0, 0))
                out[name] = seconds + thought, asked + questions, tried + games, seats + 1
        return out

    def faults(self) -> list[Fault]:
        """Return the faults of all games, in the order they were played."""
        return [fault for game in self.games.values() for fault in game.faults]


def _lines_of(path: Path) -> list[str]:
    """Return the complete lines of a file, and what there is of a last one that was cut off."""
    if not path.exists():
        return []
    try:
        return path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BotError("results-not", path=path) from None


def _line_of(game: GameResult) -> str:
    """Return a result as a line of JSON, without record and sketch if it has none."""
    values = asdict(game)
    for name in ("record", "sketch"):
        if values[name] is None:
            del values[name]
    return json.dumps(values)


def _whole_line(line: str, players: int) -> GameResult | None:
    """Return the result in a line, or None if the line was cut off when a run was stopped."""
    try:
        values = json.loads(line)
        faults = [
            Fault(**{**fault, "budget": Budget(**fault["budget"])}) for fault in values["faults"]
        ]
        drawn = Sketch(**values["sketch"]) if "sketch" in values else None
        game = GameResult(**{**values, "faults": faults, "sketch": drawn})
        lists = (game.bots, game.points, game.won, game.thought, game.asked, game.tried)
        return game if {len(each) for each in lists} == {players} else None
    except (ValueError, TypeError, KeyError):
        return None
