"""Changing a record as a forger would: values, bodies of its journal, the hashes that follow."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from warofwhispers.table.chain import body_digest, canonical, first_link, link

if TYPE_CHECKING:
    from collections.abc import Callable

Change = tuple[list[str | int], Any]
"""Where in a record something is set, and to what."""


def changed(record: dict[str, Any], changes: list[Change]) -> dict[str, Any]:
    """Return a copy of a record with some values changed."""
    copy, changes = json.loads(json.dumps([record, changes]))
    for path, value in changes:
        part: Any = copy
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value
    found: dict[str, Any] = copy
    return found


def rehashed(record: dict[str, Any], changes: list[Change]) -> list[Change]:
    """Return a changed copy with everything else that a forger must change to repair the chain."""
    proof = changed(record, changes)["proof"]
    before, mended = first_link(proof["table"]), list(changes)
    for at, entry in enumerate(proof["journal"]):
        digest = entry.get("digest") or body_digest(proof["secret"], entry["body"])
        before = link(before, entry["kind"], entry["at"], digest)
        if before != entry["hash"]:
            mended.append((["proof", "journal", at, "hash"], before))
    return mended


def bodies_of(record: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Return the bodies in a record's journal by their place."""
    journal = enumerate(record["proof"]["journal"])
    return {at: json.loads(entry["body"]) for at, entry in journal if "body" in entry}


def edited(record: dict[str, Any], at: int, edit: Callable[[dict[str, Any]], object]) -> Change:
    """Return the change of an entry's body that an edit makes."""
    copy = bodies_of(record)[at]
    edit(copy)
    return (["proof", "journal", at, "body"], canonical(copy))


def another(draw: dict[str, Any]) -> str:
    """Return something else that could have been drawn."""
    return str(next(text for text in draw["among"] if text != draw["drawn"]))
