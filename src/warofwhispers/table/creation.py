"""New tables: from a request, from a record, as a rematch, for a lesson, from a finished game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, cast

from warofwhispers.content import (
    RULES_VERSION,
    RulesetError,
    build_ruleset,
    options_changed,
)
from warofwhispers.game import Game, GameError
from warofwhispers.record import RecordError, record_from_json, replay
from warofwhispers.table import tokens
from warofwhispers.table.commands.checks import require_seat, shorten
from warofwhispers.table.commands.seating import game_started
from warofwhispers.table.errors import Refusal
from warofwhispers.table.fairness import FairChance, new_secret
from warofwhispers.table.history import setup_to_json
from warofwhispers.table.journal import Source, TableCreated
from warofwhispers.table.names import bot_name, looks_taken, person_name
from warofwhispers.table.proof import is_proof
from warofwhispers.table.seats import Seat
from warofwhispers.table.shapes import SeatKeys
from warofwhispers.teaching import find_lesson

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from warofwhispers.content import Society
    from warofwhispers.game import Setup
    from warofwhispers.table.journal import Change, Seating
    from warofwhispers.table.seats import Identity
    from warofwhispers.table.state import Table
    from warofwhispers.table.tokens import NewToken, RandomBits

REGION_NAME_LENGTH: Final = 40
"""Characters in a region's name in a record, which anybody may upload and everybody sees."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """A seat of a new table: the host's, a friend's, a bot's, one at this screen, or anyone's."""

    kind: Literal["me", "friend", "bot", "screen", "open"]
    level: str
    name: str = ""
    society: Society | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWish:
    """What somebody wants of a new table; the names, rules and seats are not checked yet."""

    seats: Sequence[SeatWish]
    name: str
    ruleset: str
    options: dict[str, str]
    listed: bool
    coach: bool
    suspicion: bool = False
    seating: Seating
    first: Society | None
    patience: int


def new_table(
    wish: TableWish, host: str, bits: RandomBits, new_token: NewToken | None = None
) -> tuple[TableCreated, tuple[SeatKeys, ...]]:
    """Return a new table's first entry, and the secrets to hand out.

    `new_token` makes the seats' secrets; without it they are drawn at random.
    """
    societies = [seat.society for seat in wish.seats if seat.society]
    if len(set(societies)) != len(societies):
        raise Refusal("invalid", "same-society")
    if wish.first is not None and (wish.seating != "fixed" or wish.first not in societies):
        raise Refusal("invalid", "first-needs-a-fixed-seat")
    try:
        ruleset = build_ruleset(wish.ruleset, wish.options)
        Game.new(players=len(wish.seats), ruleset=ruleset)
    except (RulesetError, GameError) as fault:
        raise Refusal("invalid", "bad-rules", detail=fault) from None
    seats: list[Seat] = []
    keys: list[SeatKeys] = []
    for at, wanted in enumerate(wish.seats):
        taken = [seat.name for seat in seats] + [later.name for later in wish.seats[at + 1 :]]
        if wanted.name and looks_taken(wanted.name, taken):
            raise Refusal("invalid", "name-taken", name=wanted.name)
        seat, key = new_seat(at, wanted, taken, new_token or drawn(bits))
        seats.append(seat)
        keys.append(key)
    created = TableCreated(
        rules=RULES_VERSION,
        ruleset=ruleset.name,
        options=options_changed(ruleset),
        seating=wish.seating,
        first=wish.first,
        host=tokens.digest(host),
        seats=tuple(seats),
        name=wish.name,
        listed=wish.listed,
        patience=wish.patience,
        coach=wish.coach,
        suspicion=wish.suspicion,
        secret=new_secret(bits),
    )
    return created, tuple(keys)


def drawn(bits: RandomBits) -> NewToken:
    """Return a function that draws random secrets, ignoring what they are for."""
    return lambda _about: tokens.new_token(bits)


def new_seat(
    at: int, wish: SeatWish, taken: Collection[str], new_token: NewToken
) -> tuple[Seat, SeatKeys]:
    """Return a seat as requested, and its secrets; avoid the other seats' names."""
    named = Seat("free", wish.name, wish.society)
    match wish.kind:
        case "bot":
            name = wish.name or bot_name(wish.level, taken)
            return replace(named, kind="bot", level=wish.level, name=name), SeatKeys(at, "bot")
        case "open":
            return replace(named, kind="open"), SeatKeys(at, "open")
        case "friend":
            invite = new_token(at)
            key = SeatKeys(at, "friend", invite=invite)
            return replace(named, invite=tokens.digest(invite)), key
        case "me" | "screen":
            token = new_token(at)
            mine = replace(
                named,
                kind="person",
                token=tokens.digest(token),
                name=wish.name or person_name(at, taken),
                host=wish.kind == "me",
                screen=wish.kind == "screen",
            )
            return mine, SeatKeys(at, wish.kind, token=token)


def rematch(table: Table, identity: Identity, bits: RandomBits) -> TableCreated:
    """Return the first entry of a table with the same people and the next first player.

    Everybody's secret of the old table opens the same seat at the new one. Chance has a new secret,
    since the old table's is public. The rules stay the same, and so does their version.
    """
    require_seat(identity)
    if table.history is None or not table.ended or table.created.imported:
        raise Refusal("not_now", "rematch-after-the-game")
    require_no_rematch(table)
    game = table.history.game
    order = [seat for seat in map(table.seat_of, game.seats) if seat is not None]
    seats = [
        replace(
            old,
            level=old.level if old.kind == "bot" else None,
            invite=None,
            away=False,
            left=False,
            word=None,
        )
        for old in (table.seats[seat] for seat in order)
    ]
    began = next((event.seat for event in game.state.log or [] if event.name == "first"), 0)
    if game.setup.first is not None:
        began = game.seats.index(game.setup.first)
    return replace(
        table.created,
        seating="fixed",
        first=game.seats[(began + 1) % len(game.seats)],
        seats=tuple(seats),
        base=setup_to_json(game.setup),
        previous=table.id,
        continued=None,
        lesson=None,
        secret=new_secret(bits),
    )


def require_no_rematch(table: Table) -> None:
    """Refuse a second rematch, saying where the first one is."""
    if table.rematch is not None:
        raise Refusal("conflict", "rematch-exists", table=table.rematch)


def continue_from(  # noqa: PLR0913 - all of it differs from table to table
    table: Table, step: int, wish: SeatWish, bits: RandomBits, table_id: str, *, level: str = ""
) -> tuple[list[Change], SeatKeys]:
    """Return the entries of the new table `table_id`, continued from a step of a finished game.

    The requester plays the society of `wish`, bots play the others: of its level or, without one,
    those that played there, and for people one of `level`.
    """
    if table.history is None or not table.ended:
        raise Refusal("not_now", "continue-after-the-game")
    if not 0 <= step <= len(table.line):
        raise Refusal("invalid", "no-such-step", step=step, last=len(table.line))
    history = table.history.fork()
    history.back_to(step)
    secret = new_secret(bits)
    chance = FairChance(secret, table_id, [None] * len(history.setup.seats), 0)
    history.play_chance(chance)
    game = history.game
    if game.over:
        raise Refusal("invalid", "step-is-the-end", step=step)
    if wish.society not in game.seats:
        raise Refusal(
            "invalid", "society-has-no-seat", society=wish.society, seated=list(game.seats)
        )
    seats: list[Seat] = []
    keys: list[SeatKeys] = []
    for at, society in enumerate(game.seats):
        bot = SeatWish("bot", wish.level or _level_of(table, society) or level, society=society)
        wanted = wish if society == wish.society else bot
        seat, key = new_seat(at, wanted, [wish.name, *(seat.name for seat in seats)], drawn(bits))
        seats.append(seat)
        keys.append(key)
    mine = game.seats.index(wish.society)
    created = _created(history.setup, seats, str(seats[mine].token))
    created = replace(created, continued=Source(table.id, step), secret=secret)
    started = game_started(seats, history.setup, history.texts())
    words, draws = (None,) * len(seats), tuple(chance.draws)
    return [created, replace(started, given=step, words=words, draws=draws)], keys[mine]


def for_lesson(
    name: str, host: str, bits: RandomBits, new_token: NewToken | None = None
) -> tuple[list[Change], tuple[SeatKeys, ...]]:
    """Return the entries of a lesson's table, already started, and the learner's secret."""
    lesson = find_lesson(name)
    if lesson is None:
        raise Refusal("not_found", "no-such-lesson", lesson=shorten(name))
    seats: list[Seat] = []
    keys: list[SeatKeys] = []
    for at, society in enumerate(lesson.setup.seats):
        kind: Literal["me", "bot"] = "me" if society == lesson.you else "bot"
        wish = SeatWish(kind, lesson.level, society=cast("Society", society))
        taken = [seat.name for seat in seats]
        seat, key = new_seat(at, wish, taken, new_token or drawn(bits))
        seats.append(seat)
        keys.append(key)
    created = replace(_created(lesson.setup, seats, tokens.digest(host)), lesson=name)
    started = game_started(seats, lesson.setup, lesson.actions)
    return [created, replace(started, given=len(lesson.actions))], tuple(keys)


def _level_of(table: Table, society: str) -> str | None:
    """Return the level of the bot that played a society, if one did."""
    seat = table.seat_of(society)
    return None if seat is None else table.seats[seat].level


def from_record(data: object) -> list[Change]:
    """Return the entries of a table that shows a record; every action in it is checked."""
    try:
        record = record_from_json(data)
        if record.proof is not None and not is_proof(record.proof):
            raise RecordError("record-part", part="proof", wanted="proof")  # noqa: TRY301 - worded below
        game = replay(record)
    except RecordError as fault:
        raise Refusal("invalid", "bad-record", detail=fault) from None
    for region in game.setup.content.board.regions:
        if len(region.name or "") > REGION_NAME_LENGTH:
            raise Refusal("invalid", "long-region-name", region=region.id, most=REGION_NAME_LENGTH)
    societies = game.seats if len(game.seats) == len(game.setup.seats) else game.setup.seats
    seats = [Seat("person", name.capitalize(), cast("Society", name)) for name in societies]
    created = replace(_created(game.setup, seats, ""), imported=True, proof=record.proof)
    actions = tuple(game.notation.text(code) for code in game.actions)
    return [created, game_started(seats, game.setup, actions, closed=not game.over)]


def _created(setup: Setup, seats: Sequence[Seat], host: str) -> TableCreated:
    """Return the first entry of a table for an existing game."""
    return TableCreated(
        rules=setup.ruleset.rules,
        ruleset=setup.ruleset.name,
        options=options_changed(setup.ruleset),
        seating="chance" if setup.seating == "chance" else "fixed",
        first=cast("Society | None", setup.first),
        host=host,
        seats=tuple(seats),
    )
