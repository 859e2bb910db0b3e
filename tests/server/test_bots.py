"""Bots at tables: their time, their faults, and what becomes of the game."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tests.patience import PATIENCE
from tests.server.helpers import Client, good, make, play_out, running, started, wait_for
from warofwhispers import Game, save
from warofwhispers.bots.players.levels import LEVELS
from warofwhispers.server import registry, worker_process
from warofwhispers.server.jobs import GameSoFar, Judge, Move
from warofwhispers.server.worker import budget_of
from warofwhispers.server.worker_process import Worker

if TYPE_CHECKING:
    from warofwhispers.server.jobs import Job


def test_levels_keep_their_own_time_within_the_servers() -> None:
    """A level thinks as long as it should, and no longer than the server allows."""
    assert budget_of("search:easy", 3.0) == LEVELS["search:easy"].budget
    assert budget_of("search:hard", 3.0) == LEVELS["search:hard"].budget
    assert budget_of("search:hard", 0.5).seconds == 0.5
    assert budget_of("greedy", 3.0).seconds == 3.0


def test_event_loop_does_not_wait_for_a_bot(file: str) -> None:
    """While a strong bot thinks about one question, the server answers many others."""
    with running(file, bot_seconds=2.0) as server:
        seats = [{"kind": "bot", "level": "search:hard"}] * 2
        made = good(Client(server.url).http.post("/api/tables", json={"seats": seats}))
        host = Client(server.url, made["table"]["id"], made["host"])
        good(host.post("/start"))
        answered: Counter[int] = Counter()
        end = time.monotonic() + PATIENCE
        while max(answered.values(), default=0) < 5 and time.monotonic() < end:
            view = host.view()
            answered[view["turn"]] += view["bots"]["thinking"] is not None
        assert max(answered.values()) == 5


@pytest.mark.parametrize("fault", [ValueError("a bot threw"), OSError("died"), TimeoutError()])
def test_bot_with_a_fault_is_replaced_by_a_plainer_one(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    """Whatever goes wrong with a level, the default one answers, and the log mentions it."""
    asked: list[tuple[str, int, str]] = []
    ask = Worker._ask

    async def failing(worker: Worker, job: Job, seconds: float) -> str:
        assert isinstance(job, Move)
        asked.append((job.table, len(job.game.actions), job.level))
        if job.level == "greedy":
            raise fault
        return await ask(worker, job, seconds)

    monkeypatch.setattr(Worker, "_ask", failing)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    with running(file) as server:
        made = good(Client(server.url).http.post("/api/tables", json={"seats": seats}))
        me = Client(server.url, made["table"]["id"], made["seats"][0]["token"])
        good(me.post("/start"))
        play_out([me], most=20)
        wait_for(me, lambda v: v["bots"]["thinking"] is None)
    questions = [(table, number) for table, number, level in asked if level == "greedy"]
    assert questions
    for question in questions:
        assert (*question, "rules") in asked
    assert any("no answer from greedy before action" in line for line in caplog.messages)


def test_game_goes_on_when_no_bot_answers_at_all(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then an answer is picked at random."""

    async def failing(_worker: Worker, _job: Job, _timeout: float) -> str:
        raise OSError("no bot today")

    monkeypatch.setattr(Worker, "_ask", failing)
    with running(file) as server:
        clients = started(server.url, "me", "bot")
        play_out(clients)
        assert clients[0].view()["table"]["status"] == "over"


TOO_MUCH = """
import sys
for number, line in enumerate(sys.stdin):
    print('{"answer": "%s"}' % ("x" * 5000 if number == 0 else "one behind"), flush=True)
"""


def test_nobody_gets_the_answer_to_anothers_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker with an unreadably long line is replaced, or later answers would be one behind."""
    started = []
    begin = asyncio.create_subprocess_exec

    async def talkative(*_command: str, **pipes: Any) -> asyncio.subprocess.Process:  # noqa: ANN401 - as asyncio has them
        started.append(await begin(sys.executable, "-c", TOO_MUCH, **pipes))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", talkative)
    monkeypatch.setattr(worker_process, "LINE_LIMIT", 1024)

    async def ask_twice() -> None:
        worker = Worker()
        job = Judge(GameSoFar(save(Game.new(2)), ()), 0, deep=False)
        for _ in range(2):
            with pytest.raises(ValueError, match="limit"):
                await worker.ask(job, PATIENCE, "me")
        await worker.stop()

    asyncio.run(ask_twice())
    assert len(started) == 2


def test_bots_play_on_at_tables_that_made_room(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table dropped from memory while its bot thought is loaded again, and continues."""
    monkeypatch.setattr(registry, "KEPT", 1)
    with running(file) as server:
        tables = []
        for _ in range(3):
            made, _ = make(server.url, "bot", "bot")
            host = Client(server.url, made["table"]["id"], made["host"])
            tables.append((host, good(host.post("/start"))["game"]["n"]))
        for host, began in tables:
            wait_for(host, lambda v, n=began: v["game"]["n"] > n + 25)
