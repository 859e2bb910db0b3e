"""Learning: the first game followed and contradicted to its end, a lesson missed and solved."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.teaching.test_words import MOST_WORDS
from tests.web.person import PATIENCE, PHONE
from warofwhispers.words import Words, languages

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person

LANGUAGES = languages() if "WHISPERS_LONG" in os.environ else ("en",)
MET = {"you", "bets", "cities", "agent", "watched", "act", "draw", "attack", "swap", "end"}
# Reads what is explained, and answers with what is highlighted, or anything else, until the end.
# The highlight is known a frame after the question, which may arrive between any two frames:
# only a question that has been open all the while is answered.
LEARN = """async ([contrary, patience]) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));
  const seen = [], covered = [], vanished = [], read = [];
  let longest = 0;
  // A card stays until it has been read, however quickly questions answer themselves.
  let shown;
  new MutationObserver(() => {
    const now = document.querySelector('[data-testid=teacher]')?.dataset.step;
    if (shown && now !== shown && !read.includes(shown)) vanished.push(shown);
    shown = now;
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-step'] });
  const asked = () => all('[data-step], [data-option]:not([disabled]), #question button.all')
    .map((e) => e.dataset.option ?? e.dataset.step).join();
  let [counted, last] = ['', performance.now()];
  const lit = () => all('[data-region][data-taught], [data-position][data-taught]');
  // A sheet is opened and the map moved for a step; then the card finds its place.
  const rest = async (card) => {
    for (let still = 0, before = ''; still < 4; ) {
      await frame();
      const boxes = [card, ...lit()].map((e) => Object.values(e.getBoundingClientRect().toJSON()));
      [still, before] = [`${boxes}` === before ? still + 1 : 0, `${boxes}`];
    }
  };
  const choose = (elements) => {
    const shown = elements.filter((e) => e.matches('[data-taught], [data-taught] *'));
    const others = elements.filter((e) => !shown.includes(e));
    return (contrary ? others.at(-1) ?? shown[0] : shown[0] ?? elements[0]);
  };
  while (performance.now() < last + patience) {
    const before = asked();
    await frame(); await frame(); await frame();
    if (asked() !== before) continue;
    const card = document.querySelector('[data-testid=teacher]');
    if (card) {
      const { step } = card.dataset;
      if (!seen.includes(step)) {
        seen.push(step);
        longest = Math.max(longest, card.querySelector('.text').innerText.split(/\\s+/).length);
        await rest(card);
        for (const thing of lit()) {
          const [a, b] = [card, thing].map((e) => e.getBoundingClientRect());
          const across = a.left < b.right && b.left < a.right;
          const down = a.top < b.bottom && b.top < a.bottom;
          const name = thing.dataset.region ?? thing.dataset.position;
          if (across && down) covered.push(`${step} ${name}`);
          if (!thing.dataset.region) continue;
          const middle = [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
          if (!document.elementFromPoint(...middle)?.closest('.map svg'))
            covered.push(`${step} ${name} by something else`);
        }
      }
      if (step === 'end') return { seen, longest, covered, vanished };
      read.push(step);
      card.querySelector('[data-testid=teach-next]').click();
      last = performance.now();
      continue;
    }
    const now = document.querySelector('[data-step]')?.dataset.step;
    const send = document.querySelector('[data-testid=send-plan]');
    const confirm = document.querySelector('[data-testid=confirm]:not([disabled])');
    const options = all('[data-option]:not([disabled])');
    let next;
    if (send) next = send.disabled ? choose(all('#question button.all:not([disabled])')) : send;
    else if (confirm && counted === now) next = confirm;
    else next = choose(options);
    if (!next) continue;
    if (next.dataset.option?.startsWith('count')) counted = now;
    next.click();
    last = performance.now();
  }
  throw new Error(`nothing more was told after ${seen.at(-1)}`);
}"""


# What lies over a row, be it over its head or over one of its cells.
LAID_OVER = """(row) => {
  row.scrollIntoView({ block: 'end' });
  return [...row.children].flatMap((cell) => {
    const box = cell.getBoundingClientRect();
    return [0.25, 0.5, 0.75].flatMap((x) => [0.25, 0.75].map((y) => {
      const [left, top] = [box.left + x * box.width, box.top + y * box.height];
      const at = document.elementFromPoint(left, top);
      return row.contains(at) ? null : at?.outerHTML ?? 'outside the page';
    }));
  }).filter((found) => found !== null);
}"""
# What takes the middle of the table until the next round has begun.
DRAMAS = """async (patience) => {
  const seen = new Set();
  const end = performance.now() + patience;
  const find = (what) => document.querySelector(what);
  while (!find('[data-testid=phase]').innerText.includes('Round 2')
         || find('[data-testid=show-skip]')) {
    if (performance.now() > end) throw new Error('the next round has not begun');
    seen.add(find('[data-testid=drama]')?.dataset.beat);
    seen.add(find('[data-testid=teacher]')?.dataset.step);
    await new Promise(requestAnimationFrame);
  }
  return [...seen].filter((what) => what && what !== 'task');
}"""


# Whether the second lies above the first, where pieces pass that take no clicks.
ABOVE = """(all) => {
  const [under, over] = all.map((what) => getComputedStyle(document.querySelector(what)).zIndex);
  return Number(over) > Number(under);
}"""

# What a lesson points at and its card lies over.
LIT_UNDER = """() => {
  const card = document.querySelector('[data-testid=teacher]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-taught]')].filter((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return left < card.right && card.left < right && top < card.bottom && card.top < bottom;
  }).map((thing) => thing.className.baseVal ?? thing.className);
}"""


def begin(me: Person, lesson: str) -> None:
    """Choose a lesson from the list."""
    me.page.locator(f"[data-lesson={lesson}]").click()
    me.until_table()
    me.page.wait_for_selector("[data-testid=teacher]")


def learn(me: Person, *, contrary: bool) -> tuple[list[str], list[str]]:
    """Play the first game; return the steps that were explained, and what a card covered."""
    told = me.page.evaluate(LEARN, [contrary, PATIENCE])
    assert told["longest"] <= MOST_WORDS
    assert told["vanished"] == []
    return told["seen"], told["covered"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_follows_is_taught_to_the_end(person: Callable[..., Person], language: str) -> None:
    """From the front page: every step in its turn, then the list says that it is done."""
    me, words = person(language=language, auto=True), Words(language)
    me.page.get_by_test_id("learn").click()
    begin(me, "first-game")
    told, covered = learn(me, contrary=False)
    assert covered == []
    assert set(told) >= MET | {
        "add",
        "card",
        "card-one",
        "won",
        "stays",
        "supply",
        "card-two",
        "alone",
    }
    assert me.page.locator("[data-testid=teach-more]").count() == 1
    me.page.get_by_role("link", name=words.say("page-teach-all")).click()
    expect(me.page.locator("#first-game").get_by_test_id("done")).to_be_visible()
    expect(me.page.get_by_role("link", name=words.say("page-learn-continue"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_does_the_opposite_is_not_held_up(
    person: Callable[..., Person], language: str
) -> None:
    """On a phone: nothing is forbidden, what came of it is told, and the end is reached."""
    me = person(size=PHONE, language=language, auto=True, path="/learn")
    begin(me, "first-game")
    me.page.get_by_test_id("teach-off").click()
    help_again = me.page.get_by_test_id("teach-on")
    expect(help_again).to_be_visible()
    councils = me.page.locator("[data-sheet=councils]")
    if councils.get_attribute("aria-expanded") == "false":
        councils.click()
    under = me.page.locator(".council.horse").evaluate(LAID_OVER)
    assert under == []
    help_again.click()
    told, covered = learn(me, contrary=True)
    assert covered == []
    assert set(told) >= MET | {"foe", "swapped"}


def test_help_is_left_and_taken_up(person: Callable[..., Person]) -> None:
    """A person can switch it off, even after a reload; steps already read are not repeated."""
    me = person(path="/learn")
    begin(me, "first-game")
    teacher = me.page.get_by_test_id("teacher")
    me.page.get_by_test_id("teach-next").click()
    expect(teacher).to_have_attribute("data-step", "bets")
    me.page.reload()
    expect(teacher).to_have_attribute("data-step", "bets")
    expect(me.page.locator(".mine > ol[data-taught]")).to_be_visible()
    me.page.get_by_test_id("teach-off").click()
    expect(teacher).to_have_count(0)
    expect(me.page.locator("[data-taught]")).to_have_count(0)  # a frame later
    me.page.reload()
    me.page.get_by_test_id("teach-on").click()
    expect(teacher).to_have_attribute("data-step", "bets")
    # The summary of what others did lies where the card would: one after the other.
    me.page.locator("[data-option='deploy elephant.chancellor']").click()
    expect(teacher).to_have_attribute("data-step", "agent-far")
    me.page.get_by_test_id("recap-strip").locator("[aria-expanded]").click()
    expect(me.page.get_by_test_id("recap")).to_be_visible()
    expect(me.page.locator("[data-testid=teacher], [data-testid=teach-on]")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(teacher).to_have_attribute("data-step", "agent-far")


def test_nothing_lies_over_a_verdict(person: Callable[..., Person]) -> None:
    """What rivals reveal after an answer is told beside it; their pieces pass behind it."""
    me = person(size=PHONE, speed="normal", path="/learn")
    begin(me, "swap")
    me.page.locator("[data-option='swap devout dutiful']").click()
    assert me.page.evaluate(DRAMAS, PATIENCE) == ["wrong-more"]
    assert me.page.evaluate(ABOVE, [".flights", "[data-testid=teacher]"])
    expect(me.page.get_by_test_id("teach-again")).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_a_hint_covers_nothing_that_is_pointed_at(
    person: Callable[..., Person], language: str
) -> None:
    """Not on a phone either, where the cards in hand and the longest card share the screen."""
    me = person(size=PHONE, language=language, path="/learn")
    begin(me, "strike")
    me.page.get_by_test_id("teach-hint").click()
    me.page.wait_for_selector(".mine .cards[data-taught]")
    expect(me.page.locator("[data-testid=teacher] .soft")).to_be_visible()
    me.page.wait_for_function(f"() => ({LIT_UNDER})().length === 0")


def test_a_lesson_is_missed_and_solved_by_keys(person: Callable[..., Person]) -> None:
    """A wrong answer is explained and can be repeated; a right one leads to the next lesson."""
    me = person(path="/learn")
    begin(me, "control")
    teacher = me.page.get_by_test_id("teacher")
    me.page.get_by_test_id("teach-hint").click()
    expect(teacher).to_contain_text("nearest agent after it")
    teacher.get_by_role("button", name="Got it").click()  # the verdict comes nevertheless
    expect(teacher).to_have_count(0)
    me.page.locator("[data-option='deploy lion.chancellor']").click()
    expect(teacher).to_have_attribute("data-step", "wrong-far")
    expect(teacher.get_by_role("button", name="R4.2")).to_be_visible()
    # It stays while something is shown, be it again or because others play on.
    me.page.get_by_test_id("recap-strip").get_by_role("button").last.click()
    me.page.wait_for_selector("[data-testid=show-skip]")
    assert teacher.count() == 1
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Shift")  # from now on by keys
    me.page.get_by_test_id("teach-again").press("Enter")
    expect(teacher).to_have_attribute("data-step", "task")
    me.page.locator("[data-option='deploy lion.steward']").press("Enter")
    expect(teacher).to_have_attribute("data-step", "right")
    expect(me.page.get_by_test_id("teach-more")).to_be_focused()
    me.page.get_by_role("link", name="All lessons").press("Enter")
    expect(me.page.locator("#control").get_by_test_id("done")).to_be_visible()
