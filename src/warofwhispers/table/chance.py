"""Who answers for chance at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from warofwhispers.dealer import RandomStream
from warofwhispers.table.fairness import FairChance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.table.fairness import Draw
    from warofwhispers.table.state import Table
    from warofwhispers.table.tokens import RandomBits

SEED_BITS: Final = 128


class Chance(Protocol):
    """Something that chooses, and the draws that can be checked later."""

    draws: list[Draw]

    def choose(self, among: Sequence[str]) -> int:
        """Return which of these is drawn next."""


class UncheckedChance:
    """Chance for tables of earlier versions, which have no secret: fresh numbers for each draw.

    A seed for a whole game could be worked out by someone who has seen enough cards; numbers
    drawn anew for each question say nothing about the next.
    """

    def __init__(self, bits: RandomBits) -> None:
        """Draw from the source `bits`."""
        self._bits = bits
        self.draws: list[Draw] = []

    def choose(self, among: Sequence[str]) -> int:
        """Return which of these is drawn next."""
        return RandomStream(self._bits(SEED_BITS)).below(len(among))


def chance_of(table: Table, bits: RandomBits, words: Sequence[str | None] | None = None) -> Chance:
    """Return who answers for chance at a table next; `words` if they are not fixed yet."""
    secret = table.created.secret
    if secret is None:
        return UncheckedChance(bits)
    return FairChance(secret, table.id, table.words if words is None else words, table.draws)
