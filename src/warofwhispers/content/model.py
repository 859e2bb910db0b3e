"""The validated data the rest of the program reads: frozen, hashable, made by the loader."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from warofwhispers.content.errors import ContentError
from warofwhispers.content.names import EMPIRES, POSITIONS

BUILTIN: Final = "builtin"
"""The source of what comes with the package."""

Border: TypeAlias = tuple[int, int]
"""Two region numbers, the lower first."""


@dataclass(frozen=True, slots=True)
class Region:
    """A region: `home` is a number in EMPIRES, `start` the banners that stand there at first.

    `name` is for custom boards; the packaged board's regions are named by the catalogue.
    """

    id: str
    home: int
    city: bool
    farm: bool
    fort: bool
    start: int
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """Regions, numbered by their place, and the borders between them.

    `borders` holds every border in force, sorted. `disputed`, if the board has such a choice, is
    the border in force and the one that could be there in its place. Boards are equal when they
    play alike, wherever they were read from.
    """

    regions: tuple[Region, ...]
    borders: tuple[Border, ...]
    disputed: tuple[Border, Border] | None
    banners_per_empire: int
    source: str = field(default=BUILTIN, compare=False)

    def region_index(self, region_id: str) -> int:
        """Return the number of the region with this id; `KeyError` if there is none."""
        for index, region in enumerate(self.regions):
            if region.id == region_id:
                return index
        raise KeyError(region_id)

    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each region, the regions it borders; ascending, since borders are sorted."""
        found: list[list[int]] = [[] for _ in self.regions]
        for first, second in self.borders:
            found[first].append(second)
            found[second].append(first)
        return tuple(tuple(near) for near in found)

    def border_name(self, border: Border) -> str:
        """Write a border as text, such as `P5-P7`."""
        return f"{self.regions[border[0]].id}-{self.regions[border[1]].id}"

    def border_choices(self) -> tuple[str, ...]:
        """Return the two borders of the disputed choice, the one in force first; () without one."""
        return tuple(self.border_name(border) for border in self.disputed or ())

    def offers_border(self, name: str) -> bool:
        """Return whether `with_border` would accept this name."""
        return self._choice(name) is not None

    def with_border(self, name: str) -> Board:
        """Return this board with the named one of its disputed borders in force.

        >>> from warofwhispers.content import load_content
        >>> load_content().board.with_border("P4-P8").border_choices()
        ('P4-P8', 'P5-P7')

        Raises `ContentError` if the board does not offer that border.
        """
        choice = self._choice(name)
        if self.disputed is None or choice is None:
            offered = self.border_choices()
            raise ContentError("board-not-offered", where=self.source, given=name, offered=offered)
        present, absent = self.disputed
        if choice == present:
            return self
        borders = tuple(sorted({*self.borders, absent} - {present}))
        return replace(self, borders=borders, disputed=(absent, present))

    def _choice(self, name: str) -> Border | None:
        """Find the disputed border with this name, whichever end it names first."""
        wanted = sorted(name.split("-"))
        for border in self.disputed or ():
            if sorted(self.border_name(border).split("-")) == wanted:
                return border
        return None


@dataclass(frozen=True, slots=True)
class Order:
    """One order of a position (R4.3).

    `do` is one of ORDER_KINDS. `add` and `draw` give `n`. `add_per` and `draw_per` give `n` for
    each full `every` of the empire's icons: `n * (icons // every)`. Numbers that do not apply
    are 0.
    """

    do: str
    icon: str | None
    n: int
    every: int


@dataclass(frozen=True, slots=True)
class Councils:
    """The orders of every position: `chart[empire][position]`, numbered as the names are."""

    chart: tuple[tuple[tuple[Order, ...], ...], ...]
    source: str = field(default=BUILTIN, compare=False)

    def without_horse_steward_adds(self) -> Councils:
        """Return these councils with `horse_steward_adds=off`: without that position's `add`."""
        horse, steward = EMPIRES.index("horse"), POSITIONS.index("steward")
        council = list(self.chart[horse])
        council[steward] = tuple(order for order in council[steward] if order.do != "add")
        chart = list(self.chart)
        chart[horse] = tuple(council)
        return replace(self, chart=tuple(chart))


@dataclass(frozen=True, slots=True)
class Cards:
    """What the decks hold and what the base cards can do (R6.1, R6.7, R6.8).

    `single` and `double` are numbered as EMPIRES, `pair` as EMPIRE_PAIRS, `conquest` as EMPIRES.
    """

    copies_of_each_pair: int
    single: tuple[str, ...]
    double: tuple[str, ...]
    pair: tuple[str, ...]
    treasures_per_deck: int
    conquest: tuple[tuple[str, ...], ...]
    dark_alliances: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sites:
    """Where to draw each region: one point per region number, on a canvas of `size`."""

    size: tuple[int, int]
    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Content:
    """Everything a game is made from besides its ruleset.

    `sites` is None for a board whose regions are not those of the packaged one. A board with the
    same regions but other borders has sites, but its borders may cross when drawn.
    """

    board: Board
    councils: Councils
    cards: Cards
    sites: Sites | None
