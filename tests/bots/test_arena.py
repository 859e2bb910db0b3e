"""The arena: fair seats, reproducible games, results saved and resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from warofwhispers.bots.arena.plan import GameResult, Plan, play_number
from warofwhispers.bots.arena.plot import plot
from warofwhispers.bots.arena.results import Results
from warofwhispers.bots.arena.workers import run
from warofwhispers.bots.players.levels import BotError
from warofwhispers.cli import main
from warofwhispers.record import load

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan(("rules", "random"), players=2, seed=3)


def timeless(game: GameResult) -> GameResult:
    """Return a result without its timings."""
    return replace(game, seconds=0.0, thought=[])


def test_every_deal_is_played_in_every_seat() -> None:
    """A hero at a table of four sits in each seat once per deal."""
    plan = Plan(("greedy", "rules"), players=4, hero=True)
    where = [(plan.table(n)[0].index("greedy"), plan.table(n)[1]) for n in range(8)]
    assert sorted(where) == [(seat, deal) for seat in range(4) for deal in (0, 1)]


def test_mixed_tables_are_turned_and_balanced() -> None:
    """Three bots at tables of three: all play equally often, and equally often in each seat."""
    plan = Plan(("a", "b", "c"), players=3)
    assert len(plan.tables()) == 7
    seats = Counter((name, seat) for n in range(21) for seat, name in enumerate(plan.table(n)[0]))
    assert set(seats.values()) == {7}


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    """Number 3 alone, in a sequence, and in other processes."""
    alone = timeless(play_number(PLAN, 3))
    row = {game.game: timeless(game) for game in run(PLAN, range(4), 1)}
    pool = {game.game: timeless(game) for game in run(PLAN, range(4), 2)}
    assert row[3] == alone
    assert pool == row


def test_results_are_taken_up_where_they_stopped(tmp_path: Path) -> None:
    """A file cut off in the middle of a line loses that game and no other."""
    path = tmp_path / "run.jsonl"
    results = Results(PLAN, path)
    for game in run(PLAN, results.missing(3), 1):
        results.add(game)
    text = path.read_text()
    path.write_text(text[:-30])
    again = Results(PLAN, path)
    assert again.missing(4) == [2, 3]
    for game in run(PLAN, again.missing(3), 1):
        again.add(game)
    assert again.shares() == results.shares()
    before = path.read_bytes()
    with pytest.raises(BotError, match="of this plan"):
        Results(Plan(("rules", "random"), players=2, seed=4), path)
    path.write_bytes(b"\x89PNG\xff")
    with pytest.raises(BotError, match="not a file of results"):
        Results(PLAN, path)
    assert path.read_bytes() == b"\x89PNG\xff"  # somebody else's file is left alone
    path.write_bytes(before + before.splitlines(keepends=True)[1] + b'{"game": 7}\n[]\n')
    assert Results(PLAN, path).games == again.games  # a double and two that are no results
    assert path.read_bytes() == before


def test_a_run_killed_in_the_middle_goes_on(tmp_path: Path) -> None:
    """Killed without warning, twice: no game is lost or played twice, and all are the same."""
    path = tmp_path / "run.jsonl"
    command = [
        sys.executable, "-m", "warofwhispers", "arena", "--bots", "rules,random",
        "--players", "2", "--seed", "3", "--games", "60", "--processes", "2", "--out", str(path),
    ]  # fmt: skip
    for enough in (5, 15):
        running = subprocess.Popen(command, start_new_session=True)  # noqa: S603 - our own program
        while running.poll() is None and (
            not path.exists() or path.read_text().count("\n") <= enough
        ):
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()
        kept = len(Results(PLAN, path).games)
        assert enough <= kept < 60
    done = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own program
    assert (done.returncode, done.stderr) == (0, "")
    played = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    assert sorted(game["game"] for game in played) == list(range(60))
    games = Results(PLAN, path).games
    for number in range(0, 60, 10):
        assert timeless(games[number]) == timeless(play_number(PLAN, number))


def test_ctrl_c_ends_it_in_one_line(tmp_path: Path) -> None:
    """No stack traces, not even from worker processes; finished games are kept."""
    path = tmp_path / "run.jsonl"
    command = [
        sys.executable, "-m", "warofwhispers", "arena", "--bots", "greedy,rules",
        "--games", "5000", "--processes", "2", "--out", str(path),
    ]  # fmt: skip
    with subprocess.Popen(  # noqa: S603 - our own program
        command, start_new_session=True, stderr=subprocess.PIPE, text=True
    ) as running:
        while running.poll() is None and (not path.exists() or path.read_text().count("\n") < 3):
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=PATIENCE)
    assert running.returncode in (2, 130)
    assert said.count("\n") == 1, said
    assert len(path.read_text().splitlines()) >= 3


def test_the_sequential_test_waits_for_games_in_order() -> None:
    """A verdict must not depend on which games happen to finish first."""
    results = Results(PLAN)
    for game in run(PLAN, (0, 1, 3), 1):
        results.add(game)
    up_to_gap = results.sprt(0.5, 0.9).ratio
    results.games.pop(3)
    assert results.sprt(0.5, 0.9).ratio == up_to_gap != 0.0


def test_shares_and_rankings_count_every_seat() -> None:
    """Win shares of a game add up to one; the ranking starts with the winner."""
    results = Results(PLAN)
    for game in run(PLAN, range(4), 1):
        results.add(game)
    assert sum(won for won, _ in results.shares().values()) == pytest.approx(4.0)
    assert sum(won for won, _ in results.seat_shares()) == pytest.approx(4.0)
    game = results.games[0]
    assert results.rankings()[0][0] == [
        name for name, won in zip(game.bots, game.won, strict=True) if won
    ]
    assert results.sprt(0.5, 0.9).ratio > 0
    assert not results.faults()


def test_records_replay() -> None:
    """A saved record leads to the same result."""
    game = play_number(Plan(("rules", "random"), players=2, records=True), 0)
    assert game.record is not None
    assert list(load(game.record).scores().values()) == game.points


def test_the_command_tells_shares_and_keeps_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`whispers arena` from start to end, and again for more games."""
    path = tmp_path / "arena.jsonl"
    line = [
        "arena",
        "--bots",
        "rules,random",
        "--players",
        "2",
        "--processes",
        "1",
        "--out",
        str(path),
    ]
    assert main([*line, "--games", "2"]) == 0
    assert main([*line, "--games", "4", "--sprt", "0.5,0.6"]) == 0
    said = capsys.readouterr().out
    assert "4 games of 2" in said
    assert "rules" in said
    assert "SPRT" in said
    assert len([json.loads(one) for one in path.read_text().splitlines()]) == 5


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "rules,wizard"], "wizard"),
        (["--bots", "rules", "--hero"], "two or more"),
        (["--bots", "rules,random", "--players", "5"], "R1.1"),
        (["--bots", "rules,random", "--sprt", "0.6,0.5"], "the lower first"),
        (["--bots", "rules,rules"], "named twice"),
        (["--bots", ","], "at least one"),
        (["--bots", "rules,random", "--processes", "0"], "--processes"),
        (["--bots", "rules,random", "--games", "0"], "--games"),
        (["--bots", "rules,random", "--simulations", "-1"], "0 simulations or more"),
        (["--bots", "rules,random", "--seconds", "0"], "more than 0 seconds"),
        (["--bots", "rules,random", "--seconds", "1", "--simulations", "9"], "not both"),
        (["--bots", "rules,random", "--ruleset", "third"], "third"),
        (["--bots", "rules,random", "--set", "fort=walls"], "fort"),
        (["--bots", "rules,random", "--out", "/dev/null/x.jsonl"], "/dev/null"),
        (["--bots", "rules,random", "--ray", "somewhere"], "HOST:PORT"),
        (["--bots", "rules,random", "--ray", "127.0.0.1:1"], "nothing answers"),
    ],
)
def test_the_command_refuses_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The impossible part is named."""
    assert main(["arena", *arguments]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


def test_the_plot_is_a_picture(tmp_path: Path) -> None:
    """With matplotlib installed, win shares are drawn."""
    results = Results(PLAN)
    for game in run(PLAN, range(2), 1):
        results.add(game)
    plot(results, tmp_path / "shares.png", title="2 games", axis="share")
    assert (tmp_path / "shares.png").read_bytes().startswith(b"\x89PNG")
