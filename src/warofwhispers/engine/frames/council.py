"""The empires' turns (R4): the tracker, the acting position, and what follows its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ACT_ELSEWHERE,
    ASK_ACT,
    ASK_AFTER_ORDER,
    ASK_ELSEWHERE,
    ASK_RELOCATE,
    ASKING,
    CHANCELLOR,
    CLEAR,
    ELSEWHERE,
    HELD_ORDER,
    HELD_ROUND,
    HORSE,
    MIDNIGHT_OIL,
    MOVE,
    NO_SUPPLY,
    NOBODY,
    ORDER,
    PASS,
    PHASE_COUNCIL,
    PLAY,
    POSITION_COUNT,
    REGION_COUNT,
    RELOCATE,
    REPEATING,
    REPLACING,
    VACANT,
)
from warofwhispers.engine.frames.abilities import (
    append_general,
    append_plays,
    bars_general,
    play_general,
)
from warofwhispers.engine.frames.alliance import Alliance
from warofwhispers.engine.frames.orders import (
    NO_ORDER,
    append_orders,
    carry_out,
    has_effect,
    may_rest,
)
from warofwhispers.engine.places import first_position, position_empire, position_place
from warofwhispers.engine.reasons import (
    ALLOWED,
    ALLY,
    NO_EFFECT,
    NO_ORDER_THERE,
    NO_ORDER_TO_REPEAT,
    NO_VACANCY,
    NOT_YOURS,
    NOWHERE_ELSE,
    REPEATED,
    REPLACED,
    SAME_AGENT,
    WRONG_WINDOW,
)
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def check_supply(s: State, empire: int) -> None:
    """Remove banners above supply after an empire's Chancellor (R4.7); -1 means everyone's."""
    everyone = s.data.supply_all or empire < 0
    limit = s.data.limit
    region: i64
    for region in range(REGION_COUNT):
        over: i64 = s.banners[region] - limit[region]
        if over > 0 and (everyone or s.holder[region] == empire):
            s.kill(region, over, "R4.7")


@final
class Tracker(Frame):
    """The tracker: `position` acts next; the end of a council is noticed in passing.

    `supply` is the empire whose supply has to be checked first, or -1.
    """

    FIELDS: ClassVar = (fields.NEXT_POSITION, fields.SUPPLY)

    def __init__(self, position: int, supply: int) -> None:
        self.position = position
        self.supply = supply

    def sent_back(self) -> Frame:
        """Go back to the Horse's Sheriff; any supply check that was due is skipped."""
        return Tracker(first_position(HORSE), VACANT)

    def advance(self, s: State) -> bool:
        """Go to the next position that anybody controls."""
        s.phase = PHASE_COUNCIL
        supply = self.supply
        position = self.position
        while True:
            if supply >= 0 and not s.lasting & NO_SUPPLY:
                check_supply(s, supply)
            if position == POSITION_COUNT:
                break
            agent = s.agent_for(position)
            supply = position_empire(position) if position_place(position) == CHANCELLOR else VACANT
            if agent >= 0:
                player = s.council[agent]
                s.tracker = position
                s.active = player
                s.serving = position_empire(position)
                s.stack[-1] = Tracker(position + 1, supply)
                s.stack.append(Act(player, position, agent, 0))
                if s.data.alliances:
                    open_order(s, player, position, agent)
                return False
            position += 1
        s.tracker = VACANT
        s.active = NOBODY
        s.serving = VACANT
        s.stack.pop()
        return False


def open_order(s: State, player: int, position: int, agent: int) -> None:
    """Ask the others for an alliance, unless it is publicly known that there is no order."""
    s.offered = 0
    for other in range(s.players):
        if s.standing[other] == HELD_ORDER:
            s.standing[other] = 0
    orders: list[int] = []
    append_orders(s, position, agent, 0, orders)
    if orders or s.hand_size[player] > 0:
        s.stack.append(Alliance(ASKING, player, position_empire(position), 1))


@final
class Act(Frame):
    """A position acts: an order, or a card before it.

    `agent` is where the active agent sits; `replaced` is 1 once a card has led to this position
    instead of the tracker's (R6.5).
    """

    FIELDS: ClassVar = (fields.PLAYER, fields.POSITION, fields.AGENT, fields.REPLACED)

    def __init__(self, player: int, position: int, agent: int, replaced: int) -> None:
        self.player = player
        self.position = position
        self.agent = agent
        self.replaced = replaced

    def taken_over(self, player: int) -> Frame:
        """Let an ally carry out this order, without replacing it by another (R6.8)."""
        return Act(player, self.position, self.agent, 1)

    def advance(self, s: State) -> bool:
        """Offer the orders and, to a player who holds any card, the plays (R4.3, R6.3)."""
        options: list[int] = []
        append_orders(s, self.position, self.agent, s.payable[self.player], options)
        if s.hand_size[self.player] == 0:
            if options:
                return s.ask(self.player, ASK_ACT, options)
            self._idle(s)
            return False
        if may_rest(s, self.position, self.agent, options):
            options.append(PASS)
        mask: i64 = s.payable[self.player] & REPLACING
        if mask and not self.replaced:
            if (mask >> RELOCATE) & 1 and self.bars(s, RELOCATE) == ALLOWED:
                append_plays(s, self.player, RELOCATE, options)
            if (mask >> ACT_ELSEWHERE) & 1:
                self._append_elsewhere(s, options)
        append_general(s, self.player, position_empire(self.position), options)
        if s.standing[self.player] == HELD_ROUND:
            options.append(CLEAR)
        return s.ask(self.player, ASK_ACT, options)

    def bars(self, s: State, ability: int) -> int:
        """Return why an ability may not be used before this order or instead of it."""
        if not (REPLACING >> ability) & 1:
            return bars_general(s, ability, position_empire(self.position))
        if self.replaced:
            return REPLACED if s.active == self.player else ALLY
        if ability == RELOCATE:
            return ALLOWED if VACANT in s.council else NO_VACANCY
        return ALLOWED if elsewhere(s, self.player, self.agent) else NOWHERE_ELSE

    def choose(self, s: State, action: int) -> None:
        """Carry out the order, or play the card."""
        if action == PASS:
            self._idle(s)
        elif action == CLEAR:
            s.standing[self.player] = 0
            if s.log is not None:
                s.note("listens", "R6.8", self.player, ())
        elif action < PLAY:
            order = action - ORDER
            s.stack[-1] = AfterOrder(self.player, order, self.agent, 0)
            carry_out(s, self.player, order, self.agent, 0)
        else:
            ability = s.play(self.player, action)
            if ability == RELOCATE:
                s.stack[-1] = Relocate(self.player, self.agent)
            elif ability == ACT_ELSEWHERE:
                s.stack[-1] = ActElsewhere(self.player, self.agent)
            else:
                play_general(s, self.player, ability, position_empire(self.position))

    def _idle(self, s: State) -> None:
        if s.log is not None:
            s.note("idle", "R4.3", self.player, (self.position,))
        s.stack.pop()

    def _append_elsewhere(self, s: State, options: list[int]) -> None:
        """Offer to act elsewhere if there is an order to carry out there.

        That can depend on the cards left over only where attacks without a target are barred.
        """
        if not s.data.attack_needs_target:
            if elsewhere(s, self.player, self.agent):
                append_plays(s, self.player, ACT_ELSEWHERE, options)
            return
        plays: list[int] = []
        append_plays(s, self.player, ACT_ELSEWHERE, plays)
        for play in plays:
            s.pay(self.player, play)
            if elsewhere(s, self.player, self.agent):
                options.append(play)
            s.unpay(self.player, play)


def elsewhere(s: State, player: int, agent: int) -> list[int]:
    """Return the positions with an order that the player controls through other agents."""
    options: list[int] = []
    orders: list[int] = []
    position: i64
    for position in range(POSITION_COUNT):
        if bars_elsewhere(s, player, agent, position, orders) == ALLOWED:
            options.append(ELSEWHERE + position)
    return options


def bars_elsewhere(s: State, player: i64, agent: i64, position: i64, orders: list[int]) -> i64:
    """Return why a position may not act instead (C-lion-1), given its `orders`; 0 if it may."""
    other: i64 = s.agent_for(position)
    if other < 0 or s.council[other] != player:
        return NOT_YOURS
    if other == agent:
        return SAME_AGENT
    orders.clear()
    append_orders(s, position, other, s.payable[player], orders)
    return ALLOWED if orders else NO_ORDER_THERE


@final
class Relocate(Frame):
    """C-eagle-1: the vacant position that the active agent moves to."""

    FIELDS: ClassVar = (fields.PLAYER, fields.AGENT)

    def __init__(self, player: int, agent: int) -> None:
        self.player = player
        self.agent = agent

    def advance(self, s: State) -> bool:
        """Offer the vacant positions of all councils."""
        options: list[int] = []
        position: i64
        for position in range(POSITION_COUNT):
            if s.council[position] < 0:
                options.append(MOVE + position)
        return s.ask(self.player, ASK_RELOCATE, options)

    def choose(self, s: State, action: int) -> None:
        """Move there, and act there instead."""
        place = action - MOVE
        s.council[self.agent] = VACANT
        s.council[place] = self.player
        s.serving = position_empire(place)
        if s.log is not None:
            s.note("relocated", "C-eagle-1", self.player, (self.agent, place))
        s.stack[-1] = Act(self.player, place, place, 1)


@final
class ActElsewhere(Frame):
    """C-lion-1: the other position of the player's that acts instead."""

    FIELDS: ClassVar = (fields.PLAYER, fields.AGENT)

    def __init__(self, player: int, agent: int) -> None:
        self.player = player
        self.agent = agent

    def advance(self, s: State) -> bool:
        """Offer those positions."""
        options = elsewhere(s, self.player, self.agent)
        return s.ask(self.player, ASK_ELSEWHERE, options)

    def choose(self, s: State, action: int) -> None:
        """Act there."""
        position = action - ELSEWHERE
        s.serving = position_empire(position)
        if s.log is not None:
            s.note("acts_elsewhere", "C-lion-1", self.player, (position,))
        s.stack[-1] = Act(self.player, position, s.agent_for(position), 1)


@final
class AfterOrder(Frame):
    """An order has been carried out; `again` is 1 once midnight oil has repeated it."""

    FIELDS: ClassVar = (fields.PLAYER, fields.ORDER, fields.AGENT, fields.AGAIN)

    def __init__(self, player: int, order: int, agent: int, again: int) -> None:
        self.player = player
        self.order = order
        self.agent = agent
        self.again = again

    def reached(self, order: int, agent: int) -> Frame:
        """Return what follows the order that a switch led to."""
        return AfterOrder(self.player, order, agent, self.again)

    def advance(self, s: State) -> bool:
        """Ask the player for a card, if they hold any."""
        if s.hand_size[self.player] == 0:
            s.stack.pop()
            return False
        options = [PASS]
        if s.payable[self.player] & REPEATING and self._bars_oil() == ALLOWED:
            self._append_oil(s, options)
        if not s.data.strict_timing:
            append_general(s, self.player, s.serving, options)
        return s.ask(self.player, ASK_AFTER_ORDER, options)

    def bars(self, s: State, ability: int) -> int:
        """Return why an ability may not be used after this order."""
        if ability == MIDNIGHT_OIL:
            why = self._bars_oil()
            if why == ALLOWED and not has_effect(s, self.order, s.payable[self.player]):
                return NO_EFFECT
            return why
        return WRONG_WINDOW if s.data.strict_timing else bars_general(s, ability, s.serving)

    def _bars_oil(self) -> int:
        if self.again:
            return REPEATED
        return NO_ORDER_TO_REPEAT if self.order == NO_ORDER else ALLOWED

    def choose(self, s: State, action: int) -> None:
        """Repeat the order, play another card, or finish."""
        if action == PASS:
            s.stack.pop()
            return
        ability = s.play(self.player, action)
        if ability == MIDNIGHT_OIL:
            s.stack[-1] = AfterOrder(self.player, self.order, self.agent, 1)
            carry_out(s, self.player, self.order, self.agent, 1)
        else:
            play_general(s, self.player, ability, s.serving)

    def _append_oil(self, s: State, options: list[int]) -> None:
        """Offer to repeat the order if that has an effect with its cost paid (R6.2, R6.6)."""
        plays: list[int] = []
        append_plays(s, self.player, MIDNIGHT_OIL, plays)
        for play in plays:
            s.pay(self.player, play)
            if has_effect(s, self.order, s.payable[self.player]):
                options.append(play)
            s.unpay(self.player, play)
