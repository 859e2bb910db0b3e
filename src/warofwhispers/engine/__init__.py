"""The rules of the game, with no side effects: see README.md beside this file."""
