"""The facts in which a bot explains itself: names and numbers, for programs and people.

Everything here follows from what one seat saw. The message catalogue has a sentence for each
kind of reason, by its `code`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Whose = Literal["mine", "rival", "none"]
"""Who gains by it: the seat itself; else a rival who loses more; or it is not clear who."""


@dataclass(frozen=True, slots=True)
class TakesCity:
    """The move brings a city to an empire; `points` is what the seat's own score gains.

    `rival` is the player who seems to lose most by it, if the seat itself gains nothing.
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
    """A city that `foe` could have taken with `banners` in one attack is now out of its reach.

    If the seat's own score gains nothing, `rival` is the player who would have gained most.
    """

    region: str
    empire: str
    foe: str
    banners: int
    points: int
    whose: Whose
    rival: str
    code: Literal["saves"] = "saves"


@dataclass(frozen=True, slots=True)
class ExposesCity:
    """A city comes within reach of one attack by `foe`, to the seat's loss."""

    region: str
    empire: str
    foe: str
    points: int
    code: Literal["exposes"] = "exposes"


@dataclass(frozen=True, slots=True)
class Threatens:
    """A city comes within reach of one attack by `empire`, to the seat's gain."""

    region: str
    empire: str
    loser: str
    points: int
    code: Literal["threatens"] = "threatens"


@dataclass(frozen=True, slots=True)
class ChangesForecast:
    """The number of cities an empire can expect at the end changes.

    `worth` is what one of them is worth to the seat, less what it is worth to its rivals; `side` is
    who gets more of it.
    """

    empire: str
    before: float
    after: float
    worth: float
    trend: Literal["up", "down"]
    side: Literal["mine", "rivals"]
    code: Literal["forecast"] = "forecast"


@dataclass(frozen=True, slots=True)
class ChangesHand:
    """Cards are gained, or spent if `number` is negative."""

    number: int
    code: Literal["cards"] = "cards"


@dataclass(frozen=True, slots=True)
class Waits:
    """None of the alternatives is worth its cost."""

    code: Literal["waits"] = "waits"


@dataclass(frozen=True, slots=True)
class CanAttack:
    """An agent there can take a city, as the board stands."""

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
    whose: Whose
    rival: str
    code: Literal["can_guard"] = "can_guard"


@dataclass(frozen=True, slots=True)
class CanDraw:
    """An agent there can draw this many cards."""

    position: str
    number: int
    code: Literal["can_draw"] = "can_draw"


@dataclass(frozen=True, slots=True)
class Controls:
    """An agent there controls an empire whose cities are each worth this much to the seat."""

    position: str
    empire: str
    points: int
    code: Literal["controls"] = "controls"


@dataclass(frozen=True, slots=True)
class GivesUp:
    """An agent leaves a position; `use` is how much it could do for the seat, as the board stands.

    `worth` is the same in points, net of the rivals.
    """

    position: str
    empire: str
    worth: float
    use: Literal["little", "more"]
    code: Literal["gives_up"] = "gives_up"


@dataclass(frozen=True, slots=True)
class FieldAgent:
    """An agent goes to a region or leaves it (R3.3)."""

    region: str
    empire: str
    code: Literal["field"] = "field"


@dataclass(frozen=True, slots=True)
class Swaps:
    """Two loyalties are swapped, for about this many points according to the forecast (R7.2)."""

    empire: str
    other_empire: str
    points: int
    code: Literal["swaps"] = "swaps"


@dataclass(frozen=True, slots=True)
class Shows:
    """A swap turns the loyalties in two slots face up."""

    slot: str
    other_slot: str
    code: Literal["shows"] = "shows"


@dataclass(frozen=True, slots=True)
class BringsMore:
    """The seat can expect about this many points more than after the second best answer.

    This is for want of any other reason.
    """

    points: int
    code: Literal["brings_more"] = "brings_more"


@dataclass(frozen=True, slots=True)
class HoldsLess:
    """In `here` of 100 games `empire` holds a city at the end of the round, not in `best`.

    `best` is after the best answer, `here` after this one, where it is mostly `loser` that holds it
    instead. `points` is what the seat's own score loses each time, or what `rival` seems to gain.
    """

    region: str
    empire: str
    loser: str
    best: int
    here: int
    points: int
    whose: Whose
    rival: str
    code: Literal["holds_less"] = "holds_less"


@dataclass(frozen=True, slots=True)
class ScoresLess:
    """The seat can expect `here` points, and `best` after the best answer."""

    best: float
    here: float
    code: Literal["scores_less"] = "scores_less"


Less = HoldsLess | ScoresLess
"""What an answer brings less of than the best one."""

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
    | BringsMore
    | Less
)


def speaks_for(reason: Reason) -> bool:
    """Return whether a reason speaks for the move, rather than being its price."""
    match reason:
        case TakesCity(points=points, whose=whose):
            return points > 0 or whose == "rival"
        case ChangesForecast(before=before, after=after, worth=worth):
            return (after - before) * worth > 0
        case ChangesHand(number=number):
            return number > 0
        case GivesUp(use=use):
            return use == "little"
        case Swaps(points=points):
            return points > 0
        case ExposesCity() | Shows() | HoldsLess() | ScoresLess():
            return False
        case _:
            return True


Verdict = Literal["clear", "close", "silent", "only", "unasked"]
"""One move is best; one is, but another may be as good; no move stands out; there is only one
answer; nothing is asked."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option with its chance of winning and the error of that, its points, and the reasons.

    The most important reasons come first.
    """

    option: str
    win: float
    error: float
    points: float
    tried: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What is believed about a player: the chance of each empire in each slot, and its worth."""

    slots: tuple[dict[str, float], ...]
    worth: dict[str, float]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot would think in a seat's place, knowing only what that seat sees.

    `verdict` says whether a move can be recommended. `cities` is the forecast from the present
    board, `suspicions` are by society, and `candidates` come best first; there are none if the
    seat is not asked.
    """

    seat: str
    verdict: Verdict
    simulations: int
    cities: dict[str, float]
    suspicions: dict[str, Suspicion]
    candidates: tuple[Candidate, ...]
