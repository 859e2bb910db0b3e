"""How positions, orders and agents in regions are numbered, and how one number leads to another.

A position is its empire times COUNCIL_SIZE plus its place in the council; an order is its position
times ORDERS_PER_POSITION plus its place there; an agent in a region is its player times
REGION_COUNT plus the region.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.engine.codes import (
    COUNCIL_SIZE,
    ORDERS_PER_COUNCIL,
    ORDERS_PER_POSITION,
    REGION_COUNT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def position_empire(position: i64) -> i64:
    """Return the empire whose council a position belongs to."""
    return position // COUNCIL_SIZE


def position_place(position: i64) -> i64:
    """Return a position's place in its council, from 0 (Sheriff) to CHANCELLOR."""
    return position % COUNCIL_SIZE


def first_position(empire: i64) -> i64:
    """Return the Sheriff of an empire's council, its first position."""
    return empire * COUNCIL_SIZE


def first_beside(position: i64) -> i64:
    """Return the first position of the council that a position belongs to."""
    return position // COUNCIL_SIZE * COUNCIL_SIZE


def end_beside(position: i64) -> i64:
    """Return the number after the last position of the council that a position belongs to."""
    return (position // COUNCIL_SIZE + 1) * COUNCIL_SIZE


def council_part(row: list[int], empire: int) -> list[int]:
    """Return what a row with an entry for each position has for an empire's council."""
    return row[empire * COUNCIL_SIZE : (empire + 1) * COUNCIL_SIZE]


def order_empire(order: i64) -> i64:
    """Return the empire an order serves."""
    return order // ORDERS_PER_COUNCIL


def order_position(order: i64) -> i64:
    """Return the position that gives an order."""
    return order // ORDERS_PER_POSITION


def first_order(position: i64) -> i64:
    """Return the first order of a position."""
    return position * ORDERS_PER_POSITION


def agent_player(agent: i64) -> i64:
    """Return whose agent in a region it is."""
    return agent // REGION_COUNT


def agent_region(agent: i64) -> i64:
    """Return the region an agent is in."""
    return agent % REGION_COUNT


def field_agent(player: i64, region: i64) -> i64:
    """Return the number of a player's agent in a region."""
    return player * REGION_COUNT + region
