"""Refusals: what the server answers when it does not do what was asked."""

from __future__ import annotations

from typing import Final

from warofwhispers.content.errors import WhispersError

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


class Refusal(WhispersError):  # noqa: N818 - it reads as what it is
    """Something asked that is not done.

    `code` is one of STATUS; `reason` names a message of the catalogue, `refusal-<reason>`, which
    the `values` fill in, and `message` is that sentence. `view` is a fresh one where that helps.
    """

    def __init__(
        self, code: str, reason: str, *, wait: float | None = None, **values: object
    ) -> None:
        """Refuse; `wait` is after how many seconds another try may do."""
        super().__init__(reason.replace("_", "-"), **values)
        self.message = super().__str__()
        self.code = code
        self.reason = reason
        self.values = values
        self.wait = wait
        self.view: dict[str, object] | None = None

    def __str__(self) -> str:
        return self.message

    @property
    def status(self) -> int:
        """Give the HTTP status."""
        return STATUS[self.code]
