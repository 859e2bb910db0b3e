"""Why a move is good or bad, as facts that the message catalogue turns into sentences.

Everything follows from a state consistent with what one seat sees, and from the worth of a city of
each empire to it (`Stakes`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.advice import (
    CanAttack,
    CanDraw,
    CanGuard,
    ChangesForecast,
    ChangesHand,
    Controls,
    ExposesCity,
    FieldAgent,
    GivesUp,
    SavesCity,
    Shows,
    Swaps,
    TakesCity,
    Threatens,
    Waits,
    speaks_for,
)
from warofwhispers.bots.belief.worth import own_multipliers
from warofwhispers.bots.judgement.forecast import can_still_attack
from warofwhispers.bots.judgement.moves import Judge
from warofwhispers.bots.judgement.one_ply import finish_for
from warofwhispers.bots.judgement.policy import Policy
from warofwhispers.bots.judgement.style import plain_style
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.content import EMPIRES, SLOTS, SOCIETIES
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ASK_DEPLOY,
    ASK_RETRIEVE,
    ASK_SWAP,
    ATTACK,
    DEPLOY,
    DEPLOY_FIELD,
    DRAW,
    DRAW_PER,
    EMPIRE_COUNT,
    PASS,
    RETRIEVE,
    RETRIEVE_FIELD,
    SLOT_COUNT,
    SWAP,
)
from warofwhispers.engine.fight import strength
from warofwhispers.engine.frames.orders import controlled_by, size_of
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.places import first_order, position_empire
from warofwhispers.engine.score import MULTIPLIERS
from warofwhispers.notation import POSITION_TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from warofwhispers.bots.advice import Reason, Whose
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import State

NOTICED: Final = 0.2  # the least change of the cities expected that is worth a word
LITTLE: Final = 0.3  # what an agent can bring who is hardly missed
MATTERS: Final = 0.25  # the least worth of an empire's city for its forecast to be mentioned
WANTED: Final = 1.8  # what a city must seem to be worth to a player for us to say that they want it
LIKELY: Final = 0.4  # the share of a city's worth to count while it is only in reach
BEST_BET: Final = 3  # points of a city: a say in such an empire is worth more words than a card
Weighed = tuple[float, "Reason"]


@dataclass(frozen=True, slots=True)
class Stakes:
    """What cities are worth to one seat: `weights` is net of the rivals, five numbers per seat.

    `wanted` is what they seem to be worth to each player, seat by seat.
    """

    seen: Observation
    weights: Sequence[float]
    wanted: Sequence[Sequence[float]]

    @property
    def mine(self) -> list[float]:
        """Return what one more city of each empire is worth to the seat, net of its rivals."""
        seat = self.seen.seat
        return list(self.weights[seat * EMPIRE_COUNT : (seat + 1) * EMPIRE_COUNT])

    def points(self, empire: int, loser: int | None = None) -> int:
        """Return the seat's own points for a city of an empire, or for one that changes hands."""
        own = own_multipliers(self.seen)
        return round(own[empire] - (0 if loser is None else own[loser]))

    def gain(self, empire: int, loser: int) -> float:
        """Return what a city's change of hands is worth to the seat, net of its rivals."""
        return self.mine[empire] - self.mine[loser]

    def whose(self, empire: int, loser: int) -> tuple[Whose, str]:
        """Return who cares that a city changes hands: the seat itself or a rival, and which.

        Nobody is named if the seat loses more by it than its rivals do.
        """
        if self.points(empire, loser) > 0:
            return "mine", SOCIETIES[self.seen.seats[self.seen.seat]]
        others = [seat for seat in range(self.seen.players) if seat != self.seen.seat]
        rival = max(others, key=lambda seat: self.wanted[seat][loser] - self.wanted[seat][empire])
        hurts = self.gain(empire, loser) > 0 and self.wanted[rival][loser] >= WANTED
        return "rival" if hurts else "none", SOCIETIES[self.seen.seats[rival]]


def reasons(state: State, option: int, stakes: Stakes, seed: int) -> list[Reason]:
    """Return what a move does to cities, forecasts, cards, control or loyalties.

    What speaks for it comes before its price, what matters most before the rest. `state` is one in
    which the seat is asked.
    """
    prompt = stakes.seen.prompt
    if prompt == ASK_DEPLOY:
        found = list(_deployed(state, option, stakes))
    elif prompt == ASK_RETRIEVE:
        found = [(1.0, _retrieved(state, option, stakes))]
    elif prompt == ASK_SWAP:
        found = [(1.0, reason) for reason in _swapped(state, option, stakes.seen.seat)]
    else:
        found = list(_moved(state, option, stakes, seed))
    found.sort(key=lambda pair: (not speaks_for(pair[1]), -pair[0]))
    return list(dict.fromkeys(reason for _, reason in found))


def reasons_for(state: State, option: int, stakes: Stakes, seed: int) -> list[Reason]:
    """Return the reasons to recommend a move; none if they begin with its price."""
    found = reasons(state, option, stakes, seed)
    return found if found and speaks_for(found[0]) else []


def first_price(found: Sequence[Reason]) -> Reason | None:
    """Return what to say about a move that was not the best: its price, or else its merit."""
    return next((one for one in found if not speaks_for(one)), found[0] if found else None)


def threats(state: State) -> dict[int, tuple[int, int]]:
    """Return the cities that one attack could take now, by whom and with how many banners."""
    found: dict[int, tuple[int, int]] = {}
    attackers = can_still_attack(state)
    for region in state.data.cities:
        guard = strength(state.banners[region], state.data.fort[region])
        for near in state.data.borders[region]:
            foe, able = state.holder[near], state.movable(near)
            hostile = foe != state.holder[region] and (attackers >> foe) & 1
            if hostile and able > max(guard, found.get(region, (0, 0))[1]):
                found[region] = (foe, able)
    return found


# -- moves on the board ---------------------------------------------------------------------------


def _moved(state: State, option: int, stakes: Stakes, seed: int) -> Iterator[Weighed]:
    """Yield the results of a move, once everything that belongs to it is done."""
    seat = stakes.seen.seat
    after = state.clone()
    after.apply(option)
    if after.tracker == state.tracker and after.phase == state.phase:
        styles = [plain_style()] * state.players
        policy = Policy(load_forecast(), list(stakes.weights), styles)
        finish_for(after, policy, RandomStream(seed, 3), seat)
    yield from _cities(state, after, stakes)
    yield from _reach(state, after, stakes)
    yield from _forecasts(state, after, stakes)
    more = after.hand_size[seat] - state.hand_size[seat]
    if more:
        yield 0.3 * abs(more), ChangesHand(more)
    if option == PASS:
        yield 0.0, Waits()


def _cities(state: State, after: State, stakes: Stakes) -> Iterator[Weighed]:
    for region in state.data.cities:
        empire, loser = after.holder[region], state.holder[region]
        if empire != loser:
            whose, rival = stakes.whose(empire, loser)
            points = stakes.points(empire, loser)
            named = state.data.region_ids[region]
            reason = TakesCity(named, EMPIRES[empire], EMPIRES[loser], points, whose, rival)
            yield 10.0 + abs(stakes.gain(empire, loser)), reason


def _reach(state: State, after: State, stakes: Stakes) -> Iterator[Weighed]:
    """Yield the cities that come into or out of reach of one attack."""
    before, then = threats(state), threats(after)
    for region in state.data.cities:
        holder = after.holder[region]
        if holder != state.holder[region] or (region in before) == (region in then):
            continue
        foe, banners = before.get(region) or then[region]
        gain = stakes.gain(foe, holder)
        names = state.data.region_ids[region], EMPIRES[holder], EMPIRES[foe]
        if region in before and gain < 0:
            points, whose = stakes.points(holder, foe), stakes.whose(holder, foe)
            if whose[0] != "none":
                yield -gain * LIKELY, SavesCity(*names, banners, points, *whose)
        elif region in then and gain < 0:
            yield -gain * LIKELY, ExposesCity(*names, stakes.points(holder, foe))
        elif region in then:
            named, holder_name, foe_name = names
            points = stakes.points(foe, holder)
            yield gain * LIKELY, Threatens(named, foe_name, holder_name, points)


def _forecasts(state: State, after: State, stakes: Stakes) -> Iterator[Weighed]:
    forecast, mine = load_forecast(), stakes.mine
    pairs = zip(forecast.cities(state), forecast.cities(after), strict=True)
    for empire, (before, then) in enumerate(pairs):
        if abs(then - before) >= NOTICED and abs(mine[empire]) >= MATTERS:
            weight = abs(then - before) * abs(mine[empire]) * LIKELY
            yield (
                weight,
                ChangesForecast(
                    EMPIRES[empire],
                    before=round(before, 3),
                    after=round(then, 3),
                    worth=round(mine[empire], 3),
                    trend="up" if then > before else "down",
                    side="mine" if mine[empire] > 0 else "rivals",
                ),
            )


# -- agents ---------------------------------------------------------------------------------------


def _deployed(state: State, option: int, stakes: Stakes) -> Iterator[Weighed]:
    """Yield what an agent could do there, as the board stands."""
    if option >= DEPLOY_FIELD:
        region = option - DEPLOY_FIELD
        named = state.data.region_ids[region]
        yield 1.0, FieldAgent(named, EMPIRES[state.holder[region]])
        return
    position = option - DEPLOY
    empire = position_empire(position)
    name = POSITION_TEXTS[position]
    own = stakes.points(empire)
    yield 0.6 if own >= BEST_BET else 0.05, Controls(name, EMPIRES[empire], own)
    base = stakes.seen.seat * EMPIRE_COUNT
    judge = Judge(state, list(stakes.weights), base)
    for order in _orders(state, position):
        kind = state.data.order_kind[order]
        worth = judge.order(state, stakes.seen.seat, order, 1.0, 1.0)
        if worth <= 0.0:
            continue
        if kind == ATTACK and state.data.city[judge.target]:
            loser = state.holder[judge.target]
            if stakes.gain(empire, loser) <= 0:
                continue  # it would attack for another reason
            whose, rival = stakes.whose(empire, loser)
            city, points = state.data.region_ids[judge.target], stakes.points(empire, loser)
            names = city, EMPIRES[empire], EMPIRES[loser]
            yield worth, CanAttack(name, *names, points, whose, rival)
        elif kind in (ADD, ADD_PER):
            yield from _guarded(state, name, empire, stakes)
        elif kind in (DRAW, DRAW_PER):
            yield worth, CanDraw(name, size_of(state, order))


def _orders(state: State, position: int) -> Iterator[int]:
    """Yield the orders of a position and of others that an agent there would control (R4.2)."""
    served = controlled_by(state, position)
    for place in range(position, -1, -1):
        if (served >> place) & 1:
            first = first_order(place)
            yield from range(first, first + state.data.order_count[place])


def _guarded(state: State, name: str, empire: int, stakes: Stakes) -> Iterator[Weighed]:
    for region, (foe, banners) in threats(state).items():
        loss, whose = stakes.gain(empire, foe), stakes.whose(empire, foe)
        if state.holder[region] == empire and loss > 0 and whose[0] != "none":
            region_name, points = state.data.region_ids[region], stakes.points(empire, foe)
            names = region_name, EMPIRES[empire], EMPIRES[foe]
            yield loss * LIKELY, CanGuard(name, *names, banners, points, *whose)


def _retrieved(state: State, option: int, stakes: Stakes) -> Reason:
    if option >= RETRIEVE_FIELD:
        region = option - RETRIEVE_FIELD
        return FieldAgent(state.data.region_ids[region], EMPIRES[state.holder[region]])
    position, seat = option - RETRIEVE, stakes.seen.seat
    judge = Judge(state, list(stakes.weights), seat * EMPIRE_COUNT)
    worth = judge.seat(state, seat, position, 1.0, 1.0)
    return GivesUp(
        POSITION_TEXTS[position],
        EMPIRES[position_empire(position)],
        worth=round(worth, 3),
        use="little" if worth < LITTLE else "more",
    )


# -- loyalties ------------------------------------------------------------------------------------


def _swapped(state: State, option: int, seat: int) -> list[Reason]:
    if option == PASS:
        return [Waits()]
    i, j = SLOT_PAIRS[option - SWAP]
    a, b = state.loyalty[seat * SLOT_COUNT + i], state.loyalty[seat * SLOT_COUNT + j]
    cities = load_forecast().cities(state)
    gain = (MULTIPLIERS[i] - MULTIPLIERS[j]) * (cities[b] - cities[a])
    return [Swaps(EMPIRES[a], EMPIRES[b], round(gain)), Shows(SLOTS[i], SLOTS[j])]
