"""Games outlive rules: what was played under an earlier version plays and replays exactly so.

`rules-1/` holds games that the release with rules version 1 recorded, under the option whose
reading version 2 changed (R4.3). `sums.txt` has what that release asked in each: every question,
every option, the result. It was written by that release's own code.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tests.records.test_records import RECORDS
from warofwhispers import Game, Record, RecordError, read_record, record_of, replay
from warofwhispers.content import KNOWN_RULES, RULES_VERSION, RulesetError, build_ruleset
from warofwhispers.record import record_from_json, record_to_json
from warofwhispers.trace import trace

FOLDERS = {
    version: Path(__file__).parent / f"rules-{version}" for version in range(1, RULES_VERSION)
}
OLD = {
    f"{folder.name}/{path.stem}": read_record(path)
    for folder in FOLDERS.values()
    for path in sorted(folder.glob("*.json"))
}
SUMS = {
    f"{folder.name}/{line.split()[0]}": line.split()[1]
    for folder in FOLDERS.values()
    for line in (folder / "sums.txt").read_text(encoding="utf-8").splitlines()
}


def asked_sum(record: Record) -> str:
    """A sum of every question of a game with its options, and of the result."""
    game, asked = Game(record.setup), []
    for action in record.actions:
        decision = game.decision
        asked.append([decision.player, decision.prompt, list(decision.options)])
        game.apply(action)
    told = [asked, game.scores(), list(game.winners())]
    return sha256(json.dumps(told).encode()).hexdigest()[:16]


def test_every_released_version_has_records() -> None:
    """All versions are known, and each earlier one has games that meet what changed after it."""
    assert sorted(KNOWN_RULES) == list(range(1, RULES_VERSION + 1))
    assert {record.rules for record in [*RECORDS.values(), *OLD.values()]} == KNOWN_RULES
    assert {record.rules for record in OLD.values()} == set(FOLDERS)
    assert set(SUMS) == set(OLD)


@pytest.mark.parametrize("name", OLD)
def test_old_record_asks_what_it_asked_then(name: str) -> None:
    """Every question, every option and the result are those of the release that recorded it."""
    record = OLD[name]
    assert asked_sum(record) == SUMS[name]
    assert sum(1 for _ in trace(record)) == len(record.actions) + 1


@pytest.mark.parametrize("name", OLD)
def test_old_record_is_written_down_as_it_was(name: str) -> None:
    """Played again it stays a record of its version, its options as they were called then."""
    folder, _, stem = name.partition("/")
    written = json.loads((Path(__file__).parent / folder / f"{stem}.json").read_text("utf-8"))
    assert record_to_json(record_of(replay(OLD[name]))) == written


def test_old_records_meet_the_difference() -> None:
    """Some of them could not have been played under the rules of today."""
    differing = 0
    for name, record in OLD.items():
        folder, _, stem = name.partition("/")
        data = json.loads((Path(__file__).parent / folder / f"{stem}.json").read_text("utf-8"))
        if data["options"]:
            continue
        now = record_from_json({**data, "rules": RULES_VERSION, "result": None, "actions": []})
        try:
            differing += asked_sum(Record(now.setup, record.actions, None)) != SUMS[name]
        except ValueError:
            differing += 1
    assert differing >= 3


def test_values_belong_to_their_version() -> None:
    """A value that was replaced is one of its own version only, and so is the one in its place."""
    assert build_ruleset("competitive", rules=1).null_orders == "barred"
    assert build_ruleset("competitive").null_orders == "target_barred"
    assert build_ruleset("second", {"null_orders": "barred"}, 1).rules == 1
    for value, rules in (("barred", 2), ("target_barred", 1)):
        with pytest.raises(RulesetError, match=value):
            build_ruleset("second", {"null_orders": value}, rules)


def test_version_of_the_future_is_refused() -> None:
    """A record of rules that nobody here knows is named as such, never played by others."""
    data = record_to_json(RECORDS["second-2-plain"])
    with pytest.raises(RecordError, match=f"version {RULES_VERSION + 1}"):
        record_from_json({**data, "rules": RULES_VERSION + 1})
    with pytest.raises(RulesetError, match=f"version {RULES_VERSION + 1}"):
        build_ruleset("second", {}, RULES_VERSION + 1)
