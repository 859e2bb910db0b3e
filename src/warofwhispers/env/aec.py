"""The game as a PettingZoo AEC environment.

>>> from warofwhispers.env.aec import WhispersEnv
>>> env = WhispersEnv(players=2)
>>> env.reset(seed=1)
>>> env.agent_selection, env.observe(env.agent_selection)["action_mask"].sum().item()
('player_0', 20)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it ships no types

from warofwhispers.codec import state_from_json, state_to_json
from warofwhispers.content import build_ruleset, load_content, options_changed
from warofwhispers.dealer import RandomStream, settle
from warofwhispers.engine.codes import ACTION_COUNT, NOBODY, VACANT
from warofwhispers.engine.observe import Observation
from warofwhispers.engine.score import points, winners
from warofwhispers.engine.start import new_state
from warofwhispers.env.errors import EnvError, not_offered
from warofwhispers.env.layout import LENGTH, encode
from warofwhispers.env.render import as_image, as_text
from warofwhispers.game import check_seats, game_data_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from warofwhispers.engine.state import State

MARGIN = 20  # the lead in points that makes a reward of 1
CHANCE_STREAM = 1


class WhispersEnv(AECEnv):  # type: ignore[misc]  # the library has no types
    """One agent per seat, from `player_0`; only the one asked acts; chance answers from the seed.

    `reward` is "win" (each seat's share of the victory, 0 for no winner) or "margin" (its points
    lead over the best of the others, divided by 20), paid at the end.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "war_of_whispers_v0",
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        ruleset: str = "second",
        options: Mapping[str, str] | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """Create an environment; raises `RulesetError` or `ValueError` for impossible arguments."""
        check_seats(players, None)
        if reward not in {"win", "margin"}:
            raise EnvError("env-reward", given=reward)
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise EnvError("env-render-mode", given=render_mode)
        super().__init__()
        kind = build_ruleset(ruleset, options or {})
        self.game_data, self.notation = game_data_for(load_content(), kind)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 127, (LENGTH,), np.int8),
                "action_mask": spaces.Box(0, 1, (ACTION_COUNT,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(ACTION_COUNT) for agent in self.possible_agents
        }
        self.state_: State | None = None
        self._chance = RandomStream(0, CHANCE_STREAM)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions: the codes of `warofwhispers.engine.codes`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; the same seed deals the same one."""
        del options
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._chance = RandomStream(seed, CHANCE_STREAM)
        societies = list(range(len(self.possible_agents)))
        self.state_ = s = new_state(self.game_data, societies, VACANT, seated=True, logged=False)
        settle(s, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[s.player]

    def observe(self, agent: str) -> dict[str, NDArray[np.int8]]:
        """Return what a seat may know, and what it may do (nothing if another is asked)."""
        s = self._laid_out()
        seat = self.possible_agents.index(agent)
        mask = np.zeros(ACTION_COUNT, np.int8)
        if s.player == seat:
            mask[s.options] = 1
        row = np.frombuffer(encode(Observation(s, seat)), np.int8)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer the selected agent's question; raises `ValueError` for anything but an option."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s = self._laid_out()
        if action is None or action not in s.options:
            raise self._refusal(action, s)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        s.apply(int(action))
        settle(s, self._chance)
        if s.player == NOBODY:
            self.rewards = dict(zip(self.agents, self._paid(s), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[s.player]
        self._accumulate_rewards()

    def _laid_out(self) -> State:
        if self.state_ is None:
            raise EnvError("env-not-reset")
        return self.state_

    def _refusal(self, action: object, s: State) -> EnvError:
        known = isinstance(action, int | np.integer) and 0 <= action < ACTION_COUNT
        text = self.notation.text(int(str(action))) if known else None
        return not_offered(self.agent_selection, s, str(action), text)

    def _paid(self, s: State) -> list[float]:
        if self.reward == "win":
            won = winners(s)
            share = 1.0 / len(won) if won else 0.0
            return [share if seat in won else 0.0 for seat in range(s.players)]
        scores = points(s)
        return [
            (mine - max(other for at, other in enumerate(scores) if at != seat)) / MARGIN
            for seat, mine in enumerate(scores)
        ]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the table: as text, or as a picture of the map."""
        if self.render_mode == "ansi":
            return as_text(self._laid_out(), self.notation)
        if self.render_mode == "rgb_array":
            return as_image(self._laid_out())
        return None

    def __getstate__(self) -> dict[str, Any]:
        """Return plain values to pickle and copy; compiled classes cannot be pickled themselves."""
        rules = self.game_data.ruleset
        kept = {k: v for k, v in self.__dict__.items() if k not in {"game_data", "notation"}}
        kept["_rules"] = rules.name, options_changed(rules)
        kept["_chance"] = self._chance.seed, self._chance.stream, self._chance.counter
        kept["state_"] = None if self.state_ is None else state_to_json(self.state_)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Undo `__getstate__`."""
        self.__dict__.update(kept)
        name, options = self.__dict__.pop("_rules")
        self.game_data, self.notation = game_data_for(load_content(), build_ruleset(name, options))
        self._chance = RandomStream(*kept["_chance"])
        if kept["state_"] is not None:
            self.state_ = state_from_json(self.game_data, kept["state_"])

    def close(self) -> None:
        """Do nothing: no resources are held."""
