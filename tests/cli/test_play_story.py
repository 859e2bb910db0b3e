"""The log: sentences made from events."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cli.positions import finished
from tests.cli.test_play_questions import speech_of
from warofwhispers.cli.play.story import tell
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.facts.shapes import Happened

SILENT = {"seated", "dealt"}


def told(*events: dict[str, Any], you: str = "raven") -> list[str]:
    """Return the sentences for invented events."""
    game = finished()[0]
    return tell([Happened(n=0, **event) for event in events], speech_of(game, you))


def added(region: str, number: int = 1, empire: str = "bear", rule: str = "R4.4") -> dict[str, Any]:
    """Return an invented event."""
    return {
        "event": "added", "rule": rule, "empire": empire, "region": region, "number": number,
    }  # fmt: skip


def test_everything_that_happens_is_told_to_everybody() -> None:
    """Each sentence has the rule it followed."""
    kinds = set()
    for game in finished():
        for society in game.seats:
            events = game.events(0, society)
            kinds |= {event.event for event in events}
            for line in tell(events, speech_of(game, society)):
                looks_well(line)
    assert len(kinds) > 30


def looks_well(line: str) -> None:
    """Check that a line is a sentence with a rule."""
    assert re.search(r"[.] \[(R|C-)\S+\]$", line), line
    assert not re.search(r"[{}_]|None", line.rpartition("[")[0]), line
    assert line[0].isupper() or line[0].isdigit(), line


@pytest.mark.parametrize("name", EVENT_FIELDS)
@pytest.mark.parametrize("seat", ["raven", "rat"])
def test_every_event_can_be_told(name: str, seat: str) -> None:
    """Including those that random games hardly reach, as one's own action and as another's."""
    fields = {field.lstrip("?"): sample(field.lstrip("?")) for field in EVENT_FIELDS[name]}
    lines = told({"event": name, "rule": "R5.5", "seat": seat, **fields})
    assert len(lines) == (name not in SILENT)
    for line in lines:
        looks_well(line)


def sample(field: str) -> object:
    """Return a value for an event's field, whose name is its type."""
    kinds = {
        "empire": "bear", "region": "B4", "position": "lion.marshal", "slot": "devout",
        "card": "horse/ask", "place": "E1", "half": "spread", "standing": "round",
        "order": "bear.sheriff attack", "ability": "march", "society": "rat", "holder": "lion",
        "defender": "horse", "player": "spider", "displaced": "raven", "owner": "raven",
        "ally": "rat", "other": "rat", "sits": "rat",
    }  # fmt: skip
    if field in kinds:
        return kinds[field]
    for kind, value in kinds.items():
        if field.startswith(f"{kind}_") or field.endswith(f"_{kind}"):
            return value
    return 2


def test_what_comes_one_by_one_is_told_together() -> None:
    """Banners of one order make one sentence, by region; those of another make another."""
    lines = told(added("B4"), added("B4"), added("B6"), added("E1", empire="eagle"))
    assert lines == [
        "The Bear adds 2 in Wolfgate (B4) and 1 in Southwatch (B6). [R4.4]",
        "The Eagle adds 1 in Highmere (E1). [R4.4]",
    ]


def test_other_rules_make_other_sentences() -> None:
    """Supply has its own sentence, apart from what a card killed."""
    kill = {"event": "killed", "empire": "lion", "region": "L8", "number": 1}
    lines = told({**kill, "rule": "C-mercenaries"}, {**kill, "rule": "R4.7"})
    assert lines == [
        "The Lion loses 1 in Whitestone (L8). [C-mercenaries]",
        "Too many to feed: the Lion loses 1 in Whitestone (L8). [R4.7]",
    ]


def test_own_cards_are_named_and_others_counted() -> None:
    """What may not be seen is not reported."""
    drew = {"event": "drew", "rule": "R4.5", "seat": "raven", "empire": "lion"}
    mine = [{**drew, "card": "lion/bear"}, {**drew, "card": "lion/horse"}]
    assert told(*mine) == ["You draw Lion/Bear and Lion/Horse. [R4.5]"]
    theirs = [{**drew, "card": None}] * 2
    assert told(*theirs, you="rat") == ["The Pale Raven draws 2 Lion cards. [R4.5]"]


def test_hidden_cards_are_in_nobodys_log() -> None:
    """No sentence names a card that somebody else drew or discarded."""
    for game in finished():
        for society in game.seats:
            events = [
                event
                for event in game.events(0, society)
                if event.event in {"drew", "discarded"} and event.seat != society
            ]
            assert not any("/" in line for line in tell(events, speech_of(game, society)))


def test_you_and_they() -> None:
    """The reader is addressed; others are named."""
    kept = {"event": "kept", "rule": "R7.2", "seat": "rat"}
    assert told(kept, you="rat") == ["You keep your loyalties as they are. [R7.2]"]
    assert told(kept) == ["The Cult of the Rat keeps every loyalty as it is. [R7.2]"]


def test_switch_with_and_without_somebody() -> None:
    """A displaced agent is mentioned."""
    switch = {
        "event": "switched", "rule": "R4.6", "seat": "rat", "position_from": "bear.chancellor",
        "position_to": "bear.sheriff",
    }  # fmt: skip
    alone, both = told({**switch, "displaced": None}, {**switch, "displaced": "raven"})
    assert alone == (
        "The Cult of the Rat switches an agent from Bear Chancellor to Bear Sheriff. [R4.6]"
    )
    assert both.endswith("to Bear Sheriff, trading places with you. [R4.6]")


def test_an_undefended_region_is_no_fight() -> None:
    """Nobody is lost, nobody is killed."""
    fought = {
        "event": "fought", "rule": "R5.5", "empire": "bear", "region": "H2", "defender": "horse",
    }  # fmt: skip
    empty = told({**fought, "lost": 0, "killed": 0, "holder": "bear"})
    assert empty == ["Nobody defends The Open Steppe (H2): the Bear controls it now. [R5.5]"]
    (held,) = told({**fought, "lost": 1, "killed": 0, "holder": "horse"})
    assert held.startswith(
        "Fight for The Open Steppe (H2): the Bear loses 1; the Horse controls it"
    )
