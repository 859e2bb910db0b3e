"""The league: one command plays what is missing and writes the page."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "league.py"
BEGIN, END = "<!-- league: made by `make league` -->\n", "<!-- end of league -->\n"


def league(page: Path, *asked: str) -> subprocess.CompletedProcess[str]:
    """Run the command on the test's own page."""
    folder = str(page.parent / "league")
    command = [sys.executable, str(SCRIPT), "--page", str(page), "--folder", folder, *asked]
    return subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - ours


def test_the_league_writes_its_page_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Text around the table stays; games played once are not played again."""
    page, kept = tmp_path / "bots.md", tmp_path / "league" / "rules-v-random-2.jsonl"
    page.write_text(f"before\n{BEGIN}old\n{END}after\n", "utf-8")
    asked = ("--only", "rules-v-random-2", "--processes", "1", "--seed", "5")
    assert league(page, *asked, "--games", "2").returncode == 0
    text, games = page.read_text("utf-8"), kept.read_text("utf-8")
    assert text.startswith(f"before\n{BEGIN}Ruleset")
    assert text.endswith(f"{END}after\n")
    assert "| `rules` | `random` | 2 | 2 | " in text
    assert "old" not in text
    assert league(page, *asked, "--games", "3").returncode == 0
    assert "| `rules` | `random` | 2 | 3 | " in page.read_text("utf-8")
    assert kept.read_text("utf-8").startswith(games)


def test_a_match_that_is_over_keeps_its_row_without_its_games(tmp_path: Path) -> None:
    """It is played again only if asked for, and then the row stays until there is a better one."""
    page, rows = tmp_path / "bots.md", tmp_path / "league.json"
    page.write_text(BEGIN + END, "utf-8")
    over = {"hero": "rules", "other": "random", "players": 2, "games": 300, "won": 200.5,
            "verdict": "", "simulations": [60, 50], "seconds": [0.014, 0.0]}  # fmt: skip
    rows.write_text(json.dumps({"seed": 5, "rows": [over]}), "utf-8")
    asked = ("--only", "rules-v-random-2", "--processes", "1", "--seed", "5", "--games", "1")
    row = "| `rules` | `random` | 2 | 300 | 66.8% (61.3% to 71.9%) | open | 60 : 50 | 0.01 : 0.00 |"
    for again, played in (((), False), (("--again",), True)):
        told = league(page, *asked, *again)
        assert ("| `rules` | `random` | 2 | 1 |" in told.stdout) is played
        assert (tmp_path / "league" / "rules-v-random-2.jsonl").exists() is played
        assert row in page.read_text("utf-8")
        assert json.loads(rows.read_text("utf-8")) == {"seed": 5, "rows": [over]}
    asked = (*asked[:-3], "6", *asked[-2:])
    assert league(page, *asked, "--folder", str(tmp_path / "other")).returncode == 0
    assert row not in page.read_text("utf-8")  # it was of other deals


def test_a_whole_match_goes_on_after_it_is_decided(tmp_path: Path) -> None:
    """And its row is not replaced by that of a match that was only decided."""
    page = tmp_path / "bots.md"
    page.write_text(BEGIN + END, "utf-8")
    asked = ("--only", "rules-v-random-4", "--processes", "1", "--seed", "5")
    for whole, games in ((), 17), (("--whole", "--games", "19"), 19), (("--whole",), 400):
        if games == 400:  # as if they had been played
            rows = tmp_path / "league.json"
            rows.write_text(rows.read_text("utf-8").replace('"games": 19', '"games": 400'), "utf-8")
        assert league(page, *asked, *whole).returncode == 0
        assert f"| `rules` | `random` | 4 | {games} |" in page.read_text("utf-8")
    assert league(page, *asked, "--again").returncode == 0
    assert "| `rules` | `random` | 4 | 400 |" in page.read_text("utf-8")


def test_a_page_without_a_place_for_it_is_left_alone(tmp_path: Path) -> None:
    """The command says so."""
    page = tmp_path / "bots.md"
    page.write_text("nothing\n", "utf-8")
    told = league(page, "--only", "nobody")
    assert told.returncode == 1
    assert "no mark" in told.stderr
    assert page.read_text("utf-8") == "nothing\n"
