"""Tables for lessons without a server: bots answer as the server's do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.table.helpers import game_of, random_bits
from warofwhispers.bots import LEVELS
from warofwhispers.table import creation
from warofwhispers.table.commands import playing
from warofwhispers.table.follow import follow, new_journal, next_entry
from warofwhispers.teaching import find_lesson

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers.table.journal import Entry
    from warofwhispers.table.state import Table
    from warofwhispers.teaching import Lesson, Progress

LONGEST = 2000
FIRST_GAME = "first-game"


class LessonTable:
    """A table for a lesson and its journal."""

    def __init__(self, name: str) -> None:
        """Start a lesson."""
        found = find_lesson(name)
        assert found is not None
        self.lesson: Lesson = found
        changes, _ = creation.for_lesson(name, "host", random_bits())
        self.table: Table
        self.entries: list[Entry]
        self.table, self.entries = new_journal("t", 0.0, changes)
        self._bots = {seat: LEVELS[found.level].make() for seat in found.setup.seats}
        self.let_bots_play()

    @property
    def progress(self) -> Progress:
        """Return the learner's progress."""
        assert self.table.progress is not None
        return self.table.progress

    @property
    def options(self) -> tuple[str, ...]:
        """Return the learner's options."""
        return game_of(self.table).game.decision.options

    @property
    def told(self) -> list[str]:
        """Return the steps explained so far."""
        return [told.step for told in self.progress.told]

    @property
    def is_done(self) -> bool:
        """Return whether there is nothing more to teach."""
        return self.progress.verdict is not None or any(t.last for t in self.progress.told)

    def answer(self, *actions: str) -> None:
        """Answer for the learner, and let the bots play on."""
        self._act(*actions)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """Answer for the bots until the learner is asked."""
        while not self.is_over and game_of(self.table).game.decision.player != self.lesson.you:
            game = game_of(self.table).game
            society = str(game.decision.player)
            bot = self._bots[society]
            budget = LEVELS[self.lesson.level].budget
            code = bot.answer(game.observation(society), budget, self.lesson.seed)
            self._act(game.notation.text(code))

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.table.status != "playing"

    def play(self, choose: Callable[[LessonTable], str]) -> None:
        """Answer for the learner until there is nothing more to teach."""
        for _ in range(LONGEST):
            if self.is_done or self.is_over:
                return
            self.answer(choose(self))
        raise AssertionError("it has no end")

    def _act(self, *actions: str) -> None:
        table = self.table.fork()
        assert table.asked is not None
        change = playing.answer(table, table.asked, table.turn, actions, random_bits())
        self.entries.append(next_entry(table, 0.0, change))
        follow(table, self.entries[-1])
        self.table = table


def follow_advice(room: LessonTable) -> str:
    """Return the suggested answer, or else the first."""
    return room.progress.suggests or room.options[0]


def do_otherwise(room: LessonTable) -> str:
    """Return anything but the suggested answer, if there is anything else."""
    others = [option for option in room.options if option != room.progress.suggests]
    return others[-1] if others else room.options[0]
