"""`whispers trace`: line by line, as the specification says."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from warofwhispers import Game, record_of, write_record
from warofwhispers.cli.games import played_game
from warofwhispers.content import EMPIRES, OPTIONS, PRESETS, build_ruleset, load_content
from warofwhispers.game import Setup, check_seats

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.commands import Shell

ASKED = ["n", "seat", "prompt", "options", "chosen", "state"]
ENDED = ["n", "end", "scores", "winners", "state"]
STATE = {
    "round", "phase", "active", "serving", "attack", "moving", "first", "seats", "regions",
    "reserves", "councils", "field", "agents", "hands", "decks", "discards", "removed", "loyalties",
    "face_up", "swaps", "lasting", "score_now",
}  # fmt: skip
PHASES = {"setup", "retrieve", "deploy", "council", "supply", "cleanup", "swap", "end"}


def traced(whispers: Shell, folder: Path, ruleset: str, players: int) -> list[dict[str, Any]]:
    """Play a game, record it, trace it."""
    setup = Setup(build_ruleset(ruleset), check_seats(players, None))
    game, _ = played_game(setup, 7)
    path = folder / "game.json"
    write_record(path, record_of(game))
    ran = whispers("trace", path)
    assert (ran.code, ran.err) == (0, "")
    return [json.loads(line) for line in ran.out.splitlines()]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ruleset", PRESETS)
def test_lines_are_as_specified(
    whispers: Shell, tmp_path: Path, ruleset: str, players: int
) -> None:
    """Keys, order, numbers and types of values."""
    lines = traced(whispers, tmp_path, ruleset, players)
    *asked, end = lines
    assert [line["n"] for line in lines] == list(range(len(lines)))
    assert all(list(line) == ASKED for line in asked)
    assert list(end) == ENDED
    assert end["end"] is True
    societies = check_seats(players, None)
    assert set(end["scores"]) == set(societies)
    assert end["scores"] == end["state"]["score_now"]
    assert set(end["winners"]) <= set(societies)
    assert all(line["chosen"] in line["options"] for line in asked)
    assert {line["seat"] for line in asked} == {*societies, "chance"}
    first, *others = [line["state"] for line in lines]
    assert set(first) == STATE | {"ruleset"}
    assert first["ruleset"] == build_ruleset(ruleset).options()
    assert list(first["ruleset"]) == list(OPTIONS)
    assert all(set(state) == STATE for state in others)
    assert {line["state"]["phase"] for line in lines} <= PHASES
    assert end["state"]["phase"] == "end"
    assert [line["state"]["round"] for line in lines] == sorted(
        line["state"]["round"] for line in lines
    )


def test_tables_are_complete(whispers: Shell, tmp_path: Path) -> None:
    """Each line has the whole table: 20 banners per empire and every card, by name."""
    regions = [region.id for region in load_content().board.regions]
    cards: list[str] | None = None
    seen: set[str] = set()
    for line in traced(whispers, tmp_path, "competitive", 4):
        state = line["state"]
        assert list(state["regions"]) == regions
        total = dict(state["reserves"])
        for region in state["regions"].values():
            total[region["empire"]] += region["banners"]
        if state["attack"]:
            assert set(state["attack"]) == {
                "empire", "from", "to", "banners", "killed_own", "killed_enemy",
            }  # fmt: skip
            total[state["attack"]["empire"]] += state["attack"]["banners"]
        if state["moving"]:
            total[state["moving"]["empire"]] += state["moving"]["banners"]
        assert total == dict.fromkeys(EMPIRES, 20)
        if state["active"]:
            assert set(state["active"]) == {"empire", "position", "seat"}
        assert [len(council) for council in state["councils"].values()] == [4] * 5
        piles = [state["hands"], state["decks"], state["discards"], state["removed"]]
        for pile in piles:
            assert all(held == sorted(held) for held in pile.values())
        found = sorted(card for pile in piles for held in pile.values() for card in held)
        cards = cards or found
        assert found == cards
        for society, tokens in state["loyalties"].items():
            assert len(tokens) == 5
            assert set(state["face_up"][society]) <= set(tokens)
        seen |= {key for key, value in state.items() if value}
    assert cards is not None
    assert len(cards) == 40
    assert "bear/lion" in cards
    assert seen >= {"attack", "active", "serving", "field", "discards", "swaps", "first"}


def test_an_unfinished_record_has_no_end(whispers: Shell, tmp_path: Path) -> None:
    """Its lines end where it ends."""
    game = Game.new(2, seed=1)
    game.apply(game.decision.options[0])
    path = tmp_path / "open.json"
    write_record(path, record_of(game))
    ran = whispers("trace", path)
    assert ran.code == 0
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert len(lines) == len(game.actions)
    assert all("end" not in line for line in lines)


def test_actions_are_told_as_they_stand_among_the_options(whispers: Shell, tmp_path: Path) -> None:
    """A record may spell an action differently; the trace does not."""
    game = Game.new(2, seed=1)
    game.apply(game.decision.options[0])
    data_path = tmp_path / "free.json"
    write_record(data_path, record_of(game))
    data = json.loads(data_path.read_text())
    data["actions"] = [f"  {action.upper()} " for action in data["actions"]]
    data_path.write_text(json.dumps(data))
    ran = whispers("trace", data_path)
    assert ran.code == 0
    for line in map(json.loads, ran.out.splitlines()):
        assert line["chosen"] in line["options"]


def test_refusals(whispers: Shell, tmp_path: Path) -> None:
    """A record of other rules, a file that is not a record, a missing file."""
    path = tmp_path / "game.json"
    write_record(path, record_of(Game.new(2, seed=1)))
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "rules": 7}))
    assert "rules version 7" in whispers("trace", path).refused()
    path.write_text("no json")
    assert whispers("trace", path).refused().startswith(f"{path}: not JSON")
    assert "No such file" in whispers("trace", tmp_path / "none.json").refused()


def test_an_action_that_is_none_ends_the_trace(whispers: Shell, tmp_path: Path) -> None:
    """The lines that lead there are printed, then the error."""
    path = tmp_path / "game.json"
    write_record(path, record_of(Game.new(2, seed=1)))
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "actions": [*data["actions"], "deploy B1"]}))
    ran = whispers("trace", path)
    assert ran.code == 2
    assert len(ran.out.splitlines()) == len(data["actions"])
    assert "not one of its 20 options" in ran.err
    assert ran.err.count("\n") == 1
