"""Arguments that several commands share: which game, under which rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.language import words
from warofwhispers.content import (
    DEFAULT_PRESET,
    PRESETS,
    build_ruleset,
    content_for,
    load_content,
    options_changed,
    parse_setting,
    ruleset_from_file,
)
from warofwhispers.game import Setup, check_seats

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from warofwhispers.content import Ruleset

DEFAULT_PLAYERS = 4


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which game is played; all have defaults."""
    parser.add_argument(
        "--players",
        type=int,
        metavar="P",
        help=words().say("cli-help-players", default=DEFAULT_PLAYERS),
    )
    add_rules_arguments(parser)


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the ruleset, or a file with one, single options, and a board of one's own."""
    rules = parser.add_mutually_exclusive_group()
    rules.add_argument(
        "--ruleset",
        metavar="R",
        help=words().say("cli-help-ruleset", known=words().row(PRESETS), default=DEFAULT_PRESET),
    )
    rules.add_argument(
        "--ruleset-file", metavar="FILE", type=Path, help=words().say("cli-help-ruleset-file")
    )
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        dest="settings",
        action="append",
        default=[],
        help=words().say("cli-help-set"),
    )
    parser.add_argument("--board", metavar="FILE", type=Path, help=words().say("cli-help-board"))


def add_seed_argument(parser: argparse.ArgumentParser, default: int | None = 0) -> None:
    """Add the seed, which determines chance's answers."""
    say = words().say
    about = (
        say("cli-help-seed") if default is None else say("cli-help-seed-default", default=default)
    )
    parser.add_argument("--seed", type=int, default=default, metavar="S", help=about)


def add_games_argument(parser: argparse.ArgumentParser, default: int = 100) -> None:
    """Add `--games`."""
    about = words().say("cli-help-games", default=default)
    parser.add_argument("--games", type=int, default=default, metavar="N", help=about)


def add_records_argument(parser: argparse.ArgumentParser) -> None:
    """Add the record files to read, at least one."""
    about = words().say("cli-help-record")
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD", help=about)


def at_least(low: int, number: int, name: str) -> int:
    """Return the number; raises `UsageError`, naming the option, if it is too low."""
    if number < low:
        raise UsageError("usage-at-least", option=name, given=number, low=low)
    return number


def ruleset_of(arguments: argparse.Namespace) -> Ruleset:
    """Make the requested ruleset; raises `RulesetError`, naming what is unknown."""
    settings = [parse_setting(text) for text in arguments.settings]
    if arguments.ruleset_file is None:
        return build_ruleset(arguments.ruleset or DEFAULT_PRESET, settings)
    own = ruleset_from_file(arguments.ruleset_file)
    build_ruleset(own.name, settings)  # reports two options that contradict each other
    whole = build_ruleset(own.name, {**options_changed(own), **dict(settings)})
    return replace(whole, title=own.title)


def setup_of(
    arguments: argparse.Namespace, seats: Sequence[str] | None = None, seating: str = "fixed"
) -> Setup:
    """Make the requested setup; raises the library's errors, one line each."""
    ruleset = ruleset_of(arguments)
    content = load_content(board=arguments.board)
    content_for(ruleset, content)  # refuses what this board does not allow
    players = DEFAULT_PLAYERS if arguments.players is None else arguments.players
    chosen = check_seats(players, seats)
    return Setup(ruleset, chosen, seating, None, content)
