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


def seat_of(me: Person) -> tuple[str, str]:
    """The one seat of this browser, and its secret."""
    [(seat, token)] = me.keys()["seats"].items()
    return seat, token


def recap_by_server(me: Person) -> tuple[int, int]:
    """My score at my last choice and now, as the server has it."""
    view = me.ask(f"/tables/{me.table}/view?since=0", token=seat_of(me)[1])
    society = view["you"]["society"]
    path = f"/tables/{me.table}/steps/{view['undo']['last'] + 1}?as={society}"
    then = me.ask(path, token=seat_of(me)[1])["game"]
    low = [game["players"][society]["score"]["low"] for game in (then, view["game"])]
    return low[0], low[1]


def until_others_acted(me: Person) -> None:
    """Play until an order of somebody else lies between my last answer and my question."""
    me.play(2)
    me.until_asked()
    while "has the" not in me.page.locator("ol.log").inner_text():
        me.play(1)
        me.until_asked()


def test_after_a_week_one_sees_first_what_has_happened(person: Callable[..., Person]) -> None:
    """Also on another device; it can be played again, and closed, and its strip stays."""
    me = person()
    me.begin()
    until_others_acted(me)
    me.page.reload()
    me.until_asked()
    expect(me.page.get_by_test_id("recap-strip")).to_contain_text("Since your last turn")
    assert me.page.get_by_test_id("recap").count() == 0  # away for a moment only
    me.page.evaluate(
        """(table) => { const all = JSON.parse(localStorage.getItem('whispers.tables'));
        all[table].seen -= 7 * 86400 * 1000;
        localStorage.setItem('whispers.tables', JSON.stringify(all)); }""",
        me.table,
    )
    me.page.reload()
    seat, token = seat_of(me)
    abroad = person(path=f"/t/{me.table}#seat={seat}.{token}")
    then, now = recap_by_server(me)
    told = f"{then} → {now}" if then != now else f"still {now}"
    for one in (me, abroad):
        expect(one.page.get_by_test_id("recap")).to_contain_text(told)
        one.until_asked()
    me.page.get_by_test_id("recap-play").click()
    expect(me.page.get_by_test_id("caption")).to_be_visible()
    assert not me.is_asked()
    me.page.keyboard.press("Escape")
    me.until_asked()
    abroad.page.keyboard.press("Escape")
    assert abroad.page.get_by_test_id("recap").count() == 0
    expect(abroad.page.get_by_test_id("recap-strip")).to_contain_text(told)


def test_new_agents_are_marked_until_my_next_answer(person: Callable[..., Person]) -> None:
    """The councils show who has come since my last turn."""
    me = person()
    me.begin()
    me.play(1)
    me.until_asked()
    expect(me.page.locator(".fresh")).to_have_count(3)
    me.play(1)
    expect(me.page.locator(".fresh")).not_to_have_count(3)


def test_a_hidden_tab_is_told_in_sum(person: Callable[..., Person]) -> None:
    """What happened while nobody looked is summed up, and the table is up to date."""
    me = person(speed="normal")
    me.begin()
    stop_clock(me)
    hide = """(hidden) => { Object.defineProperty(document, 'hidden',
        { get: () => hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); }"""
    me.page.evaluate(hide, True)  # noqa: FBT003 - what the page is told
    me.page.locator("[data-option^=deploy]").first.evaluate("(e) => e.click()")
    me.until_asked()
    assert me.page.locator(CAPTION).count() == 0
    me.page.evaluate(hide, False)  # noqa: FBT003 - as above
    expect(me.page.get_by_test_id("recap")).to_be_visible()
    assert me.is_asked()


def test_a_lost_line_catches_up_in_sum(person: Callable[..., Person]) -> None:
    """What came while the line was down is no jump: the newest state, and the summary."""
    me = person(speed="normal")
    me.begin()
    seat, token = seat_of(me)
    me.page.context.set_offline(offline=True)
    expect(me.page.get_by_test_id("offline")).to_be_visible()
    elsewhere = person(path=f"/t/{me.table}#seat={seat}.{token}")
    elsewhere.play(2)
    elsewhere.until_asked()
    me.page.context.set_offline(offline=False)
    expect(me.page.get_by_test_id("recap")).to_be_visible()
    assert me.page.locator(CAPTION).count() == 0
    assert me.step() == int(me.ask(f"/tables/{me.table}")["n"])
