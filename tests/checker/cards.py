"""What cards cost and what the general ones do, from section 6 of the rules."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from tests.checker.table import CARD_DATA, EMPIRES, card_empire, card_rank, is_base

if TYPE_CHECKING:
    from collections import Counter

    from tests.checker.table import Empire, Region, Seat, Table


@dataclass(frozen=True)
class Ask:
    """A question that the rules ask now."""

    seat: str
    prompt: str
    options: tuple[str, ...]


Steps: TypeAlias = Generator[Ask, str, None]

SINGLE: dict[str, Empire] = {ability: empire for empire, ability in CARD_DATA["single"].items()}
DOUBLE: dict[str, Empire] = {ability: empire for empire, ability in CARD_DATA["double"].items()}
PAIR: dict[str, list[Empire]] = {
    ability: pair.split("+") for pair, ability in CARD_DATA["pair"].items()
}

# R6.3
GENERAL = (
    "garrison_city", "march", "rearrange", "mercenaries", "recruit", "disperse",
    "alchemists_fire", "populate", "uprising",
)  # fmt: skip
CHOOSING = ("strike_empty", "armada")
DECLARED = ("add_one_to_attack", "add_three_to_attack", "reinforce")
AFTER_FIGHT = ("extra_attack", "annihilate", "subjugate")

ADDED = {"garrison_city": 3, "recruit": 3, "uprising": 4}
MERCENARIES_KILL = 3
FIRE_KILLS = 5
# The question each card that takes place in a region puts first.
PICKED = {
    "garrison_city": "garrison", "recruit": "recruit", "uprising": "uprising",
    "mercenaries": "mercenaries", "disperse": "disperse", "alchemists_fire": "fire_from",
}  # fmt: skip


def payments(hand: Counter[str], ability: str) -> list[tuple[str, ...]]:
    """Return every choice of cards that pays for an ability (R6.1), each once.

    The card played is a base card; a treasure or, of the right empire, an alliance may be the
    second.
    """
    held = sorted((card for card, number in hand.items() if number), key=card_rank)
    base = [card for card in held if is_base(card)]
    if ability in SINGLE:
        return [(card,) for card in base if card_empire(card) == SINGLE[ability]]
    found: set[tuple[str, ...]] = set()
    for card in base:
        if ability in DOUBLE:
            wanted = DOUBLE[ability] if card_empire(card) == DOUBLE[ability] else None
        else:
            a, b = PAIR[ability]
            wanted = {f"{a}/{b}": b, f"{b}/{a}": a}.get(card)
        if wanted is None:
            continue
        for other in held:
            enough = hand[card] > 1 if other == card else True
            if enough and (card_empire(other) == wanted or other.endswith("/treasure")):
                found.add(tuple(sorted((card, other), key=card_rank)))
    return sorted(found)


def play_text(ability: str, cards: Iterable[str]) -> str:
    """Return a play as text, with its cards in order."""
    return f"play {ability} {'+'.join(sorted(cards, key=card_rank))}"


def canonical(option: str) -> str:
    """Return an option in the one form for several ways to name the same cards."""
    if not option.startswith("play "):
        return option
    _, ability, cards = option.split(" ")
    return play_text(ability, cards.split("+"))


def read_play(option: str) -> tuple[str, list[str]]:
    """Return the ability and the cards of a play."""
    _, ability, cards = option.split(" ")
    return ability, cards.split("+")


def pay(t: Table, seat: Seat, option: str) -> str:
    """Pay for a play, and return its ability (R6.2)."""
    ability, cards = read_play(option)
    for card in cards:
        t.spend(seat, card)
    return ability


@contextmanager
def paid(t: Table, seat: Seat, cards: Iterable[str]) -> Iterator[None]:
    """Let the caller see the table as it would be once these cards are paid."""
    before = t.hands[seat].copy(), t.deck.copy(), t.discards.copy()
    for card in cards:
        t.spend(seat, card)
    try:
        yield
    finally:
        t.hands[seat], t.deck, t.discards = before


def general_plays(t: Table, seat: Seat, empire: Empire) -> list[str]:
    """Return the plays of general abilities that could do something (R6.6)."""
    return [
        play_text(ability, cards)
        for ability in GENERAL
        if could(t, ability, empire)
        for cards in payments(t.hands[seat], ability)
    ]


def could(t: Table, ability: str, empire: Empire) -> bool:
    """Return whether a general ability could do anything for the empire served."""
    if ability == "march":
        return bool(march_sources(t, empire))
    if ability == "rearrange":
        return any(can_rearrange(t, other) for other in EMPIRES)
    if ability == "populate":
        return t.reserve[empire] > 0 and bool(t.controlled(empire))
    return bool(picks(t, ability, empire))


def picks(t: Table, ability: str, empire: Empire) -> list[Region]:
    """Return the regions that may be chosen for an ability that affects one."""
    found = []
    for region in t.board.regions:
        owner, icons = t.controller(region), t.board.icons[region]
        empty = t.banners[region] == 0
        if ability == "garrison_city":
            friendly = t.rules["friendly"] == "controller" or owner == empire
            fits = "city" in icons and friendly and t.reserve[owner] > 0
        elif ability == "recruit":
            fits = empty and t.reserve[owner] > 0
        elif ability == "uprising":
            fits = empty and t.reserve[owner] > 0 and not {"city", "fort"} & set(icons)
        elif ability == "alchemists_fire":
            fits = owner == empire and not empty and bool(enemies_near(t, region, empire))
        else:  # mercenaries, disperse
            fits = not empty
        if fits:
            found.append(region)
    return found


def enemies_near(t: Table, region: Region, empire: Empire) -> list[Region]:
    """Return the neighbouring regions with another empire's banners."""
    near = t.board.near[region]
    return [other for other in near if t.banners[other] and t.owner[other] != empire]


def do_general(t: Table, seat: Seat, ability: str, empire: Empire) -> Steps:
    """Carry out a general ability for the empire served."""
    if ability == "march":
        yield from march(t, seat, empire)
    elif ability == "rearrange":
        yield from rearrange(t, seat)
    elif ability == "populate":
        number = min(t.reserve[empire], len(t.controlled(empire)))
        room = dict.fromkeys(t.controlled(empire), 1)
        yield from spread(t, seat, "populate", (empire, number), room)
    else:
        options = tuple(f"at {region}" for region in picks(t, ability, empire))
        region = (yield Ask(seat, PICKED[ability], options)).removeprefix("at ")
        if ability in ADDED:
            owner = t.controller(region)
            t.add(owner, region, min(ADDED[ability], t.reserve[owner]))
        elif ability == "mercenaries":
            most = min(MERCENARIES_KILL, t.banners[region])
            options = tuple(f"count {number}" for number in range(1, most + 1))
            t.kill(region, int((yield Ask(seat, "mercenaries_count", options)).split()[1]))
        elif ability == "disperse":
            yield from disperse(t, seat, region)
        else:
            yield from alchemists_fire(t, seat, empire, region)


def spread(
    t: Table, seat: Seat, prompt: str, banners: tuple[Empire, int], room: dict[Region, int]
) -> Steps:
    """Place banners one at a time in map order, so that no outcome is reached twice.

    They come from `moving` if there are any, else from the reserve. A banner for which there is
    only one place left is no question.
    """
    empire, number = banners
    regions = list(room)
    at = 0
    while number:
        free = [
            region
            for i, region in enumerate(regions)
            if i >= at
            and room[region] > 0
            and sum(max(0, room[later]) for later in regions[i:]) >= number
        ]
        if len(free) == 1:
            region = free[0]
        else:
            options = tuple(f"add {region}" for region in free)
            region = (yield Ask(seat, prompt, options)).removeprefix("add ")
        at = regions.index(region)
        room[region] -= 1
        number -= 1
        if t.moving is None:
            t.add(empire, region, 1)
        else:
            t.put(empire, region, 1)
            t.moving = {"empire": empire, "banners": number} if number else None


def unbounded(regions: list[Region]) -> dict[Region, int]:
    """Return regions to which any number of banners can go (R4.8)."""
    return dict.fromkeys(regions, 1000)


def disperse(t: Table, seat: Seat, region: Region) -> Steps:
    """Move all banners out of a region, to the reserve if there is nowhere else."""
    empire, number = t.owner[region], t.banners[region]
    near = [other for other in t.board.near[region] if t.controller(other) == empire]
    if not near:
        t.kill(region, number)
        return
    t.banners[region] = 0
    t.moving = {"empire": empire, "banners": number}
    yield from spread(t, seat, "disperse_to", (empire, number), unbounded(near))


def alchemists_fire(t: Table, seat: Seat, empire: Empire, region: Region) -> Steps:
    """Kill one to five enemy banners next to a region, one by one in the order of the map."""
    at = 0
    for done in range(FIRE_KILLS):
        near = enemies_near(t, region, empire)
        options = [f"kill {other}" for other in near if t.board.regions.index(other) >= at]
        if not options:
            return
        if done:
            options.append("pass")
        chosen = yield Ask(seat, "fire_kill", tuple(options))
        if chosen == "pass":
            return
        victim = chosen.removeprefix("kill ")
        at = t.board.regions.index(victim)
        t.kill(victim, 1)


def march_sources(t: Table, empire: Empire) -> list[Region]:
    """Return the regions from which banners can march to another one of the empire."""
    mine = t.controlled(empire)
    return [region for region in mine if t.may_leave(region) > 0 and len(mine) > 1]


def march(t: Table, seat: Seat, empire: Empire) -> Steps:
    """Move one or more banners between two regions of the empire."""
    options = tuple(f"from {region}" for region in march_sources(t, empire))
    source = (yield Ask(seat, "march_from", options)).removeprefix("from ")
    options = tuple(f"to {region}" for region in t.controlled(empire) if region != source)
    target = (yield Ask(seat, "march_to", options)).removeprefix("to ")
    options = tuple(f"count {number}" for number in range(1, t.may_leave(source) + 1))
    number = int((yield Ask(seat, "march_count", options)).split()[1])
    t.banners[source] -= number
    t.put(empire, target, number)


def layout(t: Table, empire: Empire) -> tuple[int, dict[Region, int]]:
    """Return how many banners may be rearranged, and the room for them in each region."""
    mine = t.controlled(empire)
    kept = {region: 1 if t.is_conquered(region) else 0 for region in mine}
    room = {region: max(t.board.limit(region), t.banners[region]) - kept[region] for region in mine}
    return sum(t.banners[region] - kept[region] for region in mine), room


def can_rearrange(t: Table, empire: Empire) -> bool:
    """Return whether an empire's banners could be arranged in any other way."""
    number, room = layout(t, empire)
    some = [space for space in room.values() if space > 0]
    return 0 < number < sum(some) and len(some) > 1


def rearrange(t: Table, seat: Seat) -> Steps:
    """Rearrange an empire's banners over the regions it controls."""
    options = tuple(f"empire {empire}" for empire in EMPIRES if can_rearrange(t, empire))
    empire = (yield Ask(seat, "rearrange_empire", options)).removeprefix("empire ")
    number, room = layout(t, empire)
    for region in room:
        t.banners[region] = 1 if t.is_conquered(region) else 0
    t.moving = {"empire": empire, "banners": number}
    yield from spread(t, seat, "rearrange", (empire, number), room)
