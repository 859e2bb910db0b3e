"""The puzzle of the day, the suspicion board and looking back, in the browser."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.person import PATIENCE, ask
from tests.web.positions import sit_down
from warofwhispers import record_of
from warofwhispers.bots.advice import HoldsLess
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.players.bot import Budget
from warofwhispers.bots.players.characters import dreamy_style
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.bots.puzzles import game_of, load_puzzles
from warofwhispers.game import Game
from warofwhispers.record import record_to_json

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.web.person import Room

HELD = 3


def test_the_puzzle_is_looked_at_answered_and_counted(room: Room) -> None:
    """A table is shown; an answer brings a verdict; solving it counts a day."""
    number = ask(room.server, "/puzzles/today")["number"]
    best = load_puzzles()[number].best
    me = room.enter(path="/puzzle", hints=True)
    panel = me.page.get_by_test_id("puzzle")
    expect(panel).to_contain_text("Puzzle of the day", timeout=PATIENCE)
    me.page.locator(f'[data-option="{best}"]').first.click()
    if best.startswith("count "):  # on some days it is an attack, which is asked twice
        me.page.get_by_test_id("confirm").click()
    expect(me.page.get_by_test_id("verdict")).to_have_text("That is it.")
    expect(panel).to_contain_text("Solved today.")
    panel.get_by_role("button", name="Look again").click()
    expect(me.page.get_by_test_id("verdict")).to_have_count(0)
    # What the signs mean would lie behind the puzzle's card.
    expect(me.page.get_by_label("What the signs mean")).to_have_count(0)


def test_the_puzzle_is_not_laid_over_what_explains_the_signs(room: Room) -> None:
    """Whoever is new sees the legend at a table, and on this page the puzzle in its place."""
    me = room.enter(hints=True, path="/puzzle")
    expect(me.page.get_by_test_id("puzzle")).to_be_visible()
    expect(me.page.locator("[data-option]").first).to_be_visible()
    expect(me.page.locator(".legend")).to_have_count(0)


def test_an_attack_in_a_puzzle_is_confirmed(room: Room) -> None:
    """Whatever the day: judged when it is sent, not when it is chosen, and explained."""
    routes = pytest.importorskip("warofwhispers.server.routes.puzzles")
    puzzles = load_puzzles()
    number = next(n for n, one in enumerate(puzzles) if one.best.startswith("count "))
    shown = routes.VIEW.dump_json(routes.puzzle_view(number, "2026-01-01"), exclude_defaults=True)
    me = room.enter()
    me.page.route("**/api/puzzles/today", lambda route: route.fulfill(json=json.loads(shown)))
    me.page.goto(f"{room.server}/puzzle")
    count = me.page.locator(f'[data-option="{puzzles[number].best}"]')
    count.click()
    expect(count).to_have_attribute("aria-pressed", "true")
    expect(me.page.get_by_test_id("verdict")).to_have_count(0)
    me.page.get_by_test_id("confirm").click()
    expect(me.page.get_by_test_id("verdict")).to_have_text("That is it.")
    compared = me.page.get_by_test_id("compared")
    expect(compared).to_contain_text(f"The next best, {puzzles[number].answers[1].option[6:]}")

    me.page.get_by_role("button", name="Look again").click()
    last = puzzles[number].answers[-1]
    assert isinstance(last.lacks, HoldsLess)
    me.page.locator(f'[data-option="{last.option}"]').click()
    me.page.get_by_test_id("confirm").click()
    expect(me.page.get_by_test_id("verdict")).to_contain_text("Not the best")
    expect(compared).to_contain_text(f"Yours, {last.option[6:]}")
    figures = f"in {last.lacks.best} of 100 games, after this one in {last.lacks.here}"
    expect(compared).to_contain_text(figures)


def test_the_suspicion_board_keeps_ones_own_marks(room: Room) -> None:
    """Chances and actions for each rival; a mark is private, and still there after a reload."""
    game = game_of(load_puzzles()[0])
    me = sit_down(room, game)
    sent: list[str] = []
    for time in range(2):
        me.page.get_by_role("button", name="Suspicions").click()
        suspects = me.page.get_by_test_id("suspect")
        expect(suspects).to_have_count(len(game.seats) - 1, timeout=PATIENCE)
        cell = suspects.first.locator("[data-cell]").first
        if time == 0:
            me.page.on("request", lambda request: sent.append(request.url))
            cell.click()
        expect(cell).to_have_attribute("aria-label", re.compile("You think so"))
        if time == 0:
            assert sent == []
        me.page.reload()
        me.until_table()


def test_a_game_is_looked_back_at_and_a_mistake_tried_again(room: Room) -> None:
    """What they wanted, a progress bar, the first mistake, and a table that continues from it."""
    game = Game.new(3, seed=6)
    play(game, [Guarded(RulesBot(dreamy_style("")), Budget()) for _ in game.seats], 6)
    put = ask(room.server, "/records", record_to_json(record_of(game)))["table"]["id"]
    me = room.enter(path=f"/t/{put}")
    asked: list[Route] = []

    def judge(route: Route) -> None:  # the third answer waits until we have looked
        asked.append(route)
        if len(asked) != HELD:
            route.continue_()

    me.page.route("**/judgement?*", judge)
    me.page.get_by_role("button", name="Look back").click()
    expect(me.page.get_by_test_id("wanted")).to_have_count(2, timeout=PATIENCE)
    progress = me.page.get_by_role("progressbar")
    expect(progress).to_have_js_property("value", HELD - 1, timeout=PATIENCE)
    part = progress.evaluate("(bar) => Math.round((100 * bar.value) / bar.max)")
    expect(me.page.get_by_test_id("mistakes")).to_contain_text(f"so far: {part}%")
    asked[HELD - 1].continue_()
    mistake = me.page.get_by_test_id("mistake").first
    expect(mistake).to_contain_text("you would have won", timeout=PATIENCE)
    # "Eagle Steward" alone does not say whether an agent was placed or taken back.
    expect(mistake.locator("p").first).to_have_text(re.compile(r"Round [1-4]: \S.{20,}[.?]$"))
    mistake.get_by_role("button", name="Try it again").click()
    me.until_table()
    assert "/t/" in me.page.url
    assert put not in me.page.url
