"""Worlds filled in from an observation are consistent with it, and differ in what is hidden."""

from __future__ import annotations

import pytest

from tests.bots.tables import looks, somewhere
from warofwhispers.bots.belief.worlds import Worlds, fill_loyalties, shuffle
from warofwhispers.dealer import RandomStream, play_out
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game


@pytest.mark.parametrize("number", range(24))
def test_a_world_looks_like_what_was_seen(number: int) -> None:
    """Every seat's worlds are indistinguishable from the game to that seat."""
    game = somewhere(number)
    for seat in range(len(game.seats)):
        seen = Observation(game.state, seat)
        worlds = Worlds(seen)
        for state in (worlds.plain, worlds.sample(RandomStream(number, seat))):
            again = Observation(state, seat)
            hidden = {"frames", "prompt"} if seat != game.state.player else set()
            for name, value in looks(seen).items():
                if name not in hidden:
                    assert getattr(again, name) == value, name


def test_worlds_with_the_optional_decks_look_alike_too() -> None:
    """With all decks in play, the player asked cannot tell a world from the game."""
    decks = dict.fromkeys(("treasure", "conquest", "dark_alliances"), "on")
    game, rng, asked = Game.new(3, "second", options=decks, seed=4), RandomStream(4, 3), 0
    while not game.over:
        asked += 1
        if asked % 10 == 0:
            seen = Observation(game.state, game.state.player)
            again = Observation(Worlds(seen).sample(rng), game.state.player)
            assert looks(again) == looks(seen)
        options = game.state.options
        game.apply(game.notation.text(options[rng.below(len(options))]))


@pytest.mark.parametrize("number", range(8))
def test_no_card_is_lost_or_made_up(number: int) -> None:
    """Hands, deck, discards and removed cards add up to the decks of the game."""
    game = somewhere(number, "competitive")
    state = Worlds(Observation(game.state, game.state.player)).sample(RandomStream(1, 2))
    kinds = state.data.kinds
    for kind in range(kinds):
        held = sum(state.hands[player * kinds + kind] for player in range(state.players))
        there = held + state.deck[kind] + state.discards[kind] + state.removed[kind]
        assert there == state.data.deck[kind]


def test_hidden_things_differ() -> None:
    """Two worlds of one observation differ."""
    game = somewhere(3, "second", 40)
    worlds = Worlds(Observation(game.state, game.state.player))
    tokens = {tuple(worlds.sample(RandomStream(1, stream)).loyalty) for stream in range(20)}
    assert len(tokens) > 1


def test_a_world_can_be_played_to_its_end() -> None:
    """What was filled in is a complete game."""
    game = somewhere(5)
    state = Worlds(Observation(game.state, game.state.player)).sample(RandomStream(4, 4))
    assert play_out(state, RandomStream(1, 1), RandomStream(1, 2)) > 0


def test_filled_loyalties_keep_what_lies_face_up() -> None:
    """Visible tokens stay; the others follow in the order wanted."""
    assert fill_loyalties([-1, 3, -1, 0, -1], [0, 1, 2, 3, 4]) == [1, 3, 2, 0, 4]
    assert fill_loyalties([-1, 3, -1, 0, -1], [4, 3, 2, 0, 1]) == [4, 3, 2, 0, 1]


def test_shuffle_keeps_the_items() -> None:
    """A shuffle is a rearrangement."""
    items = list(range(10))
    shuffle(items, RandomStream(9, 9))
    assert sorted(items) == list(range(10))
    assert items != list(range(10))
