"""A board's disputed border, and the way to JSON and back."""

import json
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from warofwhispers.content import (
    BANNERS_PER_EMPIRE,
    Board,
    ContentError,
    board_from_json,
    board_to_json,
    load_content,
)


def names(board: Board) -> set[str]:
    """Name every border."""
    return {board.border_name(border) for border in board.borders}


def test_round_trip() -> None:
    """The plain JSON of a board loads to an equal board of another source."""
    board = load_content().board
    again = board_from_json(json.loads(json.dumps(board_to_json(board))), "record.json")
    assert again == board
    assert again.source == "record.json"


@pytest.mark.parametrize("border", ["P5-P7", "P4-P8"])
def test_round_trip_with_either_border(border: str) -> None:
    """A board keeps the border in force, and the choice, through JSON."""
    board = load_content().board.with_border(border)
    again = board_from_json(board_to_json(board), "record.json")
    assert again == board
    assert again.border_choices()[0] == border


def test_json_gives_back_what_was_read(board_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """The plain JSON holds the file's facts: nothing lost but the note and fixed orders."""
    given = board_to_json(board_from_json(board_data))
    assert given["regions"] == board_data["regions"]
    assert given["disputed"] == board_data["disputed"]
    assert given["banners_per_empire"] == BANNERS_PER_EMPIRE
    adjacent: Any = given["adjacent"]
    assert {frozenset(b) for b in adjacent} == {frozenset(b) for b in board_data["adjacent"]}


def test_board_without_disputed_border(board_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """The disputed border may be left out; then there is no choice."""
    del board_data["disputed"], board_data["note"], board_data["empire_order"]
    board = board_from_json(board_data, "my.json")
    assert board.disputed is None
    assert board.border_choices() == ()
    assert "disputed" not in board_to_json(board)
    assert board_from_json(board_to_json(board)) == board
    with pytest.raises(ContentError) as caught:
        board.with_border("P4-P8")
    assert str(caught.value) == (
        'my.json: there is no disputed border here, so "P4-P8" cannot be chosen'
    )


def test_r1_2_all_banners_may_start_on_the_map(board_data: Any) -> None:  # noqa: ANN401 - JSON
    """An empire may start with all of its 20 banners, even in one region."""
    horse = next(entry for entry in board_data["regions"] if entry["id"] == "H10")
    horse["start"] = 20
    assert board_from_json(board_data).regions[-1].start == 20


def test_disputed_border() -> None:
    """One border takes the other's place, and back; nothing else changes."""
    board = load_content().board
    assert board.border_choices() == ("P5-P7", "P4-P8")
    changed = board.with_border("P4-P8")
    assert names(board) - names(changed) == {"P5-P7"}
    assert names(changed) - names(board) == {"P4-P8"}
    assert list(changed.borders) == sorted(changed.borders)
    assert changed.border_choices() == ("P4-P8", "P5-P7")
    assert changed.with_border("P4-P8") is changed
    assert changed.with_border("P5-P7") == board
    assert changed != board


def test_disputed_border_by_either_end() -> None:
    """It does not matter which end a border's name begins with."""
    board = load_content().board
    assert board.offers_border("P8-P4")
    assert board.with_border("P8-P4") == board.with_border("P4-P8")
    assert not board.offers_border("P4-P7")
    assert not board.offers_border("")


def test_border_that_is_not_offered() -> None:
    """The refusal names the border and what is offered."""
    with pytest.raises(ContentError) as caught:
        load_content().board.with_border("P4-P7")
    assert str(caught.value) == (
        'builtin: there is no disputed border "P4-P7" (offered: P5-P7, P4-P8)'
    )


def test_boards_are_frozen_and_hashable() -> None:
    """Nobody changes a shared board by accident, and equal ones have one hash."""
    board = load_content().board
    with pytest.raises(FrozenInstanceError):
        board.regions[0].start = 5  # type: ignore[misc]  # that it cannot be set is what is shown
    assert hash(board_from_json(board_to_json(board), "other")) == hash(board)
