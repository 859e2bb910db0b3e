"""New tables: from choices, from a record, as a rematch, or on from a step of a finished game."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from warofwhispers.content import RulesetError, build_ruleset, options_changed
from warofwhispers.game import RULES_VERSION, Game, GameError
from warofwhispers.record import RecordError, record_from_json, replay
from warofwhispers.server import tokens
from warofwhispers.server.deeds import Draft, begun, need_seat, shown
from warofwhispers.server.errors import Refusal
from warofwhispers.server.names import bot_name, person_name
from warofwhispers.server.play import answer_chance, setup_to_json
from warofwhispers.server.table import BOT, FREE, OPEN, PATIENCE, PERSON, Chair, Data, Table, Who

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from warofwhispers.game import Setup

Keys = list[Data]
"""For each chair the secrets that only its maker is told: token, invite."""


def made(setup: Data, chairs: Sequence[Chair], host: str, **links: object) -> Draft:
    """Give a table's first entry."""
    data = {"name": "", "listed": False, "previous": None, "continued": None, "imported": False}
    first = {
        **data,
        "patience": PATIENCE,
        "coach": False,
        **setup,
        **links,
        "rules": RULES_VERSION,
        "host": host,
    }
    return Draft("made", {**first, "seats": [asdict(chair) for chair in chairs]})


def new_table(wish: Data, host: str) -> tuple[list[Draft], Keys]:
    """Make a table as wished; give its entries and the secrets to hand out."""
    wishes = wish["seats"]
    societies = [seat["society"] for seat in wishes if seat["society"]]
    if len(set(societies)) != len(societies):
        raise Refusal("invalid", "same_society")
    first = wish["first"]
    if first is not None and (wish["seating"] != "fixed" or first not in societies):
        raise Refusal("invalid", "first_needs_a_fixed_seat")
    try:
        ruleset = build_ruleset(wish["ruleset"], wish["options"])
        Game.new(players=len(wishes), ruleset=ruleset)
    except (RulesetError, GameError) as fault:
        raise Refusal("invalid", "bad_rules", detail=shown(str(fault))) from None
    chairs: list[Chair] = []
    keys: Keys = []
    for at, seat in enumerate(wishes):
        chair, key = new_chair(at, seat, [chair.name for chair in chairs])
        chairs.append(chair)
        keys.append(key)
    setup = {
        "name": wish["name"],
        "listed": wish["listed"],
        "ruleset": ruleset.name,
        "options": options_changed(ruleset),
        "seating": wish["seating"],
        "first": first,
        "patience": wish["patience"],
        "coach": wish["coach"],
    }
    return [made(setup, chairs, tokens.digest(host))], keys


def new_chair(at: int, wish: Data, taken: Collection[str]) -> tuple[Chair, Data]:
    """Make a chair as wished, with the secrets its maker is told; others' names are taken."""
    kind = wish["kind"]
    key: Data = {"seat": at, "kind": kind, "token": None, "invite": None}
    chair = Chair(FREE, wish["name"], wish["society"])
    if kind == "bot":
        chair.kind, chair.level = BOT, wish["level"]
        chair.name = chair.name or bot_name(wish["level"], taken)
    elif kind == "friend":
        key["invite"] = tokens.new_token()
        chair.invite = tokens.digest(key["invite"])
    elif kind == "open":
        chair.kind = OPEN
    else:
        key["token"] = tokens.new_token()
        chair.kind, chair.token = PERSON, tokens.digest(key["token"])
        chair.name, chair.host = chair.name or person_name(at), kind == "me"
    return chair, key


def rematch(table: Table, who: Who) -> list[Draft]:
    """Give the entries of a new table with the same people and the next first player.

    Everybody's secret of the old table opens the same seat of the new one.
    """
    need_seat(who)
    if table.play is None or not table.ended or table.made["imported"]:
        raise Refusal("not_now", "rematch_after_the_game")
    need_no_rematch(table)
    game = table.play.game
    order = [seat for seat in map(table.seat_of, game.seats) if seat is not None]
    chairs = []
    for seat in order:
        old = table.chairs[seat]
        chairs.append(Chair(old.kind, old.name, old.society, None, old.token, None, host=old.host))
        chairs[-1].level = old.level if old.kind == BOT else None
    began = next((event.seat for event in game.state.log or [] if event.name == "first"), 0)
    if game.setup.first is not None:
        began = game.seats.index(game.setup.first)
    first = game.seats[(began + 1) % len(game.seats)]
    base = setup_to_json(game.setup)
    setup = {**table.made, "seating": "fixed", "first": first, "base": base}
    return [made(setup, chairs, table.host or "", previous=table.id, continued=None)]


def need_no_rematch(table: Table) -> None:
    """Refuse a second rematch, saying where the first one is."""
    if table.rematch is not None:
        raise Refusal("conflict", "rematch_exists", table=table.rematch)


def go_on_from(
    table: Table, step: int, society: str, level: str, name: str
) -> tuple[list[Draft], Data]:
    """Give the entries of a new table that goes on from a step of a finished game.

    The asker plays one society, bots the others.
    """
    play = table.play
    if play is None or not table.ended:
        raise Refusal("not_now", "continue_after_the_game")
    if not 0 <= step <= len(table.line):
        raise Refusal("invalid", "no_such_step", step=step, last=len(table.line))
    game = play.at(step)
    answer_chance(game)
    if game.over:
        raise Refusal("invalid", "step_is_the_end", step=step)
    if society not in game.seats:
        raise Refusal("invalid", "society_has_no_seat", society=society, seated=game.seats)
    chairs: list[Chair] = []
    mine: Data = {}
    for at, seated in enumerate(game.seats):
        kind = "me" if seated == society else "bot"
        wish = {"kind": kind, "society": seated, "level": level, "name": name * (kind == "me")}
        chair, key = new_chair(at, wish, [chair.name for chair in chairs])
        chairs.append(chair)
        if kind == "me":
            mine = key
    setup = table_setup(game.setup)
    source = {"table": table.id, "step": step}
    seats = [seat_data(chair) for chair in chairs]
    entry = made(setup, chairs, str(chairs[mine["seat"]].token), continued=source)
    return [entry, begun(game, seats)], mine


def from_record(data: object) -> list[Draft]:
    """Give the entries of a table that shows a record; every action of it is checked."""
    try:
        record = record_from_json(data)
        game = replay(record)
    except RecordError as fault:
        raise Refusal("invalid", "bad_record", detail=shown(str(fault))) from None
    seats = game.seats if len(game.seats) == len(game.setup.seats) else game.setup.seats
    chairs = [Chair(PERSON, society.capitalize(), society) for society in seats]
    entry = made(table_setup(game.setup), chairs, "", imported=True)
    return [entry, begun(game, [seat_data(chair) for chair in chairs], closed=not game.over)]


def table_setup(setup: Setup) -> Data:
    """Give what a table's first entry says of a game's setup."""
    return {
        "ruleset": setup.ruleset.name,
        "options": options_changed(setup.ruleset),
        "seating": setup.seating,
        "first": setup.first,
    }


def seat_data(chair: Chair) -> Data:
    """Give a chair as the entry of a start has it."""
    return {
        "kind": chair.kind,
        "level": chair.level,
        "society": chair.society,
        "name": chair.name,
    }
