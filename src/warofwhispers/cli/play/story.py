"""What happened, in sentences made from events; related events share a sentence."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.facts.shapes import Happened

# Events that come one banner or one card at a time and are reported together.
BY_PLACE = {"added", "set_down", "killed"}
BY_CARD = {"drew", "discarded"}
UNTOLD = {"seated", "dealt"}  # the greeting and the table of loyalties say it
LONG = {"played", "half"}  # reported with their effects


def tell(events: Sequence[Happened], speech: Speech) -> list[str]:
    """Return a sentence for each thing that happened, with the rule it followed."""
    return [
        one(list(run), speech)
        for _, run in groupby((e for e in events if e.event not in UNTOLD), key=belonging)
    ]


def belonging(event: Happened) -> tuple[object, ...]:
    """Return what neighbouring events must have in common to be reported together."""
    if event.event in BY_PLACE:
        return event.event, event.rule, event.empire
    if event.event in BY_CARD:
        return event.event, event.seat, event.empire
    return (id(event),)


def one(run: list[Happened], speech: Speech) -> str:
    """Return the sentence for a run of related events."""
    event = run[0]
    name = event.event
    facts: dict[str, object] = {"seat": event.seat, **event.facts()}
    if name in BY_PLACE:
        facts |= {"places": places(run), "cause": id_of("rule", event.rule)}
    elif name in BY_CARD:
        cards = [drawn.card for drawn in run if drawn.card]
        facts |= {"number": len(run), "cards": cards, "known": bool(cards)}
    elif name == "played":
        facts["cards"] = [card for card in (event.card, event.second_card) if card]
    message = id_of("event", name) + (".long" if name in LONG else "")
    return speech.cited(speech.say(message, **facts), event.rule)


def places(run: list[Happened]) -> list[dict[str, object]]:
    """Add up banners by region."""
    numbers: Counter[str | None] = Counter()
    for event in run:
        numbers[event.region] += event.number or 0
    return [{"region": region, "number": number} for region, number in numbers.items()]
