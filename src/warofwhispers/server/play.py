"""The game at a table, as far as it has come: its line of actions and who answered each."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Any, Final

from warofwhispers.codec import CodecError, state_from_json, state_to_json
from warofwhispers.content import RulesetError, build_ruleset
from warofwhispers.dealer import RandomStream, deal
from warofwhispers.engine.codes import CHANCE
from warofwhispers.engine.state import Event
from warofwhispers.game import RULES_VERSION, Game, Setup, plays_alike
from warofwhispers.record import Record, record_from_json, record_to_json, result_of

if TYPE_CHECKING:
    from collections.abc import Sequence

SEED_BITS: Final = 128
CHECKPOINT: Final = 32
TELLING: Final = frozenset(
    {"played", "proposed", "conquest", "no_effect", "accepted", "declined", "revealed", "swapped"}
    | {"ended"}
)
"""Events after which others know something that was hidden before."""


def setup_to_json(setup: Setup) -> dict[str, object]:
    """Write down what a game is made of."""
    return record_to_json(Record(setup, (), None))


def setup_from_json(data: object) -> Setup:
    """Read what `setup_to_json` wrote; raises `RecordError`."""
    return record_from_json(data).setup


def is_readable(made: dict[str, Any]) -> bool:
    """Return whether the game of a table made with these choices still plays as it did."""
    try:
        ruleset = build_ruleset(made["ruleset"], made["options"])
    except RulesetError:  # an option or a value that there is no more
        return False
    return plays_alike(made["rules"], ruleset)


def answer_chance(game: Game) -> None:
    """Let chance answer until a player is asked, each time from fresh secret numbers.

    A seed for a whole game could be worked out by someone who has seen enough cards; numbers
    taken anew for each question tell nothing about the next.
    """
    while game.state.player == CHANCE:
        code = deal(game.state, RandomStream(secrets.randbits(SEED_BITS)))
        game.apply(game.notation.text(code))


class Play:
    """A game with what undo, looking back and views need to know about its past.

    `askers` has for each action the society that answered (None: chance), `telling` whether
    it let others see something that was hidden, `chosen` whether there was anything to choose.
    """

    def __init__(self, setup: Setup, actions: Sequence[str] = ()) -> None:
        """Play the actions; raises `IllegalAction` at one that is not an option."""
        self.setup = setup
        self.game = Game(setup)
        self.askers: list[str | None] = []
        self.telling: list[bool] = []
        self.chosen: list[bool] = []
        self._points: dict[int, Game] = {}
        for action in actions:
            self.apply(action)

    def apply(self, action: str) -> None:
        """Apply one action, of a player or of chance."""
        game = self.game
        if len(self.askers) % CHECKPOINT == 0:
            self._points[len(self.askers)] = game.clone()
        asked = game.name(game.state.player)
        before = len(game.state.log or ())
        choice = len(game.state.options) > 1
        game.apply(action)
        self.chosen.append(choice)
        self.askers.append(None if asked == "chance" else asked)
        told = (game.state.log or [])[before:]
        self.telling.append(any(event.name in TELLING for event in told))

    def fork(self) -> Play:
        """Copy the play; the two share nothing that changes."""
        other = Play.__new__(Play)
        other.setup = self.setup
        other.game = self.game.clone()
        other.askers = self.askers[:]
        other.telling = self.telling[:]
        other.chosen = self.chosen[:]
        other._points = dict(self._points)  # noqa: SLF001 - its own class
        return other

    def back_to(self, number: int) -> None:
        """Undo every action from `number` on."""
        self.game = self.at(number)
        del self.askers[number:]
        del self.telling[number:]
        del self.chosen[number:]
        self._points = {at: game for at, game in self._points.items() if at <= number}

    def at(self, number: int) -> Game:
        """Give a copy of the game as it was before action `number`."""
        start = max((at for at in self._points if at <= number), default=-1)
        game = self._points[start].clone() if start >= 0 else Game(self.setup)
        for code in self.game.actions[len(game.actions) : number]:
            game.apply(game.notation.text(code))
        return game

    def after(self, action: str) -> list[str]:
        """Give the action and chance's answers that follow; raises `IllegalAction`."""
        game = self.game.clone()
        before = len(game.actions)
        game.apply(action)
        answer_chance(game)
        return [game.notation.text(code) for code in game.actions[before:]]

    def actions(self) -> list[str]:
        """Give the line of actions as text."""
        return [self.game.notation.text(code) for code in self.game.actions]

    @property
    def over(self) -> bool:
        """Tell whether the game has come to its end."""
        return self.game.over

    def result(self) -> dict[str, object] | None:
        """Give points and winners of a finished game."""
        return result_of(self.game)


# -- snapshots: a cache of a `Play`, never the truth ------------------------------------------


def snapshot(play: Play) -> str:
    """Write a play down so that it need not be replayed; `restore` trusts nothing in it."""
    log = play.game.state.log or []
    body = {
        "rules": RULES_VERSION,
        "line": line_digest(play.actions()),
        "count": len(play.askers),
        "state": state_to_json(play.game.state),
        "log": [[e.number, e.name, e.rule, e.seat, *e.values] for e in log],
        "askers": play.askers,
        "telling": play.telling,
        "chosen": play.chosen,
    }
    text = json.dumps(body, separators=(",", ":"))
    return f"{hashlib.sha256(text.encode()).hexdigest()} {text}"


def restore(setup: Setup, actions: Sequence[str], text: str) -> Play:
    """Make a play from a snapshot and the actions after it.

    Raises `ValueError` for one that is damaged or belongs to another line of actions.
    """
    sha, _, body = text.partition(" ")
    if hashlib.sha256(body.encode()).hexdigest() != sha:
        raise ValueError("snapshot: damaged")
    data = json.loads(body)
    count = data["count"]
    if (
        data["rules"] != RULES_VERSION
        or "chosen" not in data
        or data["line"] != line_digest(actions[:count])
    ):
        raise ValueError("snapshot: of another line of actions")
    play = Play(setup)
    game = play.game
    try:
        game.state = state_from_json(game.state.data, data["state"])
    except CodecError as fault:
        raise ValueError(str(fault)) from fault
    game.state.log = [Event(e[0], e[1], e[2], e[3], tuple(e[4:])) for e in data["log"]]
    game.actions = [game.notation.parse(action) for action in actions[:count]]
    play.askers = data["askers"]
    play.telling = data["telling"]
    play.chosen = data["chosen"]
    for action in actions[count:]:
        play.apply(action)
    return play


def line_digest(actions: Sequence[str]) -> str:
    """Give a digest of a line of actions."""
    return hashlib.sha256("\n".join(actions).encode()).hexdigest()
