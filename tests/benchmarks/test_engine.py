"""`make bench`: what it counts and reports, never how fast anything is."""

from __future__ import annotations

import json
import sys
from importlib import metadata
from typing import Any

import pytest

from benchmarks import engine, measure, other_engines
from benchmarks.measure import CHECKED_GAMES, SEED, setup_for
from warofwhispers.cli.games import Checksum, game_data_of, game_seed, is_compiled, played_game

QUICK = ["--rounds", "1", "--seconds", "0.01"]


def another_engine() -> other_engines.OtherEngine:
    """Return an engine whose every game has three choices and five answers."""
    return other_engines.OtherEngine(
        "catanatron", "Catanatron", "Catanatron 0, 4 players", lambda _: (3, 5)
    )


def half(*, compiled: bool, **changed: object) -> dict[str, Any]:
    """Return half of a report, as measured."""
    keys = [f"{players} players" for players in (4, 3, 2)] + [measure.WITH_DECKS, "catanatron"]
    return {
        "compiled": compiled, "rounds": 3, "seconds": 0.5,
        "rates": {k + part: 7 for k in keys for part in ("", ", all answers", ", games")},
        "ratios": {"catanatron": 21.0, "catanatron, all answers": 19.0},
        "clone_us": 2.0, "state_bytes": 4000, "checksum": "0123456789abcdef",
        "titles": {"catanatron": "Catanatron 3.2.1, 4 players"},
        "names": {"catanatron": "Catanatron"}, "missing": [], **changed,
    }  # fmt: skip


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """One object, with rates for 2, 3 and 4 players, clone time, memory and checksum."""
    engine.main(["--half", "--json", *QUICK])
    (name, data), *more = json.loads(capsys.readouterr().out).items()
    assert more == []
    assert name == ("compiled" if is_compiled() else "uncompiled")
    for players in (2, 3, 4):
        rate = data["rates"][f"{players} players"]
        assert 0 < rate < data["rates"][f"{players} players, all answers"]
        assert 0 < data["rates"][f"{players} players, games"] < rate
    assert data["rates"]["4 players, all decks"] > 0
    assert data["clone_us"] > 0
    assert data["state_bytes"] > 1000
    assert (data["rounds"], data["seconds"]) == (1, 0.01)


def test_checksum_is_that_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    """The same games, played with every check and recorded, have the same checksum."""
    checksum = Checksum()
    for number in range(CHECKED_GAMES):
        game, _ = played_game(setup_for(4), game_seed(SEED, number))
        checksum.add(game.state)
    engine.main(["--half", "--json", *QUICK])
    data = json.loads(capsys.readouterr().out)
    assert next(iter(data.values()))["checksum"] == str(checksum)


def test_uncompiled_half_runs_in_an_interpreter_of_its_own() -> None:
    """The same files without extensions play the same games."""
    found = engine.measure_pure(1, 0.01)
    assert found["compiled"] is False
    assert found["checksum"] == measure.checked(game_data_of(setup_for(4)))


def test_a_half_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one line, with the last thing it printed."""
    monkeypatch.setattr(sys, "executable", "/bin/false")
    monkeypatch.setattr(engine, "measure_all", lambda *_: half(compiled=True))
    with pytest.raises(SystemExit, match="the uncompiled half failed"):
        engine.main(QUICK)


def test_missing_engines_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is a line for each, and the rest is measured all the same."""

    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    engine.main(["--half", *QUICK])
    out = capsys.readouterr().out
    assert "catanatron is not installed here: `make bench` brings it along" in out
    assert "open_spiel is not installed here" in out
    assert "ours, 2 players: decisions" in out


def test_engines_are_counted_by_choices_and_by_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Decisions with two or more options are one count, everything answered the other."""
    found = another_engine().measure(0.001)
    assert found.games > 0
    assert (found.choices, found.answers) == (3 * found.games, 5 * found.games)
    monkeypatch.setattr(measure, "installed_engines", lambda: ([another_engine()], []))
    data = measure.measure_all(1, 0.001)
    rates, ratios = data["rates"], data["ratios"]
    assert isinstance(rates, dict)
    assert isinstance(ratios, dict)
    assert rates["catanatron, all answers"] == pytest.approx(rates["catanatron"] * 5 / 3, rel=0.01)
    by_choices, by_answers = ratios["catanatron"], ratios["catanatron, all answers"]
    assert by_choices == pytest.approx(by_answers * 5 / 3, rel=0.1, abs=0.03)  # two decimals each


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Both halves side by side, the goals, and whether they played the same games."""
    engine.tell({"compiled": half(compiled=True), "uncompiled": half(compiled=False)})
    out = capsys.readouterr().out
    assert "compiled    uncompiled" in out
    lines = {line[:38].strip(): line[38:].strip() for line in out.splitlines()}
    assert lines["ours : Catanatron, decisions"].endswith(
        "compiled 20x wanted: met, uncompiled 3x wanted: met"
    )
    assert "compiled 20x wanted: MISSED" in lines["ours : Catanatron, all its answers"]
    assert lines["copying a mid-game state"].endswith("compiled 3 us wanted: met")
    assert out.endswith("Compiled and uncompiled played the same games.\n")


def test_different_games_are_a_warning(capsys: pytest.CaptureFixture[str]) -> None:
    """Two builds that disagree cannot be overlooked."""
    other = half(compiled=False, checksum="f" * 16)
    engine.tell({"compiled": half(compiled=True, clone_us=3.5), "uncompiled": other})
    out = capsys.readouterr().out
    assert "WARNING" in out
    assert "compiled 3 us wanted: MISSED" in out


def test_without_a_compiled_engine_it_says_how_to_get_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`make bench` builds both."""
    engine.tell({"uncompiled": half(compiled=False, missing=["x is not installed here"])})
    out = capsys.readouterr().out
    assert "x is not installed here" in out
    assert "The engine here is uncompiled; `make bench` builds and measures both." in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--rounds", "0"], "argument --rounds: 0: at least 1"),
        (["--seconds", "0"], "argument --seconds: 0: more than 0"),
        (["--seconds", "nan"], "argument --seconds: nan: more than 0"),
    ],
)
def test_refusals(capsys: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    """What cannot be measured is refused, naming the option."""
    with pytest.raises(SystemExit):
        engine.main(arguments)
    assert capsys.readouterr().err.endswith(f"error: {message}\n")
