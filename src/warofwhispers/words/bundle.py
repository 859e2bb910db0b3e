"""Fluent, set up for the catalogue: messages parsed one by one, and our own functions."""

from __future__ import annotations

from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from warofwhispers.words.functions import functions
from warofwhispers.words.source import WordsError
from warofwhispers.words.values import FactList, cut_short

if TYPE_CHECKING:
    from collections.abc import Mapping

    from warofwhispers.words.catalogue import Words
    from warofwhispers.words.values import Fact


READING: Final[ContextVar[Words]] = ContextVar("READING")
"""The catalogue, with its reader, of which a message is being said."""


class FluentList(FluentType, FactList):
    """A list of facts that Fluent passes on to `LIST`."""

    def format(self, locale: object) -> str:
        """Refuse to be written by itself."""
        raise TypeError(f"a list is said through LIST ({locale})")


class Bundle:
    """The messages of one language that have been needed so far, for any reader.

    Preparing a message takes longer than saying it, so it is done once; the functions find out by
    `READING` whom they speak to. The marks that isolate names from the direction of the surrounding
    text are off: all our languages run one way, and a terminal would show the marks.
    """

    def __init__(self, entries: Mapping[str, str], locale: str) -> None:
        """Start empty; numbers and plurals follow the locale."""
        self._entries = entries
        self._fluent = FluentBundle([locale], functions(READING.get, locale), use_isolating=False)

    def format(self, words: Words, name: str, form: str, facts: Mapping[str, Fact]) -> str:
        """Return one form of a message, as `words` says it; `WordsError` if anything is missing."""
        self._add(name)
        message = self._fluent.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise WordsError(f'message "{name}" has no form "{form}"')
        given = {key: _for_fluent(value) for key, value in facts.items()}
        before = READING.set(words)
        text, faults = self._fluent.format_pattern(pattern, given)
        READING.reset(before)
        if faults:
            told = "; ".join(str(fault) for fault in faults)
            raise WordsError(f'message "{name}": {told}')
        return str(text)

    def _add(self, name: str) -> None:
        """Parse a message, and everything it refers to."""
        if self._fluent.has_message(name):
            return
        if name not in self._entries:
            raise WordsError(f'no message or term "{name}"')
        entry, refers_to = parsed(self._entries[name])
        self._fluent.add_resource(ast.Resource([entry]))
        for other in refers_to:
            self._add(other)


def _for_fluent(value: Fact) -> object:
    if isinstance(value, FactList):
        return FluentList(value.items)
    return cut_short(value) if isinstance(value, str) else value


@cache
def parsed(source: str) -> tuple[Any, tuple[str, ...]]:
    """Return a parsed entry and the ids of those it refers to; `WordsError` if it is not Fluent."""
    entry = FluentParser(with_spans=False).parse(source).body[0]
    if isinstance(entry, ast.Junk):
        raise WordsError(f"not a Fluent message: {source}")
    found = References()
    found.visit(entry)
    return entry, tuple(found.ids)


class References(Visitor):
    """Collects the ids of the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's
        """Note a message."""
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's
        """Note a term."""
        self.ids.append(f"-{node.id.name}")
        self.generic_visit(node)
