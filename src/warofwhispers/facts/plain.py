"""Shapes as plain JSON values."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING

from warofwhispers.facts.shapes import Happened

if TYPE_CHECKING:
    from collections.abc import Mapping


def to_json(value: object) -> object:
    """Return a shape as plain JSON values; a field with its default value is left out.

    >>> from warofwhispers.facts.shapes import RegionView
    >>> to_json({"B4": RegionView("bear", 3, 4)})
    {'B4': {'empire': 'bear', 'banners': 3, 'limit': 4}}
    """
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, dict):
        return {name: to_json(part) for name, part in value.items()}
    if isinstance(value, tuple | list):
        return [to_json(part) for part in value]
    return as_dict(value)


def as_dict(shape: object) -> Mapping[str, object]:
    """Return one dataclass as a dict of plain JSON values."""
    if isinstance(shape, Happened):
        return shape.as_dict()
    data = {}
    kind: type = type(shape)
    for name, default in _fields_of(kind):
        value = getattr(shape, name)
        if default is MISSING or value != default:
            data[name] = to_json(value)
    return data


@cache  # there are few shapes
def _fields_of(kind: type) -> tuple[tuple[str, object], ...]:
    """Return the fields of a dataclass with their defaults, or MISSING if they have none."""
    if not is_dataclass(kind):
        message = f"{kind.__name__} has no JSON form"
        raise TypeError(message)
    return tuple(
        (f.name, f.default_factory() if f.default_factory is not MISSING else f.default)
        for f in fields(kind)
    )
