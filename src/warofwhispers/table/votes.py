"""Votes: what needs the consent of people at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from warofwhispers.table.journal import VoteKind, VoteProposed
    from warofwhispers.table.seats import Seat


@dataclass(frozen=True, slots=True)
class Vote:
    """A proposal, when it was made, and the seats that have consented to it so far."""

    proposal: VoteProposed
    at: float
    yes: frozenset[int]

    def waiting_for(self, seats: Sequence[Seat]) -> list[int]:
        """Return the people whose consent is still missing.

        Those who left the game of their own accord leave votes to the others, except on a claim.
        """
        proposal = self.proposal
        if proposal.asked is None:  # written by an earlier version
            not_asked = {*self.yes, *proposal.without, proposal.seat}
            return [at for at, seat in enumerate(seats) if seat.is_person and at not in not_asked]
        return [
            at
            for at in proposal.asked
            if at not in self.yes and (proposal.kind == "claim" or not seats[at].left)
        ]


class Votes:
    """The votes open at a table, by the number of the entry that proposed each."""

    def __init__(self, votes: dict[int, Vote] | None = None) -> None:
        """Start with the given votes, or none."""
        self._votes = votes or {}

    def __iter__(self) -> Iterator[tuple[int, Vote]]:
        """Iterate over numbers and votes, oldest first."""
        return iter(self._votes.items())

    def get(self, number: int) -> Vote | None:
        """Return an open vote."""
        return self._votes.get(number)

    def fork(self) -> Votes:
        """Return an independent copy."""
        return Votes(dict(self._votes))

    def is_asked(self, kind: VoteKind, seat: int | None = None) -> bool:
        """Return whether the table is already being asked this; with a seat, about that seat."""
        return any(
            vote.proposal.kind == kind and seat in {None, vote.proposal.seat}
            for vote in self._votes.values()
        )

    def claims(self, seat: int) -> list[int]:
        """Return the numbers of the open claims to a seat."""
        return [
            number
            for number, vote in self._votes.items()
            if vote.proposal.kind == "claim" and vote.proposal.seat == seat
        ]

    def propose(self, number: int, at: float, proposal: VoteProposed) -> None:
        """Open a vote; the proposer consents."""
        consents = frozenset() if proposal.by is None else frozenset({proposal.by})
        self._votes[number] = Vote(proposal, at, consents)

    def cast(self, number: int, seat: int, *, yes: bool) -> None:
        """Add a consent, or close the vote at the first no."""
        if yes:
            vote = self._votes[number]
            self._votes[number] = replace(vote, yes=vote.yes | {seat})
        else:
            del self._votes[number]

    def close(self, number: int) -> VoteProposed:
        """Close a vote, and return its proposal."""
        return self._votes.pop(number).proposal

    def drop(self, kind: VoteKind, seat: int | None = None) -> None:
        """Close all votes of a kind; with a seat, those about that seat."""
        self.drop_if(lambda v: v.proposal.kind == kind and seat in {None, v.proposal.seat})

    def drop_if(self, is_done: Callable[[Vote], bool]) -> None:
        """Close all votes that match a condition."""
        self._votes = {n: vote for n, vote in self._votes.items() if not is_done(vote)}

    def pop_agreed(self, seats: Sequence[Seat]) -> VoteProposed | None:
        """Close the oldest vote that everyone has consented to, and return its proposal.

        Claims are left out: they also have to wait.
        """
        for number, vote in self._votes.items():
            if vote.proposal.kind != "claim" and vote.yes and not vote.waiting_for(seats):
                return self.close(number)
        return None
