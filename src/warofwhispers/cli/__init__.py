"""The `whispers` command."""

from warofwhispers.cli.app import main

__all__ = ["main"]
