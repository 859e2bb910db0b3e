"""Nothing is lost: repeated, late and simultaneous answers, restarts, damage, failures."""

from __future__ import annotations

import json
import logging
import sqlite3
import threading
import time
from typing import TYPE_CHECKING

from tests.patience import PATIENCE
from tests.server.helpers import Client, good, make, play_out, refused, running, started, wait_for
from warofwhispers.server import registry

if TYPE_CHECKING:
    import httpx
    import pytest

    from tests.server.helpers import Json, Running
    from tests.server.postgres import Postgres


def asked(clients: list[Client]) -> tuple[Client, Json]:
    """Return the client that is asked, and its view."""
    seat = clients[0].view()["decision"]["seat"]
    return clients[seat], clients[seat].view()


def test_repeated_post_is_done_once(url: str) -> None:
    """The same key acts once, even after others have moved; and only for the same request."""
    clients = started(url, "me", "screen")
    client, view = asked(clients)
    option, other = view["decision"]["options"][:2]
    first = good(client.act(option, view["turn"], key="k-1"))
    assert good(client.act(option, view["turn"], key="k-1"))["game"] == first["game"]
    play_out(clients, most=3)
    now = client.view()["game"]
    assert good(client.act(option, view["turn"], key="k-1"))["game"] == now
    refused(client.act(other, view["turn"], key="k-1"), 409, "conflict")
    refused(client.act(option, view["turn"], key="x" * 81), 422, "invalid")
    for text in ("a", "a", "b"):
        client.post("/chat", {"text": text}, key=f"chat-{text}")
    assert [m["text"] for m in client.view()["chat"]] == ["a", "b"]


def test_keys_of_two_seats_do_not_meet(url: str) -> None:
    """A key belongs to its sender."""
    clients = started(url, "me", "screen")
    for _ in range(4):
        client, view = asked(clients)
        good(client.act(view["decision"]["options"][0], view["turn"], key=f"n{view['turn'] // 2}"))


def test_answer_to_an_old_question_brings_the_fresh_view(url: str) -> None:
    """Being late does no harm: the refusal contains what is asked now."""
    clients = started(url, "me", "screen")
    client, view = asked(clients)
    good(client.act(view["decision"]["options"][0], view["turn"]))
    body = refused(client.act(view["decision"]["options"][1], view["turn"]), 409, "stale")
    fresh = client.view()
    assert body["view"] == fresh
    assert fresh["turn"] == view["turn"] + 1
    refused(client.act("pass", view["turn"] + 10), 409, "stale")


def test_of_two_answers_at_once_one_counts(url: str) -> None:
    """Two devices of one seat answer the same question: one action, one refusal."""
    clients = started(url, "me", "screen")
    for _ in range(6):
        client, view = asked(clients)
        answers: list[httpx.Response] = []
        threads = [
            threading.Thread(target=answer, args=(client, view, place, answers)) for place in (0, 1)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(a.status_code for a in answers) == [200, 409]
        assert client.view()["turn"] == view["turn"] + 1


def answer(client: Client, view: Json, place: int, answers: list[httpx.Response]) -> None:
    """Answer with one of the options, over a separate connection."""
    options = view["decision"]["options"]
    with_own_line = Client(client.url, client.table, client.token)
    answers.append(with_own_line.act(options[min(place, len(options) - 1)], view["turn"]))


def test_restart_loses_nothing(file: str) -> None:
    """After a stop and a start every table is as it was, and games continue, bots included."""
    with running(file) as server:
        clients = started(server.url, "me", "screen", "bot", ruleset="competitive")
        play_out(clients, most=20)
        number = clients[0].view()["turn"]
        good(clients[0].post("/chat", {"text": "back soon"}))
        good(clients[1].post("/votes", {"kind": "end"}))
        wait_for(clients[0], lambda v: v["decision"]["seat"] != 2)
        before = [client.view() for client in clients]
    with running(file) as server:
        again = [Client(server.url, client.table, client.token) for client in clients]
        assert [client.view() for client in again] == before
        assert before[0]["turn"] >= number
        play_out(again)
        assert again[0].view()["table"]["status"] == "over"


def test_forgotten_tables_leave_the_lobby_and_nothing_else(file: str) -> None:
    """After a week without a move a table is no longer listed; its link still opens it."""
    with running(file) as server:
        _, [host] = make(server.url, "me", "open", listed=True)
        assert host.table in [t["id"] for t in good(host.http.get("/api/tables"))["tables"]]
    database = sqlite3.connect(file.removeprefix("sqlite:///"))
    with database:
        database.execute("UPDATE tables SET updated = updated - 7 * 24 * 3600")
    database.close()
    with running(file) as server:
        again = Client(server.url, host.table, host.token)
        assert good(again.http.get("/api/tables"))["tables"] == []
        good(Client(server.url, host.table).post("/seats/1/take", {"name": "Late"}))
        assert host.table in [t["id"] for t in good(again.http.get("/api/tables"))["tables"]]


def snapshot_of(file: str, table: str) -> str:
    """Return a table's snapshot in the database."""
    database = sqlite3.connect(file.removeprefix("sqlite:///"))
    query = "SELECT data FROM snapshots WHERE table_id=?"
    [row] = database.execute(query, (table,)).fetchall()
    database.close()
    return str(row[0])


def test_snapshot_is_only_a_cache(file: str) -> None:
    """With a good, a damaged, a lying and no snapshot, the table is the same."""
    with running(file) as server:
        clients = started(server.url, "me", "screen")
        play_out(clients, most=130)
        table = clients[0].table
        before = [client.view() for client in clients]
        steps = [good(c.get("/steps/60")) for c in clients]
    text = snapshot_of(file, table)
    sha, _, body = text.partition(" ")
    lying = json.loads(body)
    lying["state"]["banners"][0] += 1
    for data in (text, text[:-5], "", f"{sha} {json.dumps(lying)}", "{}", "\x00"):
        database = sqlite3.connect(file.removeprefix("sqlite:///"))
        with database:
            database.execute("UPDATE snapshots SET data=?", (data,))
        database.close()
        with running(file) as server:
            again = [Client(server.url, table, client.token) for client in clients]
            assert [client.view() for client in again] == before
            assert [good(c.get("/steps/60")) for c in again] == steps
            play_out(again, most=2)
            for client in again:
                n = client.view()["game"]["n"]
                vote = good(again[0].post("/votes", {"kind": "undo", "to": before[0]["game"]["n"]}))
                good(again[1].post(f"/votes/{vote['votes'][0]['vote']}", {"yes": True}))
                assert client.view()["game"]["n"] < n
                break
            before = [client.view() for client in again]


def test_snapshot_undone_is_replaced_in_silence(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An undo leaves a snapshot of what is no longer played: nothing to warn of, and soon mended.

    A damaged one is worth a warning.
    """
    monkeypatch.setattr(registry, "SNAPSHOT_EVERY", 10)
    with running(file) as server:
        clients = started(server.url, "me", "screen")
        table, first = clients[0].table, clients[0].view()["game"]["n"]
        play_out(clients, most=12)
        vote = good(clients[0].post("/votes", {"kind": "undo", "to": first}))
        good(clients[1].post(f"/votes/{vote['votes'][0]['vote']}", {"yes": True}))
    undone = snapshot_of(file, table)
    caplog.clear()
    with running(file) as server:
        again = [Client(server.url, table, client.token) for client in clients]
        good(again[0].post("/chat", {"text": "from here, then"}))
    assert snapshot_of(file, table) != undone
    assert not [line for line in caplog.records if line.levelno >= logging.WARNING]
    database = sqlite3.connect(file.removeprefix("sqlite:///"))
    with database:
        database.execute("UPDATE snapshots SET data='{}'")
    database.close()
    with running(file) as server:
        Client(server.url, table, clients[0].token).view()
    assert "rebuilt from the journal: snapshot: damaged" in caplog.messages


def test_database_goes_away_and_comes_back(postgres: Postgres) -> None:
    """Without its database the server says so and loses nothing; with it, everything continues."""
    with running(postgres.new_database()) as server:
        clients = started(server.url, "me", "screen")
        play_out(clients, most=10)
        client, view = asked(clients)
        option = view["decision"]["options"][0]
        postgres.stop()
        try:
            refused(client.act(option, view["turn"], key="again"), 503, "storage")
            refused(client.http.get("/ready"), 503, "storage")
            assert good(client.http.get("/health")) == {"status": "ok"}
        finally:
            postgres.start()
        end_of_outage(server, client, option, view["turn"])
        assert client.view()["turn"] == view["turn"] + 1
        play_out(clients)
        assert clients[0].view()["table"]["status"] == "over"


def end_of_outage(server: Running, client: Client, option: str, turn: int) -> None:
    """Repeat a request with the same key until the database responds."""
    assert server.url == client.url
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = client.act(option, turn, key="again")
        if answer.status_code == 200:
            return
        refused(answer, 503, "storage")
        time.sleep(0.05)
    raise AssertionError("the database never came back")


def test_two_servers_over_one_database_play_one_game(postgres: Postgres) -> None:
    """Each learns what the other wrote; the second answer is refused; streams of both follow."""
    database = postgres.new_database()
    with running(database) as one, running(database) as two:
        clients = started(one.url, "me", "screen")
        mixed = [clients[0], Client(two.url, clients[1].table, clients[1].token)]
        stream = Client(two.url, clients[0].table).stream()
        assert next(stream)["event"] == "view"
        play_out(mixed, most=30)
        turn = max(client.view()["turn"] for client in mixed)
        for client in mixed:
            wait_for(client, lambda v: v["turn"] == turn)
        seen = 0
        while seen < turn:
            event = next(stream)
            seen = event["data"].get("turn", seen)
        client, view = asked(mixed)
        there = Client(two.url if client.url == one.url else one.url, client.table, client.token)
        wait_for(there, lambda v: v["turn"] == view["turn"])
        answers: list[httpx.Response] = []
        threads = [
            threading.Thread(target=answer, args=(c, view, 0, answers)) for c in (client, there)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(a.status_code for a in answers) == [200, 409]
