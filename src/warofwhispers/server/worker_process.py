"""A bot worker as the server sees it: a process that is asked one question at a time."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from typing import TYPE_CHECKING, Any, Final

from warofwhispers.server.turns import Turns

if TYPE_CHECKING:
    from asyncio.subprocess import Process

log = logging.getLogger(__name__)

LINE_LIMIT: Final = 1 << 20


class Worker:
    """One worker process; it is started when it is first needed."""

    def __init__(self) -> None:
        """Have no process yet."""
        self._process: Process | None = None
        self._running: set[asyncio.Task[dict[str, Any]]] = set()
        self.turns = Turns()

    @property
    def pid(self) -> int | None:
        """Return the process's id while there is one."""
        return self._process.pid if self._process is not None else None

    async def ask(self, job: dict[str, object], seconds: float, asker: str) -> dict[str, Any]:
        """Wait for the asker's turn, and return the answer to a question as `think` does."""
        await self.take_turn(asker)
        return await self.think(job, seconds)

    async def take_turn(self, asker: str) -> None:
        """Wait for an asker's turn, which `think` or `turns.give_back` ends.

        Who is cancelled meanwhile does not wait any more.
        """
        await self.turns.take(asker)
        try:
            if self._process is None:
                await self._start()
        except OSError as fault:
            log.debug("no process: %s", fault)  # `think` tries again, and says so
        except asyncio.CancelledError:
            self.turns.give_back()
            raise

    async def think(self, job: dict[str, object], seconds: float) -> dict[str, Any]:
        """Return the answer to a question; raises `OSError` or `ValueError` if there is none.

        If who asks is cancelled the question is answered for nobody, as a new process would cost
        more.
        """
        task = asyncio.create_task(self._ask(job, seconds))
        self._running.add(task)
        task.add_done_callback(self._end_turn)
        return await asyncio.shield(task)

    def _end_turn(self, task: asyncio.Task[dict[str, Any]]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.debug("no answer: %s", fault)  # who waits for it is told, if anybody does
        self.turns.give_back()

    async def _ask(self, job: dict[str, object], seconds: float) -> dict[str, Any]:
        process = self._process or await self._start()
        if process.stdin is None or process.stdout is None:
            raise OSError("a worker without pipes")
        try:
            process.stdin.write(json.dumps(job).encode() + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(seconds):
                line = await process.stdout.readline()
        except (OSError, TimeoutError):
            await self.stop()
            raise
        except RuntimeError as fault:  # what uvloop says of a pipe that was closed
            await self.stop()
            raise OSError("the worker died") from fault
        if not line:
            await self.stop()
            raise OSError("the worker died")
        reply: dict[str, Any] = json.loads(line)
        if "error" in reply:
            raise ValueError(reply["error"])
        return reply

    async def _start(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "warofwhispers.server.worker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            start_new_session=True,  # Ctrl-C is for the server, which ends its workers itself
        )
        return self._process

    async def stop(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            try:
                process.kill()
            except ProcessLookupError:
                log.debug("worker was gone already")
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
