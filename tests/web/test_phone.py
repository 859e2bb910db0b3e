"""The same game on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.person import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person


def test_phone_is_as_playable(person: Callable[..., Person]) -> None:
    """The map above, the question below, the rest in sheets; nothing sticks out at the side."""
    me = person(size=PHONE)
    me.page.get_by_test_id("begin").tap()
    me.until_table()
    me.page.wait_for_selector("[data-option]")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    question = me.page.get_by_test_id("question").bounding_box()
    land = me.page.locator(".map").first.bounding_box()
    assert question is not None
    assert land is not None
    assert question["y"] >= land["y"] + land["height"] - 1
    for sheet in ("Councils", "Players", "Hand", "Log"):
        me.page.get_by_role("button", name=sheet, exact=True).tap()
        me.page.wait_for_selector(f"section[aria-label={sheet}]")
        me.page.get_by_role("button", name=sheet, exact=True).tap()
    assert me.play(60, until=8) == 8


def test_map_zooms_and_pans(person: Callable[..., Person]) -> None:
    """The buttons and a finger move the window over the map."""
    me = person(size=PHONE)
    me.page.get_by_test_id("begin").tap()
    me.until_table()
    land = me.page.locator(".map svg").first
    whole = land.get_attribute("viewBox")
    me.page.get_by_role("button", name="Zoom in").tap()
    close = land.get_attribute("viewBox")
    assert close != whole
    box = land.bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + 200, box["y"] + 200)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + 120, box["y"] + 150, steps=4)
    me.page.mouse.up()
    assert land.get_attribute("viewBox") != close
