"""What everyone may score, as far as a seat can know it."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from tests.properties.games import Case, walk
from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.observe import Observation
from warofwhispers.engine.score import MULTIPLIERS, bonus, cities, counted
from warofwhispers.facts.standing import devout_of

if TYPE_CHECKING:
    from warofwhispers import Game


def tried(game: Game, player: int, eyes: int) -> tuple[int, int]:
    """Give the lowest and highest score, by trying every way to lay the hidden tokens."""
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
    """The lowest and the highest, the known Devout of another left out under `unique_devout`."""
    options = (("loyalty_setup", setup),)
    for game in walk(Case("second", 3, 5, style=1, options=options)):
        if game.state.phase and game.state.count % 40 == 0 and not game.over:
            for eyes, society in ((-1, None), *enumerate(game.seats)):
                view = game.observe(society)
                for player, name in enumerate(game.seats):
                    score = view.players[name].score
                    assert (score.low, score.high) == tried(game, player, eyes), (name, society)
