"""The catalogue for the terminal's player, and the facts that its sentences need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.cli.language import words
from warofwhispers.facts.board import board
from warofwhispers.words import Reader
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from warofwhispers import Game
    from warofwhispers.cli.play.screen import Screen
    from warofwhispers.facts.shapes import BoardView, OrderFacts


def own_names(seen: BoardView) -> dict[str, str]:
    """Return the names that a custom board gives its regions.

    A region without one has the catalogue's name or, failing that, its id.
    """
    named = words()
    return {
        region: facts.name or region
        for region, facts in seen.regions.items()
        if facts.name or not named.has(id_of("region", region))
    }


class Speech:
    """Formats messages for one player, with empires in their colours and regions with their ids."""

    def __init__(self, game: Game, you: str, screen: Screen) -> None:
        """Create it for a game's board and options, a reader and a screen."""
        self.board = board(game.state.data)
        self.sites = game.state.data.content.sites
        self.you = you
        self.paint = screen.paint
        self.own_names = own_names(self.board)
        settings = game.setup.ruleset.options()
        reader = Reader(you=you, settings=settings, regions=self.own_names, mark=self._mark)
        self.words = words().for_reader(reader)
        self.say = self.words.say
        self.orders: dict[str, OrderFacts] = {
            f"{position} {order.order}": order
            for position, orders in self.board.orders.items()
            for order in orders
        }

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

    def orders_of(self, position: str) -> list[str]:
        """Return the orders of a position, in notation."""
        return [name for name in self.orders if name.startswith(f"{position} ")]
