"""For those who see little, or otherwise: nothing is cut, nothing is told by colour alone."""

from __future__ import annotations

import base64
import os
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.everywhere import EVERYWHERE
from tests.web.person import DESKTOP, PHONE
from tests.web.positions import find, sit_down
from warofwhispers.content import EMPIRES
from warofwhispers.words import words
from warofwhispers.words.plain import simple_text
from warofwhispers.words.source import entries

if TYPE_CHECKING:
    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

NARROW = (320, 640)  # as is a large screen with everything four times as large
# Texts that are cut off, by an ellipsis or by an edge, and what sticks out of its button or panel.
CUT = """() => {
  const cut = [];
  const shown = (element) => element.checkVisibility() && !element.closest('.hidden-text, svg');
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !shown(element)) continue;
    const style = getComputedStyle(element);
    const hides = style.overflowX === 'hidden' || style.textOverflow === 'ellipsis';
    const text = element.textContent.trim().slice(0, 40);
    if (hides && element.scrollWidth > element.clientWidth + 1) {
      cut.push(`${element.className}: ${text}`);
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(element);
    const inner = range.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1)
        cut.push(`${at.className} ends in dots: ${text}`);
    const box = element.getBoundingClientRect();
    if (style.display !== 'inline' && inner.right > box.right + 2)
      cut.push(`${element.className} is too narrow: ${text}`);
    const holder = element.closest('.tile, .card, .button, header, li, td, .question');
    if (!holder || holder === element) continue;
    const outer = holder.getBoundingClientRect();
    const clips = holder.matches('.question, li') && style.overflow !== 'visible';
    if (!clips && (inner.right > outer.right + 2 || inner.left < outer.left - 2))
      cut.push(`${element.className} sticks out of ${holder.className}: ${text}`);
  }
  return [...new Set(cut)];
}"""
# Wider than the screen: what cannot be reached without scrolling two ways.
WIDE = """() => [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p')]
  .filter((element) => element.checkVisibility())
  .filter((element) => !element.closest('.skip, h1, .map, .hidden-text'))
  .filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
  })
  .map((element) => `${element.className} ${element.textContent.trim().slice(0, 40)}`)"""


# What can be read or is read aloud, piece by piece.
TEXTS = """() => {
  const found = new Set();
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) found.add(all.currentNode.data.trim());
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-tip'])
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const line of element.getAttribute(name).split('\\n')) found.add(line.trim());
  return [...found];
}"""
# One title, and no level of headings left out on the way down.
HEADINGS = """() => {
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => Number(heading.tagName[1]));
  const wrong = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  const gaps = wrong.map((level) => `h${level} after a gap`);
  return titles === 1 ? gaps : [`${titles} titles`, ...gaps];
}"""


def left_in_english(me: Person, language: str) -> list[str]:
    """What reads as the English catalogue has it, and another language does not."""

    def texts(of: str) -> set[str | None]:
        said = {name: source for name, source in entries(of).items() if name != "language"}
        return {simple_text(source, "") for source in said.values()}

    english = {text for text in texts("en") - texts(language) if text and "{" not in text}
    return sorted(english & set(me.page.evaluate(TEXTS)))


def has_cards(game: Game, asked: Decision) -> bool:
    """Tell whether a question shows much: orders, and cards in hand."""
    return asked.prompt == "act" and len(game.observe(asked.player).hand or ()) > 2


@pytest.mark.parametrize("language", ["fr", "it"])
def test_every_text_fits_its_place(room: Room, language: str) -> None:
    """Tiles, buttons, panels and sheets, on a desktop and on a phone."""
    game = find(has_cards, ("draw",))
    say = words(language).say
    for size in (DESKTOP, PHONE):
        me = sit_down(room, game, size=size, language=language)
        me.page.get_by_test_id("question").wait_for()
        assert me.page.evaluate("document.documentElement.lang") == language
        assert me.page.evaluate(CUT) == [], size
        if size == PHONE:
            for sheet in ("councils", "players", "hand", "log"):
                name = say(f"page-sheet-{sheet}")
                tab = me.page.get_by_role("button", name=name).last
                tab.tap()
                me.page.get_by_role("region", name=name, exact=True).wait_for()
                assert me.page.evaluate(CUT) == [], sheet
                tab.tap()


@pytest.mark.skipif("WHISPERS_LONG" not in os.environ, reason="make access")
@pytest.mark.parametrize("size", [DESKTOP, PHONE, NARROW], ids=["desktop", "phone", "narrow"])
@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("where", EVERYWHERE)
def test_everything_fits_in_every_language(
    room: Room, where: str, language: str, size: tuple[int, int]
) -> None:
    """No text is cut or past the edge, none is left in English, no heading is out of its order."""
    found = {}
    for name, me in EVERYWHERE[where](room, language, size):
        assert me.page.evaluate("document.documentElement.lang") == language
        found[name] = [
            *me.page.evaluate(CUT),
            *me.page.evaluate(WIDE),
            *left_in_english(me, language),
            *me.page.evaluate(HEADINGS),
        ]
    assert found
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_narrow_screens_and_large_text_lose_nothing(room: Room) -> None:
    """At 320 pixels, and with everything twice as large, nothing goes past the edge."""
    game = find(has_cards, ("draw",))
    for size in (NARROW, (DESKTOP[0] // 2, DESKTOP[1] // 2)):
        me = sit_down(room, game, size=size)
        me.page.get_by_test_id("question").wait_for()
        assert me.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert me.page.evaluate(WIDE) == [], size
        for name in ("Councils", "Players", "Hand", "Log"):
            tab = me.page.locator("nav.tabs").get_by_role("button", name=name)
            tab.click()
            me.page.get_by_role("region", name=name).wait_for()
            assert me.page.evaluate(WIDE) == [], (size, name)
            tab.click()


# How much two pictures of one size differ: the share of pixels that are clearly another shade.
DIFFERENCE = """async ([one, other]) => {
  const pixels = async (data) => {
    const picture = await fetch(`data:image/png;base64,${data}`);
    const image = await createImageBitmap(await picture.blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  let apart = 0;
  for (let i = 0; i < Math.min(a.length, b.length); i += 4)
    if (Math.hypot(a[i] - b[i], a[i + 1] - b[i + 1], a[i + 2] - b[i + 2]) > 60) apart += 1;
  return apart / (Math.min(a.length, b.length) / 4);
}"""
KINDS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_empires_differ_for_the_colour_blind(room: Room, theme: Any) -> None:  # noqa: ANN401 - Playwright's
    """Of the five marks no two look alike, whichever colours are not seen."""
    me = room.enter()
    me.page.emulate_media(color_scheme=theme)
    me.begin(2)
    blank = me.page.context.new_page()
    line = me.page.context.new_cdp_session(me.page)
    for kind in KINDS:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        marks = {
            empire: base64.b64encode(
                me.page.locator(f".council.{empire} header .emblem").first.screenshot()
            ).decode()
            for empire in EMPIRES
        }
        for one, other in combinations(EMPIRES, 2):
            differ = blank.evaluate(DIFFERENCE, [marks[one], marks[other]])
            assert differ > 0.2, (kind, one, other)


def test_forced_colours_keep_every_mark(room: Room) -> None:
    """What can be chosen and what is held has an edge where backgrounds are not painted."""
    me = room.enter()
    me.page.emulate_media(forced_colors="active")
    me.begin(2)
    edges = me.page.locator(".tile.open").evaluate_all(
        "all => all.map((tile) => getComputedStyle(tile).outlineStyle)"
    )
    assert edges
    assert set(edges) == {"solid"}
    assert (
        me.page.locator(".map .layer").first.evaluate(
            "layer => getComputedStyle(layer).forcedColorAdjust"
        )
        == "none"
    )
