"""Pictures of every kind of question on every kind of screen, for people to look at: `make sweep`.

Plays games at random until each kind of question has come up, lets a person sit down there, and
takes a picture of it at each size, light and dark. `--prompts`, `--sizes` and `--themes` narrow
it down. Each picture also tells what is cut off in it, if anything is.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING

from server_and_browser import call, server_and_browser

from warofwhispers import Game, record_of
from warofwhispers.record import record_to_json

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SIZES = {
    "1366": (1366, 768),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
    "tablet": (1024, 768),
    "tablet-tall": (768, 1024),
    "phone": (390, 844),
    "phone-small": (360, 640),
}
FINGERS = 1100  # narrower screens are touch screens
DECKS = {"treasure": "on", "conquest": "on", "dark_alliances": "on"}
ENOUGH = 2  # a question with more answers than this gets a picture
GAMES = range(1, 60)
# What overflows the window, or a panel that clips it and cannot be scrolled.
CUT = """() => [...document.querySelectorAll('button, h2, li, .fact, .token')].filter((element) => {
  const it = element.getBoundingClientRect();
  if (!element.checkVisibility() || it.width === 0 || element.closest('.skip, .hidden-text'))
    return false;
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (overflowX === 'hidden' && (it.right > box.right + 2 || it.left < box.left - 2)) return true;
    if (overflowY === 'hidden' && (it.bottom > box.bottom + 2 || it.top < box.top - 2)) return true;
    if (overflowY === 'auto' || overflowY === 'scroll') return false;
  }
  return false;
}).map((element) => element.ariaLabel || element.textContent.trim().slice(0, 40))"""


def questions(wanted: set[str], players: int) -> dict[str, Game]:
    """Return a game for each kind of question, at that question."""
    found: dict[str, Game] = {}
    for seed in GAMES:
        game = Game.new(players=players, seed=seed, options=DECKS, ruleset="competitive")
        rng = random.Random(seed)  # noqa: S311 - a game, not a secret
        while not game.over:
            asked = game.decision
            fits = asked.player != "chance" and len(asked.options) > ENOUGH
            if fits and asked.prompt not in found and (not wanted or asked.prompt in wanted):
                found[asked.prompt] = game.clone()
            game.apply(rng.choice(asked.options))
        if wanted and wanted <= found.keys():
            break
    return found


def sit_down(server: str, game: Game) -> tuple[str, str]:
    """Take the asked seat; return the table's address and what a browser stores."""
    table = call(server, "/records", record_to_json(record_of(game)))["table"]["id"]
    wish = {"step": len(game.actions), "society": game.decision.player, "level": "random"}
    made = call(server, f"/tables/{table}/continue", wish)
    key = made["seats"][0]
    return made["table"]["id"], f"{key['seat']}.{key['token']}"


def take(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    theme: str,
    path: Path,
) -> None:
    """Take one picture, and return what is cut off in it."""
    touch = size[0] < FINGERS
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        is_mobile=touch,
        has_touch=touch,
        reduced_motion="reduce",
    )
    settings = json.dumps(json.dumps({"auto": False, "speed": "once"}))
    context.add_init_script(f"localStorage.setItem('whispers.settings', {settings})")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("[data-option], [data-testid=send-plan]")
    page.wait_for_selector(".players, .phone")
    page.wait_for_selector("[data-testid=recap-strip]", state="attached")
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.screenshot(path=path)
    cut = page.evaluate(CUT)
    print(path, f"cut off: {', '.join(cut)}" if cut else "")
    context.close()


def main() -> None:
    """Find the questions, take the pictures."""
    parser = argparse.ArgumentParser(description="Take a picture of every kind of question.")
    parser.add_argument("--to", type=Path, default=Path("build/sweep"), help="where pictures go")
    parser.add_argument("--prompts", nargs="*", default=[], help="these questions only")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=SIZES)
    parser.add_argument("--themes", nargs="*", default=["light", "dark"])
    parser.add_argument("--players", type=int, default=4)
    args = parser.parse_args()
    args.to.mkdir(parents=True, exist_ok=True)
    found = questions(set(args.prompts), args.players)
    with server_and_browser() as (server, browser):
        for prompt, game in sorted(found.items()):
            table, key = sit_down(server, game)
            for size in args.sizes:
                for theme in args.themes:
                    address = f"{server}/t/{table}#seat={key}"
                    path = args.to / f"{prompt}-{size}-{theme}.png"
                    take(browser, address, SIZES[size], theme, path)


if __name__ == "__main__":
    main()
