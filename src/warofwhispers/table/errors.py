"""Refusals, which commands raise instead of doing what was asked."""

from __future__ import annotations

from typing import Literal

from warofwhispers.content.errors import WhispersError

RefusalKind = Literal[
    "bad_request", "bad_token", "not_allowed", "not_found", "method_not_allowed", "too_slow",
    "stale", "conflict", "not_now", "too_large", "invalid", "illegal_action", "too_many",
    "internal", "storage", "damaged", "shutting_down",
]  # fmt: skip


class Refusal(WhispersError):  # noqa: N818 - it reads as what it is
    """A refused request.

    `kind` is for programs and says what to do about it; `code` names the sentence for people,
    `refusal-<code>` in the catalogue, which `facts` fill in. `retry_after` is the number of seconds
    after which another try may succeed.
    """

    def __init__(
        self, kind: RefusalKind, code: str, /, *, retry_after: float | None = None, **facts: object
    ) -> None:
        """Refuse for the reason `code`."""
        super().__init__(code, **facts)
        self.kind: RefusalKind = kind
        self.retry_after = retry_after
