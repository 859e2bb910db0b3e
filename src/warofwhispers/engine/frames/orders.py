"""Carrying out an order (R4.3 to R4.6): add, draw, attack, switch."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ASK_ADD,
    ASK_REACHED,
    ASK_SWITCH,
    ATTACK,
    BANNERS_PER_EMPIRE,
    COUNCIL_SIZE,
    DRAW,
    DRAW_PER,
    FARMS_DOUBLED,
    MOVE,
    NULL_ALLOWED,
    NULL_BARRED,
    NULL_RECRUIT_BARRED,
    ORDER,
    PASS,
    SWITCH,
    SWITCH_ANY,
    SWITCH_COMPETITIVE,
)
from warofwhispers.engine.frames.attack import AttackSource
from warofwhispers.engine.frames.draw import DrawCards
from warofwhispers.engine.frames.place import add_anywhere
from warofwhispers.engine.frames.reach import ANY_SOURCE, PLAIN, can_attack_with
from warofwhispers.engine.places import first_beside, first_order, order_empire, position_empire
from warofwhispers.engine.reasons import (
    ALLOWED,
    EMPTY_RESERVE,
    NO_ATTACK,
    NO_SWITCH,
    ORDER_WITHOUT_EFFECT,
    OTHER_COUNCIL,
    SAME_POSITION,
    VACANT_POSITION,
)
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_ORDER: Final = -1
FARM: Final = 1


def size_of(s: State, order: i64) -> int:
    """Return how many banners an order adds, or cards it draws, with the present icons."""
    data = s.data
    kind: i64 = data.order_kind[order]
    if kind == ADD or kind == DRAW:
        return data.order_number[order]
    return size_with(s, order, s.icons(order_empire(order), data.order_icon[order]))


def size_with(s: State, order: i64, icons: i64) -> int:
    """Return how many banners an order that counts icons adds, or cards it draws."""
    data = s.data
    if s.lasting & FARMS_DOUBLED and data.order_icon[order] == FARM:
        icons *= 2
    if data.order_kind[order] == ADD_PER:
        return data.order_number[order] * icons
    every: i64 = data.order_every[order]
    return icons // every


def has_effect(s: State, order: i64, cards: i64) -> bool:
    """Return whether an order (not a switch) would do anything, with payable abilities `cards`."""
    kind: i64 = s.data.order_kind[order]
    empire: i64 = order_empire(order)
    if kind == ADD or kind == ADD_PER:
        return s.reserve[empire] > 0 and size_of(s, order) > 0 and s.controls_any(empire)
    if kind == DRAW or kind == DRAW_PER:
        return s.deck_size[empire] + s.discard_size[empire] > 0 and size_of(s, order) > 0
    return can_attack_with(s, empire, cards, ANY_SOURCE)


def bars_order(s: State, order: i64, agent: i64, cards: i64) -> i64:
    """Return why an order may not be chosen for the agent at `agent` (R4.3); 0 if it may."""
    kind: i64 = s.data.order_kind[order]
    if kind == SWITCH:
        return ALLOWED if switch_targets(s, agent) else NO_SWITCH
    mode: i64 = s.data.null_mode
    if mode == NULL_ALLOWED:
        return ALLOWED
    empire: i64 = order_empire(order)
    if mode == NULL_RECRUIT_BARRED:
        adds = kind == ADD or kind == ADD_PER
        return EMPTY_RESERVE if adds and s.reserve[empire] == 0 else ALLOWED
    if kind == ATTACK and not can_attack_with(s, empire, cards, ANY_SOURCE):
        return NO_ATTACK
    if mode == NULL_BARRED and not has_effect(s, order, cards):
        return ORDER_WITHOUT_EFFECT
    return ALLOWED


def append_orders(s: State, position: i64, agent: i64, cards: i64, options: list[int]) -> None:
    """Append the orders of a position that may be chosen, with the payable abilities `cards`."""
    first: i64 = first_order(position)
    end: i64 = first + s.data.order_count[position]
    order: i64
    for order in range(first, end):
        if bars_order(s, order, agent, cards) == ALLOWED:
            options.append(ORDER + order)


def may_rest(s: State, position: i64, agent: i64, options: list[int]) -> bool:
    """Return whether a position may stay idle: no order can be chosen without playing a card.

    Nobody is forced to play a card (R4.3). Only an attack can depend on one, and only where
    attacks without a target are barred.
    """
    if not options:
        return True
    if not s.data.attack_needs_target:
        return False
    plain: list[int] = []
    append_orders(s, position, agent, 0, plain)
    return not plain


def carry_out(s: State, player: int, order: int, agent: int, must: int) -> None:
    """Start an order by pushing its questions onto the stack. For `must` see `AttackSource`."""
    kind = s.data.order_kind[order]
    empire = order_empire(order)
    if s.log is not None:
        s.note("ordered", "R4.3", player, (order,))
    if kind == ATTACK:
        must |= 1 if s.data.attack_needs_target else 0
        s.stack.append(AttackSource(player, empire, PLAIN, ANY_SOURCE, BANNERS_PER_EMPIRE, must))
    elif kind == SWITCH:
        s.stack.append(Switch(player, agent))
    elif kind == ADD or kind == ADD_PER:
        add_anywhere(s, player, ASK_ADD, empire, size_of(s, order))
    else:
        number = size_of(s, order)
        if number > 0:
            s.stack.append(DrawCards(player, empire, number))


# -- switch ----------------------------------------------------------------------------------------


def switch_targets(s: State, agent: i64) -> list[int]:
    """Return the positions in the agent's council that it may switch to (R4.6)."""
    options: list[int] = []
    first: i64 = first_beside(agent)
    position: i64
    for position in range(first, first + COUNCIL_SIZE):
        if bars_switch(s, agent, position) == ALLOWED:
            options.append(MOVE + position)
    return options


def bars_switch(s: State, agent: i64, position: i64) -> i64:
    """Return why the agent at `agent` may not switch to a position (R4.6); 0 if it may."""
    if position_empire(position) != position_empire(agent):
        return OTHER_COUNCIL
    if position == agent:
        return SAME_POSITION
    if s.data.switch_mode == SWITCH_ANY or s.council[position] >= 0:
        return ALLOWED
    return VACANT_POSITION


def controlled_by(s: State, agent: i64) -> i64:
    """Return, as bits, the positions that the agent at `agent` controls: its own and vacancies."""
    first: i64 = first_beside(agent)
    bits: i64 = 1 << agent
    position: i64 = agent - 1
    while position >= first and s.council[position] < 0:
        bits |= 1 << position
        position -= 1
    return bits


@final
class Switch(Frame):
    """A switch: where the active agent goes."""

    FIELDS: ClassVar = (fields.PLAYER, fields.AGENT)

    def __init__(self, player: int, agent: int) -> None:
        self.player = player
        self.agent = agent

    def advance(self, s: State) -> bool:
        """Offer the positions it may go to."""
        return s.ask(self.player, ASK_SWITCH, switch_targets(s, self.agent))

    def choose(self, s: State, action: int) -> None:
        """Change places and go on to an order there."""
        place = action - MOVE
        before = controlled_by(s, self.agent)
        other = s.council[place]
        s.council[place] = s.council[self.agent]
        s.council[self.agent] = other
        if s.log is not None:
            s.note("switched", "R4.6", self.player, (self.agent, place, other))
        positions = 1 << place
        if s.data.switch_mode == SWITCH_COMPETITIVE:
            positions = controlled_by(s, place) & ~before
        s.stack[-1] = ReachedOrder(self.player, place, positions)


@final
class ReachedOrder(Frame):
    """The order a switch leads to: one of the `positions` (bits) reached."""

    FIELDS: ClassVar = (fields.PLAYER, fields.AGENT, fields.POSITIONS)

    def __init__(self, player: int, agent: int, positions: int) -> None:
        self.player = player
        self.agent = agent
        self.positions = positions

    def advance(self, s: State) -> bool:
        """Offer the orders; a player with cards is asked even if there are none (R4.3)."""
        options = self._orders(s, s.payable[self.player])
        if s.hand_size[self.player] == 0:
            if options:
                return s.ask(self.player, ASK_REACHED, options)
            s.stack.pop()
            s.stack[-1] = s.stack[-1].reached(NO_ORDER, self.agent)
            return False
        if self._may_rest(s, options):
            options.append(PASS)
        return s.ask(self.player, ASK_REACHED, options)

    def _may_rest(self, s: State, options: list[int]) -> bool:
        """Return whether no order can be chosen without playing a card (R4.3).

        In rules version 1 a switch counted as an order here too, though it cannot be chosen.
        """
        if options and s.data.null_mode == NULL_BARRED:
            return not self._all_orders(s, 0)
        return not self._orders(s, 0)

    def _orders(self, s: State, cards: int) -> list[int]:
        """Return the orders of the positions reached; one switch never leads to another."""
        options = self._all_orders(s, cards)
        return [option for option in options if s.data.order_kind[option - ORDER] != SWITCH]

    def _all_orders(self, s: State, cards: int) -> list[int]:
        options: list[int] = []
        first = first_beside(self.agent)
        for position in range(first, first + COUNCIL_SIZE):
            if (self.positions >> position) & 1:
                append_orders(s, position, self.agent, cards, options)
        return options

    def choose(self, s: State, action: int) -> None:
        """Carry it out; what follows the switch belongs to it."""
        s.stack.pop()
        if action == PASS:
            s.stack[-1] = s.stack[-1].reached(NO_ORDER, self.agent)
            return
        order = action - ORDER
        s.stack[-1] = s.stack[-1].reached(order, self.agent)
        carry_out(s, self.player, order, self.agent, 0)
