"""Dark alliances: who is asked, what is struck, and its price (R6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.checker.cards import Ask, Steps
from tests.checker.draws import draw
from tests.checker.table import EMPIRES, place_name, read_place

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.checker.cards import Ask as Question
    from tests.checker.table import Empire, Seat, Table

OFFERED = 4
PRICE_CARDS = 2
PRICE_BANNERS = 4
FIELD_LIMIT = 2
PROMPTS = {"ask": "alliance", "offer": "offer"}


def propose(
    t: Table, owner: Seat, kind: str
) -> Generator[Question, str, tuple[Seat, Empire] | None]:
    """Ask the others, clockwise, for a card of a kind; return the ally, and the card."""
    at = t.seats.index(owner)
    for other in t.seats[at + 1 :] + t.seats[:at]:
        if not t.held(other) or t.standing[other] != "none":
            continue
        cards = [f"{e}/{kind}" for e in EMPIRES if t.hands[other][f"{e}/{kind}"]]
        options = ("pass", *(f"propose {card}" for card in cards), "hold order", "hold round")
        chosen = yield Ask(other, PROMPTS[kind], options)
        if chosen.startswith("hold"):
            t.standing[other] = chosen.removeprefix("hold ")
        elif chosen != "pass":
            answer = yield Ask(owner, "answer", ("accept", "decline"))
            if answer == "accept":
                card = chosen.removeprefix("propose ")
                t.spend(other, card)
                return other, card.split("/")[0]
    return None


def offer(t: Table, attacker: Seat, empire: Empire) -> Steps:
    """Ask for help with an attack, once per order and only if there is any to give."""
    assert t.attack is not None
    if t.rules["dark_alliances"] == "off" or t.offered:
        return
    t.offered = True
    if not t.reserve[empire]:
        return
    struck = yield from propose(t, attacker, "offer")
    if struck is not None:
        ally, colour = struck
        number = min(OFFERED, t.reserve[empire])
        t.reserve[empire] -= number
        t.attack["banners"] += number
        yield from price(t, colour, payer=attacker, gainer=ally)


def price(t: Table, colour: Empire, *, payer: Seat, gainer: Seat) -> Steps:
    """Have the price paid; it is waived if that is impossible."""
    match colour:
        case "bear":
            yield from retrieve_one(t, payer, "price_retrieve")
        case "eagle":
            for _ in range(PRICE_CARDS):
                piles = t.deck + t.discards
                options = tuple(f"empire {e}" for e in EMPIRES if t.pile(piles, e))
                if not options:
                    return
                empire = (yield Ask(gainer, "price_deck", options)).removeprefix("empire ")
                yield from draw(t, gainer, empire, 1)
        case "elephant":
            regions = [r for r in t.board.regions if t.reserve[t.controller(r)] > 0]
            if regions:
                options = tuple(f"at {region}" for region in regions)
                region = (yield Ask(gainer, "price_add", options)).removeprefix("at ")
                empire = t.controller(region)
                t.add(empire, region, min(PRICE_BANNERS, t.reserve[empire]))
        case "lion":
            hidden = [slot for slot in range(5) if slot not in t.face_up[payer]]
            if hidden:
                slots = ("devout", "dutiful", "affiliated", "unallied", "opposed")
                options = tuple(f"reveal {slots[slot]}" for slot in hidden)
                chosen = (yield Ask(payer, "price_reveal", options)).removeprefix("reveal ")
                t.face_up[payer].add(slots.index(chosen))
        case _:
            yield from trade_places(t, gainer, payer)


def on_board(t: Table, seat: Seat) -> list[str]:
    """Return the places of a player's agents."""
    council = [place_name(place) for place, who in t.council.items() if who == seat]
    return council + sorted(t.field[seat], key=t.board.regions.index)


def take_off(t: Table, seat: Seat, where: str) -> None:
    """Take an agent off the board."""
    if "." in where:
        t.council[read_place(where)] = None
    else:
        t.field[seat].remove(where)


def put_on(t: Table, seat: Seat, where: str) -> None:
    """Put an agent on the board."""
    if "." in where:
        t.council[read_place(where)] = seat
    else:
        t.field[seat].append(where)


def retrieve_one(t: Table, seat: Seat, prompt: str) -> Steps:
    """Let a player take back one agent, if there is one."""
    options = tuple(f"retrieve {where}" for where in on_board(t, seat))
    if options:
        where = (yield Ask(seat, prompt, options)).removeprefix("retrieve ")
        take_off(t, seat, where)
        t.agents[seat] += 1


def can_trade(t: Table, seat: Seat, own: str, other: Seat, theirs: str) -> bool:
    """Return whether two agents may change places: it changes something, and R3.3 holds after."""
    if own == theirs:
        return False
    for player, leaving, coming in ((seat, own, theirs), (other, theirs, own)):
        if "." not in coming:
            field = [region for region in t.field[player] if region != leaving]
            if coming in field or len(field) >= FIELD_LIMIT:
                return False
    return True


def trade_places(t: Table, seat: Seat, other: Seat) -> Steps:
    """Let a player exchange one agent with one of another's, or decline."""
    pairs = {
        own: [their for their in on_board(t, other) if can_trade(t, seat, own, other, their)]
        for own in on_board(t, seat)
    }
    options = tuple(f"from {own}" for own, theirs in pairs.items() if theirs)
    if not options:
        return
    own = yield Ask(seat, "price_own", ("pass", *options))
    if own == "pass":
        return
    own = own.removeprefix("from ")
    options = tuple(f"to {their}" for their in pairs[own])
    their = (yield Ask(seat, "price_other", options)).removeprefix("to ")
    take_off(t, seat, own)
    take_off(t, other, their)
    put_on(t, seat, their)
    put_on(t, other, own)
