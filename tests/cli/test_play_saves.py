"""Games are saved, atomically, after Ctrl-C and when a terminal closes; nothing is lost."""

from __future__ import annotations

import codecs
import io
import json
import os
import pty
import select
import signal
import subprocess
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from tests.cli.commands import PROGRAM, Shell, environment, program
from tests.cli.person import Person
from tests.patience import PATIENCE
from warofwhispers.cli.play import saves

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ENTER = "\n"


def heed_ctrl_c() -> None:
    """React to Ctrl-C as in a terminal, even if the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`whispers` in a terminal of its own."""

    def __init__(self, *arguments: object, data: Path, **more: str) -> None:
        """Start it."""
        self.screen, inside = pty.openpty()
        self.program = subprocess.Popen(  # noqa: S603 - our own program
            [*PROGRAM, *map(str, arguments)],
            env=environment(data, **more),
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - no threads here
        )
        os.close(inside)
        self.text = ""
        # A read may end in the middle of a character, or of a line's end.
        utf8 = codecs.getincrementaldecoder("utf-8")()
        self.decoder = io.IncrementalNewlineDecoder(utf8, translate=True)

    def wait_for(self, text: str) -> str:
        """Read until a text is on the screen; return everything up to there."""
        until = time.monotonic() + PATIENCE
        while text not in self.text:
            ready, _, _ = select.select([self.screen], [], [], max(0, until - time.monotonic()))
            assert ready, f"{text!r} never came: {self.text}"
            try:
                self.text += self.decoder.decode(os.read(self.screen, 4096))
            except OSError as closed:
                message = f"{text!r} never came: {self.text}"
                raise AssertionError(message) from closed
        before, found, self.text = self.text.partition(text)
        return before + found

    def type(self, text: str) -> None:
        """Type a line."""
        os.write(self.screen, text.encode())

    def ctrl_c(self) -> None:
        """Press Ctrl-C until it exits, because one that comes too early is not noticed."""
        until = time.monotonic() + PATIENCE
        while self.program.poll() is None and time.monotonic() < until:
            self.program.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                self.program.wait(3)

    def left(self) -> int:
        """Wait until it has exited, and return its exit code."""
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        """Make sure that nothing is left running."""
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        os.close(self.screen)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Return a function that starts terminals, which are closed afterwards."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


@pytest.fixture
def save(whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a game saved in the usual place."""
    with monkeypatch.context() as patch:
        Person(patch, replies=["1", "quit"])
        assert whispers("play", "--seed", 3).code == 0
    return tmp_path / "data" / "warofwhispers" / "save.json"


def test_ctrl_c_keeps_the_game_and_the_same_command_goes_on(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    """Ctrl-C at a question exits quietly; the next `whispers play` offers the game."""
    first = Terminal("play", "--seed", 5, data=tmp_path)
    terminals.append(first)
    first.wait_for("> ")
    first.type("eagle.marshal\n")
    first.wait_for("agents left)")
    first.wait_for("> ")
    first.ctrl_c()
    said = first.wait_for("goes on with it.")
    assert "Traceback" not in said
    assert first.left() == 0
    second = Terminal("play", data=tmp_path)
    terminals.append(second)
    second.wait_for("You have an unfinished game: you are the Pale Raven, in round 1.")
    second.type(ENTER)
    second.wait_for("You place an agent as")
    second.wait_for("(8 agents left)")
    second.wait_for("> ")
    second.type("\x04")  # Ctrl-D
    second.wait_for("goes on with it.")
    assert second.left() == 0


def test_another_game_can_be_had_instead(tmp_path: Path, terminals: list[Terminal]) -> None:
    """Typing `new` at the offer starts another and sets the first aside."""
    program("play", "--seed", 5, data=tmp_path, given="1\n")
    folder = tmp_path / "warofwhispers"
    kept = (folder / "save.json").read_text()
    terminal = Terminal("play", data=tmp_path)
    terminals.append(terminal)
    terminal.wait_for("another: ")
    terminal.type("new\n")
    terminal.wait_for("is kept as")
    terminal.wait_for("(9 agents left)")
    terminal.ctrl_c()
    assert terminal.left() == 0
    assert (folder / "save.old-1.json").read_text() == kept
    assert (folder / "save.json").read_text() != kept


@pytest.mark.parametrize("key", ["\x04", "signal"])
def test_leaving_at_the_offer_changes_nothing(
    tmp_path: Path, terminals: list[Terminal], key: str
) -> None:
    """Ctrl-C and Ctrl-D at the first question leave the game as it was."""
    program("play", "--seed", 5, data=tmp_path, given="1\n")
    kept = (tmp_path / "warofwhispers" / "save.json").read_text()
    terminal = Terminal("play", data=tmp_path)
    terminals.append(terminal)
    terminal.wait_for("another: ")
    if key == "signal":
        terminal.ctrl_c()
    else:
        terminal.type(key)
    assert terminal.left() == 0
    assert (tmp_path / "warofwhispers" / "save.json").read_text() == kept


def test_colours_on_a_terminal_alone(tmp_path: Path, terminals: list[Terminal]) -> None:
    """A terminal gets colours, unless NO_COLOR is set or it cannot show them."""
    for more, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        terminal = Terminal("play", "--new", "--seed", 5, data=tmp_path, **more)
        terminals.append(terminal)
        said = terminal.wait_for("agents left)")
        assert ("\x1b[31m" in said) is coloured
        terminal.ctrl_c()
        assert terminal.left() == 0


def test_a_killed_game_is_kept_too(tmp_path: Path, terminals: list[Terminal]) -> None:
    """The game is saved at every question, so not even a crash loses an answer."""
    terminal = Terminal("play", "--seed", 5, data=tmp_path)
    terminals.append(terminal)
    terminal.wait_for("> ")
    terminal.type("eagle.marshal\n")
    terminal.wait_for("(8 agents left)")
    terminal.program.kill()
    terminal.left()
    again = program("play", data=tmp_path)
    assert "You place an agent as Eagle Marshal." in again.out


BROKEN = {
    "empty": "",
    "cut short": '{"format": "warofwhispers save", "ver',
    "something else": "[1, 2, 3]",
    "of a later version": '{"format": "warofwhispers save", "version": 99}',
    "a record": '{"format": "warofwhispers record", "version": 1}',
    "without a record": '{"format": "warofwhispers save", "version": 1, "you": "raven"}',
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_told_and_left_as_it_is(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, save: Path, kind: str
) -> None:
    """The message names the file and what can be done; doing that keeps the file."""
    save.write_text(BROKEN[kind])
    message = whispers("play").refused()
    assert message.startswith(f"{save}: ")
    assert "--new starts another game" in message
    assert save.read_text() == BROKEN[kind]
    Person(monkeypatch, replies=["quit"])
    assert whispers("play", "--new").code == 0
    assert (save.parent / "save.old-1.json").read_text() == BROKEN[kind]


def test_a_file_of_bytes_is_told(whispers: Shell, save: Path) -> None:
    """Not even text, and still one line."""
    save.write_bytes(b"\xff\xfe\x00")
    assert "not JSON" in whispers("play").refused()


@pytest.mark.parametrize(
    ("part", "value"),
    [("you", "serpent"), ("you", None), ("you", ["raven"])],
)
def test_a_game_without_its_player_is_told(
    whispers: Shell, save: Path, part: str, value: object
) -> None:
    """The player named must sit at the table."""
    data = json.loads(save.read_text())
    data["record"]["seats"].remove("serpent")
    data["record"]["actions"] = []
    save.write_text(json.dumps({**data, part: value}))
    assert "without a player" in whispers("play").refused()


def test_an_action_that_is_none_is_told(whispers: Shell, save: Path) -> None:
    """The library's own message is included."""
    data = json.loads(save.read_text())
    data["record"]["actions"].append("deploy moon.sheriff")
    save.write_text(json.dumps(data))
    assert '"deploy moon.sheriff" is not an action' in whispers("play").refused()


@pytest.mark.parametrize(
    "option",
    [["--players", "2"], ["--seed", "0"], ["--set", "fort=defend"], ["--society", "rat"]],
)
def test_options_do_not_fit_a_game_that_is_kept(
    whispers: Shell, save: Path, option: list[str]
) -> None:
    """It does not guess which of the two was meant."""
    kept = save.read_text()
    message = whispers("play", *option).refused()
    assert message.startswith(f"a game is saved in {save}")
    assert save.read_text() == kept


def test_new_keeps_the_old_ones_aside(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, save: Path
) -> None:
    """However often."""
    for number in (1, 2):
        kept = save.read_text()
        Person(monkeypatch, replies=["quit"])
        assert whispers("play", "--new", "--seed", number).code == 0
        assert (save.parent / f"save.old-{number}.json").read_text() == kept


def test_a_file_of_ones_own(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`--save` saves the game there; at the end the record replaces it, and stays."""
    path = tmp_path / "mine.json"
    Person(monkeypatch, seed=1)
    assert whispers("play", "--players", "2", "--seed", "1", "--save", path).code == 0
    record = path.read_text()
    assert json.loads(record)["result"] is not None
    assert "this is a record" in whispers("play", "--save", path).refused()
    assert path.read_text() == record


def test_games_with_the_same_seed_keep_both_records(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A record never overwrites another."""
    for seed in (1, 2):
        Person(monkeypatch, seed=seed)
        assert whispers("play", "--players", "2", "--seed", "1").code == 0
    names = sorted(path.name for path in (tmp_path / "data/warofwhispers/records").iterdir())
    assert names == ["second-2p-1-2.json", "second-2p-1.json"]


def test_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure on the way leaves the old file and nothing else."""
    path = tmp_path / "save.json"
    saves.write_whole(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        saves.write_whole(path, "new")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["save.json"]


def test_a_disk_that_fills_up_is_told_and_one_may_play_on(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The game continues; that it cannot be saved is reported once."""
    Person(monkeypatch, replies=["1", "1", "1", "quit"])
    writes = []

    def fills_up(path: Path, text: str) -> None:
        writes.append(path)
        if len(writes) > 2:
            raise OSError(28, "No space left on device", str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    monkeypatch.setattr(saves, "write_whole", fills_up)
    ran = whispers("play", "--seed", "2", "--save", tmp_path / "game.json")
    assert ran.code == 0
    assert ran.out.count("The game could not be saved") == 1
    assert "goes on with it" not in ran.out
