"""Advice from a bot, in words, while playing against bots and after a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.person import PATIENCE
from tests.web.positions import find, seat, sit_down, truth

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room


def test_the_coach_weighs_moves_and_suspects(person: Callable[..., Person]) -> None:
    """Candidates with chances and reasons, and a belief for each opponent; then after the end."""
    me = person()
    me.begin(3)
    me.page.get_by_role("button", name="Ask the coach").click()
    moves = me.page.get_by_test_id("candidates").locator("> li")
    expect(moves.first).to_contain_text("in 100", timeout=PATIENCE)
    expect(moves.first.locator("li").first).to_contain_text("bring you about")
    expect(me.page.get_by_test_id("suspicions").locator("> li")).to_have_count(2)
    expect(me.page.get_by_test_id("suspicions").locator(".belief")).to_have_count(10)
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Ask to end the game").click()
    me.page.get_by_test_id("end").wait_for()
    me.page.get_by_role("link", name="Replay").click()
    me.until_table()
    ask = me.page.get_by_role("button", name="What could they have thought?")
    while not ask.count():
        me.page.get_by_role("button", name="Step forward").click()
        me.page.wait_for_timeout(80)
    ask.click()
    expect(me.page.get_by_test_id("candidates")).to_contain_text("in 100", timeout=PATIENCE)


def test_the_coach_makes_no_figures_up(room: Room) -> None:
    """Where there is one answer nothing is tried, and no chance is told."""
    game = find(lambda _, asked: len(asked.options) == 1)
    me = sit_down(room, game)
    me.page.get_by_role("button", name="Ask the coach").click()
    moves = me.page.get_by_test_id("candidates")
    expect(moves).to_contain_text("is the only answer there is.", timeout=PATIENCE)
    expect(moves).not_to_contain_text("in 100")
    expect(me.page.get_by_role("dialog")).not_to_contain_text("tried")


@pytest.mark.parametrize("coach", [True, False], ids=["agreed on", "not agreed on"])
def test_a_coach_for_all_or_for_nobody(room: Room, coach: bool) -> None:  # noqa: FBT001 - a case
    """Where the table was made with one, each may ask in turn; else nobody, and it says so."""
    people = seat(room, lambda _: True, coach=coach)
    for _ in people:
        me, other = sorted(people, key=lambda one: not truth(one)["decision"]["options"])
        me.page.wait_for_selector("[data-option]")
        button = me.page.get_by_role("button", name="Ask the coach")
        expect(button).to_have_count(int(coach))
        if coach:
            button.click()
            candidates = me.page.get_by_test_id("candidates")
            expect(candidates).to_contain_text("in 100", timeout=PATIENCE)
        else:
            me.page.get_by_role("button", name="Menu").click()
            expect(me.page.get_by_role("dialog")).to_contain_text("No coach while you play")
        me.page.keyboard.press("Escape")
        me.answer()
        other.page.wait_for_selector("[data-option]")
