"""The OpenAPI document: the routes' responses, described only when it is requested.

The framework would build a validator for each response of each route, at every start and again
for every application: seconds, and a hundred megabytes, for responses that we send as they are.
So routes only name their shapes here, and the schemas are made with the document.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import typing_extensions
from fastapi.encoders import jsonable_encoder
from fastapi.openapi.models import OpenAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from warofwhispers.server.responses import JSON_TYPE, Error

REFERENCE: Final = "#/components/schemas/{model}"
ERRORS: Final = {
    400: "The body is not valid JSON.",
    401: "The secret does not open anything here.",
    403: "The requester may not do this.",
    404: "There is no such thing.",
    408: "The body did not come in time.",
    409: "Not now, or too late; a fresh view may come along.",
    413: "The body is too large.",
    422: "Something in the request is wrong; the message names it.",
    429: "Too many requests.",
    503: "The database is not answering; try again.",
}
_shapes: Final[dict[str, type]] = {}


def documented(shape: type, *errors: int, status: int = 200, body: bool = True) -> dict[str, Any]:
    """Describe a route's responses for the OpenAPI document."""
    codes = {401, 403, 404, 409, 422, 429, 503, *errors} | ({400, 408, 413} if body else set())
    described: dict[int | str, Any] = {
        code: {"description": ERRORS[code], **_content(Error)} for code in sorted(codes)
    }
    success = {"description": "Successful Response", **_content(shape)}
    return {"responses": {status: success, **described}, "status_code": status}


def document(title: str, summary: str, version: str, routes: list[Any]) -> dict[str, Any]:
    """Return the whole document, with the schema of every shape that a route has named."""
    whole = get_openapi(
        title=title,
        summary=summary,
        version=version,
        routes=routes,
        separate_input_output_schemas=False,
    )
    adapters: list[tuple[str, Literal["validation"], TypeAdapter[Any]]] = [
        (name, "validation", TypeAdapter(_plain(shape))) for name, shape in _shapes.items()
    ]
    _, found = TypeAdapter.json_schemas(adapters, ref_template=REFERENCE)
    schemas = {**found["$defs"], **whole["components"]["schemas"]}
    whole["components"]["schemas"] = dict(sorted(schemas.items()))
    checked: dict[str, Any] = jsonable_encoder(OpenAPI(**whole), by_alias=True, exclude_none=True)
    return checked


def _plain(shape: Any) -> Any:  # noqa: ANN401 - a type, of whatever kind
    """Return a type with each `TypedDict` in it as pydantic wants it before Python 3.12."""
    if is_typeddict(shape):
        marked = get_type_hints(shape, include_extras=True)
        optional = {name for name, hint in marked.items() if get_origin(hint) is NotRequired}
        optional |= shape.__optional_keys__
        parts = {
            name: NotRequired[_plain(hint)] if name in optional else _plain(hint)
            for name, hint in get_type_hints(shape).items()
        }
        make: Any = typing_extensions.TypedDict  # checkers want to see the parts
        made = make(shape.__name__, parts)
        made.__doc__ = shape.__doc__
        return made
    origin, args = get_origin(shape), get_args(shape)
    if origin is None or origin is Literal:
        return shape
    plain = tuple(map(_plain, args))
    return reduce(or_, plain) if origin is UnionType else origin[plain]


def _content(shape: type) -> dict[str, Any]:
    known = _shapes.setdefault(shape.__name__, shape)
    if known is not shape:
        raise ValueError(f"two shapes are called {shape.__name__}")
    schema = {"$ref": REFERENCE.format(model=shape.__name__)}
    return {"content": {JSON_TYPE: {"schema": schema}}}
