"""Limits: how often, how much, how long."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NAME_LENGTH: Final = 40
CHAT_LENGTH: Final = 500
ACTION_LENGTH: Final = 120
PLAN_LENGTH: Final = 40
KEY_LENGTH: Final = 80
SECRET_KEY_LENGTH: Final = 22  # 128 random bits in base 64
BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 1024 * 1024
REMEMBERED: Final = 10_000


class RateLimit:
    """A rate for each name: `number` at once, and as many again in each `seconds`."""

    def __init__(self, number: float, seconds: float, clock: Callable[[], float]) -> None:
        """Start with the full number for everyone."""
        self._number = number
        self._per_second = number / seconds
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one; raises `Refusal` with how long to wait when it is too many."""
        now = self._clock()
        left, at = self._left.pop(name, (self._number, now))
        left = min(self._number, left + max(0.0, now - at) * self._per_second)
        enough = left >= 1
        self._left[name] = (left - 1 if enough else left, now)
        while len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        if not enough:
            wait = (1 - left) / self._per_second if self._per_second else 60.0
            raise Refusal("too_many", "too-often", retry_after=wait, seconds=math.ceil(wait))


class ConcurrencyLimit:
    """How many of something each name may have at the same time."""

    def __init__(self, most: int) -> None:
        """Start with nobody having any."""
        self._most = most
        self._now: Counter[str] = Counter()

    def check(self, name: str) -> None:
        """See that one more would do; raises `Refusal` when it is too many."""
        if self._now[name] >= self._most:
            raise Refusal("too_many", "too-many-streams", retry_after=5.0, most=self._most)

    @contextmanager
    def hold(self, name: str) -> Iterator[None]:
        """Count one more for as long as this lasts."""
        self._now[name] += 1
        try:
            yield
        finally:
            self._now[name] -= 1
            self._now += Counter()
