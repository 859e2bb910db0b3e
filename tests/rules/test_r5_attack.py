"""R5: attacks."""

import random

import pytest

from tests.rules.table import (
    answer,
    asked,
    at,
    attack,
    banners,
    offered,
    refuses,
    reserve,
    table,
)
from warofwhispers import Game
from warofwhispers.content import EMPIRES, load_content
from warofwhispers.facts.shapes import Happened

# The Sheriff attacks; the Steward is asked next, so that no supply check comes between.
BEAR = {"bear.steward": "raven"}


def fight_by_hand(attackers: int, defenders: int, fort: str | None) -> tuple[int, int]:
    """Let both sides lose banners one at a time, as the rulebooks tell it; give who is left."""
    if fort == "kill":
        attackers -= 1
    extra = 1 if fort == "defend" else 0
    while attackers and defenders + extra:
        attackers -= 1
        if extra:
            extra = 0
        else:
            defenders -= 1
    return attackers, defenders


def fought(game: Game) -> Happened:
    """Return the last fight's event."""
    return [event for event in game.events() if event.event == "fought"][-1]


def test_r5_1_source_target_and_number() -> None:
    """Banners of one region move into an adjacent region of another empire."""
    game = table(banners={"B6": 3, "B5": 2}, council=BEAR)
    questions = attack(game, "B6", "H2", 2)
    assert [q.prompt for q in questions] == ["act", "attack_from", "attack_to", "attack_count"]
    assert questions[1].options == ("from B5", "from B6")
    assert questions[2].options == ("to H2",)
    assert questions[3].options == ("count 1", "count 2", "count 3")
    assert banners(game) == {"B5": ("bear", 2), "B6": ("bear", 1), "H2": ("bear", 2)}


def test_r5_1_no_source_without_a_banner() -> None:
    """An empty home region attacks nobody."""
    game = table(banners={"B6": 1}, council=BEAR)
    answer(game, "order bear.sheriff attack")
    assert offered(game) == ["from B6"]
    refuses(game, "from B4", "R5.1")
    refuses(game, "from E2", "R5.1")
    refuses(game, "pass", "R5.1")


def test_r5_1_no_attack_with_zero_and_none_beyond_the_army() -> None:
    """At least one banner goes, at most those that stand there."""
    game = table(banners={"B6": 2}, council=BEAR)
    answer(game, "order bear.sheriff attack", "from B6", "to H2")
    refuses(game, "count 0", "R5.2")
    refuses(game, "count 3", "R5.2")
    refuses(game, "pass", "R5.2")


def test_r5_1_only_banners_of_one_region_go() -> None:
    """The neighbour's army stays at home."""
    game = table(banners={"H1": ("bear", 5), "H3": ("bear", 5), "H2": 4}, council=BEAR)
    attack(game, "H1", "H2", 4)
    assert banners(game) == {"H1": ("bear", 1), "H3": ("bear", 5)}


def test_r5_1_any_other_empire_can_be_the_target() -> None:
    """The target is whoever controls it: home empire, conqueror, or nobody's army at all."""
    game = table(
        banners={"L3": ("bear", 3), "L4": 2, "L2": ("horse", 1), "H4": ("eagle", 1)}, council=BEAR
    )
    answer(game, "order bear.sheriff attack", "from L3")
    assert offered(game, "to ") == ["L1", "L2", "L4", "L8", "H2", "H4", "H5"]


def test_r5_1_on_random_maps_sources_and_targets_are_what_the_rule_says() -> None:
    """Whatever stands where: every pair that the rule allows is offered, and no other."""
    board = load_content().board
    ids = [region.id for region in board.regions]
    near = dict(zip(ids, [[ids[i] for i in n] for n in board.neighbours()], strict=True))
    home = {region.id: EMPIRES[region.home] for region in board.regions}
    chance = random.Random(5)  # noqa: S311 - a fixed lot of maps
    for _ in range(60):
        armies: dict[str, tuple[str, int]] = {}
        for region in chance.sample(ids, 20):
            armies[region] = (chance.choice(EMPIRES), chance.choice((1, 1, 2)))
        empire = chance.choice(EMPIRES)
        game = table(
            banners=armies,
            council={f"{empire}.chancellor": "raven"},
            begin=f"{empire}.chancellor",
        )
        held = {region: armies.get(region, (home[region], 0)) for region in ids}
        expected = {}
        for region, (holder, number) in held.items():
            stay = 0 if home[region] == empire else 1
            targets = [other for other in near[region] if held[other][0] != empire]
            if holder == empire and number > stay and targets:
                expected[region] = targets
        answer(game, f"order {empire}.chancellor attack")
        if not expected:
            assert game.decision.prompt == "swap"
            continue
        assert offered(game) == [f"from {region}" for region in expected]
        for region, targets in expected.items():
            other = game.clone()
            answer(other, f"from {region}")
            assert offered(other) == [f"to {target}" for target in targets]


def test_r5_2_conquered_source_keeps_one() -> None:
    """From a region that is not its home an empire leaves at least one banner behind."""
    game = table(banners={"H2": ("bear", 3)}, council=BEAR)
    answer(game, "order bear.sheriff attack", "from H2", "to H4")
    assert offered(game) == ["count 1", "count 2"]
    refuses(game, "count 3", "R5.2")


def test_r5_2_a_conquered_region_with_one_banner_is_no_source() -> None:
    """Its only banner may not leave."""
    game = table(banners={"H2": ("bear", 1), "B6": 1}, council=BEAR)
    answer(game, "order bear.sheriff attack")
    # Nor has B6 anything but the Bear's own regions around it: the attack is over.
    assert game.decision.about["position"] == "bear.steward"


def test_r5_2_a_home_source_may_be_emptied() -> None:
    """All banners may leave home; the region stays under control."""
    game = table(banners={"B6": 3}, council=BEAR)
    attack(game, "B6", "H2", 3)
    assert at(game, "B6") == ("bear", 0)
    assert at(game, "H2") == ("bear", 3)


def test_r5_2_home_means_the_attackers_own_home() -> None:
    """Each empire is bound by its own home regions, not by those of the region's empire."""
    game = table(
        banners={"B6": ("horse", 2), "H2": 2},
        council={"horse.marshal": "raven"},
        begin="horse.marshal",
    )
    answer(game, "order horse.marshal attack")
    one = game.clone()
    answer(one, "from B6", "to B5")
    assert offered(one) == ["count 1"]
    answer(game, "from H2", "to L2")
    assert offered(game) == ["count 1", "count 2"]


def test_r5_3_a_foolish_attack_is_legal() -> None:
    """One banner may run into five."""
    game = table(banners={"B6": 1, "H2": 5}, council=BEAR)
    attack(game, "B6", "H2", 1)
    assert banners(game) == {"H2": ("horse", 4)}
    assert reserve(game, "bear") == 20
    assert reserve(game, "horse") == 16


def test_r5_3_moving_among_ones_own_regions_is_no_attack() -> None:
    """Own regions, at home or conquered, are not among the targets."""
    game = table(banners={"B5": 3, "H2": ("bear", 1), "B6": 2}, council=BEAR)
    answer(game, "order bear.sheriff attack")
    refuses(game, "from B6", "R5.1")  # nothing around it but the Bear's own
    answer(game, "from B5")
    assert offered(game) == ["to L2"]
    refuses(game, "to B6", "R5.1")


def test_r5_3_retaking_a_lost_home_region() -> None:
    """An own home region that another empire holds can be attacked."""
    game = table(
        banners={"B5": 3, "B3": ("eagle", 1)},
        council={"bear.marshal": "raven"},
        begin="bear.sheriff",
    )
    attack(game, "B5", "B3", 2)
    assert at(game, "B3") == ("bear", 1)


def test_r5_3_a_retaken_home_is_no_conquered_region() -> None:
    """All banners that retook a home region may leave it again."""
    game = table(banners={"B5": 3, "B6": ("horse", 1)}, council={"bear.marshal": "raven"})
    attack(game, "B5", "B6", 3)  # the fort and the banner cost two
    assert at(game, "B6") == ("bear", 1)
    answer(game, "order bear.steward add-2", "add B6")
    attack(game, "B6", "H2", 3)
    assert banners(game) == {"H2": ("bear", 3)}


def test_r5_4_a_lost_fort_fights_its_own_empire() -> None:
    """Whoever holds the region has its fort: retaking one's own costs a banner too."""
    game = table(banners={"B5": 2, "B4": ("eagle", 1)}, council=BEAR)
    attack(game, "B5", "B4", 2)
    assert banners(game) == {}
    assert at(game, "B4") == ("bear", 0)


@pytest.mark.parametrize("fort", ["kill", "defend"])
def test_r5_4_the_fort_takes_one_banner_of_the_whole_force(fort: str) -> None:
    """Entering an empty region with a fort costs one banner, however many come."""
    game = table(options={"fort": fort}, banners={"B4": 5}, council=BEAR)
    attack(game, "B4", "E2", 5)
    assert at(game, "E2") == ("bear", 4)
    assert reserve(game, "bear") == 16


@pytest.mark.parametrize(("fort", "told"), [("kill", "fort_killed"), ("defend", "fort_held")])
def test_r5_4_the_log_tells_which_fort_it_was(fort: str, told: str) -> None:
    """A killing fort kills, a defending one holds: the banners are the same, the story is not."""
    game = table(options={"fort": fort}, banners={"B4": 3, "E2": 1}, council=BEAR)
    attack(game, "B4", "E2", 3)
    names = [event.event for event in game.events()]
    assert names.count(told) == 1
    assert len({"fort_killed", "fort_held"} & set(names)) == 1
    assert (fought(game).lost, fought(game).killed) == (2, 1)


def test_r5_4_a_fort_in_the_source_does_nothing() -> None:
    """Only the target's fort counts."""
    game = table(banners={"B6": 1}, council=BEAR)
    attack(game, "B6", "H2", 1)
    assert at(game, "H2") == ("bear", 1)


def test_r5_4_a_conquered_fort_protects_its_conqueror() -> None:
    """The fort stands with whoever controls the region."""
    game = table(
        banners={"L2": ("horse", 1), "L3": 3},
        council={"lion.chancellor": "rat"},
        begin="lion.chancellor",
    )
    attack(game, "L3", "L2", 2)
    assert banners(game) == {"L3": ("lion", 1)}
    assert at(game, "L2") == ("lion", 0)


@pytest.mark.parametrize("attackers", range(1, 7))
@pytest.mark.parametrize("defenders", range(6))
@pytest.mark.parametrize("fort", [None, "kill", "defend"])
def test_r5_5_losses_one_for_one(attackers: int, defenders: int, fort: str | None) -> None:
    """Both sides lose banner for banner until one has none, the dead go to their reserves."""
    source, target = ("B6", "H2") if fort is None else ("B4", "E2")
    enemy = "horse" if fort is None else "eagle"
    armies = {source: 7} | ({target: defenders} if defenders else {})
    game = table(options={"fort": fort or "kill"}, banners=armies, council=BEAR)
    attack(game, source, target, attackers)
    left, standing = fight_by_hand(attackers, defenders, fort)
    assert at(game, target) == (("bear", left) if left else (enemy, standing))
    assert reserve(game, "bear") == 13 + attackers - left
    assert reserve(game, enemy) == 20 - standing
    assert at(game, source) == ("bear", 7 - attackers)
    dead = (fought(game).lost, fought(game).killed)
    assert dead == (attackers - left, defenders - standing)


def test_r5_5_when_nobody_is_left_a_conquest_goes_home() -> None:
    """Two strangers die over a Lion region: it is the Lion's again."""
    game = table(banners={"L3": ("bear", 3), "L4": ("horse", 2)}, council=BEAR)
    attack(game, "L3", "L4", 2)
    assert at(game, "L4") == ("lion", 0)


def test_r5_5_when_nobody_is_left_a_home_region_stays_home() -> None:
    """The defender keeps its own empty region; the attacker has its own back."""
    game = table(banners={"B6": 2, "H2": 2}, council=BEAR)
    attack(game, "B6", "H2", 2)
    assert at(game, "H2") == ("horse", 0)
    back = table(banners={"B3": ("eagle", 1), "B5": 1}, council=BEAR)
    attack(back, "B5", "B3", 1)
    assert at(back, "B3") == ("bear", 0)


def test_r5_5_refuses_choosing_the_losses() -> None:
    """How many die is no question: with the number of attackers all is said."""
    game = table(banners={"B6": 3, "H2": 1}, council={"bear.steward": "raven"})
    attack(game, "B6", "H2", 2)
    assert game.decision.about["position"] == "bear.steward"
    refuses(game, "count 1", "R4.3")


def test_r5_6_the_sequence_of_an_attack() -> None:
    """Source, target, number; banners leave; declared; fight; after it; after the order."""
    game = table(
        banners={"B6": 3, "H2": 1},
        council={"bear.steward": "raven"},
        hands={"raven": ["bear/lion"]},
    )
    attack(game, "B6", "H2", 2)
    assert asked(game) == ("raven", "declared")
    assert at(game, "B6") == ("bear", 1)  # they have left
    assert at(game, "H2") == ("horse", 1)  # and not arrived
    assert game.decision.about["force"] == 2
    answer(game, "pass")
    assert asked(game) == ("raven", "after_fight")
    assert at(game, "H2") == ("bear", 1)
    answer(game, "pass")
    assert asked(game) == ("raven", "after_order")
    answer(game, "pass")
    assert game.decision.about["position"] == "bear.steward"


def test_r5_6_after_the_fight_also_if_no_attacker_is_left() -> None:
    """A lost attack has its window too; nobody is left to press on with."""
    game = table(
        banners={"B6": 3, "H2": 4}, council=BEAR, hands={"raven": ["bear/lion", "bear/eagle"]}
    )
    attack(game, "B6", "H2", 1)
    answer(game, "pass")
    assert asked(game) == ("raven", "after_fight")
    assert offered(game) == ["pass", "play annihilate bear/eagle+bear/lion"]


def test_r5_6_what_widens_the_target_comes_before_source_and_target() -> None:
    """Strike and armada are played when choosing; once the source is named it is too late."""
    game = table(
        banners={"B6": 3, "H2": 1}, council=BEAR, hands={"raven": ["eagle/horse", "horse/eagle"]}
    )
    answer(game, "order bear.sheriff attack")
    assert offered(game) == ["from B6", "play armada eagle/horse+horse/eagle"]
    answer(game, "from B6")
    assert offered(game) == ["to H2"]
    refuses(game, "play armada eagle/horse+horse/eagle", "R5.1")


def test_r5_6_a_pressed_on_attack_has_the_whole_sequence() -> None:
    """The second attack starts from the region taken, with its own windows and its own fight."""
    game = table(
        banners={"B6": 5},
        council=BEAR,
        hands={"raven": ["bear/lion", "bear/eagle", "horse/bear"]},
    )
    attack(game, "B6", "H2", 5)
    answer(game, "pass", "play extra_attack bear/lion")
    questions = answer(game, "from H2", "to H4", "count 4", "pass", "pass", "pass")
    assert [q.prompt for q in questions] == [
        "attack_from", "attack_to", "attack_count", "declared", "after_fight", "after_order",
    ]  # fmt: skip
    assert questions[0].options == ("from H2",)
    assert banners(game) == {"H2": ("bear", 1), "H4": ("bear", 3)}


def test_r5_6_no_windows_for_a_player_without_cards() -> None:
    """Only whoever holds a card is asked in between, and others' cards are no matter."""
    game = table(banners={"B6": 3, "H2": 1}, council=BEAR, hands={"rat": ["bear/lion"]})
    attack(game, "B6", "H2", 2)
    assert asked(game) == ("raven", "act")


def test_r5_7_three_against_two() -> None:
    """One attacker stands."""
    game = table(banners={"B6": 3, "H2": 2}, council=BEAR)
    attack(game, "B6", "H2", 3)
    assert at(game, "H2") == ("bear", 1)


@pytest.mark.parametrize("fort", ["kill", "defend"])
def test_r5_7_three_against_two_and_a_fort(fort: str) -> None:
    """Nobody stands, and the home empire keeps the region."""
    game = table(options={"fort": fort}, banners={"B4": 3, "E2": 2}, council=BEAR)
    attack(game, "B4", "E2", 3)
    assert at(game, "E2") == ("eagle", 0)
    assert banners(game) == {}
    assert [reserve(game, empire) for empire in EMPIRES] == [20] * 5


@pytest.mark.parametrize("fort", ["kill", "defend"])
def test_r5_7_one_against_an_empty_region_with_a_fort(fort: str) -> None:
    """The attacker dies, and the region stays what it was."""
    game = table(options={"fort": fort}, banners={"B4": 1}, council=BEAR)
    attack(game, "B4", "E2", 1)
    assert at(game, "E2") == ("eagle", 0)
    assert banners(game) == {}
