"""What all routes share: who is calling, and the parameters that many of them take."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import Depends, Header, Path, Query, Request

from warofwhispers.content import SOCIETIES
from warofwhispers.server.addresses import address_of
from warofwhispers.server.error_responses import refusal_response
from warofwhispers.server.languages import language_of
from warofwhispers.server.limits import KEY_LENGTH, SECRET_KEY_LENGTH
from warofwhispers.server.requests import BIGGEST
from warofwhispers.server.responses import json_bytes_response
from warofwhispers.table import tokens
from warofwhispers.table.commands import voting
from warofwhispers.table.errors import Refusal
from warofwhispers.table.seats import WATCHER, Identity

if TYPE_CHECKING:
    from fastapi.responses import Response

    from warofwhispers.server.live_table import LiveTable
    from warofwhispers.server.services import Services
    from warofwhispers.table.journal import Change, TableCreated
    from warofwhispers.table.seats import Seat
    from warofwhispers.table.state import Table

    CallersCommand = Callable[[Table, Identity], Change]

OUT_OF_DATE: Final = frozenset({"stale", "not_now", "illegal_action"})
"""Refusals that include a fresh view, because the caller's is probably out of date."""


class Caller:
    """The sender of a request: with or without a secret, from an address."""

    def __init__(self, request: Request) -> None:
        """Read the request; refuse an `Authorization` that is not a bearer token."""
        self.services: Services = request.app.state.services
        self.address = address_of(request.scope, trust=self.services.settings.trust_proxy)
        self.token: str | None = None
        self._digest = ""
        self._known: tuple[TableCreated, list[Seat], Identity] | None = None
        self._request = request
        header = request.headers.get("authorization")
        if header is not None:
            kind, _, token = header.partition(" ")
            if kind.lower() != "bearer" or not token.strip():
                raise Refusal("bad_token", "no-bearer")
            self.token = token.strip()
            self._digest = tokens.digest(self.token)

    @property
    def language(self) -> str:
        """Return the language to word refusals in."""
        return language_of(self._request)

    async def find(self, table_id: str) -> tuple[LiveTable, Identity]:
        """Return a table and the caller's identity; refuse a secret that opens nothing there."""
        live = await self.services.registry.find(table_id)
        identity = self.notice(live)
        self.services.bots.look(live)
        if identity.seat is not None and live.table.votes.claims(identity.seat):
            await self._end_claims(live, identity.seat)
        return live, identity

    async def _end_claims(self, live: LiveTable, seat: int) -> None:
        """Record that the owner of a claimed seat is there, which ends the claim."""
        with suppress(Refusal):  # the claim may have been ended by somebody else just now
            await self.services.registry.execute(
                live.table.id, partial(voting.refuse_claims, seat=seat)
            )

    def notice(self, live: LiveTable) -> Identity:
        """Return the caller's identity at a table; the request counts as a sign of life."""
        identity = self.identify(live.table)
        if identity.host or (not live.asker and _plays_for(identity, live.table)):
            live.asker = self.address
        if identity.seat is not None:
            live.presence.notice(identity.seat)
        return identity

    def identify(self, table: Table) -> Identity:
        """Return the caller's identity at a table as it stands."""
        if self.token is None:
            return WATCHER
        if self._known is not None:  # a secret opens the same as long as the seats stay as they are
            created, seats, identity = self._known
            if created is table.created and seats == table.seats:
                return identity
        found = table.identify(self._digest)
        if found is None:
            raise Refusal("bad_token", "opens-nothing")
        self._known = (table.created, table.seats[:], found)
        return found

    async def execute(
        self,
        table_id: str,
        command: CallersCommand,
        since: int,
        key: str | None = None,
        asked: str | None = None,
    ) -> Response:
        """Carry out a command and return what is new since the caller's last view."""
        live, identity = await self.find(table_id)
        try:
            live = await self.services.registry.execute(
                table_id,
                lambda table: command(table, self.identify(table)),
                self.own_key(key),
                asked,
            )
        except Refusal as refusal:
            if refusal.kind in OUT_OF_DATE:
                return refusal_response(refusal, self.language, live.view(identity, since))
            raise
        return json_bytes_response(live.view(self.notice(live), since))

    def own_key(self, key: str | None) -> str | None:
        """Return an idempotency key that belongs to this caller."""
        return None if key is None else tokens.digest(f"{self.token} {key}")

    def new_token(self, key: str | None, *about: object) -> str:
        """Return a seat's new secret; with a key, the same one whenever the request is repeated."""
        if key is None:
            return tokens.new_token(secrets.randbits)
        return tokens.token_from(key, self.token, *about)


def _plays_for(identity: Identity, table: Table) -> bool:
    """Return whether bots may play for this caller: a player, or any spectator of bots."""
    return identity.seat is not None or not any(seat.kind == "person" for seat in table.seats)


async def idempotency_key(
    key: Annotated[
        str | None,
        Header(alias="Idempotency-Key", min_length=1, max_length=KEY_LENGTH, pattern=r"^[!-~]+$"),
    ] = None,
) -> str | None:
    """Return the idempotency key, if there is one."""
    return key


async def secret_idempotency_key(
    key: Annotated[
        str | None,
        Header(
            alias="Idempotency-Key",
            min_length=SECRET_KEY_LENGTH,
            max_length=KEY_LENGTH,
            pattern=r"^[!-~]+$",
            description="random and known to the caller alone: it opens the seat's new secret",
        ),
    ] = None,
) -> str | None:
    """Return the idempotency key of a request that returns a secret, if there is one."""
    return key


async def read_caller(request: Request) -> Caller:
    """Return the sender of a request."""
    return Caller(request)


Calling = Annotated[Caller, Depends(read_caller)]
Key = Annotated[str | None, Depends(idempotency_key)]
SecretKey = Annotated[str | None, Depends(secret_idempotency_key)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="a table's address")]
SeatNumber = Annotated[int, Path(ge=0, le=len(SOCIETIES) - 1, description="a seat, from 0")]
Since = Annotated[
    int,
    Query(ge=0, le=BIGGEST, description="the journal number of your last view: send what is new"),
]
