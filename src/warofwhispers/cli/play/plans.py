"""Several answers on one line: all the banners to place, or all the cards to discard.

The engine asks for them one at a time and in its own order, so that each outcome is reached in
exactly one way; a person may name them in any order.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from warofwhispers.cli.play.question import chosen
from warofwhispers.facts.plans import steps

if TYPE_CHECKING:
    from warofwhispers import Game
    from warofwhispers.cli.play.question import Entry

NAME_TIMES = re.compile(r"^(.+?)[x*](\d{1,2})$")
TIMES_NAME = re.compile(r"^(\d{1,2})[x*]([a-z].*)$")
MOST_TIMES = 20


def parse(given: str, entries: list[Entry]) -> list[Entry] | str:
    """Return the answers named, in the engine's order, or the first word that is not an answer."""
    picks: list[Entry] = []
    for word in given.replace(",", " ").casefold().split():
        entry, times = one(word, entries)
        if entry is None or not 1 <= times <= MOST_TIMES:
            return word
        picks += [entry] * times
    return sorted(picks, key=entries.index)


def one(word: str, entries: list[Entry]) -> tuple[Entry | None, int]:
    """Return the answer that a word such as `B4`, `3`, `B4x2` or `2xB4` means, and how often."""
    entry = named(word, entries)
    if entry is not None:
        return entry, 1
    if found := TIMES_NAME.match(word):
        return named(found[2], entries), int(found[1])
    if found := NAME_TIMES.match(word):
        return named(found[1], entries), int(found[2])
    return None, 1


def named(word: str, entries: list[Entry]) -> Entry | None:
    """Return the one answer with that number or name."""
    if word.isdecimal():
        number = int(word)
        return entries[number - 1] if 1 <= number <= len(entries) else None
    found = chosen(word, entries)
    return found[0] if len(found) == 1 else None


def actions(game: Game, picks: list[Entry]) -> list[str]:
    """Return the actions that achieve exactly these answers, or none if that is impossible."""
    wanted = Counter(game.notation.parse(pick.action) for pick in picks if pick.action != "pass")
    answers = steps(game.state, wanted) if wanted else None
    if answers is None:
        return ["pass"] if picks and not wanted else []
    return [game.notation.text(answer) for answer in answers]
