"""The fitted weights that come with the package (`make train` fits the current ones again)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from warofwhispers.bots.judgement.forecast import Forecast


@cache
def load_forecast(name: str = "forecast") -> Forecast:
    """Return the forecast that uses the weights in `data/<name>.json`."""
    data = _read(name)
    return Forecast(
        [float(number) for pair in zip(data["near"], data["far"], strict=True) for number in pair]
    )


@cache
def load_agents(name: str = "agents") -> dict[int, list[float]]:
    """Return the weights for `agents.features` by number of players: 2, or 3 for three and more."""
    return {int(players): list(map(float, row)) for players, row in _read(name)["weights"].items()}


def _read(name: str) -> dict[str, Any]:
    text = (files("warofwhispers.bots.judgement") / "data" / f"{name}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data
