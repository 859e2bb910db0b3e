"""What a bot gives out when it explains itself: names and numbers, for programs and people.

Everything in it follows from what one seat saw. The message catalogue has a sentence for each
kind of reason, by its `code`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class TakesCity:
    """The move brings a city to an empire."""

    region: str
    empire: str
    code: Literal["takes"] = "takes"


@dataclass(frozen=True, slots=True)
class LosesCity:
    """The move takes a city from an empire."""

    region: str
    empire: str
    code: Literal["loses"] = "loses"


@dataclass(frozen=True, slots=True)
class ChangesForecast:
    """The cities an empire can expect in the end change.

    `worth` is what one of them is worth to the seat against what it is worth to rivals.
    """

    empire: str
    before: float
    after: float
    worth: float
    code: Literal["forecast"] = "forecast"


@dataclass(frozen=True, slots=True)
class ChangesHand:
    """Cards are won, or spent if `number` is below 0."""

    number: int
    code: Literal["cards"] = "cards"


@dataclass(frozen=True, slots=True)
class Controls:
    """An agent wins control of a position."""

    position: str
    empire: str
    worth: float
    code: Literal["controls"] = "controls"


@dataclass(frozen=True, slots=True)
class GivesUp:
    """An agent leaves a position."""

    position: str
    empire: str
    worth: float
    code: Literal["gives_up"] = "gives_up"


@dataclass(frozen=True, slots=True)
class FieldAgent:
    """An agent goes to a region, or leaves it (R3.3)."""

    region: str
    empire: str
    code: Literal["field"] = "field"


@dataclass(frozen=True, slots=True)
class Swaps:
    """Two loyalties change places, for so many points by the forecast (R7.2)."""

    empire: str
    other_empire: str
    points: float
    code: Literal["swaps"] = "swaps"


@dataclass(frozen=True, slots=True)
class Shows:
    """A swap turns the loyalties in two slots face up."""

    slot: str
    other_slot: str
    code: Literal["shows"] = "shows"


Reason = (
    TakesCity
    | LosesCity
    | ChangesForecast
    | ChangesHand
    | Controls
    | GivesUp
    | FieldAgent
    | Swaps
    | Shows
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option with its chance of winning (and how sure that is), its points, and why."""

    option: str
    win: float
    error: float
    points: float
    tried: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What is believed of a player: the chance of each empire per slot, and its worth."""

    slots: tuple[dict[str, float], ...]
    worth: dict[str, float]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would think in somebody's place, from what they see.

    `cities` is the forecast as the board lies, `suspicions` are by society, and `candidates` come
    best first; there are none if the seat is not asked.
    """

    seat: str
    simulations: int
    cities: dict[str, float]
    suspicions: dict[str, Suspicion]
    candidates: tuple[Candidate, ...]
