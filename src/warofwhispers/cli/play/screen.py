"""The terminal: colours where they are welcome, lines as wide as it is, answers read."""

from __future__ import annotations

import os
import re
import shutil
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

NARROWEST = 60  # below this the terminal itself breaks the lines
WIDEST = 100
UNBROKEN = "\u00a0"  # a blank that no line is broken at; written as a plain one
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
COLOURS = {
    "bear": ("31", "39"),
    "eagle": ("36", "39"),
    "elephant": ("35", "39"),
    "lion": ("33", "39"),
    "horse": ("32", "39"),
    "bold": ("1", "22"),
    "dim": ("2", "22"),
}  # how each begins and ends; a colour's end leaves bold as it is


class Screen:
    """Writes to one stream; `colour` and `width` are worked out unless said."""

    def __init__(
        self, out: TextIO | None = None, *, colour: bool | None = None, width: int | None = None
    ) -> None:
        """Look at the stream and the environment."""
        self.out = out or sys.stdout
        self.is_terminal = self.out.isatty()
        self.colour = self._may_colour() if colour is None else colour
        self._width = width
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - importing it gives `input` its line editing

    def _may_colour(self) -> bool:
        env = os.environ
        return self.is_terminal and not env.get("NO_COLOR") and env.get("TERM") != "dumb"

    @property
    def width(self) -> int:
        """Return the columns there are now, within reason."""
        columns = self._width or shutil.get_terminal_size((80, 24)).columns
        return min(max(columns, NARROWEST), WIDEST)

    def paint(self, text: str, colour: str) -> str:
        """Colour a text (an empire's name, `bold` or `dim`), where colours are welcome."""
        if not self.colour:
            return text
        begin, end = COLOURS[colour]
        return f"\x1b[{begin}m{text}\x1b[{end}m"

    def write(self, text: str = "", indent: int = 0, hang: int = 0) -> None:
        """Write a paragraph; lines after its first go in by `hang` more."""
        for line in wrapped(text, self.width, indent, hang):
            print(line, file=self.out)

    def lines(self, lines: Iterable[str]) -> None:
        """Write lines as they are."""
        for line in lines:
            print(line, file=self.out)

    def title(self, text: str) -> None:
        """Write a heading."""
        self.write()
        self.write(self.paint(text, "bold"))

    def ask(self, prompt: str) -> str:
        """Read a line; raises `EOFError` when there are no more."""
        self.out.flush()
        answer = input(prompt)
        if not sys.stdin.isatty():  # a script's answers are not on the screen yet
            print(answer, file=self.out)
        return answer


def visible(text: str) -> int:
    """Return the columns a text takes, colours not counted."""
    return len(ESCAPE.sub("", text))


def padded(text: str, columns: int) -> str:
    """Fill a text up with blanks."""
    return text + " " * max(0, columns - visible(text))


def fitted(text: str, columns: int) -> str:
    """Cut a plain text that is too long, and fill up one that is too short."""
    return padded(text if len(text) <= columns else f"{text[: columns - 1]}.", columns)


def wrapped(text: str, width: int, indent: int = 0, hang: int = 0) -> list[str]:
    """Break a paragraph into lines at its blanks, however it is coloured, but not at `UNBROKEN`."""
    lines = []
    line, used = " " * indent, indent
    fresh = True
    for word in text.split(" "):
        size = visible(word)
        if not fresh and used + 1 + size > width:
            lines.append(line)
            line, used, fresh = " " * (indent + hang), indent + hang, True
        line += word if fresh else f" {word}"
        used += size if fresh else size + 1
        fresh = False
    return [line.replace(UNBROKEN, " ") for line in (*lines, line)]
