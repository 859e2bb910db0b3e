"""Who is at a table now, and how long a person has been away.

A person is present while a stream is open, here or at another server on the same database.
Requests without a stream are noticed too. The time each seat was last seen is saved in the database
now and then; what was not saved in time counts in favour of a person who may have been present.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

BEAT: Final = 5.0
"""Seconds after which servers on one database tell each other again who is there."""
FORGOTTEN: Final = 3 * BEAT
"""Seconds after which a silent server is considered gone."""
SAVED_EVERY: Final = 30.0
"""Seconds after which the times people were last seen are saved."""
GRACE: Final = 120.0
"""Seconds after its start during which a server counts no absence from before it."""


class Presence:
    """The people of one table."""

    def __init__(
        self,
        clock: Callable[[], float],
        seen: Mapping[int, float] | None = None,
        started: float | None = None,
    ) -> None:
        """Start with nobody there; `seen` is the saved time each seat was last seen.

        `started` is when the server began.
        """
        self._clock = clock
        self._streams: Counter[int] = Counter()
        self.here: frozenset[int] = frozenset()
        """The seats with a stream on this server."""
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self._since = clock()
        self._started = self._since if started is None else started
        self._saved: dict[int, float] = dict(seen or {})
        # They may have been there later than was saved.
        self._noticed = {
            seat: min(at + SAVED_EVERY, self._since) for seat, at in self._saved.items()
        }

    def come(self, seat: int) -> None:
        """Note that a seat has opened a stream here."""
        self._streams[seat] += 1
        self.here = frozenset(self._streams)

    def go(self, seat: int) -> None:
        """Note that a seat has closed a stream."""
        self._streams[seat] -= 1
        self._streams += Counter()  # drops counts of zero
        self.here = frozenset(self._streams)
        self.notice(seat)

    def notice(self, seat: int) -> None:
        """Note that a seat has made a request."""
        self._noticed[seat] = self._clock()

    def take_report(self, server: str, online: Collection[int], noticed: Collection[int]) -> bool:
        """Record what another server reports; return whether that changes who is present."""
        before = self.online
        for seat in {*noticed, *self._elsewhere.get(server, (frozenset(), 0))[0]}:
            self.notice(seat)
        self._elsewhere[server] = (frozenset(online), self._clock() + FORGOTTEN)
        return self.online != before

    def unsaved(self) -> dict[int, float]:
        """Return when seats were last seen, where that has not been saved."""
        now = self._clock()
        noticed = {**self._noticed, **dict.fromkeys(self.here, now)}
        return {
            seat: at
            for seat, at in noticed.items()
            if seat not in self._saved or at > self._saved[seat] + SAVED_EVERY
        }

    def saved(self, seen: Mapping[int, float]) -> None:
        """Note that these times have been saved."""
        self._saved.update(seen)

    def noticed_within(self, seconds: float) -> set[int]:
        """Return the seats seen recently, with a stream or without."""
        now = self._clock()
        return {seat for seat, at in self._noticed.items() if now - at <= seconds}

    @property
    def online(self) -> frozenset[int]:
        """Return the seats with a stream, here or elsewhere."""
        if not self._elsewhere:
            return self.here
        now = self._clock()
        elsewhere = (seats for seats, until in self._elsewhere.values() if until > now)
        return self.here.union(*elsewhere)

    def away_for(self, seat: int) -> float:
        """Return for how many seconds a seat has been absent; 0 if it is present."""
        if seat in self.online:
            return 0.0
        last = [self._noticed.get(seat, self._since)]
        last += [until - FORGOTTEN for seats, until in self._elsewhere.values() if seat in seats]
        now = self._clock()
        away, up = now - max(last), now - self._started
        return min(away, up) if up < GRACE else away  # while it was down nobody could be there
