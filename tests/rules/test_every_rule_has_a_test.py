"""Every number of the rules is carried by a test's name: `test_r5_2_...`, `test_c_bear_1_...`."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from warofwhispers.content import OPTIONS

HERE = Path(__file__).parent

# The rules, by section and the last number in it.
SECTIONS = {1: 5, 2: 4, 3: 4, 4: 8, 5: 7, 6: 8, 7: 3, 8: 4}
RULES = [f"R{section}.{n}" for section, last in SECTIONS.items() for n in range(1, last + 1)]

CARDS = [
    "C-bear-1", "C-bear-2", "C-eagle-1", "C-eagle-2", "C-elephant-1", "C-elephant-2",
    "C-lion-1", "C-lion-2", "C-horse-1", "C-horse-2",
    "C-mercenaries", "C-recruit", "C-subjugate", "C-disperse", "C-alchemists_fire", "C-populate",
    "C-armada", "C-reinforce", "C-uprising", "C-midnight_oil",
]  # fmt: skip

# Options whose tests are under the rule they are about, not under section 9.
ABOUT_CARDS = {"card_timing": "test_r6_3_", "friendly": "friendly", "subjugate": "subjugate"}


@cache
def rule_tests() -> Counter[str]:
    """Return the names of all rule tests, with how often each is there."""
    names: Counter[str] = Counter()
    for path in sorted(HERE.glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names.update(
            node.name
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        )
    return names


@pytest.mark.parametrize("rule", RULES + CARDS)
def test_every_rule_has_a_test(rule: str) -> None:
    """A rule nobody tests is a rule nobody keeps."""
    start = f"test_{rule.lower().replace('.', '_').replace('-', '_')}_"
    assert any(name.startswith(start) for name in rule_tests()), start


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_a_test(option: str) -> None:
    """An option of section 9 has a test there, or with the cards it is about."""
    word = ABOUT_CARDS.get(option, f"test_r9_{option}")
    if option in ("conquest", "dark_alliances"):
        word = "test_r9_treasure_conquest_dark_alliances"
    assert any(word in name for name in rule_tests()), word


def test_no_test_hides_another() -> None:
    """Two tests of one name would be one test in a file, and a riddle in a report."""
    assert [name for name, times in rule_tests().items() if times > 1] == []
