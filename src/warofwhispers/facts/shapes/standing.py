"""The state of the table: regions, supply, control, players, scores, ties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from warofwhispers.content import Empire, Position, Slot, Society

Standing: TypeAlias = Literal["none", "order", "round"]


@dataclass(frozen=True, slots=True)
class RegionView:
    """Who controls a region, and with how many banners; `over` of them are above `limit` (R4.7)."""

    empire: Empire
    banners: int
    limit: int
    over: int = 0


@dataclass(frozen=True, slots=True)
class SupplyCheck:
    """When banners above their region's limit are next removed (R4.7): `after` which position acts.

    None is the end of the round (R6.7, hoard). `later` counts the rounds until then.
    """

    after: str | None
    later: int = 0


@dataclass(frozen=True, slots=True)
class ActiveView:
    """The position that acts, and who controls it."""

    empire: Empire
    position: Position
    seat: Society | None


@dataclass(frozen=True, slots=True)
class Control:
    """Who controls a position, and at which position the agent sits that acts for it (R4.2)."""

    player: Society
    agent: str


@dataclass(frozen=True, slots=True)
class ScoreRange:
    """The points a player may have if the game ended now, as far as the seat can know (R8)."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What one loyalty is worth: its cities by name, the player's agents in its regions (R8.1).

    `field_points` is the agents' part of the points.
    """

    slot: Slot
    empire: Empire
    multiplier: int
    points: int
    cities: tuple[str, ...] = ()
    field: int = 0
    field_points: int = 0


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What is known about one player.

    `concealed` are the points for tokens still face down (R8.2). `lines` unfold one's own score,
    and everyone's once the game is over.
    """

    agents: int
    field: tuple[str, ...]
    cards: dict[Empire, int]
    loyalties: tuple[Empire | None, ...]
    face_up: tuple[bool, ...]
    swaps: int
    standing: Standing
    score: ScoreRange
    concealed: int = 0
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True)
class TiedPlayer:
    """A player level with others: the figure that decides first, then cards in hand (R8.3)."""

    society: Society
    number: int
    cards: int


@dataclass(frozen=True, slots=True)
class Tie:
    """Who shares the most points at the end, and what R8.3 tells them apart `by`."""

    points: int
    by: Literal["swaps", "concealed"]
    rule: str
    players: tuple[TiedPlayer, ...]
