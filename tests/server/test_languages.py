"""A browser is answered in the language chosen there, or that it asks for."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.requests import Request

from warofwhispers.server import languages
from warofwhispers.server.error_responses import refusal_response
from warofwhispers.server.languages import language_of, preferred
from warofwhispers.server.pages import page
from warofwhispers.table.errors import Refusal


@pytest.fixture(autouse=True)
def _three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "_there", lambda: ("en", "fr", "it"))


def request(root: Path | None = None, **headers: str) -> Request:
    """Return a browser's request with these headers."""
    sent = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    app = SimpleNamespace(state=SimpleNamespace(web=root))
    return Request({"type": "http", "method": "GET", "path": "/", "headers": sent, "app": app})


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("it", "it"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("de, fr;q=0.5, en;q=0.7", "en"),
        ("de;q=1, FR-ca;q=0.3", "fr"),
        ("it;q=0, fr;q=0.1", "fr"),
        ("it;q=x, fr", "fr"),
        ("de", "en"),
        ("*", "en"),
        ("", "en"),
    ],
)
def test_browsers_wishes(header: str, language: str) -> None:
    """The favourite among those we have; English if there is none."""
    assert preferred(header) == language


def test_choice_in_the_page_comes_first() -> None:
    """Whatever the browser's settings; an unknown language is not a choice."""
    assert language_of(request(accept_language="fr", cookie="language=it")) == "it"
    assert language_of(request(accept_language="fr", cookie="language=../x")) == "fr"


def test_first_page_is_in_the_language(tmp_path: Path) -> None:
    """It names the packs that the page will load; without a version of its own it is English."""
    for name in ("index.html", "index.it.html", "table.html"):
        (tmp_path / name).write_text(name)
    for path, wish, name in (
        ("", "it", "index.it.html"),
        ("", "fr", "index.html"),
        ("t/abc", "it", "table.html"),
        ("new", "en", "index.html"),
    ):
        with pytest.raises(StopIteration) as done:  # it waits for nothing, so it needs no loop
            page(request(tmp_path, accept_language=wish), path).send(None)
        answer = done.value.value
        assert Path(str(getattr(answer, "path", ""))).name == name
        assert answer.headers["vary"] == "Accept-Encoding, Accept-Language, Cookie"


def test_refusals_are_in_the_language() -> None:
    """The sentence is translated; its code and values are for programs and stay."""
    answer = refusal_response(Refusal("not_now", "seat-taken", seat=2), "it")
    assert "Il posto 2 è occupato.".encode() in bytes(answer.body)
    assert b'"reason":"seat-taken"' in bytes(answer.body).replace(b" ", b"")
