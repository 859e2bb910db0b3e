"""One person and bots: from the front page to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.person import DESKTOP

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person

SHOWN = ("[data-testid=question]", "[data-region]", ".council", ".players", ".mine", ".log")


def test_two_clicks_lead_into_a_game(person: Callable[..., Person]) -> None:
    """The page itself, then one button: the map is there and something is asked."""
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
    """Whoever hears the page is told what each button is."""
    me = person()
    me.page.get_by_test_id("begin").click()
    me.until_table()
    nameless = me.page.evaluate(
        """[...document.querySelectorAll('button, a, input, select, [role=button]')]
        .filter((e) => !(e.getAttribute('aria-label') || e.textContent.trim() || e.title
          || e.labels?.length)).map((e) => e.outerHTML)"""
    )
    assert nameless == []


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
