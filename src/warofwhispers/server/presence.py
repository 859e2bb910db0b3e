"""Who is at a table now, and for how long somebody has been away.

One is there while a stream is open, here or at another server of the same database. Whoever asks
for something without a stream is noticed too. When somebody was last seen is kept in the database,
from time to time; what was not kept in time counts for the one who may have been there.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

BEAT: Final = 5.0
"""Seconds after which servers of one database tell each other again who is there."""
FORGOTTEN: Final = 3 * BEAT
"""Seconds after which a server that tells nothing any more is taken to be gone."""
SAVED_EVERY: Final = 30.0
"""Seconds after which it is kept when people were last seen."""
GRACE: Final = 120.0
"""Seconds after its start for which a server counts nobody as away from before it."""


class Presence:
    """The people of one table."""

    def __init__(
        self,
        clock: Callable[[], float],
        seen: Mapping[int, float] | None = None,
        started: float | None = None,
    ) -> None:
        """Start with nobody there; `seen` is what was kept of when they were, by seat.

        `started` is when the server began.
        """
        self._clock = clock
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self._since = clock()
        self._started = self._since if started is None else started
        self._saved: dict[int, float] = dict(seen or {})
        # They may have been there for longer, without its being kept.
        self._noticed = {
            seat: min(at + SAVED_EVERY, self._since) for seat, at in self._saved.items()
        }

    def come(self, seat: int) -> None:
        """Note that a stream of a seat was opened here."""
        self._here[seat] += 1

    def go(self, seat: int) -> None:
        """Note that one was closed."""
        self._here[seat] -= 1
        self._here += Counter()  # drops those at zero
        self.notice(seat)

    def notice(self, seat: int) -> None:
        """Note that somebody asked for something."""
        self._noticed[seat] = self._clock()

    def told(self, server: str, online: Collection[int], noticed: Collection[int]) -> bool:
        """Take in what another server says of its own; tell whether that changes who is there."""
        before = self.online
        for seat in {*noticed, *self._elsewhere.get(server, (frozenset(), 0))[0]}:
            self.notice(seat)
        self._elsewhere[server] = (frozenset(online), self._clock() + FORGOTTEN)
        return self.online != before

    def unsaved(self) -> dict[int, float]:
        """Return when seats were last seen, as far as that is to be kept."""
        now = self._clock()
        noticed = {**self._noticed, **dict.fromkeys(self._here, now)}
        return {
            seat: at
            for seat, at in noticed.items()
            if seat not in self._saved or at > self._saved[seat] + SAVED_EVERY
        }

    def saved(self, seen: Mapping[int, float]) -> None:
        """Note what has been kept."""
        self._saved.update(seen)

    @property
    def here(self) -> set[int]:
        """Return the seats with a stream of this server."""
        return set(self._here)

    def noticed_within(self, seconds: float) -> set[int]:
        """Return the seats that were noticed lately, with a stream or without."""
        now = self._clock()
        return {seat for seat, at in self._noticed.items() if now - at <= seconds}

    @property
    def online(self) -> set[int]:
        """Return the seats with a stream, here or elsewhere."""
        now = self._clock()
        elsewhere = (seats for seats, until in self._elsewhere.values() if until > now)
        return self.here.union(*elsewhere)

    def away_for(self, seat: int) -> float:
        """Return for how many seconds nobody has been there for a seat; 0: somebody is."""
        if seat in self.online:
            return 0.0
        last = [self._noticed.get(seat, self._since)]
        last += [until - FORGOTTEN for seats, until in self._elsewhere.values() if seat in seats]
        now = self._clock()
        away, up = now - max(last), now - self._started
        return min(away, up) if up < GRACE else away  # while it was down nobody could be there
