"""A bot worker as the server sees it: a process that answers one question at a time."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TYPE_CHECKING, Final

from warofwhispers.server.fair_queue import FairQueue
from warofwhispers.server.jobs import read_reply, write_job

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from warofwhispers.server.jobs import Job, Reply

log = logging.getLogger(__name__)

LINE_LIMIT: Final = 1 << 20


class Worker:
    """One worker process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._running: set[asyncio.Task[str]] = set()
        self.turns = FairQueue()

    @property
    def pid(self) -> int | None:
        """Return the process's id while there is one."""
        return self._process.pid if self._process is not None else None

    async def ask(self, job: Job, seconds: float, asker: str) -> str:
        """Wait for the asker's turn, and return the answer as `think` does."""
        await self.take_turn(asker)
        return await self.think(job, seconds)

    async def take_turn(self, asker: str) -> None:
        """Wait for an asker's turn, which `think` or `turns.give_back` ends.

        A caller that is cancelled leaves the queue.
        """
        await self.turns.take(asker)
        try:
            if self._process is None:
                await self._start()
        except OSError as fault:
            log.debug("no process: %s", fault)  # `think` tries again, and reports it
        except asyncio.CancelledError:
            self.turns.give_back()
            raise

    async def think(self, job: Job, seconds: float) -> str:
        """Return the answer to a question; raises `OSError` or `ValueError` if there is none.

        If the caller is cancelled, the answer is discarded, because a new process would cost more.
        """
        task = asyncio.create_task(self._ask(job, seconds))
        self._running.add(task)
        task.add_done_callback(self._end_turn)
        return await asyncio.shield(task)

    def _end_turn(self, task: asyncio.Task[str]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.debug("no answer: %s", fault)  # those who wait for it are told
        self.turns.give_back()

    async def _ask(self, job: Job, seconds: float) -> str:
        try:
            reply = await self._exchange(job, seconds)
        except RuntimeError as fault:  # what uvloop raises for a closed pipe
            await self.stop()
            raise OSError("the worker died") from fault
        except (OSError, TimeoutError, ValueError, TypeError):
            # The next line of the pipe may be this answer, and would be taken for another's.
            await self.stop()
            raise
        if reply.fault is not None:
            raise ValueError(reply.fault)
        return reply.answer

    async def _exchange(self, job: Job, seconds: float) -> Reply:
        process = self._process or await self._start()
        if process.stdin is None or process.stdout is None:
            raise OSError("a worker without pipes")
        process.stdin.write(write_job(job))
        await process.stdin.drain()
        async with asyncio.timeout(seconds):
            line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise OSError("the worker died")
        return read_reply(line)

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
