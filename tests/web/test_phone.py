"""The same game on a phone."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests import patience
from tests.web.person import PHONE, stop_clock, without_sheet
from tests.web.positions import find, seat_at, sit_down
from tests.web.test_pointing import DEAD

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room

# A point of the screen where a finger hits a region that can be chosen.
LAND = """(lot) => {
  const open = [...document.querySelectorAll('.region.option')];
  const hits = open.flatMap((region) => {
    const box = region.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.35, 0.5], [0.65, 0.5], [0.5, 0.3], [0.5, 0.7]]) {
      const at = [box.left + x * box.width, box.top + y * box.height];
      if (document.elementFromPoint(...at)?.closest('[data-region]') === region) return [at];
    }
    return [];
  });
  return hits.length ? hits[lot % hits.length] : null;
}"""
# The question is visible: nothing covers it, and nothing overflows at the side.
SEEN = """() => {
  const box = document.querySelector('[data-testid=question]')?.getBoundingClientRect();
  if (!box) return true;
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return document.documentElement.scrollWidth <= innerWidth && !!at?.closest('.question');
}"""
# How far the answers have come: the step, and what is planned or chosen to be sent.
ANSWERED = """() => [...document.querySelectorAll('[data-step], .plan output, .preview h3')]
  .map((element) => element.dataset.step ?? element.textContent).join()"""
SCROLLS = "(list) => list.scrollHeight - list.clientHeight"
# Regions of a plan that are seen whole: the width of each name, and what it needs.
WHOLE = """() => {
  const list = document.querySelector('.plan ul').getBoundingClientRect();
  return [...document.querySelectorAll('[data-plan]')].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
  }).map((row) => row.querySelector('.name')).map((name) => [name.clientWidth, name.scrollWidth]);
}"""
# What cuts off the ring around the first answer, when it has the focus.
RING = """() => {
  const first = document.querySelector('#question [data-option]');
  first.focus({ focusVisible: true });
  const { outlineWidth, outlineOffset } = getComputedStyle(first);
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const box = first.getBoundingClientRect();
  const wrong = ring > 0 ? [] : ['no ring'];
  for (let at = first.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowX === 'visible') continue;
    const edge = at.getBoundingClientRect();
    if (box.left - ring < edge.left - 0.5 || box.top - ring < edge.top - 0.5
        || box.right + ring > edge.right + 0.5) wrong.push(at.className);
  }
  return wrong;
}"""

TABLET = 700  # a screen as wide as this shows the whole map
OUT_OF_SIGHT = """() => {
  const frame = document.querySelector('.phone .map').getBoundingClientRect();
  return [...document.querySelectorAll('[data-region]')].filter((region) => {
    const it = region.getBoundingClientRect();
    return it.left < frame.left || it.right > frame.right || it.bottom > frame.bottom;
  }).map((region) => region.dataset.region);
}"""


def test_phone_is_as_playable(person: Callable[..., Person]) -> None:
    """The map above, to be zoomed and moved; the question below; nothing overflows at the side."""
    me = person(size=PHONE)
    me.page.get_by_test_id("begin").tap()
    me.until_table()
    me.page.wait_for_selector("[data-option]")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    question = me.page.get_by_test_id("question").bounding_box()
    land = me.page.locator(".map").first.bounding_box()
    assert question is not None
    assert land is not None
    assert question["y"] >= land["y"] + land["height"] - 1
    without_sheet(me)
    view = me.page.locator(".map svg").first
    whole = view.get_attribute("viewBox")
    me.page.get_by_role("button", name="Zoom in").tap()
    close = view.get_attribute("viewBox")
    assert close != whole
    box = view.bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + 200, box["y"] + 200)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + 120, box["y"] + 150, steps=4)
    me.page.mouse.up()
    assert view.get_attribute("viewBox") != close


def tap_an_answer(me: Person, lot: int) -> str:
    """Answer with a finger: on the map, in a council's sheet, or in the list; return where."""
    page = me.page
    confirm = page.locator("[data-testid=confirm], [data-testid=send-plan]:not([disabled])")
    if confirm.count():
        confirm.first.tap()
        return "confirm"
    land = page.evaluate(LAND, lot)  # none while the councils lie over it
    if land and lot % 4:
        page.touchscreen.tap(*land)
        return "map"
    if page.get_by_test_id("send-plan").count():
        page.locator("button.all:not([disabled])").first.tap()
        return "all"
    tiles = page.locator(".sheet .tile.open .head")
    if tiles.count():
        tiles.nth(lot % tiles.count()).tap()
        return "council"
    choices = page.locator("[data-option]:not([disabled])")
    choices.nth(lot % choices.count()).tap()
    return "list"


def test_the_last_round_by_tapping(room: Room) -> None:
    """Fingers alone, on the map, in sheets and in lists, lead to the scores: every tap answers."""
    last = find(lambda game, asked: game.state.round == 4 and asked.prompt == "deploy")
    me = sit_down(room, last, size=PHONE)
    summary = me.page.get_by_role("button", name="Close")
    expect(summary.or_(me.page.locator("[data-option]")).first).to_be_visible()
    if summary.count():  # something has happened since
        summary.last.tap()
    worked: set[str] = set()
    where, before, lot, since = "", None, 0, monotonic()
    while not me.is_over():
        # A tap that is taken for the second of two is made again, in the same place.
        if (now := me.page.evaluate(ANSWERED)) != before:
            worked.add(where)
            lot, since = lot + 1, monotonic()
        assert monotonic() < since + patience.PATIENCE, f"no tap answers any more: {where} {before}"
        assert me.page.evaluate(SEEN)
        where, before = tap_an_answer(me, lot), now
        me.page.wait_for_timeout(20)
        me.until_asked()
    assert {"map", "council", "list", "confirm"} <= worked
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_map_has_the_shape_of_its_frame_whenever_that_changes(
    person: Callable[..., Person],
) -> None:
    """Even while the window moves over the map, no strip beside it is left empty."""
    me = person(size=PHONE, moving=True, speed="normal")
    page = me.page
    page.get_by_test_id("begin").tap()
    page.get_by_test_id("drama-go").tap()
    without_sheet(me)
    stop_clock(me)
    page.evaluate(
        """async () => {
        document.querySelector(".map .button").click();
        document.querySelector(".phone").style.gridTemplateRows =
          "auto auto auto minmax(0, 1fr) 320px auto";
        // The browser tells of the new size between two frames of its own.
        const frame = document.querySelector(".map .layer").parentElement;
        await new Promise((told) => new ResizeObserver((_, all) => { all.disconnect(); told(); })
          .observe(frame));
        }"""
    )
    page.clock.run_for(1000)
    shapes = page.evaluate(
        """(() => { const land = document.querySelector(".map svg");
        const { width, height } = land.viewBox.baseVal;
        return [width / height, land.clientWidth / land.clientHeight]; })()"""
    )
    assert shapes[0] == pytest.approx(shapes[1], rel=0.01)


@pytest.mark.parametrize(
    "sizes", [[(390, 844), (360, 640)], [(1024, 768), (768, 1024)]], ids=["phones", "tablets"]
)
def test_placing_shows_orders_and_loyalties_at_once(
    room: Room, sizes: list[tuple[int, int]]
) -> None:
    """On phones and tablets: every position with its orders, and my loyalties, at once."""
    game = find(lambda _, asked: asked.prompt == "deploy")
    me = sit_down(room, game, size=sizes[0])
    for width, height in sizes:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.reload()
        me.until_table()
        see_orders_and_loyalties(me)
        assert width < TABLET or me.page.evaluate(OUT_OF_SIGHT) == []


def test_a_lying_tablet_has_the_whole_map_and_the_news_below_it(room: Room) -> None:
    """No strip by the map is left empty; the log has its sheet, too, and is there only once."""
    game = find(lambda game, asked: asked.prompt == "act" and game.state.round == 2)
    me = sit_down(room, game, size=(1024, 768))
    log = me.page.locator(".log")
    me.page.wait_for_selector("[data-option]")
    frame, drawn = me.page.evaluate(
        """() => { const map = document.querySelector('.phone .map');
        const { width, height } = map.querySelector('svg').viewBox.baseVal;
        return [map.clientWidth / map.clientHeight, width / height]; }"""
    )
    assert frame == pytest.approx(drawn, rel=0.01)
    assert me.page.evaluate(OUT_OF_SIGHT) == []
    land, news = me.page.locator(".at-main > .map").bounding_box(), log.bounding_box()
    strip = me.page.get_by_test_id("recap-strip").bounding_box()
    assert land is not None
    assert news is not None
    assert strip is not None
    assert land["width"] / land["height"] == pytest.approx(1584 / 1115, rel=0.01)
    assert land["y"] + land["height"] <= news["y"] < news["y"] + news["height"] <= strip["y"]
    expect(log.locator("li").last).to_be_in_viewport()
    me.page.locator("[data-sheet=log]").click()
    expect(me.page.locator(".sheet .log")).to_be_visible()
    expect(log).to_have_count(1)
    me.page.set_viewport_size({"width": 768, "height": 1024})
    me.page.locator("[data-sheet=map]").click()
    expect(log).to_have_count(0)


def see_orders_and_loyalties(me: Person) -> None:
    """Check that all is seen while placing; then turn to the map."""
    me.page.wait_for_selector(".tile.open")
    shown = me.page.evaluate(
        """() => [...document.querySelectorAll('.sheet .tile, .sheet .order, .phone ol .token')]
        .filter((e) => e.closest('.at-main, .bottom, .at-hand')).filter((e) => {
          const box = e.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const panel = e.closest('.at-main, .bottom, .at-hand');
          return panel.contains(document.elementFromPoint(x, y));
        }).map((e) => e.classList[0])"""
    )
    assert (shown.count("tile"), shown.count("token")) == (20, 5)
    assert shown.count("order") == me.page.locator(".sheet .order").count() > 30
    smallest = me.page.evaluate(
        """Math.min(...[...document.querySelectorAll('.sheet .head')]
        .map((e) => e.getBoundingClientRect()).map((box) => Math.min(box.width, box.height)))"""
    )
    assert smallest >= 44
    for tile in me.page.locator(".sheet .tile.open").all():
        assert tile.evaluate(DEAD) == []
    me.page.locator(".sheet .council.lion .fact").click()
    expect(me.page.locator("dialog tr[data-card]")).not_to_have_count(0)  # its deck
    me.page.keyboard.press("Escape")
    me.page.locator("nav.tabs").get_by_role("button", name="Map").click()
    me.page.wait_for_selector(".sheet", state="detached")
    assert me.page.locator("[data-region]").first.is_visible()


def test_most_regions_of_a_plan_are_seen(room: Room) -> None:
    """With their buttons, before anything is scrolled, and with their whole names."""
    game = find(lambda _, asked: asked.prompt == "add" and len(asked.options) > 6, ("add-",))
    path = seat_at(room, game)
    for sizes in ({(768, 1024): 6}, {(390, 844): 4, (360, 640): 2}):
        me = room.enter(size=next(iter(sizes)), path=path)
        for (width, height), least in sizes.items():
            me.page.set_viewport_size({"width": width, "height": height})
            me.page.reload()
            me.page.wait_for_selector("[data-plan]")
            whole = me.page.evaluate(WHOLE)
            assert len(whole) >= least, width
            assert all(shown >= wanted for shown, wanted in whole), width


@pytest.mark.parametrize("prompt", ["act", "attack_from", "declared", "swap"])
def test_the_ring_around_the_first_answer_is_whole(room: Room, prompt: str) -> None:
    """Nothing cuts it off, at no side."""
    me = sit_down(
        room, find(lambda _, asked: asked.prompt == prompt, ("draw", "attack")), size=PHONE
    )
    me.page.wait_for_selector("#question [data-option]")
    me.page.keyboard.press("Shift")  # a person with a keyboard sees where they are
    assert me.page.evaluate(RING) == []


def test_a_few_positions_are_asked_for_where_they_lie(room: Room) -> None:
    """Which of three to switch to depends on their orders: they are seen and tapped, or listed."""
    me = sit_down(room, find(lambda _, asked: asked.prompt == "switch", ("switch",)), size=PHONE)
    tiles = me.page.locator(".sheet .tile.open")
    expect(tiles).to_have_count(3)
    expect(tiles.first.locator(".order").first).to_be_in_viewport()
    expect(me.page.get_by_test_id("coach-ask")).to_be_in_viewport(ratio=1)
    assert me.page.locator("#question .all").evaluate(SCROLLS) == 0
    before = me.step()
    tiles.last.locator(".head").tap()
    me.page.wait_for_function(
        "(n) => Number(document.querySelector('[data-step]').dataset.step) > n", arg=before
    )
