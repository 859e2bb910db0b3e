"""Secrets and addresses of tables."""

from __future__ import annotations

from warofwhispers.table.tokens import TABLE_ID_BYTES, new_table_id, table_id_from

LENGTH = TABLE_ID_BYTES * 4 // 3
DASH = 62  # in the alphabet of addresses


def test_no_address_begins_with_a_dash() -> None:
    """A command would take it for an option. Otherwise an address is what was drawn."""
    assert new_table_id(lambda count: DASH << count - 6) == "_" + "A" * (LENGTH - 1)
    assert new_table_id(lambda count: DASH << count - 12) == "A-" + "A" * (LENGTH - 2)
    addresses = {table_id_from(f"key {number}") for number in range(500)}
    assert len(addresses) == 500
    assert not any(address.startswith("-") for address in addresses)
