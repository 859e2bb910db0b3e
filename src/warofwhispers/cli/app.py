"""`whispers`: one parser, one file per command, and every error in one line."""

from __future__ import annotations

import argparse
import io
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn, Protocol, cast

from warofwhispers import WhispersError
from warofwhispers import __version__ as version
from warofwhispers.cli.errors import UsageError, complain, told
from warofwhispers.cli.language import known, of_environment, speak, words
from warofwhispers.words import languages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class Command(Protocol):
    """What each command's module has."""

    EXAMPLE: str

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the command's arguments."""

    def run(self, arguments: argparse.Namespace, /) -> int:
        """Do it; give the exit code."""


# Each is a module of this name here, loaded when it is asked for: one command's dependencies are
# no other's.
COMMANDS = (
    "play", "serve", "admin", "simulate", "arena", "exploit", "replay", "verify", "analyse",
    "puzzles", "trace", "perft",
)  # fmt: skip
EXPECTED = (WhispersError, OSError)
WRONG = 2  # what was asked cannot be done
INTERRUPTED = 130  # as a shell reports Ctrl-C
READER_GONE = 141  # as a shell reports a broken pipe
DEBUG = "WHISPERS_DEBUG"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with a line that names the command's help."""
        complain(words().say("cli-see-help", message=message, command=self.prog))
        raise SystemExit(WRONG)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code: 0, 1 for a difference found, 2 for an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a name that cannot be shown is no failure
            stream.reconfigure(errors="replace")
    try:
        code = command(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        mute()
        return READER_GONE
    except KeyboardInterrupt:
        complain(words().say("cli-interrupted"))
        return INTERRUPTED
    except EXPECTED as fault:
        complain(told(fault))
    except Exception as fault:  # whatever it is, a person gets a line and not a stack trace
        if os.environ.get(DEBUG):
            raise
        kind = type(fault).__name__
        complain(words().say("cli-unexpected", kind=kind, fault=str(fault), variable=DEBUG))
    else:
        return code
    return WRONG


def command(argv: Sequence[str] | None) -> int:
    """Read the arguments and run what they name; without a command, help."""
    given = sys.argv[1:] if argv is None else list(argv)
    speak(of_environment(os.environ))
    try:
        given = choose_language(given)
        named = given[:1] if given[:1] and given[0] in COMMANDS else COMMANDS
        commands = {name: load(name) for name in named}
        parser = build_parser(commands)
        arguments = parser.parse_args(given)
    except SystemExit as leaving:  # the parser has said what there is to say
        return leaving.code if isinstance(leaving.code, int) else WRONG
    if arguments.command is None:
        parser.print_help()
        return 0
    return commands[arguments.command].run(arguments)


def choose_language(given: Sequence[str]) -> list[str]:
    """Speak the language that is asked for, if one is; return all other arguments.

    Help is in that language too, so it has to be known before the parser is made.
    """
    first = Parser(prog="whispers", add_help=False, allow_abbrev=False)
    first.add_argument("--language")
    found, rest = first.parse_known_args(given)
    if found.language is not None:
        language = known(found.language)
        if language is None:
            raise UsageError("usage-language", given=found.language, known=languages())
        speak(language)
    return rest


def load(name: str) -> Command:
    """Return a command's module."""
    return cast("Command", import_module(f"warofwhispers.cli.{name}"))


def build_parser(commands: Mapping[str, Command]) -> Parser:
    """Make the parser of these commands."""
    parser = Parser(
        prog="whispers",
        description=words().say("cli-about"),
        epilog=words().say("cli-example", command="whispers play --players 3"),
    )
    # Its help is the one text that argparse does not look up.
    told = words().say("cli-argparse-version")
    parser.add_argument("--version", action="version", version=f"whispers {version}", help=told)
    parser.add_argument(
        "--language",
        metavar="LANGUAGE",
        help=words().say("cli-help-language", known=words().row(languages())),
    )
    parsers = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, module in commands.items():
        one = parsers.add_parser(
            name,
            help=words().say(f"cli-{name}-about"),
            description=words().say(f"cli-{name}-about.start"),
            epilog=words().say("cli-example", command=module.EXAMPLE),
        )
        module.add_arguments(one)
    return parser


def mute() -> None:
    """Let Python's last flush go nowhere, now that nobody reads."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
