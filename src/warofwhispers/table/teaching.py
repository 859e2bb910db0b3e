"""Lessons at a table: the learner's progress, and what they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.table.shapes import Teaching
from warofwhispers.teaching import Progress, find_lesson, look

if TYPE_CHECKING:
    from warofwhispers.table.state import Table
    from warofwhispers.teaching import Lesson


def follow_lesson(table: Table) -> None:
    """Update the progress with everything asked since, if the table is for a lesson."""
    lesson = lesson_of(table)
    history = table.history
    if lesson is None or history is None:
        return
    last = len(history)
    progress = (table.progress or Progress(table.given)).back_to(last)
    begin = table.given if progress.looked is None else progress.looked + 1
    for number in range(begin, last + 1):
        game = history.game if number == last else history.at(number)
        progress = look(lesson, progress, game)
    table.progress = progress


def lesson_of(table: Table) -> Lesson | None:
    """Return the lesson that a table is for, if it can still be taught there.

    Tables outlive releases, and lessons change with them. A goal belongs to one position: if the
    table began with another, it continues as an ordinary game. The steps of the first game are told
    when they apply, whatever was dealt.
    """
    lesson = find_lesson(table.created.lesson)
    if lesson is None or lesson.goal is None:
        return lesson
    return lesson if tuple(table.line[: table.given]) == lesson.actions else None


def teaching_for(table: Table, society: str | None) -> Teaching | None:
    """Return what the learner at a lesson's table is told; None for anybody else."""
    lesson = lesson_of(table)
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
