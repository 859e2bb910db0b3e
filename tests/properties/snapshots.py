"""Everything in an object of the engine, found by introspection, so that no field is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.engine.frames.registry import take_apart
from warofwhispers.engine.game_data import GameData
from warofwhispers.engine.state import Event, Frame

if TYPE_CHECKING:
    from warofwhispers.engine.state import State

LOG = "log"


def fields_of(thing: object) -> list[str]:
    """Return the names of an object's fields, whether its class is compiled or not."""
    compiled = getattr(type(thing), "__mypyc_attrs__", None)
    return sorted(vars(thing) if compiled is None else compiled)


def plain(value: object) -> object:
    """Return a value in a form that can be kept and compared; unknown types are an error."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        if value and type(value[0]) is int:  # most are lists of numbers, and long
            return list(value)
        return [plain(entry) for entry in value]
    if isinstance(value, Frame):
        name, parts = take_apart(value)
        return [name, *parts]
    if isinstance(value, Event):
        return [value.number, value.name, value.rule, value.seat, *value.values]
    if isinstance(value, GameData):
        return id(value)  # shared by all states of a kind of game
    raise TypeError(f"a {type(value).__name__} cannot be compared: say here how")


def snapshot(thing: object, *without: str) -> dict[str, object]:
    """Return all fields of a state or an observation, except those named."""
    names = [name for name in fields_of(thing) if name not in without]
    return {name: plain(getattr(thing, name)) for name in names}


def events_of(s: State) -> object:
    """Return all events of a state, as their makers see them."""
    return plain(s.log)
