"""Every message of a language, rendered with every thing in the game: what a reader may see."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import cycle, islice, product
from math import prod
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from warofwhispers.bots import LEVELS
from warofwhispers.content import (
    ABILITIES,
    EMPIRES,
    ICONS,
    POSITIONS,
    PRESETS,
    SLOTS,
    SOCIETIES,
    load_content,
    preset,
)
from warofwhispers.engine.codes import PHASE_NAMES, PROMPTS
from warofwhispers.engine.game_data import order_text
from warofwhispers.notation import CONQUEST_NAMES, HALVES
from warofwhispers.words import Reader, Words, WordsError
from warofwhispers.words.bundle import parsed
from warofwhispers.words.source import entries

if TYPE_CHECKING:
    from collections.abc import Iterator

CONTENT = load_content()
REGIONS = [region.id for region in CONTENT.board.regions]
SEATS = [f"{empire}.{title}" for empire in EMPIRES for title in POSITIONS]
ORDERS = [
    f"{empire}.{title} {order_text(order.do, order.icon, order.n, order.every)}"
    for empire, council in zip(EMPIRES, CONTENT.councils.chart, strict=True)
    for title, orders in zip(POSITIONS, council, strict=True)
    for order in orders
]
CARDS = [
    *(f"{one}/{other}" for one in EMPIRES for other in EMPIRES if one != other),
    *(f"{one}/{special}" for one in EMPIRES for special in ("ask", "offer", "treasure")),
    "bear/warring_clans", "eagle/assassination_plot", "elephant/stampede", "horse/nomadic_life",
]  # fmt: skip
NUMBERS: list[object] = [0, 1, 2, 5]
# Values for each function, most specific first: a fact of two functions gets the first's.
VALUES: dict[str, list[object]] = {
    "ALLIANCE": [f"{empire}/{kind}" for empire in EMPIRES for kind in ("ask", "offer")],
    "ORDER": [*ORDERS], "POSITION": [*SEATS], "PLACE": [*SEATS[:7], *REGIONS[:7]],
    "CARD": [*CARDS], "EMPIRE": [*EMPIRES], "REGION": [*REGIONS], "TITLE": [*POSITIONS],
    "WHO": [*SOCIETIES], "SOCIETY": [*SOCIETIES], "PERSON": [*SOCIETIES], "SLOT": [*SLOTS],
    "ICON": [*ICONS], "PHASE": [*PHASE_NAMES], "ABILITY": [*ABILITIES], "HALF": [*HALVES],
    "SPECIAL": [*CONQUEST_NAMES, "treasure", "ask", "offer"], "LEVEL": [*LEVELS],
    "RULESET": [*PRESETS], "RULE": [rule for _, rule in PROMPTS], "NUMBER": [*NUMBERS],
    "SIGNED": [*NUMBERS],
}  # fmt: skip
PLURALS = {"zero", "one", "two", "few", "many", "other"}
TEXT = "Zoé"
# Times a message is said, unless fewer are all there is: five empires, four numbers and three
# readers make 60. Of more, some by lot.
ENOUGH = 60
READERS = (
    Reader(),
    Reader(you="rat", names={"raven": "Ada", "spider": "Bob"}, settings=preset("second").options()),
    Reader(you="serpent", names={"rat": "Éva"}, settings=preset("competitive").options()),
)


class Said(NamedTuple):
    """A message and its rendering."""

    message: str
    text: str


class Facts(Visitor):
    """Collects the functions that each fact of a message is passed to, and its variants."""

    def __init__(self) -> None:
        self.functions: dict[str, set[str]] = defaultdict(set)
        self.keys: dict[str, list[str]] = defaultdict(list)
        self.numbers: set[str] = set()
        self.lists: dict[str, str] = {}
        self.counted: set[str] = set()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        """Record a fact."""
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's
        """Record which function takes which fact."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                fact = argument.id.name
                form = {str(n.value.value) for n in node.arguments.named if n.name.name == "form"}
                name = "ALLIANCE" if form & {"price", "terms"} else node.id.name
                if name in {"LIST", "COUNT"}:
                    self.counted |= {fact} if name == "COUNT" else set()
                    items = [n.value.value for n in node.arguments.named if n.name.name == "item"]
                    self.lists[fact] = str(items[0]) if items else self.lists.get(fact, "")
                else:
                    self.functions[fact].add(name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's
        """Record the possible values of a fact."""
        if isinstance(node.selector, ast.VariableReference):
            fact = node.selector.id.name
            for variant in node.variants:
                key = variant.key
                if isinstance(key, ast.NumberLiteral) or key.name in PLURALS:
                    self.numbers.add(fact)
                else:
                    self.keys[fact].append(key.name)
        self.generic_visit(node)


@cache
def facts_in(language: str, message: str) -> Facts:
    """Return what a message, and those it refers to, do with their facts."""
    known = entries(language)
    found, seen, waiting = Facts(), set[str](), [message]
    while waiting:
        name = waiting.pop()
        if name not in seen and name in known:
            seen.add(name)
            entry, refers_to = parsed(known[name])
            found.visit(entry)
            waiting += refers_to
    return found


def values(language: str, message: str, fact: str, random: Random) -> list[object]:
    """Return the possible values of a message's fact, in random order."""
    found = facts_in(language, message)
    if fact in found.lists:
        sizes = (0, 1, 2, 5) if fact in found.counted else (1, 2, 5)
        return [some(language, found.lists[fact], random, size) for size in sizes]
    functions = [name for name in VALUES if name in found.functions[fact]]
    may_be: list[object] = [*VALUES[functions[0]]] if functions else []
    if fact in found.numbers and not functions:
        may_be += NUMBERS
    may_be += [key for key in found.keys[fact] if key not in may_be]
    # A fact that is only inserted may be a name or a number.
    may_be = may_be or [TEXT, *NUMBERS]
    return random.sample(may_be, len(may_be))


def some(language: str, item: str, random: Random, size: int) -> list[object]:
    """Return several things for a list, as the message for one of them expects."""
    if not item:
        return [TEXT] * size
    names = sorted(facts_in(language, item).names)
    rows = [
        {n: random.choice(values(language, item, n, random)) for n in names} for _ in range(size)
    ]
    return [row["item"] if names == ["item"] else row for row in rows]


def forms(language: str) -> Iterator[str]:
    """Return every message of a language, in each of its forms."""
    for name, source in entries(language).items():
        if not name.startswith("-"):
            entry = parsed(source)[0]
            yield from [name] if entry.value else []
            yield from (f"{name}.{form.id.name}" for form in entry.attributes)


def combinations(may_be: dict[str, list[object]], random: Random) -> Iterator[tuple[object, ...]]:
    """All that a message can be told; if that is too much, each thing once and others by lot."""
    lists = list(may_be.values())
    if prod(map(len, lists)) <= ENOUGH:
        yield from product(*lists)
        return
    longest = max(map(len, lists))
    yield from islice(zip(*map(cycle, lists), strict=False), longest)
    for _ in range(ENOUGH - longest):
        yield tuple(map(random.choice, lists))


def rendered(language: str) -> Iterator[Said]:
    """Say every message of every empire, position, number and reader that it can be said of."""
    catalogues = [Words(language, reader) for reader in READERS]
    for message in forms(language):
        name = message.partition(".")[0]
        random = Random(name)  # noqa: S311 - the same sentences every time
        names = sorted(facts_in(language, name).names)
        may_be: dict[str, list[object]] = {
            "reader": [*catalogues],
            **{fact: values(language, name, fact, random) for fact in names},
        }
        for catalogue, *facts in combinations(may_be, random):
            assert isinstance(catalogue, Words)
            try:
                yield Said(message, catalogue.say(message, **dict(zip(names, facts, strict=True))))
            except WordsError as fault:
                # What is missing here cannot be missing together, such as a reader's own loyalty.
                if not any(missing in str(fault) for missing in ('-none"', "object none")):
                    raise
