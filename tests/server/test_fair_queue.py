"""Nobody's bots or questions starve another's."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from tests.server.helpers import Client, Clock, good, play_out, running, started, wait_for
from warofwhispers.server.bots import LOOKED, MOST_WAITING
from warofwhispers.server.fair_queue import FairQueue
from warofwhispers.server.jobs import Advise, Move
from warofwhispers.server.routes import dependencies
from warofwhispers.server.worker_process import Worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.helpers import Json, Running
    from warofwhispers.server.jobs import Job
    from warofwhispers.server.live_table import LiveTable


async def served_in_turn(turns: FairQueue, served: list[str], name: str) -> None:
    """Wait for a turn, and note when it came."""
    await turns.take(name)
    served.append(name)
    await asyncio.sleep(0)
    turns.give_back()


def test_turns_go_round() -> None:
    """One request behind another caller's thirty is not answered last."""

    async def order() -> list[str]:
        turns = FairQueue()
        served: list[str] = []
        names = ["greedy"] * 30 + ["modest"] + ["greedy"] * 5 + ["late"]
        await asyncio.gather(*(served_in_turn(turns, served, name) for name in names))
        assert turns.waiting == 0
        return served

    served = asyncio.run(order())
    assert len(served) == 37
    assert served.index("modest") == 2
    assert served.index("late") == 3


def test_a_whole_site_takes_one_turn() -> None:
    """Its networks share that turn one after the other, and only some of them may wait."""

    async def order() -> list[str]:
        turns = FairQueue()
        served: list[str] = []
        first = "2001:db8:1:1::"
        names = [first] * 10 + [f"2001:db8:1:{number:x}::" for number in range(2, 8)]
        tasks = [
            asyncio.create_task(served_in_turn(turns, served, name))
            for name in [*names, "192.0.2.1"]
        ]
        await asyncio.sleep(0)
        assert turns.has_waiting(first, 9)
        assert not turns.has_waiting(first, 10)
        assert turns.has_waiting("2001:db8:1:ffff::", 3)  # the site has fifteen
        assert not turns.has_waiting("2001:db8:2:1::", 1)
        await asyncio.gather(*tasks)
        assert turns.waiting == 0
        return served

    served = asyncio.run(order())
    assert len(served) == 17
    assert served.index("192.0.2.1") == 2
    assert served.index("2001:db8:1:7::") < 10


@pytest.mark.parametrize("others", [0, 1])
def test_whoever_leaves_just_before_the_turn_comes_is_passed_over(others: int) -> None:
    """The one that leaves learns nothing but that it was cancelled, and the next one is on."""

    async def leave() -> None:
        turns = FairQueue()
        await turns.take("first")
        leaving = asyncio.create_task(turns.take("same"))
        staying = [asyncio.create_task(turns.take("same")) for _ in range(others)]
        await asyncio.sleep(0)
        leaving.cancel()
        turns.give_back()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        await asyncio.gather(*staying)
        if others:
            turns.give_back()
        assert turns.waiting == 0
        await asyncio.wait_for(turns.take("next"), PATIENCE)

    asyncio.run(leave())


def test_who_leaves_the_queue_takes_no_turn() -> None:
    """Nor does a turn get lost with somebody who leaves at the very moment it is granted."""

    async def order() -> list[str]:
        turns = FairQueue()
        served: list[str] = []
        await turns.take("first")
        tasks = {name: asyncio.create_task(served_in_turn(turns, served, name)) for name in "abcd"}
        await asyncio.sleep(0)
        tasks["b"].cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 3
        turns.give_back()
        tasks["a"].cancel()  # it has been given the turn, and does not know yet
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        await served_in_turn(turns, served, "last")
        return served

    assert asyncio.run(order()) == ["c", "d", "last"]


class Held:
    """Workers that think until told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, which: Callable[[Job], bool]) -> None:
        """Hold questions of this kind."""
        self.asked: list[Job] = []
        self.free = threading.Event()
        exchange = Worker._ask

        async def ask(worker: Worker, job: Job, seconds: float) -> str:
            if not which(job):
                return await exchange(worker, job, seconds)
            self.asked.append(job)
            await asyncio.to_thread(self.free.wait, PATIENCE)
            raise OSError("held long enough")

        monkeypatch.setattr(Worker, "_ask", ask)


def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.005)


def test_thirty_tables_of_searching_bots_hold_up_no_other(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that does not search answers while all searching ones wait for each other."""
    held = Held(monkeypatch, lambda job: isinstance(job, Move) and job.level.startswith("search"))
    hard = [{"kind": "bot", "level": "search:hard"}] * 4
    with running(file) as server:
        try:
            for _ in range(30):
                made = good(Client(server.url).http.post("/api/tables", json={"seats": hard}))
                good(Client(server.url, made["table"]["id"], made["host"]).post("/start"))
            turns = server.services.bots.workers[0].turns
            until(lambda: turns.waiting == 29 and len(held.asked) == 1)
            mine = {"seats": [{"kind": "me"}, {"kind": "bot", "level": "rules"}]}
            made = good(Client(server.url).http.post("/api/tables", json=mine))
            me = Client(server.url, made["table"]["id"], made["seats"][0]["token"])
            good(me.post("/start"))
            assert play_out([me], most=10) == 10
            assert turns.waiting == 29
        finally:
            held.free.set()


def has_gone_on(live: LiveTable, turn: int) -> bool:
    """Return whether somebody has played since a turn."""
    return live.table.turn > turn


def test_bots_play_on_account_of_who_plays(file: str) -> None:
    """A spectator cannot put another's table into the queue of their own tables."""
    with running(file, trust_proxy=True) as server:
        [me] = started(server.url, "me", "bot")
        live = server.services.registry.peek(me.table)
        assert live is not None
        live.asker = ""  # as after a restart
        for token, address in ((None, "192.0.2.6"), (me.token, "192.0.2.7"), (None, "192.0.2.8")):
            headers = {"X-Forwarded-For": address}
            good(
                Client(server.url, me.table, token).http.get(
                    f"/api/tables/{me.table}/view", headers=headers
                )
            )
            assert live.asker == ("" if address.endswith("6") else "192.0.2.7")


def test_bots_play_on_account_of_who_made_the_table(file: str) -> None:
    """For a game that begins with its table, even if its creator never calls there."""
    with running(file) as server:
        http = Client(server.url).http
        tables = [good(http.post("/api/lessons/first-game"))["table"]["id"]]
        [me, other] = started(server.url, "me", "screen")
        vote = good(me.post("/votes", {"kind": "end"}))["votes"][0]["vote"]
        good(other.post(f"/votes/{vote}", {"yes": True}))
        wish = {"step": me.view()["game"]["n"], "society": me.view()["you"]["society"]}
        tables.append(good(Client(server.url, me.table).post("/continue", wish))["table"]["id"])
        for table in tables:
            live = server.services.registry.peek(table)
            assert live is not None
            assert live.asker == "127.0.0.1"


def test_bots_of_nobody_take_one_turn_together(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a restart: such tables wait for each other, and do not hold up others."""
    monkeypatch.setattr(dependencies, "_plays_for", lambda *_: False)
    names: list[str] = []
    take = FairQueue.take

    async def noted(turns: FairQueue, name: str) -> None:
        names.append(name)
        await take(turns, name)

    monkeypatch.setattr(FairQueue, "take", noted)
    with running(file) as server:
        for _ in range(3):
            wish: Json = {"seating": "fixed", "first": "rat"}
            kinds = ({"kind": "me"}, {"kind": "screen"}, {"kind": "bot", "society": "rat"})
            made = good(Client(server.url).http.post("/api/tables", json={"seats": kinds, **wish}))
            guest = Client(server.url, made["table"]["id"], made["seats"][1]["token"])
            good(guest.post("/start"))
            wait_for(guest, lambda v: v["decision"]["seat"] != 2)
        assert set(names) == {""}


def test_bots_among_themselves_wait_for_somebody_to_look(file: str) -> None:
    """Unwatched they stop; a view or a stream lets them continue."""
    clock = Clock()
    with running(file, clock=clock) as server:
        seats = [{"kind": "bot", "level": "random"}] * 2
        made = good(Client(server.url).http.post("/api/tables", json={"seats": seats}))
        host = Client(server.url, made["table"]["id"], made["host"])
        watcher = Client(server.url, host.table)
        good(host.post("/start"))
        live = server.services.registry.peek(host.table)
        assert live is not None
        for streamed in (False, True):
            clock.now += LOOKED
            until(lambda: host.table not in server.services.bots._tasks)
            assert live.table.status == "playing"
            turn = live.table.turn
            if streamed:
                next(watcher.stream())
            else:
                host.view()
            until(partial(has_gone_on, live, turn))


def test_person_away_is_no_reason_to_stop(file: str) -> None:
    """Bots play until a person is asked, whether that person is watching or not."""
    clock = Clock()
    with running(file, clock=clock) as server:
        [me] = started(server.url, "me", "bot", "bot", "bot")
        clock.now += 2 * LOOKED
        live = server.services.registry.peek(me.table)
        assert live is not None
        until(lambda: live.table.asked == 0)
        wait_for(me, lambda v: v["decision"]["seat"] == 0)


def ask_for_advice(server: Running, client: Client) -> socket.socket:
    """Send a request for advice without waiting for the response."""
    host, port = server.url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), PATIENCE)
    path = f"/api/tables/{client.table}/steps/{client.view()['game']['n']}/advice"
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {client.token}\r\n\r\n".encode()
    )
    return line


def test_advice_for_who_hung_up_is_not_thought_out(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those that hang up, one is in progress and the others are forgotten.

    Only a few from one address may wait at all.
    """
    held = Held(monkeypatch, lambda job: isinstance(job, Advise))
    with running(file) as server:
        try:
            [me, _] = started(server.url, "me", "screen", coach=True)
            turns = server.services.bots.coach.turns
            lines = [ask_for_advice(server, me) for _ in range(1 + MOST_WAITING)]
            until(lambda: turns.waiting == MOST_WAITING and len(held.asked) == 1)
            for _ in range(200):
                with ask_for_advice(server, me) as line:
                    assert line.recv(4096).startswith(b"HTTP/1.1 429")
            for line in lines:
                line.close()
            until(lambda: turns.waiting == 0)
            with ask_for_advice(server, me) as line:
                until(lambda: turns.waiting == 1)
                held.free.set()
                assert line.recv(4096).startswith(b"HTTP/1.1 409")
            assert len(held.asked) == 2
        finally:
            held.free.set()
