"""The terminal game's excerpt in the README.

`python -m tests.docs.terminal_excerpt` prints it; add `fr` or `it` for that of the French or the
Italian README.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

GAME = ["play", "--players", "3", "--ruleset", "second", "--seed", "7", "--society", "raven"]
ANSWERS = [
    "deploy bear.chancellor", "deploy lion.chancellor", "1", "B4 B4", "1",  # up to the excerpt
    "2", "1", "5", "1",
]  # fmt: skip
# The line the excerpt begins with, and the one it ends before.
LINES = {
    "en": ("Round 1: the Bear Marshal is acting", "You play Press on"),
    "fr": ("Manche 1 : le Maréchal de l\u2019Ours agit", "Vous jouez Poursuite"),
    "it": ("Turno 1: agisce il Maresciallo dell\u2019Orso", "Giochi Inseguimento"),
}


def excerpt(language: str = "en") -> str:
    """Play the game and return what the terminal shows between those two lines."""
    first, last = LINES[language]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "warofwhispers", "--language", language, *GAME]
        played = subprocess.run(  # noqa: S603 - a fixed command, no shell
            [*command, "--new", "--save", str(Path(folder) / "game.json")],
            input="\n".join([*ANSWERS, ""]),
            env=os.environ | {"COLUMNS": "80", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
            encoding="utf-8",
            capture_output=True,
            check=False,
        )
    before, begins, rest = played.stdout.partition(first)
    text, ends, _ = rest.partition(last)
    if not (begins and ends):
        message = f"the game did not get there:\n{before}{begins}{text}{played.stderr}"
        raise RuntimeError(message)
    return f"{begins}{text}".rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(excerpt(*sys.argv[1:]))
