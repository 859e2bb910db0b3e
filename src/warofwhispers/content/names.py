"""The fixed words of the game, in their fixed order.

Everything that is numbered elsewhere is numbered by its place here: empire 0 is the bear, position
3 is the chancellor, ability 10 is mercenaries.
"""

from itertools import combinations
from typing import Final, Literal, TypeAlias

Empire: TypeAlias = Literal["bear", "eagle", "elephant", "lion", "horse"]
Position: TypeAlias = Literal["sheriff", "steward", "marshal", "chancellor"]
Society: TypeAlias = Literal["raven", "spider", "rat", "serpent"]
Slot: TypeAlias = Literal["devout", "dutiful", "affiliated", "unallied", "opposed"]
Icon: TypeAlias = Literal["city", "farm", "fort"]

EMPIRES: Final[tuple[Empire, ...]] = ("bear", "eagle", "elephant", "lion", "horse")
"""In turn order (R1.2)."""

POSITIONS: Final[tuple[Position, ...]] = ("sheriff", "steward", "marshal", "chancellor")
"""Of a council, in the order they act (R1.2)."""

SOCIETIES: Final[tuple[Society, ...]] = ("raven", "spider", "rat", "serpent")
"""The players (R1.1)."""

SLOTS: Final[tuple[Slot, ...]] = ("devout", "dutiful", "affiliated", "unallied", "opposed")
"""Where loyalty tokens lie (R2.2)."""

MULTIPLIERS: Final[tuple[int, ...]] = (4, 3, 2, 0, -1)
"""What a city is worth in each of SLOTS (R2.2)."""

ICONS: Final[tuple[Icon, ...]] = ("city", "farm", "fort")
"""What a region may have (R1.3)."""

ORDER_KINDS: Final[tuple[str, ...]] = ("add", "add_per", "draw", "draw_per", "attack", "switch")
"""What a position may do (R4.4 to R4.6, R5)."""

SINGLES: Final[tuple[str, ...]] = (
    "extra_attack",
    "relocate_agent",
    "add_one_to_attack",
    "act_elsewhere",
    "march",
)
"""The ability each empire's cards have by themselves: C-bear-1 to C-horse-1."""

DOUBLES: Final[tuple[str, ...]] = (
    "annihilate",
    "strike_empty",
    "add_three_to_attack",
    "garrison_city",
    "rearrange",
)
"""The ability two cards of an empire have together: C-bear-2 to C-horse-2."""

PAIRS: Final[tuple[str, ...]] = (
    "mercenaries",
    "recruit",
    "subjugate",
    "disperse",
    "alchemists_fire",
    "populate",
    "armada",
    "reinforce",
    "uprising",
    "midnight_oil",
)
"""The ability two empires share, in the order of EMPIRE_PAIRS."""

ABILITIES: Final[tuple[str, ...]] = SINGLES + DOUBLES + PAIRS
"""All twenty abilities of the base cards (R6)."""

EMPIRE_PAIRS: Final[tuple[tuple[int, int], ...]] = tuple(combinations(range(len(EMPIRES)), 2))
"""The ten unordered pairs of empires: bear and eagle, bear and elephant, ... lion and horse."""

CONQUEST_CARDS: Final[dict[Empire, tuple[str, ...]]] = {
    "bear": ("warring_clans", "the_trials"),
    "eagle": ("bountiful_harvest", "assassination_plot"),
    "elephant": ("stampede", "peace_through_strength"),
    "lion": ("plague", "muster"),
    "horse": ("nomadic_life", "succession_crisis"),
}
"""The conquest cards of each deck (R6.7)."""

DARK_ALLIANCES: Final[tuple[str, ...]] = ("ask", "offer")
"""The dark alliances of every deck (R6.8)."""

FEWEST_PLAYERS: Final = 2
"""There are at most as many players as SOCIETIES (R1.1)."""

REGION_COUNT: Final = 40
"""Regions on a board (R1.3)."""

ORDERS_PER_POSITION: Final = 4
"""The most orders a position may have."""

BANNERS_PER_EMPIRE: Final = 20
"""On the map and in reserve together (R1.2, R1.5)."""
