"""The architecture page describes every part, and everything it names exists."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT

TEXT = (ROOT / "docs" / "architecture.md").read_text()
PACKAGE = ROOT / "src" / "warofwhispers"
PAGE = ROOT / "web" / "src"
ROOMS = (PACKAGE, PAGE, ROOT)
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|json|md))`")
SECTIONS = {
    "bots": "Bots",
    "cli": "The command line",
    "content": "Content",
    "engine": "State and frames",
    "env": "Environments",
    "facts": "Observation",
    "reference": "Rules reference and lessons",
    "server": "The server",
    "table": "The table",
    "teaching": "Rules reference and lessons",
    "words": "Words",
}
LIFE = TEXT.partition("## The life of an answer")[2].partition("\n## ")[0]
IN_FILE = re.compile(r"`([\w/]+(?:\.svelte)?\.(?:py|ts))`,\s+`(?:(\w+)\.)?(\w+)`")


def found(name: str) -> bool:
    """Return whether there is such a file, by its path or the end of it."""
    return any((room / name).exists() for room in ROOMS) or any(
        any(room.glob(f"**/{name}")) for room in (PACKAGE, PAGE)
    )


def test_every_file_named_is_there() -> None:
    """Nothing that has been removed is still described."""
    assert [name for name in sorted(set(FILE.findall(TEXT))) if not found(name)] == []


@pytest.mark.parametrize("part", sorted(SECTIONS))
def test_every_module_is_described(part: str) -> None:
    """Each is named where its package is described: as `file.py`, or as `file` in a sentence."""
    section = TEXT.partition(f"## {SECTIONS[part]}\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`(?:[\w-]+/)*([\w-]+)(?:\.py)?`", section))
    files = [path for path in (PACKAGE / part).rglob("*.py") if "migrations" not in path.parts]
    assert sorted({path.stem for path in files} - named - {"__init__", "__main__"}) == []


def test_every_package_has_its_section() -> None:
    """A new one has to be described as well."""
    packages = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert packages == set(SECTIONS)


@pytest.mark.parametrize("part", ["table", "server"])
def test_every_module_is_described_once(part: str) -> None:
    """The tables of these packages list each of their modules once."""
    section = TEXT.partition(f"## The {part}\n")[2].partition("\n## ")[0]
    rows = [row for row in section.splitlines() if row.startswith("| `")]
    named = [name for row in rows for name in FILE.findall(row.split("|")[1])]
    there = {path.name for path in (PACKAGE / part).glob("*.py")} - {"__init__.py"}
    assert sorted(named) == sorted(there)


def test_every_folder_of_the_page_is_described() -> None:
    """The page's table lists each of its folders."""
    section = TEXT.partition("## The page\n")[2].partition("\n## ")[0]
    rows = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)/`", row)]
    assert sorted(named) == sorted(path.name for path in PAGE.iterdir() if path.is_dir())


def test_every_package_is_described() -> None:
    """Each part of the package is in the overview."""
    overview = TEXT.partition("```")[2].partition("```")[0]
    parts = {path.name for path in PACKAGE.iterdir() if not path.name.startswith("__")}
    parts -= {"py.typed"}
    assert [name for name in sorted(parts) if f"  {name}" not in overview] == []


@pytest.mark.parametrize(
    "place", IN_FILE.findall(LIFE), ids=lambda place: ":".join(filter(None, place))
)
def test_every_step_of_an_answer_is_there(place: tuple[str, str, str]) -> None:
    """Each function in "The life of an answer" is in the file named with it."""
    name, owner, function = place
    path = next(room / name for room in ROOMS if (room / name).exists())
    source = path.read_text()
    for wanted in filter(None, (owner, function)):
        assert re.search(rf"\b{wanted}\b", source), f"{name} has no {wanted}"


def test_steps_are_found() -> None:
    """The page names functions in a way that the test above understands."""
    assert len(IN_FILE.findall(LIFE)) >= 10
