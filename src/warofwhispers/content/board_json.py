"""A board <-> JSON (R1.2, R1.3, R2.1)."""

from __future__ import annotations

import re
from typing import Final, NotRequired, TypedDict

from warofwhispers.content.jsonfile import (
    as_list,
    as_number,
    as_object,
    as_text,
    as_word,
    as_words,
    fail,
    shown,
)
from warofwhispers.content.model import BUILTIN, Board, Border, Region
from warofwhispers.content.names import (
    BANNERS_PER_EMPIRE,
    EMPIRES,
    ICONS,
    REGION_COUNT,
    Empire,
    Icon,
)

# What the text notation can tell apart from its own words and marks.
_REGION_ID: Final = re.compile(r"[A-Za-z0-9]{1,6}", re.ASCII)

_ENDS: Final = 2


class RegionName(TypedDict, total=False):
    """The part of a region's JSON that may be missing."""

    name: str


class RegionJson(RegionName):
    """A region: its icons, whose home it is, and with how many banners it starts."""

    id: str
    home: Empire
    icons: list[Icon]
    start: int


class DisputedJson(TypedDict):
    """The border on which printings disagree: by its ends, and what other printings have."""

    default: list[str]
    alternative: list[str]


class BoardJson(TypedDict):
    """A board; borders are pairs of regions."""

    banners_per_empire: int
    regions: list[RegionJson]
    adjacent: list[list[str]]
    disputed: NotRequired[DisputedJson]


def board_from_json(data: object, source: str = BUILTIN) -> Board:
    """Validate the plain JSON of a board.

    `source` is kept in the board and begins every message. Raises `ContentError` at the first
    fault.
    """
    where = "board.json" if source == BUILTIN else source
    table = as_object(
        data,
        where,
        needed=("banners_per_empire", "regions", "adjacent"),
        allowed=("note", "empire_order", "disputed"),
    )
    if "note" in table:
        as_text(table["note"], f"{where}: note")
    if "empire_order" in table:
        as_words(table["empire_order"], f"{where}: empire_order", EMPIRES)
    banners = table["banners_per_empire"]
    if type(banners) is not int or banners != BANNERS_PER_EMPIRE:
        fail(
            f"{where}: banners_per_empire",
            "board-banners",
            given=shown(banners),
            wanted=BANNERS_PER_EMPIRE,
        )
    regions = _regions(table["regions"], where)
    places = {region.id: index for index, region in enumerate(regions)}
    borders = _borders(table["adjacent"], where, places)
    disputed = _disputed(table["disputed"], where, places, borders) if "disputed" in table else None
    board = Board(regions, tuple(sorted(borders)), disputed, BANNERS_PER_EMPIRE, source)
    _check_connected(board, where)
    if disputed is not None:
        present, other = board.border_choices()
        changed = board.with_border(other)
        _check_connected(changed, where, other, present)
    return board


def board_to_json(board: Board) -> BoardJson:
    """Return the plain JSON of a board, from which `board_from_json` makes an equal board.

    >>> from warofwhispers.content import load_content
    >>> board = load_content().board
    >>> board_from_json(board_to_json(board), "my record") == board
    True
    """

    def ends(border: Border) -> list[str]:
        return [board.regions[end].id for end in border]

    data: BoardJson = {
        "banners_per_empire": board.banners_per_empire,
        "regions": [_region_to_json(region) for region in board.regions],
        "adjacent": [ends(border) for border in board.borders],
    }
    if board.disputed is not None:
        default, alternative = board.disputed
        data["disputed"] = {"default": ends(default), "alternative": ends(alternative)}
    return data


def _region_to_json(region: Region) -> RegionJson:
    has = {"city": region.city, "farm": region.farm, "fort": region.fort}
    name: RegionName = {} if region.name is None else {"name": region.name}
    return {
        "id": region.id,
        **name,
        "home": EMPIRES[region.home],
        "icons": [icon for icon in ICONS if has[icon]],
        "start": region.start,
    }


def _regions(value: object, where: str) -> tuple[Region, ...]:
    entries = as_list(value, f"{where}: regions")
    regions = tuple(_region(entry, where, place) for place, entry in enumerate(entries, start=1))
    seen: dict[str, str] = {}
    for region in regions:
        other = seen.get(region.id.lower())
        if other is not None:
            fail(f"{where}: regions {region.id}", "board-id-twice", other=other)
        seen[region.id.lower()] = region.id
    if len(regions) != REGION_COUNT:
        fail(f"{where}: regions", "board-region-count", given=len(regions), wanted=REGION_COUNT)
    for index, empire in enumerate(EMPIRES):
        if not any(region.home == index for region in regions):
            fail(f"{where}: regions", "board-no-home", empire=empire)
        start = sum(region.start for region in regions if region.home == index)
        if start > BANNERS_PER_EMPIRE:
            fail(
                f"{where}: {empire}",
                "board-start",
                given=start,
                most=BANNERS_PER_EMPIRE,
            )
    return regions


def _region(value: object, where: str, place: int) -> Region:
    # Until its id is known to be valid, a region goes by its place in the list.
    named = value.get("id") if isinstance(value, dict) else None
    is_named = isinstance(named, str) and _REGION_ID.fullmatch(named) is not None
    here = f"{where}: regions {named}" if is_named else f"{where}: regions #{place}"
    entry = as_object(value, here, needed=("id", "home", "icons", "start"), allowed=("name",))
    if not is_named:
        fail(here, "board-bad-id", given=shown(entry["id"]))
    icons: set[str] = set()
    for icon in as_list(entry["icons"], f"{here}: icons"):
        word = as_word(icon, f"{here}: icons", "icon", ICONS)
        if word in icons:
            fail(here, "board-icon-twice", icon=word)
        icons.add(word)
    return Region(
        id=str(named),
        home=EMPIRES.index(as_word(entry["home"], f"{here}: home", "empire", EMPIRES)),
        city="city" in icons,
        farm="farm" in icons,
        fort="fort" in icons,
        start=as_number(entry["start"], f"{here}: start", 0, BANNERS_PER_EMPIRE),
        name=as_text(entry["name"], f"{here}: name") if "name" in entry else None,
    )


def _borders(value: object, where: str, places: dict[str, int]) -> set[Border]:
    written: dict[Border, str] = {}
    for place, entry in enumerate(as_list(value, f"{where}: adjacent"), start=1):
        border, name = _border(entry, where, f"adjacent #{place}", places)
        if border in written:
            fail(f"{where}: adjacent {name}", "board-border-twice", first=written[border])
        written[border] = name
    return set(written)


def _border(value: object, where: str, label: str, places: dict[str, int]) -> tuple[Border, str]:
    ends: list[str] = []
    for end in as_list(value, f"{where}: {label}"):
        if not (isinstance(end, str) and end in places):
            fail(f"{where}: {label}", "board-no-such-region", given=shown(end))
        ends.append(end)
    if len(ends) != _ENDS:
        fail(f"{where}: {label}", "board-border-ends", given=len(ends))
    name = "-".join(ends)
    first, second = sorted(places[end] for end in ends)
    if first == second:
        fail(f"{where}: {label}", "board-border-itself")
    return (first, second), name


def _disputed(
    value: object, where: str, places: dict[str, int], borders: set[Border]
) -> tuple[Border, Border]:
    here = f"{where}: disputed"
    entry = as_object(value, here, needed=("default", "alternative"))
    default, default_name = _border(entry["default"], here, "default", places)
    alternative, alternative_name = _border(entry["alternative"], here, "alternative", places)
    if default not in borders:
        fail(f"{here}: default {default_name}", "board-disputed-missing")
    if alternative in borders:
        fail(f"{here}: alternative {alternative_name}", "board-disputed-there")
    return default, alternative


def _check_connected(
    board: Board, where: str, present: str | None = None, absent: str | None = None
) -> None:
    neighbours = board.neighbours()
    for region, near in zip(board.regions, neighbours, strict=True):
        if not near:
            fail(f"{where}: regions {region.id}", "board-no-border", present=present, absent=absent)
    reached = {0}
    waiting = [0]
    while waiting:
        for near_one in neighbours[waiting.pop()]:
            if near_one not in reached:
                reached.add(near_one)
                waiting.append(near_one)
    for index, region in enumerate(board.regions):
        if index not in reached:
            start = board.regions[0].id
            here = f"{where}: regions {region.id}"
            fail(here, "board-unreachable", start=start, present=present, absent=absent)
