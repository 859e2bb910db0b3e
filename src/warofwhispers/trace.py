"""A record spelled out step by step, nothing hidden, for checkers that share no code with ours.

`docs/trace.md` says what each line holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, TypeVar

from warofwhispers.content import EMPIRES, SOCIETIES, Empire, Society
from warofwhispers.engine import codes
from warofwhispers.engine.places import agent_player, agent_region, council_part
from warofwhispers.engine.score import points
from warofwhispers.game import Game
from warofwhispers.notation import CARD_TEXTS, LASTING, POSITION_TEXTS, STANDING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from warofwhispers.engine.state import State
    from warofwhispers.record import Record

T = TypeVar("T")
Attack = TypedDict(
    "Attack",
    {
        "empire": Empire,
        "from": str | None,
        "to": str | None,
        "banners": int,
        "killed_own": int,
        "killed_enemy": int,
    },
)


class Active(TypedDict):
    """The position that the tracker is on, and who controls it."""

    empire: str
    position: str
    seat: Society | None


class Banners(TypedDict):
    """Banners of an empire: in a region, or on their way."""

    empire: Empire
    banners: int


class Options(TypedDict, total=False):
    """What only the first line has: every option of the ruleset."""

    ruleset: dict[str, str]


class Standing(TypedDict, total=False):
    """What only games with dark alliances have: each seat's standing answer."""

    standing: list[str]


class TableState(Options, Standing):
    """The whole state before a decision, hidden information included."""

    round: int
    phase: str
    active: Active | None
    serving: Empire | None
    attack: Attack | None
    moving: Banners | None
    first: Society | None
    seats: list[Society | None]
    regions: dict[str, Banners]
    reserves: dict[Empire, int]
    councils: dict[Empire, list[Society | None]]
    decks: dict[Empire, list[str]]
    discards: dict[Empire, list[str]]
    removed: dict[Empire, list[str]]
    lasting: list[str]
    field: dict[Society, list[str]]
    agents: dict[Society, int]
    hands: dict[Society, list[str]]
    loyalties: dict[Society, list[Empire | None]]
    face_up: dict[Society, list[Empire | None]]
    swaps: dict[Society, int]
    score_now: dict[Society, int]


class Answered(TypedDict):
    """A line for a decision; `state` is before the answer."""

    n: int
    seat: str | None
    prompt: str
    options: list[str]
    chosen: str
    state: TableState


class Ended(TypedDict):
    """The line for the end of a game."""

    n: int
    end: Literal[True]
    scores: dict[str, int]
    winners: list[Society]
    state: TableState


def trace(record: Record) -> Iterator[Answered | Ended]:
    """Return a line per decision, in order, and one for the end if the record reaches it.

    Raises `IllegalAction`, after the lines that lead there, for an action that is not one of the
    options.
    """
    game = Game(record.setup)
    for number, action in enumerate(record.actions):
        decision = game.decision
        state = table(game, first=number == 0)
        game.apply(action)
        yield {
            "n": number,
            "seat": decision.player,
            "prompt": decision.prompt,
            "options": list(decision.options),
            "chosen": game.notation.text(game.actions[-1]),  # as it stands among the options
            "state": state,
        }
    if game.over:
        yield {
            "n": len(record.actions),
            "end": True,
            "scores": game.scores(),
            "winners": list(game.winners()),
            "state": table(game, first=False),
        }


def table(game: Game, *, first: bool) -> TableState:
    """Return everything on the table; the ruleset too in the first line."""
    s = game.state
    regions = game.notation.regions
    options: Options = {"ruleset": game.setup.ruleset.options()} if first else {}
    standing: Standing = {}
    if s.data.alliances:
        standing["standing"] = [STANDING[answer] for answer in s.standing]
    points_now = points(s)
    return {
        **options,
        "round": max(1, s.round),
        "phase": codes.PHASE_NAMES[s.phase],
        "active": _active(s),
        "serving": EMPIRES[s.serving] if s.serving >= 0 else None,
        "attack": _attack(s, regions),
        "moving": _moving(s),
        "first": _society(s, s.first),
        "seats": [_society(s, seat) for seat in range(s.players)],
        "regions": {
            region: {"empire": EMPIRES[s.holder[i]], "banners": s.banners[i]}
            for i, region in enumerate(regions)
        },
        "reserves": dict(zip(EMPIRES, s.reserve, strict=True)),
        "councils": {
            empire: [_society(s, seat) for seat in council_part(s.council, i)]
            for i, empire in enumerate(EMPIRES)
        },
        "decks": _piles(s, s.deck),
        "discards": _piles(s, s.discards),
        "removed": _piles(s, s.removed),
        "lasting": [name for bit, name in enumerate(LASTING) if (s.lasting >> bit) & 1],
        **standing,
        "field": _by_player(s, lambda seat: _field(s, seat, regions)),
        "agents": _by_player(s, lambda seat: s.agents[seat]),
        "hands": _by_player(s, lambda seat: _hand(s, seat)),
        "loyalties": _by_player(s, lambda seat: _loyalties(s, seat)),
        "face_up": _by_player(s, lambda seat: _face_up(s, seat)),
        "swaps": _by_player(s, lambda seat: s.swaps[seat]),
        "score_now": _by_player(s, lambda seat: points_now[seat]),
    }


def _by_player(s: State, value: Callable[[int], T]) -> dict[Society, T]:
    seated = [seat for seat in range(s.players) if s.seats[seat] >= 0]
    return {SOCIETIES[s.seats[seat]]: value(seat) for seat in seated}


def _society(s: State, seat: int) -> Society | None:
    return SOCIETIES[s.seats[seat]] if seat >= 0 and s.seats[seat] >= 0 else None


def _active(s: State) -> Active | None:
    if s.tracker < 0:
        return None
    empire, position = POSITION_TEXTS[s.tracker].split(".")
    return {"empire": empire, "position": position, "seat": _society(s, s.active)}


def _attack(s: State, regions: tuple[str, ...]) -> Attack | None:
    for frame in reversed(s.stack):
        attack = frame.attack()
        if attack is not None:
            empire, source, target, banners, own, foe = attack
            return {
                "empire": EMPIRES[empire],
                "from": regions[source] if source >= 0 else None,
                "to": regions[target] if target >= 0 else None,
                "banners": banners,
                "killed_own": own,
                "killed_enemy": foe,
            }
    return None


def _moving(s: State) -> Banners | None:
    for frame in reversed(s.stack):
        moving = frame.moving()
        if moving is not None:
            return {"empire": EMPIRES[moving[0]], "banners": moving[1]}
    return None


def _names(counts: list[int]) -> list[str]:
    return sorted(CARD_TEXTS[kind] for kind, number in enumerate(counts) for _ in range(number))


def _piles(s: State, counts: list[int]) -> dict[Empire, list[str]]:
    return {
        empire: _names(
            [number if s.data.card_empire[kind] == i else 0 for kind, number in enumerate(counts)]
        )
        for i, empire in enumerate(EMPIRES)
    }


def _hand(s: State, seat: int) -> list[str]:
    return _names(s.hands[seat * s.data.kinds : (seat + 1) * s.data.kinds])


def _field(s: State, seat: int, regions: tuple[str, ...]) -> list[str]:
    mine = [agent_region(where) for where in s.field if agent_player(where) == seat]
    return [regions[region] for region in mine]


def _loyalties(s: State, seat: int) -> list[Empire | None]:
    tokens = s.loyalty[seat * codes.SLOT_COUNT : (seat + 1) * codes.SLOT_COUNT]
    return [EMPIRES[token] if token >= 0 else None for token in tokens]


def _face_up(s: State, seat: int) -> list[Empire | None]:
    tokens = _loyalties(s, seat)
    return [token for slot, token in enumerate(tokens) if (s.face_up[seat] >> slot) & 1]
