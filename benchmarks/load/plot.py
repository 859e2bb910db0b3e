"""A chart of how long answers take, by the number of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import matplotlib as mpl

from benchmarks.load.measure import GOAL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from benchmarks.load.measure import Level


def draw(found: Mapping[str, Sequence[Level]], file: Path) -> None:
    """Write the chart, with a pair of lines for each set-up."""
    mpl.use("svg")
    from matplotlib import pyplot as plt  # noqa: PLC0415 - after the choice of what draws

    figure, axes = plt.subplots(figsize=(7, 4))
    for name, levels in found.items():
        ordered = sorted(levels, key=lambda level: level.tables)
        tables = [level.tables for level in ordered]
        [line] = axes.plot(tables, [1000 * level.slow for level in ordered], "o-")
        line.set_label(f"{name}: 99 of 100")
        axes.plot(
            tables,
            [1000 * level.median for level in ordered],
            ":",
            color=line.get_color(),
            label=f"{name}: half",
        )
    axes.axhline(1000 * GOAL, color="grey", linewidth=0.8)
    axes.set(xlabel="live tables, two seats each, 1 s of thought", ylabel="ms", yscale="log")
    axes.set_title("From sending an answer to its arrival at the other seat")
    axes.legend()
    figure.tight_layout()
    figure.savefig(file)
