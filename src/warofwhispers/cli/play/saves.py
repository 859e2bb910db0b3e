"""Games kept between two sittings: where, and written whole or not at all."""

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
class Kept:
    """A game, the society its player is, and the levels of the others in the order of societies."""

    game: Game
    you: str
    bots: tuple[str, ...] = ()

    def opponents(self) -> dict[str, str]:
        """Return the level of each other society at the table; random where nothing was said."""
        seats = self.game.setup.seats
        others = [name for name in SOCIETIES if name in seats and name != self.you]
        levels = self.bots or (RANDOM,) * len(others)
        return dict(zip(others, levels, strict=True))


def default_path() -> Path:
    """Return where a game is kept unless said; raises `UsageError` where there is no home."""
    try:
        return data_file("save.json")
    except RuntimeError:
        raise UsageError("save-no-home") from None


def keep(path: Path, kept: Kept) -> None:
    """Write a game down to be gone on with."""
    data = {
        "format": FORMAT, "version": VERSION, "you": kept.you, "bots": list(kept.bots),
        "record": save(kept.game),
    }  # fmt: skip
    write_whole(path, json.dumps(data, indent=1) + "\n")


def take_up(path: Path) -> Kept:
    """Read a game that was kept; raises `UsageError` for a file that is none, which stays as it is.

    The message says what can be done about it.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise UsageError("save-not-json", path=path, fault=str(fault)) from None
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
    return Kept(game, str(you), tuple(bots))


def set_aside(path: Path) -> Path:
    """Move a file out of the way, beside itself, and give its new name."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.old-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    return aside


def finish(path: Path, kept: Kept, *, own_file: bool) -> Path:
    """Turn a finished game into a record; give where it is.

    In a file of the player's own the record takes the game's place. Otherwise it goes to the
    folder of records, and the place for a game is free again.
    """
    text = json.dumps(record_to_json(record_of(kept.game)), indent=1) + "\n"
    if own_file:
        write_whole(path, text)
        return path
    setup = kept.game.setup
    seed = kept.game.chance.seed if kept.game.chance else 0
    name = f"{setup.ruleset.name}-{len(setup.seats)}p-{seed}"
    number, target = 1, path.parent / "records" / f"{name}.json"
    while target.exists():
        number += 1
        target = path.parent / "records" / f"{name}-{number}.json"
    write_whole(target, text)
    path.unlink(missing_ok=True)
    return target


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all: whoever pulls the plug finds the old one or the new."""
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
