"""Tables outlive rules: each continues under the version it began with, or stays readable."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.table.fair_game import Played, fair_game
from tests.table.helpers import HOST, game_of, random_bits
from tests.table.test_journal import JOURNALS, entries_of
from warofwhispers.content import KNOWN_RULES, RULES_VERSION, build_ruleset
from warofwhispers.game import Game
from warofwhispers.record import record_from_json, replay
from warofwhispers.table import creation, views
from warofwhispers.table.chain import canonical
from warofwhispers.table.commands import playing, seating
from warofwhispers.table.errors import Refusal
from warofwhispers.table.follow import table_from_journal
from warofwhispers.table.journal import Entry, TableCreated, read_entry
from warofwhispers.table.seats import Identity
from warofwhispers.table.snapshots import restore, snapshot

if TYPE_CHECKING:
    from warofwhispers.table.state import Table

OLD = "competitive-1"


def old_table() -> Played:
    """Return a competitive table of version 1, at a question that version 2 treats differently."""
    played = Played()
    played.entries = entries_of(JOURNALS[OLD])
    played.table, _ = table_from_journal(JOURNALS[OLD]["id"], played.entries)
    return played


def test_every_released_version_has_a_journal() -> None:
    """A table of each, and of each earlier one a table that meets what changed after it."""
    rules = {journal["entries"][0]["data"]["rules"] for journal in JOURNALS.values()}
    assert rules == KNOWN_RULES


def test_table_of_version_1_plays_on_by_version_1() -> None:
    """It offers what it offered then, to its end, and its record says so."""
    played = old_table()
    game = game_of(played.table).game
    assert list(game.decision.options) == JOURNALS[OLD]["then"]["options"]
    today = Game(replace(game.setup, ruleset=build_ruleset("competitive")))
    for action in played.table.line:
        today.apply(action)
    assert today.decision.options != game.decision.options
    facts = views.table_facts(played.table)
    assert (facts.rules, facts.options["null_orders"], facts.status) == (1, "barred", "playing")
    views.board(played.table)
    while played.table.status == "playing":
        played.act()
    record = record_from_json(played.record())
    assert (record.rules, record.setup.ruleset.null_orders) == (1, "barred")
    assert replay(record).over
    again, _ = table_from_journal(played.table.id, played.entries)
    assert again.line == played.table.line
    history = game_of(played.table)
    saved = snapshot(history)
    assert restore(history.setup, played.table.line, saved).game.scores() == history.game.scores()


def test_what_follows_an_old_table_keeps_its_version() -> None:
    """A rematch, a continued game, and an uploaded record: the rules never change silently."""
    played = old_table()
    while played.table.status == "playing":
        played.act()
    bits = random_bits()
    again = creation.rematch(played.table, Identity(0), bits)
    wish = creation.SeatWish("me", "rules", society=game_of(played.table).game.seats[0])
    [on, _], _ = creation.continue_from(played.table, 20, wish, bits, "another")
    [imported, _] = creation.from_record(played.record())
    for created in (again, on, imported):
        assert isinstance(created, TableCreated)
        assert created.rules == 1
    table, _ = table_from_journal("t", [Entry(1, 0.0, again)])
    started = seating.start(table, HOST, None, bits)
    assert started.setup["rules"] == 1
    assert game_of(table).setup.ruleset.null_orders == "barred"


def of_the_future(entries: list[Entry]) -> Table:
    """Return the table of a journal as a later version would have written it."""
    rows: list[dict[str, Any]] = []
    for entry in entries:
        data = json.loads(entry.body)
        if entry.seq == 1:
            data["rules"] = RULES_VERSION + 1
            data["options"] = {"weather": "stormy"}
        if entry.kind == "started":
            data["setup"] |= {"rules": RULES_VERSION + 1, "options": {"weather": "stormy"}}
        rows.append(data)
    read = [
        read_entry(e.seq, e.at, e.kind, json.loads(canonical(data)), None)
        for e, data in zip(entries, rows, strict=True)
    ]
    return table_from_journal("t", read)[0]


def test_ended_table_of_the_future_stays_readable() -> None:
    """Its result, its record with every action, its people and chat are there."""
    played = old_table()
    while played.table.status == "playing":
        played.act()
    table = of_the_future(played.entries)
    facts = views.table_facts(table)
    told = views.table_facts(played.table)
    assert (facts.status, facts.rules) == ("unreadable", RULES_VERSION + 1)
    assert facts.result == told.result
    record = views.record(table, played.entries)
    assert record["actions"] == played.table.line
    assert record["result"] == played.record()["result"]
    assert (record["rules"], record["format"]) == (RULES_VERSION + 1, "warofwhispers record")


def test_table_of_the_future_ended_by_consent_opens_its_secret_and_record() -> None:
    """That it has ended is in the journal, whatever its rules."""
    played = fair_game()
    table = of_the_future(played.entries)
    fairness = views.table_facts(table).fairness
    assert fairness is not None
    assert fairness.secret == played.table.created.secret
    record = views.record(table, played.entries)
    assert record["proof"]["secret"] == fairness.secret
    assert [message.text for message in table.chat] == ["Well drawn!"]


def test_running_table_of_the_future_is_refused_and_tells_nothing() -> None:
    """Nothing is played under other rules, and its record would reveal hands."""
    played = Played()
    played.start()
    played.play_until_a_draw()
    table = of_the_future(played.entries)
    assert table.status == "unreadable"
    fairness = views.table_facts(table).fairness
    assert fairness is not None
    assert fairness.secret is None
    view = views.view(table, Identity(0))
    assert (view.game, view.decision, view.events) == (None, None, ())
    with pytest.raises(Refusal, match="has ended"):
        views.record(table, played.entries)
    with pytest.raises(Refusal, match="rules that this version does not know"):
        playing.act(table, Identity(0), table.turn, ["pass"], random_bits())
