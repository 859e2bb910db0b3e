"""The review of a game: what was wanted and known, swaps in hindsight, answers judged."""

from __future__ import annotations

import sys
from functools import cache

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.players.bot import Budget
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.bots.puzzles import game_of, load_puzzles
from warofwhispers.bots.review import (
    Judged,
    Review,
    apparent_loss,
    is_plain,
    judge,
    review,
    swap_chances,
    swaps_told,
    with_swaps,
)
from warofwhispers.bots.search.study import Study
from warofwhispers.bots.suspicion import Reader
from warofwhispers.bots.weighing import Weighed
from warofwhispers.content import SLOTS
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.score import points, winners
from warofwhispers.game import Game


@cache
def played() -> tuple[Game, list[str]]:
    """Return a game of three players, with its actions."""
    game = Game.new(3, seed=4)
    play(game, [Guarded(RulesBot(), Budget()) for _ in game.seats], 4)
    return game, [game.notation.text(code) for code in game.actions]


@cache
def looked_back() -> Review:
    """Return what it shows to its first seat."""
    game, actions = played()
    return review(game.setup, actions, game.seats[0])


def test_everybodys_loyalties_are_told_round_by_round() -> None:
    """Four rounds and the end; the last are those that counted."""
    game, actions = played()
    found = looked_back()
    assert len(found.rounds) == 5
    assert found.rounds[-1].step == len(actions)
    end = game.observe(game.seats[1]).players[game.seats[1]].loyalties
    assert list(found.rounds[-1].loyalties[game.seats[1]]) == list(end)


def test_what_each_could_know_is_told_for_each() -> None:
    """At the start nothing is known; the truth is never likelier than the likeliest."""
    game, _ = played()
    for at, told in enumerate(looked_back().rounds):
        assert set(told.known) == set(game.seats)
        for society, others in told.known.items():
            assert set(others) == set(game.seats) - {society}
            for known in others.values():
                assert 0.0 <= known.truth <= known.chance <= 1.0
                assert at > 0 or known.chance <= 0.26


def test_who_plays_at_random_is_misread() -> None:
    """What was believed and how likely the truth was are given separately."""
    game = at_random(2, 3)
    actions = [game.notation.text(code) for code in game.actions]
    mistaken = 0
    for told in review(game.setup, actions, game.seats[0]).rounds[1:]:
        for others in told.known.values():
            for other, known in others.items():
                true = told.loyalties[other][0]
                assert (known.truth < known.chance) is (known.empire != true)
                mistaken += known.empire != true
    assert mistaken


def test_its_steps_are_its_questions_with_a_choice() -> None:
    """Each question once, in any order."""
    game, actions = played()
    mine, again = [], Game(game.setup)
    for step, action in enumerate(actions):
        if again.decision.player == game.seats[0] and len(again.decision.options) > 1:
            mine.append(step)
        again.apply(action)
    assert sorted(looked_back().steps) == mine


def test_swaps_as_they_were_change_nothing() -> None:
    """The game with all its swaps made again ends as it ended."""
    game, _ = played()
    chances = swap_chances(game)
    for seat in range(3):
        again = with_swaps(game.state, seat, chances, {})
        assert again.loyalty == game.state.loyalty
        assert again.face_up == game.state.face_up
        assert again.swaps == game.state.swaps


def test_a_swap_that_won_or_was_missed_did_so() -> None:
    """Without it the winner would not have won; with it, possible then, the loser has more."""
    kinds: list[str] = []
    for seed in range(60):
        game = at_random(seed, 4)
        chances = swap_chances(game)
        for told in swaps_told(game):
            seat = game.seats.index(told.society)
            kinds.append(told.kind)
            assert told.points > 0
            if told.kind == "won":
                assert seat in winners(game.state)
                without = with_swaps(game.state, seat, chances, {told.step: None})
                assert seat not in winners(without)
            else:
                assert seat not in winners(game.state)
                then = Game(game.setup)
                for code in game.actions[: told.step]:
                    then.push(code)
                assert f"swap {told.slot} {told.other_slot}" in then.decision.options
                pair = SLOTS.index(told.slot), SLOTS.index(told.other_slot)
                other = with_swaps(game.state, seat, chances, {told.step: pair})
                done = {one.step for one in chances if one.seat == seat and one.done} | {told.step}
                assert other.swaps[seat] == len(done)  # those made later could still be made
                assert points(other)[seat] == points(game.state)[seat] + told.points
                assert (seat in winners(other)) is told.wins
    assert kinds.count("won") > 5
    assert kinds.count("missed") > 50


def at_random(seed: int, players: int) -> Game:
    """Return a game played at random, in which loyalties are swapped often."""
    game, rng = Game.new(players, seed=seed), RandomStream(seed)
    while not game.over:
        options = game.decision.options
        game.apply(options[rng.below(len(options))])
    return game


def test_a_blunder_is_found_and_the_best_answer_is_none() -> None:
    """The worst of a puzzle's answers is a mistake, and its solution is not."""
    game, _ = played()
    assert game.over
    for answer, wrong in ((0, False), (-1, True)):
        found = puzzle_answered(answer)
        assert found.mistake is wrong
        assert found.loss > 0.03 if wrong else found.loss == 0.0
        assert found.plain


def test_what_is_plain_is_not_looked_into_any_longer() -> None:
    """A plain answer costs as little with an hour as at a glance; an unclear one costs more."""
    assert puzzle_answered(-1, 3600.0).simulations == puzzle_answered(-1).simulations
    game, actions = played()
    glances = (judge(game.setup, actions, step) for step in looked_back().steps)
    glance = next(one for one in glances if not one.plain)
    deep = judge(game.setup, actions, glance.step, 3600.0, 48)
    assert glance.simulations < deep.simulations <= 48 * 20
    assert deep.error < glance.error


@pytest.mark.parametrize(
    ("mine", "other", "plain"),
    [
        ([0.5] * 24, [0.5, 0.51] * 12, True),  # nothing to choose between them
        ([0.2] * 24, [0.4, 0.41] * 12, True),  # a mistake beyond doubt
        ([0.2] * 24, [0.0, 0.48] * 12, False),  # perhaps one
        ([0.2] * 24, [0.0, 0.9] * 12, False),  # likely one, but by how much?
    ],
)
def test_plain_is_what_no_more_worlds_would_change(
    mine: list[float], other: list[float], *, plain: bool
) -> None:
    """Either nobody does better by enough to matter, or one does by far more than the error."""
    assert is_plain(Weighed(0, mine), [Weighed(1, other), Weighed(2, mine)]) is plain


def test_the_likeliest_mistakes_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps are sorted by how bad they look at a glance."""
    game, actions = played()
    glances: list[float] = []

    def glance(_: Study, __: int) -> float:
        glances.append(len(glances) * 37 % 101)
        return glances[-1]

    monkeypatch.setattr(sys.modules[review.__module__], "apparent_loss", glance)
    steps = review(game.setup, actions, game.seats[0]).steps
    by_step = dict(zip(sorted(steps), glances, strict=True))
    assert [by_step[step] for step in steps] == sorted(glances, reverse=True)


def test_a_glance_sees_how_far_an_answer_is_behind() -> None:
    """Zero for the one that looks best, more for the others; agents are examined sooner."""
    seen = []
    for number in range(8):
        game = somewhere(number)
        reader = Reader(game, str(game.decision.player), notes=False)
        study = Study(reader.belief, reader.seen, 1)
        best, *_, last = study.trials
        sooner = 0.03 if game.decision.prompt in {"deploy", "swap"} else 0.0
        assert apparent_loss(study, best.option) == pytest.approx(sooner)
        assert apparent_loss(study, last.option) == pytest.approx(sooner - last.prior)
        seen.append((sooner > 0, last.prior < best.prior))
    assert {sooner for sooner, _ in seen} == {True, False}
    assert any(behind for _, behind in seen)


def puzzle_answered(which: int, seconds: float = 0.0) -> Judged:
    """Judge an answer to a puzzle whose solution is clear in few worlds."""
    puzzle = max(
        load_puzzles(),
        key=lambda one: (one.answers[0].win - one.answers[-1].win) / one.answers[-1].error,
    )
    game = game_of(puzzle)
    actions = [*puzzle.record["actions"], puzzle.answers[which].option]
    return judge(game.setup, actions, len(actions) - 1, seconds)
