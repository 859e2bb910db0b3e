"""Play the league and write its page: every level against the one below, and the yardstick.

    make league ARGS='--games 100'

Results are kept in build/league, one file per match, and a second call resumes where the first was
stopped. After each match, the table in docs/bots.md is rewritten from all existing results.
"""

from __future__ import annotations

import argparse
import os
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.equal_time import equal_time
from warofwhispers.bots.arena.plan import Plan
from warofwhispers.bots.arena.results import Results
from warofwhispers.bots.arena.stats import wilson
from warofwhispers.bots.arena.workers import run

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.bots.arena.plan import GameResult

ROOT = Path(__file__).parent.parent
BEGIN, END = "<!-- league: made by `make league` -->\n", "<!-- end of league -->\n"
GAMES = {2: 300, 3: 300, 4: 400}
SIMULATIONS = 60
MARGIN = 0.05  # lead over an even share that counts as stronger (SPRT, 5 %)


@dataclass(frozen=True, slots=True)
class Match:
    """One hero against a table of one other kind."""

    hero: str
    other: str
    players: int
    equal: bool = False  # whether both get the same CPU time, not the same simulations

    @property
    def name(self) -> str:
        """Return the name of its file."""
        return f"{self.hero}-v-{self.other}-{self.players}".replace(":", "_")


MATCHES = tuple(
    Match(hero, other, players, equal)
    for hero, other, equal in (
        ("rules", "random", False),
        ("greedy", "rules", False),
        ("search", "greedy", False),
        ("search:hard", "greedy", False),
        ("search:hard", "hard:2026", True),
    )
    for players in (2, 3, 4)
)


def results_of(match: Match, folder: Path, seed: int, processes: int) -> Results:
    """Return the existing results; measures what equal time means if that has not been done."""
    path = folder / f"{match.name}.jsonl"
    plan = Plan((match.hero, match.other), match.players, seed=seed, hero=True)
    if not match.equal:
        return Results(replace(plan, simulations=SIMULATIONS), path)

    def play(trial: Plan, numbers: Iterable[int]) -> Iterable[GameResult]:
        return run(trial, numbers, processes)

    each = Results.measured(plan, path) or equal_time(plan, SIMULATIONS, play)
    return Results(replace(plan, each=each), path)


def play_match(results: Results, games: int, processes: int) -> None:
    """Play what is missing, or as much of it as it takes to decide."""
    low = 1 / results.plan.players
    if results.sprt(low, low + MARGIN).verdict:
        return
    with closing(run(results.plan, results.missing(games), processes)) as stream:
        for game in stream:
            results.add(game)
            if results.sprt(low, low + MARGIN).verdict:
                return


def row(match: Match, results: Results) -> str:
    """Return a match as a row of the table."""
    share, games = results.shares()[match.hero]
    low, high = wilson(share, games)
    took = [
        f"{results.thought()[name][0] / results.thought()[name][3]:.2f}"
        for name in (match.hero, match.other)
    ]
    tried = [
        str(results.plan.each.get(name, results.plan.simulations))
        for name in (match.hero, match.other)
    ]
    even = 1 / match.players
    verdict = results.sprt(even, even + MARGIN).verdict or "open"
    return (
        f"| `{match.hero}` | `{match.other}` | {match.players} | {games} | {share / games:.1%} "
        f"({low:.1%} to {high:.1%}) | {verdict} | {' : '.join(tried)} | {' : '.join(took)} |"
    )


def page(rows: Sequence[str], seed: int) -> str:
    """Return the text between the marks."""
    return "\n".join(
        [
            f"Ruleset `second`, seed {seed}, every deal in every seat, one hero at a table of",
            "the others; shares with 95 % intervals. A match ends when it is decided (SPRT, 5 %)",
            f"whether the hero wins its part or {MARGIN:.0%} more, or after 300 games, at four",
            "players 400. Simulations are those for a position.",
            "",
            "| hero | others | players | games | wins | stronger? | simulations | CPU s a game |",
            "|---|---|---|---|---|---|---|---|",
            *rows,
            "",
        ]
    )


def write_page(path: Path, folder: Path, seed: int) -> None:
    """Put all existing results between the page's marks."""
    rows = []
    for match in MATCHES:
        if (folder / f"{match.name}.jsonl").exists():
            results = results_of(match, folder, seed, 1)
            if results.games:
                rows.append(row(match, results))
    before, _, rest = path.read_text("utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    path.write_text(before + BEGIN + page(rows, seed) + END + after, "utf-8")


def main(argv: Sequence[str] | None = None) -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, help="games a match, at the most")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--only", default="", help="matches whose name contains this")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "league")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "bots.md")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(argv)
    if BEGIN not in asked.page.read_text("utf-8"):
        raise SystemExit(f"{asked.page}: no mark for the league")
    for match in MATCHES:
        if asked.only in match.name:
            results = results_of(match, asked.folder, asked.seed, asked.processes)
            play_match(results, asked.games or GAMES[match.players], asked.processes)
            if results.games:
                print(row(match, results), flush=True)
            write_page(asked.page, asked.folder, asked.seed)
    write_page(asked.page, asked.folder, asked.seed)


if __name__ == "__main__":
    main()
