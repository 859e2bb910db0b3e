"""The operator beside a running server: closing, muting, deleting, banning; and reports."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.helpers import (
    Client,
    Clock,
    friends,
    good,
    make,
    operate,
    refused,
    running,
    started,
)
from warofwhispers.server.addresses import network_of
from warofwhispers.server.admin import database as rows
from warofwhispers.server.admin.bans import BanError, Bans, banned_value
from warofwhispers.server.admin.database import Ban
from warofwhispers.server.admin.operator import Operator, OperatorError
from warofwhispers.server.admin.retention import DAY, MEGABYTE, to_prune
from warofwhispers.table.errors import Refusal

ACTS = 4
"""So few that the connections suffice for all of them at once, and for who reads."""

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.helpers import Running


def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_closed_table_ends_for_everybody(server: Running, database: str) -> None:
    """Even before its game has begun; watchers are told, and nothing more can be done there."""
    clients = started(server.url, "me", "screen")
    _, [waiting] = make(server.url, "me", "open", listed=True)
    events = clients[0].stream()
    assert next(events)["data"]["table"]["status"] == "playing"
    operate(database, lambda operator: operator.close_table(clients[0].table))
    operate(database, lambda operator: operator.close_table(waiting.table))
    seen = next(e["data"] for e in events if e["event"] == "view")
    assert (seen["table"]["status"], seen["decision"]) == ("closed", None)
    turn = clients[0].view()["turn"]
    refused(clients[0].post("/actions", {"turn": turn, "actions": ["x"]}), 409, "not_now")
    assert good(clients[0].get("/record"))["actions"]
    until(lambda: waiting.view()["table"]["status"] == "closed")
    refused(waiting.post("/start", {"fill": "random"}), 409, "not_now")
    refused(Client(server.url, waiting.table).post("/seats/1/take"), 409, "not_now")
    listed = good(waiting.http.get("/api/tables"))["tables"]
    assert waiting.table not in {table["id"] for table in listed}
    with pytest.raises(Refusal, match="ended early"):
        operate(database, lambda operator: operator.close_table(clients[0].table))


def test_muted_seat_plays_and_does_not_talk(server: Running, database: str) -> None:
    """Until it is unmuted; a bot, which never talks, cannot be muted."""
    clients = started(server.url, "me", "screen", "bot")
    table = clients[1].table
    operate(database, lambda operator: operator.mute(table, 1, muted=True))

    def said() -> int:
        return clients[1].post("/chat", {"text": "hello"}).status_code

    until(lambda: said() == 403)
    assert refused(clients[1].post("/chat", {"text": "?"}), 403, "not_allowed")["reason"] == "muted"
    good(clients[0].post("/chat", {"text": "I may"}))
    with pytest.raises(Refusal, match="already muted"):
        operate(database, lambda operator: operator.mute(table, 1, muted=True))
    with pytest.raises(Refusal, match="Nobody has taken seat 2"):
        operate(database, lambda operator: operator.mute(table, 2, muted=True))
    with pytest.raises(Refusal, match="no seat 3"):
        operate(database, lambda operator: operator.mute(table, 3, muted=True))
    operate(database, lambda operator: operator.mute(table, 1, muted=False))
    until(lambda: said() == 200)


def test_deleted_table_is_gone(server: Running, database: str) -> None:
    """From the database and from the server's memory; its streams end."""
    clients = started(server.url, "me", "screen")
    events = clients[0].stream()
    next(events)
    operate(database, lambda operator: operator.delete(clients[0].table))
    with suppress(httpx.HTTPError):
        assert {event["event"] for event in events} <= {"bye", "presence"}
    refused(clients[1].get("/view"), 404, "not_found")
    listed = operate(database, lambda operator: rows.tables(operator.store))
    assert clients[0].table not in {row.id for row in listed}
    with pytest.raises(Refusal, match="no such table"):
        operate(database, lambda operator: operator.delete(clients[0].table))


def rename(client: Client, name: str) -> httpx.Response:
    """Rename seat 0."""
    return client.http.patch(f"/api/tables/{client.table}/seats/0", json={"name": name})


def test_bans_hold_until_they_are_over_or_lifted(own_database: str) -> None:
    """By address, network and name; a name also in look-alike letters."""
    clock = Clock()
    with running(own_database, clock=clock) as server:
        _, [host] = make(server.url, "me", "open", listed=True)

        def ban(kind: str, value: str, seconds: float | None = None) -> int:
            end = None if seconds is None else clock.now + seconds
            row = Ban(0, clock.now, end, kind, banned_value(kind, value), "")
            number: int = operate(own_database, lambda operator: rows.add_ban(operator.store, row))
            return number

        guest = Client(server.url, host.table)
        first = ban("name", "Mallory")
        until(lambda: rename(host, "Mallory").status_code == 403)
        body = refused(guest.post("/seats/1/take", {"name": "maІІory"}), 403, "not_allowed")  # noqa: RUF001 - the point
        assert body["reason"] == "name-banned"
        good(guest.post("/seats/1/take", {"name": "Alice"}))
        assert operate(own_database, lambda operator: rows.lift_ban(operator.store, first, 0))
        assert not operate(own_database, lambda operator: rows.lift_ban(operator.store, first, 0))
        stream = host.stream()
        assert next(stream)["event"] == "view"
        ban("address", "127.0.0.0/8", 100)
        assert [event["event"] for event in stream][-1] == "bye"
        until(lambda: host.get("/view").status_code == 403)
        assert refused(host.get("/view"), 403, "not_allowed")["reason"] == "banned"
        assert host.http.get("/health").status_code == 200
        clock.now += 101
        good(host.get("/view"))
    for kind, value in (("address", "Mallory"), ("name", "  ")):
        with pytest.raises(BanError):
            banned_value(kind, value)


@pytest.mark.parametrize(
    ("banned", "kept_out", "let_in"),
    [
        ("2001:db8:1:2::5", "2001:db8:1:2:3::9", "2001:db8:1:3::5"),
        ("2001:db8:1:2::/80", "2001:db8:1:2:3::9", "2001:db8:1:3::5"),
        ("2001:db8:1::/48", "2001:db8:1:2::5", "2001:db8:2::5"),
        ("::ffff:192.0.2.1", "192.0.2.1", "192.0.2.2"),
        ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2"),
    ],
)
def test_a_banned_address_is_kept_out(banned: str, kept_out: str, let_in: str) -> None:
    """Of an IPv6 address with its network, which is all that the server looks at."""
    bans = Bans(lambda: 0.0)
    bans.replace([Ban(1, 0.0, None, "address", banned, "")])  # as earlier versions stored it
    with pytest.raises(Refusal):
        bans.check_address(network_of(kept_out))
    bans.check_address(network_of(let_in))
    bans.replace([Ban(1, 0.0, None, "address", banned_value("address", banned), "")])
    with pytest.raises(Refusal):
        bans.check_address(network_of(kept_out))


def test_reports_are_for_people_at_tables_with_others(server: Running, database: str) -> None:
    """Stored with reporter and subject; spectators and people alone with bots cannot report."""
    [host, guest] = friends(server.url, 2)
    body = {"kind": "talk", "seat": 1, "text": "Rude words."}
    refused(Client(server.url, host.table).post("/reports", body), 403, "not_allowed")
    refused(host.post("/reports", {**body, "seat": 0}), 409, "not_now")
    refused(host.post("/reports", {**body, "seat": 3}), 404, "not_found")
    refused(host.post("/reports", {**body, "text": " "}), 422, "invalid")
    [alone] = started(server.url, "me", "bot")
    refused(alone.post("/reports", {"kind": "other", "text": "!"}), 409, "not_now")
    number = good(host.post("/reports", body))["report"]
    good(guest.post("/reports", {"kind": "other", "text": "Not me."}))

    def waiting(*, settled: bool = False) -> dict[int, rows.Report]:
        kept = operate(database, lambda operator: rows.reports(operator.store, settled=settled))
        return {report.id: report for report in kept}

    report = waiting()[number]
    assert (report.table_id, report.seat, report.about) == (host.table, 0, 1)
    assert (report.kind, report.text) == ("talk", "Rude words.")
    assert operate(database, lambda operator: rows.settle_report(operator.store, number, 0))
    assert not operate(database, lambda operator: rows.settle_report(operator.store, number, 0))
    assert number not in waiting()
    assert waiting(settled=True)[number].settled


def test_reports_have_a_rate(file: str) -> None:
    """At most this many an hour."""
    with running(file, reports_per_hour=2) as server:
        [host, _] = friends(server.url, 2)
        codes = [
            host.post("/reports", {"kind": "other", "text": "!"}).status_code for _ in range(3)
        ]
    assert codes == [201, 201, 429]


def row(name: str, status: str, days: float, size: float) -> rows.TableRow:
    """Return a table of this size in megabytes, last used this many days ago."""
    return rows.TableRow(name, status, False, 0.0, -days * DAY, 1, round(size * MEGABYTE))  # noqa: FBT003 - a row


def test_retention_by_age_and_size() -> None:
    """Old tables go; of the rest, if there is too much, finished games go first."""
    tables = [
        row("new", "over", 1, 2), row("old", "over", 9, 1), row("going", "playing", 5, 3),
        row("lately", "closed", 3, 2), row("forgotten", "open", 40, 1),
    ]  # fmt: skip

    def gone(**limits: float) -> list[str]:
        return [table.id for table in to_prune(tables, 0.0, **limits)]

    assert gone() == []
    assert gone(days=30) == ["forgotten"]
    assert gone(days=8) == ["old", "forgotten"]
    assert gone(megabytes=9) == []
    assert gone(megabytes=8) == ["old"]
    assert gone(megabytes=6) == ["old", "lately"]
    assert gone(megabytes=3) == ["old", "lately", "new", "forgotten"]
    assert gone(days=30, megabytes=5) == ["forgotten", "old", "lately"]


def test_server_deletes_what_the_settings_do_not_keep(own_database: str) -> None:
    """When it starts and every hour, and from its memory too."""
    clock = Clock()
    with running(own_database, clock=clock) as server:
        [old, _] = started(server.url, "me", "screen")
        clock.now += 11 * DAY
        [new, _] = started(server.url, "me", "screen")
    with running(own_database, clock=clock, keep_days=10) as server:
        until(lambda: Client(server.url, old.table).get("").status_code == 404)
        good(Client(server.url, new.table, new.token).get("/view"))
        clock.now += 11 * DAY
        until(lambda: Client(server.url, new.table).get("").status_code == 404)


def test_log_of_the_operator_never_shows_a_later_act_first(own_database: str) -> None:
    """Whoever has seen an act has seen all lower numbers, even with two operators at work."""

    async def act(operator: Operator) -> list[int]:
        store = operator.store
        written: list[int] = []

        async def write(number: int) -> None:
            async with rows.writing(store) as connection:
                await rows.log(connection, rows.LoggedAct(0, 0.0, "settle", None, str(number)))
                await asyncio.sleep(0.2 if number == 0 else 0)  # the first would be last to commit

        writers = asyncio.gather(*(write(number) for number in range(ACTS)))
        over = False
        while not over:
            over = writers.done()
            fresh = await rows.acts_after(store, max(written, default=0))
            written += [one.id for one in fresh]
        await writers
        return written

    with running(own_database):
        pass  # makes the tables
    assert len(operate(own_database, act)) == ACTS


def test_operator_wants_a_database_that_is_there(tmp_path: Any) -> None:  # noqa: ANN401 - a path
    """A wrong address creates no new database."""
    with pytest.raises(OperatorError, match="it is empty"):
        operate(f"sqlite:///{tmp_path / 'none.sqlite3'}", lambda operator: operator.delete("x"))
    assert list(tmp_path.iterdir()) == []
