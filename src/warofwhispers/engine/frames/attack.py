"""An attack (R5): its modifiers, source, target and number; its windows; its fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ABILITY_RULES,
    ADD_ONE,
    ADD_THREE,
    AFTER_FIGHT,
    ANNIHILATE,
    ARMADA,
    ASK_AFTER_FIGHT,
    ASK_ATTACK_COUNT,
    ASK_ATTACK_FROM,
    ASK_ATTACK_TO,
    ASK_DECLARED,
    ASK_SUBJUGATE,
    CHOOSING_ATTACK,
    COUNT,
    DECLARED,
    EXTRA_ATTACK,
    FROM,
    NOBODY,
    OFFERING,
    PASS,
    PLAY,
    REGION_COUNT,
    REINFORCE,
    STRIKE,
    SUBJUGATE,
    TO,
)
from warofwhispers.engine.fight import attackers_lost, defenders_lost
from warofwhispers.engine.frames.abilities import (
    append_general,
    append_plays,
    bars_general,
    play_general,
)
from warofwhispers.engine.frames.alliance import Alliance
from warofwhispers.engine.frames.place import add_anywhere
from warofwhispers.engine.frames.reach import (
    AFLOAT,
    PLAIN,
    STRUCK,
    append_attacking,
    can_attack_with,
    is_target,
    no_source,
    widens,
)
from warofwhispers.engine.frames.reinforce import ReinforceFrom
from warofwhispers.engine.reasons import (
    ALLOWED,
    NO_EFFECT,
    NO_REINFORCEMENT,
    NO_SURVIVOR,
    NO_WIDER,
    NOBODY_LEFT,
    NONE_KILLED,
    SUBJUGATED,
    WRONG_WINDOW,
)
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64

ONE: Final = 1
THREE: Final = 3


# -- choosing ------------------------------------------------------------------------------------


@final
class AttackSource(Frame):
    """From where; cards that widen the reach are played now.

    `fixed` and `limit` bind a pressed-on attack. `must` is 1 where the attack has to be made, be
    it by strike or armada (R4.3): where attacks without a target are barred, and where a card was
    paid for it.
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
        """Return what is known."""
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
        """Go on to the target, or widen the reach, or let it be."""
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
    """Which enemy region."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.REACH, fields.SOURCE, fields.LIMIT)

    def __init__(self, player: int, empire: int, reach: int, source: int, limit: int) -> None:
        self.player = player
        self.empire = empire
        self.reach = reach
        self.source = source
        self.limit = limit

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return what is known."""
        return (self.empire, self.source, -1, 0, 0, 0)

    def advance(self, s: State) -> bool:
        """Offer what the reach allows."""
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
        """Go on to the number."""
        s.stack[-1] = AttackStrength(self.player, self.empire, self.source, action - TO, self.limit)


@final
class AttackStrength(Frame):
    """How many banners go."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.SOURCE, fields.TARGET, fields.LIMIT)

    def __init__(self, player: int, empire: int, source: int, target: int, limit: int) -> None:
        self.player = player
        self.empire = empire
        self.source = source
        self.target = target
        self.limit = limit

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return what is known."""
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
        """The banners leave: the attack is declared."""
        number = action - COUNT
        s.banners[self.source] -= number
        if s.log is not None:
            values = (self.empire, self.source, self.target, number)
            s.note("declared", "R5.1", self.player, values)
        s.stack[-1] = AttackDeclared(self.player, self.empire, self.source, self.target, number)


# -- declared, and what may still be added ---------------------------------------------------------


@final
class AttackDeclared(Frame):
    """Banners are under way; cards may add to them before they arrive."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.SOURCE, fields.TARGET, fields.FORCE)

    def __init__(self, player: int, empire: int, source: int, target: int, force: int) -> None:
        self.player = player
        self.empire = empire
        self.source = source
        self.target = target
        self.force = force

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return what is known."""
        return (self.empire, self.source, self.target, self.force, 0, 0)

    def advance(self, s: State) -> bool:
        """Ask the others for an offer, then whoever attacks and holds a card; then fight."""
        if s.data.alliances and not s.offered:
            s.offered = 1
            s.stack.append(Alliance(OFFERING, self.player, self.empire, 1))
            return False
        if s.hand_size[self.player] == 0:
            self._fight(s)
            return False
        options = [PASS]
        mask: i64 = s.payable[self.player] & DECLARED
        if mask:
            if (mask >> ADD_ONE) & 1 and self.bars(s, ADD_ONE) == ALLOWED:
                append_plays(s, self.player, ADD_ONE, options)
            if (mask >> ADD_THREE) & 1 and self.bars(s, ADD_THREE) == ALLOWED:
                append_plays(s, self.player, ADD_THREE, options)
            if (mask >> REINFORCE) & 1:
                append_plays(s, self.player, REINFORCE, options)
        if not s.data.strict_timing:
            append_general(s, self.player, self.empire, options)
        return s.ask(self.player, ASK_DECLARED, options)

    def bars(self, s: State, ability: int) -> int:
        """Return why an ability may not be used; reinforce may even add none (R6.6)."""
        if ability == REINFORCE:
            return ALLOWED
        if ability == ADD_ONE or ability == ADD_THREE:
            return ALLOWED if s.reserve[self.empire] > 0 else NO_REINFORCEMENT
        return WRONG_WINDOW if s.data.strict_timing else bars_general(s, ability, self.empire)

    def choose(self, s: State, action: int) -> None:
        """Add to the attack, or fight."""
        if action == PASS:
            self._fight(s)
            return
        ability = s.play(self.player, action)
        if ability == ADD_ONE or ability == ADD_THREE:
            self._join(
                s, min(ONE if ability == ADD_ONE else THREE, s.reserve[self.empire]), ability
            )
        elif ability == REINFORCE:
            s.stack.append(ReinforceFrom(self.player, self.empire))
        else:
            play_general(s, self.player, ability, self.empire)

    def _join(self, s: State, number: int, ability: int) -> None:
        s.reserve[self.empire] -= number
        if s.log is not None:
            s.note("joined", ABILITY_RULES[ability], self.player, (self.empire, number))
        s.stack[-1] = self.grown(number)

    def grown(self, number: int) -> Frame:
        """Return this attack with `number` more."""
        force = self.force + number
        return AttackDeclared(self.player, self.empire, self.source, self.target, force)

    def _fight(self, s: State) -> None:
        s.stack[-1] = fight(s, self)


# -- the fight -----------------------------------------------------------------------------------


def fight(s: State, attack: AttackDeclared) -> AfterFight:
    """Let the attackers arrive: fort, losses, control (R5.4, R5.5)."""
    target: i64 = attack.target
    empire: i64 = attack.empire
    force: i64 = attack.force
    defender: i64 = s.holder[target]
    if defender == empire:
        # Cards played meanwhile made the region its own again: nobody is there to fight.
        s.banners[target] += force
        if s.log is not None:
            s.note("arrived", "R5.5", NOBODY, (empire, target, force))
        return AfterFight(attack.player, empire, attack.source, target, force, 0, empire, 0, 0, 0)
    defending: i64 = s.banners[target]
    fort: i64 = s.data.fort[target]
    own: i64 = attackers_lost(force, defending, fort)
    foe: i64 = defenders_lost(force, defending, fort)
    left: i64 = defending - foe
    survivors: i64 = force - own
    s.reserve[empire] += own
    s.reserve[defender] += foe
    if survivors > 0:
        s.banners[target] = survivors
        s.holder[target] = empire
    else:
        s.banners[target] = left
        if left == 0:
            s.holder[target] = s.data.home[target]
    if s.log is not None:
        if fort:
            name = "fort_killed" if s.data.fort_kills else "fort_held"
            s.note(name, "R5.4", NOBODY, (empire, target))
        s.note("fought", "R5.5", NOBODY, (empire, target, defender, own, foe, s.holder[target]))
    return AfterFight(
        attack.player, empire, attack.source, target, survivors, left, defender, own, foe, 0
    )


@final
class AfterFight(Frame):
    """After the fight: what is left of both sides where they met, and what has died.

    `survivors` attackers, or else `left` defenders of the empire `defender`, stand there.
    """

    FIELDS: ClassVar = (
        fields.PLAYER,
        fields.EMPIRE,
        fields.SOURCE,
        fields.TARGET,
        fields.SURVIVORS,
        fields.LEFT,
        fields.DEFENDER,
        fields.LOST,
        fields.KILLED,
        fields.SUBJUGATED,
    )

    def __init__(
        self, player: int, empire: int, source: int, target: int, survivors: int, left: int,
        defender: int, own: int, foe: int, subjugated: int,
    ) -> None:  # fmt: skip
        self.player = player
        self.empire = empire
        self.source = source
        self.target = target
        self.survivors = survivors
        self.left = left
        self.defender = defender
        self.own = own
        self.foe = foe
        self.subjugated = subjugated

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return what has become of it."""
        return (self.empire, self.source, self.target, 0, self.own, self.foe)

    def advance(self, s: State) -> bool:
        """Ask whoever holds a card."""
        if s.hand_size[self.player] == 0:
            s.stack.pop()
            return False
        if self._fewer(s):
            return False
        options = [PASS]
        mask: i64 = s.payable[self.player] & AFTER_FIGHT
        if mask:
            if (mask >> EXTRA_ATTACK) & 1 and self.survivors > 0:
                append_attacking(s, self.player, EXTRA_ATTACK, self.empire, self.target, options)
            if (mask >> ANNIHILATE) & 1 and self.bars(s, ANNIHILATE) == ALLOWED:
                append_plays(s, self.player, ANNIHILATE, options)
            if (mask >> SUBJUGATE) & 1 and self.bars(s, SUBJUGATE) == ALLOWED:
                append_plays(s, self.player, SUBJUGATE, options)
        if not s.data.strict_timing:
            append_general(s, self.player, self.empire, options)
        return s.ask(self.player, ASK_AFTER_FIGHT, options)

    def bars(self, s: State, ability: int) -> int:
        """Return why an ability may not be used after this fight."""
        if ability == EXTRA_ATTACK:
            if self.survivors == 0:
                return NO_SURVIVOR
            able = can_attack_with(s, self.empire, s.payable[self.player], self.target)
            return ALLOWED if able else NO_EFFECT
        if ability == ANNIHILATE:
            return ALLOWED if self.survivors + self.left > 0 else NOBODY_LEFT
        if ability == SUBJUGATE:
            if self.subjugated:
                return SUBJUGATED
            return ALLOWED if self._raised(s) > 0 else NONE_KILLED
        return WRONG_WINDOW if s.data.strict_timing else bars_general(s, ability, self.empire)

    def choose(self, s: State, action: int) -> None:
        """Play on, or let it be."""
        if action == PASS:
            s.stack.pop()
            return
        ability = s.play(self.player, action)
        if ability == EXTRA_ATTACK:
            s.stack[-1] = AttackSource(
                self.player, self.empire, PLAIN, self.target, self.survivors, 1
            )
        elif ability == ANNIHILATE:
            s.stack[-1] = AfterFight(
                self.player, self.empire, self.source, self.target, 0, 0, self.defender,
                self.own + self.survivors, self.foe + self.left, self.subjugated,
            )  # fmt: skip
            s.kill(self.target, self.survivors + self.left, ABILITY_RULES[ANNIHILATE])
        elif ability == SUBJUGATE:
            s.stack[-1] = AfterFight(
                self.player, self.empire, self.source, self.target, self.survivors, self.left,
                self.defender, self.own, self.foe, 1,
            )  # fmt: skip
            add_anywhere(s, self.player, ASK_SUBJUGATE, self.empire, self._raised(s))
        else:
            play_general(s, self.player, ability, self.empire)

    def _raised(self, s: State) -> int:
        """Count what subjugate would add: nothing twice, nothing to nowhere."""
        if self.subjugated or not s.controls_any(self.empire):
            return 0
        return min(self.own if s.data.subjugate_own else self.foe, s.reserve[self.empire])

    def _fewer(self, s: State) -> bool:
        """Forget fighters that a card has taken away since; banners that came later are none."""
        holder, standing = s.holder[self.target], s.banners[self.target]
        survivors = min(self.survivors, standing) if holder == self.empire else 0
        left = min(self.left, standing) if holder == self.defender else 0
        if survivors == self.survivors and left == self.left:
            return False
        s.stack[-1] = AfterFight(
            self.player, self.empire, self.source, self.target, survivors, left, self.defender,
            self.own, self.foe, self.subjugated,
        )  # fmt: skip
        return True
