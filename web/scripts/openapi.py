"""Write the server's OpenAPI document, for the app's types: `make web-types`."""  # noqa: INP001 - run by path

from __future__ import annotations

import json
from pathlib import Path

from warofwhispers.server.app import create_app
from warofwhispers.server.settings import Settings

HERE = Path(__file__).parents[1]

if __name__ == "__main__":
    said = create_app(Settings(database="never-opened.sqlite3")).openapi()
    text = json.dumps(said, indent=1, sort_keys=True, ensure_ascii=False)
    (HERE / "openapi.json").write_text(text + "\n", encoding="utf-8")
