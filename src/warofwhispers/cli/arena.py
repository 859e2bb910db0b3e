"""`whispers arena`: bots against bots, with numbers that say how sure one can be."""

from __future__ import annotations

import json
import os
from contextlib import closing
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.plan import Plan
from warofwhispers.bots.arena.plot import plot
from warofwhispers.bots.arena.results import Results
from warofwhispers.bots.arena.stats import openskill_ratings, plackett_luce, wilson
from warofwhispers.bots.arena.workers import run as run_games
from warofwhispers.bots.players.levels import LEVELS, BotError
from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.options import add_seed_argument, at_least
from warofwhispers.cli.progress import progress
from warofwhispers.content import DEFAULT_PRESET, PRESETS, parse_setting

if TYPE_CHECKING:
    import argparse

ABOUT = "let bots play each other and tell who is stronger"
EXAMPLE = "whispers arena --bots greedy,rules --hero --players 4 --games 400 --seed 1"

FAULTS = Path("arena-faults.jsonl")  # where they are kept if no file was named for results


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--bots", required=True, metavar="A,B,...", help=f"two or more of {', '.join(LEVELS)}"
    )
    parser.add_argument("--players", type=int, default=4, metavar="P", help="2, 3 or 4 (4)")
    parser.add_argument(
        "--ruleset", default=DEFAULT_PRESET, metavar="R",
        help=f"{', '.join(PRESETS)} ({DEFAULT_PRESET} unless said)",
    )  # fmt: skip
    parser.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="an option on top"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    add_seed_argument(parser)
    parser.add_argument(
        "--hero", action="store_true", help="the first bot alone against tables of each other one"
    )
    parser.add_argument(
        "--simulations", type=int, metavar="K", help="games tried out per position, by all bots"
    )
    parser.add_argument(
        "--seconds", type=float, metavar="T", help="thought per position, by all bots"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep results; go on from there")
    parser.add_argument("--records", action="store_true", help="keep each game's record, too")
    parser.add_argument(
        "--sprt", metavar="LOW,HIGH", help="stop once the first bot's share is decided, as 0.5,0.6"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the win shares")
    parser.add_argument(
        "--processes", type=int, default=os.cpu_count() or 1, metavar="N", help="(all cores)"
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help='spread the games over a Ray cluster ("local": one here)'
    )


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, and tell how it stands."""
    games = at_least(1, arguments.games, "--games")
    if not 2 <= arguments.players <= 4:  # noqa: PLR2004 - R1.1
        raise UsageError(f"--players {arguments.players}: the game is for 2 to 4 (R1.1)")
    if arguments.ray is not None and find_spec("ray") is None:
        raise UsageError("--ray: the package ray is not installed here")
    if arguments.plot is not None and find_spec("matplotlib") is None:
        raise UsageError("--plot: the package matplotlib is not installed here")
    at_least(1, arguments.processes, "--processes")
    bounds = sprt_bounds(arguments.sprt)
    plan = Plan(
        bots=tuple(name.strip() for name in arguments.bots.split(",") if name.strip()),
        players=arguments.players,
        ruleset=arguments.ruleset,
        options=dict(parse_setting(text) for text in arguments.set),
        seed=arguments.seed,
        hero=arguments.hero,
        simulations=arguments.simulations,
        seconds=arguments.seconds,
        records=arguments.records,
    )
    try:
        plan.check()
        results = Results(plan, arguments.out)
    except BotError as fault:
        raise UsageError(str(fault)) from None
    try:
        play_missing(results, arguments, games, bounds)
    except BotError as fault:
        raise UsageError(str(fault)) from None
    tell(results, bounds)
    if arguments.plot is not None:
        plot(results, arguments.plot)
    if not results.faults():
        return 0
    if arguments.out is None:
        lines = [json.dumps(asdict(fault)) + "\n" for fault in results.faults()]
        FAULTS.write_text("".join(lines), "utf-8")
    print(f"  their records are in {arguments.out or FAULTS}")
    return 1


def play_missing(
    results: Results, arguments: argparse.Namespace, games: int, bounds: tuple[float, float] | None
) -> None:
    """Play what is missing, or as much of it as it takes to decide."""
    if bounds and results.sprt(*bounds).verdict:
        return
    missing = results.missing(games)
    with closing(run_games(results.plan, missing, arguments.processes, arguments.ray)) as stream:
        for _ in progress(range(len(missing)), "games"):
            results.add(next(stream))
            if bounds and results.sprt(*bounds).verdict:
                break


def sprt_bounds(text: str | None) -> tuple[float, float] | None:
    """Read `0.5,0.6`."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0.0 < low < high < 1.0:
        raise UsageError(f'--sprt "{text}": give two shares, the lower first, as in 0.5,0.6')
    return low, high


def tell(results: Results, bounds: tuple[float, float] | None) -> None:
    """Print how it stands."""
    plan = results.plan
    print(f"{len(results.games)} games of {plan.players}, ruleset {plan.ruleset}", end="")
    print(f", seed {plan.seed}, every deal in every seat")
    rankings = results.rankings()
    strengths, ratings = plackett_luce(rankings), openskill_ratings(rankings)
    thought = results.thought()
    for name, (won, played) in results.shares().items():
        low, high = wilson(won, played)
        line = f"{name:14} wins {won / played:6.1%} ({low:.1%} to {high:.1%})"
        line += f"   Plackett-Luce {strengths[name]:+.2f}"
        if name in ratings:
            line += f"   openskill {ratings[name][0]:.1f} ± {ratings[name][1]:.1f}"
        seconds, _, tried = thought[name]
        line += f"   {seconds / played:.2f} s a game"
        if tried:
            line += f", {tried / max(seconds, 1e-9):,.0f} simulations a second"
        print(line)
    for seat, (won, played) in enumerate(results.seat_shares()):
        low, high = wilson(won, played)
        print(f"seat {seat + 1}         wins {won / played:6.1%} ({low:.1%} to {high:.1%})")
    if bounds:
        verdict = results.sprt(*bounds).verdict or "still open"
        print(f"{plan.bots[0]}: share {bounds[0]:g} or {bounds[1]:g}? {verdict} (SPRT, 5 %)")
    faults = results.faults()
    print(f"faults         {len(faults)}")
    for fault in faults[:3]:
        reason = fault.error.strip().splitlines()[-1]
        print(f"  {fault.bot} at decision {fault.decision}: {reason}")
