"""A record spelled out step by step, nothing hidden, for checkers that share no code with ours.

`docs/trace.md` says what each line holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import EMPIRES, SOCIETIES
from warofwhispers.engine import codes
from warofwhispers.engine.codes import COUNCIL_SIZE
from warofwhispers.engine.score import points
from warofwhispers.game import Game
from warofwhispers.notation import CARD_TEXTS, LASTING, POSITION_TEXTS, STANDING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from warofwhispers.engine.state import State
    from warofwhispers.record import Record


def trace(record: Record) -> Iterator[dict[str, object]]:
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


def table(game: Game, *, first: bool) -> dict[str, object]:
    """Return everything on the table; the ruleset too in the first line."""
    s = game.state
    regions = game.notation.regions
    data: dict[str, object] = {}
    if first:
        data["ruleset"] = game.setup.ruleset.options()
    data |= {
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
            empire: [
                _society(s, seat) for seat in s.council[i * COUNCIL_SIZE : (i + 1) * COUNCIL_SIZE]
            ]
            for i, empire in enumerate(EMPIRES)
        },
        "decks": _piles(s, s.deck),
        "discards": _piles(s, s.discards),
        "removed": _piles(s, s.removed),
        "lasting": [name for bit, name in enumerate(LASTING) if (s.lasting >> bit) & 1],
    }
    if s.data.alliances:
        data["standing"] = [STANDING[answer] for answer in s.standing]
    seated = [seat for seat in range(s.players) if s.seats[seat] >= 0]
    data |= {
        key: {_society(s, seat): value(s, seat, regions) for seat in seated}
        for key, value in PER_PLAYER.items()
    }
    return data


def _society(s: State, seat: int) -> str | None:
    return SOCIETIES[s.seats[seat]] if seat >= 0 and s.seats[seat] >= 0 else None


def _active(s: State) -> dict[str, object] | None:
    if s.tracker < 0:
        return None
    empire, position = POSITION_TEXTS[s.tracker].split(".")
    return {"empire": empire, "position": position, "seat": _society(s, s.active)}


def _attack(s: State, regions: tuple[str, ...]) -> dict[str, object] | None:
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


def _moving(s: State) -> dict[str, object] | None:
    for frame in reversed(s.stack):
        moving = frame.moving()
        if moving is not None:
            return {"empire": EMPIRES[moving[0]], "banners": moving[1]}
    return None


def _names(counts: list[int]) -> list[str]:
    return sorted(CARD_TEXTS[kind] for kind, number in enumerate(counts) for _ in range(number))


def _piles(s: State, counts: list[int]) -> dict[str, list[str]]:
    return {
        empire: _names(
            [number if s.data.card_empire[kind] == i else 0 for kind, number in enumerate(counts)]
        )
        for i, empire in enumerate(EMPIRES)
    }


def _hand(s: State, seat: int, _: tuple[str, ...]) -> list[str]:
    return _names(s.hands[seat * s.data.kinds : (seat + 1) * s.data.kinds])


def _field(s: State, seat: int, regions: tuple[str, ...]) -> list[str]:
    mine = [where % codes.REGION_COUNT for where in s.field if where // codes.REGION_COUNT == seat]
    return [regions[region] for region in mine]


def _loyalties(s: State, seat: int, _: tuple[str, ...]) -> list[str | None]:
    tokens = s.loyalty[seat * codes.SLOT_COUNT : (seat + 1) * codes.SLOT_COUNT]
    return [EMPIRES[token] if token >= 0 else None for token in tokens]


def _face_up(s: State, seat: int, regions: tuple[str, ...]) -> list[str | None]:
    tokens = _loyalties(s, seat, regions)
    return [token for slot, token in enumerate(tokens) if (s.face_up[seat] >> slot) & 1]


PER_PLAYER: dict[str, Callable[[State, int, tuple[str, ...]], object]] = {
    "field": _field,
    "agents": lambda s, seat, _: s.agents[seat],
    "hands": _hand,
    "loyalties": _loyalties,
    "face_up": _face_up,
    "swaps": lambda s, seat, _: s.swaps[seat],
    "score_now": lambda s, seat, _: points(s)[seat],
}
