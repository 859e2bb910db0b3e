"""Reading JSON, with errors that a person can act on.

`where` is how a message begins: the file, the entry and, for a single value, its key, as in
`board.json: regions B4: home`.
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


def fail(where: str, code: str, **facts: object) -> NoReturn:
    """Raise `ContentError`."""
    raise ContentError(code, where=where, **facts)


def shown(value: object) -> str:
    """Return a value for a message: as in the file, on one line, and never long."""
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, list):
        return "[...]"
    text = json.dumps(value, ensure_ascii=False, default=repr)
    if not text.isprintable():
        text = json.dumps(value, default=repr)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 3] + "..."


def nearest(given: object, known: Iterable[str]) -> str | None:
    """Return the known word that was probably meant, if one is close.

    >>> nearest("bears", ("bear", "eagle"))
    'bear'
    """
    near: list[str] = []
    if isinstance(given, str):
        near = get_close_matches(given, list(known), n=1, cutoff=_NEAR)
    return near[0] if near else None


def parse_json(text: str, where: str) -> object:
    """Parse JSON, refusing an object with a duplicate key."""

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                fail(where, "json-key-twice", key=shown(key))
            found[key] = value
        return found

    try:
        parsed: object = json.loads(text, object_pairs_hook=unique)
    except ContentError:
        raise
    except json.JSONDecodeError as fault:
        fail(where, "json-bad", fault=fault)
    except (ValueError, RecursionError):
        fail(where, "json-beyond-reading")
    return parsed


def read_json(path: Path) -> object:
    """Read a user's JSON file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as fault:
        fail(str(path), "file-unreadable", fault=fault)
    except ValueError:
        fail(str(path), "file-not-utf-8")
    return parse_json(text, str(path))


def packaged_json(name: str) -> object:
    """Read one of the data files that come with the package."""
    data = files("warofwhispers.content") / "data" / name
    return parse_json(data.read_text(encoding="utf-8"), name)


def as_object(
    value: object, where: str, needed: Sequence[str], allowed: Sequence[str] = ()
) -> dict[str, object]:
    """Return an object that has the required keys and no others than the allowed ones."""
    if not isinstance(value, dict):
        fail(where, "value-not-object", given=shown(value))
    known = (*needed, *allowed)
    for key in value:
        if key not in known:
            fail(where, "key-unknown", key=shown(key), near=nearest(key, known))
    for key in needed:
        if key not in value:
            fail(where, "key-missing", key=key)
    return value


def as_list(value: object, where: str) -> list[object]:
    """Return the value, which must be a list."""
    if not isinstance(value, list):
        fail(where, "value-not-list", given=shown(value))
    return value


def as_text(value: object, where: str) -> str:
    """Return the value, which must be one line of text that is not blank."""
    if not (isinstance(value, str) and value.strip() and value.isprintable()):
        fail(where, "value-not-text", given=shown(value))
    return value


def as_number(value: object, where: str, low: int, high: int) -> int:
    """Return the value, which must be an integer within bounds; true and 3.0 are not."""
    if type(value) is not int or not low <= value <= high:
        fail(where, "value-not-number", given=shown(value), low=low, high=high)
    return value


def as_word(value: object, where: str, kind: str, known: Sequence[str]) -> str:
    """Return one of the known words; `kind` says what they are: `empire`, `icon` or `order`."""
    if not (isinstance(value, str) and value in known):
        near = nearest(value, known)
        fail(where, "value-not-known", given=shown(value), kind=kind, known=known, near=near)
    return value


def as_words(value: object, where: str, known: Sequence[str]) -> None:
    """Return a list that must repeat a fixed order of words, and nothing else."""
    if value != list(known):
        fail(where, "value-not-in-order", known=known)
