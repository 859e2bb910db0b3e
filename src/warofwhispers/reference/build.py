"""The reference, assembled from its structure, the content and the engine's own tables."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, TypedDict

from warofwhispers.content import (
    ABILITIES,
    EMPIRES,
    OPTIONS,
    PRESETS,
    build_ruleset,
    load_content,
)
from warofwhispers.content.presets import DEFAULT_PRESET
from warofwhispers.engine.codes import ABILITY_RULES, PROMPTS
from warofwhispers.engine.game_data import GameData
from warofwhispers.engine.reasons import REASONS
from warofwhispers.facts.board import THING_RULES, board
from warofwhispers.reference.shapes import (
    Chapter,
    OpenPoint,
    OptionSources,
    Preset,
    Reference,
    RuleFacts,
)

if TYPE_CHECKING:
    from collections.abc import Iterable


class ChapterJson(TypedDict):
    """A chapter of `structure.json`."""

    id: str
    rules: list[str]


class OpenPointJson(TypedDict):
    """A point that the sources leave open: the rule it belongs to, and our decision."""

    point: str
    rule: str
    decision: str


class Structure(TypedDict):
    """What `structure.json` says: tables, pictures and events by rule, orders by kind.

    `documents` are by ruleset, `silent` and `optional` ones by option; `conquest` has the halves
    of each card.
    """

    chapters: list[ChapterJson]
    tables: dict[str, str]
    pictures: dict[str, str]
    glossary: list[str]
    windows: list[str]
    orders: dict[str, str]
    events: dict[str, list[str]]
    conquest: dict[str, list[str]]
    documents: dict[str, list[str]]
    silent: dict[str, list[str]]
    optional: dict[str, list[str]]
    open: list[OpenPointJson]


@cache
def reference() -> Reference:
    """Return the rules by number, with all that engine and content know about each; made once."""
    structure: Structure = json.loads(
        (files("warofwhispers.reference") / "structure.json").read_text(encoding="utf-8")
    )
    chapters = tuple(
        Chapter(chapter["id"], tuple(chapter["rules"])) for chapter in structure["chapters"]
    )
    sections = (chapter.id for chapter in chapters if chapter.id.startswith("R"))
    numbers = (*sections, *(rule for chapter in chapters for rule in chapter.rules))
    conquest = load_content().cards.conquest
    presets = {name: preset_facts(name, structure) for name in PRESETS}
    abilities = presets[DEFAULT_PRESET].board.abilities.values()
    return Reference(
        chapters=chapters,
        rules={rule: rule_facts(rule, structure) for rule in numbers},
        glossary=tuple(structure["glossary"]),
        options={name: option_sources(name, presets, structure) for name in OPTIONS},
        presets=presets,
        usual=DEFAULT_PRESET,
        windows={
            window: tuple(ability.rule for ability in abilities if ability.window == window)
            for window in structure["windows"]
        },
        conquest={
            f"{empire}/{card}": tuple(structure["conquest"][card])
            for empire, cards in zip(EMPIRES, conquest, strict=True)
            for card in cards
        },
    )


def preset_facts(name: str, structure: Structure) -> Preset:
    """Return what is told about a preset."""
    return Preset(
        documents=tuple(structure["documents"][name]),
        options=PRESETS[name].ruleset.options(),
        board=board(GameData(load_content(), build_ruleset(name))),
    )


def option_sources(name: str, presets: dict[str, Preset], structure: Structure) -> OptionSources:
    """Return what is told about an option, and which documents say so."""
    silent, optional = (
        tuple(documents.get(name, ())) for documents in (structure["silent"], structure["optional"])
    )
    return OptionSources(
        rule=rule_of_option(name),
        values=OPTIONS[name].values,
        said={
            value: tuple(
                document
                for preset in presets.values()
                if preset.options[name] == value
                for document in preset.documents
                if document not in (*silent, *optional)
            )
            for value in OPTIONS[name].values
        },
        silent=silent,
        optional=optional,
    )


def rule_facts(rule: str, structure: Structure) -> RuleFacts:
    """Return what belongs to one rule."""
    return RuleFacts(
        table=structure["tables"].get(rule),
        picture=structure["pictures"].get(rule),
        options=tuple(name for name in OPTIONS if rule_of_option(name) == rule),
        open=tuple(
            OpenPoint(entry["point"], entry["decision"])
            for entry in structure["open"]
            if entry["rule"] == rule
        ),
        abilities=under(rule, zip(ABILITIES, ABILITY_RULES, strict=True)),
        orders=under(rule, structure["orders"].items()),
        prompts=under(rule, PROMPTS),
        events=tuple(structure["events"].get(rule, ())),
        reasons=under(rule, REASONS),
        things=under(rule, THING_RULES.items()),
    )


def under(rule: str, pairs: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """Return the names that cite a rule."""
    return tuple(name for name, cited in pairs if cited == rule)


def rule_of_option(name: str) -> str:
    """Return the rule that an option changes."""
    return OPTIONS[name].rule
