"""Every fault of a board file is refused in one line that names file, entry and fault."""

from collections.abc import Callable
from typing import Any

import pytest

from warofwhispers.content import ContentError, board_from_json


def refusal(data: object) -> str:
    """Return the message a board is refused with."""
    with pytest.raises(ContentError) as caught:
        board_from_json(data, "my.json")
    message = str(caught.value)
    assert "\n" not in message
    return message


def region(data: Any, region_id: str) -> Any:  # noqa: ANN401 - plain JSON
    """Find a region's entry."""
    return next(entry for entry in data["regions"] if entry["id"] == region_id)


Spoil = Callable[[Any], object]

FAULTS: dict[str, tuple[Spoil, str]] = {
    "key missing": (
        lambda d: d.pop("adjacent"),
        'my.json: key "adjacent" is missing',
    ),
    "key unknown": (
        lambda d: d.update(region=[]),
        'my.json: unknown key "region"; did you mean "regions"?',
    ),
    "note not text": (
        lambda d: d.update(note=5),
        "my.json: note 5 is not a line of text",
    ),
    "empire order changed": (
        lambda d: d["empire_order"].reverse(),
        "my.json: empire_order: must be bear, eagle, elephant, lion, horse, in this order",
    ),
    "banners not 20": (
        lambda d: d.update(banners_per_empire=21),
        "my.json: banners_per_empire: must be 20, not 21 (R1.2)",
    ),
    "banners a fraction": (
        lambda d: d.update(banners_per_empire=20.0),
        "my.json: banners_per_empire: must be 20, not 20.0 (R1.2)",
    ),
    "regions not a list": (
        lambda d: d.update(regions={}),
        "my.json: regions {...} is not a list",
    ),
    "region not an object": (
        lambda d: d["regions"].insert(3, "B4"),
        'my.json: regions #4: "B4" is not an object',
    ),
    "region key missing": (
        lambda d: region(d, "B4").pop("start"),
        'my.json: regions B4: key "start" is missing',
    ),
    "region without id": (
        lambda d: region(d, "B4").pop("id"),
        'my.json: regions #4: key "id" is missing',
    ),
    "region key unknown": (
        lambda d: region(d, "B4").update(nam="x"),
        'my.json: regions B4: unknown key "nam"; did you mean "name"?',
    ),
    "id with a mark": (
        lambda d: region(d, "B4").update(id="B-4"),
        'my.json: regions #4: id "B-4" is not 1 to 6 letters and digits',
    ),
    "id too long": (
        lambda d: region(d, "B4").update(id="Wolfgate"),
        'my.json: regions #4: id "Wolfgate" is not 1 to 6 letters and digits',
    ),
    "id empty": (
        lambda d: region(d, "B4").update(id=""),
        'my.json: regions #4: id "" is not 1 to 6 letters and digits',
    ),
    "id not ASCII": (
        lambda d: region(d, "B4").update(id="Bé"),
        'my.json: regions #4: id "Bé" is not 1 to 6 letters and digits',
    ),
    "id with a line break": (
        lambda d: region(d, "B4").update(id="B4\n"),
        'my.json: regions #4: id "B4\\n" is not 1 to 6 letters and digits',
    ),
    "id not text": (
        lambda d: region(d, "B4").update(id=4),
        "my.json: regions #4: id 4 is not 1 to 6 letters and digits",
    ),
    "id twice": (
        lambda d: region(d, "B4").update(id="B3"),
        "my.json: regions B3: another region has this id (B3; case makes no difference)",
    ),
    "id twice but for case": (
        lambda d: region(d, "B4").update(id="b3"),
        "my.json: regions b3: another region has this id (B3; case makes no difference)",
    ),
    "39 regions": (
        lambda d: d["regions"].pop(),
        "my.json: regions: there are 39, not 40 (R1.3)",
    ),
    "41 regions": (
        lambda d: d["regions"].append({**region(d, "H10"), "id": "H11"}),
        "my.json: regions: there are 41, not 40 (R1.3)",
    ),
    "name blank": (
        lambda d: region(d, "B4").update(name=" "),
        'my.json: regions B4: name " " is not a line of text',
    ),
    "name of two lines": (
        lambda d: region(d, "B4").update(name="Wolf\ngate"),
        'my.json: regions B4: name "Wolf\\ngate" is not a line of text',
    ),
    "home unknown": (
        lambda d: region(d, "B4").update(home="bears"),
        (
            'my.json: regions B4: home "bears" is not an empire'
            ' (bear, eagle, elephant, lion, horse); did you mean "bear"?'
        ),
    ),
    "home a list": (
        lambda d: region(d, "B4").update(home=["bear"]),
        "my.json: regions B4: home [...] is not an empire (bear, eagle, elephant, lion, horse)",
    ),
    "empire without a home": (
        lambda d: [r.update(home="lion") for r in d["regions"] if r["home"] == "horse"],
        "my.json: regions: no region is home to the Horse",
    ),
    "icon unknown": (
        lambda d: region(d, "B4").update(icons=["tower"]),
        'my.json: regions B4: icons "tower" is not an icon (city, farm, fort)',
    ),
    "icon twice": (
        lambda d: region(d, "B4").update(icons=["fort", "farm", "fort"]),
        'my.json: regions B4: icon "fort" appears twice',
    ),
    "icons not a list": (
        lambda d: region(d, "B4").update(icons="fort"),
        'my.json: regions B4: icons "fort" is not a list',
    ),
    "start negative": (
        lambda d: region(d, "B4").update(start=-1),
        "my.json: regions B4: start -1 is not a whole number from 0 to 20",
    ),
    "start a fraction": (
        lambda d: region(d, "B4").update(start=1.5),
        "my.json: regions B4: start 1.5 is not a whole number from 0 to 20",
    ),
    "start true": (
        lambda d: region(d, "B4").update(start=True),
        "my.json: regions B4: start true is not a whole number from 0 to 20",
    ),
    "start text": (
        lambda d: region(d, "B4").update(start="3"),
        'my.json: regions B4: start "3" is not a whole number from 0 to 20',
    ),
    "start above 20 in all": (
        lambda d: region(d, "B1").update(start=12),
        "my.json: bear: starting banners of the empire: 21, but it has only 20 (R1.2)",
    ),
    "border not a list": (
        lambda d: d["adjacent"].insert(0, "B1-B2"),
        'my.json: adjacent #1 "B1-B2" is not a list',
    ),
    "border with an unknown region": (
        lambda d: d["adjacent"].insert(1, ["B1", "B7"]),
        'my.json: adjacent #2: "B7" is not a region of this board',
    ),
    "border by number": (
        lambda d: d["adjacent"].insert(1, [0, 1]),
        "my.json: adjacent #2: 0 is not a region of this board",
    ),
    "border with a list for a region": (
        lambda d: d["adjacent"].insert(1, [["B1"], "B2"]),
        "my.json: adjacent #2: [...] is not a region of this board",
    ),
    "border of three": (
        lambda d: d["adjacent"].insert(1, ["B1", "B2", "B3"]),
        "my.json: adjacent #2: a border joins two regions, not 3",
    ),
    "border twice": (
        lambda d: d["adjacent"].append(["B1", "B2"]),
        "my.json: adjacent B1-B2: this border appears twice (first as B1-B2)",
    ),
    "border twice, turned round": (
        lambda d: d["adjacent"].append(["B2", "B1"]),
        "my.json: adjacent B2-B1: this border appears twice (first as B1-B2)",
    ),
    "border with itself": (
        lambda d: d["adjacent"].append(["B2", "B2"]),
        "my.json: adjacent #70: a region cannot border itself",
    ),
    "region without a border": (
        lambda d: d["adjacent"].remove(["E6", "E7"]),
        "my.json: regions E7: the region has no border",
    ),
    "board in two parts": (
        lambda d: [
            d["adjacent"].remove(border)
            for border in (["B4", "E2"], ["E1", "L1"], ["E5", "P5"], ["E5", "P6"])
        ],
        "my.json: regions E1: the region cannot be reached from B1",
    ),
    "disputed not an object": (
        lambda d: d.update(disputed=[]),
        "my.json: disputed: [...] is not an object",
    ),
    "disputed without alternative": (
        lambda d: d["disputed"].pop("alternative"),
        'my.json: disputed: key "alternative" is missing',
    ),
    "disputed default with an unknown region": (
        lambda d: d["disputed"].update(default=["P5", "P9"]),
        'my.json: disputed: default: "P9" is not a region of this board',
    ),
    "disputed default not a border": (
        lambda d: d["disputed"].update(default=["P1", "P8"]),
        "my.json: disputed: default P1-P8: this is not one of the borders",
    ),
    "disputed alternative a border": (
        lambda d: d["disputed"].update(alternative=["P4", "P7"]),
        "my.json: disputed: alternative P4-P7: this is already one of the borders",
    ),
    "alternative leaves a region alone": (
        lambda d: d["disputed"].update(default=["E6", "E7"]),
        "my.json: regions E7: the region has no border when P4-P8 replaces E6-E7",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_fault_is_named(fault: str, board_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """A spoiled board is refused with exactly the message of its fault."""
    spoil, message = FAULTS[fault]
    spoil(board_data)
    assert refusal(board_data) == message


def test_not_an_object() -> None:
    """A board is an object."""
    assert refusal([]) == "my.json: [...] is not an object"


def test_long_values_are_cut() -> None:
    """A message stays short whatever was in the file."""
    assert refusal("x" * 500) == 'my.json: "' + "x" * 56 + "... is not an object"


def test_packaged_file_by_its_name(board_data: Any) -> None:  # noqa: ANN401 - plain JSON
    """A fault in the packaged board is attributed to board.json."""
    region(board_data, "B4")["home"] = "wolf"
    with pytest.raises(
        ContentError, match=r'^board\.json: regions B4: home "wolf" is not an empire'
    ):
        board_from_json(board_data)
