"""Every worked example of the five sources, in the order of the printed rulebook.

000, 001 and 004 show the same pictures (000 with the later fort); 002 has no examples; 003 has
three of its own. The scoring examples, with the slips of 003 and 004, are under R8.4.
"""

import pytest

from tests.rules.table import answer, asked, at, attack, hand, offered, refuses, reserve, table
from warofwhispers.content import EMPIRES


def test_r2_1_example_a_region_with_two_banner_marks() -> None:
    """A yellow region that shows two banners gets two Lion banners (001, 004)."""
    game = table(begin="deploy")
    assert at(game, "L2") == ("lion", 2)


def test_r3_2_example_agents_on_steward_and_chancellor_of_the_bear() -> None:
    """The agents of the picture act for all four positions, each for two (000, 001, 004)."""
    game = table(2, begin="deploy")
    for place in ("bear.steward", "bear.chancellor", "lion.sheriff", "lion.steward"):
        answer(game, f"deploy {place}")
    answer(game, "deploy lion.marshal", "deploy lion.chancellor")
    agents = []
    while game.decision.about.get("position") != "lion.sheriff":
        if game.decision.prompt == "act":
            agents.append((game.decision.player, game.decision.about["agent"]))
        answer(game, game.decision.options[0])
    assert agents == [("raven", "bear.steward")] * 2 + [("spider", "bear.chancellor")] * 2


def test_r4_2_example_raven_as_chancellor_and_serpent_as_sheriff() -> None:
    """The Serpent acts as Sheriff, the Raven for the three positions after it (000, 001, 004)."""
    game = table(
        seats=["raven", "serpent"],
        council={"bear.chancellor": "raven", "bear.sheriff": "serpent"},
    )
    controllers = []
    while game.decision.prompt != "swap":
        if game.decision.prompt == "act":
            controllers.append(game.decision.player)
        answer(game, game.decision.options[0])
    assert controllers == ["serpent", "raven", "raven", "raven"]


def test_r4_2_example_an_only_agent_as_marshal_of_the_bear() -> None:
    """Sheriff, Steward and Marshal give it two orders each; the Chancellor none (003)."""
    game = table(ruleset="competitive", council={"bear.marshal": "raven"})
    for position, order in (
        ("sheriff", "add-1-per-farm"), ("steward", "add-2"), ("marshal", "add-1-per-fort"),
    ):  # fmt: skip
        assert game.decision.about["position"] == f"bear.{position}"
        assert len(offered(game, "order ")) == 2
        answer(game, f"order bear.{position} {order}")
        while game.decision.prompt == "add":
            answer(game, game.decision.options[0])
    assert game.decision.prompt == "retrieve"  # the round is over


def test_r1_4_example_an_empty_brown_region_and_one_with_a_blue_banner() -> None:
    """The Horse has the one with its city, the Bear the other with its (000, 001, 004)."""
    plain = table(round=4, begin="end", banners={})
    assert at(plain, "H1") == ("horse", 0)
    taken = table(round=4, begin="end", banners={"H1": ("bear", 1)})
    assert at(taken, "H1") == ("bear", 1)
    # A city each way: the raven has Bear x4 and Horse x-1.
    assert taken.scores()["raven"] - plain.scores()["raven"] == 5


@pytest.mark.parametrize("ruleset", ["first", "eog", "second", "competitive"])
def test_r4_7_example_two_horses_go_and_six_bears_stay(ruleset: str) -> None:
    """Of six in a plain region two go, six at a farm stay (000, 001, 004)."""
    armies = {"H2": 6, "B2": 6}
    horse = table(ruleset=ruleset, banners=armies, begin="horse.chancellor")
    assert at(horse, "H2") == ("horse", 4)
    assert reserve(horse, "horse") == 16
    bear = table(
        ruleset=ruleset,
        banners={"B2": 6},
        council={"eagle.sheriff": "rat"},
        begin="bear.chancellor",
    )
    assert at(bear, "B2") == ("bear", 6)


@pytest.mark.parametrize("ruleset", ["first", "eog", "second", "competitive"])
def test_r5_4_example_three_bears_against_two_horses_and_a_fort(ruleset: str) -> None:
    """All die, and the Horse keeps its home region (000, 001, 004)."""
    game = table(
        ruleset=ruleset, banners={"H2": ("bear", 4), "H4": 2}, council={"bear.steward": "raven"}
    )
    attack(game, "H2", "H4", 3)
    assert at(game, "H4") == ("horse", 0)
    assert at(game, "H2") == ("bear", 1)
    assert (reserve(game, "bear"), reserve(game, "horse")) == (19, 20)


def test_r5_2_example_the_bear_leaves_one_in_the_horses_region() -> None:
    """Attacking from a conquered region it must stay behind with one (000, 001, 004)."""
    game = table(banners={"H2": ("bear", 3), "H1": 1}, council={"bear.steward": "raven"})
    answer(game, "order bear.sheriff attack", "from H2", "to H1")
    refuses(game, "count 3", "R5.2")
    answer(game, "count 2")
    assert at(game, "H2") == ("bear", 1)
    assert at(game, "H1") == ("bear", 1)


def test_r5_3_example_the_horse_cannot_attack_its_own_region() -> None:
    """Two banners do not move from one Horse region to another by an attack (000, 001, 004)."""
    game = table(
        banners={"H2": 2, "H1": 1}, council={"horse.marshal": "rat"}, begin="horse.marshal"
    )
    answer(game, "order horse.marshal attack", "from H2")
    refuses(game, "to H1", "R5.1")


@pytest.mark.parametrize("ruleset", ["first", "eog", "second", "competitive"])
def test_r5_5_example_three_horses_against_two_bears(ruleset: str) -> None:
    """The Horse wins with one, the dead go to their reserves (000, 001, 004)."""
    game = table(
        ruleset=ruleset,
        banners={"H4": 3, "L3": ("bear", 2)},
        council={"horse.chancellor": "rat"},
        begin="horse.marshal",
    )
    attack(game, "H4", "L3", 3)
    assert at(game, "L3") == ("horse", 1)
    assert (reserve(game, "horse"), reserve(game, "bear")) == (19, 20)


def test_r6_1_example_subjugate_costs_two_cards_in_all() -> None:
    """The Bear card with the ability and any Lion card leave the hand, no more (000, 001, 004)."""
    game = table(
        banners={"B6": 3, "H2": 1},
        council={"bear.steward": "raven"},
        hands={"raven": ["bear/lion", "lion/horse", "eagle/horse"]},
    )
    attack(game, "B6", "H2", 3)
    answer(game, "pass", "play subjugate bear/lion+lion/horse", "add B1")
    assert hand(game, "raven") == ["eagle/horse"]


def test_r6_2_example_a_bear_card_in_the_interest_of_the_eagle() -> None:
    """A card serves the council at work: the Bear's press-on an Eagle attack (003)."""
    game = table(
        ruleset="competitive",
        banners={"E1": 4},
        council={"eagle.chancellor": "raven"},
        begin="eagle.marshal",
        hands={"raven": ["bear/lion"]},
    )
    attack(game, "E1", "L1", 4)
    answer(game, "pass", "play extra_attack bear/lion", "from L1", "to L2", "count 3")
    assert at(game, "L2") == ("eagle", 2)
    assert at(game, "L1") == ("eagle", 1)


def test_r8_1_example_a_field_agent_under_a_devoted_players_bears_scores_four() -> None:
    """The Raven's agent in a brown region that the Bear holds, Devout to it (000, 001, 004)."""
    scores = [
        table(
            options={"field_agents": "on"},
            round=4,
            begin="end",
            banners={"H2": ("bear", 1)},
            loyalties={"raven": list(EMPIRES)},
            field=field,
        ).scores()["raven"]
        for field in ({"raven": ["H2"]}, {})
    ]
    assert scores[0] - scores[1] == 4


def test_r1_5_example_with_all_twenty_in_play_none_are_added() -> None:
    """003's FAQ: then simply add none."""
    armies = {"B1": 4, "B2": 6, "B3": 4, "B5": 6}
    for ruleset in ("eog", "competitive"):
        game = table(ruleset=ruleset, banners=armies, council={"bear.steward": "raven"})
        answer(game, "order bear.sheriff add-1-per-farm")
        assert reserve(game, "bear") == 0
        assert offered(game, "order ")[0].startswith("bear.steward")


def test_r4_3_example_an_attack_without_a_valid_target_may_not_be_chosen() -> None:
    """003's addendum: an order may have no effect, but an attack needs a target."""
    game = table(
        ruleset="competitive", banners={"B1": 10, "B2": 10}, council={"bear.sheriff": "raven"}
    )
    assert offered(game) == ["order bear.sheriff add-1-per-farm"]


def test_r4_3_example_a_council_without_agents_is_skipped() -> None:
    """An empire nobody has infiltrated does nothing (003)."""
    game = table(ruleset="competitive", council={"lion.sheriff": "rat"})
    assert asked(game) == ("rat", "act")
    assert [e for e in game.events() if e.event == "ordered"] == []
