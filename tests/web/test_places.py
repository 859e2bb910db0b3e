"""A fixed place for everything: whatever is asked, no panel moves and nothing is cut off."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.person import DESKTOP
from tests.web.positions import sit_down
from warofwhispers import Game

if TYPE_CHECKING:
    from tests.web.person import Room

DECKS = {"treasure": "on", "conquest": "on", "dark_alliances": "on"}
ENOUGH = 2  # answers, before a question is worth a look
GAMES = range(1, 13)
LEAST = 30  # kinds of questions that so many games bring up
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
# What sticks out of the window, or of what would cut it off without a way to scroll there.
CUT = """() => [...document.querySelectorAll(
  '.table :is(button, h2, .fact, .token, .score, .order, .players li, .gain, p, output)')]
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
# Answers are seen without scrolling sideways, and the question's own words always.
BESIDE = "((e) => e.scrollWidth - e.clientWidth)(document.querySelector('#question'))"


@pytest.fixture(scope="module")
def questions() -> dict[str, Game]:
    """A game at each kind of question that games at random bring up."""
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
    for prompt, game in questions.items():
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
        room.leave()
    assert wrong == []
