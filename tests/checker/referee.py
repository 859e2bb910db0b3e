"""Checks a trace, line by line, against the rules, knowing nothing about the program.

The referee plays the game along by its own small statement of the rules (the other files here)
and compares, at every line, who is asked what, every option there is, and the whole table.

    whispers trace RECORD | python -m tests.checker.referee [BOARD.json [COUNCILS.json]]
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tests.checker.cards import canonical
from tests.checker.rounds import whole_game
from tests.checker.table import AGENTS, BANNERS, EMPIRES, Table, all_cards, read_data

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.checker.cards import Ask
    from tests.checker.table import Json


class Violation(Exception):  # noqa: N818 - it reads as what it is
    """A line of a trace that contradicts the rules."""


def fail(number: object, what: str, ours: object, theirs: object) -> NoReturn:
    """Raise `Violation`: where a trace is wrong, what the rules say and what it says."""
    raise Violation(f"line {number}: {what}: the rules give {ours}, the trace says {theirs}")


def check(lines: Iterable[Json], board: Json | None = None, councils: Json | None = None) -> int:
    """Check a trace, and return the number of its lines; raises `Violation` at the first fault.

    A trace of a game that still goes on may end anywhere.
    """
    told = iter(lines)
    line = next(told)
    first = line["state"]
    table = Table(
        first["ruleset"], len(first["seats"]), board or read_data("board"),
        councils or read_data("councils"),
    )  # fmt: skip
    societies = []
    if None in first["seats"]:
        societies = [option.removeprefix("seat ") for option in line["options"]]
        if len(set(societies)) != len(first["seats"]):
            fail(0, "societies to be seated", len(first["seats"]), societies)
    else:
        for society in first["seats"]:
            table.seat(society)
    table.first = first["first"]
    game = whole_game(table, societies)
    ask: Ask | None = next(game)
    count = 0
    while True:
        if line["n"] != count:
            fail(line["n"], "number of the line", count, line["n"])
        compare_state(table, line)
        if ask is None:
            compare_end(table, line)
            if (extra := next(told, None)) is not None:
                fail(extra.get("n"), "the game is over", "nothing more", extra)
            return count + 1
        chosen = compare_question(ask, line)
        try:
            ask = game.send(chosen)
        except StopIteration:
            ask = None
        count += 1
        following = next(told, None)
        if following is None:
            return count
        line = following


def compare_question(ask: Ask, line: Json) -> str:
    """Check that the right question was asked; return the answer."""
    number = line["n"]
    if line.get("end"):
        fail(number, "end of the game", f"{ask.prompt} of {ask.seat}", "it is over")
    if (ask.seat, ask.prompt) != (line["seat"], line["prompt"]):
        theirs = f"{line['prompt']} of {line['seat']} {line['options'][:6]}"
        fail(number, "question", f"{ask.prompt} of {ask.seat} {ask.options[:6]}", theirs)
    options = [canonical(option) for option in line["options"]]
    if len(set(options)) != len(options):
        fail(number, f"{ask.prompt}: options", "each once", line["options"])
    missing, extra = set(ask.options) - set(options), set(options) - set(ask.options)
    if missing or extra:
        fail(number, f"{ask.prompt}: options", f"also {sorted(missing)}", f"also {sorted(extra)}")
    chosen = canonical(line["chosen"])
    if chosen not in options:
        fail(number, f"{ask.prompt}: answer", "one of the options", line["chosen"])
    return chosen


def compare_state(table: Table, line: Json) -> None:
    """Check that the table is as it must be, down to the last card."""
    state = {key: value for key, value in line["state"].items() if key != "ruleset"}
    conservation(line["n"], state, table)
    ours = table.shown()
    if ours.keys() != state.keys():
        fail(line["n"], "keys of the state", sorted(ours), sorted(state))
    for key, value in ours.items():
        if value != state[key]:
            fail(line["n"], *difference(key, value, state[key]))


def difference(key: str, ours: object, theirs: object) -> tuple[str, object, object]:
    """Narrow a difference down to the entry that differs."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for name, value in ours.items():
            if value != theirs[name]:
                return difference(f"{key} {name}", value, theirs[name])
    return key, ours, theirs


def conservation(number: int, state: Json, table: Table) -> None:
    """Check, from the line alone, that no banner, card or agent is lost or invented (R1.5)."""
    banners: Counter[str] = Counter(state["reserves"])
    on_the_way = [entry for entry in (state["attack"], state["moving"]) if entry]
    for entry in (*state["regions"].values(), *on_the_way):
        banners[entry["empire"]] += entry["banners"]
    if any(banners[empire] != BANNERS for empire in EMPIRES):
        fail(number, "banners", f"{BANNERS} of each empire", dict(banners))
    piles = [state[key].values() for key in ("hands", "decks", "discards", "removed")]
    cards = Counter(card for pile in piles for some in pile for card in some)
    if cards != all_cards(table.rules):
        fail(number, "cards", "every card once", cards - all_cards(table.rules))
    for seat in state["agents"]:
        placed = sum(council.count(seat) for council in state["councils"].values())
        total = state["agents"][seat] + placed + len(state["field"][seat])
        if total != AGENTS:
            fail(number, f"agents of {seat}", AGENTS, total)
    for region, entry in state["regions"].items():
        if not entry["banners"] and entry["empire"] != table.board.home[region]:
            fail(number, f"controller of empty {region}", table.board.home[region], entry["empire"])


def compare_end(table: Table, line: Json) -> None:
    """Check that the game has ended, and who has won."""
    if not line.get("end"):
        fail(line["n"], "end of the game", "it is over", line["prompt"])
    scores = {seat: table.score(seat) for seat in table.seats}
    if line["scores"] != scores:
        fail(line["n"], "scores", scores, line["scores"])
    if sorted(line["winners"]) != sorted(table.winners()):
        fail(line["n"], "winners", table.winners(), line["winners"])


def main() -> int:
    """Check the trace on standard input."""
    extra = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3]]
    try:
        count = check((json.loads(line) for line in sys.stdin), *extra)
    except Violation as fault:
        print(fault)  # noqa: T201 - that is what it is for
        return 1
    print(f"{count} lines hold")  # noqa: T201 - that is what it is for
    return 0


if __name__ == "__main__":
    sys.exit(main())
