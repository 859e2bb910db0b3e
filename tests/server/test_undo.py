"""Undo alone and by consent, ending by consent, chat."""

from __future__ import annotations

from tests.server.helpers import Client, Json, good, play_out, refused, started
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.table.history import REVEALING

DATABASES = ("sqlite",)  # nothing here depends on which it is


def play_until(clients: list[Client], wish: str, seed: int = 3) -> tuple[Client, Json]:
    """Play at random until somebody's undo says `wish`; return that client and its view."""
    rng = RandomStream(seed)
    for _ in range(2000):
        for client in clients:
            view = client.view()
            if view["undo"]["reason"] == wish and view["game"]["n"] > 8:
                return client, view
        decision = clients[0].view()["decision"]
        client = clients[decision["seat"]]
        options = client.view()["decision"]["options"]
        good(client.act(options[rng.below(len(options))]))
    raise AssertionError(wish)


def test_undo_gives_the_question_back(url: str) -> None:
    """Right after an answer its player can take it back, and answer differently."""
    clients = started(url, "me", "screen")
    seat = clients[0].view()["decision"]["seat"]
    before = clients[seat].view()
    first, second = before["decision"]["options"][:2]
    view = good(clients[seat].act(first))
    n = before["game"]["n"]
    assert view["undo"] == {"free_to": n, "reason": "chance", "ask_to": n, "last": n}
    view = good(clients[seat].post("/undo", {"turn": view["turn"], "to": n}))
    assert view["game"] == before["game"]
    assert view["decision"]["options"] == before["decision"]["options"]
    assert view["turn"] > before["turn"]
    good(clients[seat].act(second))


def test_late_answer_to_an_undone_question_is_stale(url: str) -> None:
    """The question that returns after an undo is a new one."""
    clients = started(url, "me", "screen")
    seat = clients[0].view()["decision"]["seat"]
    old = clients[seat].view()
    view = good(clients[seat].act(old["decision"]["options"][0]))
    good(clients[seat].post("/undo", {"turn": view["turn"], "to": old["game"]["n"]}))
    body = refused(clients[seat].act(old["decision"]["options"][0], old["turn"]), 409, "stale")
    assert body["view"]["turn"] > old["turn"]


def test_undo_stops_where_somebody_else_moved(url: str) -> None:
    """Once the next player has answered, earlier answers stand."""
    clients = started(url, "me", "screen")
    client, view = play_until(clients, "other_moved")
    n = view["game"]["n"]
    to = view["undo"]["free_to"]
    body = {"turn": view["turn"], "to": n - 1 if to is None else to - 1}
    refused(client.post("/undo", body), 403, "not_allowed")


def test_undo_stops_at_chance_and_at_what_was_shown(url: str) -> None:
    """A card drawn and a card played cannot be unseen."""
    for wish in ("chance", "revealed"):
        clients = started(url, "me", "screen")
        client, view = play_until(clients, wish)
        edge = view["undo"]["free_to"]
        edge = view["game"]["n"] if edge is None else edge
        refused(client.post("/undo", {"turn": view["turn"], "to": edge - 1}), 403, "not_allowed")


def test_undo_is_for_people_at_the_table_and_games_that_go_on(url: str) -> None:
    """Spectators, waiting tables and finished games have nothing to undo, and say why."""
    clients = started(url, "me", "screen")
    watcher = Client(url, clients[0].table)
    assert watcher.view()["undo"]["reason"] == "not_seated"
    refused(watcher.post("/undo", {"turn": 1, "to": 0}), 403, "not_allowed")
    play_out(clients)
    view = clients[0].view()
    assert view["undo"] == {"free_to": None, "reason": "over", "ask_to": None, "last": None}
    refused(clients[0].post("/undo", {"turn": view["turn"], "to": 0}), 409, "not_now")


def test_all_consent_to_go_back_further(url: str) -> None:
    """With everyone's yes the game returns to that point; events are sent from there on."""
    clients = started(url, "me", "screen", "screen")
    start = clients[0].view()
    play_out(clients, most=12)
    seq = clients[0].view()["seq"]
    to = start["game"]["n"]
    view = good(clients[1].post("/votes", {"kind": "undo", "to": to}))
    [vote] = view["votes"]
    assert (vote["yes"], vote["waiting"]) == ([1], [0, 2])
    refused(clients[1].post(f"/votes/{vote['vote']}", {"yes": True}), 409, "not_now")
    good(clients[0].post(f"/votes/{vote['vote']}", {"yes": True}))
    view = good(clients[2].post(f"/votes/{vote['vote']}", {"yes": True}))
    assert view["votes"] == []
    assert clients[0].view()["game"] == start["game"]
    late = clients[0].view(since=seq)
    assert late["events_from"] == to
    assert all(event["n"] >= to for event in late["events"])


def test_one_no_and_any_move_end_a_vote(url: str) -> None:
    """Nothing happens without everyone, and a move makes the vote moot."""
    clients = started(url, "me", "screen")
    play_out(clients, most=5)
    n = clients[0].view()["game"]["n"]
    view = good(clients[0].post("/votes", {"kind": "undo", "to": n - 1}))
    refused(clients[0].post("/votes", {"kind": "undo", "to": n - 2}), 409, "not_now")
    number = view["votes"][0]["vote"]
    good(clients[1].post(f"/votes/{number}", {"yes": False}))
    refused(clients[1].post(f"/votes/{number}", {"yes": True}), 404, "not_found")
    good(clients[0].post("/votes", {"kind": "undo", "to": n - 1}))
    play_out(clients, most=1)
    assert clients[0].view()["votes"] == []
    refused(clients[0].post("/votes", {"kind": "undo"}), 422, "invalid")
    refused(clients[0].post("/votes", {"kind": "undo", "to": 0}), 422, "invalid")
    refused(clients[0].post("/votes", {"kind": "undo", "to": 999}), 422, "invalid")


def test_game_ends_by_consent(url: str) -> None:
    """When all agree the game is closed: nobody can answer, and everyone may look."""
    clients = started(url, "me", "screen")
    play_out(clients, most=5)
    number = good(clients[0].post("/votes", {"kind": "end"}))["votes"][0]["vote"]
    view = good(clients[1].post(f"/votes/{number}", {"yes": True}))
    assert (view["table"]["status"], view["table"]["result"]) == ("closed", None)
    refused(clients[0].act("pass"), 409, "not_now")
    assert good(clients[0].get("/record"))["result"] is None


def test_alone_among_bots_consent_is_immediate(url: str) -> None:
    """Bots never object."""
    clients = started(url, "me", "bot")
    view = good(clients[0].post("/votes", {"kind": "end"}))
    assert view["table"]["status"] == "closed"


def test_talk_reaches_everyone_and_only_seats_talk(url: str) -> None:
    """A message reaches everyone, in order, and contains nothing that could be markup."""
    clients = started(url, "me", "screen")
    seq = clients[1].view()["seq"]
    good(clients[0].post("/chat", {"text": " <b>hello</b>\x07 "}))
    good(clients[1].post("/chat", {"text": "hi"}))
    told = Client(url, clients[0].table).view(since=seq)["chat"]
    assert [(m["seat"], m["text"]) for m in told] == [(0, "<b>hello</b>"), (1, "hi")]
    assert told[0]["name"] == "Player 1"
    refused(Client(url, clients[0].table).post("/chat", {"text": "psst"}), 403, "not_allowed")
    refused(clients[0].post("/chat", {"text": "x" * 501}), 422, "invalid")
    refused(clients[0].post("/chat", {"text": "\x07 "}), 422, "invalid")


def test_whatever_shows_a_card_or_a_loyalty_ends_undo() -> None:
    """Each event that shows everyone a card, or where a token lies, is on the list."""
    chance = {"drew", "dealt", "discarded"}
    for event, fields in EVENT_FIELDS.items():
        shows = {"card", "second_card"} & set(fields) or {"slot", "empire"} <= set(fields)
        if shows and event not in chance:
            assert event in REVEALING
