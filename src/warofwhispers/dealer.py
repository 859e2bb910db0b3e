"""Random answers, for chance and random players: a seed gives the same ones everywhere.

The engine contains no random numbers. Chance is a player there, and this module plays it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import ASK_DRAW, CHANCE, DRAWN, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State

MASK: Final = 0xFFFFFFFF


class RandomStream:
    """A small counter-based random number generator (a 32-bit mix of seed, stream and counter).

    Our own rather than the standard library's, so that a seed means the same game on every machine
    and Python, compiled or not, and so that a saved game can hold its whole state: three numbers.
    """

    def __init__(self, seed: int, stream: int = 0, counter: int = 0) -> None:
        """Start at `counter`; different streams of one seed are independent."""
        self.seed = seed
        self.stream = stream
        self.counter = counter
        self._key: i64 = _mix(_fold(seed) ^ _mix(stream & MASK))
        self._step: i64 = _mix(self._key ^ 0x5BD1E995) | 1

    def below(self, limit: i64) -> int:
        """Return a number from 0 to `limit` - 1, each equally likely (to one in 2^20)."""
        self.counter += 1
        turn: i64 = self.counter
        value: i64 = _mix((self._key + turn * self._step) & MASK)
        return (value * limit) >> 32


def _mix(value: i64) -> i64:
    """Mix 32 bits (the multiplications wrap at 64, of which the low 32 are kept)."""
    value = (value ^ (value >> 16)) & MASK
    value = (value * 0x21F0AAAD) & MASK
    value = value ^ (value >> 15)
    value = (value * 0x735A2D97) & MASK
    return value ^ (value >> 15)


def _fold(seed: int) -> int:
    """Reduce a seed of any size to 32 bits, using all of it."""
    value = 0x9E3779B9
    rest = abs(seed) * 2 + (1 if seed < 0 else 0)
    while True:
        value = _mix(value ^ (rest & MASK))
        rest >>= 32
        if rest == 0:
            return value


def deal(s: State, rng: RandomStream) -> int:
    """Return chance's answer to the question asked of it, with every card equally likely."""
    options = s.options
    if s.prompt != ASK_DRAW:
        return options[rng.below(len(options))]
    deck = s.deck
    total: i64 = 0
    i: i64
    for i in range(len(options)):
        total += deck[options[i] - DRAWN]
    left: i64 = rng.below(total)
    for i in range(len(options)):
        left -= deck[options[i] - DRAWN]
        if left < 0:
            return options[i]
    raise AssertionError


def pick(s: State, rng: RandomStream) -> int:
    """Return any option."""
    options = s.options
    return options[rng.below(len(options))]


def settle(s: State, chance: RandomStream) -> None:
    """Answer for chance until a player is asked or the game is over."""
    while s.player == CHANCE:
        s.apply(deal(s, chance))


def play_out(s: State, chance: RandomStream, players: RandomStream) -> int:
    """Play to the end at random; return the number of players' questions with a real choice."""
    choices: i64 = 0
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.apply(deal(s, chance))
        else:
            if len(s.options) > 1:
                choices += 1
            s.apply(pick(s, players))
    return choices
