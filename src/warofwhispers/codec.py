"""State and JSON: a state saved between two questions, checked when it is made again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from warofwhispers.engine.codes import (
    AGENTS,
    ALL_KINDS,
    BANNERS,
    EMPIRES,
    POSITIONS,
    REGIONS,
    ROUNDS,
    SLOTS,
)
from warofwhispers.engine.frames.registry import FRAME_FIELDS, frame_name, make_frame
from warofwhispers.engine.state import State

if TYPE_CHECKING:
    from warofwhispers.engine.state import Frame
    from warofwhispers.engine.tables import Tables

# What a state is made of, beside its stack; `deck_size` and the like follow from the rest.
NUMBERS: Final = (
    "first", "round", "phase", "tracker", "active", "serving", "lasting", "offered", "count",
)  # fmt: skip
LISTS: Final = (
    "banners", "holder", "reserve", "council", "agents", "field", "hands", "deck", "discards",
    "removed", "loyalty", "face_up", "swaps", "seats", "standing",
)  # fmt: skip


class CodecError(ValueError):
    """Saved data that is no state of this game; the message names the part and the fault."""


def state_to_json(s: State) -> dict[str, object]:
    """Give all of a state as plain JSON values."""
    data: dict[str, object] = {"players": s.players}
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for name in LISTS:
        data[name] = list(getattr(s, name))
    data["stack"] = [[frame_name(frame), *frame.parts()] for frame in s.stack]
    return data


def state_from_json(tables: Tables, data: object) -> State:
    """Make a state again, at the question it was saved at.

    Raises `CodecError` if the data are not a state under `tables`.
    """
    if not isinstance(data, dict):
        _refuse("state", "not an object")
    known = {"players", "stack", *NUMBERS, *LISTS}
    if unknown := sorted(set(data) - known):
        _refuse("state", f"unknown part {unknown[0]}")
    players = _number(data, "players", 2, 4)
    s = State(tables, players)
    for name, (low, high) in _number_ranges(players).items():
        setattr(s, name, _number(data, name, low, high))
    for name, (length, low, high) in _list_shapes(players, tables.kinds).items():
        setattr(s, name, _list(data, name, length, low, high))
    s.field = _field(data, players)
    _count_cards(s)
    s.stack = _stack(data)
    _check_banners(s)
    try:
        s.run()
    except (IndexError, KeyError, ValueError, NotImplementedError) as fault:
        _refuse("stack", f"does not go on ({type(fault).__name__})")
    return s


def _number_ranges(players: int) -> dict[str, tuple[int, int]]:
    return {
        "first": (-1, players - 1), "round": (0, ROUNDS), "phase": (0, 6),
        "tracker": (-1, POSITIONS - 1), "active": (-2, players - 1), "serving": (-1, EMPIRES - 1),
        "lasting": (0, 7), "offered": (0, 1), "count": (0, 10**9),
    }  # fmt: skip


def _list_shapes(players: int, kinds: int) -> dict[str, tuple[int, int, int]]:
    return {
        "banners": (REGIONS, 0, BANNERS), "holder": (REGIONS, 0, EMPIRES - 1),
        "reserve": (EMPIRES, 0, BANNERS), "council": (POSITIONS, -1, players - 1),
        "agents": (players, 0, AGENTS), "hands": (players * kinds, 0, ALL_KINDS),
        "deck": (kinds, 0, ALL_KINDS), "discards": (kinds, 0, ALL_KINDS),
        "removed": (kinds, 0, ALL_KINDS), "loyalty": (players * SLOTS, -1, EMPIRES - 1),
        "face_up": (players, 0, 31), "swaps": (players, 0, ROUNDS),
        "seats": (players, -1, 3), "standing": (players, 0, 2),
    }  # fmt: skip


def _count_cards(s: State) -> None:
    """Work out sizes and what can be paid, and see that no card is lost or made up."""
    tables = s.tables
    s.deck_size = [0] * EMPIRES
    for kind in range(tables.kinds):
        empire = tables.card_empire[kind]
        s.deck_size[empire] += s.deck[kind]
        s.discard_size[empire] += s.discards[kind]
        held = 0
        for player in range(s.players):
            number = s.hands[player * tables.kinds + kind]
            s.held[player * EMPIRES + empire] += number
            s.hand_size[player] += number
            held += number
        if held + s.deck[kind] + s.discards[kind] + s.removed[kind] != tables.deck[kind]:
            _refuse("cards", f"kind {kind} is not there {tables.deck[kind]} times")
    for player in range(s.players):
        s.rate(player)


def _check_banners(s: State) -> None:
    """See that every empire has its banners (R1.5) and every empty region its home (R1.4)."""
    total = list(s.reserve)
    for region in range(REGIONS):
        total[s.holder[region]] += s.banners[region]
        if s.banners[region] == 0 and s.holder[region] != s.tables.home[region]:
            _refuse(
                "holder", f"{s.tables.region_ids[region]} is empty and not with its home (R1.4)"
            )
    for frame in s.stack:
        attack, moving = frame.attack(), frame.moving()
        if attack is not None:
            total[attack[0]] += attack[3]
        if moving is not None:
            total[moving[0]] += moving[1]
    if total != [BANNERS] * EMPIRES:
        _refuse("banners", f"not {BANNERS} for each empire: {total} (R1.5)")


def _stack(data: dict[object, object]) -> list[Frame]:
    value = data.get("stack")
    if not isinstance(value, list) or not value:
        _refuse("stack", "not a list of frames")
    frames = []
    for entry in value:
        if not isinstance(entry, list) or not entry or entry[0] not in FRAME_FIELDS:
            _refuse("stack", f"unknown frame {str(entry)[:40]}")
        name, *parts = entry
        fields = FRAME_FIELDS[name]
        open_ended = bool(fields) and fields[-1].endswith("*")
        fixed = len(fields) - open_ended
        if (len(parts) < fixed) if open_ended else (len(parts) != fixed):
            _refuse("stack", f"{name} has {len(parts)} numbers")
        if not all(type(part) is int for part in parts):
            _refuse("stack", f"{name} has something else than whole numbers")
        frames.append(make_frame(name, parts))
    return frames


def _field(data: dict[object, object], players: int) -> list[int]:
    value = data.get("field")
    if not isinstance(value, list):
        _refuse("field", "not a list")
    return sorted(_whole(entry, "field", 0, players * REGIONS - 1) for entry in value)


def _number(data: dict[object, object], name: str, low: int, high: int) -> int:
    if name not in data:
        _refuse(name, "missing")
    return _whole(data[name], name, low, high)


def _list(data: dict[object, object], name: str, length: int, low: int, high: int) -> list[int]:
    value = data.get(name)
    if not isinstance(value, list) or len(value) != length:
        _refuse(name, f"not a list of {length}")
    return [_whole(entry, name, low, high) for entry in value]


def _whole(value: object, name: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        _refuse(name, f"{str(value)[:40]} is not a whole number from {low} to {high}")
    return value


def _refuse(part: str, fault: str) -> NoReturn:
    message = f"saved state: {part}: {fault}"
    raise CodecError(message)
