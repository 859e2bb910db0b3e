"""What happened, in sentences: made from events, one sentence for what belongs together."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from warofwhispers.cli.play.screen import sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from warofwhispers.cli.play.words import Words

Happening = dict[str, object]
SUPPLY = "R4.7"

# Events that come one banner or one card at a time and are told together.
BY_PLACE = {"added", "set_down", "killed"}
BY_CARD = {"drew", "discarded"}


def tell(events: Sequence[Happening], words: Words) -> list[str]:
    """Give a sentence for each thing that happened, with the rule it followed."""
    told = []
    for _, run in groupby(events, key=belonging):
        text = sentence(one(list(run), words))
        if text:
            told.append(text)
    return told


def belonging(event: Happening) -> tuple[object, ...]:
    """Give what neighbouring events must have in common to be told together."""
    name = event["event"]
    if name in BY_PLACE:
        return name, event["rule"], event["empire"]
    if name in BY_CARD:
        return name, event.get("seat"), event["empire"]
    return (id(event),)


def one(run: list[Happening], words: Words) -> str:
    """Tell events that belong together."""
    event = run[0]
    name = str(event["event"])
    values = {key: spoken(key, value, words) for key, value in event.items()}
    seat = event.get("seat")
    values["who"] = words.society(str(seat) if seat else None)
    if name in BY_PLACE:
        values["places"] = places(run, words)
        if name == "killed" and event["rule"] == SUPPLY:
            name = "killed_supply"
    elif name in BY_CARD:
        values["number"] = len(run)
        values["cards"] = words.cards([str(drawn["card"]) for drawn in run if drawn["card"]])
    elif name == "switched" and event["displaced"] is not None:
        name = "switched_with"
        values["other"] = words.society(str(event["displaced"]))
    elif name == "fought" and event["holder"] == event["empire"] and not event["lost"]:
        name = "fought_empty"
    elif name == "played":
        cards = [event["card"], event["second_card"]]
        values["cards"] = words.cards([str(card) for card in cards if card])
        values["ability"] = words.say(f"abilities.{event['ability']}.name")
        values["does"] = words.say(f"abilities.{event['ability']}.does")
    elif name == "half":
        values["name"] = words.say(f"halves.{event['half']}.name")
        values["does"] = words.say(f"halves.{event['half']}.does")
    elif name in {"ordered", "idle"}:
        order = str(event.get("order") or "")
        values["position"] = words.position(str(event.get("position") or order.partition(" ")[0]))
        values["order"] = words.order(order) if order else ""
    person = "you" if seat == words.you else "they"
    key = f"events.{name}.plain"
    text = words.say(key if words.texts.has(key) else f"events.{name}.{person}", **values)
    return f"{text} {words.rule(str(event['rule']))}" if text else ""


def places(run: list[Happening], words: Words) -> str:
    """Add up banners by region: `2 in Wolfgate (B4) and 1 in Southwatch (B6)`."""
    numbers: dict[str, int] = {}
    for event in run:
        region, number = event["region"], event["number"]
        if isinstance(region, str) and isinstance(number, int):
            numbers[region] = numbers.get(region, 0) + number
    parts = [
        words.say("events.place", number=number, region=words.region(region))
        for region, number in numbers.items()
    ]
    return words.row(parts)


SOCIETY_KEYS = {
    "player", "owner", "ally", "other", "displaced", "sits_0", "sits_1", "sits_2", "sits_3",
}  # fmt: skip


def spoken(key: str, value: object, words: Words) -> object:
    """Give a value of an event, or of what a question is about, in words."""
    if key in SOCIETY_KEYS:
        return words.society(None if value is None else str(value))
    if not isinstance(value, str):
        return value
    speak: dict[str, Callable[[str], str]] = {
        "empire": words.empire, "other_empire": words.empire, "defender": words.empire,
        "holder": lambda name: words.say("play.the_empire", empire=words.empire(name)),
        "region": words.region, "region_from": words.region, "region_to": words.region,
        "position": words.position, "position_from": words.position,
        "position_to": words.position, "agent": words.position,
        "place": words.place, "other_place": words.place,
        "slot": lambda name: words.say(f"slots.{name}"),
        "other_slot": lambda name: words.say(f"slots.{name}"),
        "card": words.card, "conquest": words.card,
    }  # fmt: skip
    return speak[key](value) if key in speak else value
