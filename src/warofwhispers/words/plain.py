"""The short way for simple messages: one line of text, with nothing but plain facts in it.

Most messages of the command line are such, and importing Fluent takes longer than the rest of a
short command. `tests/words` compares the two ways.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from warofwhispers.words.values import Fact

SIMPLE: Final = re.compile(r"^[\w-]+ *= *((?:[^{}\n]|\{ *\$\w+ *\})+?) *\n(?! *[^\s.])")
VARIABLE: Final = re.compile(r"\{ *\$(\w+) *\}")
GROUPED: Final = 1000  # from here on, languages group digits each in their own way


def fill_in(source: str, facts: Mapping[str, Fact]) -> str | None:
    """Return the message filled in, or None where it takes Fluent to do so."""
    found = SIMPLE.match(source)
    if found is None:
        return None
    text: str = found[1]
    for name in VARIABLE.findall(text):
        value = facts.get(name)
        whole = isinstance(value, int) and abs(value) < GROUPED
        if not (whole or isinstance(value, str)):
            return None
    return VARIABLE.sub(lambda variable: str(facts[variable[1]]), text)
