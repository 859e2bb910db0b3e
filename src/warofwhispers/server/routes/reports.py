"""Reports: what people at a table tell the server's operator."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from warofwhispers.server import requests
from warofwhispers.server.admin import database
from warofwhispers.server.database import StoreError
from warofwhispers.server.document import documented
from warofwhispers.server.responses import ReportKept, json_response
from warofwhispers.server.routes.dependencies import Calling, TableId
from warofwhispers.table.commands.checks import find_seat, require_seat
from warofwhispers.table.errors import Refusal

router = APIRouter(prefix="/api/tables/{table}", tags=["reports"])


@router.post("/reports", operation_id="report", **documented(ReportKept, 409, status=201))
async def report(caller: Calling, table: TableId, body: requests.MakeReport) -> Response:
    """Tell the operator about a table, or about somebody there; nobody at the table is told.

    For people with a seat, where at least one other person has one.
    """
    live, identity = await caller.find(table)
    seat = require_seat(identity)
    people = [at for at, other in enumerate(live.table.seats) if other.kind == "person"]
    if body.seat is not None:
        find_seat(live.table, body.seat)
    if body.seat == seat or not set(people) - {seat}:
        raise Refusal("not_now", "nobody-to-report")
    services = caller.services
    services.report_rate.take(caller.address)
    services.report_rate.take(f"{table} {seat}")
    kept = database.Report(
        id=0,
        at=services.registry.clock(),
        table_id=table,
        seat=seat,
        about=body.seat,
        kind=body.kind,
        text=body.text,
        settled=False,
    )
    try:
        number = await database.add_report(services.registry.store, kept)
    except StoreError as fault:
        raise Refusal("storage", "database-away", retry_after=1.0) from fault
    return json_response(ReportKept(number), 201)
