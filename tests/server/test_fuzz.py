"""Stateful fuzzing: `make test` sends some hundreds of requests, `make fuzz` a hundred thousand."""

from __future__ import annotations

import json
import os
import socket
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.fuzz import DOCUMENT, Fuzzer, FuzzFault
from tests.server.processes import Forked
from warofwhispers.dealer import RandomStream

if TYPE_CHECKING:
    from pathlib import Path

REQUESTS = int(os.environ.get("WHISPERS_FUZZ_REQUESTS", "600"))
SEED = int(os.environ.get("WHISPERS_SEED", "1"))


@pytest.mark.timeout(1800 + REQUESTS // 5)
def test_fuzzing_with_state_finds_nothing(tmp_path: Path) -> None:
    """No response of 500 or more, every refusal in its shape, and no error in the log."""
    process = Forked(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, "--log-format=json")
    fuzzer = Fuzzer(process.url, RandomStream(SEED))
    try:
        fuzzer.run(REQUESTS)
    except FuzzFault as fault:
        raise AssertionError(f"seed {SEED}: {fault}") from None
    finally:
        fuzzer.close()
    assert process.stop() == 0
    lines = [json.loads(line) for line in process.log.read_text().splitlines()]
    assert [line for line in lines if line["level"] == "error"] == []
    asked = {name for name, _ in fuzzer.answers}
    assert asked == {o["operationId"] for p in DOCUMENT["paths"].values() for o in p.values()}
    good = sum(count for (_, status), count in fuzzer.answers.items() if status < 300)
    assert good > REQUESTS // 10
    print(f"seed {SEED}: {REQUESTS} requests, {good} of them carried out")  # noqa: T201 - `make fuzz` shows it


class Answer:
    """A response of an imaginary server."""

    def __init__(self, status: int, body: Any) -> None:  # noqa: ANN401 - any JSON
        """Store status and body."""
        self.status, self.body = status, json.dumps(body).encode()
        self.headers = self

    def get_content_type(self) -> str:
        """Return JSON's media type."""
        return "application/json"


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (500, {}),
        (503, {}),
        (418, {}),
        (404, {}),
        (404, dict.fromkeys(["error", "reason", "values", "view"])),
    ],
)
def test_fuzzer_notices_what_it_looks_for(status: int, body: object) -> None:
    """A failure, a status that is not in the document, a refusal of another shape."""
    fuzzer = Fuzzer("http://127.0.0.1:1", RandomStream(1))
    operation = DOCUMENT["paths"]["/api/tables/{table}/view"]["get"]
    answer: Any = Answer(status, body)
    with pytest.raises(FuzzFault):
        fuzzer._check("GET", operation, answer, answer.body)


def test_fuzzer_connects_anew_after_a_rest() -> None:
    """What the server closed between two requests is no fault; what it left open stays."""
    fuzzer = Fuzzer("http://127.0.0.1:1", RandomStream(1))
    ours, theirs = socket.socketpair()
    fuzzer._http.sock = ours
    fuzzer._forget_closed_line()
    assert fuzzer._http.sock is ours
    theirs.close()
    fuzzer._forget_closed_line()
    assert fuzzer._http.sock is None
