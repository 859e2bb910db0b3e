"""Random games per second, compiled and uncompiled, compared with others: `make bench`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import warofwhispers
from benchmarks.arguments import parser_for
from benchmarks.measure import ALL, CHECKED_GAMES, WITH_DECKS, measure_all

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parent.parent
LONGEST_PURE_RUN = 3600  # seconds, after which something is wrong

NOTE = """\
Random games, one core; rates per second of CPU time, the median of {rounds} rounds of {seconds:g} s
each, our games and theirs in turn in one interpreter. A decision is a player's question with two or
more options; "all answers" counts forced ones and chance's too."""

# The project's goals: (row, half) -> at least this many times as fast.
WANTED = {
    ("catanatron", "compiled"): 20.0,
    ("catanatron", "uncompiled"): 3.0,
    ("catanatron" + ALL, "compiled"): 20.0,
    ("catanatron" + ALL, "uncompiled"): 3.0,
    ("gin_rummy", "compiled"): 12.0,
}
WANTED_CLONE_US = 3.0

Half = dict[str, Any]


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = parser_for((__doc__ or "").partition(":")[0], "engine")
    parser.add_argument(
        "--half", action="store_true", help="only the engine as it is installed here"
    )
    arguments = parser.parse_args(argv)
    rounds = arguments.rounds
    here = measure_all(rounds, arguments.seconds)
    halves = {"compiled" if here["compiled"] else "uncompiled": here}
    if here["compiled"] and not arguments.half:
        halves["uncompiled"] = measure_pure(rounds, arguments.seconds)
    if arguments.json:
        print(json.dumps(halves))
    else:
        tell(halves)


def measure_pure(rounds: int, seconds: float) -> Half:
    """Measure the same files without their extensions, in a separate interpreter."""
    package = Path(warofwhispers.__file__).parent
    with TemporaryDirectory(prefix="whispers-bench-") as folder:
        leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / package.name, ignore=leave_out)
        command = [sys.executable, "-m", "benchmarks.engine", "--half", "--json"]
        command += ["--rounds", str(rounds), "--seconds", str(seconds)]
        done = subprocess.run(  # noqa: S603 - our own interpreter, our own arguments
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            timeout=LONGEST_PURE_RUN,
            check=False,
        )
    if done.returncode:
        sys.exit(f"error: the uncompiled half failed: {done.stderr.strip()[-300:]}")
    half: Half = json.loads(done.stdout)["uncompiled"]
    return half


def tell(halves: dict[str, Half]) -> None:
    """Print the table."""
    some = next(iter(halves.values()))
    print(NOTE.format(rounds=some["rounds"], seconds=some["seconds"]))
    print()
    print(f"{'':38}" + "".join(f"{name:>14}" for name in halves))
    for key, title in titles(some).items():
        row(f"{title}: decisions", [f"{h['rates'][key]:,}" for h in halves.values()])
        row("  all answers", [f"{h['rates'][key + ALL]:,}" for h in halves.values()])
        row("  games", [f"{h['rates'][f'{key}, games']:,}" for h in halves.values()])
    print()
    for key in some["ratios"]:
        cells = [f"{half['ratios'][key]:.1f}x" for half in halves.values()]
        counted = "all its answers" if key.endswith(ALL) else "decisions"
        title = f"ours : {some['names'][key.removesuffix(ALL)]}, {counted}"
        row(title, cells, [verdict(key, name, half) for name, half in halves.items()])
    clones = [f"{half['clone_us']:.2f} us" for half in halves.values()]
    row("copying a mid-game state", clones, [clone_verdict(half) for half in halves.values()])
    row("memory of a copy", [f"{half['state_bytes']:,} B" for half in halves.values()])
    row(f"checksum of {CHECKED_GAMES} games", [half["checksum"][:12] for half in halves.values()])
    for line in remarks(halves):
        print(line)


def titles(half: Half) -> dict[str, str]:
    """Return each row's title: ours, then the others'."""
    ours = {f"{players} players": f"ours, {players} players" for players in (4, 3, 2)}
    ours[WITH_DECKS] = f"ours, {WITH_DECKS}"
    return {**ours, **half["titles"]}


def row(title: str, cells: list[str], remarks_on: list[str] | None = None) -> None:
    """Print a row, leaving out empty remarks."""
    said = ", ".join(remark for remark in remarks_on or [] if remark)
    print(f"{title:38}" + "".join(f"{cell:>14}" for cell in cells) + (f"  {said}" if said else ""))


def verdict(key: str, name: str, half: Half) -> str:
    """Return whether a ratio meets its goal."""
    wanted = WANTED.get((key, name))
    if wanted is None:
        return ""
    return f"{name} {wanted:g}x wanted: {'met' if half['ratios'][key] >= wanted else 'MISSED'}"


def clone_verdict(half: Half) -> str:
    """Return whether copying meets its goal."""
    if not half["compiled"]:
        return ""
    met = "met" if half["clone_us"] <= WANTED_CLONE_US else "MISSED"
    return f"compiled {WANTED_CLONE_US:g} us wanted: {met}"


def remarks(halves: dict[str, Half]) -> list[str]:
    """Return what could not be measured, and whether both halves played the same games."""
    lines = [line for half in halves.values() for line in half["missing"]]
    lines = list(dict.fromkeys(lines))
    if "compiled" not in halves:
        lines.append("The engine here is uncompiled; `make bench` builds and measures both.")
    if len({half["checksum"] for half in halves.values()}) > 1:
        lines.append("WARNING: compiled and uncompiled did not play the same games.")
    elif len(halves) > 1:
        lines.append("Compiled and uncompiled played the same games.")
    return lines


if __name__ == "__main__":
    main()
