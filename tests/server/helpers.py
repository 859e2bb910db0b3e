"""A real server in a thread, and clients that know no rules."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import httpx

from tests.patience import PATIENCE
from warofwhispers.dealer import RandomStream
from warofwhispers.server.admin.operator import opened
from warofwhispers.server.run import Server, address_of, bind, make_server
from warofwhispers.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from warofwhispers.server.admin.operator import Operator
    from warofwhispers.server.services import Services

Json = dict[str, Any]
CLIENTS: list[Client] = []
"""All clients of a test; `conftest` closes them after it."""
GENEROUS: Json = {
    "new_tables_per_minute": 1_000_000,
    "requests_per_second": 1_000_000,
    "chat_per_minute": 1_000_000,
    "claims_per_hour": 1_000_000,
    "reports_per_hour": 1_000_000,
    "listed_per_address": 1_000_000,
    "bot_pause": 0,
}


class Running:
    """A server running in a thread of this process."""

    def __init__(
        self,
        settings: Settings,
        web: Path | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Start it and wait until it responds."""
        self._listener = bind("127.0.0.1", 0)
        self.url = address_of(self._listener)
        self.server: Server = make_server(settings, web, clock)
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()
        while not self.server.started:
            if not self._thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.005)

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(self.server.serve([self._listener]))

    @property
    def thread_number(self) -> int | None:
        """Return the identifier of the thread that its event loop runs in."""
        return self._thread.ident

    @property
    def services(self) -> Services:
        """Return the server's parts."""
        services: Services = self.server.config.app.state.services  # type: ignore[union-attr]  # it is our app
        return services

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()
        assert not self._thread.is_alive()


@contextmanager
def running(
    database: str,
    web: Path | None = None,
    clock: Callable[[], float] = time.time,
    **settings: Any,  # noqa: ANN401 - any setting
) -> Iterator[Running]:
    """Run a server while in this context."""
    server = Running(Settings(**{"database": database, **GENEROUS, **settings}), web, clock)
    try:
        yield server
    finally:
        server.stop()


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        """Start at some time."""
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


class Client:
    """A client at one table, with one secret or none."""

    def __init__(self, url: str, table: str = "", token: str | None = None) -> None:
        """Connect to a table."""
        self.url, self.table, self.token = url, table, token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        # Without certificates, which are not needed here and take long to load.
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, verify=False)  # noqa: S501 - plain HTTP
        CLIENTS.append(self)

    def get(self, path: str, **query: object) -> httpx.Response:
        """GET something below the table's path."""
        params = {name.rstrip("_"): str(value) for name, value in query.items()}
        return self.http.get(f"/api/tables/{self.table}{path}", params=params)

    def post(self, path: str, body: Json | None = None, key: str | None = None) -> httpx.Response:
        """POST something below the table's path."""
        headers = {"Idempotency-Key": key} if key else {}
        return self.http.post(f"/api/tables/{self.table}{path}", json=body or {}, headers=headers)

    def view(self, since: int = 0) -> Json:
        """Return the view."""
        view: Json = good(self.get("/view", since=since))
        return view

    def act(self, action: str, turn: int | None = None, key: str | None = None) -> httpx.Response:
        """Answer the question of a turn, the present one by default."""
        turn = self.view()["turn"] if turn is None else turn
        return self.post("/actions", {"turn": turn, "actions": [action]}, key)

    def stream(self, since: int | None = None) -> Iterator[Json]:
        """Follow the table: one dictionary per event, with its name, id and data."""
        headers = {} if since is None else {"Last-Event-ID": str(since)}
        path = f"/api/tables/{self.table}/stream"
        with self.http.stream("GET", path, headers=headers) as response:
            assert response.status_code == 200
            event: Json = {}
            for line in response.iter_lines():
                name, _, value = line.partition(": ")
                if not line and event:
                    yield event
                    event = {}
                elif name:
                    event[name] = json.loads(value) if name == "data" else value

    def close(self) -> None:
        """Close the connection."""
        self.http.close()


def operate(database: str, act: Callable[[Operator], Awaitable[Any]]) -> Any:  # noqa: ANN401 - whatever it returns
    """Do something as the operator, from outside the server."""

    async def do() -> Any:  # noqa: ANN401 - likewise
        async with opened(database) as operator:
            return await act(operator)

    return asyncio.run(do())


def good(response: httpx.Response) -> Any:  # noqa: ANN401 - whatever JSON it is
    """Return the JSON of a response that is not a refusal."""
    assert response.status_code in {200, 201}, response.text
    return response.json()


def refused(response: httpx.Response, status: int, code: str) -> Json:
    """Return the JSON of a refusal, checking that it is the expected one."""
    assert (response.status_code, response.json()["error"]) == (status, code), response.text
    body: Json = response.json()
    return body


def make(url: str, *kinds: str, **more: object) -> tuple[Json, list[Client]]:
    """Create a table; return the response, and a client for each seat that has a secret."""
    seats = [{"kind": kind} for kind in kinds]
    made: Json = good(Client(url).http.post("/api/tables", json={"seats": seats, **more}))
    table = made["table"]["id"]
    return made, [Client(url, table, s["token"]) for s in made["seats"] if s["token"]]


def started(url: str, *kinds: str, **more: object) -> list[Client]:
    """Create a table and start it."""
    _, clients = make(url, *kinds, **more)
    good(clients[0].post("/start"))
    return clients


def friends(url: str, count: int, **more: object) -> list[Client]:
    """Start a table of people who joined one by one: a host and guests."""
    made, [host] = make(url, "me", *["friend"] * (count - 1), **more)
    clients = [host]
    for seat in made["seats"][1:]:
        guest = Client(url, host.table, seat["invite"])
        token = good(guest.post(f"/seats/{seat['seat']}/take"))["token"]
        clients.append(Client(url, host.table, token))
    good(host.post("/start"))
    return clients


def asked(clients: list[Client]) -> tuple[Client, Json] | None:
    """Return the client that is asked, with its view; None if the game is over."""
    view = clients[0].view()
    if view["decision"] is None:
        return None
    for client in clients:
        view = client.view()
        if view["decision"] and view["decision"]["seat"] == view["you"]["seat"]:
            return client, view
    return None


def play_out(clients: list[Client], seed: int = 1, most: int = 5000) -> int:
    """Let the clients play at random until the end, or for `most` answers; return their number."""
    rng = RandomStream(seed)
    by_seat = {client.view()["you"]["seat"]: client for client in clients}
    view = clients[0].view()
    for count in range(most):
        decision = view["decision"]
        if decision is None:
            return count
        client = by_seat.get(decision["seat"])
        if client is None:
            view = wait_for(clients[0], partial(has_moved_on, decision["turn"]))
            continue
        if not decision["options"]:
            view = wait_for(client, partial(has_come_to, decision["turn"]))
            decision = view["decision"]
        options = decision["options"]
        view = good(client.act(options[rng.below(len(options))], decision["turn"]))
    return most


def has_come_to(turn: int, view: Json) -> bool:
    """Return whether a view has reached a turn; another server may learn of it a moment later."""
    return bool(view["turn"] >= turn)


def has_moved_on(turn: int, view: Json) -> bool:
    """Return whether the question of a turn has been answered, or the game has ended."""
    return view["decision"] is None or view["turn"] > turn


def wait_for(client: Client, condition: Any) -> Json:  # noqa: ANN401 - a function of a view
    """Poll until the view meets a condition."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view = client.view()
        if condition(view):
            return view
        time.sleep(0.01)
    raise AssertionError("it never came to that")
