"""What goes into a message: facts, and what is known about the reader."""

from __future__ import annotations

from dataclasses import dataclass, field
from os import PathLike, fspath
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

LONGEST: Final = 2000  # Fluent refuses a placeable of more than 2,500 characters
Fact: TypeAlias = "str | int | float | FactList"
LARGEST: Final = 10**15
"""Beyond this a number is only quoted, never counted: formatting takes no more digits."""


class FactList:
    """Several facts, each one value or a mapping of named ones, for `LIST` and `COUNT` alone."""

    def __init__(self, items: list[object]) -> None:
        self.items = items


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads, and at which table.

    `you` is the reader's own society, `names` the people's names by society, `settings` the
    options of the table's ruleset. `regions` names regions that the catalogue does not know: those
    of a custom board. `mark` may change how a name is shown: it is given the kind, the fact
    and the name.
    """

    you: str | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)
    regions: Mapping[str, str] = field(default_factory=dict)
    mark: Callable[[str, str, str], str] | None = None


def cut_short(text: str) -> str:
    """Return a text cut to what a message can take, with an ellipsis for the rest."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def fact(value: object) -> Fact:
    """Return a value as messages take it: "none" for None, "yes" or "no" for a bool.

    Raises `TypeError` for anything but text, a number, a path or a sequence of those.
    """
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
        return str(value)
    if isinstance(value, str | int | float | FactList):
        return value
    if isinstance(value, list | tuple):
        return FactList(list(value))
    if isinstance(value, PathLike):
        return str(fspath(value))
    raise TypeError(f"{type(value).__name__} is not a fact for a message")
