"""The proof in a record: everything needed to check where chance's answers came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.table.chain import body_digest, entry_link, first_link
from warofwhispers.table.fairness import commitment
from warofwhispers.table.journal import Acted, GameStarted, TableCreated, Undone, VoteProposed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.record import Proof, ProofEntry
    from warofwhispers.table.journal import Change, Entry
    from warofwhispers.table.state import Table

PROOF_VERSION: Final = 1


def proof(table: Table, entries: Sequence[Entry]) -> Proof | None:
    """Return the proof of an ended game from its whole journal; None if it has no secret.

    What was played, drawn and undone is included as it was hashed; all other entries contain
    personal matters, so only their digests are.
    """
    secret = table.created.secret
    if secret is None or not table.ended:
        return table.created.proof
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
