"""What every request passes through: limits, headers, metrics, and a line in the log."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request

from warofwhispers.server.addresses import address_of
from warofwhispers.server.error_responses import failed, refusal_response
from warofwhispers.server.languages import language_of
from warofwhispers.server.limits import BODY_BYTES, RECORD_BYTES
from warofwhispers.server.metrics import REQUESTS, SECONDS
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
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
UNREAD: Final = frozenset({"too_large", "too_slow"})
"""Refusals of a body before its end."""


class RequestMiddleware:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        """Wrap `app`, with the limits of `services`."""
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, with its limits, and its answer, with our headers."""
        began = time.monotonic()
        status = 500
        started = False

        async def sending(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                given = {name for name, _ in message["headers"]}
                missing = (header for header in RAW_HEADERS if header[0] not in given)
                message["headers"] = [*message["headers"], *missing]
            await send(message)

        try:
            self._count(scope)
            await self._app(scope, await self._limited(scope, receive), sending)
        except Refusal as refusal:
            if started:
                raise
            answer = refusal_response(refusal, language_of(Request(scope)))
            if refusal.kind in UNREAD:
                answer.headers["Connection"] = "close"  # or the rest would be the next request
            await answer(scope, receive, sending)
        except Exception as fault:
            if started:
                raise
            await (await failed(Request(scope), fault))(scope, receive, sending)
        finally:
            note(scope, status, time.monotonic() - began)

    def _count(self, scope: Scope) -> None:
        if scope["path"] == "/health":  # costs nothing, and its answer is what operators act on
            return
        services = self._services
        request = Request(scope)
        address = address_of(request, trust=services.settings.trust_proxy)
        services.request_rate.take(address)
        if scope["path"].startswith("/api"):
            services.bans.check_address(address)

    async def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """Read a body no further than its limit, and hand it on whole."""
        if scope["method"] in {"GET", "HEAD", "OPTIONS"}:
            return receive
        limit = RECORD_BYTES if scope["path"] == "/api/records" else BODY_BYTES
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > limit:
            raise Refusal("too_large", "body-too-large", bytes=limit)
        body = await _read_body(receive, limit, self._services.settings.request_seconds)
        read = False

        async def handing_on() -> Message:
            nonlocal read
            if read:
                return await receive()
            read = True
            return {"type": "http.request", "body": body, "more_body": False}

        return handing_on


async def _read_body(receive: Receive, limit: int, seconds: float) -> bytes:
    body = bytearray()  # which grows in place, however small the pieces are
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


def note(scope: Scope, status: int, seconds: float) -> None:
    """Count a request and write a line about it: the operation, never the address asked for."""
    route: Any = scope.get("route")
    operation = getattr(route, "operation_id", None) or getattr(route, "name", None) or "other"
    REQUESTS.labels(operation, str(status)).inc()
    if operation != "stream":
        SECONDS.labels(operation).observe(seconds)
    if log.isEnabledFor(logging.DEBUG):
        spent = round(seconds * 1000, 1)
        details = {"operation": operation, "status": status, "milliseconds": spent}
        log.debug("request", extra=details)
