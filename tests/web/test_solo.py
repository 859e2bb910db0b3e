"""One person and bots: from the front page to the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.person import DESKTOP, stop_clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person

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
SHOWN = ("[data-testid=question]", "[data-region]", ".council", ".players", ".mine", ".log")


def test_two_clicks_lead_into_a_game(person: Callable[..., Person]) -> None:
    """The page itself, then one button: the map appears and something is asked."""
    me = person()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    me.page.wait_for_selector("[data-option]")
    assert me.page.locator("[data-region]").count() == 40
    assert me.page.locator(".council").count() == 5


def test_everything_is_on_one_screen(person: Callable[..., Person]) -> None:
    """At 1366 x 768 nothing scrolls and every part is inside the window."""
    me = person()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    me.page.wait_for_selector("[data-option]")
    size = me.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == list(DESKTOP)
    for part in SHOWN:
        box = me.page.locator(part).first.bounding_box()
        assert box is not None, part
        assert box["x"] >= 0, part
        assert box["y"] + box["height"] <= DESKTOP[1] + 1, part
        assert box["x"] + box["width"] <= DESKTOP[0] + 1, part


def test_every_control_has_a_name(person: Callable[..., Person]) -> None:
    """A screen reader announces what each button is."""
    me = person()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    nameless = me.page.evaluate(
        """[...document.querySelectorAll('button, a, input, select, [role=button]')]
        .filter((e) => !(e.getAttribute('aria-label') || e.textContent.trim() || e.title
          || e.labels?.length)).map((e) => e.outerHTML)"""
    )
    assert nameless == []


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
    """One large button for newcomers; people with a table find it above everything else."""
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


def test_what_is_not_allowed_says_why(person: Callable[..., Person]) -> None:
    """A click on a region while agents are deployed is answered with a rule."""
    me = person()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    me.page.wait_for_selector("[data-option^=deploy]")
    me.page.locator("[data-region=B1]").dispatch_event("click")
    assert "R3.3" in me.page.locator(".reason").inner_text()


def test_stepping_back_keeps_the_place(person: Callable[..., Person]) -> None:
    """One may look back and return to the same question."""
    me = person()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    me.page.wait_for_selector("[data-option]")
    question = me.page.get_by_test_id("question").inner_text()
    me.page.get_by_role("button", name="Step back").click()
    me.page.wait_for_selector("text=Looking back")
    assert me.page.evaluate(OVER_THE_BAR) == []
    me.page.get_by_role("button", name="Back to now").click()
    assert me.page.get_by_test_id("question").inner_text() == question


def test_a_whole_game_against_bots(person: Callable[..., Person]) -> None:
    """Two players, all four rounds, answered by clicks: the scores shown are the server's."""
    me = person()
    me.page.get_by_label("Seats").select_option("2")
    me.page.get_by_test_id("begin").click()
    me.until_table()
    me.play()
    assert me.is_over()
    result = me.ask(f"/tables/{me.table}")["result"]
    for society, points in result["scores"].items():
        shown = me.page.locator(f".sheet[data-society={society}] [data-testid=total]").inner_text()
        assert int(shown.replace("−", "-")) == points  # noqa: RUF001 - a real minus sign
    me.page.wait_for_selector("figure svg")
