"""`whispers serve`: tables for people and bots, in a browser."""

from __future__ import annotations

from argparse import BooleanOptionalAction
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.language import words
from warofwhispers.server.settings import PREFIX, Settings, load_settings
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    import argparse

EXAMPLE = "whispers serve --port 8421 --open-browser"
NEEDED = ("aiosqlite", "alembic", "fastapi", "prometheus_client", "sqlalchemy", "uvicorn")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add one flag for each setting."""
    parser.add_argument("--config", type=Path, metavar="FILE", help=words().say("cli-help-config"))
    for entry in fields(Settings):
        flag = "--" + entry.name.replace("_", "-")
        text = words().say(id_of("cli-serve-setting", entry.name))
        variable = f"{PREFIX}{entry.name.upper()}"
        if entry.default in {"", False}:
            about = words().say("cli-serve-flag", text=text, variable=variable)
        else:
            default = str(entry.default)
            about = words().say(
                "cli-serve-flag-default", text=text, variable=variable, default=default
            )
        if isinstance(entry.default, bool):
            parser.add_argument(flag, action=BooleanOptionalAction, default=None, help=about)
        else:
            name = type(entry.default).__name__.replace("str", "text").upper()
            parser.add_argument(flag, metavar=name, help=about)


def missing_packages() -> list[str]:
    """Return the packages that the server needs and that are not installed."""
    return [name for name in NEEDED if find_spec(name) is None]


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    if missing := missing_packages():
        raise UsageError("usage-server-needs", missing=missing)
    from warofwhispers.server import run as server  # noqa: PLC0415 - needs what may be missing

    flags = {entry.name: getattr(arguments, entry.name) for entry in fields(Settings)}
    server.run(load_settings(flags, file=arguments.config), tell)
    return 0


def tell(address: str | None, nearby: list[str]) -> None:
    """Print the address here and in the local network and, when stopped, that nothing is lost."""
    if address is not None:
        print(words().say("cli-serve-address", address=address), flush=True)
        for other in nearby:
            print(words().say("cli-serve-nearby", address=other), flush=True)
    else:
        print(words().say("cli-serve-stopped"), flush=True)
