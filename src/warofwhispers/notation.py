"""Action <-> text: every action has one stable line of text, and every such line is one action.

>>> from warofwhispers.content import build_ruleset, load_content
>>> from warofwhispers.engine.game_data import GameData
>>> words = Notation(GameData(load_content(), build_ruleset("second")))
>>> words.text(words.parse("deploy bear.sheriff"))
'deploy bear.sheriff'

`docs/notation.md` describes all forms.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from warofwhispers.content import (
    ABILITIES,
    CONQUEST_CARDS,
    DARK_ALLIANCES,
    EMPIRES,
    POSITIONS,
    SLOTS,
    SOCIETIES,
)
from warofwhispers.content.errors import WhispersError
from warofwhispers.content.jsonfile import shown
from warofwhispers.engine import codes
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.places import order_position
from warofwhispers.engine.plays import (
    PLAY_ABILITY,
    PLAY_CARD,
    PLAY_SECOND,
    alliance_kind,
    empire_of,
    partner_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from warofwhispers.engine.game_data import GameData
    from warofwhispers.facts.shapes import Standing

POSITION_TEXTS = tuple(f"{empire}.{position}" for empire in EMPIRES for position in POSITIONS)
CONQUEST_NAMES = tuple(card for empire in EMPIRES for card in CONQUEST_CARDS[empire])
HALVES = (
    "bad_blood", "savaged", "trade", "hoard", "avert", "enact", "purge", "permit", "control",
    "spread",
)  # fmt: skip
# Of these halves something lasts, in the order of its bits (`codes.FARMS_DOUBLED`, …).
LASTING = tuple(HALVES[half] for half in (codes.TRADE, codes.HOARD, codes.PERMIT))
STANDING: Final[tuple[Standing, ...]] = ("none", "order", "round")


class NotationError(WhispersError, ValueError):
    """Text that is not an action."""


def card_text(kind: int) -> str:
    """Return a card's name: `bear/lion`, `bear/treasure`, `lion/plague`, `horse/ask`."""
    empire = EMPIRES[empire_of(kind)]
    if kind < codes.BASE_KINDS:
        return f"{empire}/{EMPIRES[partner_of(kind)]}"
    if kind < codes.CONQUEST:
        return f"{empire}/treasure"
    if kind < codes.ALLIANCE:
        return f"{empire}/{CONQUEST_NAMES[kind - codes.CONQUEST]}"
    return f"{empire}/{DARK_ALLIANCES[alliance_kind(kind)]}"


CARD_TEXTS = tuple(card_text(kind) for kind in range(codes.ALL_KINDS))


class Notation:
    """The texts of one kind of game, which depend on its regions' ids and its councils' orders."""

    def __init__(self, game_data: GameData) -> None:
        """Spell out every action once."""
        self.regions = game_data.region_ids
        self.orders = game_data.order_texts
        self._texts = [""] * codes.ACTION_COUNT
        for code, text in self._spell():
            self._texts[code] = text
        self._codes = {text: code for code, text in enumerate(self._texts) if text}
        self._codes.update(self._turned_round())

    def text(self, action: int) -> str:
        """Return an action as text, which `parse` reads: `add B4`; empty for unused codes."""
        return self._texts[action]

    def parse(self, text: str) -> int:
        """Return the action of a text; case and spacing are free.

        Raises `NotationError` for anything else, suggesting what may have been meant.
        """
        code = self.find(text)
        if code is None:
            raise NotationError("not-an-action", given=shown(text), near=self._near(text))
        return code

    def find(self, text: str) -> int | None:
        """Return the action of a text; case and spacing are free. None for anything else."""
        code = self._codes.get(text)
        return self._tidy().get(" ".join(text.split()).casefold()) if code is None else code

    def _near(self, text: str) -> str | None:
        """Return the action that may have been meant, if any, word by word.

        Whole texts are many and long: comparing them all could take a tenth of a second.
        """
        left = [known.split(" ") for known in self._codes]
        for place, word in enumerate(text.split()):
            offered = list(dict.fromkeys(words[place] for words in left if len(words) > place))
            close = difflib.get_close_matches(word, offered, n=1, cutoff=0.75)
            if not close:
                return None
            left = [words for words in left if len(words) > place and words[place] == close[0]]
        size = len(text.split())
        whole = [" ".join(words) for words in left if len(words) == size]
        return whole[0] if whole else None

    def texts(self) -> dict[str, int]:
        """Return every text, with its action."""
        return {text: code for code, text in enumerate(self._texts) if text}

    def order_text(self, order: int) -> str:
        """Return an order's name: `bear.sheriff attack`."""
        return f"{POSITION_TEXTS[order_position(order)]} {self.orders[order]}"

    def _spell(self) -> Iterator[tuple[int, str]]:
        yield codes.PASS, "pass"
        for number in range(codes.BANNERS_PER_EMPIRE + 1):
            yield codes.COUNT + number, f"count {number}"
        for verb, base in (
            ("add", codes.PLACE), ("from", codes.FROM), ("to", codes.TO), ("at", codes.AT),
            ("kill", codes.KILL), ("deploy", codes.DEPLOY_FIELD),
            ("retrieve", codes.RETRIEVE_FIELD),
        ):  # fmt: skip
            yield from spelled(verb, base, self.regions)
        for verb, base in (
            ("deploy", codes.DEPLOY), ("retrieve", codes.RETRIEVE), ("move", codes.MOVE),
            ("act", codes.ELSEWHERE),
        ):  # fmt: skip
            yield from spelled(verb, base, POSITION_TEXTS)
        for order, text in enumerate(self.orders):
            if text:
                yield codes.ORDER + order, f"order {self.order_text(order)}"
        yield from spelled("empire", codes.EMPIRE, EMPIRES)
        yield from spelled("deal", codes.DEAL, EMPIRES)
        yield from spelled("seat", codes.SEAT, SOCIETIES)
        yield from spelled("first", codes.FIRST, SOCIETIES)
        yield from spelled("discard", codes.DISCARD, CARD_TEXTS)
        yield from spelled("draw", codes.DRAWN, CARD_TEXTS)
        yield from spelled("sit", codes.SIT, (*SOCIETIES, "nobody"))
        yield from spelled("half", codes.HALF, HALVES)
        yield from spelled("propose", codes.PROPOSE, CARD_TEXTS[codes.ALLIANCE :])
        yield codes.ACCEPT, "accept"
        yield codes.DECLINE, "decline"
        yield codes.HOLD_ORDER, "hold order"
        yield codes.HOLD_ROUND, "hold round"
        yield codes.CLEAR, "listen"
        yield from spelled("reveal", codes.REVEAL, SLOTS)
        yield from spelled("from", codes.FROM_POSITION, POSITION_TEXTS)
        yield from spelled("to", codes.TO_POSITION, POSITION_TEXTS)
        for pair, (i, j) in enumerate(SLOT_PAIRS):
            yield codes.SWAP + pair, f"swap {SLOTS[i]} {SLOTS[j]}"
        for play, ability in enumerate(PLAY_ABILITY):
            if ability >= 0:
                yield codes.PLAY + play, play_text(play)

    def _turned_round(self) -> dict[str, int]:
        """Allow the two cards of a play to be named in either order."""
        turned = {}
        for play, ability in enumerate(PLAY_ABILITY):
            if ability >= 0 and PLAY_SECOND[play] >= 0:
                first, second = CARD_TEXTS[PLAY_CARD[play]], CARD_TEXTS[PLAY_SECOND[play]]
                text = f"play {ABILITIES[ability]} {second}+{first}"
                if text not in self._codes:
                    turned[text] = codes.PLAY + play
        return turned

    def _tidy(self) -> dict[str, int]:
        return {text.casefold(): code for text, code in self._codes.items()}


def play_text(play: int) -> str:
    """Return the text of a play: `play disperse bear/horse+horse/lion`."""
    cards = CARD_TEXTS[PLAY_CARD[play]]
    if PLAY_SECOND[play] >= 0:
        cards += f"+{CARD_TEXTS[PLAY_SECOND[play]]}"
    return f"play {ABILITIES[PLAY_ABILITY[play]]} {cards}"


def spelled(verb: str, base: int, names: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Spell out one verb for a list of names."""
    for place, name in enumerate(names):
        yield base + place, f"{verb} {name}"


class Namer:
    """Names for the numbers in events and frames, by the name of their field."""

    def __init__(self, words: Notation, seats: list[int]) -> None:
        """Take the societies' seats from a state."""
        self.words = words
        self.seats = seats

    def name(self, field: str, number: int) -> str | int | None:
        """Return the name of a number, or the number itself where it is just that."""
        namer = NAMERS.get(field.lstrip("?"))
        return namer(self, number) if namer else number


def _empire(_: Namer, number: int) -> str | None:
    return EMPIRES[number] if number >= 0 else None


def _region(namer: Namer, number: int) -> str | None:
    return namer.words.regions[number] if number >= 0 else None


def _position(_: Namer, number: int) -> str | None:
    return POSITION_TEXTS[number] if number >= 0 else None


def _place(namer: Namer, number: int) -> str | None:
    if number < codes.POSITION_COUNT:
        return POSITION_TEXTS[number] if number >= 0 else None
    return namer.words.regions[number - codes.POSITION_COUNT]


def _player(namer: Namer, number: int) -> str | None:
    return SOCIETIES[namer.seats[number]] if number >= 0 else None


def _card(_: Namer, number: int) -> str | None:
    return CARD_TEXTS[number] if number >= 0 else None


def _order(namer: Namer, number: int) -> str | None:
    return namer.words.order_text(number) if number >= 0 else None


NAMERS: Final[dict[str, Callable[[Namer, int], str | None]]] = {
    **dict.fromkeys(("empire", "other_empire", "defender", "holder", "supply"), _empire),
    **dict.fromkeys(("region", "region_from", "region_to", "fixed"), _region),
    **dict.fromkeys(("position", "position_from", "position_to", "agent"), _position),
    **dict.fromkeys(("player", "displaced", "owner", "ally", "other"), _player),
    **dict.fromkeys(("sits_0", "sits_1", "sits_2", "sits_3"), _player),
    **dict.fromkeys(("sat_0", "sat_1", "sat_2", "sat_3"), _player),
    **dict.fromkeys(("place", "other_place"), _place),
    **dict.fromkeys(("card", "second_card"), _card),
    "order": _order,
    "half": lambda _, n: HALVES[n],
    "standing": lambda _, n: STANDING[n],
    "conquest": lambda _, n: CARD_TEXTS[codes.CONQUEST + n],
    "slot": lambda _, n: SLOTS[n],
    "other_slot": lambda _, n: SLOTS[n],
    "society": lambda _, n: SOCIETIES[n],
    "ability": lambda _, n: ABILITIES[n],
    "prompt": lambda _, n: codes.PROMPTS[n][0],
}
