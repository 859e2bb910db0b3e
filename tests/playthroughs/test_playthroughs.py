"""The transcripts beside this file are up to date."""

from __future__ import annotations

import pytest

from tests.playthroughs.transcript import FOLDER, STORIES, transcript

# What a reader should be able to look up.
SITUATIONS = {
    "deploy": "deploy (R3.2)",
    "attack": "extra_attack",
    "switch": "midnight_oil",
    "elsewhere": "acts_elsewhere",
    "round-end": "swapped",
}
LONGEST = 200  # lines: a story is read in one go


@pytest.mark.parametrize("name", STORIES)
def test_story_is_as_told(name: str) -> None:
    """Generated again it is the same; for an intended change, see `transcript.py`."""
    assert transcript(STORIES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SITUATIONS)
def test_no_situation_is_missing(name: str) -> None:
    """Each situation has its file, and what it is about happens in it."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert SITUATIONS[name] in text
    assert text.count("\n") <= LONGEST


def test_every_file_is_a_story() -> None:
    """There is no file that nothing generates."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(STORIES) == set(SITUATIONS)
