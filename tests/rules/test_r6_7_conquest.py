"""R6.7: conquest cards, drawn, shown, resolved at once, and gone."""

import pytest

from tests.rules.table import (
    Banners,
    agent,
    answer,
    asked,
    at,
    banners,
    hand,
    offered,
    refuses,
    reserve,
    table,
)
from warofwhispers import Game
from warofwhispers.notation import CARD_TEXTS

ON = {"conquest": "on"}
# A position that draws one card from each deck, on the board as it starts.
DRAWS = {
    "bear": ("bear.steward", "order bear.steward draw-per-2-farms"),
    "elephant": ("elephant.steward", "order elephant.steward draw-per-3-forts"),
    "lion": ("lion.sheriff", "order lion.sheriff draw-1"),
    "horse": ("horse.steward", "order horse.steward draw-per-2-forts"),
}


def drawn(
    card: str,
    armies: dict[str, Banners] | None = None,
    council: dict[str, str] | None = None,
    **options: str,
) -> Game:
    """Let the raven draw `card`; return the game at the question it leads to."""
    empire = card.split("/", maxsplit=1)[0]
    position, order = DRAWS[empire]
    game = table(
        options=ON | options,
        banners=armies,
        council={position: "raven"} | (council or {}),
        begin=position,
    )
    answer(game, order, f"draw {card}")
    return game


def drawn_from_eagle(
    card: str, armies: dict[str, Banners] | None = None, council: dict[str, str] | None = None
) -> Game:
    """The same for the Eagle, whose Steward draws two: the second is an ordinary one."""
    game = table(
        options=ON,
        banners=armies,
        council={"eagle.steward": "raven"} | (council or {}),
        begin="eagle.steward",
    )
    answer(game, "order eagle.steward draw-per-2-farms", f"draw {card}")
    return game


def removed(game: Game) -> list[str]:
    """Name the cards that have left the game."""
    return [CARD_TEXTS[kind] for kind, number in enumerate(game.state.removed) if number]


def names(game: Game) -> list[object]:
    """Name the events so far."""
    return [event.event for event in game.events()]


# -- drawing one -----------------------------------------------------------------------------------


def test_r6_7_two_in_each_deck() -> None:
    """Ten cards in all, and none with the option off."""
    assert table(options=ON).state.deck_size == [10] * 5
    assert "draw lion/plague" not in offered_draw("off")
    assert "draw lion/plague" in offered_draw("on")


def offered_draw(conquest: str) -> list[str]:
    """Return what chance may draw from the Lion's deck."""
    game = table(
        options={"conquest": conquest}, council={"lion.sheriff": "raven"}, begin="lion.sheriff"
    )
    answer(game, "order lion.sheriff draw-1")
    return offered(game)


def test_r6_7_is_shown_to_all_and_leaves_the_game() -> None:
    """Everyone sees which card it was; it is in no hand, deck or pile."""
    game = drawn("lion/plague")
    shown = [event for event in game.events() if event.event == "conquest"]
    assert shown[0].card == "lion/plague"
    assert shown[0].seat == "raven"
    assert hand(game, "raven") == []
    assert removed(game) == ["lion/plague"]


def test_r6_7_counts_as_that_draw() -> None:
    """One card was to be drawn and this was it."""
    game = drawn("lion/plague", council={"horse.sheriff": "spider"})
    answer(game, "half control", "at L2")
    assert asked(game) == ("spider", "act")
    assert hand(game, "raven") == []


def test_r6_7_comes_before_the_rest_of_the_draw() -> None:
    """The Eagle Steward draws two: the first is resolved before the second is drawn."""
    game = drawn_from_eagle("eagle/assassination_plot")
    assert asked(game) == ("raven", "conquest")
    answer(game, "half avert", "at E1")
    assert asked(game) == ("chance", "draw")
    answer(game, "draw eagle/bear")
    assert hand(game, "raven") == ["eagle/bear"]


def test_r6_7_one_that_can_do_nothing_is_drawn_for_again() -> None:
    """No Lion army of two anywhere else: muster leaves the game and another card is drawn."""
    game = drawn("lion/muster", {"L2": 1})
    assert "no_effect" in names(game)
    assert removed(game) == ["lion/muster"]
    assert asked(game) == ("chance", "draw")
    answer(game, "draw lion/bear")
    assert hand(game, "raven") == ["lion/bear"]


def test_r6_7_a_half_without_effect_may_not_be_chosen() -> None:
    """No foreign banner in a Bear home: only bad blood is offered."""
    game = drawn("bear/warring_clans")
    assert offered(game) == ["half bad_blood"]
    refuses(game, "half savaged", "R6.7")


def test_r6_7_in_a_repeated_order() -> None:
    """Midnight oil draws again, and what it draws is resolved like any other."""
    game = table(
        options=ON,
        council={"lion.sheriff": "raven"},
        hands={"raven": ["lion/horse", "horse/lion"]},
        begin="lion.sheriff",
    )
    answer(game, "order lion.sheriff draw-1", "draw lion/bear")
    answer(game, "play midnight_oil lion/horse+horse/lion", "draw lion/plague")
    assert asked(game) == ("raven", "conquest")


# -- warring clans ---------------------------------------------------------------------------------


def test_r6_7_bad_blood_bear_fights_bear_one_for_one() -> None:
    """Three of Wolfgate against three of Hearthguard: nobody is left, all six in the reserve."""
    game = drawn("bear/warring_clans")
    before = reserve(game, "bear")
    answer(game, "half bad_blood", "from B4", "to B5", "count 3")
    assert at(game, "B4") == ("bear", 0)
    assert at(game, "B5") == ("bear", 0)
    assert reserve(game, "bear") == before + 6


@pytest.mark.parametrize(("number", "left"), [(1, 2), (2, 1), (4, 1), (5, 2)])
def test_r6_7_bad_blood_what_is_left_stays_there(number: int, left: int) -> None:
    """Three defend: whoever has more stays in the region fought for, its fort helping nobody."""
    game = drawn("bear/warring_clans", {"B4": 5, "B5": 3})
    answer(game, "half bad_blood", "from B4", "to B5", f"count {number}")
    assert at(game, "B5") == ("bear", left)
    assert at(game, "B4") == ("bear", 5 - number)


def test_r6_7_bad_blood_conquered_source_keeps_one() -> None:
    """R5.2 holds between kin too; one alone in a conquered region cannot go."""
    game = drawn("bear/warring_clans", {"E2": ("bear", 3), "B4": 1, "E3": ("bear", 1)})
    answer(game, "half bad_blood")
    assert offered(game) == ["from B4", "from E2"]
    answer(game, "from E2", "to E3")
    assert offered(game) == ["count 1", "count 2"]


def test_r6_7_bad_blood_conquered_region_falls_home_when_all_die() -> None:
    """Both bands die in Talon Pass: it is the Eagle's again."""
    game = drawn("bear/warring_clans", {"B4": 1, "E2": ("bear", 1)})
    answer(game, "half bad_blood", "from B4", "to E2", "count 1")
    assert at(game, "E2") == ("eagle", 0)


def test_r6_7_savaged_drives_out_the_invaders() -> None:
    """All foreign banners of one Bear home go to their reserve."""
    game = drawn("bear/warring_clans", {"B3": ("lion", 3), "E1": ("lion", 2)})
    answer(game, "half savaged")
    assert offered(game) == ["at B3"]
    answer(game, "at B3")
    assert at(game, "B3") == ("bear", 0)
    assert reserve(game, "lion") == 18


# -- the trials ------------------------------------------------------------------------------------


def test_r6_7_trials_absolve_and_exile() -> None:
    """The Chancellor changes places within the council, or with another empire's Sheriff."""
    council = {"bear.chancellor": "spider", "lion.sheriff": "rat"}
    game = drawn("bear/the_trials", council=council)
    assert offered(game, "move ") == [
        "bear.sheriff",
        "bear.steward",
        "bear.marshal",
        "eagle.sheriff",
        "elephant.sheriff",
        "lion.sheriff",
        "horse.sheriff",
    ]
    answer(game, "move lion.sheriff")
    assert agent(game, "bear.chancellor") == "rat"
    assert agent(game, "lion.sheriff") == "spider"
    assert game.decision.player == "rat"  # no order was taken; the Bear council goes on


def test_r6_7_trials_a_vacancy_changes_places_too() -> None:
    """With nobody as Chancellor an agent can be sent there; vacancy for vacancy is nothing."""
    game = drawn("bear/the_trials", council={"horse.sheriff": "spider"})
    assert offered(game, "move ") == ["bear.steward", "horse.sheriff"]
    answer(game, "move bear.steward")
    assert agent(game, "bear.steward") is None
    assert agent(game, "bear.chancellor") == "raven"
    assert offered(game, "order ")[0] == "bear.marshal add-1-per-fort"


def test_r6_7_trials_two_of_one_player_change_nothing() -> None:
    """The raven's Chancellor with the raven's Steward would leave all as it is."""
    game = drawn("bear/the_trials", council={"bear.chancellor": "raven"})
    assert "bear.steward" not in offered(game, "move ")


# -- bountiful harvest -----------------------------------------------------------------------------


def test_r6_7_trade_farms_count_double_for_later_orders() -> None:
    """Three Lion farms add six banners this round; the next round three again."""
    game = drawn_from_eagle(
        "eagle/bountiful_harvest", council={"lion.sheriff": "spider", "horse.sheriff": "spider"}
    )
    answer(game, "half trade", "draw eagle/bear", "pass")
    assert game.observe("rat").lasting == ("trade",)
    before = reserve(game, "lion")
    answer(game, "order lion.sheriff add-1-per-farm", *["add L1"] * 6)
    assert reserve(game, "lion") == before - 6
    answer(game, "order horse.sheriff add-1-per-farm", *["add H1"] * 4)
    assert game.decision.prompt == "swap"
    assert game.observe("rat").lasting == ()


def test_r6_7_trade_does_not_touch_the_draw_under_way_or_supply() -> None:
    """The draw's number was fixed at its start, and a farm still feeds six."""
    game = drawn_from_eagle(
        "eagle/bountiful_harvest", {"E1": 7, "E2": 5}, council={"horse.sheriff": "spider"}
    )
    answer(game, "half trade", "draw eagle/bear", "pass")
    assert hand(game, "raven") == ["eagle/bear"]
    assert at(game, "E1") == ("eagle", 6)
    assert at(game, "E2") == ("eagle", 4)


def test_r6_7_hoard_no_supply_checks_then_one_for_everyone() -> None:
    """Nothing is checked until the round ends; then every empire is, whatever the ruleset."""
    game = drawn_from_eagle(
        "eagle/bountiful_harvest",
        {"E1": 8, "L1": 7, "H1": 5, "B1": 5},
        council={"horse.marshal": "spider"},
    )
    answer(game, "half hoard", "draw eagle/bear", "pass")
    assert banners(game) == {
        "B1": ("bear", 5), "E1": ("eagle", 8), "L1": ("lion", 7), "H1": ("horse", 5)
    }  # fmt: skip
    assert game.observe(None).lasting == ("hoard",)
    answer(game, "order horse.sheriff add-1-per-farm", "add H1", "add H1")
    answer(game, "order horse.steward add-2", "add H1", "add H1")
    answer(game, "order horse.marshal add-1-per-fort", "add H1", "add H1")
    assert game.decision.prompt == "swap"
    assert banners(game) == {
        "B1": ("bear", 4), "E1": ("eagle", 6), "L1": ("lion", 6), "H1": ("horse", 4)
    }  # fmt: skip
    assert game.observe(None).lasting == ()


def test_r6_7_hoard_is_checked_before_the_last_scoring() -> None:
    """In round 4 too, before the game ends."""
    game = table(
        options=ON, round=4, council={"eagle.steward": "raven"}, begin="eagle.steward",
        banners={"E2": 7},
    )  # fmt: skip
    answer(game, "order eagle.steward draw-per-2-farms", "draw eagle/bountiful_harvest")
    answer(game, "half hoard", "draw eagle/bear", "pass")
    assert game.over
    assert at(game, "E2") == ("eagle", 4)


# -- assassination plot ----------------------------------------------------------------------------


def test_r6_7_avert_kills_eagles_of_one_region() -> None:
    """All of them, at home or abroad; nobody else."""
    game = drawn_from_eagle("eagle/assassination_plot", {"E1": 3, "L1": ("eagle", 2), "B4": 3})
    answer(game, "half avert")
    assert offered(game) == ["at E1", "at L1"]
    answer(game, "at L1")
    assert at(game, "L1") == ("lion", 0)
    assert reserve(game, "eagle") == 17


def test_r6_7_enact_one_agent_has_three_places_to_go() -> None:
    """Alone in the council the Steward may go anywhere but stay."""
    game = drawn_from_eagle("eagle/assassination_plot", {"B4": 1})
    assert offered(game) == ["half enact"]
    outcomes = set()
    for first in ("sit nobody", "sit raven"):
        outcomes |= seatings(game, "eagle", ["half enact", first])
    assert outcomes == {
        ("raven", None, None, None), (None, None, "raven", None), (None, None, None, "raven")
    }  # fmt: skip


def seatings(game: Game, empire: str, start: list[str]) -> set[tuple[str | None, ...]]:
    """Return every seating that can be reached from here."""
    game = game.clone()
    answer(game, *start)
    if game.decision.prompt != "sit":
        seats = ("sheriff", "steward", "marshal", "chancellor")
        return {tuple(agent(game, f"{empire}.{seat}") for seat in seats)}
    found: set[tuple[str | None, ...]] = set()
    for option in game.decision.options:
        new = seatings(game, empire, [option])
        assert not found & new, "one outcome is reached in one way"
        found |= new
    return found


def test_r6_7_enact_full_council_every_agent_moves() -> None:
    """Four agents of three players: exactly the seatings in which each agent has moved."""
    council = {"eagle.sheriff": "raven", "eagle.marshal": "spider", "eagle.chancellor": "rat"}
    game = drawn_from_eagle("eagle/assassination_plot", council=council)
    before = ("raven", "raven", "spider", "rat")
    derangements = {
        (1, 0, 3, 2), (1, 2, 3, 0), (1, 3, 0, 2), (2, 0, 3, 1), (2, 3, 0, 1), (2, 3, 1, 0),
        (3, 0, 1, 2), (3, 2, 0, 1), (3, 2, 1, 0),
    }  # fmt: skip
    expected = {tuple(before[agent] for agent in order) for order in derangements}
    assert seatings(game, "eagle", ["half enact"]) == expected


def test_r6_7_enact_the_order_is_finished_by_its_player() -> None:
    """The raven's agent is sent down the line; its second card still comes to the raven."""
    game = drawn_from_eagle("eagle/assassination_plot", council={"horse.sheriff": "spider"})
    answer(game, "half enact", "sit raven", "draw eagle/bear")
    assert agent(game, "eagle.sheriff") == "raven"
    assert hand(game, "raven") == ["eagle/bear"]
    assert asked(game) == ("raven", "after_order")


# -- stampede, peace through strength ------------------------------------------------------------


def test_r6_7_stampede_kills_all_banners_next_to_an_elephant_region() -> None:
    """Whoever they are, Elephants too; not where no Elephant region borders."""
    game = drawn("elephant/stampede", {"E5": 3, "P4": 2, "P6": ("eagle", 1), "L3": 4})
    assert offered(game) == ["at E5", "at P4", "at P6"]
    answer(game, "at P4")
    assert at(game, "P4") == ("elephant", 0)
    assert at(game, "E5") == ("eagle", 3)


def test_r6_7_purge_one_elephant_dies_in_every_region() -> None:
    """A region that empties falls home."""
    game = drawn("elephant/peace_through_strength", {"P1": 2, "P3": 1, "E5": ("elephant", 1)})
    answer(game, "half purge")
    assert banners(game) == {"P1": ("elephant", 1)}
    assert reserve(game, "elephant") == 19


def test_r6_7_purge_without_elephants_may_not_be_chosen() -> None:
    """Nobody there to die."""
    game = drawn("elephant/peace_through_strength", {"B4": 1})
    assert offered(game) == ["half permit"]


def test_r6_7_permit_bars_elephant_attacks_until_the_round_ends() -> None:
    """The Marshal may choose to attack, to no effect; armada does not help."""
    game = table(
        options=ON,
        banners={"P5": 3, "E5": 1},
        council={"elephant.steward": "raven", "elephant.marshal": "spider"},
        hands={"spider": ["eagle/horse", "horse/eagle"]},
        begin="elephant.steward",
    )
    answer(game, "order elephant.steward draw-per-3-forts", "draw elephant/peace_through_strength")
    answer(game, "half permit")
    assert game.observe("rat").lasting == ("permit",)
    answer(game, "order elephant.marshal attack")
    assert offered(game) == ["pass"]
    answer(game, "pass", "pass")
    assert at(game, "E5") == ("eagle", 1)
    assert game.decision.prompt == "swap"
    assert game.observe("rat").lasting == ()


def test_r6_7_permit_the_attack_may_not_be_chosen_where_it_needs_a_target() -> None:
    """Under the competitive rules the order is not offered at all."""
    game = table(
        ruleset="competitive",
        options=ON,
        banners={"P5": 3, "E5": 1},
        council={"elephant.steward": "raven", "elephant.chancellor": "spider"},
        begin="elephant.steward",
    )
    answer(game, "order elephant.steward draw-per-3-forts", "draw elephant/peace_through_strength")
    answer(game, "half permit")
    assert offered(game) == ["order elephant.marshal add-1-per-fort"]


# -- plague, muster ------------------------------------------------------------------------------


def test_r6_7_plague_control_lions_of_one_lion_home() -> None:
    """Only there, and only Lions."""
    game = drawn("lion/plague", {"L2": 3, "H2": ("lion", 2), "L1": ("eagle", 2)})
    answer(game, "half control")
    assert offered(game) == ["at L2"]
    answer(game, "at L2")
    assert banners(game) == {"H2": ("lion", 2), "L1": ("eagle", 2)}


def test_r6_7_plague_spreads_to_every_neighbour() -> None:
    """All there die, and one in each region next to it, whosever it is."""
    game = drawn("lion/plague", {"L2": 3, "B5": 2, "L1": 1, "H2": ("lion", 1), "L5": 4})
    answer(game, "half spread")
    assert offered(game) == ["at L1", "at L2", "at L5", "at H2"]
    answer(game, "at L2")
    assert banners(game) == {"B5": ("bear", 1), "L5": ("lion", 4)}
    assert at(game, "H2") == ("horse", 0)


def test_r6_7_muster_calls_one_from_every_army_of_two() -> None:
    """An empty Lion home will do; single banners stay where they are."""
    game = drawn("lion/muster", {"L2": 3, "L3": 2, "L9": 1, "H2": ("lion", 2), "L1": ("eagle", 1)})
    assert "at L1" not in offered(game)
    answer(game, "at L4")
    assert at(game, "L4") == ("lion", 3)
    assert at(game, "L2") == ("lion", 2)
    assert at(game, "L9") == ("lion", 1)
    assert at(game, "H2") == ("lion", 1)


# -- nomadic life, succession crisis -------------------------------------------------------------


def test_r6_7_nomads_move_a_whole_army_to_an_empty_region() -> None:
    """The region they leave is given up, conquered or not."""
    game = drawn("horse/nomadic_life", {"H1": 2, "L4": ("horse", 3), "B4": 1})
    assert offered(game) == ["from L4", "from H1"]
    answer(game, "from L4")
    assert "to B4" not in offered(game)
    assert "to L4" not in offered(game)
    answer(game, "to E3")
    assert at(game, "E3") == ("horse", 3)
    assert at(game, "L4") == ("lion", 0)


@pytest.mark.parametrize(
    ("number", "target", "after"),
    [
        (3, "E2", ("horse", 2)),
        (1, "E2", ("eagle", 0)),
        (2, "H3", ("horse", 2)),
        (1, "E3", ("horse", 1)),
    ],
)
def test_r6_7_nomads_and_forts(number: int, target: str, after: tuple[str, int]) -> None:
    """A fort of another empire kills one, the last one too; one's own does nothing."""
    game = drawn("horse/nomadic_life", {"H1": number})
    answer(game, "from H1", f"to {target}")
    assert at(game, target) == after
    assert reserve(game, "horse") == 20 - after[1] * (after[0] == "horse")


def test_r6_7_succession_sends_the_tracker_back_once_the_order_is_done() -> None:
    """The Steward drew it: after that order the council begins again with its Sheriff."""
    game = drawn("horse/succession_crisis", council={"horse.chancellor": "spider"}, treasure="on")
    answer(game, "sit nobody", "sit spider", "sit raven")
    assert agent(game, "horse.steward") == "spider"
    assert agent(game, "horse.marshal") == "raven"
    assert game.state.tracker == 16
    assert asked(game) == ("spider", "act")
    assert offered(game) == ["order horse.sheriff add-1-per-farm"]


def test_r6_7_succession_with_its_after_window() -> None:
    """Whoever drew it may still play a card after that order, for the Horse."""
    game = table(
        options=ON,
        council={"horse.steward": "raven"},
        hands={"raven": ["horse/bear"]},
        banners={"H1": 2},
        begin="horse.steward",
    )
    answer(
        game, "order horse.steward draw-per-2-forts", "draw horse/succession_crisis", "sit raven"
    )
    assert asked(game) == ("raven", "after_order")
    assert "march horse/bear" in offered(game, "play ")
    answer(game, "pass")
    assert (asked(game), game.state.tracker) == (("raven", "act"), 16)


def test_r6_7_succession_comes_without_a_supply_check() -> None:
    """The council has not ended when it is sent back from its Chancellor."""
    game = table(
        options=ON,
        council={"horse.chancellor": "raven", "horse.steward": "spider"},
        hands={"raven": ["lion/bear"]},
        banners={"H1": 9},
        begin="horse.chancellor",
    )
    answer(game, "order horse.chancellor switch", "move horse.steward")
    answer(game, "order horse.steward draw-per-2-forts", "draw horse/succession_crisis")
    answer(game, "sit nobody", "sit nobody", "pass")
    assert game.state.tracker == 16
    assert at(game, "H1") == ("horse", 9)


def test_r6_7_succession_elsewhere_leaves_the_tracker_alone() -> None:
    """Drawn from another council's turn it only rearranges."""
    game = table(
        options=ON,
        council={"bear.sheriff": "raven", "horse.steward": "raven", "lion.sheriff": "spider"},
        hands={"raven": ["lion/bear"]},
        begin="bear.sheriff",
    )
    answer(game, "play act_elsewhere lion/bear", "act horse.steward")
    answer(game, "order horse.steward draw-per-2-forts", "draw horse/succession_crisis")
    answer(game, "sit nobody", "sit nobody")
    assert agent(game, "horse.chancellor") == "raven"
    assert asked(game) == ("spider", "act")
