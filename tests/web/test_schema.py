"""The app's types are those of the server it talks to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def test_types_are_made_from_the_servers_own_description() -> None:
    """`web/openapi.json`, which the types are made from, is what the server says."""
    app = pytest.importorskip("warofwhispers.server.app")
    settings = pytest.importorskip("warofwhispers.server.settings")
    said = app.create_app(settings.Settings(database="sqlite:///:memory:")).openapi()
    kept = json.loads((WEB / "openapi.json").read_text("utf-8"))
    assert kept["components"]["schemas"] == json.loads(json.dumps(said))["components"]["schemas"]
