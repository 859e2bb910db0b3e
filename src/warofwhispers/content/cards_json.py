"""The cards and the drawing sites from JSON.

Unlike boards and councils, these cannot be customised: what a card does is code.
"""

from collections.abc import Sequence

from warofwhispers.content.jsonfile import (
    as_list,
    as_number,
    as_object,
    as_words,
    fail,
    shown,
)
from warofwhispers.content.model import Board, Cards, Sites
from warofwhispers.content.names import (
    CONQUEST_CARDS,
    DARK_ALLIANCES,
    DOUBLES,
    EMPIRE_PAIRS,
    EMPIRES,
    PAIRS,
    SINGLES,
)

_MOST_COPIES = 9
_LARGEST_CANVAS = 100_000


def cards_from_json(data: object, where: str = "cards.json") -> Cards:
    """Validate the plain JSON of the cards; raises `ContentError` at the first fault."""
    table = as_object(
        data,
        where,
        needed=(
            "copies_of_each_pair",
            "single",
            "double",
            "pair",
            "treasures_per_deck",
            "conquest",
            "dark_alliances",
        ),
        allowed=("note",),
    )
    pair_names = [f"{EMPIRES[first]}+{EMPIRES[second]}" for first, second in EMPIRE_PAIRS]
    conquest = as_object(table["conquest"], f"{where}: conquest", needed=EMPIRES)
    return Cards(
        copies_of_each_pair=_count(table, where, "copies_of_each_pair"),
        single=_abilities(table["single"], f"{where}: single", EMPIRES, SINGLES),
        double=_abilities(table["double"], f"{where}: double", EMPIRES, DOUBLES),
        pair=_abilities(table["pair"], f"{where}: pair", pair_names, PAIRS),
        treasures_per_deck=_count(table, where, "treasures_per_deck"),
        conquest=tuple(
            _names(conquest[empire], f"{where}: conquest {empire}", CONQUEST_CARDS[empire])
            for empire in EMPIRES
        ),
        dark_alliances=_names(table["dark_alliances"], f"{where}: dark_alliances", DARK_ALLIANCES),
    )


def sites_from_json(data: object, board: Board, where: str = "sites.json") -> Sites | None:
    """Validate the plain JSON of the sites; None if they do not belong to the board's regions."""
    table = as_object(data, where, needed=("size", "sites"), allowed=("note",))
    width, height = _point(table["size"], f"{where}: size", (_LARGEST_CANVAS, _LARGEST_CANVAS))
    sites = table["sites"]
    if not isinstance(sites, dict):
        fail(f"{where}: sites", "value-not-object", given=shown(sites))
    if set(sites) != {region.id for region in board.regions}:
        return None
    return Sites(
        (width, height),
        tuple(
            _point(sites[region.id], f"{where}: sites {region.id}", (width, height))
            for region in board.regions
        ),
    )


def _count(table: dict[str, object], where: str, key: str) -> int:
    return as_number(table[key], f"{where}: {key}", 1, _MOST_COPIES)


def _abilities(
    value: object, where: str, keys: Sequence[str], names: Sequence[str]
) -> tuple[str, ...]:
    table = as_object(value, where, needed=keys)
    return _names([table[key] for key in keys], where, names)


def _names(value: object, where: str, names: Sequence[str]) -> tuple[str, ...]:
    as_words(value, where, names)
    return tuple(names)


def _point(value: object, where: str, corner: tuple[int, int]) -> tuple[int, int]:
    point = as_list(value, where)
    if len(point) != len(corner):
        fail(where, "sites-point", given=len(point))
    across, down = point
    return as_number(across, where, 0, corner[0]), as_number(down, where, 0, corner[1])
