"""The course of a game, against its trace: worked out again from names and multipliers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from warofwhispers import Game, read_record, replay, trace
from warofwhispers.content import MULTIPLIERS, load_content
from warofwhispers.facts.course import MOST_TURNS, course, round_steps

if TYPE_CHECKING:
    from warofwhispers import Record
    from warofwhispers.facts.shapes import Course
    from warofwhispers.trace import TableState

RECORDS = [
    read_record(Path(__file__).parent.parent / "records" / f"{name}.json")
    for name in ("second-retrieve-end", "second-4-plain", "competitive-3-cards", "eog-2-cards")
]
CITIES = {region.id for region in load_content().board.regions if region.city}


def course_of(record: Record) -> tuple[Game, Course]:
    """Replay a record, and return its course."""
    final = replay(record)
    starts = []
    for step in round_steps(final):
        game = Game(record.setup)
        for action in record.actions[:step]:
            game.apply(action)
        starts.append(game)
    return final, course(starts, final)


def worth(state: TableState, society: str, empire: str) -> int:
    """Return what a city of an empire counts for a player."""
    tokens = state["loyalties"][society]  # type: ignore[index]  # a society, as the trace names it
    return MULTIPLIERS[tokens.index(empire)]  # type: ignore[arg-type]  # an empire, likewise


@pytest.mark.parametrize("record", RECORDS)
def test_moments_are_the_starts_of_rounds_and_the_end(record: Record) -> None:
    """Points and cities are those on the table then."""
    states = [line["state"] for line in trace(record)]
    final, found = course_of(record)
    steps = [*round_steps(final), len(record.actions)]
    assert len(found.moments) == len(steps) == 5
    for step, moment in zip(steps, found.moments, strict=True):
        held = [states[step]["regions"][city]["empire"] for city in CITIES]
        assert moment.cities == {empire: held.count(empire) for empire in moment.cities}
        assert moment.scores == states[step]["score_now"]
    assert found.moments[-1].scores == final.scores()


def captures(record: Record) -> list[tuple[int, int, str, str, str]]:
    """Return each round's last capture of each city: action, round, city, and who held it.

    That is, who held it when the round ended and when it began.
    """
    states = [line["state"] for line in trace(record)]
    final = replay(record)
    steps = [*round_steps(final), len(record.actions)]
    taken: dict[tuple[int, str], int] = {}
    for event in final.events():
        number = sum(step <= event.n for step in steps[:-1])
        if event.event == "fought" and event.holder == event.empire and event.region in CITIES:
            taken[number, event.region] = event.n

    def holder(region: str, number: int) -> str:
        return states[steps[number]]["regions"][region]["empire"]

    return [
        (at, number, region, holder(region, number), holder(region, number - 1))
        for (number, region), at in taken.items()
    ]


@pytest.mark.parametrize("record", RECORDS)
def test_turning_points_are_the_weightiest_captures(record: Record) -> None:
    """A city counts if it was taken in a fight and its holder is another when the round ends."""
    *_, end = trace(record)
    final, found = course_of(record)
    expected = []
    for at, number, region, taker, loser in captures(record):
        swing = {
            society: worth(end["state"], society, taker) - worth(end["state"], society, loser)
            for society in final.seats
        }
        if taker != loser:
            size = max(swing.values()) - min(swing.values())
            expected.append((size, at, number, region, taker, loser, swing))
    expected = sorted(expected, key=lambda one: one[:2])[-MOST_TURNS:]
    expected.sort(key=lambda one: one[1])
    assert expected
    assert [
        (turn.n, turn.round, turn.region, turn.taker, turn.loser, turn.swing)
        for turn in found.turning_points
    ] == [one[1:] for one in expected]


def test_the_records_have_a_city_that_is_retaken() -> None:
    """One that its holder gets back before the round ends, so that the tests above can fail."""
    every = [one for record in RECORDS for one in captures(record)]
    assert any(taker == loser for *_, taker, loser in every)
