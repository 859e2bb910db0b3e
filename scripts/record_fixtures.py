"""Record the games of `tests/records/`, which are replayed there for good.

    .venv/bin/python scripts/record_fixtures.py            # those that are not there yet
    .venv/bin/python scripts/record_fixtures.py NAME ...   # these anew, after a change of the rules

A record that exists is left alone unless it is named: it is the proof that old games still play.
To add one, give it a line in `GAMES`, and a name that says what it shows.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from warofwhispers import Game, record_of
from warofwhispers.codec import state_to_json
from warofwhispers.content import (
    PRESETS,
    Content,
    board_from_json,
    board_to_json,
    content_of,
    load_content,
)
from warofwhispers.dealer import RandomStream
from warofwhispers.facts.plain import to_json
from warofwhispers.record import record_to_json

FOLDER = Path(__file__).parent.parent / "tests/records"
SUMS = FOLDER / "sums.txt"


@dataclass(frozen=True)
class Recipe:
    """How a recorded game is made: its setup, its seed, and whether its players prefer cards."""

    players: int
    preset: str
    seed: int
    cards: bool = False
    options: dict[str, str] = field(default_factory=dict)
    seating: str = "fixed"
    own_board: bool = False


def own_board() -> Content:
    """Return a custom board: more farms and forts, other borders, no dispute, other ids."""
    data: dict[str, Any] = json.loads(json.dumps(board_to_json(load_content().board)))
    del data["disputed"]
    names = {region["id"]: f"R{i}" for i, region in enumerate(data["regions"], 1)}
    for i, region in enumerate(data["regions"]):
        region["id"] = names[region["id"]]
        region["icons"] = sorted({*region["icons"], ("farm", "fort")[i % 2]})
        region["start"] = 2 if i % 4 == 0 else 0
    data["adjacent"] = [[names[a], names[b]] for a, b in data["adjacent"]] + [["R1", "R40"]]
    return content_of(board_from_json(data, "own board"))


GAMES: dict[str, Recipe] = {
    **{
        f"{preset}-{players}-{name}": Recipe(players, preset, 10 * i + players, cards=cards)
        for i, preset in enumerate(PRESETS, 10)
        for players in (2, 3, 4)
        for name, cards in (("plain", False), ("cards", True))
    },
    **{
        f"second-{option}-{value}": Recipe(
            2 + i % 3, "second", 200 + i, cards=True, options={option: value}
        )
        for i, (option, value) in enumerate(
            (
                ("null_orders", "target_barred"), ("switch", "competitive"),
                ("card_timing", "strict"),
                ("spent", "discard"), ("field_agents", "on"), ("disputed_border", "P4-P8"),
                ("retrieve", "end"), ("treasure", "on"), ("conquest", "on"),
                ("dark_alliances", "on"),
            )
        )
    },
    "own-board": Recipe(3, "second", 300, cards=True, own_board=True),
    "own-board-fifteen-abilities": Recipe(2, "second", 606, cards=True, own_board=True),
    "seated-by-chance": Recipe(4, "competitive", 301, cards=True, seating="chance"),
}  # fmt: skip


def play(recipe: Recipe) -> Game:
    """Play a game to its end."""
    game = Game.new(
        recipe.players,
        recipe.preset,
        options=recipe.options,
        seed=recipe.seed,
        seating=recipe.seating,
        content=own_board() if recipe.own_board else None,
    )
    rng = RandomStream(recipe.seed, 2)
    while not game.over:
        options = game.decision.options
        if recipe.cards and rng.below(5):
            options = liked(options, single=rng.below(4) == 0)
        game.apply(options[rng.below(len(options))])
    return game


def liked(options: tuple[str, ...], *, single: bool) -> tuple[str, ...]:
    """Return what card players prefer: costly plays, alliances, draws; now and then a single."""
    plays = [text for text in options if text.startswith("play")]
    first = [text for text in plays if "+" in text or single]
    first += [text for text in options if text.startswith(("propose", "accept"))]
    draws = [text for text in options if " draw" in text]
    others = [text for text in options if text not in plays]
    return tuple(first or draws or others or options)


def text_of(game: Game) -> str:
    """Return a game's record as it is written: compact, with lines of actions of a page's width."""
    data = record_to_json(record_of(game))
    rest = {key: value for key, value in data.items() if key != "actions"}
    head = json.dumps(rest, separators=(",", ":"))
    lines: list[str] = []
    for action in map(json.dumps, data["actions"]):
        if lines and len(lines[-1]) + len(action) < 118:  # noqa: PLR2004 - a page's width
            lines[-1] += f",{action}"
        else:
            lines.append(action)
    return head[:-1] + ',"actions":[\n' + ",\n".join(lines) + "\n]}\n"


def sum_of(game: Game) -> str:
    """Return a checksum of the end of a game and of everything that happened on the way."""
    told = [state_to_json(game.state), to_json(game.events())]
    return sha256(json.dumps(told).encode()).hexdigest()[:16]


def main() -> int:
    """Record what is missing or named."""
    named = set(sys.argv[1:])
    if unknown := sorted(named - set(GAMES)):
        print(f"error: no recipe for {unknown[0]}")
        return 2
    FOLDER.mkdir(exist_ok=True)
    lines = SUMS.read_text(encoding="utf-8").splitlines() if SUMS.exists() else []
    sums = dict(line.split() for line in lines)
    for name, recipe in GAMES.items():
        path = FOLDER / f"{name}.json"
        if path.exists() and name not in named:
            continue
        game = play(recipe)
        path.write_text(text_of(game), encoding="utf-8")
        sums[name] = sum_of(game)
        print(f"{name}: {len(game.actions)} actions")
    text = "".join(f"{name} {sums[name]}\n" for name in sorted(sums))
    SUMS.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
