"""Heuristics that answer several questions at once: the same play, in fewer steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.judgement.forecast import (
    DANGER,
    FARMS,
    FEATURES,
    FORTS,
    MAP,
    SAFE,
    features,
    part_left,
    rounds_after,
)
from warofwhispers.bots.judgement.style import Style
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.rules import plain_policy
from warofwhispers.dealer import RandomStream, deal
from warofwhispers.engine.codes import CHANCE, NOBODY

if TYPE_CHECKING:
    from warofwhispers.bots.judgement.policy import Policy
    from warofwhispers.engine.state import State

STYLE = Style(1.0, 1.0, 0.0, 1.0, 0.25)


def play(state: State, seed: int, *, macro: bool, at_once: bool = False) -> tuple[State, int]:
    """Play a copy to the end of the game; return it, and how many steps it took."""
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
    """Return what is on the table."""
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
    """Over some games there are far fewer steps, and fewer still with banners placed at once."""
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


def test_the_forecast_is_what_its_features_and_weights_come_to() -> None:
    """Players and training, which looks at the features, mean the same."""
    forecast = load_forecast()
    weights = forecast.weights
    for number in range(12):
        s = somewhere(number).state
        seen, near, far = features(s), part_left(s), rounds_after(s)
        assert sum(seen[SAFE::FEATURES]) + sum(seen[DANGER::FEATURES]) == len(s.data.cities)
        assert sum(seen[MAP::FEATURES]) == pytest.approx(sum(s.banners) / 10)
        assert sum(seen[FARMS::FEATURES]) == len(s.data.farms)
        assert sum(seen[FORTS::FEATURES]) == len(s.data.forts)
        for empire, cities in enumerate(forecast.cities(s)):
            row = seen[empire * FEATURES : (empire + 1) * FEATURES]
            numbers = [*row, *(float(other == empire) for other in range(5))]
            change = sum(
                number * (weights[2 * place] * near + weights[2 * place + 1] * far)
                for place, number in enumerate(numbers)
            )
            assert cities == pytest.approx(max(0.0, row[0] + row[1] + change))
