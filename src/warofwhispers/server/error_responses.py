"""Failures as HTTP responses, ours and the framework's, in one shape."""

from __future__ import annotations

import logging
import math
from typing import TYPE_CHECKING, Any, Final

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from warofwhispers.server.languages import language_of
from warofwhispers.server.requests import FieldError
from warofwhispers.server.responses import json_response
from warofwhispers.table.commands.checks import shorten
from warofwhispers.table.errors import Refusal, RefusalKind
from warofwhispers.words import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fastapi import FastAPI
    from starlette.requests import Request
    from starlette.responses import Response

log = logging.getLogger(__name__)

STATUS: Final[dict[RefusalKind, int]] = {
    "bad_request": 400,
    "bad_token": 401,
    "not_allowed": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "too_slow": 408,
    "stale": 409,
    "conflict": 409,
    "not_now": 409,
    "damaged": 409,
    "too_large": 413,
    "invalid": 422,
    "illegal_action": 422,
    "too_many": 429,
    "internal": 500,
    "storage": 503,
    "shutting_down": 503,
}
LONGEST: Final = 300


def refusal_response(refusal: Refusal, language: str, view: bytes | None = None) -> Response:
    """Return a refusal as a response in a language, with a fresh view (as JSON) if that helps."""
    told = words(language)
    facts = {
        name: shorten(told.tell(fact)) if isinstance(fact, BaseException) else fact
        for name, fact in refusal.facts.items()
    }
    body = {
        "error": refusal.kind,
        "reason": refusal.code,
        "values": facts,
        "message": told.say(f"refusal-{refusal.code}", **facts),
    }
    headers = {}
    if refusal.retry_after is not None:
        headers["Retry-After"] = str(math.ceil(refusal.retry_after))
    if refusal.kind == "bad_token":
        headers["WWW-Authenticate"] = "Bearer"
    return json_response(body, STATUS[refusal.kind], headers, view=view or b"null")


def install(app: FastAPI) -> None:
    """Let the application answer every failure in our shape."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, failed)


async def _refused(request: Request, fault: Exception) -> Response:
    if not isinstance(fault, Refusal):
        raise fault
    return refusal_response(fault, language_of(request))


async def _invalid(request: Request, fault: Exception) -> Response:
    if not isinstance(fault, RequestValidationError):
        raise fault
    first = fault.errors()[0]
    language = language_of(request)
    where = [str(part) for part in first["loc"] if part != "body"]
    if first["type"] == "json_invalid":
        return refusal_response(Refusal("bad_request", "no-json", at=where[-1]), language)
    field = ".".join(where)[:LONGEST]
    if isinstance(ours := first.get("ctx", {}).get("error"), FieldError):
        named = str(ours.facts.get("field", field))
        refused = Refusal(
            "invalid",
            "field",
            field=named,
            problem=ours.code,
            limit=None,
            known="",
            detail=words(language).tell(ours),
        )
        return refusal_response(refused, language)
    if not where:
        return refusal_response(Refusal("invalid", "no-object"), language)
    return refusal_response(_field_refusal(first, field), language)


def _field_refusal(found: Mapping[str, Any], field: str) -> Refusal:
    """Return why pydantic rejects a field: the kind of error and the limits involved."""
    context = found.get("ctx", {})
    limits = ("max_length", "min_length", "le", "ge")
    limit = next((context[name] for name in limits if name in context), None)
    known = str(context.get("expected", ""))
    detail = str(found["msg"])[:LONGEST]
    return Refusal(
        "invalid",
        "field",
        field=field,
        problem=found["type"],
        limit=limit,
        known=known,
        detail=detail,
    )


async def _http(request: Request, fault: Exception) -> Response:
    if not isinstance(fault, HTTPException):
        raise fault
    language = language_of(request)
    if fault.status_code == STATUS["not_found"]:
        answer = refusal_response(Refusal("not_found", "no-route"), language)
    elif fault.status_code == STATUS["method_not_allowed"]:
        answer = refusal_response(Refusal("method_not_allowed", "no-method"), language)
    else:
        answer = refusal_response(Refusal("bad_request", "bad-body"), language)
    for name, value in (fault.headers or {}).items():
        answer.headers[name] = value
    return answer


async def failed(request: Request, fault: Exception) -> Response:
    """Return the response to an unexpected error; the log has the details."""
    log.error("a request failed: %s", type(fault).__name__, exc_info=fault)
    return refusal_response(Refusal("internal", "went-wrong"), language_of(request))
