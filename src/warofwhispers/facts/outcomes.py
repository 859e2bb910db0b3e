"""What each option would lead to: the engine itself tries it out on a copy."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from warofwhispers.content import EMPIRES, SOCIETIES
from warofwhispers.engine.codes import (
    ASK_ACT,
    ASK_AFTER_FIGHT,
    ASK_AFTER_ORDER,
    ASK_ALLIANCE,
    ASK_ATTACK_COUNT,
    ASK_ATTACK_FROM,
    ASK_ATTACK_TO,
    ASK_DECLARED,
    ASK_DEPLOY,
    ASK_DISCARD,
    ASK_NOTHING,
    ASK_OFFER,
    ASK_REACHED,
    ASK_RETRIEVE,
    ASK_SWAP,
    ATTACK,
    BEAR,
    CHANCE,
    COUNT,
    DEPLOY,
    EMPIRE_COUNT,
    FROM,
    NOBODY,
    ORDER,
    PASS,
    PLACE,
    POSITION_COUNT,
    PROMPTS,
    REGION_COUNT,
    TO,
    VACANT,
)
from warofwhispers.engine.frames.council import Tracker
from warofwhispers.engine.frames.draw import DrawCards
from warofwhispers.engine.frames.place import PlaceBanners
from warofwhispers.engine.frames.rounds import Over, Round
from warofwhispers.engine.score import cities, points
from warofwhispers.facts.shapes import Fight, Holding, Outcome
from warofwhispers.notation import POSITION_TEXTS

if TYPE_CHECKING:
    from warofwhispers.content import Empire, Society
    from warofwhispers.engine.state import Event, State

# Windows assumed to be passed: the seat's own around a fight, and others' for an alliance.
PASSED: Final = {ASK_DECLARED, ASK_AFTER_FIGHT, ASK_ALLIANCE, ASK_OFFER}
# Questions answered with an order.
ORDERED: Final = {ASK_ACT, ASK_REACHED}
# Questions at which the effect of an option is complete.
DONE: Final = {ASK_ACT, ASK_AFTER_ORDER, ASK_DEPLOY, ASK_RETRIEVE, ASK_DISCARD, ASK_SWAP}


def outcomes(s: State, seat: int) -> tuple[Outcome, ...]:
    """Return the outcome of each option of the question asked of `seat`, in their order.

    `s` is a state rebuilt from what the seat sees (`rebuild`), so nothing hidden can show.
    """
    before = Before(s, seat)
    return tuple(before.outcome(option) for option in s.options)


class Before:
    """The state before the answer, to which the result of every option is compared."""

    def __init__(self, s: State, seat: int) -> None:
        """Work out what results are compared with."""
        self.s = s
        self.seat = seat
        self.cities = cities(s)
        self.control = controllers(s)
        self.score = points(s)[seat]
        self.force = force_of(s)
        self.rivals = rivals_to_place(s) if s.prompt == ASK_DEPLOY else ()

    def outcome(self, option: int) -> Outcome:
        """Return the outcome of an option, by trying it on a copy."""
        trial = tried(self.s, self.seat, option)
        most: int | None = None
        needed: int | None = None
        if trial.player == self.seat and trial.prompt == ASK_ATTACK_TO:
            most = most_of(tried(trial, self.seat, trial.options[0]))
        elif trial.player == self.seat and COUNT <= trial.options[-1] < PLACE:
            most = most_of(trial)
            if trial.prompt == ASK_ATTACK_COUNT:
                needed = self.needed(trial)
                trial = tried(trial, self.seat, trial.options[-1], [*(trial.log or [])])
        found = self.compared(trial, option, most, needed)
        if self.s.prompt == ASK_ATTACK_FROM and is_source(option):
            return replace(found, targets=targets(self.s, option))
        if self.s.prompt in ORDERED and ORDER <= option < DEPLOY:
            return replace(found, attacks=self.attacks(option))
        return found

    def attacks(self, order: int) -> dict[str, tuple[str, ...]]:
        """Return from where an order to attack could attack what."""
        if self.s.data.order_kind[order - ORDER] != ATTACK:
            return {}
        trial = chosen(self.s, order)
        if trial.prompt != ASK_ATTACK_FROM:
            return {}
        names = trial.data.region_ids
        sources = filter(is_source, trial.options)
        return {names[source - FROM]: targets(trial, source) for source in sources}

    def needed(self, s: State) -> int | None:
        """Return the fewest banners that would take the target of an attack."""
        attack = s.stack[-1].attack()
        if attack is None:
            return None
        empire, target = attack[0], attack[2]
        for option in s.options:
            if tried(s, self.seat, option).holder[target] == empire:
                return option - COUNT
        return None

    def compared(self, t: State, option: int, most: int | None, needed: int | None) -> Outcome:
        """Return the differences between the earlier state and `t`."""
        lost, added, fight = told(t)
        moved = [0] * EMPIRE_COUNT
        cards = [0] * EMPIRE_COUNT
        frame = t.stack[-1]
        if isinstance(frame, DrawCards) and t.player == CHANCE and frame.player == self.seat:
            there = t.deck_size[frame.empire] + t.discard_size[frame.empire]
            cards[frame.empire] = min(frame.left, there)
        elif isinstance(frame, PlaceBanners) and t.prompt != self.s.prompt:
            (moved if frame.lifted else added)[frame.empire] += frame.left
        for empire in range(EMPIRE_COUNT):
            place = self.seat * EMPIRE_COUNT + empire
            cards[empire] += t.held[place] - self.s.held[place]
        regions = self.regions(t)
        changed = cities(t)
        score = points(t)[self.seat]
        force = None if fight else force_of(t)
        finished = not is_asked(t, self.seat) and t.player != CHANCE
        own_question = is_asked(t, self.seat) and t.prompt != self.s.prompt
        control = self.controls(t)
        found = Outcome(
            regions=regions,
            lost=by_empire(lost),
            added=by_empire(added),
            moved=by_empire(moved),
            cities={
                EMPIRES[i]: n for i, n in enumerate(changed) if n != self.cities[i]
            },
            control=control,
            cards=by_empire(cards),
            fight=fight,
            most=most,
            needed=needed,
            force=force if force != self.force else None,
            score=score if score != self.score else None,
            then=PROMPTS[t.prompt][0] if own_question else None,
            cut=self.rivals if self.gains_vacant(t, control) else (),
        )  # fmt: skip
        if ORDER <= option < DEPLOY and finished and found == Outcome():
            return Outcome(nothing=True)
        return found

    def regions(self, t: State) -> dict[str, Holding]:
        """Return the regions that would be held differently."""
        s, names = self.s, self.s.data.region_ids
        if t.banners == s.banners and t.holder == s.holder:
            return {}
        return {
            names[i]: Holding(EMPIRES[t.holder[i]], t.banners[i])
            for i in range(REGION_COUNT)
            if t.banners[i] != s.banners[i] or t.holder[i] != s.holder[i]
        }

    def controls(self, t: State) -> dict[str, Society | None]:
        """Return the positions that somebody else would control."""
        if t.council == self.s.council:
            return {}
        return {
            POSITION_TEXTS[position]: SOCIETIES[t.seats[player]] if player >= 0 else None
            for position, player in enumerate(controllers(t))
            if player != self.control[position]
        }

    def gains_vacant(self, t: State, control: dict[str, Society | None]) -> bool:
        """Return whether positions would be controlled through an agent further along (R4.2)."""
        own = SOCIETIES[t.seats[self.seat]]
        return any(
            player == own and t.council[POSITION_TEXTS.index(position)] == VACANT
            for position, player in control.items()
        )


def rivals_to_place(s: State) -> tuple[Society, ...]:
    """Return the others who have yet to place agents this round, in turn order (R3.2)."""
    seat = s.player
    trial = s.clone()
    trial.log = None
    found: list[int] = []
    while True:
        if trial.player != seat and trial.player not in found:
            found.append(trial.player)
        trial.stack[-1].choose(trial, trial.options[0])
        if not asks(trial):
            return tuple(SOCIETIES[s.seats[player]] for player in found)


def tried(s: State, seat: int, option: int, log: list[Event] | None = None) -> State:
    """Return a copy in which the option was chosen and all windows that follow were passed.

    It goes no further than the effect of the option: not to the next position, nor past a question
    that chance, another player or the seat itself would have to answer.
    """
    trial = s.clone()
    trial.log = log or []
    trial.stack[-1].choose(trial, option)
    while asks(trial):
        if trial.prompt in PASSED:
            answer = PASS
        elif is_asked(trial, seat) and len(trial.options) == 1:
            answer = trial.options[0]
        else:
            break
        trial.stack[-1].choose(trial, answer)
    return trial


def is_source(option: int) -> bool:
    """Return whether an option is a region to start from."""
    return FROM <= option < FROM + REGION_COUNT


def targets(s: State, source: int) -> tuple[str, ...]:
    """Return what could be attacked from the source of an attack."""
    trial = chosen(s, source)
    return tuple(trial.data.region_ids[target - TO] for target in trial.options)


def chosen(s: State, option: int) -> State:
    """Return a copy in which the option was chosen, at the next question."""
    trial = s.clone()
    trial.stack[-1].choose(trial, option)
    asks(trial)
    return trial


def asks(s: State) -> bool:
    """Run to the next question, as `State.run` does, but not beyond the order or the phase."""
    while not isinstance(s.stack[-1], Tracker | Round | Over):
        if s.stack[-1].advance(s):
            return True
    s.player, s.prompt, s.options = NOBODY, ASK_NOTHING, []
    return False


def is_asked(s: State, seat: int) -> bool:
    """Return whether the seat has another question to answer before the option is complete."""
    return s.player == seat and s.prompt not in DONE


def most_of(s: State) -> int | None:
    """Return the largest number offered, if the options are numbers."""
    largest = s.options[-1] if s.options else PASS
    return largest - COUNT if COUNT <= largest < PLACE else None


def controllers(s: State) -> list[int]:
    """Return the player who controls each position, or VACANT."""
    agents = [s.agent_for(position) for position in range(POSITION_COUNT)]
    return [s.council[agent] if agent >= 0 else agent for agent in agents]


def force_of(s: State) -> int | None:
    """Return the strength of the attack in progress, if there is one."""
    for frame in reversed(s.stack):
        attack = frame.attack()
        if attack is not None:
            return attack[3] or None
    return None


def told(s: State) -> tuple[list[int], list[int], Fight | None]:
    """Return what a trial's events report: banners lost and added by empire, and the fight."""
    lost, added = [0] * EMPIRE_COUNT, [0] * EMPIRE_COUNT
    fight = None
    for event in s.log or []:
        values = event.values
        if event.name == "killed":
            lost[values[0]] += values[2]
        elif event.name == "added":
            added[values[0]] += values[2]
        elif event.name == "joined":
            added[values[0]] += values[1]
        elif event.name == "feuded":
            lost[BEAR] += values[3]
        elif event.name == "fought":
            empire, region, defender, own, foe, holder = values
            lost[empire] += own
            lost[defender] += foe
            fight = Fight(
                empire=EMPIRES[empire],
                region=s.data.region_ids[region],
                defender=EMPIRES[defender],
                holder=EMPIRES[holder],
                lost=own,
                left=s.banners[region] if holder == empire else 0,
                killed=foe,
                stand=s.banners[region] if holder == defender else 0,
                fort=bool(s.data.fort[region]),
            )
    return lost, added, fight


def by_empire(numbers: list[int]) -> dict[Empire, int]:
    """Return the numbers that are not zero, by empire."""
    return {EMPIRES[i]: number for i, number in enumerate(numbers) if number}
