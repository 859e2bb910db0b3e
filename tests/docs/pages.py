"""Reading the documentation: its pages, their tables, examples and links."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
DECISIONS = sorted((DOCS / "decisions").glob("[0-9]*.md"))
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])

FENCE = "```"
# [text](target), the text perhaps over two lines; pictures too
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
QUOTED = re.compile(r"`([^`]+)`")


class Block(NamedTuple):
    """A fenced block: its language, the line it starts on (from 0), and its text."""

    language: str
    line: int
    text: str


def name(page: Path) -> str:
    """Return a page's name for a test's id."""
    return page.relative_to(ROOT).as_posix()


def blocks(text: str) -> list[Block]:
    """Return the fenced blocks of a page."""
    found: list[Block] = []
    inside: list[str] | None = None
    language, start = "", 0
    for number, line in enumerate(text.splitlines()):
        if not line.startswith(FENCE):
            if inside is not None:
                inside.append(line)
        elif inside is None:
            inside, language, start = [], line.removeprefix(FENCE), number + 1
        else:
            found.append(Block(language, start, "\n".join(inside) + "\n"))
            inside = None
    assert inside is None, "a block is not closed"
    return found


def prose(text: str) -> str:
    """Return a page without its fenced blocks."""
    parts = re.split(r"^```.*$", text, flags=re.MULTILINE)
    return "\n".join(parts[::2])


def section(text: str, title: str) -> str:
    """Return the text under a heading, up to the next of its level or above."""
    level = len(title) - len(title.lstrip("#"))
    _, heading, rest = f"\n{text}".partition(f"\n{title}\n")
    assert heading, f"there is no heading {title}"
    return re.split(rf"^#{{1,{level}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def table(text: str, first: str) -> list[list[str]]:
    """Return the rows of the table whose first row is `first`, as cells."""
    lines = text.splitlines()
    assert lines.count(first) == 1, f"not one table starts with {first}"
    start = lines.index(first) + 2
    rows: list[list[str]] = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def quoted(cell: str) -> list[str]:
    """Return the text in backticks."""
    return QUOTED.findall(cell)


def anchors(text: str) -> set[str]:
    """Return the names that links can use for a page's headings, as GitHub makes them."""
    titles = re.findall(r"^#+ (.+)$", prose(text), re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", title.lower()) for title in titles]
    return {title.replace(" ", "-") for title in plain}
