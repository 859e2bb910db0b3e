"""The one interface of a player that is a program.

A bot is told what its seat may see happen (`notice`) and, when it is asked, what its seat may
see now; it answers with one of the options. The same observations and seed give the same answer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from warofwhispers.engine.observe import seen_event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event, State


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought a council position (or a deployment, a swap) may take, not each question.

    `simulations` caps the games tried out, `seconds` the clock (None: no cap); `big` multiplies
    both for deployments and swaps. With `seconds=None` answers do not depend on the machine.
    """

    simulations: int = 400
    seconds: float | None = None
    big: float = 1.0


class Bot(ABC):
    """A player. `name` is its level; only `answer` has to be written."""

    name: str = "bot"

    def notice(self, events: Iterable[Event]) -> None:  # noqa: B027 - most need no memory
        """Take in what happened since the last time, as this seat may see it."""

    @abstractmethod
    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Return one of `seen.options`."""


def events_for(state: State, seat: int, since: int) -> list[Event]:
    """Return the events logged from place `since` of the log on, as `seat` may see them."""
    log = state.log or []
    return [seen_event(event, seat) for event in log[since:]]
