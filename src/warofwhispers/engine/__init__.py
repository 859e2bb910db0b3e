"""The rules of the game, pure: see README.md beside this file."""
