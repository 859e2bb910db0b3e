"""The commands of `whispers admin`: each does its work and prints the result."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, is_dataclass, replace
from typing import TYPE_CHECKING, Any

from warofwhispers.cli.admin.command import STATUSES
from warofwhispers.cli.errors import UsageError
from warofwhispers.cli.language import words
from warofwhispers.server.admin import backups, database, doctor, exchange, retention
from warofwhispers.server.admin.bans import banned_value
from warofwhispers.server.admin.database import GOING_ON, Ban
from warofwhispers.server.admin.operator import opened
from warofwhispers.server.database import StoreError
from warofwhispers.server.store import Store
from warofwhispers.table import views
from warofwhispers.table.views import timestamp

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping, Sequence

    from warofwhispers.server.admin.operator import Operator
    from warofwhispers.server.settings import Settings

WRONG = 1
LONGEST_DAYS = 36_500
LARGEST_NUMBER = 2**31 - 1
TIMES = frozenset({"at", "created", "updated", "until"})


RANGES = {
    ("list", "limit"): (1, 1_000_000),
    ("ban", "days"): (0.01, LONGEST_DAYS),
    ("unban", "number"): (1, LARGEST_NUMBER),
    ("reports", "settle"): (1, LARGEST_NUMBER),
    ("prune", "days"): (0, LONGEST_DAYS),
    ("prune", "megabytes"): (0, LARGEST_NUMBER),
}
"""The numbers that make sense; others might delete everything, or be stored and never read."""


async def do(arguments: argparse.Namespace, settings: Settings) -> int:
    """Carry out one command; return the exit code. Errors of the database name it."""
    check_numbers(arguments)
    address = settings.database_address
    try:
        return await _do(arguments, settings, address)
    except StoreError as fault:
        raise UsageError("start-database", address=Store(address).address, fault=fault) from fault


def check_numbers(arguments: argparse.Namespace) -> None:
    """Refuse numbers that make no sense."""
    for (act, name), (least, most) in RANGES.items():
        given = getattr(arguments, name, None) if act == arguments.act else None
        if given is not None and not least <= given <= most:
            where = "NUMBER" if name == "number" else f"--{name}"
            raise UsageError("setting-range", where=where, given=str(given), least=least, most=most)


async def _do(arguments: argparse.Namespace, settings: Settings, address: str) -> int:
    if arguments.act == "doctor":
        return report_health(arguments, await doctor.examine(address))
    if arguments.act == "restore":
        aside = await backups.restore(address, arguments.file, replace=arguments.replace)
        told = {"restored": arguments.file, "aside": aside}
        tell(arguments, told, words().say("cli-admin-restored", file=arguments.file, aside=aside))
        return 0
    async with opened(address) as operator:
        await ACTS[arguments.act](operator, arguments, settings)
    return 0


# -- tables -----------------------------------------------------------------------------------


async def list_tables(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Print the tables with the status asked for, the most recently used first."""
    statuses = [arguments.status] if arguments.status else []
    rows = await database.tables(operator.store, statuses, arguments.limit)
    named = {status: words().say("cli-admin-status", status=status) for status in STATUSES}
    widest = max(map(len, named.values()))
    lines = [
        words().say(
            "cli-admin-row",
            table=row.id,
            status=named[row.status].ljust(widest),
            updated=timestamp(row.updated),
            entries=row.entries,
            listed=row.listed,
        )
        for row in rows
    ]
    tell(arguments, rows, *(lines or [words().say("cli-admin-no-tables")]))


async def show(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Show a table as anybody may see it, with its chat on request."""
    table = await operator.find(arguments.table)
    facts = views.table_facts(table)
    say = words().say
    status = say("cli-admin-status", status=facts.status)
    lines = [
        say("cli-admin-table", table=facts.id, status=status, created=facts.created,
            ruleset=facts.ruleset, rules=facts.rules, entries=facts.seq, actions=facts.n,
            name=facts.name or None, listed=facts.listed),
        *(
            say("cli-admin-seat", seat=seat.seat, kind=seat.kind, name=seat.name or None,
                society=seat.society, muted=table.seats[seat.seat].muted, away=seat.away)
            for seat in facts.seats
        ),
    ]  # fmt: skip
    talk = await operator.talk(table.id) if arguments.talk else []
    lines += [
        say("cli-admin-talk", at=timestamp(m.at), seat=m.seat, name=m.name, text=one_line(m.text))
        for m in talk
    ]
    muted = [at for at, seat in enumerate(table.seats) if seat.muted]
    told = {"table": asdict(facts), "muted": muted}
    tell(arguments, told | ({"talk": [plain(m) for m in talk]} if arguments.talk else {}), *lines)


async def close(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """End a table's game; what was played can still be looked at."""
    await operator.close_table(arguments.table)
    done(arguments, "close")


async def delete(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Delete a table for good."""
    if not arguments.yes:
        raise UsageError("usage-needs-yes")
    await operator.delete(arguments.table)
    done(arguments, "delete")


async def mute(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Mute a seat, or unmute it."""
    await operator.mute(arguments.table, arguments.seat, muted=not arguments.off)
    done(arguments, "unmute" if arguments.off else "mute")


def done(arguments: argparse.Namespace, act: str) -> None:
    """Report what was done to a table."""
    text = words().say("cli-admin-done", act=act, table=arguments.table)
    tell(arguments, {"table": arguments.table, "done": act}, text)


# -- people -----------------------------------------------------------------------------------


async def ban(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Ban an address or a name."""
    value = banned_value(arguments.kind, arguments.value)
    now = operator.clock()
    until = None if arguments.days is None else now + arguments.days * retention.DAY
    row = Ban(0, now, until, arguments.kind, value, arguments.reason)
    number = await database.add_ban(operator.store, row)
    told = plain(row) | {"id": number}
    tell(arguments, told, words().say("cli-admin-banned", value=value, number=str(number)))


async def bans(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Print the bans, expired ones too, each with the number that lifts it."""
    rows = await database.bans(operator.store)
    lines = [
        words().say(
            "cli-admin-ban",
            number=str(row.id),
            kind=row.kind,
            value=row.value,
            until=None if row.until is None else timestamp(row.until),
            reason=row.reason or None,
        )
        for row in rows
    ]
    tell(arguments, rows, *(lines or [words().say("cli-admin-no-bans")]))


async def unban(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Lift a ban."""
    if not await database.lift_ban(operator.store, arguments.number, operator.clock()):
        raise UsageError("usage-no-ban", number=str(arguments.number))
    text = words().say("cli-admin-unbanned", number=str(arguments.number))
    tell(arguments, {"lifted": arguments.number}, text)


async def reports(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """List the open reports, or settle one."""
    if arguments.settle is not None:
        number = str(arguments.settle)
        if not await database.settle_report(operator.store, arguments.settle, operator.clock()):
            raise UsageError("usage-no-report", number=number)
        text = words().say("cli-admin-settled", number=number)
        tell(arguments, {"settled": arguments.settle}, text)
        return
    rows = await database.reports(operator.store, settled=arguments.all)
    lines = [
        words().say(
            "cli-admin-report",
            number=str(row.id),
            at=timestamp(row.at),
            table=row.table_id,
            seat=row.seat,
            about=row.about,
            kind=row.kind,
            text=one_line(row.text),
            settled=row.settled,
        )
        for row in rows
    ]
    tell(arguments, rows, *(lines or [words().say("cli-admin-no-reports")]))


# -- files ------------------------------------------------------------------------------------


async def export(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Write tables to a file; those in progress only on request, because that reveals secrets."""
    statuses = {name: (await operator.find(name)).status for name in arguments.tables}
    hidden = [name for name, status in statuses.items() if status in GOING_ON]
    if hidden and not arguments.with_hidden:
        raise UsageError("usage-with-hidden", tables=hidden)
    texts = [text async for text in exchange.lines(operator.store, arguments.tables)]
    exchange.write_private(arguments.out, texts)
    text = words().say(
        "cli-admin-exported", tables=len(statuses), file=arguments.out, hidden=len(hidden)
    )
    tell(arguments, {"tables": list(statuses), "hidden": hidden, "file": arguments.out}, text)


async def take_in(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Import the tables of a file."""
    count = await exchange.take_in(operator.store, arguments.file, operator.clock())
    text = words().say("cli-admin-imported", tables=count, file=arguments.file)
    tell(arguments, {"tables": count, "file": arguments.file}, text)


async def backup(operator: Operator, arguments: argparse.Namespace, _: Settings) -> None:
    """Back up the database, while it is in use."""
    began = time.monotonic()
    await backups.save(operator.store, arguments.file)
    size = arguments.file.stat().st_size
    text = words().say("cli-admin-backed-up", file=arguments.file, bytes=size)
    seconds = round(time.monotonic() - began, 3)
    tell(arguments, {"file": arguments.file, "bytes": size, "seconds": seconds}, text)


async def prune(operator: Operator, arguments: argparse.Namespace, settings: Settings) -> None:
    """Delete tables beyond the age or number that the settings or arguments allow."""
    days = settings.keep_days if arguments.days is None else arguments.days
    most = settings.keep_megabytes if arguments.megabytes is None else arguments.megabytes
    if not days and not most:
        raise UsageError("usage-prune-what")
    gone = await retention.prune(
        operator.store, operator.clock(), days=days, megabytes=most, dry=arguments.dry_run
    )
    text = words().say("cli-admin-pruned", tables=len(gone), dry=arguments.dry_run)
    tell(arguments, {"tables": [row.id for row in gone], "dry_run": arguments.dry_run}, text)


def report_health(arguments: argparse.Namespace, found: Sequence[doctor.Finding]) -> int:
    """Print what the doctor found; return the exit code."""
    told = [replace(finding, facts=worded(finding.facts)) for finding in found]
    lines = [
        words().say(
            "cli-admin-finding",
            level=finding.level,
            text=words().say(f"doctor-{finding.code}", **finding.facts),
        )
        for finding in told
    ]
    tell(arguments, told, *lines)
    return WRONG if any(finding.level == "bad" for finding in found) else 0


def worded(facts: Mapping[str, object]) -> dict[str, object]:
    """Return facts with errors among them as sentences."""
    return {
        name: words().tell(fact) if isinstance(fact, BaseException) else fact
        for name, fact in facts.items()
    }


# -- output -----------------------------------------------------------------------------------


def tell(arguments: argparse.Namespace, data: object, *lines: str) -> None:
    """Print lines for people, or the same as JSON."""
    if arguments.json:
        print(json.dumps(plain(data), default=str))
    else:
        print("\n".join(lines))


def one_line(text: str) -> str:
    """Return what somebody wrote without line breaks, which could pass for lines of ours."""
    return " ".join(text.split())


def plain(value: Any) -> Any:  # noqa: ANN401 - rows of any kind
    """Return rows as plain JSON values, with times as text."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    if not is_dataclass(value) or isinstance(value, type):
        return value
    return {
        name: timestamp(part) if name in TIMES and isinstance(part, float) else part
        for name, part in asdict(value).items()
    }


ACTS = {
    "list": list_tables, "show": show, "close": close, "delete": delete, "mute": mute, "ban": ban,
    "bans": bans, "unban": unban, "reports": reports, "export": export,
    "import": take_in, "backup": backup, "prune": prune,
}  # fmt: skip
