"""Pictures of the main pages, for the README: `make screenshots`.

Starts a server of its own with a fresh database, lets bots play one game and a person sit down at
another, and looks at both through Chromium. Pictures go to `docs/images/`.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from server_and_browser import call, server_and_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

IMAGES = Path(__file__).parents[1] / "docs/images"
DESKTOP = (1366, 768)
PHONE = (390, 844)
LONGEST = 180


def bots_game(server: str) -> str:
    """Let four bots play a game to its end; give its table."""
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot"} for _ in range(3))]
    made = call(server, "/tables", {"seats": seats})
    table: str = made["table"]["id"]
    call(server, f"/tables/{table}/start", {}, made["host"])
    call(server, f"/tables/{table}/seats/0/leave", {}, made["seats"][0]["token"])
    end = time.monotonic() + LONGEST
    while call(server, f"/tables/{table}")["status"] != "over" and time.monotonic() < end:
        time.sleep(0.5)
    return table


def open_page(browser: Browser, size: tuple[int, int], *, dark: bool = False) -> Page:
    """Open a window of a size."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        is_mobile=size == PHONE,
        has_touch=size == PHONE,
        device_scale_factor=2 if size == PHONE else 1,
    )
    return context.new_page()


def take(page: Page, name: str, *, full: bool = False) -> None:
    """Take a picture once things have settled."""
    page.wait_for_timeout(2500)
    page.screenshot(path=IMAGES / f"{name}.png", full_page=full)
    print(f"docs/images/{name}.png")


def play_until(page: Page, wanted: str) -> None:
    """Answer with whatever stands in the middle of the list until `wanted` is on the page."""
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


def shoot(server: str, browser: Browser) -> None:
    """Take all pictures."""
    finished = bots_game(server)
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
