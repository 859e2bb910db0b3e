"""A bot of your own: plays a whole game over HTTP with nothing but Python.

    python examples/http_bot.py http://127.0.0.1:8421 TABLE TOKEN   play an existing seat
    python examples/http_bot.py http://127.0.0.1:8421               make a table against a bot

It gets exactly what a person in that seat gets. `choose` is the part to improve.
"""

from __future__ import annotations

import json
import random
import sys
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, Any]


class Seat:
    """One seat at one table."""

    def __init__(self, server: str, table: str = "", token: str = "") -> None:
        """Store the server, the table and the secret."""
        self.server, self.table = server, table
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"

    def ask(self, path: str, body: Json, key: str = "") -> Json:
        """Send a request; a refusal with a fresh view counts as a response."""
        headers = {**self.headers, **({"Idempotency-Key": key} if key else {})}
        request = Request(self.server + path, json.dumps(body).encode(), headers)  # noqa: S310 - the user's address
        try:
            with urlopen(request) as answer:  # noqa: S310 - the user's address
                told: Json = json.load(answer)
        except HTTPError as refusal:
            told = json.load(refusal)
            if not told.get("view"):
                raise SystemExit(f"{told['error']}: {told['message']}") from None
            return dict(told["view"])
        return told

    def views(self) -> Iterator[Json]:
        """Yield the view after every change, as the server streams them."""
        path = f"{self.server}/api/tables/{self.table}/stream"
        with urlopen(Request(path, headers=self.headers)) as lines:  # noqa: S310 - the user's address
            event = b""
            for line in lines:
                if line.startswith(b"event: "):
                    event = line[7:].strip()
                elif line.startswith(b"data: ") and event == b"view":
                    yield json.loads(line[6:])

    def play(self) -> Json:
        """Answer whenever asked until the game ends; return its result."""
        answered = -1
        for seen in self.views():
            view = seen
            while view["decision"] and view["decision"]["seat"] == view["you"]["seat"]:
                if view["turn"] <= answered:
                    break  # the stream tells of a turn that was answered meanwhile
                answered = view["turn"]
                body = {"turn": answered, "actions": [choose(view)]}
                view = self.ask(f"/api/tables/{self.table}/actions", body, f"turn-{answered}")
            if view["table"]["status"] in {"over", "closed"}:
                return dict(view["table"]["result"] or {})
        return self.play()  # the line broke: take it up again


def choose(view: Json) -> str:
    """Choose one of the options; everything known is in `view["game"]`."""
    return str(random.choice(view["decision"]["options"]))


def main(server: str, table: str = "", token: str = "") -> None:
    """Play until the game is over."""
    if not table:
        made = Seat(server).ask("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]})
        table, token = made["table"]["id"], made["seats"][0]["token"]
        Seat(server, table, token).ask(f"/api/tables/{table}/start", {})
    print(json.dumps(Seat(server, table, token).play()))


if __name__ == "__main__":
    main(*sys.argv[1:])
