"""The chain of a journal: each entry carries the hash of the one before it.

The hashes are keyed with the table's secret, so they can be shown during the game without helping
anybody guess what is in an entry, and everybody can check them once the secret is public.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from warofwhispers.table.journal import Entry

JOURNAL_LABEL: Final = "warofwhispers journal 1"
ENTRY_LABEL: Final = "warofwhispers entry 1"


_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def first_link(table_id: str) -> str:
    """Return what a journal's first entry carries in place of a previous hash."""
    return hashlib.sha256(f"{JOURNAL_LABEL}\n{table_id}".encode()).hexdigest()


def canonical(data: object) -> str:
    """Return JSON in the canonical form that is hashed."""
    return _ENCODER.encode(data)


def body_digest(secret: str, body: str) -> str:
    """Return the digest of an entry's content."""
    message = f"{ENTRY_LABEL}\n{body}".encode()
    return hmac.digest(bytes.fromhex(secret), message, "sha256").hex()


def link(before: str, kind: str, at: str, digest: str) -> str:
    """Return the hash of an entry, from the one before it and the digest of its content."""
    return hashlib.sha256(f"{before}\n{kind}\n{at}\n{digest}".encode()).hexdigest()


def entry_link(secret: str | None, before: str, entry: Entry) -> str:
    """Return the hash of an entry; a table without a secret uses an empty key."""
    return link(before, entry.kind, repr(entry.at), body_digest(secret or "", entry.body))
