"""A game saved at any question is the same game when it is loaded (record and codec)."""

from __future__ import annotations

import json

import pytest

from tests.properties.games import SCALE, Case, Driver, cases, every_kind, many, played, walk
from tests.properties.snapshots import LOG, events_of, snapshot
from warofwhispers import Game, load, record_of, replay, save
from warofwhispers.codec import state_from_json, state_to_json
from warofwhispers.dealer import RandomStream, pick
from warofwhispers.engine.codes import NOBODY

CHUNKS = 12
STATES = many(96)
RECORDS = many(48)
REPLAYS = many(240)
EVERY = max(1, round(17 / SCALE))


def as_file(data: object) -> object:
    """Convert data to text and back, as in a file."""
    return json.loads(json.dumps(data))


def same_game(game: Game, other: Game) -> None:
    """Check that two games have the same past, table and question."""
    assert snapshot(other.state) == snapshot(game.state)
    assert other.actions == game.actions
    assert other.decision == game.decision
    assert other.setup == game.setup


@pytest.mark.parametrize("index", range(CHUNKS))
def test_state_saved_at_every_question(index: int) -> None:
    """The codec reads back what it writes, field by field, with the same question."""
    for i, case in enumerate(cases(STATES, 3)):
        if i % CHUNKS != index:
            continue
        for game in walk(case):
            s = game.state
            saved = as_file(state_to_json(s))
            other = state_from_json(s.data, saved)
            assert snapshot(other, LOG) == snapshot(s, LOG), str(case)
            assert state_to_json(other) == saved


@pytest.mark.parametrize(("preset", "players"), every_kind())
def test_record_saved_at_every_question(preset: str, players: int) -> None:
    """A record loads to the very question it was saved at, with all earlier events.

    Loading plays from the start, so the time grows with the square: in a usual run each of the
    kinds does every question up to the first round's end and every `EVERY`th after it.
    """
    for game in walk(Case(preset, players, 7, style=1)):
        if game.state.count < 60 or game.state.count % EVERY == 0 or game.over:
            same_game(game, load(as_file(save(game))))


@pytest.mark.parametrize("index", range(CHUNKS))
def test_record_saved_now_and_then(index: int) -> None:
    """The same in all kinds of games, at a few questions each."""
    for i, case in enumerate(cases(RECORDS, 4)):
        if i % CHUNKS != index:
            continue
        for game in walk(case):
            if (game.state.count + i) % 41 == 0:
                same_game(game, load(as_file(save(game))))


@pytest.mark.parametrize("index", range(CHUNKS))
def test_replay_is_the_game(index: int) -> None:
    """A finished game's record replays to the same table, result and events."""
    for i, case in enumerate(cases(REPLAYS, 5)):
        if i % CHUNKS != index:
            continue
        game = played(case)
        again = replay(record_of(game))
        same_game(game, again)
        assert events_of(again.state) == events_of(game.state)
        assert again.scores() == game.scores()
        assert again.winners() == game.winners()
        for society in (None, *game.seats):
            assert again.events(0, society) == game.events(0, society)


@pytest.mark.parametrize(("preset", "players"), every_kind())
def test_loaded_state_plays_on_alike(preset: str, players: int) -> None:
    """From a state loaded in mid-game the same answers lead to the same end."""
    case = Case(preset, players, 11, style=2)
    driver = Driver(case)
    for game in walk(case):
        if game.state.count == 150:
            break
    s = game.state.clone()
    other = state_from_json(s.data, as_file(state_to_json(s)))
    while s.player != NOBODY:
        assert snapshot(other, LOG) == snapshot(s, LOG)
        action = driver.answer(s)
        s.apply(action)
        other.apply(action)
    assert snapshot(other, LOG) == snapshot(s, LOG)


@pytest.mark.parametrize("seating", ["fixed", "chance"])
def test_game_that_deals_itself_is_saved(seating: str) -> None:
    """A seeded game loaded in mid-game goes on to draw the same cards."""
    game = Game.new(3, "competitive", seed=5, seating=seating)
    rng = RandomStream(5, 2)
    other = None
    while not game.over:
        if game.state.count > 100 and other is None:
            other = load(as_file(save(game)))
        action = game.notation.text(pick(game.state, rng))
        game.apply(action)
        if other is not None:
            other.apply(action)
            same_game(game, other)
    assert other is not None
