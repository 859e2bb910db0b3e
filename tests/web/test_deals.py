"""The end page's check of the deals, in the browser itself."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.person import ask

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.web.person import Person

Json = dict[str, Any]


@pytest.fixture(scope="module")
def ended(server: str) -> str:
    """Return a table whose game has ended."""
    return end_a_game(server)


def end_a_game(server: str) -> str:
    """Return a table whose two players gave one answer and then agreed to end the game."""
    made = ask(server, "/tables", {"seats": [{"kind": "me"}, {"kind": "screen"}]})
    table: str = made["table"]["id"]
    tokens = [seat["token"] for seat in made["seats"]]
    view = ask(server, f"/tables/{table}/start", {}, tokens[0])
    token = tokens[view["decision"]["seat"]]
    options = ask(server, f"/tables/{table}/view", None, token)["decision"]["options"]
    answer = {"turn": view["turn"], "actions": options[:1]}
    ask(server, f"/tables/{table}/actions", answer, token)
    [vote] = ask(server, f"/tables/{table}/votes", {"kind": "end"}, tokens[0])["votes"]
    ask(server, f"/tables/{table}/votes/{vote['vote']}", {"yes": True}, tokens[1])
    return table


def change_action(record: Json) -> list[str]:
    """Change the last action in the record; return what the page must say."""
    last = len(record["actions"]) - 1
    record["actions"][last] = record["actions"][last][::-1]
    return [f"The record\u2019s action {last} is not the one in the journal."]


def change_draw(record: Json) -> list[str]:
    """Let the server deal one card of its own choice; return what the page must say."""
    journal = record["proof"]["journal"]
    entry = next(at for at, line in enumerate(journal) if line["kind"] == "started")
    body = json.loads(journal[entry]["body"])
    draw = next(d for d in body["draws"] if d["drawn"].startswith("deal") and len(d["among"]) > 1)
    step = body["actions"].index(draw["drawn"])
    other = next(card for card in draw["among"] if card != draw["drawn"])
    draw["drawn"] = body["actions"][step] = record["actions"][step] = other
    journal[entry]["body"] = json.dumps(body)
    where = f"Draw {draw['number']} (entry {entry + 1})"
    return [
        f"Entry {entry + 1} was changed: its hash does not fit.",
        f"{where} does not follow from the secret and the words: action {step}.",
    ]


@pytest.mark.parametrize("tamper", [change_action, change_draw])
def test_check_names_the_step_that_does_not_fit(
    person: Callable[..., Person], ended: str, tamper: Callable[[Json], list[str]]
) -> None:
    """A record as it was written fits; one that the server has changed is told apart, by step."""
    me = person(path=f"/t/{ended}")
    deals = me.page.get_by_test_id("deals")
    check = deals.get_by_role("button", name="Check the deals")
    check.click()
    expect(deals.get_by_role("status")).to_contain_text("Everything fits: ")
    expect(deals.get_by_role("listitem")).to_have_count(0)
    expected: list[str] = []

    def answer(route: Route) -> None:
        record = ask(me.server, f"/tables/{ended}/record")
        expected[:] = tamper(record)
        route.fulfill(json=record)

    me.page.route("**/record", answer)
    check.click()
    expect(deals.get_by_role("status")).to_have_text("Something does not fit:")
    assert deals.get_by_role("listitem").all_inner_texts() == expected


def test_proof_of_another_table_is_told_apart(person: Callable[..., Person], ended: str) -> None:
    """It fits in itself, but a server could choose a table's id so that the draws suit."""
    me = person(path=f"/t/{ended}")
    record = ask(me.server, f"/tables/{end_a_game(me.server)}/record")
    me.page.route("**/record", lambda route: route.fulfill(json=record))
    deals = me.page.get_by_test_id("deals")
    deals.get_by_role("button", name="Check the deals").click()
    expect(deals.get_by_role("listitem")).to_have_text(["The proof is that of another table."])
