"""Work that is only worth doing while the requester waits for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from warofwhispers.server.streams import hung_up
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from starlette.requests import Request

T = TypeVar("T")


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of `work`, which is cancelled if the requester hangs up."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(hung_up(request.receive))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refusal("not_now", "nobody-waits")
        return await task
    finally:
        task.cancel()
        gone.cancel()
