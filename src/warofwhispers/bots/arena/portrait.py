"""How bots play, as a person at their table would see it: statistics over many games."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, zip_longest
from typing import TYPE_CHECKING

from warofwhispers.content import ABILITIES, EMPIRES
from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.score import MULTIPLIERS
from warofwhispers.engine.score import points as points_of
from warofwhispers.engine.score import winners as winners_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from warofwhispers.engine.state import State


@dataclass(frozen=True, slots=True)
class Sketch:
    """What is counted in one game."""

    seats: int
    tie: bool  # several have the most points
    early_swaps: int  # in round 1
    swaps: int
    alike_dealt: float  # the mean correlation between two seats' loyalties as dealt,
    alike_ended: float  # and at the end
    drawn: int  # cards
    used: int
    betrayed: int  # cities that players took from the empire they were Devout to
    plays: dict[str, int] = field(default_factory=dict)  # by ability
    won: list[float] = field(default_factory=list)  # share of the win, by order of play,
    devouts: list[int] = field(default_factory=list)  # and the empire each was dealt as Devout
    in_vain: int = 0  # the betrayed cities that gained nothing on the others


def sketch(state: State) -> Sketch:
    """Return one game's counts, read from its log."""
    players = state.players
    tokens = [-1] * (players * SLOT_COUNT)
    dealt = tokens
    swaps, drawn, used, betrayed, in_vain, attacker = Counter[int](), 0, 0, 0, 0, -1
    number = 0
    first = 0
    plays = Counter[str]()
    for event in state.log or []:
        values, seat = event.values, event.seat
        match event.name:
            case "first":
                first = seat
            case "round":
                number = values[0]
                dealt = tokens[:] if number == 1 else dealt
            case "dealt":
                tokens[seat * SLOT_COUNT + values[0]] = values[1]
            case "swapped":
                swaps[number] += 1
                one, other = seat * SLOT_COUNT + values[0], seat * SLOT_COUNT + values[1]
                tokens[one], tokens[other] = tokens[other], tokens[one]
            case "drew":
                drawn += 1
            case "played":
                plays[ABILITIES[values[0]]] += 1
                used += 1 if values[2] < 0 else 2
            case "accepted":
                used += 1
            case "declared":
                attacker = seat
            case "fought":
                _, region, defender, _, _, holder = values
                devout = tokens[attacker * SLOT_COUNT]
                lost = defender != holder and state.data.city[region]
                if lost and defender == devout:
                    betrayed += 1
                    in_vain += gain_on_others(tokens, attacker, defender, holder) <= 0.0
    points, winners = points_of(state), winners_of(state)
    order = [(first + turn) % players for turn in range(players)]
    return Sketch(
        seats=players,
        tie=points.count(max(points)) > 1,
        early_swaps=swaps[1],
        swaps=swaps.total(),
        alike_dealt=alike(dealt, players),
        alike_ended=alike(state.loyalty, players),
        drawn=drawn,
        used=used,
        betrayed=betrayed,
        plays=dict(plays),
        won=[1 / len(winners) if seat in winners else 0.0 for seat in order],
        devouts=[dealt[seat * SLOT_COUNT] for seat in order],
        in_vain=in_vain,
    )


def gain_on_others(tokens: Sequence[int], seat: int, loser: int, taker: int) -> float:
    """Return the points that a city changing hands brings a seat, less what it brings the others.

    What it brings the others is a mean. `tokens` has the empires in everybody's slots.
    """
    worths = _worths(tokens, len(tokens) // SLOT_COUNT)
    gains = [worth[taker] - worth[loser] for worth in worths]
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)


def alike(tokens: Sequence[int], players: int) -> float:
    """Return the mean correlation, over pairs of seats, of what cities are worth to them."""
    pairs = [correlation(a, b) for a, b in combinations(_worths(tokens, players), 2)]
    return sum(pairs) / len(pairs)


def _worths(tokens: Sequence[int], players: int) -> list[list[float]]:
    """Return what a city of each empire is worth to each seat."""
    worths = []
    for seat in range(players):
        worth = [0.0] * EMPIRE_COUNT
        for slot, empire in enumerate(tokens[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]):
            worth[empire] = float(MULTIPLIERS[slot])
        worths.append(worth)
    return worths


def correlation(a: Sequence[float], b: Sequence[float]) -> float:
    """Return Pearson's correlation of two rows, neither of them constant."""
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    both = sum((x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True))
    alone = math.sqrt(sum((x - mean_a) ** 2 for x in a) * sum((y - mean_b) ** 2 for y in b))
    return both / alone


@dataclass(frozen=True, slots=True)
class Portrait:
    """The same over many games: shares, and means per game or seat with 95 % errors."""

    games: int
    ties: tuple[float, float]
    early_swaps: tuple[float, float]  # per seat
    swaps: tuple[float, float]  # per seat
    alike_dealt: tuple[float, float]
    alike_ended: tuple[float, float]
    drawn: tuple[float, float]
    unused: tuple[float, float]
    betrayed: tuple[float, float]
    in_vain: tuple[float, float]
    plays: dict[str, float]  # by ability, with 0 for those never played
    turns: list[tuple[float, int]]  # wins and games by order of play
    devouts: dict[str, tuple[float, int]]  # and by the empire dealt as Devout


def portrait(sketches: Iterable[Sketch]) -> Portrait:
    """Return the portrait of at least one game."""
    games = list(sketches)
    plays = Counter[str]()
    for game in games:
        plays.update(game.plays)
    return Portrait(
        games=len(games),
        ties=_mean([float(game.tie) for game in games]),
        early_swaps=_mean([game.early_swaps / game.seats for game in games]),
        swaps=_mean([game.swaps / game.seats for game in games]),
        alike_dealt=_mean([game.alike_dealt for game in games]),
        alike_ended=_mean([game.alike_ended for game in games]),
        drawn=_mean([float(game.drawn) for game in games]),
        unused=_mean([float(game.drawn - game.used) for game in games]),
        betrayed=_mean([float(game.betrayed) for game in games]),
        in_vain=_mean([float(game.in_vain) for game in games]),
        plays={ability: plays[ability] / len(games) for ability in ABILITIES},
        turns=[
            (sum(wins), len(wins))
            for wins in zip_longest(*(game.won for game in games), fillvalue=0.0)
        ],
        devouts={
            empire: (sum(wins), len(wins))
            for number, empire in enumerate(EMPIRES)
            for wins in [
                [
                    won
                    for game in games
                    for won, devout in zip(game.won, game.devouts, strict=True)
                    if devout == number
                ]
            ]
        },
    )


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half its 95 % interval."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, 1.96 * math.sqrt(spread / len(numbers))
