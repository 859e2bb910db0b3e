"""Kill -9 while the entries of many tables are being written in one commit.

`make test` does it a few times, `make kills` by the hundred (WHISPERS_KILLS).
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from benchmarks.load.connections import Requests
from tests.server.helpers import Client, started
from tests.server.journal import journal
from tests.server.processes import Forked
from warofwhispers.dealer import RandomStream

if TYPE_CHECKING:
    from pathlib import Path


KILLS = int(os.environ.get("WHISPERS_KILLS", "3"))
TABLES = 16
AT_ONCE = 4
"""Bursts between two kills; the last is cut off."""


class Talker:
    """A person at a table of their own, who remembers what was acknowledged."""

    def __init__(self, url: str) -> None:
        """Create the table."""
        client = started(url, "me", "screen")[0]
        self.table, self._token = client.table, client.token
        self.acknowledged: list[str] = []
        self._words = 0

    async def say(self, url: str, heard: asyncio.Event) -> None:
        """Send a new message; its fate is unknown if the server dies meanwhile."""
        self._words += 1
        text = f"word {self._words}"
        host, port = url.removeprefix("http://").split(":")
        requests = Requests(host, int(port))
        body = json.dumps({"text": text}).encode()
        try:
            status, _ = await requests.post(
                f"/api/tables/{self.table}/chat", body, self._token, f"k{self._words}"
            )
        except OSError:
            return
        finally:
            requests.close()
        if status == 200:
            self.acknowledged.append(text)
            heard.set()


async def burst(url: str, talkers: list[Talker], heard: asyncio.Event) -> None:
    """Let all send at the same moment; `heard` is set at the first acknowledgement."""
    try:
        await asyncio.gather(*(talker.say(url, heard) for talker in talkers))
    finally:
        heard.set()


async def whole(url: str, talkers: list[Talker]) -> None:
    """Let all send, and be acknowledged."""
    await burst(url, talkers, asyncio.Event())


async def cut_off(process: Forked, talkers: list[Talker], seconds: float, *, late: bool) -> None:
    """Let all send, and kill the server meanwhile; with `late`, after the first acknowledgement."""
    heard = asyncio.Event()
    speaking = asyncio.create_task(burst(process.url, talkers, heard))
    if late:
        await heard.wait()
    await asyncio.sleep(seconds)
    process.kill()
    await speaking


def commits(url: str) -> tuple[int, int]:
    """Return how many commits and how many entries a server has made."""
    text = Client(url).http.get("/metrics").text
    counted = Counter[str]()
    for name, value in re.findall(
        r"^whispers_(commits|entries)_total\S* (\S+)$", text, re.MULTILINE
    ):
        counted[name] += int(float(value))
    return counted["commits"], counted["entries"]


def check(database: str, talkers: list[Talker]) -> None:
    """Check that everything acknowledged is in the journal, once, and that no number is missing."""
    for talker in talkers:
        entries = journal(database, talker.table)
        assert [entry[0] for entry in entries] == list(range(1, len(entries) + 1))
        said = Counter(data["text"] for _, kind, data in entries if kind == "said")
        assert set(said.values()) <= {1}
        assert set(said) >= set(talker.acknowledged)


@pytest.mark.timeout(1800 + 20 * KILLS)
def test_killed_in_a_group_commit_loses_nothing(own_database: str, tmp_path: Path) -> None:
    """What was acknowledged is on disk, although many entries are written at once."""
    database = own_database
    rng = RandomStream(os.getpid())
    process = Forked(database, tmp_path)
    talkers = [Talker(process.url) for _ in range(TABLES)]
    made = entered = 0
    for _ in range(KILLS):
        before = commits(process.url)
        for _ in range(AT_ONCE - 1):
            asyncio.run(whole(process.url, talkers))
        after = commits(process.url)
        made, entered = made + after[0] - before[0], entered + after[1] - before[1]
        late = rng.below(3) > 0
        wait = rng.below(3 if late else 40) / 1000
        asyncio.run(cut_off(process, talkers, wait, late=late))
        check(database, talkers)
        process = Forked(database, tmp_path)
    asyncio.run(whole(process.url, talkers))
    check(database, talkers)
    assert process.stop() == 0
    assert entered > 2 * made  # or nothing was gathered, and this tested nothing
    kept = sum(len(talker.acknowledged) for talker in talkers)
    kind = database.partition(":")[0]
    print(f"{kind}: {KILLS} kills, {kept} kept, {entered / made:.1f} entries a commit")  # noqa: T201 - `make kills` shows it
