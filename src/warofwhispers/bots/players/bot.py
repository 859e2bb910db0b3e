"""The interface of a computer player.

A bot is told what its seat may see happen (`notice`) and, when asked, is shown what its seat may
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
    """How much a bot may think for each council position, deployment or swap (not each question).

    `simulations` limits the games tried, `seconds` the time (None: no limit); `big` multiplies
    both for deployments and swaps. With `seconds=None` answers do not depend on the machine.
    """

    simulations: int = 400
    seconds: float | None = None
    big: float = 1.0


class Bot(ABC):
    """A player. `name` is its level; only `answer` has to be implemented."""

    name: str = "bot"

    def notice(self, events: Iterable[Event]) -> None:  # noqa: B027 - most need no memory
        """Receive the events since the last call, as this seat may see them."""

    @abstractmethod
    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Return one of `seen.options`."""


def events_for(state: State, seat: int, since: int) -> list[Event]:
    """Return the log's events from index `since` on, as `seat` may see them."""
    log = state.log or []
    return [seen_event(event, seat) for event in log[since:]]
