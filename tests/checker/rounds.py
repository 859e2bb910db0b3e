"""Setup, the four rounds and their ends, from sections 2, 3 and 7 of the rules."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from tests.checker.alliances import put_on, retrieve_one
from tests.checker.cards import Ask, Steps
from tests.checker.council import empire_turns
from tests.checker.table import EMPIRES, SLOTS, card_empire, card_rank, place_name

if TYPE_CHECKING:
    from tests.checker.table import Seat, Table

ROUNDS = 4
HAND_LIMIT = 5
FIELD_LIMIT = 2


def whole_game(t: Table, societies: list[Seat]) -> Steps:
    """Play from the setup to the end; `societies` are those still to be seated at random."""
    yield from setup(t, societies)
    for number in range(1, ROUNDS + 1):
        t.round = number
        if number > 1 and t.rules["retrieve"] == "start":
            yield from retrieve(t)
        yield from deploy(t)
        yield from empire_turns(t)
        if number < ROUNDS:
            yield from end_of_round(t)
    t.phase = "end"


def setup(t: Table, societies: list[Seat]) -> Steps:
    """Seats, first player, loyalties (R2.2 to R2.4): every Devout first, then player by player."""
    left = list(societies)
    while left:
        chosen = yield Ask("chance", "seat", tuple(f"seat {society}" for society in left))
        left.remove(chosen.removeprefix("seat "))
        t.seat(chosen.removeprefix("seat "))
    if t.first is None:
        options = tuple(f"first {seat}" for seat in t.seats)
        t.first = (yield Ask("chance", "first", options)).removeprefix("first ")
    places = [(seat, 0) for seat in t.seats]
    places += [(seat, slot) for seat in t.seats for slot in range(1, 5)]
    for seat, slot in places:
        tokens = t.loyalties[seat]
        barred = list(tokens)
        if slot == 0 and t.rules["loyalty_setup"] == "unique_devout":
            barred += [t.loyalties[other][0] for other in t.seats]
        free = [empire for empire in EMPIRES if empire not in barred]
        if len(free) == 1:
            tokens[slot] = free[0]
        else:
            options = tuple(f"deal {empire}" for empire in free)
            tokens[slot] = (yield Ask("chance", "deal", options)).removeprefix("deal ")


def retrieve(t: Table) -> Steps:
    """Let each player retrieve one agent (R3.1)."""
    t.phase = "retrieve"
    for seat in t.order_of_play():
        yield from retrieve_one(t, seat, "retrieve")


def deploy(t: Table) -> Steps:
    """Let each player place two agents, with two players three, one at a time (R3.2 to R3.4)."""
    t.phase = "deploy"
    for _ in range(3 if len(t.seats) == 2 else 2):
        for seat in t.order_of_play():
            options = [f"deploy {place_name(p)}" for p, who in t.council.items() if who is None]
            if t.rules["field_agents"] == "on" and len(t.field[seat]) < FIELD_LIMIT:
                free = [region for region in t.board.regions if region not in t.field[seat]]
                options += [f"deploy {region}" for region in free]
            if not options or not t.agents[seat]:
                continue
            where = (yield Ask(seat, "deploy", tuple(options))).removeprefix("deploy ")
            t.agents[seat] -= 1
            put_on(t, seat, where)


def end_of_round(t: Table) -> Steps:
    """Run first player, retrieval, cleanup and swap in the ruleset's order (R7.2, R7.3)."""
    if t.rules["first_player_passes"] == "early":
        pass_first(t)
    if t.rules["retrieve"] == "end":
        yield from retrieve(t)
    if t.rules["end_of_round"] == "cleanup_swap":
        yield from cleanup(t)
        yield from swap(t)
    else:
        yield from swap(t)
        yield from cleanup(t)
    if t.rules["first_player_passes"] == "late":
        pass_first(t)


def pass_first(t: Table) -> None:
    """Pass the marker to the next seat."""
    t.first = t.order_of_play()[1]


def cleanup(t: Table) -> Steps:
    """Let each player discard down to five, colour by colour, cards in order (R7.2)."""
    t.phase = "cleanup"
    for seat in t.order_of_play():
        least = (0, (0, 0, 0))
        while (over := t.held(seat) - HAND_LIMIT) > 0:
            hand = sorted(t.hands[seat].elements(), key=by_colour)
            kinds = [card for card in dict.fromkeys(hand) if by_colour(card) >= least]
            enough = [card for card in kinds if len(hand) - hand.index(card) >= over]
            options = tuple(f"discard {card}" for card in enough)
            card = (yield Ask(seat, "discard", options)).removeprefix("discard ")
            least = by_colour(card)
            t.spend(seat, card)


def by_colour(card: str) -> tuple[int, tuple[int, int, int]]:
    """Return a card's sort key, by which the visible colours reveal nothing more."""
    return EMPIRES.index(card_empire(card)), card_rank(card)


def swap(t: Table) -> Steps:
    """Let each player exchange two face-down loyalties and turn them up (R7.2)."""
    t.phase = "swap"
    for seat in t.order_of_play():
        hidden = [slot for slot in range(5) if slot not in t.face_up[seat]]
        pairs = {f"swap {SLOTS[i]} {SLOTS[j]}": (i, j) for i, j in combinations(hidden, 2)}
        if not pairs:
            continue
        chosen = yield Ask(seat, "swap", ("pass", *pairs))
        if chosen != "pass":
            i, j = pairs[chosen]
            tokens = t.loyalties[seat]
            tokens[i], tokens[j] = tokens[j], tokens[i]
            t.face_up[seat] |= {i, j}
            t.swaps[seat] += 1
