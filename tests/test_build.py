"""The engine under test is the one requested, uncompiled or compiled."""

from __future__ import annotations

import os
import pkgutil
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from warofwhispers import engine

MODULES = [m.name for m in pkgutil.walk_packages(engine.__path__, f"{engine.__name__}.")]
BELIEF = "choices likelihood loyalties pairings public_board worlds worth"
JUDGEMENT = "attacks cards forecast moves one_ply placement policy rare_questions style value"
FACTS = "cards outcomes plans reasons rebuild standing"
ALSO_COMPILED = [
    "warofwhispers.dealer",
    *(f"warofwhispers.bots.belief.{name}" for name in BELIEF.split()),
    *(f"warofwhispers.bots.judgement.{name}" for name in JUDGEMENT.split()),
    "warofwhispers.bots.search.playout",
    "warofwhispers.bots.search.study",
    "warofwhispers.bots.search.tree",
    "warofwhispers.env.history",
    "warofwhispers.env.frame_places",
    "warofwhispers.env.layout",
    *(f"warofwhispers.facts.{name}" for name in FACTS.split()),
    "warofwhispers.notation",
    "warofwhispers.view",
]


def is_package(name: str) -> bool:
    """Return whether it is a package, whose own file stays uncompiled."""
    return hasattr(import_module(name), "__path__")


def test_there_is_an_engine() -> None:
    """The list below is not empty, so the next test tests something."""
    assert MODULES


@pytest.mark.parametrize("name", [name for name in MODULES + ALSO_COMPILED if not is_package(name)])
def test_module_is_as_expected(name: str) -> None:
    """`WHISPERS_EXPECT=compiled` asks for extensions; else each module is a Python file."""
    compiled = os.environ.get("WHISPERS_EXPECT") == "compiled"
    file = import_module(name).__file__ or ""
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) is compiled, file
