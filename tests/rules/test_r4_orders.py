"""R4.4 and R4.5: adding banners and drawing cards."""

import random

import pytest

from tests.rules.table import (
    answer,
    at,
    banners,
    deck,
    deck_of,
    discarded,
    hand,
    offered,
    outcomes,
    refuses,
    reserve,
    table,
)
from warofwhispers import Game
from warofwhispers.content import EMPIRES, load_content

# Orders that add, with how many banners they bring an empire that holds its home and no more.
ADDING = [
    ("bear.sheriff", "add-1-per-farm", 2),
    ("bear.steward", "add-2", 2),
    ("bear.marshal", "add-1-per-fort", 4),
    ("eagle.sheriff", "add-2", 2),
    ("eagle.steward", "add-1-per-farm", 4),
    ("eagle.marshal", "add-1-per-fort", 2),
    ("elephant.sheriff", "add-1-per-farm", 2),
    ("elephant.steward", "add-2", 2),
    ("elephant.marshal", "add-1-per-fort", 3),
    ("lion.sheriff", "add-1-per-farm", 3),
    ("lion.steward", "add-2", 2),
    ("lion.marshal", "add-2-per-fort", 4),
    ("horse.sheriff", "add-1-per-farm", 2),
    ("horse.steward", "add-2", 2),
    ("horse.marshal", "add-1-per-fort", 2),
]

# Orders that draw, with how many cards they bring such an empire.
DRAWING = [
    ("bear.steward", "draw-per-2-farms", 1),
    ("eagle.steward", "draw-per-2-farms", 2),
    ("elephant.steward", "draw-per-3-forts", 1),
    ("lion.sheriff", "draw-1", 1),
    ("lion.steward", "draw-per-3-farms", 1),
    ("horse.steward", "draw-per-2-forts", 1),
]


def draw_all(game: Game, empire: str) -> int:
    """Let chance deal while a draw goes on; return how many cards came."""
    count = 0
    while game.decision.prompt == "draw":
        assert game.decision.player == "chance"
        assert all(card.startswith(f"{empire}/") for card in offered(game, "draw "))
        answer(game, game.decision.options[0])
        count += 1
    return count


@pytest.mark.parametrize(("position", "order", "number"), ADDING)
def test_r4_4_adds_as_many_as_the_order_and_the_icons_say(
    position: str, order: str, number: int
) -> None:
    """Each adding order brings its number, from the reserve to the map."""
    empire = position.split(".", maxsplit=1)[0]
    game = table(council={position: "raven"}, begin=position, banners={})
    answer(game, f"order {position} {order}")
    where = offered(game, "add ")[0]
    answer(game, *[f"add {where}"] * number)
    assert banners(game) == {where: (empire, number)}
    assert reserve(game, empire) == 20 - number
    assert game.decision.prompt == "swap"


def test_r4_4_icons_of_all_controlled_regions_count() -> None:
    """Conquered forts count, lost ones do not."""
    game = table(
        banners={"E2": ("bear", 1), "H3": ("bear", 2), "B1": ("lion", 1)},
        council={"bear.marshal": "raven"},
        begin="bear.marshal",
    )
    answer(game, "order bear.marshal add-1-per-fort", *["add B2"] * 5)  # B4, B5, B6, E2, H3
    assert at(game, "B2") == ("bear", 5)
    assert game.decision.prompt == "swap"


def test_r4_4_cities_are_no_farms() -> None:
    """Of a conquered region with city and farm only the icon asked for counts, once."""
    game = table(
        banners={"E7": ("horse", 1)}, council={"horse.sheriff": "raven"}, begin="horse.sheriff"
    )
    answer(game, "order horse.sheriff add-1-per-farm", *["add H1"] * 3)  # H7, H9, E7
    assert at(game, "H1") == ("horse", 3)
    assert game.decision.prompt == "swap"


def test_r4_4_each_banner_wherever_the_player_likes() -> None:
    """Two banners over six regions of one's own: every one of the 21 layouts, each once."""
    game = table(banners={}, council={"bear.steward": "raven"}, begin="bear.steward")
    answer(game, "order bear.steward add-2")
    found = outcomes(game)
    assert len(found) == len(set(found)) == 21


def test_r4_4_conquered_and_garrisoned_and_empty_home_regions_alike() -> None:
    """Any region the empire controls takes banners; others do not."""
    game = table(
        banners={"B4": 3, "H2": ("bear", 1), "B6": ("horse", 2)},
        council={"bear.steward": "raven"},
        begin="bear.steward",
    )
    answer(game, "order bear.steward add-2")
    assert offered(game, "add ") == ["B1", "B2", "B3", "B4", "B5", "H2"]
    refuses(game, "add B6", "R4.4")


def test_r4_4_a_short_reserve_gives_what_it_has() -> None:
    """With one banner left, four forts bring one."""
    game = table(
        banners={"B1": 4, "B2": 6, "B3": 4, "B5": 5},
        council={"bear.marshal": "raven"},
        begin="bear.marshal",
    )
    assert reserve(game, "bear") == 1
    answer(game, "order bear.marshal add-1-per-fort", "add B6")
    assert at(game, "B6") == ("bear", 1)
    assert reserve(game, "bear") == 0
    assert game.decision.prompt == "swap"


def test_r4_4_an_empty_reserve_gives_nothing() -> None:
    """Where the order may be chosen all the same, nothing is asked and nothing happens."""
    armies = {"B1": 4, "B2": 6, "B3": 4, "B5": 6}
    game = table(
        ruleset="eog", banners=armies, council={"bear.marshal": "raven"}, begin="bear.marshal"
    )
    answer(game, "order bear.marshal add-1-per-fort")
    assert {region: number for region, (_, number) in banners(game).items()} == armies
    assert game.decision.prompt == "swap"


def test_r4_4_the_only_region_takes_them_all() -> None:
    """An empire down to one region puts every banner there."""
    armies = {"B1": ("lion", 1), "B2": ("lion", 1), "B3": ("lion", 1), "B4": ("lion", 1)}
    game = table(
        banners=armies | {"B5": ("lion", 1)},
        council={"bear.steward": "raven"},
        begin="bear.steward",
    )
    answer(game, "order bear.steward add-2")
    assert at(game, "B6") == ("bear", 2)


def test_r4_4_refuses_a_region_of_another_empire_and_stopping() -> None:
    """Nothing is added to an enemy's region, and nothing is kept back."""
    game = table(council={"eagle.sheriff": "rat"}, begin="eagle.sheriff")
    answer(game, "order eagle.sheriff add-2")
    refuses(game, "add B4", "R4.4")
    refuses(game, "add X9", "R4.4")
    refuses(game, "pass", "R4.4")


@pytest.mark.parametrize(("position", "order", "number"), DRAWING)
def test_r4_5_draws_as_many_as_the_order_and_the_icons_say(
    position: str, order: str, number: int
) -> None:
    """Each drawing order brings its number of cards from its empire's deck to the controller."""
    empire = position.split(".", maxsplit=1)[0]
    game = table(council={position: "spider"}, begin=position)
    answer(game, f"order {position} {order}")
    assert draw_all(game, empire) == number
    assert len(hand(game, "spider")) == number
    assert len(deck(game, empire)) == 8 - number


@pytest.mark.parametrize(
    ("conquered", "cards"),
    [((), 1), (("E4",), 1), (("E4", "E6"), 2), (("E4", "E6", "L1", "L5"), 3)],
)
def test_r4_5_one_card_per_full_number_of_icons(conquered: tuple[str, ...], cards: int) -> None:
    """Three farms are one pair and no more."""
    game = table(
        banners=dict.fromkeys(conquered, ("bear", 1)),
        council={"bear.steward": "spider"},
        begin="bear.steward",
    )
    answer(game, "order bear.steward draw-per-2-farms")
    assert draw_all(game, "bear") == cards


def test_r4_5_too_few_icons_draw_nothing() -> None:
    """With one fort left out of three the Elephant's Steward draws no card."""
    game = table(
        banners={"P1": ("lion", 1), "P3": ("lion", 1)},
        council={"elephant.steward": "rat"},
        begin="elephant.steward",
    )
    answer(game, "order elephant.steward draw-per-3-forts")
    assert hand(game, "rat") == []
    assert game.decision.prompt == "swap"


def test_r4_5_cards_go_to_whoever_controls_the_position() -> None:
    """An agent further right draws for a vacant Steward."""
    game = table(council={"bear.chancellor": "rat"}, begin="bear.steward")
    answer(game, "order bear.steward draw-per-2-farms", "draw bear/lion")
    assert hand(game, "rat") == ["bear/lion"]


def test_r4_5_chance_may_draw_what_the_deck_holds() -> None:
    """A kind of which both cards are in hands cannot come."""
    game = table(
        council={"lion.sheriff": "raven"},
        begin="lion.sheriff",
        hands={"rat": ["lion/bear", "lion/bear", "lion/horse"]},
    )
    answer(game, "order lion.sheriff draw-1")
    assert offered(game, "draw ") == ["lion/eagle", "lion/elephant", "lion/horse"]
    refuses(game, "draw lion/bear", "R4.5")
    refuses(game, "draw bear/lion", "R4.5")
    refuses(game, "pass", "R4.5")


def test_r4_5_the_number_is_fixed_at_the_start_and_cards_come_one_at_a_time() -> None:
    """Two cards are two answers of chance, the second from what the first left."""
    game = table(
        council={"eagle.steward": "raven"},
        begin="eagle.steward",
        hands={"rat": ["eagle/bear", "eagle/lion", "eagle/lion", "eagle/horse", "eagle/horse"]},
    )
    answer(game, "order eagle.steward draw-per-2-farms")
    assert game.decision.about["left"] == 2
    assert offered(game, "draw ") == ["eagle/bear", "eagle/elephant"]
    answer(game, "draw eagle/bear")
    assert offered(game, "draw ") == ["eagle/elephant"]
    answer(game, "draw eagle/elephant")
    assert game.decision.prompt == "after_order"


def test_r4_5_a_deck_with_none_left_ends_the_draw() -> None:
    """Of two cards due, the one there is gets drawn."""
    cards = deck_of("eagle")
    game = table(
        council={"eagle.steward": "raven"}, begin="eagle.steward", hands={"rat": cards[1:]}
    )
    answer(game, "order eagle.steward draw-per-2-farms")
    assert draw_all(game, "eagle") == 1
    assert hand(game, "raven") == [cards[0]]
    assert deck(game, "eagle") == []


def test_r4_5_an_empty_deck_gives_nothing() -> None:
    """All eight cards in hands: the order may be chosen, and nothing comes."""
    game = table(
        council={"eagle.steward": "raven"}, begin="eagle.steward", hands={"rat": deck_of("eagle")}
    )
    answer(game, "order eagle.steward draw-per-2-farms")
    assert hand(game, "raven") == []
    assert game.decision.prompt == "discard"  # the rat holds too many


def test_r4_5_an_empty_deck_takes_in_its_discards() -> None:
    """In the middle of a draw the empty deck is made up from the discards, and goes on."""
    cards = deck_of("eagle")
    game = table(
        options={"spent": "discard"},
        council={"eagle.steward": "raven"},
        begin="eagle.steward",
        hands={"rat": cards[3:]},
        discards=[*cards[1:3], "bear/lion"],
    )
    answer(game, "order eagle.steward draw-per-2-farms")
    assert offered(game, "draw ") == [cards[0]]
    answer(game, f"draw {cards[0]}")
    assert offered(game, "draw ") == sorted(set(cards[1:3]))
    assert discarded(game) == ["bear/lion"]
    answer(game, f"draw {cards[1]}")
    assert deck(game, "eagle") == [cards[2]]


def test_r4_5_a_deck_with_cards_leaves_its_discards_alone() -> None:
    """Only a draw that finds nothing takes the discards in, and only when a card is due."""
    cards = deck_of("lion")
    game = table(
        options={"spent": "discard"},
        council={"lion.sheriff": "raven"},
        begin="lion.sheriff",
        hands={"rat": cards[2:]},
        discards=[cards[1]],
    )
    answer(game, "order lion.sheriff draw-1", f"draw {cards[0]}")
    assert discarded(game) == [cards[1]]
    assert deck(game, "lion") == []


@pytest.mark.parametrize("empire", EMPIRES)
def test_r4_5_what_is_drawn_is_seen_by_its_player_alone(empire: str) -> None:
    """Everyone sees the colour, only the drawer the card."""
    position = {"lion": "lion.sheriff"}.get(empire, f"{empire}.steward")
    game = table(council={position: "spider"}, begin=position)
    draw = next(option for option in game.decision.options if " draw" in option)
    answer(game, draw)
    card = offered(game, "draw ")[0]
    answer(game, f"draw {card}")
    seen = {
        society: next(e.card for e in game.events(society=society) if e.event == "drew")
        for society in ("raven", "spider", "rat", None)
    }
    assert seen == {"raven": None, "spider": card, "rat": None, None: None}
    assert list(game.observe("spider").hand or ()) == hand(game, "spider")
    assert game.observe("raven").hand == ()


# What each order that counts icons counts: the icon, and banners or cards for how many of them.
COUNTING = {
    "bear.sheriff add-1-per-farm": ("farm", 1, 1),
    "bear.marshal add-1-per-fort": ("fort", 1, 1),
    "bear.steward draw-per-2-farms": ("farm", 1, 2),
    "eagle.steward add-1-per-farm": ("farm", 1, 1),
    "eagle.steward draw-per-2-farms": ("farm", 1, 2),
    "elephant.steward draw-per-3-forts": ("fort", 1, 3),
    "lion.marshal add-2-per-fort": ("fort", 2, 1),
    "lion.steward draw-per-3-farms": ("farm", 1, 3),
    "horse.sheriff add-1-per-farm": ("farm", 1, 1),
    "horse.steward draw-per-2-forts": ("fort", 1, 2),
}


@pytest.mark.parametrize("order", COUNTING)
def test_r4_4_and_r4_5_count_icons_on_random_maps(order: str) -> None:
    """Whoever has conquered what: icons count with the empire that controls their region."""
    icon, number, every = COUNTING[order]
    position, text = order.split()
    empire = position.split(".", maxsplit=1)[0]
    regions = load_content().board.regions
    chance = random.Random(order)  # noqa: S311 - a fixed lot of maps
    for _ in range(20):
        armies = {
            region.id: (chance.choice((empire, *EMPIRES)), 1)
            for region in chance.sample(regions, 16)
        }
        home = {region.id: (EMPIRES[region.home], 0) for region in regions}
        held = {region for region, (holder, _) in (home | armies).items() if holder == empire}
        icons = sum(region.id in held and getattr(region, icon) for region in regions)
        game = table(banners=armies, council={position: "rat"}, begin=position)
        reserved, due = reserve(game, empire), icons * number // every
        answer(game, f"order {position} {text}")
        if text.startswith("draw"):
            assert draw_all(game, empire) == min(due, 8)
            continue
        while game.decision.prompt == "add":
            answer(game, game.decision.options[0])
        added = sum(e.number or 0 for e in game.events() if e.event == "added")
        assert added == min(due, reserved)
