"""The arena: fair seats, the same games again, results kept and taken up."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from warofwhispers.bots.arena import Plan, Results, play_number, plot, run
from warofwhispers.bots.levels import BotError
from warofwhispers.cli import main
from warofwhispers.record import load

if TYPE_CHECKING:
    from pathlib import Path

PLAN = Plan(("rules", "random"), players=2, seed=3)


def timeless(game: dict[str, Any]) -> dict[str, Any]:
    """Give a result without what the clock put into it."""
    return {key: value for key, value in game.items() if key not in ("seconds", "thought")}


def test_every_deal_is_played_in_every_seat() -> None:
    """A hero at a table of four: each seat once for each deal."""
    plan = Plan(("greedy", "rules"), players=4, hero=True)
    where = [(plan.table(n)[0].index("greedy"), plan.table(n)[1]) for n in range(8)]
    assert sorted(where) == [(seat, deal) for seat in range(4) for deal in (0, 1)]


def test_mixed_tables_are_turned_and_balanced() -> None:
    """Three bots at tables of three: everybody plays as often, in every seat as often."""
    plan = Plan(("a", "b", "c"), players=3)
    assert len(plan.tables()) == 7
    seats = Counter((name, seat) for n in range(21) for seat, name in enumerate(plan.table(n)[0]))
    assert set(seats.values()) == {7}


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    """Number 3 alone, in a row, and in other processes."""
    alone = timeless(play_number(PLAN, 3))
    row = {game["game"]: timeless(game) for game in run(PLAN, range(4), 1)}
    pool = {game["game"]: timeless(game) for game in run(PLAN, range(4), 2)}
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
    with pytest.raises(BotError, match="another plan"):
        Results(Plan(("rules", "random"), players=2, seed=4), path)


def test_shares_and_rankings_count_every_seat() -> None:
    """Win shares of a game add up to one; the ranking starts with the winner."""
    results = Results(PLAN)
    for game in run(PLAN, range(4), 1):
        results.add(game)
    assert sum(won for won, _ in results.shares().values()) == pytest.approx(4.0)
    assert sum(won for won, _ in results.seat_shares()) == pytest.approx(4.0)
    game = results.games[0]
    assert results.rankings()[0][0] == [
        name for name, won in zip(game["bots"], game["won"], strict=True) if won
    ]
    assert results.sprt(0.5, 0.9).ratio > 0
    assert not results.faults()


def test_records_replay() -> None:
    """A kept record leads to the same result."""
    game = play_number(Plan(("rules", "random"), players=2, records=True), 0)
    assert list(load(game["record"]).scores().values()) == game["points"]


def test_the_command_tells_shares_and_keeps_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`whispers arena` from end to end, and again for more games."""
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
    ],
)
def test_the_command_refuses_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be is named."""
    assert main(["arena", *arguments]) == 2
    said = capsys.readouterr().err
    assert complaint in said
    assert said.count("\n") == 1


def test_the_plot_is_a_picture(tmp_path: Path) -> None:
    """With matplotlib there, win shares are drawn."""
    pytest.importorskip("matplotlib")
    results = Results(PLAN)
    for game in run(PLAN, range(2), 1):
        results.add(game)
    plot(results, tmp_path / "shares.png")
    assert (tmp_path / "shares.png").read_bytes().startswith(b"\x89PNG")


def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """With Ray there, a local cluster gives what one process gives."""
    pytest.importorskip("ray")
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    here = {game["game"]: timeless(game) for game in run(PLAN, range(2), 1)}
    there = {game["game"]: timeless(game) for game in run(PLAN, range(2), 1, "local")}
    assert there == here
