"""The OpenAPI document: complete, fit for generating types, and true."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.patience import PATIENCE
from tests.server.fuzz import DOCUMENT
from tests.server.helpers import Client, good, play_out, started
from warofwhispers.server import store
from warofwhispers.server.app import create_app
from warofwhispers.table.shapes import Step, View

if TYPE_CHECKING:
    from tests.server.helpers import Json, Running

OPERATIONS = [
    (method, path)
    for path, methods in DOCUMENT["paths"].items()
    for method in methods
    if not path.endswith("/stream")
]
DATABASES = ("sqlite",)  # nothing here depends on which it is
EXAMPLES = int(os.environ.get("WHISPERS_FUZZ", "5"))
VIEW, STEP = TypeAdapter(View), TypeAdapter(Step)
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
)


@pytest.fixture(autouse=True)
def _as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `/ready` wait for the database on a machine that has other things to do."""
    monkeypatch.setattr(store, "CHECK_SECONDS", PATIENCE)


def test_responses_are_described_without_validators_for_them() -> None:
    """What we send as it is costs no start and no application any time or memory."""
    one, other = ([r for r in create_app().routes if isinstance(r, APIRoute)] for _ in range(2))
    assert len(one) > len(OPERATIONS)
    assert not any(route.response_field or route.response_fields for route in one)
    assert all(a is b for a, b in zip(one, other, strict=True))


def test_every_operation_is_named_described_and_typed() -> None:
    """Type generators get a name, a description, a schema for success and for each refusal."""
    names = set()
    for path, methods in DOCUMENT["paths"].items():
        for operation in methods.values():
            names.add(operation["operationId"])
            assert operation["description"], path
            codes = set(operation["responses"])
            assert {"404", "422", "429", "503"} <= codes
            assert ({"400", "413"} <= codes) == ("requestBody" in operation)
            for answer in operation["responses"].values():
                assert answer["content"]
    assert len(names) == sum(len(methods) for methods in DOCUMENT["paths"].values())
    assert {"act", "getView", "stream", "createTable", "putRecord"} <= names


def assert_fits(shape: TypeAdapter[Any], told: Json) -> None:
    """Check that a response has every field of its shape, of the right type, and no other."""
    again = shape.dump_python(shape.validate_python(told), mode="json", exclude_defaults=True)
    assert again == told


def test_views_and_steps_are_what_the_document_says(url: str) -> None:
    """Every view and step of a whole game fits its schema exactly."""
    clients = started(url, "me", "screen", ruleset="competitive")
    for _ in range(40):
        for client in clients:
            assert_fits(VIEW, client.view())
        if clients[0].view()["decision"] is None:
            break
        play_out(clients, most=8)
    last = clients[0].view()["game"]["n"]
    for number in range(0, last, 25):
        assert_fits(STEP, good(clients[0].get(f"/steps/{number}")))


fuzzing = settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)


def takes_something(method: str, path: str) -> bool:
    """Return whether there is anything about an operation that could be wrong."""
    operation = DOCUMENT["paths"][path][method]
    return bool({"parameters", "requestBody"} & set(operation))


@pytest.fixture(scope="module")
def schema(server: Running) -> Any:  # noqa: ANN401 - a schemathesis schema
    """The document with addresses that exist, so that fuzzing gets past the first door."""
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", timeout=PATIENCE)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_fuzzing_finds_nothing(server: Running, schema: Any, method: str, path: str) -> None:  # noqa: ANN401 - a schemathesis schema
    """Whatever fits the document is answered as the document says."""
    clients = started(server.url, "me", "screen")
    table, token = clients[0].table, clients[0].token
    operation = schema[path][method.upper()]

    @given(case=operation.as_strategy(), real=st.booleans(), seated=st.booleans())
    @fuzzing
    def fuzz(case: Any, real: bool, seated: bool) -> None:  # noqa: ANN401, FBT001 - drawn values
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        headers = {"Authorization": f"Bearer {token}"} if seated else {}
        case.call_and_validate(
            headers=headers, checks=CHECKS, base_url=server.url, timeout=PATIENCE
        )

    fuzz()


@pytest.mark.parametrize(("method", "path"), [o for o in OPERATIONS if takes_something(*o)])
def test_what_does_not_fit_the_document_is_refused(
    server: Running,
    schema: Any,  # noqa: ANN401 - a schemathesis schema
    method: str,
    path: str,
) -> None:
    """Whatever breaks the document's own rules is refused, as the document says."""
    token = started(server.url, "me", "screen")[0].token
    operation = schema[path][method.upper()]

    @given(case=operation.as_strategy(GenerationMode.NEGATIVE), seated=st.booleans())
    @fuzzing
    def fuzz(case: Any, seated: bool) -> None:  # noqa: ANN401, FBT001 - drawn values
        headers = {"Authorization": f"Bearer {token}"} if seated else {}
        checks = (*CHECKS, negative_data_rejection)
        case.call_and_validate(
            headers=headers, checks=checks, base_url=server.url, timeout=PATIENCE
        )

    fuzz()


def test_stranger_than_the_document(url: str) -> None:
    """What no schema describes is refused in the same shape."""
    http = Client(url).http
    assert http.request("BREW", "/api/tables").status_code == 400  # no method of HTTP
    for response in (
        http.request("PROPFIND", "/api/tables"),
        http.post("/api/tables", content=b"\xff\xfe", headers={"Content-Type": "application/json"}),
        http.post(
            "/api/tables", content=b"[" * 10000, headers={"Content-Type": "application/json"}
        ),
        http.post("/api/records", json=[]),
        http.get("/api/tables/" + "x" * 5000),
        http.get("/api/tables/x", headers={"Authorization": "Bearer"}),
        http.get("/api/tables/x/view", params={"since": "1e99"}),
    ):
        assert response.status_code in {400, 401, 404, 405, 422}, response.text
        assert set(response.json()) == {"error", "reason", "values", "message", "view"}
