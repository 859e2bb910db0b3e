"""What a language lacks compared with English (`python -m warofwhispers.words missing fr`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from fluent.syntax.visitor import Visitor

from warofwhispers.words.bundle import parsed
from warofwhispers.words.source import entries

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.syntax import ast

# Terms, and messages for the items of a list, are up to each language.
OWN = ("-", "item-")
# What does not depend on the language: placeables, and the names of forms.
PLACEABLE = re.compile(r"\{[^{}]*\}|^ +\.[\w-]+ *=", re.MULTILINE)
WORD = re.compile(r"[^\W\d_]{2}")


class Variables(Visitor):
    """Collects the facts an entry uses, and the messages it leads to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.items: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        """Note a fact."""
        self.names.add(node.id.name)

    def visit_NamedArgument(self, node: Any) -> None:  # noqa: ANN401, N802 - Fluent's
        """Note the message for the items of a list."""
        if node.name.name == "item":
            self.items.add(node.value.value)


def facts_of(message: str, catalogue: Mapping[str, str]) -> frozenset[str]:
    """Return the facts of a message, in any of its forms, and of those it refers to."""
    entry, refers_to = parsed(catalogue[message])
    found = Variables()
    found.visit(entry)
    others = (facts_of(other, catalogue) for other in refers_to if other != message)
    return frozenset(found.names).union(*others)


def forms_of(source: str) -> set[str]:
    """Return the names of a message's forms."""
    return {attribute.id.name for attribute in parsed(source)[0].attributes}


def faults(language: Mapping[str, str]) -> list[str]:
    """Return what a language lacks, has in excess, or uses without being given.

    `language` is the source of its messages by id, as `entries` returns it.
    """
    english = entries("en")
    found = [f"{name}: missing" for name in english if name not in language]
    for name, source in language.items():
        if name not in english:
            found += [] if name.startswith(OWN) else [f"{name}: not in English"]
            continue
        lacks = sorted(forms_of(english[name]) - forms_of(source))
        found += [f"{name}.{form}: missing" for form in lacks]
        said = Variables()
        said.visit(parsed(source)[0])
        unknown = sorted(said.names - facts_of(name, english))
        found += [f"{name}: ${fact} is not given" for fact in unknown]
    return found


def unchanged(language: Mapping[str, str]) -> list[str]:
    """Return the messages that are the same as in English: untranslated, or alike by chance."""
    english = entries("en")
    same = {name: text for name, text in language.items() if english.get(name) == text}
    return [name for name, text in same.items() if WORD.search(_own_text(text))]


def _own_text(source: str) -> str:
    text = source.partition("=")[2]
    while (inner := PLACEABLE.sub("", text)) != text:
        text = inner
    return text
