"""Playing at a table: a whole game over HTTP, and who may answer."""

from __future__ import annotations

from tests.server.helpers import Client, play_out, refused, started


def test_two_people_play_a_whole_game(url: str) -> None:
    """A game goes from its first question to its result over HTTP alone."""
    clients = started(url, "me", "screen")
    assert play_out(clients) > 50
    view = clients[1].view()
    assert view["table"]["status"] == "over"
    assert set(view["table"]["result"]["scores"]) == set(view["game"]["seats"])
    assert view["decision"] is None


def test_only_who_is_asked_gets_options(url: str) -> None:
    """Options go to the seat that is asked and to nobody else."""
    clients = started(url, "me", "screen")
    watcher = Client(url, clients[0].table)
    views = [client.view() for client in [*clients, watcher]]
    seat = views[0]["decision"]["seat"]
    assert [bool(view["decision"]["options"]) for view in views] == [seat == 0, seat == 1, False]
    assert [view["game"]["hand"] is None for view in views] == [False, False, True]


def test_stranger_cannot_answer(url: str) -> None:
    """Neither a spectator, nor the other seat, nor an invented secret changes anything."""
    clients = started(url, "me", "screen")
    seat = clients[0].view()["decision"]["seat"]
    option = clients[seat].view()["decision"]["options"][0]
    refused(Client(url, clients[0].table).act(option), 403, "not_allowed")
    refused(clients[1 - seat].act(option), 403, "not_allowed")
    refused(Client(url, clients[0].table, "made-up").act(option, 1), 401, "bad_token")
    assert clients[0].view()["game"]["n"] == clients[seat].view()["decision"]["n"]


def test_what_is_no_option_changes_nothing(url: str) -> None:
    """The refusal names the question, which stays open."""
    clients = started(url, "me", "screen")
    before = clients[0].view()
    asked = clients[before["decision"]["seat"]]
    body = refused(asked.act("deploy nowhere"), 422, "illegal_action")
    assert "R3.2" in body["message"]
    asked.http.headers["Accept-Language"] = "fr"
    body = refused(asked.act("deploy nowhere"), 422, "illegal_action")
    assert body["message"] == body["values"]["detail"]
    assert "pas une action" in body["message"]
    assert clients[0].view() == before
