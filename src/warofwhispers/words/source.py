"""The catalogue's files, split into messages but not parsed, because parsing is slow."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class WordsError(LookupError):
    """A missing language, message, form or fact: a bug of ours, never a player's mistake."""


def languages() -> tuple[str, ...]:
    """Return the available languages: each is a folder here."""
    folders = (folder.name for folder in files(__package__).iterdir() if folder.is_dir())
    return tuple(sorted(name for name in folders if not name.startswith("_")))


@cache
def entries(language: str) -> dict[str, str]:
    """Return the source of every message and term of a language, by its id.

    Raises `WordsError` for a language that does not exist and for a duplicate id.
    """
    if language not in languages():
        there = ", ".join(languages())
        raise WordsError(f'no messages in language "{language}" (there are: {there})')
    found: dict[str, str] = {}
    for file in sorted((files(__package__) / language).iterdir(), key=lambda file: file.name):
        for name, source in cut(file.read_text(encoding="utf-8")):
            if name in found:
                raise WordsError(f'{language}/{file.name}: message "{name}" appears twice')
            found[name] = source
    return found


def cut(text: str) -> list[tuple[str, str]]:
    r"""Split a Fluent file into its entries, each with its id; comments are dropped.

    >>> cut("# Greetings\nhello = Hello\n  .short = Hi\nbye = Bye\n")
    [('hello', 'hello = Hello\n  .short = Hi\n'), ('bye', 'bye = Bye\n')]
    """
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith("#")]
    plain = "".join(lines)
    starts = [*ENTRY.finditer(plain)]
    ends = [start.start() for start in starts[1:]] + [len(plain)]
    return [(s[1], plain[s.start() : end]) for s, end in zip(starts, ends, strict=True)]
