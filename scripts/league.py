"""Play the league and write its page: every level against the one below, and the yardstick.

    make league ARGS='--games 100'

Games are kept in build/league, one file per match, and a second call resumes where the first was
stopped. What a match gave is kept in docs/league.json, and after each the table in docs/bots.md is
made from that. So a match that came to its end needs its games no longer, and is not played again
unless `--again` is given. `--whole` goes on after a match is decided, for those who want to know
the share and not just who is stronger.
"""

from __future__ import annotations

import argparse
import json
import os
from contextlib import closing
from dataclasses import asdict, dataclass, replace
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


def play_match(results: Results, games: int, processes: int, *, whole: bool) -> None:
    """Play what is missing: unless the whole match is wanted, no more than it takes to decide."""
    low = 1 / results.plan.players

    def is_over() -> bool:
        return not whole and bool(results.sprt(low, low + MARGIN).verdict)

    if is_over():
        return
    with closing(run(results.plan, results.missing(games), processes)) as stream:
        for game in stream:
            results.add(game)
            if is_over():
                return


@dataclass(frozen=True, slots=True)
class Row:
    """What a match has given so far; pairs are the hero's and the others'."""

    hero: str
    other: str
    players: int
    games: int
    won: float
    verdict: str  # of the SPRT, empty while it is open
    simulations: list[int]
    seconds: list[float]  # of CPU time, in a game

    @property
    def is_whole(self) -> bool:
        """Return whether all games have been played."""
        return self.games >= GAMES[self.players]

    @property
    def is_over(self) -> bool:
        """Return whether it is decided, or nothing is left to play."""
        return bool(self.verdict) or self.is_whole

    def text(self) -> str:
        """Return the row as the page has it."""
        low, high = wilson(self.won, self.games)
        return (
            f"| `{self.hero}` | `{self.other}` | {self.players} | {self.games} "
            f"| {self.won / self.games:.1%} ({low:.1%} to {high:.1%}) "
            f"| {self.verdict.replace('-', ' ') or 'open'} "
            f"| {' : '.join(map(str, self.simulations))} "
            f"| {' : '.join(f'{seconds:.2f}' for seconds in self.seconds)} |"
        )


def row_of(match: Match, results: Results) -> Row:
    """Return what the games played so far say."""
    won, games = results.shares()[match.hero]
    even = 1 / match.players
    both = (match.hero, match.other)
    plan, thought = results.plan, results.thought()
    return Row(
        hero=match.hero,
        other=match.other,
        players=match.players,
        games=games,
        won=round(won, 3),
        verdict=results.sprt(even, even + MARGIN).verdict or "",
        simulations=[plan.each.get(name, plan.simulations or 0) for name in both],
        seconds=[round(thought[name][0] / thought[name][3], 3) for name in both],
    )


class Rows:
    """The rows of the page, by match, in a file of their own beside it."""

    def __init__(self, path: Path, seed: int) -> None:
        """Load those of this seed."""
        self.path = path
        self.seed = seed
        rows: list[Row] = []
        if path.exists():
            kept = json.loads(path.read_text("utf-8"))
            rows = [Row(**row) for row in kept["rows"]] if kept["seed"] == seed else []
        self.rows = {(row.hero, row.other, row.players): row for row in rows}

    def of(self, match: Match) -> Row | None:
        """Return a match's row, if it has one."""
        return self.rows.get((match.hero, match.other, match.players))

    def add(self, row: Row) -> None:
        """Keep a row, unless the one there is of more games and the new match is not over.

        A match that was played whole stays until another one has been.
        """
        key = (row.hero, row.other, row.players)
        old = self.rows.get(key)
        better = row.is_whole or (row.is_over and not (old and old.is_whole))
        if old is None or better or row.games >= old.games:
            self.rows[key] = row

    def ordered(self) -> list[Row]:
        """Return the rows in the order of the league."""
        return [row for row in map(self.of, MATCHES) if row is not None]

    def write(self, page: Path) -> None:
        """Write the file and, between its marks, the page."""
        lines = ",\n".join(f"  {json.dumps(asdict(row))}" for row in self.ordered())
        self.path.write_text(f'{{"seed": {self.seed}, "rows": [\n{lines}\n]}}\n', "utf-8")
        before, _, rest = page.read_text("utf-8").partition(BEGIN)
        texts = [row.text() for row in self.ordered()]
        after = rest.partition(END)[2]
        page.write_text(before + BEGIN + page_of(texts, self.seed) + END + after, "utf-8")


def page_of(rows: Sequence[str], seed: int) -> str:
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


def main(argv: Sequence[str] | None = None) -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, help="games a match, at the most")
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--only", default="", help="matches whose name contains this")
    parser.add_argument("--again", action="store_true", help="play also what came to its end")
    parser.add_argument("--whole", action="store_true", help="go on when a match is decided")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "league")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "bots.md")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(argv)
    if BEGIN not in asked.page.read_text("utf-8"):
        raise SystemExit(f"{asked.page}: no mark for the league")
    rows = Rows(asked.page.with_name("league.json"), asked.seed)
    for match in MATCHES:
        known = rows.of(match)
        done = known is not None and (known.is_whole if asked.whole else known.is_over)
        if asked.only in match.name and (asked.again or not done):
            results = results_of(match, asked.folder, asked.seed, asked.processes)
            games = asked.games or GAMES[match.players]
            play_match(results, games, asked.processes, whole=asked.whole)
            if results.games:
                rows.add(row_of(match, results))
                print(row_of(match, results).text(), flush=True)
            rows.write(asked.page)
    rows.write(asked.page)


if __name__ == "__main__":
    main()
