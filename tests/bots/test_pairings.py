"""Unseen cards: where they certainly are, and what plays that were not made suggest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from warofwhispers.bots.belief.pairings import PASSED_UP, Pairings
from warofwhispers.bots.belief.worlds import Worlds, weighted
from warofwhispers.bots.players.bot import events_for
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import ALLIANCE, EMPIRE_COUNT
from warofwhispers.engine.observe import WATCHER, Observation
from warofwhispers.engine.plays import kind_of
from warofwhispers.engine.state import Event
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

DECKS = dict.fromkeys(("treasure", "conquest", "dark_alliances"), "on")
BEAR, EAGLE, ELEPHANT = 0, 1, 2


def fresh(preset: str = "second", *, decks: bool = False) -> Pairings:
    """Return what is known before anything has happened."""
    game = Game.new(3, preset, options=DECKS if decks else {}, seed=1)
    return Pairings(game.state.data, 3)


def told(cards: Pairings, *happened: tuple[str, int, tuple[int, ...]]) -> Pairings:
    """Apply events: name, seat, numbers."""
    for name, seat, values in happened:
        cards.notice(Event(0, name, "", seat, values))
    return cards


def test_an_order_without_a_pairing_speaks_against_it() -> None:
    """Bear and Eagle in hand, an order, no mercenaries: both pairings become less likely."""
    cards = told(fresh(), ("drew", 1, (BEAR, -1)), ("drew", 1, (EAGLE, -1)), ("ordered", 1, (0,)))
    for kind in (kind_of(BEAR, EAGLE), kind_of(EAGLE, BEAR)):
        assert cards.weights[1][kind] == pytest.approx(PASSED_UP[kind])
        assert cards.weights[1][kind] < 1.0
    assert cards.weights[1][kind_of(BEAR, ELEPHANT)] == 1.0
    assert set(cards.weights[0]) == {1.0}  # of others it tells nothing


def test_one_colour_alone_tells_nothing() -> None:
    """Without the partner's colour a pairing cannot be used, so not using it says nothing."""
    cards = told(fresh(), ("drew", 1, (BEAR, -1)), ("drew", 1, (BEAR, -1)), ("ordered", 1, (0,)))
    assert set(cards.weights[1]) == {1.0}


def test_a_fresh_card_waters_down_and_an_empty_hand_forgets() -> None:
    """A card just drawn is unknown; evidence disappears with the last card of a colour."""
    cards = told(fresh(), ("drew", 1, (BEAR, -1)), ("drew", 1, (EAGLE, -1)), ("ordered", 1, (0,)))
    kind = kind_of(BEAR, EAGLE)
    before = cards.weights[1][kind]
    told(cards, ("drew", 1, (BEAR, -1)))
    assert before < cards.weights[1][kind] < 1.0
    told(cards, ("played", 1, (0, kind, -1)), ("discarded", 1, (BEAR, -1)))
    assert cards.weights[1][kind] == 1.0


def test_a_card_that_was_declined_is_known_until_it_may_be_gone() -> None:
    """R6.8: seen by all, it returns to the hand; a discard of its colour makes it uncertain."""
    card = ALLIANCE + 2 * EAGLE
    cards = told(fresh(decks=True), ("drew", 2, (EAGLE, -1)), ("declined", 0, (card, 2)))
    assert cards.known[2][card] == 1
    told(cards, ("discarded", 2, (BEAR, -1)))
    assert cards.known[2][card] == 1
    told(cards, ("discarded", 2, (EAGLE, -1)))
    assert cards.known[2][card] == 0


def questions(preset: str, number: int) -> Iterator[tuple[Game, Pairings]]:
    """Play a game with all decks, in which alliances are proposed and mostly declined."""
    game, rng, read = (
        Game.new(3, preset, options=DECKS, seed=60 + number),
        RandomStream(number, 3),
        0,
    )
    cards = Pairings(game.state.data, 3)
    while not game.over:
        for event in events_for(game.state, WATCHER, read):
            cards.notice(event)
        read = len(game.state.log or [])
        yield game, cards
        options = game.decision.options
        eager = [text for text in options if text.startswith("propose")]
        options = tuple(eager) or options
        game.apply("decline" if "decline" in options else options[rng.below(len(options))])


@pytest.mark.parametrize("preset", ["second", "competitive"])
def test_what_is_known_is_so_in_every_game(preset: str) -> None:
    """With all decks: hand sizes are right, and piles and shown cards are where they should be."""
    certain = piled = 0
    for number in range(3):
        for game, cards in questions(preset, number):
            state, kinds = game.state, game.state.data.kinds
            assert [n for hand in cards.held for n in hand] == state.held
            assert all(n <= there for n, there in zip(cards.piled, state.discards, strict=True))
            piled += sum(cards.piled)
            for seat, known in enumerate(cards.known):
                certain += sum(known)
                hand = state.hands[seat * kinds : (seat + 1) * kinds]
                assert all(n <= there for n, there in zip(known, hand, strict=True))
    assert certain
    assert bool(piled) == (preset == "competitive")  # R6.4


def test_worlds_hold_the_cards_that_are_known() -> None:
    """A card shown is in that hand in every world, and all numbers are as seen."""
    checked = 0
    for game, cards in questions("second", 0):
        seen = Observation(game.state, game.state.player)
        for seat, known in enumerate(cards.known):
            if seat != seen.seat and any(known):
                checked += 1
                world = Worlds(seen, cards).sample(RandomStream(checked, 1))
                kinds = world.data.kinds
                hand = world.hands[seat * kinds : (seat + 1) * kinds]
                assert all(n <= there for n, there in zip(known, hand, strict=True))
                assert world.held == game.state.held
    assert checked


def test_weighted_follows_the_weights() -> None:
    """Three times the weight, three times as often; nothing is lost."""
    weights = [3.0, 1.0] + [0.0] * (EMPIRE_COUNT * 4)
    rng, first = RandomStream(5, 5), 0
    for _ in range(2000):
        cards = [1, 0]
        kind = weighted(cards, weights, rng)
        assert sorted([kind, *cards]) == [0, 1]
        first += kind == 0
    assert first / 2000 == pytest.approx(0.75, abs=0.04)
