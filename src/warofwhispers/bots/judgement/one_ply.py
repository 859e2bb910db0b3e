"""One-ply search: what each option is worth once the move it belongs to is complete."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.moves import Judge
from warofwhispers.bots.judgement.value import CARD_POINTS, multipliers, time_left
from warofwhispers.dealer import RandomStream, deal
from warofwhispers.engine.codes import (
    ASK_DEPLOY,
    ASK_RETRIEVE,
    ASK_SWAP,
    CHANCE,
    DEPLOY,
    DEPLOY_FIELD,
    EMPIRE_COUNT,
    PASS,
    RETRIEVE,
    RETRIEVE_FIELD,
    ROUND_COUNT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.judgement.policy import Policy
    from warofwhispers.engine.state import State

LONGEST: Final = 60  # the most questions one move may take
LONGEST_LINE: Final = 12  # the most answers that follow from one candidate
SWAP_PRICE: Final = 1.0  # in points: two tokens are revealed, and ties are lost


def finish(s: State, policy: Policy, chance: RandomStream) -> None:
    """Play on by heuristics until the move in progress is complete."""
    player: i64 = s.player
    tracker: i64 = s.tracker
    phase: i64 = s.phase
    steps: i64 = 0
    while steps < LONGEST and s.tracker == tracker and s.phase == phase:
        if s.player == CHANCE:
            s.apply(deal(s, chance))
        elif s.player == player:
            s.apply(policy.choose(s, chance))
        else:
            return
        steps += 1


def board_worth(s: State, policy: Policy, player: i64) -> float:
    """Return what the board is worth to a player: weighted forecast cities, plus its cards."""
    cities = policy.forecast.cities(s)
    total: float = 0.0
    empire: i64
    for empire in range(EMPIRE_COUNT):
        total += cities[empire] * policy.weights[player * EMPIRE_COUNT + empire]
    late: float = min(1.0, time_left(s))
    return total + (CARD_POINTS * late + 0.01) * float(min(8, s.hand_size[player]))


def option_worths(s: State, policy: Policy, rng: RandomStream) -> list[float]:
    """Return the worth of every option of the question asked in `s`, in points."""
    out: list[float] = []
    player: i64 = s.player
    i: i64
    if s.prompt == ASK_DEPLOY or s.prompt == ASK_RETRIEVE:
        judge = Judge(s, policy.weights, player * EMPIRE_COUNT)
        for i in range(len(s.options)):
            out.append(agent_worth(s, policy, judge, s.options[i]))
        return out
    if s.prompt == ASK_SWAP:
        return swap_worths(s, policy)
    for i in range(len(s.options)):
        trial = s.clone()
        chance = RandomStream(rng.seed, rng.stream + 7)
        trial.apply(s.options[i])
        if trial.tracker == s.tracker and trial.phase == s.phase:
            finish_for(trial, policy, chance, player)
        out.append(board_worth(trial, policy, player))
    return out


def best_line(s: State, policy: Policy, option: int, rng: RandomStream) -> list[int]:
    """Return the answers that complete the move after `option`, each the best one move ahead.

    They end where chance or another player is asked.
    """
    line: list[int] = []
    player: i64 = s.player
    at = s.clone()
    at.apply(option)
    while (
        at.player == player
        and at.tracker == s.tracker
        and at.phase == s.phase
        and len(line) < LONGEST_LINE
    ):
        answer = at.options[0]
        if len(at.options) > 1:
            worths = option_worths(at, policy, rng)
            top: float = worths[0]
            i: i64
            for i in range(len(worths)):
                if worths[i] > top:
                    top = worths[i]
                    answer = at.options[i]
        line.append(answer)
        at.apply(answer)
    return line


def swap_worths(s: State, policy: Policy) -> list[float]:
    """Return the worth of each swap: the forecast under its loyalties, less a price."""
    cities = policy.forecast.cities(s)
    price: float = SWAP_PRICE + (2.0 if s.data.concealed_bonus else 0.0)
    price += policy.styles[s.player].patience * float(ROUND_COUNT - 1 - s.round)
    out: list[float] = []
    i: i64
    empire: i64
    for i in range(len(s.options)):
        trial = s.clone()
        trial.apply(s.options[i])
        worth = multipliers(trial)
        total: float = 0.0 if s.options[i] == PASS else -price
        for empire in range(EMPIRE_COUNT):
            total += cities[empire] * worth[s.player * EMPIRE_COUNT + empire]
        out.append(total)
    return out


def finish_for(s: State, policy: Policy, chance: RandomStream, player: i64) -> None:
    """Let `player` finish the move, with chance answering in between."""
    while s.player == CHANCE:
        s.apply(deal(s, chance))
    if s.player == player:
        finish(s, policy, chance)


def agent_worth(s: State, policy: Policy, judge: Judge, option: i64) -> float:
    """Return the worth of an agent where it would go, or minus its worth where it would leave."""
    player: i64 = s.player
    style = policy.styles[player]
    if s.prompt == ASK_DEPLOY:
        if option >= DEPLOY_FIELD:
            return policy.field_worth(s, judge, option - DEPLOY_FIELD)
        return judge.seat(s, player, option - DEPLOY, style.greed, style.aggression)
    if option >= RETRIEVE_FIELD:
        return -policy.field_worth(s, judge, option - RETRIEVE_FIELD)
    return -judge.seat(s, player, option - RETRIEVE, style.greed, style.aggression)
