"""The table at one moment: integers in plain lists, and a stack of frames.

`State` knows how pieces move but not when they may; the frames know that. Its inner path trusts
its input: the public interface (`warofwhispers.game`) checks it first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from warofwhispers.engine.codes import (
    AGENTS_PER_PLAYER,
    BANNERS_PER_EMPIRE,
    CITY,
    EMPIRE_COUNT,
    FARM,
    NOBODY,
    PHASE_SETUP,
    PLAY,
    POSITION_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    VACANT,
)
from warofwhispers.engine.places import end_beside, first_position
from warofwhispers.engine.plays import PLAY_ABILITY, PLAY_CARD, PLAY_SECOND, payable
from warofwhispers.engine.reasons import ALLOWED, EMPTY, LAST_BANNER, NOT_HELD, WRONG_WINDOW

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.fields import Field
    from warofwhispers.engine.game_data import GameData


class Event:
    """Something that happened, for logs, animation and teaching.

    `seat` is who did it (or NOBODY); `values` are numbers whose meaning `engine.events` gives,
    and says which of them only that seat may see.
    """

    def __init__(
        self, number: int, name: str, rule: str, seat: int, values: tuple[int, ...]
    ) -> None:
        """Record what happened in answer to decision `number`."""
        self.number = number
        self.name = name
        self.rule = rule
        self.seat = seat
        self.values = values


class Frame:
    """Something in progress that has questions to ask. Frames never change; they are replaced.

    `FIELDS` are the numbers it is made of, in the order of the class's arguments, rows last.
    `frames.registry` reads them off a frame and rebuilds it from them.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def advance(self, s: State) -> bool:
        """Run the rules until there is a question (True) or the stack has changed (False)."""
        raise NotImplementedError

    def choose(self, s: State, action: int) -> None:
        """Take the answer to the question asked."""
        raise NotImplementedError

    def bars(self, s: State, ability: int) -> int:  # noqa: ARG002 - windows look at both
        """Return why an ability may not be used at this question, its cost apart; 0 if it may."""
        return WRONG_WINDOW

    def grown(self, number: int) -> Frame:
        """Return this attack with `number` more banners."""
        raise NotImplementedError

    def reached(self, order: int, agent: int) -> Frame:
        """Return what follows `order`, which a switch has led to."""
        raise NotImplementedError

    def taken_over(self, player: int) -> Frame:
        """Return this position's turn with another player in charge of it."""
        raise NotImplementedError

    def sent_back(self) -> Frame:
        """Return the tracker moved back to the Horse's Sheriff; other frames return themselves."""
        return self

    def attack(self) -> tuple[int, int, int, int, int, int] | None:
        """Return empire, from, to, banners on the way, own and enemy losses; -1: not yet known."""
        return None

    def moving(self) -> tuple[int, int] | None:
        """Return empire and number of banners lifted off the map by this frame."""
        return None


class State:
    """A game between two questions, or before its first."""

    def __init__(self, data: GameData, players: int, like: State | None = None) -> None:
        """Set up the board for `players` with an empty stack, or be a copy of `like`.

        (Copying is here because compiled classes cannot be created without `__init__`.)
        """
        self.data = data
        self.players: int = players
        if like is None:
            self._lay_out(data, players)
        else:
            self._copy(like)

    def clone(self) -> State:
        """Copy everything that can change; the copy has no log."""
        return State(self.data, self.players, self)

    def _lay_out(self, data: GameData, players: int) -> None:
        start = list(data.start)
        self.banners: list[int] = start
        self.holder: list[int] = list(data.home)
        self.reserve: list[int] = [BANNERS_PER_EMPIRE] * EMPIRE_COUNT
        for region in range(REGION_COUNT):
            self.reserve[data.home[region]] -= start[region]
        self.council: list[int] = [VACANT] * POSITION_COUNT
        self.agents: list[int] = [AGENTS_PER_PLAYER] * players
        self.field: list[int] = []  # agents in regions (see `places`), sorted
        self.hands: list[int] = [0] * (players * data.kinds)
        self.held: list[int] = [0] * (players * EMPIRE_COUNT)  # cards by empire: public
        self.hand_size: list[int] = [0] * players
        self.payable: list[int] = [0] * players  # follows from hands
        self.deck: list[int] = list(data.deck)
        self.discards: list[int] = [0] * data.kinds
        self.removed: list[int] = [0] * data.kinds
        self.deck_size: list[int] = [0] * EMPIRE_COUNT
        for kind in range(data.kinds):
            self.deck_size[data.card_empire[kind]] += data.deck[kind]
        self.discard_size: list[int] = [0] * EMPIRE_COUNT
        self.loyalty: list[int] = [VACANT] * (players * SLOT_COUNT)  # by slot, the empire
        self.face_up: list[int] = [0] * players  # bits of slots
        self.swaps: list[int] = [0] * players
        self.seats: list[int] = [VACANT] * players  # the society in each seat
        self.first: int = VACANT
        self.round: int = 0
        self.phase: int = PHASE_SETUP
        self.tracker: int = VACANT  # the position the tracker is on
        self.active: int = NOBODY  # who controls it
        self.serving: int = VACANT  # the empire the current order serves
        self.lasting: int = 0
        self.standing: list[int] = [0] * players  # standing answers to alliance questions
        self.offered: int = 0  # 1 once the others have been asked for offers in this order
        self.stack: list[Frame] = []
        self.count: int = 0  # decisions answered
        self.player: int = NOBODY
        self.prompt: int = 0
        self.options: list[int] = []
        self.log: list[Event] | None = None

    def _copy(self, other: State) -> None:
        self.banners = other.banners[:]
        self.holder = other.holder[:]
        self.reserve = other.reserve[:]
        self.council = other.council[:]
        self.agents = other.agents[:]
        self.field = other.field[:]
        self.hands = other.hands[:]
        self.held = other.held[:]
        self.hand_size = other.hand_size[:]
        self.payable = other.payable[:]
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.removed = other.removed[:]
        self.deck_size = other.deck_size[:]
        self.discard_size = other.discard_size[:]
        self.loyalty = other.loyalty[:]
        self.face_up = other.face_up[:]
        self.swaps = other.swaps[:]
        self.seats = other.seats[:]
        self.first = other.first
        self.round = other.round
        self.phase = other.phase
        self.tracker = other.tracker
        self.active = other.active
        self.serving = other.serving
        self.lasting = other.lasting
        self.standing = other.standing[:]
        self.offered = other.offered
        self.stack = other.stack[:]
        self.count = other.count
        self.player = other.player
        self.prompt = other.prompt
        self.options = other.options  # never changed in place once asked
        self.log = None

    # -- running ------------------------------------------------------------------------------

    def apply(self, action: int) -> None:
        """Take an answer, unchecked, and run to the next question."""
        self.stack[-1].choose(self, action)
        self.run()
        self.count += 1

    def run(self) -> None:
        """Run until there is a question."""
        while not self.stack[-1].advance(self):
            pass

    def ask(self, player: int, prompt: int, options: list[int]) -> bool:
        """Ask the question; a frame's `advance` returns this."""
        self.player = player
        self.prompt = prompt
        self.options = options
        return True

    def note(self, name: str, rule: str, seat: int, values: tuple[int, ...]) -> None:
        """Record an event. Callers check first whether there is a log, which is cheaper."""
        if self.log is not None:
            self.log.append(Event(self.count, name, rule, seat, values))

    # -- banners ------------------------------------------------------------------------------

    def add(self, empire: i64, region: i64, number: i64, rule: str) -> None:
        """Put banners of the region's controller there, from its reserve (which must have them)."""
        self.reserve[empire] -= number
        self.banners[region] += number
        if self.log is not None:
            self.note("added", rule, NOBODY, (empire, region, number))

    def kill(self, region: i64, number: i64, rule: str) -> None:
        """Send a region's banners back to their reserve; an emptied region goes home (R1.4)."""
        empire: i64 = self.holder[region]
        left: i64 = self.banners[region] - number
        self.reserve[empire] += number
        self.banners[region] = left
        if self.log is not None:
            self.note("killed", rule, NOBODY, (empire, region, number))
        if left == 0:
            self.holder[region] = self.data.home[region]

    def movable(self, region: i64) -> i64:
        """Return how many banners may leave: all from home, all but one elsewhere (R5.2)."""
        if self.data.home[region] == self.holder[region]:
            return self.banners[region]
        return self.banners[region] - 1

    def unmovable(self, empire: i64, region: i64) -> i64:
        """Return why no banner of the empire may leave a region (R5.2); 0 if one may."""
        if self.holder[region] != empire:
            return NOT_HELD
        if self.movable(region) > 0:
            return ALLOWED
        return EMPTY if self.banners[region] == 0 else LAST_BANNER

    def controls_any(self, empire: i64) -> bool:
        """Return whether the empire controls a region at all."""
        for region in range(REGION_COUNT):
            if self.holder[region] == empire:
                return True
        return False

    def icons(self, empire: i64, icon: i64) -> int:
        """Count an icon (CITY, FARM or FORT) in the regions the empire controls."""
        data = self.data
        where = data.cities if icon == CITY else (data.farms if icon == FARM else data.forts)
        holder = self.holder
        total: i64 = 0
        i: i64
        for i in range(len(where)):
            if holder[where[i]] == empire:
                total += 1
        return total

    # -- cards --------------------------------------------------------------------------------

    def draw(self, player: i64, kind: i64) -> None:
        """Move a card from its deck to a hand."""
        empire: i64 = self.data.card_empire[kind]
        self.deck[kind] -= 1
        self.deck_size[empire] -= 1
        self.hands[player * self.data.kinds + kind] += 1
        self.held[player * EMPIRE_COUNT + empire] += 1
        self.hand_size[player] += 1
        self.update_payable(player)

    def spend(self, player: i64, kind: i64) -> None:
        """Move a card from a hand to where spent cards go (R6.4)."""
        empire: i64 = self.data.card_empire[kind]
        self.hands[player * self.data.kinds + kind] -= 1
        self.held[player * EMPIRE_COUNT + empire] -= 1
        self.hand_size[player] -= 1
        self.update_payable(player)
        if self.data.discard_piles:
            self.discards[kind] += 1
            self.discard_size[empire] += 1
        else:
            self.deck[kind] += 1
            self.deck_size[empire] += 1

    def remove(self, kind: i64) -> None:
        """Remove a drawn card from the game."""
        self.deck[kind] -= 1
        self.deck_size[self.data.card_empire[kind]] -= 1
        self.removed[kind] += 1

    def take_back(self, player: i64, kind: i64) -> None:
        """Undo `spend`."""
        empire: i64 = self.data.card_empire[kind]
        self.hands[player * self.data.kinds + kind] += 1
        self.held[player * EMPIRE_COUNT + empire] += 1
        self.hand_size[player] += 1
        self.update_payable(player)
        if self.data.discard_piles:
            self.discards[kind] -= 1
            self.discard_size[empire] -= 1
        else:
            self.deck[kind] -= 1
            self.deck_size[empire] -= 1

    def play(self, player: int, action: int) -> int:
        """Show a play to everyone, pay for it and return its ability."""
        if self.log is not None:
            play = action - PLAY
            cards = (PLAY_ABILITY[play], PLAY_CARD[play], PLAY_SECOND[play])
            self.note("played", "R6.1", player, cards)
        return self.pay(player, action)

    def pay(self, player: int, action: int) -> int:
        """Spend the cards of a play and return its ability (R6.2: the cost comes first)."""
        play = action - PLAY
        first, second = PLAY_CARD[play], PLAY_SECOND[play]
        self.spend(player, first)
        if second >= 0:
            self.spend(player, second)
        return PLAY_ABILITY[play]

    def unpay(self, player: int, action: int) -> None:
        """Undo `pay`, for testing what a play would make possible."""
        second = PLAY_SECOND[action - PLAY]
        if second >= 0:
            self.take_back(player, second)
        self.take_back(player, PLAY_CARD[action - PLAY])

    def refill(self, empire: i64) -> None:
        """Put an empire's discards back into its deck (R4.5)."""
        for kind in range(self.data.kinds):
            if self.discards[kind] > 0 and self.data.card_empire[kind] == empire:
                self.deck[kind] += self.discards[kind]
                self.discards[kind] = 0
        self.deck_size[empire] += self.discard_size[empire]
        self.discard_size[empire] = 0
        if self.log is not None:
            self.note("refilled", "R4.5", NOBODY, (empire,))

    def update_payable(self, player: i64) -> None:
        """Update what a hand can pay for."""
        kinds: i64 = self.data.kinds
        self.payable[player] = payable(self.hands, player * kinds, kinds)

    # -- agents -------------------------------------------------------------------------------

    def agent_for(self, position: i64) -> int:
        """Return the position of the agent that acts for a position (R4.2), or VACANT."""
        i: i64
        for i in range(position, end_beside(position)):
            if self.council[i] >= 0:
                return i
        return VACANT

    def controlled_end(self, empire: i64) -> i64:
        """Return the number after the last position of a council that anybody controls (R4.2).

        That is the one with its last agent, who also acts for whatever is vacant before it.
        """
        first: i64 = first_position(empire)
        end: i64 = end_beside(first)
        while end > first and self.council[end - 1] < 0:
            end -= 1
        return end
