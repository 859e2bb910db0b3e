"""What does not change at a table: board, councils and cards, as its ruleset reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.content import (
    ABILITIES,
    BANNERS_PER_EMPIRE,
    EMPIRES,
    ICONS,
    MULTIPLIERS,
    ORDER_KINDS,
)
from warofwhispers.engine.codes import (
    ABILITY_RULES,
    AFTER_FIGHT,
    BASE_KINDS,
    CHOOSING_ATTACK,
    DECLARED,
    HAND_LIMIT,
    REPEATING,
    REPLACING,
)
from warofwhispers.engine.places import first_order
from warofwhispers.engine.plays import FIRST_DOUBLE, FIRST_PAIR, abilities_of
from warofwhispers.facts.decks import named
from warofwhispers.facts.shapes import AbilityFacts, BoardView, OrderFacts, RegionFacts
from warofwhispers.notation import CARD_TEXTS, POSITION_TEXTS

if TYPE_CHECKING:
    from warofwhispers.engine.game_data import GameData
    from warofwhispers.facts.shapes import Cost

# The windows (R6.3), each with the abilities played in it; all other abilities are general.
WINDOWS: Final = (
    ("instead", REPLACING),
    ("choosing", CHOOSING_ATTACK),
    ("declared", DECLARED),
    ("fought", AFTER_FIGHT),
    ("after", REPEATING),
)

# The rules behind things on the table that are never chosen.
THING_RULES: Final = {"city": "R1.4", "reserve": "R4.4", "deck": "R4.5", "loyalty": "R7.2"}


def board(data: GameData) -> BoardView:
    """Return board, councils and cards of a kind of game."""
    return BoardView(
        regions=regions(data),
        orders=orders(data),
        abilities={
            name: AbilityFacts(cost_of(i), window_of(data, i), ABILITY_RULES[i])
            for i, name in enumerate(ABILITIES)
        },
        cards={
            CARD_TEXTS[kind]: tuple(ABILITIES[ability] for ability in abilities_of(kind))
            for kind in range(BASE_KINDS)
        },
        copies=named(data.deck),
        multipliers=MULTIPLIERS,
        hand_limit=HAND_LIMIT,
        banners_per_empire=BANNERS_PER_EMPIRE,
        rules=THING_RULES,
    )


def regions(data: GameData) -> dict[str, RegionFacts]:
    """Return every region, with the borders this ruleset has (R1.3)."""
    names = data.region_ids
    has = dict(zip(ICONS, (data.city, data.farm, data.fort), strict=True))
    return {
        region.id: RegionFacts(
            home=EMPIRES[region.home],
            icons=tuple(icon for icon in ICONS if has[icon][i]),
            limit=data.limit[i],
            borders=tuple(names[other] for other in data.borders[i]),
            name=region.name,
        )
        for i, region in enumerate(data.content.board.regions)
    }


def orders(data: GameData) -> dict[str, tuple[OrderFacts, ...]]:
    """Return the orders of each position under this ruleset (R4.3)."""
    found = {}
    for position, name in enumerate(POSITION_TEXTS):
        first = first_order(position)
        found[name] = tuple(
            order(data, code) for code in range(first, first + data.order_count[position])
        )
    return found


def order(data: GameData, code: int) -> OrderFacts:
    """Return what one order does."""
    do = ORDER_KINDS[data.order_kind[code]]
    icon = ICONS[data.order_icon[code]] if do in {"add_per", "draw_per"} else None
    return OrderFacts(
        data.order_texts[code], do, data.order_number[code], data.order_every[code], icon
    )


def cost_of(ability: int) -> Cost:
    """Return how an ability is paid for (R6.1)."""
    if ability < FIRST_DOUBLE:
        return "single"
    return "double" if ability < FIRST_PAIR else "pair"


def window_of(data: GameData, ability: int) -> str:
    """Return the window an ability is played in (R6.3); `strict` means only before the order."""
    for name, abilities in WINDOWS:
        if (abilities >> ability) & 1:
            return name
    return "strict" if data.strict_timing else "general"
