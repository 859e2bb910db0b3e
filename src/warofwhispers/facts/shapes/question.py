"""What is asked: the options, what each would lead to, and why nothing else is offered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from warofwhispers.content import Empire, Slot, Society

Fact: TypeAlias = str | int | None
Facts: TypeAlias = dict[str, Fact]


@dataclass(frozen=True, slots=True)
class Holding:
    """Who would hold a region, and with how many banners."""

    empire: Empire
    banners: int


@dataclass(frozen=True, slots=True)
class Fight:
    """How a fight would end (R5.4, R5.5): `lost` and `left` attackers, `killed` and `stand` others.

    `fort` means that a fort took part in it.
    """

    empire: Empire
    region: str
    defender: Empire
    holder: Empire
    lost: int
    left: int
    killed: int
    stand: int
    fort: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an option would lead to, as far as its seat can know; what is absent does not change.

    Card windows are assumed to be passed. Where chance, another player or a further question of
    the seat's own would come, the outcome stops: `then` is the prompt of that question.

    `regions` are those that change, as they would be; `lost` and `added` banners by empire,
    including those still to be placed; `moved` banners that would be lifted and put down elsewhere.
    `cities`: how many an empire would control. `control`: who would control a position. `cards`:
    how many more (or fewer) of each empire the seat would hold; a draw gives at most that many.
    `score` is the seat's own, afterwards. `nothing`: the option would do nothing at all. `cut`: who
    has yet to place agents this round, and could take vacant positions among those gained (R4.2).

    For an attack whose number is not chosen yet: `most` can go, `needed` would take the region
    (null: not even all), and the rest says what happens if all go. `targets` are the regions that
    could be attacked from a source (R5.1); for an order to attack, `attacks` has them by source.
    `force`: the strength an attack in progress would have.
    """

    regions: dict[str, Holding] = field(default_factory=dict)
    lost: dict[Empire, int] = field(default_factory=dict)
    added: dict[Empire, int] = field(default_factory=dict)
    moved: dict[Empire, int] = field(default_factory=dict)
    cities: dict[Empire, int] = field(default_factory=dict)
    control: dict[str, Society | None] = field(default_factory=dict)
    cards: dict[Empire, int] = field(default_factory=dict)
    fight: Fight | None = None
    most: int | None = None
    needed: int | None = None
    targets: tuple[str, ...] = ()
    attacks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    force: int | None = None
    score: int | None = None
    nothing: bool = False
    then: str | None = None
    cut: tuple[Society, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """A question asked once per banner or card: how many are `left` in all.

    `rooms` has every action that can be part of the answer, in the order in which the actions
    must be given, with how often each may be. `fewer`: the player may stop before all are placed.
    """

    left: int
    rooms: dict[str, int]
    fewer: bool = False


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why some things are not offered: a code (message `reason-<code>`), its rule, and facts.

    If it names no thing, it applies to everything.
    """

    reason: str
    rule: str
    regions: tuple[str, ...] = ()
    positions: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    empires: tuple[Empire, ...] = ()
    slots: tuple[Slot, ...] = ()
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DecisionView:
    """The question asked now; only the player asked is told the options.

    `outcomes` has one entry per option, in the same order.
    """

    player: Society | Literal["chance"] | None
    prompt: str
    rule: str
    about: Facts
    options: tuple[str, ...]
    outcomes: tuple[Outcome, ...] = ()
    plan: Plan | None = None
    refused: tuple[Refusal, ...] = ()
