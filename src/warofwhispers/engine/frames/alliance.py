"""Dark alliances (R6.8): the others are asked, one proposes, and the one concerned answers."""

from __future__ import annotations

from typing import ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import (
    ACCEPT,
    ALLIANCE,
    ASK_ALLIANCE,
    ASK_ANSWER,
    ASK_OFFER,
    ASKING,
    DECLINE,
    HELD_ORDER,
    HELD_ROUND,
    HOLD_ORDER,
    HOLD_ROUND,
    OFFERING,
    PASS,
    PROPOSE,
    SPECIALS_PER_EMPIRE,
)
from warofwhispers.engine.frames.prices import Price
from warofwhispers.engine.plays import alliance_kind
from warofwhispers.engine.state import Frame, State

RULE: Final = "R6.8"
OFFER_ADDS: Final = 4
CARDS: Final = 10


@final
class Alliance(Frame):
    """The others are asked in turn for an ask, or for an offer, to `owner`, whose order it is.

    Anyone who holds any card is asked, whatever it is, unless a standing answer applies.
    """

    FIELDS: ClassVar = (fields.ALLIANCE_KIND, fields.OWNER, fields.EMPIRE, fields.TURN)

    def __init__(self, kind: int, owner: int, empire: int, turn: int) -> None:
        self.kind = kind
        self.owner = owner
        self.empire = empire
        self.turn = turn

    def advance(self, s: State) -> bool:
        """Ask the next player."""
        turn = self.turn
        if self.kind == OFFERING and s.reserve[self.empire] == 0:
            turn = s.players  # there is nothing to offer
        while turn < s.players:
            player = (self.owner + turn) % s.players
            if s.hand_size[player] > 0 and s.standing[player] == 0:
                s.stack[-1] = Alliance(self.kind, self.owner, self.empire, turn)
                options = [PASS]
                for card in range(self.kind, CARDS, SPECIALS_PER_EMPIRE):
                    if s.hands[player * s.data.kinds + ALLIANCE + card] > 0:
                        options.append(PROPOSE + card)
                options += [HOLD_ORDER, HOLD_ROUND]
                return s.ask(player, ASK_ALLIANCE if self.kind == ASKING else ASK_OFFER, options)
            turn += 1
        s.stack.pop()
        return False

    def choose(self, s: State, action: int) -> None:
        """Propose a card, decline to, or decline for longer."""
        player = s.player
        s.stack[-1] = Alliance(self.kind, self.owner, self.empire, self.turn + 1)
        if action == HOLD_ORDER or action == HOLD_ROUND:
            s.standing[player] = HELD_ORDER if action == HOLD_ORDER else HELD_ROUND
            if s.log is not None:
                s.note("holds_off", RULE, player, (s.standing[player],))
        elif action != PASS:
            card = ALLIANCE + action - PROPOSE
            if s.log is not None:
                s.note("proposed", RULE, player, (card, self.owner))
            s.stack.append(AllianceAnswer(self.owner, player, card, self.empire))


@final
class AllianceAnswer(Frame):
    """A card has been proposed: the player whose order it is accepts or declines."""

    FIELDS: ClassVar = (fields.OWNER, fields.ALLY, fields.ALLIANCE_CARD, fields.EMPIRE)

    def __init__(self, owner: int, ally: int, card: int, empire: int) -> None:
        self.owner = owner
        self.ally = ally
        self.card = card
        self.empire = empire

    def advance(self, s: State) -> bool:
        """Ask that player."""
        return s.ask(self.owner, ASK_ANSWER, [ACCEPT, DECLINE])

    def choose(self, s: State, action: int) -> None:
        """Seal the alliance, after which nobody else is asked; or return the card to its hand."""
        s.stack.pop()
        if s.log is not None:
            name = "accepted" if action == ACCEPT else "declined"
            s.note(name, RULE, self.owner, (self.card, self.ally))
        if action == DECLINE:
            return
        s.stack.pop()  # the round of questions
        s.spend(self.ally, self.card)
        price = Price(self.owner, self.ally, self.card)
        if alliance_kind(self.card) == ASKING:
            act = s.stack[-1]
            s.stack[-1] = price  # due once the order is done
            s.stack.append(act.taken_over(self.ally))
        else:
            number = min(OFFER_ADDS, s.reserve[self.empire])
            s.reserve[self.empire] -= number
            if s.log is not None:
                s.note("joined", RULE, self.ally, (self.empire, number))
            s.stack[-1] = s.stack[-1].grown(number)
            s.stack.append(price)
