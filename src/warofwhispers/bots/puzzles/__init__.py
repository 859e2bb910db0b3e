"""Daily puzzles: positions from simulated games in which a deep search finds one clear answer."""

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
