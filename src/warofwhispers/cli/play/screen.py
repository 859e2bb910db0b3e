"""The terminal: colours if wanted, lines that fit its width, and input."""

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

NARROWEST = 60  # below this the terminal itself wraps lines
WIDEST = 100
UNBROKEN = "\u00a0"  # a space at which no line is broken; printed as a plain one
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
COLOURS = {
    "bear": ("31", "39"),
    "eagle": ("36", "39"),
    "elephant": ("35", "39"),
    "lion": ("33", "39"),
    "horse": ("32", "39"),
    "bold": ("1", "22"),
    "dim": ("2", "22"),
}  # start and end of each; the end of a colour leaves bold as it is


class Screen:
    """Writes to one stream; `colour` and `width` are detected unless given."""

    def __init__(
        self, out: TextIO | None = None, *, colour: bool | None = None, width: int | None = None
    ) -> None:
        """Examine the stream and the environment."""
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
        """Return the present number of columns, within limits."""
        columns = self._width or shutil.get_terminal_size((80, 24)).columns
        return min(max(columns, NARROWEST), WIDEST)

    def paint(self, text: str, colour: str) -> str:
        """Colour a text (an empire's name, `bold` or `dim`), if colours are wanted."""
        if not self.colour:
            return text
        begin, end = COLOURS[colour]
        return f"\x1b[{begin}m{text}\x1b[{end}m"

    def write(self, text: str = "", indent: int = 0, hang: int = 0) -> None:
        """Write a paragraph; lines after the first are indented by `hang` more."""
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
        if not sys.stdin.isatty():  # a script's answers do not appear on the screen by themselves
            print(answer, file=self.out)
        return answer


def visible(text: str) -> int:
    """Return how many columns a text takes, without its colour codes."""
    return len(ESCAPE.sub("", text))


def padded(text: str, columns: int) -> str:
    """Pad a text with spaces."""
    return text + " " * max(0, columns - visible(text))


def fixed_width(text: str, columns: int) -> str:
    """Cut a plain text that is too long, and pad one that is too short."""
    return padded(text if len(text) <= columns else f"{text[: columns - 1]}.", columns)


def wrapped(text: str, width: int, indent: int = 0, hang: int = 0) -> list[str]:
    """Wrap a paragraph at its spaces, but not at `UNBROKEN`; colour codes take no room."""
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
