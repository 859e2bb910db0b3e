"""Messages whose ids are made of a prefix and a name, with all names that exist."""

from __future__ import annotations

import re
from dataclasses import fields
from errno import errorcode
from pathlib import Path
from typing import TYPE_CHECKING, Final

from warofwhispers.bots import LEVELS
from warofwhispers.cli.admin.command import ACTS
from warofwhispers.cli.play.commands import WORDS
from warofwhispers.content import (
    ABILITIES,
    EMPIRES,
    ICONS,
    OPTIONS,
    POSITIONS,
    PRESETS,
    SLOTS,
    SOCIETIES,
    build_ruleset,
    load_content,
)
from warofwhispers.content.presets import OLD_VALUES
from warofwhispers.engine.codes import PHASE_NAMES, PROMPTS
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.engine.game_data import GameData
from warofwhispers.engine.reasons import REASONS
from warofwhispers.facts.board import THING_RULES, WINDOWS
from warofwhispers.notation import CONQUEST_NAMES, HALVES, Notation
from warofwhispers.reference import reference
from warofwhispers.server.settings import Settings
from warofwhispers.teaching.lessons import lessons
from warofwhispers.words.catalogue import id_of
from warofwhispers.words.options import option

if TYPE_CHECKING:
    from collections.abc import Iterable

PACKAGE = Path(__file__).parents[2] / "src" / "warofwhispers"
PROMPT_NAMES = [name for name, _ in PROMPTS]


def written_in(place: str, pattern: str) -> set[str]:
    """Return what a file names, by a pattern with one group."""
    return set(re.findall(pattern, (PACKAGE / place).read_text()))


def answers() -> Iterable[str]:
    """Return the message of every answer, for every question that changes it, without `option-`."""
    texts = Notation(GameData(load_content(), build_ruleset("second"))).texts()
    asked = [(text, prompt) for text in texts for prompt in ("", "price_own", "trials")]
    asked += [("pass", prompt) for prompt in PROMPT_NAMES]
    return {option(text, prompt, bool)[0].removeprefix("option-") for text, prompt in asked}


def placeholders() -> Iterable[str]:
    """Return what the commands call the values of their arguments."""
    named = r'(?:metavar=|placeholder\()"([^"]+)"'
    files = [path.relative_to(PACKAGE).as_posix() for path in (PACKAGE / "cli").rglob("*.py")]
    found = {name for file in files for name in written_in(file, named)}
    types = {"INT", "FLOAT", "TEXT"}  # of the server's settings
    return {word.lower() for name in {*found, *types} for word in re.findall(r"[A-Z]{2,}", name)}


# What must exist, and may: a family's names are exactly these, except for `MAY_LACK`.
FAMILIES: Final[dict[str, Iterable[str]]] = {
    "ability": ABILITIES,
    "ask": PROMPT_NAMES,
    "chapter": [chapter.id for chapter in reference().chapters],
    "cli-admin-act": ACTS,
    "cli-admin-help": {
        *written_in("cli/admin/command.py", r'about="([\w-]+)"'),
        *(f"{name}-file" for name in ("import", "backup", "restore")),
    },
    "cli-play-command": set(WORDS.values()),
    "cli-placeholder": placeholders(),
    "cli-play-head": {"empire", *ICONS, "banners", "reserve", "deck", "loyalty", "worth"},
    "cli-serve-setting": [field.name for field in fields(Settings)],
    "coach": written_in("bots/advice.py", r'code: Literal\["(\w+)"\]'),
    "conquest": CONQUEST_NAMES,
    "detail": reference().rules,
    "doctor": written_in("server/admin/doctor.py", r'Finding\(\w*"?\w+"?, "([\w-]+)"'),
    "document": {name for preset in reference().presets.values() for name in preset.documents},
    "empire": EMPIRES,
    "event": EVENT_FIELDS,
    "example": ABILITIES,
    "glossary": reference().glossary,
    "half": HALVES,
    "heading": [rule for rule in reference().rules if "." in rule],
    "icon": ICONS,
    "lesson": lessons(),
    "level": LEVELS,
    "open": [point.point for rule in reference().rules.values() for point in rule.open],
    "option": answers(),
    "order": ("add", "add-per", "draw", "draw-per", "attack", "switch"),
    "pass-only": PROMPT_NAMES,
    "phase": PHASE_NAMES,
    "picture": [rule.picture for rule in reference().rules.values() if rule.picture],
    "reason": {*(name for name, _ in REASONS if name), *THING_RULES},
    "region": [region.id for region in load_content().board.regions],
    "rule": reference().rules,
    "ruleset": PRESETS,
    "setting": OPTIONS,
    "slot": SLOTS,
    "society": (*SOCIETIES, "none", "chance"),
    "special": (*CONQUEST_NAMES, "treasure", "ask", "offer"),
    "system": errorcode.values(),
    "teach": [step.name for lesson in lessons().values() for step in lesson.steps],
    "title": POSITIONS,
    "variant": {
        *(f"{name}-{value}" for name, each in OPTIONS.items() for value in each.values),
        *(
            f"{name}-{value}"
            for old in OLD_VALUES.values()
            for name in old
            for value in old[name].values()
        ),
    },
    "window": {*(name for name, _ in WINDOWS), "general", "strict", "ask", "offer"},
}
# Families with messages only for the names that need one.
MAY_LACK: Final = {"conquest", "detail", "heading", "option", "pass-only", "rule", "system"}


def members(family: str) -> set[str]:
    """Return the ids that a family may have."""
    return {id_of(family, name) for name in FAMILIES[family]}


def family_of(message: str) -> str | None:
    """Return the family of a message, by its longest prefix."""
    found = [family for family in FAMILIES if message.startswith(f"{family}-")]
    return max(found, key=len, default=None)
