"""The table as the referee keeps it: named as in the data files, with nothing of the engine's.

Written from the numbered rules and from what a trace holds; it imports the standard library alone.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

DATA = Path(__file__).parents[2] / "src/warofwhispers/content/data"
EMPIRES = ("bear", "eagle", "elephant", "lion", "horse")
POSITIONS = ("sheriff", "steward", "marshal", "chancellor")
SLOTS = ("devout", "dutiful", "affiliated", "unallied", "opposed")
MULTIPLIERS = (4, 3, 2, 0, -1)
BANNERS = 20
AGENTS = 9

Seat: TypeAlias = str
Empire: TypeAlias = str
Region: TypeAlias = str
Place: TypeAlias = tuple[Empire, int]  # a position: its empire, and 0 (Sheriff) to 3 (Chancellor)


def read_data(name: str) -> Json:
    """Read one of the packaged data files."""
    data: Json = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return data


CARD_DATA = read_data("cards")
CONQUEST: dict[Empire, list[str]] = CARD_DATA["conquest"]
ALLIANCES = ("ask", "offer")


class Board:
    """Regions in the order of the map, their homes, icons and neighbours (R1.3)."""

    def __init__(self, data: Json, border: str) -> None:
        """Take the board as its file has it, with the disputed border that is in force."""
        regions = data["regions"]
        self.regions: list[Region] = [region["id"] for region in regions]
        self.home: dict[Region, Empire] = {region["id"]: region["home"] for region in regions}
        self.icons: dict[Region, list[str]] = {region["id"]: region["icons"] for region in regions}
        self.start: dict[Region, int] = {region["id"]: region["start"] for region in regions}
        borders = {frozenset(pair) for pair in data["adjacent"]}
        if disputed := data.get("disputed"):
            choices = [frozenset(disputed["default"]), frozenset(disputed["alternative"])]
            wanted = frozenset(border.split("-"))
            if wanted in choices:
                borders = (borders - set(choices)) | {wanted}
        self.near: dict[Region, list[Region]] = {
            region: [other for other in self.regions if frozenset((region, other)) in borders]
            for region in self.regions
        }

    def limit(self, region: Region) -> int:
        """Return the supply limit of a region (R4.7)."""
        return 6 if "farm" in self.icons[region] else 4


class Orders:
    """The orders of every position by their text (R4.3)."""

    def __init__(self, data: Json, *, horse_steward_adds: bool) -> None:
        """Take the councils as their file has them."""
        self.at: dict[Place, dict[str, Json]] = {}
        for empire, council in data["chart"].items():
            for seat, orders in enumerate(council):
                kept = orders
                if (empire, seat) == ("horse", 1) and not horse_steward_adds:
                    kept = [order for order in orders if order["do"] != "add"]
                texts = {f"order {place_name((empire, seat))} {order_name(o)}": o for o in kept}
                self.at[empire, seat] = texts


def place_name(place: Place) -> str:
    """Write a position as text: `bear.sheriff`."""
    return f"{place[0]}.{POSITIONS[place[1]]}"


def read_place(text: str) -> Place:
    """Read a position from text."""
    empire, position = text.split(".")
    return empire, POSITIONS.index(position)


def order_name(order: Json) -> str:
    """Write an order as text."""
    do = order["do"]
    if do == "add":
        return f"add-{order['n']}"
    if do == "add_per":
        return f"add-{order['n']}-per-{order['icon']}"
    if do == "draw":
        return f"draw-{order['n']}"
    if do == "draw_per":
        every, icon = order["every"], order["icon"]
        if every == 1:
            return f"draw-per-{icon}"
        return f"draw-per-{every}-{'cities' if icon == 'city' else icon + 's'}"
    return str(do)


def card_rank(card: str) -> tuple[int, int, int]:
    """Return a card's place: base cards by empire and partner, then the optional ones by kind."""
    empire, what = card.split("/")
    place = EMPIRES.index(empire)
    if what in EMPIRES:
        return 0, place, EMPIRES.index(what)
    if what == "treasure":
        return 1, place, 0
    if what in ALLIANCES:
        return 3, place, ALLIANCES.index(what)
    return 2, place, CONQUEST[empire].index(what)


def is_base(card: str) -> bool:
    """Return whether a card is one of the forty."""
    return card.split("/")[1] in EMPIRES


def is_conquest(card: str) -> bool:
    """Return whether a card is resolved when it is drawn (R6.7)."""
    return card_rank(card)[0] == 2


def is_alliance(card: str) -> bool:
    """Return whether a card is an ask or an offer (R6.8)."""
    return card.split("/")[1] in ALLIANCES


def all_cards(rules: dict[str, str]) -> Counter[str]:
    """Return every card of the game (R6.1, R6.7, R6.8)."""
    copies = CARD_DATA["copies_of_each_pair"]
    found = Counter({f"{a}/{b}": copies for a in EMPIRES for b in EMPIRES if a != b})
    for empire in EMPIRES:
        if rules["treasure"] == "on":
            found[f"{empire}/treasure"] = CARD_DATA["treasures_per_deck"]
        if rules["conquest"] == "on":
            found.update(f"{empire}/{name}" for name in CONQUEST[empire])
        if rules["dark_alliances"] == "on":
            found.update(f"{empire}/{name}" for name in ALLIANCES)
    return found


def card_empire(card: str) -> Empire:
    """Return the empire of a card."""
    return card.split("/", maxsplit=1)[0]


class Table:
    """Everything on the table."""

    def __init__(self, rules: dict[str, str], players: int, board: Json, councils: Json) -> None:
        """Lay out the board (R2.1); nobody is seated yet."""
        self.rules = rules
        self.players = players
        self.board = Board(board, rules["disputed_border"])
        self.orders = Orders(councils, horse_steward_adds=rules["horse_steward_adds"] == "on")
        self.banners: dict[Region, int] = dict(self.board.start)
        self.owner: dict[Region, Empire] = dict(self.board.home)  # means nothing without banners
        self.reserve: dict[Empire, int] = dict.fromkeys(EMPIRES, BANNERS)
        for region, number in self.banners.items():
            self.reserve[self.board.home[region]] -= number
        self.council: dict[Place, Seat | None] = {
            (empire, seat): None for empire in EMPIRES for seat in range(4)
        }
        self.deck: Counter[str] = all_cards(rules)
        self.discards: Counter[str] = Counter()
        self.removed: Counter[str] = Counter()
        self.lasting: set[str] = set()
        self.standing: dict[Seat, str] = {}
        self.offered = False  # whether offers have been asked for in this order (R6.8)
        self.sent_back = False  # whether the tracker goes back to the Horse's Sheriff (R6.7)
        self.seats: list[Seat] = []
        self.field: dict[Seat, list[Region]] = {}
        self.agents: dict[Seat, int] = {}
        self.hands: dict[Seat, Counter[str]] = {}
        self.loyalties: dict[Seat, list[Empire | None]] = {}
        self.face_up: dict[Seat, set[int]] = {}
        self.swaps: dict[Seat, int] = {}
        self.first: Seat | None = None
        self.round = 1
        self.phase = "setup"
        self.active: tuple[Place, Seat] | None = None
        self.serving: Empire | None = None
        self.attack: Json | None = None
        self.moving: Json | None = None

    def seat(self, society: Seat) -> None:
        """Give the next seat to a society."""
        self.seats.append(society)
        self.field[society] = []
        self.agents[society] = AGENTS
        self.hands[society] = Counter()
        self.loyalties[society] = [None] * 5
        self.face_up[society] = set()
        self.swaps[society] = 0
        self.standing[society] = "none"

    # -- who controls what ---------------------------------------------------------------------

    def controller(self, region: Region) -> Empire:
        """Return the empire that controls a region (R1.4)."""
        return self.owner[region] if self.banners[region] else self.board.home[region]

    def controlled(self, empire: Empire) -> list[Region]:
        """Return the regions an empire controls, in the order of the map."""
        return [region for region in self.board.regions if self.controller(region) == empire]

    def is_conquered(self, region: Region) -> bool:
        """Return whether a region is held by banners away from home."""
        return self.banners[region] > 0 and self.owner[region] != self.board.home[region]

    def may_leave(self, region: Region) -> int:
        """Return how many banners may leave a region (R5.2)."""
        return self.banners[region] - (1 if self.is_conquered(region) else 0)

    def count(self, empire: Empire, icon: str) -> int:
        """Count an icon in the regions an empire controls."""
        return sum(icon in self.board.icons[region] for region in self.controlled(empire))

    def agent_for(self, place: Place) -> Place | None:
        """Return where the agent sits that acts for a position (R4.2)."""
        empire, seat = place
        return next(((empire, i) for i in range(seat, 4) if self.council[empire, i]), None)

    def acting(self, place: Place) -> Seat | None:
        """Return the player who controls a position."""
        agent = self.agent_for(place)
        return None if agent is None else self.council[agent]

    def order_of_play(self) -> list[Seat]:
        """Return the players from the first player on (R2.3)."""
        assert self.first is not None
        start = self.seats.index(self.first)
        return self.seats[start:] + self.seats[:start]

    # -- moving things -------------------------------------------------------------------------

    def put(self, empire: Empire, region: Region, number: int) -> None:
        """Put banners into a region, wherever they come from."""
        if number:
            self.owner[region] = empire
            self.banners[region] += number

    def add(self, empire: Empire, region: Region, number: int) -> None:
        """Put banners from the reserve into a region."""
        self.reserve[empire] -= number
        self.put(empire, region, number)

    def kill(self, region: Region, number: int) -> None:
        """Send banners of a region to their reserve."""
        self.reserve[self.owner[region]] += number
        self.banners[region] -= number

    def spend(self, seat: Seat, card: str) -> None:
        """Put a spent card where it goes (R6.4)."""
        self.hands[seat][card] -= 1
        (self.discards if self.rules["spent"] == "discard" else self.deck)[card] += 1

    def held(self, seat: Seat) -> int:
        """Count a player's cards."""
        return self.hands[seat].total()

    def pile(self, cards: Counter[str], empire: Empire) -> list[str]:
        """Return the kinds of an empire's cards in a pile, in order."""
        kinds = [card for card, number in cards.items() if number and card_empire(card) == empire]
        return sorted(kinds, key=card_rank)

    # -- points (R8) ---------------------------------------------------------------------------

    def score(self, seat: Seat) -> int:
        """Return a player's points if the game ended now (R8.1, R8.2)."""
        total = 0
        for slot, empire in enumerate(self.loyalties[seat]):
            if empire is not None:
                cities = self.count(empire, "city")
                cities += sum(self.controller(region) == empire for region in self.field[seat])
                total += MULTIPLIERS[slot] * cities
        if self.rules["concealed_bonus"] == "on":
            total += 5 - len(self.face_up[seat])
        return total

    def winners(self) -> list[Seat]:
        """Return who has won (R8.3)."""
        concealed = self.rules["tie"] == "concealed"

        def rank(seat: Seat) -> tuple[int, int, int]:
            breaker = 5 - len(self.face_up[seat]) if concealed else -self.swaps[seat]
            return self.score(seat), breaker, self.held(seat)

        best = max(rank(seat) for seat in self.seats)
        found = [seat for seat in self.seats if rank(seat) == best]
        return [] if concealed and len(found) > 1 else found

    # -- as a trace shows it -------------------------------------------------------------------

    def shown(self) -> Json:
        """Return the table as in a line of a trace."""
        active = None
        if self.active is not None:
            (empire, seat), player = self.active
            active = {"empire": empire, "position": POSITIONS[seat], "seat": player}
        shown = {
            "round": self.round,
            "phase": self.phase,
            "active": active,
            "serving": self.serving,
            "attack": self.attack,
            "moving": self.moving,
            "first": self.first,
            "seats": self.seats + [None] * (self.players - len(self.seats)),
            "regions": {
                region: {"empire": self.controller(region), "banners": self.banners[region]}
                for region in self.board.regions
            },
            "reserves": self.reserve,
            "councils": {
                empire: [self.council[empire, seat] for seat in range(4)] for empire in EMPIRES
            },
            "field": {
                seat: sorted(regions, key=self.board.regions.index)
                for seat, regions in self.field.items()
            },
            "agents": self.agents,
            "hands": {seat: sorted(hand.elements()) for seat, hand in self.hands.items()},
            "decks": self._piles(self.deck),
            "discards": self._piles(self.discards),
            "removed": self._piles(self.removed),
            "loyalties": self.loyalties,
            "face_up": {
                seat: [self.loyalties[seat][slot] for slot in sorted(slots)]
                for seat, slots in self.face_up.items()
            },
            "swaps": self.swaps,
            "lasting": [
                effect for effect in ("trade", "hoard", "permit") if effect in self.lasting
            ],
            "score_now": {seat: self.score(seat) for seat in self.seats},
        }
        if self.rules["dark_alliances"] == "on":
            standing = [self.standing[seat] for seat in self.seats]
            shown["standing"] = standing + ["none"] * (self.players - len(self.seats))
        return shown

    def _piles(self, cards: Counter[str]) -> dict[Empire, list[str]]:
        return {
            empire: sorted(card for card in cards.elements() if card_empire(card) == empire)
            for empire in EMPIRES
        }
