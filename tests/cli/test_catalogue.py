"""The message catalogue: complete, and every template can be filled in."""

from __future__ import annotations

import string

import pytest

from warofwhispers.bots.players.levels import LEVELS
from warofwhispers.cli.play.commands import WORDS
from warofwhispers.content import (
    ABILITIES,
    EMPIRES,
    ICONS,
    OPTIONS,
    ORDER_KINDS,
    POSITIONS,
    PRESETS,
    SLOTS,
    SOCIETIES,
)
from warofwhispers.engine.codes import ABILITY_RULES, PHASE_NAMES, PROMPTS
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.i18n import Catalogue, CatalogueError, catalogue, languages
from warofwhispers.notation import CONQUEST_NAMES, HALVES

NAMES = {
    "empires": EMPIRES, "tags": EMPIRES, "positions": POSITIONS, "societies": SOCIETIES,
    "societies_short": SOCIETIES, "slots": SLOTS, "icons": ICONS, "icons_many": ICONS,
    "orders": ORDER_KINDS, "orders_short": ORDER_KINDS, "phases": PHASE_NAMES,
    "specials": (*CONQUEST_NAMES, "treasure", "ask", "offer"),
    "prompts": [name for name, _ in PROMPTS], "play.commands": set(WORDS.values()),
    "rules": {*ABILITY_RULES, *(rule for _, rule in PROMPTS)},
    "uses.price.ask": EMPIRES, "uses.price.offer": EMPIRES, "terms.ask": EMPIRES,
    "terms.offer": EMPIRES,
}  # fmt: skip


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("group", NAMES)
def test_every_name_is_there(language: str, group: str) -> None:
    """Each thing of the game has its word."""
    assert set(NAMES[group]) <= set(catalogue(language).under(group))


@pytest.mark.parametrize("language", languages())
def test_every_event_ability_and_half_is_there(language: str) -> None:
    """With a sentence for everybody, or one for oneself and one for others."""
    keys = catalogue(language).keys()
    for event in EVENT_FIELDS:
        plain = f"events.{event}.plain" in keys
        both = {f"events.{event}.you", f"events.{event}.they"} <= keys
        assert plain is not both, event
    for group, names in (("abilities", ABILITIES), ("halves", HALVES)):
        for name in names:
            assert {f"{group}.{name}.name", f"{group}.{name}.does"} <= keys


@pytest.mark.parametrize("language", languages())
def test_every_ruleset_option_and_level_is_there(language: str) -> None:
    """Each has a name and a sentence that tells it apart, each value of an option its words."""
    words = catalogue(language)
    said = [
        *((f"rulesets.{name}.name", f"rulesets.{name}.about") for name in PRESETS),
        *((f"ruleset_options.{name}.name", f"ruleset_options.{name}.help") for name in OPTIONS),
        *((f"bots.levels.{name}.name", f"bots.levels.{name}.about") for name in LEVELS),
    ]
    assert len({words.say(name) for name, _ in said}) == len(said)
    sentences = {words.say(sentence) for _, sentence in said}
    assert len(sentences) == len(said)
    assert all(text.endswith(".") and len(text) <= 100 for text in sentences)
    assert len({words.say(f"rulesets.{name}.follows") for name in PRESETS}) == len(PRESETS)
    for name, option in OPTIONS.items():
        values = words.under(f"ruleset_options.{name}.values")
        assert set(values) == set(option.values)
        assert len(set(values.values())) == len(values)


@pytest.mark.parametrize("language", languages())
def test_templates_can_be_filled_in(language: str) -> None:
    """Each is well formed, and fields that count have two forms."""
    texts = catalogue(language)
    for key in texts.keys():  # noqa: SIM118 - a catalogue is no mapping
        template = texts.under(key.rpartition(".")[0]).get(key.rpartition(".")[2], "")
        for _, name, spec, _ in string.Formatter().parse(template):
            assert name is None or name.isidentifier(), (key, name)
            assert not spec or spec == "+d" or spec.count("|") == 1, (key, spec)


def test_every_language_has_every_message() -> None:
    """None is half translated."""
    for language in languages():
        assert catalogue(language).keys() == catalogue("en").keys()


def test_words_agree_with_numbers() -> None:
    """One banner, two banners; or the word alone."""
    texts = Catalogue("xx", {"a": {"b": "{n:cat|cats} {n:=sits|sit}"}, "c": "{n:+d} {who}"})
    assert texts.say("a.b", n=1) == "1 cat sits"
    assert texts.say("a.b", n=0) == "0 cats sit"
    assert texts.say("c", n=3, who="x") == "+3 x"
    assert texts.has("a.b")
    assert texts.under("a") == {"b": "{n:cat|cats} {n:=sits|sit}"}


def test_what_is_missing_is_named() -> None:
    """A message, or a language."""
    with pytest.raises(CatalogueError, match=r'no message "a\.b" in language "xx"'):
        Catalogue("xx", {}).say("a.b")
    with pytest.raises(CatalogueError, match='no messages in language "tlh"'):
        catalogue("tlh")
