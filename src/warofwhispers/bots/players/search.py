"""The strong player: searches many worlds consistent with what it sees, weighted by belief."""

from __future__ import annotations

import gc
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.players.characters import PLAIN
from warofwhispers.bots.players.tastes import taste_bonus
from warofwhispers.bots.players.thinker import Thinker
from warofwhispers.bots.search.settings import CURRENT
from warofwhispers.bots.search.study import AGENTS, BIG, Study
from warofwhispers.bots.search.tree import Trial, try_out
from warofwhispers.dealer import RandomStream

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from warofwhispers.bots.players.bot import Budget
    from warofwhispers.bots.players.characters import Character
    from warofwhispers.bots.search.settings import Settings
    from warofwhispers.engine.observe import Observation

FEWEST: Final = 16  # simulations; a search with fewer is not worth starting
FIRST_SHARE: Final = 0.6  # of a position's budget, for its first question
LATER_SHARE: Final = 0.5  # of the rest, for each later question
PURSE: Final = 38.0  # seconds a bot may think in a whole game, so that three take less than 120
WHIM: Final = 70_000  # added to an option: the stream of random numbers for its appeal
GRAIN: Final = 1024
PURSE_PART: Final = 0.125  # the most that one position may take of the rest of the purse


class Allowance:
    """Divides a budget among the questions of one council position.

    `PURSE` is for the whole game: on a slow or busy machine, budgets shrink as it empties.
    """

    def __init__(self) -> None:
        self._where: tuple[int, ...] = ()
        self._simulations = 0.0
        self._seconds: float | None = None
        self._asked = 0
        self._purse = PURSE

    def share(self, seen: Observation, budget: Budget) -> tuple[int, float | None]:
        """Return the simulations and seconds for this question."""
        big = seen.prompt in BIG
        where = (seen.round, seen.phase, seen.tracker, seen.count if big else 0)
        if where != self._where:
            factor = budget.big if big else 1.0
            self._where = where
            self._asked = 0
            self._simulations = budget.simulations * factor
            if budget.seconds is None:
                self._seconds = None
            else:
                self._seconds = min(budget.seconds * factor, self._purse * PURSE_PART)
        part = 1.0 if big else (FIRST_SHARE if self._asked == 0 else LATER_SHARE)
        self._asked += 1
        seconds = None if self._seconds is None else self._seconds * part
        return int(self._simulations * part), seconds

    def spend(self, simulations: int, seconds: float) -> None:
        """Deduct what a question took."""
        self._simulations = max(0.0, self._simulations - simulations)
        if self._seconds is not None:
            self._seconds = max(0.0, self._seconds - seconds)
            self._purse = max(0.0, self._purse - seconds)


@contextmanager
def uncollected() -> Iterator[None]:
    """Suspend Python's garbage collector: simulated games leave no reference cycles."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class SearchBot(Thinker):
    """Searches as far as its budget allows."""

    name = "search"

    def __init__(
        self,
        settings: Settings = CURRENT,
        character: Character = PLAIN,
        *,
        only: Collection[int] | None = None,
        ease: float = 0.0,
    ) -> None:
        """Create a bot; `only` has the prompts it searches at, if not at all of them.

        It is content to place or retrieve an agent up to `ease` points worse than it could.
        """
        super().__init__(settings.forecast)
        self._settings = settings
        self._character = character
        self._only = only
        self._ease = ease
        self._allowance = Allowance()
        self.simulations = 0

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Return the option that wins most often."""
        if len(seen.options) == 1:
            return seen.options[0]
        with uncollected():
            return self._search(seen, budget, seed)

    def _search(self, seen: Observation, budget: Budget, seed: int) -> int:
        start = time.perf_counter()
        simulations, seconds = self._allowance.share(seen, budget)
        if self._only is not None and seen.prompt not in self._only:
            simulations = 0
        study = Study(self.belief(seen), seen, seed, self._settings)
        study.like([self._likes(study, trial.option) for trial in study.trials])
        left = study.trials
        if simulations >= FEWEST and not study.is_clear():
            simulations = self._fit_to_clock(study, simulations, start, seconds)
            tree = simulations >= self._settings.tree_from
            grown = int(simulations * self._settings.tree_share) if tree else 0
            left = study.halve(simulations - grown, 2)
            study.grow(left, grown)
        self.simulations += study.tried
        self._allowance.spend(study.tried, time.perf_counter() - start)
        return left[0].option

    def _likes(self, study: Study, option: int) -> float:
        """Return the points by which an option is liked for reasons other than winning."""
        bonus = taste_bonus(self._settings.taste, study.seen, option, study.theirs, study.chances)
        if self._ease and study.seen.prompt in AGENTS:
            bonus += self._ease * RandomStream(study.seed, WHIM + option).below(GRAIN) / GRAIN
        return bonus + self._character.likes(study.seen, option)

    def _fit_to_clock(
        self, study: Study, simulations: int, start: float, seconds: float | None
    ) -> int:
        """Try a few simulations, then limit the rest to what the clock allows."""
        if seconds is None:
            return simulations
        begun = time.perf_counter()
        for number in range(2):
            try_out(
                study.world(number), Trial(study.trials[0].option, 0.0), number, 0, study.last_round
            )
        now = time.perf_counter()
        each = max(1e-5, (now - begun) / 2.0)
        return max(FEWEST, min(simulations, int((start + seconds - now) / each)))
