"""Every message of the shared topics can be said."""

from __future__ import annotations

from tests.words.sentences import sentences


def test_sentences_have_no_holes() -> None:
    """The page says the same of the same facts: see `web/src/words/twins.test.ts`."""
    texts = [str(sentence["text"]) for sentence in sentences()]
    assert len(texts) > 500
    assert [text for text in texts if "{" in text or "??" in text or "Fluent" in text] == []
