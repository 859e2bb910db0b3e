"""Broken addresses, lost storage, reloads, double clicks, and a restarted server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.processes import Forked
from tests.web.person import Room
from tests.web.positions import find, sit_down, truth

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Request

    from tests.web.person import Person, Windows


@pytest.mark.parametrize(
    "path",
    [
        "/t/nonsense",
        "/t/AAAAAAAAAAAAAAAAAAAAAA",
        "/t/AAAAAAAAAAAAAAAAAAAAAA/replay?n=x&as=nobody",
        "/t/%00%ff",
        "/t/a/b/c",
        "/t/",
        "/nowhere",
        "/t/nonsense#seat=0.x",
        "/t/nonsense#invite=9.%",
    ],
)
def test_a_broken_address_says_so_and_leads_home(room: Room, path: str) -> None:
    """The page says that there is no such table, and links to the front page."""
    room.excused += ["status of 404", "status of 401", "status of 422", "status of 400"]
    me = room.enter(path=path)
    home = me.page.get_by_role("link", name="Front page")
    begin = me.page.get_by_test_id("begin")
    home.or_(begin).first.wait_for()
    if home.count():
        expect(me.page.get_by_text("no such table", exact=False)).to_be_visible()
        home.click()
    begin.wait_for()


def test_play_goes_on_without_storage(person: Callable[..., Person]) -> None:
    """With the browser's storage cleared this page plays on; reloaded, it watches."""
    me = person()
    me.begin(2)
    step = me.step()  # it is our turn, so only our answer leads on
    me.page.evaluate("localStorage.clear()")
    assert me.play(1) == 1
    expect(me.page.locator("[data-step]")).not_to_have_attribute("data-step", str(step))
    me.page.evaluate("localStorage.clear()")
    me.page.reload()
    me.until_table()
    expect(me.page.get_by_text("You are watching")).to_be_visible()
    assert me.page.locator("[data-option]").count() == 0
    assert me.page.get_by_test_id("hand").count() == 0


@pytest.mark.parametrize("kept", [("no JSON", "[]"), ('{"a": 3}', "null")])
def test_a_spoiled_shelf_is_no_obstacle(
    person: Callable[..., Person], kept: tuple[str, str]
) -> None:
    """Whatever another program left where we store our tables, a game can be started."""
    me = person()
    for shelf, left in zip(("whispers.tables", "whispers.settings"), kept, strict=True):
        me.page.evaluate("([shelf, left]) => localStorage.setItem(shelf, left)", [shelf, left])
    me.page.reload()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    while not me.is_asked():
        me.page.keyboard.press("Escape")  # the deal is shown to who has no settings
        me.page.wait_for_timeout(50)
    me.answer()


def test_half_a_plan_is_not_sent_by_loading_again(room: Room) -> None:
    """The question is asked again, nothing was placed, and it can be answered."""
    game = find(lambda _, asked: asked.prompt == "add" and len(asked.options) > 2, ("add-",))
    me = sit_down(room, game)
    before = truth(me)
    me.page.locator(".plan li button.all").first.wait_for()
    me.page.locator(".plan li").first.get_by_role("button", name="One more").click()
    expect(me.page.locator(".plan output").first).to_have_text("1")
    me.page.reload()
    me.until_table()
    expect(me.page.locator(".plan output").first).to_have_text("0")
    assert truth(me)["turn"] == before["turn"]
    me.page.locator("button.all").first.click()
    with me.page.expect_response("**/actions?*"):
        me.page.get_by_test_id("send-plan").click()
    assert truth(me)["turn"] > before["turn"]


def test_a_double_click_answers_one_question(room: Room) -> None:
    """The second click does not count as the answer to the next question in the same place."""
    game = find(lambda _, asked: asked.prompt == "attack_from" and len(asked.options) > 1)
    me = sit_down(room, game)
    me.page.wait_for_selector("[data-option^=from]")
    box = me.page.locator("[data-option]").first.bounding_box()
    assert box is not None
    mouse = me.page.mouse
    # Near the lower edge: the next question is a line longer, and its answer begins there.
    mouse.move(box["x"] + 8, box["y"] + box["height"] - 4)
    for count, then in ((1, "to"), (2, "to"), (1, "count")):
        mouse.down(click_count=count)
        mouse.up(click_count=count)
        me.page.wait_for_timeout(100)
        me.page.wait_for_selector(f"[data-option^={then}]")


def test_a_quick_double_click_sends_once(person: Callable[..., Person]) -> None:
    """Both clicks come before the page has even shown that it is sending."""
    me = person()
    me.begin(2)
    sent: list[Request] = []
    me.page.on("request", lambda call: sent.append(call) if "/actions" in call.url else None)
    me.page.locator("[data-option^=deploy]").first.evaluate("e => { e.click(); e.click(); }")
    me.page.wait_for_timeout(300)
    assert len(sent) == 1


def test_the_page_goes_on_after_the_server_was_killed(windows: Windows, tmp_path: Path) -> None:
    """The connection returns by itself, at the same question; what was clicked counts."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    first = Forked(database, tmp_path)
    port = int(first.url.rstrip("/").rsplit(":", 1)[1])
    people = Room(windows, first.url.rstrip("/"))
    people.excused.append("net::ERR")
    me = people.enter()
    me.begin(2)
    assert me.play(1) == 1
    me.page.wait_for_selector("[data-option]")
    step = me.step()
    first.kill()
    me.page.get_by_test_id("offline").wait_for()
    me.page.locator("[data-option]").last.click()
    second = Forked(database, tmp_path, port=port)
    me.page.wait_for_selector("[data-testid=offline]", state="detached")
    me.page.wait_for_function(
        "(n) => Number(document.querySelector('[data-step]').dataset.step) > n", arg=step
    )
    assert me.play(2) == 2
    faults = people.faults
    people.close()
    second.stop()
    assert faults == []


def test_a_browser_that_keeps_nothing(windows: Windows, server: str) -> None:
    """With storage full or forbidden one can play, as long as the page stays open."""
    people = Room(windows, server)
    me = people.enter(own=True)
    me.page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"
    )
    me.page.reload()
    me.begin(2)
    assert me.play(2) == 2
    people.close()
    assert people.faults == []
