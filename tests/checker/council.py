"""The empires' turns, from section 4 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.checker.alliances import price, propose
from tests.checker.attack import Force, attack, can_attack, launches
from tests.checker.cards import (
    Ask,
    Steps,
    do_general,
    general_plays,
    paid,
    pay,
    payments,
    play_text,
    spread,
    unbounded,
)
from tests.checker.draws import draw
from tests.checker.table import EMPIRES, place_name, read_place

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.checker.cards import Ask as Question
    from tests.checker.table import Empire, Json, Place, Seat, Table


def empire_turns(t: Table) -> Steps:
    """Let the five councils act in order (R4.1)."""
    t.phase = "council"
    for empire in EMPIRES:
        position = 0
        while position < 4:
            yield from activation(t, (empire, position))
            t.active = t.serving = None
            position = 0 if t.sent_back else position + 1
            t.sent_back = False
        if "hoard" not in t.lasting:
            supply(t, empire)
    if "hoard" in t.lasting:
        supply(t, None)
    t.lasting.clear()
    for seat in t.seats:
        t.standing[seat] = "none"


def supply(t: Table, empire: Empire | None) -> None:
    """Reduce regions to their limit (R4.7); without an empire, everyone's."""
    for region in t.board.regions:
        over = t.banners[region] - t.board.limit(region)
        if over > 0 and (empire is None or t.rules["supply"] == "all" or t.owner[region] == empire):
            t.kill(region, over)


def activation(t: Table, place: Place) -> Steps:
    """Let a position act: its before window, its order, its after window (R4.2, R4.3, R6.3)."""
    agent, seat = t.agent_for(place), t.acting(place)
    if agent is None or seat is None:
        return
    t.active = (place, seat)
    t.serving = place[0]
    if t.rules["dark_alliances"] == "off":
        yield from act(t, seat, place, agent, replaced=False)
        return
    t.offered = False
    for other in t.seats:
        if t.standing[other] == "order":
            t.standing[other] = "none"
    struck = None
    if t.held(seat) or choosable(t, None, place, agent):
        struck = yield from propose(t, seat, "ask")
    if struck is None:
        yield from act(t, seat, place, agent, replaced=False)
    else:
        ally, colour = struck
        yield from act(t, ally, place, agent, replaced=True)
        yield from price(t, colour, payer=ally, gainer=seat)


def act(t: Table, seat: Seat, place: Place, agent: Place, *, replaced: bool) -> Steps:
    """Let a player act at a position; `replaced` once no (other) replacement is possible."""
    here = place
    while True:
        assert t.serving is not None
        orders = choosable(t, seat, here, agent)
        options = [*orders, *general_plays(t, seat, t.serving)]
        if not replaced:
            options += replacing_plays(t, seat, place, agent)
        if not choosable(t, None, here, agent):  # nobody is made to play a card
            if not t.held(seat):
                return
            options.append("pass")
        if t.standing[seat] == "round" and t.held(seat):
            options.append("listen")
        chosen = yield Ask(seat, "act", tuple(options))
        if chosen == "pass":
            return
        if chosen == "listen":
            t.standing[seat] = "none"
            continue
        if chosen in orders:
            yield from carry_out(t, seat, here, agent, orders[chosen])
            return
        ability = pay(t, seat, chosen)
        if ability in REPLACING:
            replaced = True
            here, agent = yield from REPLACING[ability](t, seat, place, agent)
            t.serving = here[0]
        else:
            yield from do_general(t, seat, ability, t.serving)


# -- which orders may be chosen (R4.3) -------------------------------------------------------------


def choosable(t: Table, seat: Seat | None, place: Place, agent: Place) -> dict[str, Json]:
    """Return the orders of a position that may be chosen, as far as anyone can see."""
    orders = t.orders.at[place]
    return {
        text: order for text, order in orders.items() if may_choose(t, seat, place[0], agent, order)
    }


def may_choose(t: Table, seat: Seat | None, empire: Empire, agent: Place, order: Json) -> bool:
    """Return whether an order may be chosen under the ruleset."""
    if order["do"] == "switch":
        return bool(destinations(t, agent))
    match t.rules["null_orders"]:
        case "allowed":
            return True
        case "recruit_barred":
            return not order["do"].startswith("add") or t.reserve[empire] > 0
        case _:
            return order["do"] != "attack" or has_effect(t, seat, empire, order)


def has_effect(t: Table, seat: Seat | None, empire: Empire, order: Json) -> bool:
    """Return whether an add, a draw or an attack would do anything."""
    if order["do"] == "attack":
        force = Force(empire)
        return bool(launches(t, force, ())) if seat is None else can_attack(t, seat, force)
    number = size(t, empire, order)
    if order["do"].startswith("add"):
        return number > 0 and t.reserve[empire] > 0 and bool(t.controlled(empire))
    return number > 0 and bool(t.pile(t.deck, empire) or t.pile(t.discards, empire))


def size(t: Table, empire: Empire, order: Json) -> int:
    """Return the size of an add or a draw (R4.4, R4.5)."""
    if order["do"] in {"add", "draw"}:
        return int(order["n"])
    icons = t.count(empire, order["icon"])
    if order["icon"] == "farm" and "trade" in t.lasting:
        icons *= 2
    return int(order["n"] * icons if order["do"] == "add_per" else icons // order["every"])


# -- replacements (R6.5) ---------------------------------------------------------------------------


def replacing_plays(t: Table, seat: Seat, place: Place, agent: Place) -> list[str]:
    """Return the plays that would replace the order and could do something."""
    found = []
    for ability in REPLACING:
        for cards in payments(t.hands[seat], ability):
            if ability == "relocate_agent":
                useful = any(who is None for who in t.council.values())
            else:
                with paid(t, seat, cards):
                    useful = bool(places_elsewhere(t, seat, place, agent))
            if useful:
                found.append(play_text(ability, cards))
    return found


def relocate(
    t: Table, seat: Seat, _: Place, agent: Place
) -> Generator[Question, str, tuple[Place, Place]]:
    """Move the active agent to a vacant position (C-eagle-1)."""
    vacant = [place for place, who in t.council.items() if who is None]
    options = tuple(f"move {place_name(place)}" for place in vacant)
    place = read_place((yield Ask(seat, "relocate", options)).removeprefix("move "))
    t.council[agent], t.council[place] = None, seat
    return place, place


def act_elsewhere(
    t: Table, seat: Seat, active: Place, agent: Place
) -> Generator[Question, str, tuple[Place, Place]]:
    """Choose another position, with its agent, to act at instead (C-lion-1)."""
    places = places_elsewhere(t, seat, active, agent)
    options = tuple(f"act {place_name(place)}" for place in places)
    place = read_place((yield Ask(seat, "elsewhere", options)).removeprefix("act "))
    other = t.agent_for(place)
    assert other is not None
    return place, other


def places_elsewhere(t: Table, seat: Seat, active: Place, agent: Place) -> list[Place]:
    """Return the positions controlled through another agent that have an order (C-lion-1)."""
    found = []
    for place in t.council:
        other = t.agent_for(place)
        if place == active or other is None or other == agent or t.council[other] != seat:
            continue
        if choosable(t, seat, place, other):
            found.append(place)
    return found


REPLACING = {"relocate_agent": relocate, "act_elsewhere": act_elsewhere}


# -- orders ----------------------------------------------------------------------------------------


def carry_out(t: Table, seat: Seat, place: Place, agent: Place, order: Json) -> Steps:
    """Carry out an order, then its after window."""
    empire = place[0]
    done: Json | None = order
    if order["do"] == "switch":
        done = yield from switch(t, seat, agent)
    else:
        yield from simple_order(t, seat, empire, order, repeated=False)
    yield from after_order(t, seat, empire, done, oil=True)


def simple_order(t: Table, seat: Seat, empire: Empire, order: Json, *, repeated: bool) -> Steps:
    """Add, draw or attack."""
    if order["do"] == "attack":
        yield from attack(t, seat, Force(empire), paid_for=repeated)
    elif order["do"].startswith("add"):
        mine = t.controlled(empire)
        number = min(size(t, empire, order), t.reserve[empire]) if mine else 0
        yield from spread(t, seat, "add", (empire, number), unbounded(mine))
    else:
        yield from draw(t, seat, empire, size(t, empire, order))


def after_order(t: Table, seat: Seat, empire: Empire, order: Json | None, *, oil: bool) -> Steps:
    """Ask for cards after the order; midnight oil's repeat has a window of its own (R6.3)."""
    while t.held(seat):
        options = ["pass"]
        if t.rules["card_timing"] == "open":
            options += general_plays(t, seat, empire)
        if oil and order is not None:
            options += oil_plays(t, seat, empire, order)
        chosen = yield Ask(seat, "after_order", tuple(options))
        if chosen == "pass":
            return
        ability = pay(t, seat, chosen)
        if ability == "midnight_oil":
            assert order is not None
            yield from simple_order(t, seat, empire, order, repeated=True)
            yield from after_order(t, seat, empire, None, oil=False)
            return
        yield from do_general(t, seat, ability, empire)


def oil_plays(t: Table, seat: Seat, empire: Empire, order: Json) -> list[str]:
    """Return the plays of midnight oil with which the order would have an effect again (R6.6)."""
    found = []
    for cards in payments(t.hands[seat], "midnight_oil"):
        with paid(t, seat, cards):
            if has_effect(t, seat, empire, order):
                found.append(play_text("midnight_oil", cards))
    return found


# -- switch (R4.6) ---------------------------------------------------------------------------------


def destinations(t: Table, agent: Place) -> list[Place]:
    """Return the positions an agent may switch to."""
    others = [(agent[0], i) for i in range(4) if i != agent[1]]
    return [place for place in others if t.rules["switch"] == "any" or t.council[place]]


def switch(t: Table, seat: Seat, agent: Place) -> Generator[Question, str, Json | None]:
    """Move the agent, then carry out an order there; return that order."""
    before = controlled_by(t, agent)
    options = tuple(f"move {place_name(place)}" for place in destinations(t, agent))
    place = read_place((yield Ask(seat, "switch", options)).removeprefix("move "))
    t.council[agent], t.council[place] = t.council[place], t.council[agent]
    reached = [place]
    if t.rules["switch"] == "competitive":
        reached = [other for other in controlled_by(t, place) if other not in before]
    orders, without_cards = (
        # A switch never leads to another, which only councils of one's own could offer.
        {
            text: order
            for other in reached
            for text, order in choosable(t, who, other, place).items()
            if order["do"] != "switch"
        }
        for who in (seat, None)
    )
    if not orders and not t.held(seat):
        return None
    chosen = yield Ask(seat, "reached", (*orders, *(() if without_cards else ("pass",))))
    if chosen == "pass":
        return None
    yield from simple_order(t, seat, place[0], orders[chosen], repeated=False)
    return orders[chosen]


def controlled_by(t: Table, agent: Place) -> list[Place]:
    """Return the positions controlled through an agent."""
    return [(agent[0], i) for i in range(4) if t.agent_for((agent[0], i)) == agent]
