"""A shortcut for the most frequent requests: answers to a table's question, and streams of views.

Routing, resolving dependencies, validating and compressing cost several times as much as an
answer itself, and whatever a stream passes through stays in memory with it. So a well-formed
request is parsed here by hand. Anything malformed, or unusual in any way, takes the ordinary path
through `routes.play`, which says what is wrong with it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pydantic import ValidationError
from starlette.requests import Request

from warofwhispers.server import requests
from warofwhispers.server.limits import KEY_LENGTH
from warofwhispers.server.routes import play
from warofwhispers.server.routes.dependencies import Caller

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

TABLE: Final = "/api/tables/([A-Za-z0-9_-]{1,32})"
PATH: Final = re.compile(f"POST {TABLE}/actions|GET {TABLE}/stream")
NUMBER: Final = re.compile(rb"[0-9]{1,6}")
SINCE: Final = re.compile(rb"since=([0-9]{1,6})")
KEY: Final = re.compile(rb"[!-~]{1,%d}" % KEY_LENGTH)


@dataclass(frozen=True, slots=True)
class Operation:
    """What the log and the metrics call a request."""

    operation_id: str


ACT: Final = Operation("act")
STREAM: Final = Operation("stream")


class Shortcut:
    """Middleware that answers such requests itself."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap `app`, which answers all other requests."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request, or pass it on."""
        found = PATH.fullmatch(f"{scope['method']} {scope['path']}")
        if found is None:
            await self._app(scope, receive, send)
        elif scope["method"] == "POST":
            await self._act(found[1], scope, receive, send)
        else:
            await self._stream(found[2], scope, receive, send)

    async def _act(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        message = await receive()
        body, key, since = body_of(scope, message), key_of(scope), since_of(scope)
        if body is None or key == b"" or since < 0:
            await self._app(scope, handing_back(message, receive), send)
            return
        scope["route"] = ACT
        name = None if key is None else key.decode()
        answer = await play.answer(Caller(Request(scope)), table, body, name, since)
        await answer(scope, receive, send)

    async def _stream(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        since = since_of(scope)
        last = [value for name, value in scope["headers"] if name == b"last-event-id"]
        if since < 0 or len(last) > 1 or not all(map(NUMBER.fullmatch, last)):
            await self._app(scope, receive, send)
            return
        since = int(last[0]) if last else since
        scope["route"] = STREAM
        answer = await play.follow(Caller(Request(scope)), table, since)
        await answer(scope, receive, send)


def body_of(scope: Scope, message: Message) -> requests.Act | None:
    """Return the answer if the body has arrived completely and is well-formed."""
    kinds = [value for name, value in scope["headers"] if name == b"content-type"]
    if kinds != [b"application/json"] or message.get("more_body"):
        return None
    try:
        return requests.Act.model_validate_json(message.get("body", b""))
    except ValidationError:
        return None


def key_of(scope: Scope) -> bytes | None:
    """Return the idempotency key, None without one; a malformed one counts as unusual."""
    keys = [value for name, value in scope["headers"] if name == b"idempotency-key"]
    if not keys:
        return None
    return keys[0] if len(keys) == 1 and KEY.fullmatch(keys[0]) else b""


def since_of(scope: Scope) -> int:
    """Return the journal number in the query; -1 if there is anything else in it."""
    query = scope["query_string"]
    if not query:
        return 0
    found = SINCE.fullmatch(query)
    return int(found[1]) if found else -1


def handing_back(message: Message, receive: Receive) -> Receive:
    """Return a `receive` that first replays what has been read already."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return message

    return receiving
