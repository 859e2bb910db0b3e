"""The same game on a phone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.web.person import PHONE, ask
from tests.web.positions import find, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.person import Person, Room

SHEETS = ("Councils", "Players", "Hand", "Log")
# Controls too small for a finger, or with something lying over them.
MISSED = """() => {
  const controls = 'button:not([disabled]), a[href], select, input, summary';
  const top = [...document.querySelectorAll('dialog[open], .sheet')].at(-1) ?? document.body;
  const missed = [];
  for (const control of top.querySelectorAll(controls)) {
    if (!control.checkVisibility() || control.closest('.skip, h1')) continue;
    const target = control.matches('[type=checkbox], [type=radio]') ? control.closest('label') : control;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const box = target.getBoundingClientRect();
    const free = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]].every(([x, y]) =>
      target.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
    const name = `${target.className} ${target.getAttribute('aria-label') || target.textContent.trim()}`;
    if (box.width < 40 || box.height < 40) missed.push(`${name} ${Math.round(box.width)}x${Math.round(box.height)}`);
    else if (box.left < 0 || box.right > innerWidth + 1) missed.push(`${name} sticks out`);
    else if (!free) missed.push(`${name} is covered`);
  }
  return missed;
}"""
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
# The question is seen: nothing lies over it, and nothing sticks out at the side.
SEEN = """() => {
  const box = document.querySelector('[data-testid=question]')?.getBoundingClientRect();
  if (!box) return true;
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return document.documentElement.scrollWidth <= innerWidth && !!at?.closest('.question');
}"""


def test_phone_is_as_playable(person: Callable[..., Person]) -> None:
    """The map above, the question below, the rest in sheets; nothing sticks out at the side."""
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
    for name in SHEETS:
        with_sheet(me, name)
        without_sheet(me, name)
    assert me.play(60, until=8) == 8


def with_sheet(me: Person, name: str) -> None:
    """Open a sheet with its tab."""
    me.page.locator("nav.tabs").get_by_role("button", name=name).tap()
    me.page.wait_for_selector(f"section[aria-label={name}]")


def without_sheet(me: Person, name: str) -> None:
    """Close it again."""
    me.page.locator("nav.tabs").get_by_role("button", name=name).tap()
    me.page.wait_for_selector(".sheet", state="detached")


def tap_an_answer(me: Person, lot: int) -> str:
    """Answer with a finger: on the map, in a council's sheet, or in the list; tell where."""
    page = me.page
    confirm = page.locator("[data-testid=confirm], [data-testid=send-plan]:not([disabled])")
    if confirm.count():
        confirm.first.tap()
        return "confirm"
    land = page.evaluate(LAND, lot)
    if land and lot % 4:
        page.touchscreen.tap(*land)
        return "map"
    if page.get_by_test_id("send-plan").count():
        page.locator("button.all:not([disabled])").first.tap()
        return "all"
    if lot % 3 == 0 and page.locator("[data-option*='.']").count():
        with_sheet(me, "Councils")
        page.locator(".sheet :is(.tile.open .head, .order.open)").first.tap()
        return "council"
    choices = page.locator("[data-option]:not([disabled])")
    choices.nth(lot % choices.count()).tap()
    return "list"


def test_a_whole_game_by_tapping(room: Room) -> None:
    """Fingers alone, on the map, in sheets and in lists, lead to the scores."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = ask(room.server, "/tables", {"seats": seats})
    ask(room.server, f"/tables/{made['table']['id']}/start", {}, made["host"])
    path = f"/t/{made['table']['id']}#seat=0.{made['seats'][0]['token']}"
    me = room.enter(size=PHONE, path=path)
    me.until_table()
    used: dict[str, int] = {}
    end = time.monotonic() + 240
    while not me.is_over() and time.monotonic() < end:
        if not me.is_asked():
            me.page.wait_for_timeout(20)
            continue
        assert me.page.evaluate(SEEN)
        step, lot = me.step(), sum(used.values())
        where = tap_an_answer(me, lot)
        used[where] = used.get(where, 0) + 1
        if where in {"list", "council", "confirm"}:
            me.page.wait_for_function(
                "(n) => Number(document.querySelector('[data-step]')?.dataset.step ?? 1e9) > n",
                arg=step,
            )
    assert me.is_over()
    assert {"map", "council", "list", "confirm"} <= used.keys()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
