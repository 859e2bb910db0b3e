"""The proof in a record: everything needed to check where chance's answers came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.table.chain import body_digest, entry_link, first_link
from warofwhispers.table.fairness import commitment
from warofwhispers.table.journal import (
    MOST_ENTRIES,
    Acted,
    GameStarted,
    TableCreated,
    Undone,
    VoteProposed,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.record import Proof, ProofEntry
    from warofwhispers.table.journal import Change, Entry
    from warofwhispers.table.state import Table

PROOF_VERSION: Final = 1
TEXTS: Final = frozenset({"table", "commitment", "secret"})
PARTS: Final = TEXTS | {"version", "words", "journal"}
ENTRY_PARTS: Final = frozenset({"kind", "at", "hash", "body", "digest"})
MOST_PARTS: Final = 2 * MOST_ENTRIES
"""More than a full journal has, which takes what ends its game as well."""


def proof(table: Table, entries: Sequence[Entry]) -> Proof | None:
    """Return the proof of an ended game from its whole journal; None if it has no secret.

    What was played, drawn and undone is included as it was hashed; all other entries contain
    personal matters, so only their digests are.
    """
    secret = table.created.secret
    if secret is None or not table.ended:
        first = entries[0].change
        return first.proof if isinstance(first, TableCreated) else None
    head = first_link(table.id)
    journal: list[ProofEntry] = []
    for entry in entries:
        head = entry_link(secret, head, entry)
        line: ProofEntry = {"kind": entry.kind, "at": repr(entry.at), "hash": head}
        if _is_open(entry.change):
            line["body"] = entry.body
        else:
            line["digest"] = body_digest(secret, entry.body)
        journal.append(line)
    return {
        "version": PROOF_VERSION,
        "table": table.id,
        "commitment": commitment(secret),
        "secret": secret,
        "words": list(table.words),
        "journal": journal,
    }


def is_proof(value: object) -> bool:
    """Return whether something has the form of a proof, true or not.

    Anything else in an uploaded record would be kept as well, and a megabyte of empty lists takes
    twenty-five times as much memory and a third of a second to read.
    """
    if not isinstance(value, dict) or not set(value) <= PARTS:
        return False
    words, journal = value.get("words"), value.get("journal")
    return (
        type(value.get("version")) is int
        and all(isinstance(value.get(name), str) for name in TEXTS)
        and isinstance(words, list)
        and all(word is None or isinstance(word, str) for word in words)
        and isinstance(journal, list)
        and len(words) + len(journal) <= MOST_PARTS
        and all(_is_entry(entry) for entry in journal)
    )


def _is_entry(value: object) -> bool:
    return (
        isinstance(value, dict)
        and set(value) <= ENTRY_PARTS
        and all(isinstance(part, str) for part in value.values())
    )


def _is_open(change: Change) -> bool:
    match change:
        case GameStarted() | Acted() | Undone() | VoteProposed(kind="undo"):
            return True
        case _:
            return False


def first_break(table_id: str, entries: Sequence[Entry]) -> int | None:
    """Return the number of the first entry that does not carry the hash of the one before it.

    Entries of earlier versions, which carry none, are no break before the first that does.
    """
    first = entries[0].change if entries else None
    secret = first.secret if isinstance(first, TableCreated) else None
    head, chained = first_link(table_id), False
    for entry in entries:
        chained = chained or entry.before is not None
        if chained and entry.before != head:
            return entry.seq
        head = entry_link(secret, head, entry)
    return None
