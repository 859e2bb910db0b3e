"""The command uses the language of `--language`, or else of the environment."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

import pytest

from tests.cli.person import Person
from warofwhispers.cli.language import ARGPARSE, of_environment
from warofwhispers.content import load_content
from warofwhispers.words import languages, words

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.commands import Shell


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_CH@euro"}, "it"),
        ({"LANG": "xx_YY"}, "en"),
        ({"LC_MESSAGES": "fr_BE", "LANG": "it_IT"}, "fr"),
        ({"LC_ALL": "C", "LC_MESSAGES": "fr_BE"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
    ],
)
def test_environment_is_read_as_posix_has_it(environment: dict[str, str], language: str) -> None:
    """The first variable that is set decides, and its country is ignored."""
    assert of_environment(environment) == language


def test_language_can_be_named_before_and_after_the_command(whispers: Shell) -> None:
    """Help is in that language, including argparse's own texts."""
    for arguments in (("--language", "fr", "play"), ("play", "--language=fr")):
        ran = whispers(*arguments, "--help")
        assert ran.code == 0
        assert ran.out.startswith("usage\xa0: whispers play")
        assert "montrer cette aide et quitter" in ran.out
        assert words("fr").say("cli-help-board") in ran.out
        assert "--board FICHIER" in ran.out
        assert "--set OPTION=VALEUR" in ran.out
    for language in ("fr", "it"):
        ran = whispers("--language", language, "--help")
        assert re.findall(r"\b(?:the|and|show|exit|number)\b", ran.out) == []


def test_system_errors_are_in_the_language_too(whispers: Shell, tmp_path: Path) -> None:
    """A file that is missing, and a folder in its place, whichever command reads it."""
    for language in languages():
        say = words(language).say
        for path, what in ((tmp_path / "none", "ENOENT"), (tmp_path, "EISDIR")):
            named = say("cli-system-error", where=path, fault=say(f"system-{what}"))
            ran = whispers("--language", language, "replay", path)
            assert ran.err == say("cli-error", message=named) + "\n"
            board = whispers("--language", language, "perft", "--depth", "1", "--board", path)
            told = say("refusal-file-unreadable", where=path, fault=say(f"system-{what}"))
            assert board.err == say("cli-error", message=told) + "\n"
            config = whispers("--language", language, "serve", "--config", path)
            told = say("refusal-in-file", where=path, fault=say(f"system-{what}"))
            assert config.err == say("cli-error", message=told) + "\n"


def test_mistakes_in_files_are_in_the_language_too(whispers: Shell, tmp_path: Path) -> None:
    """What Python's own readers say of JSON, TOML and bytes is English: we tell the place."""
    (tmp_path / "bad.json").write_text("{\n  oops", "utf-8")
    (tmp_path / "bad.toml").write_text("port = 1\n= 2", "utf-8")
    (tmp_path / "no.txt").write_bytes(b"\xff\xfe")
    for language in languages():
        say = words(language).say
        told = (
            (("replay", "bad.json"), say("syntax-place", line="2", column="3")),
            (("serve", "--config", "bad.toml"), say("syntax-place", line="2", column="1")),
            (("trace", "no.txt"), say("syntax-not-utf-8")),
        )
        for (*command, file), fault in told:
            ran = whispers("--language", language, *command, tmp_path / file)
            assert ran.err.endswith(f"{fault}\n"), ran.err
            assert str(tmp_path / file) in ran.err


def test_shares_are_written_as_the_language_does(whispers: Shell) -> None:
    """Aligned, with its comma and its space."""
    for language, shares in (
        ("en", ("100.0%", "  0.0%")),
        ("fr", ("100,0\xa0%", "  0,0\xa0%")),
        ("it", ("100,0%", "  0,0%")),
    ):
        ran = whispers("--language", language, "simulate", "--games", 1, "--players", 2)
        assert [share for share in shares if share not in ran.out] == []


def test_environment_decides_where_nothing_is_named(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LANG is enough, and `--language` takes precedence."""
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert words("it").say("cli-about") in whispers("--help").out
    assert words("en").say("cli-about") in whispers("--language", "en", "--help").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("perft",), "il manque ces arguments\xa0: --depth"),
        (("admin", "ban"), "il manque ces arguments\xa0: GENRE, VALEUR"),
        (("perft", "--depth", "x"), "«\xa0x\xa0» n\u2019est pas un nombre valable ici"),
        (("perft", "--depth"), "il faut une valeur"),
        (("simulate", "--players", "9"), "joueurs\xa0: 9\u202f; le jeu est pour 2 à 4 (R1.1)"),
        (("simulate", "--ruleset", "secund"), "vouliez-vous dire «\xa0second\xa0»"),
    ],
)
def test_errors_are_in_the_language(whispers: Shell, arguments: tuple[str, ...], said: str) -> None:
    """One line, ours and argparse's alike, with its no-break spaces."""
    ran = whispers("--language", "fr", *arguments)
    assert ran.code == 2
    assert ran.err.startswith("whispers\xa0: erreur\xa0: ")
    assert said in ran.err


def test_unknown_language_is_refused(whispers: Shell) -> None:
    """The message lists the known ones."""
    there = ", ".join(languages())
    refused = whispers("--language", "xx", "play").refused()
    assert refused == f'--language "xx": no such language ({there})'


def test_argparse_says_what_we_translate() -> None:
    """Each text is one of argparse's own; in English it stays unchanged."""
    source = (argparse.__loader__.get_source("argparse") or "").replace("\\'", "'")  # type: ignore[union-attr]
    for text, message in ARGPARSE.items():
        assert text.rstrip() in source
        assert words("en").say(message) == text


@pytest.mark.parametrize(
    ("language", "welcome"),
    [("fr", "Vous menez le Culte du Rat"), ("it", "Tu sei il Culto del Ratto")],
)
def test_game_is_played_in_another_language(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, language: str, welcome: str
) -> None:
    """From the welcome to the final scores, without an English sentence in between."""
    replies = ["?", "board", "councils", "players", "score", "hand", "log", "look B4", "rule R5.2"]
    Person(monkeypatch, replies=replies, plain=True)
    ran = whispers("--language", language, "play", "--society", "rat", "--seed", 3, "--players", 3)
    assert ran.code == 0, ran.err
    assert welcome in " ".join(ran.out.split())
    assert words(language).say("cli-play-final") in ran.out
    assert re.findall(r"\b(?:the|you|your|banners?|attacks?|is|with)\b", ran.out) == []
    names = {
        one.id: words(language).say(f"region-{one.id}") for one in load_content().board.regions
    }
    assert [
        name for at, name in names.items() if f"{at} {name} " not in ran.out
    ] == []  # none is cut
