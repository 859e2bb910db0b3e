"""What everyone may score, as far as a seat can know it."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from tests.properties.games import Case, walk
from tests.rules.table import Banners, table
from tests.rules.test_r8_score import over
from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.observe import Observation
from warofwhispers.engine.score import MULTIPLIERS, bonus, cities, counted
from warofwhispers.facts.shapes import Tie, TiedPlayer
from warofwhispers.facts.standing import devout_of

if TYPE_CHECKING:
    from warofwhispers import Game


def tried(game: Game, player: int, eyes: int) -> tuple[int, int]:
    """Return the lowest and highest score, by trying every arrangement of the hidden tokens."""
    s = game.state
    seen = Observation(s, eyes).loyalty[player * SLOT_COUNT : (player + 1) * SLOT_COUNT]
    worth = counted(s, player, cities(s))
    taken = devout_of(s, eyes) if s.data.unique_devout else -1
    totals = {
        bonus(s, player)
        + sum(multiplier * worth[e] for multiplier, e in zip(MULTIPLIERS, way, strict=True))
        for way in permutations(range(EMPIRE_COUNT))
        if all(known in (-1, e) for known, e in zip(seen, way, strict=True))
        and (seen[0] >= 0 or way[0] != taken)
    }
    return min(totals), max(totals)


@pytest.mark.parametrize("setup", ["random", "unique_devout"])
def test_scores_are_the_extremes_of_all_ways(setup: str) -> None:
    """The lowest and the highest, without another's known Devout under `unique_devout`."""
    options = (("loyalty_setup", setup),)
    for game in walk(Case("second", 3, 5, style=1, options=options)):
        if game.state.phase and game.state.count % 40 == 0 and not game.over:
            for eyes, society in ((-1, None), *enumerate(game.seats)):
                view = game.observe(society)
                for player, name in enumerate(game.seats):
                    score = view.players[name].score
                    assert (score.low, score.high) == tried(game, player, eyes), (name, society)


def test_a_tie_is_told_by_the_figures_that_decide_it() -> None:
    """Only those who are level, with what R8.3 looks at under their ruleset; a watcher sees it."""
    bets = {"rat": ["horse", "bear", "eagle", "elephant", "lion"]}
    taken: dict[str, Banners] = dict.fromkeys(("H1", "H6", "H8", "H10"), ("bear", 1))
    tied = over(
        3, banners=taken, loyalties=bets, swaps={"raven": 1}, hands={"spider": ["bear/lion"]}
    )
    assert tied.observe(None).tie == Tie(
        points=tied.scores()["raven"],
        by="swaps",
        rule="R8.3",
        players=(TiedPlayer("raven", 1, 0), TiedPlayer("spider", 0, 1)),
    )
    turned = {"raven": ["devout", "opposed"]}
    hidden = over(2, options={"tie": "concealed"}, face_up=turned, swaps={"raven": 2})
    tie = hidden.observe("spider").tie
    assert tie is not None
    assert tie.by == "concealed"
    assert [player.number for player in tie.players] == [3, 5]


def test_no_tie_is_told_where_one_leads_or_before_the_end() -> None:
    """Being level in mid-game means nothing yet."""
    bets = {"raven": ["horse", "lion", "elephant", "eagle", "bear"]}
    assert over(loyalties=bets).observe(None).tie is None
    assert table(2, "second", round=2).observe(None).tie is None


def test_ones_own_score_is_unfolded_and_anothers_only_at_the_end() -> None:
    """The lines add up to the score; others' would reveal their loyalties."""
    players = table(2, "second", round=2).observe("raven").players
    assert sum(line.points for line in players["raven"].lines) == players["raven"].score.low
    assert len(players["raven"].lines) == SLOT_COUNT
    assert players["spider"].lines == ()
    assert len(over().observe("raven").players["spider"].lines) == SLOT_COUNT


def test_agents_in_regions_are_part_of_their_line() -> None:
    """Each counts like a city of whoever holds the region (R8.1); the line says how much."""
    seen = 0
    for game in walk(Case("second", 3, 5, style=1, options=(("field_agents", "on"),))):
        for society in game.seats if game.state.field and game.state.count % 20 == 0 else ():
            me = game.observe(society).players[society]
            for line in me.lines:
                by_cities = line.multiplier * len(line.cities)
                assert line.points == by_cities + line.field_points
                assert bool(line.field_points) == bool(line.field and line.multiplier)
                seen += line.field_points != 0
            assert sum(line.points for line in me.lines) + me.concealed == me.score.high
    assert seen > 10
