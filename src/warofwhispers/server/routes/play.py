"""Playing: answers, undo, consent, talk, views and streams of views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Header, Path, Query
from fastapi.responses import Response, StreamingResponse

from warofwhispers.server import answers, deeds, models, tokens
from warofwhispers.server.errors import Refusal
from warofwhispers.server.levels import default_level
from warofwhispers.server.routes.common import Asker, Asks, Key, TableId, says, send
from warofwhispers.server.table import Table

if TYPE_CHECKING:
    from warofwhispers.server.hall import Deed

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])

Since = Annotated[int, Query(ge=0, le=models.BIGGEST, description="a journal number you have")]
LastId = Annotated[str | None, Header(alias="Last-Event-ID", max_length=20)]
VoteNumber = Annotated[int, Path(ge=0, le=models.BIGGEST, description="a vote's number")]


@router.post("/actions", operation_id="act", **says(answers.View, 403, 409))
async def act(asks: Asks, table: TableId, body: models.Act, key: Key) -> Response:
    """Answer the question of a turn with one of its options."""

    def deed(t: Table) -> deeds.Draft:
        seat = deeds.need_seat(asks.who_at(t))
        if not t.chairs[seat].is_person:
            raise Refusal("not_now", "bot_plays_for_you")
        return deeds.act(t, seat, body.turn, body.action)

    return await done(asks, table, deed, key, f"act {body.turn} {body.action}")


@router.post("/undo", operation_id="undo", **says(answers.View, 403, 409))
async def undo(asks: Asks, table: TableId, body: models.UndoTo, key: Key) -> Response:
    """Go back by oneself, as far as the view's `undo` says."""

    def deed(t: Table) -> deeds.Draft:
        return deeds.undo(t, asks.who_at(t), body.turn, body.to)

    return await done(asks, table, deed, key, f"undo {body.turn} {body.to}")


@router.post("/votes", operation_id="propose", **says(answers.View, 403, 409))
async def propose(asks: Asks, table: TableId, body: models.Propose, key: Key) -> Response:
    """Ask the others to consent: to going back further, to ending, to a bot for who is away."""
    place, _ = await asks.find(table)

    def deed(t: Table) -> deeds.Draft:
        who = asks.who_at(t)
        if body.kind == "undo":
            return deeds.propose_undo(t, who, models.given(body.to))
        if body.kind == "bot":
            level = body.level or default_level()
            seat = models.given(body.seat)
            return deeds.propose_bot(t, who, seat, level, place.presence.away_for)
        return deeds.propose_end(t, who)

    asked = f"propose {body.kind} {body.to} {body.seat} {body.level}"
    return await done(asks, table, deed, key, asked)


@router.post("/votes/{vote}", operation_id="vote", **says(answers.View, 403, 409))
async def vote(
    asks: Asks, table: TableId, vote: VoteNumber, body: models.CastVote, key: Key
) -> Response:
    """Consent, or not."""
    place, _ = await asks.find(table)

    def deed(t: Table) -> deeds.Draft:
        return deeds.vote(t, asks.who_at(t), vote, place.presence.away_for, yes=body.yes)

    return await done(asks, table, deed, key, f"vote {vote} {body.yes}")


@router.post("/chat", operation_id="say", **says(answers.View, 403, 409))
async def say(asks: Asks, table: TableId, body: models.Say, key: Key) -> Response:
    """Talk to the table."""
    place, who = await asks.find(table)
    asks.house.talking.take(f"{place.table.id} {deeds.need_seat(who)}")

    def deed(t: Table) -> deeds.Draft:
        return deeds.say(t, asks.who_at(t), body.text)

    return await done(asks, table, deed, key, f"say {tokens.digest(body.text)}")


async def done(asks: Asker, table: str, deed: Deed, key: str | None, asked: str) -> Response:
    """Do it, and answer with the view afterwards; who comes too late gets a fresh one as well."""
    place, who = await asks.find(table)
    try:
        place = await asks.house.hall.do(table, deed, asks.keyed(key), asked)
    except Refusal as refusal:
        if refusal.code in {"stale", "not_now", "illegal_action"}:
            refusal.view = place.view(who)
        raise
    return send(place.view(asks.who(place)))


@router.get("/view", operation_id="getView", **says(answers.View, body=False))
async def get_view(asks: Asks, table: TableId, since: Since = 0) -> Response:
    """Give all that the asker may know now."""
    place, who = await asks.find(table)
    return send(place.view(who, since))


@router.get(
    "/stream",
    operation_id="stream",
    response_class=StreamingResponse,
    responses={
        **says(answers.View, body=False)["responses"],
        200: {
            "description": "Server-sent events: `view` (its id is the journal number, its data a"
            " View), `presence` ({online: [seat]}) and `bye` when the server stops.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        },
    },
)
async def stream(
    asks: Asks, table: TableId, since: Since = 0, last: LastId = None
) -> StreamingResponse:
    """Give the view now and after each change, until the asker hangs up."""
    if last is not None:
        if not last.isdecimal() or not last.isascii():
            raise Refusal("invalid", "bad_last_event_id")
        since = int(last)
    place, _ = await asks.find(table)
    asks.house.watching.check(asks.address)
    lines = asks.house.streams.open(place, asks, since)
    return StreamingResponse(
        lines,
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )
