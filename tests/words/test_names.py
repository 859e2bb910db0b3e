"""What the game's things are called: apart from one another, and as they are cited."""

from __future__ import annotations

import pytest

from warofwhispers.bots import CHARACTERS, OFFERED
from warofwhispers.cli.play.commands import rules
from warofwhispers.content import (
    EMPIRES,
    ICONS,
    OPTIONS,
    POSITIONS,
    PRESETS,
    SLOTS,
    SOCIETIES,
    load_content,
)
from warofwhispers.engine.codes import ABILITY_RULES, PROMPTS
from warofwhispers.facts.board import THING_RULES
from warofwhispers.words import Words, languages
from warofwhispers.words.catalogue import id_of

# What the published rules call these, in the order of the tables in `content`.
TERMS = {
    "fr": {
        "empire": ("Ours", "Aigle", "Éléphant", "Lion", "Cheval"),
        "title": ("Commissaire", "Intendant", "Maréchal", "Chancelier"),
        "slot": ("Dévoué", "Serviable", "Affilié", "Neutre", "Opposé"),
        "icon": ("ville", "ferme", "tour"),
        "society": (
            "Corbeau Blanc",
            "Araignée Ancillaire",
            "Culte du Rat",
            "Serpent Éternel",
        ),
        "order": ("recruter 2 unités", "piocher 1 carte", "attaquer", "changer d\u2019emplacement"),
    },
    "it": {
        "empire": ("Orso", "Aquila", "Elefante", "Leone", "Cavallo"),
        "title": ("Sceriffo", "Amministratore", "Maresciallo", "Cancelliere"),
        "slot": ("Devoto", "Fedele", "Affiliato", "Non alleato", "Opposto"),
        "icon": ("città", "fattoria", "forte"),
        "society": (
            "Corvo Pallido",
            "Ragno Supplicante",
            "Culto del Ratto",
            "Serpente Senza Fine",
        ),
        "order": (
            "aggiungere 2 stendardi",
            "pescare 1 carta",
            "attaccare",
            "scambiare l\u2019agente",
        ),
    },
}
ORDERS = ("add-2", "draw-1", "attack", "switch")
LONGEST = 110  # letters: what a choice is about takes two lines beside it


@pytest.mark.parametrize("language", TERMS)
def test_names_are_those_of_the_published_rules(language: str) -> None:
    """Whoever knows the French or the Italian rules finds their terms."""
    say = Words(language).say
    of_game = {"empire": EMPIRES, "title": POSITIONS, "slot": SLOTS, "icon": ICONS}
    said = {kind: tuple(say(f"{kind}-{name}") for name in of_game[kind]) for kind in of_game}
    said["society"] = tuple(say(f"society-{name}.bare") for name in SOCIETIES)
    said["order"] = tuple(say("item-order", item=order) for order in ORDERS)
    assert said == TERMS[language]


@pytest.mark.parametrize(
    ("language", "banners", "change"),
    [
        ("en", "12,345 banners", "Bear +1.5"),
        ("fr", "12\u202f345 unités", "Ours +1,5"),
        ("it", "12.345 stendardi", "Orso +1,5"),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, banners: str, change: str) -> None:
    """Thousands, decimals and signs."""
    words = Words(language)
    assert words.say("banners", number=12345) == banners
    assert words.say("item-worth", empire="bear", points=1.5) == change


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
    sentences = {f"{name}.{form}": say(f"{name}.{form}") for name, form in said}
    assert len({*sentences.values()}) == len(said)
    unfit = {at: text for at, text in sentences.items() if len(text) > LONGEST or text[-1] != "."}
    assert unfit == {}
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
