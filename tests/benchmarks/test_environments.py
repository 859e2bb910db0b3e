"""`make bench-env`: what it reports, never how fast anything is."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from benchmarks.environments import main, tell

if TYPE_CHECKING:
    import pytest

QUICK = ["--rounds", "1", "--seconds", "0.01"]


def test_rates_ratios_and_parts(capsys: pytest.CaptureFixture[str]) -> None:
    """Both environments are measured, with their libraries' games where available."""
    main(["--json", *QUICK])
    data = json.loads(capsys.readouterr().out)
    zoo, spiel = data["libraries"]
    for face in (zoo, spiel):
        assert all(rate > 0 for rate in face["rates"].values())
        assert set(face["ratios"]) == set(face["rates"]) - {"ours"}
        assert len(face["microseconds"]) >= 3
    assert "gin_rummy" in spiel["ratios"]
    named = " ".join([*zoo["rates"], *data["missing"]])
    assert "connect_four_v3" in named
    assert "chess_v6" in named


def test_what_is_wanted_is_judged(capsys: pytest.CaptureFixture[str]) -> None:
    """A ratio that the project sets as a goal is met or missed."""
    face = {"library": "L", "rates": {"ours": 5, "gin_rummy": 11}, "microseconds": {"all": 2.0}}
    tell({**face, "ratios": {"gin_rummy": 0.45}})
    assert "0.5 wanted: MISSED" in capsys.readouterr().out
    tell({**face, "ratios": {"gin_rummy": 0.5}})
    assert "0.5 wanted: met" in capsys.readouterr().out


def test_missing_libraries_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the extras there is a line for each, and no error."""
    for module in ("pettingzoo", "pyspiel", "warofwhispers.env.aec", "warofwhispers.env.spiel"):
        monkeypatch.setitem(sys.modules, module, None)
    main(QUICK)
    out = capsys.readouterr().out
    assert out.count("is not installed here") == 2
