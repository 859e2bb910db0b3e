"""Measure whom the deal favours: wins by order of play and by the Devout dealt, for each preset.

    python scripts/compare_deals.py --level rules --games 1000 --out deals

All seats are of one level, and each deal is played once, so intervals need not allow for games that
are alike. Results are kept in the folder, one file per preset, and a second call resumes where the
first was stopped.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.plan import Plan, play_number
from warofwhispers.content import EMPIRES, PRESETS

if TYPE_CHECKING:
    from collections.abc import Sequence

Game = tuple[list[float], list[int]]  # share of the win by order of play, and the Devouts dealt


def games_of(plan: Plan, path: Path, count: int) -> list[Game]:
    """Return this many games, each of a deal of its own; plays those that are not in the file."""
    task = {
        "level": plan.bots[0], "players": plan.players, "ruleset": plan.ruleset,
        "seed": plan.seed, "simulations": plan.simulations,
    }  # fmt: skip
    kept = path.read_text("utf-8") if path.exists() else ""
    kept = kept[: kept.rfind("\n") + 1] or json.dumps(task) + "\n"  # a last line may be cut off
    head, *lines = kept.splitlines()
    if json.loads(head) != task:
        raise SystemExit(f"{path}: results of another task, {head}")
    path.write_text(kept, "utf-8")
    with path.open("a", encoding="utf-8") as out:
        for number in range(len(lines), count):
            if (sketch := play_number(plan, number * plan.players).sketch) is not None:
                lines.append(json.dumps([sketch.won, sketch.devouts]))
                print(lines[-1], file=out, flush=True)
    return [(won, devouts) for won, devouts in map(json.loads, lines[:count])]


def share(games: Sequence[Game], kind: int) -> str:
    """Return what seats of a kind won, and half its 95 % interval, in percent.

    Each game has the share of the win and the kind of each seat.
    """
    sums = [
        (sum(kept), len(kept))
        for won, kinds in games
        for kept in [[w for w, of in zip(won, kinds, strict=True) if of == kind]]
    ]
    seats = max(1, sum(n for _, n in sums))
    mean = sum(w for w, _ in sums) / seats
    # Seats of one deal win or lose together, so the error is one over deals.
    error = math.sqrt(sum((w - mean * n) ** 2 for w, n in sums)) / seats
    return f"{100 * mean:.1f} ± {196 * error:.1f}"


def main(argv: Sequence[str] | None = None) -> None:
    """Play what is missing, and print a row for each preset."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--level", default="rules")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rulesets", nargs="+", default=list(PRESETS))
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(argv)
    asked.out.mkdir(parents=True, exist_ok=True)
    heads = ["ruleset", *(f"turn {turn + 1}" for turn in range(asked.players)), *EMPIRES]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for ruleset in asked.rulesets:
        plan = Plan(
            (asked.level,), asked.players, ruleset, seed=asked.seed,
            simulations=asked.simulations, portrait=True,
        )  # fmt: skip
        games = games_of(plan, asked.out / f"{ruleset}.jsonl", asked.games)
        turns = list(range(asked.players))
        ordered = [(won, turns) for won, _ in games]
        cells = [
            *(share(ordered, turn) for turn in turns),
            *(share(games, empire) for empire in range(len(EMPIRES))),
        ]
        print(f"| `{ruleset}` | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
