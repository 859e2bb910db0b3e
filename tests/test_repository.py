"""Promises of the repository itself: locks, commands, and a reason for each exception."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
CODE = sorted(p for folder in ("src", "tests", "scripts") for p in (ROOT / folder).rglob("*.py"))

IGNORED_RULE = re.compile(r'^\s*"([A-Z]+\d*)",(?:\s*# (.+))?$')
SUPPRESSION = re.compile(r"# (?:noqa|type: ignore)\b[^#-]*(?:[#-] (.+))?$")
FEWEST_WORDS = 2


def ignores_without_reason(text: str) -> list[str]:
    """Return the rules in a list, one per line, that have no comment of a few words."""
    found = [IGNORED_RULE.match(line) for line in text.splitlines()]
    return [m[1] for m in found if m and len((m[2] or "").split()) < FEWEST_WORDS]


def suppressions_without_reason(text: str) -> list[str]:
    """Return the lines that silence a tool without saying why."""
    found = [(line, SUPPRESSION.search(line)) for line in text.splitlines()]
    return [line for line, m in found if m and not m[1]]


def test_there_are_locks() -> None:
    """Every list of requirements has its lock, except the one that the others include."""
    wanted = sorted(p for p in (ROOT / "requirements").glob("*.in") if p.stem != "base")
    assert [p.stem for p in LOCKS] == [p.stem for p in wanted] != []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda p: p.stem)
def test_lock_is_hashed_and_names_no_address(lock: Path) -> None:
    """A lock pins versions and hashes, and leaves it to the user where to get them."""
    text = lock.read_text()
    pins = re.findall(r"^[a-z].*$", text, re.MULTILINE)
    assert "://" not in text
    assert "index-url" not in text
    assert all(re.match(r"\S+==\S+ .*\\$", pin) for pin in pins)
    assert text.count("--hash=sha256:") >= len(pins)


def test_locked_build_tools_are_those_of_the_build() -> None:
    """The builder's lock starts from the same list as any other build of the package."""
    assert names(PYPROJECT["build-system"]["requires"]) == listed("build")


def test_locked_dependencies_are_those_of_the_package() -> None:
    """The list that all environments include is what the package declares."""
    assert names(PYPROJECT["project"]["dependencies"]) == listed("base")


def names(requirements: list[str]) -> set[str]:
    """Return the names of packages without their versions."""
    return {re.split(r"[<>=]", name)[0] for name in requirements}


def listed(name: str) -> set[str]:
    """Return what a list of requirements itself names."""
    lines = (ROOT / f"requirements/{name}.in").read_text().splitlines()
    return {line for line in lines if not line.startswith("#")}


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_readme_names_the_commands(command: str) -> None:
    """A newcomer finds both commands on the first page."""
    assert command in (ROOT / "README.md").read_text()


def test_make_help_lists_every_public_target() -> None:
    """Each phony target has its line of help."""
    text = (ROOT / "Makefile").read_text()
    phony = re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE)
    documented = re.findall(r"^([a-z-]+):.*## \S", text, re.MULTILINE)
    assert sorted(" ".join(phony).split()) == sorted(documented)


def test_every_ignored_rule_has_a_reason() -> None:
    """Each rule that ruff ignores is on a line of its own with the reason."""
    text = (ROOT / "pyproject.toml").read_text()
    lint = PYPROJECT["tool"]["ruff"]["lint"]
    ignored = [*lint["ignore"], *(r for rules in lint["per-file-ignores"].values() for r in rules)]
    listed = [m[1] for m in map(IGNORED_RULE.match, text.splitlines()) if m]
    assert sorted(listed) == sorted(ignored)
    assert ignores_without_reason(text) == []


def test_every_suppression_has_a_reason() -> None:
    """A silenced warning gives the reason, after a dash or in a second comment."""
    checked = [path for path in CODE if path != Path(__file__)]  # this file holds bad examples
    bare = {str(path): suppressions_without_reason(path.read_text()) for path in checked}
    assert {path: lines for path, lines in bare.items() if lines} == {}


def test_missing_reasons_are_found() -> None:
    """The two checks above can fail."""
    assert ignores_without_reason('  "D105", # known to every reader\n  "EM",\n  "S", # why\n') == [
        "EM",
        "S",
    ]
    bare = ["import os  # noqa: F401", "x = f()  # type: ignore[misc]", "y = 1  # noqa: E1, E2"]
    good = ["import os  # noqa: F401 - others import it from here", "x = 1  # a noqa in passing"]
    good += ["x = f()  # type: ignore[misc]  # no stubs for this"]
    assert suppressions_without_reason("\n".join(bare + good)) == bare


# How positions, orders and agents in regions are numbered is known to `engine/places.py` alone.
TAKEN_APART = re.compile(
    r"(//|%|divmod\([^,]*,) ?(codes\.)?"
    r"(COUNCIL_SIZE|ORDERS_PER_COUNCIL|ORDERS_PER_POSITION|REGION_COUNT)\b"
    r"|\b(position|place|agent|order|where)\b ?(//|%) ?\d"
)


def taken_apart(sources: dict[str, str]) -> list[str]:
    """Return the lines in which a file takes such numbers apart by itself."""
    return [
        f"{place}: {line.strip()}"
        for place, source in sources.items()
        if place != "engine/places.py"
        for line in source.splitlines()
        if TAKEN_APART.search(line)
    ]


def test_numbers_of_places_are_taken_apart_in_one_room() -> None:
    """Everything else asks for a position's empire or an order's position by name."""
    package = ROOT / "src" / "warofwhispers"
    found = {path.relative_to(package).as_posix(): path for path in package.rglob("*.py")}
    assert taken_apart({place: path.read_text() for place, path in found.items()}) == []


@pytest.mark.parametrize(
    "line",
    [
        "empire = position // COUNCIL_SIZE",
        "at = order // 4",
        "region = where % codes.REGION_COUNT",
        "empire, place = divmod(seen.tracker, codes.COUNCIL_SIZE)",
    ],
)
def test_numbers_taken_apart_elsewhere_are_found(line: str) -> None:
    """The check above can fail."""
    assert taken_apart({"engine/places.py": line, "view.py": line}) == [f"view.py: {line}"]
