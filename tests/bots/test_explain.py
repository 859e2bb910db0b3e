"""Explanations: chances that add up, moves with error bars, reasons with names."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from typing import get_args

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.advice import Advice, BringsMore, Candidate, Controls, Reason, Waits
from warofwhispers.bots.explain import analyse, explained_by_points, verdict
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.content import EMPIRES
from warofwhispers.engine.codes import ASK_DEPLOY, ASK_SWAP
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

ROUNDED = 5 * 0.00005  # by which five numbers with four digits may err
CODES = {
    field.default for kind in get_args(Reason) for field in fields(kind) if field.name == "code"
}


def analysis_of(game: Game, simulations: int = 24) -> Advice:
    """Analyse a game's question for the player asked."""
    seat = game.state.player
    events = events_for(game.state, seat, 0)
    seen = Observation(game.state, seat)
    return analyse(seen, game.notation, Budget(simulations=simulations), 1, events)


@pytest.mark.parametrize("number", range(4))
def test_suspicions_are_chances_for_every_other_seat(number: int) -> None:
    """The chances of every slot add up to one, and so do every empire's over the slots."""
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
    """Chances to win decrease, errors are given, and all are options."""
    game = somewhere(4, "second")
    found = analysis_of(game, 40)
    wins = [one.win for one in found.candidates]
    assert wins == sorted(wins, reverse=True)
    assert all(0.0 <= one.win <= 1.0 and one.error >= 0.0 for one in found.candidates)
    assert {one.option for one in found.candidates} <= set(game.decision.options)
    assert found.simulations == sum(one.tried for one in found.candidates)


@pytest.mark.parametrize(
    ("best", "second", "points"),
    [((0.6, 9.0), (0.4, 6.8), 2), ((0.6, 9.0), (0.4, 8.0), 0), ((0.41, 9.0), (0.4, 5.0), 0)],
    ids=["ahead", "by too few points", "hardly ahead"],
)
def test_where_nothing_else_speaks_for_a_move_its_points_do(
    best: tuple[float, float], second: tuple[float, float], points: int
) -> None:
    """Only of a move that is clearly best, and not if there is another reason."""
    one, other = (Candidate("pass", win, 0.01, score, 100, ()) for win, score in (best, second))
    said = (BringsMore(points),) if points else ()
    assert explained_by_points((one, other)).reasons == said
    assert explained_by_points((replace(one, reasons=(Waits(),)), other)).reasons == (Waits(),)
    assert explained_by_points((one,)) == one


def test_a_deployment_says_what_it_controls() -> None:
    """The empire controlled is always mentioned, with what can be done from there."""
    game = Game.new(3, seed=2)
    assert game.state.prompt == ASK_DEPLOY
    found = analysis_of(game)
    for one in found.candidates:
        (reason,) = [why for why in one.reasons if isinstance(why, Controls)]
        assert one.option == f"deploy {reason.position}"
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


def candidate(win: float, error: float = 0.005) -> Candidate:
    """Return a move that was tried."""
    return Candidate("pass", win, error, 0.0, 50, ())


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        ([0.40, 0.30, 0.29], "clear"),
        ([0.40, 0.398, 0.29], "close"),
        ([0.203, 0.201, 0.20, 0.199], "silent"),
    ],
)
def test_the_coach_is_silent_where_chances_do_not_differ(wins: list[float], said: str) -> None:
    """A move is recommended if it beats the worst, and called clear if it beats the second."""
    assert verdict([candidate(win) for win in wins], len(wins)) == said


def test_one_answer_or_none_needs_no_verdict() -> None:
    """Where nothing was compared, nothing is recommended."""
    assert verdict([candidate(0.4)], 1) == "only"
    assert verdict([], 0) == "unasked"


@pytest.mark.parametrize("number", range(6))
def test_reasons_have_known_codes(number: int) -> None:
    """The message catalogue can rely on them."""
    for one in analysis_of(somewhere(number)).candidates:
        assert {reason.code for reason in one.reasons} <= CODES


def test_a_seat_that_is_not_asked_gets_beliefs_only() -> None:
    """No options and no candidates, but suspicions all the same."""
    game = somewhere(4, "second")
    seat = (game.state.player + 1) % len(game.seats)
    seen = Observation(game.state, seat)
    events = events_for(game.state, seat, 0)
    found = analyse(seen, game.notation, Budget(simulations=10), 1, events)
    assert not found.candidates
    assert len(found.suspicions) == len(game.seats) - 1
