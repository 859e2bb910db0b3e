"""R4.1 to R4.3: whose turn it is, who controls a position, and which orders may be chosen."""

from itertools import product

import pytest

from tests.rules.table import (
    answer,
    asked,
    at,
    banners,
    deck_of,
    hand,
    offered,
    price,
    refuses,
    table,
)
from warofwhispers import Game
from warofwhispers.content import (
    EMPIRES,
    POSITIONS,
    build_ruleset,
    content_of,
    councils_from_json,
    councils_to_json,
    load_content,
)

PLACES = [f"{empire}.{position}" for empire in EMPIRES for position in POSITIONS]

# Every region in the hands of another empire: where the Bear controls nothing at all.
NO_BEAR = dict.fromkeys(("B1", "B2", "B3", "B4", "B5", "B6"), ("lion", 1))

# All twenty of the Bear's banners on the map, none of them next to an enemy.
FULL_BEAR = {"B1": 4, "B2": 6, "B3": 10}

ORDERS = {
    "bear.sheriff": ["add-1-per-farm", "attack"],
    "bear.steward": ["draw-per-2-farms", "add-2"],
    "bear.marshal": ["add-1-per-fort", "attack"],
    "bear.chancellor": ["attack", "switch"],
    "eagle.sheriff": ["add-2"],
    "eagle.steward": ["draw-per-2-farms", "add-1-per-farm"],
    "eagle.marshal": ["add-1-per-fort", "attack"],
    "eagle.chancellor": ["attack", "switch"],
    "elephant.sheriff": ["add-1-per-farm"],
    "elephant.steward": ["draw-per-3-forts", "add-2"],
    "elephant.marshal": ["add-1-per-fort", "attack"],
    "elephant.chancellor": ["attack", "switch"],
    "lion.sheriff": ["add-1-per-farm", "draw-1"],
    "lion.steward": ["draw-per-3-farms", "add-2"],
    "lion.marshal": ["add-2-per-fort"],
    "lion.chancellor": ["attack", "switch"],
    "horse.sheriff": ["add-1-per-farm"],
    "horse.steward": ["draw-per-2-forts", "add-2"],
    "horse.marshal": ["add-1-per-fort", "attack"],
    "horse.chancellor": ["attack", "switch"],
}


def up(game: Game) -> str:
    """Return the position that is up."""
    return str(game.decision.about["position"])


def finish(game: Game) -> list[tuple[str | None, str]]:
    """Answer every question of the empires' turns somehow; give who gave each order, and where."""
    acted = []
    while game.decision.prompt not in ("swap", "discard") and not game.over:
        decision = game.decision
        if decision.prompt == "act":
            acted.append((decision.player, str(decision.about["position"])))
        answer(game, decision.options[0])
    return acted


def test_r4_1_empires_in_order_and_positions_from_sheriff_to_chancellor() -> None:
    """With an agent on every Chancellor all twenty positions act, in the board's order."""
    council = {f"{empire}.chancellor": "raven" for empire in EMPIRES}
    game = table(council=council)
    assert finish(game) == [("raven", place) for place in PLACES]


def test_r4_1_an_agent_that_comes_to_sit_behind_the_tracker_waits() -> None:
    """The tracker does not go back: a switch to the Sheriff gives its one order and no second."""
    game = table(
        banners={"B6": 3},
        council={"bear.chancellor": "raven", "eagle.sheriff": "rat"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.sheriff")
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert asked(game) == ("rat", "act")


def test_r4_1_refuses_an_order_of_another_position() -> None:
    """When the Sheriff is up, the Marshal's order is not."""
    game = table(council={"bear.marshal": "raven"})
    refuses(game, "order bear.marshal attack", "R4.3")
    refuses(game, "order eagle.sheriff add-2", "R4.3")


def test_r4_2_own_agent_controls_its_position() -> None:
    """Four agents on a council are asked one after the other."""
    council = dict(zip(PLACES, ("raven", "spider", "rat", "serpent"), strict=False))
    game = table(4, council=council)
    assert finish(game) == [(society, place) for place, society in council.items()]


def test_r4_2_vacant_positions_go_to_the_next_agent_to_the_right() -> None:
    """The nearest agent towards the Chancellor acts for the vacant positions before it."""
    game = table(council={"bear.steward": "raven", "bear.chancellor": "rat"})
    assert finish(game) == [
        ("raven", "bear.sheriff"),
        ("raven", "bear.steward"),
        ("rat", "bear.marshal"),
        ("rat", "bear.chancellor"),
    ]


def test_r4_2_nobody_to_the_right_means_nobody_acts() -> None:
    """Positions right of the last agent do nothing; its council ends there."""
    game = table(council={"bear.sheriff": "raven", "eagle.steward": "rat"})
    assert finish(game) == [
        ("raven", "bear.sheriff"), ("rat", "eagle.sheriff"), ("rat", "eagle.steward"),
    ]  # fmt: skip


def test_r4_2_control_ends_with_the_council() -> None:
    """An agent of the next empire does not act for a vacant Chancellor before it."""
    game = table(council={"eagle.sheriff": "raven"})
    assert finish(game) == [("raven", "eagle.sheriff")]


def test_r4_2_on_every_seating_of_a_council() -> None:
    """All 81 ways to seat two players on a council: each position is its right neighbour's."""
    for seating in product((None, "raven", "rat"), repeat=4):
        council = {place: who for place, who in zip(PLACES, seating, strict=False) if who}
        expected = []
        for i, place in enumerate(PLACES[:4]):
            at_or_right = [who for who in seating[i:] if who]
            if at_or_right:
                expected.append((at_or_right[0], place))
        assert finish(table(council=council)) == expected


def test_r4_2_controlled_positions_end_with_the_last_agent() -> None:
    """Whatever stands before it has somebody to act for it, whatever comes after has nobody."""
    others = {"bear.chancellor": "raven", "elephant.sheriff": "rat"}
    eagle = PLACES[4:8]
    for seating in product((None, "raven", "rat"), repeat=4):
        council = {place: who for place, who in zip(eagle, seating, strict=True) if who}
        s = table(council={**others, **council}).state
        ends = [position for position in range(4, 8) if s.agent_for(position) >= 0]
        assert list(range(4, s.controlled_end(1))) == ends


def test_r4_2_no_agents_no_turns() -> None:
    """With nobody on any council the round ends without an order."""
    game = table()
    assert asked(game)[1] == "swap"


def test_r4_2_no_card_window_where_nobody_controls() -> None:
    """A hand full of cards does not help where one has no agent to the right."""
    game = table(
        council={"bear.sheriff": "raven"}, begin="bear.steward", hands={"raven": deck_of("horse")}
    )
    assert asked(game) == ("raven", "discard")


def test_r4_2_control_is_looked_up_when_the_position_comes_up() -> None:
    """An agent taken off the council by a card leaves the later positions to who is left."""
    game = table(
        council={"bear.steward": "raven", "bear.chancellor": "rat"}, hands={"raven": ["eagle/bear"]}
    )
    answer(game, "play relocate_agent eagle/bear", "move lion.marshal")
    answer(game, "order lion.marshal add-2-per-fort", *["add L1"] * 4)
    assert asked(game) == ("rat", "act")
    assert up(game) == "bear.steward"


def test_r4_2_the_agents_owner_is_asked_whoever_is_first() -> None:
    """The first-player marker is no matter in the councils."""
    game = table(council={"bear.marshal": "spider"}, first="rat")
    assert asked(game) == ("spider", "act")
    assert game.decision.about["agent"] == "bear.marshal"


@pytest.mark.parametrize("position", PLACES)
def test_r4_3_the_orders_of_each_position(position: str) -> None:
    """Every position offers its own orders, one of which is carried out."""
    game = table(council={position: "raven"}, begin=position)
    assert offered(game, f"order {position} ") == ORDERS[position]
    assert len(offered(game)) == len(ORDERS[position])


def test_r4_3_exactly_one_order() -> None:
    """After one order the next position is up; nobody may choose none."""
    game = table(council={"bear.steward": "raven"})
    refuses(game, "pass", "R4.3")
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert up(game) == "bear.steward"
    refuses(game, "order bear.sheriff attack", "R4.3")


def test_r4_3_in_full() -> None:
    """All banners are added before anything else happens; stopping half-way is refused."""
    game = table(council={"bear.steward": "raven"}, begin="bear.steward")
    answer(game, "order bear.steward add-2", "add B4")
    assert asked(game) == ("raven", "add")
    refuses(game, "pass", "R4.4")
    refuses(game, "count 0", "R4.4")


@pytest.mark.parametrize(
    ("mode", "orders"),
    [
        ("allowed", ["add-1-per-farm", "attack"]),
        ("recruit_barred", ["attack"]),
        ("target_barred", ["add-1-per-farm"]),
    ],
)
def test_r4_3_orders_without_effect(mode: str, orders: list[str]) -> None:
    """An empty reserve and no target: both, all but adding, or all but the attack."""
    game = table(
        options={"null_orders": mode},
        banners=FULL_BEAR,
        council={"bear.sheriff": "raven", "eagle.sheriff": "rat"},
    )
    assert offered(game, "order bear.sheriff ") == orders


@pytest.mark.parametrize("mode", ["allowed", "recruit_barred"])
def test_r4_3_an_attack_without_target_is_an_order_without_effect(mode: str) -> None:
    """Where that may be chosen, the attack is over at once and the next position is up."""
    game = table(
        options={"null_orders": mode},
        banners=FULL_BEAR,
        council={"bear.steward": "raven"},
    )
    before = banners(game)
    answer(game, "order bear.sheriff attack")
    assert banners(game) == before
    assert "no_attack" in [event.event for event in game.events()]
    assert up(game) == "bear.steward"


@pytest.mark.parametrize("mode", ["allowed", "recruit_barred"])
def test_r4_3_an_attack_without_an_army_is_an_order_without_effect(mode: str) -> None:
    """The Horse at the start has no banner to attack with."""
    game = table(
        options={"null_orders": mode}, council={"horse.marshal": "rat"}, begin="horse.marshal"
    )
    answer(game, "order horse.marshal attack")
    assert asked(game)[1] == "swap"


def test_r4_3_barred_attack_needs_source_and_target() -> None:
    """No army, or only single banners in conquered regions, or no enemy next to one: no attack."""
    single = {"E1": ("horse", 1), "L3": ("horse", 1)}
    inland: dict[str, tuple[str, int]] = {"H9": ("horse", 3)}
    for armies in ({}, single, inland):
        game = table(
            ruleset="competitive",
            banners=armies,
            council={"horse.marshal": "rat"},
            begin="horse.marshal",
        )
        assert offered(game) == ["order horse.marshal add-1-per-fort"]
        refuses(game, "order horse.marshal attack", "R4.3")


def test_r4_3_barred_draw_of_nothing_may_be_chosen() -> None:
    """With too few icons, or no card left, a player may draw nothing."""
    one_farm = table(
        options={"null_orders": "target_barred"},
        banners={"B5": ("lion", 1)},
        council={"bear.steward": "raven", "eagle.sheriff": "rat"},
        begin="bear.steward",
    )
    no_cards = table(
        options={"null_orders": "target_barred"},
        council={"bear.steward": "raven", "eagle.sheriff": "rat"},
        begin="bear.steward",
        hands={"spider": deck_of("bear")},
    )
    for game in (one_farm, no_cards):
        answer(game, "order bear.steward draw-per-2-farms")
        assert game.state.hand_size[0] == 0
        assert asked(game) == ("rat", "act")


def test_r4_3_barred_add_of_nothing_may_be_chosen() -> None:
    """With no icon to count, an empty reserve or no region at all, one simply adds none."""
    no_farm = table(
        options={"null_orders": "target_barred"},
        banners={"B2": ("lion", 1), "B5": ("lion", 1), "B6": 2},
        council={"bear.sheriff": "raven", "bear.steward": "rat"},
    )
    full = table(
        options={"null_orders": "target_barred"},
        banners=FULL_BEAR,
        council={"bear.sheriff": "raven", "bear.steward": "rat"},
    )
    no_region = table(
        options={"null_orders": "target_barred"},
        banners=dict(NO_BEAR),
        council={"bear.sheriff": "raven", "bear.steward": "rat"},
    )
    for game in (no_farm, full, no_region):
        before = banners(game)
        answer(game, "order bear.sheriff add-1-per-farm")
        assert banners(game) == before
        assert asked(game) == ("rat", "act")


def test_r4_3_barred_a_chancellor_without_target_or_partner_is_idle() -> None:
    """Nothing to attack and nobody to change places with: the next council is up."""
    game = table(
        options={"null_orders": "target_barred", "switch": "agents"},
        banners=FULL_BEAR,
        council={"bear.chancellor": "raven", "eagle.sheriff": "rat"},
        begin="bear.chancellor",
    )
    assert asked(game) == ("rat", "act")
    assert "idle" in [event.event for event in game.events()]


def test_r4_3_barred_does_not_bar_the_smallest_attack() -> None:
    """One banner that may leave, one enemy region beside it."""
    game = table(
        options={"null_orders": "target_barred"},
        banners={"H2": ("bear", 2)},
        council={"bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    assert "order bear.chancellor attack" in offered(game)


@pytest.mark.parametrize("mode", ["allowed", "recruit_barred", "target_barred"])
def test_r4_3_an_empire_without_any_region_adds_nothing(mode: str) -> None:
    """Its banners stay in reserve; then play goes on."""
    game = table(
        options={"null_orders": mode},
        banners=dict(NO_BEAR),
        council={"bear.steward": "raven", "eagle.sheriff": "rat"},
        begin="bear.steward",
    )
    assert offered(game, "order bear.steward ") == ["draw-per-2-farms", "add-2"]
    answer(game, "order bear.steward add-2")
    assert asked(game) == ("rat", "act")
    assert banners(game) == NO_BEAR


def test_r4_3_recruit_barred_with_a_single_banner_left() -> None:
    """One banner in reserve is enough to choose adding."""
    armies = {"B1": 4, "B2": 6, "B3": 9}
    game = table(banners=armies, council={"bear.sheriff": "raven"})
    assert offered(game, "order bear.sheriff ") == ["add-1-per-farm", "attack"]


def test_r4_3_recruit_barred_does_not_bar_adding_for_no_icons() -> None:
    """With a reserve, adding per farm without a farm may be chosen: it just adds nothing."""
    game = table(
        banners={"B2": ("lion", 1), "B5": ("lion", 1), "B6": 2},
        council={"bear.sheriff": "raven", "eagle.sheriff": "rat"},
    )
    answer(game, "order bear.sheriff add-1-per-farm")
    assert asked(game) == ("rat", "act")


def test_r4_3_no_order_left_without_cards_is_no_question() -> None:
    """The Eagle's Sheriff with an empty reserve has nothing to choose and is passed over."""
    game = table(
        banners={"E1": 6, "E3": 4, "E4": 6, "E7": 4},
        council={"eagle.steward": "raven"},
        begin="eagle.sheriff",
    )
    assert up(game) == "eagle.steward"
    assert [event.position for event in game.events() if event.event == "idle"] == ["eagle.sheriff"]


def test_r4_3_no_order_left_with_cards_is_asked_all_the_same() -> None:
    """Whoever holds a card is asked, whatever it is; having passed there is no after window."""
    game = table(
        banners={"E1": 6, "E3": 4, "E4": 6, "E7": 4},
        council={"eagle.steward": "raven"},
        begin="eagle.sheriff",
        hands={"raven": ["bear/lion"]},  # good for nothing before an order
    )
    assert up(game) == "eagle.sheriff"
    assert offered(game) == ["pass"]
    refuses(game, "order eagle.sheriff add-2", "R4.3")
    answer(game, "pass")
    assert up(game) == "eagle.steward"


def test_r4_3_a_card_may_make_an_order_possible() -> None:
    """In the before window one's own banners can be killed so that there is a reserve to add."""
    game = table(
        banners={"E1": 6, "E3": 4, "E4": 6, "E7": 4},
        council={"eagle.sheriff": "raven"},
        begin="eagle.sheriff",
        hands={"raven": ["bear/eagle", "eagle/bear"]},
    )
    assert offered(game, "order ") == []
    answer(game, "play mercenaries bear/eagle+eagle/bear", "at E3", "count 2")
    assert offered(game) == ["order eagle.sheriff add-2"]
    answer(game, "order eagle.sheriff add-2", "add E3", "add E3")
    assert at(game, "E3") == ("eagle", 4)
    assert hand(game, "raven") == []


def test_r4_3_with_an_order_to_choose_a_card_holder_may_not_pass() -> None:
    """Cards are played around the order, never in place of one."""
    game = table(council={"bear.sheriff": "raven"}, hands={"raven": ["horse/lion"]})
    assert "pass" not in offered(game)
    refuses(game, "pass", "R4.3")


def test_r4_3_barred_attack_through_armada_alone_must_use_it() -> None:
    """Chosen for its card alone, the attack cannot be let go before the card is played."""
    game = table(
        options={"null_orders": "target_barred"},
        banners=FULL_BEAR,
        council={"bear.sheriff": "raven"},
        hands={"raven": ["eagle/horse", "horse/eagle"]},
    )
    assert offered(game, "order bear.sheriff ") == ["add-1-per-farm", "attack"]
    answer(game, "order bear.sheriff attack")
    assert offered(game) == ["play armada eagle/horse+horse/eagle"]
    refuses(game, "pass", "R5.1")
    answer(game, "play armada eagle/horse+horse/eagle")
    assert offered(game, "from ") == ["B1", "B2", "B3"]


@pytest.mark.parametrize("ruleset", ["first", "eog", "second"])
def test_r4_3_elsewhere_an_attack_without_target_may_be_let_go(ruleset: str) -> None:
    """Where orders without effect may be chosen, nobody must spend a card for one."""
    game = table(
        ruleset=ruleset,
        banners={"B1": 4, "B2": 6, "B3": 9},
        council={"bear.sheriff": "raven"},
        hands={"raven": ["eagle/horse", "horse/eagle"]},
    )
    answer(game, "order bear.sheriff attack")
    assert offered(game) == ["play armada eagle/horse+horse/eagle", "pass"]
    answer(game, "pass")
    assert asked(game) == ("raven", "after_order")


@pytest.mark.parametrize("ruleset", ["first", "eog", "second", "competitive"])
def test_r4_3_switch_needs_somewhere_to_go(ruleset: str) -> None:
    """Alone in the council one cannot change places, unless any position will do."""
    game = table(ruleset=ruleset, council={"bear.chancellor": "rat"}, begin="bear.chancellor")
    both = ["attack", "switch"] if ruleset == "second" else ["attack"]
    assert offered(game, "order bear.chancellor ") == both


def test_r4_3_orders_tell_nothing_of_the_cards() -> None:
    """Two different hands of one colour are asked the same question in the same place."""
    for card in ("bear/lion", "bear/eagle", "bear/horse"):
        game = table(
            ruleset="competitive",
            banners=FULL_BEAR,
            council={"bear.sheriff": "raven", "eagle.sheriff": "rat"},
            hands={"raven": [card]},
        )
        assert asked(game) == ("raven", "act")
        assert up(game) == "bear.sheriff"


# -- rules version 1 ----------------------------------------------------------------------------


def test_r4_3_version_1_barred_every_order_without_effect() -> None:
    """With every banner on the map and nobody to attack there was nothing to choose but to rest."""
    first = build_ruleset("second", {"null_orders": "barred"}, 1)
    game = table(
        ruleset=first,
        banners=FULL_BEAR,
        council={"bear.sheriff": "raven"},
        hands={"raven": ["bear/lion"]},
        begin="bear.sheriff",
    )
    assert (offered(game, "order"), "pass" in offered(game)) == ([], True)


@pytest.mark.parametrize(
    ("value", "rules", "rest"), [("barred", 1, []), ("target_barred", 2, ["pass"])]
)
def test_r4_3_version_1_took_a_switch_for_an_order_where_none_leads_to_another(
    value: str, rules: int, rest: list[str]
) -> None:
    """Where the position reached has a switch, and an attack by a strike alone, nobody rested.

    The councils of the game have no such position; a table's own may.
    """
    builtin = load_content()
    councils = councils_to_json(builtin.councils)
    councils["chart"]["bear"][0] = [{"do": "attack"}, {"do": "switch"}]
    game = table(
        ruleset=build_ruleset("second", {"null_orders": value}, rules),
        content=content_of(builtin.board, councils_from_json(councils, "test")),
        banners={"B1": 2},
        council={"bear.chancellor": "raven", "bear.sheriff": "spider"},
        hands={"raven": price("strike_empty")},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.sheriff")
    assert offered(game) == ["order bear.sheriff attack", *rest]
