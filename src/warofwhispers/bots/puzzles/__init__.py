"""Daily puzzles: positions of simulated games with one clearly best answer by deep search."""

from warofwhispers.bots.puzzles.book import (
    Puzzle,
    PuzzleAnswer,
    PuzzleKind,
    game_of,
    load_puzzles,
    number_of_day,
)

__all__ = [
    "Puzzle",
    "PuzzleAnswer",
    "PuzzleKind",
    "game_of",
    "load_puzzles",
    "number_of_day",
]
