"""Drawing cards, and what a conquest card does when it is drawn (R4.5, R6.7)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from tests.checker.cards import Ask, Steps
from tests.checker.table import is_conquest, place_name, read_place

if TYPE_CHECKING:
    from tests.checker.table import Empire, Place, Region, Seat, Table

HALVES = {
    "warring_clans": ("bad_blood", "savaged"),
    "bountiful_harvest": ("trade", "hoard"),
    "assassination_plot": ("avert", "enact"),
    "peace_through_strength": ("purge", "permit"),
    "plague": ("control", "spread"),
}
LASTING = ("trade", "hoard", "permit")
BEAR_CHANCELLOR: Place = ("bear", 3)


def draw(t: Table, seat: Seat, empire: Empire, number: int) -> Steps:
    """Draw cards one at a time; an empty deck is first refilled with its discards."""
    while number > 0:
        if not t.pile(t.deck, empire):
            for card in t.pile(t.discards, empire):
                t.deck[card] += t.discards.pop(card)
        options = tuple(f"draw {card}" for card in t.pile(t.deck, empire))
        if not options:
            return
        card = (yield Ask("chance", "draw", options)).removeprefix("draw ")
        t.deck[card] -= 1
        if not is_conquest(card):
            t.hands[seat][card] += 1
            number -= 1
            continue
        t.removed[card] += 1
        if has_effect(t, card.split("/")[1]):
            number -= 1
            yield from resolve(t, seat, card.split("/")[1])


def has_effect(t: Table, what: str) -> bool:
    """Return whether a conquest card, or a half of one, would change anything."""
    if what in HALVES:
        return any(has_effect(t, half) for half in HALVES[what])
    match what:
        case "trade" | "hoard" | "permit":
            found = True
        case "the_trials":
            found = bool(trials(t))
        case "enact" | "succession_crisis":
            empire = "eagle" if what == "enact" else "horse"
            found = any(t.council[empire, i] for i in range(4))
        case "bad_blood":
            found = bool(feuds(t))
        case "nomadic_life":
            found = bool(armies(t, "horse")) and bool(empty_regions(t))
        case "purge":
            found = bool(armies(t, "elephant"))
        case _:
            found = bool(places(t, what))
    return found


def resolve(t: Table, seat: Seat, card: str) -> Steps:
    """Carry out a conquest card; the player who drew it makes the choices."""
    what = card
    if card in HALVES:
        options = tuple(f"half {half}" for half in HALVES[card] if has_effect(t, half))
        what = (yield Ask(seat, "conquest", options)).removeprefix("half ")
    if what in LASTING:
        t.lasting.add(what)
    elif what == "the_trials":
        options = tuple(f"move {place_name(place)}" for place in trials(t))
        place = read_place((yield Ask(seat, "trials", options)).removeprefix("move "))
        council = t.council
        council[place], council[BEAR_CHANCELLOR] = council[BEAR_CHANCELLOR], council[place]
    elif what in {"enact", "succession_crisis"}:
        yield from rearrange_council(t, seat, "eagle" if what == "enact" else "horse")
        if what == "succession_crisis":
            t.sent_back = t.active is not None and t.active[0][0] == "horse"
    elif what == "bad_blood":
        yield from bad_blood(t, seat)
    elif what == "nomadic_life":
        yield from nomadic_life(t, seat)
    elif what == "purge":
        for region in armies(t, "elephant"):
            t.kill(region, 1)
    else:
        options = tuple(f"at {region}" for region in places(t, what))
        region = (yield Ask(seat, what, options)).removeprefix("at ")
        strike_region(t, what, region)


def armies(t: Table, empire: Empire) -> list[Region]:
    """Return the regions with an empire's banners."""
    return [r for r in t.board.regions if t.banners[r] and t.owner[r] == empire]


def empty_regions(t: Table) -> list[Region]:
    """Return the regions without banners."""
    return [region for region in t.board.regions if not t.banners[region]]


def places(t: Table, what: str) -> list[Region]:
    """Return the regions on which a card that affects one can be used."""
    home, regions = t.board.home, t.board.regions
    match what:
        case "savaged":
            return [r for r in regions if home[r] == "bear" and t.is_conquered(r)]
        case "avert":
            return armies(t, "eagle")
        case "stampede":
            return [
                r
                for r in regions
                if t.banners[r] and any(t.controller(o) == "elephant" for o in t.board.near[r])
            ]
        case "control":
            return [r for r in armies(t, "lion") if home[r] == "lion"]
        case "spread":
            return armies(t, "lion")
        case _:  # muster
            rich = [r for r in armies(t, "lion") if t.banners[r] > 1]
            return [r for r in t.controlled("lion") if any(o != r for o in rich)]


def strike_region(t: Table, what: str, region: Region) -> None:
    """Apply a card's effect to a region."""
    if what == "muster":
        for other in armies(t, "lion"):
            if other != region and t.banners[other] > 1:
                t.banners[other] -= 1
                t.put("lion", region, 1)
        return
    t.kill(region, t.banners[region])
    if what == "spread":
        for other in t.board.near[region]:
            if t.banners[other]:
                t.kill(other, 1)


def trials(t: Table) -> list[Place]:
    """Return the positions where changing places with the Bear Chancellor changes anything."""
    others = [place for place in t.council if place[0] == "bear" or place[1] == 0]
    now = t.council[BEAR_CHANCELLOR]
    return [p for p in others if p != BEAR_CHANCELLOR and t.council[p] != now]


def rearrange_council(t: Table, seat: Seat, empire: Empire) -> Steps:
    """Move every agent of a council to a new position; seats that follow are not asked for."""
    before = [t.council[empire, i] for i in range(4)]
    agents = [i for i in range(4) if before[i]]
    outcomes: set[tuple[Seat | None, ...]] = set()
    for new in permutations(range(4), len(agents)):
        if all(a != b for a, b in zip(agents, new, strict=True)):
            after: list[Seat | None] = [None] * 4
            for a, b in zip(agents, new, strict=True):
                after[b] = before[a]
            outcomes.add(tuple(after))
    for i in range(4):
        who = {after[i] for after in outcomes}
        if len(outcomes) > 1 and len(who) > 1:
            options = tuple(f"sit {society or 'nobody'}" for society in who)
            chosen = (yield Ask(seat, "sit", options)).removeprefix("sit ")
            outcomes = {after for after in outcomes if (after[i] or "nobody") == chosen}
    (final,) = outcomes
    for i in range(4):
        t.council[empire, i] = final[i]


def feuds(t: Table) -> dict[Region, list[Region]]:
    """Return the Bear regions that could attack a neighbouring Bear army."""
    bears = armies(t, "bear")
    found = {r: [o for o in t.board.near[r] if o in bears] for r in bears if t.may_leave(r) > 0}
    return {region: others for region, others in found.items() if others}


def bad_blood(t: Table, seat: Seat) -> Steps:
    """Let Bears fight Bears."""
    options = tuple(f"from {region}" for region in feuds(t))
    source = (yield Ask(seat, "blood_from", options)).removeprefix("from ")
    options = tuple(f"to {region}" for region in feuds(t)[source])
    target = (yield Ask(seat, "blood_to", options)).removeprefix("to ")
    options = tuple(f"count {number}" for number in range(1, t.may_leave(source) + 1))
    number = int((yield Ask(seat, "blood_count", options)).split()[1])
    dead = min(number, t.banners[target])
    t.banners[source] -= number
    t.reserve["bear"] += dead
    t.kill(target, dead)
    t.put("bear", target, number - dead)


def nomadic_life(t: Table, seat: Seat) -> Steps:
    """Move a whole Horse army to an empty region; a fort of another empire kills one."""
    options = tuple(f"from {region}" for region in armies(t, "horse"))
    source = (yield Ask(seat, "nomads_from", options)).removeprefix("from ")
    options = tuple(f"to {region}" for region in empty_regions(t))
    target = (yield Ask(seat, "nomads_to", options)).removeprefix("to ")
    number = t.banners[source]
    t.banners[source] = 0
    if "fort" in t.board.icons[target] and t.board.home[target] != "horse":
        t.reserve["horse"] += 1
        number -= 1
    t.put("horse", target, number)
