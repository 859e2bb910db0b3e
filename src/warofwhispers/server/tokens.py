"""Secrets that open a seat: made here, kept only as digests, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
TABLE_BYTES: Final = 12


def new_token() -> str:
    """Make a secret that fits into a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Make an address for a table that nobody guesses."""
    return secrets.token_urlsafe(TABLE_BYTES)


def digest(token: str) -> str:
    """Give what the journal keeps of a secret; it cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token_digest: str, kept: str | None) -> bool:
    """Tell whether a digest is the one kept, in the same time whatever they are."""
    return hmac.compare_digest(token_digest, kept or "") and kept is not None
