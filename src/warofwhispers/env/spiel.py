"""The game for OpenSpiel: import this module, then `pyspiel.load_game("war_of_whispers")`.

Chance nodes are explicit. Parameters: `players` (2 to 4), `ruleset` (a preset) and `options`,
as in "fort:kill;conquest:on" (the library reserves commas and equals signs). Returns are each
seat's share of the victory minus an even share, so they add up to zero; a game nobody wins
returns zero for everyone.

>>> import pyspiel
>>> import warofwhispers.env.spiel
>>> state = pyspiel.load_game("war_of_whispers(players=2)").new_initial_state()
>>> state.action_to_string(state.current_player(), state.legal_actions()[0])
'first raven'
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # an extension without stubs

from warofwhispers.codec import SavedState, state_from_json, state_to_json
from warofwhispers.content import build_ruleset, load_content, options_changed, parse_setting
from warofwhispers.engine.codes import (
    ACTION_COUNT,
    ALL_KINDS,
    ASK_DRAW,
    CHANCE,
    DRAWN,
    NOBODY,
    VACANT,
)
from warofwhispers.engine.observe import WATCHER, Observation
from warofwhispers.engine.score import winners
from warofwhispers.engine.start import new_state
from warofwhispers.env.errors import EnvError, not_offered
from warofwhispers.env.history import SOME_CODES, note_action, seen_by_all, seen_text
from warofwhispers.env.layout import FIELDS, LENGTH, OFFSETS, SLOT_TOKENS, encode
from warofwhispers.env.render import as_text
from warofwhispers.game import check_seats, game_data_for

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from warofwhispers.engine.state import State

LONGEST: Final = 66_713  # answers; tests/properties/test_end.py says why no game has more
RECALLED: Final = 4000  # how many of the things seen last the tensor holds one by one
DIGEST: Final = 8  # numbers that stand for everything before those
PLAYERS: Final = 4

GAME_TYPE: Final = pyspiel.GameType(
    short_name="war_of_whispers",
    long_name="A War of Whispers (unofficial)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"players": 4, "ruleset": "second", "options": ""},
)


class WhispersGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """OpenSpiel's game, which makes states."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Read the parameters; raises `RulesetError` or `ValueError` for impossible ones."""
        params = params or {}
        self.players = int(params.get("players", 4))
        check_seats(self.players, None)
        settings = [part for part in str(params.get("options", "")).split(";") if part]
        options = dict(parse_setting(part.replace(":", "=")) for part in settings)
        ruleset = build_ruleset(str(params.get("ruleset", "second")), options)
        self.game_data, self.notation = game_data_for(load_content(), ruleset)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=ACTION_COUNT,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params)

    def new_initial_state(self) -> WhispersState:
        """Set up a game, at its first chance node."""
        return WhispersState(self)

    def make_py_observer(
        self,
        iig_obs_type: object = None,
        params: object = None,
    ) -> WhispersObserver:
        """Return what OpenSpiel observes by; without a type, one that forgets the past."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return WhispersObserver(self, kind, params)


class CopiedState:
    """The engine's state, cloned by the engine when OpenSpiel makes a deep copy of ours."""

    def __init__(self, state: State, seen: list[list[int]]) -> None:
        """Keep a state and what each seat has seen of the actions that led to it."""
        self.state = state
        self.seen = seen

    def __deepcopy__(self, memo: object) -> CopiedState:
        """Return a copy made by the engine's own `clone`, which is fast."""
        return CopiedState(self.state.clone(), [codes[:] for codes in self.seen])

    def __reduce__(self) -> tuple[object, ...]:
        """Return plain values to pickle; compiled classes cannot be pickled themselves."""
        rules = self.state.data.ruleset
        saved = (rules.name, options_changed(rules), state_to_json(self.state), self.seen)
        return restore, saved


def restore(
    ruleset: str, options: dict[str, str], state: SavedState, seen: list[list[int]]
) -> CopiedState:
    """Undo `CopiedState.__reduce__`."""
    game_data, _ = game_data_for(load_content(), build_ruleset(ruleset, options))
    return CopiedState(state_from_json(game_data, state), seen)


class WhispersState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    """A game between two actions."""

    def __init__(self, game: WhispersGame) -> None:
        """Set up a state; only `WhispersGame.new_initial_state` calls this."""
        super().__init__(game)
        societies = list(range(game.players))
        state = new_state(game.game_data, societies, VACANT, seated=True, logged=False)
        self.copied = CopiedState(state, [[] for _ in societies])

    def current_player(self) -> int:
        """Return the seat asked, or OpenSpiel's number for chance or the end."""
        player = self.copied.state.player
        if player == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return sorted(self.copied.state.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn or dealt, with probabilities."""
        s = self.copied.state
        if s.prompt == ASK_DRAW:
            total = sum(s.deck[option - DRAWN] for option in s.options)
            return [(option, s.deck[option - DRAWN] / total) for option in s.options]
        return [(option, 1.0 / len(s.options)) for option in s.options]

    def _apply_action(self, action: int) -> None:
        s = self.copied.state
        if action not in s.options:
            raise self._refusal(action)
        note_action(s, action, self.copied.seen)
        s.apply(action)

    def _refusal(self, action: int) -> EnvError:
        s = self.copied.state
        asked = "chance" if s.player == CHANCE else f"player_{s.player}"
        known = 0 <= action < ACTION_COUNT
        text = self.get_game().notation.text(action) if known else None
        return not_offered(asked, s, str(action), text)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        text: str = self.get_game().notation.text(action)
        return text

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.copied.state.player == NOBODY

    def returns(self) -> list[float]:
        """Return each seat's share of the victory minus an even share."""
        s = self.copied.state
        won = winners(s) if s.player == NOBODY else []
        if not won:
            return [0.0] * s.players
        even = 1.0 / s.players
        return [(1.0 / len(won) if seat in won else 0.0) - even for seat in range(s.players)]

    def __str__(self) -> str:
        """Show the table."""
        return as_text(self.copied.state, self.get_game().notation)


class WhispersObserver:
    """What a seat sees: the present table or, with perfect recall, everything it has seen happen.

    Without private information it is what anybody sees; without public information, what only
    the seat sees: its hand and its tokens, or the deals, draws and discards it alone has seen.
    """

    def __init__(self, game: WhispersGame, kind: Any, params: object) -> None:  # noqa: ANN401 - untyped in the library
        """Choose the parts that the kind of observation asks for."""
        if params:
            raise EnvError("env-observation", given=str(params))
        self.game = game
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = bool(kind.public_info)
        size = DIGEST + RECALLED if self.recall else LENGTH
        self.tensor = np.zeros(PLAYERS + size, np.float32)
        self.dict = {"player": self.tensor[:PLAYERS], "seen": self.tensor[PLAYERS:]}

    def set_from(self, state: WhispersState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        seen = self.dict["seen"]
        if not self.recall:
            seen[:] = np.frombuffer(self._row(state, player), np.int8)
            return
        codes = self._codes(state, player)
        older, codes = codes[:-RECALLED], codes[-RECALLED:]
        if older:
            seen[:DIGEST] = digest(older)
        seen[DIGEST : DIGEST + len(codes)] = (np.array(codes, np.float32) + 1) / SOME_CODES

    def string_from(self, state: WhispersState, player: int) -> str:
        """Return the same as text: the history, or the row's fields, `place` or `place:number`."""
        if self.recall:
            codes = self._codes(state, player)
            words = self.game.notation
            return f"p{player}: " + "; ".join(seen_text(code, words) for code in codes)
        row = self._row(state, player)
        parts = [f"p{player}"]
        for name, length, _ in FIELDS:
            values = enumerate(row[OFFSETS[name] : OFFSETS[name] + length])
            spelled = [f"{at}:{value}" if value > 1 else str(at) for at, value in values if value]
            if spelled:
                parts.append(f"{name}={','.join(spelled)}")
        return " ".join(parts)

    def _row(self, state: WhispersState, player: int) -> bytearray:
        row = encode(Observation(state.copied.state, player if self.private else WATCHER))
        if self.public:
            return row
        own = bytearray(LENGTH)
        if self.private:
            for name, length in (("hand", ALL_KINDS), ("loyalty", SLOT_TOKENS)):
                at = OFFSETS[name]
                own[at : at + length] = row[at : at + length]
        return own

    def _codes(self, state: WhispersState, player: int) -> list[int]:
        s, codes = state.copied.state, state.copied.seen[player]
        if self.public and self.private:
            return codes
        if self.public:
            return [seen_by_all(s, code) for code in codes]
        return [code for code in codes if self.private and seen_by_all(s, code) != code]


def digest(codes: list[int]) -> NDArray[np.float32]:
    """Return a few numbers between 0 and 1 that hardly any other history shares."""
    sums = hashlib.blake2b(np.array(codes, np.uint16).tobytes(), digest_size=DIGEST * 2).digest()
    return np.frombuffer(sums, np.uint16).astype(np.float32) / np.float32(1 << 16)


pyspiel.register_game(GAME_TYPE, WhispersGame)
