"""What Python generates for the app is up to date."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

from warofwhispers.record import read_record, replay

WEB = Path(__file__).parents[2] / "web"


def test_types_are_made_from_the_servers_own_description() -> None:
    """`web/openapi.json`, which the types and the server's tests are made from, is the server's."""
    app = pytest.importorskip("warofwhispers.server.app")
    settings = pytest.importorskip("warofwhispers.server.settings")
    said = app.create_app(settings.Settings(database="never-opened.sqlite3")).openapi()
    kept = json.loads((WEB / "openapi.json").read_text("utf-8"))
    assert kept == json.loads(json.dumps(said))


def test_the_front_page_plays_the_recorded_game() -> None:
    """`web/public/game.json` is the record, frame by frame, down to how it ended."""
    made = runpy.run_path(str(WEB / "scripts/living_map.py"))
    kept = (WEB / "public/game.json").read_text("utf-8")
    assert kept == made["text"]()
    shown = {place[0]: place for changes, _ in json.loads(kept) for place in changes}
    game = replay(read_record(made["RECORD"]))
    assert shown == {name: list(place) for name, place in made["places"](game).items()}


def test_texts_are_no_longer_than_the_server_takes() -> None:
    """Where the page sets a limit by itself, it is that of the operation's own text."""
    schemas = json.loads((WEB / "openapi.json").read_text("utf-8"))["components"]["schemas"]
    for file, shape in (("Chat", "SendMessage"), ("ReportForm", "MakeReport")):
        source = (WEB / f"src/table/{file}.svelte").read_text("utf-8")
        limit = schemas[shape]["properties"]["text"]["maxLength"]
        assert re.findall(r'maxlength="(\d+)"', source) == [str(limit)], file
    others = "".join(p.read_text("utf-8") for p in (WEB / "src/pages").glob("*.svelte"))
    assert 'maxlength="' not in others
