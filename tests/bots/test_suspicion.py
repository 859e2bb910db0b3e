"""The suspicion board: chances, with the actions that suggest them, from what one seat has seen."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from tests.bots.tables import somewhere
from tests.table.twins import change_log
from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.suspicion import MOST, TELLING, Reader, Shift, suspicions
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.state import Event
from warofwhispers.game import Game


@pytest.mark.parametrize("number", range(6))
def test_each_of_the_others_is_suspected_by_what_they_did(number: int) -> None:
    """Chances add up; actions are the player's own, in order, and revealed something."""
    game = somewhere(number)
    society = game.seats[0]
    found = suspicions(game, society)
    assert set(found.suspects) == set(game.seats) - {society}
    for other, suspect in found.suspects.items():
        for slot in suspect.belief.slots:
            assert sum(slot.values()) == pytest.approx(1.0, abs=0.001)
        assert len(suspect.clues) <= MOST
        steps = [clue.event.n for clue in suspect.clues]
        assert steps == sorted(steps)
        for clue in suspect.clues:
            assert clue.event.seat == other
            assert abs(clue.change) >= TELLING
            assert (clue.change > 0) == (suspect.belief.worth[clue.empire] > 1.6)


def test_some_actions_tell() -> None:
    """Over a few games everybody gives something away."""
    clues = [
        clue
        for number in range(6)
        for suspect in suspicions(somewhere(number), somewhere(number).seats[0]).suspects.values()
        for clue in suspect.clues
    ]
    assert len(clues) > 6


def test_what_is_done_again_and_again_is_told_once() -> None:
    """Where it revealed most; another action has its place then."""
    game = somewhere(0)
    reader = Reader(game, game.seats[0])
    orders = [Event(n, "ordered", "R4.3", 1, (code,)) for n, code in enumerate((5, 5, 5, 9))]
    for event, change in zip(orders, (0.2, 0.5, 0.3, 0.1), strict=True):
        reader.shifts[1].append(Shift(event, [change, 0.0, 0.0, 0.0, 0.0]))
    reader.shifts[1] = reader.shifts[1][-4:]
    told = reader.clues(1, [4.0, 1.0, 1.0, 1.0, 1.0])
    assert [(clue.event.n, clue.change) for clue in told] == [(1, 0.5), (3, 0.1)]


def test_twin_worlds_are_suspected_alike() -> None:
    """What a seat cannot know makes no difference."""
    different = secrets = 0
    for number in range(10):
        game = somewhere(number)
        society = game.seats[0]
        other = Worlds(game.observation(society)).sample(RandomStream(number, 9))
        twin = game.clone()
        state = twin.state
        state.loyalty, state.hands, state.deck = other.loyalty, other.hands, other.deck
        different += state.loyalty != game.state.loyalty or state.hands != game.state.hands
        secrets += change_log(state, game.seat(society), RandomStream(number, 10))
        assert suspicions(twin, society) == suspicions(game, society)
    assert different > 5  # or the pairs would test nothing
    assert secrets > 100


def test_before_anything_is_dealt_nothing_is_known() -> None:
    """All empires are alike, and no action is listed."""
    game = Game.new(3, seed=1)
    for suspect in suspicions(game, game.seats[0]).suspects.values():
        assert suspect.clues == ()
        assert asdict(suspect.belief)["worth"] == dict.fromkeys(suspect.belief.worth, 1.6)
