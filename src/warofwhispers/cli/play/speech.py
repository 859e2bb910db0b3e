"""The catalogue for the terminal's player, and the facts that its sentences need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.cli.language import words
from warofwhispers.content import EMPIRES, ICONS, POSITIONS
from warofwhispers.engine.game_data import order_text
from warofwhispers.words import Reader
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from warofwhispers.cli.play.screen import Screen
    from warofwhispers.content import Board, Content, Order, Ruleset


def own_names(board: Board) -> dict[str, str]:
    """Return the names that a custom board gives its regions.

    A region without one has the catalogue's name or, failing that, its id.
    """
    named = words()
    return {
        region.id: region.name or region.id
        for region in board.regions
        if region.name or not named.has(id_of("region", region.id))
    }


class Speech:
    """Formats messages for one player, with empires in their colours and regions with their ids."""

    def __init__(self, content: Content, ruleset: Ruleset, you: str, screen: Screen) -> None:
        """Create it for a board and councils, a ruleset's options, a reader and a screen."""
        self.content = content
        self.you = you
        self.paint = screen.paint
        self.own_names = own_names(content.board)
        settings = {name: str(value) for name, value in ruleset.options().items()}
        reader = Reader(you=you, settings=settings, regions=self.own_names, mark=self._mark)
        self.words = words().for_reader(reader)
        self.say = self.words.say
        self.homes = {region.id: EMPIRES[region.home] for region in content.board.regions}
        self.orders: dict[str, Order] = {}
        for empire, council in zip(EMPIRES, content.councils.chart, strict=True):
            for position, orders in zip(POSITIONS, council, strict=True):
                for order in orders:
                    name = order_text(order.do, order.icon, order.n, order.every)
                    self.orders[f"{empire}.{position} {name}"] = order

    def _mark(self, kind: str, name: str, text: str) -> str:
        if kind == "empire":
            return self.paint(text, name)
        if kind == "region":
            return self.say("cli-region", name=text, region=name)
        return text

    def region_name(self, name: str) -> str:
        """Return a region's bare name: the catalogue's, or that of a custom board."""
        return self.own_names.get(name) or self.say(id_of("region", name))

    def cited(self, text: str, rule: str) -> str:
        """Append the rule to the sentence that cites it."""
        citation = self.paint(self.say("cli-citation", rule=rule), "dim")
        return self.say("cli-cited", text=text, citation=citation)

    def icons(self, region: str) -> list[str]:
        """Return a region's icons."""
        found = self.content.board.regions[self.content.board.region_index(region)]
        return [icon for icon in ICONS if getattr(found, icon)]

    def orders_of(self, position: str) -> list[str]:
        """Return the orders of a position, in notation."""
        return [name for name in self.orders if name.startswith(f"{position} ")]
