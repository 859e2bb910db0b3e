"""The numbers that frames consist of, each declared once: its names, its range, who sees it.

A frame lists its fields in `FIELDS`, in the order in which its class takes them. Saving and making
frames, checking what was saved, names for people and what others may see all follow from that.
"""

from __future__ import annotations

from typing import Final

from warofwhispers.engine.codes import (
    ABILITY_COUNT,
    ALL_KINDS,
    ALLIANCE,
    BANNERS_PER_EMPIRE,
    COUNCIL_SIZE,
    EMPIRE_COUNT,
    ORDERS_PER_POSITION,
    POSITION_COUNT,
    PROMPTS,
    REGION_COUNT,
    SLOT_COUNT,
)

ONE: Final = 1
REST: Final = 0  # all remaining numbers


class Field:
    """A number of a frame, or a row of them.

    `attribute` is what the frame itself calls it, `name` what all other code does; names double
    as types for `notation.Namer`, as in `engine.events`. The range is `low` to `high`, plus
    `per_player` for each player. Only the player asked sees a `hidden` one; an `inner` one is of
    use only to the engine. `count` is ONE, the length of a row, or REST.
    """

    def __init__(
        self, attribute: str, low: int, high: int, *, name: str = "", per_player: int = 0,
        hidden: bool = False, inner: bool = False, count: int = ONE,
    ) -> None:  # fmt: skip
        self.attribute = attribute
        self.name: str = name or attribute
        self.low = low
        self.high = high
        self.per_player = per_player
        self.hidden = hidden
        self.inner = inner
        self.count = count

    def top(self, players: int) -> int:
        """Return the end of the range in a game with this many players."""
        return self.high + self.per_player * players

    def labels(self) -> list[str]:
        """Return a name for each number: "?" before hidden ones, "*" after one for the rest."""
        if self.count == REST:
            return [f"{self.name}*"]
        name = f"?{self.name}" if self.hidden else self.name
        return [name] if self.count == ONE else [f"{name}_{i}" for i in range(self.count)]


# -- who ---------------------------------------------------------------------------------------
PLAYER: Final = Field("player", 0, -1, per_player=1)
OWNER: Final = Field("owner", 0, -1, per_player=1)
ALLY: Final = Field("ally", 0, -1, per_player=1)
OTHER: Final = Field("other", 0, -1, per_player=1)
BEFORE: Final = Field("before", -1, -1, name="sat", per_player=1, count=COUNCIL_SIZE)
SEATED: Final = Field("seated", -1, -1, per_player=1, count=REST)

# -- how far a thing has come --------------------------------------------------------------------
SEAT: Final = Field("seat", 0, 0, per_player=1)
SOCIETIES: Final = Field("societies", 0, 15, inner=True)
TURN: Final = Field("turn", 0, 0, per_player=SLOT_COUNT, inner=True)
STEP: Final = Field("step", 0, 6, inner=True)
CURSOR: Final = Field("cursor", 0, ALL_KINDS, inner=True)
DISCARD_CURSOR: Final = Field("cursor", 0, ALL_KINDS, hidden=True, inner=True)
LEFT: Final = Field("left", 0, REGION_COUNT)

# -- councils and orders ---------------------------------------------------------------------------
NEXT_POSITION: Final = Field("position", 0, POSITION_COUNT, name="next_position")
SUPPLY: Final = Field("supply", -1, EMPIRE_COUNT - 1)
POSITION: Final = Field("position", 0, POSITION_COUNT - 1)
POSITIONS: Final = Field("positions", 0, (1 << POSITION_COUNT) - 1, inner=True)
AGENT: Final = Field("agent", 0, POSITION_COUNT - 1)
ORDER: Final = Field("order", -1, POSITION_COUNT * ORDERS_PER_POSITION - 1)
REPLACED: Final = Field("replaced", 0, 1)
AGAIN: Final = Field("again", 0, 1)

# -- the map -----------------------------------------------------------------------------------
EMPIRE: Final = Field("empire", 0, EMPIRE_COUNT - 1)
REGION: Final = Field("region", 0, REGION_COUNT - 1)
SOURCE: Final = Field("source", 0, REGION_COUNT - 1, name="region_from")
TARGET: Final = Field("target", 0, REGION_COUNT - 1, name="region_to")
REGIONS: Final = Field("regions", -1, (1 << REGION_COUNT) - 1, inner=True)
PLACE: Final = Field("own", 0, POSITION_COUNT + REGION_COUNT - 1, name="place")
PROMPT: Final = Field("prompt", 0, len(PROMPTS) - 1, inner=True)
LIFTED: Final = Field("lifted", 0, 1, inner=True)
CAPS: Final = Field("caps", 0, BANNERS_PER_EMPIRE + 1, count=REST)

# -- attacks -----------------------------------------------------------------------------------
REACH: Final = Field("reach", 0, 2)
FIXED: Final = Field("fixed", -1, REGION_COUNT - 1)
LIMIT: Final = Field("limit", 0, BANNERS_PER_EMPIRE)
MUST: Final = Field("must", 0, 1, inner=True)
FORCE: Final = Field("force", 0, BANNERS_PER_EMPIRE)
SURVIVORS: Final = Field("survivors", 0, BANNERS_PER_EMPIRE)
DEFENDER: Final = Field("defender", 0, EMPIRE_COUNT - 1)
LOST: Final = Field("own", 0, BANNERS_PER_EMPIRE, name="lost")
KILLED: Final = Field("foe", 0, BANNERS_PER_EMPIRE, name="killed")
SUBJUGATED: Final = Field("subjugated", 0, 1)

# -- cards -------------------------------------------------------------------------------------
ABILITY: Final = Field("ability", 0, ABILITY_COUNT - 1)
CONQUEST_CARD: Final = Field("card", 0, 9, name="conquest")
CONQUEST_EFFECT: Final = Field("what", 0, 29, inner=True)
ALLIANCE_KIND: Final = Field("kind", 0, 1, inner=True)
ALLIANCE_CARD: Final = Field("card", ALLIANCE, ALL_KINDS - 1, name="card")
