"""Every fault of a councils file is named; councils survive a round trip through JSON."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from warofwhispers.content import (
    ContentError,
    Order,
    councils_from_json,
    councils_to_json,
    load_content,
)

SHERIFF, STEWARD = 0, 1
HORSE = 4

Spoil = Callable[[Any], object]

FAULTS: dict[str, tuple[Spoil, str]] = {
    "chart missing": (
        lambda d: d.pop("chart"),
        'my.json: key "chart" is missing',
    ),
    "note not text": (
        lambda d: d.update(note=[]),
        "my.json: note [...] is not a line of text",
    ),
    "positions changed": (
        lambda d: d["positions"].pop(),
        "my.json: positions: must be sheriff, steward, marshal, chancellor, in this order",
    ),
    "chart not an object": (
        lambda d: d.update(chart=[]),
        "my.json: chart: [...] is not an object",
    ),
    "empire missing": (
        lambda d: d["chart"].pop("lion"),
        'my.json: chart: key "lion" is missing',
    ),
    "empire unknown": (
        lambda d: d["chart"].update(wolf=[]),
        'my.json: chart: unknown key "wolf"',
    ),
    "council not a list": (
        lambda d: d["chart"].update(bear="none"),
        'my.json: bear "none" is not a list',
    ),
    "three positions": (
        lambda d: d["chart"]["bear"].pop(),
        "my.json: bear: there are 3 positions, not 4 (sheriff, steward, marshal, chancellor)",
    ),
    "position not a list": (
        lambda d: d["chart"]["bear"].__setitem__(1, {}),
        "my.json: bear.steward {...} is not a list",
    ),
    "position without orders": (
        lambda d: d["chart"]["bear"][2].clear(),
        "my.json: bear.marshal: there are 0 orders, not 1 to 4",
    ),
    "five orders": (
        lambda d: d["chart"]["bear"][2].extend({"do": "add", "n": n} for n in (1, 2, 3)),
        "my.json: bear.marshal: there are 5 orders, not 1 to 4",
    ),
    "order twice": (
        lambda d: d["chart"]["bear"][3].append({"do": "attack"}),
        "my.json: bear.chancellor #3: this is the same as order 1",
    ),
    "order not an object": (
        lambda d: d["chart"]["bear"][3].append("attack"),
        'my.json: bear.chancellor #3: "attack" is not an object',
    ),
    "order kind missing": (
        lambda d: d["chart"]["bear"][3].append({"n": 2}),
        'my.json: bear.chancellor #3: key "do" is missing',
    ),
    "order kind unknown": (
        lambda d: d["chart"]["bear"][3].append({"do": "atack"}),
        (
            'my.json: bear.chancellor #3: do "atack" is not an order'
            ' (add, add_per, draw, draw_per, attack, switch); did you mean "attack"?'
        ),
    ),
    "order key unknown": (
        lambda d: d["chart"]["bear"][3].append({"do": "add", "n": 2, "to": "B4"}),
        'my.json: bear.chancellor #3: unknown key "to"',
    ),
    "order key out of place": (
        lambda d: d["chart"]["bear"][3].append({"do": "switch", "n": 2}),
        'my.json: bear.chancellor #3 (switch): unknown key "n"',
    ),
    "add without n": (
        lambda d: d["chart"]["bear"][3].append({"do": "add"}),
        'my.json: bear.chancellor #3 (add): key "n" is missing',
    ),
    "add_per without icon": (
        lambda d: d["chart"]["bear"][3].append({"do": "add_per", "n": 1}),
        'my.json: bear.chancellor #3 (add_per): key "icon" is missing',
    ),
    "draw_per without every": (
        lambda d: d["chart"]["bear"][3].append({"do": "draw_per", "icon": "farm"}),
        'my.json: bear.chancellor #3 (draw_per): key "every" is missing',
    ),
    "icon unknown": (
        lambda d: d["chart"]["bear"][3].append({"do": "add_per", "n": 1, "icon": "forts"}),
        (
            'my.json: bear.chancellor #3: icon "forts" is not an icon'
            ' (city, farm, fort); did you mean "fort"?'
        ),
    ),
    "n zero": (
        lambda d: d["chart"]["bear"][3].append({"do": "draw", "n": 0}),
        "my.json: bear.chancellor #3: n 0 is not a whole number from 1 to 20",
    ),
    "n text": (
        lambda d: d["chart"]["bear"][3].append({"do": "add", "n": "2"}),
        'my.json: bear.chancellor #3: n "2" is not a whole number from 1 to 20',
    ),
    "every zero": (
        lambda d: d["chart"]["bear"][3].append({"do": "draw_per", "icon": "farm", "every": 0}),
        "my.json: bear.chancellor #3: every 0 is not a whole number from 1 to 20",
    ),
    "every negative": (
        lambda d: d["chart"]["bear"][3].append({"do": "draw_per", "icon": "farm", "every": -2}),
        "my.json: bear.chancellor #3: every -2 is not a whole number from 1 to 20",
    ),
    "horse steward only adds": (
        lambda d: d["chart"]["horse"][STEWARD].pop(0),
        (
            'my.json: horse.steward: it needs another order besides "add",'
            " since horse_steward_adds=off removes that one"
        ),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_named(fault: str, councils_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """Spoiled councils are refused with exactly the message of their fault."""
    spoil, message = FAULTS[fault]
    spoil(councils_data)
    with pytest.raises(ContentError) as caught:
        councils_from_json(councils_data, "my.json")
    assert str(caught.value) == message


def test_packaged_file_by_its_name() -> None:
    """A fault in the packaged councils is attributed to councils.json."""
    with pytest.raises(ContentError, match=r"^councils\.json: "):
        councils_from_json({})


def test_round_trip() -> None:
    """The plain JSON of the councils loads to equal ones of another source."""
    councils = load_content().councils
    again = councils_from_json(json.loads(json.dumps(councils_to_json(councils))), "record.json")
    assert again == councils
    assert again.source == "record.json"


def test_json_gives_back_what_was_read(councils_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """The plain JSON holds the file's orders and no more keys than the file."""
    assert councils_to_json(load_content().councils) == {"chart": councils_data["chart"]}


def test_four_orders_are_allowed(councils_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """A position may have up to four orders, even two of one kind."""
    councils_data["chart"]["bear"][SHERIFF] += [{"do": "add", "n": 1}, {"do": "add", "n": 20}]
    orders = councils_from_json(councils_data, "my.json").chart[0][SHERIFF]
    assert orders[2:] == (Order("add", None, 1, 0), Order("add", None, 20, 0))


def test_horse_steward_adds_off() -> None:
    """Only the Horse Steward's plain add goes; every other position stays."""
    councils = load_content().councils
    fewer = councils.without_horse_steward_adds()
    assert fewer.chart[HORSE][STEWARD] == (Order("draw_per", "fort", 1, 2),)
    assert fewer.chart[:HORSE] == councils.chart[:HORSE]
    assert fewer.chart[HORSE][SHERIFF] == councils.chart[HORSE][SHERIFF]
    assert fewer.chart[HORSE][STEWARD + 1 :] == councils.chart[HORSE][STEWARD + 1 :]
