"""Search: repeatable, economical, and blind to what opponents may not know."""

from __future__ import annotations

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.judgement.value import (
    HIDDEN,
    SWAP_LOSS,
    SWAP_PART,
    shares,
    swap_gains,
    weights_for,
)
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.bots.players.search import PURSE, Allowance, SearchBot
from warofwhispers.bots.randomness import random_for
from warofwhispers.bots.search.study import Study, multipliers_of
from warofwhispers.bots.search.tree import Node, Trial, descend, try_out
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import ASK_DEPLOY, EMPIRE_COUNT, ROUND_COUNT, SLOT_COUNT
from warofwhispers.engine.observe import Observation
from warofwhispers.engine.score import MULTIPLIERS
from warofwhispers.game import Game


def study_of(game: Game, seed: int = 1, loyalty: list[int] | None = None) -> Study:
    """Return a study of a game's question, with other loyalties of one's own if given."""
    seat = game.state.player
    seen = Observation(game.state, seat)
    if loyalty is not None:
        seen.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT] = loyalty
    thinker = SearchBot()
    thinker.notice(events_for(game.state, seat, 0))
    return Study(thinker.belief(seen), seen, seed)


def test_the_same_seed_gives_the_same_answer_and_count() -> None:
    """With simulations counted, nothing depends on the clock."""
    game = Game.new(3, seed=2)  # a deployment: never clear beforehand
    seen = Observation(game.state, game.state.player)
    bots = [SearchBot(), SearchBot()]
    answers = [bot.answer(seen, Budget(simulations=20), 5) for bot in bots]
    assert answers[0] == answers[1]
    assert bots[0].simulations == bots[1].simulations > 0


def test_forced_moves_take_no_thought() -> None:
    """A single option is answered without a simulation."""
    game = somewhere(2, "second")
    seen = Observation(game.state, game.state.player)
    seen.options = seen.options[:1]
    bot = SearchBot()
    assert bot.answer(seen, Budget(simulations=500), 5) == seen.options[0]
    assert bot.simulations == 0


def test_a_position_shares_one_budget() -> None:
    """However many questions a position asks, its budget holds; the next one starts afresh."""
    seen = Observation(somewhere(2, "second", 30).state, 0)
    seen.tracker, seen.prompt = 3, 5
    allowance, spent = Allowance(), 0
    for _ in range(12):
        share, _ = allowance.share(seen, Budget(simulations=100))
        allowance.spend(share, 0.0)
        spent += share
    assert 90 <= spent <= 100
    seen.tracker = 4
    assert allowance.share(seen, Budget(simulations=100)) == (60, None)


def test_a_whole_game_has_one_purse() -> None:
    """A bot that always uses all its time stays within its purse, and gets all of it early on."""
    seen = Observation(somewhere(2, "second", 30).state, 0)
    seen.prompt = ASK_DEPLOY
    allowance, spent = Allowance(), 0.0
    hard = Budget(simulations=2_000, seconds=1.0, big=3.0)
    for number in range(200):
        seen.count = number
        _, seconds = allowance.share(seen, hard)
        assert seconds is not None
        assert number > 3 or seconds == 3.0
        allowance.spend(0, seconds)
        spent += seconds
    assert 30.0 < spent <= PURSE


def test_hope_for_swaps_lies_in_hidden_tokens_only() -> None:
    """R7.2: a face-up token never moves, and after round 3 none does."""
    state = somewhere(2, "second", 30).state
    cities = [2.0] * EMPIRE_COUNT
    devout, opposed = state.loyalty[0], state.loyalty[SLOT_COUNT - 1]
    cities[devout], cities[opposed] = 1.0, 3.0
    gain = float(MULTIPLIERS[0] - MULTIPLIERS[SLOT_COUNT - 1]) * 2.0
    hidden = HIDDEN * SLOT_COUNT
    assert swap_gains(state, cities, -1)[0] == hidden + SWAP_PART * (gain - SWAP_LOSS)
    assert swap_gains(state, cities, 0)[0] == hidden  # what they are, others do not know
    state.face_up[0] |= 1
    less = swap_gains(state, cities, -1)[0]
    assert HIDDEN * (SLOT_COUNT - 1) <= less < hidden + SWAP_PART * (gain - SWAP_LOSS)
    state.round = ROUND_COUNT
    assert swap_gains(state, cities, -1) == [0.0] * state.players


def test_opponents_do_not_act_on_my_real_loyalties() -> None:
    """Whatever I hold, their weights and chances in my search are the same."""
    game = somewhere(8, "second", 60)
    seat = game.state.player
    mine = game.state.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]
    worlds = [study_of(game).world(0), study_of(game, loyalty=mine[::-1]).world(0)]
    others = [w for w in range(game.state.players * EMPIRE_COUNT) if w // EMPIRE_COUNT != seat]
    first, second = (world.policy.weights for world in worlds)
    assert [first[w] for w in others] == pytest.approx([second[w] for w in others])
    own = range(seat * EMPIRE_COUNT, (seat + 1) * EMPIRE_COUNT)
    assert [first[w] for w in own] != pytest.approx([second[w] for w in own])
    chances = [world.win_chances(world.state) for world in worlds]
    for other in range(game.state.players):
        if other != seat:
            assert chances[0][other] == pytest.approx(chances[1][other])
    assert chances[0][seat] != pytest.approx(chances[1][seat])


def test_candidates_share_their_chance() -> None:
    """Common random numbers: one option tried twice in one world gives one result."""
    study = study_of(somewhere(4, "second"))
    results = []
    for _ in range(2):
        trial = Trial(study.trials[0].option, 0.0)
        try_out(study.world(0), trial, 0, 9, study.last_round)
        results.append(trial.total)
    assert results[0] == results[1]


def test_the_same_question_has_the_same_luck_whatever_came_before() -> None:
    """However many random numbers a candidate used up, the next questions are answered alike."""
    world = study_of(Game.new(3, seed=2)).world(0)
    for in_step in (False, True):
        world.in_step = in_step
        ends = set()
        for used in range(0, 200, 10):
            state, rng = world.begin(), RandomStream(9, 1, used)
            for _ in range(6):
                world.step(state, rng)
            ends.add(tuple(state.council))
        assert (len(ends) == 1) is in_step
    state, rng = world.begin(), RandomStream(9, 1)
    luck = []
    for _ in range(3):  # but different questions at one place have different luck
        world.mark(state, rng)
        luck.append(rng.counter)
    assert len(set(luck)) == len(luck)


def test_halving_tries_what_it_is_told_to() -> None:
    """It stays within its simulations and ends with the best candidate it found."""
    study = study_of(somewhere(4, "second"))
    left = study.halve(40, 2)
    assert study.tried <= 40
    assert sum(trial.number for trial in study.trials) == study.tried
    assert 1 <= len(left) <= 2


def test_the_tree_credits_every_seat() -> None:
    """Each descent is credited once at the root, with a chance for every seat."""
    study = study_of(somewhere(4, "second"))
    root = Node(study.seen.players)
    for trial in study.trials[:2]:
        root.add(trial.option)
    for number in range(6):
        descend(study.world(number % 2), root, number, 3, study.last_round)
    assert sum(root.visits) == 6
    for place in range(2):
        for seat in range(root.players):
            total = root.totals[place * root.players + seat]
            assert 0.0 < total <= root.visits[place]


def test_greedy_answers_its_best_worth() -> None:
    """One worth for each option, and the best of them is the answer."""
    game = somewhere(6, "second")
    seen = Observation(game.state, game.state.player)
    worths = GreedyBot().worths(seen, random_for(seen, 1))
    assert len(worths) == len(seen.options)
    assert seen.options[worths.index(max(worths))] == GreedyBot().answer(seen, Budget(), 1)


def test_weights_count_what_rivals_want() -> None:
    """With two players, what is worth as much to the rival is worth nothing to me."""
    worth = multipliers_of([0, 1, 2, 3, 4]) + multipliers_of([0, 1, 2, 4, 3])
    weights = weights_for(0, worth, [5.0, 5.0])
    assert weights == pytest.approx([0.0, 0.0, 0.0, 1.0, -1.0])


def test_shares_are_chances() -> None:
    """They add up to one and follow the points."""
    found = shares([3.0, 5.0, 4.0], 2.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[2] > found[0]
    assert shares([1.0, 1.0], 9.0) == pytest.approx([0.5, 0.5])
