"""The course of a finished game."""

from __future__ import annotations

from dataclasses import dataclass

from warofwhispers.content import Empire


@dataclass(frozen=True, slots=True)
class Moment:
    """Everybody's points and every empire's cities, at the start of a round or in the end."""

    scores: dict[str, int]
    cities: dict[Empire, int]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A city that changed hands: at which action, and what that was worth to each player.

    `swing` counts by the loyalties at the end of the game.
    """

    n: int
    round: int
    region: str
    taker: Empire
    loser: Empire
    swing: dict[str, int]


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went: a moment for the start of each round and one for the end."""

    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]
