"""Fair deals: where chance's answers come from, so that anybody can check them later.

A table is bound to a secret from its creation, since its commitment, a hash of the secret, is shown
before the game. Each person adds a word of their own. Every answer of chance follows from secret,
words, table and the number of the draw, and the secret is revealed when the game has ended.
`docs/fairness.md` describes it byte by byte.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence  # noqa: TC003 - the journal reads annotations
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from warofwhispers.table.tokens import RandomBits

SECRET_BITS: Final = 256
WORD_PATTERN: Final = r"^[A-Za-z0-9_-]{16,64}$"
DRAW_LABEL: Final = "warofwhispers draw 1"
"""Whatever is hashed starts with its purpose, so that no text serves two purposes."""
NUMBER_BYTES: Final = 4
LARGEST: Final = 2 ** (8 * NUMBER_BYTES)


@dataclass(frozen=True, slots=True)
class Draw:
    """An answer of chance.

    `number` counts the draws of a table and never goes back; `among` has everything that could
    have been drawn, once per copy.
    """

    number: int
    among: tuple[str, ...]
    drawn: str


def new_secret(bits: RandomBits) -> str:
    """Return a new table's secret, in hexadecimal."""
    return f"{bits(SECRET_BITS):064x}"


def commitment(secret: str) -> str:
    """Return what is shown of a secret before it is revealed."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def draw_index(
    secret: str, table_id: str, words: Sequence[str | None], number: int, count: int
) -> int:
    """Return which of `count` things draw `number` selects, all equally likely.

    HMAC-SHA-256 gives eight 32-bit numbers at a time. Those that would favour some of the things
    over others are skipped; if all eight are, there is another eight.
    """
    fair = LARGEST - LARGEST % count
    block = 0
    while True:
        parts = (DRAW_LABEL, table_id, str(number), str(block), *(word or "" for word in words))
        found = hmac.digest(bytes.fromhex(secret), "\n".join(parts).encode(), "sha256")
        for at in range(0, len(found), NUMBER_BYTES):
            value = int.from_bytes(found[at : at + NUMBER_BYTES], "big")
            if value < fair:
                return value % count
        block += 1


class FairChance:
    """Chance at a table, which keeps its draws in `draws`."""

    def __init__(
        self, secret: str, table_id: str, words: Sequence[str | None], number: int
    ) -> None:
        """Start after draw `number`."""
        self._secret = secret
        self._table_id = table_id
        self._words = tuple(words)
        self._number = number
        self.draws: list[Draw] = []

    def choose(self, among: Sequence[str]) -> int:
        """Return which of these is drawn next."""
        self._number += 1
        index = draw_index(self._secret, self._table_id, self._words, self._number, len(among))
        self.draws.append(Draw(self._number, tuple(among), among[index]))
        return index
