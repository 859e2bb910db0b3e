"""Explanations: chances that add up, moves with error bars, reasons with names."""

from __future__ import annotations

import json

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.explain import Analysis, analyse, analysis_json
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.engine.codes import ASK_DEPLOY, ASK_SWAP
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

CODES = {
    "takes", "loses", "forecast", "cards", "controls", "gives_up", "field", "swaps", "shows",
}  # fmt: skip


def analysis_of(game: Game, simulations: int = 24) -> Analysis:
    """Analyse the question of a game for whoever is asked."""
    seat = game.state.player
    events = events_for(game.state, seat, 0)
    return analyse(Observation(game.state, seat), Budget(simulations=simulations), 1, events)


@pytest.mark.parametrize("number", range(4))
def test_suspicions_are_chances_for_every_other_seat(number: int) -> None:
    """Every slot's chances add up to one, and so do every empire's over the slots."""
    game = somewhere(number)
    found = analysis_of(game)
    assert {one.seat for one in found.suspicions} == set(range(len(game.seats))) - {found.seat}
    for one in found.suspicions:
        for line in one.slots:
            assert sum(line) == pytest.approx(1.0)
        for empire in range(5):
            assert sum(line[empire] for line in one.slots) == pytest.approx(1.0)


def test_candidates_come_best_first_with_error_bars() -> None:
    """Win chances fall, errors are given, all are options."""
    game = somewhere(4, "second")
    found = analysis_of(game, 40)
    wins = [one.win for one in found.candidates]
    assert wins == sorted(wins, reverse=True)
    assert all(0.0 <= one.win <= 1.0 and one.error >= 0.0 for one in found.candidates)
    assert {one.option for one in found.candidates} <= set(game.state.options)
    assert found.simulations == sum(one.tried for one in found.candidates)


def test_a_deployment_says_what_it_controls() -> None:
    """Its reason names the position and the empire."""
    game = Game.new(3, seed=2)
    assert game.state.prompt == ASK_DEPLOY
    found = analysis_of(game)
    told = analysis_json(found, game.notation, game.state.seats)
    best = found.candidates[0]
    assert best.reasons[0].code == "controls"
    assert best.reasons[0].numbers["empire"] == best.reasons[0].numbers["position"] // 4
    json.dumps(told)  # plain values


def test_a_swap_says_what_it_brings_and_shows() -> None:
    """Points by the forecast, and the two tokens turned up."""
    number = 0
    while True:
        game = somewhere(number, "second")
        while not game.over and game.state.prompt != ASK_SWAP:
            game.apply(game.notation.text(game.state.options[0]))
        if not game.over:
            break
        number += 1
    found = analysis_of(game)
    swaps = [one for one in found.candidates if one.option]
    assert [reason.code for reason in swaps[0].reasons] == ["swaps", "shows"]


@pytest.mark.parametrize("number", range(6))
def test_reasons_have_known_codes(number: int) -> None:
    """The message catalogue can rely on them."""
    for one in analysis_of(somewhere(number)).candidates:
        assert {reason.code for reason in one.reasons} <= CODES


def test_a_seat_that_is_not_asked_gets_beliefs_only() -> None:
    """No options, no candidates; suspicions all the same."""
    game = somewhere(4, "second")
    seat = (game.state.player + 1) % len(game.seats)
    seen = Observation(game.state, seat)
    found = analyse(seen, Budget(simulations=10), 1, events_for(game.state, seat, 0))
    assert not found.candidates
    assert len(found.suspicions) == len(game.seats) - 1
