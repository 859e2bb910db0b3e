"""Computer players: they see only what their seat sees.

Imports run one way here too: judgement <- belief <- search <- players <- {arena, explain}.
"""

from warofwhispers.bots.advice import Advice
from warofwhispers.bots.explain import analyse
from warofwhispers.bots.players.bot import Bot, Budget, events_for
from warofwhispers.bots.players.characters import CHARACTERS
from warofwhispers.bots.players.levels import GRADES, LEVELS, OFFERED, BotError, Level, level
from warofwhispers.bots.review import Judged, Review, judge, review
from warofwhispers.bots.suspicion import Suspicions, suspicions

__all__ = [
    "CHARACTERS",
    "GRADES",
    "LEVELS",
    "OFFERED",
    "Advice",
    "Bot",
    "BotError",
    "Budget",
    "Judged",
    "Level",
    "Review",
    "Suspicions",
    "analyse",
    "events_for",
    "judge",
    "level",
    "review",
    "suspicions",
]
