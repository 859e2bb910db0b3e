"""Every message of the shared topics can be said."""

from __future__ import annotations

import pytest

from tests.words.sentences import sentences
from warofwhispers.words import languages


@pytest.mark.parametrize("language", languages())
def test_sentences_have_no_holes(language: str) -> None:
    """The page says the same of the same facts: see `web/src/words/twins.test.ts`."""
    texts = [str(sentence["text"]) for sentence in sentences(language)]
    assert len(texts) > 500
    assert [text for text in texts if "{" in text or "??" in text or "Fluent" in text] == []
