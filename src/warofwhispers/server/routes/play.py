"""Playing: answers, undo, consent, chat, views and streams of views."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Header, Path
from fastapi.responses import Response

from warofwhispers.server import requests
from warofwhispers.server.document import documented
from warofwhispers.server.levels import default_level
from warofwhispers.server.limits import WAIT
from warofwhispers.server.responses import json_bytes_response
from warofwhispers.server.routes.dependencies import Caller, Calling, Key, Since, TableId
from warofwhispers.server.streams import EventStream
from warofwhispers.table import tokens
from warofwhispers.table.commands import playing, voting
from warofwhispers.table.commands.checks import require_seat
from warofwhispers.table.errors import Refusal
from warofwhispers.table.shapes import View

if TYPE_CHECKING:
    from warofwhispers.table.journal import Acted, VoteCast, VoteProposed
    from warofwhispers.table.seats import Identity
    from warofwhispers.table.state import Table

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])

LastId = Annotated[str | None, Header(alias="Last-Event-ID", max_length=20)]
VoteNumber = Annotated[int, Path(ge=0, le=requests.BIGGEST, description="a vote's number")]


@router.post("/actions", operation_id="act", **documented(View, 403, 409))
async def act(
    caller: Calling, table: TableId, body: requests.Act, key: Key, since: Since = 0
) -> Response:
    """Answer the question of a turn, and those that follow directly, all or none."""
    return await answer(caller, table, body, key, since)


async def answer(
    caller: Caller, table: str, body: requests.Act, key: str | None, since: int
) -> Response:
    """Carry out `act`; `shortcut.py` calls this directly."""

    def command(t: Table, identity: Identity) -> Acted:
        return playing.act(t, identity, body.turn, body.actions, secrets.randbits)

    asked = f"act {body.turn} {' + '.join(body.actions)}"
    return await caller.execute(table, command, since, key, asked)


@router.post("/undo", operation_id="undo", **documented(View, 403, 409))
async def undo(
    caller: Calling, table: TableId, body: requests.UndoTo, key: Key, since: Since = 0
) -> Response:
    """Undo without asking anyone, as far as the view's `undo` says."""
    command = partial(playing.undo, turn=body.turn, to=body.to)
    return await caller.execute(table, command, since, key, f"undo {body.turn} {body.to}")


@router.post("/votes", operation_id="propose", **documented(View, 403, 409))
async def propose(
    caller: Calling, table: TableId, body: requests.ProposeVote, key: Key, since: Since = 0
) -> Response:
    """Ask the others to consent: to undo further, to end, or to a bot for somebody away."""
    live, _ = await caller.find(table)

    def command(t: Table, identity: Identity) -> VoteProposed:
        if body.kind == "undo" and body.to is not None:
            return voting.propose_undo(t, identity, body.to, live.presence.away_for)
        if body.kind == "bot" and body.seat is not None:
            level = body.level or default_level()
            return voting.propose_bot(t, identity, body.seat, level, live.presence.away_for)
        return voting.propose_end(t, identity, live.presence.away_for)

    asked = f"propose {body.kind} {body.to} {body.seat} {body.level}"
    return await caller.execute(table, command, since, key, asked)


@router.post("/votes/{vote}", operation_id="vote", **documented(View, 403, 409))
async def vote(  # noqa: PLR0913, PLR0917 - parameters of the request
    caller: Calling,
    table: TableId,
    vote: VoteNumber,
    body: requests.CastVote,
    key: Key,
    since: Since = 0,
) -> Response:
    """Consent, or not."""
    live, _ = await caller.find(table)

    def command(t: Table, identity: Identity) -> VoteCast:
        return voting.cast_vote(t, identity, vote, live.presence.away_for, yes=body.yes)

    return await caller.execute(table, command, since, key, f"vote {vote} {body.yes}")


@router.post(
    "/votes/{vote}/settle", operation_id="settleClaim", **documented(View, 403, 409, body=False)
)
async def settle_claim(
    caller: Calling, table: TableId, vote: VoteNumber, since: Since = 0
) -> Response:
    """Carry out a claim that everyone has consented to, once its waiting time is over.

    Anybody may ask for that: everything it needs has been done by others.
    """
    registry = caller.services.registry
    live, _ = await caller.find(table)
    live = await registry.execute(
        table, lambda t: voting.settle_claim(t, vote, live.presence.away_for, registry.clock())
    )
    return json_bytes_response(live.view(caller.identify(live.table), since))


@router.post("/chat", operation_id="say", **documented(View, 403, 409))
async def say(
    caller: Calling, table: TableId, body: requests.SendMessage, key: Key, since: Since = 0
) -> Response:
    """Write a chat message."""
    live, identity = await caller.find(table)
    caller.services.chat_rate.take(f"{live.table.id} {require_seat(identity)}")
    command = partial(playing.say, text=body.text)
    return await caller.execute(table, command, since, key, f"say {tokens.digest(body.text)}")


@router.get("/view", operation_id="getView", **documented(View, body=False))
async def get_view(caller: Calling, table: TableId, since: Since = 0) -> Response:
    """Return everything the caller may know now."""
    live, identity = await caller.find(table)
    return json_bytes_response(live.view(identity, since))


@router.get(
    "/stream",
    operation_id="stream",
    response_class=Response,
    responses={
        **documented(View, body=False)["responses"],
        200: {
            "description": "Server-sent events: `view` (its id is the journal number, its data a"
            " View), `presence` ({online: [seat]}) and `bye` when the server stops.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
    },
)
async def stream(
    caller: Calling, table: TableId, since: Since = 0, last: LastId = None
) -> EventStream:
    """Send the view now and after each change, until the caller hangs up."""
    if last is not None:
        if not last.isdecimal() or not last.isascii():
            raise Refusal("invalid", "bad-last-event-id")
        since = int(last)
    return await follow(caller, table, since)


async def follow(caller: Caller, table: str, since: int) -> EventStream:
    """Carry out `stream`; `shortcut.py` calls this directly."""
    live, identity = await caller.find(table)
    limit = caller.services.stream_limit
    if limit.is_full(caller.address):
        raise Refusal("too_many", "too-many-streams", retry_after=WAIT, most=limit.most)
    return EventStream(live, caller, identity.seat, since)
