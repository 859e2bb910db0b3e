"""The rules reference has every rule, option and fact, and no rule that does not exist."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.docs.pages import DOCS, PAGES, ROOT, name, quoted, section, table
from warofwhispers.content import (
    ABILITIES,
    EMPIRES,
    ICONS,
    OPTIONS,
    POSITIONS,
    PRESETS,
    Order,
    load_content,
)
from warofwhispers.engine.codes import ABILITY_RULES, PROMPTS
from warofwhispers.words import Words

if TYPE_CHECKING:
    from pathlib import Path

TEXT = (DOCS / "rules.md").read_text()

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

DEFINED = re.compile(r"^\*\*((?:R\d|C-)[\w.-]*)\*\*", re.MULTILINE)
CITED = re.compile(r"\b(R[1-9](?:\.\d+)?|C-(?:[a-z][a-z_]*)(?:-\d)?)\b")
CODE = sorted((ROOT / "src").rglob("*.py"))


def unknown(text: str) -> set[str]:
    """Give the rules that a text cites and that do not exist."""
    return set(CITED.findall(text)) - RULES - WHOLE_SECTIONS


def test_every_rule_is_stated_once() -> None:
    """The page states each rule, and no other."""
    assert sorted(DEFINED.findall(TEXT)) == sorted(RULES)


@pytest.mark.parametrize("path", [*PAGES, *CODE], ids=name)
def test_only_rules_that_exist_are_cited(path: Path) -> None:
    """Pages and code cite rules by numbers that can be looked up."""
    assert unknown(path.read_text()) == set()


def test_unknown_rules_are_noticed() -> None:
    """The check above can fail."""
    assert unknown("see R5.2, R4, C-bear-2 and C-armada") == set()
    assert unknown("see R5.9, C-bear-3, C-army") == {"R5.9", "C-bear-3", "C-army"}


def test_rules_of_the_program_are_rules() -> None:
    """What questions and abilities cite is in the list; options may leave out the C-."""
    assert {rule for _, rule in PROMPTS} <= RULES
    assert set(ABILITY_RULES) <= RULES
    assert {rule_of(option) for option in OPTIONS} <= RULES


def rule_of(option: str) -> str:
    """Give the rule of an option."""
    rule = OPTIONS[option].rule
    return rule if rule in RULES else f"C-{rule}"


@pytest.mark.parametrize(("ability", "rule"), list(zip(ABILITIES, ABILITY_RULES, strict=True)))
def test_every_ability_is_described(ability: str, rule: str) -> None:
    """A single or double is named beside its rule; a pair's rule is its name."""
    line = next(line for line in TEXT.splitlines() if line.startswith(f"**{rule}**"))
    assert rule == f"C-{ability}" or f"(`{ability}`)" in line


def test_presets_are_described() -> None:
    """The page names every preset and what it follows."""
    rows = table(section(TEXT, "## 9 Rulesets"), "| preset | follows |")
    follows = [Words("en").say(f"ruleset-{name}.follows") for name in PRESETS]
    assert rows == [[f"`{name}`", text] for name, text in zip(PRESETS, follows, strict=True)]


def test_every_option_has_its_values_in_every_preset() -> None:
    """The table of presets is that of the program."""
    names = " | ".join(f"`{preset}`" for preset in PRESETS)
    rows = table(section(TEXT, "## 9 Rulesets"), f"| option | rule | {names} |")
    wanted = [
        [f"`{option}`", rule_of(option), *(p.ruleset.options()[option] for p in PRESETS.values())]
        for option in OPTIONS
    ]
    assert rows == wanted


def test_every_value_of_every_option_is_described() -> None:
    """The table of values has each, in order."""
    rows = table(section(TEXT, "## 9 Rulesets"), "| option | values |")
    assert [quoted(row[0]) for row in rows] == [[option] for option in OPTIONS]
    for row, info in zip(rows, OPTIONS.values(), strict=True):
        assert quoted(row[1]) == list(info.values)


def words(order: Order) -> str:
    """Give an order as the page writes it."""
    if order.do == "add_per":
        return f"add {order.n} per {order.icon}"
    if order.do == "draw_per":
        return f"draw 1 per {order.every} {order.icon}s"
    return f"{order.do} {order.n}" if order.n else order.do


def test_councils_are_those_of_the_game() -> None:
    """The chart of orders."""
    titles = " | ".join(position.title() for position in POSITIONS)
    rows = table(TEXT, f"| | {titles} |")
    chart = load_content().councils.chart
    assert rows == [
        [empire.title(), *(" · ".join(words(order) for order in orders) for orders in council)]
        for empire, council in zip(EMPIRES, chart, strict=True)
    ]


def test_board_is_that_of_the_game() -> None:
    """The list of regions."""
    rows = table(TEXT, "| id | name | icons | banners at the start | borders |")
    board = load_content().board
    ids = [region.id for region in board.regions]
    assert rows == [
        [
            region.id,
            Words("en").say(f"region-{region.id}"),
            ", ".join(icon for icon in ICONS if getattr(region, icon)) or "—",
            str(region.start or "—"),
            " ".join(ids[other] for other in near),
        ]
        for region, near in zip(board.regions, board.neighbours(), strict=True)
    ]


def test_conquest_cards_and_alliances_are_described() -> None:
    """Each conquest card has its row, each empire its prices."""
    rows = table(TEXT, "| card | empire | effect |")
    cards = load_content().cards.conquest
    named = [(row[0].removesuffix(" (our name)").replace(" ", "_"), row[1]) for row in rows]
    assert named == [
        (card, empire.title()) for empire, both in zip(EMPIRES, cards, strict=True) for card in both
    ]
    prices = table(TEXT, "| empire | price of an ask | price of an offer |")
    assert [row[0].lower() for row in prices] == list(EMPIRES)
