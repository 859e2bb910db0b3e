"""Tables of two players who think for a while and answer, both with an open stream."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field

from benchmarks.load.connections import Requests, open_stream

QUESTION = b'"decision":{"turn":'
QUESTION_END = b',"events_from":'
AT_ONCE = 16
"""Tables made at the same time."""


@dataclass
class Measured:
    """What the players saw: seconds from sending an answer to its arrival, and failures."""

    others: list[float] = field(default_factory=list)
    """Until the other seat's stream had it."""
    own: list[float] = field(default_factory=list)
    """Until it was acknowledged."""
    failures: list[str] = field(default_factory=list)


class Seat:
    """One of the two: a secret, a stream, a connection for answers."""

    def __init__(self, table: LiveTable, number: int, token: str) -> None:
        """Store the seat's table, number and secret."""
        self.number, self.token = number, token
        self._table = table
        self.requests = Requests(*table.where)
        self.seq = 0

    def hear(self, event: bytes) -> None:
        """Handle an event of the stream."""
        start = event.find(b"id: ")
        if start < 0:
            return  # a ping, or who is there
        self.seq = int(event[start + 4 : event.find(b"\n", start)])
        self._table.arrived(self)
        start = event.rfind(QUESTION)
        if start < 0:
            self._table.end()
            return
        question = json.loads(event[start + len(QUESTION) - 8 : event.rfind(QUESTION_END)])
        if question["seat"] == self.number:
            self._table.think(self, question["turn"], question["options"])


class LiveTable:
    """A table at which two play at random; when a game ends, a new one begins."""

    def __init__(self, where: tuple[str, int], thought: float, measured: Measured) -> None:
        """Start without a game."""
        self.where = where
        self.thought = thought
        self.paused = False
        self.over = False
        self._measured = measured
        self._rng = random.Random()  # noqa: S311 - a game of chance
        self._id = ""
        self._seats: list[Seat] = []
        self._streams: list[asyncio.BaseTransport | None] = []
        self._sent: tuple[Seat, int, float] | None = None
        self._waiting: tuple[Seat, int, list[str]] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.ahead = 0
        """Answers to be given without thought, to come into the middle of a game."""
        self.caught_up = asyncio.Event()

    async def begin(self, ahead: int) -> None:
        """Create a table, open both streams, and play."""
        self.ahead, self.over = ahead, False
        self.caught_up.clear()
        requests = Requests(*self.where)
        seats = [{"kind": "me"}, {"kind": "screen"}]
        made = await requests.ask("/api/tables", {"seats": seats})
        self._id = made["table"]["id"]
        self._seats = [Seat(self, s["seat"], s["token"]) for s in made["seats"]]
        await requests.ask(f"/api/tables/{self._id}/start", {}, made["host"])
        requests.close()
        for seat in self._seats:
            stream = await open_stream(*self.where, self._id, seat.token, seat.hear)
            self._streams.append(stream.transport)

    def leave(self) -> None:
        """Close all connections."""
        for transport in self._streams:
            if transport is not None:
                transport.close()
        for seat in self._seats:
            seat.requests.close()
        self._streams.clear()

    def end(self) -> None:
        """Note that the game is over."""
        self.over = True
        self.caught_up.set()

    def think(self, seat: Seat, turn: int, options: list[str]) -> None:
        """Answer after a while."""
        if self.ahead <= 0:
            self.caught_up.set()
        if self.paused:
            self._waiting = (seat, turn, options)
            return
        thought = 0.0 if self.ahead > 0 else self.thought
        asyncio.get_running_loop().call_later(thought, self._answer, seat, turn, options)

    def go_on(self) -> None:
        """Continue with what was put off during a pause."""
        self.paused = False
        if self._waiting is not None:
            seat, turn, options = self._waiting
            self._waiting = None
            wait = self._rng.uniform(0, self.thought)
            asyncio.get_running_loop().call_later(wait, self._answer, seat, turn, options)

    def _answer(self, seat: Seat, turn: int, options: list[str]) -> None:
        if not self._streams:
            return
        task = asyncio.create_task(self._send(seat, turn, self._rng.choice(options)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, seat: Seat, turn: int, action: str) -> None:
        body = json.dumps({"turn": turn, "actions": [action]}).encode()
        path = f"/api/tables/{self._id}/actions?since={seat.seq}"
        began = time.perf_counter()
        self._sent = (seat, seat.seq, began)
        measuring = self.ahead <= 0
        self.ahead -= 1
        try:
            status, answer = await seat.requests.post(path, body, seat.token, f"t{turn}")
        except OSError as fault:
            self._measured.failures.append(repr(fault))
            return
        if status != 200:  # noqa: PLR2004 - HTTP's own
            self._measured.failures.append(f"{status} {answer[:200]!r}")
        elif measuring:
            self._measured.own.append(time.perf_counter() - began)

    def arrived(self, seat: Seat) -> None:
        """Note that a stream has delivered an answer, if it is the one in progress."""
        if self._sent is None:
            return
        sender, seq, began = self._sent
        if seat is not sender and seat.seq > seq:
            self._sent = None
            if self.ahead < 0:
                self._measured.others.append(time.perf_counter() - began)


class Crowd:
    """All tables of a measurement."""

    def __init__(self, host: str, port: int, thought: float, ahead: int) -> None:
        """Start without tables; each begins after up to `ahead` answers without thought."""
        self.where = (host, port)
        self.measured = Measured()
        self._thought, self._ahead = thought, ahead
        self._tables: list[LiveTable] = []
        self._rng = random.Random(1)  # noqa: S311 - a game of chance

    async def grow(self, count: int) -> None:
        """Let `count` tables play: more are created, or some pause."""
        room = asyncio.Semaphore(AT_ONCE)

        async def begin(table: LiveTable) -> None:
            async with room:
                await table.begin(self._rng.randrange(self._ahead + 1))
                await table.caught_up.wait()

        fresh = [
            LiveTable(self.where, self._thought, self.measured)
            for _ in range(count - len(self._tables))
        ]
        for table in self._tables:
            table.paused = True  # so that the new ones are soon in the middle of their games
        self._tables += fresh
        async with asyncio.TaskGroup() as tasks:
            for table in fresh:
                tasks.create_task(begin(table))
        for table in self._tables[:count]:
            table.go_on()

    async def play(self, seconds: float) -> Measured:
        """Return what was measured while all play; ended games are followed by new ones."""
        self.measured.others.clear()
        self.measured.own.clear()
        self.measured.failures.clear()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(min(0.5, seconds))
            for table in self._tables:
                if table.over:
                    table.leave()
                    await table.begin(0)
        return self.measured

    def leave(self) -> None:
        """Close all connections."""
        for table in self._tables:
            table.leave()
