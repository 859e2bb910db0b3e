"""For people with low vision or colour blindness: nothing is cut, or shown by colour alone."""

from __future__ import annotations

import base64
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.fitting import CUT, WIDE
from tests.web.person import DESKTOP, NARROW, PHONE
from tests.web.positions import find, seat_at, sit_down
from warofwhispers.content import EMPIRES
from warofwhispers.words import words

if TYPE_CHECKING:
    from tests.web.person import Room
    from warofwhispers import Game
    from warofwhispers.game import Decision


def has_cards(game: Game, asked: Decision) -> bool:
    """Return whether a question shows much: a long title that acts, and cards in hand."""
    steward = any("bear.steward" in option for option in asked.options)
    return asked.prompt == "act" and steward and len(game.observe(asked.player).hand or ()) > 2


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


def test_narrow_screens_and_large_text_lose_nothing(room: Room) -> None:
    """At 320 pixels, with the page or only its text twice as large, nothing goes past the edge."""
    me = room.enter(own=True)
    line = me.page.context.new_cdp_session(me.page)
    path = seat_at(room, find(has_cards, ("draw",)))
    zoomed = DESKTOP[0] // 2, DESKTOP[1] // 2
    for (width, height), text in ((NARROW, 16), (zoomed, 16), (DESKTOP, 32)):
        line.send("Page.setFontSizes", {"fontSizes": {"standard": text}})
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.goto(me.server + path)
        me.until_table()
        me.page.get_by_test_id("question").wait_for()
        assert me.page.evaluate("document.documentElement.scrollWidth") <= width
        assert me.page.evaluate(WIDE) == [], width
        for name in ("Councils", "Players", "Hand", "Log"):
            tab = me.page.locator("nav.tabs").get_by_role("button", name=name)
            tab.click()
            me.page.get_by_role("region", name=name).wait_for()
            assert me.page.evaluate(WIDE) == [], (width, name)
            tab.click()


# How much two pictures of one size differ: the share of pixels with a clearly different shade.
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


def test_empires_differ_for_the_colour_blind(painting: Room) -> None:
    """No two of the five marks look alike, light or dark, whichever colours cannot be seen."""
    me = painting.enter()
    me.begin(2)
    blank = me.page.context.new_page()
    line = me.page.context.new_cdp_session(me.page)
    themes: list[Any] = ["light", "dark"]
    for theme, kind in product(themes, KINDS):
        me.page.emulate_media(color_scheme=theme)
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        marks = {
            empire: base64.b64encode(
                me.page.locator(f".council.{empire} header .emblem").first.screenshot()
            ).decode()
            for empire in EMPIRES
        }
        for one, other in combinations(EMPIRES, 2):
            differ = blank.evaluate(DIFFERENCE, [marks[one], marks[other]])
            assert differ > 0.2, (theme, kind, one, other)


# The lightness of a colour, from 0 to 255.
LIGHTNESS = """(element, name) => getComputedStyle(element)[name].match(/\\d+/g).slice(0, 3)
  .reduce((sum, part) => sum + Number(part) / 3, 0)"""


def test_fields_follow_the_chosen_theme(room: Room) -> None:
    """What the browser draws itself keeps to the page's colours, not to the system's."""
    me = room.enter()
    me.begin(2)
    field = me.page.get_by_role("combobox", name=words("en").say("page-command-input"), exact=True)
    choices: list[tuple[Any, str]] = [("dark", "light"), ("light", "dark")]
    for system, chosen in choices:
        me.page.emulate_media(color_scheme=system)
        me.page.evaluate(
            """(theme) => localStorage.setItem('whispers.settings',
            JSON.stringify({ theme, speed: 'once' }))""",
            chosen,
        )
        me.page.reload()
        me.until_asked()
        me.page.keyboard.press("Control+k")
        ink, paper = (field.evaluate(LIGHTNESS, name) for name in ("color", "backgroundColor"))
        assert abs(ink - paper) > 150
        assert (paper > ink) == (chosen == "light")


# Signs in another colour than the text they stand beside.
APART = """() => [...document.querySelectorAll('.glyph path')]
  .filter((sign) => sign.checkVisibility())
  .map((sign) => [sign, sign.closest('.glyph').parentElement])
  .filter(([sign, beside]) => getComputedStyle(sign).stroke !== getComputedStyle(beside).color)
  .map(([, beside]) => beside.className)"""
EDGES = "all => all.map((one) => getComputedStyle(one).outlineStyle)"


def test_forced_colours_keep_every_mark(room: Room) -> None:
    """What can be chosen has an edge where backgrounds are not painted; signs are as texts are."""
    me = sit_down(room, find(has_cards, ("draw",)))
    me.page.wait_for_selector(".card.playable")
    schemes: list[Any] = ["dark", "light"]
    for scheme in schemes:
        me.page.emulate_media(forced_colors="active", color_scheme=scheme)
        for mark in (".order.open", ".card.playable"):
            assert set(me.page.locator(mark).evaluate_all(EDGES)) == {"solid"}, mark
        assert me.page.evaluate(APART) == []
    me = room.enter()
    me.page.emulate_media(forced_colors="active")
    me.begin(2)
    assert set(me.page.locator(".tile.open").evaluate_all(EDGES)) == {"solid"}
    assert (
        me.page.locator(".map .layer").first.evaluate(
            "layer => getComputedStyle(layer).forcedColorAdjust"
        )
        == "none"
    )


# What moves just now, by styles or by scripts; not what a reader moves by scrolling.
MOVING = """() => document.getAnimations()
  .filter(({ timeline }) => timeline === document.timeline)
  .map(({ effect, animationName, transitionProperty }) =>
    `${effect.target.getAttribute('class')}: ${animationName ?? transitionProperty ?? 'flies'}`)"""
LIVING = "the map on the front page"


def what_moves(room: Room, *, moving: bool) -> set[str]:
    """Whatever moves on the front page and at a table where others play, some answers long."""
    me = room.enter(moving=moving, speed="normal")
    fetched: list[str] = []
    me.page.on("request", lambda request: fetched.append(request.url))
    found: set[str] = set()

    def look(times: int) -> None:
        for _ in range(times):
            me.page.clock.run_for(400)
            found.update(me.page.evaluate(MOVING))

    look(20)
    if any(url.endswith("/game.json") for url in fetched):
        found.add(LIVING)
    me.page.get_by_label("Seats").select_option("2")
    me.page.get_by_test_id("begin").click()
    deal = me.page.get_by_test_id("drama-go")
    deal.wait_for()
    look(8)
    deal.click()
    me.page.wait_for_selector("[data-option^=deploy]")
    for _ in range(4):
        me.answer()
        look(8)
    me.page.get_by_role("button", name=words("en").say("page-map-zoom-in"), exact=True).click()
    look(2)
    return found


def test_nothing_moves_for_who_wants_no_motion(room: Room) -> None:
    """Neither by styles nor by scripts, while for others several things do."""
    assert what_moves(room, moving=False) == set()
    moved = what_moves(room, moving=True)
    assert LIVING in moved
    assert len(moved) > 3, moved
