"""The pace of bots: the time an answer takes must not reveal what a bot holds.

A question with one answer needs no thought, one with several does; in a card window that would
reveal whether the bot could play one. So every answer comes after a delay from one distribution,
counted from when its turn to think began, and thinking in such windows stays below the shortest
delay.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

SHORTEST: Final = 2 / 3
LONGEST: Final = 4 / 3
"""The shortest and longest delay, relative to the mean."""
THOUGHT: Final = 1 / 2
"""The time for thinking in a card window, likewise."""

RANDOM: Final = SystemRandom()

Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[object]]


class Pace:
    """How long bots take to answer."""

    def __init__(
        self,
        mean: float,
        clock: Clock = time.monotonic,
        sleep: Sleep = asyncio.sleep,
        draw: Callable[[float, float], float] = RANDOM.uniform,
    ) -> None:
        """Answer after `mean` seconds on average; 0 means at once, which reveals things."""
        self._mean = mean
        self.clock = clock
        self._sleep = sleep
        self._draw = draw

    async def hold(self, began: float) -> None:
        """Wait until an answer, thought about since `began`, may be given."""
        left = began + self._mean * self._draw(SHORTEST, LONGEST) - self.clock()
        if left > 0:
            await self._sleep(left)

    def thought(self, options: Sequence[str], seconds: float) -> float:
        """Return how many of `seconds` a bot may spend thinking about a question."""
        return min(seconds, self._mean * THOUGHT) if self._mean and is_window(options) else seconds


def is_window(options: Sequence[str]) -> bool:
    """Return whether the question is a card window, in which all other options are hidden."""
    return "pass" in options
