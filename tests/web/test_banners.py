"""Several banners at once: planned one by one or all at once, within the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.positions import SITES, find, sit_down, truth
from warofwhispers.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

MOST_SUPPLY = 6


def asks(prompt: str, left: int) -> Game:
    """Return a test for a question about at least this many banners, and three regions."""

    def wanted(_: Game, asked: Decision) -> bool:
        some = asked.prompt == prompt and "pass" not in asked.options
        return some and len(asked.options) > 2 and int(str(asked.about["left"])) >= left

    card = "alchemists_fire" if prompt == "fire_kill" else prompt
    liked = ("add-",) if prompt == "add" else ("draw", f"play {card}")
    return find(wanted, liked)


def named(region: str) -> str:
    """Return the name of a region on the page."""
    return Words("en").say(f"region-{region}")


def row(me: Person, region: str) -> Locator:
    """Return a region's line in the plan."""
    name = me.page.get_by_text(named(region), exact=True)
    return me.page.locator(".plan li").filter(has=name)


def planned(me: Person) -> dict[str, int]:
    """Return the plan on the page."""
    names = me.page.locator(".plan .name").all_inner_texts()
    numbers = map(int, me.page.locator(".plan output").all_inner_texts())
    ids = {named(region): region for region in SITES}
    return {ids[name]: number for name, number in zip(names, numbers, strict=True) if number}


def carried_out(me: Person, before: dict[str, Any]) -> dict[str, int]:
    """Send the plan; return how many banners were placed or killed, according to the server."""
    asked, start = before["decision"], before["game"]["n"]
    me.page.get_by_test_id("send-plan").click()
    me.page.wait_for_function(
        "(n) => Number(document.querySelector('[data-step]').dataset.step) > n", arg=start
    )
    now = truth(me)
    out: dict[str, int] = {}
    for event in now["events"]:
        if start <= event["n"] < start + asked["about"]["left"] and event["rule"] == asked["rule"]:
            out[event["region"]] = out.get(event["region"], 0) + event["number"]
    return out


def test_banners_are_placed_by_clicks_and_taken_back(room: Room) -> None:
    """On the map and in the list, more and fewer; one too many is answered with the rule."""
    me = sit_down(room, asks("add", 3))
    before = truth(me)
    left = before["decision"]["about"]["left"]
    first, second, third = (option.split()[1] for option in before["decision"]["options"][:3])
    send = me.page.get_by_test_id("send-plan")
    me.page.locator(f"[data-region={first}]").click()
    expect(row(me, first).locator("output")).to_have_text("1")
    expect(me.page.get_by_text(f"{left - 1} left to place")).to_be_visible()
    expect(send).to_be_disabled()
    row(me, first).get_by_role("button", name="One less").click()
    expect(row(me, first).locator("output")).to_have_text("0")
    row(me, second).get_by_role("button", name="One more").click()
    row(me, third).get_by_role("button", name="all here").click()
    expect(row(me, third).locator("output")).to_have_text(str(left - 1))
    expect(send).to_be_enabled()
    me.page.locator(f"[data-region={first}]").click()
    expect(me.page.locator(".reason")).to_contain_text("R4.4")
    expect(me.page.locator(".reason")).to_contain_text(f"All {left} are planned")
    expect(row(me, first).locator("output")).to_have_text("0")
    me.page.get_by_role("button", name="Start again").click()
    expect(send).to_be_disabled()
    me.page.keyboard.press("Control+k")  # the same by words, told once
    for line in (f"add {first} 1", "undo"):
        me.page.get_by_role("combobox").fill(line)
        me.page.keyboard.press("Enter")
        expect(row(me, first).locator("output")).to_have_text(str(int(line != "undo")))
    me.page.get_by_role("log", name="Announcements").get_by_text(f"{left} left to place").wait_for(
        state="attached"
    )
    expect(me.page.locator(".plan .left")).to_have_attribute("aria-live", "off")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    row(me, first).get_by_role("button", name="One more").click()
    row(me, second).get_by_role("button", name="all here").click()
    assert truth(me)["turn"] == before["turn"]  # nothing is sent before it is confirmed
    assert carried_out(me, before) == {first: 1, second: left - 1}


@pytest.mark.parametrize("prompt", ["fire_kill", "populate", "rearrange"])
def test_a_plan_keeps_within_the_rule(room: Room, prompt: str) -> None:
    """No region gains or loses more than it may: what is planned is what happens."""
    me = sit_down(room, asks(prompt, 2))
    before = truth(me)
    left, regions = before["decision"]["about"]["left"], before["game"]["regions"]
    lines = me.page.locator(".plan li")
    for line in reversed(lines.all()):  # the last region first: at the start it is not even offered
        button = line.get_by_role("button", name="all here")
        if button.is_enabled():
            button.click()
            expect(button).to_be_disabled()
    plan = planned(me)
    if prompt == "fire_kill":
        assert plan == {at: regions[at]["banners"] for at in plan}
    elif prompt == "populate":
        assert list(plan.values()) == [1] * left
    else:
        assert sum(plan.values()) == left
        assert max(plan.values()) <= MOST_SUPPLY
    full = list(plan)[-1]
    me.page.locator(f"[data-region={full}]").click()
    expect(me.page.locator(".reason")).to_contain_text("Why not?")
    assert carried_out(me, before) == plan
    assert me.page.locator("[role=alert]").count() == 0
