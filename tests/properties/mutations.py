"""Corrupting JSON: one change at a time, of the kinds that files and networks cause."""

from __future__ import annotations

import copy
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType

    from warofwhispers.dealer import RandomStream

LONGEST = 400  # length of a message that is still readable


def deep(levels: int) -> list[Any]:
    """Return a deeply nested list."""
    found: list[Any] = []
    for _ in range(levels):
        found = [found]
    return found


# Values that do not belong anywhere, or nearly do.
ODD: list[Any] = [
    None, True, False, 0, -1, -2, 1, 2, 3, 5, 7, 20, 41, 10**6, 2**31, 2**63, -(2**63), 10**30, 1.0,
    0.5, -0.0, float("nan"), float("inf"), "", " ", "0", "pass", "bear", "raven", "add B4",
    "\N{SNOWMAN}", "\ud800", "a\nb", "x" * 100_000, [], [[]], {}, {"": []}, deep(500),
    {"a": deep(200)}, [0] * 1000, list(range(40)), "deploy bear.sheriff\N{ZERO WIDTH SPACE}",
]  # fmt: skip


def brief(value: object) -> str:
    """Return a value in few words, however deep it is."""
    return repr(value)[:40] if isinstance(value, str | int | float | None) else type(value).__name__


def paths(data: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401 - JSON
    """Yield the path to every value in JSON data."""
    yield here
    if isinstance(data, dict):
        for key in data:
            yield from paths(data[key], (*here, key))
    elif isinstance(data, list):
        for i, entry in enumerate(data):
            yield from paths(entry, (*here, i))


def mutant(data: object, rng: RandomStream) -> tuple[str, object]:
    """Return a copy of JSON data with one thing changed, and what was changed."""
    ways = list(paths(data))
    way = ways[rng.below(len(ways))]
    if not way:
        value = ODD[rng.below(len(ODD))]
        return f"all = {brief(value)}", value
    other: Any = copy.deepcopy(data)
    holder = other
    for key in way[:-1]:
        holder = holder[key]
    key = way[-1]
    kind = ("odd", "odd", "delete", "double", "near", "swap", "cut", "add")[rng.below(8)]
    value = holder[key]
    if kind == "delete":
        del holder[key]
    elif kind == "double" and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(value))
    elif kind == "near" and type(value) is int:
        holder[key] = value + (-1, 1, 4, -4, 40)[rng.below(5)]
    elif kind == "near" and isinstance(value, str) and value:
        at = rng.below(len(value))
        holder[key] = value[:at] + value[at + 1 :]
    elif kind == "swap" and isinstance(holder, list):
        at = rng.below(len(holder))
        holder[key], holder[at] = holder[at], holder[key]
    elif kind == "cut" and isinstance(value, list | str):
        holder[key] = value[: rng.below(len(value) + 1)]
    elif kind == "add" and isinstance(holder, dict):
        holder["extra"] = ODD[rng.below(len(ODD))]
    else:
        kind = "odd"
        holder[key] = ODD[rng.below(len(ODD))]
    return f"{kind} {way}", other


def check_message(fault: Exception) -> None:
    """Check that a refusal is one line that a person can read."""
    message = str(fault)
    assert message
    assert "\n" not in message, repr(message)[:300]
    assert len(message) <= LONGEST, message[:300]


class Hang(BaseException):
    """It took too long; not an Exception, so that no handler catches it."""


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, on systems that can."""

    def ring(_: int, __: FrameType | None) -> None:
        raise Hang(f"not done in {seconds} s")

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
