"""What is taught is said briefly in every language, and points at something that exists."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from warofwhispers.content import EMPIRES, POSITIONS, load_content
from warofwhispers.reference import reference
from warofwhispers.teaching import lessons
from warofwhispers.words import Words, languages
from warofwhispers.words.source import entries

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_WORDS = 40
MOST_SENTENCES = 2  # for a step
SAMPLES: dict[str, str | int] = {
    "devout": "elephant", "dutiful": "lion", "affiliated": "bear", "opposed": "horse",
    "empire": "elephant", "region": "P4", "position": "elephant.chancellor", "society": "spider",
    "points": 25, "number": 12, "lost": 12, "killed": 12,
}  # fmt: skip
PARTS = {"answer", "coach", "hand", "log", "loyalties", "map", "players", "question", "tokens"}
THINGS: dict[str, set[str]] = {
    "council": {*EMPIRES},
    "position": {f"{empire}.{title}" for empire in EMPIRES for title in POSITIONS},
    "region": {region.id for region in load_content().board.regions},
}
FORMS = ("", ".task", ".hint", ".right", ".wrong")


def messages() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Return every message of the teaching, with the names of its facts."""
    for name, lesson in lessons().items():
        for step in lesson.steps:
            yield f"teach-{step.name}", tuple(step.facts)
        forms = FORMS if lesson.goal else FORMS[:2]
        yield from ((f"lesson-{name}{form}", ()) for form in forms)
        for mistake in lesson.goal.mistakes if lesson.goal else ():
            yield f"lesson-{name}.{mistake.name}", tuple(mistake.facts)


@pytest.mark.parametrize("language", languages())
def test_all_of_it_is_said_and_short(language: str) -> None:
    """Each message exists with the facts it mentions: forty words, and for a step two sentences."""
    words = Words(language)
    own = entries(language)
    for message, facts in messages():
        assert message.partition(".")[0] in own, message
        text = words.say(message, **{fact: SAMPLES[fact] for fact in facts})
        assert 0 < len(text.split()) <= MOST_WORDS, f"{message}: {len(text.split())} words"
        if message.startswith("teach-"):
            ends = re.findall(r"[.?!](?=\s|$)", text)
            assert len(ends) <= MOST_SENTENCES, f"{message}: {len(ends)} sentences"


def test_nothing_is_said_that_is_not_taught() -> None:
    """No message has lost its step."""
    said = {message.partition(".")[0] for message, _ in messages()}
    written = {name for name in entries("en") if name.startswith(("teach-", "lesson-"))}
    assert written == said


def test_what_is_pointed_at_is_there() -> None:
    """A part of the table, or a thing on it by name."""
    for lesson in lessons().values():
        points = [*lesson.points, *(point for step in lesson.steps for point in step.points)]
        for point in points:
            kind, _, name = point.partition(" ")
            known = name in THINGS[kind] or name.startswith("{") if name else point in PARTS
            assert known, f"{lesson.name}: {point}"


def test_every_rule_is_a_rule() -> None:
    """Each step and lesson names its rule, and the reference has it."""
    for lesson in lessons().values():
        assert set(lesson.rules) == {lesson.rule, *(step.rule for step in lesson.steps)}
        assert set(lesson.rules) <= set(reference().rules)
