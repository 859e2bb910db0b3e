"""Write `web/public/game.json`: a recorded game as the front page plays it, banners alone.

Each frame is what one order changed: `[region, empire, banners]` for each region, and the attack
or march as `[from, to, banners]`, if there was one. The first frame has every region.
Run it again when a record or the board has changed: `.venv/bin/python web/scripts/living_map.py`.
"""  # noqa: INP001 - run by path

from __future__ import annotations

import json
from pathlib import Path

from warofwhispers import Game
from warofwhispers.record import read_record

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests/records/second-4-cards.json"
OUT = ROOT / "web/public/game.json"
OPENERS = {"ordered", "played", "round"}
MARCHES = {"declared", "moved"}

Place = tuple[str, str, int]
March = tuple[str, str, int]
Frame = tuple[list[Place], March | None]


def frames() -> list[Frame]:
    """Return the game in frames."""
    record = read_record(RECORD)
    game = Game(record.setup)
    shown: dict[str, Place] = {}
    told: list[Frame] = []
    march: March | None = None
    for number, action in enumerate(record.actions):
        now = places(game)
        game.apply(action)
        events = game.events(number)
        if number == 0 or any(event.event in OPENERS for event in events):
            changes = [place for name, place in now.items() if shown.get(name) != place]
            if changes:
                told.append((changes, march))
            shown, march = now, None
        for event in events:
            if event.event in MARCHES:
                march = (str(event.region_from), str(event.region_to), event.number or 0)
    end = places(game)
    told.append(([place for name, place in end.items() if shown[name] != place], march))
    return told


def places(game: Game) -> dict[str, Place]:
    """Return who holds each region, with how many banners."""
    regions = game.observe(None).regions
    return {name: (name, region.empire, region.banners) for name, region in regions.items()}


def text() -> str:
    """Return the file's text."""
    return json.dumps(frames(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    OUT.write_text(text(), encoding="utf-8")
