"""On a phone everything can be hit with a finger, and pressed long for its description."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.person import PHONE, SHEETS, with_sheet, without_sheet
from tests.web.positions import find, seat, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room
    from warofwhispers import Game
    from warofwhispers.game import Decision

# Controls that are too small for a finger, overflow, or are covered.
MISSED = """() => {
  const controls = 'button:not([disabled]), a[href], select, input, summary';
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const under = (control) => control.closest('.map') && document.querySelector('.sheet');
  const led = (control) => getComputedStyle(control).position === 'fixed'
    && control.getBoundingClientRect().bottom < 0;  // comes into sight by the Tab key
  const missed = [];
  for (const control of top.querySelectorAll(controls)) {
    // The question rests while the coach speaks in its place.
    if (!control.checkVisibility() || control.closest('.skip, h1, [inert]')) continue;
    if (under(control) || led(control)) continue;
    const ticked = control.matches('[type=checkbox], [type=radio]');
    const target = ticked ? control.closest('label') : control;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const box = target.getBoundingClientRect();
    const hit = ([x, y]) => target.contains(
      document.elementFromPoint(box.left + x * box.width, box.top + y * box.height));
    const spots = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
    const name = `${target.className} ${target.ariaLabel || target.textContent.trim()}`;
    if (box.width < 44 || box.height < 44) missed.push(`${name} ${box.width}x${box.height}`);
    else if (box.left < 0 || box.right > innerWidth + 1) missed.push(`${name} sticks out`);
    else if (!spots.every(hit)) missed.push(`${name} is covered`);
  }
  return missed;
}"""


# Controls that are too small for a finger, but for links within a text.
SMALL = """() => [...document.querySelectorAll(
  'button:not([disabled]), a[href], select, input, summary, [role=option]')]
  .filter((control) => control.checkVisibility() && !control.closest('.skip, h1, [inert]'))
  .filter((control) => {
    const written = [...control.parentElement.childNodes]
      .some((node) => node.nodeType === 3 && node.data.trim());
    const inline = getComputedStyle(control).display === 'inline';
    return !(inline && (written || control.closest('td')));
  })
  .map((control) => control.matches('[type=checkbox], [type=radio]')
    ? control.closest('label') : control)
  .filter((target) => {
    const { bottom, width, height } = target.getBoundingClientRect();
    return bottom > 0 && (width < 44 || height < 44);
  })
  .map((target) => {
    const { width, height } = target.getBoundingClientRect();
    const name = target.ariaLabel || target.textContent.trim();
    return `${target.className} ${name} is ${width}x${height}`;
  })"""


def too_small(me: Person) -> list[str]:
    """Return what a finger could not hit, wherever it is."""
    found: list[str] = me.page.evaluate(SMALL)
    return found


def misses(me: Person) -> list[str]:
    """Return what a finger would miss in its present place, or that overflows."""
    missed: list[str] = me.page.evaluate(MISSED)
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    return missed if wide <= PHONE[0] else [*missed, f"{wide} wide"]


def test_a_finger_hits_every_control_of_every_sheet(room: Room) -> None:
    """Councils, players, tokens, cards, log, menu, settings, coach; and while looking back."""
    game = find(lambda game, asked: asked.prompt == "swap" and holds_cards(game), ("draw",))
    me = sit_down(room, game, size=PHONE)
    me.page.wait_for_selector("[data-option]")
    for name in SHEETS:
        with_sheet(me, name)
        assert misses(me) == [], name
        if name == "Hand":
            assert me.page.locator(".sheet .pick").count() == 5
            me.page.locator(".sheet .card").first.tap()
            me.page.wait_for_selector(".detail")
            assert misses(me) == [], "a card"
        without_sheet(me)
    for name, opened in (("Menu", "dialog"), ("Ask the coach", "[data-testid=coach]")):
        me.page.get_by_role("button", name=name).tap()
        me.page.locator(opened).wait_for()
        assert misses(me) == [], name
        me.page.locator(opened).get_by_role("button", name="Close").tap()
    me.page.get_by_role("button", name="Step back").tap()
    me.page.wait_for_selector("text=Looking back")
    assert misses(me) == [], "looking back"


def holds_cards(game: Game) -> bool:
    """Return whether the player asked has cards in hand."""
    return bool(game.observe(game.decision.player).hand)


@pytest.mark.parametrize("prompt", ["deploy", "act", "attack_to", "attack_count", "add"])
def test_a_finger_hits_every_answer(room: Room, prompt: str) -> None:
    """Whatever the question looks like."""
    game = find(lambda _, asked: asked.prompt == prompt and len(asked.options) > 2)
    me = sit_down(room, game, size=PHONE)
    me.page.wait_for_selector("[data-option], [data-testid=send-plan]")
    assert misses(me) == []


def test_a_finger_hits_cards_to_play(room: Room) -> None:
    """In the list, and in the card opened from the hand."""

    def has_play(_: Game, asked: Decision) -> bool:
        return asked.prompt == "act" and any("play" in option for option in asked.options)

    me = sit_down(room, find(has_play, ("draw",)), size=PHONE)
    me.page.wait_for_selector("[data-option^=play]")
    assert misses(me) == []
    with_sheet(me, "Hand")
    me.page.locator(".card.playable").first.tap()
    me.page.wait_for_selector(".plays button")
    assert misses(me) == []


def test_a_finger_hits_the_buttons_of_a_vote(room: Room) -> None:
    """The other proposes to end the game; then on the end page too."""
    me, other = seat(room, lambda _: True, size=PHONE)
    other.page.get_by_role("button", name="Menu").tap()
    other.page.get_by_role("button", name="Ask to end the game").tap()
    me.page.get_by_test_id("vote").get_by_role("button", name="Agree").wait_for()
    assert misses(me) == []
    me.page.get_by_test_id("vote").get_by_role("button", name="Agree").tap()
    me.page.get_by_test_id("end").wait_for()
    assert misses(me) == []


def test_a_finger_hits_everything_before_the_game(person: Callable[..., Person]) -> None:
    """On the front page, and where a table is set up."""
    me = person(size=PHONE)
    me.page.get_by_test_id("begin").wait_for()
    assert misses(me) == []
    me.page.goto(f"{me.server}/new")
    me.page.wait_for_selector("text=Second edition")
    me.page.get_by_text("Details of the rules").tap()
    assert misses(me) == []


def test_a_long_press_tells_and_does_not_choose(room: Room) -> None:
    """Regions, societies, positions, orders, cards and tokens are described, and that is all."""

    def few_sources(game: Game, asked: Decision) -> bool:
        return asked.prompt == "attack_from" and len(asked.options) == 2 and holds_cards(game)

    me = sit_down(room, find(few_sources, ("draw",)), size=PHONE)
    me.page.wait_for_selector("[data-option]")
    source = me.page.locator("[data-option]").first.get_attribute("data-option")
    asked = (me.step(), me.page.get_by_test_id("question").inner_text())
    region = f"[data-region={str(source).split()[1]}]"
    for sheet, what, told in (
        ("", region, "Borders"),
        ("", f"[data-option='{source}']", "Borders"),
        ("", ".strip .one", "score"),
        ("Councils", ".council.lion [data-position=steward] .head", "Lion Steward"),
        ("Players", ".players li", "score"),
        ("Hand", ".mine .card", "this card"),
        ("Hand", ".mine .fact.loyalty", "each city counts"),
    ):
        if sheet:
            with_sheet(me, sheet)
        assert told in me.long_press(what), what
        if sheet:
            without_sheet(me)
    me.page.touchscreen.tap(60, 20)  # beside the buttons
    me.page.wait_for_selector("[role=tooltip]", state="detached")
    assert (me.step(), me.page.get_by_test_id("question").inner_text()) == asked


def test_a_finger_leaves_no_mouse_behind(person: Callable[..., Person]) -> None:
    """Browsers say that a mouse is where a finger was: nothing that comes to lie there is told."""
    me = person(size=PHONE, path="/learn")
    me.page.locator("[data-lesson=first-game]").tap()
    me.until_table()
    following = me.page.get_by_test_id("teach-next")
    following.wait_for()
    me.page.evaluate("""() => { window.pointed = []; addEventListener('pointerover',
      ({ pointerType, clientX, clientY }) =>
        pointerType === 'mouse' && window.pointed.push([clientX, clientY])); }""")
    box = following.bounding_box()
    assert box is not None
    x, y = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
    me.page.touchscreen.tap(x, y)
    me.page.wait_for_selector("[data-testid=teacher][data-step=bets]")
    me.page.mouse.move(x, y)
    me.page.mouse.move(40, 400)
    assert me.page.evaluate("window.pointed") == [[40, 400]]


def test_a_mouse_at_rest_tells_nothing_while_a_finger_is_used(
    person: Callable[..., Person],
) -> None:
    """What comes to lie under it was not pointed at, though it was never pressed."""
    me = person(size=PHONE, speed="normal")
    me.page.get_by_test_id("begin").tap()
    me.page.get_by_test_id("drama-go").wait_for()
    tile = me.page.locator("[data-tile='lion.marshal']").bounding_box()
    assert tile is not None
    x, y = tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2
    me.page.mouse.move(x - 40, y)
    me.page.mouse.move(x, y)  # over the deal, below which the tile lies
    me.page.evaluate(
        "addEventListener('mouseover', ({ target }) => (window.over = target.closest('.tile')))"
    )
    me.page.get_by_test_id("drama-go").tap()
    me.page.wait_for_function("window.over")
    me.page.clock.run_for(1000)
    assert me.page.get_by_role("tooltip").count() == 0
    me.page.mouse.move(x + 6, y)
    me.page.clock.run_for(1000)
    expect(me.page.get_by_role("tooltip")).to_contain_text("Lion Marshal")
