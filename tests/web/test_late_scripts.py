"""Parts of the page are loaded after its first screen, and one of them may fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.web.person import Room


def test_a_part_that_did_not_come_is_fetched_when_the_line_is_back(
    room: Room,
) -> None:
    """Until then the map and the question stay; no error page replaces them."""
    room.excused += ["ERR_FAILED"]
    me = room.enter()
    me.begin()
    address = me.page.url
    down = True

    def maybe(route: Route) -> None:
        if down:
            route.abort()
        else:
            route.continue_()

    me.page.route("**/assets/panels-*.js", maybe)
    me.page.route("**/health", maybe)
    with me.page.expect_event("requestfailed", lambda request: request.url.endswith("/health")):
        me.page.goto(address)
    expect(me.page.get_by_test_id("question")).to_be_visible()
    expect(me.page.get_by_test_id("hand")).to_have_count(0)
    down = False
    expect(me.page.get_by_test_id("hand")).to_be_visible()


def test_answers_that_come_late_still_take_the_focus(room: Room) -> None:
    """Whoever uses the keyboard is led to them, though they came after the question."""
    me = room.enter()
    me.begin()
    held: list[Route] = []
    me.page.route("**/assets/panels-*.js", lambda route: held.append(route))  # noqa: PLW0108 - its signature is looked at
    me.page.reload()
    expect(me.page.get_by_test_id("question")).to_be_visible()
    me.page.keyboard.press("Shift")
    for route in held:
        route.continue_()
    expect(me.page.locator("#question [data-option]:focus")).to_have_count(1)
