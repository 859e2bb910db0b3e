"""The ladder and its characters: who there is, and what distinguishes them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.arena.behaviour import Behaviour, behaviour_of, mean_of, nearest, spread_of
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.belief.loyalties import order_number
from warofwhispers.bots.belief.worth import own_multipliers
from warofwhispers.bots.judgement.style import Style, plain_style
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.characters import CHARACTERS, PLAIN, Character, style_of
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.bots.players.levels import GRADES, LADDER, LEVELS, OFFERED, level
from warofwhispers.bots.players.rules import RulesBot, plain_policy
from warofwhispers.bots.players.search import SearchBot
from warofwhispers.bots.players.tastes import taste_bonus
from warofwhispers.bots.players.thinker import Thinker
from warofwhispers.bots.randomness import random_for
from warofwhispers.bots.search.settings import CURRENT, FROZEN_2026, Taste
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import (
    ASK_ACT,
    ASK_ATTACK_TO,
    ASK_DEPLOY,
    ASK_SWAP,
    ATTACK,
    DRAW,
    DRAW_PER,
    ORDER,
    PASS,
    SWAP,
    TO,
)
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

OLD = (
    "random", "rules", "rules:warlord", "rules:hoarder", "rules:masked", "rules:turncoat",
    "rules:dreamer", "greedy:gentle", "greedy", "search:easy", "search", "search:hard",
)  # fmt: skip


def asked(prompt: int, count: int) -> list[Game]:
    """Return some games in which this is asked, with a choice."""
    found: list[Game] = []
    number = 0
    while len(found) < count:
        game = somewhere(number, "second")
        while not game.over and not (game.state.prompt == prompt and len(game.state.options) > 1):
            game.apply(game.notation.text(game.state.options[number % len(game.state.options)]))
        if not game.over:
            found.append(game)
        number += 1
    return found


def test_there_are_seven_steps_and_every_step_has_every_character() -> None:
    """Every name that used to be known still is."""
    assert len(LADDER) == 7
    assert set(OFFERED) == {"random", *LADDER}
    assert set(LEVELS) == {
        *OFFERED,
        *(f"{step}~{name}" for step in LADDER for name in CHARACTERS),
        *(f"rules:{name}" for name in CHARACTERS),
        "lesson~dreamer",
    }
    assert set(OLD) <= set(LEVELS)
    order = [LADDER.index(GRADES[grade]) for grade in ("easy", "normal", "hard")]
    assert order == sorted(order)
    assert order[0] == 0
    assert order[-1] == len(LADDER) - 1


def test_a_step_with_a_character_thinks_as_long_as_without() -> None:
    """The budget is the level's."""
    for step in LADDER:
        for name in CHARACTERS:
            assert level(f"{step}~{name}").budget == level(step).budget


def test_only_the_strongest_judges_by_the_strong_forecast() -> None:
    """The steps below keep the forecast they were measured with."""
    named = {
        step: bot.belief(Observation(somewhere(1, "second").state, 0)).forecast
        for step in LADDER
        if isinstance(bot := level(step).make(), Thinker)
    }
    assert named.pop("search:hard") is load_forecast("forecast-greedy")
    assert len(named) > 3
    assert all(forecast is load_forecast("forecast") for forecast in named.values())


def test_somebody_at_ease_gives_up_no_more_than_so_many_points() -> None:
    """Any move that is nearly the best is accepted, and no other; without ease only the best."""
    chosen = Counter[bool]()
    for game in asked(ASK_ACT, 12):
        seat = game.state.player
        seen = Observation(game.state, seat)
        for seed in range(4):
            bots = GreedyBot(), GreedyBot(0.8)
            for bot in bots:
                bot.notice(events_for(game.state, seat, 0))
            worths = bots[0].worths(seen, random_for(seen, seed))
            by_option = dict(zip(seen.options, worths, strict=True))
            best, near = (bot.answer(seen, Budget(), seed) for bot in bots)
            assert by_option[best] == max(worths)
            assert by_option[near] >= max(worths) - 0.8
            chosen[near == best] += 1
    assert chosen[True]
    assert chosen[False]


def test_who_overlooks_things_never_chooses_harm_where_there_is_good() -> None:
    """A harmful order is not given while another is worth something."""
    different = 0
    for game in asked(ASK_ACT, 16):
        state = game.state
        blind = Style(1.0, 1.0, 0.0, 1.0, 0.0, overlooks=4.0)
        plain, dreamy = (
            plain_policy(state, [style] * state.players) for style in (plain_style(), blind)
        )
        judge = plain._look(state)
        orders = [o for o in state.options if ORDER <= o < ORDER + 80]
        worth = {o: plain.order_worth(state, judge, o - ORDER, plain_style()) for o in orders}
        for seed in range(6):
            answer = dreamy.choose(state, RandomStream(seed))
            different += answer != plain.choose(state, RandomStream(seed))
            if answer in worth and max(worth.values()) > 0.0:
                assert worth[answer] > 0.0
    assert different


def test_patience_puts_a_swap_off_but_not_beyond_the_last_chance() -> None:
    """A swap worth making at the last opportunity is made then, and not two rounds earlier."""
    patient = Style(1.0, 1.0, 0.0, 1.0, 0.0, patience=1000.0)
    swapped = 0
    for game in asked(ASK_SWAP, 12):
        state = game.state
        plain, later = (
            plain_policy(state, [style] * state.players) for style in (plain_style(), patient)
        )
        now = plain.choose(state, RandomStream(1))
        swapped += now >= SWAP
        assert later.choose(state, RandomStream(1)) == (now if state.round == 3 else PASS)
    assert swapped


def test_characters_like_what_they_are_called_by() -> None:
    """A warlord likes to attack, a hoarder to draw, a turncoat to swap, a mask to hide."""
    (game,) = asked(ASK_ACT, 1)
    seen, kinds = Observation(game.state, game.state.player), game.state.data.order_kind
    for option in (o for o in seen.options if ORDER <= o < ORDER + 80):
        kind = kinds[option - ORDER]
        assert (CHARACTERS["warlord"].likes(seen, option) > 0) == (kind == ATTACK)
        assert (CHARACTERS["hoarder"].likes(seen, option) > 0) == (kind in (DRAW, DRAW_PER))
        assert PLAIN.likes(seen, option) == 0
    (game,) = asked(ASK_SWAP, 1)
    seen = Observation(game.state, game.state.player)
    assert CHARACTERS["turncoat"].likes(seen, PASS) == 0
    assert all(CHARACTERS["turncoat"].likes(seen, o) > 0 for o in seen.options if o >= SWAP)
    game = Game.new(3, seed=2)
    assert game.state.prompt == ASK_DEPLOY
    seen = Observation(game.state, game.state.player)
    devout, opposed = seen.loyalty[seen.seat * 5], seen.loyalty[seen.seat * 5 + 4]
    likes = {game.notation.text(o): CHARACTERS["masked"].likes(seen, o) for o in seen.options}
    names = ("bear", "eagle", "elephant", "lion", "horse")
    assert likes[f"deploy {names[opposed]}.sheriff"] > 0 > likes[f"deploy {names[devout]}.sheriff"]


def test_a_strong_liking_decides_and_none_changes_nothing() -> None:
    """For players that look one move ahead and for those that search."""
    swaps = Character(swap=1000.0)
    for game in asked(ASK_SWAP, 3):
        seat = game.state.player
        seen = Observation(game.state, seat)
        answers = []
        for bot in (GreedyBot(0.0, swaps), SearchBot(character=swaps), SearchBot(),
                    SearchBot(character=Character())):  # fmt: skip
            bot.notice(events_for(game.state, seat, 0))
            answers.append(bot.answer(seen, Budget(24), 1))
        assert min(answers[:2]) >= SWAP
        assert answers[2] == answers[3]
        tastes = [replace(CURRENT, taste=Taste(apart=sign * 1000.0)) for sign in (1, -1)]
        apart, alike = (SearchBot(settings) for settings in tastes)
        for bot in (apart, alike):
            bot.notice(events_for(game.state, seat, 0))
        assert apart.answer(seen, Budget(24), 1) != alike.answer(seen, Budget(24), 1)


def test_who_searches_at_some_questions_only_does_not_elsewhere() -> None:
    """Simulations are used at those, and for nothing else."""
    for prompt, looks in ((ASK_ACT, False), (ASK_DEPLOY, True), (ASK_SWAP, False)):
        (game,) = asked(prompt, 1)
        seat = game.state.player
        bot = SearchBot(only=(ASK_DEPLOY,))
        bot.notice(events_for(game.state, seat, 0))
        bot.answer(Observation(game.state, seat), Budget(40), 1)
        assert (bot.simulations > 0) is looks


def test_somebody_casual_about_agents_takes_other_places_and_nothing_else_differs() -> None:
    """Which place it likes depends on the seed, but is the same each time it is asked."""
    for prompt, casual in ((ASK_DEPLOY, True), (ASK_ACT, False)):
        (game,) = asked(prompt, 1)
        seat = game.state.player
        answers: list[list[int]] = []
        for ease in (0.0, 1000.0, 1000.0):
            bot = SearchBot(only=(ASK_DEPLOY,), ease=ease)
            bot.notice(events_for(game.state, seat, 0))
            seen = Observation(game.state, seat)
            answers.append([bot.answer(seen, Budget(8, None, 3.0), seed) for seed in range(8)])
        assert answers[1] == answers[2]
        assert (answers[0] != answers[1]) is casual
        assert not casual or len(set(answers[1])) > 2


def test_manners_are_what_was_done() -> None:
    """The same numbers, counted again from a game's log."""
    game = Game.new(3, seed=4)
    play(game, [Guarded(RulesBot(), Budget()) for _ in range(3)], 4)
    found = behaviour_of(game.state)
    log = game.state.log or []
    for seat, one in enumerate(found):
        orders = [e.values[0] for e in log if e.name == "ordered" and e.seat == seat]
        attacks = [order for order in orders if game.state.data.order_kind[order] == ATTACK]
        assert one.attacks == pytest.approx(len(attacks) / len(orders))
        assert one.swaps == game.state.swaps[seat]
        assert 0.0 <= one.open <= 1.0


def test_somebody_met_is_taken_for_the_nearest() -> None:
    """Each number is scaled by how much it varies between games."""
    games = [Behaviour(0.4, 0.2, 1.0, 0.5, 0.6), Behaviour(0.6, 0.4, 2.0, 0.7, 0.8)]
    assert mean_of(games) == pytest.approx([0.5, 0.3, 1.5, 0.6, 0.7])
    assert spread_of(games) == pytest.approx([0.1, 0.1, 0.5, 0.1, 0.1])
    known = {"one": [0.5, 0.3, 1.0, 0.6, 0.7], "other": [0.6, 0.3, 1.0, 0.6, 0.7]}
    assert nearest(known, spread_of(games), [0.54, 0.3, 3.0, 0.6, 0.7]) == "one"
    assert nearest(known, spread_of(games), [0.56, 0.3, 3.0, 0.6, 0.7]) == "other"


def test_a_warlord_attacks_more_than_a_hoarder_who_draws_more() -> None:
    """Visible in a few games of fast players."""
    found = {}
    for name in ("warlord", "hoarder"):
        games = []
        for number in range(3):
            game = Game.new(2, seed=number)
            play(game, [Guarded(RulesBot(style_of(name)), Budget()) for _ in range(2)], number)
            games += behaviour_of(game.state)
        found[name] = Behaviour(*mean_of(games))
    assert found["warlord"].attacks > found["hoarder"].attacks
    assert found["warlord"].draws < found["hoarder"].draws


def test_tastes_are_for_company_and_the_yardstick_has_none() -> None:
    """Unlike loyalties please, and cities of one's own Devout are left alone."""
    fine = Taste(apart=1.0, loyal=0.5)
    (game,) = asked(ASK_SWAP, 1)
    seen = Observation(game.state, game.state.player)
    mine, seen.round = own_multipliers(seen), 3
    alike, opposite = [mine] * seen.players, [[3.2 - worth for worth in mine]] * seen.players
    stay = taste_bonus(fine, seen, PASS, alike, [])
    assert stay == pytest.approx(-1.0)  # as like as can be
    assert all(taste_bonus(fine, seen, o, alike, []) > stay for o in seen.options if o >= SWAP)
    assert taste_bonus(fine, seen, PASS, opposite, []) == pytest.approx(1.0)
    seen.round = 1
    assert taste_bonus(fine, seen, PASS, alike, []) == pytest.approx(-1 / 3)
    assert taste_bonus(FROZEN_2026.taste, seen, PASS, alike, []) == 0.0
    (game,) = asked(ASK_ATTACK_TO, 1)
    seen = Observation(game.state, game.state.player)
    city, seen.prompt = seen.data.cities[0], ASK_ATTACK_TO
    devout = seen.loyalty[seen.seat * 5]
    for holder, pleases in ((devout, -0.5), ((devout + 1) % 5, 0.0)):
        seen.holder[city] = holder
        assert taste_bonus(fine, seen, TO + city, [], []) == pleases
        assert taste_bonus(FROZEN_2026.taste, seen, TO + city, [], []) == 0.0


def test_the_very_loyalties_of_another_are_avoided_among_three_or_more() -> None:
    """By the chance that another has them, the more the fewer swaps are left."""
    unique = Taste(unique=4.0)
    game = next(game for game in asked(ASK_SWAP, 4) if game.state.players == 3)
    seen = Observation(game.state, game.state.player)
    tokens = seen.loyalty[seen.seat * 5 : seen.seat * 5 + 5]
    swap = next(option for option in seen.options if option >= SWAP)
    one, other = SLOT_PAIRS[swap - SWAP]
    swapped = tokens[:]
    swapped[one], swapped[other] = tokens[other], tokens[one]
    chances = [[0.0] * 120 for _ in range(3)]
    for seat in range(3):
        chances[seat][order_number(tokens)] = 1.0 if seat == seen.seat else 0.25
        chances[seat][order_number(swapped)] = 0.0 if seat == seen.seat else 0.75
    for round_, stay, go in ((1, 0.0, 0.0), (2, -1.0, -3.0), (3, -2.0, -6.0)):
        seen.round = round_
        assert taste_bonus(unique, seen, PASS, [], chances) == pytest.approx(stay)
        assert taste_bonus(unique, seen, swap, [], chances) == pytest.approx(go)
    seen.players = 2
    assert taste_bonus(unique, seen, swap, [], chances) == 0.0
