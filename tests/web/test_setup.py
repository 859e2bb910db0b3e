"""Setting up a table, and links that friends can open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person

NEARBY = "http://192.168.7.5:8421"


def invite_one(me: Person) -> None:
    """Create a table with a friend's seat."""
    me.page.wait_for_selector("text=Second edition")
    me.page.get_by_label("Seat 2").select_option("friend")
    me.page.get_by_test_id("create").click()
    me.page.wait_for_selector("text=(you)")


def test_opponents_are_easy_normal_or_hard_first(person: Callable[..., Person]) -> None:
    """All other levels come after them, and the chosen one is described."""
    me = person()
    bots = me.page.get_by_label("Bots")
    first = bots.locator("> option")
    expect(first).to_have_text(["Easy", "Normal", "Hard"])
    expect(bots).to_have_value("rules")
    expect(bots.locator("optgroup option")).to_contain_text(["The Fool", "The Schemer"])
    bots.select_option("search:hard")
    expect(me.page.get_by_text("The strongest.")).to_be_visible()


def test_decks_are_switches_and_details_folded(person: Callable[..., Person]) -> None:
    """What most people look for is visible at once; regions have names."""
    me = person(path="/new")
    treasures = me.page.get_by_role("switch", name="Treasures")
    expect(treasures).not_to_be_checked()
    treasures.check()
    presets = me.page.get_by_role("radio")
    above, below = treasures.bounding_box(), presets.first.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    presets.first.check()
    expect(treasures).to_be_checked()
    presets.nth(2).check()
    border = me.page.get_by_label("Disputed border")
    expect(border).to_be_hidden()
    me.page.get_by_text("Details of the rules").click()
    expect(border.locator("option")).to_have_text(
        ["Tidewall borders Old Temple", "Jadespire borders Rainlands"]
    )
    expect(me.page.locator("#option-treasure")).to_have_count(0)
    me.page.get_by_test_id("create").click()
    me.until_table()
    made = me.ask(f"/tables/{me.table}")
    assert made["changed"] == {"treasure": "on"}


def test_links_of_this_machine_alone_say_so(person: Callable[..., Person]) -> None:
    """A friend could not open them; the page says what to do."""
    me = person(path="/new")
    invite_one(me)
    expect(me.page.get_by_text("work on this machine only")).to_contain_text("--host 0.0.0.0")
    expect(me.page.get_by_role("button", name="Show as a code")).to_have_count(0)


def test_links_lead_to_the_address_in_the_network(person: Callable[..., Person]) -> None:
    """Also as a QR code."""
    me = person(path="/new")
    about = {**me.ask("/about"), "addresses": [NEARBY]}
    me.page.route("**/api/about", lambda route: route.fulfill(json=about))
    invite_one(me)
    expect(me.page.get_by_text(NEARBY)).to_be_visible()
    link = me.page.locator("[data-copy*='#invite=']").get_attribute("data-copy")
    assert link is not None
    assert link.startswith(f"{NEARBY}/t/{me.table}#invite=")
    me.page.get_by_role("button", name="Show as a code").click()
    expect(me.page.get_by_role("img", name="Show as a code")).to_be_visible()
    me.page.get_by_role("button", name="Show as a code").click()
    expect(me.page.get_by_role("img", name="Show as a code")).to_have_count(0)
