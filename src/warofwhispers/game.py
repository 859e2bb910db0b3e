"""A game as its users play it: read the decision, apply an option, observe, score.

>>> from warofwhispers import Game
>>> game = Game.new(players=2, seed=7)
>>> game.decision.player, game.decision.prompt, game.decision.options[:2]
('raven', 'deploy', ('deploy bear.sheriff', 'deploy bear.steward'))
>>> game.apply("deploy bear.chancellor")
>>> game.decision.player
'spider'
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Literal

from warofwhispers.content import (
    FEWEST_PLAYERS,
    SOCIETIES,
    Content,
    Ruleset,
    Society,
    build_ruleset,
    load_content,
    options_changed,
)
from warofwhispers.content.errors import WhispersError
from warofwhispers.content.jsonfile import shown
from warofwhispers.dealer import RandomStream, deal
from warofwhispers.engine.codes import CHANCE, NOBODY, PROMPTS, VACANT
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.engine.frames.registry import take_apart
from warofwhispers.engine.game_data import GameData
from warofwhispers.engine.observe import WATCHER, Observation, seen_event
from warofwhispers.engine.score import points, winners
from warofwhispers.engine.start import new_state
from warofwhispers.facts.shapes import Happened
from warofwhispers.notation import Namer, Notation, NotationError
from warofwhispers.view import about, view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from warofwhispers.engine.state import Event, State
    from warofwhispers.facts.shapes import Facts, GameView

CHANCE_STREAM: Final = 1
NUMBER: Final = attrgetter("number")


class GameError(WhispersError, ValueError):
    """A game cannot be created as requested."""


class IllegalAction(WhispersError, ValueError):  # noqa: N818 - it reads as what it is
    """An answer that is not one of the options; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A question: who is asked, what, and every possible answer.

    `player` is a society, "chance", or None when the game is over. `about` says in names what
    the question is about (whose attack, how many are left), from public facts alone.
    """

    number: int
    player: str | None
    prompt: str
    rule: str
    options: tuple[str, ...]
    about: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Setup:
    """The setup of a game, before anything happens in it.

    `seats` are the societies, in seat order unless `seating` is "chance"; `first` is the one
    that begins, or None to let chance decide.
    """

    ruleset: Ruleset
    seats: tuple[str, ...]
    seating: str = "fixed"
    first: str | None = None
    content: Content = field(default_factory=load_content)


@lru_cache(maxsize=64)
def game_data_for(content: Content, ruleset: Ruleset) -> tuple[GameData, Notation]:
    """Prepare the data and notation for a kind of game, once."""
    game_data = GameData(content, ruleset)
    return game_data, Notation(game_data)


class Game:
    """One game: its setup, the actions so far, and the table they led to."""

    def __init__(self, setup: Setup, chance: RandomStream | None = None) -> None:
        """Set up the game; with `chance` its questions are answered, without it they are asked."""
        self.setup = setup
        self.chance = chance
        self.actions: list[int] = []
        game_data, self.notation = game_data_for(setup.content, setup.ruleset)
        societies = [SOCIETIES.index(society) for society in setup.seats]
        first = VACANT
        if setup.first is not None:
            first = setup.seats.index(setup.first)
        seated = setup.seating == "fixed"
        self.state: State = new_state(game_data, societies, first, seated=seated, logged=True)
        self._settle()

    @classmethod
    def new(  # noqa: PLR0913 - there is this much to say about a game, most of it by name
        cls,
        players: int | None = None,
        ruleset: str | Ruleset = "second",
        *,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        seats: Sequence[str] | None = None,
        seating: str = "fixed",
        first: str | None = None,
        content: Content | None = None,
    ) -> Game:
        """Make a game.

        `players` (4 by default) or `seats` (societies in order) say who plays. `ruleset` is a
        preset's name or a `Ruleset`; `options` are set on top. With a `seed` chance answers by
        itself, always the same way; without one its questions are asked like any others.

        Raises `GameError`, `RulesetError` or `ContentError` for an impossible game.
        """
        if isinstance(ruleset, str):
            ruleset = build_ruleset(ruleset, options or {})
        elif options:
            whole = {**options_changed(ruleset), **options}
            ruleset = build_ruleset(ruleset.name, whole, ruleset.rules)
        chosen = check_seats(players, seats)
        if seating not in ("fixed", "chance"):
            raise GameError("game-seating", given=seating)
        if first is not None and (first not in chosen or seating == "chance"):
            raise GameError("game-first", given=first, seats=chosen)
        setup = Setup(ruleset, chosen, seating, first, content or load_content())
        return cls(setup, None if seed is None else RandomStream(seed, CHANCE_STREAM))

    # -- playing ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.state.player == NOBODY

    @property
    def seats(self) -> tuple[Society, ...]:
        """Return the societies in seat order (as far as they are seated)."""
        return tuple(SOCIETIES[society] for society in self.state.seats if society >= 0)

    @property
    def decision(self) -> Decision:
        """Return the question asked now."""
        s = self.state
        name, rule = PROMPTS[s.prompt]
        options = tuple(self.notation.text(option) for option in s.options)
        return Decision(s.count, self.name(s.player), name, rule, options, self._about())

    def apply(self, action: str) -> None:
        """Answer the question with one of its options.

        Raises `IllegalAction`, and changes nothing, if it is not one of them.
        """
        self.push(self.parse(action))
        self._settle()

    def parse(self, action: object) -> int:
        """Return the number of an option; raises `IllegalAction` if it is not one of them."""
        s = self.state
        if s.player == NOBODY:
            raise IllegalAction("action-after-the-end", given=shown(action))
        name, rule = PROMPTS[s.prompt]
        asked = {"number": s.count, "player": self.name(s.player), "prompt": name, "rule": rule}
        if not isinstance(action, str):
            raise IllegalAction("action-not-text", **asked, given=type(action).__name__)
        try:
            code = self.notation.parse(action)
        except NotationError as fault:
            raise IllegalAction("action-unreadable", **asked, fault=fault) from None
        if code not in s.options:
            count = len(s.options)
            raise IllegalAction("action-not-offered", **asked, given=shown(action), count=count)
        return code

    def push(self, code: int) -> None:
        """Apply an option by its number, unchecked; chance is not answered."""
        self.actions.append(code)
        self.state.apply(code)

    def _settle(self) -> None:
        while self.chance is not None and self.state.player == CHANCE:
            self.push(deal(self.state, self.chance))

    def clone(self) -> Game:
        """Return an independent copy of the game."""
        other = Game.__new__(Game)
        other.setup = self.setup
        other.notation = self.notation
        other.chance = self.chance and RandomStream(
            self.chance.seed, self.chance.stream, self.chance.counter
        )
        other.actions = self.actions[:]
        other.state = self.state.clone()
        other.state.log = list(self.state.log or ())
        return other

    # -- observing ----------------------------------------------------------------------------

    def name(self, player: int) -> Society | Literal["chance"] | None:
        """Return the society in a seat, "chance", or None."""
        if player == CHANCE:
            return "chance"
        return None if player == NOBODY else SOCIETIES[self.state.seats[player]]

    def seat(self, society: str) -> int:
        """Return the number of a society's seat; raises `GameError` if it does not play."""
        if society not in self.seats:
            raise GameError("game-no-seat", given=society, seats=self.seats)
        return self.seats.index(society)

    def observation(self, society: str | None) -> Observation:
        """Return what a society may know, as numbers; None for a spectator."""
        return Observation(self.state, WATCHER if society is None else self.seat(society))

    def observe(self, society: str | None) -> GameView:
        """Return what a society may know, in names, and what follows from it; None for a spectator.

        `facts.plain.to_json` turns it into plain JSON values.
        """
        return view(self.observation(society), self.notation, self.state.log or ())

    def events(
        self, since: int = 0, society: str | None = None, before: int | None = None
    ) -> list[Happened]:
        """Return what happened since decision `since`, as a society may know it (None: anybody).

        What decision `before` and later ones brought is left out.
        """
        seat = WATCHER if society is None else self.seat(society)
        namer = Namer(self.notation, self.state.seats)
        log = self.state.log or []  # in the order of decisions
        first = bisect_left(log, since, key=NUMBER)
        last = len(log) if before is None else bisect_left(log, before, key=NUMBER)
        seats = self.seats
        return [happened(seen_event(event, seat), namer, seats) for event in log[first:last]]

    def scores(self) -> dict[str, int]:
        """Return each society's points if the game ended now (R8), from full knowledge."""
        if VACANT in self.state.seats:  # nobody has a seat yet, let alone a score
            return {}
        return dict(zip(self.seats, points(self.state), strict=True))

    def winners(self) -> tuple[Society, ...]:
        """Return who would win if the game ended now, possibly nobody (R8.3)."""
        if VACANT in self.state.seats:
            return ()
        return tuple(self.seats[player] for player in winners(self.state))

    def _about(self) -> Facts:
        name, parts = take_apart(self.state.stack[-1])
        return about(name, parts, Namer(self.notation, self.state.seats))


def check_seats(players: int | None, seats: Sequence[str] | None) -> tuple[str, ...]:
    """Return the societies that play; raises `GameError` if they cannot."""
    if seats is None:
        count = 4 if players is None else players
        if not FEWEST_PLAYERS <= count <= len(SOCIETIES):
            raise GameError("game-players", given=count)
        return SOCIETIES[:count]
    chosen = tuple(seats)
    for society in chosen:
        if society not in SOCIETIES:
            raise GameError("game-no-society", given=society, known=SOCIETIES)
    if len(set(chosen)) != len(chosen) or not FEWEST_PLAYERS <= len(chosen) <= len(SOCIETIES):
        # A hostile record may name thousands; a sentence has room for a few.
        raise GameError("game-seats", given=chosen[: len(SOCIETIES) + 1])
    if players is not None and players != len(chosen):
        raise GameError("game-seats-and-players", players=players, seats=len(chosen))
    return chosen


def happened(event: Event, namer: Namer, seats: Sequence[Society]) -> Happened:
    """Return an event in names; what may not be seen is None."""
    facts: dict[str, Any] = {}  # each of the type that its field has
    for name, value in zip(EVENT_FIELDS[event.name], event.values, strict=True):
        plain = name.lstrip("?")
        facts[plain] = namer.name(plain, value) if value >= 0 or plain != name else None
    seat = seats[event.seat] if event.seat >= 0 else None
    return Happened(n=event.number, event=event.name, rule=event.rule, seat=seat, **facts)
