"""Varied random games: what to play, on which board, and how to choose.

Uniformly random play draws few cards and plays fewer. The styles here hoard and spend them, and
the boards and councils below bring what the printed ones bring seldom: big hands and empty decks,
empty reserves, empty maps, attacks by cards alone, switches at every position.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from warofwhispers import Game
from warofwhispers.content import (
    OPTIONS,
    PRESETS,
    board_from_json,
    board_to_json,
    build_ruleset,
    content_of,
    councils_from_json,
    councils_to_json,
    load_content,
)
from warofwhispers.dealer import RandomStream, deal
from warofwhispers.engine.codes import ATTACK as ATTACKING
from warofwhispers.engine.codes import (
    CHANCE,
    COUNT,
    DRAW,
    DRAW_PER,
    NOBODY,
    ORDER,
    PASS,
    PLACE,
    PLAY,
)
from warofwhispers.engine.plays import PAIR_PLAYS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warofwhispers.content import Content
    from warofwhispers.engine.state import State

PLAYERS: Final = (2, 3, 4)
SCALE: Final = float(os.environ.get("WHISPERS_GAMES", "1"))
"""How many times as many games as usual: `WHISPERS_GAMES=20 pytest tests/properties`."""

UNIFORM, SPENDER, HOARDER, WARRIOR = range(4)
STYLES: Final = (UNIFORM, SPENDER, HOARDER, WARRIOR)

PRINTED: Final = "printed"
BOARDS: Final = (PRINTED, "rich", "crowded", "bare", "inland")
INLAND: Final = ("B1", "E7", "P4", "L8", "H10")
"""One region of each empire, of the printed board, that borders on its own empire alone."""

COUNCILS: Final = (PRINTED, "scribes", "restless")


@dataclass(frozen=True)
class Case:
    """One kind of game, its seed, and how its players play it."""

    preset: str
    players: int
    seed: int
    style: int = UNIFORM
    options: tuple[tuple[str, str], ...] = field(default=())
    board: str = PRINTED
    councils: str = PRINTED
    seating: str = "fixed"

    def __str__(self) -> str:
        """Return the case's name, as test output shows it."""
        extras = [f"{name}={value}" for name, value in self.options]
        extras += [name for name in (self.board, self.councils) if name != PRINTED]
        return "-".join((self.preset, str(self.players), str(self.seed), *extras))


def many(number: int) -> int:
    """Return how many games to play where `number` is usual."""
    return max(1, round(number * SCALE))


def every_kind() -> list[tuple[str, int]]:
    """Return every preset with every number of players."""
    return [(preset, players) for preset in PRESETS for players in PLAYERS]


def flips(preset: str) -> list[tuple[str, str]]:
    """Return every single option that can be set differently from the preset, with its value."""
    chosen = PRESETS[preset].ruleset.options()
    return [
        (name, value)
        for name, info in OPTIONS.items()
        for value in info.values
        if value != chosen[name]
    ]


def cases(number: int, salt: int = 0) -> Iterator[Case]:
    """Yield `number` cases that cycle through all kinds, styles, options, boards and councils.

    Every other one is a preset as it stands on the printed board.
    """
    kinds = every_kind()
    for i in range(number):
        preset, players = kinds[i % len(kinds)]
        rng = RandomStream(salt * 1_000_003 + i, 9)
        style = STYLES[(i // len(kinds)) % len(STYLES)]
        if (i // len(kinds)) % 2 == 0:
            yield Case(preset, players, salt * 1_000_003 + i, style)
            continue
        options = flips(preset)
        yield Case(
            preset, players, salt * 1_000_003 + i, STYLES[rng.below(4)],
            tuple(sorted({options[rng.below(len(options))] for _ in range(rng.below(3))})[:1]),
            BOARDS[rng.below(len(BOARDS))], COUNCILS[rng.below(len(COUNCILS))],
            ("fixed", "chance")[rng.below(8) == 0],
        )  # fmt: skip


# -- boards and councils ---------------------------------------------------------------------------


@cache
def content(board: str, councils: str) -> Content:
    """Return the content with this board and these councils."""
    own_board = None if board == PRINTED else board_from_json(board_json(board), f"{board}.json")
    own_councils = None
    if councils != PRINTED:
        own_councils = councils_from_json(councils_json(councils), f"{councils}.json")
    return content_of(own_board, own_councils)


def board_json(board: str) -> dict[str, Any]:
    """Return a board as its file would have it."""
    data: dict[str, Any] = json.loads(json.dumps(board_to_json(load_content().board)))
    regions = data["regions"]
    homes: dict[str, int] = {}
    for i, region in enumerate(regions):
        place = homes[region["home"]] = homes.get(region["home"], -1) + 1
        if board == "rich":  # farms and forts nearly everywhere: many cards
            region["icons"] = sorted({*region["icons"], "farm", *(["fort"] if i % 3 else [])})
        elif board == "crowded":  # nothing is left in reserve, and everything borders on all
            region["start"] = max(0, min(4, 20 - 4 * place))
        elif board == "bare":  # nobody has anything on the map
            region["start"] = 0
        elif board == "inland":  # nobody has anything in reserve, or next to anybody else
            region["start"] = 20 if region["id"] in INLAND else 0
    if board == "crowded":
        there = {frozenset(pair) for pair in data["adjacent"]}
        there |= {frozenset(pair) for pair in data["disputed"].values()}
        ids = [region["id"] for region in regions]
        more = [[a, b] for a, b in zip(ids, ids[7:], strict=False) if {a, b} not in there]
        data["adjacent"] += more
    return data


def councils_json(councils: str) -> dict[str, Any]:
    """Return councils as their file would have them."""
    data: dict[str, Any] = json.loads(json.dumps(councils_to_json(load_content().councils)))
    for council in data["chart"].values():
        for seat, orders in enumerate(council):
            if councils == "scribes":  # cards for everybody
                orders[:] = [o for o in orders if not o["do"].startswith("draw")]
                orders.insert(0, {"do": "draw", "n": 2 + seat})
            else:  # restless: switches everywhere, once as the only order
                orders[:] = [o for o in orders if o["do"] != "switch"]
                orders[:] = [{"do": "switch"}] if seat == 0 else [*orders, {"do": "switch"}]
    return data


# -- playing ---------------------------------------------------------------------------------------


def new_game(case: Case) -> Game:
    """Create the game of a case, with nobody to answer for chance."""
    return Game.new(
        case.players,
        build_ruleset(case.preset, case.options),
        seating=case.seating,
        content=content(case.board, case.councils),
    )


class Driver:
    """Answers for everybody in one game, reproducibly."""

    def __init__(self, case: Case) -> None:
        """Start both streams of chance at the case's seed."""
        self.style = case.style
        self.chance = RandomStream(case.seed, 1)
        self.players = RandomStream(case.seed, 2)

    def answer(self, s: State) -> int:
        """Return an option of the question asked."""
        if s.player == CHANCE:
            return deal(s, self.chance)
        options = self._liked(s) or s.options
        return options[self.players.below(len(options))]

    def _liked(self, s: State) -> list[int]:
        """Return the options that this style usually prefers."""
        if self.style == UNIFORM or self.players.below(5) == 0:
            return []
        plays = [option for option in s.options if option >= PLAY]
        if self.style == HOARDER and s.round < 3:
            return _orders(s, DRAW, DRAW_PER) or [o for o in s.options if o == PASS]
        if plays:
            costly = [play for play in plays if play >= PLAY + PAIR_PLAYS]
            if self.style == HOARDER:
                return costly or [option for option in s.options if option < PLAY]
            return costly if costly and self.players.below(2) else plays
        if self.style == WARRIOR:
            attacks = _orders(s, ATTACKING, ATTACKING)
            counts = [option for option in s.options if COUNT <= option < PLACE]
            return attacks or counts[-2:]
        return _orders(s, DRAW, DRAW_PER)


def _orders(s: State, low: int, high: int) -> list[int]:
    """Return the options that are orders of these kinds."""
    kinds = s.data.order_kind
    return [o for o in s.options if 0 <= o - ORDER < len(kinds) and low <= kinds[o - ORDER] <= high]


def walk(case: Case) -> Iterator[Game]:
    """Play a game, yielding it at every question and once more at its end."""
    game, driver = new_game(case), Driver(case)
    while not game.over:
        yield game
        game.apply(game.notation.text(driver.answer(game.state)))
    yield game


def played(case: Case) -> Game:
    """Play a game to its end."""
    game, driver = new_game(case), Driver(case)
    while game.state.player != NOBODY:
        game.push(driver.answer(game.state))
    return game
