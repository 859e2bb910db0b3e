"""Everything a player may know on one screen, whatever decks are in play; nothing is cut off."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests import patience
from tests.web.person import DESKTOP, PHONE
from tests.web.positions import find
from tests.web.positions import sit_down as sit_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

DECKS = {"treasure": "on", "conquest": "on", "dark_alliances": "on"}
# What the table shows without scrolling, by place.
KNOWN = {
    "round and phase": "[data-testid=phase]",
    "the question": "[data-testid=question]",
    "the map": "[data-region]",
    "councils": ".council [data-anchor^='seat:']",
    "orders": ".council .order",
    "cities, reserves and decks": ".council .fact",
    "my loyalties": ".mine ol li",
    "my cards": ".mine .cards .card",
    "players": ".players li",
    "scores": ".players .score",
    "agents left": ".players .agents",
    "others' loyalties": ".players ol li",
    "others' hands by colour": ".players .cards",
    "the log": ".log li:last-child",
}
# Elements not completely visible, in the window, in their panel and in each box that clips.
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((element) => {
  const it = element.getBoundingClientRect();
  const out = (box) => it.left < box.left - 2 || it.top < box.top - 2
    || it.right > box.right + 2 || it.bottom > box.bottom + 2;
  if (out({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return true;
  for (let at = element.parentElement; at; at = at.parentElement) {
    const holds = at.matches('.slot, .side > *') || getComputedStyle(at).overflow !== 'visible';
    if (holds && out(at.getBoundingClientRect())) return true;
  }
  return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    && getComputedStyle(element).overflow !== 'visible';
}).map((element) => element.textContent.trim() || element.className)"""
SCROLLS = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"


def sit_down(
    person: Callable[..., Person], size: tuple[int, int], *, moving: bool = False
) -> Person:
    """Return a person at a table of four with every deck and field agents."""
    me = person(size=size, moving=moving)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(3))]
    wish = {"seats": seats, "ruleset": "competitive", "options": DECKS}
    made = me.ask("/tables", wish)
    table, token = made["table"]["id"], made["seats"][0]["token"]
    me.ask(f"/tables/{table}/start", {}, token=made["host"])
    me.page.goto(f"{me.server}/t/{table}#seat=0.{token}")
    me.until_table()
    return me


def cut_off(me: Person, selector: str) -> list[str]:
    """Return what is still not completely visible once the log has scrolled to its end."""
    cut: list[str] = me.page.evaluate(CUT, selector)
    end = time.monotonic() + patience.PATIENCE
    while cut and time.monotonic() < end:
        me.page.wait_for_timeout(50)
        cut = me.page.evaluate(CUT, selector)
    return cut


def has_cards(game: Game, asked: Decision) -> bool:
    """Return whether the player asked for an order has cards in hand."""
    return asked.prompt == "act" and len(game.observe(asked.player).hand or ()) > 1


def test_everything_one_may_know_is_on_one_screen(room: Room) -> None:
    """At 1366 x 768, with all decks, four players and cards in hand, nothing scrolls or is cut."""
    me = sit_at(room, find(has_cards, ("draw",), DECKS, "competitive", 4))
    me.page.wait_for_selector(".log li")
    me.until_asked()
    assert me.page.evaluate(SCROLLS) == list(DESKTOP)
    for what, selector in KNOWN.items():
        assert me.page.locator(selector).count() > 0, what
        assert cut_off(me, selector) == [], what


def test_the_map_fills_a_phone(person: Callable[..., Person]) -> None:
    """In a tall frame land reaches from the top to the bottom: no band of empty sea."""
    me = sit_down(person, PHONE)
    me.page.wait_for_selector("[data-option]")
    frame = me.page.locator(".map").last.bounding_box()
    assert frame is not None
    spans = me.page.evaluate(
        "[...document.querySelectorAll('[data-region]')].map((e) => e.getBoundingClientRect())"
        ".map((box) => [box.top, box.bottom])"
    )
    top, bottom = min(span[0] for span in spans), max(span[1] for span in spans)
    assert (min(bottom, frame["y"] + frame["height"]) - max(top, frame["y"])) > 0.8 * frame[
        "height"
    ]


def test_pieces_travel(person: Callable[..., Person]) -> None:
    """Changes are animated, agents too, and every piece lands."""
    me = sit_down(person, DESKTOP, moving=True)
    me.page.evaluate(
        """() => { window.flown = new Set();
        new MutationObserver(() => document.querySelectorAll('.flights .piece')
          .forEach((e) => flown.add(e.className.split(' ')[1])))
        .observe(document.querySelector('.flights'), { childList: true }); }"""
    )
    # A busy page may get several answers' news at once, and shows them without travel.
    while not {"agent", "tracker"} <= set(me.page.evaluate("[...flown]")):
        assert me.play(1) == 1
    me.page.wait_for_function("() => !document.querySelector('.flights .piece')")
    hidden = me.page.evaluate(
        "[...document.querySelectorAll('[data-anchor] *')]"
        ".filter((e) => e.style.visibility === 'hidden').length"
    )
    assert hidden == 0


def test_nothing_travels_for_who_wants_no_motion(person: Callable[..., Person]) -> None:
    """With reduced motion the table changes at once."""
    me = sit_down(person, DESKTOP)
    me.page.evaluate(
        """() => { window.flown = 0;
        new MutationObserver(() => { flown += 1; })
        .observe(document.querySelector('.flights'), { childList: true }); }"""
    )
    me.play(6)
    assert me.page.evaluate("flown") == 0


def test_things_say_what_they_are(person: Callable[..., Person]) -> None:
    """Pointing at a deck, a position, a token or a region describes it."""
    me = sit_down(person, DESKTOP)
    me.page.wait_for_selector("[data-option]")
    for thing, told in (
        (".council.bear .fact.deck", "in the deck"),
        (".council.lion [data-position=steward] .head", "Lion Steward"),
        (".mine .fact.loyalty", "each city counts"),
        (".players .agents", "agents left"),
    ):
        me.page.locator(thing).first.hover()
        expect(me.page.get_by_role("tooltip")).to_contain_text(told)
        me.page.mouse.move(700, 400)
    me.page.locator(".council.bear .fact.reserve").click()
    assert "R4.4" in me.page.locator(".reason").inner_text()
