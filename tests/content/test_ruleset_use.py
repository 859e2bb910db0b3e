"""Rulesets from files, rulesets on a board, and the data they come from (R9)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from warofwhispers.content import (
    ContentError,
    Order,
    RulesetError,
    board_from_json,
    build_ruleset,
    check,
    content_for,
    content_of,
    load_content,
    preset,
    ruleset_from_file,
)
from warofwhispers.content.jsonfile import packaged_json
from warofwhispers.content.presets import rulesets_from_json


def write(path: Path, data: object) -> Path:
    """Write a ruleset file."""
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def test_ruleset_file(tmp_path: Path) -> None:
    """A file sets options on a preset; its own name is a title that changes nothing."""
    path = tmp_path / "mine.json"
    options = {"fort": "kill", "field_agents": "on"}
    ruleset = ruleset_from_file(write(path, {"base": "first", "name": "Ours", "options": options}))
    assert ruleset == build_ruleset("first", options)
    assert (ruleset.name, ruleset.title) == ("first", "Ours")
    plain = ruleset_from_file(write(path, {"base": "eog"}))
    assert (plain, plain.title) == (preset("eog"), "")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("{", "not JSON: "),
        ([], "[...] is not an object"),
        ({}, 'key "base" is missing'),
        ({"base": "second", "option": {}}, 'unknown key "option"; did you mean "options"?'),
        ({"base": 2}, "base 2 is not a line of text"),
        ({"base": "third"}, 'ruleset "third": no such preset (first, eog, second, competitive)'),
        ({"base": "second", "name": ""}, 'name "" is not a line of text'),
        ({"base": "second", "options": []}, "options: [...] is not an object"),
        (
            {"base": "second", "options": {"fort": True}},
            "option fort: true is not one of its values (defend, kill)",
        ),
        (
            '{"base": "second", "options": {"fort": "kill", "fort": "defend"}}',
            'key "fort" appears twice in one object',
        ),
    ],
)
def test_faults_of_ruleset_file(tmp_path: Path, data: object, message: str) -> None:
    """A fault is named together with the file, as a `RulesetError`."""
    path = write(tmp_path / "mine.json", data)
    with pytest.raises(RulesetError) as caught:
        ruleset_from_file(path)
    assert str(caught.value).startswith(f"{path}: {message}")
    assert "\n" not in str(caught.value)


def test_ruleset_file_missing(tmp_path: Path) -> None:
    """A file that is not there is a `RulesetError` too."""
    with pytest.raises(RulesetError, match=r"none\.json: the file cannot be read: "):
        ruleset_from_file(tmp_path / "none.json")


def test_content_for_border_and_steward() -> None:
    """The content follows the two options that change it, and is untouched otherwise."""
    content = load_content()
    assert content_for(preset("second"), content) == content
    changed = content_for(build_ruleset("second", {"disputed_border": "P4-P8"}), content)
    assert changed.board == content.board.with_border("P4-P8")
    assert changed.councils == content.councils
    fewer = content_for(build_ruleset("second", {"horse_steward_adds": "off"}), content)
    assert fewer.board == content.board
    assert fewer.councils.chart[4][1] == (Order("draw_per", "fort", 1, 2),)


def test_border_the_board_lacks(board_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """A board without a disputed border is played as it is, and refuses the other border."""
    del board_data["disputed"]
    board = board_from_json(board_data, "my.json")
    content = content_of(board)
    assert content_for(preset("second"), content) == content
    with pytest.raises(RulesetError) as caught:
        check(build_ruleset("second", {"disputed_border": "P4-P8"}), board)
    assert str(caught.value) == (
        'option disputed_border: board my.json has no disputed border, so "P4-P8" cannot be chosen'
    )


def test_border_of_another_choice(board_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """A board with a choice of its own is played as it is, and says what it offers."""
    board_data["disputed"] = {"default": ["P4", "P7"], "alternative": ["P1", "P3"]}
    board = board_from_json(board_data, "my.json")
    assert content_for(preset("second"), content_of(board)).board == board
    with pytest.raises(RulesetError) as caught:
        content_for(build_ruleset("second", {"disputed_border": "P4-P8"}), content_of(board))
    assert str(caught.value) == (
        'option disputed_border: board my.json does not offer "P4-P8" (offered: P4-P7, P1-P3)'
    )


def test_check_of_a_ruleset_made_by_hand() -> None:
    """A ruleset that bypassed `build_ruleset` is checked before a game."""
    board = load_content().board
    with pytest.raises(RulesetError, match=r'^option fort: "moat" is not one of its values'):
        check(replace(preset("second"), fort="moat"), board)
    with pytest.raises(RulesetError, match=r'^ruleset "mine": no such preset'):
        check(replace(preset("second"), name="mine"), board)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("default", "third", 'default "third" is not a preset (first, eog, second, competitive)'),
        ("options", {}, 'options: key "fort" is missing'),
        ("presets", [], "presets: [...] is not an object"),
    ],
)
def test_faults_of_the_tables(key: str, value: object, message: str) -> None:
    """A fault in rulesets.json is named."""
    data: Any = packaged_json("rulesets.json")
    data[key] = value
    with pytest.raises(ContentError) as caught:
        rulesets_from_json(data)
    assert str(caught.value) == f"rulesets.json: {message}"


def test_preset_with_a_bad_value() -> None:
    """A preset can only have values its options have."""
    data: Any = packaged_json("rulesets.json")
    data["presets"]["eog"]["options"]["fort"] = "moat"
    with pytest.raises(ContentError) as caught:
        rulesets_from_json(data)
    assert str(caught.value) == (
        'rulesets.json: presets eog: fort "moat" is not one of its values (defend, kill)'
    )
