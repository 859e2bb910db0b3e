"""Every kind of frame by name, the names of its numbers, and how to rebuild it from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from warofwhispers.engine.fields import ONE, REST
from warofwhispers.engine.frames.abilities import AbilityRegion, AlchemistsFire, MercenariesCount
from warofwhispers.engine.frames.agents import Deploy, Retrieve
from warofwhispers.engine.frames.alliance import Alliance, AllianceAnswer
from warofwhispers.engine.frames.attack import AttackSource, AttackStrength, AttackTarget
from warofwhispers.engine.frames.bad_blood import BloodCount, BloodFrom, BloodTo
from warofwhispers.engine.frames.battle import AfterFight, AttackDeclared
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
    from collections.abc import Callable

    from warofwhispers.engine.fields import Field
    from warofwhispers.engine.state import Frame

_ALL: Final[tuple[type[Frame], ...]] = (
    Seating, FirstPlayer, Loyalties, Round, Retrieve, Deploy, Tracker, Act, AfterOrder,
    Relocate, ActElsewhere, DrawCards, Switch, ReachedOrder, PlaceBanners, AttackSource,
    AttackTarget, AttackStrength, AttackDeclared, AfterFight, ReinforceFrom, ReinforceCount,
    AbilityRegion, MercenariesCount, AlchemistsFire, MarchFrom, MarchTo, MarchCount,
    RearrangeEmpire, Cleanup, SwapLoyalties, Over, ConquestHalf, ConquestRegion, Trials,
    ReseatCouncil, BloodFrom, BloodTo, BloodCount, NomadsFrom, NomadsTo, Alliance,
    AllianceAnswer, Price, PriceRetrieve, PriceDeck, PriceAdd, PriceReveal, PriceOwn,
    PriceOther,
)  # fmt: skip
FRAMES: Final[dict[str, tuple[Field, ...]]] = {kind.__name__: kind.FIELDS for kind in _ALL}
_MAKERS: Final[dict[str, Callable[..., Frame]]] = {kind.__name__: kind for kind in _ALL}

# A label for each number of a frame: "?" precedes what only the player asked may see, and "*"
# follows a name that stands for all remaining numbers.
FRAME_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    name: tuple([label for field in row for label in field.labels()])
    for name, row in FRAMES.items()
}
_ATTRIBUTES: Final[dict[str, tuple[list[str], list[str]]]] = {  # single numbers, rows
    name: (
        [field.attribute for field in row if field.count == ONE],
        [field.attribute for field in row if field.count != ONE],
    )
    for name, row in FRAMES.items()
}


def frame_name(frame: Frame) -> str:
    """Return the name a frame is saved under."""
    return type(frame).__name__


def take_apart(frame: Frame) -> tuple[str, tuple[int, ...]]:
    """Return a frame's name and its numbers, from which `make_frame` rebuilds it."""
    name = frame_name(frame)
    singles, rows = _ATTRIBUTES[name]
    numbers: list[Any] = [getattr(frame, attribute) for attribute in singles]
    for row in rows:
        numbers.extend(getattr(frame, row))
    return name, tuple(numbers)


def field_of(name: str, place: int) -> Field:
    """Return the field that a frame's number at `place` belongs to."""
    for field in FRAMES[name]:
        if field.count == REST or place < field.count:
            return field
        place -= field.count
    raise IndexError(name)


def place_of(name: str, field: Field) -> int:
    """Return where a frame's numbers have a field; for a row, where it begins."""
    place = 0
    for other in FRAMES[name]:
        if other is field:
            return place
        place += other.count
    raise IndexError(name)


def make_frame(name: str, numbers: list[int]) -> Frame:
    """Rebuild a frame from its name and numbers; `codec` has checked how many there are."""
    values: list[object] = []
    at = 0
    for field in FRAMES[name]:
        if field.count == ONE:
            values.append(numbers[at])
            at += 1
        else:
            end = len(numbers) if field.count == REST else at + field.count
            values.append(tuple(numbers[at:end]))
            at = end
    return _MAKERS[name](*values)
