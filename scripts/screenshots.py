"""Pictures of the main pages, for the README: `make screenshots`.

Starts a server with a fresh database, lets bots play one game, takes a seat in another, and
opens both in Chromium. The pictures go to `docs/images/`.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from server_and_browser import call, server_and_browser

from warofwhispers import Game, record_of
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.players.bot import Budget
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.record import record_to_json

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

IMAGES = Path(__file__).parents[1] / "docs/images"
DESKTOP = (1366, 768)
PHONE = (390, 844)
LONGEST = 180
SETTINGS = '{"speed": "once", "hints": false}'  # nobody is there to watch, or to be taught


def finished_game(server: str) -> str:
    """Let four bots play a game to its end, and upload it; return its table."""
    game = Game.new(4, seed=7)
    play(game, [Guarded(GreedyBot(), Budget()) for _ in game.seats], 7)
    table: str = call(server, "/records", record_to_json(record_of(game)))["table"]["id"]
    return table


def open_page(browser: Browser, size: tuple[int, int], *, dark: bool = False) -> Page:
    """Open a window of this size."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        is_mobile=size == PHONE,
        has_touch=size == PHONE,
        device_scale_factor=2 if size == PHONE else 1,
    )
    context.add_init_script(f"localStorage.setItem('whispers.settings', '{SETTINGS}')")
    return context.new_page()


def take(page: Page, name: str, *, full: bool = False) -> None:
    """Take a picture once the page has settled."""
    page.wait_for_timeout(2500)
    page.screenshot(path=IMAGES / f"{name}.png", full_page=full)
    print(f"docs/images/{name}.png")


def play_until(page: Page, wanted: str) -> None:
    """Answer with the middle of the list until `wanted` is on the page."""
    end = time.monotonic() + LONGEST
    while not page.locator(wanted).count() and time.monotonic() < end:
        for choice in ("button.all:not([disabled])", "[data-testid=send-plan]:not([disabled])"):
            if page.locator(choice).count():
                page.locator(choice).last.dispatch_event("click")
        options = page.locator("[data-option]:not([disabled])")
        attack = page.locator("[data-option$=' attack'], [data-option*=' draw']")
        if attack.count():
            attack.first.dispatch_event("click")
        elif options.count():
            options.nth(options.count() // 2).dispatch_event("click")
        page.wait_for_timeout(120)
    if not page.locator(wanted).count():
        raise TimeoutError(f"{wanted} was not asked within {LONGEST} s")


def shoot(server: str, browser: Browser) -> None:
    """Take all pictures."""
    finished = finished_game(server)
    page = open_page(browser, DESKTOP)
    page.goto(server)
    take(page, "home")
    page.goto(f"{server}/new")
    take(page, "set-up")
    page.goto(f"{server}/t/{finished}")
    take(page, "end", full=True)
    page.goto(f"{server}/t/{finished}/replay?n=150")
    take(page, "replay")
    page.goto(server)
    page.get_by_test_id("begin").click()
    page.wait_for_selector(".at-map [data-region], .phone [data-region]")
    play_until(page, "[data-option='count 1']")
    counts = page.locator("[data-option^=count]")
    counts.last.click()
    take(page, "table")
    for name, size, dark in (("table-dark", DESKTOP, True), ("phone", PHONE, False)):
        other = open_page(browser, size, dark=dark)
        keys = json.dumps(page.evaluate("localStorage.getItem('whispers.tables')"))
        other.add_init_script(f"localStorage.setItem('whispers.tables', {keys})")
        other.goto(page.url)
        other.wait_for_selector(".at-map [data-region], .phone [data-region]")
        take(other, name)


def main() -> None:
    """Start a server, take the pictures, stop it."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with server_and_browser() as (server, browser):
        shoot(server, browser)


if __name__ == "__main__":
    main()
