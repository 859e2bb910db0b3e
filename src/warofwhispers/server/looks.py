"""The only door out: what one seat, or a watcher, is told about a table.

Nothing else in this package turns a game into something that is sent. A game is seen through
`Game.observe` and `Game.events` alone, which add what a seat may know; the table's own facts
hold nothing hidden. Everything is there for all once the game has ended.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from warofwhispers.content import build_ruleset
from warofwhispers.facts.plain import to_json
from warofwhispers.record import Record, record_to_json
from warofwhispers.server.coach import has_coach
from warofwhispers.server.errors import Refusal
from warofwhispers.server.undo import undo_for

if TYPE_CHECKING:
    from collections.abc import Collection

    from warofwhispers.facts.shapes import GameView
    from warofwhispers.game import Game
    from warofwhispers.server.table import Table, Who

Json = dict[str, object]

ALL: Final = "all"
WATCHER: Final = "watcher"
CHAT_KEPT: Final = 200


def facts(table: Table, online: Collection[int] = ()) -> Json:
    """Give what anybody may know about a table without looking at the game."""
    made = table.made
    play = table.play
    known = build_ruleset(made["ruleset"], made["options"]).options() if table.readable else {}
    return {
        "id": table.id,
        "name": made["name"],
        "status": table.status,
        "listed": made["listed"],
        "created": moment(table.created),
        "rules": made["rules"],
        "ruleset": made["ruleset"],
        "options": known or made["options"],
        "changed": made["options"],
        "seating": made["seating"],
        "first": made["first"],
        "patience": made["patience"],
        "coach": has_coach(table),
        "seq": table.seq,
        "n": len(table.line),
        "round": play.game.state.round if play is not None else 0,
        "asked": table.asked,
        "seats": [
            {
                "seat": seat,
                "kind": chair.kind,
                "name": chair.name,
                "society": chair.society,
                "level": chair.level,
                "online": seat in online,
                "away": chair.away,
            }
            for seat, chair in enumerate(table.chairs)
        ],
        "rematch": table.rematch,
        "previous": made["previous"],
        "continued": made["continued"],
        "imported": made["imported"],
        "result": play.result() if play is not None else None,
    }


def view(table: Table, who: Who, since: int = 0, *, online: Collection[int] = ()) -> Json:
    """Give all that `who` may know now, with what happened after journal number `since`."""
    society = None if who.seat is None else table.chairs[who.seat].society
    game = table.play.game if table.play is not None else None
    low = table.low_since(since)
    allowed = undo_for(table, who.seat)
    asked = table.asked
    return {
        "table": facts(table, online),
        "seq": table.seq,
        "turn": table.turn,
        "you": {"seat": who.seat, "society": society, "host": who.host},
        "game": to_json(game.observe(society)) if game is not None else None,
        "decision": question(table, society) if game is not None else None,
        "events_from": low,
        "events": game.events(low, society) if game is not None else [],
        "chat": [
            {"seq": m.seq, "seat": m.seat, "name": m.name, "text": m.text, "at": moment(m.at)}
            for m in table.chat[-CHAT_KEPT:]
            if m.seq > since
        ],
        "undo": {
            "free_to": allowed.free_to,
            "reason": allowed.reason,
            "ask_to": allowed.ask_to,
            "last": allowed.last,
        },
        "votes": [
            {
                "vote": number,
                "kind": vote.kind,
                "by": vote.by,
                "to": vote.to,
                "seat": vote.seat,
                "level": vote.level,
                "yes": sorted(vote.yes),
                "waiting": table.waiting_for(vote),
            }
            for number, vote in table.votes.items()
        ],
        "bots": {"thinking": asked if asked is not None and table.chairs[asked].is_bot else None},
    }


def question(table: Table, society: str | None) -> Json | None:
    """Give the question asked now; its options only to who is asked."""
    if table.play is None or table.status != "playing":
        return None
    asked = decision(table.play.game, society)
    return {"turn": table.turn, "seat": table.asked, **asked}


def decision(game: Game, society: str | None, *, everything: bool = False) -> Json:
    """Give a game's question as a society may see it."""
    asked = game.decision
    mine = everything or (society is not None and asked.player == society)
    return {
        "n": asked.number,
        "player": asked.player,
        "prompt": asked.prompt,
        "rule": asked.rule,
        "about": asked.about,
        "options": list(asked.options) if mine else [],
    }


def step(table: Table, who: Who, number: int, eyes: str | None) -> Json:
    """Give the game as it was before action `number`, from somebody's eyes.

    While the game goes on only one's own eyes or a watcher's may be used.
    """
    play = table.play
    if play is None:
        raise Refusal("not_now", "no_game_yet")
    if not 0 <= number <= len(table.line):
        raise Refusal("not_found", "no_such_step", step=number, last=len(table.line))
    own = None if who.seat is None else table.chairs[who.seat].society
    eyes = eyes or own or WATCHER
    if not table.ended and eyes not in {own, WATCHER}:
        raise Refusal("not_allowed", "own_eyes_only")
    if eyes not in {ALL, WATCHER, *play.setup.seats}:
        raise Refusal("invalid", "no_such_eyes", eyes=eyes)
    then = play.at(number)
    society = eyes if eyes in then.seats else None
    seen = then.observe(society)
    hands: Json | None = None
    if eyes == ALL:
        seen, hands = fill_in(seen, then)
    return {
        "n": number,
        "last": len(table.line),
        "as": eyes,
        "game": to_json(seen),
        "decision": decision(then, society, everything=eyes == ALL),
        "events": step_events(play.game, number - 1, society, everything=eyes == ALL),
        "action": answered(table, number, society, everything=eyes == ALL),
        "hands": hands,
    }


def step_events(game: Game, number: int, society: str | None, *, everything: bool) -> list[Json]:
    """Give what the action of one number did (or, before the first, the laying out)."""
    if everything:
        own: dict[str, list[Json]] = {
            name: game.events(max(number, 0), name) for name in game.seats
        }
        public = game.events(max(number, 0), None)
        merged = [
            own[str(event["seat"])][at] if event.get("seat") in own else event
            for at, event in enumerate(public)
        ]
    else:
        merged = game.events(max(number, 0), society)
    return [event for event in merged if event["n"] == number]


def fill_in(seen: GameView, game: Game) -> tuple[GameView, Json]:
    """Add everyone's loyalties to a public view, and give everyone's hand."""
    own = {society: game.observe(society) for society in game.seats}
    players = {society: view.players[society] for society, view in own.items()}
    hands: Json = {society: list(view.hand or ()) for society, view in own.items()}
    return replace(seen, players=players), hands


def answered(table: Table, number: int, society: str | None, *, everything: bool) -> Json | None:
    """Give the answer to question `number`, to who gave it or to all-seeing eyes."""
    play = table.play
    if play is None or number >= len(table.line):
        return None
    asker = play.askers[number]
    if everything or (society is not None and asker == society):
        return {"player": asker or "chance", "text": table.line[number]}
    return None


def record(table: Table) -> Json:
    """Give a finished game's record; while it goes on it would tell everything."""
    if table.play is None or not table.ended:
        raise Refusal("not_allowed", "record_after_the_game")
    done = Record(table.play.setup, tuple(table.line), table.play.result(), table.made["rules"])
    return record_to_json(done)


def moment(at: float) -> str:
    """Give a time as text."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
