"""Streams of views: they begin, follow, resume, and end well."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from tests.patience import PATIENCE
from tests.server.helpers import Client, good, play_out, refused, running, started
from warofwhispers.server import streams

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

    from tests.server.helpers import Json


def views(stream: Iterator[Json]) -> Iterator[Json]:
    """Yield the views of a stream; each has its journal number as id."""
    for event in stream:
        if event.get("event") == "view":
            assert event["id"] == str(event["data"]["seq"])
            yield event["data"]


def test_stream_begins_with_the_view_and_follows(url: str) -> None:
    """A stream sends what the view contains, and every change."""
    clients = started(url, "me", "screen")
    watcher = Client(url, clients[0].table)
    stream = views(watcher.stream())
    first = next(stream)
    assert first["game"] == watcher.view()["game"]
    good(clients[0].post("/chat", {"text": "hello"}))
    assert [m["text"] for m in next(stream)["chat"]] == ["hello"]
    play_out(clients, most=1)
    view = next(stream)
    assert view["events"][0]["n"] == view["events_from"] == first["game"]["n"]


def test_stream_resumes_where_it_broke_off(url: str) -> None:
    """The last id brings exactly what happened since, nothing twice and nothing lost."""
    clients = started(url, "me", "screen")
    whole = next(views(clients[0].stream()))
    known = whole["events"]
    last = whole["seq"]
    for _ in range(5):
        play_out(clients, most=7)
        view = next(views(clients[0].stream(last)))
        known = [e for e in known if e["n"] < view["events_from"]] + view["events"]
        last = view["seq"]
    assert known == clients[0].view()["events"]
    view = next(views(clients[0].stream(last)))
    assert (view["events"], view["chat"]) == ([], [])
    assert next(views(clients[0].stream(10**6)))["events"] == known


def test_silence_is_broken_now_and_then(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without news there are pings, so that both ends know that the other is still there."""
    monkeypatch.setattr(streams, "PING", 0.02)
    [one, _] = started(url, "me", "screen")
    with one.http.stream("GET", f"/api/tables/{one.table}/stream") as response:
        lines = response.iter_lines()
        while next(lines) != ": ping":
            pass
        good(one.post("/chat", {"text": "still here"}))
        while "still here" not in next(lines):
            pass
        while next(lines) != ": ping":
            pass


def test_seats_are_online_while_their_streams_are_open(url: str) -> None:
    """Others see who is present, and who has gone."""
    clients = started(url, "me", "screen")
    watching = clients[1].stream()
    assert [s["online"] for s in next(watching)["data"]["table"]["seats"]] == [False, True]
    first = clients[0].stream()
    next(first)
    event = next(watching)
    assert (event["event"], event["data"]) == ("presence", {"online": [0, 1]})
    assert "id" not in event
    first.close()  # type: ignore[attr-defined]  # it is a generator
    assert next(watching)["data"] == {"online": [1]}


def test_stream_ends_when_its_secret_does(url: str) -> None:
    """A renewed secret ends the streams of the old one at once."""
    clients = started(url, "me", "screen")
    stream = clients[0].stream()
    next(stream)
    good(Client(url, clients[0].table, clients[0].token).post("/seats/0/renew"))
    assert [event["event"] for event in stream][-1] == "bye"


def test_bad_ids_are_refused(url: str) -> None:
    """A last id that is not a number is named."""
    clients = started(url, "me", "screen")
    path = f"/api/tables/{clients[0].table}/stream"
    refused(clients[0].http.get(path, headers={"Last-Event-ID": "x"}), 422, "invalid")
    refused(clients[0].http.get(path, params={"since": -1}), 422, "invalid")


def test_stopping_says_goodbye_on_open_streams(file: str) -> None:
    """The server stops although someone watches, and tells them."""
    heard: list[str] = []
    began = threading.Event()

    def watch(client: Client) -> None:
        for event in client.stream():
            heard.append(event["event"])
            began.set()

    with running(file) as server:
        clients = started(server.url, "me", "screen")
        thread = threading.Thread(target=watch, args=[clients[0]])
        thread.start()
        began.wait(PATIENCE)
    thread.join(PATIENCE)
    assert heard == ["view", "bye"]


def test_many_streams_of_one_address_are_refused(file: str) -> None:
    """An address may have only so many streams; closing one frees a place."""
    with running(file, streams_per_address=2) as server:
        clients = started(server.url, "me", "screen")
        streams = [Client(server.url, clients[0].table).stream() for _ in range(2)]
        for stream in streams:
            next(stream)
        path = f"/api/tables/{clients[0].table}/stream"
        refused(clients[0].http.get(path), 429, "too_many")
        streams[0].close()  # type: ignore[attr-defined]  # it is a generator
        streams[1].close()  # type: ignore[attr-defined]  # it is a generator
