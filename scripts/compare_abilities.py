"""Measure which abilities a level neglects: how often it uses each, and how often it should.

    python scripts/compare_abilities.py --games 40 --out abilities.jsonl

The level plays with itself. Wherever a card could be played, the same player is also asked with ten
times the simulations; what that would play is counted, but not played. A second call resumes where
the first was stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.arena.plan import SEED_STEP
from warofwhispers.bots.players.bot import Bot, Budget
from warofwhispers.bots.players.levels import level
from warofwhispers.content import ABILITIES
from warofwhispers.engine.codes import PLAY, PLAY_COUNT
from warofwhispers.engine.plays import PLAY_ABILITY
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event

TIMES = 10  # simulations of the one that is only asked, for each of the one that plays
WANTED = 0.25  # uses for each time the deeper search finds an ability best
FEW = 8  # times an ability has to be found best for its share to say anything


def ability_of(option: int) -> str | None:
    """Return the ability that an option plays, or none."""
    return ABILITIES[PLAY_ABILITY[option - PLAY]] if PLAY <= option < PLAY + PLAY_COUNT else None


class Shadowed(Bot):
    """A player with a shadow that thinks longer about the cards it could play."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.player, self.shadow = level(name).make(), level(name).make()
        self.used, self.best = Counter[str](), Counter[str]()

    def notice(self, events: Iterable[Event]) -> None:
        """Tell both what happened."""
        news = list(events)
        self.player.notice(news)
        self.shadow.notice(news)

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Return the player's answer, and count what both would play."""
        option = self.player.answer(seen, budget, seed)
        if any(map(ability_of, seen.options)):
            longer = replace(budget, simulations=budget.simulations * TIMES)
            for choice, counts in (
                (option, self.used),
                (self.shadow.answer(seen, longer, seed + 1), self.best),
            ):
                if (ability := ability_of(choice)) is not None:
                    counts[ability] += 1
        return option


def counts_of(name: str, players: int, simulations: int, deal: int) -> dict[str, dict[str, int]]:
    """Play one game; return how often each ability was used, and found best."""
    game = Game.new(players, seed=deal)
    bots = [Shadowed(name) for _ in range(players)]
    budget = Budget(simulations, None, level(name).budget.big)
    play(game, [Guarded(bot, budget) for bot in bots], deal)
    used, best = Counter[str](), Counter[str]()
    for bot in bots:
        used.update(bot.used)
        best.update(bot.best)
    return {"used": dict(used), "best": dict(best)}


def table(games: Iterable[dict[str, dict[str, int]]]) -> list[str]:
    """Return a row for each ability, the most neglected first."""
    used, best = Counter[str](), Counter[str]()
    for game in games:
        used.update(game["used"])
        best.update(game["best"])
    rows = ["| ability | used | found best | used for each |", "|---|---|---|---|"]
    for ability in sorted(ABILITIES, key=lambda name: used[name] / max(best[name], 0.5)):
        share = f"{used[ability] / best[ability]:.2f}" if best[ability] else ""
        note = " (few)" if best[ability] < FEW else ""
        rows.append(f"| {ability} | {used[ability]} | {best[ability]}{note} | {share} |")
    low = [name for name in ABILITIES if used[name] < WANTED * best[name] and best[name] >= FEW]
    rows.append(f"used less than {WANTED:.0%} as often as found best: {', '.join(low) or 'none'}")
    return rows


def main(argv: Sequence[str] | None = None) -> None:
    """Play what is missing, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--level", default="search:hard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(argv)
    task = {key: value for key, value in vars(asked).items() if key not in ("games", "out")}
    kept = asked.out.read_text("utf-8") if asked.out.exists() else ""
    kept = kept[: kept.rfind("\n") + 1] or json.dumps(task) + "\n"  # a last line may be cut off
    head, *lines = kept.splitlines()
    if json.loads(head) != task:
        raise SystemExit(f"{asked.out}: results of another task, {head}")
    asked.out.write_text(kept, "utf-8")
    with asked.out.open("a", encoding="utf-8") as out:
        for number in range(len(lines), asked.games):
            deal = asked.seed * SEED_STEP + number
            found = counts_of(asked.level, asked.players, asked.simulations, deal)
            lines.append(json.dumps(found))
            print(lines[-1], file=out, flush=True)
    print(f"{len(lines)} games of {asked.players} {asked.level}")
    print("\n".join(table(map(json.loads, lines))))


if __name__ == "__main__":
    main()
