"""Every kind of frame by name, and what its numbers mean.

Field names double as their types, as in `engine.events`; a leading "?" marks what only the
player asked may see, and a trailing "*" takes all the numbers that are left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.frames.abilities import AbilityRegion, AlchemistsFire, MercenariesCount
from warofwhispers.engine.frames.agents import Deploy, Retrieve
from warofwhispers.engine.frames.alliance import Alliance, AllianceAnswer
from warofwhispers.engine.frames.attack import (
    AfterFight,
    AttackDeclared,
    AttackSource,
    AttackStrength,
    AttackTarget,
)
from warofwhispers.engine.frames.bad_blood import BloodCount, BloodFrom, BloodTo
from warofwhispers.engine.frames.conquest import ConquestHalf, ConquestRegion, Trials
from warofwhispers.engine.frames.council import Act, ActElsewhere, AfterOrder, Relocate, Tracker
from warofwhispers.engine.frames.draw import DrawCards
from warofwhispers.engine.frames.movement import (
    MarchCount,
    MarchFrom,
    MarchTo,
    RearrangeEmpire,
)
from warofwhispers.engine.frames.nomads import NomadsFrom, NomadsTo
from warofwhispers.engine.frames.orders import ReachedOrder, Switch
from warofwhispers.engine.frames.place import PlaceBanners
from warofwhispers.engine.frames.prices import (
    Price,
    PriceAdd,
    PriceDeck,
    PriceOther,
    PriceOwn,
    PriceRetrieve,
    PriceReveal,
)
from warofwhispers.engine.frames.reinforce import ReinforceCount, ReinforceFrom
from warofwhispers.engine.frames.rounds import Cleanup, Over, Round, SwapLoyalties
from warofwhispers.engine.frames.seating import ReseatCouncil
from warofwhispers.engine.frames.setup import FirstPlayer, Loyalties, Seating

if TYPE_CHECKING:
    from warofwhispers.engine.state import Frame

FRAME_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "Seating": ("seat", "societies"),
    "FirstPlayer": (),
    "Loyalties": ("turn",),
    "Round": ("step",),
    "Retrieve": ("turn",),
    "Deploy": ("turn",),
    "Tracker": ("next_position", "supply"),
    "Act": ("player", "position", "agent", "replaced"),
    "AfterOrder": ("player", "order", "agent", "again"),
    "Relocate": ("player", "agent"),
    "ActElsewhere": ("player", "agent"),
    "DrawCards": ("player", "empire", "left"),
    "Switch": ("player", "agent"),
    "ReachedOrder": ("player", "agent", "positions"),
    "PlaceBanners": ("player", "prompt", "empire", "left", "cursor", "lifted", "regions", "caps*"),
    "AttackSource": ("player", "empire", "reach", "fixed", "limit", "must"),
    "AttackTarget": ("player", "empire", "reach", "region_from", "limit"),
    "AttackStrength": ("player", "empire", "region_from", "region_to", "limit"),
    "AttackDeclared": ("player", "empire", "region_from", "region_to", "force"),
    "AfterFight": (
        "player", "empire", "region_from", "region_to", "survivors", "left", "defender", "lost",
        "killed", "subjugated",
    ),
    "ReinforceFrom": ("player", "empire"),
    "ReinforceCount": ("player", "empire", "region_from"),
    "AbilityRegion": ("player", "ability", "empire"),
    "MercenariesCount": ("player", "region"),
    "AlchemistsFire": ("player", "empire", "region", "left", "cursor"),
    "MarchFrom": ("player", "empire"),
    "MarchTo": ("player", "empire", "region_from"),
    "MarchCount": ("player", "empire", "region_from", "region_to"),
    "RearrangeEmpire": ("player",),
    "Cleanup": ("turn", "?cursor"),
    "SwapLoyalties": ("turn",),
    "Over": (),
    "ConquestHalf": ("player", "conquest"),
    "ConquestRegion": ("player", "what"),
    "Trials": ("player",),
    "ReseatCouncil": ("player", "empire", "sat_0", "sat_1", "sat_2", "sat_3", "seated*"),
    "BloodFrom": ("player",),
    "BloodTo": ("player", "region_from"),
    "BloodCount": ("player", "region_from", "region_to"),
    "NomadsFrom": ("player",),
    "NomadsTo": ("player", "region_from"),
    "Alliance": ("kind", "owner", "empire", "turn"),
    "AllianceAnswer": ("owner", "ally", "card", "empire"),
    "Price": ("owner", "ally", "card"),
    "PriceRetrieve": ("player",),
    "PriceDeck": ("player", "left"),
    "PriceAdd": ("player",),
    "PriceReveal": ("player",),
    "PriceOwn": ("player", "other"),
    "PriceOther": ("player", "other", "place"),
}  # fmt: skip


def frame_name(frame: Frame) -> str:
    """Give the name a frame is saved under."""
    return type(frame).__name__


def make_frame(name: str, p: list[int]) -> Frame:
    """Make a frame again from its name and numbers; `codec` has checked how many there are."""
    match name:
        case "Seating":
            return Seating(p[0], p[1])
        case "FirstPlayer":
            return FirstPlayer()
        case "Loyalties":
            return Loyalties(p[0])
        case "Round":
            return Round(p[0])
        case "Retrieve":
            return Retrieve(p[0])
        case "Deploy":
            return Deploy(p[0])
        case "Tracker":
            return Tracker(p[0], p[1])
        case "Act":
            return Act(p[0], p[1], p[2], p[3])
        case "AfterOrder":
            return AfterOrder(p[0], p[1], p[2], p[3])
        case "Relocate":
            return Relocate(p[0], p[1])
        case "ActElsewhere":
            return ActElsewhere(p[0], p[1])
        case "DrawCards":
            return DrawCards(p[0], p[1], p[2])
        case "Switch":
            return Switch(p[0], p[1])
        case "ReachedOrder":
            return ReachedOrder(p[0], p[1], p[2])
        case "PlaceBanners":
            return PlaceBanners(p[0], p[1], p[2], p[3], p[4], p[5], p[6], tuple(p[7:]))
        case "AttackSource":
            return AttackSource(p[0], p[1], p[2], p[3], p[4], p[5])
        case "AttackTarget":
            return AttackTarget(p[0], p[1], p[2], p[3], p[4])
        case "AttackStrength":
            return AttackStrength(p[0], p[1], p[2], p[3], p[4])
        case "AttackDeclared":
            return AttackDeclared(p[0], p[1], p[2], p[3], p[4])
        case "AfterFight":
            return AfterFight(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9])
        case "ReinforceFrom":
            return ReinforceFrom(p[0], p[1])
        case "ReinforceCount":
            return ReinforceCount(p[0], p[1], p[2])
        case "AbilityRegion":
            return AbilityRegion(p[0], p[1], p[2])
        case "MercenariesCount":
            return MercenariesCount(p[0], p[1])
        case "AlchemistsFire":
            return AlchemistsFire(p[0], p[1], p[2], p[3], p[4])
        case "MarchFrom":
            return MarchFrom(p[0], p[1])
        case "MarchTo":
            return MarchTo(p[0], p[1], p[2])
        case "MarchCount":
            return MarchCount(p[0], p[1], p[2], p[3])
        case "RearrangeEmpire":
            return RearrangeEmpire(p[0])
        case "Cleanup":
            return Cleanup(p[0], p[1])
        case "SwapLoyalties":
            return SwapLoyalties(p[0])
        case "Over":
            return Over()
        case "ConquestHalf":
            return ConquestHalf(p[0], p[1])
        case "ConquestRegion":
            return ConquestRegion(p[0], p[1])
        case "Trials":
            return Trials(p[0])
        case "ReseatCouncil":
            return ReseatCouncil(p[0], p[1], tuple(p[6:]), tuple(p[2:6]))
        case "BloodFrom":
            return BloodFrom(p[0])
        case "BloodTo":
            return BloodTo(p[0], p[1])
        case "BloodCount":
            return BloodCount(p[0], p[1], p[2])
        case "NomadsFrom":
            return NomadsFrom(p[0])
        case "NomadsTo":
            return NomadsTo(p[0], p[1])
        case "Alliance":
            return Alliance(p[0], p[1], p[2], p[3])
        case "AllianceAnswer":
            return AllianceAnswer(p[0], p[1], p[2], p[3])
        case "Price":
            return Price(p[0], p[1], p[2])
        case "PriceRetrieve":
            return PriceRetrieve(p[0])
        case "PriceDeck":
            return PriceDeck(p[0], p[1])
        case "PriceAdd":
            return PriceAdd(p[0])
        case "PriceReveal":
            return PriceReveal(p[0])
        case "PriceOwn":
            return PriceOwn(p[0], p[1])
        case "PriceOther":
            return PriceOther(p[0], p[1], p[2])
        case _:
            raise KeyError(name)
