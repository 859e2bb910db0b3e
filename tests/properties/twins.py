"""Two worlds that one seat cannot tell apart, played side by side.

The twins start as the same game. Whatever falls to others behind the seat's back (their tokens,
the pairings of the cards they draw or discard) falls differently in the two worlds; whatever the
seat sees is chosen alike in both. So at every question the seat, and any watcher, must see the
same: the same table, options, events, and the same questions put to the others. The options of
others may differ: they hold other cards. The twins part, rightly, when nothing that is open to
another player in one world is open in the other.

A second way in: `reshuffled` takes a game in the middle and deals the cards hidden from the seat
anew, so that big hands differ from the first comparison on.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeAlias

from tests.properties.games import INLAND, Case, Driver, new_game
from tests.properties.snapshots import events_of, snapshot
from warofwhispers.codec import state_from_json, state_to_json
from warofwhispers.content import ABILITIES
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import (
    AGENTS_PER_PLAYER,
    ALLIANCE,
    ASK_DEAL,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_PRICE_REVEAL,
    ASK_SWAP,
    BANNERS_PER_EMPIRE,
    CHANCE,
    CHANCELLOR,
    CONQUEST,
    COUNCIL_SIZE,
    DEPLOY,
    DISCARD,
    DRAWN,
    EMPIRE_COUNT,
    HAND_LIMIT,
    NOBODY,
    ORDER,
    PHASE_COUNCIL,
    PHASE_END,
    PHASE_SETUP,
    PLAY,
    PLAY_COUNT,
    POSITION_COUNT,
    PROMPTS,
    REGION_COUNT,
    REVEAL,
    SLOT_COUNT,
    SWAP,
    VACANT,
)
from warofwhispers.engine.frames.registry import take_apart
from warofwhispers.engine.frames.rounds import EMPIRES_ACT, SLOT_PAIRS
from warofwhispers.engine.observe import WATCHER
from warofwhispers.engine.plays import PLAY_ABILITY
from warofwhispers.notation import CARD_TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers import Game
    from warofwhispers.engine.state import State

Look: TypeAlias = "Callable[[Game, str | None], dict[str, Any]]"
Asked: TypeAlias = "Callable[[Game], object]"


MOST_COMPARED = 3  # discards of which all orders are gone through


class Leak(AssertionError):  # noqa: N818 - it reads as what it is
    """The seat sees something that it cannot know."""


def look(game: Game, society: str | None) -> dict[str, Any]:
    """Return everything that a society (None: a spectator) can see of a game now."""
    seen = snapshot(game.observation(society))
    seen["view"] = game.observe(society)
    seen["events"] = game.events(game.state.count - 1, society)
    if game.state.phase == PHASE_END:  # then all loyalties are turned up
        del seen["loyalty"], seen["view"]
    return seen


def asked(game: Game) -> object:
    """Return the question as everybody learns of it: who is asked what, about what."""
    decision = game.decision
    return decision.number, decision.player, decision.prompt, decision.rule, decision.about


class Twins:
    """Two games that differ in what `seat` (or a spectator, WATCHER) cannot know."""

    def __init__(self, one: Game, two: Game, seat: int, case: Case) -> None:
        """Start with two games at the same question."""
        self.one = one
        self.two = two
        self.seat = seat
        self.driver = Driver(case)
        self.rng = RandomStream(case.seed, 5)
        self.case = case
        self.met: Counter[str] = Counter()  # what the twins went through while they differed
        self.steps = 0

    def run(self, look: Look = look, asked: Asked = asked, most: int = 10**6) -> None:
        """Play both to the end, or until they part, comparing all the way; raises `Leak`.

        At most `most` questions are answered.
        """
        self._compare(look, asked)
        while self.one.state.player != NOBODY and self.steps < most:
            answers = self._answers()
            if answers is None:
                self.met["parted"] += 1
                return
            self.one.push(answers[0])
            self.two.push(answers[1])
            self.steps += 1
            self._compare(look, asked)
        self.met["ended"] += self.one.over

    # -- looking -------------------------------------------------------------------------------

    def _compare(self, look: Look, asked: Asked) -> None:
        ours, theirs = asked(self.one), asked(self.two)
        if ours != theirs:
            raise Leak(f"{self._where()}: questions {ours} and {theirs}")
        seats = {None, self._society()}
        for society in seats:
            one, two = look(self.one, society), look(self.two, society)
            if one != two:
                names = [name for name in one if one[name] != two.get(name)]
                detail = "; ".join(f"{name}: {one[name]} and {two.get(name)}" for name in names)
                raise Leak(f"{self._where()}: {society} sees {detail}"[:2000])
        self._note()

    def _society(self) -> str | None:
        if self.seat == WATCHER or len(self.one.seats) <= self.seat:
            return None
        return self.one.seats[self.seat]

    def _where(self) -> str:
        return f"{self.case} seat {self.seat} decision {self.one.state.count}"

    def _note(self) -> None:
        """Count what is being tested: questions to others whose answers differ."""
        one, two = self.one.state, self.two.state
        if one.hands != two.hands:
            self.met["hands differ"] += 1
        if one.loyalty != two.loyalty:
            self.met["loyalties differ"] += 1
        if one.player in (CHANCE, NOBODY, self.seat) or one.hands == two.hands:
            return
        prompt = PROMPTS[one.prompt][0]
        self.met[f"{prompt} asked"] += 1
        if one.options == two.options:
            return
        self.met[f"{prompt} differs"] += 1
        if min(len(one.options), len(two.options)) == 1:
            self.met["only answer in one world"] += 1
        for what, low, high in (("plays", PLAY, PLAY + PLAY_COUNT), ("orders", ORDER, DEPLOY)):
            opens = [{o for o in s.options if low <= o < high} for s in (one, two)]
            self.met[f"{what} in one world alone"] += bool(opens[0]) != bool(opens[1])
            self.met[f"other {what}"] += opens[0] != opens[1]

    # -- answering -----------------------------------------------------------------------------

    def _answers(self) -> tuple[int, int] | None:
        one, two = self.one.state, self.two.state
        if one.player == CHANCE:
            return self._chance(one, two)
        if one.player == self.seat:
            answer = self.driver.answer(one)
            return answer, answer
        if one.prompt == ASK_DISCARD:
            return self._discards(one, two)
        common = [option for option in one.options if option in two.options]
        if one.prompt == ASK_SWAP:
            common = [option for option in common if self._same_tokens(option)]
        if one.prompt == ASK_PRICE_REVEAL:
            common = [
                o for o in common if self._token(one, o - REVEAL) == self._token(two, o - REVEAL)
            ]
        if not common:
            return None
        liked = self.driver.answer(one)
        answer = liked if liked in common else common[self.rng.below(len(common))]
        if PLAY <= answer < PLAY + PLAY_COUNT:
            self.met[f"{ABILITIES[PLAY_ABILITY[answer - PLAY]]} played"] += 1
        return answer, answer

    def _chance(self, one: State, two: State) -> tuple[int, int] | None:
        drawer = self._drawer(one)
        if one.prompt not in (ASK_DEAL, ASK_DRAW) or drawer == self.seat:
            common = [option for option in one.options if option in two.options]
            if not common:
                return None
            answer = common[self.rng.below(len(common))]
            return answer, answer
        first = one.options[self.rng.below(len(one.options))]
        if one.prompt == ASK_DRAW and self.rng.below(3) == 0 and first in two.options:
            return first, first  # so that hands have cards in common to play
        second = two.options[self.rng.below(len(two.options))]
        if one.prompt == ASK_DRAW and (_shown(first) or _shown(second)):
            # A conquest card is shown to all: it must come up in both worlds or in neither.
            common = [option for option in one.options if option in two.options]
            return None if not common else (common[0], common[0])
        return first, second

    def _drawer(self, s: State) -> int:
        """Return whose token or card comes next."""
        frame = s.stack[-1]
        if s.prompt == ASK_DEAL:
            place = frame.place(s.players)  # type: ignore[attr-defined]  # it is `Loyalties`
            return int(place) // SLOT_COUNT
        return take_apart(frame)[1][0] if s.prompt == ASK_DRAW else CHANCE

    def _discards(self, one: State, two: State) -> tuple[int, int]:
        """Discard the same colour in both worlds, whatever the pairing.

        Only colours are shown, so any row of colours that is open in one world must be in both.
        """
        if one.hand_size[one.player] <= HAND_LIMIT + MOST_COMPARED:
            ours, theirs = colours_open(one), colours_open(two)
            if self._first_discard() and ours != theirs:
                raise Leak(f"{self._where()}: colours {sorted(ours ^ theirs)} in one world alone")
        empire_of = one.data.card_empire
        colours = {empire_of[option - DISCARD] for option in one.options}
        both = sorted(colours & {empire_of[option - DISCARD] for option in two.options})
        if not both:
            raise Leak(f"{self._where()}: no colour to discard in both worlds")
        colour = both[self.rng.below(len(both))]
        picked = []
        for s in (one, two):
            fitting = [o for o in s.options if empire_of[o - DISCARD] == colour]
            picked.append(fitting[self.rng.below(len(fitting))])
        if picked[0] != picked[1]:
            self.met["discards differ"] += 1
        return picked[0], picked[1]

    def _first_discard(self) -> bool:
        """Return whether the player asked has not yet discarded in this cleanup."""
        last = (self.one.state.log or [])[-1]
        return (last.name, last.seat) != ("discarded", self.one.state.player)

    def _same_tokens(self, option: int) -> bool:
        """Return whether a swap would turn up the same tokens in both worlds."""
        slots = SLOT_PAIRS[option - SWAP] if option >= SWAP else ()
        return all(
            self._token(self.one.state, slot) == self._token(self.two.state, slot) for slot in slots
        )

    def _token(self, s: State, slot: int) -> int:
        return s.loyalty[s.player * SLOT_COUNT + slot]


def colours_open(s: State) -> set[tuple[int, ...]]:
    """Return every sequence of colours that the player asked could discard."""
    found: set[tuple[int, ...]] = set()
    for option in s.options:
        other = s.clone()
        other.apply(option)
        colour = s.data.card_empire[option - DISCARD]
        more = other.prompt == ASK_DISCARD and other.player == s.player
        found |= {(colour, *rest) for rest in (colours_open(other) if more else [()])}
    return found


def _shown(draw: int) -> bool:
    return CONQUEST <= draw - DRAWN < ALLIANCE


def from_the_start(case: Case, seat: int) -> Twins:
    """Return twins at the beginning of a game."""
    return Twins(new_game(case), new_game(case), seat, case)


def reshuffled(case: Case, seat: int, after: int) -> Twins | None:
    """Return twins after some decisions, with what the seat cannot know redealt in the second."""
    one, driver = new_game(case), Driver(case)
    while one.state.count < after and not one.over:
        one.push(driver.answer(one.state))
    if one.over or one.state.phase == PHASE_SETUP:
        return None
    return dealt_anew(one, seat, case)


# Cards that pay for armada, or not, if the first is another of the same colour.
FLEET = ("eagle/horse", "horse/lion", "lion/bear")


def cornered(case: Case, seat: int) -> Twins:
    """Return twins in which nobody can attack but by armada, for which the cards may be there.

    All banners stand inland on the printed board, none is in reserve, and every player holds
    cards. Every position has an agent, or (odd seeds) only the Chancellors, who have nobody then
    to change places with.
    """
    one, driver = new_game(case), Driver(case)
    while one.state.phase != PHASE_COUNCIL:
        one.push(driver.answer(one.state))
    data: dict[str, Any] = state_to_json(one.state)
    s = one.state
    regions, kinds = s.data.region_ids, s.data.kinds
    data["banners"] = [0] * REGION_COUNT
    for region in INLAND:
        data["banners"][regions.index(region)] = BANNERS_PER_EMPIRE
    data["reserve"] = [0] * EMPIRE_COUNT
    data["holder"] = list(s.data.home)
    alone = case.seed % 2
    data["council"] = [
        VACANT if alone and position % COUNCIL_SIZE != CHANCELLOR else position % s.players
        for position in range(POSITION_COUNT)
    ]
    data["field"] = []
    data["agents"] = [
        AGENTS_PER_PLAYER - data["council"].count(player) for player in range(s.players)
    ]
    for player in range(s.players):
        for card in FLEET:
            kind = CARD_TEXTS.index(card)
            if data["deck"][kind]:
                data["deck"][kind] -= 1
                data["hands"][player * kinds + kind] += 1
    data["stack"] = [["Round", EMPIRES_ACT + 1], ["Tracker", CHANCELLOR * alone, VACANT]]
    log = s.log
    one.state = state_from_json(s.data, data)
    one.state.log = log
    return dealt_anew(one, seat, case)


def dealt_anew(one: Game, seat: int, case: Case) -> Twins:
    """Return a game and its twin, in which all that the seat cannot know is dealt anew."""
    two = one.clone()
    data: dict[str, Any] = state_to_json(one.state)
    rng = RandomStream(case.seed, 6)
    game_data, kinds = one.state.data, one.state.data.kinds
    others = [player for player in range(one.state.players) if player != seat]
    hidden = [kind for kind in range(kinds) if not CONQUEST <= kind < ALLIANCE]
    for empire in range(EMPIRE_COUNT):
        own = [kind for kind in hidden if game_data.card_empire[kind] == empire]
        piles = [(data["hands"], player * kinds) for player in others] + [(data["deck"], 0)]
        cards = [kind for pile, base in piles for kind in own for _ in range(pile[base + kind])]
        for pile, base in piles:
            size = sum(pile[base + kind] for kind in own)
            for kind in own:
                pile[base + kind] = 0
            for _ in range(size):
                pile[base + cards.pop(rng.below(len(cards)))] += 1
    _permute_tokens(data, others, rng, unique=game_data.unique_devout)
    log = two.state.log
    two.state = state_from_json(game_data, data)
    two.state.log = log
    assert events_of(two.state) == events_of(one.state)
    return Twins(one, two, seat, case)


def _permute_tokens(
    data: dict[str, Any], players: list[int], rng: RandomStream, *, unique: bool
) -> None:
    """Lay the face-down tokens of players anew; where each Devout is unique, leave it."""
    for player in players:
        up = data["face_up"][player]
        down = [slot for slot in range(int(unique), SLOT_COUNT) if not (up >> slot) & 1]
        tokens = [data["loyalty"][player * SLOT_COUNT + slot] for slot in down]
        for slot in down:
            data["loyalty"][player * SLOT_COUNT + slot] = tokens.pop(rng.below(len(tokens)))
