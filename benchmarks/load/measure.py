"""What is measured: how fast answers arrive at how many tables, and what everything costs."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from benchmarks.load.connections import Requests, open_stream
from benchmarks.load.players import Crowd

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.load.connections import Stream
    from benchmarks.load.process import ServerProcess

GOAL = 0.1
"""Seconds in which 99 of 100 answers have to be with the other seat."""
SETTLE = 2.0
WARM = 5
BUSY = 0.7
"""From this share of a core on the players themselves may be what is slow."""


@dataclass(frozen=True)
class Level:
    """The results with a number of tables."""

    tables: int
    rate: float
    """Answers a second."""
    median: float
    slow: float
    """Seconds that 99 of 100 answers took at most."""
    cpu: float
    """The servers' seconds of CPU time for one answer."""
    load: float
    """The share of a core that they used."""
    players: float
    """The share of a core that this program used."""
    failures: Sequence[str]

    @property
    def holds(self) -> bool:
        """Return whether that is fast enough, without failures."""
        return self.slow <= GOAL and not self.failures


async def measure(
    servers: Sequence[ServerProcess], crowds: Sequence[Crowd], tables: int, seconds: float
) -> Level:
    """Let this many tables play, spread over the servers, and return the results."""
    shares = [len(range(at, tables, len(crowds))) for at in range(len(crowds))]
    await asyncio.gather(*(c.grow(n) for c, n in zip(crowds, shares, strict=True)))
    await asyncio.gather(*(crowd.play(SETTLE) for crowd in crowds))
    used = sum(server.cpu_seconds() for server in servers)
    own, began = time.process_time(), time.monotonic()
    seen = await asyncio.gather(*(crowd.play(seconds) for crowd in crowds))
    passed = time.monotonic() - began
    used = sum(server.cpu_seconds() for server in servers) - used
    own = time.process_time() - own
    answers = sum(len(one.own) for one in seen)
    arrivals = sorted(time for one in seen for time in one.others)
    failures = [failure for one in seen for failure in one.failures]
    if not arrivals or not answers:
        raise OSError(f"no answer arrived: {failures[:3]}")
    return Level(
        tables=tables,
        rate=answers / passed,
        median=arrivals[len(arrivals) // 2],
        slow=arrivals[len(arrivals) * 99 // 100],
        cpu=used / answers,
        load=used / passed,
        players=own / passed,
        failures=failures,
    )


@dataclass(frozen=True)
class Memory:
    """The server's memory, in bytes."""

    empty: int
    live: float
    """For a table that is played at, with its two streams."""
    idle: float
    """For a table in memory that nobody looks at."""
    watcher: float
    """For a stream on which nothing comes."""
    streams: int
    """How many of those there were; and with them all the server had `full`."""
    full: int


async def measure_memory(server: ServerProcess, tables: int, streams: int) -> Memory:
    """Fill a fresh server with idle tables, live tables and spectators, one after the other."""
    warm = Crowd(server.host, server.port, 0.1, 0)
    await warm.grow(WARM)  # what is loaded once does not belong to any table
    await warm.play(SETTLE)
    warm.leave()
    empty = await at_rest(server)
    requests = Requests(server.host, server.port)
    idle = [await new_table(requests) for _ in range(tables)]
    requests.close()
    with_idle = await at_rest(server)
    crowd = Crowd(server.host, server.port, 1.0, 0)
    await crowd.grow(tables)
    await crowd.play(SETTLE)
    with_live = server.memory()
    crowd.leave()
    before = await at_rest(server)
    watching: list[Stream] = []
    for at in range(streams):
        table = idle[at % len(idle)]
        watching.append(await open_stream(server.host, server.port, table, None, ignore))
    full = await at_rest(server)
    for stream in watching:
        if stream.transport is not None:
            stream.transport.close()
    return Memory(
        empty,
        (with_live - with_idle) / tables,
        (with_idle - empty) / tables,
        (full - before) / max(1, streams),
        streams,
        full,
    )


async def new_table(requests: Requests) -> str:
    """Return the address of a new table whose game has begun."""
    seats = [{"kind": "me"}, {"kind": "screen"}]
    made = await requests.ask("/api/tables", {"seats": seats})
    table: str = made["table"]["id"]
    await requests.ask(f"/api/tables/{table}/start", {}, made["host"])
    return table


async def at_rest(server: ServerProcess) -> int:
    """Return the memory once the server is idle."""
    await asyncio.sleep(SETTLE / 2)
    return server.memory()


def ignore(_event: bytes) -> None:
    """Ignore an event."""
