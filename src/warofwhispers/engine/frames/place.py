"""Putting banners into regions one at a time, wherever they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from warofwhispers.engine import fields
from warofwhispers.engine.codes import ABILITY_RULES, NOBODY, PLACE, POPULATE, PROMPTS, REGION_COUNT
from warofwhispers.engine.reasons import ALLOWED, FULL, NOT_AMONG, NOT_HELD, PASSED_BY
from warofwhispers.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64

ANYWHERE: Final = -1


@final
class PlaceBanners(Frame):
    """Some banners of one empire still to be placed.

    They go in map order, so that each outcome is reached in exactly one way; `cursor` is
    the first region still open. `lifted` banners come from the map itself, others from the
    reserve. `regions` are the bits of those allowed (or ANYWHERE: all the empire controls), and
    `caps`, if there are any, the most that each may hold in the end.
    """

    FIELDS: ClassVar = (
        fields.PLAYER,
        fields.PROMPT,
        fields.EMPIRE,
        fields.LEFT,
        fields.CURSOR,
        fields.LIFTED,
        fields.REGIONS,
        fields.CAPS,
    )

    def __init__(
        self, player: int, prompt: int, empire: int, left: int, cursor: int, lifted: int,
        regions: int, caps: tuple[int, ...],
    ) -> None:  # fmt: skip
        self.player = player
        self.prompt = prompt
        self.empire = empire
        self.left = left
        self.cursor = cursor
        self.lifted = lifted
        self.regions = regions
        self.caps = caps

    def moving(self) -> tuple[int, int] | None:
        """Return the banners lifted and not yet put down."""
        return (self.empire, self.left) if self.lifted else None

    def advance(self, s: State) -> bool:
        """Ask where the next one goes; if only one place is left, put them all there."""
        if self.left == 0:
            s.stack.pop()
            return False
        options = self._capped(s) if self.caps else self._free(s)
        if len(options) == 1:
            self._put(s, options[0] - PLACE, 1 if self.caps else self.left)
            return False
        if not options:  # an empire without a region has nowhere to put a banner
            s.stack.pop()
            return False
        return s.ask(self.player, self.prompt, options)

    def choose(self, s: State, action: int) -> None:
        """Put one banner down."""
        self._put(s, action - PLACE, 1)

    def choose_all(self, s: State, places: list[int], numbers: list[int]) -> None:
        """Put all remaining banners down at once, as many in each place as given."""
        i: i64
        for i in range(len(places)):
            if numbers[i] > 0:
                self._put_down(s, places[i] - PLACE, numbers[i])
        s.stack.pop()

    def room(self, s: State, region: i64) -> int:
        """Return how many of the remaining banners a region may take, leaving others aside."""
        if self.full(s, region) != ALLOWED:
            return 0
        if self.caps:
            return min(self.left, self.caps[region] - s.banners[region])
        return self.left

    def full(self, s: State, region: i64) -> i64:
        """Return why a region takes no more banners; 0 if it does."""
        empire: i64 = self.empire
        if s.holder[region] != empire:
            return NOT_HELD
        regions: i64 = self.regions
        if not (regions >> region) & 1:
            return NOT_AMONG
        if region < self.cursor:
            return PASSED_BY
        return FULL if self.caps and self.caps[region] <= s.banners[region] else ALLOWED

    def _put_down(self, s: State, region: int, number: int) -> None:
        if not self.lifted:
            s.reserve[self.empire] -= number
        s.banners[region] += number
        if s.log is not None:
            name = "set_down" if self.lifted else "added"
            s.note(name, PROMPTS[self.prompt][1], NOBODY, (self.empire, region, number))

    def _put(self, s: State, region: int, number: int) -> None:
        self._put_down(s, region, number)
        if self.left == number:
            s.stack.pop()
        else:
            s.stack[-1] = PlaceBanners(
                self.player, self.prompt, self.empire, self.left - number, region, self.lifted,
                self.regions, self.caps,
            )  # fmt: skip

    def _free(self, s: State) -> list[int]:
        options: list[int] = []
        region: i64
        start: i64 = self.cursor
        empire: i64 = self.empire
        holder = s.holder
        for region in range(start, REGION_COUNT):  # tests first what rules out most
            if holder[region] == empire and self.full(s, region) == ALLOWED:
                options.append(PLACE + region)
        return options

    def _capped(self, s: State) -> list[int]:
        """Offer regions with room, provided those after them can take the rest."""
        options: list[int] = []
        caps = self.caps
        room: i64 = 0
        left: i64 = self.left
        region: i64 = REGION_COUNT - 1
        while region >= self.cursor:
            if self.full(s, region) == ALLOWED:
                room += caps[region] - s.banners[region]
                if room >= left:
                    options.append(PLACE + region)
            region -= 1
        options.reverse()
        return options


def add_anywhere(s: State, player: int, prompt: int, empire: int, number: int) -> None:
    """Let the player add banners from the reserve to regions the empire controls (R4.4)."""
    number = min(number, s.reserve[empire])
    if number > 0:
        s.stack.append(PlaceBanners(player, prompt, empire, number, 0, 0, ANYWHERE, ()))


def populate(s: State, player: int, prompt: int, empire: int) -> None:
    """Add one banner to every region; if the reserve is short, the player says where."""
    regions = [region for region in range(REGION_COUNT) if s.holder[region] == empire]
    if s.reserve[empire] >= len(regions):
        for region in regions:
            s.add(empire, region, 1, ABILITY_RULES[POPULATE])
        return
    caps = tuple(s.banners[region] + 1 for region in range(REGION_COUNT))
    s.stack.append(PlaceBanners(player, prompt, empire, s.reserve[empire], 0, 0, ANYWHERE, caps))


def rearrange(s: State, player: int, prompt: int, empire: int) -> None:
    """Lift an empire's banners, except one from each conquered region, to be rearranged."""
    data = s.data
    caps = tuple(max(data.limit[region], s.banners[region]) for region in range(REGION_COUNT))
    lifted = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            number = s.movable(region)
            s.banners[region] -= number
            lifted += number
    if s.log is not None:
        s.note("lifted", PROMPTS[prompt][1], NOBODY, (empire, lifted))
    s.stack.append(PlaceBanners(player, prompt, empire, lifted, 0, 1, ANYWHERE, caps))
