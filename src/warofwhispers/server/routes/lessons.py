"""Lessons: the list of them, and tables for them."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from warofwhispers.server.document import documented
from warofwhispers.server.responses import (
    CreatedTable,
    LessonFacts,
    LessonList,
    json_response,
)
from warofwhispers.server.routes.dependencies import Calling, SecretKey
from warofwhispers.table import creation, tokens
from warofwhispers.teaching import lessons

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

LessonName = Annotated[str, Path(pattern=r"^[a-z-]{1,40}$", description="a lesson's name")]


@router.get("", operation_id="listLessons", **documented(LessonList, body=False))
async def list_lessons(caller: Calling) -> Response:  # noqa: ARG001 - who asks is counted
    """Return the guided first game and all lessons, in the order to take them."""
    found = (
        LessonFacts(one.name, one.rule, one.goal is not None, one.rules)
        for one in lessons().values()
    )
    return json_response(LessonList(tuple(found)))


@router.post(
    "/{lesson}", operation_id="startLesson", **documented(CreatedTable, status=201, body=False)
)
async def start_lesson(caller: Calling, lesson: LessonName, key: SecretKey) -> Response:
    """Create a table for a lesson, already started, with a prepared deal.

    The same request with the same idempotency key returns the same table and secrets again.
    """
    services = caller.services
    services.creation_rate.take(caller.address)
    host = caller.new_token(key, "lesson", "host")
    changes, keys = creation.for_lesson(
        lesson, host, secrets.randbits, lambda about: caller.new_token(key, "lesson", about)
    )
    live = await services.registry.create(
        changes,
        None if key is None else tokens.table_id_from(key),
        caller.own_key(key),
        f"lesson {lesson}",
        asker=caller.address,
    )
    return json_response(CreatedTable(live.facts(), host, keys), 201)
