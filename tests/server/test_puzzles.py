"""The puzzle of the day: a position as its seat sees it, and a verdict."""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime

import pytest

from tests.web.person import ask
from warofwhispers.bots.puzzles import game_of, load_puzzles, number_of_day
from warofwhispers.server.routes.puzzles import puzzle_view, verdict
from warofwhispers.table.errors import Refusal


def test_todays_puzzle_is_there_and_answered(url: str) -> None:
    """Everybody gets the same one; its solution is right, and any other answer is not."""
    shown = ask(url, "/puzzles/today")
    puzzles = load_puzzles()
    today = datetime.now(UTC).date()
    days = {number_of_day(day, len(puzzles)) for day in (today, datetime.now(UTC).date())}
    assert shown["number"] in days
    puzzle = puzzles[shown["number"]]
    asked = shown["view"]["decision"]
    assert sorted(asked["options"]) == sorted(answer.option for answer in puzzle.answers)
    right = ask(url, f"/puzzles/{shown['number']}/answer", {"option": puzzle.best})
    assert right["right"]
    assert right["why"] == [] or right["why"][0]["code"]
    assert right["compared"]["option"] == puzzle.answers[1].option
    other = puzzle.answers[-1].option
    wrong = ask(url, f"/puzzles/{shown['number']}/answer", {"option": other})
    assert not wrong["right"]
    assert wrong["best"]["option"] == puzzle.best
    assert wrong["place"] == len(puzzle.answers)
    assert wrong["compared"]["option"] == other


def test_a_wrong_answer_is_explained_by_what_came_of_it() -> None:
    """By the figures that the puzzle carries, or else by its price."""
    for number, puzzle in enumerate(load_puzzles()):
        last = puzzle.answers[-1]
        told = verdict(number, last.option)
        assert told.why_not
        assert last.lacks in (None, told.why_not[0])


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_puzzle_shows_what_its_seat_sees(number: int) -> None:
    """It contains neither the solution nor anybody else's loyalties or hand."""
    game = game_of(load_puzzles()[number])
    shown = puzzle_view(number, "2026-11-17")
    assert shown.view.game == game.observe(game.decision.player)
    assert shown.view.you.society == game.decision.player
    assert "win" not in asdict(shown)


def test_what_is_no_answer_is_refused() -> None:
    """By name."""
    with pytest.raises(Refusal, match="deploy moon"):
        verdict(0, "deploy moon")


def test_an_answer_is_judged_once() -> None:
    """Repeating it again and again holds up nobody."""
    option = load_puzzles()[0].best
    assert verdict(0, option) is verdict(0, option)
