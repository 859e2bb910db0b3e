"""`whispers arena`: bots against bots, with statistics that say how certain the result is."""

from __future__ import annotations

import json
import os
from contextlib import closing
from dataclasses import asdict, replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.equal_time import equal_time
from warofwhispers.bots.arena.plan import Plan
from warofwhispers.bots.arena.plot import plot
from warofwhispers.bots.arena.portrait import portrait
from warofwhispers.bots.arena.results import Results
from warofwhispers.bots.arena.stats import openskill_ratings, plackett_luce, wilson
from warofwhispers.bots.arena.workers import run as run_games
from warofwhispers.bots.players.levels import OFFERED, YARDSTICKS
from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.language import words
from warofwhispers.cli.options import add_games_argument, add_seed_argument, at_least
from warofwhispers.cli.progress import progress
from warofwhispers.content import DEFAULT_PRESET, PRESETS, parse_setting
from warofwhispers.game import check_seats

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

    from warofwhispers.bots.arena.plan import GameResult

EXAMPLE = "whispers arena --bots greedy,rules --hero --players 4 --games 400 --seed 1"

FAULTS = Path("arena-faults.jsonl")  # where results are kept if no file is given


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help=words().say("cli-help-bots", known=words().row([*OFFERED, *YARDSTICKS])),
    )
    parser.add_argument(
        "--players",
        type=int,
        default=4,
        metavar="P",
        help=words().say("cli-help-players", default=4),
    )
    parser.add_argument(
        "--ruleset", default=DEFAULT_PRESET, metavar="R",
        help=words().say("cli-help-ruleset", known=words().row(PRESETS), default=DEFAULT_PRESET),
    )  # fmt: skip
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help=words().say("cli-help-set"),
    )
    add_games_argument(parser)
    add_seed_argument(parser)
    parser.add_argument("--hero", action="store_true", help=words().say("cli-help-hero"))
    parser.add_argument(
        "--simulations",
        type=int,
        metavar="K",
        help=words().say("cli-help-simulations"),
    )
    parser.add_argument(
        "--equal-time", type=int, metavar="K", help=words().say("cli-help-equal-time")
    )
    parser.add_argument("--seconds", type=float, metavar="T", help=words().say("cli-help-seconds"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=words().say("cli-help-out"))
    parser.add_argument("--records", action="store_true", help=words().say("cli-help-keep-records"))
    parser.add_argument("--portrait", action="store_true", help=words().say("cli-help-portrait"))
    parser.add_argument("--sprt", metavar="LOW,HIGH", help=words().say("cli-help-sprt"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=words().say("cli-help-plot"))
    parser.add_argument(
        "--processes",
        type=int,
        default=os.cpu_count() or 1,
        metavar="N",
        help=words().say("cli-help-processes"),
    )
    parser.add_argument("--ray", metavar="ADDRESS", help=words().say("cli-help-ray"))


def run(arguments: argparse.Namespace) -> int:
    """Play the missing games, and report the standings."""
    games = at_least(1, arguments.games, "--games")
    check_seats(arguments.players, None)
    if arguments.ray is not None and find_spec("ray") is None:
        raise UsageError("usage-package", option="--ray", package="ray")
    if arguments.plot is not None and find_spec("matplotlib") is None:
        raise UsageError("usage-package", option="--plot", package="matplotlib")
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
        portrait=arguments.portrait,
    )
    plan.check()
    if arguments.equal_time is not None:
        plan = at_equal_time(plan, arguments)
    results = Results(plan, arguments.out)
    play_missing(results, arguments, games, bounds)
    tell(results, bounds)
    if arguments.portrait:
        tell_portrait(results)
    if arguments.plot is not None:
        games = len(results.games)
        title = words().say("cli-arena-plot-title", players=plan.players, games=games)
        plot(results, arguments.plot, title=title, axis=words().say("cli-arena-plot-share"))
    if not results.faults():
        return 0
    if arguments.out is None:
        lines = [json.dumps(asdict(fault)) + "\n" for fault in results.faults()]
        FAULTS.write_text("".join(lines), "utf-8")
    print(words().say("cli-arena-fault-records", path=arguments.out or FAULTS))
    return 1


def at_equal_time(plan: Plan, arguments: argparse.Namespace) -> Plan:
    """Return simulations that take equal time; those in a file already begun are kept."""
    simulations = at_least(1, arguments.equal_time, "--equal-time")
    if not plan.hero or plan.simulations is not None or plan.seconds is not None:
        raise UsageError("usage-equal-time")
    each = Results.measured(plan, arguments.out) if arguments.out is not None else None
    if each is None:

        def play(trial: Plan, numbers: Iterable[int]) -> Iterable[GameResult]:
            return run_games(trial, numbers, arguments.processes, arguments.ray)

        each = equal_time(plan, simulations, play)
    return replace(plan, each=each)


def play_missing(
    results: Results, arguments: argparse.Namespace, games: int, bounds: tuple[float, float] | None
) -> None:
    """Play the missing games, or as many as it takes to decide."""
    if bounds and results.sprt(*bounds).verdict:
        return
    missing = results.missing(games)
    with closing(run_games(results.plan, missing, arguments.processes, arguments.ray)) as stream:
        for _ in progress(range(len(missing)), words().say("cli-progress-games")):
            results.add(next(stream))
            if bounds and results.sprt(*bounds).verdict:
                break


def sprt_bounds(text: str | None) -> tuple[float, float] | None:
    """Parse two win shares such as `0.5,0.6`."""
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0.0 < low < high < 1.0:
        raise UsageError("usage-sprt", given=text)
    return low, high


def tell(results: Results, bounds: tuple[float, float] | None) -> None:
    """Print the standings."""
    say, plan, games = words().say, results.plan, len(results.games)
    print(
        say(
            "cli-arena-games", games=games, players=plan.players, ruleset=plan.ruleset,
            seed=str(plan.seed),
        )
    )  # fmt: skip
    rankings = results.rankings()
    strengths, ratings = plackett_luce(rankings), openskill_ratings(rankings)
    thought = results.thought()
    for name, (won, played) in results.shares().items():
        seconds, _, tried, _ = thought[name]
        rating, error = ratings.get(name, (None, None))
        print(
            say(
                "cli-arena-bot", name=f"{name:14}", **shares(won, played),
                strength=words().decimal(strengths[name], signed=True), rating=rating, error=error,
                simulations=plan.each.get(name), seconds=seconds / played,
                rate=round(tried / max(seconds, 1e-9)) or None,
            )
        )  # fmt: skip
    for seat, (won, played) in enumerate(results.seat_shares()):
        print(say("cli-arena-seat", seat=seat + 1, **shares(won, played)))
    if bounds:
        verdict = results.sprt(*bounds).verdict or None
        low, high = bounds
        print(say("cli-arena-sprt", bot=plan.bots[0], low=low, high=high, verdict=verdict))
    faults = results.faults()
    print(say("cli-arena-faults", number=len(faults)))
    for fault in faults[:3]:
        reason = fault.error.strip().splitlines()[-1]
        decision = str(fault.decision)
        print(say("cli-arena-fault", bot=fault.bot, decision=decision, reason=reason))


def tell_portrait(results: Results) -> None:
    """Print statistics of how they played."""
    sketches = [game.sketch for game in results.games.values() if game.sketch is not None]
    found = portrait(sketches)
    print(words().say("cli-arena-portrait", games=found.games))
    lines = {
        "cli-arena-portrait-ties": found.ties,
        "cli-arena-portrait-early-swaps": found.early_swaps,
        "cli-arena-portrait-swaps": found.swaps,
        "cli-arena-portrait-alike-dealt": found.alike_dealt,
        "cli-arena-portrait-alike-ended": found.alike_ended,
        "cli-arena-portrait-drawn": found.drawn,
        "cli-arena-portrait-unused": found.unused,
        "cli-arena-portrait-betrayed": found.betrayed,
        "cli-arena-portrait-in-vain": found.in_vain,
    }
    for message, (mean, error) in lines.items():
        numbers = {"mean": f"{words().decimal(mean):>6}", "error": words().decimal(error)}
        print(words().say("cli-arena-portrait-line", what=words().say(message), **numbers))
    for turn, (won, played) in enumerate(found.turns):
        print(words().say("cli-arena-portrait-turn", turn=turn + 1, **shares(won, played)))
    for empire, (won, played) in found.devouts.items():
        if played:
            print(words().say("cli-arena-portrait-devout", empire=empire, **shares(won, played)))
    for ability, mean in sorted(found.plays.items(), key=lambda pair: -pair[1]):
        often = f"{words().decimal(mean):>6}"
        print(words().say("cli-arena-portrait-ability", often=often, ability=ability))


def shares(won: float, played: int) -> dict[str, object]:
    """Return a win share and its interval, as messages expect them."""
    low, high = wilson(won, played)
    percent = words().percent
    wins = percent(won / played, aligned=True)
    return {"wins": wins, "low": percent(low), "high": percent(high)}
