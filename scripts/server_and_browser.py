"""A server with a fresh database, and a browser to open it in, for the other scripts."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

from bootstrap import BROWSERS
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


@contextmanager
def server_and_browser() -> Iterator[tuple[str, Browser]]:
    """Yield the address of a server and a Chromium; both end with the context."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "warofwhispers", "serve", "--port=0"]
        database = f"--database=sqlite:///{folder}/tables.sqlite3"
        with subprocess.Popen([*command, database], stdout=subprocess.PIPE, text=True) as process:
            try:
                line = next(iter(process.stdout or ()), "")
                if "http://" not in line:
                    raise SystemExit(f"error: the server did not start: {line}")
                with sync_playwright() as driver:
                    found = next(filter(None, map(shutil.which, BROWSERS)), None)
                    flags = ["--no-sandbox", "--disable-gpu"]
                    browser = driver.chromium.launch(executable_path=found, args=flags)
                    yield "http://" + line.split("http://")[1].split()[0].rstrip("/"), browser
                    browser.close()
            finally:
                process.terminate()


def call(server: str, path: str, body: object = None, token: str = "") -> Any:  # noqa: ANN401 - JSON
    """Send a request to the server."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{server}/api{path}", data, headers)  # noqa: S310 - our own server
    with urlopen(request, timeout=30) as answer:  # noqa: S310 - as above
        return json.load(answer)
