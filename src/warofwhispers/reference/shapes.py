"""The shapes of the rules reference. What is named here has its words in the catalogue."""

from __future__ import annotations

from dataclasses import dataclass

from warofwhispers.facts.shapes import BoardView  # noqa: TC001 - whoever reads the types needs it


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together; `id` is a section's own number, such as R4, or a word."""

    id: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """Something the sources leave open, and the page in `docs/decisions` that settles it."""

    point: str
    decision: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleFacts:
    """What belongs to a rule, and where players meet it.

    `table` and `picture` name what is shown beside its text. `options` are those of the rulesets
    that change it; abilities, orders, prompts (questions), events (the log), reasons (why something
    is not offered) and things (that are never chosen) cite it.
    """

    table: str | None
    picture: str | None
    options: tuple[str, ...]
    open: tuple[OpenPoint, ...]
    abilities: tuple[str, ...]
    orders: tuple[str, ...]
    prompts: tuple[str, ...]
    events: tuple[str, ...]
    reasons: tuple[str, ...]
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionSources:
    """An option of the rulesets: its rule, its values, and the documents behind it.

    `said` has the documents from which each value comes. `silent` are those that do not mention the
    option, `optional` those that describe it as an extra.
    """

    rule: str
    values: tuple[str, ...]
    said: dict[str, tuple[str, ...]]
    silent: tuple[str, ...]
    optional: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """A ruleset: the documents it follows, the value of every option, and the board under it."""

    documents: tuple[str, ...]
    options: dict[str, str]
    board: BoardView


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """The whole reference, without its words.

    `usual` names the default preset. `windows` has the rules of the abilities played in each
    window, `conquest` the halves of each conquest card.
    """

    chapters: tuple[Chapter, ...]
    rules: dict[str, RuleFacts]
    glossary: tuple[str, ...]
    options: dict[str, OptionSources]
    presets: dict[str, Preset]
    usual: str
    windows: dict[str, tuple[str, ...]]
    conquest: dict[str, tuple[str, ...]]
