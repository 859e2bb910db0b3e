"""Explanations: chances that add up, moves with error bars, reasons with names."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.advice import Advice, Controls
from warofwhispers.bots.explain import analyse
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.content import EMPIRES
from warofwhispers.engine.codes import ASK_DEPLOY, ASK_SWAP
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

ROUNDED = 5 * 0.00005  # by which five numbers with four digits may err
CODES = {
    "takes", "loses", "forecast", "cards", "controls", "gives_up", "field", "swaps", "shows",
}  # fmt: skip


def analysis_of(game: Game, simulations: int = 24) -> Advice:
    """Analyse the question of a game for whoever is asked."""
    seat = game.state.player
    events = events_for(game.state, seat, 0)
    seen = Observation(game.state, seat)
    return analyse(seen, game.notation, Budget(simulations=simulations), 1, events)


@pytest.mark.parametrize("number", range(4))
def test_suspicions_are_chances_for_every_other_seat(number: int) -> None:
    """Every slot's chances add up to one, and so do every empire's over the slots."""
    game = somewhere(number)
    found = analysis_of(game)
    assert found.seat == game.decision.player
    assert set(found.suspicions) == set(game.seats) - {found.seat}
    for one in found.suspicions.values():
        for line in one.slots:
            assert sum(line.values()) == pytest.approx(1.0, abs=ROUNDED)
        for empire in EMPIRES:
            assert sum(line[empire] for line in one.slots) == pytest.approx(1.0, abs=ROUNDED)


def test_candidates_come_best_first_with_error_bars() -> None:
    """Win chances fall, errors are given, all are options."""
    game = somewhere(4, "second")
    found = analysis_of(game, 40)
    wins = [one.win for one in found.candidates]
    assert wins == sorted(wins, reverse=True)
    assert all(0.0 <= one.win <= 1.0 and one.error >= 0.0 for one in found.candidates)
    assert {one.option for one in found.candidates} <= set(game.decision.options)
    assert found.simulations == sum(one.tried for one in found.candidates)


def test_a_deployment_says_what_it_controls() -> None:
    """Its reason names the position and the empire."""
    game = Game.new(3, seed=2)
    assert game.state.prompt == ASK_DEPLOY
    found = analysis_of(game)
    reason = found.candidates[0].reasons[0]
    assert isinstance(reason, Controls)
    assert reason.position.split(".")[0] == reason.empire
    assert json.loads(json.dumps(asdict(found)))["seat"] == found.seat  # plain values


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
    swaps = [one for one in found.candidates if one.option != "pass"]
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
    events = events_for(game.state, seat, 0)
    found = analyse(seen, game.notation, Budget(simulations=10), 1, events)
    assert not found.candidates
    assert len(found.suspicions) == len(game.seats) - 1
