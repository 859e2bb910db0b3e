"""A bot's timing reveals nothing about its hand."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

import pytest

from tests.table.helpers import game_of, play_on, random_bits, started_table
from warofwhispers.dealer import RandomStream
from warofwhispers.server.bots import Bots
from warofwhispers.server.pace import LONGEST, SHORTEST, Pace, is_window
from warofwhispers.server.registry import Registry
from warofwhispers.server.store import Store
from warofwhispers.server.worker_process import Worker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warofwhispers.server.jobs import Move
    from warofwhispers.table.state import Table

WINDOWS = 200
MEAN = 0.3


class Time:
    """Time that passes only where somebody sleeps or thinks."""

    def __init__(self) -> None:
        """Start at some time."""
        self.now = 50.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


def windows() -> Iterator[tuple[Table, int]]:
    """Return card windows of random games, with the seat that is asked."""
    for seed in range(1, 100):
        table = started_table("bot", "bot", "bot", seed=seed)
        for now in play_on(table, RandomStream(seed), random_bits(seed)):
            if is_window(game_of(now).game.decision.options) and now.asked is not None:
                yield now, now.asked


def measured(mean: float, monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, bool]]:
    """Return how long the answer to each window took, and whether a card could be played."""
    time, thought = Time(), random.Random(1)  # noqa: S311 - the same in every run

    async def think(_worker: Worker, job: Move, _seconds: float) -> str:
        """Use time as bots with a choice do: at most as much as they are given."""
        time.now += min(thought.uniform(0.005, 2.0), job.seconds)
        return "pass"

    async def ready(_worker: Worker) -> None:
        """Start no process."""

    monkeypatch.setattr(Worker, "_ask", think)
    monkeypatch.setattr(Worker, "_start", ready)

    async def measure() -> list[tuple[float, bool]]:
        registry = Registry(Store("never-opened.sqlite3"))
        bots = Bots(registry, 1, 3.0, Pace(mean, time, time.sleep, random.Random(3).uniform))  # noqa: S311 - as above
        found: list[tuple[float, bool]] = []
        for table, seat in windows():
            began = time.now
            assert await bots.answer(table, seat) == "pass"
            found.append((time.now - began, len(game_of(table).game.decision.options) > 1))
            if len(found) == WINDOWS:
                break
        await registry.store.close()
        return found

    return asyncio.run(measure())


def best_guess(found: list[tuple[float, bool]]) -> float:
    """Return the share that the best time threshold classifies correctly, whichever way round."""
    labels = [able for _, able in sorted(found, key=lambda pair: pair[0])]
    right = [sum(labels)]  # "able" above a threshold that lies below all
    for able in labels:
        right.append(right[-1] + (-1 if able else 1))
    return max(*right, len(labels) - min(right)) / len(labels)


def by_chance(found: list[tuple[float, bool]]) -> float:
    """Return what it gets right in 99 of 100 cases if times carry no information."""
    rng = random.Random(2)  # noqa: S311 - the same in every run
    labels = [able for _, able in found]
    shuffled = sorted(
        best_guess([(rng.random(), able) for able in rng.sample(labels, len(labels))])
        for _ in range(500)
    )
    return shuffled[int(0.99 * len(shuffled))]


def test_pace_does_not_tell_whether_a_card_could_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best guess over 200 windows is no better than chance; without a pace it is perfect."""
    found = measured(MEAN, monkeypatch)
    assert len(found) == WINDOWS
    assert 20 < sum(able for _, able in found) < WINDOWS - 20
    assert best_guess(found) <= by_chance(found)
    assert all(MEAN * SHORTEST <= took <= MEAN * LONGEST for took, _ in found)
    assert best_guess(measured(0.0, monkeypatch)) == pytest.approx(1.0)
