"""A simulated person at the keyboard: answers whatever is asked, and remembers everything."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

from warofwhispers.cli.play.asking import Asking
from warofwhispers.cli.play.screen import Screen

if TYPE_CHECKING:
    import pytest

    from warofwhispers.cli.play.question import Question

TOO_OFTEN = 500


class Person:
    """Answers every question: with `replies` first, if there are any, then at random.

    With `plain` the answers are not random: always the first one, or the example given. The person
    leaves after `tired_after` questions.
    """

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        seed: int = 0,
        *,
        replies: list[str] | None = None,
        plain: bool = False,
        tired_after: int | None = None,
    ) -> None:
        """Replace the keyboard."""
        self.rng = random.Random(seed)  # noqa: S311 - a person at play
        self.replies = list(replies or [])
        self.plain = plain
        self.tired_after = tired_after
        self.questions: list[Question] = []
        self._tries = 0
        ask = Asking.ask

        def asked(asking: Asking, question: Question) -> list[str]:
            self.questions.append(question)
            self._tries = 0
            return ask(asking, question)

        monkeypatch.setattr(Asking, "ask", asked)
        monkeypatch.setattr(Screen, "ask", lambda _, prompt: self._typed(prompt))
        monkeypatch.setattr(os, "fsync", lambda _: None)  # the disk is not under test

    def _typed(self, prompt: str) -> str:
        self._tries += 1
        assert self._tries < TOO_OFTEN, self.questions[-1]
        typed = self.replies.pop(0) if self.replies else self.answer()
        print(f"{prompt}{typed}")  # noqa: T201 - as the terminal would show it
        return typed

    def answer(self) -> str:
        """Return a suitable answer, with as many numbers as are asked for."""
        question = self.questions[-1]
        if self.tired_after is not None and len(self.questions) > self.tired_after:
            return "quit"
        if self.plain:
            return question.example or "1"
        last = len(question.entries)
        return " ".join(str(self.rng.randint(1, last)) for _ in range(question.several))
