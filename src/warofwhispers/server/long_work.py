"""Work on long journals: in a thread, so that nobody else has to wait until it is done.

A journal may have ten times as many entries as a long game, and then reading it takes a quarter of
a second. Whoever has some such tables could ask for one after the other.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

LONG: Final = 1000
"""Entries from which on work on them is done in a thread."""

T = TypeVar("T")


class LongWork:
    """Does one piece of long work at a time: several threads would slow everything down."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def do(self, work: Callable[[], T], entries: int) -> T:
        """Return the result of work on so many entries."""
        if entries < LONG:
            return work()
        async with self._turn:
            return await asyncio.to_thread(work)
