"""Looking back, records in and out, continuing from a step, rematches, rules versions."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import Client, good, make, play_out, refused, running, started, wait_for
from warofwhispers import load
from warofwhispers.content import RULES_VERSION
from warofwhispers.server.registry import Registry
from warofwhispers.table.history import is_readable
from warofwhispers.table.journal import TableCreated

if TYPE_CHECKING:
    from tests.server.helpers import Json, Running
    from warofwhispers.table.journal import Entry

DATABASES = ("sqlite",)  # nothing here depends on which it is


@pytest.fixture(scope="module")
def played(server: Running) -> list[Client]:
    """Return two people who have played a game, with their connections closed."""
    clients = started(server.url, "me", "screen", options={"fort": "defend"})
    play_out(clients)
    return clients


@pytest.fixture
def finished(played: list[Client]) -> list[Client]:
    """Return the same two, with connections of their own."""
    return [Client(client.url, client.table, client.token) for client in played]


def test_finished_game_is_looked_at_from_all_eyes(url: str, finished: list[Client]) -> None:
    """Every step is there: as a seat saw it, as a spectator did, and with everything visible."""
    watcher = Client(url, finished[0].table)
    last = watcher.view()["game"]["n"]
    societies = watcher.view()["game"]["seats"]
    for number in (0, 1, last // 2, last):
        steps = {
            eyes: good(watcher.get(f"/steps/{number}", as_=eyes))
            for eyes in (*societies, "watcher", "all")
        }
        assert {step["n"] for step in steps.values()} == {number}
        assert (steps["all"]["action"] is None) == (number == last)
        assert steps["watcher"]["action"] is None
        assert steps["watcher"]["game"]["hand"] is None
        for society in societies:
            if society in steps["all"]["hands"]:
                assert steps["all"]["hands"][society] == steps[society]["game"]["hand"]
                seen = steps["all"]["game"]["players"][society]
                assert seen == steps[society]["game"]["players"][society]
    refused(watcher.get(f"/steps/{last + 1}"), 404, "not_found")
    refused(watcher.get("/steps/0", as_="bear"), 422, "invalid")


def test_running_game_is_looked_at_with_own_eyes_only(url: str) -> None:
    """During the game nobody may use another's view, and there is no record."""
    clients = started(url, "me", "screen")
    play_out(clients, most=10)
    mine, theirs = (client.view()["you"]["society"] for client in clients)
    assert good(clients[0].get("/steps/12", as_=mine))["eyes"] == mine
    assert good(clients[0].get("/steps/12"))["eyes"] == mine
    for eyes in (theirs, "all"):
        refused(clients[0].get("/steps/12", as_=eyes), 403, "not_allowed")
    watcher = Client(url, clients[0].table)
    assert good(watcher.get("/steps/12"))["eyes"] == "watcher"
    refused(watcher.get("/steps/12", as_=mine), 403, "not_allowed")
    refused(clients[0].get("/record"), 403, "not_allowed")
    refused(clients[0].post("/continue", {"step": 3, "society": mine}), 409, "not_now")


def test_record_goes_out_and_in(url: str, finished: list[Client]) -> None:
    """A record replays to the same result, and uploaded again it shows the same steps."""
    record = good(finished[0].get("/record"))
    result = finished[0].view()["table"]["result"]
    game = load(record)
    assert {"scores": game.scores(), "winners": list(game.winners())} == result
    table = good(finished[0].http.post("/api/records", json=record))["table"]
    assert (table["status"], table["imported"], table["result"]) == ("over", True, result)
    shown = Client(url, table["id"])
    for number in (0, 40):
        again = good(shown.get(f"/steps/{number}", as_="all"))
        assert again == good(finished[0].get(f"/steps/{number}", as_="all"))
    assert good(shown.get("/record")) == record


def test_record_is_made_once(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A repeated or premature request reads no journal; new chat rebuilds the record."""
    read: list[str] = []
    journal = Registry.journal

    async def noted(registry: Registry, table: str) -> list[Entry]:
        read.append(table)
        return await journal(registry, table)

    monkeypatch.setattr(Registry, "journal", noted)
    with running(file) as server:
        refused(started(server.url, "me", "screen")[0].get("/record"), 403, "not_allowed")
        assert read == []
        one, other = ended(server.url)
        first = good(one.get("/record"))
        assert good(other.get("/record")) == first
        assert len(read) == 1
        good(one.post("/chat", {"text": "Well played."}))
        entries = good(other.get("/record"))["proof"]["journal"]
        assert [entry["kind"] for entry in entries[-2:]] == ["voted", "said"]


def test_bad_records_are_refused(url: str, finished: list[Client]) -> None:
    """A record with a fault is named, and nothing is created from it."""
    record: Json = good(finished[0].get("/record"))
    wrong = {**record, "actions": [*record["actions"][:30], "deploy nowhere"], "result": None}
    http = Client(url).http
    assert "action 30" in refused(http.post("/api/records", json=wrong), 422, "invalid")["message"]
    faults: list[Json] = [
        {"format": "x"},
        {"rules": 99},
        {"seats": ["rat"]},
        {"result": {"winners": []}},
    ]
    for part in faults:
        refused(http.post("/api/records", json={**record, **part}), 422, "invalid")
    half = {**record, "actions": record["actions"][:30], "result": None}
    assert good(http.post("/api/records", json=half))["table"]["status"] == "closed"


def test_a_board_of_ones_own_has_short_names(url: str) -> None:
    """Whatever a record's regions are called is shown to everybody who looks at it."""
    record = json.loads((Path(__file__).parents[1] / "records" / "own-board.json").read_text())
    http = Client(url).http
    for length in (40, 41):
        record["board"]["regions"][7]["name"] = "x" * length
        answer = http.post("/api/records", json=record)
        if length == 40:
            good(answer)
        else:
            assert refused(answer, 422, "invalid")["reason"] == "long-region-name"


def test_hostile_records_are_refused_in_a_sentence(url: str, finished: list[Client]) -> None:
    """Broken, deep, huge or lying: each gets a clear refusal, and the server carries on."""
    record: Json = good(finished[0].get("/record"))
    actions = record["actions"]
    http = Client(url).http
    kept = len(good(http.get("/api/tables"))["tables"])
    faults: list[Json] = [
        {"actions": actions * 20, "result": None},
        {"actions": ["pass"] * 100_000, "result": None},
        {"actions": [["deploy"]], "result": None},
        {"actions": {"0": "pass"}},
        {"actions": [f"deploy {'x' * 10_000}"], "result": None},
        {"options": {"fort": {"kill": "yes"}}},
        {"options": {"__class__": "x"}},
        {"ruleset": "../../etc/passwd"},
        {"seats": ["rat"] * 1000},
        {"seats": None},
        {"version": -1},
        {"version": "1"},
        {"rules": True},
        {"board": {"regions": {}}},
        {"board": [[[]]]},
        {"result": {"scores": {}, "winners": ["<script>"]}},
        {"more": 1},
    ]
    for part in faults:
        said = refused(http.post("/api/records", json={**record, **part}), 422, "invalid")
        assert said["reason"] == "bad-record"
        assert len(said["message"]) < 400
    french = {"Accept-Language": "fr"}
    said = refused(
        http.post("/api/records", json={**record, "more": 1}, headers=french), 422, "invalid"
    )
    assert said["message"].endswith('partie inconnue "more"')
    deep = b'{"a":' * 20_000 + b"1" + b"}" * 20_000
    json_type = {"Content-Type": "application/json"}
    refused(http.post("/api/records", content=deep, headers=json_type), 400, "bad_request")
    number = b'{"rules": 1' + b"0" * 9_000 + b"}"
    answer = http.post("/api/records", content=number, headers=json_type)
    assert answer.status_code in {400, 422}
    for text in (b"NaN", b"null", b"\xff", b'"x"', b"{"):
        assert http.post("/api/records", content=text, headers=json_type).status_code in {400, 422}
    assert len(good(http.get("/api/tables"))["tables"]) == kept
    assert good(http.post("/api/records", json=record))["table"]["imported"]


def test_game_goes_on_from_a_step_against_bots(url: str, finished: list[Client]) -> None:
    """From the middle of a finished game a new one begins, at the very same question."""
    step = 60
    old = good(finished[0].get(f"/steps/{step}", as_="all"))
    mine = next(s for s in old["game"]["seats"] if s != old["decision"]["player"])
    body = {"step": step, "society": mine, "level": "random", "name": "Me"}
    made = good(Client(url, finished[0].table).post("/continue", body))
    table = made["table"]
    assert table["continued"] == {"table": finished[0].table, "step": step}
    me = Client(url, table["id"], made["seats"][0]["token"])
    assert me.view()["you"]["society"] == mine
    then, now = (good(c.get(f"/steps/{step}", as_=mine)) for c in (finished[0], me))
    assert now["game"] == then["game"]
    assert play_out([me]) > 1
    assert me.view()["table"]["status"] == "over"
    bad = {"step": 10_000, "society": mine}
    refused(Client(url, finished[0].table).post("/continue", bad), 422, "invalid")


def test_rematch_keeps_secrets_and_passes_the_first_seat_on(
    url: str, finished: list[Client]
) -> None:
    """The same people, options and order; the next one begins."""
    old = finished[0].view()
    began = next(e for e in old["events"] if e["event"] == "first")["seat"]
    order = old["game"]["seats"]
    table = good(finished[1].post("/rematch"))["table"]
    refused(finished[0].post("/rematch"), 409, "conflict")
    assert finished[0].view()["table"]["rematch"] == table["id"]
    assert (table["previous"], table["changed"]) == (finished[0].table, {"fort": "defend"})
    again = [Client(url, table["id"], client.token) for client in finished]
    assert [c.view()["you"]["society"] for c in again] == [
        c.view()["you"]["society"] for c in finished
    ]
    view = good(again[0].post("/start"))
    assert view["game"]["seats"] == order
    assert view["game"]["first"] == order[(order.index(began) + 1) % 2]
    play_out(again, most=3)


def test_of_two_rematches_at_once_one_counts(url: str) -> None:
    """Both ask; the second is told where the rematch is."""
    clients = ended(url)
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda client: client.post("/rematch"), clients))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200, 409]
    [said] = [answer.json() for answer in answers if answer.status_code == 409]
    assert said["values"]["table"] == clients[0].view()["table"]["rematch"]


def test_many_rematches_at_once_make_one_table(file: str) -> None:
    """Twenty requests leave no stray tables, and rematches count as new tables."""
    with running(file) as server:
        clients = ended(server.url)
        lines = [Client(server.url, clients[0].table, clients[0].token) for _ in range(20)]
        with ThreadPoolExecutor(20) as pool:
            answers = list(pool.map(lambda client: client.post("/rematch"), lines))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
        new = clients[0].view()["table"]["rematch"]
        assert {live.table.id for live in server.services.registry.live_tables()} == {
            clients[0].table,
            new,
        }
    with running(file, new_tables_per_minute=1) as server:
        refused(ended(server.url)[0].post("/rematch"), 429, "too_many")


def ended(url: str) -> list[Client]:
    """Return two people who have agreed to end their game."""
    clients = started(url, "me", "screen")
    vote = good(clients[0].post("/votes", {"kind": "end"}))["votes"][0]["vote"]
    good(clients[1].post(f"/votes/{vote}", {"yes": True}))
    return clients


def test_rematch_comes_after_the_game_and_is_for_those_who_played(
    url: str, finished: list[Client]
) -> None:
    """Not for spectators, and for nobody during a game."""
    refused(Client(url, finished[0].table).post("/rematch"), 403, "not_allowed")
    refused(started(url, "me", "screen")[0].post("/rematch"), 409, "not_now")


def test_unknown_rules_version_is_shown_and_never_guessed(file: str) -> None:
    """A table of another rules version can be viewed from outside and not played."""
    with running(file) as server:
        clients = started(server.url, "me", "screen")
        table, token = clients[0].table, clients[0].token
        play_out(clients, most=5)
    database = sqlite3.connect(file.removeprefix("sqlite:///"))
    with database:
        query = "SELECT seq, data FROM entries WHERE table_id=?"
        for seq, text in database.execute(query, (table,)).fetchall():
            data = {name: part for name, part in json.loads(text).items() if name != "before"}
            if seq == 1:
                data["rules"] = 99
            change = "UPDATE entries SET data=? WHERE table_id=? AND seq=?"
            database.execute(change, (json.dumps(data), table, seq))
    database.close()
    with running(file) as server:
        me = Client(server.url, table, token)
        view = me.view()
        assert (view["table"]["status"], view["table"]["rules"]) == ("unreadable", 99)
        assert (view["game"], view["decision"], view["events"]) == (None, None, [])
        for answer in (me.act("pass", 1), me.post("/start"), me.post("/seats/0/leave")):
            refused(answer, 409, "not_now")
        refused(me.get("/record"), 403, "not_allowed")


@pytest.mark.parametrize(
    ("rules", "ruleset", "options", "readable"),
    [
        (1, "second", {}, True),
        (1, "second", {"null_orders": "barred"}, True),
        (1, "second", {"null_orders": "target_barred"}, False),
        (1, "competitive", {}, True),
        (1, "competitive", {"null_orders": "allowed"}, True),
        (RULES_VERSION, "competitive", {}, True),
        (RULES_VERSION, "second", {"null_orders": "barred"}, False),
        (RULES_VERSION + 1, "second", {}, False),
    ],
)
def test_table_is_readable_where_its_rules_are_known(
    rules: int, ruleset: str, options: dict[str, str], *, readable: bool
) -> None:
    """An old table continues under its own version; one from the future does not."""
    created = TableCreated(rules, ruleset, options, "fixed", None, "", ())
    assert is_readable(created) == readable


def test_bot_level_of_another_version_is_replaced(url: str) -> None:
    """A level that no longer exists is played by the default one."""
    made, _ = make(url, "bot", "bot")
    host = Client(url, made["table"]["id"], made["host"])
    good(host.post("/start"))
    wait_for(host, lambda v: v["table"]["n"] > 20)
