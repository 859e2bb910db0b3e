"""Each example runs, in short form, and shows what it is meant to show."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - whatever the example has
    """Return a function that imports an example and sets its flags."""
    monkeypatch.syspath_prepend(str(EXAMPLES))

    def load(name: str, *flags: str) -> Any:  # noqa: ANN401 - as above
        monkeypatch.setattr(sys, "argv", [f"{name}.py", *flags])
        return import_module(name)

    return load


def test_random_play(example: Any, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: ANN401 - as above
    """Shares of victories are printed seat by seat, and add up."""
    module = example("env_random", "--games", "3", "--players", "3")
    module.main()
    assert capsys.readouterr().out.count("% of 3 games") == 3
    assert sum(module.play(3, 2, seed=5)) == pytest.approx(1)


def test_learner_beats_random(example: Any, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: ANN401 - as above
    """A few games against itself are enough to win clearly more than half."""
    module = example("env_learn", "--games", "2", "--check", "2")
    module.main()
    assert "after 2 games with itself: " in capsys.readouterr().out
    learner = module.train(60, seed=1)
    share = module.share_against(learner, module.at_random, 60, 10**6)
    assert share > 0.55


def test_learner_learns_from_points(example: Any) -> None:  # noqa: ANN401 - as above
    """What led to points becomes likelier, what led to losses less so."""
    learner = example("env_learn").Learner()
    learner.learn([(1, (0, [("a",), ("b",)], [0.5, 0.5]))], [0, 3])
    assert learner.weights[("a",)] > 0 > learner.weights[("b",)]


def test_pool(example: Any, capsys: pytest.CaptureFixture[str]) -> None:  # noqa: ANN401 - as above
    """All play against all, and each is rated by its worst result."""
    module = example("env_evaluate", "--games", "2", "--train", "8")
    module.main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert lines[-1].startswith("the learner wins at least ")
    pool = {"random": module.at_random, "rules": module.by_rules}
    worst = module.evaluate(pool, 30, 10**6)
    assert worst["random"][0] == "rules"
    assert worst["random"][1] < 0.4


def test_wilson_interval(example: Any) -> None:  # noqa: ANN401 - as above
    """As in the textbooks: 60 of 100 is 50.2% to 69.1%."""
    low, high = example("env_evaluate").wilson(60, 100)
    assert (low, high) == pytest.approx((0.502, 0.691), abs=0.0005)
