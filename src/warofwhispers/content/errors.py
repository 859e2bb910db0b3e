"""What our code raises: a code with facts, which the catalogue turns into a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class WhispersError(Exception):
    """The base of our errors: the message `refusal-<code>` words it, with `facts`.

    `str(error)` is the English sentence. This layer contains no words, so the package's root says
    how sentences are made, through `tell_errors_by`.
    """

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return _teller(self)


def _bare(error: WhispersError) -> str:
    return f"{error.code} {error.facts}"


_teller: Callable[[WhispersError], str] = _bare


def tell_errors_by(teller: Callable[[WhispersError], str]) -> None:
    """Set the function that turns errors into sentences."""
    global _teller  # noqa: PLW0603 - one catalogue tells the errors of the whole program
    _teller = teller


class ContentError(WhispersError, ValueError):
    """A board, councils or cards file that cannot be used."""


class RulesetError(WhispersError, ValueError):
    """A ruleset, option or value that is unknown or contradictory."""
