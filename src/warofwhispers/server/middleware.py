"""What every request passes through: limits, headers, metrics, and a line in the log."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request

from warofwhispers.server.addresses import address_of
from warofwhispers.server.error_responses import failed, refusal_response
from warofwhispers.server.languages import language_of
from warofwhispers.server.limits import BODY_BYTES, RECORD_BYTES, WAIT, FairRounds
from warofwhispers.server.metrics import REQUESTS, SECONDS
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client import Counter, Histogram
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from warofwhispers.server.services import Services

log = logging.getLogger(__name__)

CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
WITHOUT_BODY: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SURROGATE: Final = re.compile(rb"\\u[dD][89a-fA-F]")
"""Half of a character in JSON's escapes; whole ones have two of these."""
UNREAD: Final = frozenset({"too_large", "too_slow"})
"""Refusals of a body before it has been read to its end."""


class RequestMiddleware:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        """Wrap `app`, with the limits of `services`."""
        self._app = app
        self._services = services
        self._rounds = FairRounds()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, within its limits, and add our headers to the response."""
        began = time.monotonic()
        status = 500
        started = False

        async def sending(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                given = {name for name, _ in message["headers"]}
                missing = [header for header in RAW_HEADERS if header[0] not in given]
                message["headers"] = [*message["headers"], *missing]
            await send(message)

        try:
            address = address_of(scope, trust=self._services.settings.trust_proxy)
            await self._rounds.begin(address)
            self._count(scope["path"], address)
            if scope["method"] in WITHOUT_BODY:
                await self._app(scope, receive, sending)
            else:
                with self._room_for(scope["path"], address) as size:
                    await self._answer(scope, receive, sending, address, size)
        except Refusal as refusal:
            if started:
                raise
            answer = refusal_response(refusal, language_of(Request(scope)))
            if refusal.kind in UNREAD:
                answer.headers["Connection"] = (
                    "close"  # or the rest would be parsed as the next request
                )
            await answer(scope, receive, sending)
        except Exception as fault:
            if started:
                raise
            await (await failed(Request(scope), fault))(scope, receive, sending)
        finally:
            note(scope, status, time.monotonic() - began)

    def _count(self, path: str, address: str) -> None:
        if path == "/health":  # it costs nothing, and operators rely on it
            return
        self._services.request_rate.take(address)
        if path.startswith("/api"):
            self._services.bans.check_address(address)

    @contextmanager
    def _room_for(self, path: str, address: str) -> Iterator[int]:
        """Return the largest body allowed; only a few of the largest may arrive at a time."""
        if path != "/api/records":
            yield BODY_BYTES
            return
        limit = self._services.record_limit
        if limit.is_full(address):
            raise Refusal("too_many", "too-often", retry_after=WAIT, seconds=WAIT)
        self._services.creation_rate.take(address)  # now: parsing one is most of the work
        with limit.hold(address):
            yield RECORD_BYTES

    async def _answer(
        self, scope: Scope, receive: Receive, send: Send, address: str, limit: int
    ) -> None:
        """Read a body up to its limit, and pass it on whole."""
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > limit:
            raise Refusal("too_large", "body-too-large", bytes=limit)
        began = self._rounds.number
        body = await _read_body(receive, limit, self._services.settings.request_seconds)
        if SURROGATE.search(body) and not is_text(body):
            raise Refusal("bad_request", "bad-body")
        read = False

        async def handing_on() -> Message:
            nonlocal read
            if read:
                return await receive()
            read = True
            return {"type": "http.request", "body": body, "more_body": False}

        if self._rounds.number != began:  # it took a while, and many may end at the same moment
            await self._rounds.begin(address)
        await self._app(scope, handing_on, send)


async def _read_body(receive: Receive, limit: int, seconds: float) -> bytes:
    body = bytearray()  # a bytearray grows in place, however small the pieces are
    more = True
    try:
        async with asyncio.timeout(seconds):
            while more:
                message = await receive()
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > limit:
                    raise Refusal("too_large", "body-too-large", bytes=limit)
    except TimeoutError:
        raise Refusal("too_slow", "body-too-slow") from None
    return bytes(body)


def is_text(body: bytes) -> bool:
    """Return whether everything in a JSON body is encodable text; a lone surrogate is not."""
    try:
        json.dumps(json.loads(body), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    except (ValueError, RecursionError):
        return True  # the route reports what is wrong with it
    return True


@cache  # finding it anew takes longer than counting
def counter(operation: str, status: int) -> Counter:
    """Return the counter of an operation's responses with a status."""
    return REQUESTS.labels(operation, str(status))


@cache
def timer(operation: str) -> Histogram:
    """Return the histogram of the time that an operation takes."""
    return SECONDS.labels(operation)


def note(scope: Scope, status: int, seconds: float) -> None:
    """Count a request and log its operation, but never the URL requested."""
    route: Any = scope.get("route")
    operation = getattr(route, "operation_id", None) or getattr(route, "name", None) or "other"
    counter(operation, status).inc()
    if operation != "stream":
        timer(operation).observe(seconds)
    if log.isEnabledFor(logging.DEBUG):
        spent = round(seconds * 1000, 1)
        details = {"operation": operation, "status": status, "milliseconds": spent}
        log.debug("request", extra=details)
