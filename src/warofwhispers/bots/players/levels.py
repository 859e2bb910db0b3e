"""The levels that players choose from, by name, from gentle to strong."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.style import Style
from warofwhispers.bots.players.bot import Bot, Budget
from warofwhispers.bots.players.characters import CHARACTERS, character_of, dreamy_style, style_of
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.bots.players.rules import RandomBot, RulesBot
from warofwhispers.bots.players.search import SearchBot
from warofwhispers.bots.search.settings import (
    CURRENT,
    FROZEN_2026,
    SHALLOW,
    UNIQUE,
    WITHOUT_TASTES,
)
from warofwhispers.bots.search.study import AGENTS, BIG
from warofwhispers.content.errors import WhispersError

if TYPE_CHECKING:
    from collections.abc import Callable


NO_THOUGHT: Final = Budget(simulations=0)
GENTLE: Final = 0.7  # points by which an acceptable move may be worse than the best,
CASUAL: Final = 2.0  # and an acceptable place for an agent, where a search evaluates it
# Simulations per position; the limits in seconds are for slow or busy machines.
EASY: Final = Budget(simulations=24, seconds=0.2, big=3.0)
NORMAL: Final = Budget(simulations=60, seconds=0.5, big=3.0)
HARD: Final = Budget(simulations=2_000, seconds=1.0, big=3.0)
HARD_2026: Final = Budget(simulations=2_000, seconds=1.0, big=3.0)


WITH: Final = "~"  # separates level and character in a name

LESSON_STYLE: Final = Style(1.0, 1.2, 0.2, 1.2, noise=1.2)
"""The opponent in lessons, whose positions are prepared for its answers: it never changes."""


class BotError(WhispersError, ValueError):
    """An unknown bot was asked for."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level: how to make its bot, and how much that may think.

    `pace`, for a yardstick, is how much faster its simulations have become since it was frozen: a
    match at equal time charges it for the time they used to take.
    """

    name: str
    make: Callable[[], Bot]
    budget: Budget = NO_THOUGHT
    pace: float = 1.0


def dreamer(character: str = "") -> Bot:
    """Return a heuristic bot that sees little of the good in a move and hardly minds loyalties."""
    return RulesBot(dreamy_style(character))


def gentle(character: str = "") -> Bot:
    """Return a bot that looks one move ahead and accepts any move that is nearly the best."""
    return GreedyBot(GENTLE, character_of(character))


def steady(character: str = "") -> Bot:
    """Return a heuristic bot."""
    return RulesBot(style_of(character))


def greedy(character: str = "") -> Bot:
    """Return a bot that looks one move ahead."""
    return GreedyBot(0.0, character_of(character))


def schemer(character: str = "") -> Bot:
    """Return a bot that searches for good places for agents, and looks one move ahead elsewhere."""
    return SearchBot(SHALLOW, character_of(character), only=AGENTS, ease=CASUAL)


def plotter(character: str = "") -> Bot:
    """Return a bot that searches for agents and swaps, and looks one move ahead elsewhere."""
    return SearchBot(SHALLOW, character_of(character), only=BIG)


def spymaster(character: str = "") -> Bot:
    """Return a bot that searches for every answer, as far as its budget allows."""
    return SearchBot(CURRENT, character_of(character))


STEPS: Final[tuple[tuple[str, Callable[..., Bot], Budget], ...]] = (
    ("rules:dreamer", dreamer, NO_THOUGHT),
    ("greedy:gentle", gentle, NO_THOUGHT),
    ("rules", steady, NO_THOUGHT),
    ("greedy", greedy, NO_THOUGHT),
    ("search:easy", schemer, EASY),
    ("search", plotter, NORMAL),
    ("search:hard", spymaster, HARD),
)
LADDER: Final = tuple(name for name, _, _ in STEPS)
"""The seven steps, about evenly spaced in strength."""

OFFERED: Final = ("random", *LADDER)
"""What can be chosen without a character, gentlest first."""

LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("random", RandomBot),
        *(Level(name, make, budget) for name, make, budget in STEPS),
        *(
            Level(f"{name}{WITH}{character}", partial(make, character), budget)
            for name, make, budget in STEPS
            for character in CHARACTERS
        ),
        Level(f"lesson{WITH}dreamer", partial(RulesBot, LESSON_STYLE)),
        # Names in saved games from before every level had characters.
        *(Level(f"rules:{character}", partial(steady, character)) for character in CHARACTERS),
    )
}
"""All levels: the steps, and each step with each character (`search:hard~warlord`)."""

YARDSTICKS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("hard:2026", partial(SearchBot, FROZEN_2026), HARD_2026, pace=1.68),
        Level("trial:plain", partial(SearchBot, WITHOUT_TASTES), HARD),
        Level("trial:unique", partial(SearchBot, UNIQUE), HARD),
    )
}
"""Players for the arena alone: one that never changes, to measure by, and candidates."""

GRADES: Final = {"easy": "rules:dreamer", "normal": "rules", "hard": "search:hard"}
"""The levels for people who only want to choose how hard it should be."""


def level(name: str) -> Level:
    """Return a level by name; raises `BotError` with those that are offered, and the characters."""
    known = LEVELS | YARDSTICKS
    if name not in known:
        raise BotError("bot-level", given=name, known=OFFERED, characters=tuple(CHARACTERS))
    return known[name]
