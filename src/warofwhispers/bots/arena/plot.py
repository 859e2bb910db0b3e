"""A chart of an arena's results."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from warofwhispers.bots.arena.stats import wilson

if TYPE_CHECKING:
    from pathlib import Path

    from warofwhispers.bots.arena.results import Results


def plot(results: Results, path: Path, *, title: str, axis: str) -> None:
    """Draw win shares with their intervals; needs matplotlib (the extra `arena`)."""
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("Agg")
    pyplot: Any = import_module("matplotlib.pyplot")
    shares = results.shares()
    names = list(shares)
    means = [won / played for won, played in shares.values()]
    ends = [wilson(won, played) for won, played in shares.values()]
    below = [mean - low for mean, (low, _) in zip(means, ends, strict=True)]
    above = [high - mean for mean, (_, high) in zip(means, ends, strict=True)]
    figure, axes = pyplot.subplots(figsize=(1.5 + 1.1 * len(names), 3.6))
    axes.errorbar(range(len(names)), means, yerr=[below, above], fmt="o", capsize=4)
    axes.axhline(1 / results.plan.players, linestyle=":", color="grey")
    axes.set_xticks(range(len(names)), names, rotation=20)
    axes.set_ylabel(axis)
    axes.set_title(title)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
