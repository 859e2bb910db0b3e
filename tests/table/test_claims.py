"""Claims to a seat, without a server: who was seen, and who has consented."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.table.helpers import HOST, carry_out, open_table, random_bits
from warofwhispers.table.claims import CLAIM_WAIT
from warofwhispers.table.commands import seating, voting
from warofwhispers.table.errors import Refusal
from warofwhispers.table.journal import MINIMUM_PATIENCE
from warofwhispers.table.seats import WATCHER, Identity

if TYPE_CHECKING:
    from warofwhispers.table.state import Table

LONG_AWAY = 10 * CLAIM_WAIT
NEW = "the secret a claimant would get"


def claimed_table() -> tuple[Table, int]:
    """Return a table of three people where a stranger claims seat 0, and the vote's number."""
    table = open_table("me", "open", "open")
    for seat in (1, 2):
        take = partial(seating.take_seat, invite=None, name="", society=None)
        table = carry_out(table, partial(take, seat=seat, token=f"token {seat}"))
    table = carry_out(table, lambda t: seating.start(t, HOST, None, random_bits()))
    table = carry_out(
        table,
        lambda t: voting.claim_seat(
            t, WATCHER, 0, token=NEW, level="rules", away_for=lambda _: LONG_AWAY, now=0.0
        ),
    )
    return table, table.seq


def consent(table: Table, number: int, seat: int, away: float = LONG_AWAY) -> Table:
    """Return the table after a seat's yes."""
    return carry_out(
        table, lambda t: voting.cast_vote(t, Identity(seat), number, lambda _: away, yes=True)
    )


def refusal_of_settling(table: Table, number: int, away: float = LONG_AWAY) -> str | None:
    """Return why a claim cannot be settled after its waiting time; None if it can."""
    try:
        voting.settle_claim(table, number, lambda _: away, CLAIM_WAIT)
    except Refusal as refusal:
        return refusal.code
    return None


def test_owner_seen_since_the_claim_keeps_the_seat() -> None:
    """Even if only another server saw the owner, who left no trace in the journal."""
    table, number = claimed_table()
    for seat in (1, 2):
        table = consent(table, number, seat)
    assert refusal_of_settling(table, number, CLAIM_WAIT - 1) == "they-are-back"
    assert refusal_of_settling(table, number, CLAIM_WAIT) is None


def test_nobody_consents_to_a_claim_while_the_owner_is_there() -> None:
    """Nor within the table's patience."""
    table, number = claimed_table()
    with pytest.raises(Refusal) as refusal:
        consent(table, number, 1, away=table.patience - 1)
    assert refusal.value.code == "they-are-back"
    consent(table, number, 1, away=table.patience)


def test_leaving_is_no_consent_to_a_claim() -> None:
    """A claim also waits for those who left of their own accord."""
    table, number = claimed_table()
    table = consent(table, number, 1)
    table = carry_out(table, lambda t: seating.leave(t, Identity(2), 2, "rules"))
    assert refusal_of_settling(table, number) == "claim-needs-consent"
    assert refusal_of_settling(consent(table, number, 2), number) is None


def test_table_made_with_less_patience_has_the_minimum() -> None:
    """Earlier versions allowed none at all."""
    table, _ = claimed_table()
    table.created = replace(table.created, patience=0)
    assert table.patience == MINIMUM_PATIENCE
