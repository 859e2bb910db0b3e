"""Lessons over HTTP: the list, a table already started, the same secrets for the same key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.helpers import Client

if TYPE_CHECKING:
    from tests.server.helpers import Running

KEY = "a-key-of-the-learner-alone"


def test_a_lesson_is_a_table_that_has_begun(server: Running) -> None:
    """Only the learner is taught, it is not in the lobby, and no fair deal is claimed."""
    client = Client(server.url)
    first, *others = client.http.get("/api/lessons").json()["lessons"]
    assert first["name"] == "first-game"
    assert {"R1.1", "R4.2", "R7.2"} <= set(first["rules"])
    assert all(lesson["rules"] == [lesson["rule"]] for lesson in others)
    made = client.http.post("/api/lessons/forts", headers={"Idempotency-Key": KEY})
    assert made.status_code == 201
    again = client.http.post("/api/lessons/forts", headers={"Idempotency-Key": KEY})
    assert again.json()["seats"] == made.json()["seats"]
    facts = made.json()["table"]
    assert (facts["status"], facts["lesson"], facts["listed"]) == ("playing", "forts", False)
    assert facts["fairness"] is None
    token = next(key["token"] for key in made.json()["seats"] if key["token"])
    learner = Client(server.url, facts["id"], token)
    assert learner.get("/view").json()["teaching"]["lesson"] == "forts"
    assert "teaching" not in Client(server.url, facts["id"]).get("/view").json()
    listed = [table["id"] for table in client.http.get("/api/tables").json()["tables"]]
    assert facts["id"] not in listed


def test_a_lesson_is_judged_where_it_is_played(server: Running) -> None:
    """The answer that ends it brings the verdict."""
    client = Client(server.url)
    made = client.http.post("/api/lessons/control").json()
    token = next(key["token"] for key in made["seats"] if key["token"])
    learner = Client(server.url, made["table"]["id"], token)
    turn = learner.get("/view").json()["turn"]
    answer = {"turn": turn, "actions": ["deploy lion.sheriff"]}
    view = learner.post("/actions", answer).json()
    assert view["teaching"]["verdict"] == {"right": False, "n": 14, "form": "wrong-near"}


def test_there_is_no_such_lesson(server: Running) -> None:
    """An unknown name is refused."""
    refused = Client(server.url).http.post("/api/lessons/dragons")
    assert refused.status_code == 404
    assert refused.json()["reason"] == "no-such-lesson"
