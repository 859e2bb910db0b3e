"""Reading JSON with faults a person can act on.

`where` is how a message begins: the file, the entry and, for a single value, its key, as in
`board.json: region B4: home`.
"""

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import NoReturn

from warofwhispers.content.errors import ContentError

_LONGEST_SHOWN = 60
_NEAR = 0.7


def fail(where: str, fault: str) -> NoReturn:
    """Raise `ContentError`."""
    msg = f"{where}: {fault}"
    raise ContentError(msg)


def _fail_value(value: object, where: str, wanted: str) -> NoReturn:
    msg = f"{where} {shown(value)} is not {wanted}"
    raise ContentError(msg)


def shown(value: object) -> str:
    """Write a value for a message: as in the file, on one line, never long."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    text = json.dumps(value, ensure_ascii=False, default=repr)
    if not text.isprintable():
        text = json.dumps(value, default=repr)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


def suggestion(given: object, known: Iterable[str]) -> str:
    """End a message with the nearest of the known words, if one is near.

    >>> suggestion("bears", ("bear", "eagle"))
    '; did you mean "bear"?'
    """
    near: list[str] = []
    if isinstance(given, str):
        near = get_close_matches(given, list(known), n=1, cutoff=_NEAR)
    return f'; did you mean "{near[0]}"?' if near else ""


def parse_json(text: str, where: str) -> object:
    """Parse JSON, refusing an object that has a key twice."""

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                fail(where, f"key {shown(key)} is there twice in one object")
            found[key] = value
        return found

    try:
        parsed: object = json.loads(text, object_pairs_hook=unique)
    except ContentError:
        raise
    except json.JSONDecodeError as fault:
        fail(where, f"not JSON: {fault}")
    except (ValueError, RecursionError):
        fail(where, "not JSON that can be read: a number too long, or nested too deep")
    return parsed


def read_json(path: Path) -> object:
    """Read a person's own JSON file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as fault:
        fail(str(path), f"cannot be read: {fault.strerror or 'no such file'}")
    except ValueError:
        fail(str(path), "not JSON: not a text file in UTF-8")
    return parse_json(text, str(path))


def packaged_json(name: str) -> object:
    """Read one of the data files that come with the package."""
    data = files("warofwhispers.content") / "data" / name
    return parse_json(data.read_text(encoding="utf-8"), name)


def as_object(
    value: object, where: str, needed: Sequence[str], allowed: Sequence[str] = ()
) -> dict[str, object]:
    """Take an object that has the needed keys and no others but the allowed ones."""
    if not isinstance(value, dict):
        fail(where, f"{shown(value)} is not an object")
    known = (*needed, *allowed)
    for key in value:
        if key not in known:
            fail(where, f"unknown key {shown(key)}{suggestion(key, known)}")
    for key in needed:
        if key not in value:
            fail(where, f'key "{key}" is missing')
    return value


def as_list(value: object, where: str) -> list[object]:
    """Take a list."""
    if not isinstance(value, list):
        _fail_value(value, where, "a list")
    return value


def as_text(value: object, where: str) -> str:
    """Take a text of one line that is not blank."""
    if not (isinstance(value, str) and value.strip() and value.isprintable()):
        _fail_value(value, where, "a line of text")
    return value


def as_number(value: object, where: str, low: int, high: int) -> int:
    """Take a whole number within bounds; true and 3.0 are none."""
    if type(value) is not int or not low <= value <= high:
        _fail_value(value, where, f"a whole number from {low} to {high}")
    return value


def as_word(value: object, where: str, kind: str, known: Sequence[str]) -> str:
    """Take one of the known words; `kind` says what they are, as in "an empire"."""
    if not (isinstance(value, str) and value in known):
        near = suggestion(value, known)
        _fail_value(value, where, f"{kind} ({', '.join(known)}){near}")
    return value


def as_words(value: object, where: str, known: Sequence[str]) -> None:
    """Take a list that repeats a fixed order of words, and nothing else."""
    if value != list(known):
        fail(where, f"must be {', '.join(known)}, in this order")
