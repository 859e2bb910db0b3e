"""Every game ends, and within a number of decisions that can be worked out beforehand.

Each decision is counted to one of these:

* setup: at most 4 seats, 1 first player and 4 of each player's 5 tokens: 21;
* each of 4 rounds: at most 4 agents taken back, 8 put out, 4 swaps: 64 in all;
* an activation, without what cards bring: 1 order; 1 switch and 1 order it leads to; at most 20
  banners added (or 5 questions of an attack), once more by midnight oil: 40; 2 windows after it.
  That is 45. With dark alliances up to 3 others are asked and answered, before the order and
  before a fight, a standing answer is taken back, and a price has at most 6 questions: 19 more.
  There are 80 activations, and 4 more if the succession crisis sends the tracker back;
* a card: 1 to draw it; then 1 to discard it, or to play it 1 answer to a window, at most 21
  questions of its effect, and for one that presses on another 5 of an attack: 28;
* a conquest card is resolved when it is drawn and leaves the game: at most 10 questions each.

Cards come into hands by draws alone. A draw ends when its deck and discards are empty, 12 cards
that can be held at the most; there are 2 in an activation, and 2 cards of a price: 26.
"""

from __future__ import annotations

import pytest

from tests.properties.games import Case, Driver, cases, many, new_game
from warofwhispers.engine.codes import ASK_DRAW, NOBODY, PHASE_END, ROUND_COUNT

CHUNKS = 12
GAMES = many(1200)

FIXED = 21 + 4 * 16
ACTIVATIONS = 84
PER_ACTIVATION = 45 + 19
PER_CARD = 28
CONQUEST = 10 * 10
BOUND = FIXED + CONQUEST + ACTIVATIONS * (PER_ACTIVATION + 26 * PER_CARD)

# What games really take: it grows with the cards drawn, and stays far below the bound.
LONGEST_SEEN = 2000


def test_bound_is_a_number_one_can_quote() -> None:
    """No game takes more decisions than this."""
    assert BOUND == 66_713


def decisions(case: Case) -> tuple[int, int]:
    """Play a game; return the number of its decisions and of the cards drawn."""
    s, driver = new_game(case).state, Driver(case)
    drawn = 0
    for _ in range(BOUND):
        if s.player == NOBODY:
            assert s.phase == PHASE_END
            assert s.round == ROUND_COUNT
            return s.count, drawn
        drawn += s.prompt == ASK_DRAW
        s.apply(driver.answer(s))
    raise AssertionError(f"{case}: not over after {BOUND} decisions")


@pytest.mark.parametrize("index", range(CHUNKS))
def test_the_end_is_reached_within_the_bound(index: int) -> None:
    """Every game ends in its fourth round, within the bound for the cards drawn in it."""
    for i, case in enumerate(cases(GAMES, 7)):
        if i % CHUNKS == index:
            count, drawn = decisions(case)
            bound = FIXED + CONQUEST + ACTIVATIONS * PER_ACTIVATION + drawn * PER_CARD
            assert count <= min(bound, LONGEST_SEEN), str(case)
