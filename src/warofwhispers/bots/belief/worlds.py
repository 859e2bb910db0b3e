"""States that are consistent with what one seat sees.

Hidden information (the others' pairings and loyalties, the decks) is filled in: at random, by
belief, or in a fixed order for players that ignore it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.belief.pairings import Pairings
from warofwhispers.codec import LISTS, NUMBERS
from warofwhispers.engine.codes import ALLIANCE, CONQUEST, EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.frames.registry import field_of, make_frame
from warofwhispers.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from warofwhispers.dealer import RandomStream
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Frame

GRAIN: Final = 1 << 20
HIDDEN: Final = {
    "hands",
    "deck",
    "discards",
}  # parts of a state that an observation does not contain as such


class Worlds:
    """Makes states consistent with one observation; create it once and call it many times."""

    def __init__(self, seen: Observation, cards: Pairings | None = None) -> None:
        """Prepare everything visible; `cards` is what events revealed about the rest."""
        self.seen = seen
        data = seen.data
        self._cards = cards or Pairings(data, seen.players)
        self._piled = self._cards.piled[:]
        self._unseen: list[list[int]] = [[] for _ in range(EMPIRE_COUNT)]
        for kind in range(data.kinds):
            number = data.deck[kind] - seen.removed[kind]
            number -= self._piled[kind] + (seen.hand[kind] if seen.hand else 0)
            self._unseen[data.card_empire[kind]] += [kind] * max(0, number)
        self._known: list[list[tuple[int, int]]] = [[] for _ in range(EMPIRE_COUNT)]
        for player, known in enumerate(self._cards.known):
            for kind in range(data.kinds):
                if known[kind] and player != seen.seat:
                    self._known[data.card_empire[kind]].append((player, kind))
        self._piles = [0] * EMPIRE_COUNT  # how many cards of each discard pile are known
        for kind in range(data.kinds):
            self._piles[data.card_empire[kind]] += self._piled[kind]
        self._table = self._seen_table()
        self._frames = [frame_again(name, parts) for name, parts in seen.frames]  # immutable
        self.plain = self.fill(None, None)

    def fill(self, rng: RandomStream | None, loyalties: Sequence[Sequence[int]] | None) -> State:
        """Return a state with cards dealt by `rng` and the given loyalties.

        Loyalties are given seat by seat; [] keeps what is visible. Without `rng` the cards are
        dealt in a fixed order, and without loyalties the tokens are.
        """
        s = self._table.clone()
        self._deal_cards(s, rng)
        for player in range(s.players):
            given = loyalties[player] if loyalties is not None else ()
            place = player * SLOT_COUNT
            s.loyalty[place : place + SLOT_COUNT] = fill_loyalties(
                s.loyalty[place : place + SLOT_COUNT], given
            )
        s.stack = self._frames[:]
        count, s.count = s.count, 0
        s.run()
        s.count = count
        return s

    def sample(self, rng: RandomStream) -> State:
        """Return a state in which everything hidden is equally likely."""
        loyalties: list[list[int]] = []
        for player in range(self.seen.players):
            if player == self.seen.seat:
                loyalties.append([])
                continue
            tokens = list(range(EMPIRE_COUNT))
            shuffle(tokens, rng)
            loyalties.append(tokens)
        return self.fill(rng, loyalties)

    def _seen_table(self) -> State:
        seen = self.seen
        s = State(seen.data, seen.players)
        for name in (*LISTS, "held", "deck_size", "discard_size"):
            if name not in HIDDEN:
                setattr(s, name, getattr(seen, name)[:])
        for name in NUMBERS:
            setattr(s, name, getattr(seen, name))
        s.hand_size = [
            sum(seen.held[player * EMPIRE_COUNT : (player + 1) * EMPIRE_COUNT])
            for player in range(seen.players)
        ]
        kinds = seen.data.kinds
        if seen.seat >= 0:
            s.hands[seen.seat * kinds : (seen.seat + 1) * kinds] = seen.hand
            s.update_payable(seen.seat)
        return s

    def _deal_cards(self, s: State, rng: RandomStream | None) -> None:
        """Deal the unseen cards, colour by colour: to hands, the discard pile and the deck."""
        kinds: i64 = s.data.kinds
        deck = [0] * kinds
        discards = self._piled[:]
        me: i64 = self.seen.seat
        empire: i64
        player: i64
        i: i64
        for empire in range(EMPIRE_COUNT):
            cards = self._unseen[empire][:]
            thrown: i64 = s.discard_size[empire] - self._piles[empire]
            wanted: i64 = 0
            for player in range(s.players):
                if player != me:
                    wanted += s.held[player * EMPIRE_COUNT + empire]
            if wanted == 0 and thrown == 0:  # all are in the deck, where order does not matter
                if rng is not None and len(cards) > 1:
                    rng.counter += len(cards) - 1
            else:
                if rng is not None:
                    shuffle(cards, rng)
                self._deal_colour(s, empire, cards, thrown, discards, rng)
            for i in range(len(cards)):
                deck[cards[i]] += 1
        s.deck = deck
        s.discards = discards
        for player in range(s.players):
            if player != me:
                s.update_payable(player)

    def _deal_colour(
        self, s: State, empire: i64, cards: list[int], thrown: i64, discards: list[int],
        rng: RandomStream | None,
    ) -> None:  # fmt: skip
        """Deal hands and discard pile from the cards of one colour, removing them from `cards`."""
        kinds: i64 = s.data.kinds
        hands = s.hands
        me: i64 = self.seen.seat
        shown = [kind for kind in cards if CONQUEST <= kind < ALLIANCE]
        if shown:  # never held, because they are revealed when drawn: leave them to the deck
            cards[:] = [kind for kind in cards if not CONQUEST <= kind < ALLIANCE]
        wanted = [
            0 if player == me else s.held[player * EMPIRE_COUNT + empire]
            for player in range(s.players)
        ]
        for holder, known in self._known[empire]:
            if wanted[holder] and known in cards:
                cards.remove(known)
                hands[holder * kinds + known] += 1
                wanted[holder] -= 1
        player: i64
        for player in range(s.players):
            if wanted[player] > 0:
                weights = self._cards.weights[player]
                for _ in range(wanted[player]):
                    kind: i64 = cards.pop() if rng is None else weighted(cards, weights, rng)
                    hands[player * kinds + kind] += 1
        for _ in range(thrown):
            discards[cards.pop()] += 1
        cards += shown


def fill_loyalties(tokens: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """Fill face-down tokens (-1) with the remaining empires, in the order of `wanted`."""
    if len(wanted) == SLOT_COUNT and all(
        have in (-1, want) for have, want in zip(tokens, wanted, strict=True)
    ):
        return list(wanted)
    left = [empire for empire in (wanted or range(EMPIRE_COUNT)) if empire not in tokens]
    return [token if token >= 0 else left.pop(0) for token in tokens]


def frame_again(name: str, parts: tuple[int, ...]) -> Frame:
    """Rebuild a frame from its visible parts; parts that only another seat may see become 0."""
    return make_frame(
        name,
        [0 if part < 0 and field_of(name, i).hidden else part for i, part in enumerate(parts)],
    )


def weighted(cards: list[int], weights: list[float], rng: RandomStream) -> int:
    """Remove and return one of the cards, with probabilities in proportion to the weights."""
    total: float = 0.0
    i: i64
    for i in range(len(cards)):
        total += weights[cards[i]]
    left: float = total * rng.below(GRAIN) / GRAIN
    for i in range(len(cards)):
        left -= weights[cards[i]]
        if left < 0.0:
            return cards.pop(i)
    return cards.pop()


def shuffle(items: list[int], rng: RandomStream) -> None:
    """Shuffle a list in place."""
    last: i64 = len(items) - 1
    while last > 0:
        other: i64 = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1
