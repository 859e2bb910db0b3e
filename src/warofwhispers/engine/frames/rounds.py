"""The four rounds (R3, R7): the order of their parts, and how a round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ASK_DISCARD,
    ASK_NOTHING,
    ASK_SWAP,
    DISCARD,
    HAND_LIMIT,
    NO_SUPPLY,
    NOBODY,
    PASS,
    PHASE_CLEANUP,
    PHASE_END,
    PHASE_SWAP,
    ROUND_COUNT,
    SLOT_COUNT,
    SWAP,
    VACANT,
)
from warofwhispers.engine.frames.agents import Deploy, Retrieve
from warofwhispers.engine.frames.council import Tracker, check_supply
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64

RETRIEVING: Final = 0
DEPLOYING: Final = 1
EMPIRES_ACT: Final = 2
ENDING: Final = 3
FIRST_HALF: Final = 4
SECOND_HALF: Final = 5
PASSING: Final = 6

# The ten pairs of slots that can be swapped.
SLOT_PAIRS: Final = [(i, j) for i in range(SLOT_COUNT) for j in range(i + 1, SLOT_COUNT)]


@final
class Round(Frame):
    """The bottom of the stack: the next part of the round."""

    FIELDS: ClassVar = (fields.STEP,)

    def __init__(self, step: int) -> None:
        self.step = step

    def advance(self, s: State) -> bool:
        """Start the next part."""
        data = s.data
        step = self.step
        s.stack[-1] = Round(step + 1 if step < PASSING else RETRIEVING)
        if step == RETRIEVING:
            s.round += 1
            if s.log is not None:
                s.note("round", "R3", NOBODY, (s.round,))
            if s.round > 1 and not data.retrieve_at_end:
                s.stack.append(Retrieve(0))
        elif step == DEPLOYING:
            s.stack.append(Deploy(0))
        elif step == EMPIRES_ACT:
            s.stack.append(Tracker(0, VACANT))
        elif step == ENDING:
            self._end(s)
        elif step == FIRST_HALF:
            s.stack.append(SwapLoyalties(0) if data.swap_before_cleanup else Cleanup(0, 0))
        elif step == SECOND_HALF:
            s.stack.append(Cleanup(0, 0) if data.swap_before_cleanup else SwapLoyalties(0))
        elif data.first_passes_late:
            pass_first(s)
        return False

    def _end(self, s: State) -> None:
        if s.lasting & NO_SUPPLY:
            check_supply(s, VACANT)
        s.lasting = 0
        for player in range(s.players):
            s.standing[player] = 0
        if s.round == ROUND_COUNT:
            s.stack[-1] = Over()
            if s.log is not None:
                s.note("ended", "R7.1", NOBODY, ())
            return
        if not s.data.first_passes_late:
            pass_first(s)
        if s.data.retrieve_at_end:
            s.stack.append(Retrieve(0))


def pass_first(s: State) -> None:
    """Pass the first-player marker on (R7.3)."""
    s.first = (s.first + 1) % s.players
    if s.log is not None:
        s.note("first", "R7.3", s.first, ())


@final
class Over(Frame):
    """The game has ended (R7.1)."""

    def advance(self, s: State) -> bool:
        """Ask nobody."""
        s.phase = PHASE_END
        return s.ask(NOBODY, ASK_NOTHING, [])


@final
class Cleanup(Frame):
    """Each player in turn discards down to five (R7.2).

    `turn` counts the players done; a player's cards are discarded colour by colour and kind by
    kind, from `cursor` on, so that each outcome is reached in exactly one way. Others must not see
    the cursor; the colours they do see reveal only how many there are of each.
    """

    FIELDS: ClassVar = (fields.TURN, fields.DISCARD_CURSOR)

    def __init__(self, turn: int, cursor: int) -> None:
        self.turn = turn
        self.cursor = cursor

    def advance(self, s: State) -> bool:
        """Ask the next player who holds too many."""
        s.phase = PHASE_CLEANUP
        turn = self.turn
        cursor = self.cursor
        while turn < s.players:
            player = (s.first + turn) % s.players
            if s.hand_size[player] > HAND_LIMIT:
                if turn != self.turn:
                    s.stack[-1] = Cleanup(turn, 0)
                return s.ask(player, ASK_DISCARD, self._options(s, player, cursor))
            turn += 1
            cursor = 0
        s.stack.pop()
        return False

    def _options(self, s: State, player: int, cursor: int) -> list[int]:
        """Offer kinds from the cursor on, provided those after it can make up the number."""
        over = s.hand_size[player] - HAND_LIMIT
        options: list[int] = []
        there = 0
        for place in range(s.data.kinds - 1, cursor - 1, -1):
            kind = s.data.by_colour[place]
            number = s.hands[player * s.data.kinds + kind]
            there += number
            if number > 0 and there >= over:
                options.append(DISCARD + kind)
        options.reverse()
        return options

    def choose(self, s: State, action: int) -> None:
        """Discard the card; others see only its colour."""
        kind = action - DISCARD
        s.spend(s.player, kind)
        if s.log is not None:
            s.note("discarded", "R7.2", s.player, (s.data.card_empire[kind], kind))
        s.stack[-1] = Cleanup(self.turn, s.data.by_colour.index(kind))


@final
class SwapLoyalties(Frame):
    """Each player in turn may swap two face-down loyalties (R7.2)."""

    FIELDS: ClassVar = (fields.TURN,)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def advance(self, s: State) -> bool:
        """Ask the next player with two face-down tokens."""
        s.phase = PHASE_SWAP
        turn = self.turn
        while turn < s.players:
            player = (s.first + turn) % s.players
            up: i64 = s.face_up[player]
            options = [PASS]
            pair: i64 = SWAP
            for i, j in SLOT_PAIRS:
                if not (up >> i) & 1 and not (up >> j) & 1:
                    options.append(pair)
                pair += 1
            if len(options) > 1:
                s.stack[-1] = SwapLoyalties(turn)
                return s.ask(player, ASK_SWAP, options)
            turn += 1
        s.stack.pop()
        return False

    def choose(self, s: State, action: int) -> None:
        """Swap the tokens and turn them up, or keep them."""
        s.stack[-1] = SwapLoyalties(self.turn + 1)
        if action == PASS:
            if s.log is not None:
                s.note("kept", "R7.2", s.player, ())
            return
        i, j = SLOT_PAIRS[action - SWAP]
        player = s.player
        base = player * SLOT_COUNT
        s.loyalty[base + i], s.loyalty[base + j] = s.loyalty[base + j], s.loyalty[base + i]
        s.face_up[player] |= 1 << i | 1 << j
        s.swaps[player] += 1
        if s.log is not None:
            values = (i, j, s.loyalty[base + i], s.loyalty[base + j])
            s.note("swapped", "R7.2", player, values)
