"""Compare a question's answers in the same worlds, so that chance affects all of them alike."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from warofwhispers.bots.search.tree import Trial, try_out

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.bots.search.study import Study


@dataclass(slots=True)
class Weighed:
    """An answer, with the chance to win in each world it was tried in."""

    option: int
    outcomes: list[float] = field(default_factory=list)

    @property
    def win(self) -> float:
        """Return the mean chance to win."""
        return sum(self.outcomes) / len(self.outcomes)

    @property
    def error(self) -> float:
        """Return the standard error of that mean."""
        return standard_error(self.outcomes)

    def lead(self, other: Weighed) -> tuple[float, float]:
        """Return how much more often it wins than another, world by world, and the error."""
        gaps = [one - two for one, two in zip(self.outcomes, other.outcomes, strict=False)]
        return sum(gaps) / len(gaps), standard_error(gaps)


def standard_error(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean of some numbers."""
    count = len(numbers)
    if count < 2:
        return 0.5
    mean = sum(numbers) / count
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count * (count - 1)))


def weigh(study: Study, answers: Iterable[Weighed], worlds: int) -> list[Weighed]:
    """Try each answer in the worlds where it has not been tried yet, up to `worlds` of them.

    The result is sorted, best first.
    """
    weighed = list(answers)
    for number in range(worlds):
        world = study.world(number)
        for answer in weighed:
            if len(answer.outcomes) == number:
                trial = Trial(answer.option, 0.0)
                try_out(world, trial, number, study.seed, study.last_round)
                answer.outcomes.append(trial.total)
                study.tried += 1
    weighed.sort(key=lambda answer: -answer.win)
    return weighed
