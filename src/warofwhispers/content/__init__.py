"""The game's facts as data: board, councils, cards and rulesets, validated into frozen tables.

>>> from warofwhispers.content import build_ruleset, content_for, load_content
>>> ruleset = build_ruleset("second", {"disputed_border": "P4-P8"})
>>> content_for(ruleset, load_content()).board.border_choices()
('P4-P8', 'P5-P7')
"""

from warofwhispers.content.board_json import board_from_json, board_to_json
from warofwhispers.content.councils_json import councils_from_json, councils_to_json
from warofwhispers.content.errors import ContentError, RulesetError
from warofwhispers.content.loader import content_of, load_content
from warofwhispers.content.model import (
    BUILTIN,
    Board,
    Border,
    Cards,
    Content,
    Councils,
    Order,
    Region,
    Sites,
)
from warofwhispers.content.names import (
    ABILITIES,
    BANNERS_PER_EMPIRE,
    DOUBLES,
    EMPIRE_PAIRS,
    EMPIRES,
    ICONS,
    MULTIPLIERS,
    ORDER_KINDS,
    PAIRS,
    POSITIONS,
    REGION_COUNT,
    SINGLES,
    SLOTS,
    SOCIETIES,
)
from warofwhispers.content.rulesets import (
    DEFAULT_PRESET,
    OPTIONS,
    PRESETS,
    OptionInfo,
    PresetInfo,
    Ruleset,
    build_ruleset,
    check,
    content_for,
    options_changed,
    parse_setting,
    preset,
    ruleset_from_file,
)

__all__ = [
    "ABILITIES",
    "BANNERS_PER_EMPIRE",
    "BUILTIN",
    "DEFAULT_PRESET",
    "DOUBLES",
    "EMPIRES",
    "EMPIRE_PAIRS",
    "ICONS",
    "MULTIPLIERS",
    "OPTIONS",
    "ORDER_KINDS",
    "PAIRS",
    "POSITIONS",
    "PRESETS",
    "REGION_COUNT",
    "SINGLES",
    "SLOTS",
    "SOCIETIES",
    "Board",
    "Border",
    "Cards",
    "Content",
    "ContentError",
    "Councils",
    "OptionInfo",
    "Order",
    "PresetInfo",
    "Region",
    "Ruleset",
    "RulesetError",
    "Sites",
    "board_from_json",
    "board_to_json",
    "build_ruleset",
    "check",
    "content_for",
    "content_of",
    "councils_from_json",
    "councils_to_json",
    "load_content",
    "options_changed",
    "parse_setting",
    "preset",
    "ruleset_from_file",
]
