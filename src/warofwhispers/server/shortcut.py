"""A shortcut for the one request that comes all the time: an answer to the table's question.

Routing, solving dependencies, validating and compressing cost several times what the answer
itself does. So a well-formed answer is read here by hand. Whatever is not well-formed, or unusual
in any way, goes the ordinary way through `routes.play.act`, which says what is wrong with it.
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

PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/actions")
SINCE: Final = re.compile(rb"since=([0-9]{1,6})")
KEY: Final = re.compile(rb"[!-~]{1,%d}" % KEY_LENGTH)


@dataclass(frozen=True, slots=True)
class Operation:
    """What the log and the metrics know a request by."""

    operation_id: str


ACT: Final = Operation("act")


class Shortcut:
    """Middleware that answers such requests itself."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap `app`, which answers all others."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or let the request pass."""
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["method"] != "POST":
            await self._app(scope, receive, send)
            return
        message = await receive()
        body, key, since = body_of(scope, message), key_of(scope), since_of(scope)
        if body is None or key == b"" or since < 0:
            await self._app(scope, handing_back(message, receive), send)
            return
        scope["route"] = ACT
        caller = Caller(Request(scope))
        name = None if key is None else key.decode()
        answer = await play.answer(caller, found[1], body, name, since)
        await answer(scope, receive, send)


def body_of(scope: Scope, message: Message) -> requests.Act | None:
    """Return what is answered, if all of it has come and it is as it should be."""
    kinds = [value for name, value in scope["headers"] if name == b"content-type"]
    if kinds != [b"application/json"] or message.get("more_body"):
        return None
    try:
        return requests.Act.model_validate_json(message.get("body", b""))
    except ValidationError:
        return None


def key_of(scope: Scope) -> bytes | None:
    """Return the idempotency key; None without one, and nothing at all if it is not proper."""
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
    """Return a `receive` that gives again what was read already."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return message

    return receiving
