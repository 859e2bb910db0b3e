"""Opponents of any level in the terminal game, and why something cannot be chosen there."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from warofwhispers import Game
from warofwhispers.bots import OFFERED, BotError
from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.play import opponents, saves
from warofwhispers.cli.play.commands import Commands
from warofwhispers.cli.play.saves import SavedGame
from warofwhispers.cli.play.screen import Screen
from warofwhispers.cli.play.session import Session
from warofwhispers.cli.play.speech import Speech

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("level", [name for name in OFFERED if not name.startswith("search")])
def test_every_level_answers(level: str, tmp_path: Path) -> None:
    """A bot of each level plays the other seat, from what it sees."""
    saved = SavedGame(Game.new(2, seed=4), "spider", (level,))
    session = Session(saved, tmp_path / "game.json", Screen(io.StringIO(), colour=False))
    game = saved.game
    answers = 0
    while game.state.round < 2:
        if game.decision.player == "raven":
            game.apply(game.notation.text(session._opponent()))
            answers += 1
        else:
            game.apply(game.decision.options[0])
    assert answers > 5


def test_levels_are_kept_with_the_game(tmp_path: Path) -> None:
    """A resumed game has the same opponents."""
    path = tmp_path / "game.json"
    saves.write_save(path, SavedGame(Game.new(3, seed=1), "raven", ("greedy", "rules")))
    assert saves.read_save(path).opponents() == {"spider": "greedy", "rat": "rules"}


def test_one_level_for_all_or_one_for_each() -> None:
    """Random by default."""
    assert opponents(None, 3) == ("random",) * 3
    assert opponents("rules", 2) == ("rules", "rules")
    assert opponents("rules, search", 2) == ("rules", "search")
    with pytest.raises(UsageError, match="2 levels for 3"):
        opponents("rules,greedy", 3)
    with pytest.raises(BotError):
        opponents("genius", 1)


def said(game: Game, given: str) -> str:
    """Return what `why` says to the player asked."""
    screen = Screen(io.StringIO(), colour=False, width=100)
    speech = Speech(game, str(game.decision.player), screen)
    Commands(game, speech, screen).run(given)
    assert isinstance(screen.out, io.StringIO)
    return screen.out.getvalue()


def test_why_names_the_reason_and_its_rule() -> None:
    """For a region, a position, and something that can be chosen after all."""
    game = Game.new(2, seed=7)
    game.apply("deploy bear.chancellor")
    assert "The Pale Raven has an agent there already. [R3.2]" in said(game, "why bear.chancellor")
    assert "no agents are placed in regions. [R3.3]" in said(game, "why b4")
    assert '"bear.sheriff" can be chosen' in said(game, "why bear.sheriff")
    assert "Name a region" in said(game, "why")
