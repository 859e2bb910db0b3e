"""Pointing and clicking: whole elements are answers, and tips stay clear of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.positions import find, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room

# Points of a glowing position that lead elsewhere: of a grid of nine, and of each of its words.
DEAD = """(tile) => {
  const box = tile.getBoundingClientRect();
  const parts = [0.06, 0.5, 0.94];
  const points = parts.flatMap((x) => parts.map((y) =>
    [box.left + x * box.width, box.top + y * box.height]));
  for (const word of tile.querySelectorAll('.order, .name, .chair')) {
    const at = word.getBoundingClientRect();
    points.push([at.left + at.width / 2, at.top + at.height / 2]);
  }
  const head = tile.querySelector('.head');
  return points.filter((at) => !head.contains(document.elementFromPoint(...at)));
}"""
# Answers covered by a tip.
COVERED = """() => {
  const tip = document.querySelector('[role=tooltip]').getBoundingClientRect();
  const answers = '[data-option], .tile.open, .order.open, .pick';
  return [...document.querySelectorAll(answers)].filter((answer) => {
    const box = answer.getBoundingClientRect();
    return Math.min(box.right, tip.right) > Math.max(box.left, tip.left)
      && Math.min(box.bottom, tip.bottom) > Math.max(box.top, tip.top);
  }).map((answer) => answer.dataset.option ?? answer.textContent);
}"""
WHILE = 1000  # milliseconds of the page's own clock: longer than any delay before a tip


def placing(room: Room) -> Person:
    """Return a person who is to place an agent, with the page's clock in our hands."""
    late = find(lambda _, asked: asked.prompt == "deploy" and asked.number > 12)
    me = sit_down(room, late, clock=True)
    me.page.wait_for_selector(".tile.open")
    return me


def point(me: Person, what: str) -> None:
    """Move the mouse to something, and wait until its tip is shown."""
    me.page.mouse.move(5, 5)
    me.page.locator(what).first.hover(force=True)
    me.page.clock.run_for(WHILE)


def test_a_glowing_position_is_an_answer_wherever_it_is_clicked(room: Room) -> None:
    """Its orders, its title, its rim: all of it; a click on an order's words places the agent."""
    me = placing(room)
    tiles = me.page.locator(".tile.open")
    for number in range(tiles.count()):
        assert tiles.nth(number).evaluate(DEAD) == []
    step = me.step()
    words = tiles.first.locator(".order span").first.bounding_box()
    assert words is not None
    me.page.mouse.click(words["x"] + words["width"] / 2, words["y"] + words["height"] / 2)
    me.page.wait_for_function(
        "(step) => Number(document.querySelector('[data-step]').dataset.step) > step", arg=step
    )
    expect(me.page.locator(".reason")).to_have_count(0)


def test_what_tells_about_a_thing_covers_no_answer(room: Room) -> None:
    """Positions in the grid and around the map, loyalties, facts of a council."""
    me = placing(room)
    for what in (
        ".grid .cell >> nth=0",
        ".grid .cell >> nth=7",
        ".grid .cell >> nth=19",
        ".council.bear .tile .head",
        ".council.lion .tile .head",
        ".council.horse .fact",
        ".mine .fact",
    ):
        point(me, what)
        expect(me.page.get_by_role("tooltip")).to_have_count(1)
        assert me.page.evaluate(COVERED) == [], what


def test_nothing_is_told_where_the_mouse_rests_after_a_click(room: Room) -> None:
    """The table changes below it; only when it moves again does it point at something."""
    me = placing(room)
    phase = me.page.get_by_test_id("phase").bounding_box()  # where nothing is told
    assert phase is not None
    x, y = phase["x"] + 5, phase["y"] + 5
    me.page.mouse.click(x, y)
    # Browsers report a resting mouse when something else comes to lie below it.
    me.page.locator(".council.horse .fact.deck").evaluate(
        """(e, [clientX, clientY]) => e.dispatchEvent(new PointerEvent('pointerover',
        { bubbles: true, clientX, clientY, pointerType: 'mouse' }))""",
        [x, y],
    )
    # The map too: no region's neighbours are marked by themselves.
    region = me.page.locator("[data-region=L4]")
    region.evaluate(
        """(e, [clientX, clientY]) => e.dispatchEvent(new PointerEvent('pointerover',
        { bubbles: true, clientX, clientY, pointerType: 'mouse' }))""",
        [x, y],
    )
    me.page.clock.run_for(WHILE)
    expect(me.page.get_by_role("tooltip")).to_have_count(0)
    expect(me.page.locator(".near")).to_have_count(0)
    point(me, "[data-region=L4]")
    expect(me.page.locator(".near")).not_to_have_count(0)
    point(me, ".council.bear .tile .head")
    expect(me.page.get_by_role("tooltip")).to_have_count(1)


def test_what_is_told_is_never_old(room: Room) -> None:
    """A number that changes while its tip is shown is updated; a tip goes with its element."""
    me = placing(room)
    point(me, ".council.horse .fact.deck")
    tip = me.page.get_by_role("tooltip")
    assert "in the deck" in tip.inner_text()
    fact = me.page.locator(".council.horse .fact.deck")
    fact.evaluate("(e) => { e.dataset.tip = '3 cards'; }")
    expect(tip).to_have_text("3 cards")
    fact.evaluate("(e) => e.remove()")
    expect(tip.filter(has_text="3 cards")).to_have_count(0)  # its neighbour comes below the mouse


def test_escape_closes_what_is_open(room: Room) -> None:
    """A tip, a reason, a rule, a card, a region, the coach: one after the other."""
    game = find(
        lambda game, asked: asked.prompt == "act" and bool(game.observe(asked.player).hand),
        ("draw",),
    )
    me = sit_down(room, game, clock=True)
    page = me.page
    page.wait_for_selector("[data-option]")
    ways: dict[str, Callable[[], None]] = {
        "[role=tooltip]": lambda: point(me, ".council.horse .fact.deck"),
        ".reason": lambda: page.locator(".council.bear .fact.reserve").click(),
        ".ask .rule + .text": lambda: page.locator(".ask .rule").click(),
        ".detail": page.locator(".mine .card").first.click,
        ".info": lambda: point(me, "[data-region=B4]"),
        "[data-testid=coach]": lambda: page.get_by_test_id("coach-ask").click(),
    }
    for shown, open_it in ways.items():
        page.mouse.move(0, 0)
        open_it()
        expect(page.locator(shown)).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(shown)).to_have_count(0)


def test_no_line_break_is_written_out(room: Room) -> None:
    """Tips contain line breaks, not escape sequences."""
    me = placing(room)
    me.page.wait_for_selector(".log li")
    written = me.page.evaluate(
        r"""[...document.querySelectorAll('*')].flatMap((e) => [...e.attributes]
        .map((a) => a.value).concat(e.childElementCount ? [] : e.textContent))
        .filter((text) => text.includes('\\n'))"""
    )
    assert written == []
