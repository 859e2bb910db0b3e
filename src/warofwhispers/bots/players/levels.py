"""The levels one can choose from, by name: from gentle to strong."""

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
from warofwhispers.bots.search.settings import CURRENT, FROZEN_2026, TOGETHER
from warofwhispers.content.errors import WhispersError

if TYPE_CHECKING:
    from collections.abc import Callable


NO_THOUGHT: Final = Budget(simulations=0)
GENTLE: Final = 0.7  # points by which a move may be behind the best and will do
# Simulations a position; the seconds are for machines that are slow or busy.
EASY: Final = Budget(simulations=24, seconds=0.2, big=3.0)
NORMAL: Final = Budget(simulations=150, seconds=0.5, big=3.0)
HARD: Final = Budget(simulations=2_000, seconds=1.0, big=3.0)
HARD_2026: Final = Budget(simulations=2_000, seconds=1.0, big=3.0)


WITH: Final = "~"  # between a step and a character

LESSON_STYLE: Final = Style(1.0, 1.2, 0.2, 1.2, noise=1.2)
"""The opponents of lessons, whose positions are prepared for their answers: it never changes."""


class BotError(WhispersError, ValueError):
    """A bot that is not known."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level: how to make its player, and the thought it may take.

    `pace` is, for a yardstick, how many times as fast its simulations are now as when it was
    frozen: a match at equal time charges it for what they took then.
    """

    name: str
    make: Callable[[], Bot]
    budget: Budget = NO_THOUGHT
    pace: float = 1.0


def dreamer(character: str = "") -> Bot:
    """Rules of thumb that see little of the good in a move, and care little for loyalties."""
    return RulesBot(dreamy_style(character))


def gentle(character: str = "") -> Bot:
    """One move ahead, and any move will do that is nearly the best."""
    return GreedyBot(GENTLE, character_of(character))


def steady(character: str = "") -> Bot:
    """Rules of thumb."""
    return RulesBot(style_of(character))


def greedy(character: str = "") -> Bot:
    """One move ahead."""
    return GreedyBot(0.0, character_of(character))


def schemer(character: str = "") -> Bot:
    """Looks ahead for agents and swaps."""
    return SearchBot(CURRENT, character_of(character), agents_only=True)


def plotter(character: str = "") -> Bot:
    """Looks ahead in everything; how far hangs on its budget."""
    return SearchBot(CURRENT, character_of(character))


STEPS: Final[tuple[tuple[str, Callable[..., Bot], Budget], ...]] = (
    ("rules:dreamer", dreamer, NO_THOUGHT),
    ("greedy:gentle", gentle, NO_THOUGHT),
    ("rules", steady, NO_THOUGHT),
    ("greedy", greedy, NO_THOUGHT),
    ("search:easy", schemer, EASY),
    ("search", plotter, NORMAL),
    ("search:hard", plotter, HARD),
)
LADDER: Final = tuple(name for name, _, _ in STEPS)
"""The seven steps, each stronger than the one before by about as much."""

OFFERED: Final = ("random", *LADDER)
"""What can be chosen without a character, the gentlest first."""

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
        # As saved games have them from before there were characters at every step.
        *(Level(f"rules:{character}", partial(steady, character)) for character in CHARACTERS),
    )
}
"""All that there are: the steps, and each step with each character (`search:hard~warlord`)."""

YARDSTICKS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("hard:2026", partial(SearchBot, FROZEN_2026), HARD_2026, pace=1.57),
        Level("trial:together", partial(SearchBot, TOGETHER), HARD),
    )
}
"""Players for the arena alone: one that stays as it is, to measure by, and candidates."""

GRADES: Final = {"easy": "rules:dreamer", "normal": "rules", "hard": "search:hard"}
"""The level for who wants to choose no more than how hard it is to be."""


def level(name: str) -> Level:
    """Return a level by name; raises `BotError`, naming those there are."""
    known = LEVELS | YARDSTICKS
    if name not in known:
        raise BotError("bot-level", given=name, known=list(known))
    return known[name]
