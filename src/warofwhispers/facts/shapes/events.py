"""What happened, in names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from warofwhispers.content import Empire, Slot, Society
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.facts.shapes.question import Facts
from warofwhispers.facts.shapes.standing import Standing

_FIELDS: Final = {
    event: tuple(name.lstrip("?") for name in names) for event, names in EVENT_FIELDS.items()
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """An event: the number of the answer it followed, its name, its rule and whose doing it was.

    Its name says which of the other fields it has (`engine/events.py`); None stands for what the
    reader may not know, or for nobody and nothing.
    """

    n: int
    event: str
    rule: str
    seat: Society | None = None
    society: Society | None = None
    player: Society | None = None
    displaced: Society | None = None
    owner: Society | None = None
    ally: Society | None = None
    other: Society | None = None
    sits_0: Society | None = None
    sits_1: Society | None = None
    sits_2: Society | None = None
    sits_3: Society | None = None
    empire: Empire | None = None
    other_empire: Empire | None = None
    defender: Empire | None = None
    holder: Empire | None = None
    region: str | None = None
    region_from: str | None = None
    region_to: str | None = None
    position: str | None = None
    position_from: str | None = None
    position_to: str | None = None
    place: str | None = None
    other_place: str | None = None
    slot: Slot | None = None
    other_slot: Slot | None = None
    order: str | None = None
    ability: str | None = None
    card: str | None = None
    second_card: str | None = None
    half: str | None = None
    standing: Standing | None = None
    number: int | None = None
    lost: int | None = None
    killed: int | None = None
    dead: int | None = None

    def facts(self) -> Facts:
        """Return the fields that events of this name have."""
        return {name: getattr(self, name) for name in _FIELDS[self.event]}

    def as_dict(self) -> Facts:
        """Return the event as plain JSON values, with None where its reader may not know."""
        seat: Facts = {} if self.seat is None else {"seat": self.seat}
        return {"n": self.n, "event": self.event, "rule": self.rule, **seat, **self.facts()}
