"""Random games of all kinds, traced by the program and checked by the referee."""

from __future__ import annotations

import ast
import io
import json
import sys
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.checker.referee import Violation, check, main
from tests.properties.games import (
    PRINTED,
    SPENDER,
    Case,
    board_json,
    cases,
    councils_json,
    every_kind,
    many,
    played,
)
from warofwhispers import read_record, record_of, trace
from warofwhispers.content import ABILITIES, board_to_json, councils_to_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.checker.table import Json

HERE = Path(__file__).parent
RECORDS = sorted((HERE.parent / "records").glob("*.json"))
CHUNKS = 16
GAMES = many(96)
EACH_KIND = many(2)

DECKS = (
    (("treasure", "on"),),
    (("conquest", "on"),),
    (("dark_alliances", "on"),),
    (("conquest", "on"), ("dark_alliances", "on"), ("treasure", "on")),
)


def told(case: Case) -> list[Json]:
    """Play a game and return its trace, as it would be read from a file."""
    lines: list[Json] = json.loads(written(case))
    return lines


@lru_cache(1)
def written(case: Case) -> str:
    """Return the trace of a game as text; the last one is cached, because many tests alter it."""
    return json.dumps(list(trace(record_of(played(case)))))


def followed(case: Case, lines: list[Json]) -> int:
    """Let the referee check a game with the board and councils it was played with."""
    board = None if case.board == PRINTED else board_json(case.board)
    councils = None if case.councils == PRINTED else councils_json(case.councils)
    try:
        return check(lines, board, councils)
    except Violation as fault:
        raise AssertionError(f"{case}: {fault}") from None


@pytest.mark.parametrize(("preset", "players"), every_kind())
def test_presets_hold(preset: str, players: int) -> None:
    """Games of every preset and number of players follow the rules, line by line."""
    for number in range(EACH_KIND):
        case = Case(preset, players, 40 + number, style=(number + players) % 4)
        lines = told(case)
        assert followed(case, lines) == len(lines)


@pytest.mark.parametrize("index", range(CHUNKS))
def test_options_boards_and_councils_hold(index: int) -> None:
    """With single options changed, on other boards, with other councils."""
    for i, case in enumerate(cases(GAMES, 10)):
        if i % CHUNKS == index:
            followed(case, told(case))


@pytest.mark.parametrize("preset", ["second", "competitive"])
@pytest.mark.parametrize("options", DECKS, ids=lambda options: "+".join(o[0] for o in options))
def test_optional_decks_hold(preset: str, options: tuple[tuple[str, str], ...]) -> None:
    """With treasures, conquest cards and dark alliances (R6.1, R6.7, R6.8)."""
    for number in range(many(2)):
        case = Case(preset, 2 + number % 3, 70 + number, SPENDER, options, councils="scribes")
        followed(case, told(case))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_hold(path: Path) -> None:
    """So do the recorded games."""
    record = read_record(path)
    content = record.setup.content
    check(
        json.loads(json.dumps(list(trace(record)))),
        json.loads(json.dumps(board_to_json(content.board))),
        json.loads(json.dumps(councils_to_json(content.councils))),
    )


def test_recorded_games_show_every_ability() -> None:
    """The referee has checked each ability of the base cards at least once."""
    actions = [action for path in RECORDS for action in read_record(path).actions]
    met = Counter(action.split()[1] for action in actions if action.startswith("play "))
    assert set(met) == set(ABILITIES)


def test_referee_shares_no_code_with_the_program() -> None:
    """It imports nothing of the program, and nothing beyond the standard library."""
    own = [path for path in HERE.glob("*.py") if not path.name.startswith("test_")]
    assert len(own) >= 8
    for path in own:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                top = name.split(".")[0]
                assert name.startswith("tests.checker") or top in sys.stdlib_module_names, path.name


# -- the referee can fail --------------------------------------------------------------------------

GAME = Case("competitive", 3, 43, style=2)


def line_with(lines: list[Json], prompt: str) -> Json:
    """Return the last line with a prompt."""
    return next(line for line in reversed(lines) if line.get("prompt") == prompt)


def bend(prompt: str, change: Callable[[Json], object]) -> Callable[[list[Json]], object]:
    """Return a function that alters the line with this prompt."""
    return lambda lines: change(line_with(lines, prompt))


def bump(entry: dict[str, Any], key: str, number: int = 1) -> None:
    """Change a number."""
    entry[key] += number


def move_banner(line: Json) -> None:
    """Move a banner elsewhere on the map."""
    regions = line["state"]["regions"]
    source = next(region for region in regions.values() if region["banners"] > 1)
    target = next(
        region
        for region in regions.values()
        if region is not source and region["empire"] == source["empire"]
    )
    source["banners"] -= 1
    target["banners"] += 1


def exchange_cards(line: Json) -> None:
    """Exchange a card in a hand for one from the same deck."""
    for hand in line["state"]["hands"].values():
        for i, card in enumerate(hand):
            deck = line["state"]["decks"][card.split("/")[0]]
            if deck and deck[0] != card:
                hand[i], deck[0] = deck[0], card
                hand.sort()
                deck.sort()
                return


BENT: dict[str, Callable[[list[Json]], object]] = {
    "an option missing": bend("attack_to", lambda line: line["options"].pop()),
    "an option too many": bend("act", lambda line: line["options"].append("pass")),
    "an option twice": bend("add", lambda line: line["options"].append(line["options"][0])),
    "another is asked": bend("deploy", lambda line: line.update(seat="spider-2")),
    "another question": bend("after_order", lambda line: line.update(prompt="act")),
    "an answer that was not offered": bend("swap", lambda line: line.update(chosen="swap all")),
    "a line left out": lambda lines: lines.pop(60),
    "a line told twice": lambda lines: lines.insert(60, lines[60]),
    "a banner too many": bend("act", lambda line: bump(line["state"]["reserves"], "bear")),
    "a banner moved": bend("act", move_banner),
    "cards exchanged": bend("after_order", exchange_cards),
    "an agent too many": bend("act", lambda line: bump(line["state"]["agents"], "raven")),
    "a score": bend("act", lambda line: bump(line["state"]["score_now"], "raven")),
    "a swap": bend("act", lambda line: bump(line["state"]["swaps"], "raven")),
    "the round": bend("act", lambda line: bump(line["state"], "round", -1)),
    "the first player": bend("swap", lambda line: line["state"].update(first=None)),
    "serving": bend("act", lambda line: line["state"].update(serving=None)),
    "losses": bend("after_fight", lambda line: bump(line["state"]["attack"], "killed_own")),
    "loyalties": bend("act", lambda line: line["state"]["loyalties"]["raven"].reverse()),
    "points at the end": lambda lines: bump(lines[-1]["scores"], "raven"),
    "winners at the end": lambda lines: lines[-1]["winners"].append("rat"),
    "more after the end": lambda lines: lines.append(lines[-1]),
    "no end": lambda lines: lines[-1].pop("end"),
}


@pytest.mark.parametrize("name", BENT)
def test_bent_trace_is_found(name: str) -> None:
    """A trace with one thing changed does not pass."""
    lines = told(GAME)
    BENT[name](lines)
    with pytest.raises((Violation, KeyError)):
        check(lines)


def test_straight_trace_is_passed() -> None:
    """The same trace without a change does."""
    lines = told(GAME)
    assert followed(GAME, lines) == len(lines)


def test_unfinished_game_may_end_anywhere() -> None:
    """A trace of a game in progress is checked as far as it goes."""
    lines = told(GAME)
    assert check(lines[:100]) == 100


@pytest.mark.parametrize(("spoiled", "code"), [(False, 0), (True, 1)])
def test_command_checks_standard_input(
    spoiled: bool,  # noqa: FBT001 - pytest passes it by name
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It prints how many lines are right, or which is not."""
    lines = told(GAME)
    if spoiled:
        lines[50]["seat"] = "nobody"
    text = "".join(json.dumps(line) + "\n" for line in lines)
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    monkeypatch.setattr(sys, "argv", ["referee"])
    assert main() == code
    said = capsys.readouterr().out
    assert ("line 50" if spoiled else f"{len(lines)} lines hold") in said
