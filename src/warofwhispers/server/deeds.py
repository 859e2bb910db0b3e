"""What people do at a table: each deed looks whether it may be done and gives the entry to write.

Deeds never change a table. The journal takes the entry in first; then the table follows it.
"""

from __future__ import annotations

import math
import secrets
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from warofwhispers.content import SOCIETIES, build_ruleset
from warofwhispers.game import Game, IllegalAction, Setup
from warofwhispers.server import tokens
from warofwhispers.server.errors import Refusal
from warofwhispers.server.names import bot_name, person_name
from warofwhispers.server.play import answer_chance, setup_from_json, setup_to_json
from warofwhispers.server.table import BOT, FREE, OPEN, PERSON, Chair, Data, Table, Who
from warofwhispers.server.undo import first_question, undo_for

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

SHOWN: Final = 300


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
            raise Refusal("bad_token", "needs_its_invitation", seat=seat)
    elif chair.kind != OPEN:
        raise Refusal("conflict", "seat_taken", seat=seat)
    check_society(table, seat, wish["society"])
    wanted = wish["society"] or chair.society
    named = wish["name"] or chair.name or person_name(seat)
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
        raise Refusal("conflict", "seat_taken", seat=seat)
    kind, level = wish["kind"], wish["level"]
    data = {"seat": seat, "kind": kind, "level": level, "invite": invite and tokens.digest(invite)}
    taken = [chair.name for at, chair in enumerate(table.chairs) if at != seat]
    return Draft("offered", {**data, "name": "" if kind != BOT else bot_name(level, taken)})


def start(table: Table, who: Who, fill: str | None) -> Draft:
    """Begin the game: chairs left over go to bots if `fill` names a level."""
    need_open(table)
    if who.seat is None and not who.host:
        raise Refusal("not_allowed", "start_is_for_the_table")
    chairs: list[Data] = []
    for empty in table.chairs:
        chairs.append(filled(empty, fill, [chair["name"] for chair in chairs]))
    if any(chair["kind"] in {FREE, OPEN} for chair in chairs):
        raise Refusal("not_now", "seats_empty")
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


def filled(chair: Chair, level: str | None, taken: Collection[str]) -> Data:
    """Give a chair as it starts, with a bot where nobody came; others' names are taken."""
    given: Data = {
        "kind": chair.kind,
        "level": chair.level,
        "society": chair.society,
        "name": chair.name,
    }
    if chair.kind in {FREE, OPEN} and level is not None:
        given |= {"kind": BOT, "level": level, "name": bot_name(level, taken)}
    return given


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
        raise Refusal("not_now", "bot_plays_already")
    return Draft("left", {"seat": seat, "level": level})


def come_back(table: Table, who: Who, seat: int) -> Draft:
    """Take one's seat back from the bot."""
    if not own_chair(table, who, seat).away:
        raise Refusal("not_now", "no_bot_plays")
    return Draft("returned", {"seat": seat})


def renew(table: Table, who: Who, seat: int, new: str) -> Draft:
    """Change the secret of one's own seat."""
    own_chair(table, who, seat)
    return Draft("renewed", {"seat": seat, "token": tokens.digest(new)})


def reclaim(table: Table, seat: int, new: str) -> Draft:
    """Ask the others to give a seat, whose secret was lost, to who asks."""
    if chair_at(table, seat).kind != PERSON:
        raise Refusal("not_now", "nobody_sits_there", seat=seat)
    if not any(c.is_person for at, c in enumerate(table.chairs) if at != seat):
        raise Refusal("not_now", "nobody_to_consent")
    need_unasked(table, "renew")
    data = {"kind": "renew", "by": None, "to": None, "seat": seat, "token": tokens.digest(new)}
    return Draft("proposed", data)


# -- playing ----------------------------------------------------------------------------------


def act(table: Table, seat: int, turn: int, action: str) -> Draft:
    """Answer the question; chance's answers that follow are part of the same entry."""
    need_playing(table)
    if turn != table.turn:
        raise Refusal("stale", "turn_over", turn=turn, now=table.turn)
    if table.asked != seat:
        raise Refusal("not_allowed", "asks_somebody_else", turn=turn)
    if table.play is None:
        raise Refusal("not_now", "no_game_yet")
    try:
        actions = table.play.after(action)
    except IllegalAction as fault:
        raise Refusal("illegal_action", "no_option", detail=shown(str(fault))) from None
    return Draft("acted", {"seat": seat, "turn": turn, "actions": actions})


def undo(table: Table, who: Who, turn: int, to: int) -> Draft:
    """Go back by oneself, as far as the rule allows."""
    seat = need_seat(who)
    need_playing(table)
    if turn != table.turn:
        raise Refusal("stale", "turn_over", turn=turn, now=table.turn)
    allowed = undo_for(table, seat)
    if allowed.free_to is None or not allowed.free_to <= to < len(table.line):
        why = "nothing" if allowed.reason == "ok" else allowed.reason
        raise Refusal("not_allowed", f"undo_{why}", to=to)
    return Draft("undone", {"to": to, "by": seat})


def propose_end(table: Table, who: Who) -> Draft:
    """Ask all people at the table to consent to ending the game."""
    return proposal("end", may_propose(table, who, "end"))


def propose_undo(table: Table, who: Who, to: int) -> Draft:
    """Ask all people at the table to consent to going back further."""
    by = may_propose(table, who, "undo")
    first = first_question(table)
    if first is None or not first <= to < len(table.line):
        raise Refusal("invalid", "no_such_question", to=to)
    if table.play is None or table.play.askers[to] is None:
        raise Refusal("invalid", "question_to_chance", to=to)
    return proposal("undo", by, to=to)


def propose_bot(
    table: Table, who: Who, seat: int, level: str, away_for: Callable[[int], float]
) -> Draft:
    """Ask the others to consent to a bot playing for somebody who has been away for long.

    Others who are as long away are not waited for.
    """
    by = may_propose(table, who, "bot", seat)
    chair = chair_at(table, seat)
    if chair.kind != PERSON:
        raise Refusal("not_now", "nobody_sits_there", seat=seat)
    if chair.away:
        raise Refusal("not_now", "bot_plays_already")
    patience = table.made["patience"]
    if seat == by or (missing := patience - away_for(seat)) > 0:
        seconds = patience if seat == by else math.ceil(missing)
        raise Refusal("not_now", "not_away", seat=seat, name=chair.name, seconds=seconds)
    gone = [at for at in range(len(table.chairs)) if at != by and away_for(at) >= patience]
    return proposal("bot", by, seat=seat, level=level, without=gone)


def may_propose(table: Table, who: Who, kind: str, seat: int | None = None) -> int:
    """Give the asker's seat; refuse who may not ask the table, or asks what it is asked already."""
    by = need_seat(who)
    need_playing(table)
    if not table.chairs[by].is_person:
        raise Refusal("not_now", "bot_plays_for_you")
    need_unasked(table, kind, seat)
    return by


def proposal(kind: str, by: int, **more: object) -> Draft:
    """Give the entry for a question to the table."""
    return Draft("proposed", {"kind": kind, "by": by, "to": None, "seat": None, **more})


def vote(
    table: Table, who: Who, number: int, away_for: Callable[[int], float], *, yes: bool
) -> Draft:
    """Consent, or not; whose seat it is about may always say no."""
    seat = need_seat(who)
    if number not in table.votes:
        raise Refusal("not_found", "no_such_vote", vote=number)
    asked = table.votes[number]
    if seat not in table.waiting_for(asked) and (yes or seat != asked.seat):
        raise Refusal("not_now", "vote_waits_for_others")
    if yes and asked.kind == "bot" and asked.seat is not None and not away_for(asked.seat):
        back = chair_at(table, asked.seat).name
        raise Refusal("not_now", "they_are_back", seat=asked.seat, name=back)
    return Draft("voted", {"vote": number, "seat": seat, "yes": yes})


def say(table: Table, who: Who, text: str) -> Draft:
    """Talk."""
    if table.status == "unreadable":
        raise Refusal("not_now", "read_only")
    return Draft("said", {"seat": need_seat(who), "text": text})


# -- checks -----------------------------------------------------------------------------------


def chair_at(table: Table, seat: int) -> Chair:
    """Give a chair; refuse if there is none of that number."""
    if not 0 <= seat < len(table.chairs):
        raise Refusal("not_found", "no_such_seat", seat=seat, last=len(table.chairs) - 1)
    return table.chairs[seat]


def own_chair(table: Table, who: Who, seat: int) -> Chair:
    """Give the asker's own chair."""
    chair = chair_at(table, seat)
    if who.seat != seat:
        raise Refusal("not_allowed", "not_your_seat", seat=seat)
    if table.status == "unreadable":
        raise Refusal("not_now", "read_only")
    return chair


def need_seat(who: Who) -> int:
    """Give the asker's seat."""
    if who.seat is None:
        raise Refusal("not_allowed", "for_seats_only")
    return who.seat


def need_host(who: Who) -> None:
    """Refuse anyone but the host."""
    if not who.host:
        raise Refusal("not_allowed", "for_the_host_only")


def need_open(table: Table) -> None:
    """Refuse once the game has begun."""
    if table.status != "open":
        raise Refusal("not_now", "game_has_begun")


def need_playing(table: Table) -> None:
    """Refuse unless the game goes on."""
    if table.status != "playing":
        raise Refusal("not_now", f"not_playing_{table.status}")


def need_unasked(table: Table, kind: str, seat: int | None = None) -> None:
    """Refuse while the table is asked the same already."""
    if any(vote.kind == kind and seat in {None, vote.seat} for vote in table.votes.values()):
        raise Refusal("not_now", "asked_already")


def check_society(table: Table, seat: int, society: str | None) -> None:
    """Refuse a society that another chair has."""
    if society is None:
        return
    if any(at != seat and chair.society == society for at, chair in enumerate(table.chairs)):
        raise Refusal("conflict", "society_taken", society=society)
