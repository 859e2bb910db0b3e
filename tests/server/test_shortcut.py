"""Answers parsed by hand and those on the ordinary path have the same results."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.helpers import Client, good, started
from warofwhispers.server import shortcut

if TYPE_CHECKING:
    import httpx

JSON = {"Content-Type": "application/json"}
CASES: list[tuple[bytes, dict[str, str], str]] = [
    (b'{"turn": 1, "actions": ["pass"]}', JSON, ""),
    (b'{"turn": 99, "actions": ["pass"]}', JSON, ""),
    (b'{"turn": 99, "actions": ["pass"]}', JSON, "?since=1"),
    (b'{"turn": 99, "actions": ["pass"]}', JSON, "?since=-1"),
    (b'{"turn": 99, "actions": ["pass"]}', JSON, "?since=1&since=2"),
    (b'{"turn": 99, "actions": ["pass"]}', JSON, "?other=1"),
    (b'{"turn": 1, "actions": ["no such thing"]}', JSON, ""),
    (b'{"turn": 1, "actions": []}', JSON, ""),
    (b'{"turn": "1", "actions": ["pass"]}', JSON, ""),
    (b'{"turn": 1, "actions": ["pass"], "more": 1}', JSON, ""),
    (b'{"turn": 1, "actions"', JSON, ""),
    (b'{"turn": 1, "actions": ["\\ud800"]}', JSON, ""),
    (b"\xff", JSON, ""),
    (b"", JSON, ""),
    (b"[]", JSON, ""),
    (b'{"turn": 99, "actions": ["pass"]}', {}, ""),
    (b'{"turn": 99, "actions": ["pass"]}', {"Content-Type": "text/plain"}, ""),
    (b'{"turn": 99, "actions": ["pass"]}', {**JSON, "Idempotency-Key": ""}, ""),
    (b'{"turn": 99, "actions": ["pass"]}', {**JSON, "Idempotency-Key": "k" * 81}, ""),
    (b'{"turn": 99, "actions": ["pass"]}', {**JSON, "Idempotency-Key": "a b"}, ""),
    (b'{"turn": 99, "actions": ["pass"]}', {**JSON, "Authorization": "Basic x"}, ""),
    (b'{"turn": 99, "actions": ["pass"]}', {**JSON, "Authorization": "Bearer x"}, ""),
]


def sent(client: Client, body: bytes, headers: dict[str, str], query: str) -> httpx.Response:
    """Return the response to such an answer."""
    path = f"/api/tables/{client.table}/actions{query}"
    return client.http.post(path, content=body, headers=headers)


def told(answer: httpx.Response) -> tuple[int, Any, dict[str, str]]:
    """Return the parts of it that must be the same."""
    kept = ("content-type", "cache-control", "x-frame-options", "content-security-policy")
    return answer.status_code, answer.json(), {name: answer.headers[name] for name in kept}


@pytest.mark.parametrize(("body", "headers", "query"), CASES)
def test_same_answer_both_ways(
    url: str, body: bytes, headers: dict[str, str], query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is sent, the shortcut changes nothing but the time it takes."""
    host, guest = started(url, "me", "screen")
    waiting = guest if host.view()["decision"]["seat"] == 0 else host
    short = told(sent(waiting, body, headers, query))
    monkeypatch.setattr(shortcut, "body_of", lambda _scope, _message: None)
    assert told(sent(waiting, body, headers, query)) == short


def test_answers_take_the_shortcut(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser's answer never reaches the routes."""
    clients = started(url, "me", "screen")
    view = clients[0].view()
    client = clients[view["decision"]["seat"]]
    option = client.view()["decision"]["options"][0]
    monkeypatch.setattr(shortcut, "handing_back", None)  # needed for the ordinary way
    body = {"turn": view["turn"], "actions": [option]}
    assert good(client.post("/actions?since=2", body, key="once"))["turn"] == view["turn"] + 1
    assert good(client.post("/actions?since=2", body, key="once"))["turn"] == view["turn"] + 1


STREAMS: list[tuple[dict[str, str], str]] = [
    ({}, ""),
    ({}, "?since=1"),
    ({}, "?since=-1"),
    ({}, "?since=1&since=2"),
    ({}, "?other=1"),
    ({"Last-Event-ID": "2"}, "?since=1"),
    ({"Last-Event-ID": "two"}, ""),
    ({"Last-Event-ID": "1234567"}, ""),
    ({"Authorization": "Bearer x"}, ""),
]


def test_same_stream_both_ways(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its head and its first event, or why there is none."""
    host, _ = started(url, "me", "screen")

    def begun(headers: dict[str, str], query: str) -> tuple[int, str, str, str]:
        path = f"/api/tables/{host.table}/stream{query}"
        with host.http.stream("GET", path, headers=headers) as answer:
            first = next(answer.iter_text()).partition("\n\n")[0]
            kind, kept = answer.headers["content-type"], answer.headers["cache-control"]
            return answer.status_code, first, kind, kept

    by_hand = [begun(*case) for case in STREAMS]
    monkeypatch.setattr(shortcut, "PATH", re.compile("nothing"))
    assert [begun(*case) for case in STREAMS] == by_hand
    assert [status for status, *_ in by_hand] == [200, 200, 422, 200, 200, 200, 422, 200, 401]
