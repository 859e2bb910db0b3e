"""Recorded games are tests for ever: each replays to the exact end it had.

`scripts/record_fixtures.py` makes new ones. `sums.txt` holds, for each, a sum of the last table and
of every event on the way, so that a game that merely ends with the same points is not taken for it.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest

from warofwhispers import Game, Record, RecordError, read_record, record_of, replay
from warofwhispers.codec import state_to_json
from warofwhispers.content import ABILITIES, OPTIONS, PRESETS
from warofwhispers.facts.plain import to_json
from warofwhispers.record import record_from_json, record_to_json

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.json"))
SUMS = dict(line.split() for line in (FOLDER / "sums.txt").read_text(encoding="utf-8").splitlines())
RECORDS = {path.stem: read_record(path) for path in FILES}
LARGEST = 16_000  # bytes: a record is small


@pytest.mark.parametrize("name", RECORDS)
def test_record_replays_to_its_exact_end(name: str) -> None:
    """Every action is still an option, and everything happens as it did."""
    record = RECORDS[name]
    assert record.result is not None
    game = replay(record)
    assert game.over
    assert {"scores": game.scores(), "winners": list(game.winners())} == record.result
    told = [state_to_json(game.state), to_json(game.events())]
    assert sha256(json.dumps(told).encode()).hexdigest()[:16] == SUMS[name]
    # Written down again it is the same record.
    written = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert record_to_json(record_of(game)) == written


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_and_number_of_players_has_records(preset: str, players: int) -> None:
    """At least two recorded games of each kind, as the preset stands."""
    plain = PRESETS[preset].ruleset
    found = [
        name
        for name, record in RECORDS.items()
        if record.setup.ruleset == plain and len(record.setup.seats) == players
    ]
    assert len(found) >= 2


def test_every_value_of_every_option_has_a_record() -> None:
    """Each option of the rulesets is played both ways."""
    seen = {
        (name, value)
        for record in RECORDS.values()
        for name, value in record.setup.ruleset.options().items()
    }
    wanted = {(name, value) for name, info in OPTIONS.items() for value in info.values}
    assert wanted - seen == set()


def test_every_ability_has_a_record() -> None:
    """Each of the twenty abilities is played somewhere."""
    played = Counter(
        action.split()[1]
        for record in RECORDS.values()
        for action in record.actions
        if action.startswith("play ")
    )
    assert [ability for ability in ABILITIES if not played[ability]] == []


def test_own_board_and_seats_by_chance_have_a_record() -> None:
    """A board that is not the packaged one, and seats drawn by lot."""
    assert any(record.setup.content.board.source != "builtin" for record in RECORDS.values())
    assert any(record.setup.seating == "chance" for record in RECORDS.values())


def test_records_are_small_and_all_summed() -> None:
    """No file is large, and none is without its sum."""
    assert set(SUMS) == set(RECORDS)
    assert max(path.stat().st_size for path in FILES) <= LARGEST


def test_changed_record_is_found() -> None:
    """A record with another result, or with two actions exchanged, does not pass."""
    record = RECORDS["second-2-plain"]
    other = Record(record.setup, record.actions, {"scores": {}, "winners": []})
    with pytest.raises(RecordError, match="result"):
        replay(other)
    actions = list(record.actions)
    actions[40], actions[41] = actions[41], actions[40]
    with pytest.raises(RecordError, match="action 4"):
        replay(Record(record.setup, tuple(actions), record.result))


@pytest.mark.parametrize(
    "result",
    [
        7,
        {},
        {"scores": {"raven": 1}},
        {"scores": {"raven": "1"}, "winners": []},
        {"scores": [1], "winners": []},
        {"scores": {}, "winners": "raven"},
        {"scores": {}, "winners": [1]},
        {"scores": {}, "winners": [], "points": {}},
    ],
)
def test_a_result_has_scores_and_winners(result: object) -> None:
    """A record whose result has another shape is refused when it is read."""
    data = {**record_to_json(record_of(Game.new(2))), "result": result}
    with pytest.raises(RecordError, match="result is neither null nor an object with scores"):
        record_from_json(data)
