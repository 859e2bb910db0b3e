"""A fixed place for everything: whatever is asked, no panel moves and nothing is cut off."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.person import DESKTOP
from tests.web.positions import find, sit_down
from warofwhispers import Game

if TYPE_CHECKING:
    from tests.web.person import Room
    from warofwhispers.game import Decision

DECKS = {"treasure": "on", "conquest": "on", "dark_alliances": "on"}
ENOUGH = 2  # a question with more answers than this is checked
GAMES = range(1, 13)
LEAST = 30  # at least this many kinds of questions come up in these games
EVERY = 1 if os.environ.get("WHISPERS_LONG") else 4  # one in this many is checked, longest first
PANELS = (
    ".bar",
    "#question",
    ".side > .hand",
    ".players",
    "[data-testid=recap-strip]",
    ".side > .log",
    ".at-map",
    ".council.bear",
    ".council.lion",
)
PLACES = """(panels) => Object.fromEntries(panels.map((panel) => {
  const box = document.querySelector(panel)?.getBoundingClientRect();
  return [panel, box ? [box.left, box.top, box.right, box.bottom].map(Math.round) : null];
}))"""
# What overflows the window, or a box that would cut it off without scrolling.
CUT = """() => [...document.querySelectorAll(
  '.table :is(button, h2, .fact, .token, .score, .order, .players li, .gain, p, output, .pair)')]
.filter((element) => {
  const it = element.getBoundingClientRect();
  if (it.width === 0 || element.closest('.hidden-text, .map, .caption, .skip')) return false;
  if (it.right > innerWidth + 1 || it.left < -1) return true;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const beside = it.right > box.right + 2 || it.left < box.left - 2;
    const beyond = it.bottom > box.bottom + 2 || it.top < box.top - 2;
    if (overflowX !== 'visible' && beside) return true;
    if (overflowY === 'auto' || overflowY === 'scroll') return false;
    if (overflowY === 'hidden' && beyond) return true;
  }
  return it.bottom > innerHeight + 1;
}).map((element) => `${element.className}: ${element.textContent.trim().slice(0, 60)}`)"""
# Answers are visible without scrolling sideways, and the question's text always is.
BESIDE = "((e) => e.scrollWidth - e.clientWidth)(document.querySelector('#question'))"
# The outcome of a fight is visible without scrolling, below the numbers and beside "fight".
BELOW = """() => {
  const rim = document.querySelector('#question footer').getBoundingClientRect().top;
  return [...document.querySelectorAll('.preview dd.score, .options .outcome')]
    .filter((element) => element.getBoundingClientRect().bottom > rim + 1)
    .map((element) => element.textContent.trim());
}"""
FIGHTS = {"attack_count": ".preview dd.score", "declared": ".options .outcome"}
# All swaps with their scores, and all cards for a fight, are compared at a glance.
UNSEEN = """() => {
  const box = document.querySelector('#question .all').getBoundingClientRect();
  return [...document.querySelectorAll('#question [data-option]')]
    .filter((answer) => answer.getBoundingClientRect().bottom > box.bottom + 1)
    .map((answer) => answer.textContent.trim());
}"""
ALWAYS = {*FIGHTS, "swap"}
# Cards that stick out of the hand's panel, and emblems that stick out of their card.
OUTSIDE = """() => {
  const sticksOut = (what, frame) => {
    const [it, box] = [what, frame].map((element) => element.getBoundingClientRect());
    return it.bottom > box.bottom - 1 || it.right > box.right - 1 || it.left < box.left;
  };
  const cards = [...document.querySelectorAll('.mine .card')]
    .filter((card) => sticksOut(card, card.closest('.mine')));
  const emblems = [...document.querySelectorAll('.mine .card .emblem')]
    .filter((emblem) => sticksOut(emblem, emblem.closest('.card')));
  return [...cards, ...emblems].map((element) => element.closest('.card').textContent.trim());
}"""

# A lesson highlights the cards with a frame of this width: the names above stay clear of it.
HIGHLIGHT = 6
GAP = """() => document.querySelector('.mine .cards').getBoundingClientRect().top
  - Math.max(...[...document.querySelectorAll('.mine .slot')]
    .map((name) => name.getBoundingClientRect().bottom))"""


@pytest.fixture(scope="module")
def questions() -> dict[str, Game]:
    """Return a game at each kind of question that random games bring up."""
    found: dict[str, Game] = {}
    for seed in GAMES:
        game = Game.new(players=4, seed=seed, options=DECKS, ruleset="competitive")
        lots = random.Random(seed)  # noqa: S311 - a game, not a secret
        while not game.over:
            asked = game.decision
            fits = asked.player != "chance" and len(asked.options) > ENOUGH
            if fits and asked.prompt not in found:
                found[asked.prompt] = game.clone()
            game.apply(lots.choice(asked.options))
    return found


def test_every_panel_keeps_its_place_whatever_is_asked(
    room: Room, questions: dict[str, Game]
) -> None:
    """At 1366 x 768, through every kind of question, nothing moves and nothing is cut off."""
    assert len(questions) >= LEAST
    first: dict[str, Any] = {}
    wrong: list[str] = []
    by_length = sorted(questions.items(), key=lambda one: -len(one[1].decision.options))
    for number, (prompt, game) in enumerate(by_length):
        if number % EVERY and prompt not in ALWAYS:
            continue
        me = sit_down(room, game, size=DESKTOP)
        me.page.wait_for_selector("[data-option], [data-testid=send-plan]")
        me.page.wait_for_selector("[data-testid=recap-strip]")
        places = me.page.evaluate(PLACES, PANELS)
        first = first or places
        moved = [panel for panel in PANELS if places[panel] != first[panel]]
        wrong += [f"{prompt}: {panel} {first[panel]} -> {places[panel]}" for panel in moved]
        wrong += [f"{prompt}: cut off {what}" for what in me.page.evaluate(CUT)]
        if me.page.evaluate(BESIDE) > 0:
            wrong.append(f"{prompt}: the question scrolls sideways")
        if prompt in FIGHTS:
            me.page.wait_for_selector(FIGHTS[prompt])
            wrong += [f"{prompt}: below the rim {what}" for what in me.page.evaluate(BELOW)]
        if prompt in {"swap", "declared"}:
            wrong += [f"{prompt}: to be scrolled to {what}" for what in me.page.evaluate(UNSEEN)]
        room.leave()
    assert wrong == []


# The size of what should grow with the screen.
SIZE_OF = """(what) => {
  const it = document.querySelector(what);
  return [it.getBoundingClientRect().height, parseFloat(getComputedStyle(it).fontSize)];
}"""
GROWING = (".council.bear .order", ".council.lion", ".mine .token", ".mine .card", "#question h2")


def test_everything_grows_with_a_larger_screen(room: Room) -> None:
    """Type, councils, cards and hand; and still all swaps are compared at a glance."""

    def swaps_with_cards(game: Game, asked: Decision) -> bool:
        return asked.prompt == "swap" and len(game.observe(asked.player).hand or ()) in {2, 3}

    me = sit_down(room, find(swaps_with_cards, ("draw",)), size=DESKTOP)
    me.page.wait_for_selector(".mine .card")
    small = {what: me.page.evaluate(SIZE_OF, what) for what in GROWING}
    for size in ((1920, 1080), (2560, 1440)):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        growth = size[1] / DESKTOP[1]
        for what in GROWING:
            large = me.page.evaluate(SIZE_OF, what)
            height, type_size = (now / then for now, then in zip(large, small[what], strict=True))
            assert type_size == pytest.approx(growth, rel=0.01), what
            assert height == pytest.approx(growth, rel=0.1), what  # names may need fewer lines
        assert me.page.evaluate(CUT) == []
        assert me.page.evaluate(UNSEEN) == []


# The distances between the panels beside the map.
BETWEEN = """() => [...document.querySelectorAll('.side > *')]
  .map((panel) => panel.getBoundingClientRect()).filter((box) => box.height > 0)
  .map((box, i, all) => i ? Math.round(box.top - all[i - 1].bottom) : null).slice(1)"""


def test_a_spectator_has_no_empty_place(room: Room) -> None:
    """Where a player has the summary of what happened, a spectator has nothing, and no gap."""
    me = sit_down(room, find(lambda _, asked: asked.prompt == "act"))
    watcher = room.enter(path=f"/t/{me.table}")
    watcher.until_table()
    for one in (me, watcher):
        one.page.wait_for_selector(".log li")
        assert set(one.page.evaluate(BETWEEN)) == {5}
    assert watcher.page.locator(".side > .recap").is_hidden()


@pytest.mark.parametrize("cards", [4, 5, 7])
def test_a_large_hand_stays_in_its_panel(room: Room, cards: int) -> None:
    """However many cards there are, none lies over the players below them."""

    def holds(game: Game, asked: Decision) -> bool:
        return asked.prompt == "act" and len(game.observe(asked.player).hand or ()) == cards

    me = sit_down(room, find(holds, ("draw",), DECKS, "competitive", 4), size=DESKTOP)
    me.page.wait_for_selector(".mine .card")
    assert me.page.locator(".mine .card").count() == cards
    assert me.page.evaluate(OUTSIDE) == []
    assert me.page.evaluate(GAP) >= HIGHLIGHT
