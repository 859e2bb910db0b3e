"""Journals: those of earlier versions are read, and every kind of entry can be written and read."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.table.helpers import game_of
from warofwhispers.table import tokens
from warofwhispers.table.follow import follow, table_from_journal
from warofwhispers.table.journal import (
    KINDS,
    Entry,
    JournalError,
    MessageSent,
    TableClosed,
    content,
    entry_text,
    read_entry,
)
from warofwhispers.table.seats import Identity
from warofwhispers.table.snapshots import restore, snapshot
from warofwhispers.table.views import open_votes, table_facts

JOURNALS: dict[str, Any] = json.loads(Path(__file__).with_name("journals.json").read_text())
"""Journals written before entries had types: one of a table where everything happened, of its
rematch, of its record put in again, and of a game that goes on from one of its steps."""


def entries_of(journal: Any) -> list[Entry]:  # noqa: ANN401 - parsed JSON
    """Return the entries of a stored journal."""
    return [
        read_entry(row["seq"], row["at"], row["kind"], row["data"], row["key"])
        for row in journal["entries"]
    ]


@pytest.mark.parametrize("name", JOURNALS)
def test_old_journal_leads_to_the_same_table(name: str) -> None:
    """Seats, game, chat, votes and links are as the version that wrote it left them."""
    journal = JOURNALS[name]
    then = journal["then"]
    table, _ = table_from_journal(journal["id"], entries_of(journal))
    facts = table_facts(table)
    assert (facts.status, facts.seq, facts.n) == (then["status"], then["seq"], then["n"])
    assert (table.turn, facts.rematch, facts.previous, facts.imported) == (
        then["turn"], then["rematch"], then["previous"], then["imported"],
    )  # fmt: skip
    assert (facts.continued is None) == (then["continued"] is None)
    for seat, old in zip(table.seats, then["seats"], strict=True):
        assert {field: getattr(seat, field) for field in old} == old
    assert [message.text for message in table.chat] == then["chat"]
    assert len(open_votes(table)) == len(then["votes"])
    seen = game_of(table).game.observation(None)
    assert list(then["reserves"].values()) == list(seen.reserve)
    assert [banners for _, banners in then["regions"].values()] == list(seen.banners)


def test_old_secrets_open_the_same_seats() -> None:
    """Tokens, even renewed and reclaimed ones, are still known by their digests."""
    journal = JOURNALS["played"]
    table, _ = table_from_journal("t", entries_of(journal))
    known = [table.identify(tokens.digest(token)) for token in journal["tokens"]]
    assert known == [Identity(0, host=True), Identity(1), Identity(2)]
    assert table.identify(tokens.digest("nobody's")) is None


def part_of(old: Any, new: Any) -> Any:  # noqa: ANN401 - parsed JSON
    """Return the fields of a value that an older one has."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {field: part_of(value, new[field]) for field, value in old.items()}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [part_of(*both) for both in zip(old, new, strict=True)]
    return new


@pytest.mark.parametrize("name", JOURNALS)
def test_entries_are_written_as_they_are_read(name: str) -> None:
    """Nothing stored before is lost or changed; new fields have their defaults."""
    for row, entry in zip(JOURNALS[name]["entries"], entries_of(JOURNALS[name]), strict=True):
        written = json.loads(entry_text(replace(entry, stored=None)))
        then = dict(row["data"])
        if isinstance(then.get("asked"), str):  # its name in earlier versions
            then["request"] = then.pop("asked")
        assert part_of(then, written) == then
        again = read_entry(entry.seq, entry.at, entry.kind, written, entry.key)
        assert again == entry


@pytest.mark.parametrize("change", [TableClosed(), MessageSent(0, 'a "word" from Zoë')])
def test_an_entry_is_written_with_what_was_hashed(change: MessageSent | TableClosed) -> None:
    """Its content is the one in the chain, with or without fields, and the hash before it."""
    entry = Entry(7, 1.5, change, None, None, "ab12", content(change, None, None))
    written = json.loads(entry_text(entry))
    assert written.pop("before") == "ab12"
    assert written == json.loads(entry.body) == json.loads(replace(entry, stored=None).body)
    again = read_entry(7, 1.5, entry.kind, json.loads(entry_text(entry)), None)
    assert again == entry
    assert again.body == entry.body
    assert entry_text(replace(entry, before=None)) == entry.body


def test_the_stored_journals_have_every_kind() -> None:
    """A new kind of entry needs a journal that contains it."""
    assert {row["kind"] for j in JOURNALS.values() for row in j["entries"]} == set(KINDS)


def test_following_one_by_one_is_following_at_once() -> None:
    """A live table equals one read from its journal, with or without a snapshot."""
    entries = entries_of(JOURNALS["played"])
    live, _ = table_from_journal("t", entries[:1])
    saved = None
    for entry in entries[1:]:
        follow(live, entry)
        if live.history is not None and saved is None and len(live.history) > 20:
            saved = snapshot(live.history)
    assert saved is not None
    for kept in (None, saved):
        read, useless = table_from_journal("t", entries, kept)
        assert useless is None
        assert table_facts(live) == table_facts(read)
        assert game_of(live).askers == game_of(read).askers
        assert live.changed_from == read.changed_from


def test_snapshot_restores_the_whole_past() -> None:
    """A restored game has the same question, past and undo as a replayed one."""
    table, _ = table_from_journal("t", entries_of(JOURNALS["continued"]))
    history = game_of(table)
    again = restore(history.setup, table.line, snapshot(history))
    assert (again.askers, again.revealing, again.choices) == (
        history.askers, history.revealing, history.choices,
    )  # fmt: skip
    assert again.game.decision == history.game.decision
    assert again.game.events() == history.game.events()


@pytest.mark.parametrize(
    ("kind", "data"),
    [("danced", {}), ("said", {"seat": 1}), ("acted", []), ("made", {"rules": 1}), ("made", None)],
)
def test_what_is_no_entry_is_refused(kind: str, data: Any) -> None:  # noqa: ANN401 - parsed JSON
    """A damaged journal is reported, with the number of the entry."""
    with pytest.raises(JournalError, match="entry 7"):
        read_entry(7, 0.0, kind, data, None)


def test_journal_begins_with_its_creation() -> None:
    """A journal without its beginning is not guessed at."""
    with pytest.raises(JournalError):
        table_from_journal("t", [Entry(1, 0.0, MessageSent(0, "hello"))])


@pytest.mark.parametrize(
    ("kind", "part", "value"),
    [("acted", "number", 3), ("acted", "turn", 900), ("undone", "to", -1), ("undone", "to", 900)],
)
def test_what_does_not_follow_from_the_game_is_refused(kind: str, part: str, value: int) -> None:
    """An answer to another question, or an undo of nothing, was written by no table."""
    journal = JOURNALS["fair" if part == "number" else "played"]
    entries = entries_of(journal)
    at, entry = next((at, entry) for at, entry in enumerate(entries) if entry.kind == kind)
    changed: Any = entry.change
    forged = replace(entry, change=replace(changed, **{part: value}), stored=None)
    with pytest.raises(JournalError, match=f"entry {entry.seq}: it does not follow"):
        table_from_journal(journal["id"], [*entries[:at], forged])
