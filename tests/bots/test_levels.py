"""The ladder and its characters: who there is, and what makes one differ from another."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots.arena.manners import Manners, manners, mean_of, nearest, spread_of
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.judgement.style import Style, plain_style
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.characters import CHARACTERS, PLAIN, Character, style_of
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.bots.players.levels import GRADES, LADDER, LEVELS, OFFERED, level
from warofwhispers.bots.players.rules import RulesBot, plain_policy
from warofwhispers.bots.players.search import SearchBot
from warofwhispers.bots.randomness import random_for
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import (
    ASK_ACT,
    ASK_DEPLOY,
    ASK_SWAP,
    ATTACK,
    DRAW,
    DRAW_PER,
    ORDER,
    PASS,
    SWAP,
)
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

OLD = (
    "random", "rules", "rules:warlord", "rules:hoarder", "rules:masked", "rules:turncoat",
    "rules:dreamer", "greedy:gentle", "greedy", "search:easy", "search", "search:hard",
)  # fmt: skip


def asked(prompt: int, count: int) -> list[Game]:
    """Give some games in which that is asked, with a choice."""
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
    """And whoever was known by name before still is."""
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
    """The budget is the step's."""
    for step in LADDER:
        for name in CHARACTERS:
            assert level(f"{step}~{name}").budget == level(step).budget


def test_somebody_at_ease_gives_up_no_more_than_so_many_points() -> None:
    """Any move that is nearly the best will do, and no other; without ease the best."""
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
    """An order worth less than nothing is not given while another is worth something."""
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
    """A swap that is worth it with no chance to come is made then, and not two rounds before."""
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
    """For who looks one move ahead and for who searches."""
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


def test_who_searches_for_agents_only_does_not_elsewhere() -> None:
    """Games are tried out for deployments, retrievals and swaps, and for nothing else."""
    for prompt, looks in ((ASK_ACT, False), (ASK_DEPLOY, True)):
        (game,) = asked(prompt, 1)
        seat = game.state.player
        bot = SearchBot(agents_only=True)
        bot.notice(events_for(game.state, seat, 0))
        bot.answer(Observation(game.state, seat), Budget(40), 1)
        assert (bot.simulations > 0) is looks


def test_manners_are_what_was_done() -> None:
    """Counted once more from the log of a game."""
    game = Game.new(3, seed=4)
    play(game, [Guarded(RulesBot(), Budget()) for _ in range(3)], 4)
    found = manners(game.state)
    log = game.state.log or []
    for seat, one in enumerate(found):
        orders = [e.values[0] for e in log if e.name == "ordered" and e.seat == seat]
        attacks = [order for order in orders if game.state.data.order_kind[order] == ATTACK]
        assert one.attacks == pytest.approx(len(attacks) / len(orders))
        assert one.swaps == game.state.swaps[seat]
        assert 0.0 <= one.open <= 1.0


def test_somebody_met_is_taken_for_the_nearest() -> None:
    """Each number measured by how much single games differ in it."""
    games = [Manners(0.4, 0.2, 1.0, 0.5, 0.6), Manners(0.6, 0.4, 2.0, 0.7, 0.8)]
    assert mean_of(games) == pytest.approx([0.5, 0.3, 1.5, 0.6, 0.7])
    assert spread_of(games) == pytest.approx([0.1, 0.1, 0.5, 0.1, 0.1])
    known = {"one": [0.5, 0.3, 1.0, 0.6, 0.7], "other": [0.6, 0.3, 1.0, 0.6, 0.7]}
    assert nearest(known, spread_of(games), [0.54, 0.3, 3.0, 0.6, 0.7]) == "one"
    assert nearest(known, spread_of(games), [0.56, 0.3, 3.0, 0.6, 0.7]) == "other"


def test_a_warlord_attacks_more_than_a_hoarder_who_draws_more() -> None:
    """Seen in a few games of quick players."""
    found = {}
    for name in ("warlord", "hoarder"):
        games = []
        for number in range(3):
            game = Game.new(2, seed=number)
            play(game, [Guarded(RulesBot(style_of(name)), Budget()) for _ in range(2)], number)
            games += manners(game.state)
        found[name] = Manners(*mean_of(games))
    assert found["warlord"].attacks > found["hoarder"].attacks
    assert found["warlord"].draws < found["hoarder"].draws
