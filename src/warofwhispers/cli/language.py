"""The language of the command: `--language`, or else the environment's."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Final

from warofwhispers.words import languages
from warofwhispers.words import words as catalogue
from warofwhispers.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Mapping

    from warofwhispers.words import Words

# As in POSIX, the first one set decides.
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
# What argparse says by itself, and the messages that replace it.
ARGPARSE: Final = {
    "usage: ": "cli-argparse-usage",
    "positional arguments": "cli-argparse-positional",
    "options": "cli-argparse-options",
    "show this help message and exit": "cli-argparse-help",
    "the following arguments are required: %s": "cli-argparse-required",
    "unrecognized arguments: %s": "cli-argparse-unrecognized",
    "one of the arguments %s is required": "cli-argparse-one-of",
    "not allowed with argument %s": "cli-argparse-not-with",
    "expected one argument": "cli-argparse-expected-one",
    "expected at least one argument": "cli-argparse-expected-some",
    "ignored explicit argument %r": "cli-argparse-ignored",
    "ambiguous option: %(option)s could match %(matches)s": "cli-argparse-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-argparse-choice",
    "invalid %(type)s value: %(value)r": "cli-argparse-value",
    "argument %(argument_name)s: %(message)s": "cli-argparse-argument",
}


class Current:
    """The language in use, one for the whole program."""

    language: str = ENGLISH


def use_language(language: str) -> None:
    """Use this language from now on, for argparse too."""
    Current.language = language
    vars(argparse)["_"] = _by_catalogue  # where argparse looks for gettext


def words() -> Words:
    """Return the catalogue of the language in use."""
    return catalogue(Current.language)


def placeholder(text: str) -> str:
    """Return what help calls an argument's value, in the language in use.

    >>> placeholder("LEVEL,…")
    'LEVEL,…'
    """
    return re.sub(
        r"[A-Z]{2,}", lambda word: words().say(f"cli-placeholder-{word[0].lower()}"), text
    )


def _by_catalogue(text: str) -> str:
    message = ARGPARSE.get(text)
    return text if message is None else words().say(message)


def of_environment(environment: Mapping[str, str]) -> str:
    """Return the environment's language, or English if we do not have it.

    >>> of_environment({"LANG": "fr_FR.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "fr_FR"})
    ('fr', 'en')
    """
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    tag = asked.partition(".")[0].partition("@")[0].replace("_", "-")
    return known(tag) or ENGLISH


def known(tag: str) -> str | None:
    """Return the language for a tag such as fr-CA: that one, or else its base language."""
    by_name = {name.casefold(): name for name in languages()}
    wanted = tag.casefold()
    return by_name.get(wanted) or by_name.get(wanted.partition("-")[0])
