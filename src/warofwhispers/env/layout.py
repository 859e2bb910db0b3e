"""An observation as a row of small numbers: one layout for every ruleset and player count.

Seats are counted from one's own: 0 is oneself, 1 the next clockwise. What is a choice among
names is one-hot; what is a number is that number. Everything comes from an `Observation`, so
nothing hidden can get in. `FIELDS` is the layout; `docs/env.md` shows it with offsets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import (
    ALL_KINDS,
    CHANCE,
    EMPIRES,
    NOBODY,
    POSITIONS,
    REGIONS,
    ROUNDS,
    SLOTS,
)
from warofwhispers.engine.frames.registry import FRAME_FIELDS

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation

MOST_PLAYERS: Final = 4
PROMPT_ROOM: Final = 80  # prompts there may ever be; about 60 are in use
PHASE_ROOM: Final = 8

# Name, length: the row is these, one after the other.
FIELDS: Final = (
    ("players", 3),  # one-hot: 2, 3, 4
    ("round", ROUNDS),  # one-hot
    ("phase", PHASE_ROOM),  # one-hot
    ("first", MOST_PLAYERS),  # one-hot, relative seat
    ("asked", MOST_PLAYERS + 2),  # one-hot: relative seat, chance, nobody
    ("prompt", PROMPT_ROOM),  # one-hot
    ("tracker", POSITIONS),  # one-hot
    ("active", MOST_PLAYERS),  # one-hot, relative seat
    ("serving", EMPIRES),  # one-hot
    ("lasting", 3),  # flags
    ("banners", REGIONS),  # counts
    ("holder", REGIONS * EMPIRES),  # one-hot by region
    ("reserve", EMPIRES),  # counts
    ("council", POSITIONS * MOST_PLAYERS),  # one-hot by position
    ("field", MOST_PLAYERS * REGIONS),  # flags
    ("agents", MOST_PLAYERS),  # counts
    ("held", MOST_PLAYERS * EMPIRES),  # cards by colour: counts
    ("hand", ALL_KINDS),  # one's own: counts
    ("decks", EMPIRES),  # counts
    ("discards", EMPIRES),  # counts
    ("removed", ALL_KINDS),  # counts
    ("loyalty", MOST_PLAYERS * SLOTS * EMPIRES),  # one-hot by slot, all 0 where unseen
    ("face_up", MOST_PLAYERS * SLOTS),  # flags
    ("swaps", MOST_PLAYERS),  # counts
    ("standing", MOST_PLAYERS * 2),  # one-hot: not this order, not this round
    ("subject_empire", EMPIRES),  # one-hot: whom the question is about
    ("subject_from", REGIONS),  # one-hot
    ("subject_to", REGIONS),  # one-hot
    ("subject_left", 1),  # how many are left to place, draw, kill
    ("attack_empire", EMPIRES),  # one-hot: the attack in progress
    ("attack_from", REGIONS),  # one-hot
    ("attack_to", REGIONS),  # one-hot
    ("attack_force", 3),  # counts: under way, survivors, defenders left
)


def _offsets() -> dict[str, int]:
    offsets: dict[str, int] = {}
    at = 0
    for name, length in FIELDS:
        offsets[name] = at
        at += length
    return offsets


OFFSETS: Final = _offsets()
LENGTH: Final = sum(length for _, length in FIELDS)


def encode(seen: Observation) -> list[int]:
    """Write an observation down; a watcher counts seats from the first."""
    row = [0] * LENGTH
    _table(row, seen)
    _map(row, seen)
    _players(row, seen)
    _cards(row, seen)
    _subject(row, seen)
    return row


def _hot(row: list[int], name: str, value: int) -> None:
    if value >= 0:
        row[OFFSETS[name] + value] = 1


def _copy(row: list[int], name: str, values: list[int]) -> None:
    at = OFFSETS[name]
    for i, value in enumerate(values):
        row[at + i] = value


def _relative(seen: Observation, seat: int) -> int:
    """Count a seat from the observer's; negative where there is none."""
    if seat < 0:
        return seat
    return (seat - max(seen.seat, 0)) % seen.players


def _table(row: list[int], seen: Observation) -> None:
    _hot(row, "players", seen.players - 2)
    _hot(row, "round", seen.round - 1)
    _hot(row, "phase", seen.phase)
    _hot(row, "first", _relative(seen, seen.first))
    asked = _relative(seen, seen.player)
    if asked == CHANCE:
        asked = MOST_PLAYERS
    elif asked == NOBODY:
        asked = MOST_PLAYERS + 1
    _hot(row, "asked", asked)
    _hot(row, "prompt", seen.prompt)
    _hot(row, "tracker", seen.tracker)
    _hot(row, "active", _relative(seen, seen.active))
    _hot(row, "serving", seen.serving)
    for bit in range(3):
        row[OFFSETS["lasting"] + bit] = (seen.lasting >> bit) & 1


def _map(row: list[int], seen: Observation) -> None:
    _copy(row, "banners", seen.banners)
    _copy(row, "reserve", seen.reserve)
    holder = OFFSETS["holder"]
    for region in range(REGIONS):
        row[holder + region * EMPIRES + seen.holder[region]] = 1
    council = OFFSETS["council"]
    for position in range(POSITIONS):
        seat = seen.council[position]
        if seat >= 0:
            row[council + position * MOST_PLAYERS + _relative(seen, seat)] = 1
    field = OFFSETS["field"]
    for where in seen.field:
        row[field + _relative(seen, where // REGIONS) * REGIONS + where % REGIONS] = 1


def _players(row: list[int], seen: Observation) -> None:
    for seat in range(seen.players):
        place = _relative(seen, seat)
        row[OFFSETS["agents"] + place] = seen.agents[seat]
        row[OFFSETS["swaps"] + place] = seen.swaps[seat]
        if seen.standing[seat] > 0:
            row[OFFSETS["standing"] + place * 2 + seen.standing[seat] - 1] = 1
        for slot in range(SLOTS):
            row[OFFSETS["face_up"] + place * SLOTS + slot] = (seen.face_up[seat] >> slot) & 1
            token = seen.loyalty[seat * SLOTS + slot]
            if token >= 0:
                row[OFFSETS["loyalty"] + (place * SLOTS + slot) * EMPIRES + token] = 1
        for empire in range(EMPIRES):
            row[OFFSETS["held"] + place * EMPIRES + empire] = seen.held[seat * EMPIRES + empire]


def _cards(row: list[int], seen: Observation) -> None:
    _copy(row, "hand", seen.hand)
    _copy(row, "decks", seen.deck_size)
    _copy(row, "discards", seen.discard_size)
    _copy(row, "removed", seen.removed)


def _subject(row: list[int], seen: Observation) -> None:
    """Say what the question is about, and what attack is going on, from the frames."""
    name, parts = seen.frames[-1]
    for place, field in enumerate(FRAME_FIELDS[name]):
        if place >= len(parts):
            break
        if field == "empire":
            _hot(row, "subject_empire", parts[place])
        elif field in ("region", "region_from", "fixed"):
            _hot(row, "subject_from", parts[place])
        elif field == "region_to":
            _hot(row, "subject_to", parts[place])
        elif field == "left":
            row[OFFSETS["subject_left"]] = parts[place]
    for name, parts in seen.frames:
        if name in {"Declared", "Fought"}:
            _hot(row, "attack_empire", parts[1])
            _hot(row, "attack_from", parts[2])
            _hot(row, "attack_to", parts[3])
            at = OFFSETS["attack_force"]
            if name == "Declared":
                row[at] = parts[4]
            else:
                row[at + 1] = parts[4]
                row[at + 2] = parts[5]
