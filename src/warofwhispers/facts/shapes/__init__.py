"""The shapes of what one seat is told: the game as it sees it, and every fact that follows.

A field with its default value is left out of the JSON (`plain.to_json`), so that a view stays
small; a client reads an absent field as that default.
"""

from warofwhispers.facts.shapes.board import AbilityFacts, BoardView, Cost, OrderFacts, RegionFacts
from warofwhispers.facts.shapes.cards import CardsView, CardUse
from warofwhispers.facts.shapes.course import Course, Moment, TurningPoint
from warofwhispers.facts.shapes.events import Happened
from warofwhispers.facts.shapes.game import GameView
from warofwhispers.facts.shapes.question import (
    DecisionView,
    Fact,
    Facts,
    Fight,
    Holding,
    Outcome,
    Plan,
    Refusal,
)
from warofwhispers.facts.shapes.standing import (
    ActiveView,
    Control,
    PlayerView,
    RegionView,
    ScoreLine,
    ScoreRange,
    Standing,
    SupplyCheck,
    Tie,
    TiedPlayer,
)

__all__ = [
    "AbilityFacts",
    "ActiveView",
    "BoardView",
    "CardUse",
    "CardsView",
    "Control",
    "Cost",
    "Course",
    "DecisionView",
    "Fact",
    "Facts",
    "Fight",
    "GameView",
    "Happened",
    "Holding",
    "Moment",
    "OrderFacts",
    "Outcome",
    "Plan",
    "PlayerView",
    "Refusal",
    "RegionFacts",
    "RegionView",
    "ScoreLine",
    "ScoreRange",
    "Standing",
    "SupplyCheck",
    "Tie",
    "TiedPlayer",
    "TurningPoint",
]
