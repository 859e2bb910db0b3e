"""What happened while one was away: told in sum, after an absence, a reload or a lost line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.person import stop_clock
from tests.web.positions import find, sit_down
from tests.web.test_show import CAPTION, OWN, begin_game, place_agent, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room


def recap_by_server(me: Person) -> tuple[int, int]:
    """Return my score at my last choice and now, from the server."""
    view = me.ask(f"/tables/{me.table}/view?since=0", token=seat_of(me)[1])
    society = view["you"]["society"]
    path = f"/tables/{me.table}/steps/{view['undo']['last'] + 1}?as={society}"
    then = me.ask(path, token=seat_of(me)[1])["game"]
    low = [game["players"][society]["score"]["low"] for game in (then, view["game"])]
    return low[0], low[1]


def until_others_acted(me: Person) -> None:
    """Play until somebody else's order comes between my last answer and my question."""
    me.until_asked()
    while "has the" not in me.page.locator(".log ol").inner_text():
        me.play(1)
        me.until_asked()


def test_after_a_week_one_sees_first_what_has_happened(person: Callable[..., Person]) -> None:
    """Even on another device; it can be replayed and closed, and its strip stays."""
    me = person()
    me.begin()
    me.play(1)
    me.until_asked()
    come = me.page.locator(".fresh")  # who has come since, on the councils
    expect(come).to_have_count(3)
    earlier = come.first.get_attribute("data-tile")
    me.play(1)
    expect(me.page.locator(f".fresh[data-tile='{earlier}']")).to_have_count(0)
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


def test_a_reload_in_the_middle_is_told_in_sum(person: Callable[..., Person]) -> None:
    """What was not shown yet is summed up; after an undisturbed reload nothing is."""
    me = place_agent(person)
    me.page.clock.run_for(OWN)
    assert not me.is_asked()
    me.page.reload()
    recap = me.page.get_by_test_id("recap")
    expect(recap).to_contain_text("is now")
    me.until_asked()
    me.page.reload()
    me.until_asked()
    me.page.get_by_test_id("recap-strip").wait_for()
    assert recap.count() == 0


def test_a_reload_after_two_answers_keeps_the_strip(room: Room) -> None:
    """Where one's own answers came last, it still tells what others did before them."""
    first = find(lambda game, asked: asked.prompt == "deploy" and game.state.round == 2)
    me = sit_down(room, first)
    strip = me.page.get_by_test_id("recap-strip")
    attack = me.page.locator("[data-option$=' attack']")
    told = ""
    while not me.is_over():
        me.until_asked()
        told = strip.inner_text()
        n = me.step()
        if attack.count() and "nothing" not in told:
            attack.first.click()
        elif not me.answer():
            continue
        me.page.wait_for_function(
            "(n) => Number(document.querySelector('[data-step]').dataset.step) > n", arg=n
        )
        me.until_asked()
        view = me.ask(f"/tables/{me.table}/view?since=0", token=seat_of(me)[1])
        if view["decision"]["prompt"].startswith("attack_") and "nothing" not in told:
            break
    assert strip.inner_text() == told
    me.page.reload()
    expect(strip).to_contain_text("Since your last turn")
    expect(strip).not_to_contain_text("nothing")
    assert strip.inner_text() == told


def test_a_hidden_tab_is_told_in_sum(person: Callable[..., Person]) -> None:
    """What happened while nobody looked is summed up, and the table is up to date."""
    me = begin_game(person)
    stop_clock(me)
    me.hide(hidden=True)
    me.page.locator("[data-option^=deploy]").first.evaluate("(e) => e.click()")
    me.until_asked()
    assert me.page.locator(CAPTION).count() == 0
    me.hide(hidden=False)
    expect(me.page.get_by_test_id("recap")).to_be_visible()
    me.page.locator("[data-option^=deploy]").first.click()  # whoever answers has read it
    expect(me.page.get_by_test_id("recap")).to_have_count(0)


def test_a_lost_line_catches_up_in_sum(person: Callable[..., Person]) -> None:
    """What came while offline is no sudden jump: the newest state, and the summary."""
    me = begin_game(person)
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
