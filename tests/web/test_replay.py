"""Looking back at a finished game."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest

from tests import patience
from tests.web.person import ask, step_forward_until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.person import Person, Room


@pytest.fixture(scope="module")
def finished(server: str) -> str:
    """Return a game that bots have played to its end."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = ask(server, "/tables", {"seats": seats})
    table: str = made["table"]["id"]
    ask(server, f"/tables/{table}/start", {}, made["host"])
    ask(server, f"/tables/{table}/seats/0/leave", {}, made["seats"][0]["token"])
    end = time.monotonic() + patience.PATIENCE
    while ask(server, f"/tables/{table}")["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    return table


# How far the controls go on below their panel's edge.
BELOW = "((e) => e.scrollHeight - e.clientHeight)(document.querySelector('.controls'))"


@pytest.mark.parametrize("language", ["fr", "it"])
def test_all_controls_are_seen(person: Callable[..., Person], finished: str, language: str) -> None:
    """However long their words are."""
    me = person(path=f"/t/{finished}/replay?n=40", language=language)
    me.until_table()
    assert me.page.locator(".controls button").last.is_visible()
    assert me.page.evaluate(BELOW) == 0


def test_replay_plays_steps_and_links(person: Callable[..., Person], finished: str) -> None:
    """Play, pause, step, another seat's view, and a link back to this very moment."""
    me = person(path=f"/t/{finished}/replay?n=40")
    me.until_table()
    at = me.page.get_by_test_id("at")
    assert "Step 40 of" in at.inner_text()
    me.page.get_by_role("button", name="Step forward").click()
    me.page.wait_for_selector("text=Step 41 of")
    me.page.get_by_label("Speed").select_option(index=4)
    me.page.get_by_test_id("play").click()
    me.page.wait_for_function(
        "() => document.querySelector('[data-testid=at]').textContent.split(' ')[1] >= 46"
    )
    me.page.get_by_test_id("play").click()
    me.page.get_by_label("Through the eyes of").select_option("watcher")
    me.page.wait_for_selector(".players .unknown")
    link = me.page.locator("[data-copy*='replay']").get_attribute("data-copy")
    assert link is not None
    assert "as=watcher" in link
    other = person(path=link.removeprefix(me.server))
    other.until_table()
    assert other.page.get_by_test_id("at").inner_text() == at.inner_text()


def test_every_seats_eyes(person: Callable[..., Person], finished: str) -> None:
    """Each society sees its own loyalties and no other's; an all-seeing viewer, everyone's."""
    me = person(path=f"/t/{finished}/replay?n=90")
    me.until_table()
    seats = [seat["society"] for seat in me.ask(f"/tables/{finished}")["seats"]]
    for eyes in seats:
        me.page.get_by_label("Through the eyes of").select_option(eyes)
        me.page.wait_for_selector(f".players li.me[data-society={eyes}]")
        for other in set(seats) - {eyes}:
            hidden = me.ask(f"/tables/{finished}/steps/90?as={eyes}")["game"]["players"][other]
            shown = me.page.locator(f".players [data-society={other}] .token .emblem").count()
            assert shown == sum(empire is not None for empire in hidden["loyalties"])
    me.page.get_by_label("Through the eyes of").select_option("all")
    me.page.wait_for_function(
        "(n) => document.querySelectorAll('.players .token .emblem').length === n",
        arg=5 * len(seats),
    )


def test_play_on_from_here(person: Callable[..., Person], finished: str) -> None:
    """From a past step a new game starts, at the same position."""
    me = person(path=f"/t/{finished}/replay?n=60")
    me.until_table()
    button = me.page.get_by_role("button", name="Play on from here")
    step = step_forward_until(me, button)  # at chance's questions there is nobody to play
    button.click()
    me.page.wait_for_url(lambda url: finished not in url)
    me.until_table()
    me.page.wait_for_selector("[data-option], [data-testid=send-plan]")
    assert me.step() >= step
    assert me.play(2) == 2


def test_a_record_goes_out_and_comes_in(room: Room, finished: str, tmp_path: Path) -> None:
    """A downloaded record can be uploaded and viewed; a bad file is refused in words."""
    room.excused.append("status of 422")
    me = room.enter(path=f"/t/{finished}")
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    assert len(record["actions"]) > 100
    me.page.goto(me.server)
    me.page.get_by_label("Watch a recorded game").set_input_files(file)
    me.until_table()
    assert me.page.get_by_test_id("at").inner_text().endswith(f"of {len(record['actions'])}")
    me.page.goto(me.server)
    for text, said in (("no JSON", "it is not JSON"), ('{"format": "x"}', "record")):
        file.write_text(text, "utf-8")
        me.page.get_by_label("Watch a recorded game").set_input_files(file)
        me.page.get_by_role("alert").filter(has_text=said).wait_for()


def test_end_page_unfolds_the_scores(person: Callable[..., Person], finished: str) -> None:
    """Five loyalties for each player, two plots, and a link to the replay."""
    me = person(path=f"/t/{finished}")
    me.page.wait_for_selector("[data-testid=end]")
    me.page.wait_for_selector("figure")
    assert me.page.locator(".sheet").count() == 3
    assert me.page.locator(".sheet li .token").count() == 15
    assert me.page.locator("figure").count() == 2
    scores = me.ask(f"/tables/{finished}")["result"]["scores"]
    for society, points in scores.items():  # city by city it adds up
        lines = me.page.locator(f".sheet[data-society={society}] .points").all_inner_texts()
        assert sum(int(line.replace("\N{MINUS SIGN}", "-")) for line in lines) == points
    link = me.page.get_by_role("button", name="Copy the link").get_attribute("data-copy")
    assert link == f"{me.server}/t/{finished}"
    turn = me.page.locator(".turns ol a")
    if turn.count():  # a turning point leads to its moment
        turn.first.click()
        me.until_table()
        me.page.go_back()
    me.page.get_by_role("link", name="Replay").click()
    me.until_table()


def test_deals_are_checked_in_the_page(room: Room) -> None:
    """The commitment is shown before the start, and the deal fits our word and no other."""
    me = room.enter()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = me.ask("/tables", {"seats": seats})
    table, token = made["table"]["id"], made["seats"][0]["token"]
    me.page.goto(f"{me.page.url.split('/t/')[0].rstrip('/')}/t/{table}#seat=0.{token}")
    shown = me.page.get_by_test_id("commitment")
    shown.wait_for()
    assert shown.inner_text() == made["table"]["fairness"]["commitment"]
    end = time.monotonic() + patience.PATIENCE
    while not me.ask(f"/tables/{table}")["fairness"]["given"][0]:
        assert time.monotonic() < end
        time.sleep(0.05)
    me.ask(f"/tables/{table}/start", {}, made["host"])
    me.ask(f"/tables/{table}/votes", {"kind": "end"}, token)
    deals = me.page.get_by_test_id("deals")
    deals.get_by_role("button").click()
    deals.get_by_text("Everything fits").wait_for()
    assert "from the word given here" in deals.inner_text()
    me.page.evaluate(
        """(table) => { const all = JSON.parse(localStorage.getItem('whispers.tables'));
        all[table].words[0] = 'another word';
        localStorage.setItem('whispers.tables', JSON.stringify(all)); }""",
        table,
    )
    deals.get_by_role("button").click()
    deals.get_by_text("Something does not fit").wait_for()
