"""Refusals: what the server answers when it does not do what was asked."""

from __future__ import annotations

from typing import Final

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
    """Something asked that is not done; `code` is one of STATUS, `message` one sentence.

    `view` is a fresh one where that helps the asker.
    """

    def __init__(self, code: str, message: str, *, wait: float | None = None) -> None:
        """Refuse; `wait` is after how many seconds another try may do."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.wait = wait
        self.view: dict[str, object] | None = None

    @property
    def status(self) -> int:
        """Give the HTTP status."""
        return STATUS[self.code]
