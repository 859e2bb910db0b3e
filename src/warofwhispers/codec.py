"""State <-> JSON: a state saved between two questions, and validated when it is rebuilt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from warofwhispers.content import FEWEST_PLAYERS, SOCIETIES
from warofwhispers.content.errors import WhispersError
from warofwhispers.content.jsonfile import shown
from warofwhispers.engine.codes import (
    AGENTS_PER_PLAYER,
    ALL_KINDS,
    BANNERS_PER_EMPIRE,
    CHANCE,
    EMPIRE_COUNT,
    FARMS_DOUBLED,
    HELD_ROUND,
    MAX_FIELD_AGENTS,
    NO_ELEPHANT_ATTACK,
    NO_SUPPLY,
    NOBODY,
    PHASE_END,
    POSITION_COUNT,
    REGION_COUNT,
    ROUND_COUNT,
    SLOT_COUNT,
    VACANT,
)
from warofwhispers.engine.fields import ORDER
from warofwhispers.engine.frames.registry import (
    FRAME_FIELDS,
    field_of,
    make_frame,
    take_apart,
)
from warofwhispers.engine.places import agent_player, field_agent
from warofwhispers.engine.state import State

if TYPE_CHECKING:
    from warofwhispers.engine.game_data import GameData
    from warofwhispers.engine.state import Frame

# What a state is made of, apart from its stack; `deck_size` and the like follow from the rest.
NUMBERS: Final = (
    "first", "round", "phase", "tracker", "active", "serving", "lasting", "offered", "count",
)  # fmt: skip
LISTS: Final = (
    "banners", "holder", "reserve", "council", "agents", "field", "hands", "deck", "discards",
    "removed", "loyalty", "face_up", "swaps", "seats", "standing",
)  # fmt: skip
ALL_LASTING: Final = FARMS_DOUBLED | NO_SUPPLY | NO_ELEPHANT_ATTACK
BOTTOM: Final = {"Round", "Over"}  # the frames at the bottom of a stack, and only there
SavedState = dict[str, int | list[int] | list[list[str | int]]]
"""The numbers and lists of a state by name; each frame of its stack is its name and its fields."""


class CodecError(WhispersError, ValueError):
    """Saved data is not a state of this game; the message names the part and the fault."""


def state_to_json(s: State) -> SavedState:
    """Return all of a state as plain JSON values."""
    data: SavedState = {"players": s.players}
    for name in NUMBERS:
        data[name] = getattr(s, name)
    for name in LISTS:
        data[name] = list(getattr(s, name))
    stack: list[list[str | int]] = [[name, *parts] for name, parts in map(take_apart, s.stack)]
    data["stack"] = stack
    return data


def state_from_json(game_data: GameData, saved: object) -> State:
    """Rebuild a state, at the question where it was saved.

    Raises `CodecError` if `saved` is not a state under `game_data`: everything is in its range,
    no banner, card, agent or token is missing or invented, and there is a question with answers.
    Whether the state can come about in play is not checked.
    """
    if not isinstance(saved, dict):
        _refuse("state", "state-not-object")
    known = {"players", "stack", *NUMBERS, *LISTS}
    if unknown := sorted(shown(key) for key in set(saved) - known):
        _refuse("state", "state-unknown-part", given=unknown[0])
    players = _number(saved, "players", FEWEST_PLAYERS, len(SOCIETIES))
    s = State(game_data, players)
    for name, (low, high) in _number_ranges(players).items():
        setattr(s, name, _number(saved, name, low, high))
    for name, (length, low, high) in _list_shapes(players, game_data.kinds).items():
        setattr(s, name, _list(saved, name, length, low, high))
    s.field = _field(saved, players)
    _count_cards(s)
    s.stack = _stack(saved, players, game_data)
    _check_banners(s)
    _check_players(s)
    try:
        s.run()
    except (LookupError, ValueError, NotImplementedError) as fault:
        _refuse("stack", "state-stuck", fault=type(fault).__name__)
    if not CHANCE <= s.player < players and s.player != NOBODY:
        _refuse("stack", "state-asks-nobody")
    if not s.options and s.player != NOBODY:
        _refuse("stack", "state-no-answer")
    return s


def _number_ranges(players: int) -> dict[str, tuple[int, int]]:
    return {
        "first": (-1, players - 1), "round": (0, ROUND_COUNT), "phase": (0, PHASE_END),
        "tracker": (-1, POSITION_COUNT - 1), "active": (NOBODY, players - 1),
        "serving": (-1, EMPIRE_COUNT - 1), "lasting": (0, ALL_LASTING),
        "offered": (0, 1), "count": (0, 10**9),
    }  # fmt: skip


def _list_shapes(players: int, kinds: int) -> dict[str, tuple[int, int, int]]:
    return {
        "banners": (REGION_COUNT, 0, BANNERS_PER_EMPIRE),
        "holder": (REGION_COUNT, 0, EMPIRE_COUNT - 1),
        "reserve": (EMPIRE_COUNT, 0, BANNERS_PER_EMPIRE),
        "council": (POSITION_COUNT, -1, players - 1),
        "agents": (players, 0, AGENTS_PER_PLAYER), "hands": (players * kinds, 0, ALL_KINDS),
        "deck": (kinds, 0, ALL_KINDS), "discards": (kinds, 0, ALL_KINDS),
        "removed": (kinds, 0, ALL_KINDS), "loyalty": (players * SLOT_COUNT, -1, EMPIRE_COUNT - 1),
        "face_up": (players, 0, (1 << SLOT_COUNT) - 1), "swaps": (players, 0, ROUND_COUNT),
        "seats": (players, VACANT, len(SOCIETIES) - 1), "standing": (players, 0, HELD_ROUND),
    }  # fmt: skip


def _count_cards(s: State) -> None:
    """Work out sizes and what can be paid, and check that no card is lost or invented."""
    game_data = s.data
    s.deck_size = [0] * EMPIRE_COUNT
    for kind in range(game_data.kinds):
        empire = game_data.card_empire[kind]
        s.deck_size[empire] += s.deck[kind]
        s.discard_size[empire] += s.discards[kind]
        held = 0
        for player in range(s.players):
            number = s.hands[player * game_data.kinds + kind]
            s.held[player * EMPIRE_COUNT + empire] += number
            s.hand_size[player] += number
            held += number
        if held + s.deck[kind] + s.discards[kind] + s.removed[kind] != game_data.deck[kind]:
            _refuse("cards", "state-cards", kind=kind, wanted=game_data.deck[kind])
    for player in range(s.players):
        s.update_payable(player)


def _check_banners(s: State) -> None:
    """Check that every empire has its banners (R1.5) and every empty region its home (R1.4)."""
    total = list(s.reserve)
    for region in range(REGION_COUNT):
        total[s.holder[region]] += s.banners[region]
        if s.banners[region] == 0 and s.holder[region] != s.data.home[region]:
            _refuse("holder", "state-holder", region=s.data.region_ids[region])
    for frame in s.stack:
        attack, moving = frame.attack(), frame.moving()
        if attack is not None:
            total[attack[0]] += attack[3]
        if moving is not None:
            total[moving[0]] += moving[1]
    if total != [BANNERS_PER_EMPIRE] * EMPIRE_COUNT:
        _refuse("banners", "state-banners", wanted=BANNERS_PER_EMPIRE, given=total)


def _check_players(s: State) -> None:
    """Check that every player has nine agents (R1.1, R3.3) and no loyalty token twice (R2.2)."""
    for player in range(s.players):
        field = sum(agent_player(where) == player for where in s.field)
        agents = s.agents[player] + s.council.count(player) + field
        if agents != AGENTS_PER_PLAYER:
            _refuse("agents", "state-agents", player=player, given=agents, wanted=AGENTS_PER_PLAYER)
        if field > MAX_FIELD_AGENTS:
            _refuse("field", "state-field", player=player, given=field)
        tokens = [t for t in s.loyalty[player * SLOT_COUNT : (player + 1) * SLOT_COUNT] if t >= 0]
        if len(set(tokens)) != len(tokens):
            _refuse("loyalty", "state-token-twice", player=player)


def _stack(saved: dict[object, object], players: int, game_data: GameData) -> list[Frame]:
    value = saved.get("stack")
    if not isinstance(value, list) or not value:
        _refuse("stack", "state-not-frames")
    frames = []
    for depth, entry in enumerate(value):
        if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
            _refuse("stack", "state-not-frame", given=shown(entry))
        name, *parts = entry
        if name not in FRAME_FIELDS:
            _refuse("stack", "state-unknown-frame", given=shown(name))
        if (name in BOTTOM) != (depth == 0):
            _refuse("stack", "state-depth", frame=name, depth=depth)
        _check_parts(name, parts, players, game_data)
        frames.append(make_frame(name, parts))
    return frames


def _check_parts(name: str, parts: list[object], players: int, game_data: GameData) -> None:
    labels = FRAME_FIELDS[name]
    open_ended = bool(labels) and labels[-1].endswith("*")
    fixed = len(labels) - open_ended
    if (len(parts) < fixed) if open_ended else (len(parts) != fixed):
        _refuse("stack", "state-frame-size", frame=name, given=len(parts))
    if name == "PlaceBanners" and len(parts) not in (fixed, fixed + REGION_COUNT):
        _refuse("stack", "state-frame-size", frame=name, given=len(parts))
    for i, part in enumerate(parts):
        field, label = field_of(name, i), labels[min(i, len(labels) - 1)].strip("?*")
        number = _whole(part, f"stack: {name} {label}", field.low, field.top(players))
        if field is ORDER and number >= 0 and not game_data.order_texts[number]:
            _refuse("stack", "state-no-order", frame=name, given=number)


def _field(saved: dict[object, object], players: int) -> list[int]:
    value = saved.get("field")
    if not isinstance(value, list):
        _refuse("field", "state-not-list")
    places = sorted(_whole(entry, "field", 0, field_agent(players, 0) - 1) for entry in value)
    if len(set(places)) != len(places):
        _refuse("field", "state-field-twice")
    return places


def _number(saved: dict[object, object], name: str, low: int, high: int) -> int:
    if name not in saved:
        _refuse(name, "state-missing")
    return _whole(saved[name], name, low, high)


def _list(saved: dict[object, object], name: str, length: int, low: int, high: int) -> list[int]:
    value = saved.get(name)
    if not isinstance(value, list) or len(value) != length:
        _refuse(name, "state-list-length", wanted=length)
    return [_whole(entry, name, low, high) for entry in value]


def _whole(value: object, name: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        _refuse(name, "state-number", given=shown(value), low=low, high=high)
    return value


def _refuse(part: str, code: str, **facts: object) -> NoReturn:
    raise CodecError(code, part=part, **facts)
