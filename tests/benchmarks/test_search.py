"""`make bench-search`: what it reports, never how fast anything is."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from benchmarks import search

if TYPE_CHECKING:
    import pytest


def test_our_rate_is_printed_and_a_missing_engine_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ours can be measured without the other engine."""
    monkeypatch.setitem(sys.modules, "catanatron", None)
    search.main(["--seconds", "0.01"])
    ours, theirs = capsys.readouterr().out.splitlines()
    assert ours.split()[0] == "search"
    assert int(ours.split()[1].replace(",", "")) > 0
    prepared, simulated = re.findall(r"(\d+) to (?:prepare|simulate)", ours)
    assert int(prepared) > 0
    assert int(simulated) > 0
    assert theirs.startswith("catanatron is not installed here")
