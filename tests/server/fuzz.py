"""Endless requests, from people who know the server's document and have read its responses.

Each request is one of the document's operations, with values from earlier responses (tables,
secrets, invitations, turns, options, votes), with somebody else's values, or with nonsense. Every
response must be one that the document names, below 500, and every refusal must have the one shape.
"""

from __future__ import annotations

import http.client
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from select import select
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import quote, urlencode

from tests.patience import PATIENCE
from warofwhispers.server.error_responses import STATUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.dealer import RandomStream

Json = dict[str, Any]
T = TypeVar("T")
# The file is the server's own description (`tests/web/test_schema.py`), and is read in no time.
DOCUMENT: Final[Json] = json.loads(
    (Path(__file__).parents[2] / "web/openapi.json").read_text("utf-8")
)
REFUSAL: Final = {"error", "reason", "values", "message", "view"}
KNOWN_TABLES: Final = 30
RECORDS: Final = 4
SERVER_ERROR: Final = 500
UNAVAILABLE: Final = 503
STATUS_OK: Final = 200
OFTEN: Final = {"act": 12, "getView": 3, "say": 2, "undo": 3, "propose": 2, "vote": 3}
"""How much more often than others an operation is asked for: games have to get somewhere."""
NONSENSE: Final = (
    "", " ", "x" * 700, "\u202e", "\x00", "0", "-1", "1e99", "null", "../..", "%00", "'; --", "é",
    "👻", "{}", "[]", "a/b", "Ω" * 50,
)  # fmt: skip
STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    3,
    2**63,
    1.5,
    "",
    "x",
    [],
    {},
    [None],
    {"a": 1},
    "\ufffd",
    "\ud800",
)


@dataclass
class Known:
    """A table, as far as responses have described it."""

    table: str
    tokens: list[str] = field(default_factory=list)
    invites: list[str] = field(default_factory=list)
    turn: int = 0
    seq: int = 0
    length: int = 0
    options: list[str] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)


class FuzzFault(AssertionError):  # noqa: N818 - it reads as what it is
    """A response that the document does not allow; the message contains the request."""


class Fuzzer:
    """One connection, and everything learnt over it."""

    def __init__(self, url: str, rng: RandomStream) -> None:
        """Connect to a server."""
        self._rng = rng
        self._http = http.client.HTTPConnection(url.removeprefix("http://"), timeout=PATIENCE)
        self._tables: list[Known] = []
        self._records: list[Json] = []
        self.answers: Counter[tuple[str, int]] = Counter()
        self._operations = [
            (method.upper(), path, operation)
            for path, methods in DOCUMENT["paths"].items()
            for method, operation in methods.items()
            for _ in range(OFTEN.get(operation["operationId"], 1))
        ]

    def close(self) -> None:
        """Close the connection."""
        self._http.close()

    def run(self, requests: int) -> None:
        """Make this many requests; raises `FuzzFault`."""
        for _ in range(requests):
            method, path, operation = self._one_of(self._operations)
            self._ask(method, path, operation)

    # -- asking -------------------------------------------------------------------------------

    def _ask(self, method: str, path: str, operation: Json) -> None:
        known = self._one_of(self._tables) if self._tables else Known("none")
        name = operation["operationId"]
        if name == "createTable" and len(self._tables) >= KNOWN_TABLES:
            self._tables.pop(self._rng.below(len(self._tables)))
        address = self._address(path, operation, known)
        headers = self._headers(operation, known)
        body = None
        if "requestBody" in operation:
            body = self._body(name, operation, known)
            headers["Content-Type"] = "application/json"
        asked = f"{method} {address} {headers} {body!r}"
        self._forget_closed_line()
        try:
            self._http.request(method, address, body, headers)
            response = self._http.getresponse()
            if name == "stream" and response.status == STATUS_OK:
                self._http.close()  # whoever has seen enough hangs up
                self.answers[name, response.status] += 1
                return
            answer = response.read()
        except (OSError, http.client.HTTPException) as fault:
            raise FuzzFault(f"{asked}: {fault!r}") from fault
        self.answers[name, response.status] += 1
        self._check(asked, operation, response, answer)
        if response.status < min(STATUS.values()):
            self._learn(name, known, json.loads(answer))

    def _forget_closed_line(self) -> None:
        """Connect anew if the server has closed the line because nothing came for some seconds.

        On a busy machine that happens between two requests; in the middle of one it is a fault.
        """
        line = self._http.sock
        if line is not None and select([line], [], [], 0)[0]:
            self._http.close()

    def _check(
        self, asked: str, operation: Json, response: http.client.HTTPResponse, answer: bytes
    ) -> None:
        told = f"{asked}: {response.status} {answer[:300]!r}"
        # Whether the database answers within two seconds is what `/ready` is asked, and on a busy
        # machine it may not.
        slow_disk = operation["operationId"] == "ready" and response.status == UNAVAILABLE
        if response.status >= SERVER_ERROR and not slow_disk:
            raise FuzzFault(told)
        if str(response.status) not in operation["responses"]:
            raise FuzzFault(f"not in the document: {told}")
        if response.headers.get_content_type() != "application/json":
            raise FuzzFault(f"not JSON: {told}")
        if response.status >= min(STATUS.values()):
            refusal = json.loads(answer)
            if set(refusal) != REFUSAL or STATUS[refusal["error"]] != response.status:
                raise FuzzFault(f"not the shape of a refusal: {told}")

    def _address(self, path: str, operation: Json, known: Known) -> str:
        query = {}
        for parameter in operation.get("parameters", ()):
            name = parameter["name"]
            if parameter["in"] == "path":
                value = quote(self._path_value(name, known), safe="")
                path = path.replace(f"{{{name}}}", value or "-")
            elif parameter["in"] == "query" and self._chance(2):
                query[name] = self._query_value(name, known)
        return f"{path}?{urlencode(query)}" if query else path

    def _path_value(self, name: str, known: Known) -> str:
        if self._chance(30):
            return self._one_of([text for text in NONSENSE if text and "/" not in text])
        match name:
            case "table":
                return known.table
            case "seat":
                return str(self._rng.below(4))
            case "vote":
                return str(self._one_of(known.votes) if known.votes else self._rng.below(20))
            case _:
                return str(self._rng.below(known.length + 2))

    def _query_value(self, name: str, known: Known) -> str:
        if self._chance(20):
            return self._one_of(NONSENSE)
        if name == "since":
            return str(self._rng.below(known.seq + 2))
        return self._one_of(["all", "watcher", "rat", "raven", "serpent", "spider", "lion"])

    def _headers(self, operation: Json, known: Known) -> dict[str, str]:
        headers = {}
        if known.tokens and not self._chance(8):
            headers["Authorization"] = f"Bearer {self._one_of(known.tokens)}"
        if known.invites and operation["operationId"] == "takeSeat":
            headers["Authorization"] = f"Bearer {self._one_of(known.invites)}"
        if self._chance(30):
            headers["Authorization"] = self._one_of(["Bearer", "Basic eDp5", "Bearer nobody", "x"])
        for parameter in operation.get("parameters", ()):
            if parameter["in"] != "header" or self._chance(2):
                continue
            own = str(self._rng.below(50)) if parameter["name"] == "Last-Event-ID" else "k" * 30
            headers[parameter["name"]] = self._one_of(
                [own, f"{self._rng.below(10**9)}" * 4, "x y", "-"]
            )
        return headers

    # -- bodies -------------------------------------------------------------------------------

    def _body(self, name: str, operation: Json, known: Known) -> bytes:
        if self._chance(40):
            return self._one_of([b"", b"{", b"[1", b"\xff\xfe", b"null", b"[" * 3000, b'"x"'])
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        value = self._sensible(name, known)
        if value is None or self._chance(6):
            value = self._value(schema)
        if self._chance(8):
            value = self._bent(value)
        return json.dumps(value).encode()

    def _sensible(self, name: str, known: Known) -> Any:  # noqa: ANN401, PLR0911 - any JSON, one case an operation
        """Return a body that may well be accepted, for operations that are needed to get on."""
        match name:
            case "createTable":
                kinds = ["me", "screen", "bot", "friend", "open"]
                seats = [{"kind": "me"}]
                seats += [{"kind": self._one_of(kinds)} for _ in range(1 + self._rng.below(3))]
                rules = self._one_of(["first", "second", "eog", "competitive"])
                return {"seats": seats, "ruleset": rules, "coach": self._chance(2), "listed": True}
            case "act":
                options = known.options or ["pass"]
                return {"turn": known.turn, "actions": [self._one_of(options)]}
            case "undo":
                return {"turn": known.turn, "to": self._rng.below(known.length + 1)}
            case "startTable":
                return {"fill": "random"}
            case "takeSeat":
                return {"name": f"guest {self._rng.below(9)}"}
            case "putRecord":
                return self._one_of(self._records) if self._records else {}
            case _:
                return None

    def _value(self, schema: Json) -> Any:  # noqa: ANN401, C901, PLR0911 - any JSON, one case a type
        """Return a value that fits a schema of the document."""
        if "$ref" in schema:
            return self._value(DOCUMENT["components"]["schemas"][schema["$ref"].split("/")[-1]])
        for several in ("anyOf", "oneOf", "allOf"):
            if several in schema:
                return self._value(self._one_of(schema[several]))
        if "enum" in schema:
            return self._one_of(schema["enum"])
        if "const" in schema:
            return schema["const"]
        match schema.get("type"):
            case "object":
                fields = schema.get("properties", {})
                needed = schema.get("required", ())
                kept = [n for n in fields if n in needed or self._chance(2)]
                return {n: self._value(fields[n]) for n in kept}
            case "array":
                low, high = schema.get("minItems", 0), schema.get("maxItems", 4)
                count = low + self._rng.below(min(high - low, 4) + 1)
                return [self._value(schema.get("items", {})) for _ in range(count)]
            case "string":
                return self._one_of([*NONSENSE, "words", "greedy", "random", "rat"])
            case "integer":
                low, high = int(schema.get("minimum", 0)), int(schema.get("maximum", 1000))
                return self._one_of([low, high, low + self._rng.below(max(1, high - low))])
            case "boolean":
                return self._chance(2)
            case _:
                return self._one_of(STRANGE)

    def _bent(self, value: Any) -> Any:  # noqa: ANN401 - any JSON
        """Put something strange somewhere in a value."""
        if isinstance(value, dict) and value and not self._chance(4):
            name = self._one_of(list(value))
            return {**value, name: self._bent(value[name])}
        if isinstance(value, list) and value and not self._chance(4):
            at = self._rng.below(len(value))
            return [*value[:at], self._bent(value[at]), *value[at + 1 :]]
        if isinstance(value, dict):
            return {**value, self._one_of(["extra", "turn", ""]): self._one_of(STRANGE)}
        return self._one_of(STRANGE)

    # -- learning -----------------------------------------------------------------------------

    def _learn(self, name: str, known: Known, answer: Any) -> None:  # noqa: ANN401 - any JSON
        if name in {"createTable", "continueFrom", "putRecord", "rematch"}:
            new = Known(answer["table"]["id"], list(known.tokens) if name == "rematch" else [])
            new.tokens += [answer["host"]] if answer.get("host") else []
            for seat in answer.get("seats", ()):
                new.tokens += [seat["token"]] if seat.get("token") else []
                new.invites += [seat["invite"]] if seat.get("invite") else []
            self._tables.append(new)
            del self._tables[:-KNOWN_TABLES]
        elif name == "getRecord":
            self._records = [*self._records[1 - RECORDS :], answer]
        elif name in {"takeSeat", "renewSeat", "reclaimSeat"} and answer.get("token"):
            known.tokens.append(answer["token"])
        elif name == "offerSeat" and answer.get("invite"):
            known.invites.append(answer["invite"])
        view = answer if "decision" in answer and "undo" in answer else answer.get("view")
        if view and name != "getStep":
            known.turn, known.seq, known.length = view["turn"], view["seq"], view["table"]["n"]
            known.votes = [vote["vote"] for vote in view["votes"]]
            options = (view["decision"] or {}).get("options")
            known.options = list(options) if options else known.options

    def _one_of(self, things: Sequence[T]) -> T:
        return things[self._rng.below(len(things))]

    def _chance(self, of: int) -> bool:
        """Return True once in `of` times."""
        return self._rng.below(of) == 0
