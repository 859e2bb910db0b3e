"""What a dark alliance costs (R6.8), by the empire of its card; waived if it cannot be paid."""

from __future__ import annotations

from typing import ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ASK_PRICE_ADD,
    ASK_PRICE_DECK,
    ASK_PRICE_OTHER,
    ASK_PRICE_OWN,
    ASK_PRICE_RETRIEVE,
    ASK_PRICE_REVEAL,
    ASKING,
    AT,
    BEAR,
    EAGLE,
    ELEPHANT,
    EMPIRE,
    EMPIRE_COUNT,
    FROM,
    FROM_POSITION,
    LION,
    MAX_FIELD_AGENTS,
    PASS,
    POSITION_COUNT,
    REGION_COUNT,
    REVEAL,
    SLOT_COUNT,
    TO,
    TO_POSITION,
    VACANT,
)
from warofwhispers.engine.frames.agents import agents_on_board, take_back
from warofwhispers.engine.frames.draw import DrawCards
from warofwhispers.engine.places import agent_player, agent_region, field_agent
from warofwhispers.engine.plays import alliance_kind, empire_of
from warofwhispers.engine.state import Frame, State

RULE: Final = "R6.8"
DRAWS: Final = 2
ADDS: Final = 4


@final
class Price(Frame):
    """The price is due: `owner` is whose order it was, `ally` whose card."""

    FIELDS: ClassVar = (fields.OWNER, fields.ALLY, fields.ALLIANCE_CARD)

    def __init__(self, owner: int, ally: int, card: int) -> None:
        self.owner = owner
        self.ally = ally
        self.card = card

    def advance(self, s: State) -> bool:
        """Find out who pays or gains, and start.

        For an ask the ally pays the price, or the owner has the gain; for an offer it is the other
        way round.
        """
        asked = alliance_kind(self.card) == ASKING
        payer = self.ally if asked else self.owner
        gainer = self.owner if asked else self.ally
        empire = empire_of(self.card)
        if empire == BEAR:
            s.stack[-1] = PriceRetrieve(payer)
        elif empire == EAGLE:
            s.stack[-1] = PriceDeck(gainer, DRAWS)
        elif empire == ELEPHANT:
            s.stack[-1] = PriceAdd(gainer)
        elif empire == LION:
            s.stack[-1] = PriceReveal(payer)
        else:
            s.stack[-1] = PriceOwn(gainer, payer)
        return False


def waive(s: State, player: int) -> bool:
    """Waive a price that cannot be paid."""
    s.stack.pop()
    if s.log is not None:
        s.note("waived", RULE, player, ())
    return False


@final
class PriceRetrieve(Frame):
    """Bear: an agent is taken back."""

    FIELDS: ClassVar = (fields.PLAYER,)

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, s: State) -> bool:
        """Offer the agents on the board."""
        options = agents_on_board(s, self.player)
        return s.ask(self.player, ASK_PRICE_RETRIEVE, options) if options else waive(s, self.player)

    def choose(self, s: State, action: int) -> None:
        """Take that agent back; the price is paid."""
        s.stack.pop()
        take_back(s, self.player, action, RULE)


@final
class PriceDeck(Frame):
    """Eagle: cards from any decks, each deck chosen separately."""

    FIELDS: ClassVar = (fields.PLAYER, fields.LEFT)

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left

    def advance(self, s: State) -> bool:
        """Offer the decks that have a card."""
        if self.left == 0:
            s.stack.pop()
            return False
        options = [
            EMPIRE + empire
            for empire in range(EMPIRE_COUNT)
            if s.deck_size[empire] + s.discard_size[empire] > 0
        ]
        return s.ask(self.player, ASK_PRICE_DECK, options) if options else waive(s, self.player)

    def choose(self, s: State, action: int) -> None:
        """Draw one from that deck."""
        s.stack[-1] = PriceDeck(self.player, self.left - 1)
        s.stack.append(DrawCards(self.player, action - EMPIRE, 1))


@final
class PriceAdd(Frame):
    """Elephant: four friendly banners to a region."""

    FIELDS: ClassVar = (fields.PLAYER,)

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, s: State) -> bool:
        """Offer regions whose empire has a banner left."""
        options = [AT + region for region in range(REGION_COUNT) if s.reserve[s.holder[region]] > 0]
        return s.ask(self.player, ASK_PRICE_ADD, options) if options else waive(s, self.player)

    def choose(self, s: State, action: int) -> None:
        """Add them."""
        region = action - AT
        empire = s.holder[region]
        s.stack.pop()
        s.add(empire, region, min(ADDS, s.reserve[empire]), RULE)


@final
class PriceReveal(Frame):
    """Lion: a loyalty is turned face up."""

    FIELDS: ClassVar = (fields.PLAYER,)

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, s: State) -> bool:
        """Offer the slots with a face-down token."""
        up = s.face_up[self.player]
        options = [REVEAL + slot for slot in range(SLOT_COUNT) if not (up >> slot) & 1]
        return s.ask(self.player, ASK_PRICE_REVEAL, options) if options else waive(s, self.player)

    def choose(self, s: State, action: int) -> None:
        """Turn the token up."""
        slot = action - REVEAL
        s.stack.pop()
        s.face_up[self.player] |= 1 << slot
        if s.log is not None:
            empire = s.loyalty[self.player * SLOT_COUNT + slot]
            s.note("revealed", RULE, self.player, (slot, empire))


# -- Horse: agents change places. A place is a position, or 20 + a region. ------------------


def places_of(s: State, player: int) -> list[int]:
    """Return where a player's agents are."""
    council = [place for place in range(POSITION_COUNT) if s.council[place] == player]
    field = [POSITION_COUNT + agent_region(w) for w in s.field if agent_player(w) == player]
    return council + field


def may_trade(s: State, player: int, own: int, other_player: int, other: int) -> bool:
    """Return whether two agents may change places within the limits on field agents (R3.3)."""
    if own == other:  # two in one region: nothing would change
        return False
    return _may_go(s, player, own, other) and _may_go(s, other_player, other, own)


def _may_go(s: State, player: int, old: int, new: int) -> bool:
    if new < POSITION_COUNT:
        return True
    field = [place for place in places_of(s, player) if place >= POSITION_COUNT and place != old]
    return new not in field and len(field) < MAX_FIELD_AGENTS


@final
class PriceOwn(Frame):
    """Horse: which of the player's own agents changes places, if any."""

    FIELDS: ClassVar = (fields.PLAYER, fields.OTHER)

    def __init__(self, player: int, other: int) -> None:
        self.player = player
        self.other = other

    def advance(self, s: State) -> bool:
        """Offer agents that one of the other's could change places with, and to leave it."""
        theirs = places_of(s, self.other)
        options = [PASS]
        for own in places_of(s, self.player):
            if any(may_trade(s, self.player, own, self.other, place) for place in theirs):
                options.append(
                    FROM_POSITION + own if own < POSITION_COUNT else FROM + own - POSITION_COUNT
                )
        if len(options) == 1:
            return waive(s, self.player)
        return s.ask(self.player, ASK_PRICE_OWN, options)

    def choose(self, s: State, action: int) -> None:
        """Go on to the other player's agent."""
        if action == PASS:
            s.stack.pop()
            return
        own = action - FROM_POSITION if action >= FROM_POSITION else POSITION_COUNT + action - FROM
        s.stack[-1] = PriceOther(self.player, self.other, own)


@final
class PriceOther(Frame):
    """Horse: which of the other player's agents."""

    FIELDS: ClassVar = (fields.PLAYER, fields.OTHER, fields.PLACE)

    def __init__(self, player: int, other: int, own: int) -> None:
        self.player = player
        self.other = other
        self.own = own

    def advance(self, s: State) -> bool:
        """Offer those it may change places with."""
        options = [
            TO_POSITION + place if place < POSITION_COUNT else TO + place - POSITION_COUNT
            for place in places_of(s, self.other)
            if may_trade(s, self.player, self.own, self.other, place)
        ]
        return s.ask(self.player, ASK_PRICE_OTHER, options)

    def choose(self, s: State, action: int) -> None:
        """Let the two change places."""
        s.stack.pop()
        theirs = action - TO_POSITION if action >= TO_POSITION else POSITION_COUNT + action - TO
        for player, place in ((self.player, self.own), (self.other, theirs)):
            if place < POSITION_COUNT:
                s.council[place] = VACANT
            else:
                s.field.remove(field_agent(player, place - POSITION_COUNT))
        for player, place in ((self.player, theirs), (self.other, self.own)):
            if place < POSITION_COUNT:
                s.council[place] = player
            else:
                s.field.append(field_agent(player, place - POSITION_COUNT))
        s.field.sort()
        if s.log is not None:
            s.note("traded_places", RULE, self.player, (self.own, theirs, self.other))
