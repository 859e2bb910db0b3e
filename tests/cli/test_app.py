"""The command as a whole: help, and errors on one line."""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.cli.commands import PROGRAM, environment, program
from warofwhispers import __version__
from warofwhispers.cli import app, main
from warofwhispers.cli.app import COMMANDS, load
from warofwhispers.words import words

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from tests.cli.commands import Shell


class Faulty:
    """A command that fails."""

    ABOUT = "fail"
    EXAMPLE = "whispers perft"

    def __init__(self, fault: BaseException) -> None:
        """Remember the error to raise."""
        self.fault = fault

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Add nothing."""

    def run(self, _: argparse.Namespace, /) -> int:
        """Fail."""
        raise self.fault


def failing(monkeypatch: pytest.MonkeyPatch, fault: BaseException) -> None:
    """Let every command fail."""
    monkeypatch.setattr(app, "load", lambda _: Faulty(fault))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(whispers: Shell, name: str) -> None:
    """`--help` says what it does and shows how."""
    ran = whispers(name, "--help")
    assert ran.code == 0
    assert f"example: whispers {name}" in " ".join(ran.out.split())
    about = " ".join(ran.out.split()).replace("- ", "-")
    assert words().say(f"cli-{name}-about.start") in about


def test_help_lists_every_command(whispers: Shell) -> None:
    """Without a command there is help, and that is not an error."""
    ran = whispers()
    assert (ran.code, ran.err) == (0, "")
    for name in COMMANDS:
        assert re.search(rf"^    {name}( |$)", ran.out, re.MULTILINE)
    assert whispers("--help").out == ran.out


def test_version(whispers: Shell) -> None:
    """The version is that of the package."""
    assert whispers("--version").out == f"whispers {__version__}\n"


def test_unknown_command_is_refused(whispers: Shell) -> None:
    """The message names it and lists the known ones."""
    message = whispers("pley").refused()
    assert "'pley'" in message
    assert "play" in message
    assert message.endswith("(see whispers --help)")


def test_unknown_argument_is_refused(whispers: Shell) -> None:
    """The message names it."""
    message = whispers("perft", "--depth", "1", "--deep").refused()
    assert message == "unrecognized arguments: --deep (see whispers --help)"


def test_missing_argument_is_refused(whispers: Shell) -> None:
    """The message names it, and the command with the help."""
    message = whispers("perft").refused()
    assert message == "the following arguments are required: --depth (see whispers perft --help)"


def test_a_file_that_cannot_be_read_is_named(whispers: Shell, tmp_path: Path) -> None:
    """The system's errors take one line too, with the file first."""
    ran = whispers("trace", tmp_path)
    assert ran.refused() == f"{tmp_path}: Is a directory"


def test_what_should_not_happen_is_one_line(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug of ours is reported without a stack trace, and with the way to get one."""
    failing(monkeypatch, RuntimeError("broken\nin two"))
    message = whispers("perft").refused()
    assert message.startswith("this should not happen: RuntimeError: broken in two")
    assert "WHISPERS_DEBUG=1" in message


def test_a_stack_trace_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    """With WHISPERS_DEBUG set, the error is raised."""
    failing(monkeypatch, RuntimeError("broken"))
    monkeypatch.setenv("WHISPERS_DEBUG", "1")
    with pytest.raises(RuntimeError, match="broken"):
        main(["perft"])


def test_ctrl_c_is_one_line(whispers: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted commands exit as shells expect."""
    failing(monkeypatch, KeyboardInterrupt())
    ran = whispers("perft")
    assert (ran.code, ran.err) == (130, "whispers: error: interrupted\n")


def test_only_the_command_named_is_loaded(whispers: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command with missing dependencies does not affect the others."""

    def load_only(name: str) -> object:
        assert name == "perft"
        return load(name)

    monkeypatch.setattr(app, "load", load_only)
    assert whispers("perft", "--depth", "1").code == 0


@pytest.mark.parametrize("command", ["trace", "replay", "--help"])
def test_reader_that_leaves_is_no_error(whispers: Shell, tmp_path: Path, command: str) -> None:
    """`whispers … | head` prints nothing on standard error, however long the output."""
    assert whispers("simulate", "--games", 1, "--records", tmp_path).code == 0
    (record,) = tmp_path.glob("*.json")
    with subprocess.Popen(  # noqa: S603 - our own program
        [*PROGRAM, command, str(record)],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as writing:
        assert writing.stdout is not None
        assert writing.stderr is not None
        if command == "trace":
            assert writing.stdout.readline().startswith('{"n": 0,')
        writing.stdout.close()
        assert writing.stderr.read() == ""
        assert writing.wait() == 141


def test_names_that_cannot_be_shown_do_no_harm(whispers: Shell, tmp_path: Path) -> None:
    """A terminal that lacks the letters gets question marks."""
    folder = tmp_path / "Bär"
    assert whispers("simulate", "--games", 1, "--records", folder).code == 0
    (record,) = folder.glob("*.json")
    ran = program("replay", record, data=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ran.code == 0
    assert "B?r" in ran.out
