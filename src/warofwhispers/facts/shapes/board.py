"""What never changes at a table: its board, councils and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from warofwhispers.content import Empire, Icon

Cost: TypeAlias = Literal["single", "double", "pair"]


@dataclass(frozen=True, slots=True)
class RegionFacts:
    """A region of the board: its home empire, icons, supply limit and neighbours (R1.3, R4.7).

    `name` is that of a custom board; the standard regions have theirs in the catalogue.
    """

    home: Empire
    icons: tuple[Icon, ...]
    limit: int
    borders: tuple[str, ...]
    name: str | None = None


@dataclass(frozen=True, slots=True)
class OrderFacts:
    """An order of a position: what it does (R4.3 to R4.6), by its name in notation."""

    order: str
    do: str
    n: int = 0
    every: int = 0
    icon: Icon | None = None


@dataclass(frozen=True, slots=True)
class AbilityFacts:
    """What an ability costs (R6.1), the window it is played in (R6.3), and its rule."""

    cost: Cost
    window: str
    rule: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """Board, councils and cards as a table's ruleset reads them; the same for the whole game.

    `cards` names the abilities each base card offers: alone, with one of its own empire, with one
    of the empire it is paired with; `copies` how many there are of each card in its deck. `rules`
    has those behind the things that no question is ever about, by the end of their message
    `reason-<thing>`.
    """

    regions: dict[str, RegionFacts]
    orders: dict[str, tuple[OrderFacts, ...]]
    abilities: dict[str, AbilityFacts]
    cards: dict[str, tuple[str, ...]]
    copies: dict[str, int]
    multipliers: tuple[int, ...]
    hand_limit: int
    banners_per_empire: int
    rules: dict[str, str]
