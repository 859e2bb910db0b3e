"""What others do is shown beat by beat, by the page's own clock, which the tests move by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Callable

OWN = 350  # how long one's own doing stands where others wait
DEPLOYED = 900  # how long a deployment stands
CAPTION = "[data-testid=caption-title]"
PIECES = ".flights .piece"


def stop_clock(me: Person) -> None:
    """Let no time pass in the page from now on but what the test lets pass."""
    me.page.clock.pause_at(me.page.evaluate("Date.now() / 1000 + 0.5"))


def place_agent(come: Callable[..., Person], **how: object) -> Person:
    """Begin a game and place an agent; the three bots have placed theirs, and time stands still."""
    me = come(speed="normal", **how)
    me.begin()
    stop_clock(me)
    me.page.locator("[data-option^=deploy]").first.evaluate("(e) => e.click()")
    expect(me.page.locator("[data-ahead]")).to_have_attribute("data-ahead", "3")
    return me


def caption(me: Person) -> str:
    """What is on stage."""
    return me.page.locator(CAPTION).inner_text()


@pytest.mark.parametrize(("size", "moving"), [(DESKTOP, True), (DESKTOP, False), (PHONE, False)])
def test_others_act_one_after_the_other_and_then_i_am_asked(
    person: Callable[..., Person], size: tuple[int, int], *, moving: bool
) -> None:
    """Each deployment has its caption for its time; only then comes the question."""
    me = place_agent(person, size=size, moving=moving)
    assert caption(me).startswith("You place")
    me.page.clock.run_for(OWN)
    seen = []
    for _ in range(3):
        seen.append(caption(me))
        assert moving or me.page.locator(PIECES).count() == 0
        assert not me.is_asked()
        me.page.clock.run_for(DEPLOYED - 1)
        assert caption(me) == seen[-1]
        me.page.clock.run_for(1)
    assert len(set(seen)) == len(seen)
    assert all("places an agent as" in one for one in seen)
    assert me.is_asked()
    assert me.page.locator(CAPTION).count() == 0
    log = me.page.evaluate("document.querySelector('.log')?.innerText ?? null")
    places = [log.index(one) for one in seen] if log else []
    assert places == sorted(places)


def test_space_skips_one_and_escape_all(person: Callable[..., Person]) -> None:
    """A key brings the next caption, another one the question, without any time passing."""
    me = place_agent(person)
    me.page.clock.run_for(OWN)
    first = caption(me)
    me.page.keyboard.press("Space")
    assert caption(me) != first
    assert not me.is_asked()
    me.page.keyboard.press("Escape")
    assert me.is_asked()
    assert me.step() == int(me.ask(f"/tables/{me.table}")["n"])


def test_a_click_on_the_caption_skips_it(person: Callable[..., Person]) -> None:
    """As the key does."""
    me = place_agent(person)
    me.page.clock.run_for(OWN)
    for _ in range(3):
        assert not me.is_asked()
        me.page.locator(CAPTION).click()
    assert me.is_asked()


def test_a_pause_lasts(person: Callable[..., Person]) -> None:
    """Nothing moves on until the pause is ended."""
    me = place_agent(person)
    me.page.clock.run_for(OWN)
    first = caption(me)
    me.page.get_by_test_id("show-pause").click()
    me.page.clock.run_for(60_000)
    assert caption(me) == first
    assert not me.is_asked()
    me.page.get_by_test_id("show-pause").click()
    me.page.clock.run_for(3 * DEPLOYED)
    assert me.is_asked()


def test_speed_is_a_setting_and_the_earlier_one_still_counts(
    person: Callable[..., Person],
) -> None:
    """Who had switched the old following off sees everything at once, and may change that."""
    me = person()
    me.page.evaluate(
        "localStorage.setItem('whispers.settings', JSON.stringify({auto: false, follow: false}))"
    )
    me.page.reload()
    me.begin()
    me.page.get_by_role("button", name="Menu").click()
    speed = me.page.get_by_label("What others do is shown")
    assert speed.input_value() == "once"
    speed.select_option("slow")
    kept = me.page.evaluate("JSON.parse(localStorage.getItem('whispers.settings'))")
    assert kept["speed"] == "slow"
    assert "follow" not in kept
