"""Nothing leaks: tables that differ only in what a seat may not know look alike to it."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import pytest
from pydantic_core import to_json

from tests.table.helpers import game_of, play_on, random_bits, started_table
from tests.table.twins import twin_of
from warofwhispers.content import DEFAULT_PRESET, OPTIONS, PRESETS, RulesetError, build_ruleset
from warofwhispers.dealer import RandomStream
from warofwhispers.table import views
from warofwhispers.table.seats import Identity

if TYPE_CHECKING:
    from warofwhispers.table.state import Table


def possible(option: str, value: str) -> bool:
    """Return whether this version can play an option's value."""
    try:
        build_ruleset(DEFAULT_PRESET, {option: value})
    except RulesetError:
        return False
    return True


DECKS = ("treasure", "conquest", "dark_alliances")
VARIANTS = [
    *((preset, {}) for preset in PRESETS),
    *(
        (DEFAULT_PRESET, {option: value})
        for option, info in OPTIONS.items()
        for value in info.values
        if possible(option, value)
        and PRESETS[DEFAULT_PRESET].ruleset.options()[option] != value
    ),
    *((preset, dict.fromkeys(DECKS, "on")) for preset in PRESETS),
]  # fmt: skip


def all_said(table: Table, seat: int | None, lacks: int | None = None) -> bytes:
    """Return every byte a seat may be sent now, if it lacks this many entries, or all."""
    identity, history = Identity(seat), game_of(table)
    society = table.society_of(identity)
    since = 0 if lacks is None else table.seq - lacks
    return to_json(
        [
            views.view(table, identity, since),
            views.table_facts(table),
            [
                views.step_events(history.game, number, society, everything=False)
                for number in range(max(0, len(history) - 3), len(history))
            ],
        ]
    )


@pytest.mark.parametrize(("preset", "options"), VARIANTS, ids=str)
def test_hidden_things_do_not_change_a_byte(preset: str, options: dict[str, str]) -> None:
    """Tables that differ only in what a seat may not know are the same to it, byte for byte."""
    rng = RandomStream(len(preset) + 7 * len(str(options)))
    changed = 0
    players = 2 + rng.below(3)
    table = started_table(*["me"] * players, ruleset=preset, options=options)
    known = cycle([None, 1, 0])  # how much somebody has heard already, by turns
    for number, now in enumerate(play_on(table, rng, random_bits())):
        if number % 13:
            continue
        for seat in [*range(players), None]:
            twin, changes = twin_of(now, seat, rng)
            changed += changes
            lacks = next(known)
            assert all_said(twin, seat, lacks) == all_said(now, seat, lacks)
    assert changed > 50


def test_twins_are_told_apart_by_who_may() -> None:
    """The check above can fail: the owner of what was changed sees the difference."""
    rng = RandomStream(5)
    told_apart = 0
    for now in play_on(started_table("me", "me", "me"), rng, random_bits()):
        for seat in range(3):
            twin, _ = twin_of(now, seat, rng)
            told_apart += any(
                all_said(twin, other) != all_said(now, other) for other in range(3) if other != seat
            )
        if now.turn > 20:
            break
    assert told_apart > 50
