"""`whispers simulate`."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

import pytest

from warofwhispers import Game, read_record, replay
from warofwhispers.cli.games import Checksum, game_seed, random_streams
from warofwhispers.cli.progress import bar, progress
from warofwhispers.content import PRESETS
from warofwhispers.content.jsonfile import packaged_json
from warofwhispers.dealer import pick
from warofwhispers.game import check_seats

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.commands import Shell


def counted(whispers: Shell, *arguments: object) -> dict[str, Any]:
    """Simulate and return the JSON object."""
    ran = whispers("simulate", "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert isinstance(data, dict)
    return data


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    """Remove what differs from run to run."""
    times = {"cpu_seconds", "decisions_per_second", "games_per_second"}
    assert times <= set(data)
    return {key: value for key, value in data.items() if key not in times}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ruleset", PRESETS)
def test_counts_agree_with_games_played_one_by_one(
    whispers: Shell, players: int, ruleset: str
) -> None:
    """Every number is the same when the games are played through the public interface."""
    data = counted(whispers, "--games", 3, "--players", players, "--ruleset", ruleset, "--seed", -5)
    decisions, answers, scores, checksum = [], [], [], Checksum()
    shares = [0.0] * players
    for number in range(3):
        seed = game_seed(-5, number)
        game = Game.new(players, ruleset, seed=seed)
        _, players_lot = random_streams(seed)
        choices = 0
        while not game.over:
            choices += len(game.decision.options) > 1
            game.apply(game.notation.text(pick(game.state, players_lot)))
        decisions.append(choices)
        answers.append(len(game.actions))
        scores.append(list(game.scores().values()))
        checksum.add(game.state)
        for winner in game.winners():
            shares[game.seat(winner)] += 1 / len(game.winners()) / 3
    assert (data["games"], data["players"], data["ruleset"]) == (3, players, ruleset)
    assert data["checksum"] == str(checksum)
    for key, found in {"decisions": decisions, "answers": answers}.items():
        assert data[key] == pytest.approx(
            {"mean": sum(found) / 3, "min": min(found), "max": max(found)}, abs=1e-3
        )
    for seat, society in enumerate(check_seats(players, None)):
        mine = [score[seat] for score in scores]
        assert data["scores"][society]["min"] == min(mine)
        assert data["scores"][society]["max"] == max(mine)
        assert data["wins"][society] == pytest.approx(shares[seat], abs=1e-5)


def test_a_game_is_the_same_however_it_is_reached(whispers: Shell, tmp_path: Path) -> None:
    """Game 12 of a seed does not depend on how many were played before it."""
    whispers("simulate", "--games", 3, "--start", 10, "--seed", 8, "--records", tmp_path / "a")
    whispers("simulate", "--games", 1, "--start", 12, "--seed", 8, "--records", tmp_path / "b")
    (alone,) = (tmp_path / "b").iterdir()
    assert alone.name == "second-4p-8-000012.json"
    assert alone.read_bytes() == (tmp_path / "a" / alone.name).read_bytes()
    assert len(list((tmp_path / "a").iterdir())) == 3


def test_other_seeds_and_numbers_give_other_games(whispers: Shell) -> None:
    """No two games are the same under different numbers."""
    runs = [("--seed", 1), ("--seed", 2), ("--seed", 1, "--start", 1), ("--seed", -1)]
    sums = [counted(whispers, "--games", 1, *run)["checksum"] for run in runs]
    assert len(set(sums)) == len(runs)


def test_records_replay_and_change_nothing(whispers: Shell, tmp_path: Path) -> None:
    """Recording games does not change them, and each record replays."""
    asked = ("--games", 4, "--players", 3, "--ruleset", "competitive", "--seed", 3)
    folder = tmp_path / "not" / "there yet"
    written = counted(whispers, *asked, "--records", folder)
    assert without_times(written) == without_times(counted(whispers, *asked))
    checksum = Checksum()
    for path in sorted(folder.iterdir()):
        checksum.add(replay(read_record(path)).state)
    assert str(checksum) == written["checksum"]


def test_options_are_set_on_top(whispers: Shell, tmp_path: Path) -> None:
    """`--set` may be repeated, and appears in the summary and in the record."""
    rules = ("--ruleset", "first", "--set", "fort=kill", "--set", "supply=active")
    data = counted(whispers, "--games", 1, *rules, "--records", tmp_path)
    assert data["options"] == {"fort": "kill", "supply": "active"}
    (record,) = tmp_path.iterdir()
    assert read_record(record).setup.ruleset.options()["fort"] == "kill"


def test_own_ruleset_and_board(whispers: Shell, tmp_path: Path) -> None:
    """Custom files are used, and are part of the record."""
    rules = tmp_path / "rules.json"
    rules.write_text('{"base": "eog", "name": "ours", "options": {"tie": "concealed"}}')
    own = packaged_json("board.json")
    assert isinstance(own, dict)
    own["regions"][0]["start"] = 5
    board = tmp_path / "board.json"
    board.write_text(json.dumps(own))
    data = counted(
        whispers, "--games", 2, "--ruleset-file", rules, "--set", "fort=defend", "--board", board,
        "--records", tmp_path / "records",
    )  # fmt: skip
    assert data["options"] == {"fort": "defend", "tie": "concealed"}
    assert data["ruleset"] == "eog"
    assert data["board"] == str(board)
    records = sorted((tmp_path / "records").iterdir())
    board.unlink()
    assert whispers("replay", *records).code == 0
    assert read_record(records[0]).setup.content.board.regions[0].start == 5


def test_own_ruleset_gives_way_to_what_is_set(whispers: Shell, tmp_path: Path) -> None:
    """The command line overrides the file."""
    rules = tmp_path / "rules.json"
    rules.write_text('{"base": "first", "options": {"fort": "kill", "tie": "concealed"}}')
    asked = ["--games", "1", "--ruleset-file", rules, "--set", "fort=defend"]
    assert counted(whispers, *asked)["options"] == {"tie": "concealed"}


def test_shared_wins_are_shared(whispers: Shell) -> None:
    """A win shared by two counts half for each, so that all shares add up to one."""
    data = counted(whispers, "--games", 60, "--seed", 4)
    assert data["shared"] > 0
    assert data["nobody"] == 0
    assert sum(data["wins"].values()) == pytest.approx(1, abs=1e-4)
    assert any(share * 60 % 1 not in (0, 1) for share in data["wins"].values())


def test_wins_of_nobody_are_counted(whispers: Shell) -> None:
    """Under `tie=concealed`, an unbroken tie has no winner."""
    data = counted(whispers, "--games", 200, "--ruleset", "competitive", "--seed", 4)
    assert data["nobody"] > 0
    assert data["shared"] == 0
    assert sum(data["wins"].values()) == pytest.approx(1 - data["nobody"] / 200, abs=1e-4)


def test_summary_for_a_person(whispers: Shell, tmp_path: Path) -> None:
    """Decisions, length, scores, wins, rate and checksum, each on its own line."""
    ran = whispers("simulate", "--games", 5, "--players", 2, "--seed", 6, "--records", tmp_path)
    assert (ran.code, ran.err) == (0, "")
    heads = [line.split()[0] for line in ran.out.splitlines()]
    assert heads == [
        "5", "decisions", "answers", "raven", "spider", "ties", "rate", "checksum", "records",
    ]  # fmt: skip
    data = counted(whispers, "--games", 5, "--players", 2, "--seed", 6)
    assert f"checksum   {data['checksum']}\n" in ran.out
    assert f"decisions  {data['decisions']['mean']:.1f} ({data['decisions']['min']} to" in ran.out
    assert "uncompiled engine" in ran.out or "compiled engine" in ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "--games 0: must be at least 1"),
        (["--start", "-1"], "--start -1: must be at least 0"),
        (["--players", "5"], "players: 5; the game is for 2 to 4 (R1.1)"),
        (["--ruleset", "secnd"], 'ruleset "secnd": no such preset'),
        (["--set", "forts=kill"], 'option "forts": no such option'),
        (["--set", "fort=kil"], 'option fort: "kil" is not one of its values'),
        (["--set", "fort"], 'setting "fort": write option=value'),
        (["--set", "fort=kill", "--set", "fort=defend"], "option fort: set to both"),
        (["--board", "/nowhere/board.json"], "/nowhere/board.json"),
        (["--ruleset-file", "/nowhere/rules.json"], "/nowhere/rules.json"),
        (["--ruleset", "first", "--ruleset-file", "x"], "not allowed with argument"),
        (["--seed", "seven"], "argument --seed: invalid int value: 'seven'"),
    ],
)
def test_refusals(whispers: Shell, arguments: list[str], message: str) -> None:
    """The impossible is refused on a line that names it."""
    assert message in whispers("simulate", *arguments).refused()


def test_contradicting_options_on_an_own_ruleset(whispers: Shell, tmp_path: Path) -> None:
    """The same option twice is refused on top of a file as well."""
    rules = tmp_path / "rules.json"
    rules.write_text('{"base": "eog"}')
    asked = ["--ruleset-file", str(rules), "--set", "fort=kill", "--set", "fort=defend"]
    assert "option fort: set to both" in whispers("simulate", *asked).refused()


def test_records_into_a_file_are_refused(whispers: Shell, tmp_path: Path) -> None:
    """A file where the folder should be is named."""
    file = tmp_path / "file"
    file.write_text("")
    assert str(file) in whispers("simulate", "--games", "1", "--records", file).refused()


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        """Return True."""
        return True


def test_progress_is_drawn_on_a_terminal_alone() -> None:
    """Elsewhere nothing is drawn, and the numbers come all the same."""
    screen, file = Terminal(), io.StringIO()
    assert list(progress(range(3, 7), "games", screen)) == [3, 4, 5, 6]
    assert list(progress(range(3, 7), "games", file)) == [3, 4, 5, 6]
    assert screen.getvalue().startswith("\r[....")
    assert "0/4 games" in screen.getvalue()
    assert screen.getvalue().endswith("\r\x1b[K")
    assert file.getvalue() == ""


def test_bar_fills_up() -> None:
    """Half way is half full."""
    assert bar(2, 4).count("#") == bar(2, 4).count(".") == 15
    assert bar(0, 0).count("#") == 0
