"""How a table follows its journal: what each entry changes.

Following depends on neither the clock nor chance, and never refuses: a command, and whether there
is room, decided what is allowed before the entry was written.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from warofwhispers.table.chain import entry_link, first_link
from warofwhispers.table.claims import CLAIM_LIFE, Refused
from warofwhispers.table.errors import Refusal
from warofwhispers.table.history import GameHistory, is_readable, setup_from_json
from warofwhispers.table.journal import (
    ENDING,
    MOST_ENTRIES,
    Acted,
    ClaimSettled,
    Entry,
    GameStarted,
    JournalError,
    MessageSent,
    RematchCreated,
    SeatChanged,
    SeatLeft,
    SeatMuted,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    TableClosed,
    TableCreated,
    TokenRenewed,
    Undone,
    VoteCast,
    VoteProposed,
    WordGiven,
    content,
)
from warofwhispers.table.snapshots import SnapshotError, restore
from warofwhispers.table.state import Message, Table
from warofwhispers.table.teaching import follow_lesson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.table.journal import Change, SeatChange
    from warofwhispers.table.seats import Seat


def table_from_journal(
    table_id: str, entries: Sequence[Entry], saved: str | None = None
) -> tuple[Table, SnapshotError | None]:
    """Build a table from its whole journal; also return why the snapshot `saved` was of no use."""
    first = entries[0]
    if not isinstance(first.change, TableCreated):
        raise JournalError("journal-beginning", table=table_id)
    table = Table(
        table_id,
        replace(first.change, proof=None),  # up to a megabyte, and only read for the record
        first.at,
        readable=is_readable(first.change),
        seats=list(first.change.seats),
        head=first_link(table_id),
    )
    _chain(table, first)
    if first.key is not None:
        table.keys[first.key] = first.asked
    for entry in entries[1:]:
        _note(table, entry)
    useless = None
    if table.setup is not None and saved is not None:
        try:
            table.history = restore(table.setup, table.line, saved)
        except SnapshotError as fault:
            useless = fault
    _play_on(table)
    return table, useless


def new_journal(
    table_id: str,
    at: float,
    changes: Sequence[Change],
    key: str | None = None,
    asked: str | None = None,
) -> tuple[Table, list[Entry]]:
    """Return a new table and its first entries; the first carries the request's key."""
    text = content(changes[0], key, asked)
    entries = [Entry(1, at, changes[0], key, asked, first_link(table_id), text)]
    table, _ = table_from_journal(table_id, entries)
    for change in changes[1:]:
        entries.append(next_entry(table, at, change))
        follow(table, entries[-1])
    return table, entries


def next_entry(
    table: Table, at: float, change: Change, key: str | None = None, asked: str | None = None
) -> Entry:
    """Return a table's next entry, with the hash of the last; refuse if there is no room."""
    if table.seq >= MOST_ENTRIES and not isinstance(change, ENDING):
        raise Refusal("not_now", "journal-full", most=MOST_ENTRIES)
    text = content(change, key, asked)  # made once, for the hash and for the database
    return Entry(table.seq + 1, at, change, key, asked, table.head, text)


def follow(table: Table, entry: Entry) -> None:
    """Change a table as the next entry of its journal says."""
    _note(table, entry)
    _play_on(table)


def _play_on(table: Table) -> None:
    """Bring the game up to date with the line; a command may have played its actions already."""
    if table.setup is not None:
        table.history = table.history or GameHistory(table.setup)
        table.history.catch_up(table.line)
        follow_lesson(table)


def _note(table: Table, entry: Entry) -> None:
    _chain(table, entry)
    table.seq = entry.seq
    if entry.key is not None:
        table.keys[entry.key] = entry.asked
    table.votes.drop_if(lambda v: v.proposal.kind == "claim" and entry.at > v.at + CLAIM_LIFE)
    _end_claims(table, entry)
    _change(table, entry)


def _chain(table: Table, entry: Entry) -> None:
    """Check that an entry carries the hash of the one before it, and add its own to the chain."""
    if entry.before is not None and table.chained_from is None:
        table.chained_from = entry.seq
    if table.chained_from is not None and entry.before != table.head:
        raise JournalError("journal-chain", entry=entry.seq)
    table.head = entry_link(table.created.secret, table.head, entry)


def _end_claims(table: Table, entry: Entry) -> None:
    """End the claims to a seat whose owner shows a sign of life."""
    match entry.change:
        case Acted(seat) if table.seats[seat].away:
            return  # the bot did this, not the owner
        case Acted(seat) | SeatReturned(seat) | SeatLeft(seat) | TokenRenewed(seat):
            table.warned.pop(seat, None)
        case MessageSent(seat) | SeatChanged(seat) | Undone(by=seat) | VoteCast(seat=seat):
            pass
        case VoteProposed(by=int(seat)):
            pass
        case _:
            return
    for number in table.votes.claims(seat):
        _refuse_claim(table, number, entry.at)
        table.warned[seat] = entry.at


def _refuse_claim(table: Table, number: int, at: float) -> None:
    claim = table.votes.close(number)
    if claim.seat is not None:
        kind = (claim.seat, claim.by is None)
        count = table.refused_claims.get(kind, Refused()).count
        table.refused_claims[kind] = Refused(count + 1, at)


def _vote(table: Table, entry: Entry, change: VoteProposed | VoteCast | ClaimSettled) -> None:
    match change:
        case VoteProposed():
            table.votes.propose(entry.seq, entry.at, change)
        case ClaimSettled(number):
            _settle_claim(table, number)
        case VoteCast(number, seat, yes):
            vote = table.votes.get(number)
            if vote is None:
                return  # the owner of a claimed seat has just ended this by showing up
            if vote.proposal.kind == "claim" and not yes:
                _refuse_claim(table, number, entry.at)
            else:
                table.votes.cast(number, seat, yes=yes)
    _settle_votes(table)


def _settle_claim(table: Table, number: int) -> None:
    claim = table.votes.close(number)
    if claim.seat is None:
        return
    table.votes.drop_if(lambda v: v.proposal.kind == "claim" and v.proposal.seat == claim.seat)
    table.refused_claims.pop((claim.seat, True), None)
    table.refused_claims.pop((claim.seat, False), None)
    seat = table.seats[claim.seat]
    if claim.level is not None:
        table.seats[claim.seat] = replace(seat, away=True, level=claim.level)
    else:
        table.seats[claim.seat] = replace(seat, token=claim.token, screen=False)


def _check_place(table: Table, entry: Entry) -> None:
    """Check that an answer or undo belongs where it stands: it was made for this turn and line."""
    match entry.change:
        case Acted(turn=turn, number=number):
            fits = turn == table.turn and number in {None, len(table.line)}
        case Undone(to):
            fits = table.given <= to < len(table.line)
        case _:
            return
    if not fits:
        raise JournalError("journal-place", entry=entry.seq)


def _change(table: Table, entry: Entry) -> None:
    _check_place(table, entry)
    match entry.change:
        case Acted(seat, _, actions) as acted:
            table.changed_from.append((entry.seq, len(table.line)))
            table.line += actions
            table.turn += 1
            table.draws += len(acted.draws)
            table.stored_result = acted.result
            table.votes.drop("undo")
            table.votes.drop("bot", seat)  # a person who plays needs no bot
        case Undone(to):
            _go_back(table, to)
        case MessageSent(seat, text):
            table.votes.drop("bot", seat)
            name = table.seats[seat].name
            table.chat.append(Message(entry.seq, seat, name, text, entry.at))
        case VoteProposed() | VoteCast() | ClaimSettled() as change:
            _vote(table, entry, change)
        case GameStarted() as start:
            _start(table, entry.seq, start)
        case RematchCreated(rematch):
            table.rematch = rematch
        case TableClosed():
            table.closed = True
            table.votes.drop_if(lambda _: True)
        case TableCreated():
            raise JournalError("journal-created-twice", entry=entry.seq)
        case change:
            table.seats[change.seat] = _changed_seat(table.seats[change.seat], change)
            if isinstance(change, SeatLeft):
                _settle_votes(table)


def _changed_seat(seat: Seat, change: SeatChange) -> Seat:  # noqa: PLR0911 - one for each kind
    match change:
        case SeatTaken(_, token, name, society, word):
            return replace(
                seat, kind="person", token=token, name=name, society=society,
                level=None, invite=None, word=word,
            )  # fmt: skip
        case WordGiven(_, word):
            return replace(seat, word=word)
        case SeatChanged(_, name, society):
            return replace(seat, name=name, society=society)
        case SeatOffered(_, kind, level, invite, name):
            return replace(
                seat, kind=kind, level=level, invite=invite, name=name,
                token=None, away=False, host=False, left=False, screen=False, muted=False,
                word=None,
            )  # fmt: skip
        case SeatLeft(_, level):
            return replace(seat, away=True, left=True, level=level)
        case SeatReturned():
            return replace(seat, away=False, left=False, level=None)
        case SeatMuted(_, muted):
            return replace(seat, muted=muted)
        case TokenRenewed(_, token):
            return replace(seat, token=token)


def _start(table: Table, seq: int, start: GameStarted) -> None:
    table.started = True
    table.seats = [
        replace(
            seat,
            kind=given.kind, level=given.level, society=given.society, name=given.name, invite=None,
        )
        for seat, given in zip(table.seats, start.seats, strict=True)
    ]  # fmt: skip
    if table.readable:
        table.setup = setup_from_json(start.setup)
    else:
        table.stored_setup = start.setup
    table.changed_from.append((seq, 0))
    table.line += start.actions
    table.given = start.given
    table.turn += 1
    table.words = start.words
    table.draws += len(start.draws)
    table.closed = start.closed


def _go_back(table: Table, number: int) -> None:
    table.changed_from.append((table.seq, number))
    del table.line[number:]
    if table.history is not None:
        table.history.back_to(number)
    table.turn += 1
    table.votes.drop("undo")


def _settle_votes(table: Table) -> None:
    """Carry out what everyone has consented to; one thing may settle the next."""
    while (agreed := table.votes.pop_agreed(table.seats)) is not None:
        match agreed:
            case VoteProposed(kind="end"):
                table.closed = True
            case VoteProposed(kind="undo", to=int(to)):
                _go_back(table, to)
            case VoteProposed(kind="renew", seat=int(at), token=token):
                table.seats[at] = replace(table.seats[at], token=token)
            case VoteProposed(kind="bot", seat=int(at), level=level):
                table.seats[at] = replace(table.seats[at], away=True, level=level)
