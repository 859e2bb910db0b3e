"""An attack in progress (R5.4, R5.5): its windows, and its fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ABILITY_RULES,
    ADD_ONE,
    ADD_THREE,
    AFTER_FIGHT,
    ANNIHILATE,
    ASK_AFTER_FIGHT,
    ASK_DECLARED,
    ASK_SUBJUGATE,
    DECLARED,
    EXTRA_ATTACK,
    NOBODY,
    OFFERING,
    PASS,
    REINFORCE,
    SUBJUGATE,
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
from warofwhispers.engine.frames.reach import PLAIN, append_attacking, can_attack_with
from warofwhispers.engine.frames.reinforce import ReinforceFrom
from warofwhispers.engine.reasons import (
    ALLOWED,
    NO_EFFECT,
    NO_REINFORCEMENT,
    NO_SURVIVOR,
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


@final
class AttackDeclared(Frame):
    """Banners are on their way; cards may add to them before they arrive."""

    FIELDS: ClassVar = (fields.PLAYER, fields.EMPIRE, fields.SOURCE, fields.TARGET, fields.FORCE)

    def __init__(self, player: int, empire: int, source: int, target: int, force: int) -> None:
        self.player = player
        self.empire = empire
        self.source = source
        self.target = target
        self.force = force

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return the attack as declared: nobody has died or survived yet."""
        return (self.empire, self.source, self.target, self.force, 0, 0)

    def advance(self, s: State) -> bool:
        """Ask the others for an offer, then the attacker, if they hold a card; then fight."""
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
        """Return why an ability may not be used; reinforce may even add nothing (R6.6)."""
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


def fight(s: State, attack: AttackDeclared) -> AfterFight:
    """Let the attackers arrive: fort, losses, control (R5.4, R5.5)."""
    target: i64 = attack.target
    empire: i64 = attack.empire
    force: i64 = attack.force
    defender: i64 = s.holder[target]
    if defender == empire:
        # Cards played meanwhile gave the region back to the attacker, so there is nobody to fight.
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
    """After the fight: what is left of both sides, and what has died.

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
        """Return the attack as fought: who survives, on both sides."""
        return (self.empire, self.source, self.target, 0, self.own, self.foe)

    def advance(self, s: State) -> bool:
        """Ask the attacker for a card, if they hold any."""
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
        """Play a card, or move on."""
        if action == PASS:
            s.stack.pop()
            return
        ability = s.play(self.player, action)
        if ability == EXTRA_ATTACK:
            self._press_on(s)
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

    def _press_on(self, s: State) -> None:
        # Attacks lead to fights and fights to attacks, so one import has to come later.
        from warofwhispers.engine.frames.attack import AttackSource  # noqa: PLC0415 - see above

        s.stack[-1] = AttackSource(self.player, self.empire, PLAIN, self.target, self.survivors, 1)

    def _raised(self, s: State) -> int:
        """Count what subjugate would add: nothing twice, and nothing without a place to go."""
        if self.subjugated or not s.controls_any(self.empire):
            return 0
        return min(self.own if s.data.subjugate_own else self.foe, s.reserve[self.empire])

    def _fewer(self, s: State) -> bool:
        """Drop fighters that a card has removed since; banners that came later are not fighters."""
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
