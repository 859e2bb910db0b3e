"""Looking back, records in and out, and going on from the past."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query
from fastapi.responses import Response

from warofwhispers.bots import Advice
from warofwhispers.server import answers, coach, looks, making, models
from warofwhispers.server.levels import default_level
from warofwhispers.server.routes.common import Asks, TableId, says, send

router = APIRouter(prefix="/api", tags=["past"])

StepNumber = Annotated[int, Path(ge=0, le=models.BIGGEST, description="actions before it")]
Eyes = Annotated[
    str | None,
    Query(alias="as", max_length=20, description="a society, `watcher`, or `all` (ended games)"),
]


class Record(answers.Answer):
    """A game written down; `docs/notation.md` describes it."""

    format: str
    version: int
    rules: int
    ruleset: str
    options: dict[str, str]
    seats: list[str]
    seating: str
    first: str | None
    actions: list[str]
    result: answers.Result | None
    board: dict[str, Any] | None = None
    councils: dict[str, Any] | None = None


@router.get(
    "/tables/{table}/steps/{number}",
    operation_id="getStep",
    **says(answers.Step, 403, 409, body=False),
)
async def get_step(asks: Asks, table: TableId, number: StepNumber, eyes: Eyes = None) -> Response:
    """Give the game as it was before one of its actions."""
    place, who = await asks.find(table)
    return send(looks.step(place.table, who, number, eyes))


@router.get(
    "/tables/{table}/steps/{number}/advice",
    operation_id="getAdvice",
    **says(Advice, 403, 409, body=False),
)
async def get_advice(asks: Asks, table: TableId, number: StepNumber, eyes: Eyes = None) -> Response:
    """Give what a bot thinks of a step, from what a seat sees: for the seat, or after the game."""
    place, who = await asks.find(table)
    society = coach.advised(place.table, who, number, eyes)
    return send(await asks.house.bots.advise(place.table, number, society))


@router.get("/tables/{table}/record", operation_id="getRecord", **says(Record, 403, body=False))
async def get_record(asks: Asks, table: TableId) -> Response:
    """Give the record of a game that has ended."""
    place, _ = await asks.find(table)
    name = f'attachment; filename="{table}.json"'
    return send(looks.record(place.table), Content_Disposition=name)


@router.post("/records", operation_id="putRecord", **says(answers.JustTable, status=201))
async def put_record(asks: Asks, body: Annotated[dict[str, Any], Body()]) -> Response:
    """Put a record in, to look at it; every action of it is checked."""
    asks.house.making.take(asks.address)
    drafts = await asyncio.to_thread(making.from_record, body)
    place = await asks.house.hall.make(drafts)
    return send({"table": place.facts()}, 201)


@router.post(
    "/tables/{table}/continue",
    operation_id="continueFrom",
    **says(answers.MadeTable, 409, status=201),
)
async def continue_from(asks: Asks, table: TableId, body: models.ContinueFrom) -> Response:
    """Go on from a step of a game that has ended, as a new table against bots."""
    asks.house.making.take(asks.address)
    place, _ = await asks.find(table)
    level = body.level or default_level()
    drafts, mine = making.go_on_from(place.table, body.step, body.society, level, body.name)
    new = await asks.house.hall.make(drafts)
    return send({"table": new.facts(), "host": mine["token"], "seats": [mine]}, 201)
