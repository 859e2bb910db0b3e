"""`whispers verify`: fair deals pass, and every tampering is named with its place."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.table.fair_game import continued_game
from tests.table.forging import changed
from tests.table.test_fairness import STORED

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.commands import Shell


def test_fair_record_is_told_in_a_line(whispers: Shell, tmp_path: Path) -> None:
    """With how much was checked, and what whoever played has to compare."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(STORED["record"]))
    ran = whispers("verify", file)
    assert (ran.code, ran.err) == (0, "")
    proof = STORED["record"]["proof"]
    compare = f"table {proof['table']}, commitment {proof['commitment']}"
    assert ran.out == f"{file}: fair: 24 draws (2 undone), 2 words, 39 entries; {compare}\n"


def test_what_another_game_gave_is_told(whispers: Shell, tmp_path: Path) -> None:
    """Its draws are not in the proof, so whoever reads it has to know."""
    played = continued_game()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played.record()))
    ran = whispers("verify", file)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"; the first {played.table.given} actions come from another game\n")


def test_what_is_nested_without_end_is_a_fault(whispers: Shell, tmp_path: Path) -> None:
    """Whatever a forger writes, the answer is a sentence."""
    file = tmp_path / "bad.json"
    deep = changed(STORED["record"], [(["proof", "journal", 3, "body"], "[" * 200_000)])
    file.write_text(json.dumps(deep))
    assert "incomplete or cannot be read" in whispers("verify", file).out


def test_what_does_not_fit_is_named(whispers: Shell, tmp_path: Path) -> None:
    """One sentence per fault, with its place, and exit code 1; others are still checked."""
    good = tmp_path / "good.json"
    good.write_text(json.dumps(STORED["record"]))
    for case in STORED["cases"]:
        file = tmp_path / "bad.json"
        file.write_text(json.dumps(changed(STORED["record"], case["set"])))
        ran = whispers("verify", file, good)
        assert ran.code == 1
        lines = ran.out.splitlines()
        assert len(lines) == len(case["faults"]) + 1
        for line, fault in zip(lines, case["faults"], strict=False):
            places = [n for n in (fault["entry"], fault["step"]) if n is not None]
            assert not places or str(places[0]) in line.partition("json: ")[2]


def test_record_without_a_proof_cannot_be_checked(whispers: Shell, tmp_path: Path) -> None:
    """As for a game played offline, or a file that is not a record."""
    file = tmp_path / "game.json"
    plain = {key: part for key, part in STORED["record"].items() if key != "proof"}
    file.write_text(json.dumps(plain))
    assert "no proof" in whispers("verify", file).refused()
    assert "nowhere" in whispers("verify", tmp_path / "nowhere.json").refused()
