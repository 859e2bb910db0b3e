"""Making, checking and comparing rulesets: presets and the options set on top of them (R9)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from warofwhispers.content.errors import ContentError, RulesetError
from warofwhispers.content.jsonfile import as_object, as_text, fail, nearest, read_json, shown
from warofwhispers.content.presets import (
    DEFAULT_PRESET,
    KNOWN_RULES,
    OLD_VALUES,
    OPTIONS,
    PRESETS,
    RULES_VERSION,
    OptionInfo,
    PresetInfo,
    Ruleset,
)

if TYPE_CHECKING:
    from pathlib import Path

    from warofwhispers.content.model import Board, Content

__all__ = [
    "DEFAULT_PRESET",
    "KNOWN_RULES",
    "OPTIONS",
    "PRESETS",
    "RULES_VERSION",
    "OptionInfo",
    "PresetInfo",
    "Ruleset",
    "build_ruleset",
    "check",
    "content_for",
    "options_changed",
    "parse_setting",
    "preset",
    "ruleset_from_file",
]

Settings: TypeAlias = Mapping[str, str] | Iterable[tuple[str, str]]


def preset(name: str) -> Ruleset:
    """Return a preset by name.

    >>> preset("first").fort
    'defend'

    Raises `RulesetError` if there is none of that name.
    """
    return _find_preset(name)


def build_ruleset(
    preset: str = DEFAULT_PRESET, options: Settings = (), rules: int = RULES_VERSION
) -> Ruleset:
    """Set options on top of a preset, whose name the result keeps, as rules version `rules` has it.

    >>> build_ruleset("first", {"fort": "kill"}).fort
    'kill'

    Raises `RulesetError` for an unknown preset, option or value, for an option given two different
    values, and for a version of the rules that is not known.
    """
    if rules not in KNOWN_RULES:
        _refuse("rules-unknown", given=rules, known=sorted(KNOWN_RULES))
    base = _as_in(_find_preset(preset), rules)
    chosen: dict[str, Any] = {}
    for name, value in options.items() if isinstance(options, Mapping) else options:
        _check_option(name, value, rules)
        if chosen.setdefault(name, value) != value:
            _refuse("option-twice", option=name, one=chosen[name], other=str(value))
    return replace(base, **chosen)


def options_changed(ruleset: Ruleset) -> dict[str, str]:
    """Return the options that differ from the preset the ruleset is named after.

    `build_ruleset(ruleset.name, options_changed(ruleset), ruleset.rules)` is the ruleset again.
    """
    base = _as_in(preset(ruleset.name), ruleset.rules).options()
    return {name: value for name, value in ruleset.options().items() if value != base[name]}


def ruleset_from_file(path: Path) -> Ruleset:
    """Read a custom ruleset: `{"base": "second", "name": "...", "options": {...}}`.

    Only `base` is required. Raises `RulesetError`, naming the file.
    """
    try:
        table = as_object(read_json(path), str(path), ("base",), ("name", "options", "note"))
        base = as_text(table["base"], f"{path}: base")
        title = as_text(table["name"], f"{path}: name") if "name" in table else ""
        options = table.get("options", {})
        if not isinstance(options, dict):
            fail(f"{path}: options", "value-not-object", given=shown(options))
    except ContentError as fault:
        raise RulesetError(fault.code, **fault.facts) from None
    try:
        return replace(build_ruleset(base, options), title=title)
    except RulesetError as fault:
        raise RulesetError("in-file", where=path, fault=fault) from None


def parse_setting(text: str) -> tuple[str, str]:
    """Split `fort=kill` into name and value, for `build_ruleset` to check.

    >>> parse_setting("fort=kill")
    ('fort', 'kill')
    """
    name, equals, value = (part.strip() for part in text.partition("="))
    if not (name and equals and value):
        _refuse("setting-form", given=shown(text))
    return name, value


def check(ruleset: Ruleset, board: Board) -> None:
    """Refuse, with `RulesetError`, a ruleset with a bad value or one that the board cannot offer.

    A board without a disputed border, or with another one, is played as it is if the option has
    its preset's value.
    """
    base = preset(ruleset.name)
    for name, value in ruleset.options().items():
        _check_option(name, value, ruleset.rules)
    border = ruleset.disputed_border
    if border != base.disputed_border and not board.offers_border(border):
        offered = board.border_choices()
        _refuse("option-border", given=border, board=board.source, offered=offered)


def content_for(ruleset: Ruleset, content: Content) -> Content:
    """Return the content under the ruleset: its disputed border, its Horse Steward.

    Raises `RulesetError` as `check` does.
    """
    check(ruleset, content.board)
    board, councils = content.board, content.councils
    if board.offers_border(ruleset.disputed_border):
        board = board.with_border(ruleset.disputed_border)
    if ruleset.horse_steward_adds == "off":
        councils = councils.without_horse_steward_adds()
    return replace(content, board=board, councils=councils)


def _refuse(code: str, **facts: object) -> NoReturn:
    raise RulesetError(code, **facts)


def _find_preset(name: str) -> Ruleset:
    if name not in PRESETS:
        near = nearest(name, PRESETS)
        _refuse("ruleset-unknown", given=shown(name), known=list(PRESETS), near=near)
    return PRESETS[name].ruleset


def _as_in(ruleset: Ruleset, rules: int) -> Ruleset:
    """Return a ruleset with the values that its options had in another version of the rules."""
    then = {
        option: values[now]
        for option, values in OLD_VALUES.get(rules, {}).items()
        if (now := getattr(ruleset, option)) in values
    }
    return replace(ruleset, **then, rules=rules)


def _check_option(name: str, value: object, rules: int) -> None:
    if name not in OPTIONS:
        near = nearest(name, OPTIONS)
        _refuse("option-unknown", given=shown(name), known=list(OPTIONS), near=near)
    then = OLD_VALUES.get(rules, {}).get(name, {})
    known = [then.get(now, now) for now in OPTIONS[name].values]
    if value not in known:
        near = nearest(value, known)
        _refuse("option-value", option=name, given=shown(value), known=known, near=near)
