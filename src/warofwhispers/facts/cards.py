"""What the cards in a hand can do, what pays for it, and why it cannot be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import ABILITIES, EMPIRES
from warofwhispers.engine.codes import (
    ALLIANCE,
    BASE_KINDS,
    PLAY,
    PROPOSE,
)
from warofwhispers.engine.plays import (
    PLAY_CARD,
    PLAY_SECOND,
    abilities_of,
    append_payments,
    empire_of,
    partner_of,
)
from warofwhispers.engine.reasons import (
    ALLOWED,
    CANNOT_PAY,
    NO_EFFECT,
    NO_PROPOSAL,
    REASONS,
    WRONG_WINDOW,
)
from warofwhispers.facts.shapes import CardUse
from warofwhispers.notation import CARD_TEXTS

if TYPE_CHECKING:
    from warofwhispers.content import Empire
    from warofwhispers.engine.state import State

PROPOSING = "propose"


def uses(s: State, seat: int) -> dict[str, tuple[CardUse, ...]]:
    """Return what each kind of card in a seat's hand can do at the question asked now."""
    kinds = s.data.kinds
    hand = s.hands[seat * kinds : (seat + 1) * kinds]
    return {
        CARD_TEXTS[kind]: uses_of(s, seat, kind, hand) for kind in range(kinds) if hand[kind] > 0
    }


def uses_of(s: State, seat: int, kind: int, hand: list[int]) -> tuple[CardUse, ...]:
    """Return what one card can do."""
    if kind >= ALLIANCE:
        if PROPOSE + kind - ALLIANCE in s.options:
            return (CardUse(PROPOSING),)
        return (CardUse(PROPOSING, (), *REASONS[NO_PROPOSAL]),)
    if kind >= BASE_KINDS:
        return ()
    return tuple(use(s, seat, kind, ability, hand) for ability in abilities_of(kind))


def second_of(kind: int, ability: int) -> Empire | None:
    """Return the empire of the second card that a base card's ability costs, if any (R6.1)."""
    _, double, pair = abilities_of(kind)
    if ability == double:
        return EMPIRES[empire_of(kind)]
    return EMPIRES[partner_of(kind)] if ability == pair else None


def use(s: State, seat: int, kind: int, ability: int, hand: list[int]) -> CardUse:
    """Return whether a card can be used for an ability, which cards pay for it, and why not."""
    second = second_of(kind, ability)
    actions: list[int] = []
    append_payments(actions, hand, 0, len(hand), ability)
    plays = [a for a in actions if kind in (PLAY_CARD[a - PLAY], PLAY_SECOND[a - PLAY])]
    others = [other_card(a - PLAY, kind) for a in plays]
    pays = tuple(CARD_TEXTS[other] for other in sorted({o for o in others if o >= 0}))
    why = CANNOT_PAY
    if plays:
        why = s.stack[-1].bars(s, ability) if s.player == seat else WRONG_WINDOW
        if why == ALLOWED and not any(action in s.options for action in plays):
            why = NO_EFFECT  # only the cards that pay for it would make it possible
    if why == ALLOWED:
        return CardUse(ABILITIES[ability], pays, second=second)
    reason, rule = REASONS[why]
    return CardUse(ABILITIES[ability], pays, reason, rule or None, second)


def other_card(play: int, kind: int) -> int:
    """Return the card that pays together with one of this kind, or -1."""
    return PLAY_SECOND[play] if PLAY_CARD[play] == kind else PLAY_CARD[play]
