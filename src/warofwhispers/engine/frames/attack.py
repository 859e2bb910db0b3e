"""Choosing an attack (R5.1, R5.2): modifiers, source, target and number."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ARMADA,
    ASK_ATTACK_COUNT,
    ASK_ATTACK_FROM,
    ASK_ATTACK_TO,
    CHOOSING_ATTACK,
    COUNT,
    FROM,
    PASS,
    PLAY,
    REGION_COUNT,
    STRIKE,
    TO,
)
from warofwhispers.engine.frames.abilities import append_plays
from warofwhispers.engine.frames.battle import AttackDeclared
from warofwhispers.engine.frames.reach import AFLOAT, PLAIN, STRUCK, is_target, no_source, widens
from warofwhispers.engine.reasons import ALLOWED, NO_WIDER, WRONG_WINDOW
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class AttackSource(Frame):
    """The source; cards that widen the reach are played now.

    `fixed` and `limit` restrict a pressed-on attack. `must` is 1 if the attack is mandatory, if
    need be with strike or armada (R4.3): where attacks without a target are barred, and where a
    card paid for it.
    """

    FIELDS: ClassVar = (
        fields.PLAYER,
        fields.EMPIRE,
        fields.REACH,
        fields.FIXED,
        fields.LIMIT,
        fields.MUST,
    )

    def __init__(
        self, player: int, empire: int, reach: int, fixed: int, limit: int, must: int
    ) -> None:
        self.player = player
        self.empire = empire
        self.reach = reach
        self.fixed = fixed
        self.limit = limit
        self.must = must

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return the attack so far: its empire, and its source if a card has fixed it."""
        return (self.empire, self.fixed, -1, 0, 0, 0)

    def advance(self, s: State) -> bool:
        """Offer sources that have a target, and strike and armada."""
        options: list[int] = []
        empire: i64 = self.empire
        fixed: i64 = self.fixed
        region: i64
        for region in range(REGION_COUNT):
            if no_source(s, empire, self.reach, fixed, region) == ALLOWED:
                options.append(FROM + region)
        if s.hand_size[self.player] == 0:
            if options:
                return s.ask(self.player, ASK_ATTACK_FROM, options)
            self._none(s)
            return False
        stuck = not options
        mask: i64 = s.payable[self.player] & CHOOSING_ATTACK
        if mask:
            if (mask >> STRIKE) & 1 and self.bars(s, STRIKE) == ALLOWED:
                append_plays(s, self.player, STRIKE, options)
            if (mask >> ARMADA) & 1 and self.bars(s, ARMADA) == ALLOWED:
                append_plays(s, self.player, ARMADA, options)
        if stuck and (not options or not self.must):
            options.append(PASS)
        return s.ask(self.player, ASK_ATTACK_FROM, options)

    def bars(self, s: State, ability: int) -> int:
        """Return why strike or armada would open nothing (R6.6)."""
        if not (CHOOSING_ATTACK >> ability) & 1:
            return WRONG_WINDOW
        wider = STRUCK if ability == STRIKE else AFLOAT
        if widens(s, self.empire, self.reach, wider, self.fixed):
            return ALLOWED
        return NO_WIDER

    def choose(self, s: State, action: int) -> None:
        """Go on to the target, widen the reach, or abandon the attack."""
        if action == PASS:
            self._none(s)
        elif action >= PLAY:
            ability = s.play(self.player, action)
            reach = STRUCK if ability == STRIKE else AFLOAT
            s.stack[-1] = AttackSource(
                self.player, self.empire, reach, self.fixed, self.limit, self.must
            )
        else:
            source = action - FROM
            s.stack[-1] = AttackTarget(self.player, self.empire, self.reach, source, self.limit)

    def _none(self, s: State) -> None:
        if s.log is not None:
            s.note("no_attack", "R4.3", self.player, (self.empire,))
        s.stack.pop()


@final
class AttackTarget(Frame):
    """The target: an enemy region."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.REACH, fields.SOURCE, fields.LIMIT)

    def __init__(self, player: int, empire: int, reach: int, source: int, limit: int) -> None:
        self.player = player
        self.empire = empire
        self.reach = reach
        self.source = source
        self.limit = limit

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return the attack so far: its empire and source."""
        return (self.empire, self.source, -1, 0, 0, 0)

    def advance(self, s: State) -> bool:
        """Offer the regions within reach."""
        options: list[int] = []
        empire: i64 = self.empire
        i: i64
        if self.reach == PLAIN:
            near = s.data.borders[self.source]
            for i in range(len(near)):
                if s.holder[near[i]] != empire:
                    options.append(TO + near[i])
        else:
            for i in range(REGION_COUNT):
                if is_target(s, empire, self.reach, self.source, i):
                    options.append(TO + i)
        return s.ask(self.player, ASK_ATTACK_TO, options)

    def choose(self, s: State, action: int) -> None:
        """Go on to the number of banners."""
        s.stack[-1] = AttackStrength(self.player, self.empire, self.source, action - TO, self.limit)


@final
class AttackStrength(Frame):
    """The number of banners that go."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.SOURCE, fields.TARGET, fields.LIMIT)

    def __init__(self, player: int, empire: int, source: int, target: int, limit: int) -> None:
        self.player = player
        self.empire = empire
        self.source = source
        self.target = target
        self.limit = limit

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return the attack so far: its empire, source and target."""
        return (self.empire, self.source, self.target, 0, 0, 0)

    def advance(self, s: State) -> bool:
        """Offer one to as many as may leave (R5.2)."""
        most = min(self.limit, s.movable(self.source))
        options: list[int] = []
        number: i64
        for number in range(1, most + 1):
            options.append(COUNT + number)
        return s.ask(self.player, ASK_ATTACK_COUNT, options)

    def choose(self, s: State, action: int) -> None:
        """Let the banners leave: the attack is declared."""
        declare(s, self.player, self.empire, self.source, self.target, action - COUNT)


def declare(s: State, player: int, empire: int, source: int, target: int, number: int) -> None:
    """Let banners leave: the attack being chosen, on top of the stack, becomes a declared one."""
    s.banners[source] -= number
    if s.log is not None:
        s.note("declared", "R5.1", player, (empire, source, target, number))
    s.stack[-1] = AttackDeclared(player, empire, source, target, number)
