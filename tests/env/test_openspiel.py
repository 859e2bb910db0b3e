"""The OpenSpiel game: the library's own simulation, chance, returns, copies, refusals."""

from __future__ import annotations

import copy
import pickle
import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # an extension without stubs
import pytest

from tests.env.tables import KINDS, name_of
from tests.properties.test_end import BOUND
from warofwhispers.codec import state_to_json
from warofwhispers.engine.codes import ACTION_COUNT, ASK_DRAW, DRAWN
from warofwhispers.engine.score import winners
from warofwhispers.env import spiel
from warofwhispers.env.history import SOME_CODES
from warofwhispers.env.layout import LENGTH

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

kinds = pytest.mark.parametrize(("preset", "players", "options"), KINDS, ids=name_of)


def load(preset: str = "second", players: int = 2, options: Mapping[str, str] | None = None) -> Any:  # noqa: ANN401 - untyped
    """Load the game by its name."""
    given = ";".join(f"{name}:{value}" for name, value in (options or {}).items())
    return pyspiel.load_game(
        "war_of_whispers", {"players": players, "ruleset": preset, "options": given}
    )


def walk(game: Any, seed: int) -> Iterator[Any]:  # noqa: ANN401 - untyped
    """Play at random; return every state, including the last."""
    rng, state = random.Random(seed), game.new_initial_state()  # noqa: S311 - no secret
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@kinds
def test_their_simulation(preset: str, players: int, options: Mapping[str, str]) -> None:
    """`random_sim_test` with serialisation at every step finds nothing wrong."""
    game = load(preset, players, options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@kinds
def test_chance_follows_the_deck(preset: str, players: int, options: Mapping[str, str]) -> None:
    """Probabilities add up to one; a draw is as likely as there are cards of that kind."""
    drawn = 0
    for state in walk(load(preset, players, options), 4):
        if not state.is_chance_node():
            continue
        s = state.copied.state
        outcomes = dict(state.chance_outcomes())
        assert sum(outcomes.values()) == pytest.approx(1)
        assert sorted(outcomes) == state.legal_actions()
        if s.prompt == ASK_DRAW:
            deck = [s.deck[action - DRAWN] for action in outcomes]
            drawn += 1
            total = sum(deck)
            assert list(outcomes.values()) == pytest.approx([number / total for number in deck])
        else:
            assert len(set(outcomes.values())) == 1
    assert drawn


@kinds
def test_returns_add_up_to_nothing(preset: str, players: int, options: Mapping[str, str]) -> None:
    """Zero before the end; then each seat's share less an even share."""
    *before, end = (list(state.returns()) for state in walk(load(preset, players, options), 6))
    assert all(returns == [0.0] * players for returns in before)
    assert sum(end) == pytest.approx(0)
    assert all(-1 < value < 1 for value in end)


def test_returns_go_to_the_winners() -> None:
    """A sole winner of three gains two thirds."""
    for seed in range(4):
        *_, state = walk(load(players=3), seed)
        won = winners(state.copied.state)
        gained = [seat for seat, value in enumerate(state.returns()) if value > 0]
        assert gained == (won if len(won) < 3 else [])
        if len(won) == 1:
            assert max(state.returns()) == pytest.approx(2 / 3)


def test_sizes_are_those_of_the_face() -> None:
    """The sizes that algorithms allocate by."""
    game = load()
    assert game.num_distinct_actions() == ACTION_COUNT
    assert game.max_game_length() == spiel.LONGEST == BOUND
    assert game.observation_tensor_size() == 4 + LENGTH
    assert game.information_state_tensor_size() == 4 + spiel.DIGEST + spiel.RECALLED
    assert SOME_CODES < 1 << 16


@pytest.mark.parametrize("way", ["clone", "deepcopy", "pickle", "serialize"])
def test_copy_is_the_same_and_apart(way: str) -> None:
    """A copy equals the original, and changes to it do not affect the original."""
    game = load(players=3)
    state = next(state for state in walk(game, 8) if len(state.history()) == 120)
    twin = {
        "clone": state.clone,
        "deepcopy": lambda: copy.deepcopy(state),
        "pickle": lambda: pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own
        "serialize": lambda: game.deserialize_state(state.serialize()),
    }[way]()
    assert str(twin) == str(state)
    assert twin.history() == state.history()
    assert twin.legal_actions() == state.legal_actions()
    for seat in range(3):
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
    before = state_to_json(state.copied.state), state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert (state_to_json(state.copied.state), state.information_state_string(0)) == before
    assert len(twin.history()) == len(state.history()) + 1


@pytest.mark.parametrize("action", [0, 1084])
def test_illegal_action_is_refused_and_changes_nothing(action: int) -> None:
    """The message names the question, the rule and what was given."""
    state = next(s for s in walk(load(), 1) if not s.is_chance_node())
    before = state_to_json(state.copied.state), state.history(), state.information_state_string(0)
    with pytest.raises(ValueError, match=rf'asked to deploy \(R3.2\): action {action} "'):
        state.apply_action(action)
    after = state_to_json(state.copied.state), state.history(), state.information_state_string(0)
    assert after == before


def test_wrong_parameters_are_named() -> None:
    """An impossible game is refused."""
    with pytest.raises(Exception, match="players: 5; the game is for 2 to 4"):
        load(players=5)
    with pytest.raises(Exception, match="strong"):
        load(options={"fort": "strong"})


def test_long_histories_fold() -> None:
    """Beyond what the tensor recalls one by one, a digest distinguishes the older part."""
    state = next(s for s in walk(load(), 1) if len(s.history()) == 50)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    tensors = []
    for old in ([7] * 10, [7] * 9 + [8], []):
        state.copied.seen[0] = old + [5] * spiel.RECALLED
        observer.set_from(state, 0)
        tensors.append(observer.tensor.copy())
    assert not np.array_equal(tensors[0], tensors[1])
    assert np.array_equal(tensors[0][4 + spiel.DIGEST :], tensors[1][4 + spiel.DIGEST :])
    assert not tensors[2][4 : 4 + spiel.DIGEST].any()


def test_every_action_has_its_text() -> None:
    """Actions read as in notation, in both directions."""
    for state in walk(load("competitive"), 2):
        if not state.is_terminal():
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert "" not in texts
            assert [state.string_to_action(text) for text in texts] == state.legal_actions()
