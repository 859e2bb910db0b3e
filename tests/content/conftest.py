"""Fresh copies of the packaged data, for a test to spoil."""

from typing import Any

import pytest

from warofwhispers.content.jsonfile import packaged_json


@pytest.fixture
def board_data() -> Any:  # noqa: ANN401 - plain JSON, to be spoiled in ways no type allows
    """Return the plain JSON of the packaged board."""
    return packaged_json("board.json")


@pytest.fixture
def councils_data() -> Any:  # noqa: ANN401 - as above
    """Return the plain JSON of the packaged councils."""
    return packaged_json("councils.json")
