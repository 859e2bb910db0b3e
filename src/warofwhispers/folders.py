"""Where a user's own files are kept on each platform."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

APP = "warofwhispers"
# Where earlier versions kept files, whatever the platform or XDG_DATA_HOME.
EARLIER = (".local/share", "Library/Application Support")


def data_file(name: str) -> Path:
    """Return the path of the user's file `name`, which may not exist yet.

    A file that an earlier version left in another folder is used where it is.
    Raises `RuntimeError` if the user has no home directory.
    """
    path = user_data_path(APP, appauthor=False) / name
    if path.exists():
        return path
    earlier = (Path.home() / folder / APP / name for folder in EARLIER)
    return next((old for old in earlier if old.is_file()), path)
