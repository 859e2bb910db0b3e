"""A fair queue: one caller's many requests never hold up another's single one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

from warofwhispers.server.addresses import SITE_SHARES, site_of

Turn = asyncio.Future[None]


class RoundRobin:
    """A queue in which every name comes up once before any name comes up again."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[Turn]] = OrderedDict()

    def __len__(self) -> int:
        """Return how many are waiting."""
        return sum(map(len, self._queues.values()))

    def of(self, name: str) -> int:
        """Return how many are waiting under one name."""
        return len(self._queues.get(name, ()))

    def add(self, name: str, turn: Turn) -> None:
        """Add one to the queue."""
        self._queues.setdefault(name, deque()).append(turn)

    def remove(self, name: str, turn: Turn) -> None:
        """Remove one that no longer waits, unless it is gone already."""
        queue = self._queues.get(name)
        if queue is None or turn not in queue:
            return
        queue.remove(turn)
        if not queue:
            del self._queues[name]

    def pop(self) -> Turn | None:
        """Return whose turn it is, if anybody is waiting."""
        if not self._queues:
            return None
        name, queue = self._queues.popitem(last=False)
        turn = queue.popleft()
        if queue:
            self._queues[name] = queue  # behind all others
        return turn


class FairQueue:
    """A round-robin lock: every waiting site gets a turn before any site gets a second.

    So do the addresses of a site among themselves. An IPv4 address is a site of its own, and so is
    a name that is no address.
    """

    def __init__(self) -> None:
        self._taken = False
        self._waiting: OrderedDict[str, RoundRobin] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Return how many requests are waiting."""
        return sum(map(len, self._waiting.values()))

    def has_waiting(self, name: str, most: int) -> bool:
        """Return whether a name, or its site, already has as many waiting as it may have."""
        queue = self._waiting.get(site_of(name) or name)
        return queue is not None and (queue.of(name) >= most or len(queue) >= most * SITE_SHARES)

    async def take(self, name: str) -> None:
        """Wait for a turn; a caller that is cancelled leaves the queue."""
        if not self._taken:
            self._taken = True
            return
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(site_of(name) or name, RoundRobin()).add(name, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(name, turn)
            else:
                self.give_back()  # the turn had just been granted
            raise

    def _leave(self, name: str, turn: Turn) -> None:
        site = site_of(name) or name
        queue = self._waiting.get(site)
        if queue is None:  # its turn came, and was passed over, between being cancelled and this
            return
        queue.remove(name, turn)
        if not queue:
            del self._waiting[site]

    def give_back(self) -> None:
        """End this turn and start the next one."""
        while self._waiting:
            site, queue = self._waiting.popitem(last=False)
            turn = queue.pop()
            if queue:
                self._waiting[site] = queue  # behind all others
            if turn is not None and not turn.done():
                turn.set_result(None)
                return
        self._taken = False
