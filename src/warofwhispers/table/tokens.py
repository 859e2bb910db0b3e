"""Secrets that open a seat: made from random bits or a key, stored only as digests."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable
from typing import Final

RandomBits = Callable[[int], int]
"""A source of secret randomness, such as `secrets.randbits`: takes how many bits, returns them."""
NewToken = Callable[[object], str]
"""Makes a secret that is about something: a different one for each thing."""

TOKEN_BYTES: Final = 24
TABLE_ID_BYTES: Final = 12


def new_token(bits: RandomBits) -> str:
    """Return a new secret that fits into a link."""
    return _encode(_drawn(bits, TOKEN_BYTES))


def token_from(key: str, *about: object) -> str:
    """Return the secret that belongs to a request with this idempotency key: always the same.

    Only somebody with the key can work it out, so the key must be as hard to guess as the secret.
    """
    message = "\0".join(map(str, about)).encode()
    return _encode(hmac.digest(key.encode(), message, "sha256")[:TOKEN_BYTES])


def table_id_from(key: str) -> str:
    """Return the address of the table that a request with this key creates."""
    return _address(hmac.digest(key.encode(), b"table", "sha256")[:TABLE_ID_BYTES])


def new_table_id(bits: RandomBits) -> str:
    """Return an address for a table that nobody can guess."""
    return _address(_drawn(bits, TABLE_ID_BYTES))


def _address(drawn: bytes) -> str:
    """Return it as text that does not begin with a dash: commands would take it for an option."""
    text = _encode(drawn)
    return f"_{text[1:]}" if text.startswith("-") else text


def _drawn(bits: RandomBits, count: int) -> bytes:
    return bits(8 * count).to_bytes(count, "big")


def _encode(drawn: bytes) -> str:
    return base64.urlsafe_b64encode(drawn).rstrip(b"=").decode()


def digest(token: str) -> str:
    """Return what the journal stores of a secret; it cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def matches(token_digest: str, kept: str | None) -> bool:
    """Compare a digest with the stored one, in constant time."""
    return hmac.compare_digest(token_digest, kept or "") and kept is not None
