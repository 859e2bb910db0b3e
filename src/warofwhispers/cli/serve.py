"""`whispers serve`: tables for people and bots, in a browser."""

from __future__ import annotations

from argparse import BooleanOptionalAction
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.cli.errors import UsageError
from warofwhispers.server.settings import PREFIX, Settings, SettingsError, load_settings

if TYPE_CHECKING:
    import argparse

ABOUT = "serve tables to play at in a browser: with friends, bots, or on one screen"
EXAMPLE = "whispers serve --port 8421 --open-browser"
NEEDED = ("aiosqlite", "alembic", "fastapi", "prometheus_client", "sqlalchemy", "uvicorn")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add one flag for each setting."""
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="a TOML file with any of these settings"
    )
    for entry in fields(Settings):
        flag = "--" + entry.name.replace("_", "-")
        shown = entry.default if entry.default not in {"", False} else ""
        about = entry.metadata["help"] + (f" (default: {shown})" if shown != "" else "")
        about += f" [{PREFIX}{entry.name.upper()}]"
        if isinstance(entry.default, bool):
            parser.add_argument(flag, action=BooleanOptionalAction, default=None, help=about)
        else:
            name = type(entry.default).__name__.replace("str", "text").upper()
            parser.add_argument(flag, metavar=name, help=about)


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        message = f"the server needs {', '.join(missing)}: pip install 'warofwhispers[server]'"
        raise UsageError(message)
    from warofwhispers.server import run as server  # noqa: PLC0415 - needs what may be missing

    flags = {entry.name: getattr(arguments, entry.name) for entry in fields(Settings)}
    try:
        settings = load_settings(flags, file=arguments.config)
    except SettingsError as fault:
        raise UsageError(str(fault)) from None
    try:
        server.run(settings, tell)
    except server.StartError as fault:
        raise UsageError(str(fault)) from None
    return 0


def tell(address: str) -> None:
    """Say where the tables are; when stopped, that all is safe."""
    if address:
        print(f"A War of Whispers: {address}  (Ctrl-C stops; every game is kept)", flush=True)
    else:
        print("stopped; every game is kept", flush=True)
