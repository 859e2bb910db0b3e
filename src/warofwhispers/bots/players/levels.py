"""The levels one can choose from, by name: from gentle to strong."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.players.bot import Bot, Budget
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.bots.players.rules import STYLES, RandomBot, RulesBot
from warofwhispers.bots.players.search import SearchBot
from warofwhispers.bots.search.settings import FROZEN_2026, TOGETHER
from warofwhispers.content.errors import WhispersError

if TYPE_CHECKING:
    from collections.abc import Callable


NO_THOUGHT: Final = Budget(simulations=0)
# Simulations a position; the seconds are for machines that are slow or busy.
EASY: Final = Budget(simulations=200, seconds=0.2)
NORMAL: Final = Budget(simulations=1_500, seconds=1.0)
HARD: Final = Budget(simulations=2_000, seconds=1.0, big=3.0)
HARD_2026: Final = Budget(simulations=2_000, seconds=1.0, big=3.0)


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


LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("random", RandomBot),
        Level("rules", RulesBot),
        *(Level(f"rules:{name}", partial(RulesBot, name)) for name in STYLES if name != "steady"),
        Level("greedy:gentle", partial(GreedyBot, 2.0)),
        Level("greedy", GreedyBot),
        Level("search:easy", partial(SearchBot, 0.05), EASY),
        Level("search", SearchBot, NORMAL),
        Level("search:hard", SearchBot, HARD),
    )
}

YARDSTICKS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("hard:2026", partial(SearchBot, settings=FROZEN_2026), HARD_2026, pace=1.57),
        Level("trial:together", partial(SearchBot, settings=TOGETHER), HARD),
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
