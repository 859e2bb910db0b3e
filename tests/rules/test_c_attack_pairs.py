"""The pair abilities of an attack: subjugate, armada, reinforce."""

from math import comb

import pytest

from tests.rules.table import (
    Banners,
    answer,
    asked,
    at,
    attack,
    banners,
    hand,
    offered,
    outcomes,
    play,
    playable,
    price,
    refuses,
    reserve,
    table,
)
from warofwhispers import Game

OWN = {"subjugate": "own_losses"}
SUBJUGATE = play("subjugate")


def start(
    armies: dict[str, Banners], cards: list[str], options: dict[str, str] | None = None
) -> Game:
    """Let the raven come to the Bear Sheriff; the spider's Chancellor is next."""
    return table(
        options=options,
        banners=armies,
        council={"bear.sheriff": "raven", "bear.chancellor": "spider"},
        hands={"raven": cards},
    )


def fought(
    armies: dict[str, Banners], number: int, cards: list[str], options: dict[str, str] | None = None
) -> Game:
    """Attack Talon Pass from Wolfgate; return the game after the fight."""
    game = start(armies, cards, options)
    attack(game, "B4", "E2", number)
    answer(game, "pass")
    assert asked(game) == ("raven", "after_fight")
    return game


# -- subjugate ------------------------------------------------------------------------------------


def test_c_subjugate_adds_one_for_each_enemy_killed() -> None:
    """Three Eagles died: three Bears come to any regions of the Bear, the one just taken too."""
    game = fought({"B4": 6, "E2": 3}, 6, price("subjugate"))
    answer(game, SUBJUGATE)
    assert offered(game, "add ") == ["B1", "B2", "B3", "B4", "B5", "B6", "E2"]
    answer(game, "add B1", "add B4", "add E2")
    assert banners(game) == {"B1": ("bear", 1), "B4": ("bear", 1), "E2": ("bear", 3)}


def test_c_subjugate_counts_enemies_though_the_attack_was_lost() -> None:
    """Two of three attackers got past the fort and killed two before they died."""
    game = fought({"B4": 3, "E2": 5}, 3, price("subjugate"))
    answer(game, SUBJUGATE, "add B1", "add B1")
    assert at(game, "B1") == ("bear", 2)
    assert at(game, "E2") == ("eagle", 3)


@pytest.mark.parametrize("fort", ["kill", "defend"])
def test_c_subjugate_never_counts_the_forts_extra_one(fort: str) -> None:
    """Two attack one behind a fort: one Eagle died, whatever the fort is taken for."""
    game = fought({"B4": 2, "E2": 1}, 2, price("subjugate"), {"fort": fort})
    answer(game, SUBJUGATE, "add B1")
    assert at(game, "B1") == ("bear", 1)
    assert asked(game) == ("spider", "act")


def test_c_subjugate_needs_a_dead_enemy() -> None:
    """One banner that only met the fort has killed nobody."""
    game = fought({"B4": 3, "E2": 5}, 1, price("subjugate"))
    refuses(game, SUBJUGATE, "R5.6")
    game = start({"E2": ("bear", 3)}, price("subjugate"))
    attack(game, "E2", "E3", 2)
    answer(game, "pass")
    refuses(game, SUBJUGATE, "R5.6")  # nobody was there


def test_c_subjugate_after_annihilate_counts_all_the_dead() -> None:
    """One banner thrown at the fort and five annihilated: five Bears come."""
    cards = ["bear/eagle", "bear/elephant", *price("subjugate")]
    game = fought({"B4": 3, "E2": 5}, 1, cards)
    assert "subjugate" not in playable(game)
    answer(game, play("annihilate"), SUBJUGATE, *["add B1"] * 5)
    assert banners(game) == {"B1": ("bear", 5), "B4": ("bear", 2)}


def test_c_subjugate_after_annihilate_does_not_count_ones_own_survivors() -> None:
    """Three enemies died; the attackers annihilated with them are no enemies."""
    cards = ["bear/eagle", "bear/elephant", *price("subjugate")]
    game = fought({"B4": 8, "E2": 3}, 8, cards)
    answer(game, play("annihilate"), SUBJUGATE, *["add B1"] * 3)
    assert banners(game) == {"B1": ("bear", 3)}


def test_c_subjugate_once_per_attack() -> None:
    """With two pairs of cards it is still one, also if annihilate comes between."""
    cards = [
        "bear/lion", "bear/lion", "lion/bear", "lion/bear", "bear/eagle", "bear/elephant",
    ]  # fmt: skip
    game = fought({"B4": 4, "E2": 5}, 4, cards)
    answer(game, SUBJUGATE, "add B1", "add B1", "add B1")
    refuses(game, SUBJUGATE, "R5.6")
    answer(game, play("annihilate"))
    assert at(game, "E2") == ("eagle", 0)
    refuses(game, SUBJUGATE, "R5.6")


def test_c_subjugate_again_for_the_next_attack() -> None:
    """Once per attack, so once more when pressed on."""
    cards = ["bear/lion", "bear/lion", "lion/bear", "lion/bear", "bear/eagle"]
    game = fought({"B4": 9, "E2": 1, "E1": 1}, 9, cards)
    answer(game, SUBJUGATE, "add B1", "play extra_attack bear/eagle", "from E2", "to E1")
    answer(game, "count 6", "pass", SUBJUGATE, "add B1")
    assert at(game, "B1") == ("bear", 2)


def test_c_subjugate_with_a_short_reserve() -> None:
    """Five enemies were annihilated, but the only Bear in reserve is the one the fort killed."""
    cards = ["bear/eagle", "bear/elephant", *price("subjugate")]
    game = fought({"B1": 9, "B2": 10, "B4": 1, "E2": 5}, 1, cards)
    assert reserve(game, "bear") == 1
    answer(game, play("annihilate"), SUBJUGATE, "add B4")
    assert at(game, "B4") == ("bear", 1)
    assert reserve(game, "bear") == 0
    assert asked(game) == ("spider", "act")


def test_c_subjugate_with_an_empty_reserve_is_not_offered() -> None:
    """Three died on each side, and a garrison has used the Bear's three up since: none are left."""
    armies: dict[str, Banners] = {"E2": ("bear", 11), "B2": 9, "E3": ("lion", 3)}
    game = start(armies, [*price("subjugate"), *price("garrison_city")])
    attack(game, "E2", "E3", 4)
    answer(game, "pass")
    assert reserve(game, "bear") == 3
    answer(game, "play garrison_city lion/bear+lion/eagle", "at B1")
    assert reserve(game, "bear") == 0
    refuses(game, "play subjugate bear/lion+lion/bear", "R5.6")


def test_c_subjugate_own_losses_counts_the_attackers_dead() -> None:
    """By 003 the attacker's own dead come back: here three, the fort's victim among them."""
    game = fought({"B4": 6, "E2": 2}, 6, price("subjugate"), OWN)
    assert at(game, "E2") == ("bear", 3)
    answer(game, SUBJUGATE, "add B1", "add B1", "add B1")
    assert banners(game) == {"B1": ("bear", 3), "E2": ("bear", 3)}


def test_c_subjugate_own_losses_counts_a_banner_that_only_met_the_fort() -> None:
    """Nobody else died, and that one comes back."""
    game = fought({"B4": 3, "E2": 5}, 1, price("subjugate"), OWN)
    answer(game, SUBJUGATE, "add B1")
    assert banners(game) == {"B1": ("bear", 1), "B4": ("bear", 2), "E2": ("eagle", 5)}


def test_c_subjugate_own_losses_after_annihilate_counts_the_survivors_too() -> None:
    """All six that attacked are dead, so six come."""
    cards = ["bear/eagle", "bear/elephant", *price("subjugate")]
    game = fought({"B4": 6, "E2": 2}, 6, cards, OWN)
    answer(game, play("annihilate"), SUBJUGATE, *["add B1"] * 6)
    assert banners(game) == {"B1": ("bear", 6)}


def test_c_subjugate_own_losses_needs_a_dead_banner_of_ones_own() -> None:
    """An empty region taken without loss gives nothing."""
    game = start({"E2": ("bear", 3)}, price("subjugate"), OWN)
    attack(game, "E2", "E3", 2)
    answer(game, "pass")
    refuses(game, SUBJUGATE, "R5.6")


def test_c_subjugate_each_outcome_is_reached_in_one_way() -> None:
    """Three banners over seven regions: every split once."""
    game = fought({"B4": 6, "E2": 3}, 6, price("subjugate"))
    answer(game, SUBJUGATE)
    found = outcomes(game)
    assert len(found) == len(set(found)) == comb(7 + 3 - 1, 3)


# -- armada ---------------------------------------------------------------------------------------


def test_c_armada_reaches_any_enemy_region_on_the_map() -> None:
    """Held or empty, near or far: all but the Bear's own."""
    game = start({"B4": 3, "H6": 1, "L2": ("bear", 1), "B1": ("lion", 1)}, price("armada"))
    answer(game, "order bear.sheriff attack", play("armada"), "from B4")
    mine = {"B2", "B3", "B4", "B5", "B6", "L2"}
    assert offered(game, "to ") == [r for r in game.notation.regions if r not in mine]


def test_c_armada_fights_afar() -> None:
    """Three against one behind a fort across the sea: one stands."""
    game = start({"B4": 3, "P3": 1}, price("armada"))
    answer(game, "order bear.sheriff attack", play("armada"), "from B4", "to P3", "count 3")
    assert at(game, "P3") == ("bear", 1)


def test_c_armada_a_conquered_source_keeps_one() -> None:
    """Control of the source may not be lost."""
    game = start({"E2": ("bear", 3), "P3": 1}, price("armada"))
    answer(game, "order bear.sheriff attack", play("armada"), "from E2", "to P3")
    assert offered(game) == ["count 1", "count 2"]


def test_c_armada_not_from_an_enemys_region_nor_from_an_empty_one() -> None:
    """The source is a region of the empire served with a banner that may leave."""
    game = start({"B4": 3, "P3": 1, "E2": ("bear", 1)}, price("armada"))
    answer(game, "order bear.sheriff attack", play("armada"))
    assert offered(game) == ["from B4"]
    refuses(game, "from P3", "R5.1")
    refuses(game, "pass", "R5.1")


def test_c_armada_makes_strike_superfluous() -> None:
    """With an armada at hand there is nothing left for a strike to open."""
    game = start({"B4": 3}, ["eagle/horse", "horse/eagle", "eagle/bear", "eagle/lion"])
    answer(game, "order bear.sheriff attack")
    assert playable(game) == {"armada", "strike_empty"}
    answer(game, "play armada eagle/horse+horse/eagle")
    assert playable(game) == set()
    refuses(game, "play strike_empty eagle/bear+eagle/lion", "R5.1")


def test_c_armada_twice_is_once_too_often() -> None:
    """A second armada in the same attack would open nothing new."""
    game = start({"B4": 3}, ["eagle/horse", "eagle/horse", "horse/eagle", "horse/eagle"])
    answer(game, "order bear.sheriff attack", play("armada"))
    refuses(game, play("armada"), "R5.1")


# -- reinforce ------------------------------------------------------------------------------------


def test_c_reinforce_brings_up_to_six_from_one_region() -> None:
    """Six of eight come from Barley Fells, far behind, and the attack succeeds."""
    game = start({"B2": 8, "B4": 2, "E2": 5}, price("reinforce"))
    attack(game, "B4", "E2", 1)
    answer(game, play("reinforce"))
    assert offered(game) == ["pass", "from B2", "from B4"]
    answer(game, "from B2")
    assert offered(game) == [f"count {number}" for number in range(1, 7)]
    answer(game, "count 6")
    assert banners(game) == {"B2": ("bear", 2), "B4": ("bear", 1), "E2": ("bear", 1)}


def test_c_reinforce_from_the_attacks_own_source() -> None:
    """What was left behind may follow, all of it from home."""
    game = start({"B4": 4, "E2": 2}, price("reinforce"))
    attack(game, "B4", "E2", 1)
    answer(game, play("reinforce"), "from B4")
    assert offered(game) == ["count 1", "count 2", "count 3"]
    answer(game, "count 3")
    assert banners(game) == {"E2": ("bear", 1)}


def test_c_reinforce_a_conquered_region_keeps_one() -> None:
    """The source of the attack and others alike, if conquered."""
    game = start({"E2": ("bear", 4), "L2": ("bear", 1), "E3": 3}, price("reinforce"))
    attack(game, "E2", "E3", 1)
    answer(game, play("reinforce"))
    assert offered(game) == ["pass", "from E2"]
    answer(game, "from E2")
    assert offered(game) == ["count 1", "count 2"]


def test_c_reinforce_may_add_none() -> None:
    """The cards are spent and nobody comes."""
    game = start({"B2": 8, "B4": 2, "E2": 1}, price("reinforce"))
    attack(game, "B4", "E2", 2)
    answer(game, play("reinforce"), "pass")
    assert hand(game, "raven") == []
    assert banners(game) == {"B2": ("bear", 8)}


def test_c_reinforce_not_from_another_empires_region() -> None:
    """Only the attacker's own banners join."""
    game = start({"B2": 8, "B4": 2, "E2": 1, "L2": 3}, price("reinforce"))
    attack(game, "B4", "E2", 2)
    answer(game, play("reinforce"))
    refuses(game, "from L2", "C-reinforce")
    refuses(game, "from E2", "C-reinforce")
    refuses(game, "from B1", "C-reinforce")


def test_c_reinforce_twice_from_two_regions() -> None:
    """Each pair of cards brings up to six from one region."""
    cards = ["elephant/lion", "elephant/lion", "lion/elephant", "lion/elephant"]
    game = start({"B2": 6, "B5": 6, "B4": 1, "E2": 9}, cards)
    attack(game, "B4", "E2", 1)
    answer(game, play("reinforce"), "from B2", "count 6", play("reinforce"), "from B5", "count 6")
    assert at(game, "E2") == ("bear", 3)


def test_c_reinforce_knows_no_limit_until_supply() -> None:
    """Nine may stand in the region taken until the Bear's turn ends."""
    game = start({"B2": 6, "B4": 4}, price("reinforce"))
    attack(game, "B4", "E2", 4)
    answer(game, play("reinforce"), "from B2", "count 6")
    assert at(game, "E2") == ("bear", 9)


def test_c_reinforce_survivors_press_on_together() -> None:
    """Those who came by reinforce are survivors of the attack like the others."""
    game = start({"B2": 6, "B4": 1, "E2": 1}, [*price("reinforce"), "bear/eagle"])
    attack(game, "B4", "E2", 1)
    answer(game, play("reinforce"), "from B2", "count 6", "pass", "play extra_attack bear/eagle")
    answer(game, "from E2", "to E3")
    assert offered(game) == ["count 1", "count 2", "count 3", "count 4"]
    assert reserve(game, "bear") == 15
