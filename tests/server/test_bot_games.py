"""Whole games with bots over HTTP."""

from __future__ import annotations

from tests.server.helpers import Client, good, make, play_out, started, wait_for

DATABASES = ("sqlite",)  # nothing here depends on which it is


def test_person_plays_against_bots(url: str) -> None:
    """Bots answer by themselves, and the game comes to its end."""
    clients = started(url, "me", "bot", "bot")
    assert play_out(clients) > 20
    assert clients[0].view()["table"]["status"] == "over"


def test_bots_play_alone(url: str) -> None:
    """The host starts a table of bots and watches."""
    made, _ = make(url, "bot", "bot")
    host = Client(url, made["table"]["id"], made["host"])
    good(host.post("/start"))
    view = wait_for(host, lambda v: v["table"]["status"] == "over")
    assert view["you"] == {"seat": None, "society": None, "host": True}
