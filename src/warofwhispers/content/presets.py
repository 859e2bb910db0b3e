"""The rulesets' own data: every option, and the presets as full tables (R9).

The words for them are in the message catalogue, under `ruleset_options` and `rulesets`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Final

from warofwhispers.content.jsonfile import (
    as_list,
    as_object,
    as_text,
    as_word,
    fail,
    packaged_json,
    shown,
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The value of every option, and the name of the preset they were set on top of.

    Make one with `preset` or `build_ruleset`, which check the values. `title` is what a person's
    own file calls it; it changes nothing.
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

    def options(self) -> dict[str, str]:
        """Return every option with its value, in the order of OPTIONS."""
        return {name: str(getattr(self, name)) for name in OPTION_NAMES}


OPTION_NAMES: Final = tuple(
    part.name for part in fields(Ruleset) if part.name not in {"name", "title"}
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
    """All that `rulesets.json` says."""

    default: str
    options: Mapping[str, OptionInfo]
    presets: Mapping[str, PresetInfo]


def rulesets_from_json(data: object, where: str = "rulesets.json") -> RulesetsData:
    """Validate the plain JSON of options and presets; raises `ContentError` at the first fault."""
    table = as_object(data, where, needed=("default", "options", "presets"))
    entries = as_object(table["options"], f"{where}: options", needed=OPTION_NAMES)
    options = {name: _option(entries[name], f"{where}: option {name}") for name in OPTION_NAMES}
    given = table["presets"]
    if not isinstance(given, dict):
        fail(f"{where}: presets", "value-not-object", given=shown(given))
    presets = {name: _preset(name, given[name], f"{where}: {name}", options) for name in given}
    default = as_word(table["default"], f"{where}: default", "preset", tuple(presets))
    return RulesetsData(default, MappingProxyType(options), MappingProxyType(presets))


def _option(value: object, where: str) -> OptionInfo:
    entry = as_object(value, where, needed=("values", "rule"))
    return OptionInfo(
        values=tuple(as_text(word, f"{where}: values") for word in as_list(entry["values"], where)),
        rule=as_text(entry["rule"], f"{where}: rule"),
    )


def _preset(name: str, value: object, where: str, options: Mapping[str, OptionInfo]) -> PresetInfo:
    entry = as_object(value, where, needed=("options",))
    given = as_object(entry["options"], where, needed=OPTION_NAMES)
    chosen = {
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
