"""What people do at a table: each deed looks whether it may be done and gives the entry to write.

Deeds never change a table. The journal takes the entry in first; then the table follows it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from warofwhispers.content import SOCIETIES, build_ruleset
from warofwhispers.game import Game, IllegalAction, Setup
from warofwhispers.server import tokens
from warofwhispers.server.errors import Refusal
from warofwhispers.server.play import answer_chance, setup_from_json, setup_to_json
from warofwhispers.server.table import BOT, FREE, OPEN, PERSON, Chair, Data, Table, Who
from warofwhispers.server.undo import first_question, undo_for

if TYPE_CHECKING:
    from collections.abc import Sequence

SHOWN: Final = 80


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry to be written."""

    kind: str
    data: Data


def shown(text: str) -> str:
    """Give a text cut to a length that fits into a message."""
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


# -- before the game --------------------------------------------------------------------------


def take(table: Table, seat: int, invite: str | None, new: str, wish: Data) -> Draft:
    """Sit down on an open chair, or on a free one with its invitation."""
    chair = chair_at(table, seat)
    need_open(table)
    if chair.kind == FREE:
        if invite is None or not tokens.matches(tokens.digest(invite), chair.invite):
            raise Refusal(
                "bad_token", f"seat {seat} is taken with its invitation, and this is none"
            )
    elif chair.kind != OPEN:
        raise Refusal("conflict", f"seat {seat} is taken already")
    check_society(table, seat, wish["society"])
    wanted = wish["society"] or chair.society
    named = wish["name"] or chair.name or f"Player {seat + 1}"
    return Draft(
        "taken", {"seat": seat, "token": tokens.digest(new), "name": named, "society": wanted}
    )


def change(table: Table, who: Who, seat: int, fields: Data) -> Draft:
    """Give oneself another name or, before the game, another society."""
    chair = own_chair(table, who, seat)
    society = chair.society
    if "society" in fields and fields["society"] != society:
        need_open(table)
        society = fields["society"]
        check_society(table, seat, society)
    name = fields.get("name") or chair.name
    return Draft("changed", {"seat": seat, "name": name, "society": society})


def offer(table: Table, who: Who, seat: int, wish: Data, invite: str | None) -> Draft:
    """Let the host decide who may come to a chair that nobody sits on."""
    need_host(who)
    need_open(table)
    if chair_at(table, seat).kind == PERSON:
        raise Refusal("conflict", f"somebody sits on seat {seat}")
    kind, level = wish["kind"], wish["level"]
    data = {"seat": seat, "kind": kind, "level": level, "invite": invite and tokens.digest(invite)}
    return Draft("offered", {**data, "name": "" if kind != BOT else bot_name(level)})


def start(table: Table, who: Who, fill: str | None) -> Draft:
    """Begin the game: chairs left over go to bots if `fill` names a level."""
    need_open(table)
    if who.seat is None and not who.host:
        raise Refusal("not_allowed", "only who sits at the table or keeps it starts the game")
    chairs = [filled(chair, fill) for chair in table.chairs]
    if any(chair["kind"] in {FREE, OPEN} for chair in chairs):
        raise Refusal("not_now", "some seats are empty: wait, or fill them with bots")
    taken = {chair["society"] for chair in chairs}
    rest = [society for society in SOCIETIES if society not in taken]
    secrets.SystemRandom().shuffle(rest)
    for chair in chairs:
        chair["society"] = chair["society"] or rest.pop()
    game = Game(game_setup(table.made, [chair["society"] for chair in chairs]))
    answer_chance(game)
    return begun(game, chairs)


def game_setup(made: Data, societies: Sequence[str]) -> Setup:
    """Give what a table's game is made of; a rematch has the board and councils of before."""
    if made.get("base") is not None:
        base = setup_from_json(made["base"])
    else:
        base = Setup(build_ruleset(made["ruleset"], made["options"]), tuple(societies))
    first = made["first"] if made["first"] in societies else None  # who was named has gone
    return replace(base, seats=tuple(societies), seating=made["seating"], first=first)


def begun(game: Game, chairs: Sequence[Data], *, closed: bool = False) -> Draft:
    """Give the entry for a game as far as it has come; `closed`: it does not go on."""
    data: Data = {
        "seats": list(chairs),
        "setup": setup_to_json(game.setup),
        "actions": [game.notation.text(code) for code in game.actions],
    }
    if closed:
        data["closed"] = True
    return Draft("started", data)


def filled(chair: Chair, level: str | None) -> Data:
    """Give a chair as it starts, with a bot where nobody came."""
    given: Data = {
        "kind": chair.kind,
        "level": chair.level,
        "society": chair.society,
        "name": chair.name,
    }
    if chair.kind in {FREE, OPEN} and level is not None:
        given |= {"kind": BOT, "level": level, "name": bot_name(level)}
    return given


def bot_name(level: str | None) -> str:
    """Give what a bot is called at the table."""
    return f"Bot ({level})"


# -- coming and going -------------------------------------------------------------------------


def leave(table: Table, who: Who, seat: int, level: str) -> Draft:
    """Stand up: before the game the chair is free again, later a bot plays on."""
    chair = own_chair(table, who, seat)
    if table.status == "open":
        kind = OPEN if table.made["listed"] else FREE
        return Draft(
            "offered", {"seat": seat, "kind": kind, "level": None, "invite": None, "name": ""}
        )
    need_playing(table)
    if chair.away:
        raise Refusal("not_now", "a bot plays for this seat already")
    return Draft("left", {"seat": seat, "level": level})


def come_back(table: Table, who: Who, seat: int) -> Draft:
    """Take one's seat back from the bot."""
    if not own_chair(table, who, seat).away:
        raise Refusal("not_now", "no bot plays for this seat")
    return Draft("returned", {"seat": seat})


def renew(table: Table, who: Who, seat: int, new: str) -> Draft:
    """Change the secret of one's own seat."""
    own_chair(table, who, seat)
    return Draft("renewed", {"seat": seat, "token": tokens.digest(new)})


def reclaim(table: Table, seat: int, new: str) -> Draft:
    """Ask the others to give a seat, whose secret was lost, to who asks."""
    if chair_at(table, seat).kind != PERSON:
        raise Refusal("not_now", f"nobody has lost seat {seat}")
    if not any(c.is_person for at, c in enumerate(table.chairs) if at != seat):
        raise Refusal("not_now", "there is nobody else at the table who could consent")
    if any(vote.kind == "renew" for vote in table.votes.values()):
        raise Refusal("not_now", "the table is asked about a lost seat already")
    data = {"kind": "renew", "by": None, "to": None, "seat": seat, "token": tokens.digest(new)}
    return Draft("proposed", data)


# -- playing ----------------------------------------------------------------------------------


def act(table: Table, seat: int, turn: int, action: str) -> Draft:
    """Answer the question; chance's answers that follow are part of the same entry."""
    need_playing(table)
    if turn != table.turn:
        raise Refusal("stale", f"turn {turn} is over, this is turn {table.turn}")
    if table.asked != seat:
        raise Refusal("not_allowed", f"turn {turn} asks somebody else")
    if table.play is None:
        raise Refusal("not_now", "there is no game yet")
    try:
        actions = table.play.after(action)
    except IllegalAction as fault:
        raise Refusal("illegal_action", str(fault)) from None
    return Draft("acted", {"seat": seat, "turn": turn, "actions": actions})


def undo(table: Table, who: Who, turn: int, to: int) -> Draft:
    """Go back by oneself, as far as the rule allows."""
    seat = need_seat(who)
    need_playing(table)
    if turn != table.turn:
        raise Refusal("stale", f"turn {turn} is over, this is turn {table.turn}")
    allowed = undo_for(table, seat)
    if allowed.free_to is None or not allowed.free_to <= to < len(table.line):
        raise Refusal("not_allowed", f"undo to {to}: not without consent ({allowed.reason})")
    return Draft("undone", {"to": to, "by": seat})


def propose(table: Table, who: Who, kind: str, to: int | None) -> Draft:
    """Ask all people at the table to consent to going back further, or to ending."""
    seat = need_seat(who)
    need_playing(table)
    if not table.chairs[seat].is_person:
        raise Refusal("not_now", "take your seat back first")
    if any(vote.kind == kind for vote in table.votes.values()):
        raise Refusal("not_now", "the table is asked about that already")
    if kind == "undo":
        first = first_question(table)
        if to is None or first is None or not first <= to < len(table.line):
            raise Refusal("invalid", f"to: {to} is no question that was answered")
        if table.play is None or table.play.askers[to] is None:
            raise Refusal("invalid", f"to: {to} was a question to chance")
    data = {"kind": kind, "by": seat, "to": to if kind == "undo" else None, "seat": None}
    return Draft("proposed", {**data, "token": None})


def vote(table: Table, who: Who, number: int, *, yes: bool) -> Draft:
    """Consent, or not."""
    seat = need_seat(who)
    if number not in table.votes:
        raise Refusal("not_found", f"vote {number} is not open")
    if seat not in table.waiting_for(table.votes[number]):
        raise Refusal("not_now", "this vote does not wait for you")
    return Draft("voted", {"vote": number, "seat": seat, "yes": yes})


def say(table: Table, who: Who, text: str) -> Draft:
    """Talk."""
    if table.status == "unreadable":
        raise Refusal("not_now", "this table is read-only: its rules version is not known here")
    return Draft("said", {"seat": need_seat(who), "text": text})


# -- checks -----------------------------------------------------------------------------------


def chair_at(table: Table, seat: int) -> Chair:
    """Give a chair; refuse if there is none of that number."""
    if not 0 <= seat < len(table.chairs):
        raise Refusal("not_found", f"seat {seat}: this table has {len(table.chairs)}")
    return table.chairs[seat]


def own_chair(table: Table, who: Who, seat: int) -> Chair:
    """Give the asker's own chair."""
    chair = chair_at(table, seat)
    if who.seat != seat:
        raise Refusal("not_allowed", f"seat {seat} is not yours")
    if table.status == "unreadable":
        raise Refusal("not_now", "this table is read-only: its rules version is not known here")
    return chair


def need_seat(who: Who) -> int:
    """Give the asker's seat."""
    if who.seat is None:
        raise Refusal("not_allowed", "that is for those who sit at the table")
    return who.seat


def need_host(who: Who) -> None:
    """Refuse anyone but the host."""
    if not who.host:
        raise Refusal("not_allowed", "that is for who made the table")


def need_open(table: Table) -> None:
    """Refuse once the game has begun."""
    if table.status != "open":
        raise Refusal("not_now", f"the game has begun (it is {table.status})")


def need_playing(table: Table) -> None:
    """Refuse unless the game goes on."""
    if table.status != "playing":
        raise Refusal("not_now", f"no game goes on here (it is {table.status})")


def check_society(table: Table, seat: int, society: str | None) -> None:
    """Refuse a society that another chair has."""
    if society is None:
        return
    if any(at != seat and chair.society == society for at, chair in enumerate(table.chairs)):
        raise Refusal("conflict", f"{society} is taken")
