"""Commands that ask the others for consent, and give it."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from warofwhispers.table import tokens
from warofwhispers.table.claims import (
    CLAIMS_FROM_OUTSIDE,
    Refused,
    claim_ready,
    opens_to_claimants,
)
from warofwhispers.table.commands.checks import (
    find_seat,
    require_not_asked,
    require_playing,
    require_seat,
)
from warofwhispers.table.errors import Refusal
from warofwhispers.table.journal import ClaimSettled, VoteCast, VoteProposed
from warofwhispers.table.undo import first_question

if TYPE_CHECKING:
    from warofwhispers.table.journal import VoteKind
    from warofwhispers.table.seats import Identity
    from warofwhispers.table.state import Table

AwayFor = Callable[[int], float]
"""How many seconds nobody has been there for a seat; 0 if somebody is."""

LONG_ABSENCE: Final = 86400.0
"""Seconds after which an absent person is not waited for in votes that reveal or undo the game."""


def propose_end(table: Table, identity: Identity, away_for: AwayFor) -> VoteProposed:
    """Ask everyone to agree to end the game, which reveals everything."""
    by = _proposer(table, identity, "end")
    return VoteProposed("end", by, asked=_all_but_long_gone(table, by, away_for))


def propose_undo(table: Table, identity: Identity, to: int, away_for: AwayFor) -> VoteProposed:
    """Ask everyone to agree to undo further than a player may alone."""
    by = _proposer(table, identity, "undo")
    history = require_playing(table)
    first = first_question(table)
    if first is None or not first <= to < len(history):
        raise Refusal("invalid", "no-such-question", to=to)
    if history.askers[to] is None:
        raise Refusal("invalid", "question-to-chance", to=to)
    return VoteProposed("undo", by, to=to, asked=_all_but_long_gone(table, by, away_for))


def propose_bot(
    table: Table, identity: Identity, seat: int, level: str, away_for: AwayFor
) -> VoteProposed:
    """Ask the others to let a bot play for a person who has been away for long.

    Others who have been away just as long need not agree.
    """
    by = _proposer(table, identity, "bot", seat)
    absent = find_seat(table, seat)
    if absent.kind != "person":
        raise Refusal("not_now", "nobody-sits-there", seat=seat)
    if absent.away:
        raise Refusal("not_now", "bot-plays-already")
    patience = table.patience
    if seat == by or (missing := patience - away_for(seat)) > 0:
        seconds = patience if seat == by else math.ceil(missing)
        raise Refusal("not_now", "not-away", seat=seat, name=absent.name, seconds=seconds)
    others = (
        at for at, other in enumerate(table.seats) if other.is_person and at not in {by, seat}
    )
    asked = tuple(at for at in others if away_for(at) < patience)
    return VoteProposed("bot", by, seat=seat, level=level, asked=asked)


def claim_seat(  # noqa: PLR0913 - this much decides it
    table: Table,
    identity: Identity,
    seat: int,
    *,
    token: str,
    level: str,
    away_for: AwayFor,
    now: float,
) -> VoteProposed:
    """Ask the others for a seat whose secret was lost; see `claims` for what follows.

    Anybody may ask for themselves, and a person at the table also for somebody else.
    """
    owner = find_seat(table, seat)
    require_playing(table)
    if owner.kind != "person" or seat == identity.seat:
        raise Refusal("not_now", "nobody-sits-there", seat=seat)
    others = [at for at, s in enumerate(table.seats) if s.kind == "person" and at != seat]
    if not others:
        raise Refusal("not_now", "nobody-to-consent")
    outside = identity.seat is None
    pause = table.refused_claims.get((seat, outside), Refused()).pause_ends - now
    if pause > 0:
        seconds = math.ceil(pause)
        raise Refusal("too_many", "claimed-too-often", retry_after=pause, seconds=seconds)
    if (missing := table.patience - away_for(seat)) > 0:
        seconds = math.ceil(missing)
        raise Refusal("not_now", "owner-not-away", name=owner.name, seconds=seconds)
    opened = [vote for n in table.votes.claims(seat) if (vote := table.votes.get(n)) is not None]
    same = sum((vote.proposal.by is None) == outside for vote in opened)
    if same >= (CLAIMS_FROM_OUTSIDE if outside else 1):
        raise Refusal("not_now", "asked-already")
    if opens_to_claimants(table, seat, others):
        return VoteProposed(
            "claim", identity.seat, seat=seat, token=tokens.digest(token), asked=tuple(others)
        )
    if owner.away:
        raise Refusal("not_now", "bot-plays-already")
    return VoteProposed("claim", identity.seat, seat=seat, level=level, asked=tuple(others))


def settle_claim(table: Table, number: int, away_for: AwayFor, now: float) -> ClaimSettled:
    """Carry out a claim to which everyone has agreed, once its waiting time is over."""
    require_playing(table)
    vote = table.votes.get(number)
    if vote is None or vote.proposal.kind != "claim" or vote.proposal.seat is None:
        raise Refusal("not_found", "no-such-vote", vote=number)
    if vote.waiting_for(table.seats):
        raise Refusal("not_now", "claim-needs-consent")
    if (missing := claim_ready(table, vote) - now) > 0:
        raise Refusal("not_now", "claim-waits", seconds=math.ceil(missing), retry_after=missing)
    _require_unseen(table, vote.proposal.seat, away_for, now - vote.at)
    return ClaimSettled(number)


def refuse_claims(table: Table, seat: int) -> VoteCast:
    """End the claims to a seat whose owner has been seen."""
    claims = table.votes.claims(seat)
    if not claims:
        raise Refusal("not_found", "no-such-vote", vote=0)
    return VoteCast(claims[0], seat, yes=False)


def cast_vote(
    table: Table, identity: Identity, number: int, away_for: AwayFor, *, yes: bool
) -> VoteCast:
    """Agree or disagree; anyone may say no, even after a yes."""
    seat = require_seat(identity)
    vote = table.votes.get(number)
    if vote is None:
        raise Refusal("not_found", "no-such-vote", vote=number)
    about = vote.proposal.seat
    if yes and (seat not in vote.waiting_for(table.seats) or seat == about):
        raise Refusal("not_now", "vote-waits-for-others")
    if yes and vote.proposal.kind == "renew":
        raise Refusal("not_now", "ask-again")  # the vote would give the seat away at once
    if yes and about is not None and vote.proposal.kind in {"bot", "claim"}:
        _require_unseen(table, about, away_for, table.patience)
    return VoteCast(number, seat, yes)


def _require_unseen(table: Table, seat: int, away_for: AwayFor, seconds: float) -> None:
    """Refuse if somebody has been seen within the given number of seconds."""
    if away_for(seat) < seconds:
        raise Refusal("not_now", "they-are-back", seat=seat, name=table.seats[seat].name)


def _all_but_long_gone(table: Table, by: int, away_for: AwayFor) -> tuple[int, ...]:
    """Return everyone else, including those for whom a bot plays, unless away for very long."""
    longest = max(float(table.patience), LONG_ABSENCE)
    return tuple(
        at
        for at, seat in enumerate(table.seats)
        if seat.kind == "person" and not seat.left and at != by and away_for(at) < longest
    )


def _proposer(table: Table, identity: Identity, kind: VoteKind, seat: int | None = None) -> int:
    """Return the requester's seat; refuse those who may not propose, and what is open already."""
    by = require_seat(identity)
    require_playing(table)
    if not table.seats[by].is_person:
        raise Refusal("not_now", "bot-plays-for-you")
    require_not_asked(table, kind, seat)
    return by
