"""What a bot gives out when it explains itself: names and numbers, for programs and people.

Everything in it follows from what one seat saw. The message catalogue has a sentence for each
kind of reason, by its `code`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Whose = Literal["mine", "rival", "none"]
"""Who gains by it: the seat itself, or, where it does not, a rival who loses more."""


@dataclass(frozen=True, slots=True)
class TakesCity:
    """The move brings a city to an empire; `points` is what the seat's own score gains.

    `rival` is who seems to lose most by it, if the seat itself gains nothing.
    """

    region: str
    empire: str
    loser: str
    points: int
    whose: Whose
    rival: str
    code: Literal["takes"] = "takes"


@dataclass(frozen=True, slots=True)
class SavesCity:
    """A city that `foe` could take with `banners` in one attack is out of its reach."""

    region: str
    empire: str
    foe: str
    banners: int
    points: int
    code: Literal["saves"] = "saves"


@dataclass(frozen=True, slots=True)
class ExposesCity:
    """A city comes within reach of one attack of `foe`, to the seat's loss."""

    region: str
    empire: str
    foe: str
    points: int
    code: Literal["exposes"] = "exposes"


@dataclass(frozen=True, slots=True)
class Threatens:
    """A city comes within reach of one attack of `empire`, to the seat's gain."""

    region: str
    empire: str
    loser: str
    points: int
    code: Literal["threatens"] = "threatens"


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
class Waits:
    """Nothing that could be done instead is worth what it costs."""

    code: Literal["waits"] = "waits"


@dataclass(frozen=True, slots=True)
class CanAttack:
    """An agent there can have a city taken as the board lies."""

    position: str
    region: str
    empire: str
    loser: str
    points: int
    whose: Whose
    rival: str
    code: Literal["can_attack"] = "can_attack"


@dataclass(frozen=True, slots=True)
class CanGuard:
    """An agent there can strengthen a city that `foe` could take with `banners`."""

    position: str
    region: str
    empire: str
    foe: str
    banners: int
    points: int
    code: Literal["can_guard"] = "can_guard"


@dataclass(frozen=True, slots=True)
class CanDraw:
    """An agent there can draw so many cards."""

    position: str
    number: int
    code: Literal["can_draw"] = "can_draw"


@dataclass(frozen=True, slots=True)
class Controls:
    """An agent there orders an empire; a city of it is worth so many points to the seat."""

    position: str
    empire: str
    points: int
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
    | SavesCity
    | ExposesCity
    | Threatens
    | ChangesForecast
    | ChangesHand
    | Waits
    | CanAttack
    | CanGuard
    | CanDraw
    | Controls
    | GivesUp
    | FieldAgent
    | Swaps
    | Shows
)

Verdict = Literal["clear", "close", "silent", "only", "unasked"]
"""One move is best; one is, but another may be as good; no move stands out; there is but one
answer; nothing is asked."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option with its chance of winning (and how sure that is), its points, and why.

    Reasons come with the weightiest first.
    """

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

    `verdict` says whether a move can be recommended. `cities` is the forecast as the board lies,
    `suspicions` are by society, and `candidates` come best first; there are none if the seat is
    not asked.
    """

    seat: str
    verdict: Verdict
    simulations: int
    cities: dict[str, float]
    suspicions: dict[str, Suspicion]
    candidates: tuple[Candidate, ...]
