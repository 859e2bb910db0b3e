"""Sentences that Python makes from sample facts, for comparison with the page's.

`make test-web` writes them to `web/src/test/sentences.json`, and the rules reference beside them.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from tests.words.sources import facts_of
from warofwhispers.content import preset
from warofwhispers.reference import reference
from warofwhispers.words import Reader, Words, languages
from warofwhispers.words.bundle import parsed
from warofwhispers.words.source import cut

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parents[2] / "web" / "src" / "test"
TOPICS = (
    "names", "regions", "events", "questions", "options", "orders", "abilities", "coach", "reasons",
    "refusals", "seats", "rules", "rulesets",
)  # fmt: skip
NUMBERS = (0, 1, 2, 5, 12345)  # Babel and browsers group four digits differently
TEXTS = {
    "ability": "march", "agent": "lion.chancellor", "ally": "raven", "card": "horse/ask",
    "conquest": "lion/plague", "defender": "horse", "displaced": None, "empire": "elephant",
    "field": True, "half": "spread", "holder": "lion", "icon": "city", "item": "bear",
    "kind": "add_per",
    "known": False, "manner": "through", "name": "Ada", "order": "eagle.steward draw-per-2-farms",
    "other": "rat", "other_empire": "bear", "other_place": "B4", "other_slot": "opposed",
    "outcome": "taken", "owner": "spider", "partner": "lion", "place": "bear.sheriff",
    "player": "rat",
    "position": "bear.marshal", "position_from": "bear.steward", "position_to": "bear.sheriff",
    "problem": "string_too_long",
    "prompt": "attack_to", "region": "E7", "region_from": "B4", "region_to": "H2", "room": None,
    "seat": "raven", "slot": "devout", "society": "serpent", "special": "offer",
    "standing": "round",
    "cause": "rule-R4-7", "title": "marshal", "who": "rat", "window": "fought", "sits_0": None,
    "sits_1": "rat", "sits_2": "raven", "sits_3": "spider", "detail": "so it is.", "eyes": "raven",
    "table": "abc", "loser": "horse", "foe": "lion", "rival": "spider", "whose": "rival",
}  # fmt: skip
LISTS: dict[str, list[object]] = {
    "cards": ["bear/lion", "lion/plague", "horse/treasure"],
    "icons": ["city", "farm"],
    "levels": ["greedy", "rules"],
    "orders": ["bear.sheriff add-1-per-farm", "bear.sheriff attack"],
    "places": [{"number": 2, "region": "B4"}, {"number": 1, "region": "E7"}],
    "seated": ["raven", "rat"],
}
ITEMS = {
    "item-card": "bear/eagle", "item-card-price": "lion/offer", "item-icon": "fort",
    "item-order": "bear.sheriff add-2", "item-position": "horse.steward", "item-region": "P7",
    "item-society": "raven", "item-society-start": "spider",
}  # fmt: skip
READER = Reader(you="rat", names={"raven": "Ada"}, settings=preset("second").options())
# The same fact is one thing in one message and several in another.
SINGLE = {("ask-act", "cards"): True, ("option-pass-act", "orders"): None,
          ("option-pass-reached", "orders"): "some"}  # fmt: skip


def messages() -> Iterator[str]:
    """Return every message of the shared topics, in each form but the terminal's own, `.long`."""
    for topic in TOPICS:
        file = files("warofwhispers.words") / "en" / f"{topic}.ftl"
        for name, source in cut(file.read_text(encoding="utf-8")):
            entry = parsed(source)[0]
            yield from [name] if entry.value else []
            forms = (form.id.name for form in entry.attributes)
            yield from (f"{name}.{form}" for form in forms if form != "long")


def samples(message: str) -> Iterator[dict[str, object]]:
    """Return facts for a message: as many samples as there are numbers to try, or one."""
    name = message.partition(".")[0]
    facts: dict[str, object] = {}
    numbers = []
    for fact in sorted(facts_of(name)):
        if (name, fact) in SINGLE:
            facts[fact] = SINGLE[name, fact]
        elif fact == "item" and name in ITEMS:
            facts[fact] = ITEMS[name]
        elif fact in LISTS:
            facts[fact] = LISTS[fact]
        elif fact in TEXTS:
            facts[fact] = TEXTS[fact]
        else:
            numbers.append(fact)
    for number in NUMBERS if numbers else (0,):
        yield facts | dict.fromkeys(numbers, number)


def sentences(language: str) -> list[dict[str, object]]:
    """Return every sentence in a language, with its facts."""
    words = Words(language, READER)
    return [
        {"message": message, "facts": facts, "text": words.say(message, **facts)}
        for message in messages()
        for facts in samples(message)
    ]


def written() -> str:
    """Return the sentences as the file has them."""
    reader = {"you": READER.you, "names": READER.names, "settings": READER.settings}
    lines = [
        json.dumps({"language": language, **sentence}, ensure_ascii=False)
        for language in languages()
        for sentence in sentences(language)
    ]
    head = json.dumps(reader, ensure_ascii=False)
    return f'{{"reader": {head}, "sentences": [\n{("," + chr(10)).join(lines)}\n]}}\n'


if __name__ == "__main__":
    (FOLDER / "sentences.json").write_text(written(), encoding="utf-8")
    told = json.dumps(asdict(reference()))
    (FOLDER / "reference.json").write_text(told, encoding="utf-8")
