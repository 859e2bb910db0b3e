"""Who answers for chance at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from warofwhispers.dealer import RandomStream
from warofwhispers.table.fairness import FairChance
from warofwhispers.teaching import find_lesson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.table.fairness import Draw
    from warofwhispers.table.history import GameHistory
    from warofwhispers.table.state import Table
    from warofwhispers.table.tokens import RandomBits
    from warofwhispers.teaching import Lesson

SEED_BITS: Final = 128


class Chance(Protocol):
    """A source of draws, which also lists the draws that can be checked later."""

    draws: list[Draw]

    def choose(self, among: Sequence[str]) -> int:
        """Return which of these is drawn next."""


class UncheckedChance:
    """Chance at tables of earlier versions, without a secret: fresh random bits for each draw.

    Someone who has seen enough cards could work out the seed of a whole game, but bits drawn afresh
    for each question reveal nothing about the next.
    """

    def __init__(self, bits: RandomBits) -> None:
        """Draw from the source `bits`."""
        self._bits = bits
        self.draws: list[Draw] = []

    def choose(self, among: Sequence[str]) -> int:
        """Return which of these is drawn next."""
        return RandomStream(self._bits(SEED_BITS)).below(len(among))


class PreparedChance:
    """Chance at a lesson's table: decks in the lesson's order, the rest from its seed.

    None of it can be checked, and nothing claims that it was fair.
    """

    def __init__(self, lesson: Lesson, history: GameHistory) -> None:
        """Answer for chance in the game that `history` continues."""
        self._lesson = lesson
        self._history = history
        self.draws: list[Draw] = []

    def choose(self, among: Sequence[str]) -> int:
        """Return which of these is drawn next."""
        deck = among[0].partition("/")[0]  # as in "draw lion"
        drawn = sum(text.partition("/")[0] == deck for text in self._history.texts())
        prepared = self._lesson.decks.get(deck.rpartition(" ")[2], ())[drawn : drawn + 1]
        for card in prepared:
            if f"draw {card}" in among:
                return among.index(f"draw {card}")
        return RandomStream(self._lesson.seed, len(self._history)).below(len(among))


def chance_of(table: Table, bits: RandomBits, words: Sequence[str | None] | None = None) -> Chance:
    """Return the source of a table's next draws; pass `words` if they are not fixed yet."""
    lesson = find_lesson(table.created.lesson)
    if lesson is not None and table.history is not None:
        return PreparedChance(lesson, table.history)
    secret = table.created.secret
    if secret is None:
        return UncheckedChance(bits)
    return FairChance(secret, table.id, table.words if words is None else words, table.draws)
