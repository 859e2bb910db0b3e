"""Advice from a bot: who may have it, and that it follows from what its seat sees."""

from __future__ import annotations

import gc
import json
import random
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.helpers import Client, good, play_out, refused, running, started, wait_for
from warofwhispers import Game
from warofwhispers.bots import LEVELS, Bot, Budget
from warofwhispers.bots.belief.loyalties import Belief
from warofwhispers.bots.suspicion import Reader
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.engine.observe import UNSEEN
from warofwhispers.server import worker
from warofwhispers.server.jobs import Advise, GameSoFar, Move, Suspect
from warofwhispers.table.history import GameHistory, setup_to_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.server.helpers import Json
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event
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
        told_not = refused(clients[0].get(where), 409, "not_now")
        assert told_not["reason"] == "review-after-the-game"
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


def twins() -> tuple[Game, Game, str]:
    """Return games that look the same to the seat asked, with other tokens and cards elsewhere."""
    game, lots = Game.new(3, seed=3), random.Random(3)  # noqa: S311 - a game, not a secret
    while game.decision.prompt != "swap":
        options = game.decision.options
        drawing = [option for option in options if " draw-" in option]
        game.apply(lots.choice(drawing or [one for one in options if one[:4] != "play"]))
    mine = str(game.decision.player)
    told = {event.n: event for event in game.events() if event.event in {"dealt", "drew"}}
    line = line_of(game)
    own = [line[n] for n, event in told.items() if event.seat == mine]
    kept = {own[0], *(one for one in own if one[:4] == "draw")}  # which the others cannot have
    twin = Game(game.setup)
    for step, action in enumerate(line):
        if step not in told or told[step].seat == mine:
            twin.apply(action)
            continue
        colour = action.partition("/")[0] if told[step].event == "drew" else ""
        alike = [one for one in twin.decision.options if one.startswith(colour)]
        twin.apply(([one for one in alike if one not in {action, *kept}] or alike)[-1])
    assert sum(one != two for one, two in zip(line, line_of(twin), strict=True)) > 6
    assert twin.observe(mine) == game.observe(mine)
    return game, twin, mine


def line_of(game: Game) -> tuple[str, ...]:
    """Return a game's actions as text."""
    return tuple(game.notation.text(code) for code in game.actions)


def so_far(game: Game) -> GameSoFar:
    """Return a game as a worker gets it."""
    return GameSoFar(setup_to_json(game.setup), line_of(game))


@pytest.mark.parametrize("job", [Advise, Suspect])
def test_a_worker_tells_what_its_seat_can_know(job: type[Advise | Suspect]) -> None:
    """Two games that look the same to a seat bring the same advice and the same suspicions."""
    game, twin, mine = twins()
    told = [worker.answered(job(so_far(one), mine), worker.Memories()) for one in (game, twin)]
    assert told[0] == told[1]


class Listener(Bot):
    """Notes what it is told, and answers anything."""

    def __init__(self, heard: list[Event]) -> None:
        """Begin with nothing."""
        self.heard = heard

    def notice(self, events: Iterable[Event]) -> None:
        """Note the events."""
        self.heard += events

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - a bot
        """Return the first option."""
        return seen.options[0]


class HeardBelief:
    """A belief that lets everything it is told be noted."""

    def __init__(self, heard: list[Event], belief: Belief) -> None:
        """Stand before a belief."""
        self._heard, self._belief = heard, belief

    def __getattr__(self, name: str) -> object:
        """Return whatever else it has."""
        return getattr(self._belief, name)

    def notice(self, events: Iterable[Event]) -> None:
        """Note the events, and pass them on."""
        told = list(events)
        self._heard += told
        self._belief.notice(told)


@pytest.mark.parametrize("kind", ["advice", "suspicions", "move"])
def test_hidden_events_are_handed_to_nobody(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Coach, suspicion board and bots get every event, without what only others may see of it."""
    heard: list[Event] = []
    game, _, mine = twins()
    if kind == "advice":
        monkeypatch.setattr(worker, "analyse", lambda *told: heard.extend(told[-1]))
        worker.advice(Advise(so_far(game), mine))
    elif kind == "suspicions":
        module = sys.modules[Reader.__module__]
        monkeypatch.setattr(module, "Belief", lambda *about: HeardBelief(heard, Belief(*about)))
        worker.suspected(Suspect(so_far(game), mine))
    else:
        listening = replace(LEVELS["rules"], make=lambda: Listener(heard))
        monkeypatch.setitem(LEVELS, "rules", listening)
        worker.Memories().answer(Move(so_far(game), "t", mine, "rules", 1.0, 1))
    log, seat = game.state.log or [], game.seat(mine)
    assert [event.number for event in heard] == [event.number for event in log]
    hidden: list[int] = []
    own: list[int] = []
    for event in heard:
        for field, value in zip(EVENT_FIELDS[event.name], event.values, strict=True):
            if field.startswith("?"):
                (own if event.seat == seat else hidden).append(value)
    assert len(hidden) > 10
    assert set(hidden) == {UNSEEN}
    assert UNSEEN not in own


def test_a_worker_keeps_nothing_that_its_bot_has_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot hears of everything once; what has happened would be most of a worker's memory."""
    heard: list[Event] = []
    listening = replace(LEVELS["rules"], make=lambda: Listener(heard))
    monkeypatch.setitem(LEVELS, "rules", listening)
    game, memories = Game.new(2, seed=3), worker.Memories()
    mine = str(game.decision.player)
    events: list[int] = []
    while not game.over and game.state.round < 2:
        action = game.decision.options[0]
        if game.decision.player == mine:
            action = memories.answer(Move(so_far(game), "t", mine, "rules", 1.0, 1))
            events = [event.number for event in game.state.log or []]
        game.apply(action)
    assert [event.number for event in heard] == events
    assert len(events) > 20
    [memory] = memories._kept.values()
    held = gc.get_referents(memory)
    assert not any(isinstance(one, GameHistory) for one in held)
    assert [game.state.log for game in held if isinstance(game, Game)] == [[]]
