"""The shapes of what one seat is told: the game as it sees it, and every fact that follows.

A field that has a default is left out of the JSON while it has that value (`plain.to_json`), so a
view stays small; a client reads an absent field as that default.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from warofwhispers.content import (  # noqa: TC001 - whoever reads the types needs them
    Empire,
    Icon,
    Position,
    Slot,
    Society,
)
from warofwhispers.engine.events import EVENT_FIELDS

Cost: TypeAlias = Literal["single", "double", "pair"]
Standing: TypeAlias = Literal["none", "order", "round"]
Fact: TypeAlias = str | int | None
Facts: TypeAlias = dict[str, Fact]


# -- the table ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RegionView:
    """Who controls a region, with how many banners; `over` of them stand above `limit` (R4.7)."""

    empire: Empire
    banners: int
    limit: int
    over: int = 0


@dataclass(frozen=True, slots=True)
class SupplyCheck:
    """When banners above their region's limit go home next (R4.7): `after` an empire's Chancellor.

    None is the end of the round (R6.7, hoard). `later` counts the rounds until then.
    """

    after: Empire | None
    later: int = 0


@dataclass(frozen=True, slots=True)
class ActiveView:
    """The position that acts, and who controls it."""

    empire: Empire
    position: Position
    seat: Society | None


@dataclass(frozen=True, slots=True)
class Control:
    """Who controls a position, and at which position the agent sits that acts for it (R4.2)."""

    player: Society
    agent: str


@dataclass(frozen=True, slots=True)
class ScoreRange:
    """The points a player may have if the game ended now, as far as the seat can know (R8)."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What one loyalty is worth: its cities by name, the player's agents in its regions (R8.1)."""

    slot: Slot
    empire: Empire
    multiplier: int
    points: int
    cities: tuple[str, ...] = ()
    field: int = 0


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What is known of one player.

    `concealed` are the points for tokens still face down (R8.2). `lines` unfold one's own score,
    and everyone's once the game is over.
    """

    agents: int
    field: tuple[str, ...]
    cards: dict[Empire, int]
    loyalties: tuple[Empire | None, ...]
    face_up: tuple[bool, ...]
    swaps: int
    standing: Standing
    score: ScoreRange
    concealed: int = 0
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True)
class TiedPlayer:
    """A player level with others: the figure that decides first, then cards in hand (R8.3)."""

    society: Society
    number: int
    cards: int


@dataclass(frozen=True, slots=True)
class Tie:
    """Who shares the most points at the end, and what R8.3 tells them apart `by`."""

    points: int
    by: Literal["swaps", "concealed"]
    rule: str
    players: tuple[TiedPlayer, ...]


# -- the question ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Holding:
    """Who would hold a region, with how many banners."""

    empire: Empire
    banners: int


@dataclass(frozen=True, slots=True)
class Fight:
    """How a fight would end (R5.4, R5.5): `lost` and `left` attackers, `killed` and `stand` others.

    `fort` tells that a fort took part in it.
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
    """What would come of an option, as far as its seat can know; what is absent does not change.

    Windows in which a card could be played are taken as passed. Where chance, another player or a
    further question of one's own would come, the outcome stops: `then` is the prompt of one's own.

    `regions` are those that change, as they would be; `lost` and `added` banners by empire, those
    still to be placed included; `moved` banners that would be lifted and set down elsewhere.
    `cities`: how many an empire would control. `control`: who would control a position. `cards`:
    how many more (or fewer) of each empire the seat would hold; a draw gives up to so many.
    `score` is the seat's own, afterwards. `nothing`: the option would do nothing at all. `cut`: who
    has still to place agents this round, and could take vacant positions among those gained (R4.2).

    For an attack that is not counted out yet: `most` can go, `needed` would take the region (null:
    even all would not), and the rest tells what happens if all go. `targets` are the regions that
    could be attacked from a source (R5.1). `force`: an attack under way would be that strong.
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
    force: int | None = None
    score: int | None = None
    nothing: bool = False
    then: str | None = None
    cut: tuple[Society, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """A question that comes once for each banner or card: how many are `left` in all.

    `rooms` has every action that can be part of the answer, in the order in which the actions
    must be given, with how often each may be. `fewer`: one may stop before all are placed.
    """

    left: int
    rooms: dict[str, int]
    fewer: bool = False


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why some things are not offered: a code (message `reason-<code>`), its rule, and facts.

    Without any thing named it holds for everything.
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
    """The question asked now; what there is to choose is told to whoever is asked alone.

    `outcomes` has one entry for each of `options`, in their order.
    """

    player: Society | Literal["chance"] | None
    prompt: str
    rule: str
    about: Facts
    options: tuple[str, ...]
    outcomes: tuple[Outcome, ...] = ()
    plan: Plan | None = None
    refused: tuple[Refusal, ...] = ()


# -- cards -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardUse:
    """What a held card can do now: `pays` are held cards that could be the second one (R6.1).

    `reason` (with its `rule`) says why it cannot be used now; without one it can.
    """

    ability: str
    pays: tuple[str, ...] = ()
    reason: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class CardsView:
    """Where cards are that are not in one's own hand, as far as the seat can know.

    `unseen` counts those of each kind that may be in the deck, face down in a discard pile, or in
    another hand; `spent` lie in a discard pile (R6.4); `shown` are in a hand, seen by all (R6.8).
    `chances` says, in 100, how likely each other player holds one of a kind, by mere counting.
    """

    unseen: dict[str, int]
    spent: dict[str, int] = field(default_factory=dict)
    shown: dict[Society, tuple[str, ...]] = field(default_factory=dict)
    chances: dict[Society, dict[str, int]] = field(default_factory=dict)


# -- all of it ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameView:
    """The game as one seat sees it; `seat` is None for a watcher.

    `control` has the positions that anybody controls. `orders` are the orders of each position
    under this ruleset, with how many banners or cards each would bring now (null: attack, switch; 0
    if there is nothing to attack, or nowhere to switch to). `supply` tells for each empire when its
    banners above the limits go home, null if that will not be. `uses` tells for each kind of card
    in hand what it can do, `cards` what can be known of all others. `tie` is how a tie at the end
    was decided, if there was one.
    """

    seat: Society | None
    n: int
    round: int
    phase: str
    seats: tuple[Society | None, ...]
    first: Society | None
    active: ActiveView | None
    serving: Empire | None
    decision: DecisionView
    regions: dict[str, RegionView]
    reserves: dict[Empire, int]
    icons: dict[Empire, dict[Icon, int]]
    councils: dict[Empire, tuple[Society | None, ...]]
    control: dict[str, Control]
    orders: dict[str, dict[str, int | None]]
    players: dict[Society, PlayerView]
    hand: tuple[str, ...] | None
    uses: dict[str, tuple[CardUse, ...]]
    decks: dict[Empire, int]
    discards: dict[Empire, int]
    removed: tuple[str, ...]
    lasting: tuple[str, ...]
    supply: dict[Empire, SupplyCheck | None]
    cards: CardsView
    tie: Tie | None = None


# -- what happened -----------------------------------------------------------------------------

_FIELDS: Final = {
    event: tuple(name.lstrip("?") for name in names) for event, names in EVENT_FIELDS.items()
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened:
    """An event: the number of the answer it followed, its name, its rule and whose doing it was.

    Which of the other fields it has, its name says (`engine/events.py`); None is what the reader
    may not know, or nobody and nothing.
    """

    n: int
    event: str
    rule: str
    seat: Society | None = None
    society: Society | None = None
    player: Society | None = None
    displaced: Society | None = None
    owner: Society | None = None
    ally: Society | None = None
    other: Society | None = None
    sits_0: Society | None = None
    sits_1: Society | None = None
    sits_2: Society | None = None
    sits_3: Society | None = None
    empire: Empire | None = None
    other_empire: Empire | None = None
    defender: Empire | None = None
    holder: Empire | None = None
    region: str | None = None
    region_from: str | None = None
    region_to: str | None = None
    position: str | None = None
    position_from: str | None = None
    position_to: str | None = None
    place: str | None = None
    other_place: str | None = None
    slot: Slot | None = None
    other_slot: Slot | None = None
    order: str | None = None
    ability: str | None = None
    card: str | None = None
    second_card: str | None = None
    half: str | None = None
    standing: Standing | None = None
    number: int | None = None
    lost: int | None = None
    killed: int | None = None
    dead: int | None = None

    def facts(self) -> Facts:
        """Return the fields that events of this name have."""
        return {name: getattr(self, name) for name in _FIELDS[self.event]}

    def as_dict(self) -> Facts:
        """Return the event as plain JSON values, with None where its reader may not know."""
        seat: Facts = {} if self.seat is None else {"seat": self.seat}
        return {"n": self.n, "event": self.event, "rule": self.rule, **seat, **self.facts()}


# -- what does not change at a table -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RegionFacts:
    """A region of the board: its home empire, icons, supply limit and neighbours (R1.3, R4.7).

    `name` is that of a board of people's own; the usual regions have theirs in the catalogue.
    """

    home: Empire
    icons: tuple[Icon, ...]
    limit: int
    borders: tuple[str, ...]
    name: str | None = None


@dataclass(frozen=True, slots=True)
class OrderFacts:
    """An order of a position: what it does (R4.3 to R4.6), by its name in notation."""

    order: str
    do: str
    n: int = 0
    every: int = 0
    icon: Icon | None = None


@dataclass(frozen=True, slots=True)
class AbilityFacts:
    """What an ability costs (R6.1), the window it is played in (R6.3), and its rule."""

    cost: Cost
    window: str
    rule: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """Board, councils and cards as a table's ruleset reads them; the same for the whole game.

    `cards` names the abilities each base card offers: alone, with one of its own empire, with one
    of the empire it is paired with; `copies` how many there are of each card in its deck. `rules`
    has those behind the things that no question is ever about, by the end of their message
    `reason-<thing>`.
    """

    regions: dict[str, RegionFacts]
    orders: dict[str, tuple[OrderFacts, ...]]
    abilities: dict[str, AbilityFacts]
    cards: dict[str, tuple[str, ...]]
    copies: dict[str, int]
    multipliers: tuple[int, ...]
    hand_limit: int
    banners_per_empire: int
    rules: dict[str, str]
