"""What can be known about cards in decks and in others' hands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.properties.games import HOARDER, SPENDER, Case, walk
from tests.rules.table import answer, asked, play, price, table
from warofwhispers.content import EMPIRES

if TYPE_CHECKING:
    from warofwhispers import Game


def test_unseen_are_all_but_the_own() -> None:
    """Two of each pairing, less one's own; a spectator has none (R6.1)."""
    game = table(hands={"raven": ["bear/lion", "bear/lion", "eagle/horse"], "rat": ["bear/horse"]})
    mine = game.observe("raven").cards
    assert "bear/lion" not in mine.unseen
    assert mine.unseen["eagle/horse"] == 1
    assert mine.unseen["bear/horse"] == 2
    assert set(game.observe(None).cards.unseen.values()) == {2}


def test_chances_are_counted() -> None:
    """One of six unseen Bear cards is held, two of each pairing: one case in three."""
    game = table(hands={"raven": ["bear/lion", "bear/lion"], "rat": ["bear/horse"]})
    mine = game.observe("raven").cards.chances
    assert mine == {"rat": {"bear/eagle": 33, "bear/elephant": 33, "bear/horse": 33}}
    assert game.observe("spider").cards.chances["raven"]["bear/lion"] == 46  # 1 - (6*5)/(8*7)


def test_spent_cards_lie_in_the_pile_until_it_goes_in() -> None:
    """With discard piles, cards played are known to be there (R6.4)."""
    game = table(
        options={"spent": "discard"},
        banners={"B4": 3, "E2": 2},
        council={"bear.marshal": "raven"},
        hands={"raven": price("mercenaries")},
        begin="bear.marshal",
    )
    answer(game, play("mercenaries"))
    seen = game.observe("rat").cards
    assert seen.spent == dict(Counter(price("mercenaries")))
    assert all(seen.unseen[card] == 1 for card in price("mercenaries"))


def test_a_declined_alliance_is_known_to_be_held() -> None:
    """It returned to its owner's hand, seen by all (R6.8)."""
    game = table(
        options={"dark_alliances": "on"},
        banners={"B4": 3},
        council={"bear.marshal": "raven"},
        hands={"rat": ["bear/ask", "bear/lion"]},
        begin="bear.marshal",
    )
    while asked(game)[0] != "rat":
        answer(game, "pass" if "pass" in game.decision.options else game.decision.options[0])
    answer(game, "propose bear/ask", "decline")
    seen = game.observe("raven").cards
    assert seen.shown == {"rat": ("bear/ask",)}
    assert seen.chances["rat"]["bear/ask"] == 100
    assert "bear/ask" not in seen.unseen


CASES = [
    Case("competitive", 3, 31, SPENDER, (("dark_alliances", "on"), ("treasure", "on"))),
    Case("second", 4, 32, HOARDER, (("conquest", "on"),)),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_said_is_true(case: Case) -> None:
    """In whole games no card is said to be where it is not, and none is forgotten."""
    for number, game in enumerate(walk(case)):
        if number % 5 == 0 and not game.over:
            check(game)


def check(game: Game) -> None:
    """Compare what each seat is told with the truth."""
    s, data = game.state, game.state.data
    for society in game.seats:
        seen = game.observe(society)
        for other, held in seen.cards.shown.items():
            assert set(held) <= set(game.observe(other).hand or ())
        for other in game.seats:
            if other != society:
                for card in game.observe(other).hand or ():
                    assert seen.cards.chances[other][card] > 0
        for number, empire in enumerate(EMPIRES):
            unseen = sum(n for card, n in seen.cards.unseen.items() if card.startswith(empire))
            spent = sum(n for card, n in seen.cards.spent.items() if card.startswith(empire))
            shown = sum(
                card.startswith(empire) for held in seen.cards.shown.values() for card in held
            )
            mine = sum(card.startswith(empire) for card in seen.hand or ())
            gone = sum(n for kind, n in enumerate(s.removed) if data.card_empire[kind] == number)
            there = sum(n for kind, n in enumerate(data.deck) if data.card_empire[kind] == number)
            assert unseen + spent + shown + mine + gone == there
