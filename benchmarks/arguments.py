"""The arguments that benchmarks share."""

from __future__ import annotations

import argparse


def parser_for(description: str, what: str) -> argparse.ArgumentParser:
    """Return a parser with `--rounds`, `--seconds` (for each `what` in a round) and `--json`."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument(
        "--rounds", type=at_least_one, default=5, metavar="N", help="repeat this often (5)"
    )
    parser.add_argument(
        "--seconds", type=more_than_nothing, default=1.0, metavar="T",
        help=f"of CPU time for each {what} in each round (1)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def at_least_one(text: str) -> int:
    """Return the number; raises the error that argparse reports if it is below 1."""
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"{text}: at least 1")
    return number


def more_than_nothing(text: str) -> float:
    """Return the number; raises the error that argparse reports if it is not above 0."""
    if not (number := float(text)) > 0:  # NaN is neither above nor below
        raise argparse.ArgumentTypeError(f"{text}: more than 0")
    return number
