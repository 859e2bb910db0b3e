"""The user's files are where each platform keeps them, and none of an earlier version is lost."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.play.saves import default_path
from warofwhispers.folders import data_file


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return an empty home folder, with no environment settings."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "AppData" / "Local"))
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)
    return tmp_path


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        (Unix, ".local/share"),
        (MacOS, "Library/Application Support"),
        (Windows, "AppData/Local"),
    ],
)
def test_where_files_are_kept(
    monkeypatch: pytest.MonkeyPatch, home: Path, platform: type, folder: str
) -> None:
    """In each platform's own place, in a folder of ours."""
    monkeypatch.setattr(platformdirs, "PlatformDirs", platform)
    assert data_file("save.json") == home / folder / "warofwhispers" / "save.json"


@pytest.mark.parametrize(("value", "folder"), [("/data", "/data"), ("relative", None), ("", None)])
def test_data_home_of_the_user(
    monkeypatch: pytest.MonkeyPatch, home: Path, value: str, folder: str | None
) -> None:
    """XDG_DATA_HOME counts if it is an absolute path."""
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    monkeypatch.setenv("XDG_DATA_HOME", value)
    base = Path(folder) if folder else home / ".local/share"
    assert data_file("save.json") == base / "warofwhispers" / "save.json"


@pytest.mark.parametrize("platform", [MacOS, Windows])
def test_tables_of_an_earlier_version_are_found(
    monkeypatch: pytest.MonkeyPatch, home: Path, platform: type
) -> None:
    """The server once used one place on every platform; a file in the right place wins."""
    monkeypatch.setattr(platformdirs, "PlatformDirs", platform)
    old = home / ".local/share/warofwhispers/tables.sqlite3"
    old.parent.mkdir(parents=True)
    old.touch()
    assert data_file("tables.sqlite3") == old
    right = data_file("other").with_name("tables.sqlite3")
    right.parent.mkdir(parents=True)
    right.touch()
    assert data_file("tables.sqlite3") == right


def test_saved_game_of_an_earlier_version_is_found(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    """On macOS, XDG_DATA_HOME once did not count."""
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    old = home / "Library/Application Support/warofwhispers/save.json"
    old.parent.mkdir(parents=True)
    old.touch()
    assert data_file("save.json") == old


def test_without_a_home_there_is_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caller gets an error."""

    def unknown(user: int) -> None:
        raise KeyError(user)

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", unknown)
    with pytest.raises(RuntimeError):
        data_file("save.json")
    with pytest.raises(UsageError, match="--save"):
        default_path()
