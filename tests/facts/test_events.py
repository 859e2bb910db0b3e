"""An event's shape has a field for everything that `engine/events.py` names, and nothing else."""

from __future__ import annotations

from dataclasses import fields

from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.facts.plain import to_json
from warofwhispers.facts.shapes import Happened


def test_every_field_of_an_event_is_declared() -> None:
    """None is missing, and none is superfluous."""
    named = {name.lstrip("?") for names in EVENT_FIELDS.values() for name in names}
    assert {field.name for field in fields(Happened)} == {"n", "event", "rule", "seat", *named}


def test_an_event_tells_the_fields_of_its_kind() -> None:
    """What its reader may not know is null; the player who caused it is named, if any."""
    drew = Happened(n=7, event="drew", rule="R4.5", seat="rat", empire="bear")
    assert to_json([drew]) == [
        {"n": 7, "event": "drew", "rule": "R4.5", "seat": "rat", "empire": "bear", "card": None}
    ]
    over = Happened(n=9, event="ended", rule="R7.1")
    assert to_json(over) == {"n": 9, "event": "ended", "rule": "R7.1"}
