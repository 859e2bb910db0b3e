"""The review of a finished game: what everybody wanted, and where a seat went wrong.

It sees everything, so it is only for finished games; but what a seat could know is worked out from
what that seat had seen.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal

from warofwhispers.bots.advice import Reason  # noqa: TC001 - a shape, read at run time
from warofwhispers.bots.belief.likelihood import mean_multipliers
from warofwhispers.bots.belief.loyalties import Belief
from warofwhispers.bots.calibration import calibrated
from warofwhispers.bots.explain import stakes_of, suspicion_of
from warofwhispers.bots.judgement.value import time_left
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import events_for
from warofwhispers.bots.reasons import first_price, reasons, reasons_for
from warofwhispers.bots.search.study import Study
from warofwhispers.bots.suspicion import Clue, Reader
from warofwhispers.bots.weighing import Weighed, weigh
from warofwhispers.content import EMPIRES, SLOTS
from warofwhispers.engine.codes import ASK_DEPLOY, ASK_SWAP, SLOT_COUNT
from warofwhispers.engine.score import points, winners
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.engine.state import State
    from warofwhispers.game import Setup

PLACE: Final = 0.03  # added for deployments and swaps, which are hard to judge at a glance
FEWEST: Final = 24  # worlds in which an answer is tried, however little time there is,
MOST: Final = 600  # and the most
ALL: Final = 8  # worlds in which every answer is tried
FINALISTS: Final = 3
MISTAKE: Final = 0.03  # the least loss in the chance to win
SURE: Final = 2.5  # standard errors that make a result certain,
PLAIN: Final = 5.0  # and so certain that no more worlds are needed


@dataclass(frozen=True, slots=True)
class Known:
    """What a seat could know about another: the Devout it most likely had, and the chances.

    `truth` is the chance it gave to the Devout the other really had.
    """

    empire: str
    chance: float
    truth: float


@dataclass(frozen=True, slots=True)
class RoundWants:
    """What everybody wanted when a round began or at the end: loyalties, slot by slot.

    `known` has, for each society, what it could know about each of the others.
    """

    step: int
    loyalties: dict[str, tuple[str, ...]]
    known: dict[str, dict[str, Known]]


@dataclass(frozen=True, slots=True)
class SwapTold:
    """A swap that won the game, was made, or was missed, judged in hindsight by the final board.

    `points` is what it gained, or would have gained, in the end.
    """

    kind: Literal["won", "missed"]
    society: str
    step: int
    slot: str
    other_slot: str
    empire: str
    other_empire: str
    points: int
    wins: bool


@dataclass(frozen=True, slots=True)
class Review:
    """A game reviewed for one society.

    `steps` are its questions with a choice, with the likeliest mistakes first.
    """

    seat: str
    rounds: tuple[RoundWants, ...]
    clues: dict[str, tuple[Clue, ...]]
    swaps: tuple[SwapTold, ...]
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer that was given, compared with the best one found by a deeper search.

    `loss` is how much it lowers the chance to win, measured world by world; `plain` means that a
    deeper search would hardly change the verdict.
    """

    step: int
    round: int
    chosen: str
    best: str
    win: float
    loss: float
    error: float
    simulations: int
    mistake: bool
    plain: bool
    why: Reason | None
    why_not: Reason | None


def review(setup: Setup, actions: Sequence[str], society: str) -> Review:
    """Return what a finished game shows to one of its players."""
    rounds: list[RoundWants] = []
    losses: list[tuple[float, int]] = []
    game = Game(setup)
    readers: dict[str, Reader] = {}
    round_ = 0
    for step, action in enumerate(actions):
        state = game.state
        if state.round > round_:
            round_ = state.round
            readers = readers or {
                seated: Reader(game, seated, notes=seated == society) for seated in game.seats
            }
            rounds.append(wants(game, step, readers))
        if game.decision.player == society and len(state.options) > 1:
            own = readers[society]
            own.read_on()
            losses.append(
                (apparent_loss(Study(own.belief, own.seen, step), game.parse(action)), step)
            )
        game.apply(action)
    rounds.append(wants(game, len(actions), readers))
    losses.sort(reverse=True)
    return Review(
        seat=society,
        rounds=tuple(rounds),
        clues=clues_about(readers[society]),
        swaps=tuple(swaps_told(game)),
        steps=tuple(step for _, step in losses),
    )


def apparent_loss(study: Study, chosen: int) -> float:
    """Return how much worse than the best an answer looks at first glance."""
    behind = -next(trial.prior for trial in study.trials if trial.option == chosen)
    return behind + (PLACE if study.seen.prompt in (ASK_DEPLOY, ASK_SWAP) else 0.0)


def wants(game: Game, step: int, readers: dict[str, Reader]) -> RoundWants:
    """Return everybody's loyalties at this point of a game, and what could be known about them."""
    tokens = {
        society: game.state.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]
        for seat, society in enumerate(game.seats)
    }
    known: dict[str, dict[str, Known]] = {}
    for society, reader in readers.items():
        reader.read_on()
        chances = reader.chances()
        known[society] = {}
        for seat, other in enumerate(game.seats):
            if other != society:
                devout = suspicion_of(chances[seat]).slots[0]
                empire = max(devout, key=lambda one: devout[one])
                true = EMPIRES[tokens[other][0]]
                known[society][other] = Known(empire, devout[empire], devout[true])
    loyalties: dict[str, tuple[str, ...]] = {
        who: tuple(EMPIRES[token] for token in held) for who, held in tokens.items()
    }
    return RoundWants(step, loyalties, known)


def clues_about(reader: Reader) -> dict[str, tuple[Clue, ...]]:
    """Return the actions that told a society most about each of the others."""
    chances = reader.chances()
    return {
        other: reader.clues(seat, mean_multipliers(chances[seat]))
        for seat, other in enumerate(reader.game.seats)
        if other != reader.society
    }


# -- swaps, with hindsight ------------------------------------------------------------------------


@dataclass(slots=True)
class Chance:
    """A seat's opportunity to swap: when, with which tokens, and what it did."""

    step: int
    seat: int
    tokens: list[int]
    face_up: int
    done: tuple[int, int] | None


def swap_chances(game: Game) -> list[Chance]:
    """Return every opportunity to swap (R7.2), by replaying a game."""
    found: list[Chance] = []
    again = Game(game.setup)
    for step, code in enumerate(game.actions):
        state = again.state
        if state.prompt == ASK_SWAP and state.player >= 0:
            seat, text = state.player, game.notation.text(code).split()
            tokens = state.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]
            pair = (SLOTS.index(text[1]), SLOTS.index(text[2])) if text[0] == "swap" else None
            found.append(Chance(step, seat, tokens, state.face_up[seat], pair))
        again.push(code)
    return found


def with_swaps(end: State, seat: int, chances: Sequence[Chance], made: dict[int, object]) -> State:
    """Return how a game would have ended if a seat had swapped differently, all else being equal.

    `made` has the pairs by step; a pair that can no longer be swapped by then is skipped.
    """
    mine = [chance for chance in chances if chance.seat == seat]
    tokens, face_up = list(mine[0].tokens), mine[0].face_up
    count = 0
    after = end.clone()
    for chance in mine:
        pair = made.get(chance.step, chance.done)
        if isinstance(pair, tuple) and not any((face_up >> slot) & 1 for slot in pair):
            i, j = pair
            tokens[i], tokens[j] = tokens[j], tokens[i]
            face_up |= 1 << i | 1 << j
            count += 1
    after.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT] = tokens
    after.face_up[seat] = face_up
    after.swaps[seat] = count
    return after


def open_pairs(chance: Chance, mine: Sequence[Chance]) -> list[tuple[int, int]]:
    """Return the swaps that were possible then and would not have prevented a later one."""
    later = {slot for other in mine if other.step > chance.step for slot in other.done or ()}
    shut = later | {slot for slot in range(SLOT_COUNT) if (chance.face_up >> slot) & 1}
    return [pair for pair in combinations(range(SLOT_COUNT), 2) if not shut & {*pair}]


def swaps_told(game: Game) -> list[SwapTold]:
    """Return the swap without which each winner would have lost, and each loser's best miss."""
    end, chances = game.state, swap_chances(game)
    won, scores = winners(end), points(end)
    found: list[SwapTold] = []
    for seat in {chance.seat for chance in chances}:
        mine = [chance for chance in chances if chance.seat == seat]
        tried: list[SwapTold] = []
        for chance in mine:
            if seat in won and chance.done is not None:
                without = with_swaps(end, seat, chances, {chance.step: None})
                gain = scores[seat] - points(without)[seat]
                if seat not in winners(without):
                    tried.append(told_swap(game, "won", chance, chance.done, gain, wins=True))
            elif seat not in won:
                for pair in open_pairs(chance, mine):
                    if pair != chance.done:
                        other = with_swaps(end, seat, chances, {chance.step: pair})
                        gain, wins = points(other)[seat] - scores[seat], seat in winners(other)
                        tried.append(told_swap(game, "missed", chance, pair, gain, wins=wins))
        tried = [one for one in tried if one.points > 0]
        if tried:
            found.append(max(tried, key=lambda one: (one.wins, one.points, -one.step)))
    return found


def told_swap(
    game: Game,
    kind: Literal["won", "missed"],
    chance: Chance,
    pair: tuple[int, int],
    gain: int,
    *,
    wins: bool,
) -> SwapTold:
    """Return a swap that decided the game, or would have, with its gain and who was asked."""
    i, j = pair
    return SwapTold(
        kind=kind,
        society=game.seats[chance.seat],
        step=chance.step,
        slot=SLOTS[i],
        other_slot=SLOTS[j],
        empire=EMPIRES[chance.tokens[i]],
        other_empire=EMPIRES[chance.tokens[j]],
        points=gain,
        wins=wins,
    )


# -- mistakes -------------------------------------------------------------------------------------


def judge(
    setup: Setup, actions: Sequence[str], step: int, seconds: float = 0.0, most: int = MOST
) -> Judged:
    """Return how an answer that was given compares with the best found in the time allowed.

    The search uses the seat's own knowledge, not the truth: nobody is blamed for what they could
    not know. `seconds` are of CPU time, so that a busy machine does not change the verdict; `most`
    is the greatest number of worlds in which the best answers are tried.
    """
    game = Game(setup)
    for action in actions[:step]:
        game.apply(action)
    society = str(game.decision.player)
    seen = game.observation(society)
    belief = Belief(seen.data, seen.players, load_forecast())
    belief.notice(events_for(game.state, seen.seat, 0))
    belief.look(seen)
    study = Study(belief, seen, step)
    chosen = game.parse(actions[step])
    begun = time.process_time()
    every = weigh(study, map(Weighed, seen.options), ALL)
    mine = next(one for one in every if one.option == chosen)
    rest = [one for one in every if one is not mine][:FINALISTS]
    worlds = min(most, FEWEST)
    best = weigh(study, [mine, *rest], worlds)[0]
    # Twice as many worlds take twice as long.
    while worlds < most and time.process_time() - begun < seconds / 2 and not is_plain(mine, rest):
        worlds = min(most, worlds * 2)
        best = weigh(study, [mine, *rest], worlds)[0]
    loss, error = best.lead(mine)
    state, stakes = study.maker.plain, stakes_of(study)
    why = reasons_for(state, best.option, stakes, step)
    left = time_left(state)
    win, steepness = calibrated(best.win, seen.players, left)
    fallen = win - calibrated(best.win - loss, seen.players, left)[0]
    return Judged(
        step=step,
        round=game.state.round,
        chosen=game.notation.text(chosen),
        best=game.notation.text(best.option),
        win=round(win, 4),
        loss=round(fallen, 4),
        error=round(error * steepness, 4),
        simulations=study.tried,
        mistake=best is not mine and loss >= MISTAKE and loss >= SURE * error,
        plain=is_plain(mine, rest),
        why=why[0] if why else None,
        why_not=first_price(reasons(state, mine.option, stakes, step)),
    )


def is_plain(mine: Weighed, rest: Sequence[Weighed]) -> bool:
    """Return whether an answer is so clearly a mistake, or none, that no more worlds are needed."""
    leads = [one.lead(mine) for one in rest]
    if all(loss + SURE * error < MISTAKE for loss, error in leads):
        return True
    loss, error = max(leads)
    return loss >= MISTAKE and loss >= PLAIN * error
