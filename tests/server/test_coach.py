"""Advice from a bot: who may have it, and that it follows from what its seat sees."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import Client, good, play_out, refused, running, started, wait_for
from warofwhispers import Game
from warofwhispers.server import worker
from warofwhispers.server.jobs import Advise, GameSoFar
from warofwhispers.table.history import setup_to_json

if TYPE_CHECKING:
    from tests.server.helpers import Json
    from warofwhispers.server.jobs import Judge
    from warofwhispers.table.state import Table

RECORDS = Path(__file__).parents[1] / "records"
DATABASES = ("sqlite",)  # nothing here depends on which it is


def advice(client: Client, **asked: str) -> Json:
    """Ask about the present question."""
    told: Json = good(client.get(f"/steps/{client.view()['game']['n']}/advice", **asked))
    return told


def test_against_bots_advice_is_there(url: str) -> None:
    """Each candidate is an option, and each opponent's loyalties come with chances."""
    clients = started(url, "me", "bot", "bot")
    me = clients[0]
    view = wait_for(me, lambda v: v["decision"]["seat"] == v["you"]["seat"])
    told = advice(me)
    assert told["seat"] == view["you"]["society"]
    assert set(told["suspicions"]) == set(view["game"]["seats"]) - {told["seat"]}
    for one in told["suspicions"].values():
        assert [sum(slot.values()) for slot in one["slots"]] == pytest.approx([1.0] * 5, abs=0.01)
    assert told["candidates"]
    assert {c["option"] for c in told["candidates"]} <= set(view["decision"]["options"])


def test_among_people_only_where_all_knew(url: str) -> None:
    """Without a coach at the table nobody gets advice; with one, each for their own seat."""
    for agreed in (False, True):
        clients = started(url, "me", "screen", coach=agreed)
        n = clients[0].view()["game"]["n"]
        assert clients[0].view()["table"]["coach"] is agreed
        other = clients[1].view()["you"]["society"]
        if agreed:
            assert advice(clients[0])["seat"] == clients[0].view()["you"]["society"]
        else:
            refused(clients[0].get(f"/steps/{n}/advice"), 403, "not_allowed")
        refused(clients[0].get(f"/steps/{n}/advice", as_=other), 403, "not_allowed")
        refused(Client(url, clients[0].table).get(f"/steps/{n}/advice"), 422, "invalid")


def test_after_the_game_any_seat_is_looked_into(url: str) -> None:
    """The review after a game: what each could have thought at a step."""
    clients = started(url, "me", "screen")
    play_out(clients)
    watcher = Client(url, clients[0].table)
    for society in watcher.view()["game"]["seats"]:
        assert good(watcher.get("/steps/40/advice", as_=society))["seat"] == society
    refused(watcher.get("/steps/100000/advice", as_="raven"), 404, "not_found")


def test_before_the_seats_are_drawn_there_is_nothing_to_think_about(url: str) -> None:
    """Such a step is refused by name; no bot is asked, and none fails."""
    clients = started(url, "me", "screen", coach=True)
    refused(clients[0].get("/steps/0/advice"), 409, "not_now")


def test_the_board_is_an_option_that_all_know_of(url: str) -> None:
    """Without it, and without a coach, nobody sees it; with it, each for their own seat."""
    for agreed in (False, True):
        clients = started(url, "me", "screen", suspicion=agreed)
        view = clients[0].view()
        assert view["table"]["suspicion"] is agreed
        assert view["table"]["coach"] is False
        where = f"/steps/{view['game']['n']}/suspicions"
        if agreed:
            told = good(clients[0].get(where))
            assert told["seat"] == view["you"]["society"]
            assert set(told["suspects"]) == set(view["game"]["seats"]) - {told["seat"]}
        else:
            refused(clients[0].get(where), 403, "not_allowed")
        other = clients[1].view()["you"]["society"]
        refused(clients[0].get(where, as_=other), 403, "not_allowed")
        refused(clients[0].get(where.replace("suspicions", "advice")), 403, "not_allowed")


def test_a_game_is_looked_back_at_when_it_has_ended(url: str) -> None:
    """Not before, because it reveals everything; then anybody may have answers judged."""
    clients = started(url, "me", "screen", coach=True)
    mine = clients[0].view()["you"]["society"]
    n = clients[0].view()["game"]["n"]
    for where in ("/course", "/review", f"/steps/{n - 1}/judgement", "/steps/0/judgement"):
        refused(clients[0].get(where), 409, "not_now")
    play_out(clients)
    course = good(Client(url, clients[0].table).get("/course"))
    assert course["moments"][-1]["scores"] == clients[0].view()["table"]["result"]["scores"]
    assert len(course["moments"]) == 5
    told = good(Client(url, clients[0].table).get("/review", as_=mine))
    assert told["seat"] == mine
    assert len(told["rounds"]) == 5
    judged = good(clients[0].get(f"/steps/{told['steps'][0]}/judgement"))
    assert judged["step"] == told["steps"][0]
    refused(clients[0].get("/steps/0/judgement"), 422, "invalid")
    refused(clients[0].get("/steps/99999/judgement"), 404, "not_found")


def test_a_deeper_look_takes_seconds(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked for on the way in is what the search is given; a glance is none of it."""
    asked: list[Judge] = []
    given: list[float] = []

    async def ask(_table: Table, job: Judge, _asker: str) -> str:
        asked.append(job)
        return "{}"

    monkeypatch.setattr(worker, "judge", lambda *about: given.append(about[-1]))
    with running(file) as server:
        monkeypatch.setattr(server.services.bots, "ask_coach", ask)
        record = json.loads((RECORDS / "second-2-cards.json").read_text())
        http = Client(server.url).http
        table = good(http.post("/api/records", json=record))["table"]["id"]
        step = next(at for at, action in enumerate(record["actions"]) if action[:6] == "deploy")
        for query in ("", "?deep=false", "?deep=true"):
            good(http.get(f"/api/tables/{table}/steps/{step}/judgement{query}"))
    for job in asked:
        worker.judged(job)
    assert [job.step for job in asked] == [step] * 3
    assert given == [0.0, 0.0, worker.DEEP_SECONDS]


def test_advice_knows_what_its_seat_sees() -> None:
    """Two games that look the same to a seat give the same advice."""
    game = Game.new(players=2, seed=3)
    mine = game.decision.player
    other = next(society for society in game.seats if society != mine)
    told = game.events(0, other)
    dealt = [e.n for e in told if e.event == "dealt" and e.seat == other]
    line = [game.notation.text(code) for code in game.actions]
    swapped = list(line)
    swapped[dealt[0]], swapped[dealt[1]] = line[dealt[1]], line[dealt[0]]
    assert swapped != line
    setup = setup_to_json(game.setup)
    jobs = [Advise(GameSoFar(setup, actions), str(mine)) for actions in (line, swapped)]
    assert worker.advice(jobs[0]) == worker.advice(jobs[1])
