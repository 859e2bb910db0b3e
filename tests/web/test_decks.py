"""Games with every optional deck, answered where things light up and in the list."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.positions import find, sit_down

if TYPE_CHECKING:
    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

DECKS = ("treasure", "conquest", "dark_alliances", "field_agents")
# A message key, a code of the notation, or a gap in a sentence.
CODE = re.compile(
    r"\b[a-z]+_[a-z_]+\b|\bundefined\b|\bnull\b|\bNaN\b|[{}]|\b[a-z]+/[a-z]+\b"
    r"|\b(ask|log|option|why|half|ability|choice|level|error)\.[a-z]|something new"
)
PLACES = ".region.option, .tile.open .head, .order.open, .card.playable, .pick"
# Where the question can be answered besides its list; `pass` and the like stand in the list only.
POINTED = """([places, lot]) => {
  const found = [...document.querySelectorAll(places)];
  if (!found.length) return null;
  const at = found[Math.floor(lot * found.length)];
  at.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return at.className.baseVal ?? at.className;
}"""


def set_up(me: Person, preset: str) -> None:
    """Make a table of three with all decks, on the page that explains them."""
    me.page.wait_for_selector("text=Second edition")
    me.page.get_by_label("Seat 4").select_option("none")
    me.page.locator(f"input[value={preset}]").check()
    for deck in ("Treasures", "Conquest cards", "Dark alliances"):
        me.page.get_by_role("switch", name=deck).check()
    me.page.get_by_test_id("create").click()
    me.until_table()


def texts(me: Person) -> set[str]:
    """All that can be read on the page, names for those who hear it included."""
    said: str = me.page.evaluate(
        """[document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
        .flatMap((e) => [e.getAttribute('aria-label'), e.getAttribute('title')])].join('\\n')"""
    )
    return {line for line in said.split("\n") if CODE.search(line)}


def late(game: Game, _: Decision) -> bool:
    """Tell whether half of the game is over."""
    return game.state.round == 3


@pytest.mark.parametrize("preset", ["second", "competitive"])
def test_a_game_with_all_decks(room: Room, preset: str) -> None:
    """Every question is answered by pointing or from the list, in words, until the scores."""
    if preset == "second":  # a whole game; of the other the last two rounds
        me = room.enter(path="/new")
        set_up(me, preset)
    else:
        me = sit_down(room, find(late, (), dict.fromkeys(DECKS, "on"), preset))
    used: set[str] = set()
    raw: set[str] = set()
    given = 0
    while not me.is_over():
        me.until_asked()
        raw |= texts(me)
        given += 1
        found = me.page.evaluate(POINTED, [PLACES, given * 0.618 % 1]) if given % 2 else None
        if found:
            used.add(str(found).split()[0])
            me.page.wait_for_timeout(10)
        me.answer()
        me.page.wait_for_timeout(10)
    assert raw == set()
    assert {"region", "order", "head"} <= used
    me.page.wait_for_selector("figure svg")
    raw = texts(me)
    assert raw == set()
    result = me.ask(f"/tables/{me.table}")["result"]
    for society, points in result["scores"].items():
        sheet = me.page.locator(f".sheet[data-society={society}]")
        lines = sheet.locator(".points").all_inner_texts()
        assert sum(int(line.replace("\N{MINUS SIGN}", "-")) for line in lines) == points
    assert me.page.locator(".sheet li .token").count() == 5 * len(result["scores"])
