"""The results of an arena's games: kept in a file, taken up again, counted."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from itertools import count
from typing import TYPE_CHECKING, Any

from warofwhispers.bots.arena.stats import Sprt
from warofwhispers.bots.players.levels import BotError

if TYPE_CHECKING:
    from pathlib import Path

    from warofwhispers.bots.arena.plan import Plan


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
        """Return the numbers of games not played yet."""
        return [number for number in range(games) if number not in self.games]

    def add(self, game: dict[str, Any]) -> None:
        """Add a game's result, and write it to the file at once."""
        self.games[game["game"]] = game
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")

    def shares(self) -> dict[str, tuple[float, int]]:
        """Return, for each bot, games won (in parts) and seats played."""
        won: Counter[str] = Counter()
        played: Counter[str] = Counter()
        for game in self.games.values():
            for name, part in zip(game["bots"], game["won"], strict=True):
                won[name] += part
                played[name] += 1
        return {name: (won[name], played[name]) for name in self.plan.bots if played[name]}

    def seat_shares(self) -> list[tuple[float, int]]:
        """Return, for each seat, games won (in parts) and games played."""
        games = list(self.games.values())
        return [
            (sum(game["won"][seat] for game in games), len(games))
            for seat in range(self.plan.players)
        ]

    def rankings(self) -> list[list[list[str]]]:
        """Return each game as bots ranked by points, winners first, ties together."""
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
        """Return, for each bot, seconds of thought, questions and games tried out."""
        out: dict[str, tuple[float, int, int]] = {}
        for game in self.games.values():
            for name, *more in zip(
                game["bots"], game["thought"], game["asked"], game["tried"], strict=True
            ):
                seconds, asked, tried = out.get(name, (0.0, 0, 0))
                out[name] = seconds + more[0], asked + more[1], tried + more[2]
        return out

    def faults(self) -> list[dict[str, Any]]:
        """Return the faults of all games, each as `match.Fault` has it."""
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
