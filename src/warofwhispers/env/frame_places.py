"""Where the numbers of frames go in an observation's row, derived from their declared fields.

Names of places are those of `layout.FIELDS`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine import fields
from warofwhispers.engine.frames.registry import FRAMES

if TYPE_CHECKING:
    from warofwhispers.engine.fields import Field

# How a frame's number is written.
SKIP: Final = 0  # it follows from the rest, or `_frames` handles it
HOT: Final = 1
SEAT: Final = 2  # one-hot, counted from the observer's own
NUMBER: Final = 3
BITS: Final = 4
CARD: Final = 5  # one-hot, counted from the first alliance card

Write = tuple[str, int]
"""A place in the row (`name+2`: the third of its numbers), and how it is written there."""
NOWHERE: Final[Write] = ("", SKIP)

# Where the numbers of frames go, by the field that declares them.
PLACES: Final[dict[Field, Write]] = {
    fields.PLAYER: NOWHERE,  # it is who is asked
    fields.SEAT: NOWHERE,  # `society` shows who is seated
    fields.SOCIETIES: NOWHERE,
    fields.BEFORE: NOWHERE,  # `_frames` handles it, like REGIONS
    fields.REGIONS: NOWHERE,
    fields.CURSOR: NOWHERE,  # the options show it
    fields.PROMPT: NOWHERE,  # these are what the prompt says
    fields.ABILITY: NOWHERE,
    fields.CONQUEST_EFFECT: NOWHERE,
    fields.ALLIANCE_KIND: NOWHERE,
    fields.TURN: ("turn", NUMBER),
    fields.STEP: ("step", HOT),
    fields.LEFT: ("left", NUMBER),
    fields.DISCARD_CURSOR: ("discard_from", NUMBER),
    fields.NEXT_POSITION: ("next_position", HOT),
    fields.SUPPLY: ("supply_due", HOT),
    fields.POSITION: ("acting", HOT),
    fields.POSITIONS: ("reached", BITS),
    fields.AGENT: ("agent", HOT),
    fields.ORDER: ("order", HOT),
    fields.REPLACED: ("replaced", NUMBER),
    fields.AGAIN: ("again", NUMBER),
    fields.EMPIRE: ("subject_empire", HOT),
    fields.REGION: ("subject_from", HOT),
    fields.SOURCE: ("subject_from", HOT),
    fields.FIXED: ("subject_from", HOT),
    fields.TARGET: ("subject_to", HOT),
    fields.PLACE: ("price_place", HOT),
    fields.LIFTED: ("lifted", NUMBER),
    fields.REACH: ("reach", HOT),
    fields.LIMIT: ("limit", NUMBER),
    fields.MUST: ("must", NUMBER),
    fields.FORCE: ("attack_force", NUMBER),
    fields.SURVIVORS: ("attack_force+1", NUMBER),
    fields.DEFENDER: ("attack_defender", HOT),
    fields.LOST: ("attack_force+3", NUMBER),
    fields.KILLED: ("attack_force+4", NUMBER),
    fields.SUBJUGATED: ("subjugated", NUMBER),
    fields.CONQUEST_CARD: ("conquest", HOT),
    fields.OTHER: ("price_other", SEAT),
}
_ATTACK: Final[dict[Field, Write]] = {
    fields.EMPIRE: ("attack_empire", HOT),
    fields.SOURCE: ("attack_from", HOT),
    fields.TARGET: ("attack_to", HOT),
}
_PAYS: Final[dict[Field, Write]] = {fields.PLAYER: ("price_player", SEAT)}

# The same for frames below others, which leave the first places to those above.
PLACES_IN: Final[dict[str, dict[Field, Write]]] = {
    "Act": {fields.PLAYER: ("doer", SEAT)},
    "AfterOrder": {fields.PLAYER: ("doer", SEAT)},
    "DrawCards": {
        fields.PLAYER: ("draw_player", SEAT),
        fields.EMPIRE: ("draw_empire", HOT),
        fields.LEFT: ("draw_left", NUMBER),
    },
    "Switch": {fields.AGENT: NOWHERE},  # it is the order's
    "ReachedOrder": {fields.AGENT: ("moved_to", HOT)},
    "AttackDeclared": _ATTACK,
    "AfterFight": {**_ATTACK, fields.LEFT: ("attack_force+2", NUMBER)},
    "Alliance": {fields.OWNER: ("ally_owner", SEAT), fields.EMPIRE: ("ally_empire", HOT)},
    "AllianceAnswer": {
        fields.OWNER: NOWHERE,  # it is who is asked
        fields.ALLY: ("ally", SEAT),
        fields.ALLIANCE_CARD: ("ally_card", CARD),
        fields.EMPIRE: NOWHERE,  # the order's
    },
    "Price": {
        fields.OWNER: ("price_owner", SEAT),
        fields.ALLY: ("price_ally", SEAT),
        fields.ALLIANCE_CARD: ("price_card", CARD),
    },
    **dict.fromkeys(("PriceRetrieve", "PriceAdd", "PriceReveal", "PriceOwn", "PriceOther"), _PAYS),
    "PriceDeck": {**_PAYS, fields.LEFT: ("price_left", NUMBER)},
}

# Where each number of each frame goes. A kind of frame is on the stack at most once, so that
# each place is written only once. Rows of any length (REST) come last; `_frames` handles them.
PARTS: Final[dict[str, tuple[Write, ...]]] = {
    name: tuple(
        write
        for field in row
        if field.count != fields.REST
        for write in [(PLACES | PLACES_IN.get(name, {}))[field]] * field.count
    )
    for name, row in FRAMES.items()
}
