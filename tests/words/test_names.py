"""What the game's things are called: apart from one another, and as they are cited."""

from __future__ import annotations

import pytest

from warofwhispers.bots import CHARACTERS, OFFERED
from warofwhispers.cli.play.commands import rules
from warofwhispers.content import OPTIONS, PRESETS, load_content
from warofwhispers.engine.codes import ABILITY_RULES, PROMPTS
from warofwhispers.facts.board import THING_RULES
from warofwhispers.words import Words, languages
from warofwhispers.words.catalogue import id_of


@pytest.mark.parametrize("language", languages())
def test_rulesets_options_and_levels_can_be_told_apart(language: str) -> None:
    """Each has a name and a sentence of its own, each value of an option its words."""
    say = Words(language).say
    said = [
        *((id_of("ruleset", name), "about") for name in PRESETS),
        *((id_of("setting", name), "help") for name in OPTIONS),
        *((id_of("level", name), "about") for name in OFFERED),
        *((id_of("level", f"greedy~{name}"), "about") for name in CHARACTERS),
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
    cited = {*ABILITY_RULES, *(rule for _, rule in PROMPTS), *THING_RULES.values()}
    assert sorted(cited - set(known)) == []
    assert {"R1.1", "R5.2", "C-alchemists_fire", "C-bear-1"} <= set(known)
