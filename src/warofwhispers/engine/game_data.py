"""A ruleset and a board, precomputed as flat lists of small numbers.

Made once per kind of game and shared by all its states; nothing here changes during play. Inner
loops read `bytes`, the cheapest thing for compiled code to read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.content import ICONS, content_for
from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ALL_KINDS,
    ALLIANCE,
    ATTACK,
    BASE_KINDS,
    CITY,
    CONQUEST,
    DRAW,
    DRAW_PER,
    EMPIRE_COUNT,
    FARM,
    FORT,
    NULL_ALLOWED,
    NULL_BARRED,
    NULL_RECRUIT_BARRED,
    NULL_TARGET_BARRED,
    ORDERS_PER_POSITION,
    POSITION_COUNT,
    SPECIALS_PER_EMPIRE,
    SWITCH,
    SWITCH_AGENTS,
    SWITCH_ANY,
    SWITCH_COMPETITIVE,
    TREASURE,
)
from warofwhispers.engine.places import first_order, first_position
from warofwhispers.engine.plays import empire_of

if TYPE_CHECKING:
    from warofwhispers.content import Board, Cards, Content, Councils, Ruleset

ORDER_KIND_CODES = {
    "add": ADD, "add_per": ADD_PER, "draw": DRAW, "draw_per": DRAW_PER,
    "attack": ATTACK, "switch": SWITCH,
}  # fmt: skip
ICON_CODES: dict[str, int] = {icon: code for code, icon in enumerate(ICONS)}
SWITCH_MODES = {"agents": SWITCH_AGENTS, "any": SWITCH_ANY, "competitive": SWITCH_COMPETITIVE}
NULL_MODES = {
    "allowed": NULL_ALLOWED, "recruit_barred": NULL_RECRUIT_BARRED,
    "target_barred": NULL_TARGET_BARRED, "barred": NULL_BARRED,
}  # fmt: skip


class GameData:
    """Everything about a game that never changes during play."""

    def __init__(self, content: Content, ruleset: Ruleset) -> None:
        """Precompute the numbers for `content` under `ruleset`."""
        content = content_for(ruleset, content)
        self.content: Content = content
        self.ruleset: Ruleset = ruleset
        self._read_ruleset(ruleset)
        self._read_board(content.board)
        self._read_councils(content.councils)
        self._read_decks(content.cards)

    def _read_ruleset(self, rules: Ruleset) -> None:
        self.fort_kills: bool = rules.fort == "kill"
        self.retrieve_at_end: bool = rules.retrieve == "end"
        self.swap_before_cleanup: bool = rules.end_of_round == "swap_cleanup"
        self.first_passes_late: bool = rules.first_player_passes == "late"
        self.switch_mode: int = SWITCH_MODES[rules.switch]
        self.supply_all: bool = rules.supply == "all"
        self.null_mode: int = NULL_MODES[rules.null_orders]
        self.attack_needs_target: bool = self.null_mode in {NULL_TARGET_BARRED, NULL_BARRED}
        self.strict_timing: bool = rules.card_timing == "strict"
        self.discard_piles: bool = rules.spent == "discard"
        self.friendly_is_active: bool = rules.friendly == "active"
        self.subjugate_own: bool = rules.subjugate == "own_losses"
        self.unique_devout: bool = rules.loyalty_setup == "unique_devout"
        self.tie_concealed: bool = rules.tie == "concealed"
        self.field_agents: bool = rules.field_agents == "on"
        self.concealed_bonus: bool = rules.concealed_bonus == "on"
        self.treasure: bool = rules.treasure == "on"
        self.conquest: bool = rules.conquest == "on"
        self.alliances: bool = rules.dark_alliances == "on"

    def _read_board(self, board: Board) -> None:
        regions = board.regions
        self.region_ids: tuple[str, ...] = tuple(region.id for region in regions)
        self.home: bytes = bytes([region.home for region in regions])
        self.city: bytes = bytes([region.city for region in regions])
        self.farm: bytes = bytes([region.farm for region in regions])
        self.fort: bytes = bytes([region.fort for region in regions])
        self.start: bytes = bytes([region.start for region in regions])
        self.limit: bytes = bytes([6 if region.farm else 4 for region in regions])
        self.site: bytes = bytes(  # the icons of each region, as bits
            [region.city << CITY | region.farm << FARM | region.fort << FORT for region in regions]
        )
        self.cities: bytes = bytes([i for i, region in enumerate(regions) if region.city])
        self.farms: bytes = bytes([i for i, region in enumerate(regions) if region.farm])
        self.forts: bytes = bytes([i for i, region in enumerate(regions) if region.fort])
        borders = board.neighbours()
        self.borders: list[bytes] = [bytes(others) for others in borders]
        self.border_bits: list[int] = [sum(1 << other for other in others) for others in borders]

    def _read_councils(self, councils: Councils) -> None:
        """Number the orders: position * ORDERS_PER_POSITION + place in the position's list."""
        size = POSITION_COUNT * ORDERS_PER_POSITION
        count, kind, icon = bytearray(POSITION_COUNT), bytearray(size), bytearray(size)
        number, every = bytearray(size), bytearray(size)
        texts = [""] * size
        for empire, council in enumerate(councils.chart):
            for seat, orders in enumerate(council):
                position = first_position(empire) + seat
                count[position] = len(orders)
                for place, order in enumerate(orders):
                    code = first_order(position) + place
                    kind[code] = ORDER_KIND_CODES[order.do]
                    icon[code] = ICON_CODES[order.icon] if order.icon else 0
                    number[code] = order.n
                    every[code] = order.every
                    texts[code] = order_text(order.do, order.icon, order.n, order.every)
        self.order_count: bytes = bytes(count)
        self.order_kind: bytes = bytes(kind)
        self.order_icon: bytes = bytes(icon)
        self.order_number: bytes = bytes(number)
        self.order_every: bytes = bytes(every)
        self.order_texts: tuple[str, ...] = tuple(texts)

    def _read_decks(self, cards: Cards) -> None:
        """Count the cards of each deck by kind; optional kinds are left out if none is in play."""
        optional = self.treasure or self.conquest or self.alliances
        self.kinds: int = ALL_KINDS if optional else BASE_KINDS
        deck = [cards.copies_of_each_pair] * BASE_KINDS + [0] * (self.kinds - BASE_KINDS)
        if optional:
            for empire in range(EMPIRE_COUNT):
                if self.treasure:
                    deck[TREASURE + empire] = cards.treasures_per_deck
                for special in range(SPECIALS_PER_EMPIRE):
                    if self.conquest:
                        deck[CONQUEST + empire * SPECIALS_PER_EMPIRE + special] = 1
                    if self.alliances:
                        deck[ALLIANCE + empire * SPECIALS_PER_EMPIRE + special] = 1
        self.deck: tuple[int, ...] = tuple(deck)
        self.card_empire: bytes = bytes(map(empire_of, range(self.kinds)))
        # The kinds colour by colour: the order in which hands are gone through in public.
        self.by_colour: bytes = bytes(
            sorted(range(self.kinds), key=lambda kind: self.card_empire[kind])
        )


def order_text(do: str, icon: str | None, number: int, every: int) -> str:
    """Return an order's name in notation, as in `add-2`, `add-1-per-fort`, `draw-per-2-farms`."""
    if do == "add":
        return f"add-{number}"
    if do == "add_per":
        return f"add-{number}-per-{icon}"
    if do == "draw":
        return f"draw-{number}"
    if do == "draw_per":
        icons = "cities" if icon == "city" else f"{icon}s"
        return f"draw-per-{icon}" if every == 1 else f"draw-per-{every}-{icons}"
    return do
