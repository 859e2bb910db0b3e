"""Each thing of the game has its words."""

from __future__ import annotations

import pytest

from warofwhispers.bots import LEVELS
from warofwhispers.cli.play.commands import WORDS, rules
from warofwhispers.content import (
    ABILITIES,
    EMPIRES,
    ICONS,
    OPTIONS,
    POSITIONS,
    PRESETS,
    SLOTS,
    SOCIETIES,
    load_content,
)
from warofwhispers.engine.codes import ABILITY_RULES, PHASE_NAMES, PROMPTS
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.facts.board import THING_RULES
from warofwhispers.notation import CONQUEST_NAMES, HALVES
from warofwhispers.words import Words, languages
from warofwhispers.words.catalogue import id_of

PROMPT_NAMES = [name for name, _ in PROMPTS]
NAMES = {
    "empire": EMPIRES, "title": POSITIONS, "society": (*SOCIETIES, "none", "chance"),
    "slot": SLOTS, "icon": ICONS, "phase": PHASE_NAMES, "ability": ABILITIES, "half": HALVES,
    "special": (*CONQUEST_NAMES, "treasure", "ask", "offer"), "ask": PROMPT_NAMES,
    "event": tuple(EVENT_FIELDS), "cli-play-command": set(WORDS.values()),
    "order": ("add", "add-per", "draw", "draw-per", "attack", "switch"),
    "region": [region.id for region in load_content().board.regions],
    "ruleset": tuple(PRESETS), "setting": tuple(OPTIONS), "level": tuple(LEVELS),
    "rule": {*ABILITY_RULES, *(rule for _, rule in PROMPTS), *THING_RULES.values()},
    "reason": tuple(THING_RULES),
}  # fmt: skip


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", NAMES)
def test_every_name_is_there(language: str, kind: str) -> None:
    """Each thing of the game has its message."""
    words = Words(language)
    assert [name for name in NAMES[kind] if not words.has(id_of(kind, name))] == []


@pytest.mark.parametrize("language", languages())
def test_rulesets_options_and_levels_can_be_told_apart(language: str) -> None:
    """Each has a name and a sentence of its own, each value of an option its words."""
    say = Words(language).say
    said = [
        *((id_of("ruleset", name), "about") for name in PRESETS),
        *((id_of("setting", name), "help") for name in OPTIONS),
        *((id_of("level", name), "about") for name in LEVELS),
    ]
    assert len({say(name) for name, _ in said}) == len(said)
    sentences = {say(f"{name}.{form}") for name, form in said}
    assert len(sentences) == len(said)
    assert all(text.endswith(".") and len(text) <= 110 for text in sentences)
    assert len({say(f"ruleset-{name}.follows") for name in PRESETS}) == len(PRESETS)
    for name, option in OPTIONS.items():
        values = [say(f"{id_of('setting', name)}.{id_of('value', v)}") for v in option.values]
        assert len(set(values)) == len(values)


def test_regions_are_named_by_the_catalogue_alone() -> None:
    """The packaged board has no names beside them, and no two regions share one."""
    regions = load_content().board.regions
    assert [region.name for region in regions if region.name is not None] == []
    for language in languages():
        names = {Words(language).say(f"region-{region.id}") for region in regions}
        assert len(names) == len(regions)


def test_rules_are_listed_as_they_are_cited() -> None:
    """With their dots and underscores."""
    known = rules(Words("en"))
    assert {*ABILITY_RULES, *(rule for _, rule in PROMPTS)} <= set(known)
    assert {"R1.1", "R5.2", "C-alchemists_fire", "C-bear-1"} <= set(known)
