"""Bots at tables: worker processes that answer, and the task that lets them.

The event loop never waits for a bot: questions go to workers as lines of text. A worker that
dies or takes too long is replaced, and a plainer bot asked instead; if that gives no answer
either, chance does: the game goes on. Answers go through the same door as a person's
(`commands.playing.answer`).
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
import time
import zlib
from typing import TYPE_CHECKING, Any, Final

from warofwhispers.server.levels import default_level, known_levels
from warofwhispers.server.metrics import BOT_FAULTS, BOT_SECONDS
from warofwhispers.server.quarantine import suppress_damaged
from warofwhispers.table.commands.playing import answer
from warofwhispers.table.errors import Refusal
from warofwhispers.table.history import setup_to_json

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from warofwhispers.server.registry import Registry
    from warofwhispers.table.journal import Acted
    from warofwhispers.table.state import Table

log = logging.getLogger(__name__)

GRACE: Final = 20.0
"""Seconds a worker may take over its budget: starting, replaying, a busy machine."""
ADVICE_SECONDS: Final = 60.0
"""Seconds the coach may take, its process's start included."""
BIG: Final = 4
"""A bot may take a multiple of its time for the largest questions."""
PAUSE: Final = 1.0
SWEEP: Final = 30.0
LINE_LIMIT: Final = 1 << 20


class Worker:
    """One worker process; it is started when it is first needed."""

    def __init__(self) -> None:
        """Have no process yet."""
        self._process: Process | None = None
        self._asking = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """Return the process's id while there is one."""
        return self._process.pid if self._process is not None else None

    async def ask(self, job: dict[str, object], seconds: float) -> dict[str, Any]:
        """Return the answer to a question; raises `OSError` or `ValueError` if there is none."""
        async with self._asking:
            return await self._ask(job, seconds)

    async def _ask(self, job: dict[str, object], seconds: float) -> dict[str, Any]:
        process = self._process or await self._start()
        if process.stdin is None or process.stdout is None:
            raise OSError("a worker without pipes")
        try:
            process.stdin.write(json.dumps(job).encode() + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(seconds):
                line = await process.stdout.readline()
        except (OSError, TimeoutError, asyncio.CancelledError):
            await self.stop()
            raise
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


class Bots:
    """All workers, and one task for each table where a bot is to move."""

    def __init__(
        self, registry: Registry, workers: int, seconds: float, pause: float = 0.0
    ) -> None:
        """Prepare; nothing runs before a bot is needed."""
        self._registry = registry
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.coach = Worker()
        self._seconds = seconds
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    def check(self, table_id: str) -> None:
        """Let the bots of a table play if one is to move."""
        live = self._registry.peek(table_id)
        if self._closing or live is None or table_id in self._tasks:
            return
        if bot_to_move(live.table) is not None:
            task = asyncio.create_task(self._drive(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        task = self._tasks.pop(table_id)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("bots stopped at a table", exc_info=fault, extra={"table": table_id})
        else:
            self.check(table_id)

    async def _drive(self, table_id: str) -> None:
        """Play for the bots until a person is asked."""
        while not self._closing:
            try:
                table = (await self._registry.find(table_id)).table
            except Refusal as refusal:
                if refusal.kind == "damaged":
                    return
                log.warning("a bot waits: %s", refusal, extra={"table": table_id})
                await asyncio.sleep(PAUSE)
                continue
            seat = bot_to_move(table)
            if seat is None:
                return
            action = await self._answer(table, seat)
            if self._pause:
                await asyncio.sleep(self._pause)
            await self._play(table_id, seat, table.turn, action)

    async def _play(self, table_id: str, seat: int, turn: int, action: str) -> None:
        def command(table: Table) -> Acted:
            if not table.seats[seat].is_bot:
                raise Refusal("not_allowed", "not-your-seat", seat=seat)
            return answer(table, seat, turn, [action], secrets.randbits)

        try:
            await self._registry.execute(table_id, command)
        except Refusal as refusal:
            if refusal.kind == "storage":
                await asyncio.sleep(PAUSE)
            elif refusal.kind not in {"stale", "not_allowed", "not_now", "conflict"}:
                raise

    async def _answer(self, table: Table, seat: int) -> str:
        history = table.history
        if history is None:
            raise RuntimeError("a bot is asked where no game is")
        options = history.game.decision.options
        if len(options) == 1:
            return options[0]
        level = table.seats[seat].level
        if level not in known_levels():
            level = default_level()
        job: dict[str, object] = {
            "table": table.id,
            "setup": setup_to_json(history.setup),
            "actions": table.line,
            "society": table.seats[seat].society,
            "seconds": self._seconds,
            "seed": secrets.randbits(63),
        }
        worker = self.workers[zlib.crc32(table.id.encode()) % len(self.workers)]
        for asked in (level, default_level(), default_level()):
            began = time.monotonic()
            try:
                reply = await worker.ask({**job, "level": asked}, self._seconds * BIG + GRACE)
            except (OSError, ValueError) as fault:
                BOT_FAULTS.inc()
                # The journal up to this action, the level and the seed tell how it came about.
                where = f"{asked} before action {len(table.line)} with seed {job['seed']}"
                log.warning("no answer from %s: %s", where, fault, extra={"table": table.id})
                continue
            BOT_SECONDS.labels(asked).observe(time.monotonic() - began)
            action = str(reply["action"])
            if action in options:
                return action
        return secrets.choice(options)

    async def advise(self, table: Table, number: int, society: str) -> dict[str, Any]:
        """Return what a bot would think in a society's place before action `number`."""
        if table.history is None:
            raise Refusal("not_now", "no-game-yet")
        job: dict[str, object] = {
            "analyse": society,
            "setup": setup_to_json(table.history.setup),
            "actions": table.line[:number],
        }
        try:
            reply = await self.coach.ask(job, ADVICE_SECONDS)
        except (OSError, ValueError) as fault:
            BOT_FAULTS.inc()
            log.warning("no advice: %s", fault, extra={"table": table.id})
            raise Refusal("not_now", "coach-silent") from None
        advice: dict[str, Any] = reply["analysis"]
        return advice

    async def sweep(self) -> None:
        """Now and then take up tables whose bots nobody lets play, as after a crash."""
        wait = 0.0
        while not self._closing:
            await asyncio.sleep(wait)
            try:
                names = await self._registry.store.waiting_for_bots(self._registry.clock() - wait)
                for name in names:
                    with suppress_damaged():
                        await self._registry.find(name)
                        self.check(name)
            except Exception as fault:  # noqa: BLE001 - the next sweep tries again
                log.warning("sweep: %s", fault)
            wait = SWEEP

    async def close(self) -> None:
        """Stop; questions under way are asked again after the next start."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in (*self.workers, self.coach):
            await worker.stop()


def bot_to_move(table: Table) -> int | None:
    """Return the seat that is asked, if a bot answers there."""
    seat = table.asked
    return seat if seat is not None and table.seats[seat].is_bot else None
