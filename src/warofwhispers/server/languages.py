"""Which language a browser is answered in."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from warofwhispers.words import languages

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

COOKIE: Final = "language"
ENGLISH: Final = "en"
VARY: Final = "Accept-Language, Cookie"


def language_of(request: HTTPConnection) -> str:
    """Return the language chosen in the page, or else the browser's favourite among ours."""
    chosen = request.cookies.get(COOKIE, "")
    return chosen if chosen in _there() else preferred(request.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """Return the language among ours that an Accept-Language header prefers.

    >>> preferred("xx, it-CH;q=0.8, en;q=0.9, it;q=0"), preferred("xx")
    ('en', 'en')
    """
    wishes: list[tuple[float, str]] = []
    for wish in header.replace(" ", "").split(","):
        name, _, weight = wish.partition(";q=")
        try:
            weighed = float(weight or 1)
        except ValueError:
            continue
        found = _found(name.lower())
        if found and weighed > 0:
            wishes.append((weighed, found))
    # `max` returns the first of several equally preferred ones.
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else ENGLISH


def _found(tag: str) -> str | None:
    plain = tag.partition("-")[0]
    by_tag = {name.lower(): name for name in _there()}
    by_language = {name.lower().partition("-")[0]: name for name in _there()}
    return by_tag.get(tag) or by_language.get(plain)


@cache
def _there() -> tuple[str, ...]:
    return languages()
