"""The observation row has everything in the observation, and enough to tell what may be done."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import pytest

from tests.docs.pages import DOCS, section, table
from tests.env.tables import some_cases, states
from tests.properties.games import HOARDER
from warofwhispers.content import build_ruleset, load_content
from warofwhispers.engine.codes import (
    ACTION_COUNT,
    CHANCE,
    EMPIRE_COUNT,
    NOBODY,
    PHASE_NAMES,
    POSITION_COUNT,
    PROMPTS,
    REGION_COUNT,
    SLOT_COUNT,
)
from warofwhispers.engine.frames.registry import FRAME_FIELDS
from warofwhispers.engine.observe import WATCHER, Observation
from warofwhispers.env.frame_places import PARTS
from warofwhispers.env.layout import (
    FIELDS,
    LENGTH,
    MOST_PLAYERS,
    OFFSETS,
    PHASE_ROOM,
    PROMPT_ROOM,
    encode,
)
from warofwhispers.game import game_data_for

if TYPE_CHECKING:
    from collections.abc import Hashable

LENGTHS = {name: length for name, length, _ in FIELDS}
NAMES = list(LENGTHS)
# What is going on, apart from how the table lies: who is asked what, and the frames.
GOING_ON = ["step", "turn", "asked", "prompt", "next_position", "supply_due"]
GOING_ON += NAMES[NAMES.index("doing") :]


def part(row: bytearray, name: str) -> list[int]:
    """Return a field of a row."""
    return list(row[OFFSETS[name] : OFFSETS[name] + LENGTHS[name]])


def groups(row: bytearray, name: str, size: int) -> list[list[int]]:
    """Return a field in groups of a size."""
    values = part(row, name)
    return [values[at : at + size] for at in range(0, len(values), size)]


def chosen(values: list[int]) -> int:
    """Read a one-hot group; -1 if nothing is chosen."""
    assert set(values) <= {0, 1}
    assert sum(values) <= 1
    return values.index(1) if 1 in values else -1


# -- stability -------------------------------------------------------------------------------------


def test_sizes_are_as_published() -> None:
    """Trained players depend on these: a change here is a new version of the environment."""
    assert (LENGTH, ACTION_COUNT) == (1517, 1085)


def test_layout_is_as_published() -> None:
    """Fields keep their names, lengths and order."""
    text = "\n".join(f"{name} {length}" for name, length, _ in FIELDS)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "e5a3d34d99da5fab"


def test_actions_are_as_published() -> None:
    """Every code still means the same action."""
    game_data = game_data_for(load_content(), build_ruleset("second"))[1]
    text = "\n".join(game_data.text(action) for action in range(ACTION_COUNT))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "3965c33e27a930b4"


def test_there_is_room_to_grow() -> None:
    """Prompts and phases fit, and new ones will not move what comes after."""
    assert len(PROMPTS) < PROMPT_ROOM
    assert len(PHASE_NAMES) < PHASE_ROOM


def test_every_field_is_documented() -> None:
    """The page lists the layout: offset, length, name and meaning."""
    page = (DOCS / "env.md").read_text()
    rows = table(section(page, "## The observation"), "| from | length | field | holds |")
    expected = [[str(OFFSETS[n]), str(size), f"`{n}`", means] for n, size, means in FIELDS]
    assert rows == expected


def test_every_number_of_every_frame_has_a_place() -> None:
    """A new kind of frame, or a new number of one, cannot be forgotten."""
    assert list(PARTS) == list(FRAME_FIELDS)
    for name, parts in PARTS.items():
        fixed = [field for field in FRAME_FIELDS[name] if not field.endswith("*")]
        assert len(parts) == len(fixed), name
        fields = {field.partition("+")[0] for field, _ in parts if field}
        assert fields <= set(LENGTHS), name


# -- what a row says -------------------------------------------------------------------------------


def decoded(row: bytearray) -> dict[str, Any]:
    """Read the table back from a row, with seats counted from one's own."""
    players = chosen(part(row, "players")) + 2
    numbers = ("banners", "reserve", "decks", "discards", "removed", "hand", "lasting", "offered")
    hots = {
        "round": 0,
        "phase": 0,
        "first": 0,
        "prompt": 0,
        "tracker": 0,
        "active": 0,
        "serving": 0,
    }
    read: dict[str, Any] = {name: part(row, name) for name in numbers}
    read |= {name: chosen(part(row, name)) for name in hots}
    read["players"] = players
    asked = chosen(part(row, "asked"))
    read["player"] = {MOST_PLAYERS: CHANCE, MOST_PLAYERS + 1: NOBODY}.get(asked, asked)
    for name, size in (("holder", EMPIRE_COUNT), ("council", MOST_PLAYERS), ("society", 4)):
        read[name] = [chosen(group) for group in groups(row, name, size)]
    read["field"] = groups(row, "field", REGION_COUNT)[:players]
    read["held"] = groups(row, "held", EMPIRE_COUNT)[:players]
    read["face_up"] = groups(row, "face_up", SLOT_COUNT)[:players]
    read["standing"] = [chosen(group) + 1 for group in groups(row, "standing", 2)[:players]]
    for name in ("agents", "swaps"):
        read[name] = part(row, name)[:players]
    tokens = [chosen(group) for group in groups(row, "loyalty", EMPIRE_COUNT)]
    read["loyalty"] = [
        tokens[at * SLOT_COUNT : at * SLOT_COUNT + SLOT_COUNT] for at in range(players)
    ]
    read["society"] = read["society"][:players]
    return read


def expected_of(seen: Observation) -> dict[str, Any]:
    """Return the same, directly from the observation."""
    own, players = max(seen.seat, 0), seen.players
    turned = [(own + at) % players for at in range(players)]

    def relative(seat: int) -> int:
        return (seat - own) % players if seat >= 0 else -1

    def padded(values: list[int]) -> list[int]:
        return values + [0] * (45 - len(values))

    return {
        "players": players, "banners": seen.banners, "reserve": seen.reserve,
        "decks": seen.deck_size, "discards": seen.discard_size, "removed": padded(seen.removed),
        "hand": padded(seen.hand), "lasting": [seen.lasting >> bit & 1 for bit in range(3)],
        "offered": [seen.offered], "round": seen.round - 1, "phase": seen.phase,
        "first": relative(seen.first), "prompt": seen.prompt, "tracker": seen.tracker,
        "active": relative(seen.active), "serving": seen.serving,
        "player": seen.player if seen.player < 0 else relative(seen.player),
        "holder": seen.holder, "council": [relative(seat) for seat in seen.council],
        "society": [seen.seats[seat] for seat in turned],
        "field": [
            [int(seat * REGION_COUNT + region in seen.field) for region in range(REGION_COUNT)]
            for seat in turned
        ],
        "held": [seen.held[seat * EMPIRE_COUNT : (seat + 1) * EMPIRE_COUNT] for seat in turned],
        "face_up": [
            [seen.face_up[seat] >> slot & 1 for slot in range(SLOT_COUNT)] for seat in turned
        ],
        "standing": [seen.standing[seat] for seat in turned],
        "agents": [seen.agents[seat] for seat in turned],
        "swaps": [seen.swaps[seat] for seat in turned],
        "loyalty": [seen.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT] for seat in turned],
    }  # fmt: skip


def test_row_can_be_read_back() -> None:
    """Every field of the table is in the row, for every seat and for a spectator."""
    for number, (case, s) in enumerate(states(some_cases(12))):
        seat = number % (s.players + 1) - 1
        seen = Observation(s, seat)
        row = encode(seen)
        assert len(row) == LENGTH
        assert min(row) >= 0, str(case)
        assert max(row) <= 127, str(case)
        assert decoded(row) == expected_of(seen), f"{case} seat {seat} decision {s.count}"


def unread_is_zero(row: bytearray, players: int) -> bool:
    """Return whether absent seats are all zeros."""
    by_seat = {
        "field": REGION_COUNT,
        "held": EMPIRE_COUNT,
        "face_up": SLOT_COUNT,
        "loyalty": SLOT_COUNT * EMPIRE_COUNT,
    }
    return not any(
        any(value for group in groups(row, name, size)[players:] for value in group)
        for name, size in by_seat.items()
    )


def frames_of(seen: Observation) -> Hashable:
    """Return the frames, without the numbers that follow from others."""
    frames: list[Hashable] = []
    for name, parts in seen.frames:
        numbers: list[Hashable] = list(parts)
        if name == "PlaceBanners":  # regions before the cursor are closed, whatever the bits say
            bits, cursor = parts[6], parts[4]
            numbers[6] = tuple(r >= cursor and bool(bits >> r & 1) for r in range(REGION_COUNT))
            numbers[4] = 0
        elif name == "ReseatCouncil":  # who sat there still does, until all is answered
            empire = parts[1]
            assert list(parts[2:6]) == seen.council[empire * 4 : empire * 4 + 4]
            numbers[2:6] = []
        frames.append((name, tuple(numbers)))
    return tuple(frames)


@pytest.mark.parametrize("style", [1, HOARDER], ids=["spender", "hoarder"])
def test_row_tells_what_is_going_on_and_what_may_be_done(style: int) -> None:
    """Rows that agree on what is in progress mean the same; fully equal rows have equal options."""
    going: dict[Hashable, Hashable] = {}
    options: dict[Hashable, list[int]] = {}
    met = 0
    for case, s in states(some_cases(16, style)):
        seat = s.player if s.player >= 0 else WATCHER
        seen = Observation(s, seat)
        row = encode(seen)
        assert unread_is_zero(row, s.players)
        key = (s.players, seat, *(tuple(part(row, name)) for name in GOING_ON))
        met += key in going
        assert going.setdefault(key, frames_of(seen)) == frames_of(seen), str(case)
        if seat >= 0:
            whole = (case.preset, case.options, case.councils, tuple(row))
            assert options.setdefault(whole, s.options) == s.options, str(case)
    assert met > 1000


def test_places_are_relative_to_the_observer() -> None:
    """The same table looks the same from the next seat, once that is one's own."""
    case, s = next((c, s) for c, s in states(some_cases(3)[2:]) if s.count == 30)
    assert s.players == 4, str(case)
    rows = [encode(Observation(s, seat)) for seat in range(4)]
    first = [chosen(part(row, "first")) for row in rows]
    assert sorted(first) == [0, 1, 2, 3]
    assert [part(row, "banners") for row in rows] == [s.banners] * 4
    assert len(part(rows[0], "council")) == POSITION_COUNT * MOST_PLAYERS
