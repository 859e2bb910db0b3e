"""The catalogue of one language, for one reader."""

from __future__ import annotations

import os
import re
from errno import errorcode
from functools import cache
from typing import TYPE_CHECKING, Final

from warofwhispers.words.plain import fill_in
from warofwhispers.words.source import WordsError, entries
from warofwhispers.words.values import Reader, fact

if TYPE_CHECKING:
    from collections.abc import Iterable

    from warofwhispers.words.bundle import Bundle
    from warofwhispers.words.values import Fact

ENGLISH: Final = "en"
NOT_IN_IDS: Final = re.compile(r"[^a-zA-Z0-9]+")
UP_TO_CHARACTER: Final = re.compile(".*~")
# Where Python's readers of JSON and TOML found a mistake; what it is, they say in English.
SYNTAX_PLACE: Final = re.compile(r"\bline (\d+),? column (\d+)")


class Words:
    """Turns facts into sentences; `reader` says who "you" are and what people are called."""

    def __init__(self, language: str = "en", reader: Reader | None = None) -> None:
        """Load a language; raises `WordsError` if it does not exist."""
        self.language = language
        self.reader = reader or Reader()
        self._entries = entries(language)
        self._english: Words | None = None

    def say(self, message: str, /, **facts: object) -> str:
        """Return a message filled in with facts.

        `message` is an id, or an id and a form: `empire-bear.the`. Raises `WordsError` if there is
        no such message or form, or if it uses a fact that is not given.
        """
        name, _, form = message.partition(".")
        given = {key: self._fact(value) for key, value in facts.items()}
        return self.look_up(name, form, given)

    def row(self, names: Iterable[str]) -> str:
        """Return names in a row, as `LIST` does with style "plain", but without Fluent."""
        return self.say("list-separator").join(names)

    def percent(self, share: float, *, aligned: bool = False) -> str:
        """Return a share to a tenth of a per cent, as the language writes it.

        If `aligned`, it is as wide as any other.
        """
        # Importing Babel takes as long as a whole short command.
        from warofwhispers.words.functions import percent  # noqa: PLC0415 - see above

        locale = self.say("locale")
        return percent(share, locale).rjust(len(percent(1, locale)) if aligned else 0)

    def decimal(self, number: float, *, signed: bool = False) -> str:
        """Return a number to two decimals, as the language writes it; with a plus if `signed`."""
        from warofwhispers.words.functions import decimal  # noqa: PLC0415 - as above

        return decimal(number, self.say("locale"), signed=signed)

    def tell(self, error: BaseException) -> str:
        """Return the sentence for an error: by its code and facts, if it has them.

        For an error of the system or in a file's syntax it is what went wrong; which file it was is
        for the caller to say.
        """
        if isinstance(error, OSError) and error.strerror:
            return self._tell_system_error(error.errno or 0, error.strerror)
        message = f"refusal-{getattr(error, 'code', '')}"
        if self.has(message):
            return self.say(message, **getattr(error, "facts", {}))
        if isinstance(error, UnicodeDecodeError):
            return self.say("syntax-not-utf-8")
        if isinstance(error, ValueError) and (place := SYNTAX_PLACE.search(str(error))):
            return self.say("syntax-place", line=place[1], column=place[2])
        return str(error)

    def _tell_system_error(self, number: int, text: str) -> str:
        message = f"system-{errorcode.get(number, '')}"
        known = self.has(message) and text == os.strerror(number)  # not a text of our own
        return self.say(message) if known else text

    def _fact(self, value: object) -> Fact:
        return self.tell(value) if isinstance(value, BaseException) else fact(value)

    def has(self, message: str) -> bool:
        """Return whether there is a message, whatever its forms."""
        return message in self._entries or message in entries(ENGLISH)

    def ids(self, start: str) -> list[str]:
        """Return the ids with this prefix, in the order of the English catalogue."""
        return [name for name in entries(ENGLISH) if name.startswith(start)]

    def for_reader(self, reader: Reader) -> Words:
        """Return the same catalogue for another reader."""
        return Words(self.language, reader)

    def look_up(self, name: str, form: str, facts: dict[str, Fact]) -> str:
        """Return one form of a message, with facts as `fact` returns them.

        What a language does not have yet is said in English, so that a person gets an answer.
        """
        source = self._entries.get(name)
        if self.language != ENGLISH and not has_form(source, form):
            return self._in_english().look_up(name, form, facts)
        if source is None or name.startswith("-"):
            raise WordsError(f'no message "{name}" in language "{self.language}"')
        text = fill_in(source, form, facts)
        if text is not None:
            return text
        return bundle(self.language).format(self, name, form, facts)

    def _in_english(self) -> Words:
        if self._english is None:
            self._english = Words(ENGLISH, self.reader)
        return self._english


def has_form(source: str | None, form: str) -> bool:
    """Return whether a message is there, and has the form that is asked for."""
    if source is None or not form:
        return source is not None
    return re.search(rf"^ +\.{re.escape(form)} *=", source, re.MULTILINE) is not None


def id_of(kind: str, name: str) -> str:
    """Return the id of the message that names something: letters and digits with dashes between.

    A bot of some level with a character (`greedy~warlord`) has that character's message.

    >>> id_of("ability", "extra_attack"), id_of("rule", "R5.2")
    ('ability-extra-attack', 'rule-R5-2')
    """
    return f"{kind}-{NOT_IN_IDS.sub('-', UP_TO_CHARACTER.sub('rules:', name))}"


@cache
def words(language: str = "en") -> Words:
    """Return the catalogue of a language, for no particular reader."""
    return Words(language)


@cache
def bundle(language: str) -> Bundle:
    """Return a language's messages as Fluent has them."""
    # Importing Fluent takes as long as a whole short command: only where it is needed.
    from warofwhispers.words.bundle import Bundle  # noqa: PLC0415 - see above

    return Bundle(entries(language), words(language).say("locale"))
