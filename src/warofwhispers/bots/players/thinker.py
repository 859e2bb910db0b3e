"""The base class of bots that remember what happened and hold beliefs about the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.belief.loyalties import Belief
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import Bot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event


class Thinker(Bot):
    """A bot with a memory: it holds beliefs about every seat, and derives weights from them."""

    def __init__(self, forecast: str = "forecast") -> None:
        """Create a bot that judges by the forecast of this name."""
        self._unread: list[Event] = []
        self._belief: Belief | None = None
        self._forecast = load_forecast(forecast)

    def notice(self, events: Iterable[Event]) -> None:
        """Keep the events until the next question, because only then is the ruleset known."""
        self._unread += events

    def belief(self, seen: Observation) -> Belief:
        """Return the belief, up to date with the observation."""
        if self._belief is None:
            self._belief = Belief(seen.data, seen.players, self._forecast)
        fresh, self._unread = self._unread, []  # first, so that no event can fail twice
        self._belief.notice(fresh)
        self._belief.look(seen)
        return self._belief
