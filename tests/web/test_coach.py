"""Advice from a bot, in words, while playing against bots and after a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PATIENCE, PHONE, ask, step_forward_until
from tests.web.positions import find, seat, sit_down, truth
from warofwhispers import record_of
from warofwhispers.bots.puzzles import game_of, load_puzzles
from warofwhispers.record import record_to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.web.person import Person, Room

SMALL = (360, 640)


def test_the_coach_says_why_shows_it_and_plays_it(room: Room) -> None:
    """One sentence, the move highlighted, the second best; one click plays it."""
    puzzle = next(one for one in load_puzzles() if one.best.startswith("to "))
    game = game_of(puzzle)
    me = sit_down(room, game)
    me.page.get_by_role("button", name="Ask the coach").click()
    coach = me.page.get_by_test_id("coach")
    expect(coach.get_by_test_id("why")).not_to_be_empty(timeout=PATIENCE)
    expect(coach.get_by_test_id("instead")).to_contain_text("Second best")
    region = puzzle.best.removeprefix("to ")
    expect(me.page.locator(f'[data-region="{region}"].shown')).to_have_count(1)
    coach.get_by_role("button", name="Play this").click()
    expect(coach).to_have_count(0)
    me.page.wait_for_function(f"() => !document.querySelector('[data-option=\"{puzzle.best}\"]')")


def test_what_speaks_for_the_second_best_is_something_else(room: Room) -> None:
    """Not the same again, nor that nothing is worth it, after something was recommended."""
    puzzle = next(one for one in load_puzzles() if one.best.startswith("swap "))
    me = sit_down(room, game_of(puzzle))
    reasons: list[dict[str, Any]] = []

    def advise(route: Route) -> None:
        told = route.fetch().json()
        told["verdict"], (best, second) = "clear", told["candidates"][:2]
        second["reasons"] = reasons or best["reasons"]
        route.fulfill(json=told)

    me.page.route("**/api/**/advice*", advise)
    shows = {"code": "shows", "slot": "devout", "other_slot": "unallied"}
    for given, said in (([], False), ([{"code": "waits"}], False), ([shows], True)):
        reasons[:] = given
        me.page.get_by_role("button", name="Ask the coach").click()
        instead = me.page.get_by_test_id("instead")
        expect(instead).to_contain_text("Second best", timeout=PATIENCE)
        sentences = re.findall(r"[.!](?=\s|$)", instead.inner_text())
        assert len(sentences) == (3 if said else 2), given
        me.page.get_by_test_id("coach").get_by_role("button", name="Close").click()


# Of what is highlighted: whether the middle of it can be seen.
SEEN = """(lit) => [...document.querySelectorAll(lit)].map((element) => {
  const box = element.getBoundingClientRect();
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return Boolean(at?.closest('.map, .board, .council')) && !at.closest('.map-card');
})"""


# Whether the seat that is shown looks different from all others.
STANDS_OUT = """() => {
  const looks = (what) =>
    [...document.querySelectorAll(what)].map((e) => getComputedStyle(e).boxShadow);
  const shown = looks('.tile.shown');
  return shown.length === 1 && !looks('.tile:not(.shown)').includes(shown[0]);
}"""


@pytest.mark.parametrize("sizes", [[DESKTOP], [PHONE, SMALL]], ids=["desktop", "phones"])
@pytest.mark.parametrize(
    ("kind", "lit"), [("to ", ".region.shown"), ("deploy ", ".tile.shown")], ids=["map", "councils"]
)
def test_the_coach_covers_no_move(
    room: Room, sizes: list[tuple[int, int]], kind: str, lit: str
) -> None:
    """The move that it speaks of is in view, on the map or in the councils, and stands out."""
    puzzle = next(one for one in load_puzzles() if one.best.startswith(kind))
    me = sit_down(room, game_of(puzzle), size=sizes[0])
    for width, height in sizes:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.get_by_test_id("coach-ask").click()
        expect(me.page.get_by_test_id("why")).not_to_be_empty(timeout=PATIENCE)
        expect(me.page.locator(lit)).not_to_have_count(0)
        assert set(me.page.evaluate(SEEN, lit)) == {True}, width
        if kind == "deploy ":
            assert me.page.evaluate(STANDS_OUT), width
        assert me.page.get_by_role("button", name="Play this").is_visible()
        me.page.get_by_test_id("coach").get_by_role("button", name="Close").click()


def test_on_a_phone_the_coach_of_a_replay_covers_no_move(room: Room) -> None:
    """There it takes the place of the controls, until it is closed."""
    puzzle = next(one for one in load_puzzles() if one.best.startswith("to "))
    game = game_of(puzzle)
    put = ask(room.server, "/records", record_to_json(record_of(game)))["table"]["id"]
    me = room.enter(path=f"/t/{put}/replay?n={len(game.actions)}", size=PHONE)
    me.until_table()
    me.page.get_by_test_id("coach-ask").click()
    expect(me.page.get_by_test_id("why")).not_to_be_empty(timeout=PATIENCE)
    expect(me.page.locator(".region.shown")).not_to_have_count(0)
    assert set(me.page.evaluate(SEEN, ".region.shown")) == {True}
    me.page.get_by_test_id("coach").get_by_role("button", name="Close").click()
    me.page.get_by_test_id("play").click()


def test_after_the_end_the_coach_is_asked_for_any_seat(person: Callable[..., Person]) -> None:
    """In the replay it says what a seat could have thought."""
    me = person()
    me.begin(3)
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Ask to end the game").click()
    me.page.get_by_test_id("end").wait_for()
    me.page.get_by_role("link", name="Replay").click()
    me.until_table()
    ask = me.page.get_by_role("button", name="What could they have thought?")
    step_forward_until(me, ask)
    ask.click()
    coach = me.page.get_by_test_id("coach")
    expect(coach).to_contain_text("from what they can see, and nothing else")
    expect(coach.get_by_role("status")).to_have_count(0, timeout=PATIENCE)
    expect(coach.get_by_role("alert")).to_have_count(0)
    expect(coach.get_by_role("button", name="Play this")).to_have_count(0)


def test_the_coach_makes_no_figures_up(room: Room) -> None:
    """With a single answer nothing is tried, and no chance is given."""
    game = find(lambda _, asked: len(asked.options) == 1)
    me = sit_down(room, game)
    me.page.get_by_role("button", name="Ask the coach").click()
    coach = me.page.get_by_test_id("coach")
    expect(coach).to_contain_text("There is only one answer here.", timeout=PATIENCE)
    expect(coach).not_to_contain_text("in 100")


def test_where_chances_do_not_differ_the_coach_names_no_move(room: Room) -> None:
    """It says so, and shows neither a move nor a list of nearly equal figures."""
    me = sit_down(room, game_of(next(one for one in load_puzzles() if one.best.startswith("to "))))

    def advise(route: Route) -> None:
        route.fulfill(json=route.fetch().json() | {"verdict": "silent"})

    me.page.route("**/api/**/advice*", advise)
    me.page.get_by_role("button", name="Ask the coach").click()
    coach = me.page.get_by_test_id("coach")
    expect(coach).to_contain_text("I see no difference here", timeout=PATIENCE)
    expect(coach).not_to_contain_text("in 100")
    expect(coach.get_by_test_id("candidates")).to_have_count(0)
    expect(coach.get_by_role("button", name="Play this")).to_have_count(0)
    expect(me.page.locator("[data-region].shown")).to_have_count(0)


@pytest.mark.parametrize("coach", [True, False], ids=["agreed on", "not agreed on"])
def test_a_coach_for_all_or_for_nobody(room: Room, coach: bool) -> None:  # noqa: FBT001 - a case
    """At a table with a coach each may ask in turn; otherwise nobody, and the page says so."""
    people = seat(room, lambda _: True, coach=coach)
    for _ in people:
        me, other = sorted(people, key=lambda one: not truth(one)["decision"]["options"])
        me.page.wait_for_selector("[data-option]")
        button = me.page.get_by_role("button", name="Ask the coach")
        expect(button).to_have_count(int(coach))
        if coach:
            button.click()
            coach_said = me.page.get_by_test_id("coach").locator("[aria-live] p:not([role])").first
            expect(coach_said).not_to_be_empty(timeout=PATIENCE)
        else:
            me.page.get_by_role("button", name="Menu").click()
            expect(me.page.get_by_role("dialog")).to_contain_text("No coach while you play")
        me.page.keyboard.press("Escape")
        me.answer()
        other.page.wait_for_selector("[data-option]")
