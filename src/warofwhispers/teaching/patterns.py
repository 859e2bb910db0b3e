"""Conditions as data: a pattern is matched against plain JSON values, such as a view.

A pattern is

- an object: each of its keys is matched, with a pattern of its own, against that of an object, or
  against the item of a list that has this number; what is missing is null;
- a text, in which `*` stands for anything, a number, true, false or null: the value is that;
- a list: the value is any one of these;
- `{"min": 2, "max": 4}`: the value is a number in these bounds, either of which may be absent;
- `{"has": pattern}` or `{"lacks": pattern}`: some, or no, element of a list matches;
- `{"not": pattern}`: the value does not match.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final, TypeAlias

Pattern: TypeAlias = Any
"""JSON, as described above."""

BOUNDS: Final = frozenset({"min", "max"})


def matches(pattern: Pattern, value: object) -> bool:
    """Return whether a value matches a pattern.

    >>> matches({"prompt": "add", "options": {"has": "add *"}}, {"prompt": "add", "options": []})
    False
    >>> matches({"cities": {"min": 2}, "phase": ["act", "end"]}, {"cities": 2, "phase": "act"})
    True
    """
    if isinstance(pattern, dict):
        return _matches_object(pattern, value)
    if isinstance(pattern, list):
        return any(matches(wanted, value) for wanted in pattern)
    if isinstance(pattern, str) and isinstance(value, str):
        return fnmatchcase(value, pattern)
    return bool(pattern == value)


def _matches_object(pattern: dict[str, Pattern], value: object) -> bool:
    match pattern:
        case {"has": wanted}:
            return first_match(wanted, value) is not None
        case {"lacks": unwanted}:
            return first_match(unwanted, value) is None
        case {"not": unwanted}:
            return not matches(unwanted, value)
        case _ if pattern and pattern.keys() <= BOUNDS:
            return isinstance(value, int) and (
                pattern.get("min", value) <= value <= pattern.get("max", value)
            )
        case _:
            if isinstance(value, list):
                value = {str(number): item for number, item in enumerate(value)}
            return isinstance(value, dict) and all(
                matches(wanted, value.get(key)) for key, wanted in pattern.items()
            )


def first_match(pattern: Pattern, values: object) -> object:
    """Return the first element of a list that matches a pattern, or None."""
    among = values if isinstance(values, list) else []
    return next((value for value in among if matches(pattern, value)), None)
