"""Lessons at a table: how far the learner has come, and what they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.table.shapes import Teaching
from warofwhispers.teaching import Progress, find_lesson, look

if TYPE_CHECKING:
    from warofwhispers.table.state import Table


def follow_lesson(table: Table) -> None:
    """Look at all that has been asked since, if the table is for a lesson."""
    lesson = find_lesson(table.created.lesson)
    history = table.history
    if lesson is None or history is None:
        return
    last = len(history)
    progress = (table.progress or Progress(len(lesson.actions))).back_to(last)
    begin = len(lesson.actions) if progress.looked is None else progress.looked + 1
    for number in range(begin, last + 1):
        game = history.game if number == last else history.at(number)
        progress = look(lesson, progress, game)
    table.progress = progress


def teaching_for(table: Table, society: str | None) -> Teaching | None:
    """Return what the learner of a table for a lesson is told; nobody else is."""
    lesson = find_lesson(table.created.lesson)
    if lesson is None or table.progress is None or society != lesson.you:
        return None
    done = table.progress
    return Teaching(
        lesson.name,
        lesson.rule,
        lesson.goal is not None,
        lesson.points,
        done.told,
        done.suggests,
        done.verdict,
    )
