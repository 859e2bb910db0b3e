"""A clone shares nothing that changes, field by field, whatever fields there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.properties.games import Case, Driver, cases, many, new_game, walk
from tests.properties.snapshots import LOG, fields_of, plain, snapshot
from warofwhispers import Game
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import NOBODY
from warofwhispers.engine.frames.rounds import Over

if TYPE_CHECKING:
    from warofwhispers.engine.state import State

CHUNKS = 8
GAMES = many(64)

# What clones may share: game data never change, and a list of options is never changed once asked.
SHARED = {"data", "options"}
# Fields of `Game` that never change.
GAME_SHARED = {"setup", "notation"}


def middle(case: Case) -> Game:
    """Return a game with cards in hands and agents in place, in the middle of its third round."""
    for game in walk(case):
        if game.state.round == 3 and sum(game.state.hand_size) > 1 and game.state.player >= 0:
            return game
    raise AssertionError("no such moment")


def disturb(s: State, name: str) -> None:
    """Change one field of a state, in place where that is possible."""
    value = getattr(s, name)
    if isinstance(value, list):
        if name == "stack":
            value.append(Over())
        elif value and isinstance(value[0], int):
            value[0] += 1
        else:
            value.append(value[0] if value else 1)
    elif value is None:
        setattr(s, name, [])
    else:
        assert type(value) is int, f"{name} is a {type(value).__name__}: say here how to change it"
        setattr(s, name, value + 1)


@pytest.mark.parametrize(
    "case", [Case("competitive", 4, 3, style=2), Case("second", 3, 4, style=1)], ids=str
)
@pytest.mark.parametrize("which", ["clone", "original"])
def test_change_to_one_leaves_the_other(case: Case, which: str) -> None:
    """Whatever field of either is changed, the other keeps its own."""
    s = middle(case).state
    names = [name for name in fields_of(s) if name not in SHARED]
    assert len(names) >= 30
    for name in names:
        other = s.clone()
        changed, kept = (other, s.clone()) if which == "clone" else (s.clone(), other)
        if which == "original":
            kept = changed.clone()
        before = snapshot(kept)
        disturb(changed, name)
        assert snapshot(kept) == before, name
        assert plain(getattr(changed, name)) != before[name], name


@pytest.mark.parametrize("name", sorted(SHARED))
def test_shared_is_shared_on_purpose(name: str) -> None:
    """What is listed as shared really is, so that the list stays short."""
    s = middle(Case("second", 2, 3, style=2)).state
    assert getattr(s.clone(), name) is getattr(s, name)


def test_clone_is_equal_in_every_field() -> None:
    """A clone has every field of the original, except the log."""
    s = middle(Case("competitive", 3, 5, style=2)).state
    other = s.clone()
    assert fields_of(other) == fields_of(s)
    assert snapshot(other, LOG) == snapshot(s, LOG)
    assert other.log is None


@pytest.mark.parametrize("index", range(CHUNKS))
def test_playing_on_leaves_clones_alone(index: int) -> None:
    """Neither an answer to the original nor one to the clone affects the other."""
    for i, case in enumerate(cases(GAMES, 6)):
        if i % CHUNKS != index:
            continue
        game, driver = new_game(case), Driver(case)
        s = game.state
        while s.player != NOBODY:
            before = snapshot(s, LOG)
            frames, options = s.stack[:], s.options
            other = s.clone()
            other.apply(s.options[-1])
            assert snapshot(s, LOG) == before, str(case)
            other = s.clone()
            s.apply(driver.answer(s))
            assert snapshot(other, LOG) == before, str(case)
            # Frames and lists of options are never changed, only replaced.
            assert plain(frames) == before["stack"], str(case)
            assert plain(options) == before["options"], str(case)


def test_game_clone_shares_nothing_that_changes() -> None:
    """A cloned game has its own chance, actions, table and log; every field is checked."""
    game = Game.new(3, "second", seed=4)
    rng = RandomStream(4, 2)
    for _ in range(120):
        options = game.decision.options
        game.apply(options[rng.below(len(options))])
    other = game.clone()
    assert fields_of(other) == fields_of(game)
    own = {name for name in fields_of(game) if getattr(other, name) is not getattr(game, name)}
    assert own == set(fields_of(game)) - GAME_SHARED
    assert game.chance is not None
    assert other.chance is not None
    assert snapshot(other.chance) == snapshot(game.chance)
    assert snapshot(other.state) == snapshot(game.state)
    before = (snapshot(other.state), other.actions[:], snapshot(other.chance))
    while not game.over:
        options = game.decision.options
        game.apply(options[rng.below(len(options))])
    assert (snapshot(other.state), other.actions, snapshot(other.chance)) == before
    rng = RandomStream(4, 2, 120)
    while not other.over:
        options = other.decision.options
        other.apply(options[rng.below(len(options))])
    assert snapshot(other.state) == snapshot(game.state)
    assert other.events() == game.events()
