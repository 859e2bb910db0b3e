"""What cards in hand can do, and what can be known about all others."""

from __future__ import annotations

from dataclasses import dataclass, field

from warofwhispers.content import Empire, Society


@dataclass(frozen=True, slots=True)
class CardUse:
    """What a held card can do now.

    `second` is the empire of the second card that it costs, if any, and `pays` are held cards that
    could be that one (R6.1). `reason` (with its `rule`) says why it cannot be used now; without
    one it can.
    """

    ability: str
    pays: tuple[str, ...] = ()
    reason: str | None = None
    rule: str | None = None
    second: Empire | None = None


@dataclass(frozen=True, slots=True)
class CardsView:
    """Where the cards are that the seat does not hold, as far as it can know.

    `unseen` counts those of each kind that may be in the deck, face down in a discard pile, or in
    another hand; `spent` are in a discard pile (R6.4); `shown` are in a hand, known to all (R6.8).
    `chances` says, in per cent, how likely each other player is to hold one, by counting alone.
    """

    unseen: dict[str, int]
    spent: dict[str, int] = field(default_factory=dict)
    shown: dict[Society, tuple[str, ...]] = field(default_factory=dict)
    chances: dict[Society, dict[str, int]] = field(default_factory=dict)
