"""`whispers admin`, on a database left by a server, and beside a running one."""

from __future__ import annotations

import json
import sqlite3
import stat
from contextlib import closing
from typing import TYPE_CHECKING, Any

import aiosqlite
import pytest

from tests.server.helpers import CLIENTS, Client, friends, good, make, play_out, running, started
from tests.server.journal import journal
from warofwhispers.cli.admin.command import ACTS
from warofwhispers.server.admin.database import TableRow
from warofwhispers.server.admin.retention import to_prune

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.commands import Shell


class Place:
    """A database with a game in progress, a closed one, and a report."""

    def __init__(self, folder: Path) -> None:
        """Let a server create it."""
        self.file = folder / "tables.sqlite3"
        self.address = f"sqlite:///{self.file}"
        with running(self.address) as server:
            clients = friends(server.url, 2)
            play_out(clients, most=12)
            good(clients[0].post("/chat", {"text": "Something rude."}))
            report = {"kind": "talk", "seat": 0, "text": "He was\nrude."}
            good(clients[1].post("/reports", report))
            self.going = clients[0].table
            self.secrets = [str(client.token) for client in clients]
            made, [host] = make(server.url, "me", "open", name="For anyone", listed=True)
            good(host.post("/chat", {"text": "I win.\n\n2026-01-01 seat 1 (Player 2): I cheat."}))
            self.open = str(made["table"]["id"])
            while CLIENTS:
                CLIENTS.pop().close()


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Return the database, created once."""
    return Place(tmp_path_factory.mktemp("admin"))


@pytest.fixture
def place(original: Place, tmp_path: Path) -> Iterator[Place]:
    """Return a copy for each test."""
    mine = Place.__new__(Place)
    vars(mine).update(vars(original))
    mine.file = tmp_path / "mine" / "tables.sqlite3"
    mine.file.parent.mkdir()
    mine.file.touch(mode=0o600)
    with closing(sqlite3.connect(original.file)) as a, closing(sqlite3.connect(mine.file)) as b:
        a.backup(b)
    mine.address = f"sqlite:///{mine.file}"
    yield mine
    while CLIENTS:
        CLIENTS.pop().close()


class Admin:
    """Runs commands on a database."""

    def __init__(self, whispers: Shell, place: Place) -> None:
        """Use this shell and database."""
        self._whispers, self._place = whispers, place

    def __call__(self, act: str, *arguments: object, code: int = 0) -> str:
        """Run a command and return its output."""
        ran = self._whispers("admin", act, "--database", self._place.address, *arguments)
        assert (ran.code, ran.err) == (code, ""), ran
        assert not [secret for secret in self._place.secrets if secret in ran.out]
        return ran.out

    def json(self, act: str, *arguments: object, code: int = 0) -> Any:  # noqa: ANN401 - any JSON
        """Run a command with JSON output."""
        return json.loads(self(act, "--json", *arguments, code=code))

    def refused(self, act: str, *arguments: object) -> str:
        """Run a command that is refused."""
        ran = self._whispers("admin", act, "--database", self._place.address, *arguments)
        return ran.refused()


@pytest.fixture
def admin(whispers: Shell, place: Place) -> Admin:
    """Return the command on its own copy."""
    return Admin(whispers, place)


def test_every_act_has_help(whispers: Shell) -> None:
    """Each says what it does."""
    for act in ACTS:
        ran = whispers("admin", act, "--help")
        assert (ran.code, ran.err) == (0, "")
        assert "--database" in ran.out
    assert "ACT" in whispers("admin").refused()


def test_list_and_show_tell_what_anybody_may_know(admin: Admin, place: Place) -> None:
    """Names, seats and status; the chat on request; no hand, no loyalty, no secret."""
    rows = admin.json("list")
    assert {(row["id"], row["status"]) for row in rows} == {
        (place.going, "playing"), (place.open, "open"),
    }  # fmt: skip
    assert admin("list", "--status", "open").count("\n") == 1
    assert place.open in admin("list", "--status", "open", "--limit", 1)
    assert admin("list", "--status", "over") == "no tables\n"
    shown = admin("show", place.going)
    assert "seat 1: person Player 2" in shown
    assert "rude" not in shown
    assert "Something rude." in admin("show", place.going, "--talk")
    assert "I win. 2026-01-01 seat 1 (Player 2): I cheat." in admin("show", place.open, "--talk")
    assert '"For anyone"' in admin("show", place.open)
    told = admin.json("show", place.going)
    assert set(told) == {"table", "muted"}
    assert not {"game", "decision", "hands", "line"} & set(told["table"])
    assert admin.refused("show", "nothing") == "There is no such table."


def test_close_mute_and_delete_are_in_the_journal(admin: Admin, place: Place) -> None:
    """What is done to a table is an entry in its journal; a deletion needs a yes."""
    assert "muted" in admin("mute", place.going, 0)
    assert "already muted" in admin.refused("mute", place.going, 0)
    assert "seat 0: person Player 1, " in admin("show", place.going)
    assert ", muted" in admin("show", place.going)
    admin("mute", place.going, 0, "--off")
    assert admin("close", place.going) == f"{place.going} is closed\n"
    kinds = [kind for _, kind, _ in journal(place.address, place.going)]
    assert kinds[-3:] == ["muted", "muted", "closed"]
    assert "--yes" in admin.refused("delete", place.open)
    admin("delete", place.open, "--yes")
    assert [row["id"] for row in admin.json("list")] == [place.going]


def test_bans_are_listed_and_lifted(admin: Admin) -> None:
    """With their end and the operator's note."""
    assert admin("bans") == "no bans\n"
    number = admin.json("ban", "address", "203.0.113.9/24", "--days", 2, "--reason", "spam")["id"]
    assert admin("ban", "name", "  Mal  lory ").startswith("Mal lory is kept out")
    [first, second] = admin.json("bans")
    assert (first["value"], first["reason"], second["until"]) == ("203.0.113.0/24", "spam", None)
    assert "203.0.113.0/24, until 2" in admin("bans")
    assert "neither an address" in admin.refused("ban", "address", "x.example")
    admin("unban", number)
    assert "no ban" in admin.refused("unban", number)


def test_reports_are_listed_and_settled(admin: Admin, place: Place) -> None:
    """Each on one line, whatever was written."""
    [report] = admin.json("reports")
    assert (report["table_id"], report["seat"], report["about"]) == (place.going, 1, 0)
    [line] = admin("reports").splitlines()
    assert line.endswith("seat 1 about seat 0 (what was said): He was rude.")
    admin("reports", "--settle", report["id"])
    assert admin("reports") == "no reports are waiting\n"
    assert ", settled" in admin("reports", "--all")
    assert "no report" in admin.refused("reports", "--settle", report["id"])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "en attente|en cours|personne|ouverte à tous|nom|ce qui a été dit"),
        ("it", "in attesa|in corso|persona|aperto a tutti|nome|ciò che è stato detto"),
    ],
)
def test_lists_are_in_the_language(admin: Admin, place: Place, language: str, said: str) -> None:
    """The codes of statuses and kinds are for typing, and for programs."""
    waiting, going, person, anyone, name, talk = said.split("|")
    rows = {row.split()[0]: row for row in admin("list", "--language", language).splitlines()}
    assert f"  {waiting}  " in rows[place.open]
    assert f"  {going}  " in rows[place.going]
    assert f" {person} Player 1, " in admin("show", place.going, "--language", language)
    title, _, second = admin("show", place.open, "--language", language).splitlines()
    assert f" {waiting}, " in title
    assert second.endswith(f" {anyone}")
    admin("ban", "name", "Mallory")
    assert f"  {name} Mallory, " in admin("bans", "--language", language)
    assert f" ({talk})" in admin("reports", "--language", language)


def test_export_warns_of_what_is_hidden_and_import_brings_it_back(
    admin: Admin, place: Place, tmp_path: Path
) -> None:
    """A game in progress only on request; complete, private, and not over an existing table."""
    out = tmp_path / "tables.jsonl.gz"
    assert "every hand" in admin.refused("export", place.going, place.open, "--out", out)
    assert not out.exists()
    told = admin("export", place.going, place.open, "--with-hidden", "--out", out)
    assert told.startswith(f"2 tables in {out}; the file reveals every hand")
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert "already exists" in admin.refused("export", place.open, "--with-hidden", "--out", out)
    assert "already in the database" in admin.refused("import", out)
    before = journal(place.address, place.going)
    for table in (place.going, place.open):
        admin("delete", table, "--yes")
    assert admin("import", out) == f"2 tables from {out}\n"
    assert journal(place.address, place.going) == before
    assert admin("doctor").count("WRONG") == 0
    with running(place.address) as server:
        token = place.secrets[0]
        assert Client(server.url, place.going, token).view()["table"]["status"] == "playing"


def test_damaged_files_are_not_taken_in(
    admin: Admin, place: Place, whispers: Shell, tmp_path: Path
) -> None:
    """The message names the line; nothing in the file is imported."""
    out, bent = tmp_path / "tables.jsonl", tmp_path / "bent.jsonl"
    admin("export", place.going, place.open, "--with-hidden", "--out", out)
    for table in (place.going, place.open):
        admin("delete", table, "--yes")
    lines = out.read_text().splitlines()
    for text, complaint in (
        ("", "is not a file of tables"),
        ("{", "bent.jsonl"),
        ("\n".join([lines[0], lines[1], lines[2].replace('"seq": 1', '"seq": 7')]), "line 3"),
        ("\n".join([lines[0], lines[1], '{"table": {}}']), "line 3"),
        (f"{lines[0]}\n5", "line 2: this is neither a table nor one of the operator"),
        (f"{lines[0]}\n{{}}", "line 2: this is neither a table nor one of the operator"),
    ):
        bent.write_text(text)
        assert complaint in admin.refused("import", bent)
        assert admin.json("list") == []
    italian = ("--database", place.address, "--language", "it")
    bent.write_text("\n".join([lines[0], lines[1], lines[2].replace('"seq": 1', '"seq": 7')]))
    assert "non sono numerate" in whispers("admin", "import", bent, *italian).err
    bent.write_bytes(b"\x7fELF\xd0")
    assert "is not a file of tables" in admin.refused("import", bent)


def test_backup_beside_a_running_server_and_back(
    admin: Admin, place: Place, tmp_path: Path
) -> None:
    """A consistent, private copy; restored only without a server, and nothing is lost."""
    copy = tmp_path / "copy.sqlite3"
    with running(place.address) as server:
        [late, _] = started(server.url, "me", "screen")
        admin("backup", copy)
        [later, _] = started(server.url, "me", "screen")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "already exists" in admin.refused("backup", copy)
    assert "--replace" in admin.refused("restore", copy)
    aside = admin.json("restore", copy, "--replace")["aside"]
    there = {row["id"] for row in admin.json("list")}
    assert (late.table in there, later.table in there) == (True, False)
    with closing(sqlite3.connect(aside)) as old:
        assert old.execute("SELECT 1 FROM tables WHERE id = ?", [later.table]).fetchone()
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(copy.read_bytes()[:5000])
    assert "is damaged" in admin.refused("restore", damaged, "--replace")
    assert sorted(tmp_path.glob("damaged.sqlite3*")) == [damaged]


def test_prune_deletes_by_the_limits_given(admin: Admin, place: Place) -> None:
    """Or by the settings; without either it asks for one."""
    assert "--days" in admin.refused("prune")
    with closing(sqlite3.connect(place.file)) as database, database:
        database.execute("UPDATE tables SET updated = 0 WHERE id = ?", [place.open])
    assert admin("prune", "--days", 3, "--dry-run") == "one table would be deleted\n"
    assert admin("prune", "--days", 3) == "one table deleted\n"
    assert [row["id"] for row in admin.json("list")] == [place.going]


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        (("prune", "--days", -5), "--days: must be from 0 to 36,500, not -5.0"),
        (("prune", "--days", "nan"), "--days: must be from 0 to 36,500, not nan"),
        (("prune", "--megabytes", -1), "--megabytes: must be from"),
        (("ban", "name", "Mallory", "--days", "inf"), "--days: must be from"),
        (("ban", "name", "Mallory", "--days", "nan"), "--days: must be from"),
        (("ban", "name", "Mallory", "--days", 0), "--days: must be from"),
        (("ban", "address", "0.0.0.0/0"), "0.0.0.0/0 is everybody"),
        (("ban", "address", "::/0"), "::/0 is everybody"),
        (("list", "--limit", -1), "--limit: must be from 1 to"),
        (("unban", 10**20), "NUMBER: must be from 1 to"),
        (("reports", "--settle", 0), "--settle: must be from 1 to"),
    ],
)
def test_numbers_without_sense_are_refused(
    admin: Admin, command: tuple[object, ...], complaint: str
) -> None:
    """They are named with what is possible, and change nothing."""
    act, *arguments = command
    assert complaint in admin.refused(str(act), *arguments)
    assert len(admin.json("list")) == 2
    assert admin("bans") == "no bans\n"


def test_retention_never_takes_a_number_below_zero_for_everything() -> None:
    """Whoever asks for it, a negative limit is none."""
    row = TableRow("t", "over", listed=False, created=0.0, updated=0.0, entries=1, bytes=10)
    assert to_prune([row], 10.0, days=-5) == to_prune([row], 10.0, megabytes=-1) == []


@pytest.mark.parametrize(
    ("database", "complaint"),
    [
        ("sqlite:////tmp", "database sqlite:////tmp: OperationalError: unable to open"),
        ("postgresql://me:secret@127.0.0.1:1/x", "database postgresql://me:***@127.0.0.1:1/x: "),
        ("sqlite:////nowhere/x", "database sqlite:////nowhere/x: it is empty"),
    ],
)
def test_database_is_named_without_its_password(
    whispers: Shell, database: str, complaint: str
) -> None:
    """An error of the database says which one it is."""
    said = whispers("admin", "list", "--database", database).refused()
    assert complaint in said
    assert "secret" not in said


def test_what_cannot_be_opened_is_kept_from_the_driver(
    whispers: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its thread might still be answering when the command has ended, and show its traceback."""
    asked: list[object] = []

    def connect(database: str, **_options: object) -> None:
        asked.append(database)
        raise sqlite3.OperationalError

    monkeypatch.setattr(aiosqlite, "connect", connect)
    whispers("admin", "list", "--database", f"sqlite:///{tmp_path}").refused()
    assert asked == []


def spoil(place: Place, *statements: str) -> None:
    """Change the database behind everybody's back."""
    with closing(sqlite3.connect(place.file)) as database, database:
        for statement in statements:
            database.execute(statement.format(table=place.going))


def test_doctor_finds_nothing_wrong(admin: Admin) -> None:
    """It also says what was examined."""
    told = admin("doctor")
    assert "2 tables" in told
    assert "one report is waiting" in told
    assert {found["level"] for found in admin.json("doctor")} == {"good", "notice"}


@pytest.mark.parametrize(
    ("statement", "code", "level"),
    [
        ("DELETE FROM entries WHERE table_id = '{table}' AND seq = 5", "gap", "bad"),
        ("DELETE FROM entries WHERE table_id = '{table}'", "gap", "bad"),
        ("UPDATE entries SET kind = 'danced' WHERE seq = 5", "entry", "bad"),
        ("UPDATE entries SET data = '[' WHERE seq = 5", "entry", "bad"),
        (
            "UPDATE entries SET data = replace(data, 'seat\":0', 'seat\":9') WHERE kind = 'said'",
            "replay",
            "bad",
        ),
        ("UPDATE entries SET at = at + 1 WHERE seq = 6", "chain", "bad"),
        ("UPDATE tables SET status = 'over' WHERE id = '{table}'", "summary", "bad"),
        ("INSERT INTO snapshots VALUES ('{table}', 'x y')", "snapshot", "notice"),
        ("UPDATE alembic_version SET version_num = '0001'", "revision", "bad"),
        ("UPDATE entries SET table_id = 'nobody' WHERE seq = 9", "loose-rows", "bad"),
    ],
)  # fmt: skip
def test_doctor_names_what_is_wrong(
    admin: Admin, place: Place, statement: str, code: str, level: str
) -> None:
    """Each kind of damage has its own name; real damage gives exit code 1."""
    spoil(place, statement)
    expected = 1 if level == "bad" else 0
    found = {f["code"]: f["level"] for f in admin.json("doctor", code=expected)}
    assert found[code] == level
    assert ("WRONG" in admin("doctor", code=expected)) == (level == "bad")
    if "danced" in statement:
        told = admin("doctor", "--language", "it", code=expected)
        assert "tipo sconosciuto" in told, told


def test_doctor_sees_rights_and_emptiness(admin: Admin, place: Place, whispers: Shell) -> None:
    """A file that others can read; a database that does not exist."""
    place.file.chmod(0o644)
    assert "chmod 600" in admin("doctor", code=1)
    ran = whispers("admin", "doctor", "--database", place.file.parent / "none.sqlite3")
    assert ran.code == 1
    assert "is the address right?" in ran.out
    assert not (place.file.parent / "none.sqlite3").exists()
