"""HTTP over plain sockets, as cheap as possible: the players must not be the bottleneck."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

HEAD_END = b"\r\n\r\n"
EVENT_END = b"\n\n\r\n"  # an event is one chunk, and its JSON has no line breaks
LENGTH = b"content-length: "


class Requests(asyncio.Protocol):
    """A connection for one request at a time, reopened when the server has closed it."""

    def __init__(self, host: str, port: int) -> None:
        """Connect with the first request."""
        self._where = (host, port)
        self._transport: asyncio.Transport | None = None
        self._received = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._closed = False

    async def post(
        self, path: str, body: bytes, token: str | None = None, key: str | None = None
    ) -> tuple[int, bytes]:
        """Return status and body of the response; raises `OSError` if there is none."""
        if self._transport is None:
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: self, *self._where)
        if self._closed:  # while it connected
            self.close()
        if self._transport is None or self._closed:
            raise ConnectionResetError(path)
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request("POST", path, token, body, key))
        return await self._answer

    async def ask(self, path: str, body: object, token: str | None = None) -> Any:  # noqa: ANN401 - JSON
        """Return the JSON of a response; raises `OSError` unless it is successful."""
        status, answer = await self.post(path, json.dumps(body).encode(), token)
        if status not in {200, 201}:
            raise OSError(f"{path}: {status} {answer[:300]!r}")
        return json.loads(answer)

    def close(self) -> None:
        """Close for good."""
        self._closed = True
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the connection."""
        self._transport = transport  # type: ignore[assignment]  # one for streams is both

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail the request in progress."""
        self._transport = None
        self._received = b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError("hung up"))

    def data_received(self, data: bytes) -> None:
        """Deliver a response once it is complete."""
        self._received += data
        head = self._received.find(HEAD_END)
        if head < 0:
            return
        at = self._received.find(LENGTH, 0, head) + len(LENGTH)
        length = int(self._received[at : self._received.find(b"\r", at)])
        if len(self._received) < head + len(HEAD_END) + length:
            return
        status, body = int(self._received[9:12]), self._received[head + len(HEAD_END) :]
        self._received = b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((status, body))


class Stream(asyncio.Protocol):
    """An event stream that delivers its events as they come, unparsed."""

    def __init__(self, on_event: Callable[[bytes], None]) -> None:
        """Wait to be connected by `open_stream`."""
        self._on_event = on_event
        self._received = b""
        self.transport: asyncio.BaseTransport | None = None
        self.begun = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the connection."""
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail if nothing ever came."""
        if not self.begun.done():
            self.begun.set_exception(exc or ConnectionResetError(self._received[:200]))

    def data_received(self, data: bytes) -> None:
        """Deliver complete events."""
        received = self._received + data if self._received else data
        if not received.endswith(EVENT_END):
            self._received = received
            return
        self._received = b""
        if not self.begun.done():
            if not received.startswith(b"HTTP/1.1 200"):
                self._received = received
                return
            self.begun.set_result(None)
        for event in received.split(EVENT_END):
            if event:
                self._on_event(event)


async def open_stream(
    host: str, port: int, table: str, token: str | None, on_event: Callable[[bytes], None]
) -> Stream:
    """Return a stream whose first event has arrived."""
    loop = asyncio.get_running_loop()
    transport, stream = await loop.create_connection(lambda: Stream(on_event), host, port)
    transport.write(request("GET", f"/api/tables/{table}/stream", token))
    await stream.begun
    return stream


def request(
    method: str, path: str, token: str | None, body: bytes = b"", key: str | None = None
) -> bytes:
    """Return a request as a browser would send it, without headers that nobody reads."""
    lines = [f"{method} {path} HTTP/1.1", "host: load", "accept: */*"]
    if token is not None:
        lines.append(f"authorization: Bearer {token}")
    if key is not None:
        lines.append(f"idempotency-key: {key}")
    if method == "POST":
        lines += ["content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body
