"""A first game that teaches, and lessons: what they are made of, and a learner's progress.

What is taught is data (`data/*.json`) and messages of the catalogue (`words/*/teaching.ftl`).
"""

from warofwhispers.teaching.lessons import Goal, Lesson, Step, find_lesson, lessons
from warofwhispers.teaching.progress import Progress, Told, Verdict, look

__all__ = [
    "Goal",
    "Lesson",
    "Progress",
    "Step",
    "Told",
    "Verdict",
    "find_lesson",
    "lessons",
    "look",
]
