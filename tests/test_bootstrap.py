"""Setting up: what takes long says so, and failures take one line."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

FILE = Path(__file__).parent.parent / "scripts/bootstrap.py"
SLOW = "import time; time.sleep(0.3)"


@pytest.fixture
def bootstrap(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - a script, loaded by its path
    """Return the script as a module, in English and with little patience."""
    monkeypatch.setenv("LC_ALL", "C")
    spec = spec_from_file_location("bootstrap", FILE)
    assert spec
    assert spec.loader
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "SIGN_OF_LIFE", 0.02)
    return module


def test_what_takes_long_tells_how_long(
    bootstrap: Any,  # noqa: ANN401 - as above
    capfd: pytest.CaptureFixture[str],
) -> None:
    """Its message first, then now and then the seconds that have passed."""
    bootstrap.main(["timed", "setup-first", sys.executable, "-c", SLOW])
    first, *others = capfd.readouterr().out.splitlines()
    assert first.startswith("first set-up: about")
    assert others
    assert all(line.endswith("seconds so far") for line in others)


def test_what_takes_very_long_needs_nothing_installed(
    bootstrap: Any,  # noqa: ANN401 - as above
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On a slow machine compiling takes more than a thousand seconds, which are just counted."""
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    monkeypatch.delitem(sys.modules, "warofwhispers.words.bundle", raising=False)
    ticks = count(0, 1000)
    monkeypatch.setattr(bootstrap, "time", SimpleNamespace(monotonic=lambda: next(ticks)))
    bootstrap.main(["timed", "setup-first", sys.executable, "-c", SLOW])
    assert "1000 seconds so far" in capfd.readouterr().out


def test_what_a_long_command_says_is_shown_if_it_fails(
    bootstrap: Any,  # noqa: ANN401 - as above
    capfd: pytest.CaptureFixture[str],
) -> None:
    """A build lists a hundred files, which helps nobody who waits to play."""
    talk = "import sys; print('one of many files'); print('a warning', file=sys.stderr)"
    bootstrap.main(["timed", "setup-first", sys.executable, "-c", talk])
    assert "file" not in "".join(capfd.readouterr()).partition("\n")[2]
    with pytest.raises(SystemExit):
        bootstrap.main(["timed", "setup-first", sys.executable, "-c", f"{talk}; sys.exit(3)"])
    shown = capfd.readouterr().out
    assert "one of many files\n" in shown
    assert "a warning\n" in shown


def test_failure_is_one_line_that_names_the_command(bootstrap: Any) -> None:  # noqa: ANN401 - as above
    """And the exit code."""
    with pytest.raises(SystemExit) as left:
        bootstrap.main(["timed", "setup-first", sys.executable, "-c", "raise SystemExit(3)"])
    assert str(left.value).startswith("error: exit code 3 from: ")
    assert str(left.value).endswith("raise SystemExit(3)")
