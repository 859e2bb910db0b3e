"""A game together with what undo, review and views need to know about its past."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.content import RulesetError, build_ruleset
from warofwhispers.engine.codes import ASK_DRAW, CHANCE, DRAWN
from warofwhispers.game import Game, Setup
from warofwhispers.record import Record, record_from_json, record_to_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.content import Society
    from warofwhispers.engine.state import State
    from warofwhispers.record import RecordJson
    from warofwhispers.table.chance import Chance
    from warofwhispers.table.journal import TableCreated

CHECKPOINT: Final = 32
"""A copy of the game is kept every so many actions, so that looking back need not replay it all."""
REVEALING: Final = frozenset({
    "played", "proposed", "conquest", "no_effect", "accepted", "declined", "revealed", "swapped",
    "ended",
})  # fmt: skip
"""Events after which others know something that was hidden before."""


class GameHistory:
    """A game and its past.

    For each action `askers` has the society that gave it (None for chance), `revealing` whether it
    revealed something hidden to others, and `choices` whether there was a choice.
    """

    def __init__(self, setup: Setup, actions: Sequence[str] = ()) -> None:
        """Play the actions; raises `IllegalAction` at one that is not an option."""
        self.setup = setup
        self.game = Game(setup)
        self.askers: list[Society | None] = []
        self.revealing: list[bool] = []
        self.choices: list[bool] = []
        self._checkpoints: dict[int, Game] = {}
        self.catch_up(actions)

    def __len__(self) -> int:
        """Return how many actions have been played."""
        return len(self.askers)

    def catch_up(self, line: Sequence[str]) -> None:
        """Play the actions of a line that have not been played yet."""
        for action in line[len(self) :]:
            self.play(action)

    def play(self, action: str) -> None:
        """Play one action, of a player or of chance; raises `IllegalAction`."""
        self.push(self.game.parse(action))

    def play_chance(self, chance: Chance) -> None:
        """Let chance answer until a player is asked."""
        game = self.game
        while game.state.player == CHANCE:
            codes = outcomes(game.state)
            self.push(codes[chance.choose([game.notation.text(code) for code in codes])])

    def push(self, code: int) -> None:
        """Play an option by its number, unchecked."""
        game = self.game
        state = game.state
        if len(self) % CHECKPOINT == 0:
            self._checkpoints[len(self)] = game.clone()
        asker = game.name(state.player)
        events = len(state.log or ())
        choice = len(state.options) > 1
        game.push(code)
        self.askers.append(None if asker == "chance" else asker)
        self.choices.append(choice)
        self.revealing.append(any(e.name in REVEALING for e in (state.log or [])[events:]))

    def texts(self, start: int = 0) -> tuple[str, ...]:
        """Return the actions from number `start` on, as text."""
        game = self.game
        return tuple(game.notation.text(code) for code in game.actions[start:])

    def fork(self) -> GameHistory:
        """Return an independent copy."""
        other = GameHistory.__new__(GameHistory)
        other.setup = self.setup
        other.game = self.game.clone()
        other.askers = self.askers[:]
        other.revealing = self.revealing[:]
        other.choices = self.choices[:]
        other._checkpoints = dict(self._checkpoints)  # noqa: SLF001 - its own class
        return other

    def back_to(self, number: int) -> None:
        """Undo every action from `number` on."""
        self.game = self.at(number)
        for kept in (self.askers, self.revealing, self.choices):
            del kept[number:]
        self._checkpoints = {at: game for at, game in self._checkpoints.items() if at <= number}

    def at(self, number: int) -> Game:
        """Return a copy of the game as it was before action `number`."""
        start = max((at for at in self._checkpoints if at <= number), default=None)
        game = Game(self.setup) if start is None else self._checkpoints[start].clone()
        for code in self.game.actions[len(game.actions) : number]:
            game.push(code)
        return game


def outcomes(state: State) -> list[int]:
    """Return everything that chance could answer, once per card that leads to it."""
    if state.prompt != ASK_DRAW:
        return state.options
    return [option for option in state.options for _ in range(state.deck[option - DRAWN])]


def is_readable(created: TableCreated) -> bool:
    """Return whether this version knows the rules that a table was created under."""
    try:
        build_ruleset(created.ruleset, created.options, created.rules)
    except RulesetError:  # a version, an option or a value of another release
        return False
    return True


def setup_to_json(setup: Setup) -> RecordJson:
    """Return a game's setup as the journal stores it."""
    return record_to_json(Record(setup, (), None))


def setup_from_json(data: RecordJson) -> Setup:
    """Return the setup that `setup_to_json` wrote; raises `RecordError`."""
    return record_from_json(data).setup
