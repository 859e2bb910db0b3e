"""`whispers perft`: counted again through the public interface."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.perft.positions import slow_perft
from warofwhispers import Game
from warofwhispers.cli.games import random_streams
from warofwhispers.content import PRESETS
from warofwhispers.dealer import pick

if TYPE_CHECKING:
    from tests.cli.commands import Shell


def position(players: int, ruleset: str, seed: int, after: int) -> Game:
    """Reach the position through `Game`; from there on chance is asked like anybody else."""
    game = Game.new(players, ruleset, seed=seed)
    _, rng = random_streams(seed)
    for _ in range(after):
        game.apply(game.notation.text(pick(game.state, rng)))
    game.chance = None
    return game


@pytest.mark.parametrize("ruleset", PRESETS)
@pytest.mark.parametrize(("players", "after", "depth"), [(2, 0, 2), (4, 9, 3), (3, 40, 3)])
def test_counts(whispers: Shell, ruleset: str, players: int, after: int, depth: int) -> None:
    """Each depth's count is the number of sequences of actions."""
    ran = whispers(
        "perft", "--depth", depth, "--players", players, "--ruleset", ruleset, "--seed", 5,
        "--after", after,
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    found = re.findall(r"^depth (\d): ([\d,]+) ", ran.out, re.MULTILINE)
    game = position(players, ruleset, 5, after)
    assert [(int(d), int(n.replace(",", ""))) for d, n in found] == [
        (d, slow_perft(game, d)) for d in range(1, depth + 1)
    ]


def test_divide(whispers: Shell) -> None:
    """By first action, in order, and they add up."""
    ran = whispers("perft", "--depth", 2, "--after", 9, "--divide", "--seed", 5)
    parts = re.findall(r"^  (.+): ([\d,]+)$", ran.out, re.MULTILINE)
    game = position(4, "second", 5, 9)
    assert [name for name, _ in parts] == list(game.decision.options)
    total = sum(int(number.replace(",", "")) for _, number in parts)
    assert f"depth 2: {total:,} " in ran.out


def test_a_finished_game_has_no_sequences(whispers: Shell) -> None:
    """Walking stops at the end of the game."""
    ran = whispers("perft", "--depth", 1, "--after", 100000)
    assert "depth 1: 0 " in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--depth", "0"], "--depth 0: must be at least 1"),
        (["--depth", "1", "--after", "-1"], "--after -1: must be at least 0"),
        (["--depth", "1", "--players", "1"], "players: 1; the game is for 2 to 4"),
        (["--depth", "1", "--set", "forts=x"], 'option "forts"'),
    ],
)
def test_refusals(whispers: Shell, arguments: list[str], message: str) -> None:
    """The impossible is refused on a line that names it."""
    assert message in whispers("perft", *arguments).refused()
