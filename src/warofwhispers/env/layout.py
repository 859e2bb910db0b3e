"""An observation as a row of small numbers: one layout for every ruleset and player count.

Seats are counted clockwise from the observer's own, which is 0. A choice among names is one-hot,
all zeros if there is none; a number is written as that number. Everything comes from an
`Observation`, so nothing hidden can get in. `FIELDS` is the layout; `docs/env.md` shows it with
offsets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ALL_KINDS,
    ALLIANCE,
    CHANCE,
    COUNCIL_SIZE,
    EMPIRE_COUNT,
    NOBODY,
    ORDERS_PER_POSITION,
    POSITION_COUNT,
    REGION_COUNT,
    ROUND_COUNT,
    SLOT_COUNT,
    SPECIALS_PER_EMPIRE,
)
from warofwhispers.engine.frames.registry import place_of
from warofwhispers.engine.places import agent_player, agent_region
from warofwhispers.env.frame_places import BITS, CARD, HOT, NUMBER, PARTS, SEAT

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation

MOST_PLAYERS: Final = 4
SOCIETY_COUNT: Final = 4
PROMPT_ROOM: Final = 80  # prompts there may ever be; about 60 are in use
PHASE_ROOM: Final = 8
STEPS: Final = fields.STEP.high + 1
ORDERS: Final = POSITION_COUNT * ORDERS_PER_POSITION
CARDS: Final = EMPIRE_COUNT * SPECIALS_PER_EMPIRE  # conquest cards, and dark alliances
SLOT_TOKENS: Final = SLOT_COUNT * EMPIRE_COUNT  # one seat's tokens

# Name, length, what it holds: the row is these, one after the other.
FIELDS: Final = (
    ("players", 3, "one-hot: 2, 3 or 4 players"),
    (
        "society",
        MOST_PLAYERS * SOCIETY_COUNT,
        "one-hot by seat: its society, in the order of the rules",
    ),
    ("round", ROUND_COUNT, "one-hot"),
    ("phase", PHASE_ROOM, "one-hot: setup, retrieve, deploy, council, cleanup, swap, end"),
    ("step", STEPS, "one-hot: the part of the round that comes next"),
    ("turn", 1, "how many players have had their turn in what is going around the table"),
    ("first", MOST_PLAYERS, "one-hot: the seat with the first-player marker"),
    ("asked", MOST_PLAYERS + 2, "one-hot: the seat asked, or chance, or nobody"),
    ("prompt", PROMPT_ROOM, "one-hot: what is asked, in the order of the notation page"),
    ("tracker", POSITION_COUNT, "one-hot: the position the tracker is on"),
    ("next_position", POSITION_COUNT + 1, "one-hot: where it continues; the last for the end"),
    ("supply_due", EMPIRE_COUNT, "one-hot: whose supply is checked before that"),
    ("active", MOST_PLAYERS, "one-hot: the seat that controls the tracker's position"),
    ("serving", EMPIRE_COUNT, "one-hot: the empire that the order serves"),
    ("lasting", 3, "flags until the round ends: farms count double, no supply, no Elephant attack"),
    ("offered", 1, "flag: the others have been asked for offers in this order"),
    ("banners", REGION_COUNT, "banners in each region"),
    ("holder", REGION_COUNT * EMPIRE_COUNT, "one-hot by region: who controls it"),
    ("reserve", EMPIRE_COUNT, "banners in each reserve"),
    ("council", POSITION_COUNT * MOST_PLAYERS, "one-hot by position: whose agent sits there"),
    ("field", MOST_PLAYERS * REGION_COUNT, "flags by seat: regions with its field agents"),
    ("agents", MOST_PLAYERS, "agents each seat has in hand"),
    ("held", MOST_PLAYERS * EMPIRE_COUNT, "cards by seat and colour"),
    ("hand", ALL_KINDS, "the seat's own cards by kind"),
    ("decks", EMPIRE_COUNT, "cards in each deck"),
    ("discards", EMPIRE_COUNT, "cards in each discard pile"),
    ("removed", ALL_KINDS, "cards out of the game by kind"),
    ("loyalty", MOST_PLAYERS * SLOT_TOKENS, "one-hot by seat and slot: the token, if seen"),
    ("face_up", MOST_PLAYERS * SLOT_COUNT, "flags by seat and slot: the token is face up"),
    ("swaps", MOST_PLAYERS, "swaps each seat has made"),
    ("standing", MOST_PLAYERS * 2, "one-hot by seat: no alliances in this order, in this round"),
    ("doing", 2, "one-hot: before the order, from the order on"),
    ("doer", MOST_PLAYERS, "one-hot: who gives the order"),
    ("acting", POSITION_COUNT, "one-hot: the position that acts, before its order"),
    ("agent", POSITION_COUNT, "one-hot: where the active agent sits"),
    ("replaced", 1, "flag: a card led to this position"),
    ("order", ORDERS, "one-hot: the order under way, position * 4 + its place there"),
    ("again", 1, "flag: midnight oil has repeated it"),
    ("moved_to", POSITION_COUNT, "one-hot: where a switch has taken the agent"),
    ("reached", POSITION_COUNT, "flags: positions that it has reached that way"),
    ("subject_empire", EMPIRE_COUNT, "one-hot: the empire that the question is about"),
    ("subject_from", REGION_COUNT, "one-hot: the region it is about, or starts from"),
    ("subject_to", REGION_COUNT, "one-hot: the region it goes to"),
    ("left", 1, "banners still to place or kill"),
    ("open", REGION_COUNT, "flags: regions still open for them, in the order of the map"),
    ("capped", 1, "flag: the next field applies"),
    ("caps", REGION_COUNT, "the most banners a region may end up with"),
    ("lifted", 1, "flag: the banners come from the map, not from the reserve"),
    ("reach", 3, "one-hot: adjacent regions, empty ones too, any"),
    ("limit", 1, "the most banners that may attack"),
    ("must", 1, "flag: the attack may not be abandoned"),
    (
        "discard_from",
        1,
        "the first kind of card that may still be discarded; only for the seat discarding",
    ),
    ("attack_empire", EMPIRE_COUNT, "one-hot: who attacks, in the attack declared"),
    ("attack_from", REGION_COUNT, "one-hot"),
    ("attack_to", REGION_COUNT, "one-hot"),
    ("attack_defender", EMPIRE_COUNT, "one-hot: the defender, once it has been fought"),
    (
        "attack_force",
        5,
        "banners on the way; survivors, defenders left, own banners lost, enemies killed",
    ),
    ("subjugated", 1, "flag: subjugate has been played for this attack"),
    ("draw_player", MOST_PLAYERS, "one-hot: who draws cards"),
    ("draw_empire", EMPIRE_COUNT, "one-hot: from which deck"),
    ("draw_left", 1, "cards still to draw"),
    ("conquest", CARDS, "one-hot: the conquest card whose half is chosen"),
    ("sat", COUNCIL_SIZE * (MOST_PLAYERS + 1), "one-hot by place: who will sit there, or nobody"),
    ("ally_owner", MOST_PLAYERS, "one-hot: whose order the alliance is for"),
    ("ally_empire", EMPIRE_COUNT, "one-hot: the empire of that order"),
    ("ally", MOST_PLAYERS, "one-hot: who proposes the card on the table"),
    ("ally_card", CARDS, "one-hot: that card"),
    ("price_owner", MOST_PLAYERS, "one-hot: whose order it was, for an alliance not yet paid for"),
    ("price_ally", MOST_PLAYERS, "one-hot: whose card"),
    ("price_card", CARDS, "one-hot: that card"),
    ("price_player", MOST_PLAYERS, "one-hot: who pays or gains now"),
    ("price_left", 1, "cards still to choose decks for"),
    ("price_other", MOST_PLAYERS, "one-hot: whose agent may be exchanged"),
    (
        "price_place",
        POSITION_COUNT + REGION_COUNT,
        "one-hot: for the agent at this position, or region",
    ),
)


def _offsets() -> dict[str, int]:
    offsets: dict[str, int] = {}
    at = 0
    for name, length, _ in FIELDS:
        offsets[name] = at
        at += length
    return offsets


OFFSETS: Final = _offsets()
LENGTH: Final = sum(length for _, length, _ in FIELDS)


def _place_of(name: str) -> int:
    field, _, more = name.partition("+")
    return OFFSETS[field] + int(more or 0) if field else 0


# The same with offsets for names: what to do and where, one after the other.
_WRITES: Final[dict[str, list[int]]] = {
    name: [number for field, how in parts for number in (how, _place_of(field))]
    for name, parts in PARTS.items()
}


# Where frames have the numbers that `_frames` handles by itself.
PLACE_CURSOR: Final = place_of("PlaceBanners", fields.CURSOR)
PLACE_REGIONS: Final = place_of("PlaceBanners", fields.REGIONS)
PLACE_CAPS: Final = place_of("PlaceBanners", fields.CAPS)
FIRE_CURSOR: Final = place_of("AlchemistsFire", fields.CURSOR)
SEATED: Final = place_of("ReseatCouncil", fields.SEATED)


def encode(seen: Observation) -> bytearray:
    """Return an observation as one byte per number; a spectator counts seats from the first.

    Bytes, because an array can be laid over them; building one from a list would take longer than
    everything else.
    """
    row = bytearray(LENGTH)
    _table(row, seen)
    _map(row, seen)
    _players(row, seen)
    _cards(row, seen)
    _frames(row, seen)
    return row


def _hot(row: bytearray, name: str, value: int) -> None:
    if value >= 0:
        row[OFFSETS[name] + value] = 1


def _copy(row: bytearray, name: str, values: list[int]) -> None:
    at = OFFSETS[name]
    row[at : at + len(values)] = bytes(values)


def _relative(seen: Observation, seat: int) -> int:
    """Return a seat's number counted from the observer's; negative if there is none."""
    if seat < 0:
        return seat
    return (seat - max(seen.seat, 0)) % seen.players


def _table(row: bytearray, seen: Observation) -> None:
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
    row[OFFSETS["offered"]] = seen.offered
    for bit in range(3):
        row[OFFSETS["lasting"] + bit] = (seen.lasting >> bit) & 1


def _map(row: bytearray, seen: Observation) -> None:
    _copy(row, "banners", seen.banners)
    _copy(row, "reserve", seen.reserve)
    holder = OFFSETS["holder"]
    for region in range(REGION_COUNT):
        row[holder + region * EMPIRE_COUNT + seen.holder[region]] = 1
    council = OFFSETS["council"]
    for position in range(POSITION_COUNT):
        seat = seen.council[position]
        if seat >= 0:
            row[council + position * MOST_PLAYERS + _relative(seen, seat)] = 1
    field = OFFSETS["field"]
    for where in seen.field:
        row[field + _relative(seen, agent_player(where)) * REGION_COUNT + agent_region(where)] = 1


def _players(row: bytearray, seen: Observation) -> None:
    for seat in range(seen.players):
        place = _relative(seen, seat)
        if seen.seats[seat] >= 0:
            row[OFFSETS["society"] + place * SOCIETY_COUNT + seen.seats[seat]] = 1
        row[OFFSETS["agents"] + place] = seen.agents[seat]
        row[OFFSETS["swaps"] + place] = seen.swaps[seat]
        if seen.standing[seat] > 0:
            row[OFFSETS["standing"] + place * 2 + seen.standing[seat] - 1] = 1
        tokens = OFFSETS["loyalty"] + place * SLOT_TOKENS
        for slot in range(SLOT_COUNT):
            if (seen.face_up[seat] >> slot) & 1:
                row[OFFSETS["face_up"] + place * SLOT_COUNT + slot] = 1
            token = seen.loyalty[seat * SLOT_COUNT + slot]
            if token >= 0:
                row[tokens + slot * EMPIRE_COUNT + token] = 1
        at = OFFSETS["held"] + place * EMPIRE_COUNT
        row[at : at + EMPIRE_COUNT] = bytes(
            seen.held[seat * EMPIRE_COUNT : (seat + 1) * EMPIRE_COUNT]
        )


def _cards(row: bytearray, seen: Observation) -> None:
    _copy(row, "hand", seen.hand)
    _copy(row, "decks", seen.deck_size)
    _copy(row, "discards", seen.discard_size)
    _copy(row, "removed", seen.removed)


def _frames(row: bytearray, seen: Observation) -> None:
    """Write the numbers of the frames on the stack."""
    for name, parts in seen.frames:
        writes = _WRITES[name]
        for i in range(len(writes) // 2):
            if parts[i] >= 0:
                _part(row, writes[2 * i], writes[2 * i + 1], parts[i], seen)
        if name in {"Act", "AfterOrder"}:
            _hot(row, "doing", 0 if name == "Act" else 1)
        elif name == "PlaceBanners":
            _open(row, parts[PLACE_CURSOR], parts[PLACE_REGIONS])
            if len(parts) > PLACE_CAPS:
                row[OFFSETS["capped"]] = 1
                _copy(row, "caps", list(parts[PLACE_CAPS:]))
        elif name == "AlchemistsFire":
            _open(row, parts[FIRE_CURSOR], -1)
        elif name == "ReseatCouncil":
            _sat(row, seen, parts)


def _part(row: bytearray, how: int, at: int, value: int, seen: Observation) -> None:
    if how == HOT:
        row[at + value] = 1
    elif how == SEAT:
        row[at + _relative(seen, value)] = 1
    elif how == NUMBER:
        row[at] = value
    elif how == CARD:
        row[at + value - ALLIANCE] = 1
    elif how == BITS:
        for place in range(POSITION_COUNT):
            row[at + place] = (value >> place) & 1


def _open(row: bytearray, cursor: int, regions: int) -> None:
    at = OFFSETS["open"]
    for region in range(cursor, REGION_COUNT):
        if (regions >> region) & 1:
            row[at + region] = 1


def _sat(row: bytearray, seen: Observation, parts: tuple[int, ...]) -> None:
    at = OFFSETS["sat"]
    for place in range(len(parts) - SEATED):
        seat = parts[SEATED + place]
        who = _relative(seen, seat) if seat >= 0 else MOST_PLAYERS
        row[at + place * (MOST_PLAYERS + 1) + who] = 1
