"""Who is at a table now, and for how long somebody has been away.

One is there while a stream is open, here or at another server of the same database. Whoever asks
for something without a stream is noticed too. What was before this server took the table up is
not known: nobody is counted as away from earlier than that.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

BEAT: Final = 5.0
"""Seconds after which servers of one database tell each other again who is there."""
FORGOTTEN: Final = 3 * BEAT
"""Seconds after which a server that tells nothing any more is taken to be gone."""


class Presence:
    """The people of one table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start with nobody there."""
        self._clock = clock
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        self._noticed: dict[int, float] = {}
        self._since = clock()

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
        last = [self._since, self._noticed.get(seat, self._since)]
        last += [until - FORGOTTEN for seats, until in self._elsewhere.values() if seat in seats]
        return self._clock() - max(last)
