"""Limits on how often, how much and how long."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from warofwhispers.server.addresses import counted_as, site_of
from warofwhispers.server.fair_queue import RoundRobin
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
ACTION_LENGTH: Final = 120
PLAN_LENGTH: Final = 40
KEY_LENGTH: Final = 80
SECRET_KEY_LENGTH: Final = 22  # 128 random bits in base 64
BODY_BYTES: Final = 16 * 1024
"""Three times the largest that anybody needs; saying what is wrong with more takes long."""
RECORD_BYTES: Final = 1024 * 1024
RECORDS_AT_ONCE: Final = 2
"""Records that one address may be sending: each takes many times its bytes until it is checked."""
REMEMBERED: Final = 10_000
WAIT: Final = 5
"""Seconds after which somebody who has too many of something may try again."""


class RateLimit:
    """A rate per name: `number` at once, and as many again in each period of `seconds`.

    Names are usually addresses; those of one site count together as well.
    """

    def __init__(self, number: float, seconds: float, clock: Callable[[], float]) -> None:
        """Start with the full number for everyone."""
        self._number = number
        self._seconds = seconds
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one; raises `Refusal`, with the time to wait, if that is too many."""
        now = self._clock()
        wait = max(self._wait(one, number, now) for one, number in counted_as(name, self._number))
        if wait > 0:
            raise Refusal("too_many", "too-often", retry_after=wait, seconds=math.ceil(wait))
        for one, _ in counted_as(name, self._number):
            left, at = self._left[one]
            self._left[one] = (left - 1, at)

    def _wait(self, name: str, number: float, now: float) -> float:
        """Update a name's count; return how long it has to wait for one more."""
        per_second = number / self._seconds
        left, at = self._left.pop(name, (number, now))
        left = min(number, left + max(0.0, now - at) * per_second)
        self._left[name] = (left, now)
        while len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if left >= 1:
            return 0.0
        return (1 - left) / per_second if per_second else 60.0


class ConcurrencyLimit:
    """How many of something each name, and each site as a whole, may have at the same time."""

    def __init__(self, most: int) -> None:
        """Allow `most` per name; nobody has any yet."""
        self.most = most
        self._now: Counter[str] = Counter()

    def is_full(self, name: str) -> bool:
        """Return whether one more would be too many."""
        return any(self._now[one] >= most for one, most in counted_as(name, self.most))

    @contextmanager
    def hold(self, name: str) -> Iterator[None]:
        """Count one more for as long as this lasts."""
        names = [one for one, _ in counted_as(name, self.most)]
        self._now.update(names)
        try:
            yield
        finally:
            self._now.subtract(names)
            self._now += Counter()


class FairRounds:
    """Lets one request per site begin in each round of the event loop, however many wait.

    Otherwise hundreds of requests sent at once would all be answered before another caller's one is
    even read. An IPv4 address is a site of its own.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, RoundRobin] = {}
        self.number = 0
        """Changes from one round to the next."""

    async def begin(self, name: str) -> None:
        """Continue at once if nothing of this site has begun in this round, else in a later one."""
        loop = asyncio.get_running_loop()
        site = site_of(name) or name
        queue = self._waiting.get(site)
        if queue is None:
            self._waiting[site] = RoundRobin()
            loop.call_soon(self._next, site)
            return
        turn = loop.create_future()
        queue.add(name, turn)
        await turn

    def _next(self, site: str) -> None:
        self.number += 1
        queue = self._waiting[site]
        while (turn := queue.pop()) is not None:
            if not turn.done():  # or the one that waited has gone
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self._next, site)
                return
        del self._waiting[site]
