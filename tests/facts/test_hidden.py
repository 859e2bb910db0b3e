"""No fact tells a seat what it may not know: twins that differ in hidden things see the same.

`tests/properties/twins.py` says how; here all decks are in play, every fact is compared, and facts
that look behind the table on purpose are found out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.properties.games import HOARDER, SCALE, SPENDER, Case
from tests.properties.twins import Leak, from_the_start, reshuffled
from warofwhispers.engine.codes import CHANCE, PHASE_END
from warofwhispers.facts.cards import uses
from warofwhispers.facts.outcomes import tried
from warofwhispers.facts.plain import to_json
from warofwhispers.facts.reasons import refused
from warofwhispers.facts.standing import possible_score

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.properties.twins import Look, Twins
    from warofwhispers import Game

DECKS = (("conquest", "on"), ("dark_alliances", "on"), ("treasure", "on"))
CASES = [
    Case("second", 3, 71, SPENDER, DECKS, councils="scribes"),
    Case("competitive", 4, 72, SPENDER, DECKS, councils="scribes"),
    Case("first", 2, 73, HOARDER, councils="scribes"),
    Case("competitive", 3, 74, HOARDER, (("card_timing", "open"),), councils="scribes"),
]


def facts(game: Game, society: str | None) -> dict[str, Any]:
    """Return the view that a society is sent."""
    if game.state.phase == PHASE_END:  # then all loyalties are turned up
        return {}
    seen = to_json(game.observe(society))
    assert isinstance(seen, dict)
    return seen


def pairs(case: Case) -> Iterator[Twins]:
    """Yield twins of a case, for each seat and a spectator; in short runs, for one of them."""
    seats = range(case.players) if SCALE >= 1 else [case.seed % case.players]
    for seat in [-1, *seats]:
        yield from_the_start(case, seat)
        middle = reshuffled(case, seat, 150)
        if middle is not None and ("dark_alliances", "on") not in case.options:
            yield middle


@pytest.mark.parametrize("case", CASES, ids=str)
def test_facts_tell_nothing_hidden(case: Case) -> None:
    """Whatever others hold or are loyal to, every fact a seat is told is the same."""
    differed = 0
    for pair in pairs(case):
        pair.run(look=facts)
        differed += pair.met["loyalties differ"]
    assert differed > 100


# -- the test can fail -----------------------------------------------------------------------------


def seat_of(game: Game, society: str | None) -> int:
    """Return the number of a seat, or -1."""
    return -1 if society is None else game.seat(society)


def real_scores(game: Game, society: str | None) -> dict[str, Any]:
    """Count with the face-down tokens."""
    eyes = seat_of(game, society)
    scores = [possible_score(game.state, seat, eyes) for seat in range(game.state.players)]
    return {"scores": scores if game.state.phase != PHASE_END else None}


def past_chance(game: Game, society: str | None) -> dict[str, Any]:
    """Return the result of a draw."""
    s, seat = game.state, seat_of(game, society)
    if s.player < 0 or s.player == seat:
        return {}
    drawn = []
    for option in s.options[:1]:
        trial = tried(s, s.player, option)
        if trial.player == CHANCE:
            drawn = trial.options
    return {"drawn": drawn}


def others_uses(game: Game, society: str | None) -> dict[str, Any]:
    """Return what the asked player's cards can do."""
    s = game.state
    other = s.player >= 0 and s.player != seat_of(game, society)
    return {"uses": uses(s, s.player) if other else None}


def others_refusals(game: Game, society: str | None) -> dict[str, Any]:
    """Tell everybody why the asked player cannot do something."""
    s = game.state
    if s.player < 0 or s.player == seat_of(game, society):
        return {}
    found = refused(s, game.notation, "", {})
    return {"refused": [replace(entry, facts={}) for entry in found], "options": len(s.options)}


@pytest.mark.parametrize("leaking", [real_scores, past_chance, others_uses, others_refusals])
def test_a_fact_from_behind_the_table_is_found(leaking: Look) -> None:
    """A fact derived from the real table instead of what is seen is noticed."""
    with pytest.raises(Leak):
        run_all(leaking)


def run_all(look: Look) -> None:
    """Play all twins, observed in another way."""
    for case in CASES:
        for pair in pairs(case):
            pair.run(look=look)
