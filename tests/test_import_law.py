"""The import law: which part may import which, checked on the source text.

content <- engine <- {notation, codec, ...} <- {bots, env, teaching} <- table <- server <- cli,
with words a leaf.
Every import counts: at the top, inside a function, for types only.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = "warofwhispers"

# The layers of the package, lowest first. A part may import its own layer and those below.
FLOORS = (
    ("content",),
    ("engine",),
    (
        "__init__",
        "notation",
        "codec",
        "record",
        "game",
        "dealer",
        "trace",
        "facts",
        "view",
        "reference",
    ),
    ("bots", "env", "folders", "teaching"),
    ("table",),
    ("server",),
    ("cli", "__main__"),
)
LEAF = "words"  # imports nothing of ours; from the middle layer up, all may import it
FOR_WORDS = {"babel", "fluent"}  # the part that reads the catalogue, and all that it may import
MIDDLE = 2  # up to here, nothing outside the standard library
FLOOR_OF = {part: floor for floor, parts in enumerate(FLOORS) for part in parts}

# All that the engine may import besides content: no clock, no chance, no input or output.
HARMLESS = {
    "__future__", "abc", "bisect", "collections", "collections.abc", "dataclasses", "enum",
    "functools", "itertools", "math", "operator", "types", "typing",
}  # fmt: skip
# What the table may import besides, and nothing of bots or env: it also runs in a browser.
HARMLESS_AT_THE_TABLE = HARMLESS | {
    "base64", "datetime", "hashlib", "hmac", "json", "re", "string", "unicodedata",
}  # fmt: skip
PURE = {"engine": HARMLESS, "table": HARMLESS_AT_THE_TABLE}
FOR_TYPES_ONLY = {"mypy_extensions"}  # machine integers for the compiler, never imported
FORBIDDEN_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}
CLOCKS = {"now", "today", "utcnow"}  # methods of `datetime` that ask the machine

LONGEST = 700
EXCUSE = "Long because"
LINES_AT_THE_TOP = 12


class Import(NamedTuple):
    """One imported module, and where."""

    module: str
    place: str
    for_types: bool


def source_files(package: Path) -> Iterator[tuple[Path, str]]:
    """Return each file of the package with its part: `engine/frames/x.py` belongs to `engine`."""
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package)
        yield path, inside.parts[0] if len(inside.parts) > 1 else inside.stem


def imports(path: Path, package: Path) -> Iterator[Import]:
    """Return every import of a file; `from a import b` counts as `a.b` if that is our file."""
    tree = ast.parse(path.read_text())
    typed = {
        id(node)
        for guard in ast.walk(tree)
        if isinstance(guard, ast.If) and ast.unparse(guard.test).endswith("TYPE_CHECKING")
        for statement in guard.body
        for node in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        place = f"{path.relative_to(package)}:{node.lineno}"
        for module in imported(node, path, package):
            yield Import(module, place, id(node) in typed)


def imported(node: ast.Import | ast.ImportFrom, path: Path, package: Path) -> list[str]:
    """Return the full names of the modules that one statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = node.module or ""
    if node.level:
        folder = path.parents[node.level - 1].relative_to(package.parent)
        base = ".".join([*folder.parts, *filter(None, [base])])
    if base != PACKAGE:
        return [base]
    names = [alias.name for alias in node.names]
    ours = [n for n in names if (package / n).is_dir() or (package / f"{n}.py").is_file()]
    return [f"{PACKAGE}.{n}" for n in ours] + [PACKAGE] * (len(ours) < len(names))


def broken_laws(package: Path) -> list[str]:
    """Return a sentence for each import that the law forbids, and for each unknown part."""
    faults = []
    for path, part in source_files(package):
        if part not in FLOOR_OF and part != LEAF:
            faults.append(f"{path.relative_to(package)}: {part} has no floor: give it one here")
            continue
        for found in imports(path, package):
            top, _, rest = found.module.partition(".")
            inner = rest.partition(".")[0] or "__init__"
            allowed = may_use(part, inner) if top == PACKAGE else may_take(part, found)
            if not allowed:
                faults.append(f"{found.place}: {part} may not import {found.module}")
    return faults


def may_use(part: str, other: str) -> bool:
    """Return whether a part may import another of ours."""
    if part == other:
        return True
    if part == "table" and other in {"bots", "env", "folders"}:
        return False
    if part == "teaching" and other in {"bots", "env", "folders"}:
        return False  # the table has it, so it goes wherever the table goes
    if part == LEAF or other not in FLOOR_OF:
        return part != LEAF and other == LEAF and FLOOR_OF[part] >= MIDDLE
    return FLOOR_OF[other] <= FLOOR_OF[part]


def may_take(part: str, found: Import) -> bool:
    """Return whether a part may import a module that is not ours."""
    if found.for_types and found.module in FOR_TYPES_ONLY:
        return True
    if part in PURE:
        return found.module in PURE[part]
    top = found.module.partition(".")[0]
    if part == LEAF and top in FOR_WORDS:
        return True
    if part == LEAF or FLOOR_OF[part] <= MIDDLE:
        return top in sys.stdlib_module_names
    return True


def forbidden_calls(package: Path) -> list[str]:
    """Return where the engine or the table calls something outside, or reads the clock."""
    return [
        f"{path.relative_to(package)}:{node.lineno}: the {part} may not call {called(node)}"
        for path, part in source_files(package)
        if part in PURE
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and called(node) in FORBIDDEN_CALLS | CLOCKS
    ]


def called(call: ast.Call) -> str:
    """Return the name of a built-in or a clock that is called; empty for any other call."""
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name) if name in CLOCKS:
            return name
        case _:
            return ""


def too_long(root: Path) -> list[str]:
    """Return the files past the limit that give no reason near their top."""
    files = [p for folder in ("src", "tests", "scripts") for p in (root / folder).rglob("*.py")]
    texts = {p.relative_to(root).as_posix(): p.read_text().splitlines() for p in files}
    return sorted(
        f"{name}: {len(lines)} lines"
        for name, lines in texts.items()
        if len(lines) > LONGEST and not any(EXCUSE in line for line in lines[:LINES_AT_THE_TOP])
    )


def test_imports_run_one_way() -> None:
    """No part imports one above it, and the lower layers need nothing but Python."""
    assert broken_laws(ROOT / "src" / PACKAGE) == []


def test_engine_and_table_reach_for_nothing_outside() -> None:
    """Neither reads, writes, asks, reads the clock or runs text as code."""
    assert forbidden_calls(ROOT / "src" / PACKAGE) == []


def test_no_file_is_too_long() -> None:
    """A file past 700 lines gives the reason near its top."""
    assert too_long(ROOT) == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a small package that keeps the law."""
    package = tmp_path / "src" / PACKAGE
    build(package, "__init__.py", "from warofwhispers.game import Game")
    build(package, "content/__init__.py", "import json\nfrom .model import Board")
    build(package, "content/model.py", "from dataclasses import dataclass")
    build(package, "engine/state.py", "from __future__ import annotations\nimport typing")
    build(package, "engine/frames/order.py", "from ..state import State\nfrom ...content import B")
    build(package, "game.py", "from warofwhispers import codec, engine, words\nimport random")
    build(package, "codec.py", "from .game import Game")
    build(package, "words/__init__.py", "import json\nfrom fluent.runtime import FluentBundle")
    build(package, "bots/search.py", "import numpy\nfrom warofwhispers import Game")
    build(package, "table/state.py", "import hashlib\nfrom warofwhispers import Game, words")
    build(package, "server/app.py", "import starlette\nfrom warofwhispers.bots import search")
    build(package, "cli/__init__.py", "from warofwhispers import __version__, server")
    return package


def build(package: Path, name: str, text: str) -> None:
    """Write one file of a small package."""
    path = package / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def test_lawful_package_is_accepted(package: Path) -> None:
    """The checks raise no false alarms."""
    assert broken_laws(package) == forbidden_calls(package) == too_long(package.parent.parent) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("content/x.py", "from warofwhispers.engine import state"),
        ("content/x.py", "from ..engine.state import State"),
        ("content/x.py", "from .. import engine"),
        ("content/x.py", "import numpy"),
        ("engine/x.py", "import warofwhispers.game"),
        ("engine/x.py", "from warofwhispers import game"),
        ("engine/x.py", "from warofwhispers import Game"),
        ("engine/x.py", "from warofwhispers import words"),
        ("engine/x.py", "import random"),
        ("engine/x.py", "import os.path"),
        ("engine/x.py", "import json"),
        ("engine/x.py", "def f() -> None:\n    from time import time"),
        ("engine/x.py", "from mypy_extensions import i64"),
        ("engine/frames/x.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n import io"),
        ("engine/frames/x.py", "from ...game import Game"),
        ("notation.py", "from warofwhispers.bots import search"),
        ("notation.py", "import attrs"),
        ("words/x.py", "from warofwhispers.content import Board"),
        ("words/x.py", "import numpy"),
        ("content/x.py", "from warofwhispers import words"),
        ("content/x.py", "import babel"),
        ("engine/x.py", "from warofwhispers.words import words"),
        ("engine/x.py", "from fluent.runtime import FluentBundle"),
        ("game.py", "from babel import Locale"),
        ("bots/x.py", "from warofwhispers import server"),
        ("table/x.py", "from warofwhispers.server import app"),
        ("table/x.py", "from warofwhispers.bots import search"),
        ("table/x.py", "from warofwhispers.env import aec"),
        ("table/x.py", "import pydantic"),
        ("table/x.py", "import time"),
        ("table/x.py", "import secrets"),
        ("table/x.py", "import random"),
        ("table/x.py", "import asyncio"),
        ("bots/x.py", "from warofwhispers import table"),
        ("server/x.py", "from warofwhispers.cli import main"),
        ("stray.py", ""),
        ("stray/x.py", "import json"),
        ("game.py", "import warofwhispers.stray"),
    ],
)
def test_lawless_import_is_found(package: Path, name: str, text: str) -> None:
    """Each way to break the law is noticed, with its place."""
    build(package, name, text)
    faults = broken_laws(package)
    assert len(faults) == 1
    assert faults[0].startswith(name)


def test_machine_integers_are_for_types_only(package: Path) -> None:
    """What only the compiler reads is not a dependency."""
    guarded = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n import mypy_extensions"
    build(package, "engine/x.py", guarded)
    assert broken_laws(package) == []


@pytest.mark.parametrize("call", sorted(FORBIDDEN_CALLS))
def test_reaching_outside_is_found(package: Path, call: str) -> None:
    """A call of a built-in that reaches outside is noticed, in the pure parts alone."""
    build(package, "game.py", f"{call}()")
    assert forbidden_calls(package) == []
    build(package, "engine/x.py", f"{call}()")
    assert forbidden_calls(package) == [f"engine/x.py:1: the engine may not call {call}"]


@pytest.mark.parametrize("call", sorted(CLOCKS))
def test_asking_the_clock_is_found(package: Path, call: str) -> None:
    """The table's time is passed in."""
    build(package, "server/x.py", f"from datetime import datetime\ndatetime.{call}()")
    assert forbidden_calls(package) == []
    build(package, "table/x.py", f"from datetime import datetime\ndatetime.{call}()")
    assert forbidden_calls(package) == [f"table/x.py:2: the table may not call {call}"]


def test_long_file_is_found(package: Path) -> None:
    """One line too many is noticed; a reason at the top excuses it."""
    root = package.parent.parent
    build(package, "game.py", "x = 1\n" * LONGEST)
    assert too_long(root) == []
    build(package, "game.py", "x = 1\n" * (LONGEST + 1))
    assert too_long(root) == [f"src/{PACKAGE}/game.py: {LONGEST + 1} lines"]
    build(package, "game.py", f"# {EXCUSE} it is a table.\n" + "x = 1\n" * LONGEST)
    assert too_long(root) == []
