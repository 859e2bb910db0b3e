"""Card plays searched as one candidate with the rest of their move."""

from __future__ import annotations

from functools import cache
from itertools import count, islice
from typing import TYPE_CHECKING, Final

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.belief.worth import policy_for
from warofwhispers.bots.judgement.one_ply import best_line, option_worths
from warofwhispers.bots.players.bot import events_for
from warofwhispers.bots.players.search import SearchBot
from warofwhispers.bots.search.settings import COACH, CURRENT, FROZEN_2026, SHALLOW, Settings
from warofwhispers.bots.search.study import Study
from warofwhispers.bots.search.tree import Node, Trial, descend
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import ASK_ACT, PLAY, PLAY_COUNT
from warofwhispers.engine.observe import Observation

if TYPE_CHECKING:
    from warofwhispers.game import Game

GAMES: Final = 4
NEVER: Final = -5  # an answer that no question has


def plays_in(options: list[int]) -> list[int]:
    """Return the options that play a card."""
    return [option for option in options if PLAY <= option < PLAY + PLAY_COUNT]


@cache
def with_cards() -> tuple[Game, ...]:
    """Return games at the beginning of a move in which a card may be played."""
    games = (somewhere(number, "second") for number in count())
    fit = (game for game in games if game.state.prompt == ASK_ACT and plays_in(game.state.options))
    return tuple(islice(fit, GAMES))


def study_of(game: Game, settings: Settings) -> Study:
    """Return a study of a game's question with these settings."""
    seat = game.state.player
    bot = SearchBot(settings)
    bot.notice(events_for(game.state, seat, 0))
    seen = Observation(game.state, seat)
    return Study(bot.belief(seen), seen, 1, settings)


@pytest.mark.parametrize("number", range(GAMES))
def test_a_line_is_the_rest_of_the_move_each_answer_the_best(number: int) -> None:
    """Every answer is asked of the same player, and is best one move ahead."""
    game = with_cards()[number]
    state, player = game.state, game.state.player
    study = study_of(game, CURRENT)
    policy = policy_for(
        study.seen, study.maker.plain, study.chances, CURRENT.own, study.belief.forecast
    )
    for option in plays_in(state.options):
        line = best_line(state, policy, option, RandomStream(1, 2))
        assert line
        at = state.clone()
        at.apply(option)
        for answer in line:
            assert at.player == player
            worths = option_worths(at, policy, RandomStream(1, 2))
            assert worths[at.options.index(answer)] == max(worths)
            at.apply(answer)
        assert at.player != player or at.tracker != state.tracker


def test_only_the_strong_player_has_lines() -> None:
    """Neither the yardstick nor the levels below nor the coach, whose chances are calibrated."""
    game = with_cards()[0]
    for settings in (CURRENT, FROZEN_2026, SHALLOW, COACH):
        study = study_of(game, settings)
        left = study.halve(48, keep=8)
        lines = [trial.line for trial in left if plays_in([trial.option])]
        assert lines
        assert all(bool(line) is (settings is CURRENT) for line in lines)
        assert not any(trial.line for trial in left if not plays_in([trial.option]))


def candidate() -> tuple[Study, Trial]:
    """Return a card play with several answers to follow, and the study it is a candidate of."""
    for game in with_cards():
        study = study_of(game, CURRENT)
        for trial in study.halve(24, keep=4):
            if len(trial.line) > 1:
                return study, trial
    raise AssertionError("no card among the candidates")


def test_a_candidate_is_played_out_along_its_line() -> None:
    """In every world, its answers are given as far as they are asked for."""
    study, trial = candidate()
    for number in range(3):
        world = study.world(number)
        state = world.begin()
        state.apply(trial.option)
        asked = state.count
        world.follow(state, [NEVER])
        assert state.count == asked
        world.follow(state, trial.line)
        assert state.count == asked + len(trial.line)


def test_the_tree_goes_on_after_the_line() -> None:
    """The answers below a candidate are those to the first question after its line."""
    study, trial = candidate()
    world = study.world(0)
    root = Node(study.seen.players)
    root.add(trial.option)
    root.after[0].line = trial.line
    for _ in range(4):
        descend(world, root, 0, 3, study.last_round)
    after = world.begin()
    after.apply(trial.option)
    world.follow(after, trial.line)
    while len(after.options) == 1:
        after.apply(after.options[0])
    assert root.after[0].options
    assert set(root.after[0].options) <= set(after.options)
