"""Characters: what a player likes besides winning, at a small price.

A character is the same at every level. A heuristic player gets its `style`. One that evaluates
options adds its liking for each, in points, and so never chooses an option that is worse by more
than that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.style import Style
from warofwhispers.bots.search.settings import PATIENCE
from warofwhispers.engine.codes import (
    ASK_DEPLOY,
    ASK_SWAP,
    ATTACK,
    DEPLOY,
    DEPLOY_FIELD,
    DRAW,
    DRAW_PER,
    ORDER,
    PASS,
    PLAY,
    PLAY_COUNT,
    SLOT_COUNT,
)
from warofwhispers.engine.places import first_order, position_empire
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation

OVERLOOKS: Final = 30.0  # see `Style`
EARLY: Final = 2  # rounds in which a deceptive player hides its loyalties
SEATED: Final = 0.5  # liking for a position, per point of liking for an order it can give


@dataclass(frozen=True, slots=True)
class Character:
    """Likings in points: for attacking, drawing, swapping, hiding its loyalties, playing cards."""

    attack: float = 0.0
    draw: float = 0.0
    swap: float = 0.0
    mask: float = 0.0
    play: float = 0.0

    def likes(self, seen: Observation, option: int) -> float:
        """Return how much an option is liked for its own sake, in points."""
        if seen.prompt == ASK_SWAP:
            return 0.0 if option == PASS else self.swap
        if seen.prompt == ASK_DEPLOY:
            return 0.0 if option >= DEPLOY_FIELD else self._likes_seat(seen, option - DEPLOY)
        if ORDER <= option < DEPLOY:
            return self._likes_order(seen, option - ORDER)
        return self.play if PLAY <= option < PLAY + PLAY_COUNT else 0.0

    def _likes_order(self, seen: Observation, order: int) -> float:
        kind = seen.data.order_kind[order]
        if kind == ATTACK:
            return self.attack
        return self.draw if kind in (DRAW, DRAW_PER) else 0.0

    def _likes_seat(self, seen: Observation, position: int) -> float:
        first = first_order(position)
        orders = range(first, first + seen.data.order_count[position])
        liked = SEATED * max(self._likes_order(seen, order) for order in orders)
        if not self.mask or seen.round > EARLY:
            return liked
        own = seen.loyalty[seen.seat * SLOT_COUNT : (seen.seat + 1) * SLOT_COUNT]
        slot = own.index(position_empire(position))
        return liked + self.mask * (1.0 - MULTIPLIERS[slot] / 2.0)


PLAIN: Final = Character()
CHARACTERS: Final = {
    "warlord": Character(attack=0.6, draw=-0.4),
    "hoarder": Character(attack=-0.3, draw=0.6),
    "masked": Character(mask=0.6, swap=-0.5),
    "turncoat": Character(swap=2.0),
}
"""By name; the message catalogue has what people read about them."""
# Aggression, card greed, deception, readiness to swap.
STYLES: Final = {
    "": (1.0, 1.3, 0.0, 1.0),
    "warlord": (1.35, 1.15, 0.0, 1.0),
    "hoarder": (0.95, 1.7, 0.0, 1.0),
    "masked": (1.0, 1.3, 0.7, 0.9),
    "turncoat": (1.0, 1.3, 0.0, 1.8),
}
"""The same for players with rules of thumb; the plain one has no name."""


def character_of(name: str) -> Character:
    """Return a character by name, for players that evaluate options; `plain` has no likings."""
    return CHARACTERS[name] if name else PLAIN


def style_of(name: str) -> Style:
    """Return a character's style by name, for heuristic players."""
    return Style(*STYLES[name], noise=0.0, patience=PATIENCE)


def dreamy_style(name: str) -> Style:
    """Return the style of a player that overlooks much, takes any seat, and hardly ever swaps."""
    aggression, greed, _, readiness = STYLES[name]
    return Style(0.6 * aggression, greed, 1.0, 0.2 * readiness, 0.0, PATIENCE, overlooks=OVERLOOKS)
