"""The rulesets' own data: every option, and the presets as full tables (R9).

The words for them are in the message catalogue, under `ruleset_options` and `rulesets`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, Final

from warofwhispers.content.jsonfile import (
    as_list,
    as_object,
    as_text,
    as_word,
    fail,
    packaged_json,
    shown,
)

RULES_VERSION: Final = 2
"""The version of the rules that new games are played under."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The value of every option, and the name of the preset they were set on top of.

    Make one with `preset` or `build_ruleset`, which check the values. `title` is what a custom
    file calls it; it changes nothing. `rules` is the rules version in which the options have
    these values; where two versions differ for a game, so do the values.
    """

    name: str
    fort: str
    retrieve: str
    end_of_round: str
    first_player_passes: str
    switch: str
    supply: str
    null_orders: str
    card_timing: str
    spent: str
    friendly: str
    subjugate: str
    horse_steward_adds: str
    loyalty_setup: str
    tie: str
    field_agents: str
    concealed_bonus: str
    treasure: str
    conquest: str
    dark_alliances: str
    disputed_border: str
    title: str = field(default="", compare=False)
    rules: int = field(default=RULES_VERSION, compare=False)

    def options(self) -> dict[str, str]:
        """Return every option with its value, in the order of OPTIONS."""
        return {name: str(getattr(self, name)) for name in OPTION_NAMES}


EARLIER_VERSIONS: Final = tuple(str(version) for version in range(1, RULES_VERSION))
OPTION_NAMES: Final = tuple(
    part.name for part in fields(Ruleset) if part.name not in {"name", "title", "rules"}
)


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """The values an option may have, and the rule it belongs to."""

    values: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class PresetInfo:
    """A preset: the value of every option."""

    ruleset: Ruleset


@dataclass(frozen=True, slots=True)
class RulesetsData:
    """Everything in `rulesets.json`.

    `old_values` has, for each earlier version of the rules, the options that had other values in
    it: for a present value, the one that stood in its place.
    """

    default: str
    options: Mapping[str, OptionInfo]
    presets: Mapping[str, PresetInfo]
    old_values: Mapping[int, Mapping[str, Mapping[str, str]]]


def rulesets_from_json(data: object, where: str = "rulesets.json") -> RulesetsData:
    """Validate the plain JSON of options and presets; raises `ContentError` at the first fault."""
    table = as_object(data, where, needed=("default", "options", "presets", "old_values"))
    entries = as_object(table["options"], f"{where}: options", needed=OPTION_NAMES)
    options = {name: _option(entries[name], f"{where}: options {name}") for name in OPTION_NAMES}
    given = table["presets"]
    if not isinstance(given, dict):
        fail(f"{where}: presets", "value-not-object", given=shown(given))
    presets = {
        name: _preset(name, given[name], f"{where}: presets {name}", options) for name in given
    }
    default = as_word(table["default"], f"{where}: default", "preset", tuple(presets))
    old = {
        int(version): _old_values(values, f"{where}: old_values {version}", options)
        for version, values in as_object(
            table["old_values"], f"{where}: old_values", needed=EARLIER_VERSIONS
        ).items()
    }
    return RulesetsData(default, MappingProxyType(options), MappingProxyType(presets), old)


def _old_values(
    value: object, where: str, options: Mapping[str, OptionInfo]
) -> Mapping[str, Mapping[str, str]]:
    changed = as_object(value, where, needed=(), allowed=OPTION_NAMES)
    return {
        option: {
            as_word(now, where, "value", options[option].values): as_text(then, where)
            for now, then in as_object(
                values, where, needed=(), allowed=options[option].values
            ).items()
        }
        for option, values in changed.items()
    }


def _option(value: object, where: str) -> OptionInfo:
    entry = as_object(value, where, needed=("values", "rule"))
    return OptionInfo(
        values=tuple(as_text(word, f"{where}: values") for word in as_list(entry["values"], where)),
        rule=as_text(entry["rule"], f"{where}: rule"),
    )


def _preset(name: str, value: object, where: str, options: Mapping[str, OptionInfo]) -> PresetInfo:
    entry = as_object(value, where, needed=("options",))
    given = as_object(entry["options"], where, needed=OPTION_NAMES)
    chosen: dict[str, Any] = {
        option: as_word(given[option], f"{where}: {option}", "value", info.values)
        for option, info in options.items()
    }
    return PresetInfo(ruleset=Ruleset(name=name, **chosen))


_RULESETS: Final = rulesets_from_json(packaged_json("rulesets.json"))

DEFAULT_PRESET: Final = _RULESETS.default
"""The preset of a new game."""

OPTIONS: Final = _RULESETS.options
"""Every option, in the order of the table in the rules (R9)."""

PRESETS: Final = _RULESETS.presets
"""Every preset by name."""

OLD_VALUES: Final = _RULESETS.old_values
"""The values that options had in earlier versions of the rules, by version and option."""

KNOWN_RULES: Final = frozenset({RULES_VERSION, *OLD_VALUES})
"""The versions of the rules that games can be played under."""
