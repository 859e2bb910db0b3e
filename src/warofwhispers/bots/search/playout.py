"""Playing a filled-in state forward by heuristics, and each seat's view of the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.judgement.value import (
    chances_from_points,
    expected_points,
    multipliers,
    swap_gains,
    win_chances,
)
from warofwhispers.dealer import deal
from warofwhispers.engine.codes import (
    ASK_SWAP,
    CHANCE,
    EMPIRE_COUNT,
    NOBODY,
    PASS,
    PHASE_COUNCIL,
    POSITION_COUNT,
    SLOT_COUNT,
)
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.bots.judgement.policy import Policy
    from warofwhispers.dealer import RandomStream
    from warofwhispers.engine.state import State

TURNS: Final = 64  # questions at one place with random numbers of their own
MOST_OPTIONS: Final = 1024


class World:
    """A filled-in state with the policy that plays it forward.

    `public` has the five multipliers that the others may expect `me` to have. In a search, their
    chances are estimated with those, not with the real ones of `me`.
    """

    def __init__(self, state: State, policy: Policy, me: int, public: list[float]) -> None:
        self.state = state
        self.policy = policy
        self.me = me
        self.public: list[float] = public
        self.weights: list[float] = policy.weights
        self.until: int = (
            POSITION_COUNT  # the position at which games of the last round are cut off
        )
        self.keeps_points = False  # whether expected points are recorded as well
        self.at_once = True  # whether banners are placed together, see `Policy.answer`
        self.in_step = False  # whether the same question has the same luck, whatever came before
        self._here: i64 = -1
        self._turn: i64 = 0

    def begin(self) -> State:
        """Return a copy of the state to play, with the policy's weights reset."""
        self.policy.weights = self.weights[:]
        self._here = -1
        return self.state.clone()

    def step(self, s: State, rng: RandomStream) -> None:
        """Apply an answer for whoever is asked."""
        if self.in_step:
            self.mark(s, rng)
        if s.player == CHANCE:
            s.apply(deal(s, rng))
        elif s.prompt == ASK_SWAP:
            self.answer(s, self.policy.choose(s, rng))
        else:
            self.policy.answer(s, rng, self.at_once)

    def mark(self, s: State, rng: RandomStream) -> None:
        """Set the random numbers to those of the question asked: its place, and its turn there."""
        here: i64 = (s.round * 8 + s.phase) * 32 + s.tracker + 1
        if here == self._here:
            self._turn = (self._turn + 1) % TURNS
        else:
            self._here = here
            self._turn = 0
        first: i64 = (here * TURNS + self._turn) * MOST_OPTIONS * 2
        self.policy.mark = first
        rng.counter = first

    def answer(self, s: State, option: int) -> None:
        """Apply an answer; a player who swaps then plays for the new loyalties."""
        if s.prompt == ASK_SWAP and option != PASS:
            player: i64 = s.player
            before = multipliers(s)
            s.apply(option)
            after = multipliers(s)
            i: i64
            for i in range(player * EMPIRE_COUNT, player * EMPIRE_COUNT + EMPIRE_COUNT):
                self.policy.weights[i] += after[i] - before[i]
        else:
            s.apply(option)

    def follow(self, s: State, line: list[int]) -> None:
        """Apply one's own next answers, as long as they are asked for."""
        i: i64
        for i in range(len(line)):
            if s.player != self.me or line[i] not in s.options:
                return
            self.answer(s, line[i])

    def play_on(self, s: State, rng: RandomStream, last_round: i64) -> None:
        """Play until the tracker is past `until` in `last_round`, or to the end of the game."""
        until: i64 = self.until
        while s.player != NOBODY:
            if s.round >= last_round and (
                s.round > last_round
                or s.phase > PHASE_COUNCIL
                or (s.phase == PHASE_COUNCIL and s.tracker > until)
            ):
                return
            self.step(s, rng)

    def own_chance(self, s: State) -> float:
        """Return one's own chance to win."""
        return win_chances(s, self.policy.forecast)[self.me]

    def points(self, s: State) -> float:
        """Return one's own expected points."""
        totals = expected_points(s, self.policy.forecast.cities(s), multipliers(s))
        return totals[self.me]

    def win_chances(self, s: State) -> list[float]:
        """Return each seat's chance to win: one's own as it is, the others' as they may see it."""
        out = win_chances(s, self.policy.forecast)
        worth = multipliers(s)
        base: i64 = self.me * EMPIRE_COUNT
        i: i64
        for i in range(EMPIRE_COUNT):
            worth[base + i] = self.public[i]
        for i in range(SLOT_COUNT):  # face-up tokens are public
            if (s.face_up[self.me] >> i) & 1:
                worth[base + s.loyalty[base + i]] = float(MULTIPLIERS[i])
        cities = self.policy.forecast.cities(s)
        totals = expected_points(s, cities, worth)
        swaps = swap_gains(s, cities, self.me)
        for i in range(s.players):
            totals[i] += swaps[i]
        theirs = chances_from_points(s, totals)
        for i in range(s.players):
            if i != self.me:
                out[i] = theirs[i]
        return out
