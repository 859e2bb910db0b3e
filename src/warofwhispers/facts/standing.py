"""The present state of the table: who controls what, what orders would do, possible scores."""

from __future__ import annotations

from functools import cache
from operator import mul
from typing import TYPE_CHECKING, Final

from warofwhispers.content import EMPIRES, ICONS, SLOTS, SOCIETIES
from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ATTACK,
    CHANCELLOR,
    EMPIRE_COUNT,
    NO_SUPPLY,
    POSITION_COUNT,
    ROUND_COUNT,
    SLOT_COUNT,
)
from warofwhispers.engine.frames.orders import size_of, switch_targets
from warofwhispers.engine.frames.reach import ANY_SOURCE, can_attack_with
from warofwhispers.engine.frames.registry import place_of
from warofwhispers.engine.frames.rounds import EMPIRES_ACT
from warofwhispers.engine.places import (
    agent_player,
    agent_region,
    first_order,
    first_position,
    order_empire,
    order_position,
    position_empire,
)
from warofwhispers.engine.score import (
    MULTIPLIERS,
    bonus,
    cities,
    counted,
    leaders,
    points,
    tie_figure,
)
from warofwhispers.facts.shapes import (
    Control,
    RegionView,
    ScoreLine,
    ScoreRange,
    SupplyCheck,
    Tie,
    TiedPlayer,
)
from warofwhispers.notation import POSITION_TEXTS

if TYPE_CHECKING:
    from warofwhispers.content import Empire, Icon
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import State

# Where frames have the numbers that tell whose supply is checked next.
NEXT_POSITION: Final = place_of("Tracker", fields.NEXT_POSITION)
SUPPLY_DUE: Final = place_of("Tracker", fields.SUPPLY)
STEP: Final = place_of("Round", fields.STEP)


def regions(s: State) -> dict[str, RegionView]:
    """Return who holds each region, and what stands there above its supply limit (R4.7)."""
    limit = s.data.limit
    return {
        name: region_view(s.holder[i], s.banners[i], limit[i])
        for i, name in enumerate(s.data.region_ids)
    }


@cache  # there are few different ones, and every view has all of them
def region_view(holder: int, banners: int, limit: int) -> RegionView:
    """Return a region with its holder, its banners, and how many are above its limit."""
    return RegionView(EMPIRES[holder], banners, limit, max(0, banners - limit))


def supply(seen: Observation) -> dict[Empire, SupplyCheck | None]:
    """Return when each empire's banners above the limits go home next (R4.7)."""
    if seen.lasting & NO_SUPPLY:
        return dict.fromkeys(EMPIRES, SupplyCheck(None))
    due = next_check(seen)
    last = seen.round >= ROUND_COUNT
    found: dict[Empire, SupplyCheck | None] = {}
    for empire, name in enumerate(EMPIRES):
        everyone = seen.data.supply_all
        at = due % EMPIRE_COUNT if everyone else empire
        later = due == EMPIRE_COUNT if everyone else due > empire
        chancellor = POSITION_TEXTS[first_position(at) + CHANCELLOR]
        found[name] = None if later and last else SupplyCheck(chancellor, int(later))
    return found


def next_check(seen: Observation) -> int:
    """Return the empire whose council is the next to end in this round; 5 if all have."""
    for name, parts in seen.frames:
        if name == "Tracker":
            due = parts[SUPPLY_DUE]
            return due if due >= 0 else position_empire(parts[NEXT_POSITION])
    bottom, parts = seen.frames[0]
    done = bottom == "Over" or (bottom == "Round" and parts[STEP] > EMPIRES_ACT)
    return EMPIRE_COUNT if done else 0


def control(s: State) -> dict[str, Control]:
    """Return who controls each position, and through which agent; uncontrolled ones are omitted."""
    found = {}
    for position in range(POSITION_COUNT):
        agent = s.agent_for(position)
        if agent >= 0:
            found[POSITION_TEXTS[position]] = control_of(s.seats[s.council[agent]], agent)
    return found


@cache  # as above
def control_of(society: int, agent: int) -> Control:
    """Return the control that a society has through an agent."""
    return Control(SOCIETIES[society], POSITION_TEXTS[agent])


def icons(s: State) -> dict[Empire, dict[Icon, int]]:
    """Count the icons in the regions each empire controls."""
    return {
        name: {icon: s.icons(empire, number) for number, icon in enumerate(ICONS)}
        for empire, name in enumerate(EMPIRES)
    }


def orders(s: State) -> dict[str, dict[str, int | None]]:
    """Return the orders of each position, with what each would add or draw now."""
    data = s.data
    found: dict[str, dict[str, int | None]] = {}
    for position in range(POSITION_COUNT):
        first = first_order(position)
        found[POSITION_TEXTS[position]] = {
            data.order_texts[order]: brings(s, order)
            for order in range(first, first + data.order_count[position])
        }
    return found


def brings(s: State, order: int) -> int | None:
    """Return how many banners an order would add, or cards it would draw, as far as available.

    None for an attack or a switch, or 0 if whoever controls the position could do neither.
    """
    kind = s.data.order_kind[order]
    empire = order_empire(order)
    if kind >= ATTACK:
        agent = s.agent_for(order_position(order))
        if kind == ATTACK:
            cards = s.payable[s.council[agent]] if agent >= 0 else 0
            return None if can_attack_with(s, empire, cards, ANY_SOURCE) else 0
        return None if agent < 0 or switch_targets(s, agent) else 0
    if kind in (ADD, ADD_PER):
        return min(size_of(s, order), s.reserve[empire] if s.controls_any(empire) else 0)
    return min(size_of(s, order), s.deck_size[empire] + s.discard_size[empire])


# -- scores (R8) -------------------------------------------------------------------------------


def possible_score(s: State, player: int, eyes: int) -> ScoreRange:
    """Return the lowest and highest score a player may have, as the seat `eyes` can know it."""
    worth = counted(s, player, cities(s))
    tokens = s.loyalty[player * SLOT_COUNT : (player + 1) * SLOT_COUNT]
    known = bonus(s, player)
    hidden = []
    for slot, empire in enumerate(tokens):
        if empire >= 0:
            known += MULTIPLIERS[slot] * worth[empire]
        else:
            hidden.append(slot)
    if not hidden:
        return ScoreRange(known, known)
    left = [empire for empire in range(EMPIRE_COUNT) if empire not in tokens]
    barred = devout_of(s, eyes) if s.data.unique_devout and hidden[0] == 0 else -1
    if barred not in left:
        low, high = _extremes([MULTIPLIERS[slot] for slot in hidden], [worth[e] for e in left])
        return ScoreRange(known + low, known + high)
    totals: list[int] = []
    for devout in left:
        if devout != barred:
            first = MULTIPLIERS[0] * worth[devout]
            rest = [worth[empire] for empire in left if empire != devout]
            others = _extremes([MULTIPLIERS[slot] for slot in hidden[1:]], rest)
            totals += [first + total for total in others]
    return ScoreRange(known + min(totals), known + max(totals))


def _extremes(multipliers: list[int], worth: list[int]) -> tuple[int, int]:
    """Return the lowest and highest sum of products: sorted in opposite order, and in the same."""
    rising = sorted(multipliers)
    high = sum(map(mul, rising, sorted(worth)))
    return sum(map(mul, rising, sorted(worth, reverse=True))), high


def devout_of(s: State, seat: int) -> int:
    """Return the empire a seat was dealt as Devout, which nobody else was (R2.4); -1 if unknown.

    A token that was turned up may have been swapped, so it tells nothing.
    """
    return s.loyalty[seat * SLOT_COUNT] if seat >= 0 and not s.face_up[seat] & 1 else -1


def score_lines(s: State, player: int) -> tuple[ScoreLine, ...]:
    """Return a player's score, one line for each loyalty that is visible."""
    data = s.data
    lines = []
    for slot, name in enumerate(SLOTS):
        empire = s.loyalty[player * SLOT_COUNT + slot]
        if empire < 0:
            continue
        held = tuple(data.region_ids[i] for i in data.cities if s.holder[i] == empire)
        agents = sum(
            agent_player(w) == player and s.holder[agent_region(w)] == empire for w in s.field
        )
        times = MULTIPLIERS[slot]
        worth = times * (len(held) + agents)
        line = ScoreLine(name, EMPIRES[empire], times, worth, held, agents, times * agents)
        lines.append(line)
    return tuple(lines)


def tie(s: State) -> Tie | None:
    """Return how a tie at the end of the game was decided (R8.3); None if one player leads."""
    scores = points(s)
    level = leaders(scores)
    if len(level) == 1:
        return None
    return Tie(
        points=scores[level[0]],
        by="concealed" if s.data.tie_concealed else "swaps",
        rule="R8.3",
        players=tuple(
            TiedPlayer(SOCIETIES[s.seats[player]], tie_figure(s, player), s.hand_size[player])
            for player in level
        ),
    )
