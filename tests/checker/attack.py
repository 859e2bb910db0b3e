"""An attack from its choice to the window after it, from section 5 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.checker.alliances import offer
from tests.checker.cards import (
    AFTER_FIGHT,
    CHOOSING,
    DECLARED,
    Ask,
    Steps,
    do_general,
    general_plays,
    paid,
    pay,
    payments,
    play_text,
    spread,
    unbounded,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.checker.table import Empire, Region, Seat, Table

REINFORCE_MOST = 6
JOINING = {"add_one_to_attack": 1, "add_three_to_attack": 3}


class Force:
    """Whose attack it is; for a pressed-on one also from where and with how many at most."""

    def __init__(self, empire: Empire, start: Region | None = None, limit: int = 1000) -> None:
        """Keep what binds the attack."""
        self.empire = empire
        self.start = start
        self.limit = limit


def launches(t: Table, force: Force, played: tuple[str, ...]) -> dict[Region, list[Region]]:
    """Return the targets from every source (R5.1, R5.2), with what modifiers allow."""
    if force.empire == "elephant" and "permit" in t.lasting:
        return {}
    sources = t.controlled(force.empire) if force.start is None else [force.start]
    found = {}
    for source in sources:
        if t.controller(source) != force.empire or most(t, force, source) < 1:
            continue
        targets = [
            region
            for region in t.board.regions
            if t.controller(region) != force.empire
            and (
                region in t.board.near[source]
                or "armada" in played
                or ("strike_empty" in played and t.banners[region] == 0)
            )
        ]
        if targets:
            found[source] = targets
    return found


def most(t: Table, force: Force, source: Region) -> int:
    """Return how many banners may attack."""
    return min(t.may_leave(source), force.limit)


def modifiers(t: Table, seat: Seat, force: Force, played: tuple[str, ...]) -> list[str]:
    """Return the plays that would open a new source or target."""
    now = launches(t, force, played)
    return [
        play_text(ability, cards)
        for ability in CHOOSING
        if launches(t, force, (*played, ability)) != now
        for cards in payments(t.hands[seat], ability)
    ]


def can_attack(t: Table, seat: Seat, force: Force) -> bool:
    """Return whether an attack is possible, even if only by cards."""
    return bool(launches(t, force, ())) or bool(modifiers(t, seat, force, ()))


def attack(t: Table, seat: Seat, force: Force, *, paid_for: bool) -> Steps:
    """Carry out an attack.

    One that could be chosen only because strike or armada makes it possible has to be made by
    one of them (R4.3): where an attack without a target is barred, and where a card that may not be
    played for nothing (R6.6) was `paid_for` it. Any other without a target may be let go.
    """
    must = paid_for or t.rules["null_orders"] == "target_barred"
    played: tuple[str, ...] = ()
    while True:
        t.attack = known(force, force.start)
        sources = launches(t, force, played)
        plays = modifiers(t, seat, force, played)
        options = [f"from {source}" for source in sources] + plays
        if not sources:
            if not t.held(seat):
                t.attack = None
                return
            if not (must and plays):
                options.append("pass")
        chosen = yield Ask(seat, "attack_from", tuple(options))
        if chosen == "pass":
            t.attack = None
            return
        if not chosen.startswith("play"):
            break
        played = (*played, pay(t, seat, chosen))
    source = chosen.removeprefix("from ")
    t.attack = known(force, source)
    options = [f"to {region}" for region in sources[source]]
    target = (yield Ask(seat, "attack_to", tuple(options))).removeprefix("to ")
    t.attack["to"] = target
    options = [f"count {number}" for number in range(1, most(t, force, source) + 1)]
    number = int((yield Ask(seat, "attack_count", tuple(options))).split()[1])
    t.banners[source] -= number
    t.attack["banners"] = number
    yield from offer(t, seat, force.empire)
    yield from window(t, seat, force.empire, "declared", lambda: declared_plays(t, seat, force))
    survivors = fight(t)
    yield from after_fight(t, seat, force.empire, survivors)
    t.attack = None


def known(force: Force, source: Region | None) -> dict[str, object]:
    """Return what a trace knows about an attack before it is declared."""
    numbers = dict.fromkeys(("banners", "killed_own", "killed_enemy"), 0)
    return {"empire": force.empire, "from": source, "to": None, **numbers}


def window(
    t: Table, seat: Seat, empire: Empire, prompt: str, plays: Callable[[], list[str]]
) -> Steps:
    """Ask for cards as long as there are any in hand (R6.3)."""
    while t.held(seat):
        options = ["pass", *plays()]
        if t.rules["card_timing"] == "open":
            options += general_plays(t, seat, empire)
        chosen = yield Ask(seat, prompt, tuple(options))
        if chosen == "pass":
            return
        ability = pay(t, seat, chosen)
        if ability in DECLARED:
            yield from join(t, seat, empire, ability)
        else:
            yield from do_general(t, seat, ability, empire)


def declared_plays(t: Table, seat: Seat, force: Force) -> list[str]:
    """Return the plays that add to a declared attack; reinforce may add nothing (R6.6)."""
    return [
        play_text(ability, cards)
        for ability in DECLARED
        if ability == "reinforce" or t.reserve[force.empire] > 0
        for cards in payments(t.hands[seat], ability)
    ]


def join(t: Table, seat: Seat, empire: Empire, ability: str) -> Steps:
    """Add banners to the attack."""
    assert t.attack is not None
    if ability in JOINING:
        number = min(JOINING[ability], t.reserve[empire])
        t.reserve[empire] -= number
        t.attack["banners"] += number
        return
    sources = [region for region in t.controlled(empire) if t.may_leave(region) > 0]
    options = ("pass", *(f"from {region}" for region in sources))
    chosen = yield Ask(seat, "reinforce_from", options)
    if chosen == "pass":
        return
    source = chosen.removeprefix("from ")
    highest = min(REINFORCE_MOST, t.may_leave(source))
    options = tuple(f"count {number}" for number in range(1, highest + 1))
    number = int((yield Ask(seat, "reinforce_count", options)).split()[1])
    t.banners[source] -= number
    t.attack["banners"] += number


def fight(t: Table) -> int:
    """Resolve the fight (R5.4, R5.5); return how many attackers, or else defenders, survive."""
    assert t.attack is not None
    empire, target = t.attack["empire"], t.attack["to"]
    attackers, defenders = t.attack["banners"], t.banners[target]
    defender = t.controller(target)
    if defender == empire:  # a card has cleared the way: they only come home
        defenders, lost, killed = 0, 0, 0
    elif "fort" not in t.board.icons[target]:
        lost = killed = min(attackers, defenders)
    elif t.rules["fort"] == "kill":
        killed = min(attackers - 1, defenders)
        lost = 1 + killed
    else:
        lost, killed = min(attackers, defenders + 1), min(attackers - 1, defenders)
    t.reserve[empire] += lost
    if killed:
        t.kill(target, killed)
    t.put(empire, target, attackers - lost)
    t.attack.update(banners=0, killed_own=lost, killed_enemy=killed)
    t.attack = dict(t.attack)
    return attackers - lost or defenders - killed


class Fought:
    """An attack that has been fought, and the survivors among those that took part."""

    def __init__(self, t: Table, survivors: int) -> None:
        """Note who stands."""
        assert t.attack is not None
        self.t = t
        self.attack = t.attack
        self.empire: Empire = t.attack["empire"]
        self.target: Region = t.attack["to"]
        self.standing = survivors
        self.holder = t.controller(self.target)
        self.subjugated = False

    def left(self) -> int:
        """Return how many that took part are still there; those that left do not come back."""
        here = self.t.controller(self.target) == self.holder
        self.standing = min(self.standing, self.t.banners[self.target] if here else 0)
        return self.standing

    def pressing(self) -> Force:
        """Return the force a pressed-on attack would have."""
        survivors = self.left() if self.holder == self.empire else 0
        return Force(self.empire, self.target, survivors)

    def due(self) -> int:
        """Return how many banners subjugate adds."""
        own = self.t.rules["subjugate"] == "own_losses"
        number: int = self.attack["killed_own" if own else "killed_enemy"]
        return min(number, self.t.reserve[self.empire])

    def plays(self, seat: Seat) -> list[str]:
        """Return the plays that follow a fight and could do something."""
        t = self.t
        found = []
        self.left()
        for ability in AFTER_FIGHT:
            for cards in payments(t.hands[seat], ability):
                if ability == "annihilate":
                    useful = self.left() > 0
                elif ability == "subjugate":
                    room = bool(t.controlled(self.empire))
                    useful = not self.subjugated and self.due() > 0 and room
                else:
                    with paid(t, seat, cards):
                        useful = can_attack(t, seat, self.pressing())
                if useful:
                    found.append(play_text(ability, cards))
        return found


def after_fight(t: Table, seat: Seat, empire: Empire, survivors: int) -> Steps:
    """Ask for cards after a fight; pressing on ends this window and opens its own fight's."""
    fought = Fought(t, survivors)
    while t.held(seat):
        options = ["pass", *fought.plays(seat)]
        if t.rules["card_timing"] == "open":
            options += general_plays(t, seat, empire)
        chosen = yield Ask(seat, "after_fight", tuple(options))
        if chosen == "pass":
            return
        ability = pay(t, seat, chosen)
        if ability == "extra_attack":
            yield from attack(t, seat, fought.pressing(), paid_for=True)
            return
        if ability == "annihilate":
            number = fought.left()
            side = "killed_own" if fought.holder == empire else "killed_enemy"
            t.kill(fought.target, number)
            fought.standing = 0
            fought.attack[side] += number
        elif ability == "subjugate":
            fought.subjugated = True
            room = unbounded(t.controlled(empire))
            yield from spread(t, seat, "subjugate", (empire, fought.due()), room)
        else:
            yield from do_general(t, seat, ability, empire)
