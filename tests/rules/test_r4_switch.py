"""R4.6: the Chancellor's switch."""

from itertools import product

import pytest

from tests.rules.table import (
    agent,
    answer,
    asked,
    at,
    attack,
    deck_of,
    hand,
    offered,
    refuses,
    table,
)
from warofwhispers import Game
from warofwhispers.content import POSITIONS


def seated(game: Game, empire: str) -> list[str | None]:
    """Return who sits on a council, Sheriff to Chancellor."""
    return [agent(game, f"{empire}.{position}") for position in POSITIONS]


def test_r4_6_agents_change_places_and_the_mover_takes_an_order_there() -> None:
    """The Chancellor's agent goes where another sat, and at once carries out an order of it."""
    game = table(
        ruleset="first",
        council={"bear.steward": "spider", "bear.chancellor": "raven", "eagle.sheriff": "rat"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch")
    assert offered(game) == ["move bear.steward"]
    answer(game, "move bear.steward")
    assert seated(game, "bear") == [None, "raven", None, "spider"]
    assert asked(game) == ("raven", "reached")
    assert offered(game, "order ") == ["bear.steward draw-per-2-farms", "bear.steward add-2"]
    answer(game, "order bear.steward add-2", "add B1", "add B1")
    assert at(game, "B1") == ("bear", 2)
    assert asked(game) == ("rat", "act")  # the spider, displaced, gets no order


def test_r4_6_with_ones_own_agent_too() -> None:
    """Changing places with oneself changes nobody's seat but gives the other position's order."""
    game = table(
        ruleset="first",
        council={"bear.sheriff": "raven", "bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.sheriff")
    assert seated(game, "bear") == ["raven", None, None, "raven"]
    assert asked(game) == ("raven", "reached")
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert at(game, "B1") == ("bear", 2)


def test_r4_6_agents_mode_needs_an_agent_there() -> None:
    """With switch=agents a vacant position is nowhere to go."""
    game = table(
        ruleset="first",
        council={"bear.steward": "spider", "bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch")
    refuses(game, "move bear.sheriff", "R4.6")
    refuses(game, "move eagle.sheriff", "R4.6")
    refuses(game, "move bear.chancellor", "R4.6")
    refuses(game, "pass", "R4.6")


def test_r4_6_any_mode_reaches_vacant_positions_too() -> None:
    """With switch=any the agent may move to any other position of the council."""
    game = table(
        council={"bear.steward": "spider", "bear.chancellor": "raven"}, begin="bear.chancellor"
    )
    answer(game, "order bear.chancellor switch")
    assert offered(game, "move ") == ["bear.sheriff", "bear.steward", "bear.marshal"]
    refuses(game, "move bear.chancellor", "R4.6")
    refuses(game, "move eagle.sheriff", "R4.6")
    answer(game, "move bear.marshal")
    assert seated(game, "bear") == [None, "spider", "raven", None]
    assert offered(game, "order ") == ["bear.marshal add-1-per-fort", "bear.marshal attack"]


def test_r4_6_any_mode_changes_places_where_someone_sits() -> None:
    """An occupied position is reached by changing places."""
    game = table(
        council={"bear.steward": "spider", "bear.chancellor": "raven"}, begin="bear.chancellor"
    )
    answer(game, "order bear.chancellor switch", "move bear.steward")
    assert seated(game, "bear") == [None, "raven", None, "spider"]


def test_r4_6_play_goes_on_after_the_position_that_was_active() -> None:
    """The next empire is up, and the council acts from its new seats only in the next round."""
    game = table(
        council={"bear.chancellor": "raven", "eagle.sheriff": "rat"}, begin="bear.chancellor"
    )
    answer(game, "order bear.chancellor switch", "move bear.sheriff")
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert asked(game) == ("rat", "act")


def test_r4_6_the_order_reached_may_be_an_attack() -> None:
    """A switch to the Marshal can lead into battle, with the attack's own windows."""
    game = table(
        banners={"B6": 3},
        council={"bear.chancellor": "raven"},
        begin="bear.chancellor",
        hands={"raven": ["lion/horse"]},
    )
    answer(game, "order bear.chancellor switch", "move bear.marshal")
    questions = attack(game, "B6", "H2", 3)
    questions += answer(game, "pass", "pass", "pass")
    assert [q.prompt for q in questions] == [
        "reached", "attack_from", "attack_to", "attack_count", "declared", "after_fight",
        "after_order",
    ]  # fmt: skip
    assert game.decision.prompt == "swap"


def test_r4_6_switch_and_its_order_are_one_order() -> None:
    """One before and one after window: at the order reached no card can be played."""
    game = table(
        council={"bear.chancellor": "raven"},
        begin="bear.chancellor",
        hands={"raven": ["horse/lion", "eagle/bear", "lion/bear"]},
    )
    assert offered(game, "play ")  # before
    answer(game, "order bear.chancellor switch", "move bear.sheriff")
    assert offered(game, "play ") == []
    assert offered(game, "order ") == ["bear.sheriff add-1-per-farm", "bear.sheriff attack"]
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert asked(game) == ("raven", "after_order")
    assert not any("relocate" in play or "elsewhere" in play for play in offered(game, "play "))
    answer(game, "pass")
    assert game.decision.prompt == "swap"


def test_r4_6_only_an_order_that_may_be_chosen() -> None:
    """With an empty reserve the position reached does not offer adding in the second edition."""
    game = table(
        banners={"B1": 4, "B2": 6, "B3": 4, "B5": 6},
        council={"bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.steward")
    assert offered(game) == ["order bear.steward draw-per-2-farms"]
    refuses(game, "order bear.steward add-2", "R4.6")


def test_r4_6_nothing_to_choose_where_it_came_to() -> None:
    """The agents have changed places; there is no order to carry out, and play goes on."""
    game = table(
        banners={"E1": 6, "E3": 4, "E4": 6, "E7": 4},
        council={"eagle.chancellor": "raven", "elephant.sheriff": "rat"},
        begin="eagle.chancellor",
    )
    answer(game, "order eagle.chancellor switch", "move eagle.sheriff")
    assert seated(game, "eagle") == ["raven", None, None, None]
    assert asked(game) == ("rat", "act")


def test_r4_6_nothing_to_choose_is_still_asked_of_a_card_holder() -> None:
    """Whoever holds a card is asked, so that the silence tells nothing."""
    game = table(
        banners={"E1": 6, "E3": 4, "E4": 6, "E7": 4},
        council={"eagle.chancellor": "raven"},
        begin="eagle.chancellor",
        hands={"raven": ["bear/lion"]},
    )
    answer(game, "order eagle.chancellor switch", "move eagle.sheriff")
    assert asked(game) == ("raven", "reached")
    assert offered(game) == ["pass"]
    answer(game, "pass")
    assert asked(game) == ("raven", "after_order")  # the switch was an order


def test_r4_6_competitive_gives_any_order_newly_come_under_control() -> None:
    """The agent chooses among all positions it controls now and did not before."""
    game = table(
        ruleset="competitive",
        council={"bear.steward": "spider", "bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.steward")
    assert seated(game, "bear") == [None, "raven", None, "spider"]
    assert offered(game, "order ") == [
        "bear.sheriff add-1-per-farm",
        "bear.sheriff attack",
        "bear.steward draw-per-2-farms",
        "bear.steward add-2",
    ]
    refuses(game, "order bear.marshal attack", "R4.6")  # the raven's before, the spider's now


def test_r4_6_competitive_does_not_give_what_was_controlled_before() -> None:
    """The vacant position between two of one's own agents was in hand already, and is not again."""
    game = table(
        ruleset="competitive",
        council={"bear.sheriff": "spider", "bear.marshal": "rat", "bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.marshal")
    # The Steward was the rat's; it is the raven's now, with the Marshal.
    assert offered(game, "order ") == [
        "bear.steward draw-per-2-farms",
        "bear.steward add-2",
        "bear.marshal add-1-per-fort",
        "bear.marshal attack",
    ]


def test_r4_6_competitive_counts_what_this_agent_controls() -> None:
    """Another agent's positions are new to this one, even if both are the same player's."""
    game = table(
        ruleset="competitive",
        council={"bear.steward": "raven", "bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.steward")
    assert len(offered(game, "order bear.sheriff ")) == 2
    assert len(offered(game, "order bear.steward ")) == 2
    assert offered(game, "order bear.marshal ") == []


def test_r4_6_competitive_needs_an_agent_there() -> None:
    """As in the first edition, one changes places with an agent."""
    game = table(
        ruleset="competitive",
        council={"bear.sheriff": "rat", "bear.chancellor": "raven"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch")
    assert offered(game) == ["move bear.sheriff"]
    refuses(game, "move bear.steward", "R4.6")


def test_r4_6_competitive_ends_the_councils_turn() -> None:
    """After the order reached comes supply, then the next empire."""
    game = table(
        ruleset="competitive",
        banners={"B1": 4, "E3": 9},
        council={"bear.sheriff": "rat", "bear.chancellor": "raven", "eagle.sheriff": "spider"},
        begin="bear.chancellor",
    )
    answer(game, "order bear.chancellor switch", "move bear.sheriff")
    answer(game, "order bear.sheriff add-1-per-farm", "add B1", "add B1")
    assert at(game, "B1") == ("bear", 4)
    assert at(game, "E3") == ("eagle", 4)
    assert asked(game) == ("spider", "act")


def test_r4_6_competitive_an_attack_reached_needs_a_target() -> None:
    """After a switch too an attack without a target is no choice; adding and drawing nothing is."""
    game = table(
        ruleset="competitive",
        banners={"B1": 10, "B2": 10},
        council={"bear.marshal": "rat", "bear.chancellor": "raven", "eagle.sheriff": "spider"},
        begin="bear.chancellor",
        hands={"spider": deck_of("bear")},
    )
    answer(game, "order bear.chancellor switch", "move bear.marshal")
    assert offered(game) == [
        "order bear.sheriff add-1-per-farm",
        "order bear.steward draw-per-2-farms",
        "order bear.steward add-2",
        "order bear.marshal add-1-per-fort",
    ]


def test_r4_6_a_draw_reached_goes_to_the_mover() -> None:
    """Whoever switched draws, also if the place was another's."""
    game = table(
        council={"bear.steward": "spider", "bear.chancellor": "raven"}, begin="bear.chancellor"
    )
    answer(game, "order bear.chancellor switch", "move bear.steward")
    answer(game, "order bear.steward draw-per-2-farms", "draw bear/horse")
    assert hand(game, "raven") == ["bear/horse"]
    assert hand(game, "spider") == []


@pytest.mark.parametrize("empire", ["bear", "eagle", "elephant", "lion", "horse"])
def test_r4_6_every_chancellor_can_switch(empire: str) -> None:
    """All five Chancellors have the order, to every other seat of their council."""
    game = table(council={f"{empire}.chancellor": "raven"}, begin=f"{empire}.chancellor")
    answer(game, f"order {empire}.chancellor switch")
    assert offered(game, "move ") == [f"{empire}.{p}" for p in ("sheriff", "steward", "marshal")]


def controller(seating: list[str | None], position: int) -> int | None:
    """Return the seat of the agent that a position obeys, read straight from R4.2."""
    return next((i for i in range(position, 4) if seating[i]), None)


@pytest.mark.parametrize("mode", ["agents", "any", "competitive"])
@pytest.mark.parametrize(("empire", "orders"), [("bear", (2, 2, 2, 1)), ("horse", (1, 2, 2, 1))])
def test_r4_6_on_every_seating_of_a_council(
    mode: str, empire: str, orders: tuple[int, ...]
) -> None:
    """From all 27 seatings before the Chancellor, to every place: as the rule's words have it."""
    places = [f"{empire}.{position}" for position in POSITIONS]
    for others in product((None, "raven", "rat"), repeat=3):
        before: list[str | None] = [*others, "raven"]
        council = {place: who for place, who in zip(places, before, strict=True) if who}
        game = table(options={"switch": mode}, council=council, begin=places[3])
        ways = [i for i in range(3) if before[i] or mode == "any"]
        assert (f"order {places[3]} switch" in offered(game)) == bool(ways)
        if not ways:
            continue
        answer(game, f"order {places[3]} switch")
        assert offered(game, "move ") == [places[i] for i in ways]
        for way in ways:
            after = list(before)
            after[way], after[3] = before[3], before[way]
            gained = {way}
            if mode == "competitive":
                gained = {i for i in range(4) if controller(after, i) == way}
                gained -= {i for i in range(4) if controller(before, i) == 3}
            other = game.clone()
            answer(other, f"move {places[way]}")
            assert seated(other, empire) == after
            for i, place in enumerate(places):
                assert len(offered(other, f"order {place} ")) == (orders[i] if i in gained else 0)


def test_r4_6_competitive_from_elsewhere_the_councils_turn_goes_on() -> None:
    """The Chancellor's order taken early by a card does not end the turn of the council."""
    game = table(
        ruleset="competitive",
        council={"bear.sheriff": "raven", "bear.marshal": "rat", "bear.chancellor": "raven"},
        hands={"raven": ["lion/bear"]},
    )
    answer(game, "play act_elsewhere lion/bear", "act bear.chancellor")
    answer(game, "order bear.chancellor switch", "move bear.marshal")
    answer(game, "order bear.marshal add-1-per-fort", *["add B1"] * 4)
    assert seated(game, "bear") == ["raven", None, "raven", "rat"]
    assert asked(game) == ("raven", "act")
    assert game.decision.about["position"] == "bear.steward"
