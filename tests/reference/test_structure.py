"""The reference has every rule that the program can cite, and says where each is met."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.test_rules_page import RULES, WHOLE_SECTIONS
from warofwhispers import read_record, replay
from warofwhispers.content import ABILITIES, EMPIRES, OPTIONS, PRESETS, load_content
from warofwhispers.engine.codes import ABILITY_RULES, PROMPTS
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.engine.reasons import REASONS
from warofwhispers.facts.board import THING_RULES
from warofwhispers.notation import HALVES
from warofwhispers.reference import reference
from warofwhispers.words.source import entries, languages

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "warofwhispers" / "engine"
RECORDS = sorted((ROOT / "tests" / "records").glob("*.json"))
CITED = re.compile(r"(?<![\w-])(R[1-9](?:\.\d+)?|C-[a-z][a-z_]*(?:-\d)?)\b")


@cache
def told() -> set[tuple[str, str]]:
    """Every event of the recorded games, with the rule it followed."""
    return {
        (event.rule, event.event)
        for path in RECORDS
        for event in replay(read_record(path)).events()
    }


def noted() -> set[tuple[str, str]]:
    """Every event that the engine notes under a rule named on the spot."""
    found = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                texts = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
                if node.func.attr == "note" and len(texts) == 2:
                    found.add((str(texts[1]), str(texts[0])))
    return found


def test_chapters_have_each_rule_once() -> None:
    """No rule is missing or there twice; sections can be cited as a whole."""
    rules = [rule for chapter in reference().chapters for rule in chapter.rules]
    assert sorted(rules) == sorted(RULES)
    assert set(reference().rules) == RULES | WHOLE_SECTIONS


@pytest.mark.parametrize(("place", "pairs"), [
    ("abilities", list(zip(ABILITIES, ABILITY_RULES, strict=True))),
    ("prompts", list(PROMPTS)),
    ("reasons", [(name, rule) for name, rule in REASONS if rule]),
    ("options", [(name, option.rule) for name, option in OPTIONS.items()]),
    ("things", list(THING_RULES.items())),
])  # fmt: skip
def test_links_lead_to_rules_and_back(place: str, pairs: list[tuple[str, str]]) -> None:
    """What cites a rule is found at that rule, and nothing else is."""
    known = reference().rules
    assert {rule for _, rule in pairs} <= set(known)
    back = {(name, rule) for rule, facts in known.items() for name in getattr(facts, place)}
    assert back == set(pairs)


def test_every_line_of_the_log_is_found_at_its_rule() -> None:
    """All that recorded games tell and all that the engine notes; and every event has a rule."""
    known = {(rule, event) for rule, facts in reference().rules.items() for event in facts.events}
    assert told() | noted() <= known
    assert {event for _, event in known} == set(EVENT_FIELDS)


def test_orders_have_their_rule() -> None:
    """Every kind of order is explained."""
    known = {order for facts in reference().rules.values() for order in facts.orders}
    kinds = {o.do for council in load_content().councils.chart for seat in council for o in seat}
    assert known == kinds


def test_conquest_cards_have_their_halves() -> None:
    """As the engine has them, in its order."""
    cards = load_content().cards.conquest
    found = reference().conquest
    assert list(found) == [
        f"{empire}/{card}" for empire, both in zip(EMPIRES, cards, strict=True) for card in both
    ]
    assert [half for both in found.values() for half in both] == list(HALVES)


def test_windows_have_every_ability_once() -> None:
    """Each is played at one time."""
    found = [rule for rules in reference().windows.values() for rule in rules]
    assert sorted(found) == sorted(ABILITY_RULES)


def test_rulesets_name_their_documents() -> None:
    """Each preset follows one, and each option is of a rule."""
    assert list(reference().presets) == list(PRESETS)
    known = {name for preset in reference().presets.values() for name in preset.documents}
    for option in reference().options.values():
        assert set(option.silent) | set(option.optional) <= known


def test_values_name_the_documents_they_come_from() -> None:
    """Each document says something about an option, describes it as an extra, or is silent."""
    documents = [name for preset in reference().presets.values() for name in preset.documents]
    for option in reference().options.values():
        said = [name for value in option.values for name in option.said[value]]
        assert sorted({*said, *option.silent, *option.optional}) == sorted(documents)
        assert not {*said} & {*option.silent, *option.optional}
        assert len(said) == len({*said})
    forts = reference().options["fort"].said
    assert forts["defend"] == ("first-english", "first-italian")
    assert forts["kill"] == ("summary", "second-french", "competitive")
    assert reference().options["treasure"].said["off"] == ()


def test_decisions_are_there() -> None:
    """What we settled ourselves has a page that says why."""
    points = [point for facts in reference().rules.values() for point in facts.open]
    assert len(points) > 20
    for point in points:
        assert (ROOT / "docs" / "decisions" / f"{point.decision}.md").is_file()


@pytest.mark.parametrize("language", languages())
def test_messages_cite_rules_that_are_there(language: str) -> None:
    """A number that a person reads can be looked up."""
    cited = {rule for text in entries(language).values() for rule in CITED.findall(text)}
    assert len(cited) > 20
    assert cited <= set(reference().rules)
