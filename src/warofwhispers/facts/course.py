"""The course of a finished game: scores and cities round by round, and where it turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.content import EMPIRES
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.engine.score import cities, points
from warofwhispers.facts.shapes.course import Course, Moment, TurningPoint

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.game import Game

MOST_TURNS: Final = 5
_FOUGHT: Final = EVENT_FIELDS["fought"]


def round_steps(game: Game) -> list[int]:
    """Return how many actions came before each round."""
    return [event.number + 1 for event in game.state.log or () if event.name == "round"]


def course(starts: Sequence[Game], final: Game) -> Course:
    """Return the course of a game from its `final` state and the start of each of its rounds."""
    games = (*starts, final)
    return Course(
        moments=tuple(_moment(game) for game in games),
        turning_points=_turning_points(games),
    )


def _moment(game: Game) -> Moment:
    count = dict(zip(EMPIRES, cities(game.state), strict=True))
    return Moment(scores=game.scores(), cities=count)


def _turning_points(games: Sequence[Game]) -> tuple[TurningPoint, ...]:
    """Return the cities taken in a fight and still held when the round ended: the weightiest ones.

    They come in the order of the game.
    """
    final = games[-1]
    found = []
    for (number, region), at in _captures(final).items():
        loser = games[number - 1].state.holder[region]
        taker = games[number].state.holder[region]
        if taker != loser:
            found.append(
                TurningPoint(
                    n=at,
                    round=number,
                    region=final.notation.regions[region],
                    taker=EMPIRES[taker],
                    loser=EMPIRES[loser],
                    swing=_swing(final, region, taker, loser),
                )
            )
    found.sort(key=lambda turn: (_size(turn), turn.n), reverse=True)
    return tuple(sorted(found[:MOST_TURNS], key=lambda turn: turn.n))


def _captures(final: Game) -> dict[tuple[int, int], int]:
    """Return the action that last took each city in each round, by round and region."""
    found: dict[tuple[int, int], int] = {}
    number = 0
    for event in final.state.log or ():
        if event.name == "round":
            [number] = event.values
        elif event.name == "fought":
            fight = dict(zip(_FOUGHT, event.values, strict=True))
            if fight["holder"] == fight["empire"] and fight["region"] in final.state.data.cities:
                found[number, fight["region"]] = event.number
    return found


def _swing(final: Game, region: int, taker: int, loser: int) -> dict[str, int]:
    """Return what it is worth to each player, in the end, who holds a region."""
    scores = []
    for holder in (taker, loser):
        state = final.state.clone()
        state.holder[region] = holder
        scores.append(points(state))
    gained, kept = scores
    return {society: gained[seat] - kept[seat] for seat, society in enumerate(final.seats)}


def _size(turn: TurningPoint) -> int:
    return max(turn.swing.values()) - min(turn.swing.values())
