"""R8: points and winners."""

import pytest

from tests.rules.table import Banners, hand, table
from warofwhispers import Game
from warofwhispers.content import EMPIRES

# The twelve cities, by the empire whose home they are in.
CITIES = {
    "bear": ["B1"],
    "eagle": ["E1", "E7"],
    "elephant": ["P4", "P7"],
    "lion": ["L3", "L4", "L8"],
    "horse": ["H1", "H6", "H8", "H10"],
}
IN_ORDER = list(EMPIRES)  # Bear x4, Eagle x3, Elephant x2, Lion x0, Horse x-1


def over(  # noqa: PLR0913 - what a score hangs on
    players: int = 2,
    ruleset: str = "second",
    options: dict[str, str] | None = None,
    *,
    banners: dict[str, Banners] | None = None,
    loyalties: dict[str, list[str]] | None = None,
    field: dict[str, list[str]] | None = None,
    face_up: dict[str, list[str]] | None = None,
    swaps: dict[str, int] | None = None,
    hands: dict[str, list[str]] | None = None,
) -> Game:
    """Return a finished game; all players bet alike, Bear first, unless told otherwise."""
    alike = dict.fromkeys(("raven", "spider", "rat", "serpent")[:players], IN_ORDER)
    game = table(
        players,
        ruleset,
        options,
        round=4,
        begin="end",
        banners=banners or {},
        loyalties={**alike, **(loyalties or {})},
        field=field,
        face_up=face_up,
        swaps=swaps,
        hands=hands,
    )
    assert game.over
    return game


def cities_of(count: dict[str, int]) -> dict[str, Banners]:
    """Return banners that make each empire hold so many of the twelve cities."""
    assert sum(count.values()) == 12
    owners = [empire for empire, number in count.items() for _ in range(number)]
    banners: dict[str, Banners] = {}
    spare = []
    for home, regions in CITIES.items():
        for region in regions:
            if home in owners:
                owners.remove(home)
            else:
                spare.append(region)
    for region, owner in zip(spare, owners, strict=True):
        banners[region] = (owner, 1)
    return banners


def test_r8_1_cities_times_multiplier() -> None:
    """With every city at home: Bear 1, Eagle 2, Elephant 2, Lion 3, Horse 4."""
    game = over(
        loyalties={
            "raven": ["horse", "lion", "elephant", "eagle", "bear"],
            "spider": ["bear", "eagle", "elephant", "lion", "horse"],
        }
    )
    assert game.scores() == {
        "raven": 4 * 4 + 3 * 3 + 2 * 2 + 0 * 2 - 1 * 1,
        "spider": 4 * 1 + 3 * 2 + 2 * 2 + 0 * 3 - 1 * 4,
    }
    assert game.winners() == ("raven",)


@pytest.mark.parametrize("slot", range(5))
def test_r8_1_each_slot_has_its_multiplier(slot: int) -> None:
    """An empire with all twelve cities shows the multiplier: 4, 3, 2, 0, -1."""
    everything: dict[str, Banners] = {
        region: ("lion", 1) for home in CITIES for region in CITIES[home]
    }
    others = [empire for empire in EMPIRES if empire != "lion"]
    bets = [*others[:slot], "lion", *others[slot:]]
    game = over(banners=everything, loyalties={"raven": bets})
    assert game.scores()["raven"] == 12 * (4, 3, 2, 0, -1)[slot]


def test_r8_1_control_decides_not_the_home() -> None:
    """A conquered city counts for its conqueror, an empty one for its home."""
    plain = over().scores()["raven"]
    taken = over(banners={"H1": ("bear", 1)}).scores()["raven"]
    assert taken == plain + 4 + 1  # one more for the Bear (x4), one less for the Horse (x-1)


def test_r8_1_banners_and_other_icons_are_worth_nothing() -> None:
    """Farms, forts and armies score no points."""
    plain = over().scores()
    assert over(banners={"B2": 6, "B5": 6, "H2": ("bear", 4)}).scores() == plain


def test_r8_1_a_score_may_be_below_zero_and_still_win() -> None:
    """Being opposed to the owner of the world costs twelve."""
    everything: dict[str, Banners] = {
        region: ("horse", 1) for home in CITIES for region in CITIES[home]
    }
    game = over(
        banners=everything,
        loyalties={"spider": ["bear", "eagle", "elephant", "horse", "lion"]},
    )
    assert game.scores() == {"raven": -12, "spider": 0}
    assert game.winners() == ("spider",)
    both = over(banners=everything, swaps={"raven": 1})
    assert both.scores() == {"raven": -12, "spider": -12}
    assert both.winners() == ("spider",)


def test_r8_1_a_field_agent_is_a_city_for_its_player_alone() -> None:
    """It counts for the empire that controls its region, in its owner's score only."""
    options = {"field_agents": "on"}
    plain = over(options=options).scores()["raven"]
    game = over(options=options, field={"raven": ["B3"]})  # the Bear's, x4
    assert game.scores() == {"raven": plain + 4, "spider": plain}
    game = over(options=options, field={"raven": ["B3", "H10"], "spider": ["H10"]})
    assert game.scores() == {"raven": plain + 4 - 1, "spider": plain - 1}


def test_r8_1_a_field_agent_counts_for_who_holds_the_region_at_the_end() -> None:
    """An agent in a brown region under a blue banner counts for the Bear."""
    options = {"field_agents": "on"}
    plain = over(options=options, banners={"H2": ("bear", 1)}).scores()["raven"]
    game = over(options=options, banners={"H2": ("bear", 1)}, field={"raven": ["H2"]})
    assert game.scores()["raven"] == plain + 4


def test_r8_1_a_field_agent_in_a_city_adds_to_it() -> None:
    """City and agent are two."""
    options = {"field_agents": "on"}
    game = over(options=options, field={"raven": ["B1"]})
    assert game.scores()["raven"] - game.scores()["spider"] == 4


@pytest.mark.parametrize(("option", "each"), [("on", 1), ("off", 0)])
def test_r8_2_a_point_for_each_face_down_token(option: str, each: int) -> None:
    """Five tokens face down are five points, where the option is on."""
    game = over(
        3,
        options={"concealed_bonus": option},
        face_up={
            "spider": ["devout", "opposed"],
            "rat": ["devout", "dutiful", "affiliated", "unallied"],
        },
    )
    plain = over(3, options={"concealed_bonus": "off"}).scores()["raven"]
    assert game.scores() == {
        "raven": plain + 5 * each, "spider": plain + 3 * each, "rat": plain + 1 * each,
    }  # fmt: skip


@pytest.mark.parametrize("tie", ["swaps", "concealed"])
def test_r8_3_the_highest_score_wins(tie: str) -> None:
    """Swaps, cards and tokens matter only in a tie."""
    game = over(
        options={"tie": tie},
        loyalties={"raven": ["horse", "lion", "elephant", "eagle", "bear"]},
        swaps={"raven": 2},
        face_up={"raven": ["devout", "dutiful", "affiliated", "unallied"]},
        hands={"spider": ["bear/lion"]},
    )
    assert game.winners() == ("raven",)


def test_r8_3_swaps_the_fewest_swaps_win_a_tie() -> None:
    """Then the most cards are no matter."""
    game = over(3, swaps={"raven": 1, "rat": 2}, hands={"raven": ["bear/lion"]})
    assert len(set(game.scores().values())) == 1
    assert game.winners() == ("spider",)


def test_r8_3_swaps_then_the_most_cards() -> None:
    """With as many swaps the fuller hand wins."""
    game = over(
        3,
        swaps={"rat": 1},
        hands={
            "raven": ["bear/lion"],
            "spider": ["bear/lion", "lion/bear"],
            "rat": ["horse/lion"] * 2,
        },
    )
    assert game.winners() == ("spider",)
    assert len(hand(game, "rat")) == 2


def test_r8_3_swaps_then_victory_is_shared() -> None:
    """Nothing left to tell them apart: they win together."""
    game = over(4, swaps={"serpent": 1}, hands={"raven": ["bear/lion"], "rat": ["horse/lion"]})
    assert game.winners() == ("raven", "rat")


def test_r8_3_a_tie_is_broken_among_the_tied_alone() -> None:
    """A player with fewer points wins nothing by never having swapped, nor by a full hand."""
    low = ["horse", "bear", "eagle", "elephant", "lion"]
    game = over(
        3,
        banners=dict.fromkeys(CITIES["horse"], ("bear", 1)),
        loyalties={"rat": low},
        swaps={"raven": 1, "spider": 2},
        hands={"rat": ["bear/lion", "lion/bear"]},
    )
    assert game.scores()["rat"] < game.scores()["raven"] == game.scores()["spider"]
    assert game.winners() == ("raven",)


def test_r8_3_concealed_most_face_down_tokens_win_a_tie() -> None:
    """With tie=concealed it is tokens that count, not swaps."""
    game = over(
        3,
        options={"tie": "concealed"},
        face_up={
            "raven": ["devout", "opposed"],
            "rat": ["devout", "opposed", "dutiful", "unallied"],
        },
        swaps={"spider": 2},
        hands={"raven": ["bear/lion"]},
    )
    assert game.winners() == ("spider",)


def test_r8_3_concealed_then_the_most_cards() -> None:
    """With as many tokens face down the fuller hand wins."""
    game = over(2, options={"tie": "concealed"}, hands={"spider": ["bear/lion"]})
    assert game.winners() == ("spider",)


def test_r8_3_concealed_then_nobody_wins() -> None:
    """In the competitive rules an unbroken tie has no winner."""
    game = over(2, options={"tie": "concealed"})
    assert game.winners() == ()
    assert over(2).winners() == ("raven", "spider")


def test_r8_3_concealed_bonus_and_tie_break_go_together() -> None:
    """Equal totals, made of fewer cities and more secrets: the secrets win."""
    game = over(
        ruleset="competitive",
        loyalties={
            "raven": ["bear", "eagle", "elephant", "lion", "horse"],  # 4 + 6 + 4 - 4 = 10
            "spider": ["bear", "elephant", "lion", "eagle", "horse"],  # 4 + 6 + 6 - 4 = 12
        },
        face_up={"spider": ["devout", "dutiful"]},
    )
    assert game.scores() == {"raven": 10 + 5, "spider": 12 + 3}
    assert game.winners() == ("raven",)


def test_r8_4_the_rulebooks_example_comes_to_seventeen() -> None:
    """Two cities x4, three x3, one x2, four x0, two x-1."""
    game = over(
        banners=cities_of({"lion": 2, "elephant": 3, "bear": 1, "eagle": 4, "horse": 2}),
        loyalties={"raven": ["lion", "elephant", "bear", "eagle", "horse"]},
    )
    assert game.scores()["raven"] == 17


def test_r8_4_the_competitive_example_comes_to_eleven_not_nineteen() -> None:
    """003 adds 3 + 8 + 0 + 4 + 0 - 4 up to 19: a slip, it is 11."""
    # Its empires hold ten cities; the board has twelve, so the Lion, who counts for nothing, has
    # the other two as well.
    game = over(
        ruleset="competitive",
        banners=cities_of({"bear": 2, "eagle": 0, "elephant": 1, "lion": 5, "horse": 4}),
        loyalties={"raven": ["bear", "eagle", "elephant", "lion", "horse"]},
        face_up={"raven": ["unallied", "opposed"], "spider": ["unallied", "opposed"]},
        field={"raven": ["P1"]},
    )
    assert game.scores()["raven"] == 3 + 8 + 0 + 4 + 0 - 4 == 11
    assert game.scores()["spider"] == 11 - 2  # opponents score the Elephant for one city


def test_r8_4_the_italian_example_is_a_bet_of_three() -> None:
    """004 names the x4 slot and multiplies by 3: its 9 points are a Dutiful bet, as in 001."""
    banners = cities_of({"elephant": 3, "eagle": 1, "bear": 1, "lion": 3, "horse": 4})
    game = over(
        banners=banners,
        loyalties={
            "raven": ["eagle", "elephant", "bear", "lion", "horse"],
            "spider": ["elephant", "eagle", "bear", "lion", "horse"],
        },
    )
    rest = 2 * 1 + 0 * 3 - 1 * 4
    assert game.scores()["raven"] == 3 * 3 + 4 * 1 + rest
    assert game.scores()["spider"] == 4 * 3 + 3 * 1 + rest
