"""The weights of forecasts that come with the package (`make train` fits the current ones anew)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from warofwhispers.bots.judgement.forecast import Forecast


@cache
def load_forecast(name: str = "forecast") -> Forecast:
    """Return the forecast with the weights in `data/<name>.json`."""
    text = (files("warofwhispers.bots.judgement") / "data" / f"{name}.json").read_text("utf-8")
    data = json.loads(text)
    return Forecast(
        [float(number) for pair in zip(data["near"], data["far"], strict=True) for number in pair]
    )
