"""The checker in `docs/fairness.md`: somebody may copy it, so it must find what ours finds."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

from tests.table.fair_game import CASES, NEEDS_RULES
from tests.table.forging import changed

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
STORED: dict[str, Any] = json.loads(CASES.read_text())


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    """Return what the page's examples define."""
    examples = doctest.DocTestParser().get_examples(PAGE.read_text())
    code = "".join(
        example.source
        for example in examples
        if example.source.startswith(("import", "def", "SETUP"))
    )
    found: dict[str, Any] = {}
    exec(code, found)  # noqa: S102 - our own page
    return found


def test_the_pages_checker_finds_no_fault_in_a_fair_game(names: dict[str, Any]) -> None:
    """With draws undone and words given."""
    assert list(names["faults"](STORED["record"])) == []


@pytest.mark.parametrize("case", STORED["cases"], ids=lambda case: case["name"])
def test_the_pages_checker_finds_every_forgery(case: dict[str, Any], names: dict[str, Any]) -> None:
    """The same kinds of faults as ours, apart from those that take the rules."""
    faults = names["faults"](changed(STORED["record"], case["set"]))
    found = {fault.split()[0] for fault in faults}
    assert found == {fault["kind"] for fault in case["faults"]} - NEEDS_RULES
