"""The reference as a Markdown page in each language: `docs/rules.md` and its translations."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from warofwhispers.content import EMPIRES, POSITIONS, load_content
from warofwhispers.reference.build import reference
from warofwhispers.words import Words, languages
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from warofwhispers.reference.shapes import Chapter, OpenPoint

CITED: Final = re.compile(r"\b(R[1-9](?:\.\d+)?|C-[a-z][a-z_]*(?:-\d)?)\b")
NOT_IN_ANCHORS: Final = re.compile(r"[^\w\- ]")
NOTHING: Final = "\N{EM DASH}"
BETWEEN: Final = " \N{MIDDLE DOT} "


def file_name(language: str) -> str:
    """Return the page's name in a language."""
    return "rules.md" if language == "en" else f"rules.{language}.md"


def page(language: str) -> str:
    """Return the rules reference in a language, as Markdown."""
    return "\n\n".join(RulesPage(Words(language)).parts()) + "\n"


class RulesPage:
    """The page in one language, part by part."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say
        self.reference = reference()
        self.usual = self.reference.presets[self.reference.usual]
        self.tables: dict[str, Callable[[], Iterator[str]]] = {
            "councils": self.councils,
            "cards": self.cards,
            "windows": self.windows,
            "conquest": self.conquest,
            "alliances": self.alliances,
            "rulesets": self.rulesets,
        }

    def parts(self) -> Iterator[str]:
        """Yield the page's paragraphs, headings and tables."""
        say = self.say
        yield "<!-- Made by python -m warofwhispers.reference from the catalogue; do not edit. -->"
        yield f"# {say('reference-title')}"
        yield BETWEEN.join(
            f"[{Words(name).say('language')}]({file_name(name)})"
            for name in languages()
            if name != self.words.language
        )
        yield from self.paragraphs("reference-about")
        yield "\n".join(
            f"- [{title}](#{anchor(title)})"
            for title in (
                say("reference-short"),
                say("reference-words"),
                *(self.chapter_title(chapter) for chapter in self.reference.chapters),
                say("reference-board"),
            )
        )
        yield f"## {say('reference-short')}"
        yield from self.paragraphs("reference-short-text")
        yield f"## {say('reference-words')}"
        yield rows(
            (say("reference-word"), say("reference-meaning")),
            (
                (say(f"glossary-{word}"), self.linked(say(f"glossary-{word}.means")))
                for word in self.reference.glossary
            ),
        )
        yield say("reference-beats")
        for chapter in self.reference.chapters:
            yield from self.chapter(chapter)
        yield f"## {say('reference-board')}"
        yield say("reference-board-text")
        yield self.board()

    # -- chapters and rules ----------------------------------------------------------------------

    def chapter_title(self, chapter: Chapter) -> str:
        """Return a chapter's title, with the number of its section."""
        title = self.say(f"chapter-{chapter.id}")
        return f"{chapter.id[1:]} {title}" if is_section(chapter) else title

    def chapter(self, chapter: Chapter) -> Iterator[str]:
        """Yield a chapter; those without a number belong to the previous one."""
        level = "##" if is_section(chapter) else "###"
        yield f"{level} {self.chapter_title(chapter)}"
        if chapter.id == "decks":
            yield self.say("reference-decks")
        if self.words.has(f"rule-{chapter.id}"):
            yield from self.rule(chapter.id)
        for rule in chapter.rules:
            yield f"{level}# {self.heading(rule)}"
            yield from self.rule(rule)

    def heading(self, rule: str) -> str:
        """Return a rule's number with its name."""
        return f"{rule} {self.name(rule)}"

    def name(self, rule: str) -> str:
        """Return a rule's title; for a card, its ability's name."""
        message = id_of("heading", rule)
        if rule.startswith("C-"):
            return self.say(f"{id_of('rule', rule)}.name")
        return self.say(message if self.words.has(message) else f"chapter-{rule}")

    def rule(self, rule: str) -> Iterator[str]:
        """Yield everything said under a rule."""
        facts = self.reference.rules[rule]
        for ability in facts.abilities:
            yield self.cost(ability)
            yield self.linked(self.say(f"{id_of('ability', ability)}.text"))
        if not facts.abilities:
            yield self.linked(self.say(id_of("rule", rule)))
        yield from self.paragraphs(id_of("detail", rule))
        for ability in facts.abilities:
            yield self.example(id_of("example", ability))
        for option in facts.options:
            yield "\n".join(self.option(option))
            yield from self.sources(option)
        if facts.picture:
            yield self.example(f"picture-{facts.picture}")
        if facts.table in self.tables:
            yield from self.tables[facts.table]()
        for point in facts.open:
            yield self.open_point(point)

    def cost(self, ability: str) -> str:
        """Return what an ability costs and when it is played."""
        facts = self.usual.board.abilities[ability]
        first, partner = self.empires_of(ability)
        cost = self.say(
            "reference-ability",
            cost=facts.cost, empire=first, partner=partner, window=facts.window,
        )  # fmt: skip
        return f"`{ability}`{BETWEEN}{cost}"

    def empires_of(self, ability: str) -> tuple[str, str]:
        """Return the empires of the first card that offers an ability."""
        cards = self.usual.board.cards.items()
        first, _, partner = next(card for card, has in cards if ability in has).partition("/")
        return first, partner

    def option(self, option: str) -> Iterator[str]:
        """Yield a line for each value of an option."""
        for value in self.reference.options[option].values:
            held = [
                name for name, p in self.reference.presets.items() if p.options[option] == value
            ]
            text = self.linked(self.say(id_of("variant", f"{option}-{value}")))
            name = f"`{option}={value}`"
            line = self.say("reference-variant", value=name, presets=held, text=text)
            documents = self.reference.options[option].said[value]
            source = self.say("reference-from", documents=documents) if documents else ""
            yield f"- {line} {source}".rstrip()

    def sources(self, option: str) -> Iterator[str]:
        """Yield what the documents omit or describe as an extra."""
        found = self.reference.options[option]
        if found.silent:
            yield self.say("reference-silent", documents=found.silent)
        if found.optional:
            yield self.say("reference-optional", documents=found.optional)

    def open_point(self, point: OpenPoint) -> str:
        """Return how we play what the sources leave open, with a link to the reason."""
        number = point.decision.partition("-")[0]
        said = self.say(f"open-{point.point}")
        return f"_{self.say('reference-ours')}_ {said} ([{number}](decisions/{point.decision}.md))"

    def example(self, message: str) -> str:
        """Return a message as an example of the rule above it."""
        return f"_{self.say('reference-example')}_ {self.linked(self.say(message))}"

    def paragraphs(self, message: str) -> Iterator[str]:
        """Yield the lines of a message, if there is one."""
        if self.words.has(message):
            yield from (self.linked(line) for line in self.say(message).split("\n") if line)

    def linked(self, text: str) -> str:
        """Return a text with links in place of rule numbers."""
        return CITED.sub(lambda found: self.link(found[1]), text)

    def link(self, rule: str) -> str:
        """Return a link to a rule: its number, or the name of its card."""
        shown = self.name(rule) if rule.startswith("C-") else rule
        titles = {chapter.id: self.chapter_title(chapter) for chapter in self.reference.chapters}
        return f"[{shown}](#{anchor(titles.get(rule) or self.heading(rule))})"

    # -- tables ------------------------------------------------------------------------------------

    def councils(self) -> Iterator[str]:
        """Yield the orders of every position."""
        say = self.say
        yield rows(
            ("", *(say(f"title-{title}") for title in POSITIONS)),
            (
                (
                    say(f"empire-{empire}"),
                    *(
                        BETWEEN.join(
                            say("item-order", item=order.order)
                            for order in self.usual.board.orders[f"{empire}.{title}"]
                        )
                        for title in POSITIONS
                    ),
                )
                for empire in EMPIRES
            ),
        )

    def cards(self) -> Iterator[str]:
        """Yield every base card by its two empires."""
        cards = self.usual.board.cards
        rule_of = {name: facts.rule for name, facts in self.usual.board.abilities.items()}
        yield rows(
            (
                self.say("reference-card"),
                *(self.say("reference-way", cost=cost) for cost in ("single", "double", "pair")),
            ),
            (
                (self.say("item-card", item=card), *(self.link(rule_of[a]) for a in abilities))
                for card, abilities in cards.items()
            ),
        )

    def windows(self) -> Iterator[str]:
        """Yield which abilities are played when."""
        yield rows(
            (self.say("reference-window"), self.say("reference-abilities")),
            (
                (self.say(f"window-{window}"), BETWEEN.join(map(self.link, rules)))
                for window, rules in self.reference.windows.items()
            ),
        )

    def conquest(self) -> Iterator[str]:
        """Yield the conquest cards."""
        yield rows(
            (self.say("reference-card"), self.say("reference-effect")),
            (
                (self.say("item-card", item=card), " ".join(self.conquest_effect(card, halves)))
                for card, halves in self.reference.conquest.items()
            ),
        )

    def conquest_effect(self, card: str, halves: Iterable[str]) -> Iterator[str]:
        """Yield what a conquest card does: its halves, and any additions."""
        for half in halves:
            yield self.say("reference-half", half=half)
        more = id_of("conquest", card.partition("/")[2])
        if self.words.has(more):
            yield self.linked(self.say(more))

    def alliances(self) -> Iterator[str]:
        """Yield the price of each dark alliance."""
        yield rows(
            (
                self.say("reference-empire"),
                self.say("reference-ask-price"),
                self.say("reference-offer-price"),
            ),
            (
                (
                    self.say(f"empire-{empire}"),
                    *(self.say("item-card-price", item=f"{empire}/{k}") for k in ("ask", "offer")),
                )
                for empire in EMPIRES
            ),
        )

    def rulesets(self) -> Iterator[str]:
        """Yield the rulesets, and every option side by side."""
        presets = self.reference.presets
        usual = self.usual.options
        yield rows(
            (self.say("reference-preset"), "", self.say("reference-follows")),
            (
                (f"`{name}`", self.say(f"ruleset-{name}"), self.say(f"ruleset-{name}.follows"))
                for name in presets
            ),
        )
        yield rows(
            (
                self.say("reference-option"),
                self.say("reference-rule"),
                *(f"`{name}`" for name in presets),
            ),
            (
                (
                    f"`{name}`",
                    self.link(option.rule),
                    *(
                        mark(
                            p.options[name],
                            differs=p.options[name] != usual[name],
                            unsaid=set(p.documents) <= set(option.silent),
                        )
                        for p in presets.values()
                    ),
                )
                for name, option in self.reference.options.items()
            ),
        )
        yield f"{self.say('reference-differs')} {self.say('reference-unsaid')}"
        yield f"{self.say('reference-own')} [python.md](python.md#your-own-rules-and-board)"

    def board(self) -> str:
        """Return the list of regions."""
        say = self.say
        starts = {region.id: region.start for region in load_content().board.regions}
        return rows(
            (
                "",
                say("reference-region"),
                say("reference-icons"),
                say("reference-start"),
                say("reference-borders"),
            ),
            (
                (
                    name,
                    say(f"region-{name}"),
                    BETWEEN.join(say(f"icon-{icon}") for icon in region.icons) or NOTHING,
                    str(starts[name] or NOTHING),
                    " ".join(region.borders),
                )
                for name, region in self.usual.board.regions.items()
            ),
        )


def is_section(chapter: Chapter) -> bool:
    """Return whether a chapter has a number of its own."""
    return chapter.id[1:].isdigit()


def mark(value: str, *, differs: bool, unsaid: bool) -> str:
    """Return a value, in bold if it is not the default, in italics if no document has it."""
    text = f"_{value}_" if unsaid else value
    return f"**{text}**" if differs else text


def anchor(title: str) -> str:
    """Return what links to a heading end in, as GitHub forms it."""
    return NOT_IN_ANCHORS.sub("", title.lower()).replace(" ", "-")


def rows(head: tuple[str, ...], body: Iterable[tuple[str, ...]]) -> str:
    """Return a Markdown table with this head and these rows."""
    lines = [head, ("---",) * len(head), *body]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
