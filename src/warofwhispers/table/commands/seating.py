"""Commands on seats: taking one, starting, leaving, coming back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from warofwhispers.content import SOCIETIES, build_ruleset
from warofwhispers.game import Setup
from warofwhispers.table import tokens
from warofwhispers.table.chance import chance_of
from warofwhispers.table.commands.checks import (
    find_seat,
    names_but,
    own_seat,
    require_free_name,
    require_free_society,
    require_host,
    require_open,
    require_playing,
)
from warofwhispers.table.errors import Refusal
from warofwhispers.table.history import GameHistory, setup_from_json, setup_to_json
from warofwhispers.table.journal import (
    GameStarted,
    SeatChanged,
    SeatLeft,
    SeatOffered,
    SeatReturned,
    SeatTaken,
    StartedSeat,
    TokenRenewed,
    WordGiven,
)
from warofwhispers.table.names import bot_name, person_name

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from warofwhispers.content import Society
    from warofwhispers.table.chance import Chance
    from warofwhispers.table.journal import TableCreated
    from warofwhispers.table.seats import Identity, Seat, SeatKind
    from warofwhispers.table.state import Table
    from warofwhispers.table.tokens import RandomBits


def take_seat(  # noqa: PLR0913 - this much is said when somebody sits down
    table: Table,
    seat: int,
    *,
    invite: str | None,
    token: str,
    name: str,
    society: Society | None,
    word: str | None = None,
) -> SeatTaken:
    """Take an open seat, or a free one with its invitation."""
    empty = find_seat(table, seat)
    require_open(table)
    if empty.kind == "free":
        if invite is None or not tokens.matches(tokens.digest(invite), empty.invite):
            raise Refusal("bad_token", "needs-its-invitation", seat=seat)
    elif empty.kind != "open":
        raise Refusal("conflict", "seat-taken", seat=seat)
    require_free_society(table, seat, society)
    name = name or empty.name or person_name(seat, names_but(table, seat))
    require_free_name(table, seat, name)
    return SeatTaken(seat, tokens.digest(token), name, society or empty.society, word)


def give_word(table: Table, identity: Identity, seat: int, word: str) -> WordGiven:
    """Add the seat's word to the deal, once and before the game."""
    mine = own_seat(table, identity, seat)
    require_open(table)
    if mine.word is not None:
        raise Refusal("conflict", "word-given", seat=seat)
    return WordGiven(seat, word)


def rename(table: Table, identity: Identity, seat: int, name: str) -> SeatChanged:
    """Change the seat's name; an empty one changes nothing."""
    mine = own_seat(table, identity, seat)
    return SeatChanged(seat, _new_name(table, seat, name), mine.society)


def choose_society(
    table: Table, identity: Identity, seat: int, name: str, society: Society | None
) -> SeatChanged:
    """Choose another society before the game, and a name."""
    mine = own_seat(table, identity, seat)
    if society != mine.society:
        require_open(table)
        require_free_society(table, seat, society)
    return SeatChanged(seat, _new_name(table, seat, name), society)


def _new_name(table: Table, seat: int, name: str) -> str:
    """Return a seat's new name, or its present one if the new one is empty or the same."""
    own = table.seats[seat].name
    return own if name in {"", own} else require_free_name(table, seat, name)


def offer_seat(  # noqa: PLR0913 - this much is said of a seat
    table: Table,
    identity: Identity,
    seat: int,
    kind: SeatKind,
    *,
    level: str | None = None,
    invite: str | None = None,
    remove: bool = False,
) -> SeatOffered:
    """Let the host decide who may take a seat that is still free.

    With `remove` also one that somebody else has taken: a stranger who says nothing could keep the
    others waiting for ever. Without it, somebody may just have sat down, unseen by the host.
    """
    require_host(identity)
    require_open(table)
    taken = find_seat(table, seat)
    if taken.kind == "person" and (taken.host or not remove):
        raise Refusal("conflict", "seat-taken", seat=seat)
    name = "" if level is None else bot_name(level, names_but(table, seat))
    return SeatOffered(seat, kind, level, invite and tokens.digest(invite), name)


def start(table: Table, identity: Identity, fill: str | None, bits: RandomBits) -> GameStarted:
    """Start the game; seats still free go to bots if `fill` names a level.

    That is for the host alone: a stranger could shut out those whom the host has invited.
    """
    require_open(table)
    if identity.seat is None and not identity.host:
        raise Refusal("not_allowed", "start-is-for-the-table")
    if fill is not None and any(seat.is_empty for seat in table.seats):
        require_host(identity)
    seats: list[Seat] = []
    for at, seat in enumerate(table.seats):
        taken = [other.name for other in (*seats, *table.seats[at + 1 :])]
        seats.append(filled(seat, fill, taken))
    if any(seat.is_empty for seat in seats):
        raise Refusal("not_now", "seats-empty")
    words = tuple(seat.word for seat in seats)
    chance = chance_of(table, bits, words)
    seats = with_societies(seats, chance)
    table.history = GameHistory(game_setup(table.created, [str(seat.society) for seat in seats]))
    table.history.play_chance(chance)
    started = game_started(seats, table.history.setup, table.history.texts())
    return replace(started, words=words, draws=tuple(chance.draws))


def filled(seat: Seat, level: str | None, taken: Collection[str]) -> Seat:
    """Return a seat as it starts, with a bot if nobody came; avoid the other seats' names."""
    if seat.is_empty and level is not None:
        return replace(seat, kind="bot", level=level, name=bot_name(level, taken))
    return seat


def with_societies(seats: Sequence[Seat], chance: Chance) -> list[Seat]:
    """Return the seats with a society each; chance assigns one to those who have not chosen."""
    chosen = {seat.society for seat in seats}
    left = [society for society in SOCIETIES if society not in chosen]
    seated = []
    for at, seat in enumerate(seats):
        society = seat.society
        if society is None:
            society = left.pop(chance.choose([f"society {at} {other}" for other in left]))
        seated.append(replace(seat, society=society))
    return seated


def game_setup(created: TableCreated, societies: Sequence[str]) -> Setup:
    """Return a table's setup; a rematch keeps the previous game's board and councils."""
    if created.base is not None:
        base = setup_from_json(created.base)
    else:
        ruleset = build_ruleset(created.ruleset, created.options, created.rules)
        base = Setup(ruleset, tuple(societies))
    first = created.first if created.first in societies else None  # the player named has gone
    return replace(base, seats=tuple(societies), seating=created.seating, first=first)


def game_started(
    seats: Iterable[Seat], setup: Setup, actions: tuple[str, ...], *, closed: bool = False
) -> GameStarted:
    """Return the change for a game so far; `closed` means that it does not continue."""
    starting = tuple(StartedSeat(s.kind, s.level, s.society, s.name) for s in seats)
    return GameStarted(starting, setup_to_json(setup), actions, closed)


def leave(table: Table, identity: Identity, seat: int, level: str) -> SeatOffered | SeatLeft:
    """Leave: before the game the seat is free again, later a bot plays on."""
    mine = own_seat(table, identity, seat)
    if table.status == "open":
        kind: SeatKind = "open" if table.created.listed else "free"
        return SeatOffered(seat, kind, None, None, "")
    require_playing(table)
    if mine.away:
        raise Refusal("not_now", "bot-plays-already")
    return SeatLeft(seat, level)


def come_back(table: Table, identity: Identity, seat: int) -> SeatReturned:
    """Take the seat back from the bot."""
    if not own_seat(table, identity, seat).away:
        raise Refusal("not_now", "no-bot-plays")
    return SeatReturned(seat)


def renew_token(table: Table, identity: Identity, seat: int, token: str) -> TokenRenewed:
    """Change the secret of the requester's own seat."""
    own_seat(table, identity, seat)
    return TokenRenewed(seat, tokens.digest(token))
