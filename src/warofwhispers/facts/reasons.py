"""Why things are not offered, grouped by reason; the reasons come from the engine's own tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import EMPIRES, SLOTS
from warofwhispers.engine.codes import (
    FROM_POSITION,
    MOVE,
    POSITION_COUNT,
    SWITCH,
    TO_POSITION,
    VACANT,
)
from warofwhispers.engine.frames.abilities import AbilityRegion, AlchemistsFire, unfit
from warofwhispers.engine.frames.agents import Deploy, Retrieve, bars_field, bars_region
from warofwhispers.engine.frames.attack import AttackSource, AttackTarget
from warofwhispers.engine.frames.bad_blood import BloodFrom, BloodTo
from warofwhispers.engine.frames.conquest import ConquestRegion, Trials
from warofwhispers.engine.frames.council import Act, ActElsewhere, Relocate, bars_elsewhere
from warofwhispers.engine.frames.movement import MarchFrom, MarchTo, RearrangeEmpire
from warofwhispers.engine.frames.nomads import NomadsFrom, NomadsTo
from warofwhispers.engine.frames.orders import ReachedOrder, Switch, bars_order, bars_switch
from warofwhispers.engine.frames.place import PlaceBanners
from warofwhispers.engine.frames.prices import (
    PriceAdd,
    PriceDeck,
    PriceOther,
    PriceOwn,
    PriceRetrieve,
    PriceReveal,
)
from warofwhispers.engine.frames.reach import no_source, no_target
from warofwhispers.engine.frames.reinforce import ReinforceFrom
from warofwhispers.engine.frames.rounds import SwapLoyalties
from warofwhispers.engine.places import first_order
from warofwhispers.engine.reasons import (
    ALLOWED,
    ALREADY_LAID_OUT,
    CHANCE_FIRST,
    ELSEWHERE,
    FACE_UP,
    NO_RESERVE,
    NOT_ASKED,
    NOT_HELD,
    NOT_SUCH,
    NOT_YOUR_AGENT,
    NOTHING_TO_DRAW,
    ONE_SWITCH,
    OTHER_ASKED,
    OVER,
    REASONS,
    SAME_REGION,
    TAKEN,
)
from warofwhispers.facts.shapes import Refusal
from warofwhispers.notation import POSITION_TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers.content import Empire, Slot, Society
    from warofwhispers.engine.state import Frame, State
    from warofwhispers.facts.shapes import Facts
    from warofwhispers.notation import Notation

# Questions about regions whose options are few and computed together.
OF_REGIONS = (ConquestRegion, BloodFrom, BloodTo, NomadsFrom, NomadsTo)


def waiting(asked: Society | str | None, rule: str) -> tuple[Refusal, ...]:
    """Return why a seat that is not asked can do nothing at all."""
    if asked is None:
        return (refusal(OVER, rule),)
    if asked == "chance":
        return (refusal(CHANCE_FIRST, rule),)
    return (refusal(OTHER_ASKED, rule, {"player": asked}),)


def refusal(why: int, rule: str, facts: Facts | None = None) -> Refusal:
    """Return a refusal that applies to everything."""
    reason, own = REASONS[why]
    return Refusal(reason, own or rule, facts=facts or {})


def refused(s: State, words: Notation, rule: str, about: Facts) -> tuple[Refusal, ...]:
    """Return why the seat asked may not choose what is not among its options.

    The last entry names nothing: it applies to whatever the question is not about.
    """
    frame = s.stack[-1]
    offered = {words.text(option).partition(" ")[2] for option in s.options}
    found = Grouped()
    test = region_test(s, frame)
    if test is not None:
        for region, name in enumerate(words.regions):
            found.add(ALLOWED if name in offered else test(region), "regions", name)
    for position, name in enumerate(POSITION_TEXTS):
        found.add(position_reason(s, frame, position), "positions", name)
    for order in orders_of(s, frame):
        found.add(order_reason(s, frame, order), "orders", words.order_text(order))
    if isinstance(frame, RearrangeEmpire | PriceDeck):
        why = ALREADY_LAID_OUT if isinstance(frame, RearrangeEmpire) else NOTHING_TO_DRAW
        for empire in EMPIRES:
            found.add(ALLOWED if empire in offered else why, "empires", empire)
    if isinstance(frame, SwapLoyalties | PriceReveal):
        for slot, place in enumerate(SLOTS):
            found.add(FACE_UP if (s.face_up[s.player] >> slot) & 1 else ALLOWED, "slots", place)
    return (*found.refusals(rule, about), refusal(NOT_ASKED, rule))


class Grouped:
    """Things that are not offered, by reason."""

    def __init__(self) -> None:
        self.by_reason: dict[int, dict[str, list[str]]] = {}

    def add(self, why: int, kind: str, name: str) -> None:
        """Add one thing, unless it is allowed."""
        if why != ALLOWED:
            self.by_reason.setdefault(why, {}).setdefault(kind, []).append(name)

    def refusals(self, rule: str, about: Facts) -> list[Refusal]:
        """Return one refusal for each reason, with what the question says about itself."""
        facts = facts_of(about)
        return [
            Refusal(
                REASONS[why][0],
                REASONS[why][1] or rule,
                regions=tuple(things.get("regions", ())),
                positions=tuple(things.get("positions", ())),
                orders=tuple(things.get("orders", ())),
                empires=empires_in(things),
                slots=slots_in(things),
                facts=facts,
            )
            for why, things in self.by_reason.items()
        ]


def facts_of(about: Facts) -> Facts:
    """Return the facts that the words of a reason may need: the empire, its source, who acts."""
    facts: Facts = {}
    place = about.get("position", about.get("agent"))
    empire = about.get("empire", str(place).partition(".")[0] if place else None)
    if empire is not None:
        facts["empire"] = empire
    source = about.get("region_from", about.get("region"))
    if source is not None:
        facts["region_from"] = source
    if place is not None:
        facts["position"] = place
    return facts


def empires_in(things: dict[str, list[str]]) -> tuple[Empire, ...]:
    """Return the empires among things."""
    return tuple(empire for empire in EMPIRES if empire in things.get("empires", ()))


def slots_in(things: dict[str, list[str]]) -> tuple[Slot, ...]:
    """Return the slots among things."""
    return tuple(slot for slot in SLOTS if slot in things.get("slots", ()))


# -- regions -----------------------------------------------------------------------------------


def region_test(  # noqa: C901, PLR0911 - a case for each question
    s: State, frame: Frame
) -> Callable[[int], int] | None:
    """Return a function that tells why a region cannot be chosen, or None if no region can be."""
    match frame:
        case AttackSource():
            return lambda r: no_source(s, frame.empire, frame.reach, frame.fixed, r)
        case AttackTarget():
            return lambda r: no_target(s, frame.empire, frame.reach, frame.source, r)
        case PlaceBanners():
            return lambda r: frame.full(s, r)
        case AbilityRegion():
            return lambda r: unfit(s, frame.ability, frame.empire, r)
        case AlchemistsFire():
            return lambda r: frame.spares(s, r)
        case MarchFrom() | ReinforceFrom():
            return lambda r: s.unmovable(frame.empire, r)
        case MarchTo():
            return lambda r: SAME_REGION if r == frame.source else not_held(s, frame.empire, r)
        case Deploy():
            return lambda r: bars_region(s, s.player, r) or bars_field(s, s.player)
        case PriceAdd():
            return lambda _: NO_RESERVE
        case Retrieve() | PriceRetrieve() | PriceOwn() | PriceOther():
            return (lambda _: NOT_YOUR_AGENT) if s.data.field_agents else None
        case _:
            return (lambda _: NOT_SUCH) if isinstance(frame, OF_REGIONS) else None


def not_held(s: State, empire: int, region: int) -> int:
    """Return, as a reason, whether a region is another empire's."""
    return ALLOWED if s.holder[region] == empire else NOT_HELD


# -- positions and orders ----------------------------------------------------------------------


def position_reason(s: State, frame: Frame, position: int) -> int:  # noqa: PLR0911 - one per question
    """Return why a position cannot be chosen; 0 if it can, or if none could be."""
    sits = s.council[position]
    match frame:
        case Deploy() | Relocate():
            return TAKEN if sits != VACANT else ALLOWED
        case Retrieve() | PriceRetrieve():
            return ALLOWED if sits == s.player else NOT_YOUR_AGENT
        case Switch():
            return bars_switch(s, frame.agent, position)
        case ActElsewhere():
            return bars_elsewhere(s, frame.player, frame.agent, position, [])
        case Act():
            return ALLOWED if position == frame.position else ELSEWHERE
        case ReachedOrder():
            return ALLOWED if (frame.positions >> position) & 1 else ELSEWHERE
        case Trials():
            return ALLOWED if offers(s, frame, position) else NOT_SUCH
        case PriceOwn() | PriceOther():
            return ALLOWED if offers(s, frame, position) else NOT_YOUR_AGENT
        case _:
            return ALLOWED


def offers(s: State, frame: Frame, position: int) -> bool:
    """Return whether a position is among the options of a question with few positions."""
    base = {Trials: MOVE, PriceOwn: FROM_POSITION, PriceOther: TO_POSITION}[type(frame)]
    return base + position in s.options


def orders_of(s: State, frame: Frame) -> list[int]:
    """Return the orders that a question is about."""
    positions: list[int] = []
    if isinstance(frame, Act):
        positions = [frame.position]
    elif isinstance(frame, ReachedOrder):
        positions = [p for p in range(POSITION_COUNT) if (frame.positions >> p) & 1]
    return [
        first_order(position) + place
        for position in positions
        for place in range(s.data.order_count[position])
    ]


def order_reason(s: State, frame: Frame, order: int) -> int:
    """Return why an order may not be chosen."""
    if not isinstance(frame, Act | ReachedOrder):
        return ALLOWED
    if isinstance(frame, ReachedOrder) and s.data.order_kind[order] == SWITCH:
        return ONE_SWITCH
    return bars_order(s, order, frame.agent, s.payable[frame.player])
