"""A message catalogue: templates by key, filled in with words and numbers.

Templates are Python format strings. `{number:banner|banners}` writes the number with the word
that fits it, `{number:=dies|die}` only the word.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class CatalogueError(LookupError):
    """A language or a message that is not there."""


class Catalogue:
    """The messages of one language, under dotted keys such as `events.deployed.you`."""

    def __init__(self, language: str, data: Mapping[str, object]) -> None:
        """Take the messages from nested plain JSON."""
        self.language = language
        self._texts = dict(_flatten(data, ""))
        self._formatter = _Plurals()

    def say(self, key: str, /, **values: object) -> str:
        """Fill in a message; raises `CatalogueError` if there is none of that key."""
        if key not in self._texts:
            message = f'no message "{key}" in language "{self.language}"'
            raise CatalogueError(message)
        return self._formatter.vformat(self._texts[key], (), values)

    def has(self, key: str) -> bool:
        """Tell whether there is a message."""
        return key in self._texts

    def under(self, group: str) -> dict[str, str]:
        """Give the templates of a group, by the rest of their keys."""
        start = f"{group}."
        return {k.removeprefix(start): t for k, t in self._texts.items() if k.startswith(start)}

    def keys(self) -> set[str]:
        """Give every key."""
        return set(self._texts)


class _Plurals(Formatter):
    """Knows `{number:one|many}`."""

    def format_field(self, value: object, format_spec: str) -> str:
        """Write a number with its word, or anything else as Python does."""
        if "|" not in format_spec:
            return str(super().format_field(value, format_spec))
        one, many = format_spec.removeprefix("=").split("|")
        word = one if value == 1 else many
        return word if format_spec.startswith("=") else f"{value} {word}"


def _flatten(data: Mapping[str, object], above: str) -> Iterator[tuple[str, str]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from _flatten(value, f"{above}{key}.")
        else:
            yield f"{above}{key}", str(value)


def languages() -> tuple[str, ...]:
    """Give the languages there are."""
    names = (file.name for file in files(__package__).iterdir())
    return tuple(sorted(name.removesuffix(".json") for name in names if name.endswith(".json")))


@cache
def catalogue(language: str = "en") -> Catalogue:
    """Load the catalogue of a language; raises `CatalogueError` if there is none."""
    if language not in languages():
        message = f'no messages in language "{language}" (there are: {", ".join(languages())})'
        raise CatalogueError(message)
    text = (files(__package__) / f"{language}.json").read_text(encoding="utf-8")
    return Catalogue(language, json.loads(text))
