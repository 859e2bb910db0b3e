"""`whispers puzzles`: the list, the check by search, and new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.puzzles import load_puzzles, making
from warofwhispers.bots.puzzles.book import Puzzle, puzzles_to_text, read_puzzles

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.cli.commands import Shell


def test_all_are_listed_and_todays_is_named(whispers: Shell) -> None:
    """A line each."""
    ran = whispers("puzzles")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert len(lines) == len(load_puzzles()) + 1
    assert lines[-1].startswith("Today\u2019s puzzle is number ")


def sureness(puzzle: Puzzle) -> float:
    """Return the solution's lead in standard errors."""
    best, second = puzzle.answers[:2]
    return (best.win - second.win) / (best.error + second.error)


def test_a_solution_that_is_not_the_best_answer_is_told(tmp_path: Path, whispers: Shell) -> None:
    """Exit code 1, with both answers; a clear solution gives 0."""
    puzzle = max(load_puzzles(), key=sureness)
    path = tmp_path / "puzzles.json"
    path.write_text(puzzles_to_text([puzzle]), encoding="utf-8")
    ran = whispers("puzzles", "--check", "--worlds", 40, "--file", path)
    assert "is best: ahead by" in ran.out
    assert not (tmp_path / "renewed.json").exists()
    bent = Puzzle(puzzle.kind, puzzle.record, puzzle.answers[::-1], puzzle.simulations)
    path.write_text(puzzles_to_text([bent]), encoding="utf-8")
    ran = whispers("puzzles", "--check", "--worlds", 10, "--file", path)
    assert ran.code == 1
    assert f'"{puzzle.best}" is ahead' in ran.out
    assert "Solutions that hold: 0; that do not: 1." in ran.out


def test_what_holds_is_written_with_the_figures_of_the_present_search(
    tmp_path: Path, whispers: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what does not hold is left out."""
    monkeypatch.setattr(making, "LOOK", 4)
    puzzle = max(load_puzzles(), key=sureness)
    bent = Puzzle(puzzle.kind, puzzle.record, puzzle.answers[::-1], puzzle.simulations)
    path, renewed = tmp_path / "puzzles.json", tmp_path / "renewed.json"
    path.write_text(puzzles_to_text([bent, puzzle]), encoding="utf-8")
    whispers("puzzles", "--check", "--worlds", 20, "--file", path, "--renew", renewed)
    (written,) = read_puzzles(renewed)
    assert written.best == puzzle.best
    assert written.record == puzzle.record
    assert written.simulations < puzzle.simulations
    assert written.answers[0].lacks is None
    assert any(one.lacks for one in written.answers)


def test_new_ones_are_made_and_written_down(
    tmp_path: Path, whispers: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a search too short to be certain of anything, so that it finds some at once."""
    shallow = {"GLANCE": 2, "LOOK": 3, "STUDY": 4, "STANDS_OUT": 0.0, "SURE": 0.0, "HOPE": 0.0}
    for name, value in {**shallow, "OBVIOUS": (), "ROUND": 1}.items():
        monkeypatch.setattr(making, name, value)
    path = tmp_path / "puzzles.json"
    ran = whispers("puzzles", "--make", 2, "--file", path, "--seed", 3)
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 2
    first, second = read_puzzles(path)
    assert first.record != second.record
    assert first.best in {answer.option for answer in first.answers}
