"""Rules of thumb that answer several questions at once: the same play, in fewer steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.judgement.style import Style
from warofwhispers.bots.players.rules import plain_policy
from warofwhispers.dealer import RandomStream, deal
from warofwhispers.engine.codes import CHANCE, NOBODY

if TYPE_CHECKING:
    from warofwhispers.bots.judgement.policy import Policy
    from warofwhispers.engine.state import State

STYLE = Style(1.0, 1.0, 0.0, 1.0, 0.25)


def play(state: State, seed: int, *, macro: bool, at_once: bool = False) -> tuple[State, int]:
    """Play a copy to the end of the game; give it, and how many steps it took."""
    s = state.clone()
    policy: Policy = plain_policy(s, [STYLE] * s.players)
    rng = RandomStream(seed)
    steps = 0
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.apply(deal(s, rng))
            continue
        if macro:
            policy.answer(s, rng, at_once)
        else:
            s.apply(policy.choose(s, rng))
        steps += 1
    return s, steps


def table(s: State) -> list[list[int]]:
    """Give what lies on the table."""
    return [s.banners, s.holder, s.reserve, s.council, s.hands, s.deck, s.loyalty, [s.count]]


@pytest.mark.parametrize("number", range(16))
def test_an_attack_declared_with_its_order_is_the_same_attack(number: int) -> None:
    """Whole games, question by question and in macro moves, under every preset."""
    state = somewhere(number).state
    slow, many = play(state, number, macro=False)
    quick, fewer = play(state, number, macro=True)
    assert table(quick) == table(slow)
    assert fewer <= many


def test_macro_moves_save_questions() -> None:
    """Over some games there are far fewer steps, fewer still with banners laid out at once."""
    counts = [0, 0, 0]
    for number in range(6):
        state = somewhere(number, most=100).state
        for place, how in enumerate(((False, False), (True, False), (True, True))):
            s, steps = play(state, number, macro=how[0], at_once=how[1])
            counts[place] += steps
            for empire in range(5):  # none gets lost
                there = sum(s.banners[region] for region in range(40) if s.holder[region] == empire)
                assert there + s.reserve[empire] == 20
    assert counts[0] > 1.2 * counts[1]
    assert counts[1] > 1.1 * counts[2]
