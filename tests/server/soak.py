"""A long time in a server's life: tables created, played, left, watched; and servers killed.

`make soak` takes an hour (WHISPERS_SOAK_MINUTES); `make test` runs some seconds of it. Two servers
run side by side. One endures: its memory must stay level once everything kept in memory has been
filled. The other is killed again and again. Neither may lose what it has acknowledged,
answer with a status of 500 or more, or write an error to its log.
"""

from __future__ import annotations

import json
import os
import statistics
import sys
import tempfile
import threading
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx

from tests.patience import PATIENCE
from tests.server.helpers import CLIENTS
from tests.server.processes import Process
from tests.server.soak_people import SERVER_ERROR, Json, Person, Sample, Story, Unexpected, Visit
from tests.server.test_kills import Pair, check, children
from warofwhispers.dealer import RandomStream

WARM_UP: Final = 600.0
"""Seconds before memory is looked at; and so many tables that no more are kept in memory."""
KEPT: Final = 40
"""Tables that the servers keep in memory: so few that they do at any speed of the machine.

With the usual 500, or those of the last five minutes, memory would grow whenever people got faster.
"""
LEVEL: Final = 0.05
PLAYERS: Final = 4
WATCHERS: Final = 3
PAIRS: Final = 4


class FewTables(Process):
    """A server that keeps only so many tables in memory."""

    program = (
        "from warofwhispers.cli import main; from warofwhispers.server import registry; "
        f"registry.KEPT = {KEPT}; raise SystemExit(main())"
    )
    command = ("-c", program)


class Soak:
    """Two servers and the people using them."""

    def __init__(
        self, folder: Path, seconds: float, seed: int, pause: float, kind: type[Process] = FewTables
    ) -> None:
        """Start the servers; `pause` is how long people wait between tables."""
        self.story = Story()
        self._kind = kind
        self._seconds, self._seed, self._pause = seconds, seed, pause
        self._began = time.monotonic()
        self._stop = threading.Event()
        self.folders = [folder / name for name in ("enduring", "killed")]
        for place in self.folders:
            place.mkdir()
        self._databases = [f"sqlite:///{place / 'tables.sqlite3'}" for place in self.folders]
        self._enduring = self._server(0)

    def _server(self, which: int) -> Process:
        return self._kind(self._databases[which], self.folders[which], "--log-format=json")

    def run(self, every: float) -> Story:
        """Run, taking a sample every `every` seconds; then stop both servers."""
        actors = [self._play] * PLAYERS + [self._watch] * WATCHERS + [self._make, self._kill]
        threads = [
            threading.Thread(target=self._until_told, args=(actor, self._seed + at), daemon=True)
            for at, actor in enumerate(actors)
        ]
        for thread in threads:
            thread.start()
        while not self._stop.wait(every):
            self._sample()
            over = time.monotonic() - self._began >= self._seconds
            if self.story.faults or (over and self.story.kept and self.story.kills):
                self._stop.set()  # on a slow machine it may take longer to collect samples
        for thread in threads:
            thread.join(PATIENCE)
        if any(thread.is_alive() for thread in threads):
            self.story.faults.append("somebody did not come to an end")
        self._sample()
        if self._enduring.stop() != 0:
            self.story.faults.append("the server did not stop as it should")
        self.story.faults += self._errors()
        for which in range(len(self.folders)):
            for line in self._log(which):
                if line["level"] == "warning":
                    self.story.warnings[line["message"]] += 1
        return self.story

    def _until_told(self, actor: Any, seed: int) -> None:  # noqa: ANN401 - a method of this class
        try:
            actor(RandomStream(seed))
        except Exception:  # noqa: BLE001 - whatever it is, it is what we are looking for
            self.story.faults.append(traceback.format_exc(limit=-4))

    # -- people -------------------------------------------------------------------------------

    def _play(self, rng: RandomStream) -> None:
        with Person(self._enduring.url, self.story) as person:
            while not self._stop.is_set():
                visit = Visit(person, rng, self.story)
                visit.play(1000 if rng.below(12) == 0 else 5 + rng.below(40), self._stop)
                if lost := visit.lost(self._databases[0]):
                    raise Unexpected(f"{lost} acknowledged requests are not in the journal")
                self.story.kept += len(visit.acknowledged)
                self._stop.wait(self._pause)

    def _make(self, rng: RandomStream) -> None:
        """Create tables to which nobody returns."""
        with Person(self._enduring.url, self.story) as person:
            while not self._stop.wait(self._pause / 2):
                visit = Visit(person, rng, self.story)
                person.good("GET", f"/tables/{visit.table}")
                person.good("GET", "/tables")

    def _watch(self, rng: RandomStream) -> None:
        """Follow a table for a while, and leave with or without a goodbye."""
        while not self._stop.wait(self._pause):
            if not self.story.recent:
                continue
            table = self.story.recent[rng.below(len(self.story.recent))]
            until = time.monotonic() + self._pause * (1 + rng.below(10))
            with Person(self._enduring.url, self.story) as person, suppress(httpx.ReadTimeout):
                self._follow(person, table, until)

    def _follow(self, person: Person, table: str, until: float) -> None:
        silence = httpx.Timeout(PATIENCE, read=10 * self._pause)
        path = f"/api/tables/{table}/stream"
        with person.http.stream("GET", path, timeout=silence) as stream:
            self.story.statuses[stream.status_code] += 1
            if stream.status_code >= SERVER_ERROR:
                raise Unexpected(f"a stream: {stream.status_code}")
            for _ in stream.iter_lines():
                if time.monotonic() > until or self._stop.is_set():
                    return

    def _kill(self, rng: RandomStream) -> None:
        """Kill the other server during games, and check what it has kept."""
        pairs: list[Pair] = []
        while not self._stop.is_set():
            process = self._server(1)
            pairs = [pair for pair in pairs if not pair.over]
            pairs += [Pair(process.url, rng.below(1000)) for _ in range(PAIRS - len(pairs))]
            stop = threading.Event()
            threads = [threading.Thread(target=p.play, args=(process.url, stop)) for p in pairs]
            for thread in threads:
                thread.start()
            self._stop.wait(self._pause * (2 + rng.below(20)))
            process.kill()
            stop.set()
            for thread in threads:
                thread.join()
            while CLIENTS:
                CLIENTS.pop().close()
            check(self._databases[1], pairs)
            self.story.kills += 1

    # -- what is measured of the server -------------------------------------------------------

    def _sample(self) -> None:
        pid = self._enduring.pid
        workers = sum(resident(child) for child in children(pid))
        self.story.samples.append(
            Sample(
                time.monotonic() - self._began,
                resident(pid),
                workers,
                self.story.tables,
                self.story.requests,
                self.story.kills,
                sum(line["level"] == "warning" for line in self._log(0)),
            )
        )

    def _log(self, which: int) -> list[Json]:
        lines = (self.folders[which] / "log").read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def _errors(self) -> list[str]:
        """Return what logs should not contain: errors, and anything that is not a log line."""
        found = []
        for which, place in enumerate(self.folders):
            found += [str(line) for line in self._log(which) if line["level"] == "error"]
            text = (place / "log").read_text().splitlines()
            found += [line for line in text if line and not line.startswith("{")]
        return found


def resident(pid: int) -> float:
    """Return the memory of a process, in MB; 0 if it has just ended."""
    with suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0


def memory_faults(samples: list[Sample]) -> list[str]:
    """Return where memory has not stayed level after the warm-up, last third against first."""
    warm = [s for s in samples if s.seconds >= WARM_UP and s.tables > KEPT + KEPT // 2]
    third = len(warm) // 3
    if third == 0:
        return []
    faults = []
    for name in ("server", "workers"):
        early, late = (
            statistics.median(getattr(sample, name) for sample in part)
            for part in (warm[:third], warm[-third:])
        )
        if late > early * (1 + LEVEL):
            faults.append(f"memory of {name}: {early:.1f} MB, later {late:.1f} MB")
    return faults


def told(story: Story) -> str:
    """Return the samples as a table, and the outcome."""
    lines = ["  seconds  server MB  workers MB   tables  requests    kills  warnings"]
    lines += [
        f"{s.seconds:9.0f}{s.server:11.1f}{s.workers:12.1f}{s.tables:9}{s.requests:10}"
        f"{s.kills:9}{s.warnings:10}"
        for s in story.samples
    ]
    lines.append(f"statuses: {dict(sorted(story.statuses.items()))}")
    lines.append(
        f"{story.answers} answers; {story.kept} acknowledged requests found again; "
        f"{story.kills} kills; {len(story.faults)} faults"
    )
    lines += [f"{count} warnings: {text}" for text, count in story.warnings.most_common()]
    return "\n".join([*lines, *story.faults])


def main() -> int:
    """Run for as long as the environment says."""
    seconds = 60 * float(os.environ.get("WHISPERS_SOAK_MINUTES", "60"))
    seed = int(os.environ.get("WHISPERS_SEED", str(time.time_ns() % 1_000_000)))
    with tempfile.TemporaryDirectory(prefix="whispers-soak-") as folder:
        story = Soak(Path(folder), seconds, seed, pause=1.0).run(every=min(30.0, seconds / 20))
        story.faults += memory_faults(story.samples)
        sys.stdout.write(f"seed {seed}\n{told(story)}\n")
    return 1 if story.faults else 0


if __name__ == "__main__":
    sys.exit(main())
