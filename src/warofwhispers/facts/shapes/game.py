"""Everything that one seat is told about the game."""

from __future__ import annotations

from dataclasses import dataclass

from warofwhispers.content import Empire, Icon, Society
from warofwhispers.facts.shapes.cards import CardsView, CardUse
from warofwhispers.facts.shapes.question import DecisionView
from warofwhispers.facts.shapes.standing import (
    ActiveView,
    Control,
    PlayerView,
    RegionView,
    SupplyCheck,
    Tie,
)


@dataclass(frozen=True, slots=True)
class GameView:
    """The game as one seat sees it; `seat` is None for a spectator.

    `control` has the positions that somebody controls. `orders` are the orders of each position
    under this ruleset, with how many banners or cards each would yield now (null: attack, switch; 0
    if there is nothing to attack, or nowhere to switch to). `supply` says for each empire when its
    banners above the limits are removed, null if never. `uses` says for each kind of card in
    hand what it can do, `cards` what can be known about all others. `tie` is how a tie at the end
    was decided, if there was one.
    """

    seat: Society | None
    n: int
    round: int
    phase: str
    seats: tuple[Society | None, ...]
    first: Society | None
    active: ActiveView | None
    serving: Empire | None
    decision: DecisionView
    regions: dict[str, RegionView]
    reserves: dict[Empire, int]
    icons: dict[Empire, dict[Icon, int]]
    councils: dict[Empire, tuple[Society | None, ...]]
    control: dict[str, Control]
    orders: dict[str, dict[str, int | None]]
    players: dict[Society, PlayerView]
    hand: tuple[str, ...] | None
    uses: dict[str, tuple[CardUse, ...]]
    decks: dict[Empire, int]
    discards: dict[Empire, int]
    removed: tuple[str, ...]
    lasting: tuple[str, ...]
    supply: dict[Empire, SupplyCheck | None]
    cards: CardsView
    tie: Tie | None = None
