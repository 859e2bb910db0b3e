"""Section 9: the presets, and every option both ways on top of each.

The options `card_timing`, `friendly` and `subjugate` are about cards and tested with them (R6).
"""

import pytest

from tests.rules.table import (
    answer,
    asked,
    at,
    attack,
    deck,
    deck_of,
    discarded,
    offered,
    refuses,
    table,
)
from warofwhispers import Game, RulesetError, build_ruleset
from warofwhispers.content import DEFAULT_PRESET, EMPIRES, OPTIONS, PRESETS

# The table of section 9, row by row: first, eog, second, competitive.
CHART = {
    "fort": ("defend", "kill", "kill", "kill"),
    "retrieve": ("start", "start", "start", "end"),
    "end_of_round": ("cleanup_swap", "swap_cleanup", "cleanup_swap", "cleanup_swap"),
    "first_player_passes": ("early", "early", "early", "late"),
    "switch": ("agents", "agents", "any", "competitive"),
    "supply": ("all", "all", "active", "all"),
    "null_orders": ("allowed", "allowed", "recruit_barred", "target_barred"),
    "card_timing": ("open", "open", "open", "strict"),
    "spent": ("reshuffle", "reshuffle", "reshuffle", "discard"),
    "friendly": ("controller", "controller", "controller", "active"),
    "subjugate": ("enemy_losses", "enemy_losses", "enemy_losses", "own_losses"),
    "horse_steward_adds": ("on", "on", "on", "off"),
    "loyalty_setup": ("random", "random", "random", "unique_devout"),
    "tie": ("swaps", "swaps", "swaps", "concealed"),
    "field_agents": ("off", "off", "off", "on"),
    "concealed_bonus": ("off", "off", "off", "on"),
    "treasure": ("off", "off", "off", "off"),
    "conquest": ("off", "off", "off", "off"),
    "dark_alliances": ("off", "off", "off", "off"),
    "disputed_border": ("P5-P7", "P5-P7", "P5-P7", "P5-P7"),
}
NAMES = ("first", "eog", "second", "competitive")


@pytest.fixture(params=NAMES)
def preset(request: pytest.FixtureRequest) -> str:
    """Return each preset in turn: an option means the same on top of all of them."""
    name: str = request.param
    return name


def test_r9_the_presets_are_those_of_the_chart() -> None:
    """Each preset has exactly the values that the table of section 9 gives it."""
    assert tuple(PRESETS) == NAMES
    assert tuple(OPTIONS) == tuple(CHART)
    for column, name in enumerate(NAMES):
        assert build_ruleset(name, {}).options() == {key: row[column] for key, row in CHART.items()}


def test_r9_new_games_are_played_by_the_second_edition() -> None:
    """Unless told otherwise."""
    assert DEFAULT_PRESET == "second"
    assert Game.new().setup.ruleset == build_ruleset("second", {})


def test_r9_an_option_changes_itself_alone(preset: str) -> None:
    """Set on top of a preset, one option leaves all others as they are."""
    plain = build_ruleset(preset, {}).options()
    for option, info in OPTIONS.items():
        for value in info.values:
            assert build_ruleset(preset, {option: value}).options() == {**plain, option: value}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"forts": "kill"}, 'option "forts"'),
        ({"fort": "burn"}, "option fort"),
        ({"switch": "on"}, "option switch"),
    ],
)
def test_r9_refuses_what_is_no_option(options: dict[str, str], words: str) -> None:
    """An unknown option or value is refused by name."""
    with pytest.raises(RulesetError, match=words):
        Game.new(options=options)


@pytest.mark.parametrize(("value", "told"), [("kill", "fort_killed"), ("defend", "fort_held")])
def test_r9_fort(preset: str, value: str, told: str) -> None:
    """The fort kills on entry or stands in the fight; what is left is the same."""
    game = table(
        ruleset=preset,
        options={"fort": value},
        banners={"B4": 3, "E2": 1},
        council={"bear.steward": "raven"},
    )
    attack(game, "B4", "E2", 3)
    assert at(game, "E2") == ("bear", 1)
    assert [e.event for e in game.events() if e.event.startswith("fort")] == [told]


@pytest.mark.parametrize("value", ["start", "end"])
def test_r9_retrieve(preset: str, value: str) -> None:
    """Agents come back at the start of a round, or at the end of the one before."""
    council = {"bear.sheriff": "raven"}
    start = table(
        ruleset=preset, options={"retrieve": value}, round=2, begin="retrieve", council=council
    )
    assert asked(start) == ("raven", "retrieve" if value == "start" else "deploy")
    end = table(ruleset=preset, options={"retrieve": value}, begin="end", council=council)
    assert asked(end)[1] == ("retrieve" if value == "end" else "swap")


@pytest.mark.parametrize(
    ("value", "prompt"), [("cleanup_swap", "discard"), ("swap_cleanup", "swap")]
)
def test_r9_end_of_round(preset: str, value: str, prompt: str) -> None:
    """Discarding first, or swapping first."""
    game = table(
        ruleset=preset,
        options={"end_of_round": value},
        begin="end",
        hands={"raven": deck_of("bear")},
    )
    assert game.decision.prompt == prompt


@pytest.mark.parametrize(("value", "society"), [("early", "spider"), ("late", "raven")])
def test_r9_first_player_passes(preset: str, value: str, society: str) -> None:
    """The end of the round is begun by the next first player, or by the old one."""
    game = table(ruleset=preset, options={"first_player_passes": value}, begin="end")
    assert asked(game) == (society, "swap")


@pytest.mark.parametrize(
    ("value", "places", "orders"),
    [
        ("agents", ["bear.steward"], 2),
        ("any", ["bear.sheriff", "bear.steward", "bear.marshal"], 2),
        ("competitive", ["bear.steward"], 4),
    ],
)
def test_r9_switch(preset: str, value: str, places: list[str], orders: int) -> None:
    """Places with agents, any place, or places with agents and every order gained."""
    game = table(
        ruleset=preset,
        options={"switch": value},
        banners={"B6": 3},
        council={"bear.steward": "rat", "bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch")
    assert offered(game, "move ") == places
    answer(game, "move bear.steward")
    assert len(offered(game, "order ")) == orders


@pytest.mark.parametrize(("value", "left"), [("active", 7), ("all", 4)])
def test_r9_supply(preset: str, value: str, left: int) -> None:
    """After the Bear's turn the Eagle's excess stays, or goes."""
    game = table(
        ruleset=preset,
        options={"supply": value},
        banners={"B1": 7, "E3": 7},
        council={"eagle.sheriff": "rat"},
    )
    assert at(game, "B1") == ("bear", 4)
    assert at(game, "E3") == ("eagle", left)


@pytest.mark.parametrize(
    ("value", "orders"),
    [
        ("allowed", ["add-1-per-fort", "attack"]),
        ("recruit_barred", ["attack"]),
        ("target_barred", ["add-1-per-fort"]),
    ],
)
def test_r9_null_orders(preset: str, value: str, orders: list[str]) -> None:
    """With an empty reserve and nothing to attack: both orders, the attack, or adding nothing."""
    game = table(
        ruleset=preset,
        options={"null_orders": value},
        banners={"B1": 4, "B2": 6, "B3": 10},
        council={"bear.marshal": "raven"},
        begin="bear.marshal",
        hands={"raven": ["elephant/bear"]},  # to be asked in any case
    )
    assert asked(game) == ("raven", "act")
    assert offered(game, "order bear.marshal ") == orders
    assert ("pass" in offered(game)) == (not orders)


@pytest.mark.parametrize("value", ["reshuffle", "discard"])
def test_r9_spent(preset: str, value: str) -> None:
    """A card that was played can be drawn again at once, or only when the deck has run out."""
    game = table(
        ruleset=preset,
        options={"spent": value},
        banners={"L3": 2, "L4": 1},
        council={"lion.sheriff": "raven"},
        begin="lion.sheriff",
        hands={"raven": ["horse/lion"], "rat": deck_of("lion")[2:]},
    )
    answer(game, "play march horse/lion", "from L3", "to L4", "count 1")
    assert discarded(game) == (["horse/lion"] if value == "discard" else [])
    assert len(deck(game, "horse")) == (7 if value == "discard" else 8)


@pytest.mark.parametrize(
    ("value", "orders"), [("on", ["draw-per-2-forts", "add-2"]), ("off", ["draw-per-2-forts"])]
)
def test_r9_horse_steward_adds(preset: str, value: str, orders: list[str]) -> None:
    """The Horse Steward adds two besides its draw, or only draws."""
    game = table(
        ruleset=preset,
        options={"horse_steward_adds": value},
        council={"horse.steward": "raven"},
        begin="horse.steward",
    )
    assert offered(game, "order horse.steward ") == orders
    if value == "off":
        refuses(game, "order horse.steward add-2", "R4.3")
    bear = table(
        ruleset=preset,
        options={"horse_steward_adds": value},
        council={"bear.steward": "rat"},
        begin="bear.steward",
    )
    assert "order bear.steward add-2" in offered(bear)


@pytest.mark.parametrize(("value", "left"), [("random", 5), ("unique_devout", 4)])
def test_r9_loyalty_setup(preset: str, value: str, left: int) -> None:
    """The second player's Devout empire is any of five, or another than the first player's."""
    game = Game.new(2, preset, options={"loyalty_setup": value}, first="raven")
    answer(game, "deal lion")
    assert len(offered(game, "deal ")) == left
    assert ("deal lion" in offered(game)) == (value == "random")


@pytest.mark.parametrize(("value", "winners"), [("swaps", ("raven",)), ("concealed", ("spider",))])
def test_r9_tie(preset: str, value: str, winners: tuple[str, ...]) -> None:
    """A tie goes to the fewest swaps, or to the most tokens face down."""
    alike = ["bear", "eagle", "elephant", "lion", "horse"]
    game = table(
        2,
        preset,
        {"tie": value, "concealed_bonus": "off"},
        round=4,
        begin="end",
        loyalties={"raven": alike, "spider": alike},
        swaps={"spider": 1},
        face_up={"raven": ["devout", "opposed"]},
    )
    assert game.winners() == winners


@pytest.mark.parametrize(("value", "places"), [("on", 60), ("off", 20)])
def test_r9_field_agents(preset: str, value: str, places: int) -> None:
    """Regions are places for agents, or are not."""
    game = table(ruleset=preset, options={"field_agents": value}, begin="deploy")
    assert len(offered(game, "deploy ")) == places
    if value == "off":
        refuses(game, "deploy B1", "R3.2")


@pytest.mark.parametrize(("value", "points"), [("on", 3), ("off", 0)])
def test_r9_concealed_bonus(preset: str, value: str, points: int) -> None:
    """Three tokens face down are three points, or none."""
    scores = [
        table(
            2,
            preset,
            {"concealed_bonus": bonus},
            round=4,
            begin="end",
            face_up={"raven": ["devout", "opposed"]},
        ).scores()["raven"]
        for bonus in (value, "off")
    ]
    assert scores[0] - scores[1] == points


@pytest.mark.parametrize(
    ("value", "from_p7", "from_p8"),
    [
        ("P5-P7", ["P3", "P4", "P5", "P8"], ["P5", "P6", "P7"]),
        ("P4-P8", ["P3", "P4", "P8"], ["P4", "P5", "P6", "P7"]),
    ],
)
def test_r9_disputed_border(
    preset: str, value: str, from_p7: list[str], from_p8: list[str]
) -> None:
    """Of the four regions in the Elephant's south one or the other two touch, never both."""
    for region, near in (("P7", from_p7), ("P8", from_p8)):
        game = table(
            ruleset=preset,
            options={"disputed_border": value},
            banners={region: ("bear", 2)},
            council={"bear.sheriff": "raven"},
        )
        answer(game, "order bear.sheriff attack", f"from {region}")
        assert offered(game, "to ") == near


@pytest.mark.parametrize(
    ("option", "cards"),
    [
        ("treasure", ["bear/treasure", "bear/treasure"]),
        ("conquest", ["bear/the_trials", "bear/warring_clans"]),
        ("dark_alliances", ["bear/ask", "bear/offer"]),
    ],
)
@pytest.mark.parametrize("value", ["on", "off"])
def test_r9_treasure_conquest_dark_alliances(
    preset: str, option: str, value: str, cards: list[str]
) -> None:
    """Each of the optional decks puts two cards of its kind into every empire's deck."""
    game = table(ruleset=preset, options={option: value}, begin="deploy")
    extra = cards if value == "on" else []
    assert deck(game, "bear") == sorted([*deck_of("bear"), *extra])
    assert all(len(deck(game, empire)) == 8 + len(extra) for empire in EMPIRES)


def test_r9_the_optional_decks_can_all_be_in_play(preset: str) -> None:
    """All three together make decks of fourteen."""
    options = dict.fromkeys(("treasure", "conquest", "dark_alliances"), "on")
    game = table(ruleset=preset, options=options, begin="deploy")
    assert all(len(deck(game, empire)) == 14 for empire in EMPIRES)
