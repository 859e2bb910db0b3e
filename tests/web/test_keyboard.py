"""The keyboard alone, names for screen readers, and reasons for what cannot be done."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.web.positions import find, sit_down
from tests.web.test_accessibility_tree import LONG, acts_late
from warofwhispers.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

# The short form plays in English; `make access` in every language.
LANGUAGES = ("en", "fr", "it") if "WHISPERS_LONG" in os.environ else ("en",)
LONGEST = 150  # lines of the log
FOCUSED = """() => {
  const at = document.activeElement;
  const { option = "", testid = "" } = at.dataset;
  const more = at.classList.contains('more');
  return { option, testid, more, label: at.ariaLabel ?? at.textContent };
}"""


def focused(me: Person) -> dict[str, Any]:
    """Return what has the focus."""
    found: dict[str, Any] = me.page.evaluate(FOCUSED)
    return found


def tab_to(me: Person, testid: str, most: int = 40) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if focused(me)["testid"] == testid:
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"{testid} is not reached by Tab")


def press(me: Person, lot: int) -> bool:
    """Answer with keys where the focus was led; return whether there was a question."""
    at = focused(me)
    if at["testid"] in {"confirm", "send-plan"} or at["more"]:
        me.page.keyboard.press("Enter")
    elif at["option"].startswith("count"):
        asks_twice = me.page.get_by_test_id("confirm").count() > 0  # an attack; cards do not
        me.page.keyboard.press("Enter")
        if asks_twice:
            tab_to(me, "confirm")
            me.page.keyboard.press("Enter")
    elif at["option"]:
        grid = at["option"].startswith("deploy")
        for _ in range(lot % 3):
            me.page.keyboard.press("ArrowRight" if grid else "Tab")
            if not focused(me)["option"]:  # past the last one, or taken
                me.page.keyboard.press("ArrowLeft" if grid else "Shift+Tab")
        me.page.keyboard.press("Enter")
    else:
        return False
    return True


def play_by_keys(me: Person, most: int) -> int:
    """Answer by keys until the game is over, or enough answers are given; return how many."""
    given = 0
    end = time.monotonic() + PATIENCE
    while given < most and not me.is_over():
        if press(me, given):
            given += 1
            end = time.monotonic() + PATIENCE
        assert time.monotonic() < end, focused(me)
        me.page.wait_for_timeout(20)
    return given


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keyboard_from_the_front_page_to_the_scores(room: Room, language: str) -> None:
    """Without a pointer; each question takes the focus. In short, how it begins and ends.

    `make access` plays all four of them.
    """
    me = room.enter(language=language)
    me.page.get_by_label(words(language).say("page-home-seats")).focus()
    me.page.keyboard.press("2")
    tab_to(me, "begin")
    me.page.keyboard.press("Enter")
    me.until_table()
    me.page.wait_for_selector("[data-option]")
    if LONG:
        assert play_by_keys(me, 1000) > 30
        assert me.is_over()
        return
    assert play_by_keys(me, 4) == 4
    me = sit_down(room, find(acts_late))
    me.page.wait_for_selector("[data-option]")
    me.page.keyboard.press("Escape")  # closes the summary of what has happened
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    while not focused(me)["option"]:
        me.page.keyboard.press("Tab")
    assert play_by_keys(me, 1000) > 3
    assert me.is_over()


def test_the_question_is_first_to_reach(person: Callable[..., Person]) -> None:
    """The first Tab leads to the question; regions that can be chosen are reached and named."""
    me = person()
    me.begin(4)
    me.page.keyboard.press("Tab")
    assert focused(me)["label"] == "To the question"
    me.page.keyboard.press("Enter")
    while not focused(me)["option"]:
        me.page.keyboard.press("Tab")
    while not me.page.locator(".region.option").count():
        me.answer()
        me.page.wait_for_timeout(30)
    me.page.locator("[data-region][tabindex='0']").focus()
    assert "can be chosen" in focused(me)["label"]
    me.page.keyboard.press("Enter")


def test_a_region_that_is_full_leads_on_to_the_next(room: Room) -> None:
    """Where each takes one banner and more are left, the focus is not lost."""

    def is_short(_: Game, asked: Decision) -> bool:
        return asked.prompt == "populate" and len(asked.options) > 2

    me = sit_down(room, find(is_short, ("draw", "add", "play")))
    me.page.keyboard.press("Escape")
    me.page.locator("button.all").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("button.all").first).to_be_disabled()
    expect(me.page.locator(".more:enabled:focus")).to_have_count(1)


def test_anything_not_allowed_says_why(person: Callable[..., Person]) -> None:
    """Regions, positions, orders and cards answer with a rule and its text."""
    me = person()
    me.begin(4)
    reason = me.page.locator(".reason")
    me.page.locator("[data-region=B1]").dispatch_event("click")
    expect(reason).to_contain_text("Under this ruleset")
    taken = me.page.locator(".tile:not(.open) .head")
    while not taken.count():
        me.answer()
        me.page.wait_for_timeout(30)
    me.page.wait_for_selector("[data-option]")
    me.page.locator("button.order:not(.open)").first.click()
    expect(reason.get_by_role("button", name="Rule R")).to_have_attribute("aria-expanded", "true")
    for place in (taken.first, me.page.locator(".grid .cell:not(.open)").first):
        me.page.keyboard.press("Escape")
        expect(reason).to_have_count(0)
        place.click()
        expect(reason.get_by_role("button", name="Rule R")).to_have_attribute(
            "aria-expanded", "true"
        )
    me.page.keyboard.press("?")  # all about that position, its orders included
    at = me.page.evaluate("document.activeElement.dataset.tile")
    told = me.page.get_by_role("log", name="Announcements")
    for order in me.page.locator(f".tile[data-tile='{at}'] li .hidden-text").all_inner_texts():
        expect(told).to_contain_text(order)
    me.page.locator(".ask").get_by_role("button", name="Rule R3.2").click()
    expect(me.page.locator(".ask")).to_contain_text("vacant positions")


def test_cards_tell_what_they_can_do(person: Callable[..., Person]) -> None:
    """A card in hand opens to three abilities, each with its cost and its time or present use."""
    me = person()
    me.begin(2)
    hand = me.page.get_by_test_id("hand")
    while not hand.locator(".card").count():
        draw = me.page.locator("[data-option*=' draw-']")
        draw.first.click() if draw.count() else me.answer()
        me.page.wait_for_timeout(40)
    hand.locator(".card").first.click()
    detail = hand.locator(".detail")
    expect(detail.locator(".ability")).to_have_count(3)
    for text in detail.locator(".ability").all_inner_texts():
        assert "When:" in text or detail.locator(".plays button").count()
    expect(detail).to_contain_text("+ one ")
    while not detail.locator(".why .rule").count():  # a card that fits now has no reason why not
        me.answer()
        me.page.wait_for_timeout(40)
    detail.locator(".why .rule").first.click()
    expect(detail.locator(".why .rule + .text")).to_contain_text(" ")


def test_the_log_shows_where_it_was(person: Callable[..., Person]) -> None:
    """A line of the log marks its region on the map or its position in a council."""
    me = person()
    me.begin(2)
    me.answer()
    me.page.get_by_role("button", name="places an agent as").first.click()
    expect(me.page.locator(".tile.shown")).to_have_count(1)
    added = me.page.locator(".log .added button, .log .fought button")
    while not added.count():
        me.answer()
        me.page.wait_for_timeout(40)
    line = added.first.element_handle()  # as the log grows, another one is the first
    line.click()
    me.page.wait_for_selector(".region.shown")
    line.click()
    expect(me.page.locator(".region.shown")).to_have_count(0)


# The line at the top of what is seen of the log.
READ = """() => {
  const box = document.querySelector('.log ol').getBoundingClientRect();
  return [...document.querySelectorAll('.log li')]
    .find((line) => line.getBoundingClientRect().bottom > box.top + 4).innerText;
}"""


def test_a_log_scrolled_back_tells_that_there_is_news(room: Room) -> None:
    """It follows until then; it stays where it is, counts what is new, and leads there."""
    late = find(lambda game, asked: game.state.round == 4 and asked.prompt == "deploy", players=4)
    me = sit_down(room, late)
    lines = me.page.locator(".log li")
    news = me.page.get_by_test_id("log-news")
    expect(lines).to_have_count(LONGEST)  # from now on, old lines go as new ones come

    def play() -> None:
        known = lines.last.inner_text()
        while lines.last.inner_text() == known:
            assert me.play(1) == 1
            me.until_asked()

    for _ in range(3):
        play()
        expect(lines.last).to_be_in_viewport()
        assert news.count() == 0
    me.page.evaluate("document.querySelector('.log ol').scrollTop = 300")
    read = me.page.evaluate(READ)
    assert news.count() == 0
    play()
    news.wait_for()
    assert me.page.evaluate(READ) == read
    news.click()
    expect(news).to_have_count(0)
    expect(lines.last).to_be_in_viewport()
    play()
    expect(lines.last).to_be_in_viewport()
    me.page.locator(".log li", has_text="places an agent").last.locator(".rule").click()
    expect(me.page.locator(".log .rule + .text")).to_contain_text("vacant positions")
