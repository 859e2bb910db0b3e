"""The parser of `whispers admin`, and the function behind each command."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.language import placeholder, words
from warofwhispers.cli.serve import missing_packages
from warofwhispers.server.settings import load_settings

if TYPE_CHECKING:
    import argparse

EXAMPLE = "whispers admin list --status playing"
STATUSES = ("open", "playing", "over", "closed", "unreadable")
ACTS = (
    "list", "show", "close", "delete", "mute", "ban", "bans", "unban", "reports", "export",
    "import", "backup", "restore", "prune", "doctor",
)  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the commands, each with its arguments."""
    say = words().say
    commands = parser.add_subparsers(dest="act", metavar=placeholder("ACT"), required=True)
    for name in ACTS:
        about = say(f"cli-admin-act-{name}")
        act = commands.add_parser(name, help=about, description=about)
        act.add_argument("--database", metavar="TEXT", help=say("cli-serve-setting-database"))
        act.add_argument("--config", type=Path, metavar="FILE", help=say("cli-help-config"))
        act.add_argument("--json", action="store_true", help=say("cli-help-json"))
        _add_own(act, name)


def _add_own(act: argparse.ArgumentParser, name: str) -> None:  # noqa: C901 - one case an act
    def add(*names: str, about: str, **more: Any) -> None:  # noqa: ANN401 - argparse's own
        act.add_argument(*names, help=words().say(f"cli-admin-help-{about}"), **more)

    match name:
        case "list":
            add("--status", about="status", choices=STATUSES)
            add("--limit", about="limit", type=int, default=50, metavar="N")
        case "show":
            add("table", about="table", metavar="TABLE")
            add("--talk", about="talk", action="store_true")
        case "close":
            add("table", about="table", metavar="TABLE")
        case "delete":
            add("table", about="table", metavar="TABLE")
            add("--yes", about="yes", action="store_true")
        case "mute":
            add("table", about="table", metavar="TABLE")
            add("seat", about="seat", type=int, metavar="SEAT")
            add("--off", about="off", action="store_true")
        case "ban":
            add("kind", about="kind", metavar="KIND", choices=("address", "name"))
            add("value", about="value", metavar="VALUE")
            add("--days", about="ban-days", type=float, metavar="D")
            add("--reason", about="reason", default="", metavar="TEXT")
        case "unban":
            add("number", about="ban", type=int, metavar="NUMBER")
        case "reports":
            add("--all", about="all-reports", action="store_true")
            add("--settle", about="settle", type=int, metavar="NUMBER")
        case "export":
            add("tables", about="tables", nargs="+", metavar="TABLE")
            add("--out", about="out", type=Path, required=True, metavar="FILE")
            add("--with-hidden", about="with-hidden", action="store_true")
        case "import" | "backup" | "restore":
            add("file", about=f"{name}-file", type=Path, metavar="FILE")
            if name == "restore":
                add("--replace", about="replace", action="store_true")
        case "prune":
            add("--days", about="days", type=float, metavar="D")
            add("--megabytes", about="megabytes", type=float, metavar="MB")
            add("--dry-run", about="dry-run", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """Carry out the command; return 1 if the doctor found something wrong."""
    if missing := missing_packages():
        raise UsageError("usage-server-needs", missing=missing)
    from warofwhispers.cli.admin import commands  # noqa: PLC0415 - needs what may be missing

    settings = load_settings({"database": arguments.database}, file=arguments.config)
    return asyncio.run(commands.do(arguments, settings))
