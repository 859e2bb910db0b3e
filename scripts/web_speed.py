"""How fast the page is, on a desktop and on a slow phone: `make web-speed`.

Starts a server of its own, and measures in Chromium with its own throttling:

- the JavaScript that the front page loads, compressed, as it came over the line;
- how long it takes until the front page and a table can be used, without anything in the cache and
  when they are opened again: the first control answers and the browser's main thread is free;
- how long a hover, a click and a tap on the map take until the next frame is drawn (Event Timing);
- how long frames take while pieces travel: at most 16 ms at the median and 50 ms at worst.

Every figure is measured several times, and the best and the median are printed: other programs on
the machine make it slower, and nothing makes it faster.
"""

from __future__ import annotations

import argparse
import json
import statistics
from typing import TYPE_CHECKING, NamedTuple

from server_and_browser import call, server_and_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, StorageState

KILOBYTE = 1000
LONGEST = 60  # seconds until something is given up


class Device(NamedTuple):
    """A screen, a connection, and how much slower than this machine its processor is."""

    name: str
    size: tuple[int, int]
    touch: bool
    slower: int
    round_trip: int  # milliseconds
    bandwidth: int  # bits a second


# The phone is Lighthouse's: a mid-range one on slow 4G.
DESKTOP = Device("desktop", (1366, 768), touch=False, slower=1, round_trip=0, bandwidth=0)
PHONE = Device("phone", (390, 844), touch=True, slower=4, round_trip=150, bandwidth=1_638_400)

# The page is usable once its first control is there and no long task keeps it busy.
# Checked only once it is loading: a script set up before would delay its own requests.
WATCH = """() => {
  window.busy = [];
  window.slow = [];
  const watch = (options, take) => new PerformanceObserver(
    (list) => list.getEntries().forEach(take)).observe({ buffered: true, ...options });
  watch({ type: "longtask" }, (task) => busy.push(task.startTime + task.duration));
  watch({ type: "event", durationThreshold: 16 }, (event) =>
    slow.push([event.name, event.duration]));
  window.there = 0;
  const look = () => {
    if (!document.querySelector(SELECTOR)) return requestAnimationFrame(look);
    requestAnimationFrame(() => { window.there = performance.now(); });
  };
  look();
}"""


def sit_down(server: str) -> tuple[str, str]:
    """Start a game against bots; return the table's id and what a browser stores for it."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(3))]
    made = call(server, "/tables", {"seats": seats})
    table = made["table"]["id"]
    call(server, f"/tables/{table}/start", {}, made["host"])
    keys = {"seats": {"0": made["seats"][0]["token"]}, "invites": {}, "seen": 1, "title": ""}
    keys["met"] = [0]  # the deal waits for a person
    return table, json.dumps({table: keys})


def open_page(browser: Browser, device: Device, server: str, shelf: str) -> Page:
    """Open an empty browser on a device, with nothing stored but the keys of a seat."""
    keys: StorageState = {
        "cookies": [],
        "origins": [
            {"origin": server, "localStorage": [{"name": "whispers.tables", "value": shelf}]}
        ],
    }
    context = browser.new_context(
        viewport={"width": device.size[0], "height": device.size[1]},
        is_mobile=device.touch,
        has_touch=device.touch,
        storage_state=keys,
    )
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": device.slower})
    if device.bandwidth:
        bytes_a_second = device.bandwidth / 8
        line.send("Network.enable")
        line.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": device.round_trip,
                "downloadThroughput": bytes_a_second,
                "uploadThroughput": bytes_a_second,
            },
        )
    return page


def newcomer(browser: Browser, device: Device, server: str, name: str) -> tuple[Page, str]:
    """Open an empty browser for somebody whose game has just begun; return it and its address."""
    table, shelf = sit_down(server)
    address = f"{server}/t/{table}" if name == "table" else server
    return open_page(browser, device, server, shelf), address


def usable_after(page: Page, address: str, selector: str) -> float:
    """Load an address; return the milliseconds until it can be used."""
    page.goto(address, wait_until="commit")
    page.evaluate(WATCH.replace("SELECTOR", json.dumps(selector)))
    for _ in range(LONGEST * 10):  # the page's own policy forbids waiting by script
        if page.evaluate("window.there"):
            break
        page.wait_for_timeout(100)
    else:
        raise TimeoutError(f"{address} has no {selector} after {LONGEST} seconds")
    page.wait_for_timeout(700)  # a task that began before and is still running counts too
    return float(
        page.evaluate("Math.max(there, ...busy.filter((end) => end < there + 600).concat(0))")
    )


def scripts_loaded(page: Page) -> float:
    """Return how many kilobytes of JavaScript have been transferred so far."""
    sizes = page.evaluate(
        "performance.getEntriesByType('resource')"
        ".filter((e) => e.name.endsWith('.js')).map((e) => e.encodedBodySize)"
    )
    return float(sum(sizes)) / KILOBYTE


HEARD_AS = {"hover": "pointerover", "click": "click", "tap": "click"}
FRAME = 16.0  # milliseconds: shorter waits are not told


def answers(page: Page, device: Device) -> dict[str, list[float]]:
    """Point at regions and choose them; return the waits for a frame after each action."""
    waits = {}
    if device.touch:
        page.locator("nav.tabs").get_by_role("button", name="Map").click()
    for gesture in ("tap",) if device.touch else ("hover", "click"):
        page.evaluate("window.slow = []")
        done = 0
        for number in range(0, 40, 4):
            box = page.locator("[data-region]").nth(number).bounding_box()
            if box is None or not box["width"]:
                continue
            done += 1
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if gesture == "tap":
                page.touchscreen.tap(x, y)
            else:
                page.mouse.move(x, y)
                page.wait_for_timeout(120)
            if gesture == "click":
                page.mouse.down()
                page.mouse.up()
            page.wait_for_timeout(120)
        page.wait_for_timeout(300)
        heard = [time for name, time in page.evaluate("window.slow") if name == HEARD_AS[gesture]]
        waits[gesture] = [*heard, *[FRAME] * (done - len(heard))]
    return waits


# The times between frames while a piece is moving, and the kinds of pieces that have moved.
TRAVEL = """() => {
  window.frames = [];
  window.flown = new Set();
  let last = 0;
  const frame = (now) => {
    const flying = document.querySelectorAll('.flights .piece');
    if (flying.length && last) frames.push(now - last);
    for (const piece of flying) flown.add(piece.classList[1]);
    last = flying.length ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
ENOUGH = 120  # frames
# Fights move most at once, and redraw the map.
KINDS = {"agent", "banner", "clash"}
# A phone shows the map while orders are given, and the tracker is on the councils.
KINDS_ON_DESKTOP = KINDS | {"tracker"}
ANSWER = """() => {
  const find = (what) => [...document.querySelectorAll(what)];
  const [ready] = find('[data-testid=confirm], [data-testid=send-plan]:not([disabled])');
  const all = find('[data-option]:not([disabled]), button.all:not([disabled])');
  (ready ?? all[Math.floor(all.length / 2)])?.click();
}"""


def travelling(page: Page, kinds: set[str]) -> list[float]:
    """Play and watch until pieces of all kinds have moved; return the frame times meanwhile."""
    page.evaluate(TRAVEL)
    missing = kinds
    for _ in range(LONGEST * 6):
        page.evaluate(ANSWER)
        page.wait_for_timeout(500)
        missing = kinds - set(page.evaluate("[...flown]"))
        if page.evaluate("frames.length") > ENOUGH and not missing:
            break
    else:
        print(f"  not seen to travel: {', '.join(sorted(missing))}")
    return [float(time) for time in page.evaluate("frames")]


def report(title: str, figures: list[float], unit: str) -> None:
    """Print the best and the median of some figures."""
    best, middle = min(figures), statistics.median(figures)
    print(f"  {title:<39} best {best:7.1f} {unit}   middle {middle:7.1f} {unit}")


def measure(server: str, browser: Browser, runs: int) -> None:
    """Measure both devices and print the results."""
    pages = {"front page": "[data-testid=begin]:not([disabled])", "table": "[data-option]"}
    for device in (DESKTOP, PHONE):
        print(f"{device.name} {device.size[0]}x{device.size[1]}, processor 1/{device.slower}")
        for name, selector in pages.items():
            times, again, sizes = [], [], []
            travels: list[list[float]] = []
            waits: dict[str, list[list[float]]] = {}
            for _ in range(runs):
                page, address = newcomer(browser, device, server, name)
                times.append(usable_after(page, address, selector))
                sizes.append(scripts_loaded(page))
                again.append(usable_after(page, address, selector))
                if name == "table":
                    kinds = KINDS if device.touch else KINDS_ON_DESKTOP
                    travels.append(travelling(page, kinds))
                    page.context.close()
                    page, address = newcomer(browser, device, server, name)
                    usable_after(page, address, selector)
                    for gesture, found in answers(page, device).items():
                        waits.setdefault(gesture, []).append(found)
                page.context.close()
            report(f"{name}: JavaScript loaded", sizes, "kB")
            report(f"{name}: usable after", times, "ms")
            report(f"{name}: usable after, opened again", again, "ms")
            for gesture, figures in waits.items():
                usual = [statistics.median(found) for found in figures]
                report(f"{name}: usual wait after a {gesture}", usual, "ms")
                longest = [max(found) for found in figures]
                report(f"{name}: longest wait after a {gesture}", longest, "ms")
            if flown := [found for found in travels if found]:
                frames = [statistics.median(found) for found in flown]
                report(f"{name}: usual frame as pieces travel", frames, "ms")
                report(f"{name}: worst frame as pieces travel", [max(f) for f in flown], "ms")


def main() -> None:
    """Start a server, measure, stop it."""
    parser = argparse.ArgumentParser(description="Measure how fast the web page is.")
    parser.add_argument("--runs", type=int, default=5, help="how often each figure is measured")
    runs = parser.parse_args().runs
    with server_and_browser() as (server, browser):
        measure(server, browser, runs)


if __name__ == "__main__":
    main()
