"""What a state is worth to each seat: forecast cities times loyalties, compared with the others."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.forecast import part_left, rounds_after
from warofwhispers.engine.codes import EMPIRE_COUNT, NOBODY, ROUND_COUNT, SLOT_COUNT
from warofwhispers.engine.places import agent_player, agent_region
from warofwhispers.engine.score import MULTIPLIERS, points, winners

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.judgement.forecast import Forecast
    from warofwhispers.engine.state import State

CARD_POINTS: Final = 0.45
NEAR_SPREAD: Final = 1.1  # standard error of the forecast at the very end, in points, and
FAR_SPREAD: Final = 0.75  # what each round still to come adds to it
# Swaps still possible (R7.2). These four are fitted to the winners of 4,500 games of bots.
HIDDEN: Final = 1.0  # points for each token that may still be swapped,
SWAP_PART: Final = 0.9  # and the share of the best swap's gain that is realised,
SWAP_LOSS: Final = 1.2  # beyond this many points


def multipliers(s: State) -> list[float]:
    """Return the worth of a city of each empire to each seat, five numbers per seat."""
    out: list[float] = [0.0] * (s.players * EMPIRE_COUNT)
    player: i64
    slot: i64
    for player in range(s.players):
        for slot in range(SLOT_COUNT):
            empire: i64 = s.loyalty[player * SLOT_COUNT + slot]
            if empire >= 0:
                out[player * EMPIRE_COUNT + empire] = float(MULTIPLIERS[slot])
    return out


def time_left(s: State) -> float:
    """Return the number of rounds still to be played, including the part left of this one."""
    return rounds_after(s) + part_left(s)


def expected_points(s: State, cities: list[float], worth: list[float]) -> list[float]:
    """Return each seat's final points if `cities` come true, plus a little for cards."""
    out: list[float] = []
    late: float = min(1.0, time_left(s))
    player: i64
    empire: i64
    i: i64
    for player in range(s.players):
        base: i64 = player * EMPIRE_COUNT
        total: float = 0.0
        for empire in range(EMPIRE_COUNT):
            total += cities[empire] * worth[base + empire]
        for i in range(len(s.field)):
            if agent_player(s.field[i]) == player:
                total += worth[base + s.holder[agent_region(s.field[i])]]
        if s.data.concealed_bonus:
            for i in range(SLOT_COUNT):
                if not (s.face_up[player] >> i) & 1:
                    total += 1.0
        total += CARD_POINTS * late * float(min(7, s.hand_size[player]))
        total += 0.01 * float(s.hand_size[player]) - 0.05 * float(s.swaps[player])
        out.append(total)
    return out


def swap_gains(s: State, cities: list[float], unknown: i64) -> list[float]:
    """Return the points each seat may expect to gain from swaps; face-up tokens never move (R7.2).

    For the seat `unknown`, only the number of hidden tokens counts, not what they are.
    """
    out: list[float] = [0.0] * s.players
    if s.round >= ROUND_COUNT:
        return out
    player: i64
    a: i64
    b: i64
    for player in range(s.players):
        up: i64 = s.face_up[player]
        base: i64 = player * SLOT_COUNT
        best: float = 0.0
        for a in range(SLOT_COUNT):
            if (up >> a) & 1:
                continue
            out[player] += HIDDEN
            for b in range(a + 1, SLOT_COUNT):
                if not (up >> b) & 1:
                    more: float = cities[s.loyalty[base + b]] - cities[s.loyalty[base + a]]
                    best = max(best, float(MULTIPLIERS[a] - MULTIPLIERS[b]) * more)
        if best > SWAP_LOSS and player != unknown:
            out[player] += SWAP_PART * (best - SWAP_LOSS)
    return out


def shares(totals: list[float], spread: float) -> list[float]:
    """Turn points into chances to win; a larger `spread` makes them more alike."""
    top: float = max(totals)
    out: list[float] = []
    whole: float = 0.0
    i: i64
    for i in range(len(totals)):
        part: float = math.exp((totals[i] - top) / spread)
        out.append(part)
        whole += part
    for i in range(len(out)):
        out[i] /= whole
    return out


def chances_from_points(s: State, totals: list[float]) -> list[float]:
    """Turn expected points into chances to win; the later in the game, the more certain."""
    return shares(totals, NEAR_SPREAD + FAR_SPREAD * time_left(s))


def win_chances(s: State, forecast: Forecast) -> list[float]:
    """Return each seat's chance to win: known at the end, by forecast before it.

    Even at the end a tenth depends on the points, so that losing by less and winning by more are
    still worth something.
    """
    i: i64
    if s.player == NOBODY:
        final: list[float] = []
        scores = points(s)
        for i in range(len(scores)):
            final.append(float(scores[i]))
        close = shares(final, 4.0)
        won = winners(s)
        out: list[float] = []
        for i in range(s.players):
            out.append(0.1 * close[i])
        for i in range(len(won)):
            out[won[i]] += 0.9 / float(len(won))
        return out
    cities = forecast.cities(s)
    worth = multipliers(s)
    totals = expected_points(s, cities, worth)
    swaps = swap_gains(s, cities, -1)
    for i in range(s.players):
        totals[i] += swaps[i]
    return chances_from_points(s, totals)


def weights_for(me: int, worth: list[float], totals: list[float]) -> list[float]:
    """Return the worth of a city of each empire to `me`, less what it is worth to the others.

    The others count by how close they are to winning; `worth` has five numbers per seat, and
    `totals` the points each may expect.
    """
    players: i64 = len(totals)
    rivals: list[float] = totals[:]
    rivals[me] = -1.0e6
    chance = shares(rivals, 6.0)
    out: list[float] = []
    empire: i64
    other: i64
    for empire in range(EMPIRE_COUNT):
        mine: float = worth[me * EMPIRE_COUNT + empire]
        for other in range(players):
            mine -= chance[other] * worth[other * EMPIRE_COUNT + empire]
        out.append(mine)
    return out
