"""No peeking: two states that look the same to a seat get the same answer from every bot.

Short here; `WHISPERS_LONG=1` makes it 1,000 pairs a bot.
"""

from __future__ import annotations

import pytest

from tests.bots.tables import LONG, looks, somewhere
from tests.table.twins import change_log
from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.explain import analyse
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.levels import LEVELS
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.observe import Observation

PAIRS = {"search": 8, "greedy": 10}
BUDGET = Budget(simulations=32)


@pytest.mark.parametrize("name", LEVELS)
def test_twin_worlds_get_the_same_answer(name: str) -> None:
    """The game itself and a world that only looks like it: one answer, and an option."""
    kind = name.split(":", maxsplit=1)[0].split("~", maxsplit=1)[0]
    pairs = 1000 if LONG else 4 if "~" in name else PAIRS.get(kind, 24)
    different = 0
    for number in range(pairs):
        game = somewhere(number)
        seat = game.state.player
        seen = Observation(game.state, seat)
        twin = Worlds(seen).sample(RandomStream(number, 5))
        other = Observation(twin, seat)
        assert looks(seen) == looks(other)
        different += twin.loyalty != game.state.loyalty or twin.hands != game.state.hands
        answers = []
        for one in (seen, other):
            bot = LEVELS[name].make()
            bot.notice(events_for(game.state, seat, 0))
            answers.append(bot.answer(one, BUDGET, number))
        assert answers[0] == answers[1]
        assert answers[0] in seen.options
    assert different >= pairs // 2  # or the pairs would test nothing


@pytest.mark.parametrize("number", range(40 if LONG else 3))
def test_twin_worlds_get_the_same_analysis(number: int) -> None:
    """An analysis reveals nothing that the seat could not know."""
    game = somewhere(number)
    seat = game.state.player
    seen = Observation(game.state, seat)
    twin = Observation(Worlds(seen).sample(RandomStream(number, 6)), seat)
    other = game.clone()
    assert change_log(other.state, seat, RandomStream(number, 7)) > 5
    told = [
        analyse(one, game.notation, BUDGET, 3, events_for(state, seat, 0))
        for one, state in ((seen, game.state), (twin, other.state))
    ]
    assert told[0] == told[1]
