"""One person and bots: from the front page to the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.person import stop_clock
from tests.web.positions import find, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room

LATER = 3000  # the page is usable for this long before anything moves behind it
FRAME = 2200
# Buttons of the bar below what tells that one looks back.
OVER_THE_BAR = """() => {
  const strip = document.querySelector('.past').getBoundingClientRect();
  return [...document.querySelectorAll('.bar button')].filter((button) => {
    const box = button.getBoundingClientRect();
    return Math.min(box.right, strip.right) > Math.max(box.left, strip.left)
      && Math.min(box.bottom, strip.bottom) > Math.max(box.top, strip.top);
  }).map((button) => button.textContent);
}"""


def test_two_clicks_lead_into_a_game(person: Callable[..., Person]) -> None:
    """The map appears and something is asked; one may look back and return to the question."""
    me = person()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    me.page.wait_for_selector("[data-option]")
    assert me.page.locator("[data-region]").count() == 40
    assert me.page.locator(".council").count() == 5
    me.page.locator("[data-region=B1]").dispatch_event("click")  # not allowed, and told why
    expect(me.page.locator(".reason")).to_contain_text("R3.3")
    question = me.page.get_by_test_id("question").inner_text()
    me.page.get_by_role("button", name="Step back").click()
    me.page.wait_for_selector("text=Looking back")
    assert me.page.evaluate(OVER_THE_BAR) == []
    me.page.get_by_role("button", name="Back to now").click()
    expect(me.page.get_by_test_id("question")).to_have_text(question)


def test_the_front_page_plays_a_game_behind_it(person: Callable[..., Person]) -> None:
    """Order by order while somebody looks; not at all with reduced motion."""
    me, calm = person(moving=True, speed="normal"), person(speed="normal")
    for one in (me, calm):
        one.page.get_by_test_id("begin").wait_for()
        stop_clock(one)
        one.page.clock.run_for(LATER)
    living = me.page.get_by_test_id("living-map")
    living.wait_for()
    at = int(living.get_attribute("data-frame") or 0)
    for number in (1, 2):
        me.page.clock.run_for(FRAME)
        expect(living).to_have_attribute("data-frame", str(at + number))
    me.hide(hidden=True)
    me.page.clock.run_for(10 * FRAME)
    expect(living).to_have_attribute("data-frame", str(at + 2))
    me.hide(hidden=False)
    me.page.clock.run_for(FRAME)
    expect(living).to_have_attribute("data-frame", str(at + 3))
    assert calm.page.get_by_test_id("living-map").count() == 0


def test_my_tables_come_first(person: Callable[..., Person]) -> None:
    """A table stands above the large button for newcomers, links back, and can be removed."""
    me = person()
    me.page.get_by_test_id("learn").click()
    me.page.locator("[data-lesson=first-game]").click()
    me.until_table()
    me.page.get_by_role("link", name="A War of Whispers").click()
    table = me.page.locator(".hero").get_by_role("link").first
    expect(table).to_have_attribute("href", re.compile("^/t/"))
    way = me.page.get_by_test_id("learn").bounding_box()
    mine = table.bounding_box()
    assert way
    assert mine
    assert mine["y"] < way["y"]
    table.click()
    me.until_table()
    me.page.go_back()
    me.page.get_by_role("button", name="Remove from this list").click()
    expect(me.page.locator(".hero a[href^='/t/']")).to_have_count(0)
    assert me.page.evaluate("localStorage.getItem('whispers.tables')") == "{}"


def test_a_game_against_a_bot_to_its_end(room: Room) -> None:
    """The last round, answered by clicks: the scores shown are the server's."""
    last = find(lambda game, asked: game.state.round == 4 and asked.prompt == "deploy")
    me = sit_down(room, last)
    me.play()
    assert me.is_over()
    result = me.ask(f"/tables/{me.table}")["result"]
    for society, points in result["scores"].items():
        shown = me.page.locator(f".sheet[data-society={society}] [data-testid=total]").inner_text()
        assert int(shown.replace("−", "-")) == points  # noqa: RUF001 - a real minus sign
    me.page.wait_for_selector("figure svg")
