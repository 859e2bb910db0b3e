"""The table as text, and as a picture: the map with the councils below it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from warofwhispers.content import EMPIRES, POSITIONS
from warofwhispers.engine.codes import CHANCE, PHASE_NAMES, PROMPTS
from warofwhispers.engine.places import council_part
from warofwhispers.env.errors import EnvError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from warofwhispers.engine.state import State
    from warofwhispers.notation import Notation

Picture: TypeAlias = "NDArray[np.uint8]"

# The colours of empires, and of societies' agents.
COLOURS = np.array(
    [[96, 132, 186], [192, 92, 82], [96, 158, 110], [222, 186, 92], [158, 120, 92]], np.uint8
)
AGENTS = np.array([[38, 38, 44], [232, 232, 236], [206, 70, 160], [40, 170, 180]], np.uint8)
SEA = np.array([206, 222, 232], np.uint8)
LINE = np.array([58, 62, 70], np.uint8)
PAPER = np.array([244, 241, 234], np.uint8)
ICON = np.array([255, 252, 240], np.uint8)

SCALE = 2  # pixels of the board's canvas per pixel of the picture
SHORE = 68  # the most pixels from a site to the sea
STRAIT = 14  # pixels of sea between neighbouring regions that do not border each other
PIP = 6
STRIP = 64  # pixels for the councils below the map
CHAIR = 26


def as_text(s: State, words: Notation) -> str:
    """Return the table in a few lines: regions with banners, councils, who is asked what."""
    lines = [f"round {s.round}, {PHASE_NAMES[s.phase]}"]
    for at, empire in enumerate(EMPIRES):
        held = [
            f"{name}:{s.banners[region]}"
            for region, name in enumerate(words.regions)
            if s.holder[region] == at
        ]
        seats = [str(seat) if seat >= 0 else "-" for seat in council_part(s.council, at)]
        council = " ".join(f"{name}={seat}" for name, seat in zip(POSITIONS, seats, strict=True))
        lines.append(f"{empire} (reserve {s.reserve[at]}; {council}) {' '.join(held)}")
    asked = "chance" if s.player == CHANCE else "nobody"
    if s.player >= 0:
        asked = f"player_{s.player}"
    lines.append(f"{asked}: {PROMPTS[s.prompt][0]}")
    return "\n".join(lines)


def as_image(s: State) -> Picture:
    """Draw each region in its controller's colour with its banners and icons, then the councils.

    A dot in its home's colour marks a region held by another. White marks are icons: a square is
    a city, a cross a fort, a bar a farm. Agents below are coloured by society, in seat order
    dark, white, pink, teal; the position the tracker is on is underlined.
    """
    sites = s.data.content.sites
    if sites is None:
        raise EnvError("env-no-sites")
    land, edge = _ground(sites.size, sites.points, tuple(s.data.borders))
    palette = np.vstack([COLOURS[s.holder], SEA[None]])  # the last is for -1
    image = np.vstack([palette[land], np.tile(PAPER, (STRIP, land.shape[1], 1))])
    image[: land.shape[0]][edge] = LINE
    for region, (x, y) in enumerate(sites.points):
        _region(image, s, region, x // SCALE, y // SCALE)
    for position in range(len(s.council)):
        _chair(image, s, position, land.shape[0] + 12)
    return image


@cache
def _ground(
    size: tuple[int, int], points: tuple[tuple[int, int], ...], borders: tuple[bytes, ...]
) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Return the region that each pixel belongs to, -1 for the sea, and where lines are drawn."""
    width, height = (side // SCALE for side in size)
    rows, columns = np.mgrid[:height, :width]
    away = np.stack([np.hypot(columns - x / SCALE, rows - y / SCALE) for x, y in points])
    land, near = away.argmin(0), away.min(0)
    np.put_along_axis(away, land[None], np.inf, axis=0)
    second, gap = away.argmin(0), away.min(0) - near
    joined = np.zeros((len(points), len(points)), bool)
    for region, others in enumerate(borders):
        joined[region, list(others)] = True
    strait = (gap < STRAIT) & ~joined[land, second]
    land = np.where(strait | (near > SHORE), -1, land)
    edge = np.zeros(land.shape, bool)
    edge[:, 1:] |= land[:, 1:] != land[:, :-1]
    edge[1:] |= land[1:] != land[:-1]
    return land, edge


def _box(image: Picture, left: int, top: int, size: tuple[int, int], ink: Picture) -> None:
    image[top : top + size[1], left : left + size[0]] = ink


def _region(image: Picture, s: State, region: int, x: int, y: int) -> None:
    dark = COLOURS[s.holder[region]] // 3
    for pip in range(s.banners[region]):
        _box(image, x - 23 + pip % 5 * 9, y - 8 + pip // 5 * 9, (PIP, PIP + 1), dark)
    if s.holder[region] != s.data.home[region]:
        _box(image, x - 4, y - 20, (9, 9), ICON)
        _box(image, x - 3, y - 19, (7, 7), COLOURS[s.data.home[region]])
    left = x - 18
    if s.data.city[region]:
        _box(image, left, y + 12, (8, 8), ICON)
    if s.data.fort[region]:
        _box(image, left + 15, y + 12, (3, 9), ICON)
        _box(image, left + 12, y + 15, (9, 3), ICON)
    if s.data.farm[region]:
        _box(image, left + 25, y + 15, (10, 3), ICON)


def _chair(image: Picture, s: State, position: int, top: int) -> None:
    council = len(POSITIONS)
    room = image.shape[1] // len(EMPIRES)
    left = position // council * room + 14 + position % council * (CHAIR + 6)
    _box(image, left, top, (CHAIR, CHAIR), COLOURS[position // council])
    seat = s.council[position]
    if seat >= 0:
        _box(image, left + 5, top + 5, (CHAIR - 10, CHAIR - 10), LINE)
        _box(image, left + 6, top + 6, (CHAIR - 12, CHAIR - 12), AGENTS[s.seats[seat]])
    if s.tracker == position:
        _box(image, left, top + CHAIR + 4, (CHAIR, 5), LINE)
