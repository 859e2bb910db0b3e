"""Daily puzzles: reachable positions with a solution that a search finds again."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest

from warofwhispers.bots.advice import HoldsLess, ScoresLess
from warofwhispers.bots.explain import stakes_of
from warofwhispers.bots.puzzles import game_of, load_puzzles, number_of_day
from warofwhispers.bots.puzzles.book import (
    PuzzleError,
    puzzles_from_text,
    puzzles_to_text,
    read_puzzles,
)
from warofwhispers.bots.puzzles.making import Checked, explanation, kind_of, study_of
from warofwhispers.bots.puzzles.outcomes import Ends, ends_after, lacks
from warofwhispers.bots.weighing import Weighed, weigh
from warofwhispers.content import EMPIRES
from warofwhispers.record import RecordError

if TYPE_CHECKING:
    from pathlib import Path

PUZZLES = load_puzzles()
ROUGHLY = 35  # of 100: how far so few games may be from what many gave
SHORT = 24  # worlds in which the best answers are tried here; `whispers puzzles --check` tries more
KINDS = {"deploy", "attack", "order", "card", "swap"}


def test_there_is_one_for_every_day_of_a_month() -> None:
    """About thirty, of several kinds, and no two alike."""
    assert len(PUZZLES) >= 30
    kinds: list[str] = [puzzle.kind for puzzle in PUZZLES]
    assert {"deploy", "attack", "card", "swap"} <= set(kinds) <= KINDS
    assert max(map(kinds.count, KINDS)) <= len(kinds) // 3
    assert len({tuple(puzzle.record["actions"]) for puzzle in PUZZLES}) == len(PUZZLES)


@pytest.mark.parametrize("number", range(len(PUZZLES)))
def test_a_puzzle_is_reached_and_solved(number: int) -> None:
    """Its record reaches it; its answers are complete; its best one leads, and it is told why."""
    puzzle = PUZZLES[number]
    game = game_of(puzzle)
    assert sorted(game.decision.options) == sorted(one.option for one in puzzle.answers)
    assert kind_of(game.decision.prompt, puzzle.best) == puzzle.kind
    study = study_of(game, 1)
    best, second, *_ = (game.parse(one.option) for one in puzzle.answers)
    weighed = weigh(study, [Weighed(best), Weighed(second)], SHORT)
    assert weighed[0].option == best
    assert puzzle.answers[0].lacks is None
    told = puzzle.answers[1].lacks
    assert explanation(study, best) or told
    if isinstance(told, HoldsLess):
        region = study.maker.plain.data.region_ids.index(told.region)
        found = [
            100 * ends_after(study, option, SHORT // 2).holders[region][EMPIRES.index(told.empire)]
            for option in (best, second)
        ]
        assert found == pytest.approx([told.best, told.here], abs=ROUGHLY)


def test_nearly_every_wrong_answer_is_explained_by_what_came_of_it() -> None:
    """By a city or by points; few cost only a secret, or what no city shows."""
    told = [one.lacks for puzzle in PUZZLES for one in puzzle.answers[1:]]
    assert told.count(None) < len(told) / 20


def ends(holders: dict[int, list[float]], points: float = 20.0) -> Ends:
    """Return how games end, by hand."""
    return Ends(holders, points)


def test_what_an_answer_lacks_is_the_city_that_costs_most() -> None:
    """Not the one that changes hands most often; and points where no city stands out."""
    study = study_of(game_of(PUZZLES[0]), 1)
    stakes = stakes_of(study)
    ids = list(study.maker.plain.data.region_ids)
    worth = sorted(range(len(EMPIRES)), key=lambda empire: stakes.mine[empire])
    bad, middle, good = worth[0], worth[2], worth[-1]
    one, other = study.maker.plain.data.cities[:2]

    def held(often: float, empire: int, loser: int) -> list[float]:
        return [
            often if at == empire else 1.0 - often if at == loser else 0.0
            for at in range(len(EMPIRES))
        ]

    best = ends({one: held(1.0, good, bad), other: held(1.0, good, middle)})
    missed = ends({one: held(0.4, good, bad), other: held(0.3, good, middle)})
    told = lacks(best, missed, stakes, ids)
    assert isinstance(told, HoldsLess)
    assert (told.region, told.empire, told.loser) == (ids[one], EMPIRES[good], EMPIRES[bad])
    assert (told.best, told.here) == (100, 40)
    assert told.points == stakes.points(good, bad)
    assert lacks(missed, best, stakes, ids) is None  # what is better is nothing lacking
    assert lacks(best, best, stakes, ids) is None
    assert lacks(best, ends(best.holders, 12.34), stakes, ids) == ScoresLess(20.0, 12.3)


def test_a_swap_is_compared_by_points() -> None:
    """Afterwards cities no longer count the same."""
    puzzle = next(one for one in PUZZLES if one.kind == "swap")
    study = study_of(game_of(puzzle), 1)
    stakes = stakes_of(study)
    good, bad = stakes.mine.index(max(stakes.mine)), stakes.mine.index(min(stakes.mine))
    city = study.maker.plain.data.cities[0]
    sure = [[float(at == empire) for at in range(len(EMPIRES))] for empire in (good, bad)]
    told = lacks(
        ends({city: sure[0]}, 20.0),
        ends({city: sure[1]}, 15.0),
        stakes,
        list(study.maker.plain.data.region_ids),
    )
    assert told == ScoresLess(20.0, 15.0)


def test_a_bent_puzzle_is_found() -> None:
    """A record with an illegal action is refused."""
    text = puzzles_to_text(PUZZLES[:1])
    bent = puzzles_from_text(text.replace(PUZZLES[0].record["actions"][-1], "add Z9"))
    with pytest.raises(RecordError):
        game_of(bent[0])


def test_a_day_has_one_puzzle_and_the_next_day_the_next() -> None:
    """It depends on the date alone, and they repeat."""
    day = date(2026, 11, 17)
    numbers = [number_of_day(day + timedelta(days=n), 30) for n in range(31)]
    assert sorted(numbers[:30]) == list(range(30))
    assert numbers[30] == numbers[0]


def test_puzzles_are_written_and_read(tmp_path: Path) -> None:
    """What is written can be read again; a file without puzzles is refused by name."""
    path = tmp_path / "puzzles.json"
    path.write_text(puzzles_to_text(PUZZLES[:2]), encoding="utf-8")
    assert read_puzzles(path) == PUZZLES[:2]
    path.write_text('[{"kind": "deploy"}]', encoding="utf-8")
    with pytest.raises(PuzzleError, match=r"puzzles\.json"):
        read_puzzles(path)


@pytest.mark.parametrize(
    ("lead", "error", "clear"), [(0.1, 0.01, True), (0.1, 0.03, False), (0.02, 0.001, False)]
)
def test_a_best_answer_is_clear_if_it_is_ahead_by_much_and_surely(
    lead: float,
    error: float,
    clear: bool,  # noqa: FBT001 - a case
) -> None:
    """Neither a small lead nor an uncertain one makes a puzzle."""
    assert Checked("pass", lead, error).is_clear is clear
