"""The functions that messages may call: they insert names, with their grammar, into a sentence.

Each looks its name up in the same catalogue, so articles, cases and genders stay with the words.
The page has the same functions; `tests/words` compares what the two make of the same facts.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime.types import fluent_number

from warofwhispers.words.catalogue import id_of
from warofwhispers.words.values import FactList, cut_short, fact

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers.words.catalogue import Words
    from warofwhispers.words.values import Fact, Reader

# What has a name of its own, in messages such as `empire-bear`.
KINDS: Final = (
    "ability", "empire", "half", "icon", "level", "phase", "region", "rule", "ruleset", "slot",
    "society", "special", "title",
)  # fmt: skip
ORDER: Final = re.compile(r"^(add|draw)(?:-(\d+))?(?:-per(?:-(\d+))?-(\w+))?$")
ICONS: Final = {"city": "city", "cities": "city", "farm": "farm", "farms": "farm",
                "fort": "fort", "forts": "fort"}  # fmt: skip


def functions(reading: Callable[[], Words], locale: str) -> dict[str, Callable[..., Any]]:
    """Return every function, by the name under which messages call it.

    `reading` returns the catalogue that is speaking, with its reader, whenever one is called.
    """
    names = Names(reading)
    by_kind = {kind.upper(): _of_kind(names, kind) for kind in KINDS}
    return {
        **by_kind,
        "CARD": names.card,
        "COUNT": lambda things: fluent_number(len(things.items)),
        "LIST": lambda things, item="", style="and": names.join(things, item, style, locale),
        "ORDER": names.order,
        "PERSON": names.person,
        "PLACE": names.place,
        "POSITION": names.position,
        "SETTING": lambda option: names.reader.settings.get(option, "unknown"),
        "SIGNED": lambda number: signed(number, locale),
        "WHO": names.who,
    }


def _of_kind(names: Names, kind: str) -> Callable[..., str]:
    return lambda name, form="": names.one(kind, name, form)


class Names:
    """Names, as the catalogue gives them to its reader."""

    def __init__(self, reading: Callable[[], Words]) -> None:
        self._reading = reading

    @property
    def words(self) -> Words:
        """Return the catalogue that is speaking."""
        return self._reading()

    @property
    def reader(self) -> Reader:
        """Return who is being spoken to."""
        return self.words.reader

    def one(self, kind: str, name: str, form: str = "") -> str:
        """Return one thing's name: `empire-bear`, or its form `empire-bear.of`."""
        if kind == "region" and name in self.reader.regions:
            text = self.words.look_up("region-named", form, {"name": self.reader.regions[name]})
        else:
            text = self.words.look_up(id_of(kind, name), form, {})
        return self.reader.mark(kind, name, text) if self.reader.mark else text

    def position(self, name: str, form: str = "") -> str:
        """Return the name of a position, such as `bear.marshal`, by `council-position`.

        For an order with its position, `bear.marshal attack`, it is the position's.
        """
        empire, _, title = name.partition(" ")[0].partition(".")
        return self.words.look_up("council-position", form, {"empire": empire, "title": title})

    def place(self, name: str, form: str = "") -> str:
        """Return the name of the place where an agent is: a position or a region."""
        return self.position(name, form) if "." in name else self.one("region", name, form)

    def card(self, name: str, form: str = "") -> str:
        """Return a card's name: `bear/lion` by `card-pair`, `lion/plague` by `card-special`."""
        empire, _, other = name.partition("/")
        if self.words.has(id_of("empire", other)):
            return self.words.look_up("card-pair", form, {"empire": empire, "partner": other})
        return self.words.look_up("card-special", form, {"empire": empire, "special": other})

    def who(self, society: str, form: str = "") -> str:
        """Name a player: the person if known (by the message `person`), or else the society."""
        name = self.reader.names.get(society)
        if name is None:
            return self.one("society", society, form)
        return self.words.look_up("person", form, {"name": name})

    def person(self, society: str, doer: str = "") -> str:
        """Return "you" for the reader, "same" for the one who does it, "they" for anybody else."""
        if society == self.reader.you:
            return "you"
        return "same" if society == doer else "they"

    def order(self, text: str, form: str = "") -> str:
        """Return an order given in notation, `add-1-per-farm`, with or without its position."""
        kind = text.rpartition(" ")[2]
        facts: dict[str, Fact] = {}
        if found := ORDER.match(kind):
            kind = found[1] if found[4] is None else f"{found[1]}-per"
            facts = {"n": int(found[2] or 1), "every": int(found[3] or 1)}
            facts["icon"] = ICONS.get(found[4], "none")
        return self.words.look_up(id_of("order", kind), form, facts)

    def join(self, things: FactList, item: str, style: str, locale: str) -> str:
        """Join things into a list, each rendered by the message `item`, as the language does it.

        `style` is "and", "or", or "plain" for commas alone.
        """
        parts = []
        for thing in things.items:
            named = thing if isinstance(thing, dict) else {"item": thing}
            facts = {key: fact(value) for key, value in named.items()}
            parts.append(self.words.look_up(item, "", facts) if item else str(facts["item"]))
        if style == "plain":
            return cut_short(self.words.look_up("list-separator", "", {}).join(parts))
        there = locale.replace("-", "_")
        return cut_short(format_list(parts, "or" if style == "or" else "standard", there))


def signed(number: object, locale: str) -> str:
    """Write a number with a plus or a minus, and 0 with neither; a fraction to one decimal."""
    if not isinstance(number, int | float):
        raise TypeError(f"SIGNED takes a number, not {number!r}")
    whole = float(number).is_integer()
    size = round(abs(number), 0 if whole else 1)
    text = format_decimal(size, "0" if whole else "0.0", locale.replace("-", "_"))
    return text if not size else f"+{text}" if number > 0 else f"\N{MINUS SIGN}{text}"


def percent(share: float, locale: str) -> str:
    """Write a share to a tenth of a per cent.

    >>> percent(0.27, "en"), percent(0.27, "it-IT")
    ('27.0%', '27,0%')
    """
    there = Locale.parse(locale, sep="-")
    pattern = str(there.percent_formats[None].pattern).replace("0", "0.0")
    return format_percent(share, pattern, there)


def decimal(number: float, locale: str, *, signed: bool = False) -> str:
    """Write a number to two decimals.

    >>> decimal(1.5, "en"), decimal(1.5, "it-IT", signed=True)
    ('1.50', '+1,50')
    """
    pattern = "+0.00;-0.00" if signed else "0.00"
    return format_decimal(number, pattern, Locale.parse(locale, sep="-"))
