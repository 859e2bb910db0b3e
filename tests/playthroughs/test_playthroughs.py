"""The stories beside this file still happen as they are told."""

from __future__ import annotations

import pytest

from tests.playthroughs.tell import FOLDER, STORIES, tell

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
    """Told anew it is the same; if a change is meant, `python -m tests.playthroughs.tell`."""
    assert tell(STORIES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SITUATIONS)
def test_no_situation_is_missing(name: str) -> None:
    """Each situation has its file, and what it is about happens in it."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert SITUATIONS[name] in text
    assert text.count("\n") <= LONGEST


def test_every_file_is_a_story() -> None:
    """No file lies about that nothing makes."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(STORIES) == set(SITUATIONS)
