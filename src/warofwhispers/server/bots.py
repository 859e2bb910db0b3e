"""Bots at tables: the worker processes that answer, and the tasks that run them.

The event loop never waits for a bot: questions go to workers as lines of text. A worker that dies
or takes too long is replaced, and a simpler bot is asked instead; if that gives no answer either,
an answer is picked at random, so that the game goes on. Answers take the same path as a person's
(`commands.playing.answer`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import zlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from warofwhispers.bots import LEVELS
from warofwhispers.server.jobs import GameSoFar, Move
from warofwhispers.server.levels import default_level, known_levels
from warofwhispers.server.metrics import BOT_FAULTS, BOT_SECONDS
from warofwhispers.server.quarantine import suppress_damaged
from warofwhispers.server.worker_process import Worker
from warofwhispers.table.commands.playing import answer
from warofwhispers.table.errors import Refusal
from warofwhispers.table.history import setup_to_json
from warofwhispers.teaching import find_lesson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.server.jobs import Coaching
    from warofwhispers.server.live_table import LiveTable
    from warofwhispers.server.pace import Pace
    from warofwhispers.server.registry import Registry
    from warofwhispers.table.journal import Acted
    from warofwhispers.table.state import Table

log = logging.getLogger(__name__)

GRACE: Final = 20.0
"""Seconds a worker may exceed its budget by: starting, replaying, a busy machine."""
ADVICE_SECONDS: Final = 60.0
"""Seconds the coach may take, including the start of its process."""
MOST_WAITING: Final = 16
"""Questions to the coach that one address may have waiting; behind a proxy, the only limit."""
BIG: Final = 4
"""How many times its budget a bot may take for the largest questions."""
PAUSE: Final = 1.0
SWEEP: Final = 30.0
LOOKED: Final = 60.0
"""Seconds for which a table of bots plays on after somebody has watched it."""


class Bots:
    """All workers, and one task for each table where a bot has to move."""

    def __init__(self, registry: Registry, workers: int, seconds: float, pace: Pace) -> None:
        """Prepare; no process starts before a bot is needed."""
        self._registry = registry
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.quick = (
            Worker()
        )  # for levels that do not search, so that they need not wait for those that do
        self.coach = Worker()
        self._seconds = seconds
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    def check(self, table_id: str) -> None:
        """Let the bots of a table play if one of them has to move."""
        live = self._registry.peek(table_id)
        if self._closing or live is None or table_id in self._tasks:
            return
        if live.doubtful and self._registry.quarantine.holds(table_id):
            return
        if bot_to_move(live.table) is not None and self._is_wanted(live):
            task = asyncio.create_task(self._drive(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._done(table_id))

    def look(self, live: LiveTable) -> None:
        """Note that somebody is watching a table, so that a game between bots goes on."""
        live.looked_at = self._registry.clock()
        self.check(live.table.id)

    def _is_wanted(self, live: LiveTable) -> bool:
        """Return whether bots should play: a game between bots pauses while nobody watches."""
        if any(seat.is_person for seat in live.table.seats) or live.watching:
            return True
        return self._registry.clock() - live.looked_at < LOOKED

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
                live = await self._registry.find(table_id)
            except Refusal as refusal:
                if refusal.kind == "damaged":
                    return
                log.warning("a bot waits: %s", refusal, extra={"table": table_id})
                await asyncio.sleep(PAUSE)
                continue
            table = live.table
            seat = bot_to_move(table)
            if seat is None or not self._is_wanted(live):
                return
            action = await self.answer(table, seat, live.asker)
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

    async def answer(self, table: Table, seat: int, asker: str = "") -> str:
        """Return a bot's answer to the present question, once it is time to give it.

        `asker` is the caller the table plays for; that caller's tables take turns with those of
        others, and so do, all together, the tables whose caller is unknown, as after a restart.
        """
        history = table.history
        if history is None:
            raise RuntimeError("a bot was asked at a table without a game")
        options = history.game.decision.options
        level = table.seats[seat].level
        if level not in known_levels():
            level = default_level()
        job = Move(
            game_so_far(table),
            table=table.id,
            society=str(table.seats[seat].society),
            level=level,
            seconds=self._pace.thought(options, self._seconds),
            seed=seed_at(table),
        )
        worker = self._worker_for(table, level)
        await worker.take_turn(asker)
        began = self._pace.clock()
        if len(options) == 1:
            worker.turns.give_back()
            action = options[0]
        else:
            action = await self._thought_out(table, options, job, asker)
        await self._pace.hold(began)
        return action

    def _worker_for(self, table: Table, level: str) -> Worker:
        """Return the worker process for a table's bots of this level."""
        if not LEVELS[level].budget.simulations:
            return self.quick
        return self.workers[zlib.crc32(table.id.encode()) % len(self.workers)]

    async def _thought_out(
        self, table: Table, options: Sequence[str], job: Move, asker: str
    ) -> str:
        """Return an answer, in a turn that has begun; from another level if need be."""
        for attempt, asked in enumerate((job.level, default_level(), default_level())):
            worker = self._worker_for(table, asked)
            if attempt:
                await worker.take_turn(asker)
            began = time.monotonic()
            try:
                action = await worker.think(replace(job, level=asked), self._seconds * BIG + GRACE)
            except (OSError, ValueError, TypeError) as fault:
                BOT_FAULTS.inc()
                # The journal up to this action, the level and the seed are enough to reproduce it.
                where = f"{asked} before action {len(table.line)} with seed {job.seed}"
                log.warning("no answer from %s: %s", where, fault, extra={"table": table.id})
                continue
            BOT_SECONDS.labels(asked).observe(time.monotonic() - began)
            if action in options:
                return action
        return secrets.choice(options)

    async def ask_coach(self, table: Table, job: Coaching, asker: str) -> str:
        """Ask the coach's worker something about a table's game; return its answer as JSON.

        Callers take turns, and each may have only a few questions waiting.
        """
        if self.coach.turns.has_waiting(asker, MOST_WAITING):
            raise Refusal("too_many", "coach-silent", retry_after=5.0)
        try:
            return await self.coach.ask(job, ADVICE_SECONDS, asker)
        except (OSError, ValueError, TypeError) as fault:
            BOT_FAULTS.inc()
            log.warning("no advice: %s", fault, extra={"table": table.id})
            raise Refusal("not_now", "coach-silent") from None

    async def sweep(self) -> None:
        """Now and then, resume tables whose bots nobody runs, as after a crash."""
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
        """Stop; questions in progress will be asked again after the next start."""
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in (*self.workers, self.quick, self.coach):
            await worker.stop()


def game_so_far(table: Table, number: int | None = None) -> GameSoFar:
    """Return a table's game, up to action `number` or to its end, for a worker."""
    if table.history is None:
        raise Refusal("not_now", "no-game-yet")
    return GameSoFar(setup_to_json(table.history.setup), table.line[:number])


def seed_at(table: Table) -> int:
    """Return the seed of a bot's answer: random, but always the same at a lesson's table."""
    lesson = find_lesson(table.created.lesson)
    return secrets.randbits(63) if lesson is None else lesson.seed


def bot_to_move(table: Table) -> int | None:
    """Return the seat that is asked, if a bot answers there."""
    seat = table.asked
    return seat if seat is not None and table.seats[seat].is_bot else None
