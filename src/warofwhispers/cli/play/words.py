"""The game's own names in words: empires, regions, positions, societies, cards, orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import EMPIRES, ICONS, POSITIONS
from warofwhispers.engine.game_data import order_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.cli.play.screen import Screen
    from warofwhispers.content import Content, Order
    from warofwhispers.i18n import Catalogue


class Words:
    """Names as one player reads them: that player is "you"."""

    def __init__(self, texts: Catalogue, content: Content, you: str, screen: Screen) -> None:
        """Take the language, the board and councils played on, and who reads."""
        self.texts = texts
        self.say = texts.say
        self.content = content
        self.you = you
        self.paint = screen.paint
        self.names = {region.id: region.name for region in content.board.regions}
        self.homes = {region.id: EMPIRES[region.home] for region in content.board.regions}
        self.orders: dict[str, Order] = {}
        for empire, council in zip(EMPIRES, content.councils.chart, strict=True):
            for position, orders in zip(POSITIONS, council, strict=True):
                for order in orders:
                    name = order_text(order.do, order.icon, order.n, order.every)
                    self.orders[f"{empire}.{position} {name}"] = order

    def rule(self, name: str) -> str:
        """Cite a rule."""
        return self.paint(f"[{name}]", "dim")

    def empire(self, name: str) -> str:
        """Name an empire, in its colour."""
        return self.paint(self.say(f"empires.{name}"), name)

    def region(self, name: str) -> str:
        """Name a region and its id: `Wolfgate (B4)`."""
        return f"{self.names[name]} ({name})"

    def position(self, name: str) -> str:
        """Name a position: `Bear Sheriff`."""
        empire, position = name.split(".")
        return f"{self.empire(empire)} {self.say(f'positions.{position}')}"

    def place(self, name: str) -> str:
        """Name a position or a region."""
        return self.position(name) if "." in name else self.region(name)

    def society(self, name: str | None) -> str:
        """Name a society in full."""
        if name is None:
            return self.say("play.vacant")
        return self.say("play.you") if name == self.you else self.say(f"societies.{name}")

    def short(self, name: str | None) -> str:
        """Name a society in a table."""
        if name is None:
            return self.say("play.vacant")
        return (
            self.say("play.you_short") if name == self.you else self.say(f"societies_short.{name}")
        )

    def card(self, name: str) -> str:
        """Name a card by its two empires: `Bear/Lion`; or by its own name: `Lion Plague`."""
        empire, partner = name.split("/")
        if partner in EMPIRES:
            return f"{self.empire(empire)}/{self.empire(partner)}"
        own = self.say(f"specials.{partner}")
        return self.say("special_card", empire=self.empire(empire), name=own)

    def cards(self, names: Sequence[str]) -> str:
        """Name some cards in a row."""
        return self.row([self.card(name) for name in names])

    def row(self, parts: Sequence[str]) -> str:
        """Put parts in a row: `this, that and the other`."""
        if len(parts) < 2:  # noqa: PLR2004 - one has no "and"
            return "".join(parts)
        return self.say("and", most=", ".join(parts[:-1]), last=parts[-1])

    def icons(self, region: str) -> list[str]:
        """Name a region's icons."""
        found = self.content.board.regions[self.content.board.region_index(region)]
        return [self.say(f"icons.{icon}") for icon in ICONS if getattr(found, icon)]

    def order(self, name: str, size: int | None = None) -> str:
        """Say what an order (`bear.sheriff attack`) does; with its `size` now, in full."""
        order = self.orders[name]
        icon = self.say(f"icons.{order.icon}") if order.icon else ""
        icons = self.say(f"icons_many.{order.icon}") if order.icon else ""
        group = "orders_short" if size is None else "orders"
        empire = self.empire(name.partition(".")[0])
        return self.say(
            f"{group}.{order.do}", n=order.n, every=order.every, icon=icon, icons=icons, size=size,
            empire=empire,
        )  # fmt: skip

    def orders_of(self, position: str) -> str:
        """Say what a position may order, in short."""
        mine = [self.order(name) for name in self.orders if name.startswith(f"{position} ")]
        return self.say("orders_short.or").join(mine)
