"""The rules pages are generated from catalogue and game, and cite only existing rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.docs.pages import DOCS, PAGES, ROOT, name
from warofwhispers.content import ABILITIES, EMPIRES, OPTIONS, PRESETS
from warofwhispers.engine.codes import ABILITY_RULES, PROMPTS
from warofwhispers.reference.__main__ import main
from warofwhispers.reference.markdown import file_name, page
from warofwhispers.words import languages

if TYPE_CHECKING:
    from pathlib import Path

# The rules there are: how many each section has, and the cards.
SECTIONS = {1: 5, 2: 4, 3: 4, 4: 8, 5: 7, 6: 8, 7: 3, 8: 4}
SINGLE_AND_DOUBLE = [f"C-{empire}-{n}" for n in (1, 2) for empire in EMPIRES]
PAIR = [
    "C-mercenaries", "C-recruit", "C-subjugate", "C-disperse", "C-alchemists_fire", "C-populate",
    "C-armada", "C-reinforce", "C-uprising", "C-midnight_oil",
]  # fmt: skip
NUMBERED = [f"R{part}.{n}" for part, last in SECTIONS.items() for n in range(1, last + 1)]
RULES = {*NUMBERED, *SINGLE_AND_DOUBLE, *PAIR}
WHOLE_SECTIONS = {f"R{part}" for part in range(1, 10)}

DEFINED = re.compile(r"^#+ ((?:R\d|C-)[\w.-]*) \w", re.MULTILINE)
CITED = re.compile(r"\b(R[1-9](?:\.\d+)?|C-(?:[a-z][a-z_]*)(?:-\d)?)\b")
CODE = sorted((ROOT / "src").rglob("*.py"))


def unknown(text: str) -> set[str]:
    """Return the rules cited by a text that do not exist."""
    return set(CITED.findall(text)) - RULES - WHOLE_SECTIONS


@pytest.mark.parametrize("language", languages())
def test_page_is_fresh(language: str) -> None:
    """The page is what would be generated now; if not: make rules."""
    assert (DOCS / file_name(language)).read_text(encoding="utf-8") == page(language)


def test_pages_are_written_by_a_command(tmp_path: Path) -> None:
    """One for each language, into a folder."""
    assert main([str(tmp_path)]) == 0
    written = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert written == {file_name(language): page(language) for language in languages()}
    assert main([]) == 2


@pytest.mark.parametrize("language", languages())
def test_every_rule_is_stated_once(language: str) -> None:
    """The page states each rule, and no other."""
    assert sorted(DEFINED.findall(page(language))) == sorted(RULES)


@pytest.mark.parametrize("language", languages())
def test_options_and_abilities_are_described(language: str) -> None:
    """Each by the name that records and programs use, with every value in words."""
    text = page(language)
    for option, info in OPTIONS.items():
        for value in info.values:
            assert re.search(rf"^- `{option}={value}`.*: \S", text, re.MULTILINE)
    for preset in PRESETS:
        assert f"| `{preset}` |" in text
    for ability in ABILITIES:
        assert f"\n`{ability}` " in text


def test_only_rules_that_exist_are_cited() -> None:
    """Pages and code cite rules by numbers that can be looked up."""
    cited = {name(path): unknown(path.read_text()) for path in [*PAGES, *CODE]}
    assert {path: rules for path, rules in cited.items() if rules} == {}


def test_unknown_rules_are_noticed() -> None:
    """The check above can fail."""
    assert unknown("see R5.2, R4, C-bear-2 and C-armada") == set()
    assert unknown("see R5.9, C-bear-3, C-army") == {"R5.9", "C-bear-3", "C-army"}


def test_rules_of_the_program_are_rules() -> None:
    """What questions, abilities and options cite is in the list."""
    assert {rule for _, rule in PROMPTS} <= RULES
    assert set(ABILITY_RULES) <= RULES
    assert {option.rule for option in OPTIONS.values()} <= RULES
