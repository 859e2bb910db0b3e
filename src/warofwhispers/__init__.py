"""A War of Whispers: the rules, computer players, and tables to play at."""

from warofwhispers.content import ContentError, Ruleset, RulesetError, build_ruleset
from warofwhispers.content.errors import WhispersError, tell_errors_by
from warofwhispers.game import Decision, Game, GameError, IllegalAction, Setup
from warofwhispers.notation import NotationError
from warofwhispers.record import (
    Record,
    RecordError,
    load,
    read_record,
    record_of,
    replay,
    save,
    write_record,
)
from warofwhispers.trace import trace
from warofwhispers.words import words

__all__ = [
    "ContentError",
    "Decision",
    "Game",
    "GameError",
    "IllegalAction",
    "NotationError",
    "Record",
    "RecordError",
    "Ruleset",
    "RulesetError",
    "Setup",
    "WhispersError",
    "build_ruleset",
    "load",
    "read_record",
    "record_of",
    "replay",
    "save",
    "trace",
    "write_record",
]
__version__ = "0.1.0"


def _in_english(error: WhispersError) -> str:
    return words("en").say(f"refusal-{error.code}", **error.facts)


tell_errors_by(_in_english)
