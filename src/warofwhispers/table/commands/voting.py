"""Commands that ask the others for consent, and give it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from warofwhispers.table import tokens
from warofwhispers.table.commands.checks import (
    find_seat,
    require_not_asked,
    require_playing,
    require_seat,
)
from warofwhispers.table.errors import Refusal
from warofwhispers.table.journal import VoteCast, VoteProposed
from warofwhispers.table.undo import first_question

if TYPE_CHECKING:
    from warofwhispers.table.journal import VoteKind
    from warofwhispers.table.seats import Identity
    from warofwhispers.table.state import Table

AwayFor = Callable[[int], float]
"""For how many seconds nobody has been there for a seat; 0 if somebody is."""


def propose_end(table: Table, identity: Identity) -> VoteProposed:
    """Ask everyone to consent to ending the game."""
    return VoteProposed("end", _proposer(table, identity, "end"))


def propose_undo(table: Table, identity: Identity, to: int) -> VoteProposed:
    """Ask everyone to consent to going back further than one may alone."""
    by = _proposer(table, identity, "undo")
    history = require_playing(table)
    first = first_question(table)
    if first is None or not first <= to < len(history):
        raise Refusal("invalid", "no-such-question", to=to)
    if history.askers[to] is None:
        raise Refusal("invalid", "question-to-chance", to=to)
    return VoteProposed("undo", by, to=to)


def propose_bot(
    table: Table, identity: Identity, seat: int, level: str, away_for: AwayFor
) -> VoteProposed:
    """Ask the others to consent to a bot playing for somebody who has been away for long.

    Others who have been away just as long are not waited for.
    """
    by = _proposer(table, identity, "bot", seat)
    absent = find_seat(table, seat)
    if absent.kind != "person":
        raise Refusal("not_now", "nobody-sits-there", seat=seat)
    if absent.away:
        raise Refusal("not_now", "bot-plays-already")
    patience = table.created.patience
    if seat == by or (missing := patience - away_for(seat)) > 0:
        seconds = patience if seat == by else math.ceil(missing)
        raise Refusal("not_now", "not-away", seat=seat, name=absent.name, seconds=seconds)
    gone = (at for at in range(len(table.seats)) if at != by and away_for(at) >= patience)
    return VoteProposed("bot", by, seat=seat, level=level, without=tuple(gone))


def reclaim(table: Table, seat: int, token: str) -> VoteProposed:
    """Ask the others to give a seat whose secret was lost to the holder of a new one."""
    if find_seat(table, seat).kind != "person":
        raise Refusal("not_now", "nobody-sits-there", seat=seat)
    if not any(other.is_person for at, other in enumerate(table.seats) if at != seat):
        raise Refusal("not_now", "nobody-to-consent")
    require_not_asked(table, "renew")
    return VoteProposed("renew", None, seat=seat, token=tokens.digest(token))


def cast_vote(
    table: Table, identity: Identity, number: int, away_for: AwayFor, *, yes: bool
) -> VoteCast:
    """Consent, or not; the person whose seat it is about may always say no."""
    seat = require_seat(identity)
    vote = table.votes.get(number)
    if vote is None:
        raise Refusal("not_found", "no-such-vote", vote=number)
    about = vote.proposal.seat
    if seat not in vote.waiting_for(table.seats) and (yes or seat != about):
        raise Refusal("not_now", "vote-waits-for-others")
    if yes and vote.proposal.kind == "bot" and about is not None and not away_for(about):
        raise Refusal("not_now", "they-are-back", seat=about, name=table.seats[about].name)
    return VoteCast(number, seat, yes)


def _proposer(table: Table, identity: Identity, kind: VoteKind, seat: int | None = None) -> int:
    """Return the requester's seat; refuse who may not propose, and what is proposed already."""
    by = require_seat(identity)
    require_playing(table)
    if not table.seats[by].is_person:
        raise Refusal("not_now", "bot-plays-for-you")
    require_not_asked(table, kind, seat)
    return by
