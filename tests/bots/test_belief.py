"""Belief: what public events reveal about loyalties, and what they do not."""

from __future__ import annotations

import math
from itertools import product

import pytest

from tests.bots.tables import PRESETS
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.belief.likelihood import (
    BLOCK,
    EMPIRE_IN,
    KINDS,
    ORDERS,
    SHARPNESS,
    SLOT_OF,
    STRAY,
    linear,
    mean_multipliers,
    spread,
    weigh,
)
from warofwhispers.bots.belief.loyalties import Belief, drawn_order, order_number
from warofwhispers.bots.belief.public_board import PublicBoard
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.levels import LEVELS
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.observe import WATCHER, Observation
from warofwhispers.engine.state import Event
from warofwhispers.game import Game

UNIFORM = math.log(ORDERS)


def fresh(preset: str = "second", players: int = 3) -> Belief:
    """Return a belief that has seen nothing."""
    game = Game.new(players, preset, seed=1)
    return Belief(game.state.data, players, load_forecast())


def test_orders_and_slots_are_inverse() -> None:
    """The two tables of the 120 orders agree, and `order_number` finds each."""
    for order in range(ORDERS):
        tokens = EMPIRE_IN[order * SLOT_COUNT : order * SLOT_COUNT + SLOT_COUNT]
        assert [SLOT_OF[order * SLOT_COUNT + empire] for empire in tokens] == list(
            range(SLOT_COUNT)
        )
        assert order_number(tokens) == order


def test_at_first_every_order_is_as_likely() -> None:
    """Nothing seen, nothing believed."""
    for chances in fresh().chances():
        assert chances == pytest.approx([1 / ORDERS] * ORDERS)


def test_unique_devout_shuts_out_ones_own() -> None:
    """R2.4: knowing one's own Devout rules it out for the others, but only as their Devout."""
    belief = fresh("competitive")
    mine = order_number([2, 0, 1, 3, 4])
    theirs = belief.chances([mine, None, None])[1]
    devout = [0.0] * 5
    for order, chance in enumerate(theirs):
        devout[EMPIRE_IN[order * SLOT_COUNT]] += chance
    assert devout == pytest.approx([0.25, 0.25, 0.0, 0.25, 0.25])
    assert sum(theirs) == pytest.approx(1.0)
    for stream in range(30):
        drawn = belief.draw(belief.chances([mine, None, None]), 0, RandomStream(1, stream))
        assert len({2, drawn[1][0], drawn[2][0]}) == 3


def muddled(players: int) -> Belief:
    """Return a belief under distinct Devouts with evidence about everybody, one after a swap."""
    belief = fresh("competitive", players)
    rng = RandomStream(players, 8)
    for logs in belief.logs:
        for place in range(len(logs)):
            logs[place] += rng.below(4000) / 1000.0
    belief.notice([Event(0, "swapped", "R7.2", 1, (0, 3, 2, 1))])
    return belief


def test_distinct_devouts_are_reckoned_jointly() -> None:
    """R2.4: the same result as going through every pair of orders that two players can have."""
    belief = muddled(2)
    assert belief.dealt_devout == [0, 3]  # the second player's first Devout lies there now
    alone = [spread(logs) for logs in belief.logs]
    joint = [[0.0] * ORDERS for _ in alone]
    for one, two in product(range(ORDERS), repeat=2):
        if EMPIRE_IN[one * SLOT_COUNT] != EMPIRE_IN[two * SLOT_COUNT + 3]:
            chance = alone[0][one] * alone[1][two]
            joint[0][one] += chance
            joint[1][two] += chance
    for found, wanted in zip(belief.chances(), joint, strict=True):
        assert found == pytest.approx([chance / sum(wanted) for chance in wanted])


def test_distinct_devouts_are_drawn_jointly() -> None:
    """R2.4: no draw has two alike, and each empire comes up as often as it should."""
    belief = muddled(4)
    chances, rng, number = belief.chances(), RandomStream(3, 3), 3000
    often = [[0] * 5 for _ in range(4)]
    for _ in range(number):
        drawn = belief.draw(chances, WATCHER, rng)
        dealt = [tokens[belief.dealt_devout[seat]] for seat, tokens in enumerate(drawn)]
        assert len(set(dealt)) == 4
        for seat, empire in enumerate(dealt):
            often[seat][empire] += 1
    for seat in range(4):
        for empire in range(5):
            place = belief.dealt_devout[seat]
            chance = sum(
                chances[seat][order]
                for order in range(ORDERS)
                if EMPIRE_IN[order * SLOT_COUNT + place] == empire
            )
            assert often[seat][empire] / number == pytest.approx(chance, abs=0.04)


def test_evidence_prefers_orders_that_explain_the_choice() -> None:
    """A choice that helps the Bear makes a Devout Bear likelier than an opposed one."""
    help_bear = linear([1.0, 0.0, 0.0, 0.0, 0.0], 0.0)
    help_lion = linear([0.0, 0.0, 0.0, 1.0, 0.0], 0.0)
    assert len(help_bear) == BLOCK
    logs = [0.0] * (KINDS * ORDERS)
    weigh(logs, help_bear + help_lion, 0, 1.0, [0.5, 0.5])
    worth = mean_multipliers(spread(logs))
    assert worth[0] > worth[1] > worth[3]
    careless = logs[:ORDERS]  # the kind that plays by chance
    assert careless == pytest.approx([math.log(0.5)] * ORDERS)


def test_evidence_is_what_its_definition_says() -> None:
    """Options that affect no empire, one, two and more, worked out the long way."""
    rng = RandomStream(5)

    def option(*empires: int) -> list[float]:
        return [
            rng.below(1000) / 300 - 1.5 if place // SLOT_COUNT in empires else 0.0
            for place in range(BLOCK)
        ]

    options = [option(), option(2), option(0, 3), option(3), option(0, 1, 4), option(0, 3)]
    flat = [number for each in options for number in each]
    blind = [0.3, 0.1, 0.2, 0.1, 0.1, 0.2]
    for chosen in range(len(options)):
        logs = [0.0] * (KINDS * ORDERS)
        logs[ORDERS + 7] = -1.0e6
        weigh(logs, flat, chosen, 0.8, blind)
        for kind, sharp in enumerate(SHARPNESS):
            for order in range(ORDERS):
                slots = SLOT_OF[order * EMPIRE_COUNT : (order + 1) * EMPIRE_COUNT]
                parts = [
                    chance
                    * math.exp(sharp * sum(each[e * SLOT_COUNT + slots[e]] for e in range(5)))
                    for each, chance in zip(options, blind, strict=True)
                ]
                likely = parts[chosen] / sum(parts)
                wanted = 0.8 * math.log((1 - STRAY) * likely + STRAY * blind[chosen])
                if (kind, order) == (1, 7):  # ruled out before, and for good
                    wanted = -1.0e6
                assert logs[kind * ORDERS + order] == pytest.approx(wanted)


def test_a_swap_shows_two_tokens() -> None:
    """R7.2: after a swap the tokens shown are certain and the rest are open."""
    belief = fresh()
    belief.notice([Event(0, "swapped", "R7.2", 1, (0, 4, 3, 1))])
    chances = belief.chances()[1]
    for order, chance in enumerate(chances):
        tokens = EMPIRE_IN[order * SLOT_COUNT : order * SLOT_COUNT + SLOT_COUNT]
        assert (chance > 1e-9) == (tokens[0] == 3 and tokens[4] == 1)
    assert belief.dealt_devout[1] == 4


def test_a_swap_carries_belief_along() -> None:
    """Beliefs about a token that stays are kept."""
    belief = fresh()
    for order in range(ORDERS):
        if EMPIRE_IN[order * SLOT_COUNT + 2] != 0:
            for kind in range(KINDS):
                belief.logs[1][kind * ORDERS + order] = -50.0
    belief.notice([Event(0, "swapped", "R7.2", 1, (0, 1, 3, 4))])
    assert sum(
        chance
        for order, chance in enumerate(belief.chances()[1])
        if EMPIRE_IN[order * SLOT_COUNT + 2] == 0
    ) == pytest.approx(1.0)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_public_board_follows_every_event(preset: str) -> None:
    """From events alone it matches the board at every question of a random game."""
    for number in range(3):
        game = Game.new(2 + number, preset, seed=40 + number)
        public = PublicBoard(game.state.data, game.state.players)
        rng, read = RandomStream(number, 9), 0
        while not game.over:
            for event in events_for(game.state, WATCHER, read):
                public.follow(event)
            read = len(game.state.log or [])
            assert public.agrees(Observation(game.state, WATCHER)), game.decision
            assert public.state.reserve == game.state.reserve
            assert sorted(public.state.field) == game.state.field
            options = game.state.options
            game.apply(game.notation.text(options[rng.below(len(options))]))


@pytest.mark.parametrize("name", ["rules", "greedy"])
def test_belief_learns(name: str) -> None:
    """After a game, the real orders are far likelier than one in 120."""
    losses = []
    for seed in range(3):
        game = Game.new(3, "second", seed=seed)
        play(game, [Guarded(LEVELS[name].make(), Budget()) for _ in range(3)], seed, 60)
        belief = Belief(game.state.data, 3, load_forecast())
        belief.notice(events_for(game.state, WATCHER, 0))
        for seat, chances in enumerate(belief.chances()):
            order = order_number(game.state.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT])
            losses.append(-math.log(chances[order]))
    assert sum(losses) / len(losses) < UNIFORM - 0.5


def test_drawn_orders_follow_the_chances() -> None:
    """An order that is certain is always drawn."""
    chances = [0.0] * ORDERS
    chances[17] = 1.0
    for stream in range(10):
        assert order_number(drawn_order(chances, RandomStream(0, stream))) == 17


def test_new_chances_are_drawn_from_at_once() -> None:
    """Nothing worked out for earlier chances is used for later ones."""
    belief = fresh()
    for number in (17, 90):
        chances = [[float(order == number + seat) for order in range(ORDERS)] for seat in range(3)]
        drawn = belief.draw(chances, 1, RandomStream(number))
        assert drawn[1] == []
        assert [order_number(drawn[seat]) for seat in (0, 2)] == [number, number + 2]
