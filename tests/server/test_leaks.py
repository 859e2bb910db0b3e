"""Nothing leaks over HTTP: a whole game, every seat and a spectator."""

from __future__ import annotations

from typing import Any

from tests.server.helpers import Client, good, started
from warofwhispers.dealer import RandomStream

Json = dict[str, Any]
DATABASES = ("sqlite",)  # nothing here depends on which it is
DECKS = ("treasure", "conquest", "dark_alliances")


def test_every_byte_over_http_is_the_seats_own(url: str) -> None:
    """In a whole game nobody gets another's cards, loyalties, options or answers."""
    decks = dict.fromkeys(DECKS, "on")
    clients = started(url, "me", "screen", "screen", ruleset="competitive", options=decks)
    clients.append(Client(url, clients[0].table))
    rng = RandomStream(11)
    while True:
        views = [client.view() for client in clients]
        if views[0]["decision"] is None:
            break
        for view in views:
            check_own(view, view["you"]["society"])
        number = views[0]["game"]["n"] - 1
        for client, view in zip(clients, views, strict=True):
            step = good(client.get(f"/steps/{number}"))
            check_seen(step["game"], step["events"], view["you"]["society"])
            asker = step["decision"]["player"]
            assert (step["action"] is None) == (asker != view["you"]["society"])
        asked = clients[views[0]["decision"]["seat"]]
        options = asked.view()["decision"]["options"]
        for _ in range(3):
            answer = asked.act(options[rng.below(len(options))])
            good(answer)
            decision = answer.json()["decision"]
            if decision is None or not decision["options"]:
                break
            options = decision["options"]


def check_own(view: Json, society: str | None) -> None:
    """Check that a view of a running game contains only what its seat may know."""
    check_seen(view["game"], view["events"], society)
    if view["decision"]["player"] != society:
        assert view["decision"]["options"] == view["game"]["decision"]["options"] == []
    assert view["table"]["result"] is None


def check_seen(game: Json, events: list[Json], society: str | None) -> None:
    """Check that a game and its events show only what a society may know."""
    assert (game["hand"] is None) == (society is None)
    for name, player in game["players"].items():
        for empire, face_up in zip(player["loyalties"], player["face_up"], strict=True):
            assert face_up or name == society or empire is None
    for event in events:
        if event["event"] in {"drew", "discarded"}:
            assert event.get("card") is None or event["seat"] == society
        if event["event"] == "dealt":
            assert event.get("empire") is None or event["seat"] == society
