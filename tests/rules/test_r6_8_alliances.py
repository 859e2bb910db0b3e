"""R6.8: dark alliances, asked of the others and answered by the one whose order it is."""

from typing import Any

import pytest

from tests.rules.table import (
    agent,
    answer,
    asked,
    at,
    deck,
    hand,
    offered,
    playable,
    refuses,
    reserve,
    table,
)
from warofwhispers import Game
from warofwhispers.content import Society
from warofwhispers.facts.shapes import PlayerView

ON = {"dark_alliances": "on"}
EMPIRES = ("bear", "eagle", "elephant", "lion", "horse")


def opened(
    hands: dict[str, list[str]],
    council: dict[str, str] | None = None,
    begin: str = "bear.marshal",
    players: int = 3,
    **options: str,
) -> Game:
    """Let the raven's Bear Marshal come up while others hold cards."""
    return table(
        players,
        options=ON | options,
        council={"bear.marshal": "raven"} | (council or {}),
        hands=hands,
        begin=begin,
    )


def accepted(card: str, council: dict[str, str] | None = None, **more: Any) -> Game:  # noqa: ANN401 - whatever `table` takes
    """Let the spider ask with a card and the raven accept; return the game at the order."""
    game = table(
        options=ON,
        council={"bear.marshal": "raven"} | (council or {}),
        hands={"spider": [card]},
        begin="bear.marshal",
        **more,
    )
    answer(game, f"propose {card}", "accept")
    return game


def offered_to(card: str, council: dict[str, str] | None = None, **more: Any) -> Game:  # noqa: ANN401 - whatever `table` takes
    """Let the spider offer with a card to the raven's attack, 1 from Wolfgate to Talon Pass."""
    game = table(
        options=ON,
        banners={"B4": 1, "E2": 2},
        council={"bear.marshal": "raven"} | (council or {}),
        hands={"spider": [card]},
        begin="bear.marshal",
        **more,
    )
    answer(game, "pass", "order bear.marshal attack", "from B4", "to E2", "count 1")
    answer(game, f"propose {card}", "accept")
    return game


def known(game: Game, viewer: str | None, society: Society) -> PlayerView:
    """Return what a viewer knows of a society."""
    return game.observe(viewer).players[society]


def happened(game: Game) -> list[object]:
    """Name the events so far."""
    return [event.event for event in game.events()]


# -- the question ----------------------------------------------------------------------------------


def test_r6_8_two_in_each_deck() -> None:
    """An ask and an offer each, with the option on."""
    game = table(options=ON)
    for empire in EMPIRES:
        assert {f"{empire}/ask", f"{empire}/offer"} <= set(deck(game, empire))
    assert table().state.deck_size == [8] * 5


def test_r6_8_others_are_asked_clockwise_whoever_holds_any_card() -> None:
    """What they hold does not matter, only that they do; the rat with none is passed over."""
    game = opened({"serpent": ["bear/lion"], "spider": ["horse/ask"]}, players=4)
    assert asked(game) == ("spider", "alliance")
    answer(game, "pass")
    assert asked(game) == ("serpent", "alliance")
    assert offered(game) == ["pass", "hold order", "hold round"]
    answer(game, "pass")
    assert asked(game) == ("raven", "act")


def test_r6_8_nobody_is_asked_with_the_option_off_or_without_cards() -> None:
    """No cards, no question."""
    assert asked(opened({})) == ("raven", "act")
    game = table(
        council={"bear.marshal": "raven"}, hands={"spider": ["bear/lion"]}, begin="bear.marshal"
    )
    assert asked(game) == ("raven", "act")


def test_r6_8_the_owner_is_not_asked() -> None:
    """One does not ally with oneself."""
    assert asked(opened({"raven": ["bear/ask"]})) == ("raven", "act")


def test_r6_8_once_per_order_not_once_per_card() -> None:
    """Two asks in hand: one question, both on offer; after it the order goes on."""
    game = opened({"spider": ["bear/ask", "lion/ask", "lion/offer"]})
    assert offered(game) == ["pass", "propose bear/ask", "propose lion/ask", "hold order",
                             "hold round"]  # fmt: skip
    refuses(game, "propose lion/offer", "R6.8")
    answer(game, "propose bear/ask", "decline")
    assert asked(game) == ("raven", "act")


def test_r6_8_declined_goes_back_to_hand_seen_by_all() -> None:
    """The card is known now and still there; the next one is asked."""
    game = opened({"spider": ["bear/ask"], "rat": ["lion/bear"]})
    answer(game, "propose bear/ask")
    assert asked(game) == ("raven", "answer")
    assert offered(game) == ["accept", "decline"]
    answer(game, "decline")
    assert hand(game, "spider") == ["bear/ask"]
    assert asked(game) == ("rat", "alliance")
    shown = [event for event in game.events(society="rat") if event.event == "proposed"]
    assert shown[0].card == "bear/ask"


def test_r6_8_at_most_one_is_accepted() -> None:
    """Once the spider's is, the rat is not asked."""
    game = opened({"spider": ["bear/ask"], "rat": ["lion/ask"]})
    answer(game, "propose bear/ask", "accept")
    assert asked(game) == ("spider", "act")


def test_r6_8_no_order_no_question() -> None:
    """Nothing may be chosen and the owner has no card: there is no order to ask for."""
    game = table(
        options=ON,
        banners={"E1": 6, "E4": 6, "E6": 6, "E2": 2},
        council={"eagle.sheriff": "raven", "horse.sheriff": "raven"},
        hands={"spider": ["bear/ask"]},
        begin="eagle.sheriff",
    )
    assert asked(game) == ("spider", "alliance")
    assert game.state.tracker == 16


# -- standing answers ------------------------------------------------------------------------------


def test_r6_8_not_for_this_order() -> None:
    """No offer is asked for in that order either; in the next the question comes again."""
    game = opened({"spider": ["bear/offer"]}, begin="bear.sheriff")
    answer(game, "hold order", "order bear.sheriff attack", "from B4", "to E2", "count 1")
    assert asked(game) == ("spider", "alliance")
    assert game.state.tracker == 1


def test_r6_8_not_this_round_and_clear_it() -> None:
    """Quiet until the round ends, or until the one who said so listens again."""
    game = table(
        options=ON,
        council={"bear.sheriff": "raven", "bear.steward": "spider", "bear.marshal": "raven",
                 "bear.chancellor": "raven"},
        hands={"spider": ["bear/ask"]},
        begin="bear.sheriff",
    )  # fmt: skip
    answer(game, "hold round")
    assert known(game, "rat", "spider").standing == "round"
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert asked(game) == ("spider", "act")
    assert "listen" in offered(game)
    answer(game, "listen")
    assert "listen" not in offered(game)
    answer(game, "order bear.steward add-2", "add B1", "add B1", "pass")
    assert asked(game) == ("spider", "alliance")


def test_r6_8_standing_answers_end_with_the_round() -> None:
    """The next round asks anew."""
    game = table(
        2,
        options=ON,
        council={"horse.chancellor": "raven", "bear.sheriff": "raven"},
        hands={"spider": ["bear/ask"]},
        begin="horse.chancellor",
    )
    answer(game, "hold round", "order horse.chancellor attack")
    assert game.decision.prompt == "swap"
    assert game.state.standing == [0, 0]


# -- ask -------------------------------------------------------------------------------------------


def test_r6_8_ask_the_ally_carries_out_the_order() -> None:
    """The spider makes every choice, for the Bear; the card is spent."""
    game = accepted("lion/ask")
    assert asked(game) == ("spider", "act")
    assert hand(game, "spider") == []
    assert "lion/ask" in deck(game, "lion")
    answer(game, "order bear.marshal add-1-per-fort")
    assert asked(game) == ("spider", "add")


def test_r6_8_ask_the_ally_draws_the_cards() -> None:
    """What the order draws is the ally's."""
    game = table(
        options=ON,
        council={"lion.sheriff": "raven"},
        hands={"spider": ["elephant/ask"]},
        begin="lion.sheriff",
    )
    answer(game, "propose elephant/ask", "accept", "order lion.sheriff draw-1", "draw lion/bear")
    assert hand(game, "spider") == ["lion/bear"]
    assert hand(game, "raven") == []


def test_r6_8_ask_only_the_ally_plays_cards_around_it() -> None:
    """Before and after; but not to act elsewhere instead: it is this order that was asked for."""
    game = table(
        options=ON,
        council={"bear.marshal": "raven", "horse.sheriff": "spider"},
        hands={"spider": ["elephant/ask", "horse/bear", "eagle/bear", "lion/bear"],
               "raven": ["horse/lion"]},
        begin="bear.marshal",
    )  # fmt: skip
    answer(game, "propose elephant/ask", "accept")
    assert asked(game) == ("spider", "act")
    assert playable(game) == {"march"}
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert asked(game) == ("spider", "after_order")
    answer(game, "pass")
    assert asked(game) == ("raven", "price_add")


def test_r6_8_ask_for_a_switch_moves_the_owners_agent() -> None:
    """The ally chooses; the agent that sits there is the one that moves, and stays its owner's."""
    game = table(
        options=ON,
        council={"bear.chancellor": "raven"},
        hands={"spider": ["lion/ask"]},
        begin="bear.chancellor",
    )
    answer(game, "propose lion/ask", "accept", "order bear.chancellor switch", "move bear.sheriff")
    assert agent(game, "bear.sheriff") == "raven"
    assert asked(game) == ("spider", "reached")


# -- offer -----------------------------------------------------------------------------------------


def test_r6_8_offer_adds_four_to_the_attack() -> None:
    """One and four against two in Talon Pass with its fort: two stand."""
    game = offered_to("lion/offer")
    answer(game, "reveal opposed")
    assert at(game, "E2") == ("bear", 2)
    assert hand(game, "spider") == []


def test_r6_8_offer_short_reserve_gives_what_it_has() -> None:
    """Two left in the reserve: two join."""
    game = table(
        options=ON,
        banners={"B4": 6, "B5": 6, "B6": 6, "E2": 5},
        council={"bear.marshal": "raven"},
        hands={"spider": ["lion/offer"]},
        begin="bear.marshal",
    )
    answer(game, "pass", "order bear.marshal attack", "from B4", "to E2", "count 6")
    answer(game, "propose lion/offer", "accept")
    assert reserve(game, "bear") == 0
    answer(game, "reveal opposed")
    assert at(game, "E2") == ("bear", 2)


def test_r6_8_offer_nothing_in_the_reserve_no_question() -> None:
    """There is nothing to offer, and everyone can see it."""
    game = table(
        options=ON,
        banners={"B4": 6, "B5": 6, "B6": 6, "B3": 2, "E2": 5},
        council={"bear.marshal": "raven", "horse.sheriff": "raven"},
        hands={"spider": ["lion/offer"]},
        begin="bear.marshal",
    )
    answer(game, "pass", "order bear.marshal attack", "from B4", "to E2", "count 6")
    assert asked(game) == ("spider", "alliance")
    assert game.state.tracker == 16


def test_r6_8_offers_are_asked_for_once_in_an_order() -> None:
    """An attack pressed on is part of the same order."""
    game = table(
        options=ON,
        banners={"B4": 6, "E2": 1},
        council={"bear.marshal": "raven"},
        hands={"spider": ["lion/offer"], "raven": ["bear/lion"]},
        begin="bear.marshal",
    )
    answer(game, "pass", "order bear.marshal attack", "from B4", "to E2", "count 6")
    assert asked(game) == ("spider", "offer")
    answer(game, "pass", "pass", "play extra_attack bear/lion", "from E2", "to E3", "count 1")
    assert at(game, "E3") == ("bear", 1)
    assert happened(game).count("proposed") == 0
    assert asked(game) != ("spider", "offer")


# -- prices ----------------------------------------------------------------------------------------


def test_r6_8_price_bear_an_agent_comes_back() -> None:
    """Of an ask the ally's, after the order; of an offer the attacker's."""
    game = accepted("bear/ask", {"lion.sheriff": "spider", "horse.sheriff": "spider"})
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert asked(game) == ("spider", "price_retrieve")
    answer(game, "retrieve lion.sheriff")
    assert agent(game, "lion.sheriff") is None
    game = offered_to("bear/offer")
    assert asked(game) == ("raven", "price_retrieve")


def test_r6_8_price_bear_waived_without_an_agent() -> None:
    """The spider has none on the board."""
    game = accepted("bear/ask", {"horse.sheriff": "raven"})
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert "waived" in happened(game)
    assert game.state.tracker == 16


def test_r6_8_price_bear_takes_field_agents_too() -> None:
    """An agent in a region is an agent on the board."""
    game = accepted("bear/ask", field={"spider": ["H4"]})
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert offered(game) == ["retrieve H4"]


def test_r6_8_price_eagle_two_cards_from_any_decks() -> None:
    """Of an ask the owner draws; each deck is chosen anew."""
    game = accepted("eagle/ask")
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert asked(game) == ("raven", "price_deck")
    assert offered(game, "empire ") == list(EMPIRES)
    answer(game, "empire lion", "draw lion/bear", "empire horse", "draw horse/offer")
    assert hand(game, "raven") == ["horse/offer", "lion/bear"]
    game = offered_to("eagle/offer")
    assert asked(game) == ("spider", "price_deck")


def test_r6_8_price_eagle_conquest_interrupts_it() -> None:
    """A conquest card drawn for a price is resolved by whoever draws, before the next."""
    game = table(
        options=ON | {"conquest": "on"},
        banners={"B4": 1, "E2": 2, "L2": 2},
        council={"bear.marshal": "raven"},
        hands={"spider": ["eagle/offer"]},
        begin="bear.marshal",
    )
    answer(game, "pass", "order bear.marshal attack", "from B4", "to E2", "count 1")
    answer(game, "propose eagle/offer", "accept", "empire lion", "draw lion/plague")
    assert asked(game) == ("spider", "conquest")
    answer(game, "half control", "at L2")
    assert asked(game) == ("spider", "price_deck")


def test_r6_8_price_elephant_four_friendly_banners() -> None:
    """To any region whose empire has some: of an ask by the owner, of an offer by the ally."""
    game = accepted("elephant/ask")
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert asked(game) == ("raven", "price_add")
    answer(game, "at H1")
    assert at(game, "H1") == ("horse", 4)
    game = offered_to("elephant/offer")
    assert asked(game) == ("spider", "price_add")


def test_r6_8_price_lion_a_loyalty_is_turned_up() -> None:
    """It never moves again, and counts as no swap."""
    game = accepted("lion/ask")
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert asked(game) == ("spider", "price_reveal")
    answer(game, "reveal devout")
    seen = known(game, "raven", "spider")
    assert seen.loyalties[0] == "eagle"
    assert seen.face_up == (True, False, False, False, False)
    assert seen.swaps == 0
    assert asked(game) == ("spider", "swap")
    assert not [option for option in offered(game, "swap ") if "devout" in option]


def test_r6_8_price_lion_waived_when_all_are_up() -> None:
    """Nothing left to turn."""
    slots = ["devout", "dutiful", "affiliated", "unallied", "opposed"]
    game = offered_to("lion/offer", face_up={"raven": slots})
    assert "waived" in happened(game)
    assert at(game, "E2") == ("bear", 2)


def test_r6_8_price_horse_agents_change_places() -> None:
    """Of an ask the owner may trade one of theirs for one of the ally's, or leave it."""
    game = accepted("horse/ask", {"lion.sheriff": "spider"})
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert asked(game) == ("raven", "price_own")
    assert offered(game) == ["pass", "from bear.marshal"]
    answer(game, "from bear.marshal")
    assert offered(game) == ["to lion.sheriff"]
    answer(game, "to lion.sheriff")
    assert agent(game, "bear.marshal") == "spider"
    assert agent(game, "lion.sheriff") == "raven"


def test_r6_8_price_horse_may_be_left() -> None:
    """They may, they need not."""
    game = offered_to("horse/offer", {"lion.sheriff": "spider"})
    assert asked(game) == ("spider", "price_own")
    answer(game, "pass")
    assert at(game, "E2") == ("bear", 2)


def test_r6_8_price_horse_moves_field_agents_within_their_limits() -> None:
    """Never two of one player in a region, never more than two in the field (R3.3)."""
    game = offered_to(
        "horse/offer",
        {"lion.sheriff": "spider"},
        field={"raven": ["H1", "H2"], "spider": ["H1", "H4"]},
    )
    # The Sheriff may not go to the field, where two are; the agent in H1 has nobody to trade with.
    assert offered(game) == ["pass", "from lion.sheriff", "from H4"]
    answer(game, "from lion.sheriff")
    assert offered(game) == ["to bear.marshal"]


def test_r6_8_price_horse_field_for_field() -> None:
    """A field agent may trade with one elsewhere, not into a region where its player is."""
    game = offered_to("horse/offer", field={"raven": ["H1", "H2"], "spider": ["H1", "H4"]})
    answer(game, "from H4")
    assert offered(game) == ["to H2"]
    answer(game, "to H2")
    assert known(game, None, "spider").field == ("H1", "H2")
    assert known(game, None, "raven").field == ("H1", "H4")


def test_r6_8_price_horse_waived_when_nobody_can_trade() -> None:
    """The spider has no agent on the board."""
    game = offered_to("horse/offer")
    assert "waived" in happened(game)


# -- as payment ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "play"),
    [
        (["horse/bear", "horse/ask"], "rearrange horse/bear+horse/ask"),
        (["bear/eagle", "eagle/offer"], "mercenaries bear/eagle+eagle/offer"),
        (["eagle/bear", "bear/offer"], "mercenaries eagle/bear+bear/offer"),
    ],
)
def test_r6_8_pays_like_any_card_of_its_empire(cards: list[str], play: str) -> None:
    """As the second card of a double or a pair."""
    game = opened({"raven": cards})
    assert play in offered(game, "play ")
    answer(game, f"play {play}")
    assert hand(game, "raven") == []


def test_r6_8_cannot_be_played_for_an_ability_of_its_own() -> None:
    """Two of them name no ability."""
    game = opened({"raven": ["horse/ask", "horse/offer"]})
    assert playable(game) == set()


@pytest.mark.parametrize("empire", EMPIRES)
def test_r6_8_a_held_alliance_does_not_show(empire: str) -> None:
    """To the others an ask is a card of its colour, like any."""
    with_it = opened({"spider": [f"{empire}/ask"]})
    other = "lion" if empire != "lion" else "bear"
    without = opened({"spider": [f"{empire}/{other}"]})
    for society in ("raven", "rat", None):
        assert with_it.observe(society) == without.observe(society)
