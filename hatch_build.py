"""Build hook: compiles the engine with mypyc, so that wheels are fast.

The same files run uncompiled, so a failed compilation is a warning and the wheel is pure.
`WHISPERS_COMPILE` changes that: `always` makes it an error, `never` does not try.
Editable installs are always pure. What was compiled is kept in build/extensions for the next
wheel, as compiling takes minutes and most changes are elsewhere.
"""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import chdir
from hashlib import sha256
from importlib.metadata import version as installed
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import shorten
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/warofwhispers")
KEPT = Path("build/extensions")
ABOVE = ("table", "server", "cli")  # nothing compiled may import these (the import law)
COMPILED = (  # but no __init__.py; tests/test_build.py checks these
    "engine/**/*.py", "dealer.py", "bots/belief/choices.py", "bots/belief/likelihood.py",
    "bots/belief/loyalties.py", "bots/belief/pairings.py", "bots/belief/public_board.py",
    "bots/belief/worlds.py", "bots/belief/worth.py", "bots/judgement/attacks.py",
    "bots/judgement/cards.py", "bots/judgement/forecast.py", "bots/judgement/moves.py",
    "bots/judgement/one_ply.py", "bots/judgement/placement.py", "bots/judgement/policy.py",
    "bots/judgement/rare_questions.py", "bots/judgement/style.py", "bots/judgement/value.py",
    "bots/search/playout.py", "bots/search/study.py", "bots/search/tree.py", "env/frame_places.py",
    "env/history.py", "env/layout.py", "facts/cards.py", "facts/decks.py", "facts/outcomes.py",
    "facts/plans.py", "facts/reasons.py", "facts/rebuild.py", "facts/standing.py", "notation.py",
    "view.py",
)  # fmt: skip


class CompileEngine(BuildHookInterface[Any]):
    """Adds one extension beside each module of the engine, and the library that they share."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and add the extensions, unless this build is to be pure."""
        mode = os.environ.get("WHISPERS_COMPILE", "auto")
        if mode not in {"auto", "always", "never"}:
            raise ValueError(f"WHISPERS_COMPILE is {mode!r}; it may be auto, always or never")
        if mode == "never" or version == "editable":
            return
        try:
            with chdir(self.root):  # so that tracebacks name files as they lie in the project
                library = Path(self.root, find_or_compile())
        except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
            if mode == "always":
                raise
            reason = shorten(repr(error), 120)
            self.app.display_warning(f"The engine will run uncompiled, and slower: {reason}")
            return
        for path in library.rglob("*.*"):
            build_data["force_include"][str(path)] = path.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def find_or_compile() -> Path:
    """Return the folder of the extensions for the code as it is, compiled now unless kept."""
    library = KEPT / fingerprint()
    if not library.exists():
        with TemporaryDirectory(prefix="whispers-build-") as workshop:
            compiled = compile_engine(Path(workshop))
            shutil.rmtree(KEPT, ignore_errors=True)  # those of earlier code
            KEPT.mkdir(parents=True)
            # Moved into place at the end: an interrupted build leaves nothing that looks whole.
            shutil.copytree(compiled, KEPT / "unfinished")
            (KEPT / "unfinished").rename(library)
    return library


def fingerprint() -> str:
    """Return a name for everything that decides what the compiler makes."""
    sources = [Path("hatch_build.py"), *sorted(PACKAGE.rglob("*.py"))]
    found = sha256(
        f"{sys.version} {sys.platform} {installed('mypy')} {os.environ.get('CC')}".encode()
    )
    for file in sources:
        if file.is_relative_to(PACKAGE) and file.relative_to(PACKAGE).parts[0] in ABOVE:
            continue
        found.update(f"{file.as_posix()} {file.stat().st_size} ".encode() + file.read_bytes())
    return found.hexdigest()[:20]


def compile_engine(workshop: Path) -> Path:
    """Compile the engine as one group, for direct calls between modules; return the folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    files = sorted(file for pattern in COMPILED for file in PACKAGE.glob(pattern))
    modules = [str(file) for file in files if file.name != "__init__.py"]
    extensions = mypycify(
        [
            "--config-file=",
            "--follow-imports=silent",
            f"--cache-dir={workshop / 'cache'}",
            *modules,
        ],
        opt_level="3",
        debug_level="0",
        target_dir=str(workshop / "c"),
        group_name="warofwhispers.engine",
    )
    for extension in extensions:
        # Warnings of a future C compiler must not fail a player's build.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if sys.platform != "win32":
            # As on Windows anyway: symbols hidden from other libraries can be inlined.
            flags.append("-fvisibility=hidden")
        extension.extra_compile_args = flags
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(workshop / "lib")
    command.build_temp = str(workshop / "temp")
    command.ensure_finalized()
    command.run()
    return workshop / "lib"
