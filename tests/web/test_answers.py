"""Automatic answers, and undone answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.person import stop_clock
from tests.web.positions import find, sit_down, truth

if TYPE_CHECKING:
    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

LONGEST = 2600  # milliseconds; an automatic answer takes no longer


def single(_: Game, asked: Decision) -> bool:
    """Return whether a question has one answer."""
    return len(asked.options) == 1


def many_attacks(game: Game, asked: Decision) -> bool:
    """Return whether an attack offers a choice at every step."""
    if asked.prompt != "act" or not asked.options[-1].endswith("attack"):
        return False
    future = game.clone()
    future.apply(asked.options[-1])
    sources = future.decision
    if sources.prompt != "attack_from" or len(sources.options) == 1:
        return False
    future.apply(sources.options[0])
    return len(future.decision.options) > 1


def until_past(me: Person, step: int) -> None:
    """Wait until something has been answered."""
    me.page.wait_for_function(
        "(n) => Number(document.querySelector('[data-step]')?.dataset.step) > n", arg=step
    )


def allow(me: Person) -> None:
    """Switch automatic answers on."""
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_label("Answer questions with a single answer for me").check()
    me.page.keyboard.press("Escape")


def test_single_answers_are_given_for_who_wants_it(room: Room) -> None:
    """Never a choice, never with the setting off, and at once when it is switched on."""
    game = find(single)
    wants = sit_down(room, game, auto=True)
    until_past(wants, len(game.actions))

    choice = find(lambda _, asked: len(asked.options) > 1)
    chooses = sit_down(room, choice, auto=True)
    declines = sit_down(room, game, auto=False)
    steps = (chooses.step(), declines.step())
    declines.page.wait_for_timeout(LONGEST)
    assert (chooses.step(), declines.step()) == steps
    expect(declines.page.get_by_text("Only one answer")).to_have_count(0)
    allow(declines)
    until_past(declines, steps[1])


@pytest.mark.parametrize("pause", [(100, 200), (850, 2150)], ids=["quick", "slow"])
def test_single_answers_come_after_a_pause(room: Room, pause: tuple[int, int]) -> None:
    """The page says that the answer is about to be sent; against bots it may be slow too."""
    least, most = pause
    me = sit_down(room, find(single), quick=most < 300, speed="normal")
    stop_clock(me)
    step = me.step()
    allow(me)
    told = me.page.get_by_text("Only one answer: it is given for you in a moment.")
    expect(told).to_be_visible()
    me.page.clock.run_for(least)
    expect(told).to_be_visible()  # it goes as soon as the answer is sent
    me.page.clock.run_for(most - least)
    until_past(me, step)


def test_a_drawn_card_cannot_be_taken_back_alone(room: Room) -> None:
    """The reason replaces the button; with nobody else there is nobody to ask."""

    def may_draw(_: Game, asked: Decision) -> bool:
        return asked.prompt == "act" and any(o.endswith("draw-1") for o in asked.options)

    me = sit_down(room, find(may_draw))
    before = me.step()
    undo = me.page.get_by_role("button", name="Undo", exact=True)
    me.page.locator("[data-option$='draw-1']").click()
    until_past(me, before)
    expect(me.page.locator("footer")).to_contain_text(re.compile("has been drawn since|moved"))
    expect(undo).to_have_count(0)
    assert truth(me)["undo"]["free_to"] is None
    me.page.get_by_role("button", name="Ask to undo").click()
    me.until_step(before)
    me.page.wait_for_selector("[data-option$='draw-1']")


def test_one_choice_at_a_time_is_taken_back(room: Room) -> None:
    """Source and target of an attack: the target first, then the source, then the order."""
    me = sit_down(room, find(many_attacks))
    steps = [me.step()]
    me.page.locator("[data-option$=attack]").click()
    for kind in ("from", "to"):
        me.page.wait_for_selector(f"[data-option^={kind}]")
        steps.append(me.step())
        me.page.locator(f"[data-option^={kind}]").first.click()
    me.page.get_by_test_id("confirm").wait_for()
    for step in reversed(steps):
        me.page.get_by_role("button", name="Undo", exact=True).click()
        me.until_step(step)
    me.page.wait_for_selector("[data-option$=attack]")
