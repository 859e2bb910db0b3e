"""Tables without a server: created, started and played by calling commands."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from warofwhispers.table.commands import playing, seating
from warofwhispers.table.creation import SeatWish, TableWish, new_table
from warofwhispers.table.follow import follow, new_journal, next_entry
from warofwhispers.table.seats import Identity

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warofwhispers.dealer import RandomStream
    from warofwhispers.table.commands import Command
    from warofwhispers.table.history import GameHistory
    from warofwhispers.table.state import Table
    from warofwhispers.table.tokens import RandomBits

HOST = Identity(None, host=True)


def random_bits(seed: int = 1) -> RandomBits:
    """Return a source of bits that is the same in every run."""
    return random.Random(seed).getrandbits  # noqa: S311 - the same in every run


def open_table(*kinds: str, seed: int = 1, **wishes: Any) -> Table:  # noqa: ANN401 - any field of a wish
    """Return a table that has not started."""
    seats = [SeatWish(kind, "rules") for kind in kinds]  # type: ignore[arg-type]  # test's words
    wish = {
        "seats": seats, "name": "", "ruleset": "second", "options": {}, "listed": False,
        "coach": False, "seating": "fixed", "first": None, "patience": 60, **wishes,
    }  # fmt: skip
    created, _ = new_table(TableWish(**wish), "host", random_bits(seed))
    table, _ = new_journal("t", 0.0, [created])
    return table


def started_table(*kinds: str, seed: int = 1, **wishes: Any) -> Table:  # noqa: ANN401 - as above
    """Return a table whose game has begun."""
    table = open_table(*kinds, seed=seed, **wishes)
    return carry_out(table, lambda t: seating.start(t, HOST, None, random_bits(seed)))


def carry_out(table: Table, command: Command) -> Table:
    """Return the table after a command, as a registry would have it."""
    after = table.fork()
    follow(after, next_entry(after, 0.0, command(after)))
    return after


def game_of(table: Table) -> GameHistory:
    """Return the game of a started table."""
    assert table.history is not None
    return table.history


def play_on(table: Table, rng: RandomStream, bits: RandomBits) -> Iterator[Table]:
    """Yield the table at every question until the end, played at random."""
    while table.status == "playing":
        yield table
        options = game_of(table).game.decision.options
        seat, action = table.asked, options[rng.below(len(options))]
        assert seat is not None
        change = playing.answer(table, seat, table.turn, [action], bits)
        follow(table, next_entry(table, 0.0, change))
