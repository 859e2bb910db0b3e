"""How long it takes from the click on "Look back" to the first mistake: `make review-speed`.

Games between bots are uploaded as records; in each, the game of a heuristic seat is reviewed in
Chromium. Other programs on the machine make it slower, so the load is printed as well.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as TooLong
from server_and_browser import call, server_and_browser

from warofwhispers.bots import LEVELS
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.game import Game
from warofwhispers.record import record_of, record_to_json

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 60_000  # milliseconds


def played(players: int, seed: int) -> object:
    """Return the record of a game in which the first seat is a heuristic player."""
    game = Game.new(players, seed=seed)
    levels = [LEVELS[name] for name in ("rules", *["greedy"] * (players - 1))]
    play(game, [Guarded(level.make(), level.budget) for level in levels], seed)
    return record_to_json(record_of(game))


def look_back(page: Page) -> tuple[float, float | None]:
    """Return the seconds until loyalties are shown, and until the first mistake, if any."""
    button = page.get_by_test_id("review-open")
    button.wait_for()
    clicked = time.perf_counter()
    button.click()
    page.get_by_test_id("wanted").first.wait_for()
    wanted = time.perf_counter() - clicked
    try:
        page.get_by_test_id("mistake").first.wait_for(timeout=PATIENCE)
    except TooLong:
        return wanted, None
    return wanted, time.perf_counter() - clicked


def main() -> None:
    """Measure a few games and print them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seeds", type=int, default=3, help="games for each number of players")
    asked = parser.parse_args()
    print("players  seed  load  what they wanted  first mistake")
    with server_and_browser() as (server, browser):
        for players in (2, 3, 4):
            for seed in range(1, asked.seeds + 1):
                table = call(server, "/records", played(players, seed))["table"]["id"]
                page = browser.new_page()
                page.goto(f"{server}/t/{table}")
                wanted, mistake = look_back(page)
                told = "none" if mistake is None else f"{mistake:.1f} s"
                load = os.getloadavg()[0]
                print(f"{players:7}  {seed:4}  {load:4.1f}  {wanted:14.1f} s  {told:>13}")
                page.close()


if __name__ == "__main__":
    main()
