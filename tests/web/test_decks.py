"""Games with every optional deck, answered at what is highlighted and in the list."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

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
# Where the question can be answered besides its list; `pass` and the like are in the list only.
POINTED = """([places, lot]) => {
  const found = [...document.querySelectorAll(places)];
  if (!found.length) return null;
  const at = found[Math.floor(lot * found.length)];
  at.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return at.className.baseVal ?? at.className;
}"""


def set_up(me: Person, preset: str) -> None:
    """Create a table of three with all decks, on the page that explains them."""
    me.page.wait_for_selector("text=Second edition")
    me.page.get_by_label("Seat 4").select_option("none")
    me.page.locator(f"input[value={preset}]").check()
    for deck in ("Treasures", "Conquest cards", "Dark alliances"):
        me.page.get_by_role("switch", name=deck).check()
    me.page.get_by_test_id("create").click()
    me.until_table()


def texts(me: Person) -> set[str]:
    """Return everything that can be read on the page, including names for screen readers."""
    said: str = me.page.evaluate(
        """[document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
        .flatMap((e) => [e.getAttribute('aria-label'), e.getAttribute('title')])].join('\\n')"""
    )
    return {line for line in said.split("\n") if CODE.search(line)}


def last_round(game: Game, _: Decision) -> bool:
    """Return whether the last round has begun."""
    return game.state.round == 4


def answer_in_words(me: Person, most: int | None = None) -> set[str]:
    """Answer by pointing and from the list in turn; return the kinds of places pointed at."""
    used: set[str] = set()
    raw: set[str] = set()
    given = 0
    while given != most and not me.is_over():
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
    return used


def test_a_game_with_all_decks_begins(room: Room) -> None:
    """From the page that explains the decks to the first orders, everything is in words."""
    me = room.enter(path="/new")
    set_up(me, "second")
    assert {"head", "order"} <= answer_in_words(me, 12)


def test_a_game_with_all_decks_ends(room: Room) -> None:
    """The last round under the competitive rules is in words, and the scores add up."""
    me = sit_down(room, find(last_round, (), dict.fromkeys(DECKS, "on"), "competitive"))
    assert {"region", "order"} <= answer_in_words(me)
    me.page.wait_for_selector("figure svg")
    assert texts(me) == set()
    result = me.ask(f"/tables/{me.table}")["result"]
    for society, points in result["scores"].items():
        sheet = me.page.locator(f".sheet[data-society={society}]")
        lines = sheet.locator(".points").all_inner_texts()
        assert sum(int(line.replace("\N{MINUS SIGN}", "-")) for line in lines) == points
    assert me.page.locator(".sheet li .token").count() == 5 * len(result["scores"])
