"""The table as text, and as a small picture of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from warofwhispers.content import EMPIRES, POSITIONS
from warofwhispers.engine.codes import PHASE_NAMES, PROMPTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from warofwhispers.engine.state import State
    from warofwhispers.notation import Notation

COLOURS = np.array(
    [[70, 110, 170], [185, 70, 60], [75, 140, 90], [215, 175, 70], [140, 100, 70]], np.uint8
)
SEA = np.array([214, 226, 232], np.uint8)
SCALE = 4  # pixels of the board's canvas to one of the picture
RADIUS = 11
PIP = 2


def as_text(s: State, words: Notation) -> str:
    """Give the table in a few lines: regions with banners, councils, who is asked what."""
    lines = [f"round {s.round}, {PHASE_NAMES[s.phase]}"]
    for at, empire in enumerate(EMPIRES):
        held = [
            f"{name}:{s.banners[region]}"
            for region, name in enumerate(words.regions)
            if s.holder[region] == at
        ]
        seats = [str(seat) if seat >= 0 else "-" for seat in s.council[at * 4 : at * 4 + 4]]
        council = " ".join(f"{name}={seat}" for name, seat in zip(POSITIONS, seats, strict=True))
        lines.append(f"{empire} (reserve {s.reserve[at]}; {council}) {' '.join(held)}")
    asked = f"player_{s.player}" if s.player >= 0 else "nobody"
    lines.append(f"{asked}: {PROMPTS[s.prompt][0]}, {len(s.options)} options")
    return "\n".join(lines)


def as_image(s: State) -> NDArray[np.uint8]:
    """Draw each region as a disc in its controller's colour, ringed in its home's, with pips."""
    sites = s.tables.content.sites
    if sites is None:
        raise ValueError("a board with regions of its own has no sites to draw it by")
    width, height = (side // SCALE for side in sites.size)
    image = np.empty((height, width, 3), np.uint8)
    image[:] = SEA
    rows, columns = np.ogrid[:height, :width]
    for region, (x, y) in enumerate(sites.points):
        away = (columns - x // SCALE) ** 2 + (rows - y // SCALE) ** 2
        image[away <= (RADIUS + 2) ** 2] = COLOURS[s.tables.home[region]]
        image[away <= RADIUS**2] = COLOURS[s.holder[region]] // 2 + 127
        for pip in range(s.banners[region]):
            left = x // SCALE - 8 + pip % 5 * 4
            top = y // SCALE - 6 + pip // 5 * 4
            image[top : top + PIP, left : left + PIP] = COLOURS[s.holder[region]] // 2
    return image
