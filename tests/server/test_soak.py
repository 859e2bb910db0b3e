"""Some seconds of the soak, and that it notices what it looks for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.server.processes import Forked
from tests.server.soak import KEPT, WARM_UP, Soak, memory_faults, told
from tests.server.soak_people import Sample, Story

if TYPE_CHECKING:
    from pathlib import Path


def test_soak_in_short(tmp_path: Path) -> None:
    """Tables created, played, left, watched, and a server killed: nothing lost, nothing wrong."""
    story = Soak(tmp_path, seconds=3.0, seed=1, pause=0.1, kind=Forked).run(every=1.0)
    assert not story.faults, told(story)


def samples(*sizes: float) -> list[Sample]:
    """Return samples after the warm-up, with these sizes of the server."""
    return [Sample(WARM_UP + at, size, 50.0, 2 * KEPT, 0, 0, 0) for at, size in enumerate(sizes)]


def test_growing_memory_is_noticed() -> None:
    """By more than a twentieth from the first third to the last, ignoring the warm-up."""
    assert not memory_faults(samples(100, 101, 104, 100, 104, 103))
    [fault] = memory_faults(samples(100, 100, 103, 104, 106, 106))
    assert fault.startswith("memory of server: 100.0 MB, later 106.0 MB")
    early = [
        Sample(s.seconds - WARM_UP, *list(vars(s).values())[1:]) for s in samples(100, 200, 300)
    ]
    assert not memory_faults(early)


def test_warnings_are_told() -> None:
    """They are no fault, but somebody should know what they were."""
    assert "3 warnings: a bot waits" in told(Story(warnings=Counter({"a bot waits": 3})))
