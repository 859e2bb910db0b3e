"""`whispers`: one parser, one file per command, and every error on one line."""

from __future__ import annotations

import argparse
import io
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, NoReturn, Protocol, TypeVar, cast

from warofwhispers import WhispersError
from warofwhispers import __version__ as version
from warofwhispers.cli.errors import UsageError, error_text, print_error
from warofwhispers.cli.language import known, of_environment, placeholder, use_language, words
from warofwhispers.words import languages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Action = TypeVar("Action", bound=argparse.Action)


class Command(Protocol):
    """The interface of each command's module."""

    EXAMPLE: str

    def add_arguments(self, parser: argparse.ArgumentParser, /) -> None:
        """Add the command's arguments."""

    def run(self, arguments: argparse.Namespace, /) -> int:
        """Run the command; return the exit code."""


# Each is a module of this name here, loaded only when needed, so that no command imports another's
# dependencies.
COMMANDS = (
    "play", "serve", "admin", "simulate", "arena", "exploit", "replay", "verify", "analyse",
    "puzzles", "trace", "perft",
)  # fmt: skip
EXPECTED = (WhispersError, OSError)
WRONG = 2  # the request is impossible
INTERRUPTED = 130  # as a shell reports Ctrl-C
READER_GONE = 141  # as a shell reports a broken pipe
DEBUG = "WHISPERS_DEBUG"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, and whose placeholders are translated."""

    def _add_action(self, action: Action) -> Action:  # whatever it is added by, a group or this
        if isinstance(action.metavar, str):
            action.metavar = placeholder(action.metavar)
        return super()._add_action(action)

    def error(self, message: str) -> NoReturn:
        """Exit with a line that mentions the command's help."""
        print_error(words().say("cli-see-help", message=message, command=self.prog))
        raise SystemExit(WRONG)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 for a difference found, 2 for an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a name that cannot be displayed is not an error
            stream.reconfigure(errors="replace")
    try:
        code = command(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        mute()
        return READER_GONE
    except KeyboardInterrupt:
        print_error(words().say("cli-interrupted"))
        return INTERRUPTED
    except EXPECTED as fault:
        print_error(error_text(fault))
    except Exception as fault:  # whatever it is, a person gets one line and no stack trace
        if os.environ.get(DEBUG):
            raise
        kind = type(fault).__name__
        print_error(words().say("cli-unexpected", kind=kind, fault=str(fault), variable=DEBUG))
    else:
        return code
    return WRONG


def command(argv: Sequence[str] | None) -> int:
    """Parse the arguments and run the command they name; without one, print help."""
    given = sys.argv[1:] if argv is None else list(argv)
    use_language(of_environment(os.environ))
    try:
        given = choose_language(given)
        named = given[:1] if given[:1] and given[0] in COMMANDS else COMMANDS
        commands = {name: load(name) for name in named}
        parser = build_parser(commands)
        arguments = parser.parse_args(given)
    except SystemExit as leaving:  # the parser has already printed its message
        return leaving.code if isinstance(leaving.code, int) else WRONG
    if arguments.command is None:
        parser.print_help()
        return 0
    return commands[arguments.command].run(arguments)


def choose_language(given: Sequence[str]) -> list[str]:
    """Switch to the requested language, if any; return all other arguments.

    Help is in that language too, so it must be known before the parser is made.
    """
    first = Parser(prog="whispers", add_help=False, allow_abbrev=False)
    first.add_argument("--language")
    found, rest = first.parse_known_args(given)
    if found.language is not None:
        language = known(found.language)
        if language is None:
            raise UsageError("usage-language", given=found.language, known=languages())
        use_language(language)
    return rest


def load(name: str) -> Command:
    """Return a command's module."""
    return cast("Command", import_module(f"warofwhispers.cli.{name}"))


def build_parser(commands: Mapping[str, Command]) -> Parser:
    """Make the parser for these commands."""
    parser = Parser(
        prog="whispers",
        description=words().say("cli-about"),
        epilog=words().say("cli-example", command="whispers play --players 3"),
    )
    # The one help text that argparse does not look up.
    told = words().say("cli-argparse-version")
    parser.add_argument("--version", action="version", version=f"whispers {version}", help=told)
    parser.add_argument(
        "--language",
        metavar="LANGUAGE",
        help=words().say("cli-help-language", known=words().row(languages())),
    )
    parsers = parser.add_subparsers(dest="command", metavar=placeholder("COMMAND"))
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
    """Discard Python's last flush, because nobody is reading any more."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
