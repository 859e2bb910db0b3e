"""A game through the accessibility tree alone: roles and names, as a screen reader has them."""

from __future__ import annotations

import os
import re
import time
from typing import TYPE_CHECKING

import playwright.sync_api as playwright
import pytest

from tests.patience import PATIENCE
from tests.web.positions import find, sit_down
from warofwhispers.words import words

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

# In short the last round, in one language by turns; `make access` plays whole games in all of them.
LONG = "WHISPERS_LONG" in os.environ
LANGUAGES = ("en", "fr", "it")
LAST_ROUND = 4
SOON = 2000  # milliseconds


class Listener:
    """Somebody who hears the page: finds what they want by its role and its name."""

    def __init__(self, me: Person, language: str) -> None:
        """Sit down."""
        self.page = me.page
        self.say = words(language).say
        self.lots = 0

    def named(self, role: str, message: str, **facts: object) -> Locator:
        """What has a role, and the name that a message gives it."""
        name = self.say(message, **facts)
        return self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]

    @property
    def is_over(self) -> bool:
        """Tell whether the end page is heard."""
        return self.named("link", "page-end-replay").count() > 0

    def answer(self) -> bool:
        """Answer what is asked; tell whether anything was."""
        question = self.named("region", "page-question-title")
        try:
            return self.place(question) or self.choose(question)
        except playwright.TimeoutError:
            return False  # the question was another one by then

    def choose(self, question: Locator) -> bool:
        """Take one of the answers, another place in the list each time."""
        vacant = self.say("page-position-sits", agent=None, controller=None)
        listed = question.get_by_role("list").get_by_role("button", disabled=False)
        options = self.say("page-question-options")
        counted = question.get_by_role("group", name=options).get_by_role("button", disabled=False)
        cells = question.get_by_role("grid").get_by_role("button", disabled=False)
        grid = question.get_by_role("grid").get_by_role("button", name=re.compile(f": {vacant}"))
        # An order elsewhere is given at a position that is taken: of all cells some are answers.
        for answers in (grid, counted, listed, cells):
            count = answers.count()
            if count:
                self.lots += 1
                answers.nth(self.lots % count).click(timeout=SOON)
                self.confirm(question)
                return True
        return False

    def place(self, question: Locator) -> bool:
        """Put banners where there is room for all of them, and send the plan."""
        ways = [self.say("page-plan-send", kind=kind) for kind in ("place", "kill", "discard")]
        send = question.get_by_role("button", name=re.compile("|".join(map(re.escape, ways))))
        if not send.count():
            return False
        end = self.say("page-plan-all", name="\N{BULLET}").rpartition("\N{BULLET}")[2]
        whole = question.get_by_role("button", name=re.compile(f"{end}$"), disabled=False)
        while send.is_disabled(timeout=SOON) and whole.count():
            whole.first.click(timeout=SOON)
        send.click(timeout=SOON)
        return True

    def confirm(self, question: Locator) -> None:
        """Send an attack, whose end is told before."""
        pattern = re.escape(self.say("page-outcome-send", number=7)).replace("7", r"\d+")
        button = question.get_by_role("button", name=re.compile(f"^{pattern}$"))
        if button.count():
            button.first.click(timeout=SOON)


def is_late(game: Game, asked: Decision) -> bool:
    """Tell whether the last round begins."""
    return game.state.round == LAST_ROUND and asked.prompt == "deploy"


def listen_to_the_end(room: Room, game: Game, language: str) -> Listener:
    """Sit down with the page in a language, and play on until the end is heard."""
    me = sit_down(room, game, language=language)
    listener = Listener(me, language)
    end = time.monotonic() + PATIENCE
    while not listener.is_over:
        if listener.answer():
            end = time.monotonic() + PATIENCE
        assert time.monotonic() < end, listener.named("region", "page-question-title").inner_text()
        me.page.wait_for_timeout(20)
    return listener


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["it"])
def test_a_game_is_played_by_roles_and_names(room: Room, language: str) -> None:
    """Every question has answers that are found by what they are called; so has the end."""
    listener = listen_to_the_end(room, find(first if LONG else is_late), language)
    assert listener.lots > 3


def first(_: Game, asked: Decision) -> bool:
    """Tell whether a person is asked for the first time."""
    return asked.prompt == "deploy"


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["fr"])
def test_a_game_is_played_by_the_command_line(room: Room, language: str) -> None:
    """Answers by their numbers; each reply, each question and each piece of news is announced."""
    me = sit_down(room, find(first if LONG else is_late), language=language)
    listener = Listener(me, language)
    me.page.keyboard.press("Control+k")
    line = listener.named("combobox", "page-command-input")
    line.wait_for()
    given = 0
    while not listener.is_over:
        try:
            line.fill("1", timeout=SOON)
            line.press("Enter", timeout=SOON)
        except playwright.TimeoutError:
            continue  # the end page has come
        given += 1
        me.page.wait_for_timeout(20)
    assert given > 3
