"""What all routes share: who asks, how a refusal looks, how a view goes out."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Header, Path, Request
from fastapi.responses import Response

from warofwhispers.server import answers, tokens
from warofwhispers.server.errors import Refusal
from warofwhispers.server.limits import KEY_LENGTH, Rate, Together
from warofwhispers.server.table import Who

if TYPE_CHECKING:
    from warofwhispers.server.bots import Bots
    from warofwhispers.server.hall import Hall, Place
    from warofwhispers.server.settings import Settings
    from warofwhispers.server.streams import Streams
    from warofwhispers.server.table import Table


@dataclass(slots=True)
class House:
    """What a running server is made of."""

    settings: Settings
    hall: Hall
    bots: Bots
    streams: Streams
    making: Rate
    asking: Rate
    talking: Rate
    watching: Together


class Asker:
    """Somebody who asks something: a secret, or none, and where they are."""

    def __init__(self, request: Request) -> None:
        """Read the request; a header that is no bearer's is refused."""
        self.house: House = request.app.state.house
        self.address = address_of(request, trust=self.house.settings.trust_proxy)
        self.token: str | None = None
        header = request.headers.get("authorization")
        if header is not None:
            kind, _, token = header.partition(" ")
            if kind.lower() != "bearer" or not token.strip():
                raise Refusal("bad_token", "no_bearer")
            self.token = token.strip()

    async def find(self, table_id: str) -> tuple[Place, Who]:
        """Give a table and who asks there; a secret that opens nothing there is refused."""
        place = await self.house.hall.find(table_id)
        return place, self.who(place)

    def who(self, place: Place) -> Who:
        """Give who asks at a table, who is noticed by that."""
        who = self.who_at(place.table)
        if who.seat is not None:
            place.presence.notice(who.seat)
        return who

    def who_at(self, table: Table) -> Who:
        """Give who asks at a table, as it stands."""
        if self.token is None:
            return Who()
        who = table.who(tokens.digest(self.token))
        if who is None:
            raise Refusal("bad_token", "opens_nothing")
        return who

    def keyed(self, key: str | None) -> str | None:
        """Give an idempotency key that is this asker's own."""
        return None if key is None else tokens.digest(f"{self.token} {key}")


def address_of(request: Request, *, trust: bool) -> str:
    """Give where a request comes from."""
    forwarded = request.headers.get("x-forwarded-for", "")
    if trust and forwarded:
        return forwarded.split(",")[-1].strip()
    return request.client.host if request.client else ""


def key_of(
    key: Annotated[
        str | None,
        Header(alias="Idempotency-Key", min_length=1, max_length=KEY_LENGTH, pattern=r"^[!-~]+$"),
    ] = None,
) -> str | None:
    """Give the idempotency key, if there is one."""
    return key


Asks = Annotated[Asker, Depends(Asker)]
Key = Annotated[str | None, Depends(key_of)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="a table's address")]
SeatNumber = Annotated[int, Path(ge=0, le=3, description="a chair, from 0")]


def send(data: object, status: int = 200, **headers: str) -> Response:
    """Give an answer; nothing that is said here may be kept by anyone in between."""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    kept = {"Cache-Control": "no-store", **{k.replace("_", "-"): v for k, v in headers.items()}}
    return Response(body, status, kept, "application/json")


def says(model: type, *errors: int, status: int = 200, body: bool = True) -> dict[str, Any]:
    """Describe a route's answers for the OpenAPI document."""
    codes = {401, 404, 422, 429, 503, *errors} | ({400, 413} if body else set())
    described: dict[int | str, Any] = {
        code: {"model": answers.Error, "description": WORDS[code]} for code in sorted(codes)
    }
    return {"responses": {status: {"model": model}, **described}, "status_code": status}


WORDS = {
    400: "The body is no JSON.",
    401: "The secret opens nothing here.",
    403: "Not allowed to who asks.",
    404: "There is no such thing.",
    409: "Not now, or too late; a fresh view may come along.",
    413: "The body is too large.",
    422: "Something in it cannot be; the message names it.",
    429: "Too many requests.",
    503: "The database does not answer; try again.",
}
