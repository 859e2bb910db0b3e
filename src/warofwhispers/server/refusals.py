"""Refusals as HTTP answers, ours and those of the framework, in one shape."""

from __future__ import annotations

import logging
import math
from typing import TYPE_CHECKING

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from warofwhispers.server.errors import STATUS, Refusal
from warofwhispers.server.routes.common import send

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import Request
    from starlette.responses import Response

log = logging.getLogger(__name__)
LONGEST = 300


def refusal_response(refusal: Refusal) -> Response:
    """Give a refusal as an answer."""
    body = {
        "error": refusal.code,
        "reason": refusal.reason,
        "values": refusal.values,
        "message": refusal.message,
        "view": refusal.view,
    }
    headers = {}
    if refusal.wait is not None:
        headers["Retry_After"] = str(math.ceil(refusal.wait))
    if refusal.code == "bad_token":
        headers["WWW_Authenticate"] = "Bearer"
    return send(body, refusal.status, **headers)


def install(app: FastAPI) -> None:
    """Let the application answer every failure in our shape."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)


async def _refused(_request: Request, fault: Exception) -> Response:
    if not isinstance(fault, Refusal):
        raise fault
    return refusal_response(fault)


async def _invalid(_request: Request, fault: Exception) -> Response:
    if not isinstance(fault, RequestValidationError):
        raise fault
    first = fault.errors()[0]
    where = [str(part) for part in first["loc"] if part != "body"]
    if first["type"] == "json_invalid":
        return refusal_response(Refusal("bad_request", "no_json", at=where[-1]))
    if not where:
        return refusal_response(Refusal("invalid", "no_object"))
    detail = str(first["msg"]).removeprefix("Value error, ")[:LONGEST]
    field = ".".join(where)[:LONGEST]
    return refusal_response(Refusal("invalid", "field", field=field, detail=detail))


async def _http(_request: Request, fault: Exception) -> Response:
    if not isinstance(fault, HTTPException):
        raise fault
    if fault.status_code == STATUS["not_found"]:
        answer = refusal_response(Refusal("not_found", "no_route"))
    elif fault.status_code == STATUS["method_not_allowed"]:
        answer = refusal_response(Refusal("method_not_allowed", "no_method"))
    else:
        answer = refusal_response(Refusal("bad_request", "bad_body"))
    for name, value in (fault.headers or {}).items():
        answer.headers[name] = value
    return answer


async def _failed(_request: Request, fault: Exception) -> Response:
    log.error("a request failed: %s", type(fault).__name__, exc_info=fault)
    return refusal_response(Refusal("internal", "went_wrong"))
