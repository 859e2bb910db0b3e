"""The PettingZoo environment: the library's tests, masks, refusals, rewards, copies, pictures."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # it ships none

from tests.env.tables import EVERYTHING, KINDS, name_of
from warofwhispers.codec import state_to_json
from warofwhispers.content import RulesetError
from warofwhispers.engine.codes import ACTION_COUNT
from warofwhispers.engine.score import points, winners
from warofwhispers.env import aec
from warofwhispers.env.aec import MARGIN, WhispersEnv
from warofwhispers.env.layout import LENGTH

if TYPE_CHECKING:
    from collections.abc import Mapping

kinds = pytest.mark.parametrize(("preset", "players", "options"), KINDS, ids=name_of)
# The library looks for a plain box; with a mask the observation is a dictionary, as in its own
# board games, which get the same two warnings.
dictionary_is_meant = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def played(env: WhispersEnv, seed: int, steps: int = 10_000) -> list[int]:
    """Play at random, to the end or for some steps; return the actions."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    actions: list[int] = []
    while not any(env.terminations.values()) and len(actions) < steps:
        mask = env.observe(env.agent_selection)["action_mask"]
        actions.append(int(rng.choice(np.flatnonzero(mask))))
        env.step(actions[-1])
    return actions


def table_of(env: WhispersEnv) -> dict[str, Any]:
    """Return the whole state."""
    assert env.state_ is not None
    return state_to_json(env.state_)


class TestTheirs:
    """PettingZoo's conformance suite."""

    pytestmark = dictionary_is_meant

    @kinds
    def test_api(self, preset: str, players: int, options: Mapping[str, str]) -> None:
        """`api_test` reports nothing except what is filtered above."""
        api_test(WhispersEnv(players, preset, options), num_cycles=150, verbose_progress=False)

    @kinds
    def test_seed(self, preset: str, players: int, options: Mapping[str, str]) -> None:
        """The same seed gives the same game."""
        seed_test(lambda: WhispersEnv(players, preset, options), num_cycles=60)


@kinds
def test_mask_is_the_options(preset: str, players: int, options: Mapping[str, str]) -> None:
    """The agent asked may do what the engine offers; the others nothing."""
    env = WhispersEnv(players, preset, options)
    rng = np.random.default_rng(2)
    env.reset(seed=2)
    while not any(env.terminations.values()):
        s = env.state_
        assert s is not None
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            allowed = np.flatnonzero(seen["action_mask"]).tolist()
            assert allowed == (sorted(s.options) if seat == s.player else [])
        env.step(int(rng.choice(s.options)))


def test_spaces_are_of_one_size() -> None:
    """Every ruleset and player count has the same spaces."""
    for preset, players, options in KINDS:
        env = WhispersEnv(players, preset, options)
        space: Any = env.observation_space("player_0")
        assert space["observation"].shape == (LENGTH,)
        assert space["action_mask"].shape == (ACTION_COUNT,)
        assert env.action_space("player_0").n == ACTION_COUNT  # type: ignore[attr-defined]  # Discrete


@pytest.mark.parametrize("action", [None, -1, 0, 300, ACTION_COUNT, 10**9])
def test_illegal_action_is_refused_and_changes_nothing(action: int | None) -> None:
    """The message names the question, the rule and what was given."""
    env = WhispersEnv(players=2)
    env.reset(seed=1)
    before = table_of(env), dict(env.rewards), env.agent_selection
    with pytest.raises(
        ValueError, match=rf"player_\d is asked to deploy \(R3.2\): action {action}"
    ):
        env.step(action)
    assert (table_of(env), dict(env.rewards), env.agent_selection) == before


def test_refusal_spells_the_action_out() -> None:
    """A code that means something is shown as text."""
    env = WhispersEnv(players=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match='action 0 "pass" is not one of its 20 options'):
        env.step(0)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 5}, "players: 5; the game is for 2 to 4"),
        ({"reward": "gold"}, 'reward "gold": choose win or margin'),
        ({"render_mode": "human"}, 'render_mode "human"'),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any], message: str) -> None:
    """An impossible environment is refused."""
    with pytest.raises(ValueError, match=message):
        WhispersEnv(**arguments)


def test_wrong_ruleset_is_named() -> None:
    """So are an unknown ruleset, and an observation before the first reset."""
    with pytest.raises(RulesetError, match="third"):
        WhispersEnv(ruleset="third")
    with pytest.raises(ValueError, match="call reset first"):
        WhispersEnv().observe("player_0")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards(players: int, seed: int) -> None:
    """Each seat gets its share of the victory, or its points above the best of the others."""
    env, other = WhispersEnv(players), WhispersEnv(players, reward="margin")
    assert played(env, seed) == played(other, seed)
    s = env.state_
    assert s is not None
    won = winners(s)
    shares = [env.rewards[agent] for agent in env.agents]
    assert sum(shares) == pytest.approx(1.0 if won else 0.0)
    assert [seat for seat, share in enumerate(shares) if share > 0] == won
    scores = points(s)
    for seat, agent in enumerate(other.agents):
        best = max(scores[:seat] + scores[seat + 1 :])
        assert other.rewards[agent] == pytest.approx((scores[seat] - best) / MARGIN)
    assert env._cumulative_rewards == env.rewards


@pytest.mark.parametrize("won", [[0, 2], []], ids=["shared", "nobody"])
def test_shared_and_unwon_games(won: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Winners share the victory; if nobody wins, nobody is rewarded."""
    monkeypatch.setattr(aec, "winners", lambda _: won)
    env = WhispersEnv(3)
    played(env, 1)
    assert list(env.rewards.values()) == ([0.5, 0.0, 0.5] if won else [0.0] * 3)


def test_margin_is_a_zero_sum_for_two() -> None:
    """One player's lead is the other's deficit."""
    env = WhispersEnv(2, reward="margin")
    played(env, 5)
    assert sum(env.rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
def test_copy_goes_on_alike(way: str) -> None:
    """A copy made in mid-game plays the same game to the same end, including chance."""
    env = WhispersEnv(3, "eog", EVERYTHING)
    played(env, 3, steps=90)
    twin = pickle.loads(pickle.dumps(env)) if way == "pickle" else copy.deepcopy(env)  # noqa: S301 - our own
    assert table_of(twin) == table_of(env)
    rng = np.random.default_rng(9)
    while not any(env.terminations.values()):
        assert env.agent_selection == twin.agent_selection
        ours, theirs = (e.observe(e.agent_selection) for e in (env, twin))
        assert all(np.array_equal(ours[name], theirs[name]) for name in ours)
        action = int(rng.choice(np.flatnonzero(ours["action_mask"])))
        env.step(action)
        twin.step(action)
    assert twin.rewards == env.rewards
    assert table_of(twin) == table_of(env)


def test_copy_leaves_the_original_alone() -> None:
    """A changed copy leaves the original alone; an environment without a game can be copied too."""
    fresh = copy.deepcopy(WhispersEnv(2))
    assert len(played(fresh, 1)) > 50
    env = WhispersEnv(2)
    played(env, 3, steps=20)
    before = table_of(env)
    twin = copy.deepcopy(env)
    twin.step(int(np.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert table_of(env) == before != table_of(twin)


def test_text_shows_the_table() -> None:
    """A line for each empire, and who is asked what, but nothing hidden."""
    env = WhispersEnv(2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith("round 1, deploy\nbear (reserve ")
    assert text.splitlines()[-1] == f"{env.agent_selection}: deploy"


def test_picture_follows_the_table() -> None:
    """The map is an image of fixed size that changes with the game."""
    env = WhispersEnv(3, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    played(env, 1, steps=60)
    after = env.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.shape == after.shape == (564, 800, 3)
    assert before.dtype == np.uint8
    assert 0 < np.any(before != after, axis=-1).mean() < 0.5
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 10


def test_without_a_mode_nothing_is_shown() -> None:
    """Rendering is off by default, and closing is harmless."""
    env = WhispersEnv(2)
    env.reset(seed=1)
    assert env.render() is None
    env.close()
