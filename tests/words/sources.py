"""The sources that may use messages: the package's Python, and the page."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from warofwhispers.words import complete
from warofwhispers.words.source import entries

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "warofwhispers"
PAGE = ROOT / "web" / "src"
CATALOGUE = entries("en")


def python_sources() -> dict[str, str]:
    """Return the text of every Python file of the package, by its path in it."""
    return {path.relative_to(PACKAGE).as_posix(): path.read_text() for path in python_files()}


def python_files() -> list[Path]:
    """Return every Python file of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def page_texts() -> list[str]:
    """Return the text of every source file of the page, except the list of all messages."""
    files = [path for kind in ("*.ts", "*.svelte") for path in PAGE.rglob(kind)]
    return [path.read_text() for path in files if path.name != "messages.ts"]


@cache
def facts_of(message: str) -> frozenset[str]:
    """Return the facts a message uses in any of its forms, or in messages it refers to."""
    return complete.facts_of(message, CATALOGUE)
