"""Presets, options on top of them, and what is refused (R9)."""

from dataclasses import fields
from typing import Any

import pytest

from warofwhispers.content import (
    DEFAULT_PRESET,
    OPTIONS,
    PRESETS,
    Ruleset,
    RulesetError,
    build_ruleset,
    options_changed,
    parse_setting,
    preset,
)

COLUMNS = ("first", "eog", "second", "competitive")

TABLE = """
fort                 defend        kill          kill            kill
retrieve             start         start         start           end
end_of_round         cleanup_swap  swap_cleanup  cleanup_swap    cleanup_swap
first_player_passes  early         early         early           late
switch               agents        agents        any             competitive
supply               all           all           active          all
null_orders          allowed       allowed       recruit_barred  target_barred
card_timing          open          open          open            strict
spent                reshuffle     reshuffle     reshuffle       discard
friendly             controller    controller    controller      active
subjugate            enemy_losses  enemy_losses  enemy_losses    own_losses
horse_steward_adds   on            on            on              off
loyalty_setup        random        random        random          unique_devout
tie                  swaps         swaps         swaps           concealed
field_agents         off           off           off             on
concealed_bonus      off           off           off             on
treasure             off           off           off             off
conquest             off           off           off             off
dark_alliances       off           off           off             off
disputed_border      P5-P7         P5-P7         P5-P7           P5-P7
"""

ROWS = [line.split() for line in TABLE.strip().splitlines()]

# Values no preset has.
FURTHER = {
    "treasure": {"on"},
    "conquest": {"on"},
    "dark_alliances": {"on"},
    "disputed_border": {"P4-P8"},
}

ALL_OPTIONS = ", ".join(row[0] for row in ROWS)


def refusal(preset_name: str, options: Any = ()) -> str:  # noqa: ANN401 - wrong types too
    """Return the message a ruleset is refused with."""
    with pytest.raises(RulesetError) as caught:
        build_ruleset(preset_name, options)
    return str(caught.value)


@pytest.mark.parametrize("column", range(4))
def test_r9_presets(column: int) -> None:
    """A preset has the values of its column, and its name."""
    ruleset = preset(COLUMNS[column])
    assert ruleset.name == COLUMNS[column]
    assert ruleset.options() == {row[0]: row[column + 1] for row in ROWS}


def test_r9_names_and_order() -> None:
    """Presets and options are those of the table, in its order."""
    assert tuple(PRESETS) == COLUMNS
    assert list(OPTIONS) == [row[0] for row in ROWS]
    assert [part.name for part in fields(Ruleset)] == ["name", *OPTIONS, "title", "rules"]
    assert DEFAULT_PRESET == "second"
    assert build_ruleset() == preset("second")


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_r9_values(row: list[str]) -> None:
    """An option has the values some preset has, and those the rules name besides."""
    name, *values = row
    assert set(OPTIONS[name].values) == set(values) | FURTHER.get(name, set())
    assert len(OPTIONS[name].values) == len(set(OPTIONS[name].values))


def test_r9_rules_and_words() -> None:
    """Every option and preset is explained on one line, and an option names its rule."""
    rules = {name: info.rule for name, info in OPTIONS.items()}
    assert rules == {
        "fort": "R5.4",
        "retrieve": "R3.1",
        "end_of_round": "R7.2",
        "first_player_passes": "R7.3",
        "switch": "R4.6",
        "supply": "R4.7",
        "null_orders": "R4.3",
        "card_timing": "R6.3",
        "spent": "R6.4",
        "friendly": "C-lion-2",
        "subjugate": "C-subjugate",
        "horse_steward_adds": "R4.3",
        "loyalty_setup": "R2.4",
        "tie": "R8.3",
        "field_agents": "R3.3",
        "concealed_bonus": "R8.2",
        "treasure": "R6.1",
        "conquest": "R6.7",
        "dark_alliances": "R6.8",
        "disputed_border": "R1.3",
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name in OPTIONS for value in OPTIONS[name].values],
)
@pytest.mark.parametrize("base", COLUMNS)
def test_r9_each_option_by_itself(base: str, name: str, value: str) -> None:
    """Any option can be set on any preset, and changes that option alone."""
    ruleset = build_ruleset(base, {name: value})
    assert ruleset.name == base
    assert ruleset.options() == preset(base).options() | {name: value}
    changed = {} if preset(base).options()[name] == value else {name: value}
    assert options_changed(ruleset) == changed
    assert build_ruleset(ruleset.name, options_changed(ruleset)) == ruleset


def test_options_as_pairs() -> None:
    """Options may be given as pairs, and repeating one is allowed."""
    ruleset = build_ruleset("first", [("fort", "kill"), ("tie", "concealed"), ("fort", "kill")])
    assert options_changed(ruleset) == {"fort": "kill", "tie": "concealed"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "secnd",
            (
                'ruleset "secnd": no such preset (first, eog, second, competitive);'
                ' did you mean "second"?'
            ),
        ),
        ("", 'ruleset "": no such preset (first, eog, second, competitive)'),
    ],
)
def test_unknown_preset(name: str, message: str) -> None:
    """The refusal lists the known presets and the nearest one."""
    assert refusal(name) == message
    with pytest.raises(RulesetError) as caught:
        preset(name)
    assert str(caught.value) == message


def test_unknown_option() -> None:
    """The refusal lists the known options and the nearest one."""
    assert refusal("second", {"forts": "kill"}) == (
        f'option "forts": no such option ({ALL_OPTIONS}); did you mean "fort"?'
    )
    assert refusal("second", {"title": "x"}).startswith('option "title": no such option (')
    assert refusal("second", {"name": "x"}).startswith('option "name": no such option (')


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        (
            "fort",
            "kil",
            'option fort: "kil" is not one of its values (defend, kill); did you mean "kill"?',
        ),
        ("field_agents", "yes", 'option field_agents: "yes" is not one of its values (on, off)'),
        ("field_agents", "true", 'option field_agents: "true" is not one of its values (on, off)'),
        ("field_agents", True, "option field_agents: true is not one of its values (on, off)"),
        ("fort", ["kill"], "option fort: [...] is not one of its values (defend, kill)"),
        (
            "disputed_border",
            "P7-P5",
            'option disputed_border: "P7-P5" is not one of its values (P5-P7, P4-P8)',
        ),
    ],
)
def test_bad_value(name: str, value: object, message: str) -> None:
    """The refusal names the option, the value and what it may be."""
    assert refusal("second", {name: value}) == message


def test_contradiction() -> None:
    """One option cannot have two values."""
    assert refusal("second", [("fort", "kill"), ("tie", "swaps"), ("fort", "defend")]) == (
        'option fort: set to both "kill" and "defend"; choose one'
    )


@pytest.mark.parametrize("text", ["fort=kill", " fort = kill "])
def test_setting(text: str) -> None:
    """A setting on the command line is a name and a value."""
    assert parse_setting(text) == ("fort", "kill")


@pytest.mark.parametrize("text", ["fort", "fort=", "=kill", ""])
def test_setting_of_another_form(text: str) -> None:
    """The refusal shows the form."""
    with pytest.raises(RulesetError) as caught:
        parse_setting(text)
    assert str(caught.value) == f'setting "{text}": write option=value, as in fort=kill'
