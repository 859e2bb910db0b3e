"""People using a browser: what they see, and how they answer."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from playwright.sync_api import Error

from tests import patience

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

DESKTOP = (1366, 768)
PHONE = (390, 844)
NARROW = (320, 640)  # equivalent to a large screen with everything four times as large
SHEETS = ("Councils", "Players", "Hand", "Log")
PATIENCE = 1000 * patience.PATIENCE  # milliseconds, as Playwright counts
# A folder for pictures of every screen, for people to look at.
PICTURES = os.environ.get("WHISPERS_PICTURES")
EXPECTED = ("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")


def ask(server: str, path: str, body: object = None, token: str | None = None) -> Any:  # noqa: ANN401 - JSON
    """Send a request directly to a server."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{server}/api{path}", data, headers)  # noqa: S310 - our own server
    with urlopen(request, timeout=patience.PATIENCE) as answer:  # noqa: S310 - as above
        return json.load(answer)


class Windows:
    """A pool of browser windows, reused because a new one must fetch and compile the whole app."""

    MOST = 3  # kept of each kind: each takes a process

    def __init__(self, browser: Browser) -> None:
        """Start with an empty pool."""
        self.browser = browser
        self._free: dict[bool, list[Page]] = {False: [], True: []}

    def take(self, *, touch: bool) -> Page:
        """Return an unused one, where nothing is stored."""
        free = self._free[touch]
        return free.pop() if free else self.make(touch=touch)

    def make(self, *, touch: bool) -> Page:
        """Create a new one."""
        context = self.browser.new_context(has_touch=touch, is_mobile=touch)
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def give_back(self, page: Page, at: str, *, touch: bool) -> None:
        """Return one to the pool; on its way it stops at an address without scripts."""
        free = self._free[touch]
        if page.is_closed() or len(free) >= self.MOST:
            page.context.close()
            return
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.context.set_offline(offline=False)
        page.goto(at)
        page.evaluate(FORGET)
        page.context.clear_cookies()
        free.append(page)


class Room:
    """Several people, and the errors in their browsers."""

    def __init__(self, windows: Windows, server: str) -> None:
        """Start with nobody."""
        self.browser = windows.browser
        self.server = server
        self.faults: list[str] = []
        self.excused = list(EXPECTED)
        self._windows = windows
        self._leave: list[Callable[[], None]] = []

    def enter(  # noqa: PLR0913 - what people set before they come in
        self,
        *,
        size: tuple[int, int] = DESKTOP,
        auto: bool = False,
        quick: bool = True,
        moving: bool = False,
        speed: str = "once",
        hints: bool = False,
        language: str | None = None,
        clock: bool = False,
        own: bool = False,
        path: str = "/",
    ) -> Person:
        """Open a page of the app in a browser that stores nothing but these settings.

        Nothing moves unless `moving`; the show is skipped unless `speed` says otherwise. With
        another speed or `clock`, the page's clock can be stopped and moved by hand. Whatever is
        changed for good needs a window of its `own`: that clock, scripts that run first, and what
        the browser's tools set.
        """
        clock = clock or speed != "once"
        own = own or clock
        touch = size[0] < 500
        page = (self._windows.make if own else self._windows.take)(touch=touch)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="light",
            forced_colors="none",
        )
        if language:
            cookie = {"name": "language", "value": language, "url": self.server}
            page.context.add_cookies([cookie])  # type: ignore[list-item]  # a cookie as a plain dict
        page.goto(self.server + NO_SCRIPTS)
        wished = {"auto": auto, "quick": quick, "speed": speed, "hints": hints}
        page.evaluate(ENTER, json.dumps(wished))
        page.on("pageerror", self._stumble)
        page.on("console", self._hear)
        if clock:
            page.clock.install()

        def leave() -> None:
            page.remove_listener("pageerror", self._stumble)
            page.remove_listener("console", self._hear)
            if own:
                page.context.close()
            else:
                self._windows.give_back(page, self.server + NO_SCRIPTS, touch=touch)

        self._leave.append(leave)
        page.goto(self.server + path)
        return Person(page, self.server)

    def _stumble(self, fault: Error) -> None:
        self.faults.append(fault.stack or str(fault))

    def _hear(self, message: ConsoleMessage) -> None:
        text = message.text
        if message.type == "error" and not any(known in text for known in self.excused):
            self.faults.append(text)

    def leave(self) -> None:
        """Close the page that was opened last."""
        self._leave.pop()()

    def close(self) -> None:
        """Close all pages."""
        while self._leave:
            self.leave()


class Person:
    """One person with one page."""

    def __init__(self, page: Page, server: str) -> None:
        """Use this page."""
        self.page = page
        self.server = server

    @property
    def table(self) -> str:
        """Return the table's id, from the address."""
        return self.page.url.split("/t/")[1].split("/")[0].split("?")[0]

    def keys(self) -> dict[str, Any]:
        """Return what this browser stores for its table."""
        shelf = self.page.evaluate("localStorage.getItem('whispers.tables')")
        found: dict[str, Any] = json.loads(shelf)[self.table]
        return found

    def ask(self, path: str, body: object = None, token: str | None = None) -> Any:  # noqa: ANN401 - JSON
        """Send a request directly to the server."""
        return ask(self.server, path, body, token)

    def while_stopped(self, script: str, given: object) -> Any:  # noqa: ANN401 - JSON
        """Evaluate a script that waits for timers, with the clock stopped: no time passes."""
        self.page.evaluate(
            f"(given) => {{ window.done = null;"
            f" ({script})(given).then((found) => (window.done = [found])); }}",
            given,
        )
        while (done := self.page.evaluate("window.done")) is None:
            self.page.clock.run_for(5)
        return done[0]

    def until_table(self) -> None:
        """Wait until the map is there and, on a wide screen, what lies beside it."""
        self.page.wait_for_selector(
            ".table:has(.at-map [data-region]):has(.players), .phone .at-main:has([data-region])",
            timeout=PATIENCE,
        )

    def begin(self, players: int = 4) -> None:
        """Start a game against bots from the front page, and wait for the first question."""
        self.page.get_by_label("Seats").select_option(str(players))
        self.page.get_by_test_id("begin").click()
        self.until_table()
        self.page.wait_for_selector("[data-option^=deploy]")

    def hide(self, *, hidden: bool) -> None:
        """Switch to another tab, or come back."""
        self.page.evaluate(
            """(hidden) => { Object.defineProperty(document, 'hidden',
            { get: () => hidden, configurable: true });
            document.dispatchEvent(new Event('visibilitychange')); }""",
            hidden,
        )

    def step(self) -> int:
        """Return how many actions the game has, according to this page."""
        return int(self.page.locator("[data-step]").get_attribute("data-step") or 0)

    def until_step(self, number: int) -> None:
        """Wait until the game is at a step."""
        self.page.wait_for_selector(f"[data-step='{number}']", timeout=PATIENCE)

    def is_over(self) -> bool:
        """Return whether the end page is shown."""
        return self.page.get_by_test_id("end").count() > 0

    def is_covered(self) -> bool:
        """Return whether the screen waits for another person."""
        return self.page.get_by_test_id("cover").count() > 0

    def is_asked(self) -> bool:
        """Return whether there is something to answer."""
        return bool(self.page.locator(CHOICES).count())

    def long_press(self, what: str) -> str:
        """Hold a finger on something until its tip appears; return the tip."""
        at = self.page.evaluate(POINT, what)
        touch = self.page.context.new_cdp_session(self.page)
        down = {"type": "touchStart", "touchPoints": [{"x": at[0], "y": at[1]}]}
        touch.send("Input.dispatchTouchEvent", down)
        self.page.wait_for_selector("[role=tooltip]")
        told = self.page.get_by_role("tooltip").inner_text()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()
        self.page.wait_for_timeout(60)  # a click that is not dropped would come now
        return told

    def answer(self) -> bool:
        """Answer the open question, if it is ours; return whether there was one."""
        return bool(self.page.evaluate(ANSWER))

    def play(self, until: int | None = None) -> int:
        """Answer whatever is asked until the game is over, or `until` answers are given."""
        given: int = self.page.evaluate(PLAY, [until, PATIENCE])
        return given

    def until_asked(self) -> None:
        """Wait for a question, or for the end of the game."""
        self.page.wait_for_selector(f"{CHOICES}, [data-testid=end]", state="attached")


def stop_clock(me: Person) -> None:
    """Stop the page's clock; from now on only the test lets time pass."""
    for milliseconds in (500, 5_000, PATIENCE):
        now = me.page.evaluate("Date.now()")
        try:
            me.page.clock.pause_at((now + milliseconds) / 1000)
        except Error as fault:  # on a busy machine that moment may be over already
            if "to the past" not in fault.message:
                raise
        else:
            return
    raise AssertionError("the page's clock cannot be stopped")


def step_forward_until(me: Person, found: Locator) -> int:
    """Step through a replay until something is there; return the step."""
    step = int(me.page.get_by_test_id("at").inner_text().split()[1])
    while not found.count():
        me.page.get_by_role("button", name="Step forward").click()
        step += 1
        me.page.wait_for_selector(f"text=Step {step} of")
    return step


def seat_friends(host: Person, come: Callable[..., Person], friends: int) -> list[Person]:
    """Create a table for the host and some friends, who join by their invitations."""
    host.page.wait_for_selector("text=Second edition")
    for number in range(2, 5):
        kind = "friend" if number <= friends + 1 else "none"
        host.page.get_by_label(f"Seat {number}").select_option(kind)
    host.page.get_by_test_id("create").click()
    host.page.wait_for_selector("[data-copy]")
    people = [host]
    invites = host.page.locator("[data-copy*='#invite=']").evaluate_all(
        "all => all.map((e) => e.dataset.copy)"
    )
    assert len(invites) == friends
    for number, link in enumerate(invites):
        friend = come(path=link.removeprefix(host.server))
        friend.page.get_by_label("Your name").fill(f"Friend {number}")
        friend.page.get_by_test_id("take").click()
        friend.page.wait_for_selector("text=(you)")
        people.append(friend)
    host.page.wait_for_selector("[data-testid=start]:not([disabled])")
    host.page.get_by_test_id("start").click()
    for one in people:
        one.until_table()
    return people


def with_sheet(me: Person, name: str) -> None:
    """Open a sheet by its tab, unless it is open."""
    if me.page.locator(f"section.sheet[aria-label={name}]").count() == 0:
        me.page.locator("nav.tabs").get_by_role("button", name=name).tap()
    me.page.wait_for_selector(f"section.sheet[aria-label={name}]")


def without_sheet(me: Person) -> None:
    """Return to the map."""
    me.page.locator("nav.tabs").get_by_role("button", name="Map").tap()
    me.page.wait_for_selector(".sheet", state="detached")


NO_SCRIPTS = "/health"
# Run there: the app has not begun, and finds what is stored.
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
ENTER = "(settings) => localStorage.setItem('whispers.settings', settings)"
CHOICES = "[data-option]:not([disabled]), [data-testid=send-plan]"
# Where a finger hits something; a region is not a rectangle, and may be partly off the screen.
POINT = """(what) => {
  const element = document.querySelector(what);
  if (!element.matches('[data-region]')) element.scrollIntoView({ block: 'center' });
  const box = element.getBoundingClientRect();
  for (const y of [0.5, 0.35, 0.65, 0.2, 0.8]) for (const x of [0.5, 0.35, 0.65, 0.2, 0.8]) {
    const at = [box.left + x * box.width, box.top + y * box.height];
    if (element.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
}"""
# In one step inside the page, so that what is clicked is what was seen: a plan is filled and
# sent, an attack is confirmed, and of other answers one in the middle is chosen.
ANSWER = """() => {
  const find = (what) => [...document.querySelectorAll(what)];
  const confirm = find('[data-testid=confirm]:not([disabled])')[0];
  if (confirm) { confirm.click(); return true; }
  const send = find('[data-testid=send-plan]')[0];
  if (send && !send.disabled) { send.click(); return true; }
  const all = find('button.all:not([disabled])');
  if (send && all.length) { all[Math.floor(all.length / 2)].click(); return false; }
  const options = find('[data-option]:not([disabled])');
  if (!options.length) return false;
  options[Math.floor(options.length / 2)].click();
  return !options[0].dataset.option.startsWith('count');
}"""
# The same repeatedly, until enough answers are given or the game is over.
PLAY = f"""async ([until, patience]) => {{
  const answer = {ANSWER};
  let [given, last] = [0, performance.now()];
  while (given !== until && !document.querySelector('[data-testid=end]')) {{
    if (answer()) [given, last] = [given + 1, performance.now()];
    if (performance.now() > last + patience) throw new Error("nothing was asked any more");
    await new Promise((done) => setTimeout(done, 10));
  }}
  return given;
}}"""
