"""A shortcut for simple messages: one line of text, with only plain facts in it.

Most messages of the command line are simple, and importing Fluent takes longer than the rest of a
short command. `tests/words` compares the two ways.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from warofwhispers.words.values import Fact

SIMPLE: Final = r"((?:[^{}\n]|\{ *\$\w+ *\}|\{ *\"[^\"\\\n]*\" *\})+?) *(?=\n *\.|\n\s*\Z|\Z)"
PLACE: Final = re.compile(r"\{ *(?:\$(\w+)|\"([^\"]*)\") *\}")
GROUPED: Final = 1000  # from here on, each language groups digits in its own way


@cache
def simple_text(source: str, form: str) -> str | None:
    """Return the text of a message or of one of its forms, if it is simple."""
    start = rf"^[\w-]+ *= *{SIMPLE}" if not form else rf"^ +\.{form} *= *{SIMPLE}"
    found = re.search(start, source, re.MULTILINE)
    return found[1] if found else None


def fill_in(source: str, form: str, facts: Mapping[str, Fact]) -> str | None:
    """Return the message filled in, or None if that takes Fluent."""
    text = simple_text(source, form)
    if text is None:
        return None
    for name, _ in PLACE.findall(text):
        value = facts.get(name) if name else ""
        whole = isinstance(value, int) and abs(value) < GROUPED
        if not (whole or isinstance(value, str)):
            return None
    return PLACE.sub(lambda place: str(facts[place[1]]) if place[1] else place[2], text)
