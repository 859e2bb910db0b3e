"""Absence: who is known to be present, and a bot in place of a person who is not."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import (
    Client,
    Clock,
    friends,
    good,
    play_out,
    refused,
    running,
    started,
    wait_for,
)
from warofwhispers.server.peers import PresenceReport, read_report
from warofwhispers.server.presence import FORGOTTEN, Presence
from warofwhispers.table.commands.voting import LONG_ABSENCE

if TYPE_CHECKING:
    from tests.server.postgres import Postgres


def test_time_away_counts_from_the_last_sign() -> None:
    """A stream, its end, a request, another server: each is a sign of life."""
    clock = Clock()
    presence = Presence(clock)
    clock.now += 10
    assert presence.away_for(0) == 10
    presence.come(0)
    assert (presence.online, presence.away_for(0)) == (frozenset({0}), 0)
    presence.go(0)
    clock.now += 7
    assert (presence.online, presence.away_for(0)) == (frozenset(), 7)
    presence.notice(1)
    clock.now += 3
    assert (presence.away_for(0), presence.away_for(1)) == (10, 3)


def test_another_server_that_falls_silent_is_gone() -> None:
    """What it reported counts only for a while."""
    clock = Clock()
    presence = Presence(clock)
    assert presence.take_report("b", [2], [2])
    assert not presence.take_report("b", [2], [2])
    assert (presence.online, presence.away_for(2)) == (frozenset({2}), 0)
    clock.now += FORGOTTEN + 4
    assert presence.online == set()
    assert presence.away_for(2) == FORGOTTEN + 4
    presence.take_report("b", [2], [])
    assert presence.take_report("b", [], [])
    clock.now += 5
    assert presence.away_for(2) == 5


def test_others_hand_the_seat_of_who_is_away_to_a_bot(own_url: str, clock: Clock) -> None:
    """After the table's patience, if all others consent; its owner can take it back any time."""
    one, two, away = started(own_url, "me", "screen", "screen", patience=60)
    clock.now += 30
    body = {"kind": "bot", "seat": 2, "level": "random"}
    said = refused(one.post("/votes", body), 409, "not_now")
    missing = {"seat": 2, "name": "Player 3", "seconds": 30}
    assert (said["reason"], said["values"]) == ("not-away", missing)
    clock.now += 31
    two.view()
    [vote] = good(one.post("/votes", body))["votes"]
    assert (vote["kind"], vote["seat"], vote["waiting"]) == ("bot", 2, [1])
    assert vote["level"] == "random"
    refused(one.post("/votes", body), 409, "not_now")
    view = good(two.post(f"/votes/{vote['vote']}", {"yes": True}))
    assert view["votes"] == []
    seat = view["table"]["seats"][2]
    assert (seat["kind"], seat["away"], seat["level"]) == ("person", True, "random")
    play_out([one, two], most=12)
    seat = good(away.post("/seats/2/return"))["table"]["seats"][2]
    assert (seat["away"], seat["level"]) == (False, None)


def test_who_is_there_is_not_replaced(own_url: str, clock: Clock) -> None:
    """A stream, a request or an answer shows that somebody is present; so does a plain no."""
    one, two, three = clients = started(own_url, "me", "screen", "screen", patience=60)
    stream = three.stream()
    next(stream)
    clock.now += 100
    body = {"kind": "bot", "seat": 2}
    refused(one.post("/votes", body), 409, "not_now")
    stream.close()  # type: ignore[attr-defined]  # it is a generator
    refused(one.post("/votes", body), 409, "not_now")
    wait_for(one, lambda v: not v["table"]["seats"][2]["online"])  # or they go after the clock
    for path, sign_of_life in (("/chat", {"text": "I am here"}), ("/votes/{}", {"yes": False})):
        clock.now += 100
        two.view()
        number = good(one.post("/votes", body))["votes"][0]["vote"]
        good(three.post(path.format(number), sign_of_life))
        assert one.view()["votes"] == []
    clock.now += 100
    two.view()
    number = good(one.post("/votes", body))["votes"][0]["vote"]
    refused(three.post(f"/votes/{number}", {"yes": True}), 409, "not_now")
    stream = Client(own_url, three.table, three.token).stream()
    next(stream)
    said = refused(two.post(f"/votes/{number}", {"yes": True}), 409, "not_now")
    assert said["reason"] == "they-are-back"
    play_out(clients, most=8)
    assert one.view()["votes"] == []


def test_two_who_are_away_block_nothing(own_url: str, clock: Clock) -> None:
    """Nobody waits for others just as absent; after a day the game may be ended."""
    one, _, _ = started(own_url, "me", "screen", "screen", patience=60)
    clock.now += 61
    for seat in (1, 2):
        view = good(one.post("/votes", {"kind": "bot", "seat": seat}))
        assert (view["table"]["seats"][seat]["away"], view["votes"]) == (True, [])
    [vote] = good(one.post("/votes", {"kind": "end"}))["votes"]
    assert vote["waiting"] == [1, 2]
    clock.now += LONG_ABSENCE
    good(one.post(f"/votes/{vote['vote']}", {"yes": False}))
    view = good(one.post("/votes", {"kind": "end"}))
    assert (view["table"]["status"], view["votes"]) == ("closed", [])


@pytest.mark.parametrize("kind", ["end", "undo"])
def test_host_cannot_open_or_turn_back_the_game_by_putting_bots_in_the_others_seats(
    own_url: str, clock: Clock, kind: str
) -> None:
    """Those replaced by a bot are still asked; those who left on their own are not."""
    one, two, three = clients = friends(own_url, 3, patience=60)
    play_out(clients, most=6)
    clock.now += 61
    three.view()
    number = good(one.post("/votes", {"kind": "bot", "seat": 1, "level": "random"}))["votes"][0]
    good(three.post(f"/votes/{number['vote']}", {"yes": True}))
    good(three.post("/seats/2/leave", {"level": "random"}))
    wait_for(one, lambda view: view["decision"]["seat"] == 0)
    body = {"kind": kind, "to": one.view()["undo"]["ask_to"]} if kind == "undo" else {"kind": kind}
    view = good(one.post("/votes", body))
    assert [vote["waiting"] for vote in view["votes"]] == [[1]]
    assert view["table"]["status"] == "playing"
    good(two.post(f"/votes/{view['votes'][0]['vote']}", {"yes": True}))
    assert one.view()["votes"] == []


def test_patience_has_a_minimum(own_url: str, clock: Clock) -> None:
    """Without one, a host could put bots in place of people who are present."""
    for patience in (0, 1, 59):
        body = {"seats": [{"kind": "me"}] * 2, "patience": patience}
        refused(Client(own_url).http.post("/api/tables", json=body), 422, "invalid")
    one, two = started(own_url, "me", "screen", patience=60)
    two.view()
    clock.now += 59
    refused(one.post("/votes", {"kind": "bot", "seat": 1}), 409, "not_now")


def test_bot_is_asked_for_only_where_it_makes_sense(own_url: str, clock: Clock) -> None:
    """Not for oneself, a bot's seat or a missing seat, nor by an outsider."""
    one, two = started(own_url, "me", "screen", "bot", patience=60)
    clock.now += 61
    assert refused(one.post("/votes", {"kind": "bot", "seat": 0}), 409, "not_now")
    refused(one.post("/votes", {"kind": "bot", "seat": 2}), 409, "not_now")
    refused(one.post("/votes", {"kind": "bot", "seat": 3}), 404, "not_found")
    refused(one.post("/votes", {"kind": "bot"}), 422, "invalid")
    refused(
        Client(own_url, one.table).post("/votes", {"kind": "bot", "seat": 1}), 403, "not_allowed"
    )
    good(two.post("/seats/1/leave"))
    said = refused(one.post("/votes", {"kind": "bot", "seat": 1}), 409, "not_now")
    assert said["reason"] == "bot-plays-already"
    said = refused(two.post("/votes", {"kind": "bot", "seat": 0}), 409, "not_now")
    assert said["reason"] == "bot-plays-for-you"


def test_patience_is_the_servers_unless_the_table_says(file: str) -> None:
    """Every table says how long it waits."""
    with running(file, patience=70) as server:
        assert started(server.url, "me", "screen")[0].view()["table"]["patience"] == 70
        days = started(server.url, "me", "screen", patience=2 * 86400)[0]
        assert days.view()["table"]["patience"] == 2 * 86400


def test_servers_of_one_database_know_who_is_at_the_others(postgres: Postgres) -> None:
    """A stream at one is presence at all; they learn when it ends, or when its server does."""
    database = postgres.new_database()
    with running(database) as one:
        clients = started(one.url, "me", "screen")
        with running(database) as two:
            there_too = Client(two.url, clients[1].table, clients[1].token)
            watching = clients[0].stream()
            next(watching)
            stream = there_too.stream()
            next(stream)
            while next(watching)["data"].get("online") != [0, 1]:
                pass
            wait_for(there_too, lambda v: [s["online"] for s in v["table"]["seats"]] == [True] * 2)
            stream.close()  # type: ignore[attr-defined]  # it is a generator
            while next(watching)["data"].get("online") != [0]:
                pass


def test_reports_of_other_versions_are_read_or_ignored() -> None:
    """A newer server may say more, or something else; neither ends the listening."""
    report = PresenceReport("a", "table", [0, 2], [1])
    more = {**asdict(report), "version": 2}
    assert read_report(json.dumps(asdict(report))) == report
    assert read_report(json.dumps(more)) == report
    for payload in ("", "[]", "7", '{"server": "a", "table": "table"}'):
        assert read_report(payload) is None
