"""Loading from files: custom boards and councils, and files that are not JSON."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from warofwhispers.content import (
    ContentError,
    board_from_json,
    content_of,
    councils_from_json,
    load_content,
)
from warofwhispers.content.cards_json import cards_from_json, sites_from_json
from warofwhispers.content.jsonfile import packaged_json, parse_json, shown
from warofwhispers.content.names import REGION_COUNT


def refusal(path: Path) -> str:
    """Return the message a board file is refused with."""
    with pytest.raises(ContentError) as caught:
        load_content(board=path)
    return str(caught.value)


def test_packaged_content_is_cached() -> None:
    """Everybody shares one packaged content."""
    assert load_content() is load_content()
    assert content_of() is load_content()


def test_own_board(tmp_path: Path, board_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """A custom board replaces the packaged one and nothing else."""
    board_data["regions"][0]["start"] = 2
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(board_data), encoding="utf-8")
    content = load_content(board=path)
    assert content.board.regions[0].start == 2
    assert content.board.source == str(path)
    assert content.councils is load_content().councils
    assert content.cards is load_content().cards
    assert content.sites == load_content().sites


def test_own_councils(tmp_path: Path, councils_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """Custom councils replace the packaged ones and nothing else."""
    councils_data["chart"]["eagle"][0] = [{"do": "switch"}]
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(councils_data), encoding="utf-8")
    content = load_content(councils=path)
    assert content.councils.chart[1][0][0].do == "switch"
    assert content.councils.source == str(path)
    assert content.board is load_content().board


def test_content_of_a_record(board_data: Any, councils_data: Any) -> None:  # noqa: ANN401 - JSON
    """Boards and councils that were not read from files are combined in the same way."""
    board_data["regions"][0]["name"] = "Elsewhere"
    councils_data["chart"]["eagle"][0] = [{"do": "switch"}]
    board = board_from_json(board_data, "record.json")
    councils = councils_from_json(councils_data, "record.json")
    content = content_of(board, councils)
    assert content.board is board
    assert content.councils is councils


def test_sites_follow_the_regions(board_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """Sites go by region id: in the board's order, and none for a board of other regions."""
    board_data["regions"].reverse()
    sites, packaged = content_of(board_from_json(board_data)).sites, load_content().sites
    assert sites is not None
    assert packaged is not None
    assert sites.points == packaged.points[::-1]
    renamed = json.loads(json.dumps(board_data).replace('"B1"', '"Z1"'))
    assert content_of(board_from_json(renamed)).sites is None


def test_byte_order_mark_is_fine(tmp_path: Path, board_data: Any) -> None:  # noqa: ANN401 - JSON
    """Some editors begin a file with a mark; it loads all the same."""
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(board_data), encoding="utf-8-sig")
    assert len(load_content(board=path).board.regions) == REGION_COUNT


def test_file_missing(tmp_path: Path) -> None:
    """A file that is not there is named."""
    path = tmp_path / "none.json"
    assert refusal(path) == f"{path}: the file cannot be read: {os.strerror(2)}"


def test_folder_for_a_file(tmp_path: Path) -> None:
    """A folder is not a file."""
    assert refusal(tmp_path).startswith(f"{tmp_path}: the file cannot be read: ")


def test_not_json(tmp_path: Path) -> None:
    """Text that is not JSON is refused with the place of the fault."""
    path = tmp_path / "mine.json"
    path.write_text('{"regions": [,]}', encoding="utf-8")
    assert refusal(path) == f"{path}: not JSON: error at line 1, column 14"


def test_not_text(tmp_path: Path) -> None:
    """A file of arbitrary bytes is refused."""
    path = tmp_path / "mine.json"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert refusal(path) == f"{path}: not JSON: this is not a text file in UTF-8"


@pytest.mark.parametrize("text", ["[" * 200_000, "1" * 5_000])
def test_json_beyond_bounds(text: str) -> None:
    """Endless nesting or numbers are refused like any other fault."""
    with pytest.raises(ContentError, match=r"^my\.json: this JSON cannot be read: "):
        parse_json(text, "my.json")


def test_key_twice() -> None:
    """A key given twice would silently lose its first value."""
    with pytest.raises(ContentError) as caught:
        parse_json('{"a": {"start": 1, "start": 2}}', "my.json")
    assert str(caught.value) == 'my.json: key "start" appears twice in one object'


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("é", '"é"'),
        ("\x1b[2J", '"\\u001b[2J"'),
        ("a\u2028b", '"a\\u2028b"'),
        (None, "null"),
        ({}, "{...}"),
    ],
)
def test_values_in_messages(value: object, text: str) -> None:
    """A value is shown as the file has it, and never breaks the line or moves the cursor."""
    assert shown(value) == text


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("copies_of_each_pair", 0, "copies_of_each_pair 0 is not a whole number from 1 to 9"),
        ("single", {}, 'single: key "bear" is missing'),
        ("conquest", [], "conquest: [...] is not an object"),
        ("dark_alliances", ["ask"], "dark_alliances: must be ask, offer, in this order"),
        ("dark_alliances", ["offer", "ask"], "dark_alliances: must be ask, offer, in this order"),
    ],
)
def test_faults_of_cards(key: str, value: object, message: str) -> None:
    """A fault in cards.json is named."""
    data: Any = packaged_json("cards.json")
    data[key] = value
    with pytest.raises(ContentError) as caught:
        cards_from_json(data)
    assert str(caught.value) == f"cards.json: {message}"


def test_conquest_cards_out_of_place() -> None:
    """The conquest cards of each deck are those that the engine knows, in its order."""
    data: Any = packaged_json("cards.json")
    data["conquest"]["lion"] = ["muster", "plague"]
    with pytest.raises(ContentError) as caught:
        cards_from_json(data)
    assert str(caught.value) == ("cards.json: conquest lion: must be plague, muster, in this order")


def test_abilities_out_of_place() -> None:
    """The abilities of cards.json are the engine's, in its order."""
    data: Any = packaged_json("cards.json")
    data["double"]["bear"] = "strike_empty"
    with pytest.raises(ContentError) as caught:
        cards_from_json(data)
    assert str(caught.value) == (
        "cards.json: double: must be annihilate, strike_empty, add_three_to_attack,"
        " garrison_city, rearrange, in this order"
    )


def test_sites_are_an_object() -> None:
    """Sites go by region id."""
    with pytest.raises(ContentError) as caught:
        sites_from_json({"size": [5, 5], "sites": []}, load_content().board)
    assert str(caught.value) == "sites.json: sites: [...] is not an object"


@pytest.mark.parametrize(
    ("point", "message"),
    [
        ([1], "sites B1: a point has two numbers, not 1"),
        ([1601, 5], "sites B1 1601 is not a whole number from 0 to 1,600"),
        ([5, 1001], "sites B1 1001 is not a whole number from 0 to 1,000"),
    ],
)
def test_faults_of_sites(point: list[int], message: str) -> None:
    """A fault in sites.json is named."""
    data: Any = packaged_json("sites.json")
    data["sites"]["B1"] = point
    with pytest.raises(ContentError) as caught:
        sites_from_json(data, load_content().board)
    assert str(caught.value) == f"sites.json: {message}"
