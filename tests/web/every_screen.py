"""Everything there is to look at: every page, every dialog, every kind of question."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any

from tests.web.person import ask
from tests.web.positions import find, seat, sit_down
from warofwhispers import Game, record_of
from warofwhispers.engine.codes import PROMPTS
from warofwhispers.record import record_to_json
from warofwhispers.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.web.person import Person, Room
    from warofwhispers.game import Decision

SHEETS = ("councils", "players", "log", "hand")  # the hand last, where a card is opened
NARROWEST_WITH_COUNCILS = 1101  # pixels; on others they are in a sheet
DECKS = {"treasure": "on", "conquest": "on", "dark_alliances": "on"}
BY_CHANCE = {"seat", "first", "deal", "draw", "nothing"}
GAMES = range(1, 150)
FAVOURED = ((), ("draw",), ("draw", "play", "savaged"))  # what to prefer, game by game
# An attack is asked twice.
SOLVED = """() => {
  document.querySelector('[data-testid=confirm]:not([disabled])')?.click();
  return !!document.querySelector('[data-testid=verdict]');
}"""
CHOICES = "[data-option], [data-testid=send-plan]"


@cache
def questions() -> dict[str, Game]:
    """Return a game for each kind of question that people are asked, at that question."""
    wanted = {prompt for prompt, _ in PROMPTS} - BY_CHANCE
    found: dict[str, Game] = {}
    for seed in GAMES:
        preset = ("competitive", "second", "first")[seed % 3]
        game = Game.new(players=2, seed=seed, options=DECKS, ruleset=preset)
        lots = random.Random(seed)  # noqa: S311 - a game, not a secret
        favoured = FAVOURED[seed // 3 % 3]
        while not game.over:
            asked = game.decision
            known = found.get(asked.prompt)
            better = known is None or len(known.decision.options) < 2 <= len(asked.options)
            if better and asked.prompt in wanted:
                found[asked.prompt] = game.clone()
            liked = [text for text in asked.options if any(word in text for word in favoured)]
            game.apply(lots.choice(liked or asked.options))
    assert found.keys() == wanted
    return found


@cache
def finished() -> Game:
    """Return a finished game."""
    game = Game.new(players=2, seed=7)
    lots = random.Random(7)  # noqa: S311 - a game, not a secret
    while not game.over:
        game.apply(lots.choice(game.decision.options))
    return game


def pages(room: Room, language: str, size: tuple[int, int]) -> Iterator[tuple[str, Person]]:
    """Visit page after page."""
    say = words(language).say
    room.excused.append("404")  # the page of a table that does not exist
    me = room.enter(size=size, language=language)
    page = me.page

    def at(path: str, what: str) -> Person:
        page.goto(f"{me.server}{path}")
        page.wait_for_selector(what)
        return me

    yield "front page", at("/", "[data-testid=begin]")
    at("/new", "[data-testid=create]")
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    yield "setting up", me
    page.get_by_label(say("page-new-seat", number=2), exact=True).select_option("friend")
    page.get_by_test_id("create").click()
    page.wait_for_selector("[data-copy]")
    yield "lobby", me
    link = page.locator("[data-copy*='#invite=']").first.get_attribute("data-copy") or ""
    guest = room.enter(size=size, language=language, path=link.removeprefix(me.server))
    guest.page.get_by_test_id("take").wait_for()
    yield "invitation", guest
    room.leave()
    at("/", "[data-testid=begin]")
    page.get_by_role("heading", name=say("page-home-mine"), exact=True).wait_for()
    yield "front page with tables", me
    yield "learning", at("/learn", "main h1")
    page.locator("[data-lesson=first-game]").click()
    page.get_by_test_id("teacher").wait_for()
    yield "first game", me
    at("/learn", "main h1")
    page.locator("[data-lesson=control]").click()
    page.get_by_test_id("teach-hint").click()
    yield "lesson", me
    page.locator("[data-option='deploy lion.chancellor']").click()
    page.get_by_test_id("teach-again").wait_for()
    yield "lesson missed", me
    yield "rules", at("/rules", "h2")
    yield "puzzle", at("/puzzle", CHOICES)
    me.answer()
    page.wait_for_function(SOLVED)
    yield "puzzle answered", me
    yield "no such table", at("/t/nowhere", "h1")
    table = ask(room.server, "/records", record_to_json(record_of(finished())))["table"]["id"]
    yield "replay", at(f"/t/{table}/replay?n=40", "[data-testid=play]")
    yield "end", at(f"/t/{table}", "[data-testid=end] svg")
    page.get_by_role("button", name=say("page-end-review-open")).click()
    page.wait_for_selector("[data-testid=wanted]")
    yield "looking back", me
    room.leave()


def holds_cards(game: Game, asked: Decision) -> bool:
    """Return whether somebody with several cards, who has played before, is asked for an order."""
    cards = game.observe(asked.player).hand or ()
    return asked.prompt == "act" and game.state.round > 1 and len(cards) > 2


def tab(me: Person, language: str, sheet: str) -> None:
    """Open a sheet by its tab, on a phone, unless it is open."""
    name = words(language).say(f"page-sheet-{sheet}")
    opened = me.page.locator(f"section.sheet[aria-label='{name}']")
    if opened.count() == 0:
        me.page.locator("nav.tabs").get_by_role("button", name=name).click()
    opened.wait_for()


def panels(room: Room, language: str, size: tuple[int, int]) -> Iterator[tuple[str, Person]]:
    """Look at what a table shows by itself: the summary, signs, sheets, a card; and the deal."""
    me = sit_down(room, find(holds_cards, ("draw",)), size=size, hints=True, language=language)
    page = me.page
    summary = page.get_by_test_id("recap-strip").get_by_role("button").first
    while not summary.count():  # until somebody else has done something
        me.play(1)
        me.until_asked()
    summary.click()
    page.get_by_test_id("recap").wait_for()
    yield "since your last turn", me
    page.keyboard.press("Escape")
    page.wait_for_selector(".legend, .phone")
    yield "legend", me
    for sheet in SHEETS if size[0] < NARROWEST_WITH_COUNCILS else ():
        tab(me, language, sheet)
        yield f"sheet of {sheet}", me
    page.locator(".mine [data-card]").first.click()
    page.locator(".mine .detail").wait_for()
    yield "card", me
    room.leave()
    me = room.enter(size=size, language=language, speed="normal")
    me.page.get_by_test_id("begin").click()
    me.page.get_by_test_id("drama-go").wait_for()
    yield "deal", me
    room.leave()


def dialogs(room: Room, language: str, size: tuple[int, int]) -> Iterator[tuple[str, Person]]:
    """Open everything that lies over a table or beside it, one after the other."""
    say = words(language).say
    me = sit_down(room, questions()["act"], size=size, language=language)
    page = me.page
    page.wait_for_selector(CHOICES)

    def button(message: str) -> None:
        page.get_by_role("button", name=say(message), exact=True).first.click()

    button("page-menu")
    page.get_by_role("dialog").wait_for()
    yield "menu", me
    page.keyboard.press("Escape")
    button("page-suspicion-open")
    page.get_by_test_id("suspect").first.wait_for()
    yield "suspicions", me
    page.keyboard.press("Escape")
    page.get_by_test_id("coach-ask").click()
    page.get_by_test_id("coach").get_by_role("button").first.wait_for()
    yield "coach", me
    page.keyboard.press("Control+k")
    line = page.get_by_role("combobox", name=say("page-command-input"), exact=True)
    line.fill(say("page-command-ask-help"))
    line.press("Enter")
    line.fill(say("page-command-ask-who").split("|")[0])
    page.get_by_role("listbox").wait_for()
    yield "command line", me
    line.press("Escape")
    line.press("Escape")
    coach = page.get_by_test_id("coach")  # which lies over the question on a phone
    coach.get_by_role("button", name=say("page-close"), exact=True).click()
    page.locator("#question [aria-expanded]").first.click()
    yield "rule of the question", me
    page.locator("#question .rule + .text a").first.click()
    page.locator("aside .book h3").first.wait_for()
    yield "rule in full", me
    page.get_by_role("button", name=say("page-rules-close"), exact=True).click()
    if size[0] < NARROWEST_WITH_COUNCILS:
        tab(me, language, "councils")
    page.locator(".fact.deck").first.click()
    page.get_by_role("dialog").wait_for()
    yield "deck", me
    room.leave()


def is_act(view: dict[str, Any]) -> bool:
    """Return whether an order is asked for."""
    return bool(view["decision"]["prompt"] == "act")


def company(room: Room, language: str, size: tuple[int, int]) -> Iterator[tuple[str, Person]]:
    """Play with somebody else: chat, votes, reports, spectators; and hand over one screen."""
    say = words(language).say
    host, other = seat(room, is_act, size=size, language=language)
    page = other.page
    page.get_by_test_id("chat").click()
    page.get_by_label(say("page-chat-say")).fill("Salut!")
    page.keyboard.press("Enter")
    yield "chat", other
    page.get_by_test_id("chat").click()
    page.get_by_role("button", name=say("page-menu"), exact=True).click()
    page.get_by_role("dialog").locator("summary").click()
    yield "report", other
    page.get_by_role("button", name=say("page-menu-end"), exact=True).click()
    host.page.get_by_test_id("vote").wait_for()
    yield "vote", host
    watcher = room.enter(size=size, language=language, path=f"/t/{host.table}")
    watcher.until_table()
    yield "watching", watcher
    room.leave()
    host.page.get_by_test_id("vote").get_by_role("button").first.click()
    page.get_by_test_id("deals").get_by_role("button").click()
    page.locator("[data-testid=deals] [role=status]:not(:empty)").wait_for()
    yield "deals checked", other
    room.leave()
    room.leave()
    yield from one_screen(room, language, size)


def one_screen(room: Room, language: str, size: tuple[int, int]) -> Iterator[tuple[str, Person]]:
    """Pass a screen on."""
    say = words(language).say
    me = room.enter(size=size, language=language, path="/new")
    me.page.get_by_test_id("create").wait_for()
    for number, kind in ((2, "screen"), (3, "none"), (4, "none")):
        me.page.get_by_label(say("page-new-seat", number=number), exact=True).select_option(kind)
    me.page.get_by_test_id("create").click()
    me.page.get_by_test_id("cover").wait_for()
    yield "cover", me
    room.leave()


EVERY_SCREEN: dict[str, Callable[[Room, str, tuple[int, int]], Iterator[tuple[str, Person]]]] = {
    "pages": pages,
    "panels": panels,
    "dialogs": dialogs,
    "company": company,
}
# Where everything with a title of its own is visited, by the message of the title, and where each
# kind of address is.
OPENED = {
    "page-chat-title": ("company", "chat"),
    "page-coach-title": ("dialogs", "coach"),
    "page-command-title": ("dialogs", "command line"),
    "page-deck-of": ("dialogs", "deck"),
    "page-menu": ("dialogs", "menu"),
    "page-puzzle-title": ("pages", "puzzle"),
    "page-recap-title": ("panels", "since your last turn"),
    "page-suspicion-title": ("dialogs", "suspicions"),
}
ROUTES = {
    "home": ("pages", "front page"),
    "new": ("pages", "setting up"),
    "rules": ("pages", "rules"),
    "puzzle": ("pages", "puzzle"),
    "learn": ("pages", "learning"),
    "room": ("pages", "lobby"),
    "replay": ("pages", "replay"),
}
