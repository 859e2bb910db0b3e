"""How many live tables a server can host with 99 % of answers at the other seat within 100 ms.

    make load ARGS='--seconds 20 --most 2000'

Starts real server processes and two players for each table, who think for a second; both follow
the table's stream. The number of tables doubles until there are too many, and is then narrowed
down. A single server is pinned to one core and the players to the others.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.load.measure import BUSY, Level, measure, measure_memory
from benchmarks.load.players import Crowd
from benchmarks.load.plot import draw
from benchmarks.load.process import ServerProcess
from warofwhispers.cli.games import is_compiled

if TYPE_CHECKING:
    from collections.abc import Sequence

THOUGHT = 1.0
NEAR = 0.1
"""How close the largest number that holds and the smallest that does not have to be."""


async def search(  # noqa: PLR0913 - what there is to say about a search
    name: str,
    servers: Sequence[ServerProcess],
    *,
    first: int,
    most: int,
    seconds: float,
    ahead: int,
) -> list[Level]:
    """Return the result for each number of tables tried."""
    crowds = [Crowd(server.host, server.port, THOUGHT, ahead) for server in servers]
    found: list[Level] = []
    good, bad, tables = 0, most + 1, first
    while tables not in {level.tables for level in found}:
        level = await measure(servers, crowds, tables, seconds)
        found.append(level)
        show(name, level)
        if level.holds:
            good = max(good, tables)
        else:
            bad = min(bad, tables)
        if bad - good <= max(1, NEAR * good):
            break
        tables = min(2 * tables, most) if bad > most else (good + bad) // 2
    for crowd in crowds:
        crowd.leave()
    print(f"{name}: {good} tables hold" + (" (no more were tried)" if bad > most else ""))
    return found


def show(name: str, level: Level) -> None:
    """Print a line of the table."""
    print(
        f"{name:24} {level.tables:6} tables {level.rate:7.0f} answers/s "
        f"{1000 * level.median:8.1f} ms half {1000 * level.slow:8.1f} ms 99 of 100 "
        f"{1000 * level.cpu:6.2f} ms CPU an answer {100 * level.load:4.0f} % of a core"
        + (f"   {len(level.failures)} FAILED: {level.failures[0]}" if level.failures else "")
        + (f"   players at {100 * level.players:.0f} %" if level.players > BUSY else ""),
        flush=True,
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--first", type=int, default=50, metavar="N", help="tables to begin with")
    parser.add_argument("--most", type=int, default=2000, metavar="N", help="tables to end with")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each number of tables")
    parser.add_argument("--ahead", type=int, default=60, help="answers before it counts, at most")
    parser.add_argument("--streams", type=int, default=10_000, help="idle streams for the memory")
    parser.add_argument("--only", choices=["sqlite", "postgresql", "memory"])
    parser.add_argument("--plot", type=Path, default=Path("build/load.svg"), metavar="FILE")
    asked = parser.parse_args(argv)
    print("the engine is " + ("compiled" if is_compiled() else "NOT compiled: this is slower"))
    steps = {"first": asked.first, "most": asked.most, "ahead": asked.ahead}
    found: dict[str, list[Level]] = {}
    with tempfile.TemporaryDirectory(prefix="whispers-load-") as folder, ExitStack() as stack:
        log = Path(folder) / "log"

        def serve(database: str, cores: Sequence[int] = ()) -> ServerProcess:
            server = ServerProcess(database, log, cores)
            stack.callback(server.stop)
            return server

        def sqlite(name: str) -> str:
            return f"sqlite:///{folder}/{name}.sqlite3"

        cores = sorted(os.sched_getaffinity(0))
        if asked.only in {None, "memory"}:
            server = serve(sqlite("memory"))
            memory = asyncio.run(measure_memory(server, 200, asked.streams))
            print(
                f"memory: {memory.empty / 1e6:.0f} MB empty, {memory.live / 1e3:.0f} kB a live "
                f"table, {memory.idle / 1e3:.0f} kB an idle one, {memory.watcher / 1e3:.1f} kB a "
                f"watcher; {memory.full / 1e6:.0f} MB with {memory.streams} of those"
            )
        if asked.only in {None, "sqlite"}:
            if len(cores) > 1:
                os.sched_setaffinity(0, cores[1:])
            name = "SQLite, one process"
            server = serve(sqlite("tables"), cores[:1])
            found[name] = asyncio.run(search(name, [server], seconds=asked.seconds, **steps))
            os.sched_setaffinity(0, cores)
        if asked.only in {None, "postgresql"} and (database := postgres(stack)):
            name = "PostgreSQL, two processes"
            servers = [serve(database), serve(database)]
            found[name] = asyncio.run(search(name, servers, seconds=asked.seconds, **steps))
        if found:
            asked.plot.parent.mkdir(parents=True, exist_ok=True)
            draw(found, asked.plot)
            print(f"drawn in {asked.plot}")


def postgres(stack: ExitStack) -> str | None:
    """Return the address of a new PostgreSQL database, which waits for the disk as it should."""
    from tests.server.postgres import Postgres, find_binaries  # noqa: PLC0415 - needs the tests' tools

    if find_binaries() is None:
        print("PostgreSQL is not at hand: not measured", file=sys.stderr)
        return None
    return stack.enter_context(Postgres.started(fsync=True)).new_database()


if __name__ == "__main__":
    main()
