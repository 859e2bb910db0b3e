"""Looking back, records in and out, and continuing from a step of a finished game."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request
from fastapi.responses import Response
from pydantic import TypeAdapter

from warofwhispers.bots import Advice, Judged, Review, Suspicions
from warofwhispers.facts.shapes import Course
from warofwhispers.record import RecordJson
from warofwhispers.server import jobs, requests
from warofwhispers.server.bots import game_so_far
from warofwhispers.server.document import documented
from warofwhispers.server.levels import default_level
from warofwhispers.server.responses import (
    CreatedTable,
    OneTable,
    json_bytes_response,
    json_response,
)
from warofwhispers.server.routes.connected import while_connected
from warofwhispers.server.routes.dependencies import Calling, TableId
from warofwhispers.table import creation, tokens, views
from warofwhispers.table.advice import (
    advised_society,
    judged_answer,
    reviewed_society,
    suspecting_society,
)
from warofwhispers.table.shapes import Step

if TYPE_CHECKING:
    from warofwhispers.server.routes.dependencies import Caller
    from warofwhispers.table.state import Table

STEP = TypeAdapter(Step)

router = APIRouter(prefix="/api", tags=["replays"])

StepNumber = Annotated[int, Path(ge=0, le=requests.BIGGEST, description="actions before it")]
Eyes = Annotated[
    str | None,
    Query(alias="as", max_length=20, description="a society, `watcher`, or `all` (ended games)"),
]
Deep = Annotated[bool, Query(description="take seconds for it, where a glance is not enough")]


@router.get(
    "/tables/{table}/steps/{number}",
    operation_id="getStep",
    **documented(Step, 403, 409, body=False),
)
async def get_step(
    caller: Calling, table: TableId, number: StepNumber, eyes: Eyes = None
) -> Response:
    """Return the game as it was before one of its actions."""
    live, identity = await caller.find(table)
    step = views.step(live.table, identity, number, eyes)
    return json_bytes_response(STEP.dump_json(step, exclude_defaults=True))


@router.get(
    "/tables/{table}/course", operation_id="getCourse", **documented(Course, 409, body=False)
)
async def get_course(caller: Calling, table: TableId) -> Response:
    """Return how a finished game went: scores and cities by round, and where it turned."""
    live, _ = await caller.find(table)
    return json_response(views.course(live.table))


@router.get(
    "/tables/{table}/steps/{number}/advice",
    operation_id="getAdvice",
    **documented(Advice, 403, 409, body=False),
)
async def get_advice(
    request: Request, caller: Calling, table: TableId, number: StepNumber, eyes: Eyes = None
) -> Response:
    """Return what a bot thinks of a step as one seat sees it, for that seat or after the game."""
    live, identity = await caller.find(table)
    society = advised_society(live.table, identity, number, eyes)
    job = jobs.Advise(game_so_far(live.table, number), society)
    return await coached(request, caller, live.table, job)


@router.get(
    "/tables/{table}/steps/{number}/suspicions",
    operation_id="getSuspicions",
    **documented(Suspicions, 403, 409, body=False),
)
async def get_suspicions(
    request: Request, caller: Calling, table: TableId, number: StepNumber, eyes: Eyes = None
) -> Response:
    """Return what one seat may suspect of the others, and the actions that suggest it."""
    live, identity = await caller.find(table)
    society = suspecting_society(live.table, identity, number, eyes)
    job = jobs.Suspect(game_so_far(live.table, number), society)
    return await coached(request, caller, live.table, job)


@router.get(
    "/tables/{table}/review",
    operation_id="getReview",
    **documented(Review, 403, 409, body=False),
)
async def get_review(
    request: Request, caller: Calling, table: TableId, eyes: Eyes = None
) -> Response:
    """Return what a finished game shows to one seat: who wanted what, and where to look."""
    live, identity = await caller.find(table)
    society = reviewed_society(live.table, identity, eyes)
    job = jobs.LookBack(game_so_far(live.table), society)
    return await coached(request, caller, live.table, job)


@router.get(
    "/tables/{table}/steps/{number}/judgement",
    operation_id="getJudgement",
    **documented(Judged, 403, 409, body=False),
)
async def get_judgement(
    request: Request,
    caller: Calling,
    table: TableId,
    number: StepNumber,
    *,
    deep: Deep = False,
) -> Response:
    """Return how the answer given at a step of a finished game compares with the best."""
    live, _ = await caller.find(table)
    judged_answer(live.table, number)
    job = jobs.Judge(game_so_far(live.table, number + 1), number, deep=deep)
    return await coached(request, caller, live.table, job)


async def coached(request: Request, caller: Caller, table: Table, job: jobs.Coaching) -> Response:
    """Return what the coach says about a game, while somebody waits for it."""
    found = caller.services.bots.ask_coach(table, job, caller.address)
    return json_bytes_response((await while_connected(request, found)).encode())


@router.get(
    "/tables/{table}/record", operation_id="getRecord", **documented(RecordJson, 403, body=False)
)
async def get_record(caller: Calling, table: TableId) -> Response:
    """Return the record of a game that has ended."""
    live, _ = await caller.find(table)
    record = await caller.services.records.find(live.table)
    name = f'attachment; filename="{table}.json"'
    return json_bytes_response(record, headers={"Content-Disposition": name})


@router.post("/records", operation_id="putRecord", **documented(OneTable, status=201))
async def put_record(caller: Calling, body: Annotated[dict[str, Any], Body()]) -> Response:
    """Upload a record to view it; every action in it is checked."""
    services = caller.services
    await services.record_turns.take(caller.address)
    try:
        changes = await asyncio.to_thread(creation.from_record, body)
    finally:
        services.record_turns.give_back()
    live = await services.registry.create(changes)
    return json_response(OneTable(live.facts()), 201)


@router.post(
    "/tables/{table}/continue",
    operation_id="continueFrom",
    **documented(CreatedTable, 409, status=201),
)
async def continue_from(caller: Calling, table: TableId, body: requests.ContinueFrom) -> Response:
    """Continue from a step of a finished game, at a new table against bots."""
    caller.services.creation_rate.take(caller.address)
    caller.services.bans.check_name(body.name)
    live, _ = await caller.find(table)
    wish = creation.SeatWish("me", body.level or "", body.name, body.society)
    bits = secrets.randbits
    table_id = tokens.new_table_id(bits)
    changes, mine = creation.continue_from(
        live.table, body.step, wish, bits, table_id, level=default_level()
    )
    new = await caller.services.registry.create(changes, table_id, asker=caller.address)
    return json_response(CreatedTable(new.facts(), str(mine.token), (mine,)), 201)
