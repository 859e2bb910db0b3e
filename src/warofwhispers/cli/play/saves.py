"""Games saved between sessions: where they are, and how they are written safely."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from warofwhispers import Game, RecordError, load, record_of, save
from warofwhispers.bots import LEVELS
from warofwhispers.cli.errors import UsageError
from warofwhispers.content import SOCIETIES
from warofwhispers.folders import data_file
from warofwhispers.record import FORMAT as RECORD_FORMAT
from warofwhispers.record import record_to_json

FORMAT: Final = "warofwhispers save"
VERSION: Final = 1
RANDOM: Final = "random"


@dataclass(frozen=True)
class SavedGame:
    """A game, its player's society, and the others' levels in the order of societies."""

    game: Game
    you: str
    bots: tuple[str, ...] = ()

    def opponents(self) -> dict[str, str]:
        """Return the level of each other society at the table; random where none is given."""
        seats = self.game.setup.seats
        others = [name for name in SOCIETIES if name in seats and name != self.you]
        levels = self.bots or (RANDOM,) * len(others)
        return dict(zip(others, levels, strict=True))


def default_path() -> Path:
    """Return where a game is saved by default; raises `UsageError` if there is no home folder."""
    try:
        return data_file("save.json")
    except RuntimeError:
        raise UsageError("save-no-home") from None


def write_save(path: Path, saved: SavedGame) -> None:
    """Save a game so that it can be resumed."""
    data = {
        "format": FORMAT, "version": VERSION, "you": saved.you, "bots": list(saved.bots),
        "record": save(saved.game),
    }  # fmt: skip
    write_whole(path, json.dumps(data, indent=1) + "\n")


def read_save(path: Path) -> SavedGame:
    """Read a saved game; raises `UsageError` for a file that is not one, and leaves it as it is.

    The error's message says what can be done about it.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise UsageError("save-not-json", path=path, fault=fault) from None
    if isinstance(data, dict) and data.get("format") == RECORD_FORMAT:
        raise UsageError("save-is-record", path=path)
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
        raise UsageError("save-version", path=path)
    try:
        game = load(data.get("record"))
    except RecordError as fault:
        raise UsageError("save-broken", path=path, fault=fault) from None
    you = data.get("you")
    if game.over or game.chance is None or you not in game.seats:
        raise UsageError("save-nobody", path=path)
    bots = data.get("bots") or []
    if bots and (len(bots) != len(game.seats) - 1 or any(name not in LEVELS for name in bots)):
        raise UsageError("save-nobody", path=path)
    return SavedGame(game, str(you), tuple(bots))


def set_aside(path: Path) -> Path:
    """Rename a file within its folder to make room, and return its new name."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.old-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    return aside


def finish(path: Path, saved: SavedGame, *, own_file: bool) -> Path:
    """Turn a finished game into a record; return its path.

    In a file that the player named, the record replaces the game. Otherwise it goes to the folder
    of records, and the place for a saved game is free again.
    """
    text = json.dumps(record_to_json(record_of(saved.game)), indent=1) + "\n"
    if own_file:
        write_whole(path, text)
        return path
    setup = saved.game.setup
    seed = saved.game.chance.seed if saved.game.chance else 0
    name = f"{setup.ruleset.name}-{len(setup.seats)}p-{seed}"
    number, target = 1, path.parent / "records" / f"{name}.json"
    while target.exists():
        number += 1
        target = path.parent / "records" / f"{name}-{number}.json"
    write_whole(target, text)
    path.unlink(missing_ok=True)
    return target


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: after a power cut, either the old one or the new one is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as part:
        try:
            part.write(text)
            part.flush()
            os.fsync(part.fileno())
            part.close()
            Path(part.name).replace(path)
        except BaseException:
            part.close()
            Path(part.name).unlink(missing_ok=True)
            raise
