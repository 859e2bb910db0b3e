"""A real server with the built web app, and a real Chromium to open it in."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error

from tests.web.person import PATIENCE, PICTURES, Person, Room, Windows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Playwright

    from tests.server.helpers import Clock

APP = Path(__file__).parents[2] / "src/warofwhispers/server/web/index.html"
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")  # the lightest first
FLAGS = [
    "--no-sandbox",  # otherwise it refuses to run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# So little memory for what is painted that nothing is: a third of the time goes into pixels, and
# only a test that takes pictures looks at them.
UNPAINTED = "--force-gpu-mem-available-mb=1"


# Not for the session: while Playwright runs, `asyncio.run` fails in its thread, and a worker that
# helps another out may go back to tests of the server.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Return what drives browsers."""
    library = pytest.importorskip("playwright.sync_api")
    library.expect.set_options(timeout=PATIENCE)
    with library.sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Return one Chromium for all tests here: the system's, or Playwright's own."""
    chromium = launch(playwright, FLAGS if PICTURES else [*FLAGS, UNPAINTED])
    yield chromium
    chromium.close()


@pytest.fixture
def painting(playwright: Playwright, server: str) -> Iterator[Room]:
    """Return a room in a browser that also paints, for those who look at pictures."""
    chromium = launch(playwright, FLAGS)
    people = Room(Windows(chromium), server)
    yield people
    faults = people.faults
    chromium.close()
    assert faults == []


def launch(playwright: Playwright, flags: list[str]) -> Browser:
    """Start a Chromium; skips if there is none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    try:
        return playwright.chromium.launch(executable_path=found, args=flags)
    except Error as fault:
        pytest.skip(f"no browser: {fault.message.splitlines()[0]}")


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    """Return the pool of browser windows."""
    return Windows(browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server with the app; skips if the app has not been built."""
    processes = pytest.importorskip("tests.server.processes")
    if not APP.exists():
        pytest.skip("the web app is not built: make web")
    folder = tmp_path_factory.mktemp("web")
    process = processes.Process(f"sqlite:///{folder / 'tables.sqlite3'}", folder)
    yield process.url.rstrip("/")
    process.stop()


@pytest.fixture
def room(windows: Windows, server: str) -> Iterator[Room]:
    """Return a function-scoped room: people open pages in it, and none may report an error."""
    people = Room(windows, server)
    yield people
    faults = people.faults
    people.close()
    assert faults == []


@pytest.fixture
def clock() -> Clock:
    """Return a clock for a server, set by the test and three days slow, so that all is past."""
    helpers = pytest.importorskip("tests.server.helpers")
    clock: Clock = helpers.Clock()
    clock.now = time.time() - 3 * 86400
    return clock


@pytest.fixture
def later(windows: Windows, clock: Clock, tmp_path: Path) -> Iterator[Room]:
    """Return a room at a separate server, whose clock the test sets."""
    if not APP.exists():
        pytest.skip("the web app is not built: make web")
    helpers = pytest.importorskip("tests.server.helpers")
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with helpers.running(database, APP.parent, clock) as running:
        people = Room(windows, running.url.rstrip("/"))
        yield people
        faults = people.faults
        people.close()
    assert faults == []


@pytest.fixture
def person(room: Room) -> Callable[..., Person]:
    """Return a function that lets one more person enter."""
    return room.enter
