"""Change the engine in a random sample of small ways, and report the share a test notices.

`make mutants` tries every change and takes hours; this tries as many as requested, with the
tests that notice most for their time. The same seed draws the same mutants of the same code. The
results are kept in `mutants/`, so an interrupted run resumes where it was.
Run it with `make mutants-sample`.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

# In a separate environment (`requirements/mutants.txt`), so it is imported by name.
mutmut: Any = import_module("mutmut.__main__")

TESTS = (
    "tests/rules",
    "tests/records",
    "tests/playthroughs",
    "tests/perft",
    "tests/properties/test_saving.py",
)
GAMES = "0.1"  # of the games that the properties play otherwise
UNNOTICED = {"survived", "no tests"}
UNKNOWN = "not checked"


def main() -> None:
    """Draw, try what has not been tried, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=200, metavar="N")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="FILE")
    parser.add_argument("--again", action="store_true", help="forget what is known")
    arguments = parser.parse_args()
    os.environ.setdefault("WHISPERS_GAMES", GAMES)
    if arguments.again:
        shutil.rmtree("mutants", ignore_errors=True)
    mutmut.config().pytest_add_cli_args_test_selection = list(arguments.tests)
    everything = generated(arguments.processes)
    chooser = random.Random(arguments.seed)  # noqa: S311 - a draw that can be repeated
    drawn = sorted(chooser.sample(everything, min(arguments.number, len(everything))))
    found = statuses(drawn)
    if left := [name for name in drawn if found[name] == UNKNOWN]:
        mutmut._run(left, arguments.processes)  # noqa: SLF001 - its command would end the process
        found = statuses(drawn)
    for line in report(found, len(everything)):
        print(line)


def generated(processes: int) -> list[str]:
    """Generate the mutants, and return their names."""
    Path("mutants").mkdir(exist_ok=True)
    mutmut.set_mutant_under_test("mutant_generation")
    mutmut.copy_src_dir()
    mutmut.copy_also_copy_files()
    mutmut.setup_source_paths()
    mutmut.create_mutants(processes)
    return sorted(statuses(()))


def statuses(names: Sequence[str]) -> dict[str, str]:
    """Return the status of the mutants named, or of all."""
    mutants, _ = mutmut.collect_source_file_mutation_data(mutant_names=tuple(names))
    return {name: mutmut.status_by_exit_code[code] for _, name, code in mutants}


def report(found: dict[str, str], number: int) -> list[str]:
    """Return the survivors, and the share of mutants noticed with its interval."""
    tried = {name: status for name, status in found.items() if status != UNKNOWN}
    survivors = sorted(name for name, status in tried.items() if status in UNNOTICED)
    noticed = len(tried) - len(survivors)
    # Not before the tests have run: they are to find the mutated package, not this one.
    wilson = import_module("warofwhispers.bots.arena.stats").wilson
    low, high = wilson(noticed, len(tried))
    share = noticed / max(1, len(tried))
    score = f"{share:.1%} (95 %: {low:.1%} to {high:.1%})"
    return [
        *(f"{tried[name]}: {name}" for name in survivors),
        f"{noticed} of {len(tried)} noticed, drawn from {number} mutants: {score}",
    ]


if __name__ == "__main__":
    main()
