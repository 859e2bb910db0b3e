"""The pages fit together: links work, decisions are complete, nothing is private."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.docs.pages import DECISIONS, DOCS, LINK, PAGES, ROOT, anchors, name, prose

if TYPE_CHECKING:
    from pathlib import Path

PARTS = ["Context", "Decision", "Consequence"]
PRIVATE = re.compile(r"(?<![\w.])/(?:home|root|tmp|work|mnt|usr)/|localhost|127\.0\.0\.1")


def broken(page: Path, text: str) -> list[str]:
    """Return the links of a page that lead nowhere; external ones are not checked."""
    found = []
    for target in LINK.findall(prose(text)):
        place, _, anchor = target.partition("#")
        if re.match(r"[a-z]+:", place):
            continue
        there = (page.parent / place).resolve() if place else page
        if not there.exists() or (anchor and anchor not in anchors(there.read_text())):
            found.append(target)
    return found


def test_links_lead_somewhere() -> None:
    """Files and headings that a page links to exist."""
    found = {name(page): broken(page, page.read_text()) for page in PAGES}
    assert {page: links for page, links in found.items() if links} == {}


def test_broken_links_are_noticed() -> None:
    """The check above can fail."""
    good = "[a](rules.md) [b](rules.md#words) [c](https://example.org/x) [d](#e)\n# E\n"
    page = DOCS / "x.md"
    assert broken(DOCS / "rules.md", "[a](#words)") == []
    assert broken(page, good.replace("[d](#e)", "")) == []
    lost = ["nowhere.md", "rules.md#nowhere"]
    assert broken(page, "[a](nowhere.md) [b](rules.md#nowhere)") == lost


def test_no_page_names_a_place_on_some_machine() -> None:
    """Paths on one person's machine help nobody else."""
    found = {name(page): PRIVATE.findall(page.read_text()) for page in PAGES}
    assert {page: places for page, places in found.items() if places} == {}


def test_every_page_is_listed() -> None:
    """The folder's index lists every page."""
    index = (DOCS / "README.md").read_text()
    pages = [page.name for page in DOCS.glob("*.md") if page.name != "README.md"]
    assert [page for page in pages if f"]({page})" not in index] == []


def test_readme_leads_to_the_documentation() -> None:
    """The first page links to the others."""
    text = (ROOT / "README.md").read_text()
    wanted = ["rules.md", "python.md", "notation.md", "architecture.md", "decisions/README.md"]
    assert [page for page in wanted if f"](docs/{page})" not in text] == []


def test_decisions_are_numbered_without_gaps_and_listed() -> None:
    """Numbers count up from 1, and the list has each, in order."""
    assert [int(page.name[:4]) for page in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    index = (DOCS / "decisions/README.md").read_text()
    lines = []
    for page in DECISIONS:
        title = page.read_text().splitlines()[0].partition(". ")[2]
        lines.append(f"- [{page.name[:4]}]({page.name}) {title}")
    assert re.findall(r"^- .*$", index, re.MULTILINE) == lines


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_decision_has_its_parts(page: Path) -> None:
    """Title with its number, status, context, decision, consequence."""
    text = page.read_text()
    assert text.startswith(f"# {int(page.name[:4])}. ")
    assert re.findall(r"^Status: (accepted|replaced by \[\d{4}\].*)$", text, re.MULTILINE)
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == PARTS
