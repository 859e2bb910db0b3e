"""Journals whose hashes and draws fit, but that no table would have written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.table.forging import bodies_of, edited
from warofwhispers.content import SOCIETIES
from warofwhispers.table.chain import body_digest, canonical

if TYPE_CHECKING:
    from tests.table.forging import Change


def forged_plays(record: dict[str, Any]) -> dict[str, list[Change]]:
    """Return what an operator could write of a game that was not played so, by name.

    The hashes have to be mended.
    """
    journal, bodies = record["proof"]["journal"], bodies_of(record)
    start = next(at for at in bodies if journal[at]["kind"] == "started")
    undoing = next(at for at in bodies if journal[at]["kind"] == "proposed")
    acted = [at for at in bodies if journal[at]["kind"] == "acted"]
    last = next(at for at in reversed(acted) if bodies[at]["draws"])
    place = next(at for at in acted if bodies[at]["actions"][0].startswith("add "))
    again, number, seat = journal[place], bodies[place]["number"], bodies[place]["seat"]
    other = next(bodies[at]["seat"] for at in acted if bodies[at]["seat"] != seat)
    first = len(bodies[start]["actions"])

    def entry(kind: str, **body: object) -> dict[str, str]:
        return {"kind": kind, "at": journal[undoing]["at"], "hash": "", "body": canonical(body)}

    def undone(to: object, by: int = seat) -> dict[str, str]:
        return entry("undone", to=to, by=by)

    def proposed(to: int) -> dict[str, str]:
        return entry("proposed", to=to, by=seat, asked=[])

    def acts(at: int, **parts: object) -> dict[str, str]:
        return entry("acted", **{**bodies[at], **parts})

    def hidden(at: int) -> dict[str, str]:
        found = {part: journal[at][part] for part in ("kind", "at", "hash")}
        return {**found, "digest": body_digest(record["proof"]["secret"], journal[at]["body"])}

    def ended(at: int, *entries: dict[str, str], actions: int = number + 1) -> list[Change]:
        """Return the game as far as some entry, and then these."""
        return [
            (["proof", "journal"], [*journal[:at], *entries]),
            (["actions"], record["actions"][:actions]),
            (["result"], None),
        ]

    def edit(at: int, **parts: object) -> Change:
        return edited(record, at, lambda body: body.update(parts))

    chance = bodies[last]["number"] + 1
    late = acts(last, actions=bodies[last]["actions"][:1], draws=[])
    rest = acts(last, actions=bodies[last]["actions"][1:], number=chance)
    words = [*record["proof"]["words"][:-1], ""]
    seats = [dict(one) for one in bodies[start]["seats"]]
    seats[2]["society"] = next(one for one in SOCIETIES if one not in record["seats"])
    return {
        "chance undone without asking": [
            (["proof", "journal", undoing], undone(bodies[undoing]["to"], bodies[undoing]["by"]))
        ],
        "another's answer undone": ended(place + 1, undone(number, other), again),
        "an undo that was not one": ended(
            place + 1, undone(number), journal[place + 1], actions=number + 2
        ),
        "an undo to what is to come": ended(place, proposed(to=1000), acts(place, number=1000)),
        "the deal undone": ended(place, proposed(to=first - 1), again),
        "an undo from the end": ended(place + 1, undone(to=-1), again),
        "an undo to true": ended(place + 1, undone(to=True), again),
        "an answer by another seat": [edit(place, seat=other)],
        "an answer by no seat": [edit(place, seat=None)],
        "an answer hidden": [(["proof", "journal", place], hidden(place))],
        "an answer before the start": ended(start, again, *journal[start : place + 1]),
        "chance answers later": ended(last, late, rest, actions=chance + 2),
        "nothing answered": ended(place, acts(place, actions=[]), again),
        "a body that is no object": ended(place, {**entry("said"), "body": "[]"}, again),
        "a number that is none": ended(place, {**entry("said"), "body": '{"n":NaN}'}, again),
        "a word of no letters for a bot": [(["proof", "words"], words), edit(start, words=words)],
        "a secret in capitals": [(["proof", "secret"], record["proof"]["secret"].upper())],
        "a seat of another society": [edit(start, seats=seats)],
    }
