"""Refusals: what the server answers when it does not do what was asked."""

from __future__ import annotations

from typing import Final

from warofwhispers.i18n import catalogue

STATUS: Final[dict[str, int]] = {
    "bad_request": 400,
    "bad_token": 401,
    "not_allowed": 403,
    "not_found": 404,
    "method_not_allowed": 405,
    "stale": 409,
    "conflict": 409,
    "not_now": 409,
    "too_large": 413,
    "invalid": 422,
    "illegal_action": 422,
    "too_many": 429,
    "internal": 500,
    "storage": 503,
    "shutting_down": 503,
}


class Refusal(Exception):  # noqa: N818 - it reads as what it is
    """Something asked that is not done.

    `code` is one of STATUS; `reason` is a message of the catalogue's `refusals`, which the
    `values` fill in, and `message` that sentence. `view` is a fresh one where that helps.
    """

    def __init__(
        self, code: str, reason: str, *, wait: float | None = None, **values: object
    ) -> None:
        """Refuse; `wait` is after how many seconds another try may do."""
        self.code = code
        self.reason = reason
        self.values = values
        self.wait = wait
        self.message = catalogue().say(f"refusals.{reason}", **values)
        super().__init__(self.message)
        self.view: dict[str, object] | None = None

    @property
    def status(self) -> int:
        """Give the HTTP status."""
        return STATUS[self.code]
