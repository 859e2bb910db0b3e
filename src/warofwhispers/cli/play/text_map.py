"""The board as a text map: regions at their sites, dots for the borders between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.content import Sites
    from warofwhispers.facts.shapes import GameView

WIDEST = 78
ROWS_PER_COLUMN = 30 / 78  # characters are about twice as high as they are wide
MARGIN = 3  # room for labels on the left and right
MARKS = {"city": "*", "farm": "+", "fort": "#"}


def chart(seen: GameView, speech: Speech, width: int) -> list[str]:
    """Draw the map; returns nothing for a board without sites."""
    sites = speech.sites
    if sites is None:
        return []
    columns = min(width - 1, WIDEST)
    rows = round(columns * ROWS_PER_COLUMN)
    regions = speech.board.regions
    spots = dict(zip(regions, scaled(sites, columns, rows), strict=True))
    grid = [[" "] * columns for _ in range(rows)]
    names = list(regions)
    for place, region in enumerate(names):
        for other in set(regions[region].borders).intersection(names[place:]):
            for x, y in between(spots[region], spots[other]):
                grid[y][x] = speech.paint(".", "dim")
    for region, (x, y) in spots.items():
        holder = seen.regions[region].empire
        text = label(seen, speech, region)
        start = min(max(0, x - len(text) // 2), columns - len(text))
        for place, letter in enumerate(text):
            grid[y][start + place] = speech.paint(letter, holder)
    return ["".join(row).rstrip() for row in grid]


def label(seen: GameView, speech: Speech, region: str) -> str:
    """Return a region's label: id, icons, banners, and whose they are if not its home's."""
    now, fixed = seen.regions[region], speech.board.regions[region]
    icons = "".join(MARKS[icon] for icon in fixed.icons)
    number = str(now.banners) if now.banners else ""
    foreign = now.empire != fixed.home
    tag = speech.say("cli-play-tag", empire=now.empire) if foreign else ""
    return f"{region}{icons}{':' if number else ''}{number}{tag}"


def scaled(sites: Sites, columns: int, rows: int) -> list[tuple[int, int]]:
    """Scale the sites to the grid."""
    xs, ys = [x for x, _ in sites.points], [y for _, y in sites.points]
    wide = max(1, max(xs) - min(xs)) / (columns - 1 - 2 * MARGIN)
    high = max(1, max(ys) - min(ys)) / (rows - 1)
    return [
        (MARGIN + round((x - min(xs)) / wide), round((y - min(ys)) / high)) for x, y in sites.points
    ]


def between(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the grid cells on the line between two."""
    steps = max(abs(a[0] - b[0]), abs(a[1] - b[1]), 1)
    return [
        (round(a[0] + (b[0] - a[0]) * i / steps), round(a[1] + (b[1] - a[1]) * i / steps))
        for i in range(steps + 1)
    ]
