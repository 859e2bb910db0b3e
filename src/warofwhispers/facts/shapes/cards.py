"""What cards in hand can do, and what can be known of all others."""

from __future__ import annotations

from dataclasses import dataclass, field

from warofwhispers.content import Society


@dataclass(frozen=True, slots=True)
class CardUse:
    """What a held card can do now: `pays` are held cards that could be the second one (R6.1).

    `reason` (with its `rule`) says why it cannot be used now; without one it can.
    """

    ability: str
    pays: tuple[str, ...] = ()
    reason: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class CardsView:
    """Where cards are that are not in one's own hand, as far as the seat can know.

    `unseen` counts those of each kind that may be in the deck, face down in a discard pile, or in
    another hand; `spent` lie in a discard pile (R6.4); `shown` are in a hand, seen by all (R6.8).
    `chances` says, in 100, how likely each other player holds one of a kind, by mere counting.
    """

    unseen: dict[str, int]
    spent: dict[str, int] = field(default_factory=dict)
    shown: dict[Society, tuple[str, ...]] = field(default_factory=dict)
    chances: dict[Society, dict[str, int]] = field(default_factory=dict)
