"""The pace of bots: when an answer is given must not tell what is held.

A question with one answer needs no thought, and one with several does; in a window for cards that
would tell whether the bot could play one. So every answer is given after a delay of one
distribution, counted from when its turn to think began, and thought in such windows stays below
the shortest delay.
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
"""Delays, as parts of the mean one."""
THOUGHT: Final = 1 / 2
"""The time for thought in a window for cards, likewise."""

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
        """Answer after `mean` seconds on average; 0: as soon as possible, which tells things."""
        self._mean = mean
        self.clock = clock
        self._sleep = sleep
        self._draw = draw

    async def hold(self, began: float) -> None:
        """Wait until an answer thought about since `began` may be given."""
        left = began + self._mean * self._draw(SHORTEST, LONGEST) - self.clock()
        if left > 0:
            await self._sleep(left)

    def thought(self, options: Sequence[str], seconds: float) -> float:
        """Return for how many of some seconds a bot may think about a question."""
        return min(seconds, self._mean * THOUGHT) if self._mean and is_window(options) else seconds


def is_window(options: Sequence[str]) -> bool:
    """Return whether somebody is asked for cards or to pass: what else is offered is hidden."""
    return "pass" in options
