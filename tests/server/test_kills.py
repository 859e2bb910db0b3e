"""Kill -9 in the middle of many games, restart, and find everything that was acknowledged.

`make test` does it a few times, `make kills` by the hundred (WHISPERS_KILLS).
"""

from __future__ import annotations

import os
import resource
import signal
import threading
import time
from collections import Counter
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.helpers import Client, Json, good, make, refused, started, wait_for
from tests.server.journal import journal
from tests.server.processes import Forked
from warofwhispers.dealer import RandomStream
from warofwhispers.table import tokens

if TYPE_CHECKING:
    from pathlib import Path


KILLS = int(os.environ.get("WHISPERS_KILLS", "3"))
TABLES = 6


class Pair:
    """Two people at a table who carry on whatever happens, and remember what was acknowledged."""

    def __init__(self, url: str, seed: int) -> None:
        """Create the table."""
        clients = started(url, "me", "screen", *["bot"] * (seed % 2))
        self.table = clients[0].table
        self._tokens = [client.token for client in clients]
        self._rng = RandomStream(seed)
        self._pending: tuple[int, str, Json] | None = None
        self.acknowledged: list[str] = []
        self.over = False

    def play(self, url: str, stop: threading.Event) -> None:
        """Play until told to stop or the server is gone; what is in doubt is sent again."""
        clients = [Client(url, self.table, token) for token in self._tokens]
        try:
            while not stop.is_set() and not self.over:
                self._pending = self._pending or self._next_request(clients)
                if self._pending is not None:
                    self._do(clients, *self._pending)
        except httpx.HTTPError:
            return

    def _next_request(self, clients: list[Client]) -> tuple[int, str, Json] | None:
        """Usually return an answer, sometimes a message or an undo; None while a bot thinks."""
        decision = clients[0].view()["decision"]
        self.over = decision is None
        if decision is None or decision["seat"] >= len(clients):
            time.sleep(0.01)
            return None
        seat, turn = decision["seat"], decision["turn"]
        if self._rng.below(8) == 0:
            return seat, "/chat", {"text": f"turn {turn}, word {len(self.acknowledged)}"}
        other = clients[1 - seat].view()
        if self._rng.below(8) == 0 and other["undo"]["free_to"] is not None:
            return 1 - seat, "/undo", {"turn": other["turn"], "to": other["undo"]["free_to"]}
        options = clients[seat].view()["decision"]["options"]
        action = options[self._rng.below(len(options))]
        return seat, "/actions", {"turn": turn, "actions": [action]}

    def _do(self, clients: list[Client], seat: int, path: str, body: Json) -> None:
        asked = as_journalled(path, body)
        answer = clients[seat].post(path, body, key=tokens.digest(asked))
        if answer.status_code == 503:
            return  # a database on a busy machine took too long: in doubt, so it is sent again
        if answer.status_code == 200:
            self.acknowledged.append(asked)
        else:  # a bot was quicker than an undo
            assert (path, answer.status_code) in {("/undo", 409), ("/undo", 403)}, answer.text
        self._pending = None


def as_journalled(path: str, body: Json) -> str:
    """Return the request as the journal describes it."""
    if path == "/chat":
        return f"say {tokens.digest(body['text'])}"
    if path == "/actions":
        return f"act {body['turn']} {' + '.join(body['actions'])}"
    return f"undo {body['turn']} {body['to']}"


class Enough(threading.Event):
    """An event that is set once a pair has played a little more."""

    def __init__(self, pair: Pair, more: int) -> None:
        """Count from now."""
        super().__init__()
        self._pair, self._wanted = pair, len(pair.acknowledged) + more

    def is_set(self) -> bool:
        """Return whether that is enough."""
        return len(self._pair.acknowledged) >= self._wanted


def acknowledged(pairs: list[Pair]) -> int:
    """Return how much was acknowledged in all."""
    return sum(len(pair.acknowledged) for pair in pairs)


def check(database: str, pairs: list[Pair]) -> None:
    """Check that all acknowledged is in the journal, once, without gaps in numbers or turns."""
    for pair in pairs:
        entries = journal(database, pair.table)
        assert [entry[0] for entry in entries] == list(range(1, len(entries) + 1))
        asked = Counter(data["request"] for _, _, data in entries if "request" in data)
        assert set(asked.values()) <= {1}
        assert set(asked) >= set(pair.acknowledged)
        turn = 1
        for _, kind, data in entries:
            assert kind != "acted" or data["turn"] == turn
            turn += kind in {"acted", "undone"}


@pytest.mark.timeout(1800 + 20 * KILLS)
def test_killed_server_loses_nothing(own_database: str, tmp_path: Path) -> None:
    """What was acknowledged before a kill is there after it, once, and games continue."""
    database = own_database
    rng = RandomStream(time.time_ns())
    process = Forked(database, tmp_path)
    pairs: list[Pair] = []
    for _ in range(KILLS):
        going = [pair for pair in pairs if not pair.over]
        fresh = [Pair(process.url, len(pairs) + more) for more in range(TABLES - len(going))]
        pairs += fresh
        going += fresh
        stop = threading.Event()
        threads = [threading.Thread(target=p.play, args=(process.url, stop)) for p in going]
        for thread in threads:
            thread.start()
        wanted = acknowledged(pairs) + 3 + rng.below(30)
        while acknowledged(pairs) < wanted and any(thread.is_alive() for thread in threads):
            time.sleep(rng.below(50) / 1000)
        process.kill()
        stop.set()
        for thread in threads:
            thread.join()
        check(database, going)
        process = Forked(database, tmp_path)
    assert acknowledged(pairs) >= 3 * KILLS
    for pair in pairs:
        pair.play(process.url, Enough(pair, 5))
    check(database, pairs)
    assert process.stop() == 0
    done = sum(pair.over for pair in pairs)
    kind = database.partition(":")[0]
    print(f"{kind}: {KILLS} kills, {acknowledged(pairs)} requests kept, {done} games over")  # noqa: T201 - `make kills` shows it


def test_killed_bots_play_on(tmp_path: Path) -> None:
    """A table of bots continues after a kill, once somebody watches."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    process = Forked(database, tmp_path, "--bot-pause=0.01")
    made, _ = make(process.url, "bot", "bot")
    table = made["table"]["id"]
    good(Client(process.url, table, made["host"]).post("/start"))
    wait_for(Client(process.url, table), lambda v: v["table"]["n"] > 30)
    process.kill()
    number = len(journal(database, table))
    process = Forked(database, tmp_path)
    watcher = Client(process.url, table)
    end = time.monotonic() + PATIENCE
    while len(journal(database, table)) <= number + 5 and time.monotonic() < end:
        watcher.view()
        time.sleep(0.02)
    assert len(journal(database, table)) > number + 5
    assert process.stop(signal.SIGTERM) == 0


def test_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    """When nothing can be written, nothing is acknowledged; with room again, all continues."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    process = Forked(database, tmp_path)
    clients = started(process.url, "me", "screen")
    view = clients[0].view()
    client = clients[view["decision"]["seat"]]
    option = client.view()["decision"]["options"][0]
    unlimited = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
    refused(client.act(option, view["turn"], key="k"), 503, "storage")
    refused(
        clients[0].http.post("/api/tables", json={"seats": [{"kind": "me"}] * 2}), 503, "storage"
    )
    assert client.view()["turn"] == view["turn"]
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, unlimited)
    assert good(client.act(option, view["turn"], key="k"))["turn"] == view["turn"] + 1
    assert process.stop() == 0


def test_killed_worker_is_replaced(tmp_path: Path) -> None:
    """A bot whose process dies is started again, and its game continues."""
    process = Forked(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, "--bot-pause=0.02")
    made, _ = make(process.url, "bot", "bot")
    host = Client(process.url, made["table"]["id"], made["host"])
    good(host.post("/start"))
    for _ in range(3):
        number = wait_for(host, lambda v: v["table"]["n"] > 12)["table"]["n"]
        for child in children(process.pid):
            os.kill(child, signal.SIGKILL)
        wait_for(host, lambda v, n=number: v["table"]["n"] > n or v["decision"] is None)
    assert process.stop() == 0


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    found = []
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            try:
                with open(f"/proc/{entry.name}/stat", encoding="utf-8") as file:  # noqa: PTH123 - no path
                    parent = int(file.read().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found.append(int(entry.name))
    return found
