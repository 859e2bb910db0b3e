"""What a fight costs each side (R5.4, R5.5): one for one, and a fort costs one attacker more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

# `fort` is 1 if the target has a fort that counts, else 0. Killing on entry and defending once
# leave the same banners, so the ruleset's option `fort` makes no difference here.


def strength(defending: i64, fort: i64) -> i64:
    """Return how many attackers die before nobody defends any more."""
    return defending + fort


def attackers_lost(force: i64, defending: i64, fort: i64) -> i64:
    """Return how many of `force` attackers die."""
    return min(force, strength(defending, fort))


def defenders_lost(force: i64, defending: i64, fort: i64) -> i64:
    """Return how many of `defending` banners die."""
    return min(force - fort, defending)


def needed(defending: i64, fort: i64) -> i64:
    """Return the smallest force of which one attacker survives."""
    return strength(defending, fort) + 1
