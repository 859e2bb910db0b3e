"""The people of the soak: what a person does at a server, and what has happened so far."""

from __future__ import annotations

import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Self

import httpx

from tests.patience import PATIENCE
from tests.server.journal import journal
from tests.server.test_kills import as_journalled
from warofwhispers.table import tokens

if TYPE_CHECKING:
    import threading

    from warofwhispers.dealer import RandomStream

Json = dict[str, Any]

SERVER_ERROR: Final = 500
KINDS: Final = (
    ("me", "screen"), ("me", "screen", "bot"), ("me", "friend"), ("me", "open"), ("me", "bot"),
    ("me", "open", "bot", "bot"),
)  # fmt: skip


class Unexpected(Exception):  # noqa: N818 - it reads as what it is
    """An unexpected response."""


@dataclass(frozen=True)
class Sample:
    """The enduring server at one moment; sizes in MB."""

    seconds: float
    server: float
    workers: float
    tables: int
    requests: int
    kills: int
    warnings: int


@dataclass
class Story:
    """What has happened so far, on both servers."""

    tables: int = 0
    requests: int = 0
    answers: int = 0
    kills: int = 0
    kept: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    warnings: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    recent: deque[str] = field(default_factory=lambda: deque(maxlen=40))


class Person:
    """A person who visits tables, with one connection for all of them."""

    def __init__(self, url: str, story: Story) -> None:
        """Connect."""
        # Without certificates, which are not needed here and take long to load.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)  # noqa: S501 - plain HTTP
        self._story = story

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.http.close()

    def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        body: Json | None = None,
        key: str | None = None,
    ) -> httpx.Response:
        """Make a request; a response of 500 or more is a fault."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if key is not None:
            headers["Idempotency-Key"] = key
        response = self.http.request(method, f"/api{path}", headers=headers, json=body)
        self._story.requests += 1
        self._story.statuses[response.status_code] += 1
        if response.status_code >= SERVER_ERROR:
            raise Unexpected(f"{method} {path}: {response.status_code} {response.text[:200]}")
        return response

    def good(self, *arguments: Any, **more: Any) -> Json:  # noqa: ANN401 - those of `ask`
        """Make a request that must succeed."""
        response = self.ask(*arguments, **more)
        if response.is_error:
            raise Unexpected(f"{arguments[:2]}: {response.status_code} {response.text[:200]}")
        answer: Json = response.json()
        return answer


class Visit:
    """A table from its creation until its people leave."""

    def __init__(self, person: Person, rng: RandomStream, story: Story) -> None:
        """Create a table of some kind and let its people take their seats."""
        self._person, self._rng, self._story = person, rng, story
        kinds = KINDS[rng.below(len(KINDS))]
        listed = "open" in kinds
        wish = {"seats": [{"kind": kind} for kind in kinds], "listed": listed, "coach": True}
        made = person.good("POST", "/tables", body=wish)
        self.table: str = made["table"]["id"]
        self.host: str = made["host"]
        self.tokens: dict[int, str] = {}
        for seat in made["seats"]:
            if seat["token"] is not None:
                self.tokens[seat["seat"]] = seat["token"]
            elif seat["kind"] != "bot":
                self._take(seat["seat"], seat["invite"])
        self.acknowledged: list[str] = []
        story.tables += 1
        story.recent.append(self.table)

    def _take(self, seat: int, invite: str | None) -> None:
        path = f"/tables/{self.table}/seats/{seat}/take"
        taken = self._person.good("POST", path, invite, {"name": f"guest {seat}"})
        self.tokens[seat] = taken["token"]

    def play(self, answers: int, stop: threading.Event) -> None:
        """Start, and play until the game is over, enough answers were given, or told to stop."""
        path = f"/tables/{self.table}"
        view = self._person.good("POST", f"{path}/start", self.host, {})
        for _ in range(answers):
            decision = view["decision"]
            if decision is None:
                self._look_back()
            if decision is None or stop.is_set():
                return
            token = self.tokens.get(decision["seat"])
            if token is None:  # a bot thinks
                time.sleep(0.05)
                view = self._person.good("GET", f"{path}/view", self.host)
                continue
            view = self._person.good("GET", f"{path}/view", token)
            if view["decision"] is None or view["decision"]["turn"] != decision["turn"]:
                continue  # a bot plays for this seat
            view = self._answer(token, view)

    def _answer(self, token: str, view: Json) -> Json:
        """Usually return an answer; sometimes a message, an undo, or leaving and coming back."""
        turn, options = view["decision"]["turn"], view["decision"]["options"]
        seat, since = view["you"]["seat"], view["seq"]
        what = self._rng.below(24)
        if what == 0:
            self._do(token, "/chat", {"text": f"turn {turn}, word {len(self.acknowledged)}"}, since)
        elif what == 1 and view["undo"]["free_to"] is not None:
            self._do(token, "/undo", {"turn": turn, "to": view["undo"]["free_to"]}, since)
        elif what == 2:
            for step in ("leave", "return"):
                self._person.good("POST", f"/tables/{self.table}/seats/{seat}/{step}", token, {})
        else:
            action = options[self._rng.below(len(options))]
            self._do(token, "/actions", {"turn": turn, "actions": [action]}, since)
            self._story.answers += 1
        return self._person.good("GET", f"/tables/{self.table}/view", token)

    def _do(self, token: str, path: str, body: Json, since: int) -> None:
        asked = as_journalled(path, body)
        response = self._person.ask(
            "POST", f"/tables/{self.table}{path}?since={since}", token, body, tokens.digest(asked)
        )
        if response.is_success:
            self.acknowledged.append(asked)

    def _look_back(self) -> None:
        """Do what people do after a game."""
        path = f"/tables/{self.table}"
        self._person.good("GET", f"{path}/record")
        self._person.good("GET", f"{path}/steps/10?as=all")
        self._person.good("POST", f"{path}/rematch", next(iter(self.tokens.values())))

    def lost(self, database: str) -> int:
        """Count what was acknowledged but is not in the journal exactly once."""
        asked = Counter(
            data["request"] for _, _, data in journal(database, self.table) if "request" in data
        )
        return sum(asked[one] != 1 for one in set(self.acknowledged))
