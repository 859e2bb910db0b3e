"""What follows from a view comes with it, in the shapes of the OpenAPI document."""

from __future__ import annotations

import gzip
import json

from tests.server.helpers import good, started
from warofwhispers.dealer import RandomStream

DATABASES = ("sqlite",)  # nothing here depends on which it is
MOST_BYTES = 4096


def test_board_is_as_the_rules_of_the_table_have_it(url: str) -> None:
    """The disputed border and the Horse Steward's orders follow the options."""
    (usual, *_) = started(url, "me", "screen")
    (other, *_) = started(url, "me", "screen", ruleset="competitive",
                          options={"disputed_border": "P4-P8"})  # fmt: skip
    ours, theirs = good(usual.get("/board")), good(other.get("/board"))
    assert "P7" in ours["regions"]["P5"]["borders"]
    assert "P7" not in theirs["regions"]["P5"]["borders"]
    assert "P8" in theirs["regions"]["P4"]["borders"]
    assert len(ours["orders"]["horse.steward"]) == 1 + len(theirs["orders"]["horse.steward"])
    assert ours["abilities"]["march"]["window"] == "general"
    assert theirs["abilities"]["march"]["window"] == "strict"
    assert ours["cards"]["bear/lion"] == ["extra_attack", "annihilate", "subjugate"]


def test_views_stay_small(url: str) -> None:
    """What is sent after an answer is below 4 kB compressed, including facts."""
    clients = started(url, "me", "screen", "screen")
    rng = RandomStream(3)
    sizes = []
    for _ in range(60):
        asked = next(c for c in clients if c.view()["decision"]["options"])
        seq = asked.view()["seq"]
        view = good(asked.get(f"/view?since={seq}"))
        sizes.append(len(gzip.compress(json.dumps(view).encode(), 6)))
        assert len(view["game"]["decision"]["outcomes"]) == len(view["decision"]["options"])
        options = view["decision"]["options"]
        good(asked.act(options[rng.below(len(options))]))
    assert max(sizes) < MOST_BYTES
