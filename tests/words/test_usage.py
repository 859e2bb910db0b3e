"""Catalogue and code agree: every message that is used exists, and every one is used."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.words.families import FAMILIES, MAY_LACK, family_of, members
from tests.words.sources import CATALOGUE, ROOT, facts_of, page_texts, python_files, python_sources
from warofwhispers.cli.app import COMMANDS
from warofwhispers.content import OPTIONS
from warofwhispers.content.presets import OLD_VALUES
from warofwhispers.teaching.lessons import lessons
from warofwhispers.words.bundle import parsed
from warofwhispers.words.catalogue import id_of
from warofwhispers.words.complete import Variables, forms_of

if TYPE_CHECKING:
    from collections.abc import Iterator

# What the functions themselves say, and the page's own, whose sources are checked by its tests.
BY_NAME = {
    "card-pair", "card-special", "council-position", "language", "list-separator", "locale",
    "person", "item-society-start", "waiting-chance", "waiting-over", "waiting-player",
    *(f"cli-{name}-about" for name in COMMANDS),
}  # fmt: skip
PUT_TOGETHER = ("refusal-undo-", "refusal-not-playing-")  # see tests/server/test_messages.py
RAISING = re.compile(r"(Error|EntryConflict|IllegalAction|Refusal|_refuse|fail)$")
NOT_OURS = {
    "KeyError", "OSError", "PydanticKnownError", "RuntimeError", "TypeError", "ValueError",
    "WordsError",
}  # fmt: skip
ASKED_FORM = re.compile(
    r"""\.([a-z][\w-]*)(?=["'`]| \})|(?:form[:=] ?|nameOf\([^()]*, )["']([a-z][\w-]*)["']"""
)


class Use(NamedTuple):
    """A message that code says: which facts it gives, or None where they cannot be read off."""

    message: str
    facts: frozenset[str] | None
    place: str


def uses_in(tree: ast.AST, place: str) -> Iterator[Use]:
    """The messages that a file says or raises by a literal id."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        where = f"{place}:{node.lineno}"
        if name == "say" or name.endswith("_say"):
            for found in filter(None, literals(node.args[0]) if node.args else ()):
                yield Use(found.partition(".")[0], given(node), where)
        elif RAISING.search(name) and name not in NOT_OURS:
            code = {"fail": 1, "_refuse": 1 if place == "codec.py" else 0, "Refusal": 1}
            at = code.get(name, 0)
            for found in literals(node.args[at]) if len(node.args) > at else ():
                more = {"fail": {"where"}, "_refuse": {"part"} if at else set()}.get(name, set())
                facts = given(node)
                known = None if facts is None else facts | more
                yield Use(f"refusal-{found.replace('_', '-')}", known, where)


def literals(node: ast.expr) -> list[str]:
    """The literal texts that an expression can be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


def given(node: ast.Call) -> frozenset[str] | None:
    """The names of the facts a call gives; None if some come from elsewhere."""
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    return frozenset(str(keyword.arg) for keyword in node.keywords) - {"wait", "retry_after"}


@cache
def all_uses() -> list[Use]:
    """Every message that the package says by a literal id."""
    found: list[Use] = []
    for place, source in python_sources().items():
        found += uses_in(ast.parse(source), place)
    return found


def fits(use: Use) -> bool:
    """Whether a message exists and gets the facts it speaks of, and a sentence no others."""
    if use.message not in CATALOGUE:
        return False
    if use.facts is not None and use.message.startswith("refusal-"):
        return facts_of(use.message) <= use.facts  # programs may be told more
    return use.facts is None or facts_of(use.message) == use.facts


def test_what_code_says_is_there() -> None:
    """Each message that code says exists and gets its facts."""
    assert len(all_uses()) > 500
    assert [use for use in all_uses() if not fits(use)] == []


def test_missing_messages_and_facts_are_found() -> None:
    """The check above can fail."""
    code = """
say("no-such-message")
raise GameError("game-players", wrong=1)
raise GameError("game-players", given=1, more=2)
say("cli-setup-ready", name="x")
"""
    assert [fits(use) for use in uses_in(ast.parse(code), "x.py")] == [False, False, True, False]


def unused() -> list[str]:
    """The messages that nobody says."""
    said = {use.message for use in all_uses()} | BY_NAME
    for source in CATALOGUE.values():
        entry, refers_to = parsed(source)
        found = Variables()
        found.visit(entry)
        said |= {*refers_to, *found.items}
    texts = [p.read_text() for p in [*python_files(), ROOT / "scripts" / "bootstrap.py"]]
    texts += page_texts()
    quoted = set(re.findall(r"[\"'`]([a-z][\w-]*)(?:\.\w+)?[\"'`]", "\n".join(texts)))
    quoted |= set(re.findall(r"\bsetup-[\w-]+", (ROOT / "Makefile").read_text()))
    # The page's own families, such as `page-sheet-${name}`; its compiler knows the names.
    put_together = re.findall(r"`(page-[\w-]*)\$\{[^}]*\}([\w-]*)[.\w]*`", "\n".join(texts))
    by_pattern = re.compile("|".join(rf"{start}[\w-]+{end}" for start, end in put_together))
    return [
        name
        for name in CATALOGUE
        if name not in said
        and name not in quoted
        and not name.startswith(PUT_TOGETHER)
        and not by_pattern.fullmatch(name)
        and not ((family := family_of(name)) and name in members(family))
    ]


def test_every_message_is_said() -> None:
    """None is there for nothing."""
    assert unused() == []


def test_unused_messages_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail."""
    monkeypatch.setitem(CATALOGUE, "stale-message", "stale-message = Once upon a time\n")
    monkeypatch.setitem(CATALOGUE, "reason-stale", "reason-stale = For no reason at all.\n")
    assert unused() == ["stale-message", "reason-stale"]


@pytest.mark.parametrize("family", sorted(FAMILIES.keys() - MAY_LACK))
def test_every_name_of_a_family_has_its_message(family: str) -> None:
    """Each thing that code may name is in the catalogue."""
    assert sorted(members(family) - CATALOGUE.keys()) == []


def unused_forms() -> list[str]:
    """The forms of messages that nobody asks for: by `.form"`, by `form: "form"` or by `nameOf`."""
    texts = [*python_sources().values(), *page_texts()]
    asked = {
        found
        for text in (*texts, *CATALOGUE.values())
        for pair in ASKED_FORM.findall(text)
        for found in pair
    }
    by_name = {id_of("setting", option): form_names(option) for option in OPTIONS}
    for lesson in lessons().values():
        mistakes = lesson.goal.mistakes if lesson.goal else ()
        by_name[id_of("lesson", lesson.name)] = {"right", "wrong", *(m.name for m in mistakes)}
    return [
        f"{name}.{form}"
        for name, source in CATALOGUE.items()
        for form in sorted(forms_of(source) - asked - by_name.get(name, set()))
    ]


def form_names(option: str) -> set[str]:
    """The forms for an option's values, those of earlier versions included."""
    former = [old.get(option, {}) for old in OLD_VALUES.values()]
    values = {*OPTIONS[option].values, *(value for each in former for value in each.values())}
    return {id_of("value", value) for value in values}


def test_every_form_is_asked_for() -> None:
    """No form is there for nothing."""
    assert unused_forms() == []


def test_unused_forms_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above can fail."""
    source = CATALOGUE["setting-fort"] + "    .value-nothing = nothing\n    .plural = forts\n"
    monkeypatch.setitem(CATALOGUE, "setting-fort", source)
    assert unused_forms() == ["setting-fort.plural", "setting-fort.value-nothing"]
