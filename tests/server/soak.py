"""A long time in a server's life: tables made, played, left, watched; and servers killed.

`make soak` takes an hour (WHISPERS_SOAK_MINUTES); `make test` has some seconds of it. Two servers
run side by side. One endures: its memory has to stay level once everything that is kept in memory
has been filled. The other is killed again and again. Neither may lose what it has acknowledged,
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
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Self

import httpx

from tests.patience import PATIENCE
from tests.server.helpers import CLIENTS
from tests.server.journal import journal
from tests.server.processes import Process
from tests.server.test_kills import Pair, as_journalled, check, children
from warofwhispers.dealer import RandomStream
from warofwhispers.server.registry import KEPT
from warofwhispers.table import tokens

Json = dict[str, Any]

WARM_UP: Final = 600.0
"""Seconds before memory is looked at; and so many tables that no more are kept in memory."""
LEVEL: Final = 0.05
PLAYERS: Final = 4
WATCHERS: Final = 3
PAIRS: Final = 4
SERVER_ERROR: Final = 500
KINDS: Final = (
    ("me", "screen"), ("me", "screen", "bot"), ("me", "friend"), ("me", "open"), ("me", "bot"),
    ("me", "open", "bot", "bot"),
)  # fmt: skip


class Unexpected(Exception):  # noqa: N818 - it reads as what it is
    """An answer that should not have come."""


@dataclass(frozen=True)
class Sample:
    """How the enduring server was at one moment; sizes in MB."""

    seconds: float
    server: float
    workers: float
    tables: int
    requests: int
    kills: int
    warnings: int


@dataclass
class Story:
    """What has happened so far, to both servers."""

    tables: int = 0
    requests: int = 0
    answers: int = 0
    kills: int = 0
    kept: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    recent: deque[str] = field(default_factory=lambda: deque(maxlen=40))


class Person:
    """Somebody who comes to tables, with one connection for all of them."""

    def __init__(self, url: str, story: Story) -> None:
        """Connect."""
        # Without certificates, which nobody needs here and which take long to load.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)  # noqa: S501 - plain HTTP
        self._story = story

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.http.close()

    def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: Json | None = None,
        key: str | None = None,
    ) -> httpx.Response:
        """Make a request; an answer of 500 or more is a fault."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if key is not None:
            headers["Idempotency-Key"] = key
        response = self.http.request(method, f"/api{path}", headers=headers, json=body)
        self._story.requests += 1
        self._story.statuses[response.status_code] += 1
        if response.status_code >= SERVER_ERROR:
            raise Unexpected(f"{method} {path}: {response.status_code} {response.text[:200]}")
        return response

    def good(self, *arguments: Any, **more: Any) -> Json:  # noqa: ANN401 - those of `ask`
        """Make a request that has to succeed."""
        response = self.ask(*arguments, **more)
        if response.is_error:
            raise Unexpected(f"{arguments[:2]}: {response.status_code} {response.text[:200]}")
        answer: Json = response.json()
        return answer


class Visit:
    """A table from its making to the moment its people go."""

    def __init__(self, person: Person, rng: RandomStream, story: Story) -> None:
        """Make a table of some kind and let its people sit down."""
        self._person, self._rng, self._story = person, rng, story
        kinds = KINDS[rng.below(len(KINDS))]
        listed = "open" in kinds
        wish = {"seats": [{"kind": kind} for kind in kinds], "listed": listed, "coach": True}
        made = person.good("POST", "/tables", body=wish)
        self.table: str = made["table"]["id"]
        self.host: str = made["host"]
        self.tokens: dict[int, str] = {}
        for seat in made["seats"]:
            if seat["token"] is not None:
                self.tokens[seat["seat"]] = seat["token"]
            elif seat["kind"] != "bot":
                self._take(seat["seat"], seat["invite"])
        self.acknowledged: list[str] = []
        story.tables += 1
        story.recent.append(self.table)

    def _take(self, seat: int, invite: str | None) -> None:
        path = f"/tables/{self.table}/seats/{seat}/take"
        taken = self._person.good("POST", path, invite, {"name": f"guest {seat}"})
        self.tokens[seat] = taken["token"]

    def play(self, answers: int, stop: threading.Event) -> None:
        """Start, and play until the game is over, so many answers were given, or told to stop."""
        path = f"/tables/{self.table}"
        view = self._person.good("POST", f"{path}/start", self.host, {})
        for _ in range(answers):
            decision = view["decision"]
            if decision is None:
                self._look_back()
            if decision is None or stop.is_set():
                return
            token = self.tokens.get(decision["seat"])
            if token is None:  # a bot thinks
                time.sleep(0.05)
                view = self._person.good("GET", f"{path}/view", self.host)
                continue
            view = self._person.good("GET", f"{path}/view", token)
            if view["decision"] is None or view["decision"]["turn"] != decision["turn"]:
                continue  # a bot plays for this seat
            view = self._answer(token, view)

    def _answer(self, token: str, view: Json) -> Json:
        """Give an answer as a rule; sometimes a word, an undo, or a walk to the door and back."""
        turn, options = view["decision"]["turn"], view["decision"]["options"]
        seat, since = view["you"]["seat"], view["seq"]
        what = self._rng.below(24)
        if what == 0:
            self._do(token, "/chat", {"text": f"turn {turn}, word {len(self.acknowledged)}"}, since)
        elif what == 1 and view["undo"]["free_to"] is not None:
            self._do(token, "/undo", {"turn": turn, "to": view["undo"]["free_to"]}, since)
        elif what == 2:
            for step in ("leave", "return"):
                self._person.good("POST", f"/tables/{self.table}/seats/{seat}/{step}", token, {})
        else:
            action = options[self._rng.below(len(options))]
            self._do(token, "/actions", {"turn": turn, "actions": [action]}, since)
            self._story.answers += 1
        return self._person.good("GET", f"/tables/{self.table}/view", token)

    def _do(self, token: str, path: str, body: Json, since: int) -> None:
        asked = as_journalled(path, body)
        response = self._person.ask(
            "POST", f"/tables/{self.table}{path}?since={since}", token, body, tokens.digest(asked)
        )
        if response.is_success:
            self.acknowledged.append(asked)

    def _look_back(self) -> None:
        """Do what people do after a game."""
        path = f"/tables/{self.table}"
        self._person.good("GET", f"{path}/record")
        self._person.good("GET", f"{path}/steps/10?as=all")
        self._person.good("POST", f"{path}/rematch", next(iter(self.tokens.values())))

    def lost(self, database: str) -> int:
        """Count what was acknowledged and is not in the journal, once."""
        asked = Counter(
            data["request"] for _, _, data in journal(database, self.table) if "request" in data
        )
        return sum(asked[one] != 1 for one in set(self.acknowledged))


class Soak:
    """Two servers and the people at them."""

    def __init__(
        self, folder: Path, seconds: float, seed: int, pause: float, kind: type[Process] = Process
    ) -> None:
        """Start a server; `pause` is how long people wait between tables."""
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
        """Let it all happen, taking a sample every so many seconds; then stop both servers."""
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
                self._stop.set()  # on a slow machine it may take longer to see anything
        for thread in threads:
            thread.join(PATIENCE)
        if any(thread.is_alive() for thread in threads):
            self.story.faults.append("somebody did not come to an end")
        self._sample()
        if self._enduring.stop() != 0:
            self.story.faults.append("the server did not stop as it should")
        self.story.faults += self._errors()
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
        """Make tables that nobody comes back to."""
        with Person(self._enduring.url, self.story) as person:
            while not self._stop.wait(self._pause / 2):
                visit = Visit(person, rng, self.story)
                person.good("GET", f"/tables/{visit.table}")
                person.good("GET", "/tables")

    def _watch(self, rng: RandomStream) -> None:
        """Follow a table for a while, with or without a goodbye."""
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
        """Kill the other server in the middle of games, and see what it has kept."""
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

    # -- what is seen of the server -----------------------------------------------------------

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
        """What the logs should not have: errors, and anything that is no line of a log."""
        found = []
        for which, place in enumerate(self.folders):
            found += [str(line) for line in self._log(which) if line["level"] == "error"]
            text = (place / "log").read_text().splitlines()
            found += [line for line in text if line and not line.startswith("{")]
        return found


def resident(pid: int) -> float:
    """Give the memory that a process has, in MB; 0 if it has just ended."""
    with suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0


def memory_faults(samples: list[Sample]) -> list[str]:
    """Tell where memory has not stayed level after the warm-up: the last third beside the first."""
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
    """Give the samples as a table, and what came of it all."""
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
