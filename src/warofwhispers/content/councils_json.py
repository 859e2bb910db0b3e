"""The councils' orders <-> JSON (R4.3 to R4.6)."""

from typing import Final, TypedDict

from warofwhispers.content.jsonfile import (
    as_list,
    as_number,
    as_object,
    as_text,
    as_word,
    as_words,
    fail,
)
from warofwhispers.content.model import BUILTIN, Councils, Order
from warofwhispers.content.names import (
    BANNERS_PER_EMPIRE,
    EMPIRES,
    ICONS,
    ORDER_KINDS,
    ORDERS_PER_POSITION,
    POSITIONS,
    Empire,
)

_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "add": ("n",),
    "add_per": ("icon", "n"),
    "draw": ("n",),
    "draw_per": ("icon", "every"),
    "attack": (),
    "switch": (),
}


class OrderJson(TypedDict, total=False):
    """An order: what it does, and whichever numbers that takes."""

    do: str
    icon: str | None
    n: int
    every: int


class CouncilsJson(TypedDict):
    """The orders of each empire's positions."""

    chart: dict[Empire, list[list[OrderJson]]]


def councils_from_json(data: object, source: str = BUILTIN) -> Councils:
    """Validate the plain JSON of the five councils.

    `source` is kept and begins every message. Raises `ContentError` at the first fault.
    """
    where = "councils.json" if source == BUILTIN else source
    table = as_object(data, where, needed=("chart",), allowed=("note", "positions"))
    if "note" in table:
        as_text(table["note"], f"{where}: note")
    if "positions" in table:
        as_words(table["positions"], f"{where}: positions", POSITIONS)
    chart = as_object(table["chart"], f"{where}: chart", needed=EMPIRES)
    councils = Councils(
        tuple(_council(chart[empire], f"{where}: {empire}") for empire in EMPIRES), source
    )
    fewer = councils.without_horse_steward_adds()
    if not fewer.chart[EMPIRES.index("horse")][POSITIONS.index("steward")]:
        fail(
            f"{where}: horse.steward",
            "councils-horse-steward",
        )
    return councils


def councils_to_json(councils: Councils) -> CouncilsJson:
    """Return the plain JSON of the councils, from which `councils_from_json` makes equal ones."""
    return {
        "chart": {
            empire: [[_order_to_json(order) for order in orders] for orders in council]
            for empire, council in zip(EMPIRES, councils.chart, strict=True)
        }
    }


def _order_to_json(order: Order) -> OrderJson:
    values: OrderJson = {"do": order.do}
    if "icon" in _KEYS[order.do]:
        values["icon"] = order.icon
    if "n" in _KEYS[order.do]:
        values["n"] = order.n
    if "every" in _KEYS[order.do]:
        values["every"] = order.every
    return values


def _council(value: object, where: str) -> tuple[tuple[Order, ...], ...]:
    council = as_list(value, where)
    if len(council) != len(POSITIONS):
        fail(where, "councils-positions", given=len(council), wanted=POSITIONS)
    return tuple(
        _orders(orders, f"{where}.{position}")
        for position, orders in zip(POSITIONS, council, strict=True)
    )


def _orders(value: object, where: str) -> tuple[Order, ...]:
    entries = as_list(value, where)
    if not 1 <= len(entries) <= ORDERS_PER_POSITION:
        fail(where, "councils-order-count", given=len(entries), most=ORDERS_PER_POSITION)
    orders: list[Order] = []
    for place, entry in enumerate(entries, start=1):
        order = _order(entry, f"{where} #{place}")
        if order in orders:
            fail(f"{where} #{place}", "councils-order-twice", other=orders.index(order) + 1)
        orders.append(order)
    return tuple(orders)


def _order(value: object, where: str) -> Order:
    # Which keys are valid depends on "do", so that comes first.
    given = as_object(value, where, needed=("do",), allowed=("icon", "n", "every"))
    do = as_word(given["do"], f"{where}: do", "order", ORDER_KINDS)
    entry = as_object(value, f"{where} ({do})", needed=("do", *_KEYS[do]))
    icon: str | None = None
    if "icon" in entry:
        icon = as_word(entry["icon"], f"{where}: icon", "icon", ICONS)
    n = 1 if do == "draw_per" else 0
    if "n" in entry:
        n = as_number(entry["n"], f"{where}: n", 1, BANNERS_PER_EMPIRE)
    every = 1 if do == "add_per" else 0
    if "every" in entry:
        every = as_number(entry["every"], f"{where}: every", 1, BANNERS_PER_EMPIRE)
    return Order(do, icon, n, every)
