"""A game through the accessibility tree alone: roles and names, as a screen reader has them."""

from __future__ import annotations

import os
import re
import time
import unicodedata
from typing import TYPE_CHECKING

import playwright.sync_api as playwright
import pytest

from tests.patience import PATIENCE
from tests.web.positions import find, seat_at, truth
from tests.words.sources import CATALOGUE
from warofwhispers.content import POSITIONS, SLOTS
from warofwhispers.words import Reader, Words, words

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

# The short form plays the last round, in one language; `make access` plays all in each.
LONG = "WHISPERS_LONG" in os.environ
LANGUAGES = ("en", "fr", "it")
LAST_ROUND = 4
SOON = 2000  # milliseconds
# Every announcement, in order.
KEEP = """(log) => {
  window.heard = [...log.children].map((line) => line.textContent);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const line of addedNodes) if (line.textContent) window.heard.push(line.textContent);
  }).observe(log, { childList: true });
}"""
ASK = "page-command-ask-"
QUERIES = [name.removeprefix(ASK) for name in CATALOGUE if name.startswith(ASK)]
QUERIES.remove("undo")  # which would change the table
TOLD = ("round", "ordered", "idle")  # whatever else is left out of what is told in short


def plain(text: str) -> str:
    """Return a text with plain spaces only, as roles and names have them."""
    return " ".join(text.split())


def plain_letters(text: str) -> str:
    """Return a word as the command line reads it: without capitals and accents."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


class Listener:
    """A person who hears the page, and finds everything by its role and name."""

    def __init__(self, me: Person, language: str) -> None:
        """Start recording what is announced."""
        self.me = me
        self.language = language
        self.page = me.page
        self.say = words(language).say
        self.lots = 0
        self.questions: list[str] = []
        announcements = self.named("log", "page-access-log")
        announcements.wait_for(state="attached")
        self.since = truth(me)["events"][-1]["n"]
        announcements.evaluate(KEEP)

    def named(self, role: str, message: str, **facts: object) -> Locator:
        """Return the element with this role and the name given by a message."""
        name = self.say(message, **facts)
        return self.page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]

    @property
    def is_over(self) -> bool:
        """Return whether the end page is announced."""
        return self.named("link", "page-end-replay").count() > 0

    def check_what_was_told(self) -> None:
        """What happened was announced, each thing once and in its order; so was who has won."""
        last = self.named("log", "page-access-log")
        playwright.expect(last).to_have_attribute("aria-busy", "false")
        playwright.expect(self.page.get_by_role("heading", level=1)).to_be_focused()
        heard = self.page.evaluate("heard") + last.get_by_role("paragraph").all_inner_texts()
        view = truth(self.me)
        say = Words(self.language, Reader(you=view["game"]["seat"])).say
        happened = [
            say(f"event-{event['event']}", **event)
            for event in view["events"]
            if event["event"] in TOLD and event["n"] > self.since
        ]
        assert happened
        assert [text for text in heard if text in happened] == happened, heard
        told = iter(plain(text) for text in heard)
        assert [one for one in self.questions if not any(one in text for text in told)] == []

    def note(self, question: Locator) -> None:
        """Remember a question that has to be announced as well."""
        asked = plain(question.get_by_role("heading", level=2).inner_text(timeout=SOON))
        if [asked] != self.questions[-1:]:
            self.questions.append(asked)

    def answer(self) -> bool:
        """Answer the question; return whether there was one."""
        question = self.named("region", "page-question-title")
        try:
            return self.place(question) or self.choose(question)
        except playwright.TimeoutError:
            return False  # the question was another one by then

    def choose(self, question: Locator) -> bool:
        """Choose one of the answers, another place in the list each time."""
        cell = {"position": "bear.sheriff", "agent": None, "controller": None, "acting": False}
        plain = self.say("page-position-spoken", **cell, open=False)
        ending = self.say("page-position-spoken", **cell, open=True).removeprefix(plain)
        listed = question.get_by_role("list").get_by_role("button", disabled=False)
        options = self.say("page-question-options")
        counted = question.get_by_role("group", name=options).get_by_role("button", disabled=False)
        name = re.compile(f"{re.escape(ending)}$")
        cells = question.get_by_role("grid").get_by_role("button", name=name, disabled=False)
        for answers in (cells, counted, listed):
            count = answers.count()
            if count:
                self.note(question)
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
        self.note(question)
        end = self.say("page-plan-all", name="\N{BULLET}").rpartition("\N{BULLET}")[2]
        spaced = r"\s+".join(map(re.escape, end.split()))  # names are heard with plain spaces
        whole = question.get_by_role("button", name=re.compile(f"{spaced}$"), disabled=False)
        while send.is_disabled(timeout=SOON) and whole.count():
            whole.first.click(timeout=SOON)
        send.click(timeout=SOON)
        return True

    def confirm(self, question: Locator) -> None:
        """Send an attack, whose outcome is announced before."""
        pattern = re.escape(self.say("page-outcome-send", number=7)).replace("7", r"\d+")
        button = question.get_by_role("button", name=re.compile(f"^{pattern}$"))
        if button.count():
            button.first.click(timeout=SOON)


def is_late(game: Game, asked: Decision) -> bool:
    """Return whether the last round begins."""
    return game.state.round == LAST_ROUND and asked.prompt == "deploy"


def may_swap(game: Game, asked: Decision) -> bool:
    """Return whether loyalties may be swapped for the last time."""
    return game.state.round == LAST_ROUND - 1 and asked.prompt == "swap"


def acts_late(game: Game, asked: Decision) -> bool:
    """Return whether orders of the last round are chosen."""
    return game.state.round == LAST_ROUND and asked.prompt == "act"


def come_in(
    room: Room, language: str, wanted: Callable[[Game, Decision], bool] = acts_late
) -> Listener:
    """Begin a game on the front page; in short come into one near its end."""
    if not LONG:
        path = seat_at(room, find(wanted))
        return Listener(room.enter(language=language, path=path), language)
    me = room.enter(language=language)
    say = words(language).say
    me.page.get_by_role("combobox", name=say("page-home-seats")).select_option("2")
    me.page.get_by_role("button", name=say("page-home-go"), exact=True).click()
    return Listener(me, language)


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["it"])
def test_a_game_is_played_by_roles_and_names(room: Room, language: str) -> None:
    """Every question is announced, has answers that are found by what they are called; so the end.

    What others do is announced, too, each thing once and in its order.
    """
    listener = come_in(room, language)
    end = time.monotonic() + PATIENCE
    while not listener.is_over:
        if listener.answer():
            end = time.monotonic() + PATIENCE
        assert time.monotonic() < end, listener.named("region", "page-question-title").inner_text()
        listener.page.wait_for_timeout(20)
    assert listener.lots > (20 if LONG else 3)
    listener.check_what_was_told()


def test_who_one_is_and_what_one_has_bet_on_is_announced_first(room: Room) -> None:
    """A new game tells its beginning: the own five loyalties, each once, and then the question."""
    me = room.enter(language="fr")
    say = words("fr").say
    me.page.get_by_role("combobox", name=say("page-home-seats")).select_option("2")
    me.page.get_by_role("button", name=say("page-home-go"), exact=True).click()
    log = me.page.get_by_role("log", name=say("page-access-log"), exact=True)
    asked = plain(say("ask-deploy", field=False, agents=9))
    playwright.expect(log).to_contain_text(asked)
    view = truth(me)
    tell = Words("fr", Reader(you=view["game"]["seat"])).say
    known = [one for one in view["events"] if one["event"] == "dealt" and one.get("empire")]
    dealt = [plain(tell("event-dealt", **one)) for one in known]
    assert len(dealt) == len(SLOTS)
    heard = [plain(text) for text in log.get_by_role("paragraph").all_inner_texts()]
    before = heard[: next(at for at, text in enumerate(heard) if asked in text)]
    assert [text for text in before if text in dealt] == dealt


def type_in(line: Locator, text: str) -> list[str]:
    """Type a line; return what is announced upon it."""
    before = line.page.evaluate("heard.length")
    line.fill(text, timeout=SOON)
    line.press("Enter", timeout=SOON)
    heard: list[str] = line.page.evaluate("(from) => heard.slice(from)", before)
    return heard


def wordings_of(listener: Listener, message: str) -> list[str]:
    """The ways of asking something."""
    return [way.strip() for way in listener.say(message).split("|")]


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["fr"])
def test_a_game_is_played_by_the_command_line(room: Room, language: str) -> None:
    """The answers are asked for, and one of them is typed as it was told, in the own language."""
    listener = come_in(room, language, may_swap)
    say = listener.say
    listener.page.keyboard.press("Control+k")
    line = listener.named("combobox", "page-command-input")
    line.wait_for()
    [choices, *_] = wordings_of(listener, "page-command-ask-options")
    told = re.escape(say("page-command-option", number=7, text="@"))
    swap = say("page-question-swap", option="@", **{"from": "7", "to": "7"}).rpartition("@")[2]
    score = re.escape(swap).replace("7", r"\S+")  # told with a swap, and no part of the answer
    answer = re.compile(told.replace("7", r"\d+").replace("@", f"(.+?)(?:{score})?"))
    given = 0
    end = time.monotonic() + PATIENCE
    while not listener.is_over:
        assert time.monotonic() < end, listener.page.evaluate("heard.slice(-9)")
        try:
            found = filter(None, map(answer.fullmatch, type_in(line, choices)))
            if answers := [match[1] for match in found]:
                given += 1
                type_in(line, answers[given % len(answers)])
                end = time.monotonic() + PATIENCE
        except playwright.TimeoutError:
            continue  # the end page has come
        listener.page.wait_for_timeout(20)
    assert given > (20 if LONG else 3)
    listener.check_what_was_told()
    refused = [
        say("page-command-unknown", given="@", near=None),
        say("page-command-several", options=["@"]),
        say("page-command-not-offered", given="@"),
    ]
    starts = tuple(filter(None, (text.partition("@")[0] for text in refused)))
    assert [text for text in listener.page.evaluate("heard") if text.startswith(starts)] == []


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["it"])
def test_whatever_is_asked_of_the_table_is_replied_to(room: Room, language: str) -> None:
    """Status, cards, news, rules and the rest, in the own language; what is not known is named."""
    listener = Listener(room.enter(language=language, path=seat_at(room, find(is_late))), language)
    say = listener.say
    listener.page.keyboard.press("Control+k")
    line = listener.named("combobox", "page-command-input")
    line.wait_for()
    eagle = say("empire-eagle")
    asked = {query: wordings_of(listener, f"page-command-ask-{query}")[0] for query in QUERIES}
    for query, text in asked.items():
        rest = {"who": eagle, "look": say("region-B4"), "why": say("region-B4"), "rule": "R5.2"}
        assert type_in(line, f"{text} {rest.get(query, '')}"), text
    council = type_in(line, f"{asked['who']} {eagle}")
    assert all(say(f"title-{title}") in council[0] for title in POSITIONS), council
    game = truth(listener.me)["game"]
    bets = zip(game["players"][game["seat"]]["loyalties"], SLOTS, strict=True)
    mine = [say("page-drama-slot", empire=empire, slot=slot) for empire, slot in bets]
    assert type_in(line, asked["cards"])[: len(mine)] == mine
    assert type_in(line, f"{asked['rule']} R5.2") == [say("rule-R5-2")]
    wrong = f"{eagle[:-1]}x"
    near = plain_letters(eagle)
    unknown = say("page-command-unknown", given=plain_letters(wrong), near=near)
    assert type_in(line, f"{asked['who']} {wrong}") == [unknown]
