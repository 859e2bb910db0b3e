"""What holds at every question of every game (R1.4, R1.5, and what a question is)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.laws import check_all, check_banners, check_question
from tests.properties.games import Case, Driver, cases, many, new_game
from warofwhispers.engine.codes import NOBODY

if TYPE_CHECKING:
    from warofwhispers.engine.state import State
    from warofwhispers.notation import Notation

CHUNKS = 24
GAMES = many(1200)
GAMES_EACH_OPTION = many(96)


def chunk(number: int, index: int, salt: int) -> list[Case]:
    """Return one of the parts of a long list of cases."""
    return [case for i, case in enumerate(cases(number, salt)) if i % CHUNKS == index]


def check_texts(s: State, words: Notation) -> None:
    """Check that every option has a text that leads back to it."""
    for option in s.options:
        text = words.text(option)
        assert text
        assert words.parse(text) == option


@pytest.mark.parametrize("index", range(CHUNKS))
def test_laws_hold_at_every_question(index: int) -> None:
    """Banners, cards, agents, controllers and questions are in order, and options print."""
    for case in chunk(GAMES, index, 1):
        game, driver = new_game(case), Driver(case)
        s = game.state
        while s.player != NOBODY:
            try:
                check_all(s)
                check_texts(s, game.notation)
            except AssertionError as fault:
                raise AssertionError(f"{case} at decision {s.count}") from fault
            s.apply(driver.answer(s))
        check_all(s)


@pytest.mark.parametrize("index", range(CHUNKS))
def test_every_option_is_applicable(index: int) -> None:
    """Each option of each question leads to a valid next question, on a clone."""
    for case in chunk(GAMES_EACH_OPTION, index, 2):
        game, driver = new_game(case), Driver(case)
        s = game.state
        while s.player != NOBODY:
            for option in s.options:
                other = s.clone()
                try:
                    other.apply(option)
                    check_banners(other)
                    check_question(other)
                    assert other.count == s.count + 1
                except Exception as fault:
                    text = game.notation.text(option)
                    raise AssertionError(f"{case} at decision {s.count}: {text}") from fault
            s.apply(driver.answer(s))


def test_every_action_prints_and_parses() -> None:
    """Every text parses to its own action, even in other case and spacing."""
    words = new_game(Case("second", 2, 0)).notation
    for text, code in words.texts().items():
        assert words.text(code) == text
        assert words.parse(text) == code
        assert words.parse(f"  {text.upper().replace(' ', '   ')} ") == code
