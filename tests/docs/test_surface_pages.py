"""The pages on Python, on traces and the README name what exists."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from tests.docs.pages import DOCS, ROOT, quoted, section, table
from warofwhispers import Game, record_of, trace
from warofwhispers.cli.app import COMMANDS, build_parser, load
from warofwhispers.content import PRESETS
from warofwhispers.engine.codes import PHASE_NAMES
from warofwhispers.notation import LASTING, STANDING
from warofwhispers.record import KEYS
from warofwhispers.server.app import create_app

PYTHON = (DOCS / "python.md").read_text()
TRACE = (DOCS / "trace.md").read_text()
README = (ROOT / "README.md").read_text()
RELIED_ON = {"play", "simulate", "replay", "trace", "perft"}


def keys(rows: list[list[str]]) -> set[str]:
    """Return the keys a table explains in its first column."""
    return {key for row in rows for key in quoted(row[0])}


def finished() -> Game:
    """Return a game that is over, with everything in it."""
    game = Game.new(2, "competitive", seed=1, options={"dark_alliances": "on"})
    while not game.over:
        game.apply(game.decision.options[0])
    return game


def test_keys_of_an_observation() -> None:
    """The table has every key of an observation."""
    rows = table(section(PYTHON, "## What a seat may know"), "| key | value |")
    seen = finished().observe("raven")
    assert keys(rows) == {field.name for field in fields(seen)}
    players = next(row[1] for row in rows if row[0] == "`players`")
    assert quoted(players) == [field.name for field in fields(seen.players["raven"])]


def test_keys_of_a_record() -> None:
    """The table has every key a record can have."""
    rows = table(section(PYTHON, "## Records and replay"), "| key | value |")
    assert keys(rows) == set(KEYS)


def test_presets_are_named() -> None:
    """The page lists the presets."""
    rows = table(PYTHON, "| argument | meaning |")
    line = next(row[1] for row in rows if row[0] == "`ruleset`")
    assert [word.strip('"') for word in quoted(line)][: len(PRESETS)] == list(PRESETS)


def test_keys_of_a_trace() -> None:
    """The tables have every key of a line and of its state."""
    lines = list(trace(record_of(finished())))
    line_keys = {key for line in lines for key in line}
    outer, inner = TRACE.split("## The state")
    assert keys(table(outer, "| key | value |")) == line_keys
    rows = table(inner, "| key | value |")
    states = [line["state"] for line in lines]
    assert keys(rows) == {key for state in states for key in state}
    text = {row[0]: quoted(row[1]) for row in rows}
    assert text["`phase`"] == list(PHASE_NAMES)
    assert text["`lasting`"] == list(LASTING)
    assert text["`standing`"][1:] == list(STANDING)


def test_what_a_trace_promises() -> None:
    """Banners are conserved at every line, and the answer is one of the options."""
    for line in trace(record_of(finished())):
        state = line["state"]
        total = dict(state["reserves"])
        for region in state["regions"].values():
            total[region["empire"]] += region["banners"]
        for under_way in (state["attack"], state["moving"]):
            if under_way is not None:
                total[under_way["empire"]] += under_way["banners"]
        assert set(total.values()) == {20}
        assert "end" in line or line["chosen"] in line["options"]


def test_commands_of_the_readme() -> None:
    """The table has every command for users, and none that does not exist."""
    rows = table(README, "| command | what it does |")
    named = {quoted(row[0])[0].split()[1] for row in rows}
    assert RELIED_ON <= named <= set(COMMANDS)


@pytest.mark.parametrize("language", [page.name[7:-3] for page in ROOT.glob("README.*.md")])
def test_the_readme_says_the_same_in_every_language(language: str) -> None:
    """A translation shows and links to what the English page does, and gives the same commands."""
    there = (ROOT / f"README.{language}.md").read_text()
    link = re.compile(r"(?:\]\(|src=\")([\w./-]+)")
    linked = {name.replace(f"rules.{language}.md", "rules.md") for name in link.findall(there)}
    assert linked | {f"README.{language}.md"} >= set(link.findall(README))
    row = re.compile(r"^\| (`whispers [^`]+`)", re.MULTILINE)
    assert row.findall(there) == row.findall(README)
    heads = re.compile(r"^#+ ", re.MULTILINE)
    assert len(heads.findall(there)) == len(heads.findall(README))


def test_flags_of_the_readme() -> None:
    """The commands said to take the game's flags are exactly those that do."""
    sentence = section(README, "## The command").partition("\n\n`")[2].partition(" take ")[0]
    flags = {"--players", "--ruleset", "--set"}
    parser = build_parser({name: load(name) for name in COMMANDS})
    commands = next(a.choices for a in parser._actions if isinstance(a.choices, dict))
    taking = [name for name, one in commands.items() if flags <= set(one._option_string_actions)]
    assert sorted(quoted("`" + sentence)) == sorted(taking)


def test_make_targets_that_pages_name_exist() -> None:
    """Every make target named on a page exists."""
    makefile = (ROOT / "Makefile").read_text()
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.glob("*.md")]:
        for target in re.findall(r"(?:^|`)make ([a-z-]+)", page.read_text(), re.MULTILINE):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{page.name}: make {target}"


def test_operations_over_http() -> None:
    """The page names every operation of the server, and no other."""
    rows = table((DOCS / "http-api.md").read_text(), "| operation | request | who |")
    named = {name for row in rows for name in row[0].split(", ")}
    paths = create_app().openapi()["paths"].values()
    assert named == {operation["operationId"] for path in paths for operation in path.values()}
