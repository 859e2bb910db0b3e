"""Turns: one thing at a time, and nobody's many requests before another's one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Turns:
    """A lock that goes round: of all names that wait, each gets one turn before any its second."""

    def __init__(self) -> None:
        """Start with nobody waiting."""
        self._taken = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._waiting.values()))

    def waiting_of(self, name: str) -> int:
        """Return how many of one name wait."""
        return len(self._waiting.get(name, ()))

    async def take(self, name: str) -> None:
        """Wait for a turn; who is cancelled meanwhile leaves the queue."""
        if not self._taken:
            self._taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(name, turn)
            else:
                self.give_back()  # it had just been given
            raise

    def _leave(self, name: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting[name]
        queue.remove(turn)
        if not queue:
            del self._waiting[name]

    def give_back(self) -> None:
        """End a turn; the next one's begins."""
        while self._waiting:
            name, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[name] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
